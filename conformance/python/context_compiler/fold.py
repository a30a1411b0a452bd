"""Chapter 13: what holds after an entry, folded from patches and checkpoints. No text is read again for it."""

import json
from dataclasses import dataclass, field, replace
from typing import Any, Dict, List, Optional

from .characters import join_surrogates
from .meaning import initial
from .persistence import checkpoint_value, read_checkpoint
from .records import is_empty
from .values import Conversation, Pending, State

Record = Dict[str, Any]
NO_HEAD = {"sequence": 0, "hash": ""}


@dataclass(frozen=True)
class Fold:
    """log.checkpoint: all that is known after an entry."""

    head: Record = field(default_factory=lambda: NO_HEAD)
    conversation: Conversation = initial
    question: Optional[Record] = None
    rules: Record = field(default_factory=lambda: NO_HEAD)
    changed: int = 0
    premise: Optional[Record] = None
    origins: Dict[str, Record] = field(default_factory=dict)

    def value(self) -> Record:
        """What holds, for people and tests."""
        return {
            "state": self.conversation.state.value(),
            "question": self.question,
            "rules": self.rules,
            "origins": self.origins_value(),
        }

    def origins_value(self) -> Record:
        return {"premise": self.premise, "policies": [[item, self.origins[item]] for item in sorted(self.origins)]}

    def checkpoint(self) -> Record:
        return {
            "engine": checkpoint_value(self.conversation),
            "question": self.question,
            "origins": self.origins_value(),
            "rules": None if self.rules == self.head and self.head["sequence"] > 0 else self.rules,
            "changed": self.changed,
        }


def is_base(record: Record) -> bool:
    """log.checkpoint: whether an entry says by itself all that holds after it."""
    return "checkpoint" in record or (record["kind"] == "closed" and record["why"] == "erased")


def base(entry: Record, record: Record) -> Fold:
    head = head_of(entry)
    known = record.get("checkpoint")
    if known is None:
        return Fold(head=head, rules=head)
    return Fold(
        head=head,
        conversation=read_checkpoint(known["engine"]),
        question=known["question"],
        rules=head if known["rules"] is None else known["rules"],
        changed=known["changed"],
        premise=known["origins"]["premise"],
        origins=dict(known["origins"]["policies"]),
    )


def folded(fold: Fold, entry: Record, record: Record) -> Fold:
    """What holds after one more entry."""
    kind, head = record["kind"], head_of(entry)
    if kind == "origin" or (kind == "closed" and record["why"] == "erased"):
        return base(entry, record)
    if kind == "turn":
        fold = _turn(fold, entry, record)
    elif kind == "question":
        asked = {"sequence": head["sequence"], "prompt": record["prompt"], "text": None, "answers": record["answers"]}
        fold = replace(fold, question=asked, rules=head)
    elif kind == "cancel":
        fold = replace(fold, conversation=patched(fold.conversation, {}), question=None, rules=head)
    elif kind == "restore":
        fold = _restored(fold, head, record)
    return replace(fold, head=head)


def patched(conversation: Conversation, patch: Record) -> Conversation:
    """A state after a patch; nothing waits then."""
    state = conversation.state
    for item, policy in patch.get("policies", []):
        state = state.without_policy(item) if policy is None else state.with_policy(item, policy)
    return Conversation(State(patch.get("premise", state.premise), state.policies), None)


def between(now: State, goal: State) -> Record:
    """The patch that makes one state the other and names nothing else, its items in the order of code points."""
    patch: Record = {} if now.premise == goal.premise else {"premise": goal.premise}
    items = sorted(set(now.policies) | set(goal.policies))
    changes = [[item, goal.policies.get(item)] for item in items if now.policies.get(item) != goal.policies.get(item)]
    return {**patch, "policies": changes} if changes else patch


def effective(steps: List[Record]) -> List[Record]:
    """log.turn: the steps that take effect, all or none. A record of another version may have one without an outcome."""
    if len(steps) == 1:
        return [step for step in steps if step["outcome"] is not None]
    return steps if all(_patch(step) is not None for step in steps) else []


