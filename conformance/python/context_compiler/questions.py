"""The kinds of question that may wait for a yes or a no. Chapter 4 adds each beside the directive that asks it."""

from dataclasses import dataclass
from typing import Callable, Dict, Mapping, Optional, Sequence

from .values import State, Words

ITEM = object()
"""In the shape of words: raw text that names an item."""

Shape = Mapping[str, Optional[object]]


@dataclass(frozen=True)
class Question:
    """What a kind of question is."""

    shapes: Sequence[Shape]
    """The words that it may have: each field names an item, or is always the same."""
    accepts: Callable[[Words], str]
    """The rule by which a yes takes effect."""
    accepted: Callable[[State, Words], State]
    prompts: Callable[[State, Words], Sequence[str]]
    """The prompts that ask it; the first of them fits the state."""


QUESTIONS: Dict[str, Question] = {}
