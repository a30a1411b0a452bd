/** The hash of page ids against the vectors that the authors of BLAKE3 publish: `test_vectors.json` of BLAKE3-team/BLAKE3. */
import { expect, it } from "vitest";
import { blake3 } from "../../src/context/blake3/index.js";
import { byteMeter, page } from "../../src/context/index.js";

/** The length of the input, whose bytes are 0, 1, …, 250, 0, 1, …, and the first 32 bytes of the output. */
const VECTORS: readonly (readonly [number, string])[] = [
  [0, "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262"],
  [1, "2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213"],
  [1023, "10108970eeda3eb932baac1428c7a2163b0e924c9a9e25b35bba72b28f70bd11"],
  [1024, "42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7"],
  [1025, "d00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444"],
  [2048, "e776b6028c7cd22a4d0ba182a8bf62205d2ef576467e838ed6f2529b85fba24a"],
  [2049, "5f4d72f40d7a5f82b15ca2b2e44b1de3c2ef86c426c95c1af0b6879522563030"],
  [3072, "b98cb0ff3623be03326b373de6b9095218513e64f1ee2edd2525c7ad1e5cffd2"],
  [4096, "015094013f57a5277b59d8475c0501042c0b642e531b0a1c8f58d2163229e969"],
  [8193, "bab6c09cb8ce8cf459261398d2e7aef35700bf488116ceb94a36d0f5f1b7bc3b"],
  [31744, "62b6960e1a44bcc1eb1a611a8d6235b6b4b78f32e7abc4fb4c6cdcce94895c47"],
  [102400, "bc3e3d41a1146b069abffad3c0d44860cf664390afce4d9661f7902e7943e085"],
];

it.each(VECTORS)("the digest of %i bytes is the published one", (length, published) => {
  const input = Uint8Array.from({ length }, (_, index) => index % 251);
  expect(Buffer.from(blake3.digest(input)).toString("hex")).toBe(published);
});

it("the id of a page is the name and the first 16 bytes of the digest of its parts, each behind its length", () => {
  let seen = new Uint8Array();
  const watching = {
    name: blake3.name,
    digest(bytes: Uint8Array) {
      seen = Uint8Array.from(bytes);
      return blake3.digest(bytes);
    },
  };
  const made = page({ kind: "tool_output", origin: "grep", body: "a.ts" }, { meter: byteMeter, hash: watching });
  expect(made.id).toBe(`blake3:${Buffer.from(blake3.digest(seen)).toString("hex").slice(0, 32)}`);
  const length = (bytes: number): string => `${String.fromCharCode(bytes)}${"\0".repeat(7)}`;
  const parts = ["tool_output", "grep", "a.ts", "0"].map((part) => length(part.length) + part);
  expect(Buffer.from(seen).toString("latin1")).toBe(parts.join(""));
});
