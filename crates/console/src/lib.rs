//! What the terminal programs of pullpolicy share, the native one and the one for Node: the texts
//! for people, the rules' file as it is read, and the answers of the commands that both have.
//!
//! Nothing is read or written here, and nothing is decided: that is `pullpolicy`'s. Texts carry their
//! colours; where nobody wants them, the program takes them out.

#![no_std]

extern crate alloc;

mod answer;
mod excerpt;
mod rules;
pub mod text;

pub use answer::{Answer, Format, external, resolve, resolve_line, trouble};
pub use excerpt::{Excerpt, escaped};
pub use rules::{Place, RulesFile};
