"""The adapter of the conformance protocol, version 1 (chapter 9): one JSON object a line, in and out."""

import sys
from typing import Any, Callable, Dict, Sequence

from context_compiler import (
    Engine,
    ImportError,
    compile_transcript,
    create_engine,
    is_canonical,
    parse,
    preview,
    state_diff,
    step,
)
from context_compiler.json_text import canonical_json, read_json

PROTOCOL = 1
LANGUAGE = "0.5"
IMPLEMENTATION = "Python reference"

Value = Dict[str, Any]


def main() -> int:
    """conformance.sequence: every request is answered once, in order, up to the goodbye."""
    for line in sys.stdin.buffer:
        answer = answer_line(line)
        sys.stdout.buffer.write(canonical_json(answer).encode("ascii") + b"\n")
        sys.stdout.buffer.flush()
        if answer["type"] == "goodbye":
            return 0
    return 1  # the input ended without a goodbye


def answer_line(line: bytes) -> Value:
    """The answer to a line; whatever goes wrong, in it or in its case, is an answer too."""
    seq = None
    try:
        request = read_json(line.decode("ascii"))
        if not isinstance(request, dict):
            raise ValueError("a request must be an object")
        seq = request.get("seq")
        return {"seq": seq, **answer_request(request)}
    except Exception as error:
        return {"seq": seq, "type": "error", "message": f"{type(error).__name__}: {error}"}


def answer_request(request: Value) -> Value:
    kind = request.get("type")
    if kind == "hello":  # conformance.hello
        check_fields(request, ["seq", "type", "protocol", "language", "suite"])
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "language": LANGUAGE,
            "suite": request["suite"],
            "implementation": IMPLEMENTATION,
        }
    if kind == "case":  # conformance.case
        check_fields(request, ["seq", "type", "case"])
        return {"type": "result", "observed": observe(request["case"])}
    if kind == "goodbye":  # conformance.end
        check_fields(request, ["seq", "type"])
        return {"type": "goodbye"}
    raise ValueError(f"unknown type of request: {kind!r}")


def check_fields(value: Value, required: Sequence[str], optional: Sequence[str] = ()) -> None:
    """conformance.lines: an object has exactly the fields that chapter 9 gives it."""
    unknown = sorted(set(value) - set(required) - set(optional))
    missing = sorted(set(required) - set(value))
    if unknown or missing:
        raise ValueError(f"unknown fields {unknown}, missing fields {missing}")


def observe(case: Value) -> Value:
    """What is observed of a case, by its kind."""
    if case["kind"] not in OBSERVERS:
        raise ValueError(f"unknown kind of case: {case['kind']!r}")
    return OBSERVERS[case["kind"]](case)


def begin(case: Value, *required: str, optional: Sequence[str] = ()) -> Engine:
    """The conversation that a case begins with."""
    check_fields(case, ["id", "kind", *required], ["initial_state", "prelude", *optional])
    engine = create_engine(state=case.get("initial_state"))
    for text in case.get("prelude", []):
        engine.step(text)
    return engine


def standing(engine: Engine) -> Value:
    return {"state": engine.state, "has_pending_clarification": engine.has_pending_clarification()}


def attempt(import_payload: Callable[[Any], None], payload: Any) -> Value:
    """Import, and give the error if the import is refused."""
    try:
        import_payload(payload)
        return {}
    except ImportError as error:
        return {"error": {"type": "ValueError", "message_contains": str(error)}}


def observe_step(case: Value) -> Value:
    engine = begin(case, "input")
    return {"decision": engine.step(case["input"]), **standing(engine)}


def observe_transcript(case: Value) -> Value:
    check_fields(case, ["id", "kind", "messages"])
    result = compile_transcript(case["messages"])
    if result["kind"] == "confirm":
        return {"clarify": {"prompt_to_user": result["prompt_to_user"]}}
    return {"state": result}


