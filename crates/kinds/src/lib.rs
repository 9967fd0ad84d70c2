//! Where the containers are in each kind of object: a table, with the source of each row.
//!
//! ```
//! use pullpolicy_kinds::{Holds, find, group};
//!
//! let cron_job = find(group("batch/v1"), "CronJob").unwrap();
//! assert_eq!(cron_job.places[0].path, "spec.jobTemplate.spec.template.spec");
//! assert!(matches!(cron_job.places[0].holds, Holds::PodSpec));
//! ```
#![no_std]
#![forbid(unsafe_code)]

/// A kind of object, or several that are alike.
#[derive(Debug)]
pub struct Kind {
    /// The groups of `apiVersion`; the core group is `""`.
    pub groups: &'static [&'static str],
    /// The values of `kind`.
    pub kinds: &'static [&'static str],
    /// Where in the object its containers are.
    pub places: &'static [Place],
    /// What its fields may hold that the controller replaces.
    pub expressions: Expressions,
    /// Whether the controller asks the registry for the digest of each tag, and runs that.
    pub resolves_digests: bool,
}

/// A place in an object, or within another place.
#[derive(Debug)]
pub struct Place {
    /// Keys between dots; `[]` behind one stands for each element of its list, `*` for each key.
    pub path: &'static str,
    /// What is there.
    pub holds: Holds,
    /// The key beside the path's first whose value is merged into each of what is found.
    pub defaults: Option<&'static str>,
}

/// What is at a place.
#[derive(Clone, Copy, Debug)]
pub enum Holds {
    /// A pod's spec.
    PodSpec,
    /// A container: `image` and `imagePullPolicy`.
    Container,
    /// A container whose tag is replaced by a digest where its image has to be asked what to run:
    /// without `command` and `script`.
    Step,
    /// An object with an `image`, whose policy is decided elsewhere.
    Image,
    /// An image that a controller pulls on every node, `IfNotPresent` by default
    /// (<https://openkruise.io/docs/user-manuals/imagepulljob>).
    PullJob,
    /// An image that is mounted as a volume: `reference` and `pullPolicy`.
    ImageVolume,
    /// Objects with an `apiVersion` and a `kind` of their own.
    Object,
    /// Further places.
    Places(&'static [Place]),
}

/// The keys of an image and of its policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keys {
    /// The key of the image.
    pub image: &'static str,
    /// The key of the policy, in the same object.
    pub policy: &'static str,
}

/// The keys of a container.
pub const CONTAINER: Keys = Keys {
    image: "image",
    policy: "imagePullPolicy",
};

/// The keys of an image that is mounted as a volume.
pub const VOLUME: Keys = Keys {
    image: "reference",
    policy: "pullPolicy",
};

/// Expressions that are replaced before any pod is made, and so are no placeholders that somebody
/// forgot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expressions {
    /// There are none.
    None,
    /// `{{…}}`
    Braces,
    /// `$(…)`
    Parentheses,
    /// `${…}`
    DollarBraces,
}

impl Expressions {
    /// Whether the text holds such an expression.
    #[must_use]
    pub fn are_in(self, text: &str) -> bool {
        match self {
            Self::None => false,
            Self::Braces => text.contains("{{"),
            Self::Parentheses => text.contains("$("),
            Self::DollarBraces => text.contains("${"),
        }
    }
}

const fn at(path: &'static str, holds: Holds) -> Place {
    Place {
        path,
        holds,
        defaults: None,
    }
}

const fn with(path: &'static str, holds: Holds, defaults: &'static str) -> Place {
    Place {
        path,
        holds,
        defaults: Some(defaults),
    }
}

const fn kind(
    groups: &'static [&'static str],
    kinds: &'static [&'static str],
    places: &'static [Place],
) -> Kind {
    Kind {
        groups,
        kinds,
        places,
        expressions: Expressions::None,
        resolves_digests: false,
    }
}

/// Kubernetes' own groups with pods in them, and no group, as of a fragment without `apiVersion`.
const CORE: &[&str] = &["", "apps", "extensions", "batch"];
static TEMPLATE: &[Place] = &[at("spec.template.spec", Holds::PodSpec)];

/// Within a template of an Argo workflow
/// (<https://argo-workflows.readthedocs.io/en/latest/fields/#template>).
static ARGO_TEMPLATE: [Place; 7] = [
    at("container", Holds::Container),
    at("script", Holds::Container),
    at("initContainers[]", Holds::Container),
    at("sidecars[]", Holds::Container),
    at("containerSet.containers[]", Holds::Container),
    at("steps[][].inline", Holds::Places(&ARGO_TEMPLATE)),
    at("dag.tasks[].inline", Holds::Places(&ARGO_TEMPLATE)),
];
static ARGO_SPEC: &[Place] = &[with(
    "templates[]",
    Holds::Places(&ARGO_TEMPLATE),
    "templateDefaults",
)];
/// Within a task of Tekton (<https://tekton.dev/docs/pipelines/tasks/>).
static TEKTON_TASK: &[Place] = &[
    with("steps[]", Holds::Step, "stepTemplate"),
    at("sidecars[]", Holds::Container),
];
static TEKTON_PIPELINE: &[Place] = &[
    at("tasks[].taskSpec", Holds::Places(TEKTON_TASK)),
    at("finally[].taskSpec", Holds::Places(TEKTON_TASK)),
];
/// Within a Ray cluster (<https://docs.ray.io/en/latest/cluster/kubernetes/references.html>).
static RAY_CLUSTER: &[Place] = &[
    at("headGroupSpec.template.spec", Holds::PodSpec),
    at("workerGroupSpecs[].template.spec", Holds::PodSpec),
];

