//! JSON as Go's `encoding/json` reads it, without a copy of any value: for what may hold passwords,
//! and for what has to be passed on as it is.
//!
//! Checked once as a whole, then only walked through. It is not `serde_json`, since that keeps
//! unescaped strings in buffers which nobody wipes, quotes values in its errors, and refuses what
//! the kubelet accepts: invalid UTF-8 and lone surrogates, which become U+FFFD.

mod check;
#[cfg(feature = "serde")]
pub(crate) mod write;

use alloc::string::String;
#[cfg(feature = "serde")]
use alloc::vec::Vec;

/// The text is no JSON; where it stops to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Malformed(pub(crate) usize);

/// A value in a text that is known to be JSON.
#[derive(Clone, Copy)]
pub(crate) enum Json<'t> {
    Null,
    False,
    True,
    Number,
    Text(Text<'t>),
    List(Elements<'t>),
    Object(Members<'t>),
}

impl<'t> Json<'t> {
    /// Reads a text that holds one value.
    pub(crate) fn parse(text: &'t [u8]) -> Result<Self, Malformed> {
        check::check(text)?;
        Ok(Self::of(text))
    }

    /// The members of an object, or none.
    pub(crate) fn members(self) -> Option<Members<'t>> {
        match self {
            Self::Object(members) => Some(members),
            _ => None,
        }
    }

    /// A string, or none.
    pub(crate) fn text(self) -> Option<Text<'t>> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// What the type is called in a sentence.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::False | Self::True => "true or false",
            Self::Number => "a number",
            Self::Text(_) => "a string",
            Self::List(_) => "a list",
            Self::Object(_) => "an object",
        }
    }

    fn of(text: &'t [u8]) -> Self {
        let text = text.trim_ascii();
        match text {
            [b'n', ..] => Self::Null,
            [b'f', ..] => Self::False,
            [b't', ..] => Self::True,
            [b'"', inside @ .., b'"'] => Self::Text(Text(inside)),
            [b'[', inside @ .., b']'] => Self::List(Elements(inside)),
            [b'{', inside @ .., b'}'] => Self::Object(Members(inside)),
            _ => Self::Number,
        }
    }
}

/// A string as it is written between its quotes.
#[derive(Clone, Copy)]
pub(crate) struct Text<'t>(&'t [u8]);

impl<'t> Text<'t> {
    pub(crate) fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The string that it means, in a buffer that never moves, so that it can be wiped.
    pub(crate) fn decode(self) -> String {
        // Only invalid UTF-8 grows, from one byte to the three of U+FFFD.
        let grows = core::str::from_utf8(self.0).is_err();
        let mut text = String::with_capacity(self.0.len() * if grows { 3 } else { 1 });
        text.extend(self.chars());
        text
    }

    /// Whether it means this name, in this case.
    pub(crate) fn is(self, name: &str) -> bool {
        self.chars().eq(name.chars())
    }

    /// The characters that it means, one by one.
    pub(crate) fn chars(self) -> impl Iterator<Item = char> + 't {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let (character, behind) = character(rest)?;
            rest = behind;
            Some(character)
        })
    }

    /// Whether it is this name in any case, as Go compares the names of fields.
    pub(crate) fn is_field(self, name: &str) -> bool {
        let folded = self.chars().map(|character| match character {
            '\u{17f}' => 's',
            '\u{212a}' => 'k',
            _ => character.to_ascii_lowercase(),
        });
        folded.eq(name.chars())
    }
}

/// The first character that a string means, and what follows it.
fn character(text: &[u8]) -> Option<(char, &[u8])> {
    let escaped = match text {
        [] => return None,
        [b'\\', b'u', rest @ ..] => return Some(unicode_escape(rest)),
        [b'\\', escaped, rest @ ..] => (*escaped, rest),
        [first, rest @ ..] if first.is_ascii() => return Some((char::from(*first), rest)),
        [_, rest @ ..] => {
            let whole = (2..=4).find_map(|length| {
                let (head, behind) = text.split_at_checked(length)?;
                Some((core::str::from_utf8(head).ok()?.chars().next()?, behind))
            });
            return Some(whole.unwrap_or((char::REPLACEMENT_CHARACTER, rest)));
        }
    };
    let character = match escaped.0 {
        b'b' => '\u{8}',
        b'f' => '\u{c}',
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        other => char::from(other),
    };
    Some((character, escaped.1))
}

