"""The directive language 0.5, written from its specification alone (spec/). The names are those of api.names."""

from .characters import normalize_item
from .controller import (
    OUTPUT_VERSION,
    describe_state,
    get_clarify_prompt,
    get_decision_state,
    get_policy_items,
    get_premise_value,
    is_clarify,
    is_passthrough,
    is_update,
    preview,
    state_diff,
    step,
)
from .engine import Engine, compile_transcript, create_engine
from .language import Directive, is_canonical, parse
from .meaning import DECISION_CLARIFY, DECISION_PASSTHROUGH, DECISION_UPDATE, advance, initial
from .persistence import ImportError
from .values import POLICY_PROHIBIT, POLICY_USE

__all__ = [
    "DECISION_CLARIFY",
    "DECISION_PASSTHROUGH",
    "DECISION_UPDATE",
    "Directive",
    "Engine",
    "ImportError",
    "OUTPUT_VERSION",
    "POLICY_PROHIBIT",
    "POLICY_USE",
    "advance",
    "compile_transcript",
    "create_engine",
    "describe_state",
    "get_clarify_prompt",
    "get_decision_state",
    "get_policy_items",
    "get_premise_value",
    "initial",
    "is_canonical",
    "is_clarify",
    "is_passthrough",
    "is_update",
    "normalize_item",
    "parse",
    "preview",
    "state_diff",
    "step",
]
