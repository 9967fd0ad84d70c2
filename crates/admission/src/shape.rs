//! What a policy looks at: the objects, and where in them the containers are.

use pullpolicy::KubernetesVersion;

/// The objects that policies are written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// Pods, when they are created: what decides in the end, whoever makes the pod.
    Pods,
    /// Ephemeral containers, when `kubectl debug` adds one.
    EphemeralContainers,
    /// What makes pods from a template, so that its author sees the answer.
    Workloads,
}

impl Target {
    /// Every target.
    pub const ALL: [Self; 3] = [Self::Pods, Self::EphemeralContainers, Self::Workloads];

    /// The objects of the target, one policy each, as CEL's types differ with the path.
    pub(crate) const fn shapes(self) -> &'static [Shape] {
        match self {
            Self::Pods => &[PODS],
            Self::EphemeralContainers => &[EPHEMERAL_CONTAINERS],
            Self::Workloads => &[TEMPLATES, JOBS, CRON_JOBS, POD_TEMPLATES],
        }
    }
}

/// Objects that have their pod at the same place.
#[derive(Debug)]
pub(crate) struct Shape {
    /// Ends the name of the policy.
    pub(crate) name: &'static str,
    /// What the objects are, for people.
    pub(crate) title: &'static str,
    /// The fields from the object to the pod's `spec`.
    pub(crate) path: &'static [&'static str],
    pub(crate) rules: &'static [Rule],
    pub(crate) conditions: &'static [Condition],
    pub(crate) lists: &'static [List],
}

/// Resources of one API group.
#[derive(Debug)]
pub(crate) struct Rule {
    pub(crate) group: &'static str,
    pub(crate) resources: &'static [&'static str],
    pub(crate) operations: &'static [&'static str],
}

/// A request is only looked at where this holds.
#[derive(Debug)]
pub(crate) struct Condition {
    pub(crate) name: &'static str,
    pub(crate) why: &'static str,
    pub(crate) expression: fn(&Shape) -> String,
}

/// Where images are named in a pod's `spec`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum List {
    Containers,
    InitContainers,
    EphemeralContainers,
    Volumes,
}

impl List {
    pub(crate) const fn field(self) -> &'static str {
        match self {
            Self::Containers => "containers",
            Self::InitContainers => "initContainers",
            Self::EphemeralContainers => "ephemeralContainers",
            Self::Volumes => "volumes",
        }
    }

    /// Whether the API server of this version knows the field: image volumes came with 1.31.
    pub(crate) fn is_in(self, version: KubernetesVersion) -> bool {
        self != Self::Volumes || version >= KubernetesVersion::new(1, 31)
    }
}

impl Shape {
    /// The pod's `spec` in `object`, or in `oldObject`.
    pub(crate) fn spec(&self, object: &str) -> String {
        let mut spec = object.to_owned();
        for field in self.path {
            spec.push('.');
            spec.push_str(field);
        }
        spec
    }
}

const OF_A_POD: &[List] = &[List::InitContainers, List::Containers, List::Volumes];

const PODS: Shape = Shape {
    name: "pods",
    title: "Pods",
    path: &["spec"],
    rules: &[Rule {
        group: "",
        resources: &["pods"],
        operations: &["CREATE"],
    }],
    conditions: &[Condition {
        name: "no-mirror-pod",
        why: "The kubelet runs a static pod from its own file; what is said of its mirror changes nothing.",
        expression: |_| {
            "!has(object.metadata.annotations) || !('kubernetes.io/config.mirror' in object.metadata.annotations)".to_owned()
        },
    }],
    lists: OF_A_POD,
};

const EPHEMERAL_CONTAINERS: Shape = Shape {
    name: "ephemeral-containers",
    title: "Ephemeral containers; only the ones that the request adds",
    path: &["spec"],
    rules: &[Rule {
        group: "",
        resources: &["pods/ephemeralcontainers"],
        operations: &["UPDATE"],
    }],
    conditions: &[],
    lists: &[List::EphemeralContainers],
};

const NOT_CONTROLLED: Condition = Condition {
    name: "no-controller",
    why: "What a Deployment or CronJob makes has its template: a change of the copy alone would be undone for ever.",
    expression: |_| {
        "!has(object.metadata.ownerReferences) || !object.metadata.ownerReferences.exists(o, has(o.controller) && o.controller)".to_owned()
    },
};

const CHANGED: Condition = Condition {
    name: "pod-changed",
    why: "An update that leaves the pod as it was (a label, the replicas) is nobody's new pod.",
    expression: |shape| {
        let (new, old) = (shape.spec("object"), shape.spec("oldObject"));
        format!("request.operation == 'CREATE' || {new} != {old}")
    },
};

const TEMPLATES: Shape = Shape {
    name: "workloads",
    title: "Deployments, StatefulSets, DaemonSets, ReplicaSets, ReplicationControllers",
    path: &["spec", "template", "spec"],
    rules: &[
        Rule {
            group: "apps",
            resources: &["deployments", "statefulsets", "daemonsets", "replicasets"],
            operations: &["CREATE", "UPDATE"],
        },
        Rule {
            group: "",
            resources: &["replicationcontrollers"],
            operations: &["CREATE", "UPDATE"],
        },
    ],
    conditions: &[NOT_CONTROLLED, CHANGED],
    lists: OF_A_POD,
};

const JOBS: Shape = Shape {
    name: "jobs",
    title: "Jobs, whose template no update changes",
    path: &["spec", "template", "spec"],
    rules: &[Rule {
        group: "batch",
        resources: &["jobs"],
        operations: &["CREATE"],
    }],
    conditions: &[NOT_CONTROLLED],
    lists: OF_A_POD,
};

const CRON_JOBS: Shape = Shape {
    name: "cronjobs",
    title: "CronJobs",
    path: &["spec", "jobTemplate", "spec", "template", "spec"],
    rules: &[Rule {
        group: "batch",
        resources: &["cronjobs"],
        operations: &["CREATE", "UPDATE"],
    }],
    conditions: &[NOT_CONTROLLED, CHANGED],
    lists: OF_A_POD,
};

const POD_TEMPLATES: Shape = Shape {
    name: "podtemplates",
    title: "PodTemplates",
    path: &["template", "spec"],
    rules: &[Rule {
        group: "",
        resources: &["podtemplates"],
        operations: &["CREATE", "UPDATE"],
    }],
    conditions: &[NOT_CONTROLLED, CHANGED],
    lists: OF_A_POD,
};
