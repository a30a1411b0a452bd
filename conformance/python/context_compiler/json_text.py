"""JSON read to any depth (import.json, import.deep), and canonical JSON written (export.*).

The json module of Python recurses into what it reads, accepts NaN, and reads numbers as Python has them. The reader
here does not recurse, and every number is a double, as RFC 8785 has it. Only single strings are left to that module.
The writer recurses, no deeper than it is asked to write.
"""

import json
import math
import re
from decimal import Decimal
from typing import Any, Iterator, List, Tuple, Union

from .characters import join_surrogates

_TOKEN = re.compile(
    r"[ \t\n\r]*("
    r'"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})[^"\\\x00-\x1f]*)*"'
    r"|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[Ee][+-]?[0-9]+)?"
    r"|true|false|null|[\[\]{}:,]|\Z)"
)
_LITERALS = {"true": True, "false": False, "null": None}


class _Tokens:
    """The tokens of a text, one at a time. The empty token stands for the end of the text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0

    def next(self) -> str:
        token = _TOKEN.match(self._text, self._position)
        if token is None:
            raise ValueError(f"no JSON behind character {self._position}")
        self._position = token.end()
        return token.group(1)

    def skip(self, expected: str) -> bool:
        """Whether the next token is the one expected, which is then passed over."""
        position = self._position
        if self.next() == expected:
            return True
        self._position = position
        return False

    def key(self) -> str:
        """The next key, and the colon behind it passed over."""
        token = self.next()
        if not token.startswith('"') or self.next() != ":":
            raise ValueError("a key and a colon were expected")
        return _string(token)


def read_json(text: str, distinct: bool = False) -> Any:
    """The value of a JSON text, the last of equal keys winning, or none allowed. ValueError if the text is not JSON."""
    tokens = _Tokens(join_surrogates(text))
    opened: List[Tuple[Union[list, dict], str]] = []  # what is open, each with the key of the value being read
    while True:
        token = tokens.next()
        if token == "[" and not tokens.skip("]"):
            opened.append(([], ""))
            continue
        if token == "{" and not tokens.skip("}"):
            opened.append(({}, tokens.key()))
            continue
        value = _value(token)
        while opened:  # the value is complete: it goes into what is open, and completes that in turn where it ends
            container, key = opened.pop()
            if distinct and isinstance(container, dict) and key in container:
                raise ValueError(f"the name {key!a} stands twice")
            _put(container, key, value)
            if tokens.skip(","):
                opened.append((container, tokens.key() if isinstance(container, dict) else ""))
                break
            if tokens.next() != ("}" if isinstance(container, dict) else "]"):
                raise ValueError("a comma or the end of a value was expected")
            value = container
        else:
            if tokens.next() != "":
                raise ValueError("the end of the text was expected")
            return value


def _put(container: Union[list, dict], key: str, value: Any) -> None:
    if isinstance(container, dict):
        container[key] = value
    else:
        container.append(value)


def _value(token: str) -> Any:
    """The value of a token; an opening bracket that comes here is that of an empty value."""
    if token == "[":
        return []
    if token == "{":
        return {}
    if token.startswith('"'):
        return _string(token)
    if token in _LITERALS:
        return _LITERALS[token]
    if token in ("]", "}", ":", ",", ""):
        raise ValueError("a value was expected")
    return float(token)


def _string(token: str) -> str:
    """The string of a token. A raw surrogate and an escaped one can meet here."""
    return join_surrogates(json.loads(token))


def canonical_json(value: Any) -> str:
    """export.order, export.compact and export.ascii."""
    return "".join(_pieces(value))


def beginning_of_canonical_json(value: Any, length: int) -> str:
    """The first characters of the canonical JSON of a value, and no deeper into it than they reach."""
    text = ""
    for piece in _pieces(value):
        text += piece
        if len(text) >= length:
            break
    return text[:length]


def _pieces(value: Any) -> Iterator[str]:
    """The canonical JSON of a value in pieces, none of them empty."""
    if isinstance(value, dict):
        yield "{"
        for index, key in enumerate(sorted(value)):  # characters.order is the order of str in Python
            yield ("," if index > 0 else "") + json.dumps(key) + ":"
            yield from _pieces(value[key])
        yield "}"
    elif isinstance(value, (list, tuple)):
        yield "["
        for index, element in enumerate(value):
            if index > 0:
                yield ","
            yield from _pieces(element)
        yield "]"
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        yield _number(value)
    else:
        yield json.dumps(value)  # a string in ASCII as export.ascii says, true, false or null


def _number(value: Union[int, float]) -> str:
    """export.ascii: a number as RFC 8785 writes it, which is how ECMAScript does."""
    try:
        number = float(value)
    except OverflowError:  # an integer of Python, beyond every double
        number = math.inf
    if not math.isfinite(number):
        return "null"
    if number == 0:
        return "0"
    shortest = Decimal(repr(number))  # repr gives the shortest digits that are this double
    digits = "".join(str(digit) for digit in shortest.as_tuple().digits).rstrip("0")
    return ("-" if number < 0 else "") + _place_point(digits, shortest.adjusted() + 1)


def _place_point(digits: str, point: int) -> str:
    """The digits with the point behind the first `point` of them, or an exponent where ECMAScript writes one."""
    if len(digits) <= point <= 21:
        return digits.ljust(point, "0")
    if 0 < point <= 21:
        return digits[:point] + "." + digits[point:]
    if -6 < point <= 0:
        return "0." + "0" * -point + digits
    fraction = "." + digits[1:] if len(digits) > 1 else ""
    return f"{digits[0]}{fraction}e{point - 1:+d}"
