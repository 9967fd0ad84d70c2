//! Image references: what a container's `image` field names.
//!
//! Reading one takes two stages. The [grammar] tells the parts of a text from each other in one
//! pass over its bytes; [Docker Hub's defaults](docker_hub) then fill in what a short name leaves
//! out, from the offsets alone. Only where a text is no reference is it looked at again, to say
//! [what is wrong](fault). The rules themselves stand at [`Reference`].

mod docker_hub;
mod fault;
mod grammar;
mod runs;

use core::fmt::{self, Display};

use crate::error::{Detail, Error, Span};
use crate::explain;
use crate::policy::PullPolicy;

pub(crate) use docker_hub::REPOSITORY_LIMIT;
pub(crate) use fault::{Cause, Fault, scheme};
pub(crate) use grammar::{Algorithm, TAG_LIMIT};

use fault::Role;

/// An image reference: slices of the text that it was parsed from.
///
/// What follows is the grammar and the normalisation of `distribution/reference` v0.6.0, which the
/// API server and the kubelet call for every image
/// ([`ParseNormalizedNamed`](https://pkg.go.dev/github.com/distribution/reference@v0.6.0#ParseNormalizedNamed)).
/// Other tools read some texts differently; here Kubernetes' reading is the only one.
///
/// # Grammar
///
/// ```text
/// reference  := name [ ":" tag ] [ "@" digest ]
/// name       := [ registry "/" ] path
/// registry   := ( host | "[" address "]" ) [ ":" port ]
/// host       := label *( "." label )
/// label      := ALNUM+ *( "-"+ ALNUM+ )
/// address    := ( HEX | ":" )+
/// port       := DIGIT+
/// path       := component *( "/" component )
/// component  := lower+ *( separator lower+ )
/// separator  := "." | "_" | "__" | "-"+
/// tag        := ( ALNUM | "_" ) *127( ALNUM | "_" | "." | "-" )
/// digest     := "sha256:" 64hex | "sha384:" 96hex | "sha512:" 128hex
/// lower      := "a"…"z" | DIGIT
/// hex        := "a"…"f" | DIGIT
/// ```
///
/// `ALNUM` is an ASCII letter of either case or a digit, `HEX` a hexadecimal digit of either case.
/// Everything is ASCII; there is no escape, and a blank is as wrong as any other character.
///
/// - **`name`** What a `/` does not separate from a path is no registry: in `registry:5000` the
///   number is a tag, whatever was meant. The text in front of the first `/` is a registry if it is
///   `localhost`, has a dot or a colon, or has a capital, which no path may have. So `Acme/app` is
///   valid and names a host, while `acme/App` and `App` are not.
/// - **`registry`** Hosts are matched as text: capitals are kept, and the port is any number of
///   digits, without a limit or a default. A host has no underscore; where a first part has one
///   and also a dot (`dev_1.example.com/app`), it is read as a part of the path all the same,
///   and the reference has no registry at all.
/// - **`address`** An IPv6 address stands in brackets, which tell its colons from those in front
///   of port and tag. Any row of hexadecimal digits and colons is taken; a zone or an embedded
///   IPv4 address is not.
/// - **`component`** Lower case alone, since registries store repositories as directories and as
///   parts of URLs, where case is not dependable. Separators stand between letters or digits: a
///   component neither starts nor ends with one. Dashes repeat freely, as they do in hosts' names;
///   an underscore repeats once, for old names' sake; a dot never does, so that no `..` reaches a
///   file system.
/// - **`path`** At most 255 characters, the default namespace included and the registry not.
/// - **`tag`** Case matters, and nothing is special about any tag but the literal `latest`. A tag
///   has no `/`, so a branch's name needs another character there.
/// - **`digest`** The grammar of `distribution/reference` admits any algorithm and any 32 digits
///   or more; what Kubernetes then verifies leaves the three algorithms above, with exactly as many
///   digits as each has, in lower case.
/// - 64 hexadecimal digits alone, in lower case, are an image's id and refused as a name;
///   behind a registry, or before a tag, they are a name like any other.
///
/// # Docker Hub's defaults
///
/// - A name without a registry is one of `docker.io`; `index.docker.io`, its old name, is replaced
///   by it.
/// - A path on `docker.io` without a `/` gets the namespace `library/`, that of the official images.
/// - A missing tag is *not* filled in: whether one was written matters to the decision.
///
/// ```
/// use pullpolicy::Reference;
///
/// let reference = Reference::parse("nginx:1.27")?;
/// assert_eq!(reference.registry(), "docker.io");
/// assert_eq!(reference.repository().to_string(), "library/nginx");
/// assert_eq!(reference.tag(), Some("1.27"));
/// assert_eq!(reference.digest(), None);
/// assert_eq!(reference.normalized().to_string(), "docker.io/library/nginx:1.27");
/// # Ok::<(), pullpolicy::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reference<'a> {
    input: &'a str,
    name: Name<'a>,
    tag: Option<&'a str>,
    digest: Option<&'a str>,
}

