"""A deploy daemon: makes Deployments of create payloads, and says how their start goes.

    python daemon.py --module portable.wasm --registries registries.json

`POST /exapp/create` and `POST /exapp/wait_for_start`, with the key in the header `X-Shared-Key`.
README.md tells the rest.
"""

import argparse
import hmac
import json
import os
import re
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from cluster import Cluster, ClusterError
from manifest import deployment
from pullpolicy import PullPolicy

# More than that the library would refuse.
MAX_REQUEST = 1 << 20
NAME = re.compile(r"[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?")


class Refusal(Exception):
    """A request that is answered with an error and a status of HTTP."""

    def __init__(self, status, error):
        super().__init__(error)
        self.status = status
        self.body = {"error": error}


class Daemon:
    """What the endpoints do."""

    def __init__(self, library, cluster, registries=(), patience=90.0, interval=1.0):
        self._library = library
        self._cluster = cluster
        self._registries = list(registries)
        self._patience = patience
        self._interval = interval

    def create(self, payload):
        """Makes a Deployment of a create payload, and tells what was decided."""
        decided = self._library.resolve_payload(
            {"payload": payload, "backend": "kubernetes", "registries": self._registries}
        )
        if "error" in decided:
            raise Refusal(400, decided["error"])
        made = decided["payload"]
        made["name"] = _name(made)
        try:
            manifest = deployment(made, decided["container"])
        except ValueError as fault:
            error = {"code": "invalid-payload", "message": str(fault), "at": "/payload"}
            raise Refusal(400, error) from None
        self._cluster.create(manifest)
        remarks = decided["remarks"] + decided["warnings"] + decided["skippedMappings"]
        return 201, {
            "name": made["name"],
            "image": decided["image"],
            "image_pull_policy": decided["policy"],
            "remarks": [remark["message"] for remark in remarks],
        }

    def wait_for_start(self, request):
        """Waits until the app is ready, waiting cannot help any more, or patience ends."""
        name = _name(request)
        end = time.monotonic() + self._patience
        while True:
            ready, problem = self._look(name)
            if ready:
                return 200, {"started": True}
            if problem and problem["retryHelps"] is False:
                return 200, {"started": False, "waited_in_vain": False, **problem}
            if time.monotonic() + self._interval > end:
                return 200, {"started": False, "waited_in_vain": True, **(problem or {})}
            time.sleep(self._interval)

    def _look(self, name):
        """Whether a pod of the app is ready, and the worst of why one waits."""
        problems = []
        for pod in self._cluster.pods(name):
            status = pod.get("status") or {}
            for condition in status.get("conditions") or []:
                if condition.get("type") == "Ready" and condition.get("status") == "True":
                    return True, None
            for container in status.get("containerStatuses") or []:
                waiting = (container.get("state") or {}).get("waiting")
                if waiting and waiting.get("reason"):
                    problems.append(self._problem(waiting))
        # What no waiting helps goes first.
        problems.sort(key=lambda problem: problem["retryHelps"] is not False)
        return False, next(iter(problems), None)

    def _problem(self, waiting):
        diagnosis = self._library.diagnose(
            {key: waiting[key] for key in ("reason", "message") if waiting.get(key)}
        )
        if "error" in diagnosis:
            raise Refusal(500, diagnosis["error"])
        return {"reason": waiting["reason"], **diagnosis}


def _name(request):
    name = request.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        message = "`name` is no DNS label: lower-case letters, digits and `-`, 63 at most"
        raise Refusal(400, {"code": "invalid-name", "message": message, "at": "/payload/name"})
    return name


def handler(daemon, key):
    """The handler of HTTP, for a daemon and the key that its callers know."""
    endpoints = {"/exapp/create": daemon.create, "/exapp/wait_for_start": daemon.wait_for_start}

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            try:
                status, body = self._answer()
            except Refusal as refusal:
                status, body = refusal.status, refusal.body
            except ClusterError as fault:
                status, body = 502, {"error": {"code": "cluster", "message": str(fault)}}
            data = json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def _answer(self):
            given = self.headers.get("X-Shared-Key", "")
            if not hmac.compare_digest(given.encode(), key.encode()):
                raise Refusal(401, {"code": "unauthorised", "message": "the shared key is wrong"})
            work = endpoints.get(self.path)
            if work is None:
                raise Refusal(404, {"code": "not-found", "message": f"there is no `{self.path}`"})
            return work(self._request())

        def _request(self):
            length = self.headers.get("Content-Length", "")
            if not length.isdecimal() or int(length) > MAX_REQUEST:
                self.close_connection = True
                message = f"a request has a length, of {MAX_REQUEST} bytes at most"
                raise Refusal(413, {"code": "too-large", "message": message})
            try:
                request = json.loads(self.rfile.read(int(length)))
            except (ValueError, RecursionError):
                request = None
            if not isinstance(request, dict):
                message = "the request is no JSON object"
                raise Refusal(400, {"code": "invalid-request", "message": message})
            return request

        def log_message(self, format, *arguments):
            # A payload may hold passwords, a path and a status do not.
            sys.stderr.write(f"{self.address_string()} {format % arguments}\n")

    return Handler


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--module", type=Path, required=True, help="portable.wasm")
    parser.add_argument("--registries", type=Path, help="mappings: [{from, to}, …]")
    parser.add_argument("--listen", default="127.0.0.1", help="the address (%(default)s)")
    parser.add_argument("--port", type=int, default=8780, help="the port (%(default)s)")
    options = parser.parse_args()
    key = os.environ.get("SHARED_KEY")
    if not key:
        parser.error("SHARED_KEY is not set")
    registries = json.loads(options.registries.read_text()) if options.registries else []
    try:
        cluster = Cluster.around()
    except (KeyError, OSError) as fault:
        parser.error(f"this is no pod of a cluster: {fault}")
    daemon = Daemon(PullPolicy(options.module), cluster, registries)
    server = ThreadingHTTPServer((options.listen, options.port), handler(daemon, key))
    print(f"listening on {options.listen}:{options.port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
