//! What the command line accepts.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use pullpolicy::KubernetesVersion;
use pullpolicy_manifest::{Rule, Severity};

/// Ends every help text.
macro_rules! with_exit_status {
    ($text:literal) => {
        concat!(
            $text,
            "\
Exit status:
  0  a decision, with or without warnings
  1  an error value: an invalid image, tag, policy or rule; a batch with a line that failed
  2  wrong usage, or a file that cannot be read or written"
        )
    };
}

const HELP: &str = with_exit_status!("");

const RESOLVE_HELP: &str = with_exit_status!(
    "\
Examples:
  pullpolicy resolve registry.example.com/dev/workspace:coder-xfce-vnc-latest
  pullpolicy resolve ghcr.io/acme/dev --tag 26.37.0 --policy Always
  pullpolicy resolve nginx:1.27 --kubernetes 1.34 --format json
  pullpolicy resolve --tag main
  pullpolicy resolve --batch requests.jsonl > decisions.jsonl

With --batch, line n of the output answers line n of the input: a decision, or an error in its
place. Nothing but the line itself is read: no pullpolicy.toml, no flag.

"
);

const CLASSIFY_HELP: &str = with_exit_status!(
    "\
Examples:
  pullpolicy classify coder-xfce-vnc-latest
  pullpolicy classify 16.2 --repository postgres
  echo '{\"tag\": \"16.2\", \"repository\": \"postgres\"}' | pullpolicy classify --batch

With --batch, line n of the output answers line n of the input.

"
);

const CREDENTIALS_HELP: &str = with_exit_status!(
    "\
Examples:
  kubectl get secrets -o yaml | pullpolicy credentials ghcr.io/acme/app:1.0 --secrets -
  pullpolicy credentials nginx --secrets hub.yaml ghcr.yaml --pod pod.yaml --service-account sa.yaml
  pullpolicy credentials nginx --secrets ~/.docker/config.json
  echo '{\"image\": \"nginx\", \"secrets\": []}' | pullpolicy credentials --batch

Without --pod and --service-account every secret is taken, in its order. No password is ever printed.
With --batch, line n of the output answers line n of the input.

"
);

const PAYLOAD_HELP: &str = with_exit_status!(
    "\
Examples:
  pullpolicy payload create.json
  pullpolicy payload create.json --backend docker --registries registries.json
  pullpolicy payload - --accept-auto --format json < create.json

With --format json the payload is repeated with all that it holds, passwords too.

"
);

const LINT_HELP: &str = "\
Examples:
  pullpolicy lint deploy/
  pullpolicy lint main.tf variables.tf
  helm template my-app | pullpolicy lint -
  pullpolicy lint . --disable registry-dependency --fail-on warning
  pullpolicy lint . --format sarif > findings.sarif
  pullpolicy lint . --write-baseline known.json

In folders, *.yaml, *.yml, *.json and *.tf are read that .gitignore does not name. A comment
`# pullpolicy: ignore[RULE]` or an annotation `pullpolicy/ignore: RULE` suppresses findings.
What is constant in a module of Terraform's is followed; what is not known is only counted.
The rules of lint: see docs/lint-rules.md.

Exit status:
  0  no finding, or none as severe as --fail-on says
  1  a finding
  2  wrong usage, or something that cannot be read; the rest was linted";

const FIX_HELP: &str = "\
Examples:
  pullpolicy fix deploy/ --diff
  pullpolicy fix deploy/
  helm template my-app ./chart | pullpolicy fix - | kubectl apply -f -
  pullpolicy fix - < resource-list.yaml

Nothing but policies changes, byte for byte. `Never`, expressions and suppressed findings are not
touched, and no tag is. A file that cannot be read as a whole is left alone.

Exit status:
  0  everything is written that was to be
  1  a policy could not be written; with --dry-run or --diff: a policy would be written
  2  wrong usage, or something that cannot be read or written; the rest was fixed";

