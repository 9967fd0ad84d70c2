"""As much of the Kubernetes API as the daemon needs."""

import json
import os
import ssl
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

from manifest import LABEL

ACCOUNT = Path("/var/run/secrets/kubernetes.io/serviceaccount")


class ClusterError(Exception):
    """What the API server refused, or why it did not answer."""


class Cluster:
    """One namespace of a cluster."""

    def __init__(self, url, namespace, token=lambda: "", certificates=None):
        self._url = url.rstrip("/")
        self._namespace = namespace
        self._token = token
        self._context = ssl.create_default_context(cafile=certificates) if certificates else None

    @classmethod
    def around(cls):
        """The cluster in which the daemon is a pod."""
        host, port = os.environ["KUBERNETES_SERVICE_HOST"], os.environ["KUBERNETES_SERVICE_PORT"]
        return cls(
            f"https://{host}:{port}",
            (ACCOUNT / "namespace").read_text().strip(),
            # The kubelet replaces it while the daemon runs.
            token=lambda: (ACCOUNT / "token").read_text().strip(),
            certificates=str(ACCOUNT / "ca.crt"),
        )

    def create(self, deployment):
        self._ask("POST", f"/apis/apps/v1/namespaces/{self._namespace}/deployments", deployment)

    def pods(self, name):
        """The pods of an app, as the API server lists them."""
        selector = urllib.parse.urlencode({"labelSelector": f"{LABEL}={name}"})
        return self._ask("GET", f"/api/v1/namespaces/{self._namespace}/pods?{selector}")["items"]

    def _ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, method=method)
        request.add_header("Content-Type", "application/json")
        request.add_header("Authorization", f"Bearer {self._token()}")
        try:
            with urllib.request.urlopen(request, timeout=10, context=self._context) as response:
                return json.load(response)
        except urllib.error.HTTPError as refusal:
            raise ClusterError(_told(refusal)) from None
        except (OSError, ValueError) as fault:
            raise ClusterError(f"the API server does not answer: {fault}") from None


def _told(refusal):
    """The message of the Status that the API server sends with a refusal."""
    try:
        return json.load(refusal)["message"]
    except (ValueError, KeyError, TypeError, OSError):
        return f"the API server answers {refusal.code}"
