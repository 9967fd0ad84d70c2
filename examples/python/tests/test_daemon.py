"""The daemon over HTTP, in front of an API server that is made here."""

import json
import os
import subprocess
import sys
import threading
import unittest
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from cluster import Cluster
from daemon import Daemon, handler
from pullpolicy import PullPolicy
from tests.support import MODULE

KEY = "planted-key"
SECRET = "hunter2-planted"
PAYLOAD = {
    "name": "notes",
    "image_id": "ghcr.io/acme/notes:main",
    "image_pull_policy": "Always",
    "environment_variables": ["APP_ID=notes", f"APP_SECRET={SECRET}=="],
    "resource_limits": {"memory": 536870912, "cpu": "500m"},
}


class ApiServer(BaseHTTPRequestHandler):
    """As much of an API server as the daemon asks."""

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        name = body["metadata"]["name"]
        if name in self.server.deployments:
            self.answer(409, {"kind": "Status", "message": f'deployments.apps "{name}" already exists'})
        else:
            self.server.deployments[name] = body
            self.answer(201, body)

    def do_GET(self):
        self.server.asked.append((self.path, self.headers["Authorization"]))
        pods = self.server.pods
        # The last list stays.
        self.answer(200, {"kind": "PodList", "items": pods.pop(0) if len(pods) > 1 else pods[0]})

    def answer(self, status, body):
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


def served(handler_class):
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler_class)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def waiting(reason, message=None):
    state = {"waiting": {"reason": reason, **({"message": message} if message else {})}}
    return {"status": {"containerStatuses": [{"name": "app", "state": state}]}}


READY = {"status": {"conditions": [{"type": "Ready", "status": "True"}]}}


class DaemonTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = PullPolicy(MODULE)

    def setUp(self):
        self.api = served(ApiServer)
        self.api.deployments, self.api.pods, self.api.asked = {}, [[]], []
        port = self.api.server_address[1]
        cluster = Cluster(f"http://127.0.0.1:{port}", "apps", token=lambda: "planted-token")
        registries = [{"from": "quay.io", "to": "mirror.example.com"}, {"from": "docker.io", "to": "local"}]
        daemon = Daemon(self.library, cluster, registries, patience=0.3, interval=0.02)
        logging = handler(daemon, KEY)
        self.log = []
        logging.log_message = lambda _, form, *given: self.log.append(form % given)
        self.server = served(logging)

    def tearDown(self):
        for server in [self.api, self.server]:
            server.shutdown()
            server.server_close()

    def post(self, path, body, key=KEY):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        url = f"http://127.0.0.1:{self.server.server_address[1]}{path}"
        request = urllib.request.Request(url, data, {"X-Shared-Key": key})
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as refusal:
            return refusal.code, json.load(refusal)

    def create(self, **changes):
        return self.post("/exapp/create", {**PAYLOAD, **changes})

    def container(self, name="notes"):
        return self.api.deployments[name]["spec"]["template"]["spec"]["containers"][0]

    def wait(self, *pods):
        self.api.pods = list(pods)
        return self.post("/exapp/wait_for_start", {"name": "notes"})


class Create(DaemonTest):
    def test_the_policy_of_the_payload_is_written(self):
        status, answer = self.create()
        self.assertEqual(status, 201)
        self.assertEqual(answer["image_pull_policy"], "Always")
        self.assertEqual(
            self.container(),
            {
                "name": "app",
                "image": "ghcr.io/acme/notes:main",
                "imagePullPolicy": "Always",
                "env": [
                    {"name": "APP_ID", "value": "notes"},
                    {"name": "APP_SECRET", "value": f"{SECRET}=="},
                ],
                "resources": {"limits": {"memory": "536870912", "cpu": "500m"}},
            },
        )

    def test_without_a_policy_it_is_the_default_and_the_answer_warns(self):
        for missing in [None, ""]:
            status, answer = self.create(name="a" if missing is None else "b", image_pull_policy=missing)
            self.assertEqual((status, answer["image_pull_policy"]), (201, "IfNotPresent"))
            self.assertTrue(any("`main`" in remark for remark in answer["remarks"]), answer)

    def test_registries_are_mapped(self):
        self.create(image_id="quay.io/acme/notes:1.0.0")
        self.assertEqual(self.container()["image"], "mirror.example.com/acme/notes:1.0.0")

    def test_an_image_that_is_only_on_the_node_is_never_pulled(self):
        _, answer = self.create(image_id="notes:dev", image_pull_policy="Always")
        self.assertEqual(answer["image_pull_policy"], "Never")
        self.assertEqual(self.container()["imagePullPolicy"], "Never")

    def test_what_is_wrong_is_told_and_nothing_is_made(self):
        for changes, code in [
            ({"image_pull_policy": "always"}, "invalid-policy"),
            ({"image_pull_policy": "auto"}, "invalid-policy"),
            ({"image_id": "ghcr.io/Acme/notes"}, "invalid-image"),
            ({"image_id": None}, "missing-image"),
            ({"name": "Notes"}, "invalid-name"),
            ({"name": "../nodes"}, "invalid-name"),
            ({"environment_variables": "A=1"}, "invalid-payload"),
            ({"environment_variables": [5]}, "invalid-payload"),
            ({"resource_limits": [5]}, "invalid-payload"),
        ]:
            status, answer = self.create(**changes)
            self.assertEqual((status, answer.get("error", {}).get("code")), (400, code), changes)
        self.assertEqual(self.api.deployments, {})

    def test_what_the_cluster_refuses_is_told(self):
        self.create()
        status, answer = self.create()
        self.assertEqual(status, 502)
        self.assertEqual(answer["error"]["message"], 'deployments.apps "notes" already exists')

    def test_a_cluster_that_does_not_answer_is_told(self):
        self.api.shutdown()
        self.api.server_close()
        status, answer = self.create()
        self.assertEqual(status, 502)
        self.assertRegex(answer["error"]["message"], "^the API server does not answer: ")


