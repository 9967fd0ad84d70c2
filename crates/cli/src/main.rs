//! The program `pullpolicy`.
fn main() {}
