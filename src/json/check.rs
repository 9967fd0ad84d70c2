//! Whether a text is JSON, as Go's `encoding/json` decides it.

use alloc::vec::Vec;

use super::{Malformed, four_digits};

/// The deepest nesting that Go accepts.
pub(super) const DEEPEST: usize = 10_000;

/// Refuses a text that is not one JSON value.
pub(super) fn check(text: &[u8]) -> Result<(), Malformed> {
    Checker { text, at: 0 }.document()
}

/// Walks through a text once and refuses what is no JSON.
struct Checker<'t> {
    text: &'t [u8],
    at: usize,
}

impl Checker<'_> {
    fn document(mut self) -> Result<(), Malformed> {
        // Whether each open bracket is an object's.
        let mut open: Vec<bool> = Vec::new();
        loop {
            self.blanks();
            match self.peek() {
                Some(b'{' | b'[') if open.len() == DEEPEST => return Err(self.malformed()),
                Some(bracket @ (b'{' | b'[')) => {
                    self.at += 1;
                    self.blanks();
                    let object = bracket == b'{';
                    if !self.eat(if object { b'}' } else { b']' }) {
                        open.push(object);
                        if object {
                            self.key()?;
                        }
                        continue;
                    }
                }
                Some(b'"') => self.string()?,
                Some(b'-' | b'0'..=b'9') => self.number()?,
                _ => self.word()?,
            }
            // A value is complete: what may follow depends on what is open around it.
            loop {
                self.blanks();
                let Some(object) = open.last() else {
                    return if self.at == self.text.len() {
                        Ok(())
                    } else {
                        Err(self.malformed())
                    };
                };
                let object = *object;
                if self.eat(b',') {
                    if object {
                        self.blanks();
                        self.key()?;
                    }
                    break;
                }
                self.expect(if object { b'}' } else { b']' })?;
                open.pop();
            }
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn malformed(&self) -> Malformed {
        Malformed(self.at)
    }

    fn eat(&mut self, wanted: u8) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, wanted: u8) -> Result<(), Malformed> {
        if self.eat(wanted) {
            Ok(())
        } else {
            Err(self.malformed())
        }
    }

    fn blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn key(&mut self) -> Result<(), Malformed> {
        self.string()?;
        self.blanks();
        self.expect(b':')
    }

    fn string(&mut self) -> Result<(), Malformed> {
        self.expect(b'"')?;
        loop {
            match self.peek() {
                Some(b'"') => break,
                Some(b'\\') => {
                    self.at += 1;
                    match self.peek() {
                        Some(b'u') => {
                            let digits = self.text.get(self.at + 1..).and_then(four_digits);
                            digits.ok_or(self.malformed())?;
                            self.at += 5;
                        }
                        Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => {
                            self.at += 1;
                        }
                        _ => return Err(self.malformed()),
                    }
                }
                None | Some(0..=0x1f) => return Err(self.malformed()),
                Some(_) => self.at += 1,
            }
        }
        self.expect(b'"')
    }

    fn number(&mut self) -> Result<(), Malformed> {
        self.eat(b'-');
        if !self.eat(b'0') {
            self.digits()?;
        }
        if self.eat(b'.') {
            self.digits()?;
        }
        if self.eat(b'e') || self.eat(b'E') {
            let _ = self.eat(b'+') || self.eat(b'-');
            self.digits()?;
        }
        Ok(())
    }

    fn digits(&mut self) -> Result<(), Malformed> {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        if self.at > start {
            Ok(())
        } else {
            Err(self.malformed())
        }
    }

    fn word(&mut self) -> Result<(), Malformed> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let words: [&[u8]; 3] = [b"null", b"true", b"false"];
        let word = words.into_iter().find(|word| rest.starts_with(word));
        self.at += word.ok_or(self.malformed())?.len();
        Ok(())
    }
}
