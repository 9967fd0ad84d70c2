"""Every shared case, through each call of the module."""

import json
import unittest

from pullpolicy import PullPolicy
from tests.support import MODULE, cases, compact, differences, text_of


class Conformance(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = PullPolicy(MODULE)

    def asked(self, case, call, *texts):
        answer = json.loads(self.library.ask(call, *texts))
        self.assertEqual(differences(case.get("expect", {}), answer), [], case["id"])
        return answer

    def test_the_matching_rule_sees_each_kind_of_difference(self):
        actual = {"a": 1, "b": [{"c": None, "d": "x"}], "e": None}
        for same in [{}, {"a": 1}, {"b": [{"c": None}]}, {"b": [{}], "e": None}]:
            self.assertEqual(differences(same, actual), [])
        others = [{"a": 2}, {"a": True}, {"b": []}, {"b": [{"d": "y"}]}, {"b": [{"c": {}}]}, {"f": None}]
        for other in others:
            self.assertEqual(len(differences(other, actual)), 1, other)
        self.assertEqual(differences([], actual), [""])

    def test_resolve(self):
        all_of_them = cases()
        self.assertGreaterEqual(len(all_of_them), 1000)
        for case in all_of_them:
            answer = self.asked(case, "resolve", text_of(case))
            if "requestText" not in case and "padTo" not in case:
                self.assertEqual(self.library.resolve(case["request"]), answer, case["id"])

    def test_classify(self):
        """The cases of a tag alone: a request for one says the same of it."""
        asked = 0
        for case in cases():
            tag, expected = _tag_alone(case)
            if tag is not None:
                asked += 1
                answer = self.library.classify({"tag": tag})
                self.assertEqual(differences(expected, answer), [], case["id"])
        self.assertGreaterEqual(asked, 200)

    def test_match_credentials(self):
        all_of_them = cases("credentials")
        self.assertGreaterEqual(len(all_of_them), 50)
        for case in all_of_them:
            self.asked(case, "match_credentials", text_of(case))

    def test_resolve_payload(self):
        all_of_them = cases("payload")
        self.assertGreaterEqual(len(all_of_them), 20)
        for case in all_of_them:
            self.asked(case, "resolve_payload", text_of(case))

    def test_diagnose_and_diagnose_pods(self):
        asked = {"diagnose": 0, "diagnose_pods": 0}
        for case in cases("diagnose"):
            if "line" in case or "lineText" in case:
                call, keys = "diagnose", ["line"]
            else:
                call, keys = "diagnose_pods", ["pods", "events", "nodes"]
            asked[call] += 1
            self.asked(case, call, *(_told(case, key) for key in keys))
        self.assertGreaterEqual(asked["diagnose"], 20)
        self.assertGreaterEqual(asked["diagnose_pods"], 50)


def _tag_alone(case):
    """The tag of a case that asks for nothing else, and what is expected of it."""
    request = case.get("request")
    expected = case.get("expect", {}).get("tag")
    if not isinstance(request, dict) or set(request) != {"tag"} or not expected:
        return None, None
    # What stands behind `@` is no part of a tag.
    if "@" in request["tag"] or "fill" in case:
        return None, None
    return request["tag"], {key: value for key, value in expected.items() if key != "value"}


def _told(case, key):
    text = case.get(f"{key}Text")
    if text is not None:
        return text
    return compact(case[key]) if key in case else ""
