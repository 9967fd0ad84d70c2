"""The library in Python, from its portable WebAssembly module.

    library = PullPolicy("portable.wasm")
    library.resolve({"image": "ghcr.io/acme/dev:coder-latest"})["policy"]  # 'Always'

Every call takes and gives what `docs/contract.md` describes. An answer with the key `error` is an
error; nothing is raised once the module is loaded.
"""

import json
import threading

from wasmtime import Engine, Instance, Module, Store, Trap, WasmtimeError

ABI_VERSION = 1
# The bytes before an answer, which hold its length.
HEAD = 4
# What an instance may need at most, in bytes.
MEMORY = 256 * 1024 * 1024


class PullPolicy:
    """The library. One serves all threads, which take turns."""

    def __init__(self, path, memory=MEMORY):
        self._engine = Engine()
        self._module = Module.from_file(self._engine, str(path))
        self._memory = memory
        self._lock = threading.Lock()
        self._instance = self._fresh()

    def resolve(self, request):
        return self._call("resolve", request)

    def classify(self, request):
        return self._call("classify", request)

    def match_credentials(self, request):
        return self._call("match_credentials", request)

    def diagnose(self, waiting):
        return self._call("diagnose", waiting)

    def resolve_payload(self, request):
        return self._call("resolve_payload", request)

    def diagnose_pods(self, pods, events="", nodes=""):
        """Takes the texts that `kubectl get -o json` printed; an empty one is none."""
        return json.loads(self.ask("diagnose_pods", pods, events, nodes))

    def ask(self, call, *texts):
        """Text in, text out.

        An instance that failed in a call may be in any state: it is thrown away, and the call is
        repeated once on a fresh one. What fails again is an `internal-error`.
        """
        requests = [text.encode("utf-8", "surrogatepass") for text in texts]
        with self._lock:
            for _ in range(2):
                try:
                    if self._instance is None:
                        self._instance = self._fresh()
                    return self._instance.asked(call, requests)
                except (Trap, WasmtimeError, MemoryError) as fault:
                    self._instance = None
                    last = fault
        return json.dumps({"error": _internal_error(last)})

    def _fresh(self):
        store = Store(self._engine)
        store.set_limits(memory_size=self._memory)
        return _Instance(store, self._module)

    def _call(self, call, request):
        return json.loads(self.ask(call, _written(request)))


class _Instance:
    def __init__(self, store, module):
        self._store = store
        # It needs nothing of its host.
        self._exports = Instance(store, module, []).exports(store)
        self._memory = self._exports["memory"]
        version = self._exports["abi_version"](store)
        if version != ABI_VERSION:
            raise ImportError(f"the module has version {version} of the interface")

    def asked(self, call, requests):
        """One call: lend the requests, call, take them back, read the answer, give it back."""
        lent = [(self._lend(request), len(request)) for request in requests]
        given = [number for pair in lent for number in pair]
        answer = _address(self._exports[call](self._store, *given))
        for start, length in lent:
            self._exports["free"](self._store, start, length)
        body = answer + HEAD
        length = int.from_bytes(self._memory.read(self._store, answer, body), "little")
        text = self._memory.read(self._store, body, body + length).decode()
        self._exports["free"](self._store, answer, HEAD + length)
        return text

    def _lend(self, request):
        start = _address(self._exports["alloc"](self._store, len(request)))
        self._memory.write(self._store, request, start)
        return start


def _address(signed):
    """An address, which the engine gives as a signed number."""
    if signed == 0:
        raise MemoryError("out of memory")
    return signed & 0xFFFFFFFF


def _written(request):
    """A request in JSON. What cannot be written becomes a text that the library refuses."""
    try:
        return json.dumps(request, ensure_ascii=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        return ""


def _internal_error(fault):
    # A trap's text goes on with a trace of the module.
    cause = str(fault).strip().rsplit("\n", 1)[-1].strip()
    return {
        "code": "internal-error",
        "message": f"the answer was broken off: {cause}",
        "input": None,
        "at": "",
        "span": None,
        "detail": None,
        "suggestion": None,
        "kubernetesDefault": None,
        "waiting": None,
        "rejectedBy": None,
    }