/// Within a pod's spec (<https://kubernetes.io/docs/reference/generated/kubernetes-api/v1.36/>).
pub static POD_SPEC: &[Place] = &[
    at("initContainers[]", Holds::Container),
    at("containers[]", Holds::Container),
    at("ephemeralContainers[]", Holds::Container),
    at("volumes[].image", Holds::ImageVolume),
];

/// The kinds that are known. Others are searched for what looks like a pod's spec.
pub static KINDS: &[Kind] = &[
    // https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/
    kind(CORE, &["Pod"], &[at("spec", Holds::PodSpec)]),
    kind(
        CORE,
        &["PodTemplate"],
        &[at("template.spec", Holds::PodSpec)],
    ),
    kind(
        CORE,
        &[
            "Deployment",
            "StatefulSet",
            "DaemonSet",
            "ReplicaSet",
            "ReplicationController",
            "Job",
        ],
        TEMPLATE,
    ),
    kind(
        CORE,
        &["CronJob"],
        &[at("spec.jobTemplate.spec.template.spec", Holds::PodSpec)],
    ),
    // https://argo-rollouts.readthedocs.io/en/stable/features/specification/
    kind(&["argoproj.io"], &["Rollout"], TEMPLATE),
    kind(
        &["argoproj.io"],
        &["Experiment"],
        &[at("spec.templates[].template.spec", Holds::PodSpec)],
    ),
    Kind {
        expressions: Expressions::Braces,
        ..kind(
            &["argoproj.io"],
            &["AnalysisTemplate", "ClusterAnalysisTemplate", "AnalysisRun"],
            &[at(
                "spec.metrics[].provider.job.spec.template.spec",
                Holds::PodSpec,
            )],
        )
    },
    Kind {
        expressions: Expressions::Braces,
        ..kind(
            &["argoproj.io"],
            &["Workflow", "WorkflowTemplate", "ClusterWorkflowTemplate"],
            &[at("spec", Holds::Places(ARGO_SPEC))],
        )
    },
    Kind {
        expressions: Expressions::Braces,
        ..kind(
            &["argoproj.io"],
            &["CronWorkflow"],
            &[at("spec.workflowSpec", Holds::Places(ARGO_SPEC))],
        )
    },
    // https://knative.dev/docs/serving/tag-resolution/
    Kind {
        resolves_digests: true,
        ..kind(
            &["serving.knative.dev"],
            &["Service", "Configuration"],
            TEMPLATE,
        )
    },
    Kind {
        resolves_digests: true,
        ..kind(
            &["serving.knative.dev"],
            &["Revision"],
            &[at("spec", Holds::PodSpec)],
        )
    },
    // https://tekton.dev/docs/pipelines/container-contract/
    Kind {
        expressions: Expressions::Parentheses,
        ..kind(
            &["tekton.dev"],
            &["Task", "ClusterTask"],
            &[at("spec", Holds::Places(TEKTON_TASK))],
        )
    },
    Kind {
        expressions: Expressions::Parentheses,
        ..kind(
            &["tekton.dev"],
            &["TaskRun"],
            &[at("spec.taskSpec", Holds::Places(TEKTON_TASK))],
        )
    },
    Kind {
        expressions: Expressions::Parentheses,
        ..kind(
            &["tekton.dev"],
            &["Pipeline"],
            &[at("spec", Holds::Places(TEKTON_PIPELINE))],
        )
    },
    Kind {
        expressions: Expressions::Parentheses,
        ..kind(
            &["tekton.dev"],
            &["PipelineRun"],
            &[at("spec.pipelineSpec", Holds::Places(TEKTON_PIPELINE))],
        )
    },
    // https://tekton.dev/docs/pipelines/stepactions/
    Kind {
        expressions: Expressions::Parentheses,
        ..kind(
            &["tekton.dev"],
            &["StepAction"],
            &[at("spec", Holds::Image)],
        )
    },
    // https://tekton.dev/docs/triggers/triggertemplates/
    Kind {
        expressions: Expressions::Parentheses,
        ..kind(
            &["triggers.tekton.dev"],
            &["TriggerTemplate"],
            &[at("spec.resourcetemplates[]", Holds::Object)],
        )
    },
    // https://keda.sh/docs/latest/reference/scaledjob-spec/
    kind(
        &["keda.sh"],
        &["ScaledJob"],
        &[at("spec.jobTargetRef.template.spec", Holds::PodSpec)],
    ),
    // https://jobset.sigs.k8s.io/docs/reference/jobset.v1alpha2/
    kind(
        &["jobset.x-k8s.io"],
        &["JobSet"],
        &[at(
            "spec.replicatedJobs[].template.spec.template.spec",
            Holds::PodSpec,
        )],
    ),
    // https://www.kubeflow.org/docs/components/trainer/legacy-v1/
    kind(
        &["kubeflow.org"],
        &[
            "PyTorchJob",
            "TFJob",
            "MPIJob",
            "XGBoostJob",
            "PaddleJob",
            "JAXJob",
        ],
        &[
            at("spec.pytorchReplicaSpecs.*.template.spec", Holds::PodSpec),
            at("spec.tfReplicaSpecs.*.template.spec", Holds::PodSpec),
            at("spec.mpiReplicaSpecs.*.template.spec", Holds::PodSpec),
            at("spec.xgbReplicaSpecs.*.template.spec", Holds::PodSpec),
            at("spec.paddleReplicaSpecs.*.template.spec", Holds::PodSpec),
            at("spec.jaxReplicaSpecs.*.template.spec", Holds::PodSpec),
        ],
    ),
    // https://www.kubeflow.org/docs/components/trainer/
    kind(
        &["trainer.kubeflow.org"],
        &["TrainJob"],
        &[at("spec.trainer", Holds::Image)],
    ),
    kind(
        &["trainer.kubeflow.org"],
        &["TrainingRuntime", "ClusterTrainingRuntime"],
        &[at(
            "spec.template.spec.replicatedJobs[].template.spec.template.spec",
            Holds::PodSpec,
        )],
    ),
    kind(
        &["ray.io"],
        &["RayCluster"],
        &[at("spec", Holds::Places(RAY_CLUSTER))],
    ),
    kind(
        &["ray.io"],
        &["RayJob"],
        &[
            at("spec.rayClusterSpec", Holds::Places(RAY_CLUSTER)),
            at("spec.submitterPodTemplate.spec", Holds::PodSpec),
        ],
    ),
    kind(
        &["ray.io"],
        &["RayService"],
        &[at("spec.rayClusterConfig", Holds::Places(RAY_CLUSTER))],
    ),
    // https://openkruise.io/docs/
    kind(
        &["apps.kruise.io"],
        &["CloneSet", "StatefulSet", "DaemonSet", "BroadcastJob"],
        TEMPLATE,
    ),
    kind(
        &["apps.kruise.io"],
        &["SidecarSet"],
        &[at("spec", Holds::PodSpec)],
    ),
    kind(
        &["apps.kruise.io"],
        &["UnitedDeployment"],
        &[
            at(
                "spec.template.statefulSetTemplate.spec.template.spec",
                Holds::PodSpec,
            ),
            at(
                "spec.template.advancedStatefulSetTemplate.spec.template.spec",
                Holds::PodSpec,
            ),
            at(
                "spec.template.cloneSetTemplate.spec.template.spec",
                Holds::PodSpec,
            ),
            at(
                "spec.template.deploymentTemplate.spec.template.spec",
                Holds::PodSpec,
            ),
        ],
    ),
    kind(
        &["apps.kruise.io"],
        &["AdvancedCronJob"],
        &[
            at(
                "spec.template.jobTemplate.spec.template.spec",
                Holds::PodSpec,
            ),
            at(
                "spec.template.broadcastJobTemplate.spec.template.spec",
                Holds::PodSpec,
            ),
        ],
    ),
    kind(
        &["apps.kruise.io"],
        &["EphemeralJob"],
        &[at("spec.template", Holds::PodSpec)],
    ),
    // Its `pullPolicy` is no policy but a timeout and a limit of tries.
    kind(
        &["apps.kruise.io"],
        &["ImagePullJob"],
        &[at("spec", Holds::PullJob)],
    ),
    // https://docs.openshift.com/container-platform/latest/openshift_images/using-templates.html
    Kind {
        expressions: Expressions::DollarBraces,
        ..kind(
            &["template.openshift.io", ""],
            &["Template"],
            &[at("objects[]", Holds::Object)],
        )
    },
];

/// What every list holds, `PodList` and the KRM functions' `ResourceList` too.
pub static LIST: Kind = kind(&[], &[], &[at("items[]", Holds::Object)]);

/// The group of an `apiVersion`.
#[must_use]
pub fn group(api_version: &str) -> &str {
    api_version.split_once('/').map_or("", |(group, _)| group)
}

/// The row of a kind, if it has one.
#[must_use]
pub fn find(group: &str, kind: &str) -> Option<&'static Kind> {
    let known = KINDS
        .iter()
        .find(|row| row.groups.contains(&group) && row.kinds.contains(&kind));
    known.or_else(|| kind.ends_with("List").then_some(&LIST))
}

/// Whether a group is Kubernetes' own, so that its kinds without a row hold no containers.
#[must_use]
pub fn is_core(group: &str) -> bool {
    let official = group.ends_with(".k8s.io") && !group.ends_with(".x-k8s.io");
    CORE.contains(&group) || group == "autoscaling" || group == "policy" || official
}
