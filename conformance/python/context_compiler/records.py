"""Chapter 13: what the body of an entry says. A body may have been written by anybody, so all of its shape is checked."""

from typing import Any, Callable, Dict, Iterable, List

from .characters import normalize_item, normalize_premise
from .json_text import canonical_json, read_json
from .persistence import ImportError, read_checkpoint

RECORD_VERSION = 1

Shape = Callable[[Any], bool]


class LogError(ValueError):
    """What is wrong with an entry, by the codes of log.verify."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


def read_record(body: str) -> Dict[str, Any]:
    """log.body, log.versions: the record of a body. LogError where it is none."""
    try:
        record = read_json(body)
    except ValueError:
        raise LogError("unreadable") from None
    version = record.get("v") if isinstance(record, dict) else None
    if not is_sequence(version) or version == 0:
        raise LogError("unreadable")
    if version > RECORD_VERSION:
        raise LogError("newer_version")
    if not _has(record, {"language": is_text, "at": is_text}) or not _is_record(record):
        raise LogError("unreadable")
    return record


def is_sequence(value: Any) -> bool:
    """A number of JSON is a double here, perhaps one beyond them all, and true is no number."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return is_number and 0 <= value <= 2**53 - 1 and value == int(value)


def is_text(value: Any) -> bool:
    return isinstance(value, str)


def is_turn(value: str) -> bool:
    """log.entry: whether a text is an id in export form."""
    try:
        turn = read_json(f'"{value}"')
    except ValueError:
        return False
    return is_text(turn) and turn != "" and canonical_json(turn) == f'"{value}"'


def is_empty(patch: Dict[str, Any]) -> bool:
    """Whether a patch changes nothing."""
    return "premise" not in patch and not patch.get("policies")


def _has(value: Any, required: Dict[str, Shape], optional: Dict[str, Shape] = {}) -> bool:
    """Whether an object has these fields, each of its shape; it may have others."""
    if not isinstance(value, dict) or not all(name in value and shape(value[name]) for name, shape in required.items()):
        return False
    return all(shape(value[name]) for name, shape in optional.items() if name in value)


def _is(required: Dict[str, Shape], optional: Dict[str, Shape] = {}) -> Shape:
    """An object of these fields and no others."""

    def shape(value: Any) -> bool:
        return _has(value, required, optional) and set(value) <= set(required) | set(optional)

    return shape


def _list(part: Shape) -> Shape:
    return lambda value: isinstance(value, list) and all(part(each) for each in value)


def _or_null(shape: Shape) -> Shape:
    return lambda value: value is None or shape(value)


def _one_of(values: Iterable[Any]) -> Shape:
    known = list(values)
    return lambda value: any(value is each if each is None else value == each for each in known)


def _is_prompt(value: Any) -> bool:
    return is_text(value) and value != ""


def _is_premise(value: Any) -> bool:
    return is_text(value) and value != "" and normalize_premise(value) == value


def _is_some_texts(value: Any) -> bool:
    return _list(is_text)(value) and value != []


def _is_item(value: Any) -> bool:
    return is_text(value) and value != "" and normalize_item(value) == value


def _is_pair(value: Any, second: Shape) -> bool:
    return isinstance(value, list) and len(value) == 2 and _is_item(value[0]) and second(value[1])


def _is_patch(value: Any) -> bool:
    """log.turn: no item twice."""
    changes = _list(lambda pair: _is_pair(pair, _one_of(("use", "prohibit", None))))
    if not _is({}, {"premise": _or_null(_is_premise), "policies": changes})(value):
        return False
    items = [item for item, _ in value.get("policies", [])]
    return len(set(items)) == len(items)


def _is_pending(value: Any) -> bool:
    """log.turn: a question that a checkpoint may have, its words under the key that is named as the kind is."""
    kind = value.get("kind") if isinstance(value, dict) else None
    shape = {"kind": is_text, "transition": _TRANSITION, "prompt": _is_prompt}
    if not is_text(kind) or not _is({kind: _is_object, **shape})(value):
        return False
    pending = {"kind": kind, kind: value[kind], "prompt_to_user": value["prompt"]}
    state = {"premise": None, "policies": {}, "version": 2}
    return _is_importable({"checkpoint_version": 1, "authoritative_state": state, "pending": pending})


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


def _is_checkpoint(value: Any) -> bool:
    """log.checkpoint."""
    return _CHECKPOINT(value) and _is_importable(value["engine"])


def _is_first_checkpoint(value: Any) -> bool:
    """log.origin: nothing has changed yet, and what is asked is asked there."""
    if not _is_checkpoint(value):
        return False
    is_beginning = value["rules"] == {"sequence": 0, "hash": ""} and value["changed"] == 0
    return is_beginning and (value["question"] is None or value["question"]["sequence"] == 1)


