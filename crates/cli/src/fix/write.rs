//! Replaces a file at once: whoever reads it sees the old text or the new, never half of one.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use pullpolicy_manifest::Part;
use tempfile::NamedTempFile;

use crate::status::Trouble;

/// A file that is to be replaced, as soon as any part of it is another.
pub(super) struct Target {
    path: PathBuf,
    new: Option<NamedTempFile>,
}

impl Target {
    pub(super) fn new(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
            new: None,
        }
    }

    /// Takes in a part, with the bytes that take its place.
    pub(super) fn part(&mut self, part: &Part<'_>, bytes: &[u8]) -> Result<(), Trouble> {
        let written = self.write(part, bytes);
        written.map_err(|error| Trouble::writing(&self.path, &error))
    }

    fn write(&mut self, part: &Part<'_>, bytes: &[u8]) -> io::Result<()> {
        if let Some(new) = &mut self.new {
            return new.write_all(bytes);
        }
        if part.bytes == bytes {
            return Ok(());
        }
        // A link stays a link: what it leads to is replaced.
        self.path = fs::canonicalize(&self.path)?;
        let folder = self.path.parent().unwrap_or(Path::new("."));
        let mut new = NamedTempFile::with_prefix_in(".pullpolicy-", folder)?;
        let mut old = File::open(&self.path)?;
        old.seek(SeekFrom::Start(0))?;
        io::copy(&mut old.take(part.offset as u64), &mut new)?;
        new.write_all(bytes)?;
        self.new = Some(new);
        Ok(())
    }

    /// Puts the new text in the place of the old, if there is any.
    pub(super) fn replace(self) -> Result<(), Trouble> {
        let Some(new) = self.new else {
            return Ok(());
        };
        let replaced = fs::metadata(&self.path)
            .and_then(|old| fs::set_permissions(new.path(), old.permissions()))
            .and_then(|()| new.as_file().sync_all())
            .and_then(|()| new.persist(&self.path).map_err(|error| error.error));
        replaced.map_err(|error| Trouble::writing(&self.path, &error))?;
        Ok(())
    }
}
