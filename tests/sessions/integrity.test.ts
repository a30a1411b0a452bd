/** What `verify` finds, and what goes: prunes, erasures, exports and imports. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chained } from "../../src/sessions/hash.js";
import { type Entry, LogError, memoryStore, type Session, type Store, sha256 } from "../../src/sessions/index.js";
import { fresh, KEY, methods, of, openOn, racing, sessionsOn, stepAll } from "./make.js";

const TEXTS = ["use vim", "hello", "prohibit docker", "use podman instead of docker", "yes", "set premise be brief"];

/** A log with a record of every kind, and a checkpoint in its middle. */
async function rich(): Promise<{ session: Session; store: Store }> {
  const made = await fresh({ limits: { checkpointEvery: 5 } });
  const { session } = made;
  await stepAll(session, ...TEXTS);
  await session.ask({ turn: "q1", question: { prompt: "Sure?", yes: ["use emacs", "use nano"] } });
  await session.step({ turn: "a1", text: "ok" });
  await session.restore({ turn: "u1" });
  await session.step({ turn: "b1", text: "use tea instead of coffee" });
  await session.cancel({ turn: "c1" });
  await session.append({
    turn: "r1",
    kind: "myapp.reply",
    data: { text: "Hello." },
    after: (await session.view()).head,
  });
  return made;
}

/** The same log in a store that has what it is told. */
function holding(entries: readonly Entry[]): Store {
  return {
    append: async () => ({ kind: "appended" }),
    async read(_key, range) {
      if ("turn" in range) return entries.filter(({ turn }) => turn === range.turn);
      const { from, limit = 1000, reverse = false } = range;
      const kept = entries.filter(
        ({ sequence }) => from === undefined || (reverse ? sequence <= from : sequence >= from),
      );
      return (reverse ? kept.reverse() : kept).slice(0, limit);
    },
    purge: async () => {},
    list: async () => [],
  };
}

/** A log of restores of what held a little before, of which only the first entry has a checkpoint. */
async function restores(count: number): Promise<readonly Entry[]> {
  const { session, store } = await fresh();
  await session.step({ turn: "a", text: "use tea" });
  const entries = [...(await store.read(KEY, {}))];
  for (let sequence = 3; sequence < count; sequence += 1) {
    const record = { kind: "restore", to: sequence - 2, patch: {}, origins: { premise: null, policies: [] } };
    const body = JSON.stringify({ v: 1, at: "", language: "0.5", ...record, ...(sequence === 3 && { to: 2 }) });
    const entry = { sequence, turn: `r${sequence}`, body };
    entries.push({ ...entry, hash: await sha256(chained(entries.at(-1)?.hash ?? "", entry)) });
  }
  return entries;
}

/** An export with other entries, whose hashes are right. */
async function rewritten(
  lines: readonly string[],
  edit: (entry: Entry, isLast: boolean) => Entry,
): Promise<readonly string[]> {
  const made = lines.slice(0, 1);
  let hash = "";
  for (const [index, line] of lines.slice(1).entries()) {
    const entry = edit(JSON.parse(line), index === lines.length - 2);
    hash = await sha256(chained(hash, entry));
    made.push(`${JSON.stringify({ ...entry, hash })}\n`);
  }
  return made;
}

/** How many entries a verification reads. */
async function readBy(entries: readonly Entry[]): Promise<number> {
  const store = holding(entries);
  let count = 0;
  const counting: Store = {
    ...store,
    async read(key, range) {
      const read = await store.read(key, range);
      count += read.length;
      return read;
    },
  };
  expect((await (await openOn(counting)).verify()).kind).toBe("verified");
  return count;
}