const DIAGNOSE_HELP: &str = "\
Examples:
  kubectl get pods -o json | pullpolicy diagnose
  kubectl get pods,events -A -o json | pullpolicy diagnose
  kubectl get pod app-0 -o json | pullpolicy diagnose --nodes <(kubectl get nodes -o json)
  kubectl get pods,events -o json | pullpolicy diagnose --watchdog --tries 3
  echo '{\"reason\": \"ErrImagePull\", \"message\": \"…\"}' | pullpolicy diagnose --batch

With --batch, line n of the output answers line n of the input.

Exit status:
  0  answered; with --watchdog: every container has started
  1  an error value: something that is no pod, event or node; a batch with a line that failed
  2  wrong usage, or a file that cannot be read or written
  3  with --watchdog: a container has not started, and may yet
  4  with --watchdog: a container will not start unless something is changed";

const EMIT_HELP: &str = "\
Examples:
  pullpolicy emit validating-admission-policy --kubernetes 1.34 > policies.yaml
  pullpolicy emit validating-admission-policy --action deny,audit | kubectl diff -f -
  pullpolicy emit mutating-admission-policy --kubernetes 1.36 --on pods | kubectl apply -f -

The policies err only towards Always; comments in them say what CEL cannot know. Start with
warnings: see docs/admission-policies.md.

Exit status:
  0  the policies are written
  2  wrong usage, or a version of Kubernetes without the kind";

const EXTERNAL_HELP: &str = with_exit_status!(
    "\
A query is a JSON object of strings with any of the keys image, image_tag, image_pull_policy and
rules (JSON text); its result has the keys policy, class, kind, reason and kubernetes_default.

In a configuration:
  data \"external\" \"pull_policy\" {
    program = [\"pullpolicy\", \"terraform-external\"]
    query   = { image = var.image, image_tag = var.image_tag }
  }

"
);

/// Decides a container's imagePullPolicy from its image reference, and says why
#[derive(Debug, Parser)]
#[command(name = "pullpolicy", version, after_help = HELP, infer_long_args = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// When to use colour: auto, always or never; auto heeds NO_COLOR too
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        hide_possible_values = true
    )]
    pub(crate) color: clap::ColorChoice,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Decide the pull policy of an image or of a tag alone
    #[command(after_help = RESOLVE_HELP)]
    Resolve(Box<Resolve>),
    /// Say what a tag tells about itself: whether it moves, and by which part
    #[command(after_help = CLASSIFY_HELP)]
    Classify(Classify),
    /// Say which pull secret the kubelet tries for an image, in which order, and what mends it
    #[command(after_help = CREDENTIALS_HELP)]
    Credentials(Credentials),
    /// Check and complete the create payload of a deploy daemon
    #[command(after_help = PAYLOAD_HELP)]
    Payload(Payload),
    /// Find the containers in manifests whose pull policy is wrong
    #[command(after_help = LINT_HELP)]
    Lint(Box<Lint>),
    /// Write the right pull policies into manifests, and change nothing else
    #[command(after_help = FIX_HELP)]
    Fix(Box<Fix>),
    /// Say why pods wait for their images, whether waiting helps, and what to do
    #[command(after_help = DIAGNOSE_HELP)]
    Diagnose(Diagnose),
    /// Write admission policies that Kubernetes itself evaluates
    #[command(after_help = EMIT_HELP)]
    Emit {
        /// Which kind of policy
        #[command(subcommand)]
        kind: Emit,
    },
    /// Answer Terraform's data source `external`: a query on standard input, its result on
    /// standard output
    #[command(after_help = EXTERNAL_HELP)]
    TerraformExternal,
    /// Print the completions for a shell
    Completions {
        /// The shell to complete for
        shell: Shell,
    },
    /// Print the man page, of the program or of one of its commands
    Man {
        /// The command, `resolve` for one
        command: Option<String>,
    },
}

#[derive(Debug, Args)]
pub(crate) struct Resolve {
    /// The image reference
    #[arg(required_unless_present_any = ["tag", "batch"])]
    pub(crate) image: Option<String>,

    /// The tag, where it stands apart from the image, or alone; may carry a digest
    #[arg(long)]
    pub(crate) tag: Option<String>,

    /// The requested policy: auto, Always, IfNotPresent or Never
    #[arg(long, default_value = "auto")]
    pub(crate) policy: String,

    /// How to answer
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,

