"""Chapter 1: the values. Nothing alters one in place (values.snapshot)."""

from dataclasses import dataclass, replace
from typing import Any, Dict, Mapping, Optional

POLICY_USE = "use"
POLICY_PROHIBIT = "prohibit"
STATE_VERSION = 2


@dataclass(frozen=True)
class State:
    """values.state: one premise, and one policy an item."""

    premise: Optional[str]
    policies: Mapping[str, str]

    def value(self) -> Dict[str, Any]:
        """The state as a value for a host, which shares nothing with this one."""
        return {"premise": self.premise, "policies": dict(self.policies), "version": STATE_VERSION}

    def with_policy(self, item: str, policy: str) -> "State":
        return replace(self, policies={**self.policies, item: policy})

    def without_policy(self, item: str) -> "State":
        return replace(self, policies={name: policy for name, policy in self.policies.items() if name != item})


Words = Mapping[str, Optional[str]]


@dataclass(frozen=True)
class Pending:
    """values.checkpoint: a pending question, its words as raw text."""

    kind: str
    words: Words
    prompt: str


@dataclass(frozen=True)
class Conversation:
    """What an engine holds: a state, and at most one pending question."""

    state: State
    pending: Optional[Pending]


@dataclass(frozen=True)
class Clarification:
    """An entry of the catalog, with what fills its template."""

    code: str
    parameters: Dict[str, str]

    def value(self) -> Dict[str, Any]:
        return {"code": self.code, "parameters": dict(self.parameters)}