describe("verify", () => {
  it("reads a log of restores without checkpoints in proportion to its length", async () => {
    const [few, many] = [await readBy(await restores(100)), await readBy(await restores(400))];
    expect(many).toBeLessThan(6 * few);
  });

  it("takes no restore of what comes later", async () => {
    const entries = (await restores(6)).slice(0, 4);
    const { sequence, turn, body } = (await restores(6))[3] ?? { sequence: 0, turn: "", body: "" };
    const later = { sequence, turn, body: body.replace('"to":2', '"to":5') };
    const hash = await sha256(chained(entries[2]?.hash ?? "", later));
    const log = await openOn(holding([...entries.slice(0, 3), { ...later, hash }]));
    expect(await log.verify()).toEqual({ kind: "faulty", sequence: 4, fault: "restore" });
  });

  it("reads every text again, and finds a whole log whole", async () => {
    const { session } = await rich();
    const { head } = await session.view();
    expect(await session.verify()).toEqual({ kind: "verified", head, entries: 13, read: 8 });
    expect((await session.verify(head)).kind).toBe("verified");
    expect((await session.verify((await session.history({ from: 4, limit: 1 }))[0])).kind).toBe("verified");
  });

  it("finds any edit of any stored byte, and any entry that is gone, doubled, or out of place, save a cut end", async () => {
    const { store } = await rich();
    const entries = await store.read(KEY, {});
    const faults = fc.oneof(
      edits(entries),
      fc.nat(entries.length - 2).map((index) => entries.filter((_, each) => each !== index)),
      fc
        .nat(entries.length - 2)
        .map((at) => [...entries.slice(0, at), ...entries.slice(at, at + 2).reverse(), ...entries.slice(at + 2)]),
      fc.nat(entries.length - 1).map((at) => [...entries.slice(0, at + 1), ...entries.slice(at)]),
    );
    await fc.assert(
      fc.asyncProperty(faults, async (changed) => {
        const session = await openOn(holding(changed), { limits: { checkpointEvery: 5 } });
        expect((await session.verify()).kind).toBe("faulty");
      }),
      { numRuns: 400 },
    );
  });

  it("finds a cut end, and another log, by an anchor alone", async () => {
    const { session, store } = await rich();
    const { head } = await session.view();
    const entries = await store.read(KEY, {});
    const cut = await openOn(holding(entries.slice(0, -1)));
    expect((await cut.verify()).kind).toBe("verified");
    expect(await cut.verify(head)).toEqual({ kind: "faulty", sequence: 12, fault: "anchor" });
    expect(await (await rich()).session.verify({ ...head, hash: "0".repeat(64) })).toMatchObject({ fault: "anchor" });
  });

  it("finds an outcome that the text does not lead to, in a chain that was made anew", async () => {
    const forged = memoryStore();
    const { session } = await fresh();
    await stepAll(session, "use vim", "use emacs");
    const lines = [];
    for await (const line of session.export({ plain: true }))
      lines.push(line.replace('[\\"emacs\\",\\"use\\"]', '[\\"emacs\\",\\"prohibit\\"]'));
    of("imported", await sessionsOn(forged).import(KEY, lines));
    expect(await (await openOn(forged)).verify()).toEqual({ kind: "faulty", sequence: 3, fault: "outcome" });
  });

  it("finds a checkpoint that does not follow from what is before it", async () => {
    const { session } = await fresh({ limits: { checkpointEvery: 3 } });
    await stepAll(session, "use vim", "use emacs");
    const lines = [];
    for await (const line of session.export({ plain: true }))
      lines.push(line.replace('\\"vim\\":\\"use\\"', '\\"vim\\":\\"prohibit\\"'));
    const forged = memoryStore();
    of("imported", await sessionsOn(forged).import(KEY, lines));
    expect(await (await openOn(forged)).verify()).toEqual({ kind: "faulty", sequence: 3, fault: "checkpoint" });
  });
});

/** One character of one text of one entry, or its sequence, is another one. */
function edits(entries: readonly Entry[]): fc.Arbitrary<Entry[]> {
  const text = fc.constantFrom("hash", "turn", "body", "sequence");
  return fc
    .tuple(fc.nat(entries.length - 1), text, fc.nat(), fc.integer({ min: 32, max: 126 }))
    .map(([index, field, at, unit]) =>
      entries.map((entry, each) => {
        if (each !== index) return entry;
        if (field === "sequence") return { ...entry, sequence: entry.sequence + 1 + (at % 5) };
        const [before, key] = [entry[field === "hash" ? "hash" : field === "turn" ? "turn" : "body"], field];
        const place = at % before.length;
        const other = before.charCodeAt(place) === unit ? unit ^ 1 : unit;
        return { ...entry, [key]: before.slice(0, place) + String.fromCharCode(other) + before.slice(place + 1) };
      }),
    );
}