    /// What is known of the repository today, TAG=sha256:…; may be repeated
    #[arg(long = "digest", value_name = "TAG=DIGEST", value_parser = tag_and_digest)]
    pub(crate) digests: Vec<(String, String)>,

    /// Answer requests, one JSON object a line, from FILE or, for `-`, the standard input
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        default_missing_value = "-",
        conflicts_with_all = ["image", "tag", "policy", "format", "digests", "RulesChoice", "Cluster"]
    )]
    pub(crate) batch: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) rules: RulesChoice,

    #[command(flatten)]
    pub(crate) cluster: Cluster,
}

/// Where the user's rules come from.
#[derive(Debug, Args)]
#[group(multiple = true)]
#[command(next_help_heading = "Rules")]
pub(crate) struct RulesChoice {
    /// Read the rules from FILE (TOML; JSON where it ends in .json) instead of the nearest
    /// pullpolicy.toml of this folder or one above
    #[arg(long, value_name = "FILE")]
    pub(crate) rules: Option<PathBuf>,

    /// Read no rules at all
    #[arg(long, conflicts_with = "rules")]
    pub(crate) no_rules: bool,
}

/// The cluster that the image will run in.
#[derive(Debug, Args)]
#[group(multiple = true)]
#[command(next_help_heading = "Cluster")]
pub(crate) struct Cluster {
    /// Its version of Kubernetes
    #[arg(long, value_name = "VERSION")]
    pub(crate) kubernetes: Option<String>,

    /// The admission plugin AlwaysPullImages is on
    #[arg(long)]
    pub(crate) always_pull_images: bool,

    /// The API server's default heeds digests (the feature gate of KEP-6083)
    #[arg(long)]
    pub(crate) digest_aware_default: bool,

    /// The kubelet's imagePullCredentialsVerificationPolicy
    #[arg(long, value_name = "POLICY")]
    pub(crate) credential_verification: Option<String>,

    /// An entry of the kubelet's preloadedImagesVerificationAllowlist; may be repeated
    #[arg(long, value_name = "IMAGE")]
    pub(crate) preloaded_allowlist: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Classify {
    /// The tag
    #[arg(required_unless_present = "batch")]
    pub(crate) tag: Option<String>,

    /// The image name that the tag belongs to, whose publisher may have a convention
    #[arg(long, value_name = "NAME")]
    pub(crate) repository: Option<String>,

    /// How to answer
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,

    /// Answer {"tag": …, "repository": …}, one a line, from FILE or, for `-`, the standard input
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        default_missing_value = "-",
        conflicts_with_all = ["tag", "repository", "format"]
    )]
    pub(crate) batch: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Lint {
    /// Files and folders; `-` is the standard input
    #[arg(value_name = "PATH", default_value = ".")]
    pub(crate) paths: Vec<PathBuf>,

    /// How to answer
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: LintFormat,

    /// The least severe finding that makes the exit status 1: note, warning or error
    #[arg(long, value_name = "SEVERITY")]
    pub(crate) fail_on: Option<Severity>,

    /// Findings that are known and not reported again, as --write-baseline wrote them
    #[arg(long, value_name = "FILE")]
    pub(crate) baseline: Option<PathBuf>,

    /// Write all findings into FILE instead of reporting them
    #[arg(long, value_name = "FILE", conflicts_with = "baseline")]
    pub(crate) write_baseline: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) judging: Judging,
}

#[derive(Debug, Args)]
pub(crate) struct Fix {
    /// Files and folders; `-` is the standard input, which is passed on to the standard output
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,

    /// Write IfNotPresent too where Always asks the registry for what cannot change. Always also
    /// checks the credentials of each pod, which matters where tenants share nodes
    #[arg(long)]
    pub(crate) relax: bool,

    /// Write the right policy too where it was only implied
    #[arg(long)]
    pub(crate) explicit: bool,

    /// Say what would be written, and write nothing
    #[arg(long)]
    pub(crate) dry_run: bool,

    /// Show what would be written as a patch, and write nothing
    #[arg(long)]
    pub(crate) diff: bool,

    /// How to answer
    #[arg(long, value_enum, default_value_t, conflicts_with = "diff")]
    pub(crate) format: Format,