def _patch(step: Record) -> Optional[Record]:
    outcome = step["outcome"]
    return outcome["transition"]["patch"] if outcome is not None and outcome["kind"] == "transition" else None


def _turn(fold: Fold, entry: Record, record: Record) -> Fold:
    head, question = head_of(entry), fold.question
    changed = False
    for step in effective(record["steps"]):
        fold = replace(fold, conversation=stepped(fold.conversation, step["outcome"]))
        patch = _patch(step) or {}
        changed = changed or not is_empty(patch)
        fold = _with_origins(fold, patch, _origin(question, entry, record, step))
    asked = _question_after(question, record["steps"], head["sequence"])
    moved = changed or asked != question
    return replace(
        fold,
        question=asked,
        changed=head["sequence"] if changed else fold.changed,
        rules=head if moved else fold.rules,
    )


def stepped(conversation: Conversation, outcome: Record) -> Conversation:
    """What an outcome makes of a state, and of what waits."""
    if outcome["kind"] == "passthrough":
        return conversation
    if outcome["kind"] == "transition":
        return patched(conversation, outcome["transition"]["patch"])
    pending = outcome["pending"]
    if pending is None:
        return Conversation(conversation.state, None)
    kind = pending["kind"]
    return Conversation(conversation.state, Pending(kind, pending[kind], pending["prompt"]))


def _origin(question: Optional[Record], entry: Record, record: Record, step: Record) -> Record:
    """log.turn: who set it; a yes stands for the directive that was asked about."""
    asked = None if question is None else question["text"]
    is_yes = step["outcome"]["rule"].startswith("pending.accept")
    origin = {
        "turn": join_surrogates(json.loads(f'"{entry["turn"]}"')),
        "sequence": entry["sequence"],
        "text": asked if is_yes and asked is not None else step["text"],
        "said": record.get("said", ""),
        "at": record["at"],
    }
    return {**origin, **{name: record[name] for name in ("actor", "message") if name in record}}


def _with_origins(fold: Fold, patch: Record, origin: Record) -> Fold:
    origins = dict(fold.origins)
    for item, policy in patch.get("policies", []):
        origins.pop(item, None)
        if policy is not None:
            origins[item] = origin
    if "premise" not in patch:
        return replace(fold, origins=origins)
    return replace(fold, origins=origins, premise=None if patch["premise"] is None else origin)


def _question_after(question: Optional[Record], steps: List[Record], sequence: int) -> Optional[Record]:
    """log.question: a turn that passes through, is asked again, or takes no effect at the engine's, leaves it open."""
    decisive = next((step["outcome"] for step in reversed(steps) if step["outcome"] is not None), None)
    if decisive is None or decisive["kind"] == "passthrough" or decisive["rule"] == "pending.ask-again":
        return question
    if question is not None and question["answers"] is None and not effective(steps):
        return question
    if decisive["kind"] != "clarification" or decisive["pending"] is None:
        return None
    return {"sequence": sequence, "prompt": decisive["prompt"], "text": steps[-1]["text"], "answers": None}


def _restored(fold: Fold, head: Record, record: Record) -> Fold:
    """log.restore: each part that is set has the words that it had then."""
    patch, then = record["patch"], record["origins"]
    origins, known = dict(fold.origins), dict(then["policies"])
    for item, _ in patch.get("policies", []):
        origins.pop(item, None)
        if item in known:
            origins[item] = known[item]
    return replace(
        fold,
        conversation=patched(fold.conversation, patch),
        question=None,
        rules=head,
        changed=fold.changed if is_empty(patch) else head["sequence"],
        premise=then["premise"] if "premise" in patch else fold.premise,
        origins=origins,
    )


def head_of(entry: Record) -> Record:
    return {"sequence": entry["sequence"], "hash": entry["hash"]}
