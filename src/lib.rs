//! Decides a container's `imagePullPolicy` from its image reference, and says why.
//!
//! Kubernetes knows one moving tag, the literal `latest`. Every other tag is cached on each node for
//! ever, whether it moves (`main`, `18-alpine`, `coder-xfce-vnc-latest`) or not (`26.37.0`). This
//! crate derives the policy from what the reference says:
//!
//! ```
//! use pullpolicy::{PullPolicy, Request, resolve};
//!
//! let image = "registry.example.com/dev/workspace:coder-xfce-vnc-latest";
//! let decision = resolve(&Request::for_image(image))?;
//! assert_eq!(decision.policy, PullPolicy::Always);
//! assert_eq!(decision.kubernetes_default, PullPolicy::IfNotPresent);
//! assert_eq!(decision.reasons[0].message, "`latest` is an alias that its publisher re-points");
//! # Ok::<(), pullpolicy::Error>(())
//! ```
//!
//! # The decision
//!
//! | what the reference says | `auto` | why |
//! |---|---|---|
//! | a digest, with or without a tag | `IfNotPresent` | content-addressed: a pull can change nothing |
//! | no tag | `Always` | means `latest` |
//! | an alias or channel, alone or inside a flavoured tag (`latest-alpine`, `edge`, `v1.8-head`) | `Always` | its publisher re-points it |
//! | a floating version (`3`, `1.27`, `18-alpine`, `1.x`) | `Always` | re-pointed by each patch release |
//! | a full version, a numbered pre-release, a date, a commit id, a build number | `IfNotPresent` | published once |
//! | anything else (`my-feature`) | `Always` | a stale copy is silent, a failed pull is loud |
//!
//! An explicit `Always`, `IfNotPresent` or `Never` is always kept; the [`Decision`] then carries
//! [warnings](Warning) where it will go stale, fail, or make the registry a needless dependency.
//! [`resolve`] gives the order in which the user's [`Rules`], publishers' conventions and the shape
//! of the tag decide, [`Reference`] the grammar of images, [`classify`] how a tag is read,
//! [`Outcome`] what will happen on the node.
//!
//! # Which call
//!
//! | call | for |
//! |---|---|
//! | [`resolve`] | everything: the policy, the reasons, the warnings, the outcomes |
//! | [`pull_policy`], [`pull_policy_for_tag`] | the policy alone, without any allocation |
//! | [`classify`], [`classify_in`] | what a tag says about itself |
//! | [`kubernetes_default`] | what the API server writes where the field is omitted |
//! | [`diagnose`] | why a pod waits for its image, whether waiting helps, what to do |
//!
//! # Scope
//!
//! The answers are Kubernetes' real behaviour, as its code has it: the grammar and normalisation of
//! `distribution/reference` 0.6.0, the API server's defaulting, the kubelet's image manager and the
//! verification of pulled credentials (KEP-2535) up to Kubernetes 1.36. Where the documentation
//! says something else, the code wins. Not decided here: whether an image is safe, exists, or may
//! be pulled. Nothing here talks to a cluster or a registry, reads a file or the clock, keeps state
//! or draws random numbers; equal requests have equal answers.
//!
//! Requests are bounded ([`MAX_TEXT`], [`MAX_RULES`], [`MAX_REQUEST`]), work is linear in their
//! length, and no input makes anything panic.
//!
//! # Versions
//!
//! [`SEMANTICS`] is the version of the answers: it changes where a request may get another policy,
//! class, kind or code. The version of the crate follows its API.
//!
//! # Features
//!
//! Without features the crate depends on `semver`, `thiserror` and `zeroize` alone; it always needs
//! `alloc`, never `std`.
//!
//! - `serde`: requests and decisions as JSON ([`resolve_json`],
//!   [`Request::from_json`]); used by the command line and every other
//!   face.
//! - `oci-spec`: conversions to and from `oci_spec::distribution::Reference`.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod credentials;
mod deploy;
mod diagnose;
mod error;
mod explain;
mod json;
mod kubelet;
#[cfg(feature = "oci-spec")]
mod oci;
mod places;
mod policy;
mod publishers;
mod reference;
mod request;
mod resolve;
mod rules;
mod tag;

pub use credentials::{
    Candidate, Command, Credentials, CredentialsRequest, Keyring, Lookup, Match, PodSecrets,
    PullSecret, SecretWarning, ServiceAccountSecrets, credentials,
};
#[cfg(feature = "serde")]
pub use credentials::{credentials_json, match_credentials_json};
pub use deploy::{
    Backend, ContainerWaits, DaemonMapping, DeployRemark, DeployRequest, Deployment, OlderDaemon,
    StartWait, deploy,
};
#[cfg(feature = "serde")]
pub use deploy::{CompletedPayload, payload_json};
pub use diagnose::{Cause, Diagnosis, IMAGE_BACK_OFF_LIMIT, NextStep, diagnose, image_back_off};
#[cfg(feature = "serde")]
pub use diagnose::{
    ContainerDiagnosis, ContainerKind, ContainerState, OtherPolicy, PodDiagnosis, PodReport, Retry,
    Schedule, Verdict, Watchdog, diagnose_json, diagnose_pods, diagnose_pods_json,
};
pub use error::{Detail, Error, ErrorCode, Span, Suggestion};
pub use explain::{
    DeployRemarkCode, Reason, ReasonCode, SecretWarningCode, Warning, WarningCode, nearest,
};
pub use kubelet::{
    AllowlistEntry, Cluster, CredentialVerification, KubernetesVersion, Outcome, RegistryState,
    Runs, Waiting,
};
pub use policy::{PullPolicy, RequestedPolicy};
pub use publishers::repointing_publishers;
pub use reference::{Name, Normalized, Reference, Repository, kubernetes_default};
pub use request::{Digests, MAX_REQUEST, MAX_RULES, MAX_TEXT, Request};
#[cfg(feature = "serde")]
pub use request::{
    ManifestRequest, classify_json, external_json, long_request_text, request_text, resolve_json,
};
pub use resolve::{
    Decision, Glance, Image, SEMANTICS, glance, glance_tag, pull_policy, pull_policy_for_tag,
    resolve,
};
pub use rules::{Glob, ImageRule, Refresh, RegistryMapping, Rules, Trust};
pub use tag::{Class, Kind, Role, Tag, classify, classify_in, vocabulary};

/// Runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