/// What `\u` and the text behind it mean; a surrogate without its other half is replaced.
fn unicode_escape(text: &[u8]) -> (char, &[u8]) {
    let Some((first, rest)) = four_digits(text) else {
        return (char::REPLACEMENT_CHARACTER, text);
    };
    let second = rest.strip_prefix(b"\\u").and_then(four_digits);
    if let (0xd800..=0xdbff, Some((low @ 0xdc00..=0xdfff, behind))) = (first, second) {
        let code = 0x1_0000 + ((first - 0xd800) << 10) + (low - 0xdc00);
        if let Some(character) = char::from_u32(code) {
            return (character, behind);
        }
    }
    let character = char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER);
    (character, rest)
}

fn four_digits(text: &[u8]) -> Option<(u32, &[u8])> {
    let (digits, behind) = text.split_first_chunk::<4>()?;
    let code = digits.iter().try_fold(0, |code, digit| {
        Some((code << 4) | char::from(*digit).to_digit(16)?)
    })?;
    Some((code, behind))
}

/// The members of an object, in order, duplicates included.
#[derive(Clone, Copy)]
pub(crate) struct Members<'t>(&'t [u8]);

impl<'t> Iterator for Members<'t> {
    type Item = (Text<'t>, Json<'t>);

    fn next(&mut self) -> Option<Self::Item> {
        let (key, value) = self.next_written()?;
        Some((key, Json::of(value)))
    }
}

impl<'t> Members<'t> {
    /// The next member, its value as it is written.
    fn next_written(&mut self) -> Option<(Text<'t>, &'t [u8])> {
        let start = self.0.iter().position(|byte| *byte == b'"')?;
        let (key, behind) = string_end(self.0.get(start + 1..)?);
        let value = behind.get(behind.iter().position(|byte| *byte == b':')? + 1..)?;
        let (value, behind) = value.split_at(value_end(value));
        self.0 = behind;
        Some((Text(key), value))
    }

    /// The object with a member of this name that has this value, in the place of the last one of
    /// that name, or else at the end. All else is as it was written but for blanks, which are left
    /// out, so that the object is one line.
    #[cfg(feature = "serde")]
    pub(crate) fn with(self, name: &str, value: &str) -> String {
        let last = self.filter(|(key, _)| key.is(name)).count();
        let (mut rest, mut seen) = (self, 0);
        let mut written = Vec::with_capacity(self.0.len() + name.len() + value.len() + 8);
        while let Some((key, old)) = rest.next_written() {
            seen += usize::from(key.is(name));
            let replaced = key.is(name) && seen == last;
            let value = if replaced { value.as_bytes() } else { old };
            push_member(&mut written, key.0, value);
        }
        if last == 0 {
            push_member(&mut written, name.as_bytes(), value.as_bytes());
        }
        written.insert(0, b'{');
        written.push(b'}');
        String::from_utf8(written).unwrap_or_default()
    }

    /// The object as it is written.
    #[cfg(feature = "serde")]
    pub(crate) fn written(self) -> String {
        let text = [b"{", self.0, b"}"].concat();
        String::from_utf8(text).unwrap_or_default()
    }

    /// The value of this name; of several, the last.
    pub(crate) fn get(self, name: &str) -> Option<Json<'t>> {
        self.filter(|(key, _)| key.is(name))
            .last()
            .map(|(_, value)| value)
    }
}

/// Adds a member, its key as it is written, without the blanks around and within its value.
#[cfg(feature = "serde")]
fn push_member(written: &mut Vec<u8>, key: &[u8], value: &[u8]) {
    if !written.is_empty() {
        written.push(b',');
    }
    written.push(b'"');
    written.extend_from_slice(key);
    written.extend_from_slice(b"\":");
    let (mut inside, mut escaped) = (false, false);
    written.extend(value.iter().filter(|byte| {
        if inside {
            inside = **byte != b'"' || escaped;
            escaped = **byte == b'\\' && !escaped;
            return true;
        }
        inside = **byte == b'"';
        !matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
    }));
}

/// The elements of a list.
#[derive(Clone, Copy)]
pub(crate) struct Elements<'t>(&'t [u8]);

impl<'t> Iterator for Elements<'t> {
    type Item = Json<'t>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.0.trim_ascii().is_empty() {
            return None;
        }
        let (value, behind) = self.0.split_at(value_end(self.0));
        self.0 = behind.get(1..).unwrap_or_default();
        Some(Json::of(value))
    }
}

/// Splits behind a string's closing quote, which is left out of both.
fn string_end(text: &[u8]) -> (&[u8], &[u8]) {
    let mut escaped = false;
    let end = text.iter().position(|byte| {
        let ends = *byte == b'"' && !escaped;
        escaped = *byte == b'\\' && !escaped;
        ends
    });
    let (inside, behind) = text.split_at(end.unwrap_or(text.len()));
    (inside, behind.get(1..).unwrap_or_default())
}

