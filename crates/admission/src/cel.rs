//! The expressions.

use pullpolicy::KubernetesVersion;

use crate::patterns::Patterns;
use crate::shape::{List, Shape};

/// The longest image that is read. A longer one is taken to move, so that no image can use up the
/// budget of an expression: a reference that a registry serves has at most 255 characters of a name,
/// 128 of a tag, 135 of a digest, and its host.
pub(crate) const LONGEST: usize = 640;

/// A digest at the end of an image.
const DIGEST: &str = "^[^@]+@[A-Za-z0-9_+.-]+:[0-9a-f]{32,}$";
/// An image with a tag and no digest. A `:` in front of a `/` is a port's.
const TAGGED: &str = "^(?:[^@]*/)?[^/:@]+:[A-Za-z0-9_][0-9A-Za-z_.-]{0,127}$";

/// A variable of a policy.
pub(crate) struct Variable {
    pub(crate) name: &'static str,
    pub(crate) why: &'static str,
    pub(crate) expression: String,
}

/// The variables, of which the last, `moving`, is what is not known to be published once.
pub(crate) fn variables(shape: &Shape, version: KubernetesVersion) -> [Variable; 3] {
    [
        Variable {
            name: "images",
            why: "Each image that is not pulled at each start. Never is somebody's own word, as Kubernetes never writes it.",
            expression: images(shape, version),
        },
        Variable {
            name: "tagged",
            why: "Each with its tag, which is empty where none is written, a digest stands, or it is no reference.",
            expression: format!(
                "variables.images.map(c, {{'list': c.list, 'name': c.name, 'image': c.image, 'tag':\n  c.image.size() <= {LONGEST} && c.image.matches('{TAGGED}') ?\n    c.image.substring(c.image.lastIndexOf(':') + 1) : ''}})"
            ),
        },
        Variable {
            name: "moving",
            why: "Those that are not certain to be published once.",
            expression: moving(&Patterns::new()),
        },
    ]
}

/// The images that are cached, with the list and the name under which they stand.
fn images(shape: &Shape, version: KubernetesVersion) -> String {
    let lists = shape.lists.iter().filter(|list| list.is_in(version));
    let lists: Vec<String> = lists.map(|list| images_of(shape, *list)).collect();
    lists.join(" +\n")
}

fn images_of(shape: &Shape, list: List) -> String {
    let field = list.field();
    let (spec, old) = (shape.spec("object"), shape.spec("oldObject"));
    // Where an object has its policy and image, what else must be there, and what may be left out.
    let (holder, has_it, image, policy) = match list {
        List::Volumes => ("c.image", "has(c.image) && ", "reference", "pullPolicy"),
        _ => ("c", "", "image", "imagePullPolicy"),
    };
    let added = match list {
        List::EphemeralContainers => {
            format!(" &&\n    (!has({old}.{field}) || !{old}.{field}.exists(o, o.name == c.name))")
        }
        _ => String::new(),
    };
    format!(
        "(has({spec}.{field}) ? {spec}.{field}.filter(c, {has_it}has({holder}.{image}) &&\n    !(has({holder}.{policy}) && {holder}.{policy} in ['Always', 'Never']){added}\n  ).map(c, {{'list': '{field}', 'name': c.name, 'image': {holder}.{image}}}) : [])"
    )
}

fn moving(patterns: &Patterns) -> String {
    let Patterns {
        release,
        candidate,
        prerelease,
        twice,
        undoing,
        borrowed,
        date,
        dirty,
        commit,
        digit,
        hex_letter,
        repointing,
    } = patterns;
    format!(
        "\
variables.tagged.filter(c, !(
  c.image.size() <= {LONGEST} && (
    c.image.matches('{DIGEST}') ||
    (c.tag != '' && (
      (
        (
          (c.tag.matches('{release}') &&
            !c.tag.matches('{prerelease}')) ||
          (c.tag.matches('{candidate}') &&
            !c.tag.matches('{twice}'))
        ) &&
        !c.tag.matches('{undoing}') &&
        !c.tag.matches('{borrowed}') &&
        !c.image.matches('{repointing}')
      ) ||
      (c.tag.matches('{date}') &&
        !c.tag.matches('{dirty}')) ||
      (c.tag.matches('{commit}') &&
        c.tag.matches('{digit}') && c.tag.matches('{hex_letter}'))
    ))
  )
))"
    )
}

/// What names the images that moved, as the end of a sentence.
pub(crate) const NAMES: &str =
    "variables.moving.map(c, c.list + ' ' + c.name + ' (' + c.image + ')').join(', ')";

/// The change that writes `Always` where `list` has a moving image, and nothing else.
pub(crate) fn always(shape: &Shape, list: List) -> String {
    let field = list.field();
    let object = shape.spec("Object");
    let of_list = format!("c.list == '{field}'");
    let written = match list {
        List::Volumes => {
            format!("image: {object}.volumes.image{{pullPolicy: 'Always'}}")
        }
        _ => "imagePullPolicy: 'Always'".to_owned(),
    };
    let change = format!(
        "{field}: variables.moving.filter(c, {of_list}).map(c,\n    {object}.{field}{{name: c.name, {written}}})"
    );
    let mut whole = String::new();
    let mut kind = String::from("Object");
    for step in shape.path {
        kind.push('.');
        kind.push_str(step);
        whole.push_str(&format!("{{{step}: {kind}"));
    }
    let closed = "}".repeat(shape.path.len());
    format!(
        "!variables.moving.exists(c, {of_list}) ? Object{{}} :\n  Object{whole}{{{change}}}{closed}"
    )
}
