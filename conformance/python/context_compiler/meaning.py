"""Chapters 1 and 4: the values, and what each directive does to them.

Nothing here is ever altered in place (values.snapshot): a turn makes a new conversation of the old one.
"""

from dataclasses import dataclass, replace
from typing import Any, Callable, Dict, Mapping, Optional, Tuple

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
Turn = Tuple[Decision, Conversation]

initial = Conversation(State(None, {}), None)


def advance(conversation: Conversation, text: str) -> Turn:
    """Decide one turn, in the order of chapter 4: its decision, and the conversation after it."""
    if not isinstance(text, str):
        raise TypeError("a turn must be a string")  # host.misuse
    text = join_surrogates(text)
    if conversation.pending is not None:
        return _answer(conversation.state, conversation.pending, text)
    directive = parse(text)
    if directive is None:  # turn.passthrough
        return _decision(DECISION_PASSTHROUGH), conversation
    return _MEANINGS[directive.kind](conversation.state, **directive.fields)


def _decision(kind: str, state: Optional[State] = None, prompt: Optional[str] = None) -> Decision:
    """values.decision."""
    return {"kind": kind, "state": None if state is None else state.value(), "prompt_to_user": prompt}


def _update(state: State) -> Turn:
    return _decision(DECISION_UPDATE, state=state), Conversation(state, None)


def _clarify(state: State, prompt: str, pending: Optional[Pending] = None) -> Turn:
    return _decision(DECISION_CLARIFY, prompt=prompt), Conversation(state, pending)


def _ask(state: State, new_item: str, old_item: Optional[str], prompt: str) -> Turn:
    return _clarify(state, prompt, Pending(new_item, old_item, prompt))


def _set_premise_near_miss(state: State, value: str) -> Turn:
    """near-miss.set-premise."""
    return _clarify(state, f"Did you mean 'set premise {value}'?")


def _change_premise_near_miss(state: State, value: str) -> Turn:
    """near-miss.change-premise."""
    return _clarify(state, f"Did you mean 'change premise to {value}'?")


def _set_premise(state: State, value: str) -> Turn:
    premise = normalize_premise(value)
    if premise == "":  # set-premise.empty
        return _clarify(state, EMPTY_PREMISE.format("set premise"))
    if state.premise is not None:  # set-premise.already-set
        return _clarify(state, "Premise already set.\nUse 'change premise to <value>' to modify it.")
    return _update(replace(state, premise=premise))  # set-premise.sets


def _change_premise(state: State, value: str) -> Turn:
    premise = normalize_premise(value)
    if premise == "":  # change-premise.empty
        return _clarify(state, EMPTY_PREMISE.format("change premise to"))
    if state.premise is None:  # change-premise.not-set
        return _clarify(state, "No premise is set.\nUse 'set premise <value>' to define one.")
    return _update(replace(state, premise=premise))  # change-premise.replaces


def _use_item(state: State, item: str) -> Turn:
    item = normalize_item(item)
    if item == "":  # use.empty
        return _clarify(state, EMPTY_ITEM.format("use"))
    if state.policies.get(item) == POLICY_PROHIBIT:  # use.prohibited
        return _clarify(state, f'"{item}" is currently prohibited.\nRemove or replace it before using it.')
    return _update(state.with_policy(item, POLICY_USE))  # use.adopts


def _prohibit_item(state: State, item: str) -> Turn:
    item = normalize_item(item)
    if item == "":  # prohibit.empty
        return _clarify(state, EMPTY_ITEM.format("prohibit"))
    if state.policies.get(item) == POLICY_USE:  # prohibit.in-use
        return _clarify(state, f'"{item}" is currently in use.\nRemove or replace it before prohibiting it.')
    return _update(state.with_policy(item, POLICY_PROHIBIT))  # prohibit.prohibits


def _remove_policy(state: State, item: str) -> Turn:
    item = normalize_item(item)
    if item == "":  # remove.empty
        return _clarify(state, EMPTY_ITEM.format("remove policy"))
    return _update(state.without_policy(item))  # remove.removes


def _incomplete_replacement(state: State) -> Turn:
    """replace.incomplete."""
    return _clarify(state, INCOMPLETE)


def _replace_use(state: State, new_item: str, old_item: str) -> Turn:
    """The items of prompts and of what is pending are raw; those that are compared are normalized."""
    new, old = normalize_item(new_item), normalize_item(old_item)
    if new == "" or old == "":  # replace.incomplete
        return _incomplete_replacement(state)
    if new == old:  # replace.same-item
        return _update(state)
    if old not in state.policies:  # replace.old-absent
        return _ask(state, new_item, None, _old_absent(new_item))
    if state.policies[old] == POLICY_PROHIBIT:  # replace.old-prohibited
        return _ask(state, new_item, old_item, _old_prohibited(new_item, old_item))
    if state.policies.get(new) == POLICY_PROHIBIT:  # replace.new-prohibited
        return _ask(state, new_item, old_item, _new_prohibited(new_item, old_item))
    return _update(state.without_policy(old).with_policy(new, POLICY_USE))  # replace.replaces


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
    """clear-premise.clears."""
    return _update(replace(state, premise=None))


def _reset_policies(state: State) -> Turn:
    """reset-policies.resets."""
    return _update(replace(state, policies={}))


def _clear_state(state: State) -> Turn:
    """clear-state.clears."""
    return _update(initial.state)


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
    if answer in DECLINING:  # pending.decline
        return _update(state)
    if answer not in ACCEPTING:  # pending.ask-again
        return _clarify(state, pending.prompt, pending)
    if pending.old_item is not None:  # pending.accept-replace-use
        state = state.without_policy(normalize_item(pending.old_item))
    return _update(state.with_policy(normalize_item(pending.new_item), POLICY_USE))  # pending.accept-use-only
