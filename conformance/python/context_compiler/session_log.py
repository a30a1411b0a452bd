"""Chapter 13: an exported log, read and verified from its first entry to its last."""

import hashlib
from typing import Any, Dict, List, Optional, Set, Tuple

from .fold import NO_HEAD, Fold, Record, base, between, folded, head_of, is_base
from .json_text import canonical_json, read_json
from .records import LogError, is_sequence, is_text, is_turn, read_record
from .rereading import is_read_so

LANGUAGE_VERSION = "0.5"
FORMAT = "context-compiler.session"
HEADER = {"format", "v", "tenant", "conversation", "sealed", "plain"}
ENTRY = {"sequence", "hash", "turn", "body"}


def read_export(text: str) -> List[Record]:
    """log.export: the entries of an export. ValueError where it is none, or its bodies cannot be read as they are."""
    first, *lines = [line for line in text.split("\n") if line != ""]
    header = read_json(first)
    if not isinstance(header, dict) or set(header) != HEADER or header["format"] != FORMAT or header["v"] != 1:
        raise ValueError("this is no export of a log")
    if header["sealed"] or header["plain"]:
        raise ValueError("only the stored bytes of a log that is not sealed can be verified")
    return [_entry(read_json(line)) for line in lines]


def _entry(value: Any) -> Record:
    fits = isinstance(value, dict) and set(value) == ENTRY and is_sequence(value["sequence"])
    if not fits or not all(is_text(value[name]) for name in ("hash", "turn", "body")):
        raise ValueError("a line of the export is no entry")
    return {**value, "sequence": int(value["sequence"])}


def hash_of(previous: str, entry: Record) -> str:
    """log.chain."""
    lines = ("context-compiler.session/1", previous, str(entry["sequence"]), entry["turn"], entry["body"])
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()


def verify(entries: List[Record], anchor: Optional[Record] = None) -> Tuple[Dict[str, Any], Optional[Fold]]:
    """log.verify: what is found, and what holds after a log that is whole."""
    before = _head_before(entries)
    if before is None:
        return _faulty(entries[0]["sequence"], "broken_chain"), None
    reader = _Reader(entries, before)
    anchored = anchor is None or anchor == before
    for entry in entries:
        try:
            reader.read(entry)
        except LogError as error:
            return _faulty(entry["sequence"], error.fault), None
        anchored = anchored or anchor == head_of(entry)
    if not anchored:
        fault = "not_kept" if anchor is not None and anchor["sequence"] < before["sequence"] else "anchor"
        return _faulty(reader.last["sequence"], fault), None
    found = {"kind": "verified", "head": reader.last, "entries": len(entries), "read": reader.texts}
    return found, Fold() if reader.fold is None else reader.fold


def _faulty(sequence: int, fault: str) -> Dict[str, Any]:
    return {"kind": "faulty", "sequence": sequence, "fault": fault}


def _head_before(entries: List[Record]) -> Optional[Record]:
    """log.closed: what comes before the first entry is said by the record of a prune or an erasure."""
    if not entries or entries[0]["sequence"] == 1:
        return NO_HEAD
    first = entries[0]["sequence"]
    for entry in entries:
        try:
            record = _record_of(entry)
        except LogError:
            continue
        if record["kind"] == "closed" and record["below"] == first:
            return {"sequence": first - 1, "hash": record["previous"]}
    return None


def _record_of(entry: Record) -> Record:
    """log.body: the record of an entry. Its version comes first: to a newer one, what is wrong here may be right."""
    record, sequence = read_record(entry["body"]), entry["sequence"]
    if not is_turn(entry["turn"]) or (record["kind"] == "origin") != (sequence == 1):
        raise LogError("unreadable")
    # log.closed: what is gone came before the record that says so, and all of it before an erasure.
    is_closed, is_erased = record["kind"] == "closed", record.get("why") == "erased"
    if is_closed and (record["below"] > sequence or (is_erased and record["below"] < sequence)):
        raise LogError("unreadable")
    return record


class _Reader:
    """Reads entry after entry; the first fault is raised."""

    def __init__(self, entries: List[Record], before: Record) -> None:
        self._entries = entries
        self.last = before
        self.fold: Optional[Fold] = None
        self.texts = 0
        # log.closed: nothing follows an erasure.
        self._erased = False
        # log.entry: no two entries have the same.
        self._turns: Set[str] = set()

    def read(self, entry: Record) -> None:
        previous = self.last["hash"]
        if entry["sequence"] != self.last["sequence"] + 1 or entry["hash"] != hash_of(previous, entry):
            raise LogError("broken_chain")
        record = _record_of(entry)
        if self._erased or entry["turn"] in self._turns:
            raise LogError("unreadable")
        self._turns.add(entry["turn"])
        self._erased = record["kind"] == "closed" and record["why"] == "erased"
        if self.fold is None:
            self.fold = base(entry, record) if is_base(record) else None
        else:
            self.fold = self._next(self.fold, entry, record)
        self.last = head_of(entry)

    def _next(self, fold: Fold, entry: Record, record: Record) -> Fold:
        # log.question: no layer asks while a question is open.
        if record["kind"] == "question" and fold.question is not None:
            raise LogError("outcome")
        if not self._is_same_turn(fold, record):
            raise LogError("outcome")
        if record["kind"] == "restore" and not self._is_same_restore(fold, record):
            raise LogError("restore")
        after = folded(fold, entry, record)
        if "checkpoint" in record and canonical_json(record["checkpoint"]) != canonical_json(after.checkpoint()):
            raise LogError("checkpoint")
        return after

    def _is_same_turn(self, fold: Fold, record: Record) -> bool:
        if record["kind"] != "turn" or record["language"] != LANGUAGE_VERSION or not record["steps"]:
            return True
        self.texts += len(record["steps"])
        return is_read_so(fold, record["steps"])

    def _is_same_restore(self, fold: Fold, record: Record) -> bool:
        # The head of an empty log has the sequence 0, but no entry has.
        if not 1 <= record["to"] <= fold.head["sequence"]:
            return False
        then = fold if record["to"] == fold.head["sequence"] else self._fold_at(int(record["to"]))
        if then is None:
            return True
        patch = between(fold.conversation.state, then.conversation.state)
        known = [[item, then.origins[item]] for item, _ in patch.get("policies", []) if item in then.origins]
        origins = {"premise": then.premise if "premise" in patch else None, "policies": known}
        return [record["patch"], record["origins"]] == [patch, origins]

    def _fold_at(self, sequence: int) -> Optional[Fold]:
        fold: Optional[Fold] = None
        for entry in self._entries:
            if entry["sequence"] > sequence:
                break
            record = read_record(entry["body"])
            if fold is not None:
                fold = folded(fold, entry, record)
            elif is_base(record):
                fold = base(entry, record)
        return fold if fold is not None and fold.head["sequence"] == sequence else None
