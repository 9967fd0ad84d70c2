//! A server's name, read as Go's `net/url` reads it behind `https://`.
//!
//! The kubelet builds its keys from what that package returns, and its quirks decide which image
//! a key serves: an IPv6 literal swallows what stands before its bracket, the user is dropped, a
//! path is percent-decoded and a host almost never is. So it is followed step by step (Go 1.24.9
//! and later, which accept only an address in brackets) rather than replaced by a crate, which
//! would follow another specification.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::net::Ipv6Addr;

/// Host, with its port and brackets, and path of a URL. Both are bytes: what percent-decoding
/// yields need not be UTF-8.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Url {
    pub(super) host: Vec<u8>,
    pub(super) path: Vec<u8>,
}

/// Where a percent sign stands, which decides what may follow it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Host,
    Zone,
    /// User, path and fragment, which may hold anything.
    Free,
}

/// Reads what stands behind `https://` or `http://`; none where Go returns an error.
pub(super) fn parse(text: &[u8]) -> Option<Url> {
    let (text, fragment) = cut(text, b'#');
    let has_control = text.iter().any(|byte| *byte < b' ' || *byte == 0x7f);
    if has_control || unescape(fragment, Part::Free).is_none() {
        return None;
    }
    let (text, _query) = cut(text, b'?');
    let slash = text.iter().position(|byte| *byte == b'/');
    let (authority, path) = text.split_at(slash.unwrap_or(text.len()));
    let host = match authority.iter().rposition(|byte| *byte == b'@') {
        None => host(authority)?,
        Some(at) => {
            let (user, behind) = authority.split_at(at);
            let host = host(behind.get(1..).unwrap_or_default())?;
            let valid = user.iter().all(|byte| is_user(*byte));
            let _ = unescape(user, Part::Free).filter(|_| valid)?;
            host
        }
    };
    let path = unescape(path, Part::Free)?.into_owned();
    Some(Url { host, path })
}

/// The text before and after the first such byte.
fn cut(text: &[u8], at: u8) -> (&[u8], &[u8]) {
    match text.iter().position(|byte| *byte == at) {
        Some(found) => {
            let (before, behind) = text.split_at(found);
            (before, behind.get(1..).unwrap_or_default())
        }
        None => (text, &[]),
    }
}

fn host(text: &[u8]) -> Option<Vec<u8>> {
    let Some(open) = text.iter().rposition(|byte| *byte == b'[') else {
        let colon = text.iter().rposition(|byte| *byte == b':');
        let port = colon.and_then(|colon| text.get(colon..));
        return unescape(text, Part::Host)
            .filter(|_| port.is_none_or(is_optional_port))
            .map(Cow::into_owned);
    };
    let close = text.iter().rposition(|byte| *byte == b']')?;
    let port = text
        .get(close + 1..)
        .filter(|port| is_optional_port(port))?;
    let address = literal(text.get(open + 1..close)?)?;
    Some([b"[", address.as_slice(), b"]", port].concat())
}

/// What stands in brackets: an IPv6 address, with or without a zone.
fn literal(text: &[u8]) -> Option<Vec<u8>> {
    let zone = text.windows(3).position(|three| three == b"%25");
    let (address, zone) = text.split_at(zone.unwrap_or(text.len()));
    let zone = unescape(zone, Part::Zone)?;
    let whole = [unescape(address, Part::Host)?, zone].concat();
    let (address, zone) = match whole.iter().position(|byte| *byte == b'%') {
        None => (whole.as_slice(), None),
        Some(percent) => {
            let (address, zone) = whole.split_at(percent);
            (address, Some(zone))
        }
    };
    let parsed: Ipv6Addr = core::str::from_utf8(address).ok()?.parse().ok()?;
    let _ = parsed;
    (zone != Some(b"%")).then_some(whole)
}

/// Nothing, or a colon and digits, or a colon alone.
fn is_optional_port(text: &[u8]) -> bool {
    text.split_first()
        .is_none_or(|(first, port)| *first == b':' && port.iter().all(u8::is_ascii_digit))
}

fn is_user(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._:~!$&'()*+,;=%@".contains(&byte)
}

/// What may stand in a host as it is.
fn is_host(byte: u8) -> bool {
    byte >= 0x80 || byte.is_ascii_alphanumeric() || b"!$&'()*+,;=:[]<>\"-_.~".contains(&byte)
}

/// Replaces each `%XX` by its byte; none where one is malformed or may not stand there.
fn unescape(text: &[u8], part: Part) -> Option<Cow<'_, [u8]>> {
    if part != Part::Free && !text.iter().all(|byte| is_host(*byte) || *byte == b'%') {
        return None;
    }
    if !text.contains(&b'%') {
        return Some(Cow::Borrowed(text));
    }
    let mut plain = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((first, behind)) = rest.split_first() {
        if *first != b'%' {
            plain.push(*first);
            rest = behind;
            continue;
        }
        let ([high, low], behind) = behind.split_first_chunk::<2>()?;
        let byte = (digit(*high)? << 4) | digit(*low)?;
        let allowed = match part {
            Part::Free => true,
            Part::Host => byte >= 0x80 || byte == b'%',
            Part::Zone => byte == b'%' || byte == b' ' || is_host(byte) && byte < 0x80,
        };
        if !allowed {
            return None;
        }
        plain.push(byte);
        rest = behind;
    }
    Some(Cow::Owned(plain))
}

fn digit(hex: u8) -> Option<u8> {
    let value = char::from(hex).to_digit(16)?;
    u8::try_from(value).ok()
}

#[cfg(test)]
mod tests {
    use alloc::string::{String, ToString};

    use super::parse;

    fn parsed(text: &str) -> Option<(String, String)> {
        let url = parse(text.as_bytes())?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Some((text(&url.host), text(&url.path)))
    }

    #[test]
    fn hosts_and_paths_are_gos() {
        for (text, host, path) in [
            ("reg.io", "reg.io", ""),
            ("reg.io/v1/", "reg.io", "/v1/"),
            ("reg.io:5000/a%3Fb?x#y", "reg.io:5000", "/a?b"),
            ("user:pw@reg.io", "reg.io", ""),
            ("@reg.io", "reg.io", ""),
            ("reg.io:", "reg.io:", ""),
            ("[::1]:5000", "[::1]:5000", ""),
            ("x[::1]", "[::1]", ""),
            ("[fe80::1%25eth0]", "[fe80::1%eth0]", ""),
            ("[::ffff:10.0.0.1]", "[::ffff:10.0.0.1]", ""),
            ("re%25g.io", "re%g.io", ""),
            ("::1", "::1", ""),
            ("/a b", "", "/a b"),
            ("", "", ""),
        ] {
            let expected = (host.to_string(), path.to_string());
            assert_eq!(parsed(text), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_go_refuses_is_none() {
        for text in [
            "reg.io:x",
            "reg.io:*",
            "r[a-f]g.io",
            "[*]:443",
            "[1.2.3.4]",
            "[",
            "]x[",
            "[::1%25]",
            "re g.io",
            "re%61g.io",
            "re%2g.io",
            "re|g.io",
            "reg.io/\u{1}",
            "reg.io/%",
            "é x",
            "user[@reg.io",
            "a%zz@reg.io",
            "reg.io#%zz",
            "re\\g.io",
        ] {
            assert_eq!(parsed(text), None, "{text}");
        }
    }
}
