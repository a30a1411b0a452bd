"""What is observed of a case, by its kind (conformance.case)."""

from typing import Any, Callable, Dict, Tuple

from context_compiler import (
    POLICY_PROHIBIT,
    POLICY_USE,
    Engine,
    ImportError,
    compile_transcript,
    create_engine,
    describe_state,
    get_clarify_prompt,
    get_decision_state,
    get_policy_items,
    get_premise_value,
    is_canonical,
    is_clarify,
    is_passthrough,
    is_update,
    parse,
    preview,
    state_diff,
    step,
)
from context_compiler.json_text import read_json

from cases import Value, begin, check_fields, standing


def observe(case: Value) -> Value:
    """What is observed of a case, by its kind."""
    if case["kind"] not in OBSERVERS:
        raise ValueError(f"unknown kind of case: {case['kind']!r}")
    return OBSERVERS[case["kind"]](case)


def attempt(import_payload: Callable[[Any], None], payload: Any) -> Value:
    """Import, and give the error if the import is refused."""
    try:
        import_payload(payload)
        return {}
    except ImportError as error:
        return refusal(error)


def refusal(error: ImportError) -> Value:
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


def observe_transcript_live(case: Value) -> Value:
    engine = begin(case, "messages")
    return {"result": engine.apply_transcript(case["messages"]), **standing(engine)}


def observe_snapshot(case: Value) -> Value:
    """values.snapshot: the states are kept as they were handed out, and looked at when all is over."""
    engine = begin(case, "inputs")
    states = [engine.state]
    for text in case["inputs"]:
        engine.step(text)
        states.append(engine.state)
    return {"states": states}


def observe_state_json(case: Value) -> Value:
    engine, action = begin(case, "action"), case["action"]
    if action["fn"] == "export_json":
        check_fields(action, ["fn"])
        return {"payload": engine.export_json(), **standing(engine)}
    if action["fn"] == "import_json":
        check_fields(action, ["fn", "payload"])
        refused = attempt(engine.import_json, action["payload"])
        return {**standing(engine), **refused}
    if action["fn"] == "create_engine":
        check_fields(action, ["fn", "payload"])
        engine, refused = begun(engine, state=action["payload"])
        return {**standing(engine), **refused}
    raise ValueError(f"unknown action: {action['fn']!r}")


def observe_checkpoint(case: Value) -> Value:
    engine, action = begin(case, "action", optional=["followup"]), case["action"]
    observed: Value = {}
    if action["fn"] in ("import_checkpoint", "import_checkpoint_json"):
        check_fields(action, ["fn", "payload"])
        observed = attempt(getattr(engine, action["fn"]), action["payload"])
    elif action["fn"] == "create_engine":
        check_fields(action, ["fn", "payload"])
        engine, observed = begun(engine, checkpoint=action["payload"])
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


def begun(before: Engine, **value: Any) -> Tuple[Engine, Value]:
    """An engine that begins with a value; where that is refused, the one before, and the error."""
    try:
        return create_engine(**value), {}
    except ImportError as error:
        return before, refusal(error)


def restored(engine: Engine) -> Engine:
    """A fresh engine that has imported the checkpoint of this one."""
    fresh = create_engine()
    fresh.import_checkpoint_json(engine.export_checkpoint_json())
    return fresh


def parsed_export(engine: Engine) -> Value:
    payload = engine.export_checkpoint_json()
    try:
        return {"payload": payload, "payload_json_parseable": True, "payload_object": read_json(payload)}
    except ValueError:
        return {"payload": payload, "payload_json_parseable": False, "payload_object": None}


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
    before = engine.export_checkpoint()
    envelope = preview(engine, case["input"])
    return {
        "decision_kind": envelope["decision"]["kind"],
        "would_mutate": envelope["would_mutate"],
        "diff_changed": envelope["diff"]["changed"],
        "state_before_equals_after": envelope["state_before"] == envelope["state_after"],
        "engine_state_unchanged_after_preview": engine.export_checkpoint() == before,
        **standing(engine),
    }


def observe_readers(case: Value) -> Value:
    check_fields(case, ["id", "kind", "action"])
    action = case["action"]
    if action["fn"] == "read_state":
        check_fields(action, ["fn", "state"])
        state = action["state"]
        return {
            "premise": get_premise_value(state),
            "items": get_policy_items(state),
            "items_in_use": get_policy_items(state, POLICY_USE),
            "items_prohibited": get_policy_items(state, POLICY_PROHIBIT),
        }
    if action["fn"] == "get_policy":
        check_fields(action, ["fn", "state", "item"])
        return {"policy": create_engine(state=action["state"]).get_policy(action["item"])}
    if action["fn"] == "read_decision":
        check_fields(action, ["fn", "decision"])
        decision = action["decision"]
        return {
            "is_passthrough": is_passthrough(decision),
            "is_update": is_update(decision),
            "is_clarify": is_clarify(decision),
            "prompt": get_clarify_prompt(decision),
            "state": get_decision_state(decision),
        }
    raise ValueError(f"unknown action: {action['fn']!r}")


def observe_host(case: Value) -> Value:
    engine, action = begin(case, "action"), case["action"]
    if action["fn"] == "describe_state":
        check_fields(action, ["fn", "state"])
        return {"text": describe_state(action["state"])}
    if action["fn"] == "explain":
        check_fields(action, ["fn", "input"])
        return {"explanation": engine.explain(action["input"]), **standing(engine)}
    raise ValueError(f"unknown action: {action['fn']!r}")


def observe_misuse(case: Value) -> Value:
    """host.misuse: the call raises a TypeError and applies nothing."""
    engine, action = begin(case, "action"), case["action"]
    if action["fn"] not in ("step", "preview", "explain", "apply_transcript", "import_json"):
        raise ValueError(f"unknown action: {action['fn']!r}")
    (argument,) = (value for field, value in action.items() if field != "fn")
    try:
        if action["fn"] == "preview":
            preview(engine, argument)
        else:
            getattr(engine, action["fn"])(argument)
        refused = False
    except TypeError:
        refused = True
    return {"refused": refused, **standing(engine)}


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
    "transcript_live": observe_transcript_live,
    "state_json": observe_state_json,
    "checkpoint": observe_checkpoint,
    "controller": observe_controller,
    "controller_preview": observe_controller_preview,
    "grammar": observe_grammar,
    "scenario": observe_scenario,
    "snapshot": observe_snapshot,
    "readers": observe_readers,
    "host": observe_host,
    "misuse": observe_misuse,
}