def _is_importable(value: Any) -> bool:
    try:
        read_checkpoint(value)
        return True
    except ImportError:
        return False


_HEAD = _is({"sequence": is_sequence, "hash": is_text})
_PARENT = _is({"tenant": is_text, "conversation": is_text, "sequence": is_sequence, "hash": is_text})
_ANSWERS = _is({"yes": _is_some_texts, "no": _list(is_text)})
_TRANSITION = _is({"kind": is_text, "patch": _is_patch})
_CLARIFICATION = _is({"code": is_text, "parameters": lambda value: _is_object(value) and _is_shallow(value)})
_OUTCOMES = (
    _is({"kind": _one_of(("passthrough",)), "rule": is_text}),
    _is({"kind": _one_of(("transition",)), "rule": is_text, "transition": _TRANSITION}),
    _is(
        {
            "kind": _one_of(("clarification",)),
            "rule": is_text,
            "clarification": _CLARIFICATION,
            "prompt": _is_prompt,
            "pending": _or_null(_is_pending),
        }
    ),
)
_STEPS = _list(_is({"text": is_text, "outcome": _or_null(lambda value: any(is_(value) for is_ in _OUTCOMES))}))
_ORIGIN = _is(
    {"turn": is_text, "sequence": is_sequence, "text": is_text, "said": is_text, "at": is_text},
    {"actor": is_text, "message": is_text},
)
_ORIGINS = _is({"premise": _or_null(_ORIGIN), "policies": _list(lambda pair: _is_pair(pair, _ORIGIN))})
_QUESTION = _is(
    {"sequence": is_sequence, "prompt": _is_prompt, "text": _or_null(is_text), "answers": _or_null(_ANSWERS)}
)
_CHECKPOINT = _is(
    {
        "engine": lambda value: True,
        "question": _or_null(_QUESTION),
        "origins": _ORIGINS,
        "rules": _or_null(_HEAD),
        "changed": is_sequence,
    }
)


def _is_turn(record: Dict[str, Any]) -> bool:
    """log.turn: words with outcomes, or a digest without."""
    if not _has(record, {"steps": _STEPS}):
        return False
    if "digest" in record:
        return "said" not in record and is_text(record["digest"]) and record["steps"] == []
    return "said" in record and is_text(record["said"]) and record["steps"] != []


def _fields(required: Dict[str, Shape], optional: Dict[str, Shape] = {}) -> Shape:
    return lambda record: _has(record, required, optional)


def _is_closed(record: Dict[str, Any]) -> bool:
    """log.closed: a prune carries a checkpoint, and an erasure none."""
    if not _has(record, {"why": _one_of(("erased", "pruned")), "below": is_sequence, "previous": is_text}):
        return False
    return (record["why"] == "pruned") == ("checkpoint" in record)


_KINDS: Dict[str, Shape] = {
    "origin": _fields({"nonce": is_text, "checkpoint": _is_first_checkpoint}, {"parent": _PARENT}),
    "turn": _is_turn,
    "question": _fields({"prompt": _is_prompt, "answers": _ANSWERS}, {"said": is_text}),
    "cancel": _fields({}),
    "restore": _fields({"to": is_sequence, "patch": _is_patch, "origins": _ORIGINS}),
    "closed": _is_closed,
}


def _is_layer(record: Dict[str, Any]) -> bool:
    """log.layer: a layer, a dot and a name, and data that is nested no deeper than writers of JSON can go."""
    parts = record["kind"].split(".")
    return len(parts) == 2 and all(_is_word(part) for part in parts) and "data" in record and _is_shallow(record["data"])


def _is_shallow(data: Any) -> bool:
    level = _containers([data])
    for _ in range(_DEEPEST):
        parts = (each.values() if isinstance(each, dict) else each for each in level)
        level = _containers(part for several in parts for part in several)
    return level == []


_DEEPEST = 1000


def _containers(parts: Iterable[Any]) -> List[Any]:
    return [part for part in parts if isinstance(part, (dict, list))]


def _is_word(text: str) -> bool:
    letters = "abcdefghijklmnopqrstuvwxyz"
    return text != "" and text[0] in letters and all(each in letters + "0123456789-" for each in text)


def _is_record(record: Dict[str, Any]) -> bool:
    kind = record.get("kind")
    if not is_text(kind) or not _has(record, {}, {"actor": is_text, "message": is_text, "checkpoint": _is_checkpoint}):
        return False
    return _KINDS[kind](record) if kind in _KINDS else _is_layer(record)
