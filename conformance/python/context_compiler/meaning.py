"""Chapters 1 and 4: the values, and what each directive does to them.

Nothing here is ever altered in place (values.snapshot): a turn makes a new conversation of the old one.
"""

from dataclasses import dataclass, replace
from typing import Any, Callable, Dict, Mapping, Optional

from .characters import join_surrogates, normalize_confirmation, normalize_item, normalize_premise
from .language import parse

POLICY_USE = "use"
POLICY_PROHIBIT = "prohibit"
DECISION_PASSTHROUGH = "passthrough"
DECISION_UPDATE = "update"
DECISION_CLARIFY = "clarify"

STATE_VERSION = 2

ACCEPTING = ("yes", "yes please", "yep", "yeah", "sure", "ok", "okay")
DECLINING = ("no", "nope", "no thanks")

EMPTY_PREMISE = "Premise value cannot be empty.\nUse '{} <value>' with a non-empty value."
EMPTY_ITEM = "Policy item cannot be empty.\nUse '{} <item>' with a non-empty value."
INCOMPLETE = (
    "Replacement requires both new and old items.\nUse 'use <new item> instead of <old item>' with non-empty values."
)


@dataclass(frozen=True)
class State:
    """values.state: one premise, and one policy an item."""

    premise: Optional[str]
    policies: Mapping[str, str]

    def value(self) -> Dict[str, Any]:
        """The state as a value for a host, which shares nothing with this one."""
        return {"premise": self.premise, "policies": dict(self.policies), "version": STATE_VERSION}

    def with_policy(self, item: str, policy: str) -> "State":
        return replace(self, policies={**self.policies, item: policy})

    def without_policy(self, item: str) -> "State":
        return replace(self, policies={name: policy for name, policy in self.policies.items() if name != item})


@dataclass(frozen=True)
class Pending:
    """values.checkpoint: a pending replacement, its items as raw text; no old item with use_only."""

    new_item: str
    old_item: Optional[str]
    prompt: str


@dataclass(frozen=True)
class Conversation:
    """What an engine holds: a state, and at most one pending replacement."""

    state: State
    pending: Optional[Pending]


Decision = Dict[str, Any]


@dataclass(frozen=True)
class Clarification:
    """An entry of the catalog, with what fills its template."""

    code: str
    parameters: Dict[str, str]

    def value(self) -> Dict[str, Any]:
        return {"code": self.code, "parameters": dict(self.parameters)}


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
        prompt = _old_absent(new_item)
        pending, named = Pending(new_item, None, prompt), {"new_item": new_item}
        return _clarify("replace.old-absent", state, "replacement_old_absent", prompt, pending, **named)
    named = {"new_item": new_item, "old_item": old_item}
    if state.policies[old] == POLICY_PROHIBIT:
        prompt = _old_prohibited(new_item, old_item)
        pending = Pending(new_item, old_item, prompt)
        return _clarify("replace.old-prohibited", state, "replacement_old_prohibited", prompt, pending, **named)
    if state.policies.get(new) == POLICY_PROHIBIT:
        prompt = _new_prohibited(new_item, old_item)
        pending = Pending(new_item, old_item, prompt)
        return _clarify("replace.new-prohibited", state, "replacement_new_prohibited", prompt, pending, **named)
    return _update("replace.replaces", state.without_policy(old).with_policy(new, POLICY_USE))


def _old_absent(new_item: str) -> str:
    return f'Did you mean to use "{new_item}" instead?'


def _old_prohibited(new_item: str, old_item: str) -> str:
    return f'"{old_item}" is currently prohibited. Did you mean to remove it and use "{new_item}" instead?'


def _new_prohibited(new_item: str, old_item: str) -> str:
    return f'"{new_item}" is currently prohibited. Did you mean to remove "{old_item}" and use "{new_item}" instead?'


def question(state: State, new_item: str, old_item: Optional[str], prompt: str) -> str:
    """import-checkpoint.pending-prompt: the prompt, if it asks about these items, else the one that fits the state."""
    if old_item is None:
        return _old_absent(new_item)
    either = (_old_prohibited(new_item, old_item), _new_prohibited(new_item, old_item))
    if prompt in either:
        return prompt
    return either[0] if state.policies.get(normalize_item(old_item)) == POLICY_PROHIBIT else either[1]


def _clear_premise(state: State) -> Turn:
    return _update("clear-premise.clears", replace(state, premise=None))


def _reset_policies(state: State) -> Turn:
    return _update("reset-policies.resets", replace(state, policies={}))


def _clear_state(state: State) -> Turn:
    return _update("clear-state.clears", initial.state)


_MEANINGS: Dict[str, Callable[..., Turn]] = {
    "clear_premise": _clear_premise,
    "reset_policies": _reset_policies,
    "clear_state": _clear_state,
    "remove_policy": _remove_policy,
    "set_premise_near_miss": _set_premise_near_miss,
    "change_premise_near_miss": _change_premise_near_miss,
    "set_premise": _set_premise,
    "change_premise": _change_premise,
    "replace_use": _replace_use,
    "incomplete_replacement": _incomplete_replacement,
    "use_item": _use_item,
    "prohibit_item": _prohibit_item,
}


def _answer(state: State, pending: Pending, text: str) -> Turn:
    answer = normalize_confirmation(text)
    if answer in DECLINING:
        return _update("pending.decline", state)
    if answer not in ACCEPTING:
        prompt = pending.prompt
        return _clarify("pending.ask-again", state, "confirmation_awaited", prompt, pending, prompt=prompt)
    rule = "pending.accept-use-only"
    if pending.old_item is not None:
        rule, state = "pending.accept-replace-use", state.without_policy(normalize_item(pending.old_item))
    return _update(rule, state.with_policy(normalize_item(pending.new_item), POLICY_USE))
