# Calls the compactor from the Python runner of CompactBench: a line of JSON to the command, a line back.
import json, subprocess

bridge = subprocess.Popen(
    ["npx", "context-compiler", "compact", "-", "--format", "compactbench"],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
)

def compact(transcript, config=None, previous_artifact=None):
    bridge.stdin.write(json.dumps({"transcript": transcript, "previous_artifact": previous_artifact}) + "\n")
    return json.loads(bridge.stdout.readline())
