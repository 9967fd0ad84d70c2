"""Where the module and the shared cases are, and how answers are matched."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
MODULE = ROOT / "pkg" / "portable.wasm"
CASES = ROOT / "tests" / "conformance"


def cases(folder=""):
    """The shared cases of a folder, each with where it stands under `id`."""
    found = []
    for path in sorted((CASES / folder).glob("*.json")):
        for case in json.loads(path.read_text())["cases"]:
            found.append({**case, "id": f"{folder}/{path.name}: {case['name']}"})
    return found


def text_of(case):
    """The request of a case as text, with what `fill` and `padTo` add to it."""
    if "requestText" in case:
        text = case["requestText"]
    else:
        text = compact(_filled(case["request"], case.get("fill")))
    return text.ljust(case.get("padTo", 0))


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _filled(request, fill):
    if fill:
        *path, last = fill["at"].split("/")[1:]
        parent = request
        for key in path:
            parent = parent[_place(parent, key)]
        parent[_place(parent, last)] += fill["text"] * fill["times"]
    return request


def _place(parent, key):
    return int(key) if isinstance(parent, list) else key


def differences(expected, actual, pointer=""):
    """Where `actual` is not what `expected` names: the rule of `docs/conformance.md`."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        found = []
        for key, value in expected.items():
            place = f"{pointer}/{key}"
            found += differences(value, actual[key], place) if key in actual else [place]
        return found
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        pairs = enumerate(zip(expected, actual))
        return [at for place, (e, a) in pairs for at in differences(e, a, f"{pointer}/{place}")]
    # True is 1 in Python, and is not in JSON.
    return [] if type(expected) is type(actual) and expected == actual else [pointer]
