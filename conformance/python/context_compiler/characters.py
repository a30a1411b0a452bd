"""Chapter 2: white space, words and the three normalizations."""

import re
from itertools import groupby
from typing import List
from unicodedata import category, combining, normalize

# characters.white-space: the class W, once for str.strip and once for regular expressions.
WHITE_SPACE = (
    "\t\n\x0b\x0c\r\x1c\x1d\x1e\x1f \x85\xa0\u1680"
    "\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
)
W = "[" + WHITE_SPACE + "]"

_RUN_OF_WHITE_SPACE = re.compile(W + "+")
_LEADING_ARTICLES = re.compile(r"\A(?:(?:a|an|the)(?: |\Z))+")
_SURROGATE = re.compile("[\ud800-\udfff]")


def join_surrogates(text: str) -> str:
    """Make one character of every high surrogate that a low one follows.

    In Python the two can stand side by side in a string; in the text of chapter 2 only a surrogate
    without its partner is a code point of its own.
    """
    if _SURROGATE.search(text) is None:
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def trim(text: str) -> str:
    """characters.white-space: remove W from both ends."""
    return text.strip(WHITE_SPACE)


def is_blank(text: str) -> bool:
    """characters.white-space: whether the text is empty or all W."""
    return trim(text) == ""


def is_word_character(character: str) -> bool:
    """characters.word. The empty text, which stands for the end of a text, is none."""
    return character == "_" or (character != "" and category(character)[0] in "LN")


def normalize_item(text: str) -> str:
    """item.fixed-point: the six steps of an item, until they change nothing."""
    before, after = None, join_surrogates(text)
    while after != before:
        before, after = after, _item_once(after)
    return after


def normalize_premise(text: str) -> str:
    """premise.fixed-point: the three steps of a premise, until they change nothing."""
    before, after = None, join_surrogates(text)
    while after != before:
        before, after = after, _premise_once(after)
    return after


def normalize_confirmation(text: str) -> str:
    """confirmation.nfkc to confirmation.punctuation: the five steps, once."""
    text = _nfkc(text).lower()
    text = _collapse(text)
    return trim(text.rstrip(".,!?"))


def _item_once(text: str) -> str:
    text = _nfkc(text)  # item.nfkc
    text = _apostrophes(text)  # item.apostrophe
    text = text.lower()  # item.lower-case: str.lower is the full lower-casing, final sigma included
    text = _separate_dont(text)  # item.dont
    text = _collapse(text)  # item.white-space
    return _LEADING_ARTICLES.sub("", text)  # item.articles


def _premise_once(text: str) -> str:
    text = _nfkc(text)  # premise.nfkc
    text = _apostrophes(text)  # premise.apostrophe
    return _collapse(text)  # premise.white-space


def _nfkc(text: str) -> str:
    """NFKC at a linear cost (characters.any-string).

    unicodedata sorts a run of combining marks by insertion, in quadratic time. A run that is in order
    already costs it nothing, so the marks are sorted here first.
    """
    if text.isascii():
        return text
    decomposed = "".join(normalize("NFKD", character) for character in text)
    ordered: List[str] = []
    for marks, run in groupby(decomposed, key=lambda character: combining(character) != 0):
        ordered.extend(sorted(run, key=combining) if marks else run)
    return normalize("NFKC", "".join(ordered))


def _apostrophes(text: str) -> str:
    """item.apostrophe and premise.apostrophe."""
    return text.replace("\u2019", "'").replace("`", "'")


def _collapse(text: str) -> str:
    """item.white-space, premise.white-space and confirmation.white-space."""
    return trim(_RUN_OF_WHITE_SPACE.sub(" ", text))


def _separate_dont(text: str) -> str:
    """item.dont: each whole word dont becomes don't."""

    def replacement(match: "re.Match[str]") -> str:
        before = text[max(match.start() - 1, 0) : match.start()]
        after = text[match.end() : match.end() + 1]
        return "dont" if is_word_character(before) or is_word_character(after) else "don't"

    return re.sub("dont", replacement, text)
