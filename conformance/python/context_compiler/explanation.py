"""Chapter 7: what decides a turn, and what leads out of a clarification. Both only look."""

from typing import Any, Callable, Dict, List

from .language import parse
from .meaning import DECISION_UPDATE, Conversation, advance

Alternatives = List[List[str]]


def _set_premise(premise: str) -> Alternatives:
    """A second space keeps a value that begins with `to` from reading as a near miss."""
    return [[f"set premise {premise}"], [f"set premise  {premise}"]]


def _change_premise(premise: str) -> Alternatives:
    return [[f"change premise to {premise}"]]


def _remove_first(item: str, turn: str) -> Alternatives:
    return [[f"remove policy {item}", turn]]


REPAIRS: Dict[str, Callable[[Dict[str, str], str], Alternatives]] = {
    "near_miss_set_premise": lambda p, turn: _set_premise(p["premise"]) + _change_premise(p["premise"]),
    "near_miss_change_premise": lambda p, turn: _change_premise(p["premise"]) + _set_premise(p["premise"]),
    "premise_already_set": lambda p, turn: _change_premise(p["premise"]),
    "premise_not_set": lambda p, turn: _set_premise(p["premise"]),
    "item_prohibited": lambda p, turn: _remove_first(p["item"], turn),
    "item_in_use": lambda p, turn: _remove_first(p["item"], turn),
}


def explain(conversation: Conversation, text: str) -> Dict[str, Any]:
    """host.explain, in the fields of the conformance protocol."""
    turn = advance(conversation, text)
    directive = parse(text) if conversation.pending is None else None
    clarification, repairs = turn.clarification, []
    if clarification is not None and clarification.code in REPAIRS:
        alternatives = REPAIRS[clarification.code](clarification.parameters, text)
        repairs = next((texts for texts in alternatives if _leads_out(conversation, texts)), [])
    return {
        "directive": None if directive is None else {"kind": directive.kind, **directive.fields},
        "rule": turn.rule,
        "clarification": None if clarification is None else clarification.value(),
        "repairs": repairs,
        "decision": turn.decision,
    }


def _leads_out(conversation: Conversation, texts: List[str]) -> bool:
    """host.repairs: stepped in order, every text is an update."""
    for text in texts:
        turn = advance(conversation, text)
        if turn.decision["kind"] != DECISION_UPDATE:
            return False
        conversation = turn.conversation
    return True
