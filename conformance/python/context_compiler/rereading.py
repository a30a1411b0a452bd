"""Chapter 13, log.verify: the texts of a turn, read again. The kinds of transitions are not compared, only what they change."""

from dataclasses import replace
from typing import List

from .characters import normalize_confirmation
from .fold import Fold, Record, stepped
from .meaning import ACCEPTING, DECISION_UPDATE, DECLINING, Turn, advance
from .values import Conversation


def is_read_so(fold: Fold, steps: List[Record]) -> bool:
    """Whether the texts of a turn come to its outcomes."""
    answers = None if fold.question is None else fold.question["answers"]
    if fold.question is None or answers is None:
        return _are_stepped(fold.conversation, steps)
    texts = [step["text"] for step in steps]
    if texts == answers["yes"] or texts == answers["no"]:
        return _are_stepped(fold.conversation, steps)
    return len(steps) == 1 and _is_answered(fold.question, steps[0])


def _is_answered(question: Record, step: Record) -> bool:
    """log.question: a no for which nothing is stepped, or neither yes nor no."""
    outcome, word = step["outcome"], normalize_confirmation(step["text"])
    if word in DECLINING:
        return question["answers"]["no"] == [] and outcome is not None and outcome["rule"] == "pending.decline"
    again = {"code": "confirmation_awaited", "parameters": {"prompt": question["prompt"]}}
    return word not in ACCEPTING and outcome is not None and outcome.get("clarification") == again


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
        if not _is_said_so(turn, outcome) or stepped(conversation, outcome) != after:
            return False
        conversation = after
    return True


def _is_said_so(turn: Turn, outcome: Record) -> bool:
    clarification = None if turn.clarification is None else turn.clarification.value()
    return turn.rule == outcome["rule"] and outcome.get("clarification") == clarification
