"""What cases have in common (chapter 9): their fields, the conversation that one begins with, and where it stands."""

from typing import Any, Dict, Sequence

from context_compiler import Engine, create_engine

Value = Dict[str, Any]


def check_fields(value: Value, required: Sequence[str], optional: Sequence[str] = ()) -> None:
    """conformance.lines: an object has exactly the fields that chapter 9 gives it."""
    unknown = sorted(set(value) - set(required) - set(optional))
    missing = sorted(set(required) - set(value))
    if unknown or missing:
        raise ValueError(f"unknown fields {unknown}, missing fields {missing}")


def begin(case: Value, *required: str, optional: Sequence[str] = ()) -> Engine:
    """The conversation that a case begins with."""
    check_fields(case, ["id", "kind", *required], ["initial_state", "prelude", *optional])
    engine = create_engine(state=case.get("initial_state"))
    for text in case.get("prelude", []):
        engine.step(text)
    return engine


def standing(engine: Engine) -> Value:
    """What every case about a conversation is told of it."""
    return {
        "state": engine.state,
        "has_pending_clarification": engine.has_pending_clarification(),
        "pending": engine.export_checkpoint()["pending"],
    }
