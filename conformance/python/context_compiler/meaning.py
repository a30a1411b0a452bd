"""Chapter 4: what each directive does to the values of chapter 1.

Nothing here is ever altered in place (values.snapshot): a turn makes a new conversation of the old one.
"""

from dataclasses import dataclass, replace
from typing import Any, Callable, Dict, Optional

from .characters import join_surrogates, normalize_confirmation, normalize_item, normalize_premise
from .language import Form, add_form, item_form, parse
from .questions import QUESTIONS
from .replacement import new_prohibited, old_absent, old_prohibited
from .values import POLICY_PROHIBIT, POLICY_USE, Clarification, Conversation, Pending, State

DECISION_PASSTHROUGH = "passthrough"
DECISION_UPDATE = "update"
DECISION_CLARIFY = "clarify"

ACCEPTING = ("yes", "yes please", "yep", "yeah", "sure", "ok", "okay")
DECLINING = ("no", "nope", "no thanks")

EMPTY_PREMISE = "Premise value cannot be empty.\nUse '{} <value>' with a non-empty value."
EMPTY_ITEM = "Policy item cannot be empty.\nUse '{} <item>' with a non-empty value."
INCOMPLETE = (
    "Replacement requires both new and old items.\nUse 'use <new item> instead of <old item>' with non-empty values."
)


Decision = Dict[str, Any]


@dataclass(frozen=True)
class Turn:
    """What a turn comes to: the rule that decides it, the decision, and the conversation after it."""

    rule: str
    decision: Decision
    conversation: Conversation
    clarification: Optional[Clarification] = None


initial = Conversation(State(None, {}), None)


def advance(conversation: Conversation, text: str) -> Turn:
    """Decide one turn, in the order of chapter 4."""
    if not isinstance(text, str):
        raise TypeError("a turn must be a string")  # host.misuse
    text = join_surrogates(text)
    if conversation.pending is not None:
        return _answer(conversation.state, conversation.pending, text)
    directive = parse(text)
    if directive is None:
        return Turn("turn.passthrough", _decision(DECISION_PASSTHROUGH), conversation)
    return _MEANINGS[directive.kind](conversation.state, **directive.fields)


def _decision(kind: str, state: Optional[State] = None, prompt: Optional[str] = None) -> Decision:
    """values.decision."""
    return {"kind": kind, "state": None if state is None else state.value(), "prompt_to_user": prompt}


def _update(rule: str, state: State) -> Turn:
    return Turn(rule, _decision(DECISION_UPDATE, state=state), Conversation(state, None))


def _clarify(
    rule: str, state: State, code: str, text: str, waits: Optional[Pending] = None, **parameters: str
) -> Turn:
    decision = _decision(DECISION_CLARIFY, prompt=text)
    return Turn(rule, decision, Conversation(state, waits), Clarification(code, parameters))


Meaning = Callable[..., Turn]

_MEANINGS: Dict[str, Meaning] = {}


def _directive(kind: str, form: Form) -> Callable[[Meaning], Meaning]:
    """Adds a directive that stands by itself: its form to chapter 3, and what it does."""

    def add(meaning: Meaning) -> Meaning:
        add_form(form)
        _MEANINGS[kind] = meaning
        return meaning

    return add


def _set_premise_near_miss(state: State, value: str) -> Turn:
    prompt, premise = f"Did you mean 'set premise {value}'?", normalize_premise(value)
    return _clarify("near-miss.set-premise", state, "near_miss_set_premise", prompt, value=value, premise=premise)


def _change_premise_near_miss(state: State, value: str) -> Turn:
    prompt, premise = f"Did you mean 'change premise to {value}'?", normalize_premise(value)
    return _clarify("near-miss.change-premise", state, "near_miss_change_premise", prompt, value=value, premise=premise)


def _set_premise(state: State, value: str) -> Turn:
    premise = normalize_premise(value)
    if premise == "":
        return _clarify("set-premise.empty", state, "set_premise_empty", EMPTY_PREMISE.format("set premise"))
    if state.premise is not None:
        prompt = "Premise already set.\nUse 'change premise to <value>' to modify it."
        return _clarify("set-premise.already-set", state, "premise_already_set", prompt, premise=premise)
    return _update("set-premise.sets", replace(state, premise=premise))


