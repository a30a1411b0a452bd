"""Chapter 3: which text is which directive, and which texts are canonical."""

import re
from dataclasses import dataclass
from typing import Callable, Dict, List, Optional

from .characters import W, is_blank, trim

_BEGINS_WITH_TO = re.compile(r"to(?![A-Za-z0-9_])")
_LOOKS_LIKE_REPLACEMENT = re.compile(W + "instead of(?:" + W + r"|\Z)")


@dataclass(frozen=True)
class Directive:
    """A production by its name in snake_case, and its fields, which hold raw text."""

    kind: str
    fields: Dict[str, str]


Form = Callable[[str], Optional[Directive]]


def add_form(form: Form) -> None:
    """A form whose texts no form before it takes."""
    _FORMS.append(form)


def item_form(kind: str, words: str) -> Form:
    """The form of some words, alone or before a space and an item."""
    return lambda text: _with_operand(kind, "item", _operand(text, words))


def parse(text: str) -> Optional[Directive]:
    """language.first-form: the first form that matches wins; null where none does."""
    for form in _FORMS:
        directive = form(text)
        if directive is not None:
            return directive
    return None


def is_canonical(text: str) -> bool:
    """Whether the text satisfies every rule canonical.*."""
    directive = parse(text)
    if directive is None or directive.kind in _NEVER_CANONICAL:  # canonical.form
        return False
    if any(operand == "" or trim(operand) != operand for operand in directive.fields.values()):  # canonical.operand
        return False
    if "\n" in text:  # canonical.one-line
        return False
    if directive.kind == "set_premise":  # canonical.set-premise-to
        return _BEGINS_WITH_TO.match(directive.fields["value"]) is None
    if directive.kind == "use_item":  # canonical.use-instead-of
        return _LOOKS_LIKE_REPLACEMENT.search(directive.fields["item"]) is None
    return True


_NEVER_CANONICAL = ("set_premise_near_miss", "change_premise_near_miss", "incomplete_replacement")


def _rest(text: str, prefix: str) -> Optional[str]:
    """What follows the prefix; null where the text does not begin with it."""
    return text[len(prefix) :] if text.startswith(prefix) else None


def _operand(text: str, words: str) -> Optional[str]:
    """The operand of `words` alone or of `words`, a space and rest; null where neither fits."""
    return "" if text == words else _rest(text, words + " ")


def _with_operand(kind: str, field: str, operand: Optional[str]) -> Optional[Directive]:
    return None if operand is None else Directive(kind, {field: operand})


def _standing_alone(text: str) -> Optional[Directive]:
    """form.clear-premise, form.reset-policies and form.clear-state."""
    if text in ("clear premise", "reset policies", "clear state"):
        return Directive(text.replace(" ", "_"), {})
    return None


def _set_premise_near_miss(text: str) -> Optional[Directive]:
    """form.set-premise-near-miss."""
    rest = _rest(text, "set premise to ")
    if rest is None or is_blank(rest):
        return None
    return Directive("set_premise_near_miss", {"value": trim(rest)})


def _change_premise_near_miss(text: str) -> Optional[Directive]:
    """form.change-premise-near-miss."""
    rest = _rest(text, "change premise ")
    if rest is None or is_blank(rest) or _operand(text, "change premise to") is not None:
        return None
    return Directive("change_premise_near_miss", {"value": trim(rest)})


def _set_premise(text: str) -> Optional[Directive]:
    """form.set-premise."""
    return _with_operand("set_premise", "value", _operand(text, "set premise"))


def _change_premise(text: str) -> Optional[Directive]:
    """form.change-premise."""
    return _with_operand("change_premise", "value", _operand(text, "change premise to"))


def _replacement(text: str) -> Optional[Directive]:
    """form.replace-use and form.replacement-blank-side."""
    new_item, separator, old_item = (_rest(text, "use ") or "").partition(" instead of ")
    if separator == "":
        return None
    if is_blank(new_item) or is_blank(old_item):
        return Directive("incomplete_replacement", {})
    return Directive("replace_use", {"new_item": new_item, "old_item": old_item})


def _one_sided_replacement(text: str) -> Optional[Directive]:
    """form.replacement-one-sided."""
    rest = _rest(text, "use ") or ""
    if rest.startswith("instead of ") or rest.endswith(" instead of"):
        return Directive("incomplete_replacement", {})
    return None


def _use_item(text: str) -> Optional[Directive]:
    """form.use-item."""
    return _with_operand("use_item", "item", _operand(text, "use"))


def _prohibit_item(text: str) -> Optional[Directive]:
    """form.prohibit-item."""
    return _with_operand("prohibit_item", "item", _operand(text, "prohibit"))


_FORMS: List[Form] = [
    _standing_alone,
    _set_premise_near_miss,
    _change_premise_near_miss,
    _set_premise,
    _change_premise,
    _replacement,
    _one_sided_replacement,
    _use_item,
    _prohibit_item,
]