impl<'a> Reference<'a> {
    /// Parses a reference, in time linear in its length and without allocating.
    ///
    /// # Errors
    ///
    /// `invalid-image` where Kubernetes would refuse the reference too. Its span is the first
    /// character that cannot stand there: the whole run of capitals in a repository, the whole of a
    /// placeholder (`${…}`, `$(…)`, `{{…}}`, `%…%`), which goes before all other faults, and empty
    /// where the text ends too early.
    ///
    /// ```
    /// use pullpolicy::{Detail, Reference};
    ///
    /// let error = Reference::parse("registry.example.com/dev/App:1.0").unwrap_err();
    /// assert_eq!(error.detail(), Some(Detail::Name));
    /// assert_eq!(error.message(), "repository names are lower case, unlike `App`");
    /// assert_eq!(
    ///     error.suggestion().and_then(|suggestion| suggestion.reference.as_deref()),
    ///     Some("registry.example.com/dev/app:1.0"),
    /// );
    /// ```
    pub fn parse(input: &'a str) -> Result<Self, Error> {
        Self::scan(input).map_err(|fault| explain::invalid_image(input, fault))
    }

    /// Parses like [`parse`](Self::parse), but does not put a fault into words.
    pub(crate) fn scan(input: &'a str) -> Result<Self, Fault> {
        let parts = grammar::reference(input.as_bytes())
            .map_err(|stop| fault::diagnose(input, Role::Reference, stop))?;
        Ok(Self {
            input,
            name: docker_hub::complete(input, &parts.name)?,
            tag: input.get(parts.name.end + 1..parts.tag_end),
            digest: input.get(parts.tag_end + 1..),
        })
    }

    /// The text that was parsed, unchanged.
    #[must_use]
    pub fn input(&self) -> &'a str {
        self.input
    }

    /// Registry and repository, without tag and digest.
    #[must_use]
    pub fn name(&self) -> Name<'a> {
        self.name
    }

    /// The registry; see [`Name::registry`].
    #[must_use]
    pub fn registry(&self) -> &'a str {
        self.name.registry
    }

    /// The repository, which displays as `library/nginx`; see [`Name::repository`].
    #[must_use]
    pub fn repository(&self) -> Repository<'a> {
        self.name.repository()
    }

    /// The tag as written; `None` where none was, which means `latest` unless there is a digest.
    #[must_use]
    pub fn tag(&self) -> Option<&'a str> {
        self.tag
    }

    /// The digest with its algorithm, `sha256:…`.
    #[must_use]
    pub fn digest(&self) -> Option<&'a str> {
        self.digest
    }

    /// The reference in full, which displays as `registry/repository[:tag][@digest]`.
    ///
    /// It parses to the same parts and is then its own normalised form. No tag is added.
    ///
    /// ```
    /// use pullpolicy::Reference;
    ///
    /// let reference = Reference::parse("index.docker.io/nginx")?;
    /// assert_eq!(reference.normalized().to_string(), "docker.io/library/nginx");
    /// # Ok::<(), pullpolicy::Error>(())
    /// ```
    #[must_use]
    pub fn normalized(&self) -> Normalized<'a> {
        Normalized(*self)
    }

    /// The policy that the API server writes where a container with this image has none.
    ///
    /// See [`kubernetes_default`](crate::kubernetes_default), which takes any text.
    #[must_use]
    pub fn kubernetes_default(&self) -> PullPolicy {
        match (self.tag, self.digest) {
            (Some(IMPLIED_TAG), _) | (None, None) => PullPolicy::Always,
            _ => PullPolicy::IfNotPresent,
        }
    }
}

/// The tag of a reference that has neither tag nor digest.
pub(crate) const IMPLIED_TAG: &str = "latest";