def _change_premise(state: State, value: str) -> Turn:
    premise = normalize_premise(value)
    if premise == "":
        prompt = EMPTY_PREMISE.format("change premise to")
        return _clarify("change-premise.empty", state, "change_premise_empty", prompt)
    if state.premise is None:
        prompt = "No premise is set.\nUse 'set premise <value>' to define one."
        return _clarify("change-premise.not-set", state, "premise_not_set", prompt, premise=premise)
    return _update("change-premise.replaces", replace(state, premise=premise))


def _use_item(state: State, item: str) -> Turn:
    item = normalize_item(item)
    if item == "":
        return _clarify("use.empty", state, "use_item_empty", EMPTY_ITEM.format("use"))
    if state.policies.get(item) == POLICY_PROHIBIT:
        prompt = f'"{item}" is currently prohibited.\nRemove or replace it before using it.'
        return _clarify("use.prohibited", state, "item_prohibited", prompt, item=item)
    return _update("use.adopts", state.with_policy(item, POLICY_USE))


def _prohibit_item(state: State, item: str) -> Turn:
    item = normalize_item(item)
    if item == "":
        return _clarify("prohibit.empty", state, "prohibit_item_empty", EMPTY_ITEM.format("prohibit"))
    if state.policies.get(item) == POLICY_USE:
        prompt = f'"{item}" is currently in use.\nRemove or replace it before prohibiting it.'
        return _clarify("prohibit.in-use", state, "item_in_use", prompt, item=item)
    return _update("prohibit.prohibits", state.with_policy(item, POLICY_PROHIBIT))


@_directive("remove_policy", item_form("remove_policy", "remove policy"))
def _remove_policy(state: State, item: str) -> Turn:
    item = normalize_item(item)
    if item == "":
        return _clarify("remove.empty", state, "remove_policy_empty", EMPTY_ITEM.format("remove policy"))
    return _update("remove.removes", state.without_policy(item))


def _incomplete_replacement(state: State) -> Turn:
    return _clarify("replace.incomplete", state, "replacement_incomplete", INCOMPLETE)


def _replace_use(state: State, new_item: str, old_item: str) -> Turn:
    """The items of prompts and of what is pending are raw; those that are compared are normalized."""
    new, old = normalize_item(new_item), normalize_item(old_item)
    if new == "" or old == "":
        return _incomplete_replacement(state)
    if new == old:
        return _update("replace.same-item", state)
    if old not in state.policies:
        prompt = old_absent(new_item)
        words = {"kind": "use_only", "new_item": new_item, "old_item": None}
        pending = Pending("replacement", words, prompt)
        return _clarify("replace.old-absent", state, "replacement_old_absent", prompt, pending, new_item=new_item)
    named = {"new_item": new_item, "old_item": old_item}
    words = {"kind": "replace_use", **named}
    if state.policies[old] == POLICY_PROHIBIT:
        prompt = old_prohibited(new_item, old_item)
        pending = Pending("replacement", words, prompt)
        return _clarify("replace.old-prohibited", state, "replacement_old_prohibited", prompt, pending, **named)
    if state.policies.get(new) == POLICY_PROHIBIT:
        prompt = new_prohibited(new_item, old_item)
        pending = Pending("replacement", words, prompt)
        return _clarify("replace.new-prohibited", state, "replacement_new_prohibited", prompt, pending, **named)
    return _update("replace.replaces", state.without_policy(old).with_policy(new, POLICY_USE))


def _clear_premise(state: State) -> Turn:
    return _update("clear-premise.clears", replace(state, premise=None))


def _reset_policies(state: State) -> Turn:
    return _update("reset-policies.resets", replace(state, policies={}))


def _clear_state(state: State) -> Turn:
    return _update("clear-state.clears", initial.state)


_MEANINGS.update(
    {
        "clear_premise": _clear_premise,
        "reset_policies": _reset_policies,
        "clear_state": _clear_state,
        "set_premise_near_miss": _set_premise_near_miss,
        "change_premise_near_miss": _change_premise_near_miss,
        "set_premise": _set_premise,
        "change_premise": _change_premise,
        "replace_use": _replace_use,
        "incomplete_replacement": _incomplete_replacement,
        "use_item": _use_item,
        "prohibit_item": _prohibit_item,
    }
)


def _answer(state: State, pending: Pending, text: str) -> Turn:
    answer = normalize_confirmation(text)
    if answer in DECLINING:
        return _update("pending.decline", state)
    if answer not in ACCEPTING:
        prompt = pending.prompt
        return _clarify("pending.ask-again", state, "confirmation_awaited", prompt, pending, prompt=prompt)
    question = QUESTIONS[pending.kind]
    return _update(question.accepts(pending.words), question.accepted(state, pending.words))
