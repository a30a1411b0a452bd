"""api.names: the engine, which remembers a conversation from turn to turn."""

from typing import Any, Dict, List, Optional

from .characters import normalize_item
from .explanation import explain
from .json_text import canonical_json
from .meaning import Conversation, Decision, advance, initial
from .persistence import checkpoint_value, read_checkpoint, read_payload, read_state, replay


class Engine:
    """A conversation that turns and imports replace as a whole (import.atomic)."""

    def __init__(self, conversation: Conversation = initial) -> None:
        self.conversation = conversation

    @property
    def state(self) -> Dict[str, Any]:
        return self.conversation.state.value()

    def get_policy(self, item: str) -> Optional[str]:
        return self.conversation.state.policies.get(normalize_item(item))

    def has_pending_clarification(self) -> bool:
        return self.conversation.pending is not None

    def step(self, text: str) -> Decision:
        turn = advance(self.conversation, text)
        self.conversation = turn.conversation
        return turn.decision

    def explain(self, text: str) -> Dict[str, Any]:
        return explain(self.conversation, text)

    def apply_transcript(self, messages: List[Dict[str, Any]]) -> Dict[str, Any]:
        """transcript.live."""
        result, self.conversation = replay(self.conversation, messages)
        return result

    def export_json(self) -> str:
        return canonical_json(self.state)

    def import_json(self, text: str) -> None:
        """import.clears-pending: after the import of a state nothing is pending."""
        self.conversation = Conversation(read_state(read_payload(text)), None)

    def export_checkpoint(self) -> Dict[str, Any]:
        return checkpoint_value(self.conversation)

    def import_checkpoint(self, checkpoint: Any) -> None:
        self.conversation = read_checkpoint(checkpoint)

    def export_checkpoint_json(self) -> str:
        return canonical_json(self.export_checkpoint())

    def import_checkpoint_json(self, text: str) -> None:
        self.import_checkpoint(read_payload(text))


def create_engine(state: Any = None, checkpoint: Any = None) -> Engine:
    """A fresh engine, or one that begins with the value of a state or of a checkpoint."""
    if state is not None and checkpoint is not None:
        raise TypeError("an engine begins with a state or with a checkpoint, not with both")  # host.misuse
    if state is not None:
        return Engine(Conversation(read_state(state), None))
    if checkpoint is not None:
        return Engine(read_checkpoint(checkpoint))
    return Engine()


def compile_transcript(messages: List[Dict[str, Any]]) -> Dict[str, Any]:
    """transcript.state: a replay from a fresh engine."""
    return Engine().apply_transcript(messages)