    #[command(flatten)]
    pub(crate) judging: Judging,
}

/// What `lint` and `fix` look at, and how they judge it.
#[derive(Debug, Args)]
pub(crate) struct Judging {
    /// Heed a rule that is off; may be repeated
    #[arg(long, value_name = "RULE")]
    pub(crate) enable: Vec<Rule>,

    /// Do not heed a rule; may be repeated
    #[arg(long, value_name = "RULE")]
    pub(crate) disable: Vec<Rule>,

    /// Leave out files and folders that match, as .gitignore would; may be repeated
    #[arg(long, value_name = "GLOB")]
    pub(crate) exclude: Vec<String>,

    /// What the standard input would be called as a file: one that ends in .tf or .tf.json is
    /// Terraform's, and belongs to the module of the folder
    #[arg(long, value_name = "FILE")]
    pub(crate) stdin_filename: Option<PathBuf>,

    /// Read what .gitignore names, and what is hidden, too
    #[arg(long)]
    pub(crate) no_ignore: bool,

    #[command(flatten)]
    pub(crate) rules: RulesChoice,

    #[command(flatten)]
    pub(crate) cluster: Cluster,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum LintFormat {
    /// For people
    #[default]
    Text,
    /// One object, for programs
    Json,
    /// The Static Analysis Results Interchange Format, 2.1.0
    Sarif,
    /// Annotations of GitHub Actions
    Github,
}

#[derive(Debug, Args)]
pub(crate) struct Credentials {
    /// The image reference, as the pod writes it
    #[arg(required_unless_present = "batch")]
    pub(crate) image: Option<String>,

    /// Secrets as `kubectl get -o yaml` or `-o json` prints them, or a docker config.json; `-` is
    /// the standard input
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(crate) secrets: Vec<PathBuf>,

    /// The pod, or what makes pods of a template: only the secrets that it gets are tried
    #[arg(long, value_name = "FILE")]
    pub(crate) pod: Option<PathBuf>,

    /// The pod's ServiceAccount: its secrets count where the pod has none of its own
    #[arg(long, value_name = "FILE")]
    pub(crate) service_account: Option<PathBuf>,

    /// How to answer
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,

    /// Answer {"image": …, "secrets": […]}, one a line, from FILE or, for `-`, the standard input
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        default_missing_value = "-",
        conflicts_with_all = ["image", "secrets", "pod", "service_account", "format"]
    )]
    pub(crate) batch: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Payload {
    /// The payload in JSON; `-` is the standard input
    #[arg(value_name = "FILE", default_value = "-")]
    pub(crate) file: PathBuf,

    /// What the daemon runs it with
    #[arg(long, value_enum, default_value_t)]
    pub(crate) backend: Backend,

    /// The daemon's registry mappings in JSON, a list of {"from": …, "to": …}
    #[arg(long, value_name = "FILE")]
    pub(crate) registries: Option<PathBuf>,

    /// The daemon accepts the policy auto
    #[arg(long)]
    pub(crate) accept_auto: bool,

    /// The reason for which the container waits, as its status says
    #[arg(long, value_name = "REASON")]
    pub(crate) waiting_reason: Option<String>,

    /// The message that comes with the reason
    #[arg(long, value_name = "TEXT", requires = "waiting_reason")]
    pub(crate) waiting_message: Option<String>,

    /// How to answer
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,

    #[command(flatten)]
    pub(crate) rules: RulesChoice,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Backend {
    /// It makes Deployments
    #[default]
    Kubernetes,
    /// It makes containers
    Docker,
}

impl Backend {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Kubernetes => "kubernetes",
            Self::Docker => "docker",
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Diagnose {
    /// What `kubectl get pods -o json` prints; may hold events and nodes too
    #[arg(value_name = "FILE", default_value = "-")]
    pub(crate) pods: PathBuf,

    /// What `kubectl get events -o json` prints: when the kubelet tries again, image volumes, starts
    #[arg(long, value_name = "FILE")]
    pub(crate) events: Option<PathBuf>,

    /// What `kubectl get nodes -o json` prints: whether the image is on the pod's node
    #[arg(long, value_name = "FILE")]
    pub(crate) nodes: Option<PathBuf>,

    /// How to answer
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,

    /// Answer in one line and with the exit status, for scripts that wait for pods
    #[arg(long, conflicts_with = "format")]
    pub(crate) watchdog: bool,

    /// Give up after N failed pulls; else at once where waiting cannot help, after 5 where it may.
    /// ErrImageNeverPull and InvalidImageName fail at once. Tries are counted in the events
    #[arg(long, value_name = "N", requires = "watchdog", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) tries: Option<u32>,

    /// Answer {"reason": …, "message": …}, one a line, from FILE or, for `-`, the standard input
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        default_missing_value = "-",
        conflicts_with_all = ["pods", "events", "nodes", "format", "watchdog"]
    )]
    pub(crate) batch: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Emit {
    /// Refuse, or warn of, what is not pulled at each start and not published once: Kubernetes 1.30 to 1.37
    #[command(after_help = EMIT_HELP)]
    ValidatingAdmissionPolicy {
        /// What is done: deny, warn, audit, by commas; not deny together with warn
        #[arg(
            long = "action",
            value_name = "ACTION",
            value_enum,
            value_delimiter = ',',
            default_values_t = [Action::Warn, Action::Audit],
            hide_possible_values = true
        )]
        actions: Vec<Action>,

        #[command(flatten)]
        emitting: Emitting,
    },
    /// Write Always where an image is not published once: Kubernetes 1.32 to 1.37
    #[command(after_help = EMIT_HELP)]
    MutatingAdmissionPolicy {
        #[command(flatten)]
        emitting: Emitting,
    },
}