def observe_state_json(case: Value) -> Value:
    engine, action = begin(case, "action"), case["action"]
    if action["fn"] == "export_json":
        check_fields(action, ["fn"])
        return {"payload": engine.export_json(), "state": engine.state}
    if action["fn"] == "import_json":
        check_fields(action, ["fn", "payload"])
        refused = attempt(engine.import_json, action["payload"])
        return {"state": engine.state, **refused}
    raise ValueError(f"unknown action: {action['fn']!r}")


def observe_checkpoint(case: Value) -> Value:
    engine, action = begin(case, "action", optional=["followup"]), case["action"]
    observed: Value = {}
    if action["fn"] in ("import_checkpoint", "import_checkpoint_json"):
        check_fields(action, ["fn", "payload"])
        observed = attempt(getattr(engine, action["fn"]), action["payload"])
    elif action["fn"] in ("export_checkpoint_json", "checkpoint_json_round_trip"):
        check_fields(action, ["fn"])
        if action["fn"] == "checkpoint_json_round_trip":
            engine = restored(engine)
        observed = parsed_export(engine)
    else:
        raise ValueError(f"unknown action: {action['fn']!r}")
    observed.update(standing(engine))
    if "followup" in case:
        check_fields(case["followup"], ["input"])
        text = case["followup"]["input"]
        observed["followup"] = {"input": text, "decision": engine.step(text), **standing(engine)}
    return observed


def restored(engine: Engine) -> Engine:
    """A fresh engine that has imported the checkpoint of this one."""
    fresh = create_engine()
    fresh.import_checkpoint_json(engine.export_checkpoint_json())
    return fresh


def parsed_export(engine: Engine) -> Value:
    try:
        return {"payload_json_parseable": True, "payload_object": read_json(engine.export_checkpoint_json())}
    except ValueError:
        return {"payload_json_parseable": False, "payload_object": None}


def observe_controller(case: Value) -> Value:
    engine, action = begin(case, "action"), case["action"]
    if action["fn"] == "state_diff":
        check_fields(action, ["fn", "before", "after"])
        return {"diff": state_diff(action["before"], action["after"])}
    check_fields(action, ["fn", "input"])
    if action["fn"] == "step":
        return {"result": step(engine, action["input"]), **standing(engine)}
    if action["fn"] == "preview":
        result = preview(engine, action["input"])
        return {"result": result, "state_after_preview": engine.state, **standing(engine)}
    raise ValueError(f"unknown action: {action['fn']!r}")


def observe_controller_preview(case: Value) -> Value:
    engine = begin(case, "input")
    before = engine.state
    envelope = preview(engine, case["input"])
    return {
        "decision_kind": envelope["decision"]["kind"],
        "would_mutate": envelope["would_mutate"],
        "diff_changed": envelope["diff"]["changed"],
        "state_before_equals_after": envelope["state_before"] == envelope["state_after"],
        "engine_state_unchanged_after_preview": engine.state == before,
    }


def observe_grammar(case: Value) -> Value:
    check_fields(case, ["id", "kind", "texts"])
    return {"texts": [observe_text(text) for text in case["texts"]]}


def observe_text(text: str) -> Value:
    directive = parse(text)
    value = None if directive is None else {"kind": directive.kind, **directive.fields}
    return {"text": text, "directive": value, "canonical": is_canonical(text)}


def observe_scenario(case: Value) -> Value:
    check_fields(case, ["id", "kind", "initial_checkpoint", "inputs"])
    engine = create_engine(checkpoint=case["initial_checkpoint"])
    return {"turns": [observe_turn(engine, text) for text in case["inputs"]]}


def observe_turn(engine: Engine, text: str) -> Value:
    decision = engine.step(text)
    told = {"kind": decision["kind"], "prompt_to_user": decision["prompt_to_user"]}
    return {"input": text, "decision": told, "checkpoint": engine.export_checkpoint()}


OBSERVERS: Dict[str, Callable[[Value], Value]] = {
    "step": observe_step,
    "transcript": observe_transcript,
    "state_json": observe_state_json,
    "checkpoint": observe_checkpoint,
    "controller": observe_controller,
    "controller_preview": observe_controller_preview,
    "grammar": observe_grammar,
    "scenario": observe_scenario,
}


if __name__ == "__main__":
    sys.exit(main())
