"""Chapter 13, log.verify: the texts of a turn, read again."""

from dataclasses import replace
from typing import List, Optional

from .characters import normalize_confirmation
from .fold import Fold, Record, between, stepped
from .language import parse
from .meaning import ACCEPTING, DECISION_UPDATE, DECLINING, Turn, advance
from .values import Conversation, State

_DECLINED = {
    "kind": "transition",
    "rule": "pending.decline",
    "transition": {"kind": "decline_replacement", "patch": {}},
}


def is_read_so(fold: Fold, steps: List[Record]) -> bool:
    """Whether the texts of a turn come to its outcomes."""
    answers = None if fold.question is None else fold.question["answers"]
    if fold.question is None or answers is None:
        return _are_stepped(fold.conversation, steps)
    texts = [step["text"] for step in steps]
    is_answer = texts == answers["yes"] or texts == answers["no"]
    # The texts of an answer may also be what the user typed, and that is not yet an answer.
    return (is_answer and _are_stepped(fold.conversation, steps)) or _is_typed(fold.question, steps)


def _is_typed(question: Record, steps: List[Record]) -> bool:
    """The texts are those of the user: the first has the outcome, and no other is read."""
    expected = _typed(question, steps)
    return expected is not None and [step["outcome"] for step in steps] == [expected] + [None] * (len(steps) - 1)


def _typed(question: Record, steps: List[Record]) -> Optional[Record]:
    """log.question: a no for which nothing is stepped, or what is neither yes nor no, as several texts never are.
    Null where the question says what is stepped instead."""
    word = normalize_confirmation(steps[0]["text"]) if len(steps) == 1 else None
    if word in ACCEPTING:
        return None
    if word in DECLINING:
        return _DECLINED if question["answers"]["no"] == [] else None
    prompt = question["prompt"]
    clarification = {"code": "confirmation_awaited", "parameters": {"prompt": prompt}}
    again = {"rule": "pending.ask-again", "clarification": clarification, "prompt": prompt}
    return {"kind": "clarification", **again, "pending": None}


def _are_stepped(conversation: Conversation, steps: List[Record]) -> bool:
    """In order; what stops one of several leaves the rest unread."""
    is_stopped = False
    for step in steps:
        outcome = step["outcome"]
        if is_stopped or outcome is None:
            if not is_stopped or outcome is not None:
                return False
            continue
        turn = advance(conversation, step["text"])
        is_stopped = turn.decision["kind"] != DECISION_UPDATE
        # What one of several asks is not left open, since what it asks of was undone.
        after = replace(turn.conversation, pending=None) if is_stopped and len(steps) > 1 else turn.conversation
        if not _is_said_so(conversation, step["text"], turn, outcome) or stepped(conversation, outcome) != after:
            return False
        conversation = after
    return True


def _is_said_so(conversation: Conversation, text: str, turn: Turn, outcome: Record) -> bool:
    if turn.rule != outcome["rule"]:
        return False
    if outcome["kind"] == "transition":
        kind, patch = outcome["transition"]["kind"], outcome["transition"]["patch"]
        is_change = turn.clarification is None and kind == _kind_of(conversation, text)
        return is_change and _is_what_changes(patch, conversation.state, turn.conversation.state)
    if turn.clarification is None:
        return outcome["kind"] == "passthrough"
    said = (outcome["clarification"], outcome["prompt"])
    return said == (turn.clarification.value(), turn.decision["prompt_to_user"]) and _is_what_a_yes_does(turn, outcome)


def _kind_of(conversation: Conversation, text: str) -> Optional[str]:
    """log.turn: the name of a transition: that of the directive, of what waited, or of its refusal. None where there is none."""
    pending = conversation.pending
    if pending is None:
        directive = parse(text)
        return None if directive is None else directive.kind
    is_yes = normalize_confirmation(text) in ACCEPTING
    return pending.words["kind"] if is_yes else f"decline_{pending.kind}"


def _is_what_a_yes_does(turn: Turn, outcome: Record) -> bool:
    """What waits changes what a yes would. Of what is not left open nothing is said."""
    pending, waiting = outcome["pending"], turn.conversation
    if pending is None or waiting.pending is None:
        return True
    transition = pending["transition"]
    goal = advance(waiting, "yes").conversation.state
    is_kind = transition["kind"] == waiting.pending.words["kind"]
    return is_kind and _is_what_changes(transition["patch"], waiting.state, goal)


def _is_what_changes(patch: Record, before: State, after: State) -> bool:
    """log.turn: a patch names what really changes and nothing that holds already, or it would have another origin."""
    expected = between(before, after)
    if "policies" in expected:
        # Those that go before those that are set; the sort keeps the order of code points.
        expected["policies"].sort(key=lambda change: change[1] is not None)
    return patch == expected
