//! `pullpolicy terraform-external`: the program protocol of Terraform's data source `external`.
//!
//! One JSON object of strings comes in, one goes out. An error is one line on standard error and
//! the exit status 1, which Terraform shows.

use std::io::{self, Read as _};

use pullpolicy::MAX_REQUEST;

use crate::status::{self, Status, Trouble};

pub(crate) fn run() -> Result<Status, Trouble> {
    // One byte more than the library reads, so that it sees by itself what is too long.
    let limit = u64::try_from(MAX_REQUEST)
        .unwrap_or(u64::MAX)
        .saturating_add(1);
    let mut query = Vec::new();
    io::stdin()
        .lock()
        .take(limit)
        .read_to_end(&mut query)
        .map_err(|error| Trouble::new(format!("cannot read the query: {error}")))?;
    status::answer(&pullpolicy_console::external(&query))
}
