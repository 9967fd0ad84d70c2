"""What a host has to care for: faults of an instance, memory, threads, logins."""

import base64
import json
import threading
import unittest
from unittest import mock

import pullpolicy
from pullpolicy import PullPolicy
from tests.support import MODULE
from wasmtime import Trap

SECRET = "hunter2-planted"
WAITING = {"reason": "ErrImageNeverPull"}
LOGINS = {
    "image": "ghcr.io/acme/app:1.0",
    "secrets": [
        {"auths": {"ghcr.io": {"username": "robot", "password": SECRET}}},
        {"auths": {"ghcr.io": {"auth": base64.b64encode(f"robot:{SECRET}".encode()).decode()}}},
    ],
}
PAYLOAD = {"payload": {"image_id": "nginx", "environment_variables": [f"PASSWORD={SECRET}"]}}


def memory_of(library):
    """All that an instance has in its memory."""
    instance = library._instance
    return bytes(instance._memory.read(instance._store))


class Faults(unittest.TestCase):
    def setUp(self):
        self.library = PullPolicy(MODULE)

    def assert_right(self, library):
        self.assertEqual(library.resolve({"image": "nginx"})["policy"], "Always")
        self.assertEqual(library.diagnose(WAITING)["cause"], "never-present")

    def test_an_address_outside_the_memory_traps(self):
        instance = self.library._instance
        with self.assertRaisesRegex(Trap, "out of bounds"):
            instance._exports["resolve"](instance._store, -16, 1000)

    def test_a_trap_is_recovered_by_a_fresh_instance(self):
        broken = self.library._instance
        with mock.patch.object(broken, "_lend", return_value=-16):
            answer = self.library.resolve({"image": "nginx"})
        self.assertEqual(answer["policy"], "Always")
        self.assertIsNot(self.library._instance, broken)
        self.assert_right(self.library)

    def test_what_traps_twice_is_an_internal_error(self):
        with mock.patch.object(pullpolicy._Instance, "_lend", return_value=-16):
            error = self.library.resolve({"image": "nginx"})["error"]
        self.assertEqual(error["code"], "internal-error")
        self.assertRegex(error["message"], "^the answer was broken off: .*out of bounds")
        good = self.library.resolve({"image": "Nginx"})["error"]
        self.assertEqual(list(error), list(good))
        self.assert_right(self.library)

    def test_too_little_memory_for_a_request_or_its_answer_is_an_internal_error(self):
        library = PullPolicy(MODULE, memory=4 << 20)
        causes = set()
        pod = {"kind": "Pod", "metadata": {"name": "a"}, "spec": {"containers": []}}
        for count in [8_000, 20_000, 200_000]:
            pods = json.dumps({"kind": "List", "items": [pod] * count})
            error = library.diagnose_pods(pods)["error"]
            self.assertEqual(error["code"], "internal-error")
            causes.add(error["message"])
            self.assert_right(library)
        # The last does not fit; of others the answer does not, which traps.
        self.assertTrue(any("out of memory" in cause for cause in causes), causes)
        self.assertTrue(any("unreachable" in cause for cause in causes), causes)

    def test_whatever_is_asked_the_answer_is_a_value(self):
        cyclic = []
        cyclic.append(cyclic)
        nested = []
        for _ in range(10_000):
            nested = [nested]
        odd = [None, 5, float("nan"), True, "nginx", "", {1, 2}, b"x", [], cyclic, nested, "\ud800"]
        odd += [{"image": value, "secrets": value, "payload": value} for value in odd]
        odd += ["x" * (1 << 21), {"image": "x" * (1 << 20)}, {"payload": {"image": "😀" * 5000}}]
        library = self.library
        calls = [library.resolve, library.classify, library.match_credentials]
        for call in [*calls, library.diagnose, library.resolve_payload]:
            for request in odd:
                answer = call(request)
                self.assertIsInstance(answer, dict)
                self.assertNotEqual(answer.get("error", {}).get("code"), "internal-error")
        self.assertEqual(library.diagnose_pods("{")["error"]["code"], "invalid-pods")
        self.assertEqual(library.resolve("x" * (1 << 20))["error"]["code"], "too-large")
        self.assert_right(library)


class Memory(unittest.TestCase):
    def test_it_is_flat_over_100_000_calls(self):
        library = PullPolicy(MODULE)
        instance = library._instance
        requests = [
            ("resolve", '{"image":"ghcr.io/acme/dev:coder-latest"}'),
            ("resolve", '{"image":"Bad"}'),
            ("classify", '{"tag":"coder-26.37.0"}'),
            ("match_credentials", json.dumps(LOGINS)),
            ("diagnose", json.dumps(WAITING)),
            ("diagnose", "{"),
            ("resolve_payload", json.dumps(PAYLOAD)),
        ]

        def some(count):
            for place in range(count):
                call, text = requests[place % len(requests)]
                library.ask(call, text)

        some(1_000)
        before = instance._memory.data_len(instance._store)
        some(100_000)
        self.assertIs(library._instance, instance)
        self.assertEqual(instance._memory.data_len(instance._store), before)

    def test_it_holds_no_login_after_a_call(self):
        library = PullPolicy(MODULE)
        encoded = LOGINS["secrets"][1]["auths"]["ghcr.io"]["auth"]
        pods = json.dumps({"kind": "List", "items": [], "secret": SECRET})
        self.assertIn("matches", library.match_credentials(LOGINS))
        self.assertIn(SECRET, json.dumps(library.resolve_payload(PAYLOAD)))
        self.assertIn("pods", library.diagnose_pods(pods))
        memory = memory_of(library)
        for text in [SECRET, encoded]:
            self.assertNotIn(text.encode(), memory)

    def test_what_is_lent_is_in_the_memory_until_it_is_given_back(self):
        library = PullPolicy(MODULE)
        instance = library._instance
        start = instance._lend(SECRET.encode())
        self.assertIn(SECRET.encode(), memory_of(library))
        instance._exports["free"](instance._store, start, len(SECRET))
        self.assertNotIn(SECRET.encode(), memory_of(library))


class Threads(unittest.TestCase):
    def test_they_take_turns(self):
        library = PullPolicy(MODULE)
        tags = {"latest": "Always", "1.2.3": "IfNotPresent", "main": "Always", "2.0.0": "IfNotPresent"}
        wrong = []

        def ask(tag, policy):
            for _ in range(200):
                answer = library.resolve({"image": f"ghcr.io/acme/app:{tag}"})
                if answer.get("policy") != policy:
                    wrong.append(answer)

        threads = [threading.Thread(target=ask, args=pair) for pair in tags.items()]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])


class Versions(unittest.TestCase):
    def test_a_module_with_another_version_of_the_interface_is_refused(self):
        with mock.patch.object(pullpolicy, "ABI_VERSION", 2):
            with self.assertRaisesRegex(ImportError, "has version 1 of the interface"):
                PullPolicy(MODULE)
