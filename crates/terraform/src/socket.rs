//! The socket on which the one client connects, in a folder that nobody else can enter.

use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::{env, process};

use tokio::net::{UnixListener, UnixStream};

/// How many folders of earlier processes with the same number are stepped over.
const ATTEMPTS: u32 = 100;

/// A listening socket. Its folder goes with it.
pub(crate) struct PrivateSocket {
    listener: UnixListener,
    path: String,
    _folder: Folder,
}

impl PrivateSocket {
    /// Listens in the folder for temporary files or, where that is missing or its path too long
    /// for a socket or unfit for a line of Terraform's, in `/tmp`.
    pub(crate) fn bind() -> io::Result<Self> {
        Self::bind_in(&env::temp_dir()).or_else(|_| Self::bind_in(Path::new("/tmp")))
    }

    fn bind_in(parent: &Path) -> io::Result<Self> {
        let folder = Folder::create(parent)?;
        let socket = folder.socket();
        let fits = |path: &&str| !path.contains(|c: char| c == '|' || c.is_control());
        let path = socket.to_str().filter(fits).map(str::to_owned);
        let path = path.ok_or(io::ErrorKind::InvalidFilename)?;
        Ok(Self {
            listener: UnixListener::bind(&socket)?,
            path,
            _folder: folder,
        })
    }

    /// The socket's path, as one field of Terraform's line.
    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    /// Waits for the one client, after which nothing is left in the file system.
    pub(crate) async fn accept(self) -> io::Result<UnixStream> {
        let (stream, _) = self.listener.accept().await?;
        Ok(stream)
    }
}

/// A folder that only this user can enter, removed with what is in it at the end.
struct Folder(PathBuf);

impl Folder {
    /// Making a folder fails where anything of that name is there, so nobody can prepare one.
    fn create(parent: &Path) -> io::Result<Self> {
        let mut attempt = 0;
        loop {
            let path = parent.join(format!("pullpolicy-{}-{attempt}", process::id()));
            match DirBuilder::new().mode(0o700).create(&path) {
                Ok(()) => return Ok(Self(path)),
                Err(error)
                    if error.kind() == io::ErrorKind::AlreadyExists && attempt < ATTEMPTS =>
                {
                    attempt += 1;
                }
                Err(error) => return Err(error),
            }
        }
    }

    fn socket(&self) -> PathBuf {
        self.0.join("s")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing more can be done about a folder that someone else removed already.
        let _ = fs::remove_file(self.socket());
        let _ = fs::remove_dir(&self.0);
    }
}
