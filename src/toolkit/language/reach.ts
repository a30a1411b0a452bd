/**
 * What matching an expression costs. Since no rule is recursive, only a repetition can make it more than linear: one in which
 * a round may read arbitrarily far beyond what it takes, so that the next one reads the same text again.
 */
import { type Expression, type Grammar, partsOf, ruleOf } from "../grammar/expression.js";

/** How far an expression may read; each field is "arbitrarily far", as against "some characters". */
export interface Reach {
  /** What it takes where it matches. */
  readonly takes: boolean;
  /** What it reads beyond that where it matches: a lookahead, an alternative that failed late. */
  readonly wastes: boolean;
  /** What it reads where it does not match. */
  readonly fails: boolean;
  /** Whether it can fail at all. */
  readonly canFail: boolean;
}

const BOUNDED: Reach = { takes: false, wastes: false, fails: false, canFail: true };

/** Whether a lookahead reads the text, or asks a table of the places where it matches. */
export type Lookahead = "read" | "asked";

/** How far an expression may read. Where unsure, it says that it may. */
export function reachOf(grammar: Grammar, expression: Expression, lookahead: Lookahead): Reach {
  const inner = (each: Expression): Reach => reachOf(grammar, each, lookahead);
  switch (expression.type) {
    case "literal":
    case "class":
    case "any":
      return BOUNDED;
    case "sequence":
      return inSequence(expression.elements.map(inner));
    case "choice":
      return inChoice(expression.alternatives.map(inner));
    case "not":
    case "and":
      return lookahead === "asked" ? BOUNDED : aheadOf(inner(expression.expression), expression.type);
    case "optional":
      return tried(inner(expression.expression));
    case "many": {
      const round = inner(expression.expression);
      const rounds = { ...tried(round), takes: true };
      return expression.least === 0 ? rounds : { ...rounds, fails: round.fails, canFail: round.canFail };
    }
    case "text":
    case "labeled":
    case "picked":
      return inner(expression.expression);
    case "reference":
      return inner(ruleOf(grammar, expression.name).expression);
  }
}

/** Whether there is a text on which an expression does not match. */
export function canFail(grammar: Grammar, expression: Expression): boolean {
  return reachOf(grammar, expression, "read").canFail;
}

function inSequence(parts: readonly Reach[]): Reach {
  const failsLate = parts.some(({ fails, canFail }, index) => {
    const before = parts.slice(0, index);
    return fails || (canFail && before.some(({ takes, wastes }) => takes || wastes));
  });
  return {
    takes: parts.some(({ takes }) => takes),
    wastes: parts.some(({ wastes }) => wastes),
    fails: failsLate,
    canFail: parts.some(({ canFail }) => canFail),
  };
}

function inChoice(parts: readonly Reach[]): Reach {
  return {
    takes: parts.some(({ takes }) => takes),
    wastes: parts.some(({ wastes, fails }, index) => wastes || (fails && index < parts.length - 1)),
    fails: parts.some(({ fails }) => fails),
    canFail: parts.every(({ canFail }) => canFail),
  };
}

/** What a lookahead reads is never taken. */
function aheadOf({ takes, wastes, fails }: Reach, type: "and" | "not"): Reach {
  const found = takes || wastes;
  const [whereTrue, whereFalse] = type === "and" ? [found, fails] : [fails, found];
  return { takes: false, wastes: whereTrue, fails: whereFalse, canFail: true };
}

/** What need not match: where it does not, what it has read is read again. */
function tried({ takes, wastes, fails }: Reach): Reach {
  return { takes, wastes: wastes || fails, fails: false, canFail: false };
}

/** Whether an expression holds a lookahead that may read arbitrarily far. */
export function looksFar(grammar: Grammar, expression: Expression): boolean {
  if (expression.type === "reference") return looksFar(grammar, ruleOf(grammar, expression.name).expression);
  if (expression.type === "not" || expression.type === "and") {
    const { takes, wastes, fails } = reachOf(grammar, expression.expression, "read");
    return takes || wastes || fails;
  }
  return partsOf(expression).some((part) => looksFar(grammar, part));
}
