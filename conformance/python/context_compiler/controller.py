"""Chapter 6: the step and preview envelopes, the structural diff, the readers; and the text of a state for a model."""

from typing import Any, Dict, List, Optional

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
        lines.append("- Premise: " + premise)
    if used:
        lines.append("- Use: " + ", ".join(used))
    if prohibited:
        lines.append("- Do not use: " + ", ".join(prohibited))
    return "\n".join(lines)