/// The policy that the API server writes where a container with this `image` has none.
///
/// It is `Always` if the tag is `latest`, or if there is neither a tag nor a digest; then the tag is
/// taken to be `latest`. It is `IfNotPresent` for everything else: a digest does not matter next to
/// the tag `latest`, contrary to what the documentation says, and an image that is no reference at
/// all gets `IfNotPresent` too, since the API server ignores that error
/// ([`SetDefaults_Container`](https://github.com/kubernetes/kubernetes/blob/v1.36.0/pkg/apis/core/v1/defaults.go)).
///
/// ```
/// use pullpolicy::{PullPolicy, kubernetes_default};
///
/// assert_eq!(kubernetes_default("nginx"), PullPolicy::Always);
/// assert_eq!(kubernetes_default("nginx:latest-alpine"), PullPolicy::IfNotPresent);
/// assert_eq!(kubernetes_default("no reference"), PullPolicy::IfNotPresent);
/// ```
#[must_use]
pub fn kubernetes_default(image: &str) -> PullPolicy {
    Reference::scan(image).map_or(PullPolicy::IfNotPresent, |reference| {
        reference.kubernetes_default()
    })
}

/// A normalised name: registry and repository. It displays as `docker.io/library/nginx`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name<'a> {
    registry: &'a str,
    namespace: &'static str,
    path: &'a str,
}

impl<'a> Name<'a> {
    /// Parses a name; a tag or a digest behind it is a fault.
    pub(crate) fn scan(input: &'a str) -> Result<Self, Fault> {
        let reference = Reference::scan(input)?;
        let (detail, behind) = match (reference.tag, reference.digest) {
            (None, None) => return Ok(reference.name),
            (Some(tag), None) => (Detail::Tag, tag.len()),
            (Some(tag), Some(digest)) => (Detail::Tag, tag.len() + "@".len() + digest.len()),
            (None, Some(digest)) => (Detail::Digest, digest.len()),
        };
        let end = input.len() - behind;
        Err(Fault {
            detail,
            cause: Cause::NotNameAlone,
            span: Span::new(end - 1, end),
        })
    }

    /// The registry, `docker.io` where none was written.
    ///
    /// Empty in the one case where Kubernetes finds none either: what stands where a registry
    /// should has a dot, but also an underscore, which no host may have.
    ///
    /// ```
    /// use pullpolicy::Reference;
    ///
    /// let name = Reference::parse("dev_1.example.com/app")?.name();
    /// assert_eq!(name.registry(), "");
    /// assert_eq!(name.repository().to_string(), "dev_1.example.com/app");
    /// # Ok::<(), pullpolicy::Error>(())
    /// ```
    #[must_use]
    pub fn registry(&self) -> &'a str {
        self.registry
    }

    /// The repository within the registry, which displays as `library/nginx`.
    #[must_use]
    pub fn repository(&self) -> Repository<'a> {
        Repository {
            namespace: self.namespace,
            path: self.path,
        }
    }

    /// The repository in two pieces: the namespace `library/` where it was left out, else `""`, and
    /// the path as written.
    pub(crate) fn repository_pieces(&self) -> (&'static str, &'a str) {
        (self.namespace, self.path)
    }

    /// The short name of an official image of Docker Hub, `nginx` for `docker.io/library/nginx`.
    #[must_use]
    pub fn official(&self) -> Option<&'a str> {
        if self.registry != docker_hub::REGISTRY {
            return None;
        }
        let short = match self.namespace {
            "" => self.path.strip_prefix(docker_hub::OFFICIAL)?,
            _ => self.path,
        };
        (!short.contains('/')).then_some(short)
    }
}

impl Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.registry.is_empty() {
            write!(f, "{}/", self.registry)?;
        }
        self.repository().fmt(f)
    }
}

/// A repository within its registry: displays as `library/nginx`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repository<'a> {
    namespace: &'static str,
    path: &'a str,
}

impl Display for Repository<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.namespace)?;
        f.write_str(self.path)
    }
}

/// A reference in full: displays as `registry/repository[:tag][@digest]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Normalized<'a>(Reference<'a>);

impl Display for Normalized<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reference {
            name, tag, digest, ..
        } = &self.0;
        name.fmt(f)?;
        if let Some(tag) = tag {
            write!(f, ":{tag}")?;
        }
        if let Some(digest) = digest {
            write!(f, "@{digest}")?;
        }
        Ok(())
    }
}

/// Parses a tag as a template's variable holds it: with or without a digest, `main@sha256:…`. A
/// digest alone is a fault.
pub(crate) fn scan_tag(input: &str) -> Result<(&str, Option<&str>), Fault> {
    let end = grammar::tag_and_digest(input.as_bytes())
        .map_err(|stop| fault::diagnose(input, Role::Tag, stop))?;
    let tag = input.get(..end).unwrap_or_default();
    Ok((tag, input.get(end + 1..)))
}
