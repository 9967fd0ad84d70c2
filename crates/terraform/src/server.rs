//! The life of the plugin: one line, one client, and an end as soon as that client is gone.

use std::env;
use std::io::{self, Write as _};
use std::os::unix::process::parent_id;
use std::pin::Pin;
use std::process::ExitCode;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::UnixStream;
use tokio::runtime::Builder;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_stream::{StreamExt as _, once, pending};
use tonic::transport::Server;
use tonic::transport::server::Connected;

use crate::handshake::{Handshake, line};
use crate::service::Plugin;
use crate::socket::PrivateSocket;
use crate::tls::Identity;

/// How long a client may take to connect, and then to agree on TLS.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is looked whether Terraform still runs, until it has connected.
const GLANCE: Duration = Duration::from_millis(250);
/// How long the last answer may take to get out; Terraform kills a plugin after two seconds.
const FAREWELL: Duration = Duration::from_millis(500);

/// Serves one client to its end, or says on standard error why it cannot.
pub(crate) fn run() -> ExitCode {
    match started() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            // Whoever read standard error may be gone.
            let _ = writeln!(io::stderr(), "{why}");
            ExitCode::FAILURE
        }
    }
}

fn started() -> Result<(), String> {
    let handshake = Handshake::read(|name| env::var_os(name))?;
    // One client asks one question at a time: one thread is enough.
    Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| format!("cannot start: {error}"))?
        .block_on(until_told(handshake))
}

/// Serves until the client is gone, or until the system tells this process to end; either way
/// nothing is left in the file system.
async fn until_told(handshake: Handshake) -> Result<(), String> {
    // An interrupt at the terminal reaches the whole group of processes, but it is for Terraform
    // to end its plugins; so it is taken from the system, and nothing is done.
    let _interrupts = caught(SignalKind::interrupt())?;
    let mut terminations = caught(SignalKind::terminate())?;
    let mut hangups = caught(SignalKind::hangup())?;
    tokio::select! {
        served = serve(handshake) => served,
        _ = terminations.recv() => Ok(()),
        _ = hangups.recv() => Ok(()),
    }
}

fn caught(kind: SignalKind) -> Result<Signal, String> {
    signal(kind).map_err(|error| format!("cannot catch signals: {error}"))
}

/// Serves the client that the handshake agreed on, to its end.
async fn serve(handshake: Handshake) -> Result<(), String> {
    let identity = handshake
        .client
        .as_ref()
        .map(Identity::for_client)
        .transpose()?;
    let stream = meet(identity.as_ref()).await?;
    let (leave, leaving) = watch::channel(false);
    let leave = Arc::new(leave);
    let connection = Connection {
        stream: agree(stream, identity).await?,
        _ending: Ending(leave.clone()),
    };
    let incoming = once(Ok::<_, io::Error>(connection)).chain(pending());
    let serving = Server::builder().serve_with_incoming_shutdown(
        Plugin::new(leave),
        incoming,
        left(leaving.clone()),
    );
    let overdue = async {
        left(leaving).await;
        sleep(FAREWELL).await;
    };
    tokio::select! {
        served = serving => served.map_err(|error| format!("cannot serve: {error}")),
        () = overdue => Ok(()),
    }
}

/// Waits for the end.
async fn left(mut leaving: watch::Receiver<bool>) {
    // Where the sender is gone, so is the connection.
    let _ = leaving.wait_for(|left| *left).await;
}

/// Tells Terraform where to connect, and waits until it does.
async fn meet(identity: Option<&Identity>) -> Result<UnixStream, String> {
    // Asked before anyone can know of the socket, while Terraform surely waits for the line.
    let terraform = parent_id();
    let socket =
        PrivateSocket::bind().map_err(|error| format!("cannot listen on a socket: {error}"))?;
    let certificate = identity.map(|identity| &identity.certificate);
    announce(&line(socket.path(), certificate))
        .map_err(|error| format!("cannot write the handshake: {error}"))?;
    tokio::select! {
        accepted = timeout(PATIENCE, socket.accept()) => accepted
            .map_err(|_| "no client connected".to_owned())?
            .map_err(|error| format!("cannot accept the client: {error}")),
        () = left_by(terraform) => Err("Terraform ended before it connected".to_owned()),
    }
}

/// Waits until this process has another parent, which the system gives it where its own is gone.
async fn left_by(parent: u32) {
    while parent_id() == parent {
        sleep(GLANCE).await;
    }
}

/// The only thing that is ever written to standard output.
fn announce(line: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(line.as_bytes())?;
    stdout.flush()
}

/// Agrees on TLS, where there is to be any.
async fn agree(
    stream: UnixStream,
    identity: Option<Identity>,
) -> Result<Pin<Box<dyn Duplex>>, String> {
    let Some(identity) = identity else {
        return Ok(Box::pin(stream));
    };
    let stream = timeout(PATIENCE, identity.acceptor.accept(stream))
        .await
        .map_err(|_| "the client did not agree on TLS in time".to_owned())?
        .map_err(|error| format!("the client was refused: {error}"))?;
    Ok(Box::pin(stream))
}

trait Duplex: AsyncRead + AsyncWrite + Send {}
impl<T: AsyncRead + AsyncWrite + Send> Duplex for T {}

/// The client's connection, whose end is the plugin's.
struct Connection {
    stream: Pin<Box<dyn Duplex>>,
    _ending: Ending,
}

/// Says that it is over once it is dropped.
struct Ending(Arc<watch::Sender<bool>>);

impl Drop for Ending {
    fn drop(&mut self) {
        self.0.send_replace(true);
    }
}

impl Connected for Connection {
    type ConnectInfo = ();

    fn connect_info(&self) {}
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(context)
    }
}
