"""Chapter 4: the question whether a replacement is meant."""

from typing import Sequence

from .characters import normalize_item
from .questions import ITEM, QUESTIONS, Question
from .values import POLICY_PROHIBIT, POLICY_USE, State, Words


def old_absent(new_item: str) -> str:
    return f'Did you mean to use "{new_item}" instead?'


def old_prohibited(new_item: str, old_item: str) -> str:
    return f'"{old_item}" is currently prohibited. Did you mean to remove it and use "{new_item}" instead?'


def new_prohibited(new_item: str, old_item: str) -> str:
    return f'"{new_item}" is currently prohibited. Did you mean to remove "{old_item}" and use "{new_item}" instead?'


def _replacement_prompts(state: State, words: Words) -> Sequence[str]:
    """import-checkpoint.pending-prompt."""
    if words["kind"] == "use_only":
        return (old_absent(words["new_item"]),)
    sides = (words["new_item"], words["old_item"])
    either = (old_prohibited(*sides), new_prohibited(*sides))
    return either if state.policies.get(normalize_item(sides[1])) == POLICY_PROHIBIT else either[::-1]


def _replaced(state: State, words: Words) -> State:
    kept = state if words["kind"] == "use_only" else state.without_policy(normalize_item(words["old_item"]))
    return kept.with_policy(normalize_item(words["new_item"]), POLICY_USE)


QUESTIONS["replacement"] = Question(
    shapes=(
        {"kind": "use_only", "new_item": ITEM, "old_item": None},
        {"kind": "replace_use", "new_item": ITEM, "old_item": ITEM},
    ),
    accepts=lambda words: "pending.accept-" + words["kind"].replace("_", "-"),
    accepted=_replaced,
    prompts=_replacement_prompts,
)
