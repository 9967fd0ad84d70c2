"""What a create payload becomes on Kubernetes."""

LABEL = "app.kubernetes.io/name"


def deployment(payload, container):
    """A Deployment of one replica.

    `payload` is checked and completed, `container` has the image and the policy that the library
    decided. A payload of another shape is a `ValueError`.
    """
    variables = payload.get("environment_variables") or []
    limits = payload.get("resource_limits") or {}
    if not isinstance(variables, list) or not all(isinstance(text, str) for text in variables):
        raise ValueError("`environment_variables` is no list of texts")
    if not isinstance(limits, dict):
        raise ValueError("`resource_limits` is no object")
    name = payload["name"]
    labels = {LABEL: name}
    main = {
        "name": "app",
        **container,
        "env": [_variable(text) for text in variables],
        "resources": _resources(limits),
    }
    return {
        "apiVersion": "apps/v1",
        "kind": "Deployment",
        "metadata": {"name": name, "labels": labels},
        "spec": {
            "replicas": 1,
            # The old pod goes first: an app keeps its data in a volume that one pod can have.
            "strategy": {"type": "Recreate"},
            "selector": {"matchLabels": labels},
            "template": {"metadata": {"labels": labels}, "spec": {"containers": [main]}},
        },
    }


def _variable(text):
    name, _, value = text.partition("=")
    return {"name": name, "value": value}


def _resources(limits):
    return {"limits": {key: str(limits[key]) for key in ("memory", "cpu") if limits.get(key)}}
