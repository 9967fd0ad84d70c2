//! Tasks.
mod tags;
fn main() -> Result<(), Box<dyn std::error::Error>> {
    tags::run(std::env::args().skip(2))
}
