/** How an implementation is made wrong in one way: everything else of it is ours, and right. */

import type { Case, JsonObject } from "../../src/conformance/case.js";
import type { Implementation, Subject } from "../../src/conformance/subject.js";
import { type Parts, RIGHT } from "./answer.js";

/** Our engine with other members in each of its conversations. */
export function subjects(change: (subject: Subject) => Partial<Subject>): Parts {
  return implementations((right) => ({
    start(from) {
      const subject = right.start(from);
      return { ...subject, ...change(subject) };
    },
  }));
}

/** Our engine with other functions. */
export function implementations(change: (right: Implementation) => Partial<Implementation>): Parts {
  const { implementation } = RIGHT;
  return { ...RIGHT, implementation: { ...implementation, ...change(implementation) } };
}

/** Our engine, whose observations are told otherwise. */
export function told(change: (observed: JsonObject, asked: Case) => JsonObject): Parts {
  return { ...RIGHT, told: change };
}

/** Our engine, which reads another text than it is given to import. */
export function payloads(change: (text: string) => string): Parts {
  return subjects((subject) => ({
    importJson: (text) => subject.importJson(typeof text === "string" ? change(text) : text),
    importCheckpointJson: (text) => subject.importCheckpointJson(change(text)),
  }));
}

/** An observation in which every text of a field, however deep, is another. */
export function retold(value: unknown, field: string, change: (text: string) => string): JsonObject {
  const text = JSON.stringify(value, (key, inner: unknown) =>
    key === field && typeof inner === "string" ? change(inner) : inner,
  );
  return JSON.parse(text);
}

/** What a call throws; null where it throws nothing. */
export function thrownBy(act: () => void): unknown {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
}

/** A fresh engine in the place of what the conversation was, in the same state: what was pending is lost. */
export function dropPending(subject: Subject): void {
  subject.importJson(subject.exportJson());
}

/** Puts a conversation back where a checkpoint was. */
export function restore(subject: Subject, checkpoint: string): void {
  subject.importCheckpointJson(checkpoint);
}