class Start(DaemonTest):
    def test_an_app_that_becomes_ready_has_started(self):
        status, answer = self.wait([], [waiting("ContainerCreating")], [READY])
        self.assertEqual((status, answer), (200, {"started": True}))
        path, authorization = self.api.asked[0]
        self.assertEqual(path, "/api/v1/namespaces/apps/pods?labelSelector=app.kubernetes.io%2Fname%3Dnotes")
        self.assertEqual(authorization, "Bearer planted-token")

    def test_where_waiting_cannot_help_it_is_told_at_once(self):
        message = 'Container image "ghcr.io/acme/notes:main" is not present with pull policy of Never'
        _, answer = self.wait([waiting("ErrImageNeverPull", message)])
        self.assertEqual(len(self.api.asked), 1)
        self.assertEqual(answer["cause"], "never-present")
        self.assertEqual((answer["started"], answer["waited_in_vain"]), (False, False))
        self.assertIn("set imagePullPolicy to IfNotPresent", answer["firstStep"])

    def test_a_pull_that_may_still_succeed_is_waited_for(self):
        _, answer = self.wait([waiting("ErrImagePull", "pull QPS exceeded")], [READY])
        self.assertEqual(answer, {"started": True})

    def test_after_its_patience_it_tells_what_it_waits_for(self):
        _, answer = self.wait([waiting("ErrImagePull", "pull QPS exceeded")])
        self.assertGreater(len(self.api.asked), 3)
        self.assertEqual((answer["started"], answer["waited_in_vain"]), (False, True))
        self.assertEqual(answer["cause"], "pull-qps")
        _, answer = self.wait([])
        self.assertEqual(answer, {"started": False, "waited_in_vain": True})

    def test_of_several_pods_the_hopeless_one_is_told(self):
        _, answer = self.wait([waiting("ContainerCreating"), waiting("ErrImageNeverPull")])
        self.assertEqual(answer["reason"], "ErrImageNeverPull")


class Http(DaemonTest):
    def test_only_who_knows_the_key_is_served(self):
        for key in ["", "planted", "planted-key-"]:
            status, answer = self.post("/exapp/create", PAYLOAD, key=key)
            self.assertEqual((status, answer["error"]["code"]), (401, "unauthorised"))
        self.assertEqual(self.api.deployments, {})

    def test_other_paths_and_bodies_are_refused(self):
        for path, body, status in [
            ("/exapp/remove", {}, 404),
            ("/exapp/create", b"", 400),
            ("/exapp/create", b"[" * 100_000, 400),
            ("/exapp/create", b"\xff", 400),
            ("/exapp/create", b"[]", 400),
            ("/exapp/create", {}, 400),
            ("/exapp/wait_for_start", {"name": 5}, 400),
        ]:
            self.assertEqual(self.post(path, body)[0], status, (path, str(body)[:20]))

    def test_no_log_and_no_error_holds_a_secret(self):
        answers = [
            self.create(),
            self.create(image_pull_policy="always"),
            self.create(environment_variables=[SECRET, 5]),
            self.post("/exapp/create", PAYLOAD, key=f"{KEY}x"),
        ]
        self.assertEqual(len(self.log), len(answers))
        for text in [json.dumps(answers), *self.log]:
            self.assertNotIn(SECRET, text)
            self.assertNotIn(KEY, text)


class Program(unittest.TestCase):
    def run_it(self, **environment):
        here = Path(__file__).resolve().parents[1]
        command = [sys.executable, str(here / "daemon.py"), "--module", str(MODULE)]
        kept = {key: os.environ[key] for key in ["PATH", "PYTHONPATH"] if key in os.environ}
        return subprocess.run(command, env={**kept, **environment}, capture_output=True, text=True)

    def test_it_does_not_start_without_a_key(self):
        run = self.run_it()
        self.assertEqual(run.returncode, 2)
        self.assertIn("SHARED_KEY is not set", run.stderr)

    def test_it_does_not_start_outside_a_cluster(self):
        run = self.run_it(SHARED_KEY=KEY)
        self.assertEqual(run.returncode, 2)
        self.assertIn("this is no pod of a cluster", run.stderr)