describe("a prune", () => {
  it("removes what is older, and keeps what holds with its words", async () => {
    const { session, store } = await fresh();
    await stepAll(session, "use tea", "remove policy tea", "use vim", "use emacs", "use nano");
    const pruned = of("pruned", await session.prune({ before: 6 }));
    expect(pruned.head.sequence).toBe(7);
    expect((await store.read(KEY, {})).map(({ sequence }) => sequence)).toEqual([6, 7]);
    expect(JSON.stringify(await store.read(KEY, {}))).not.toContain("tea");
    for (const each of [session, await openOn(store)]) {
      expect(await each.view()).toMatchObject({
        state: { policies: { vim: "use", emacs: "use", nano: "use" } },
        head: pruned.head,
      });
      expect(await each.origin("vim")).toMatchObject({ turn: "t3", text: "use vim" });
      expect((await each.verify()).kind).toBe("verified");
    }
    expect((await session.step({ turn: "t9", text: "use tea" })).kind).toBe("stepped");
    expect((await session.verify()).kind).toBe("verified");
  });

  it("leaves a log of which an edited byte is still found", async () => {
    const { session, store } = await rich();
    await session.prune({ before: 6 });
    const entries = await store.read(KEY, {});
    expect(entries[0]?.sequence).toBe(6);
    await fc.assert(
      fc.asyncProperty(edits(entries), async (changed) => {
        expect((await (await openOn(holding(changed))).verify()).kind).toBe("faulty");
      }),
      { numRuns: 150 },
    );
    expect(await (await openOn(holding(entries.slice(1)))).verify()).toMatchObject({
      kind: "faulty",
      fault: "broken_chain",
    });
  });

  it("may be made again, for less, and for everything", async () => {
    const { session, store } = await rich();
    for (const before of [4, 4, 2, 1]) expect((await session.prune({ before })).kind).toBe("pruned");
    expect((await store.read(KEY, { limit: 1 }))[0]?.sequence).toBe(4);
    const all = of("pruned", await session.prune({ before: 9999 }));
    expect((await store.read(KEY, {})).map(({ sequence }) => sequence)).toEqual([all.head.sequence]);
    expect((await session.verify()).kind).toBe("verified");
    for (const before of [0, -1, 1.5]) await expect(session.prune({ before })).rejects.toThrow(RangeError);
  });

  it("leaves no way back to what it removed, and says so", async () => {
    const { session } = await fresh();
    await stepAll(session, "use vim", "use emacs");
    await session.prune({ before: 3 });
    expect(await session.restore({ turn: "u1" })).toEqual({ kind: "refused", reason: "pruned" });
    expect(await session.step({ turn: "t2", text: "use emacs" })).toMatchObject({
      kind: "duplicate",
      sequence: 3,
      decision: null,
    });
    await expect(session.view(3)).rejects.toMatchObject({ code: "not_kept" });
    expect((await session.view(4)).state.policies).toEqual({ vim: "use", emacs: "use" });
  });

  it("that a crash has cut short is ended by the next one", async () => {
    const { session, store } = await fresh();
    await stepAll(session, "use vim", "use emacs");
    const crashing = await openOn({
      ...methods(store),
      purge: async () => Promise.reject(new Error("The store is gone.")),
    });
    await expect(crashing.prune({ before: 3 })).rejects.toThrow("gone");
    expect((await session.verify()).kind).toBe("verified");
    await session.prune({ before: 3 });
    expect((await store.read(KEY, { limit: 1 }))[0]?.sequence).toBe(3);
    expect((await session.verify()).kind).toBe("verified");
  });
});

describe("an erasure", () => {
  it.each([
    ["e1", "duplicate"],
    ["e2", "erased"],
  ])("that another one with the id %s has overtaken is answered as %s", async (turn, kind) => {
    const { session, store } = await rich();
    const racer = await openOn(racing(store, "e1", () => session.erase(turn)));
    expect(await racer.erase("e1")).toMatchObject({ kind, head: { sequence: 14 } });
    expect((await store.read(KEY, {})).map((entry) => entry.turn)).toEqual([turn]);
  });

  it("leaves one entry that says so, and nothing follows", async () => {
    const { session, store } = await rich();
    expect((await session.erase("e1")).kind).toBe("erased");
    const left = await store.read(KEY, {});
    expect(left.map(({ turn }) => turn)).toEqual(["e1"]);
    expect(left[0]?.body).toBe(
      `{"at":"time 14","below":14,"kind":"closed","language":"0.5","previous":"${JSON.parse(left[0]?.body ?? "").previous}","v":1,"why":"erased"}`,
    );
    const refusal = { kind: "refused", reason: "erased" };
    for (const each of [session, await openOn(store)]) {
      expect(await each.step({ turn: "t1", text: "use vim" })).toEqual(refusal);
      expect(await each.ask({ turn: "q9", question: { prompt: "?", yes: ["use vim"] } })).toEqual(refusal);
      expect(await each.restore({ turn: "u9" })).toEqual(refusal);
      expect(await each.fork("c2")).toEqual(refusal);
      expect((await each.view()).state).toEqual({ premise: null, policies: {}, version: 2 });
      expect((await each.erase("e2")).kind).toBe("erased");
      expect((await each.verify()).kind).toBe("verified");
    }
  });

  it("that a crash has cut short is ended by the next one", async () => {
    const { session, store } = await rich();
    const crashing = await openOn({
      ...methods(store),
      purge: async () => Promise.reject(new Error("The store is gone.")),
    });
    await expect(crashing.erase("e1")).rejects.toThrow("gone");
    expect(await session.step({ turn: "t9", text: "use vim" })).toEqual({ kind: "refused", reason: "erased" });
    expect((await session.erase("e1")).kind).toBe("erased");
    expect((await store.read(KEY, {})).length).toBe(1);
  });

  it("a session that has known a log finds another one in its place", async () => {
    const { session, store } = await fresh();
    await stepAll(session, "use vim", "use emacs");
    await store.purge(KEY, 9);
    const other = await openOn(store, { nonce: () => "another" });
    await stepAll(other, "prohibit vim", "use nano", "use tea");
    expect((await session.view()).state.policies).toEqual({ vim: "prohibit", nano: "use", tea: "use" });
    expect(of("stepped", await session.step({ turn: "t9", text: "use vim" })).decision.kind).toBe("clarify");
  });
});

