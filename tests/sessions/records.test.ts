/** What a log says to the byte, what of it is read, and what is refused by name. */
import { describe, expect, it, vi } from "vitest";
import type { Fields } from "../../src/base/index.js";
import type { State } from "../../src/index.js";
import { decodeRecord } from "../../src/sessions/decode.js";
import { sha256 } from "../../src/sessions/hash.js";
import {
  type Codec,
  chained,
  createSessions,
  LogError,
  memoryStore,
  type Session,
  type Store,
} from "../../src/sessions/index.js";
import { upcast } from "../../src/sessions/upcast.js";
import { fresh, KEY, of, openOn, sessionsOn, stepAll } from "./make.js";

const NOTHING =
  '"checkpoint":{"changed":0,"engine":{"authoritative_state":{"policies":{},"premise":null,"version":2},"checkpoint_version":1,"pending":null},"origins":{"policies":[],"premise":null},"question":null,"rules":{"hash":"","sequence":0}}';

describe("a log, to the byte", () => {
  it("is canonical JSON in entries", async () => {
    const { session, store } = await fresh();
    await session.step({ turn: "m1", text: "use Café", actor: "ada", message: "msg 1" });
    await session.step({ turn: "m2", text: "hello" });
    expect((await store.read(KEY, {})).map(({ sequence, turn, body }) => [sequence, turn, body])).toEqual([
      [1, "#origin", `{"at":"time 1",${NOTHING},"kind":"origin","language":"0.5","nonce":"nonce 1","v":1}`],
      [
        2,
        "m1",
        '{"actor":"ada","at":"time 2","kind":"turn","language":"0.5","message":"msg 1","said":"use Caf\\u00e9","steps":[{"outcome":{"kind":"transition","rule":"use.adopts","transition":{"kind":"use_item","patch":{"policies":[["caf\\u00e9","use"]]}}},"text":"use Caf\\u00e9"}],"v":1}',
      ],
      [
        3,
        "m2",
        // printf '"hello"' | sha256sum
        '{"at":"time 3","digest":"5aa762ae383fbb727af3c7a36d4940a5b8c40a989452d2304fc958ff3f354e7a","kind":"turn","language":"0.5","steps":[],"v":1}',
      ],
    ]);
  });

  it("is chained by SHA-256 over five lines", async () => {
    const { session, store } = await fresh();
    await session.step({ turn: "m1", text: "use vim" });
    const [one, two] = await store.read(KEY, {});
    expect(two?.hash).toBe(await sha256(`context-compiler.session/1\n${one?.hash}\n2\nm1\n${two?.body}`));
    expect(one?.hash).toBe(await sha256(chained("", { sequence: 1, turn: "#origin", body: one?.body ?? "" })));
    // printf 'abc' | sha256sum
    expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("takes another hash where a host gives one", async () => {
    let count = 0;
    const store = memoryStore();
    const session = await openOn(store, { sha256: async () => `hash ${++count}` });
    await session.step({ turn: "m1", text: "use vim" });
    expect((await store.read(KEY, {})).map(({ hash }) => hash)).toEqual(["hash 1", "hash 2"]);
  });
});

describe("checkpoints", () => {
  it("ride in an entry once there is as much behind the last one as it was long, so that they make a log twice as long at most", async () => {
    const { store } = await talkedOver();
    const bodies = (await store.read(KEY, {})).map(({ body }) => body);
    const carrying = bodies.flatMap((body, index) => (body.includes('"checkpoint":') ? [index] : []));
    for (const [index, at] of carrying.slice(0, -1).entries()) {
      const next = carrying[index + 1] ?? 0;
      const base = bodies[at]?.length ?? 0;
      const lengths = bodies.slice(at + 1, next).map(({ length }) => length);
      const sum = (each: readonly number[]) => each.reduce((total, length) => total + length, 0);
      // The 64th entry carries one in any case.
      if ((next + 1) % 64 > 0) expect(sum(lengths)).toBeGreaterThanOrEqual(base);
      expect(sum(lengths.slice(0, -1))).toBeLessThan(base);
    }
    expect(carrying.length).toBeGreaterThan(5);
  });

  it("ride in every 64th entry at the latest, so that three reads open it at most", async () => {
    // A checkpoint that is longer than 64 entries.
    const premise = "x".repeat(60_000);
    const { session, store } = await talkedOver({ premise, policies: {}, version: 2 });
    const bodies = (await store.read(KEY, {})).map(({ body }) => body);
    const carrying = bodies.flatMap((body, index) => (body.includes('"checkpoint":') ? [index + 1] : []));
    expect(carrying).toEqual([1, 64, 128, 192]);
    const reads: number[] = [];
    const counted: Store = {
      append: store.append.bind(store),
      purge: store.purge.bind(store),
      list: store.list.bind(store),
      async read(key, range) {
        const page = await store.read(key, range);
        reads.push(page.length);
        return page;
      },
    };
    await session.step({ turn: "last", text: "use vim" });
    const opened = await (await openOn(counted)).view();
    expect(reads).toEqual([16]);
    expect(opened.state).toEqual((await session.view()).state);
    expect(opened.rules).toEqual((await session.view()).rules);
    // The 255th is the last one before a checkpoint.
    for (let turn = 0; turn < 53; turn += 1) await session.step({ turn: `n${turn}`, text: "hello" });
    reads.length = 0;
    expect((await (await openOn(counted)).view()).state).toEqual(opened.state);
    expect(reads).toEqual([16, 32, 64]);
  });

  /** A conversation of 201 entries. Records of other layers count as well: what is read is entries. */
  async function talkedOver(state?: State) {
    const store = memoryStore();
    const session = await createSessions({ store }).open(state === undefined ? KEY : { ...KEY, state });
    for (let turn = 1; turn <= 200; turn += 1) {
      const { head } = await session.view();
      if (turn % 3 > 0) of("stepped", await session.step({ turn: `m${turn}`, text: `use item ${turn % 70}` }));
      else of("appended", await session.append({ turn: `m${turn}`, kind: "myapp.reply", data: turn, after: head }));
    }
    return { session, store };
  }

  it("carry the origins and the question", async () => {
    const store = memoryStore();
    const session = await openOn(store, { limits: { checkpointEvery: 2 } });
    await stepAll(session, "set premise be brief", "prohibit flights", "use trains instead of flights", "what?");
    const later = await openOn(store, { limits: { checkpointEvery: 2 } });
    expect(await later.origin(null)).toMatchObject({ turn: "t1", text: "set premise be brief", sequence: 2 });
    expect(await later.origin("the Flights")).toMatchObject({ turn: "t2", at: "time 3" });
    const { question, rules } = await later.view();
    expect([question?.sequence, rules.sequence, question?.text]).toEqual([4, 4, "use trains instead of flights"]);
    await later.step({ turn: "t5", text: "yes" });
    expect(await (await openOn(store)).origin("trains")).toMatchObject({
      turn: "t5",
      said: "yes",
      text: "use trains instead of flights",
    });
    expect(await (await openOn(store)).origin("flights")).toBeNull();
  });

  it("are left out of an entry that would be too long with one", async () => {
    const store = memoryStore();
    const limits = { checkpointEvery: 3, layerBody: 3000 };
    const session = await openOn(store, { limits });
    const texts = Array.from({ length: 12 }, (_, index) => `use ${index}${"x".repeat(400)}`);
    await stepAll(session, ...texts);
    expect(Object.keys((await (await openOn(store, { limits })).view()).state.policies).length).toBe(12);
    expect((await session.verify()).kind).toBe("verified");
  });

  it("make no record too long, and excuse none that is", async () => {
    const store = memoryStore();
    const session = await openOn(store, { limits: { checkpointEvery: 1, body: 600 } });
    await stepAll(session, "use item 1", "use item 2", "use item 3", "use item 4");
    const [last] = await store.read(session.key, { reverse: true, limit: 1 });
    expect(last?.body.length).toBeGreaterThan(600);
    expect(last?.body).toContain('"checkpoint"');
    const long = { turn: "long", text: `use ${"x".repeat(300)}` };
    expect(await session.step(long)).toEqual({ kind: "refused", reason: "too_long" });
  });
});

describe("a codec", () => {
  const rot: Codec = {
    seal: async (body, { sequence, conversation }) => btoa(`${conversation} ${sequence} ${body}`),
    async open(sealed, { sequence, conversation }) {
      const text = atob(sealed);
      if (!text.startsWith(`${conversation} ${sequence} `)) throw new Error("It is not from here.");
      return text.slice(`${conversation} ${sequence} `.length);
    },
  };

  it("stands between records and stored bytes, bound to key and sequence", async () => {
    const { session, store } = await fresh({ codec: rot });
    await stepAll(session, "use vim", "hello");
    const bodies = (await store.read(KEY, {})).map(({ body }) => body);
    expect(bodies.join()).not.toContain("use vim");
    expect(atob(bodies[1] ?? "")).toMatch(/^c1 2 \{"at":/);
    expect((await (await openOn(store, { codec: rot })).view()).state.policies).toEqual({ vim: "use" });
    expect((await session.verify()).kind).toBe("verified");
  });

  it("opens what is new at a look, and nothing that the session has seen", async () => {
    const opened: number[] = [];
    const counted: Codec = {
      ...rot,
      async open(sealed, place) {
        opened.push(place.sequence);
        return rot.open(sealed, place);
      },
    };
    const { session, store } = await fresh({ codec: rot });
    await stepAll(session, "use vim");
    const looking = await openOn(store, { codec: counted });
    await looking.view();
    opened.length = 0;
    await looking.view();
    expect(opened).toEqual([]);
    await session.step({ turn: "t2", text: "use emacs" });
    expect((await looking.view()).state.policies).toEqual({ vim: "use", emacs: "use" });
    expect(opened).toEqual([3]);
  });

  it("that does not open a body makes an error of it: no body is taken as plain text", async () => {
    const { session, store } = await fresh();
    await session.step({ turn: "t1", text: "use vim" });
    const other = await openOn(store, { codec: rot });
    await expect(other.view()).rejects.toMatchObject({ name: "LogError", code: "unreadable" });
    await expect(other.step({ turn: "t2", text: "use emacs" })).rejects.toThrow(LogError);
  });

  it("that seals nothing the same way twice lets an import end what a store's failure cut off", async () => {
    let salt = 0;
    const salted: Codec = {
      seal: async (body, place) => `${++salt}.${await rot.seal(body, place)}`,
      open: async (sealed, place) => rot.open(sealed.slice(sealed.indexOf(".") + 1), place),
    };
    const { session } = await fresh();
    await stepAll(session, "use tea", "prohibit rum", "use milk", "prohibit gin");
    const lines: string[] = [];
    for await (const line of session.export({ plain: true })) lines.push(line);
    const store = memoryStore();
    const append = store.append.bind(store);
    vi.spyOn(store, "append").mockImplementationOnce(append).mockRejectedValueOnce(new Error("disk full"));
    const sessions = sessionsOn(store, { codec: salted });
    await expect(sessions.import(KEY, lines)).rejects.toThrow("disk full");
    expect(await sessions.import(KEY, lines)).toMatchObject({ kind: "imported", chain: "new" });
    const imported = await sessions.open(KEY);
    expect((await imported.view()).state).toEqual((await session.view()).state);
    expect((await imported.verify()).kind).toBe("verified");
    expect((await sessions.import(KEY, lines.slice(0, 3))).kind).toBe("imported");
    expect((await sessionsOn(store, { codec: rot }).import(KEY, lines)).kind).toBe("exists");
    await imported.prune({ before: 4 });
    const read = vi.spyOn(store, "read");
    expect((await sessions.import(KEY, lines)).kind).toBe("exists");
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("that seals what is no printable ASCII is refused before anything is written", async () => {
    const { session, store } = await fresh({ codec: { ...rot, seal: async (body) => `é${body}` } });
    await expect(session.step({ turn: "t1", text: "use vim" })).rejects.toThrow("printable ASCII");
    expect(await store.read(KEY, {})).toEqual([]);
  });
});

describe("records of other versions", () => {
  async function withRecord(body: string): Promise<{ store: Store; session: Awaited<ReturnType<typeof openOn>> }> {
    const { session, store } = await fresh();
    await session.step({ turn: "t1", text: "use vim" });
    const { head } = await session.view();
    const entry = { sequence: 3, turn: "t2", body };
    await store.append(KEY, head, { ...entry, hash: await sha256(chained(head.hash, entry)) });
    return { store, session };
  }

  it("a newer one is refused by its number, and nothing is written over it", async () => {
    const { session, store } = await withRecord('{"v":2,"kind":"turn","new":true}');
    expect(await session.step({ turn: "t3", text: "use emacs" })).toEqual({ kind: "refused", reason: "newer_version" });
    expect(await (await openOn(store)).step({ turn: "t3", text: "yes" })).toEqual({
      kind: "refused",
      reason: "newer_version",
    });
    await expect(session.view()).rejects.toMatchObject({
      code: "newer_version",
      sequence: 3,
      message: expect.stringContaining("version 2"),
    });
    expect((await store.read(KEY, {})).length).toBe(3);
  });

  it("an older one is upcast, version by version", () => {
    const upcasts = new Map([
      [1, (fields: Fields) => new Map([...fields, ["b", 1]])],
      [2, (fields: Fields) => new Map([...fields, ["c", fields.get("b")]])],
    ]);
    expect(Object.fromEntries(upcast(new Map([["a", 0]]), 1, 3, upcasts) ?? [])).toEqual({ a: 0, b: 1, c: 1 });
    expect(Object.fromEntries(upcast(new Map([["a", 0]]), 3, 3, upcasts) ?? [])).toEqual({ a: 0 });
    expect(upcast(new Map(), 0, 3, upcasts)).toBeNull();
  });

  const WHO = '"v":1,"at":"","language":"0.5"';
  const ORIGIN = '{"turn":"t","sequence":1,"text":"","said":"","at":""}';
  it.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["no version", '{"kind":"cancel","at":"","language":"0.5"}'],
    ["version zero", '{"v":0,"kind":"cancel","at":"","language":"0.5"}'],
    ["no kind", `{${WHO}}`],
    ["a kind that is none", `{${WHO},"kind":"other"}`],
    ["no time", '{"v":1,"language":"0.5","kind":"cancel"}'],
    ["an actor that is no text", `{${WHO},"kind":"cancel","actor":1}`],
    ["a turn that is said and digested", `{${WHO},"kind":"turn","said":"","digest":"","steps":[]}`],
    ["a turn without steps that is said", `{${WHO},"kind":"turn","said":"","steps":[]}`],
    [
      "an outcome without a rule",
      `{${WHO},"kind":"turn","said":"","steps":[{"text":"","outcome":{"kind":"passthrough"}}]}`,
    ],
    ["a patch of an item that is not normalized", restore('{"policies":[["The X","use"]]}')],
    ["a patch of an empty item", restore('{"policies":[["","use"]]}')],
    ["a patch of one item twice", restore('{"policies":[["x","use"],["x",null]]}')],
    ["a policy that is none", restore('{"policies":[["x","maybe"]]}')],
    [
      "an origin that lacks a field",
      `{${WHO},"kind":"restore","to":1,"patch":{},"origins":{"premise":{"turn":"t"},"policies":[]}}`,
    ],
    [
      "an origin of another item's shape",
      `{${WHO},"kind":"restore","to":1,"patch":{},"origins":{"premise":null,"policies":[[1,${ORIGIN}]]}}`,
    ],
    [
      "a checkpoint that cannot be imported",
      `{${WHO},"kind":"cancel","checkpoint":{"engine":{},"question":null,"origins":{"premise":null,"policies":[]},"rules":null,"changed":0}}`,
    ],
    ["an origin without a checkpoint", `{${WHO},"kind":"origin","nonce":"n"}`],
    ["a question without answers", `{${WHO},"kind":"question","prompt":"?"}`],
    ["an end for a reason that is none", `{${WHO},"kind":"closed","why":"lost","below":1,"previous":""}`],
  ])("one that is damaged is unreadable: %s", async (_what, body) => {
    expect(() => decodeRecord(body, 7)).toThrow(LogError);
    expect(() => decodeRecord(body, 7)).toThrow("entry 7");
    const { session } = await withRecord(body);
    await expect(session.view()).rejects.toMatchObject({ code: "unreadable", sequence: 3 });
  });

  function restore(patch: string): string {
    return `{"v":1,"at":"","language":"0.5","kind":"restore","to":1,"patch":${patch},"origins":{"premise":null,"policies":[]}}`;
  }

  it("what a record gives to a snapshot, nobody can change", async () => {
    const { session } = await fresh();
    await session.step({ turn: "t1", text: "use podman instead of docker" });
    const [, entry] = await session.history();
    expect(Object.isFrozen(entry?.record)).toBe(true);
    const steps = entry?.record.kind === "turn" ? entry.record.steps : [];
    expect([Object.isFrozen(steps), Object.isFrozen(steps[0]?.outcome)]).toEqual([true, true]);
  });
});

it("state is folded from patches: a text that would be read in another way now changes nothing", async () => {
  const { session, store } = await fresh();
  await session.step({ turn: "t1", text: "use vim" });
  const { head } = await session.view();
  const record = JSON.parse((await store.read(KEY, { turn: "t1" }))[0]?.body ?? "");
  record.language = "0.4";
  record.steps[0].outcome.transition.patch = { policies: [["emacs", "prohibit"]] };
  const entry = { sequence: 3, turn: "t2", body: JSON.stringify(record) };
  await store.append(KEY, head, { ...entry, hash: await sha256(chained(head.hash, entry)) });
  expect((await session.view()).state.policies).toEqual({ vim: "use", emacs: "prohibit" });
  expect(await session.verify()).toMatchObject({ kind: "verified", entries: 3, read: 1 });
});

it("what a session answers may be written to: what it keeps stays as it was", async () => {
  const { session } = await fresh();
  const { outcome, changes, decision } = of("stepped", await session.step({ turn: "t1", text: "use vim" }));
  for (const answered of [outcome, changes, decision]) overwrite(answered);
  const question = { prompt: "Well?", yes: ["use git"], no: ["use nano"] };
  const asked = of("asked", await session.ask({ turn: "t2", question }));
  expect(() => overwrite(asked.question.answers)).toThrow(TypeError);
  overwrite(question);
  await session.step({ turn: "t3", text: "yes" });
  const { state } = await session.view();
  expect(state.policies).toEqual({ vim: "use", git: "use" });
  expect((await session.verify()).kind).toBe("verified");
});

/** Makes every text within a value another one. */
function overwrite(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value))
    if (typeof part === "string") Reflect.defineProperty(value, name, { value: "emacs" }) || refuse();
    else overwrite(part);
}

function refuse(): never {
  throw new TypeError("It is frozen.");
}

it.each([
  ["time", { now: () => Number.NaN }],
  ["nonce", { nonce: () => undefined }],
])("a %s that is no text is misuse, and nothing is written", async (_what, options) => {
  const store = memoryStore();
  const session: Session = await Reflect.apply(openOn, null, [store, options]);
  await expect(session.step({ turn: "t1", text: "use vim" })).rejects.toThrow(TypeError);
  expect(await store.read(KEY, {})).toEqual([]);
});

it("options that are misuse are refused at once", () => {
  const make: (options: never) => unknown = (options) => createSessions(options);
  for (const options of [
    {},
    { store: memoryStore(), record: "some" },
    { store: memoryStore(), clock: 1 },
    { store: memoryStore(), limits: { attemps: 1 } },
  ]) {
    expect(() => Reflect.apply(make, null, [options])).toThrow(TypeError);
  }
});
