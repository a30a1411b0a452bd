"""Chapter 5: export, import, checkpoints and transcripts."""

from typing import Any, Dict, List, Optional, Tuple

from .characters import join_surrogates, normalize_item, normalize_premise
from .json_text import beginning_of_canonical_json, read_json
from .meaning import DECISION_CLARIFY, advance
from .questions import ITEM, QUESTIONS, Shape
from .values import POLICY_PROHIBIT, POLICY_USE, STATE_VERSION, Conversation, Pending, State

CHECKPOINT_VERSION = 1

INVALID_STATE = "Invalid state payload."
INVALID_CHECKPOINT = "Invalid checkpoint payload."

STATE_KEYS = {"premise", "policies", "version"}
CHECKPOINT_KEYS = {"checkpoint_version", "authoritative_state"}


class ImportError(ValueError):  # api.names: it is called so in every language
    """A refused import."""


def read_payload(text: str) -> Any:
    """import.json: the value of a payload text."""
    if not isinstance(text, str):
        raise TypeError("a payload text must be a string")  # host.misuse
    try:
        return read_json(text)
    except ValueError:
        raise ImportError("Invalid JSON payload.") from None


def read_state(payload: Any) -> State:
    """import-state.*: a state from its value."""
    if not _is_object(payload, STATE_KEYS):  # import-state.shape
        raise ImportError(INVALID_STATE)
    _check_version("state", payload["version"], STATE_VERSION)  # import-state.version
    return State(_read_premise(payload["premise"]), _read_policies(payload["policies"]))


def read_checkpoint(payload: Any) -> Conversation:
    """import-checkpoint.*: a state and what is pending from the value of a checkpoint."""
    if not _is_object(payload, CHECKPOINT_KEYS) and not _is_object(payload, CHECKPOINT_KEYS | {"pending"}):
        raise ImportError(INVALID_CHECKPOINT)  # import-checkpoint.shape
    _check_version("checkpoint", payload["checkpoint_version"], CHECKPOINT_VERSION)  # import-checkpoint.version
    state = read_state(payload["authoritative_state"])  # import-checkpoint.state
    pending = payload.get("pending")
    # import-checkpoint.pending-absent
    return Conversation(state, None if pending is None else _read_pending(pending, state))


def checkpoint_value(conversation: Conversation) -> Dict[str, Any]:
    """values.checkpoint: a checkpoint as a value, which shares nothing with the conversation."""
    return {
        "checkpoint_version": CHECKPOINT_VERSION,
        "authoritative_state": conversation.state.value(),
        "pending": None if conversation.pending is None else _pending_value(conversation.pending),
    }


def replay(conversation: Conversation, messages: List[Dict[str, Any]]) -> Tuple[Dict[str, Any], Conversation]:
    """transcript.*: the result of a replay, and the conversation that it reached."""
    _check_messages(messages)
    for message in messages:
        content = message.get("content")
        if message.get("role") != "user" or not isinstance(content, str):  # transcript.user-turns
            continue
        turn = advance(conversation, content)
        decision, conversation = turn.decision, turn.conversation
        if decision["kind"] == DECISION_CLARIFY:  # transcript.confirm
            return {"kind": "confirm", "prompt_to_user": decision["prompt_to_user"]}, conversation
    return {"kind": "state", "state": conversation.state.value()}, conversation  # transcript.state


def _is_object(value: Any, keys: set) -> bool:
    """Whether the value is an object with exactly these keys."""
    return isinstance(value, dict) and set(value) == keys


def _check_version(what: str, version: Any, supported: int) -> None:
    """A number counts by its value, and in Python True is the number 1."""
    is_number = isinstance(version, (int, float)) and not isinstance(version, bool)
    if not is_number or version != supported:
        raise ImportError(f"Unsupported {what} version: {beginning_of_canonical_json(version, 64)}")


def _read_premise(premise: Any) -> Optional[str]:
    """import-state.premise."""
    if premise is None:
        return None
    normalized = normalize_premise(premise) if isinstance(premise, str) else ""
    if normalized == "":
        raise ImportError(INVALID_STATE)
    return normalized


def _read_policies(policies: Any) -> Dict[str, str]:
    """import-state.policies, .item-empty, .conflict and .normalizes, which share one message."""
    if not isinstance(policies, dict):
        raise ImportError(INVALID_STATE)
    normalized: Dict[str, str] = {}
    for key, policy in policies.items():
        item = normalize_item(key) if isinstance(key, str) else ""
        if item == "" or policy not in (POLICY_USE, POLICY_PROHIBIT) or normalized.get(item, policy) != policy:
            raise ImportError(INVALID_STATE)
        normalized[item] = policy
    return normalized


def _read_pending(value: Any, state: State) -> Pending:
    """import-checkpoint.pending-shape, .pending-items, .pending-prompt and .raw-text, which share one message."""
    kind = value.get("kind") if isinstance(value, dict) else None
    question = QUESTIONS.get(kind) if isinstance(kind, str) else None
    if question is None or not _is_object(value, {"kind", kind, "prompt_to_user"}):
        raise ImportError(INVALID_CHECKPOINT)
    words, prompt = value[kind], value["prompt_to_user"]
    if not isinstance(prompt, str) or prompt == "" or not any(_fits(words, shape) for shape in question.shapes):
        raise ImportError(INVALID_CHECKPOINT)
    words = {name: None if text is None else join_surrogates(text) for name, text in words.items()}
    either, prompt = question.prompts(state, words), join_surrogates(prompt)
    return Pending(kind, words, prompt if prompt in either else either[0])


def _fits(words: Any, shape: Shape) -> bool:
    if not _is_object(words, set(shape)):
        return False
    return all(_names_item(words[name]) if word is ITEM else words[name] == word for name, word in shape.items())


def _names_item(value: Any) -> bool:
    return isinstance(value, str) and normalize_item(value) != ""


def _pending_value(pending: Pending) -> Dict[str, Any]:
    return {"kind": pending.kind, pending.kind: dict(pending.words), "prompt_to_user": pending.prompt}


def _check_messages(messages: Any) -> None:
    """host.misuse: every entry is checked before the first is stepped."""
    if not isinstance(messages, (list, tuple)):
        raise TypeError("a transcript must be a list")
    for index, message in enumerate(messages):
        if not isinstance(message, dict):
            raise TypeError(f"entry {index} of the transcript must be an object")
