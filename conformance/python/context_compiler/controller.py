"""Chapter 6: the step and preview envelopes, the structural diff, the readers; and the text of a state for a model."""

import re
from typing import Any, Dict, List, Optional
from unicodedata import category

from .engine import Engine
from .meaning import DECISION_CLARIFY, DECISION_PASSTHROUGH, DECISION_UPDATE, POLICY_PROHIBIT, POLICY_USE, advance

OUTPUT_VERSION = 1

Value = Dict[str, Any]


def step(engine: Engine, text: str) -> Value:
    """controller.step."""
    decision = engine.step(text)
    return {"output_version": OUTPUT_VERSION, "mode": "step", "decision": decision, "state": engine.state}


def preview(engine: Engine, text: str) -> Value:
    """controller.preview."""
    turn = advance(engine.conversation, text)
    before, after = engine.state, turn.conversation.state.value()
    diff = state_diff(before, after)
    return {
        "output_version": OUTPUT_VERSION,
        "mode": "preview",
        "decision": turn.decision,
        "state_before": before,
        "state_after": after,
        "diff": diff,
        "would_mutate": diff["changed"],
    }


def state_diff(before: Value, after: Value) -> Value:
    """controller.state-diff."""
    old, new = before["policies"], after["policies"]
    premise_changed = before["premise"] != after["premise"]
    added = {item: policy for item, policy in new.items() if item not in old}
    removed = {item: policy for item, policy in old.items() if item not in new}
    changed = {
        item: {"before": old[item], "after": policy}
        for item, policy in new.items()
        if item in old and old[item] != policy
    }
    return {
        "changed": premise_changed or bool(added or removed or changed),
        "premise": {"before": before["premise"], "after": after["premise"], "changed": premise_changed},
        "policies": {"added": added, "removed": removed, "changed": changed},
    }


def get_premise_value(state: Value) -> Optional[str]:
    """readers.premise."""
    return state["premise"]


def get_policy_items(state: Value, policy: Optional[str] = None) -> List[str]:
    """readers.policy-items."""
    return sorted(item for item, held in state["policies"].items() if policy is None or held == policy)


def is_update(decision: Value) -> bool:
    """readers.decision."""
    return decision["kind"] == DECISION_UPDATE


def is_clarify(decision: Value) -> bool:
    """readers.decision."""
    return decision["kind"] == DECISION_CLARIFY


def is_passthrough(decision: Value) -> bool:
    """readers.decision."""
    return decision["kind"] == DECISION_PASSTHROUGH


def get_clarify_prompt(decision: Value) -> Optional[str]:
    """readers.decision."""
    return decision["prompt_to_user"]


def get_decision_state(decision: Value) -> Optional[Value]:
    """readers.decision."""
    return decision["state"]


def describe_state(state: Value) -> str:
    """host.describe-state."""
    premise = state["premise"]
    used, prohibited = get_policy_items(state, POLICY_USE), get_policy_items(state, POLICY_PROHIBIT)
    if premise is None and not used and not prohibited:
        return "The user has set no premise and no policies."
    lines = ["The user has set these rules. They hold until the user changes them."]
    if premise is not None:
        lines.append("- Premise: " + _told(premise))
    if used:
        lines.append("- Use: " + ", ".join(_told(item, ",") for item in used))
    if prohibited:
        lines.append("- Do not use: " + ", ".join(_told(item, ",") for item in prohibited))
    return "\n".join(lines)


# Default_Ignorable_Code_Point beyond the categories below, which the standard library does not know; and the blank U+2800.
_IGNORABLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)


def _told(text: str, separator: str = "") -> str:
    """A text as it stands, or quoted where its ends could not be told or not all of it could be seen."""
    shown = "".join(_shown(character) for character in text)
    clear = text != "" and text[0] not in '" ' and text[-1] != " " and not (separator and separator in text)
    return text if clear and not any(map(_is_unseen, text)) else f'"{shown}"'


def _is_unseen(character: str) -> bool:
    kind = category(character)
    return (kind in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp", "Zs") and character != " ") or bool(_IGNORABLE.match(character))


def _shown(character: str) -> str:
    if not _is_unseen(character):
        return "\\" + character if character in '"\\' else character
    units = character.encode("utf-16-be", "surrogatepass").hex()
    return "".join("\\u" + units[at : at + 4] for at in range(0, len(units), 4))