/// What policies of either kind are written from.
#[derive(Debug, Args)]
pub(crate) struct Emitting {
    /// The version of the cluster, which decides the API version
    #[arg(long, value_name = "VERSION", default_value_t)]
    pub(crate) kubernetes: KubernetesVersion,

    /// Starts the name of each policy and binding
    #[arg(long, default_value = "pullpolicy")]
    pub(crate) name: String,

    /// What is looked at: pods, ephemeral-containers, workloads, by commas
    #[arg(
        long = "on",
        value_name = "OBJECTS",
        value_enum,
        value_delimiter = ',',
        default_values_t = [Target::Pods, Target::EphemeralContainers, Target::Workloads],
        hide_possible_values = true
    )]
    pub(crate) targets: Vec<Target>,

    /// Leave this namespace alone, instead of kube-system; may be repeated
    #[arg(
        long = "exempt-namespace",
        value_name = "NAMESPACE",
        default_value = "kube-system"
    )]
    pub(crate) exempt_namespaces: Vec<String>,

    /// Exempt no namespace, not even kube-system
    #[arg(long, conflicts_with = "exempt_namespaces")]
    pub(crate) no_exemption: bool,

    /// What an evaluation that fails means, as of an object too large for CEL's budget: fail or
    /// ignore
    #[arg(
        long,
        value_name = "POLICY",
        value_enum,
        default_value_t,
        hide_possible_values = true
    )]
    pub(crate) failure_policy: FailurePolicy,
}

/// What is done where a validating policy is not met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Action {
    /// The request is refused
    Deny,
    /// The client is told
    Warn,
    /// It stands in the audit log
    Audit,
}

/// The objects that policies are written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Target {
    /// Pods
    Pods,
    /// What `kubectl debug` adds
    EphemeralContainers,
    /// What makes pods from a template
    Workloads,
}

/// What an evaluation that fails means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum FailurePolicy {
    /// The actions are taken, or the request is refused
    #[default]
    Fail,
    /// The request is let through
    Ignore,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For people
    #[default]
    Text,
    /// One line, for programs
    Json,
}

impl From<Format> for pullpolicy_console::Format {
    fn from(format: Format) -> Self {
        match format {
            Format::Text => Self::Text,
            Format::Json => Self::Json,
        }
    }
}

fn tag_and_digest(text: &str) -> Result<(String, String), String> {
    let (tag, digest) = text
        .split_once('=')
        .ok_or("a tag, `=` and a digest are expected")?;
    Ok((tag.to_owned(), digest.to_owned()))
}
