//! Finds the containers of an object in its text: one pass along the ways that its kind has to them.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use pullpolicy::PullPolicy;
use pullpolicy_kinds::{CONTAINER, Holds, Keys, Kind, POD_SPEC, Place, VOLUME};
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

/// A string, borrowed where it has no escapes.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Text<'a>(#[serde(borrow)] pub(crate) Cow<'a, str>);

/// An image with its policy, in the text of an object.
#[derive(Clone, Debug)]
pub(crate) struct Container<'a> {
    /// The list that it is in, `initContainers`.
    pub(crate) list: &'static str,
    /// Its place in that list.
    pub(crate) index: usize,
    /// Its name, or that of the volume.
    pub(crate) name: Option<Text<'a>>,
    pub(crate) keys: Keys,
    pub(crate) image: Text<'a>,
    /// What is written as its policy; none for null, for nothing and for what is no string.
    pub(crate) policy: Option<Text<'a>>,
    site: Site<'a>,
}

/// The values that an edit is made at.
#[derive(Clone, Copy, Debug)]
struct Site<'a> {
    image: &'a RawValue,
    policy: Option<&'a RawValue>,
}

impl<'a> Container<'a> {
    /// Where in `object` what has to be written to give it this policy.
    pub(crate) fn edit(&self, object: &'a str, policy: PullPolicy) -> (Range<usize>, String) {
        match self.site.policy {
            Some(written) => (range_in(object, written), format!("\"{policy}\"")),
            None => {
                let end = range_in(object, self.site.image).end;
                (end..end, format!(",\"{}\":\"{policy}\"", self.keys.policy))
            }
        }
    }
}

/// Where a part of a text is in it.
fn range_in(whole: &str, part: &RawValue) -> Range<usize> {
    let part = part.get();
    let start = part.as_ptr().addr().saturating_sub(whole.as_ptr().addr());
    start..start + part.len()
}

/// The containers of an object of this kind, in their order.
///
/// What a kind merges into its containers, or asks the registry about, is left out: its pods have
/// what comes of that.
pub(crate) fn find<'a>(
    object: &'a str,
    kind: &Kind,
) -> Result<Vec<Container<'a>>, serde_json::Error> {
    let mut found = Vec::new();
    if kind.resolves_digests {
        return Ok(found);
    }
    let ways: Vec<Way> = Way::into(kind.places).collect();
    let mut text = serde_json::Deserializer::from_str(object);
    let root = Node {
        ways: &ways,
        index: 0,
        found: &mut found,
    };
    root.deserialize(&mut text)?;
    text.end()?;
    Ok(found)
}

/// What is left of the way to a place.
#[derive(Clone, Copy, Debug)]
struct Way {
    rest: &'static str,
    place: &'static Place,
}

impl Way {
    fn into(places: &'static [Place]) -> impl Iterator<Item = Self> {
        let places = places.iter().filter(|place| place.defaults.is_none());
        places.map(|place| Self {
            rest: place.path,
            place,
        })
    }

    /// The way on through this key.
    fn through(self, key: &str) -> Option<Self> {
        let end = self.rest.find(['.', '[']).unwrap_or(self.rest.len());
        let (first, rest) = self.rest.split_at_checked(end)?;
        let fits = !first.is_empty() && (first == key || first == "*");
        let rest = rest.strip_prefix('.').unwrap_or(rest);
        fits.then_some(Self { rest, ..self })
    }

    /// The way on through an element of a list.
    fn through_element(self) -> Option<Self> {
        let rest = self.rest.strip_prefix("[]")?;
        let rest = rest.strip_prefix('.').unwrap_or(rest);
        Some(Self { rest, ..self })
    }

    /// The key of the list at the end of the way, `containers` of `containers[]`.
    fn list(self) -> &'static str {
        self.place
            .path
            .split(['.', '['])
            .next()
            .unwrap_or(self.place.path)
    }
}

/// What is at hand, and where it is gone on from there.
struct Node<'w, 'a> {
    ways: &'w [Way],
    /// Of the last list on the way here.
    index: usize,
    found: &'w mut Vec<Container<'a>>,
}

impl<'a> DeserializeSeed<'a> for Node<'_, 'a> {
    type Value = ();

    fn deserialize<D: Deserializer<'a>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'a> Visitor<'a> for Node<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<(), A::Error> {
        let here = Here::at(self.ways);
        let first = self.found.len();
        let (mut name, mut image, mut policy) = (None, None, None);
        while let Some(Text(key)) = map.next_key()? {
            let ways: Vec<Way> = here
                .ways
                .iter()
                .filter_map(|way| way.through(&key))
                .collect();
            if !ways.is_empty() {
                map.next_value_seed(Node {
                    ways: &ways,
                    index: self.index,
                    found: self.found,
                })?;
            } else if key == "name" {
                name = string(map.next_value()?);
            } else if here.has_key(&key, |keys| keys.image) {
                image = Some(map.next_value::<&RawValue>()?);
            } else if here.has_key(&key, |keys| keys.policy) {
                policy = Some(map.next_value::<&RawValue>()?);
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        // A volume has its name beside the image, not in it.
        for container in self.found.iter_mut().skip(first) {
            container.name = container.name.take().or_else(|| name.clone());
        }
        if let (Some((way, keys)), Some(site)) = (here.container, image) {
            self.found.extend(string(site).map(|image| Container {
                list: way.list(),
                index: self.index,
                name,
                keys,
                image,
                policy: policy.and_then(string),
                site: Site {
                    image: site,
                    policy,
                },
            }));
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut list: A) -> Result<(), A::Error> {
        let ways = self.ways.iter().filter_map(|way| way.through_element());
        let ways: Vec<Way> = ways.collect();
        let mut index = 0;
        while list
            .next_element_seed(Node {
                ways: &ways,
                index,
                found: self.found,
            })?
            .is_some()
        {
            index += 1;
        }
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }
}

/// What an object is by the ways that end at it, and the ways that go on.
struct Here {
    ways: Vec<Way>,
    container: Option<(Way, Keys)>,
}

impl Here {
    fn at(ways: &[Way]) -> Self {
        let mut here = Self {
            ways: Vec::new(),
            container: None,
        };
        for way in ways {
            if !way.rest.is_empty() {
                here.ways.push(*way);
                continue;
            }
            match way.place.holds {
                Holds::PodSpec => here.ways.extend(Way::into(POD_SPEC)),
                Holds::Places(places) => here.ways.extend(Way::into(places)),
                Holds::Container => here.container = Some((*way, CONTAINER)),
                Holds::ImageVolume => here.container = Some((*way, VOLUME)),
                Holds::Step | Holds::Image | Holds::PullJob | Holds::Object => {}
            }
        }
        here
    }

    fn has_key(&self, key: &str, of: fn(Keys) -> &'static str) -> bool {
        self.container.is_some_and(|(_, keys)| of(keys) == key)
    }
}

/// The text of a string, if the value is one.
fn string(value: &RawValue) -> Option<Text<'_>> {
    serde_json::from_str(value.get()).ok()
}