describe("an export", () => {
  async function exported(session: Session, plain = false): Promise<string[]> {
    const lines = [];
    for await (const line of session.export({ plain })) lines.push(line);
    return lines;
  }

  it("is lines of JSON, and imports as the same chain, under another name too", async () => {
    const { session, store } = await rich();
    const lines = await exported(session);
    expect(lines[0]).toBe(
      '{"conversation":"c1","format":"context-compiler.session","plain":false,"sealed":false,"tenant":"acme","v":1}\n',
    );
    const copy = memoryStore();
    const key = { tenant: "acme", conversation: "copy" };
    const imported = of("imported", await sessionsOn(copy).import(key, lines.join("")));
    expect([imported.chain, await copy.read(key, {})]).toEqual(["same", await store.read(KEY, {})]);
    expect(of("imported", await sessionsOn(copy).import(key, lines)).head).toEqual(imported.head);
  });

  it("has all that stands before an entry that cannot be read", async () => {
    const { store } = await rich();
    const read: Store["read"] = async (key, range) => {
      const entries = await store.read(key, range);
      if (entries.some(({ sequence }) => sequence === 5)) throw new LogError("unreadable", 5, "damaged");
      return entries;
    };
    const [append, list, purge] = [store.append.bind(store), store.list.bind(store), store.purge.bind(store)];
    const session = await openOn({ append, list, purge, read });
    const lines: string[] = [];
    const all = async () => {
      for await (const line of session.export()) lines.push(line);
    };
    await expect(all()).rejects.toMatchObject({ code: "unreadable", sequence: 5 });
    const sequences = lines.slice(1).map((line) => JSON.parse(line).sequence);
    expect(sequences.slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(sequences[4]).toBe(6);
  });

  it("in plain begins a new chain that holds the same", async () => {
    const { session } = await rich();
    const copy = memoryStore();
    const codec = { seal: async (body: string) => btoa(body), open: async (sealed: string) => atob(sealed) };
    expect(of("imported", await sessionsOn(copy, { codec }).import(KEY, await exported(session, true))).chain).toBe(
      "new",
    );
    const other = await openOn(copy, { codec });
    const [before, after] = [await session.view(), await other.view()];
    expect([after.state, after.question, after.rules.sequence]).toEqual([
      before.state,
      before.question,
      before.rules.sequence,
    ]);
    expect(await other.origin("vim")).toEqual(await session.origin("vim"));
    expect((await other.verify()).kind).toBe("verified");
    expect((await other.step({ turn: "t77", text: "use x1", seen: after.rules })).kind).toBe("stepped");
  });

  it("in plain can be pruned and erased where a crash has kept what was to go", async () => {
    const codec = { seal: async (body: string) => btoa(body), open: async (sealed: string) => atob(sealed) };
    const store = memoryStore();
    const crashing: Store = {
      append: store.append.bind(store),
      read: store.read.bind(store),
      list: store.list.bind(store),
      purge: () => Promise.reject(new Error("crash")),
    };
    const session = await openOn(crashing, { codec });
    await stepAll(session, ...TEXTS);
    await expect(session.prune({ before: 3 })).rejects.toThrow("crash");
    const pruned = memoryStore();
    of("imported", await sessionsOn(pruned).import(KEY, await exported(session, true)));
    const other = await openOn(pruned);
    of("pruned", await other.prune({ before: 3 }));
    expect(await other.verify()).toMatchObject({ kind: "verified", entries: 7 });
    await expect(session.erase("e1")).rejects.toThrow("crash");
    const erased = memoryStore();
    of("imported", await sessionsOn(erased).import(KEY, await exported(session, true)));
    const last = await openOn(erased);
    of("erased", await last.erase("e2"));
    expect(await last.verify()).toMatchObject({ kind: "verified", entries: 1 });
  });

  it("in plain names entries by the hashes of its new chain", async () => {
    const limits = { checkpointEvery: 3 };
    const { session } = await fresh({ limits });
    await stepAll(session, "use vim", "hello", "goodbye");
    const copy = memoryStore();
    const codec = { seal: async (body: string) => btoa(body), open: async (sealed: string) => atob(sealed) };
    of("imported", await sessionsOn(copy, { codec, limits }).import(KEY, await exported(session, true)));
    const other = await openOn(copy, { codec, limits });
    const [entry] = await copy.read(KEY, { from: 2, limit: 1 });
    expect((await other.view()).rules).toEqual({ sequence: 2, hash: entry?.hash });
    expect((await other.verify()).kind).toBe("verified");
  });

  it("of all that was appended is importable, sealed as well: what would be too long for that is refused", async () => {
    const codec = { seal: async (body: string) => btoa(body), open: async (sealed: string) => atob(sealed) };
    const { session } = await fresh({ codec, limits: { layerBody: 32 * 1024 * 1024 } });
    const keep = async (turn: string, megabytes: number) => {
      const { head } = await session.view();
      return session.append({ turn, kind: "a.note", data: { text: "x".repeat(megabytes * 1024 * 1024) }, after: head });
    };
    expect((await keep("r1", 11.9)).kind).toBe("appended");
    expect(await keep("r2", 12)).toEqual({ kind: "refused", reason: "too_long" });
    expect((await session.verify()).kind).toBe("verified");
    expect((await sessionsOn(memoryStore(), { codec }).import(KEY, await exported(session))).kind).toBe("imported");
  });

  it("that is sealed is importable under its own key alone", async () => {
    const codec = { seal: async (body: string) => btoa(body), open: async (sealed: string) => atob(sealed) };
    const { session } = await fresh({ codec });
    await stepAll(session, "use vim");
    const lines = await exported(session);
    const refusal = (reason: string) => ({ kind: "refused", reason });
    for (const other of [{ conversation: "c2" }, { tenant: "t2" }])
      expect(await sessionsOn(memoryStore(), { codec }).import({ ...KEY, ...other }, lines)).toEqual(
        refusal("other_key"),
      );
    expect(await sessionsOn(memoryStore()).import(KEY, lines)).toEqual(refusal("faulty"));
    expect((await sessionsOn(memoryStore(), { codec }).import(KEY, lines)).kind).toBe("imported");
  });

  it("is refused where it is damaged, or of a pruned log, or over a conversation, and nothing is written", async () => {
    const { session } = await rich();
    const lines = await exported(session);
    const store = memoryStore();
    const refused = async (given: readonly string[], reason: string) => {
      expect(await sessionsOn(store).import(KEY, given)).toEqual({ kind: "refused", reason });
      expect(await store.list("acme")).toEqual([]);
    };
    await refused([], "format");
    await refused(lines.slice(1), "format");
    await refused(["{", ...lines.slice(1)], "format");
    await refused(lines.with(0, lines[0]?.replace('"v":1', '"v":2') ?? ""), "format");
    await refused(lines.with(3, "{}\n"), "format");
    await refused(lines.with(3, lines[3]?.replace("hello", "hallo").replace("t2", "t3") ?? ""), "faulty");
    await refused(lines.toSpliced(4, 1), "faulty");
    await refused(
      await rewritten(lines, (entry, last) => ({ ...entry, body: `${entry.body}${last ? "\n" : ""}` })),
      "format",
    );
    await refused(await rewritten(lines, (entry, last) => ({ ...entry, turn: last ? "t1" : entry.turn })), "format");
    await refused(
      await rewritten(lines, (entry, last) => ({ ...entry, turn: last ? "t".repeat(2001) : entry.turn })),
      "format",
    );
    const other = await openOn(store);
    await other.step({ turn: "t1", text: "use tea" });
    expect((await sessionsOn(store).import(KEY, lines)).kind).toBe("exists");
    await session.prune({ before: 3 });
    expect(await sessionsOn(memoryStore()).import(KEY, await exported(session))).toEqual({
      kind: "refused",
      reason: "pruned",
    });
  });
});