/// Where a member's value ends: at the next comma outside of all nesting, or at the end.
fn value_end(text: &[u8]) -> usize {
    let (mut depth, mut inside, mut escaped) = (0_usize, false, false);
    let end = text.iter().position(|byte| {
        if inside {
            inside = *byte != b'"' || escaped;
            escaped = *byte == b'\\' && !escaped;
            return false;
        }
        match byte {
            b'"' => inside = true,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' => return depth == 0,
            _ => {}
        }
        false
    });
    end.unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    use super::Json;
    use super::check::DEEPEST;

    fn keys(text: &[u8]) -> Vec<String> {
        let Ok(Json::Object(members)) = Json::parse(text) else {
            return Vec::new();
        };
        members
            .map(|(key, value)| key.decode() + "=" + value.kind())
            .collect()
    }

    #[test]
    fn members_are_found_in_order() {
        let text = br#" { "a" : null, "b\"\u0067":[1,{"x":"]}"}] ,"a":{"c":"\\"},"d":-1.5e+3 } "#;
        assert_eq!(
            keys(text),
            ["a=null", "b\"g=a list", "a=an object", "d=a number"]
        );
        assert_eq!(keys(b"{}"), [""; 0]);
        assert_eq!(
            keys(b"{\"\xff\xe2\x82x\":true}"),
            ["\u{fffd}\u{fffd}\u{fffd}x=true or false"]
        );
        assert_eq!(
            keys(br#"{"\ud83d\ude00\ud800\ud800x":""}"#),
            ["\u{1f600}\u{fffd}\u{fffd}x=a string"]
        );
    }

    #[cfg(feature = "serde")]
    #[test]
    fn a_member_is_set_and_the_rest_stays_as_it_is_written() {
        let set = |text: &str| match Json::parse(text.as_bytes()) {
            Ok(Json::Object(members)) => members.with("p", "\"x\""),
            _ => String::new(),
        };
        assert_eq!(set("{}"), r#"{"p":"x"}"#);
        assert_eq!(
            set("{ \"a\" : [ 1e400 , \"b c\\\" \" ] }"),
            "{\"a\":[1e400,\"b c\\\" \"],\"p\":\"x\"}"
        );
        assert_eq!(
            set(r#"{"p": 1, "a": {"p": 2}, "p": null, "z": 0}"#),
            r#"{"p":1,"a":{"p":2},"p":"x","z":0}"#
        );
    }

    #[test]
    fn elements_are_found_in_order() {
        let Ok(Json::List(elements)) = Json::parse(br#"[ 1, "a,]", [2,3] , {"a":[]},null ]"#)
        else {
            panic!("a list");
        };
        let kinds: Vec<&str> = elements.map(|element| element.kind()).collect();
        assert_eq!(
            kinds,
            ["a number", "a string", "a list", "an object", "null"]
        );
        assert!(matches!(Json::parse(b"[ ]"), Ok(Json::List(none)) if none.count() == 0));
    }

    #[test]
    fn names_of_fields_fold_their_case() {
        let Ok(Json::Object(mut members)) = Json::parse("{\"AUTH\u{17f}\":1}".as_bytes()) else {
            panic!("an object");
        };
        let (key, _) = members.next().unwrap();
        assert!(key.is_field("auths") && !key.is_field("auth"));
    }

    #[test]
    fn what_go_refuses_is_malformed() {
        for (text, at) in [
            ("", 0),
            (" ", 1),
            ("{", 1),
            ("{\"a\"}", 4),
            ("{\"a\":1,}", 7),
            ("{\"a\":1}x", 7),
            ("[1 2]", 3),
            ("01", 1),
            ("1.", 2),
            ("-", 1),
            ("nul", 0),
            ("\"\t\"", 1),
            ("\"\\x\"", 2),
            ("\"\\u12g4\"", 2),
            ("\u{feff}{}", 0),
            ("[[1]", 4),
            ("[1}", 2),
        ] {
            let found = Json::parse(text.as_bytes()).err().map(|error| error.0);
            assert_eq!(found, Some(at), "{text:?}");
        }
        let nested = |depth: usize| ["[".repeat(depth), "]".repeat(depth)].concat();
        assert!(Json::parse(nested(DEEPEST).as_bytes()).is_ok());
        assert!(Json::parse(nested(DEEPEST + 1).as_bytes()).is_err());
        assert!(Json::parse(1.to_string().as_bytes()).is_ok());
    }
}
