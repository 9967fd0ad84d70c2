//! The plugin without a Terraform: its handshake, its guests, and messages that nobody should send.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that panics is a test that fails; the lint's exception covers test functions alone"
)]

mod impostor;

use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use h2::client::SendRequest;
use tokio::net::UnixStream;

const COOKIE: (&str, &str) = (
    "TF_PLUGIN_MAGIC_COOKIE",
    "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2",
);

/// A running plugin.
struct Plugin {
    child: Child,
    output: BufReader<std::process::ChildStdout>,
    /// The fields of its line.
    line: Vec<String>,
    temporary: PathBuf,
}

fn program(name: &str) -> (Command, PathBuf) {
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("plugin")
        .join(name);
    let _ = fs::remove_dir_all(&temporary);
    fs::create_dir_all(&temporary).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_terraform-provider-pullpolicy"));
    command
        .env_clear()
        .env("TMPDIR", &temporary)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    (command, temporary)
}

impl Plugin {
    /// Starts it as Terraform does, with the client's certificate where there is one.
    fn start(name: &str, certificate: Option<&str>) -> Self {
        let (mut command, temporary) = program(name);
        if let Some(certificate) = certificate {
            command.env("PLUGIN_CLIENT_CERT", certificate);
        }
        Self::started_by(command, temporary)
    }

    /// Starts it by this command, whose end is then taken for the plugin's.
    fn started_by(mut command: Command, temporary: PathBuf) -> Self {
        command
            .env(COOKIE.0, COOKIE.1)
            .env("PLUGIN_PROTOCOL_VERSIONS", "5,6");
        let mut child = command.spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let line = line.trim_end().split('|').map(str::to_owned).collect();
        Self {
            child,
            output,
            line,
            temporary,
        }
    }

    fn socket(&self) -> PathBuf {
        PathBuf::from(&self.line[3])
    }

    /// Waits for its end: whether it succeeded, and what it said on standard error. It never says
    /// anything more on standard output, and leaves no file.
    fn end(mut self) -> (bool, String) {
        let start = Instant::now();
        let status = loop {
            match self.child.try_wait().unwrap() {
                Some(status) => break status,
                None if start.elapsed() > Duration::from_secs(10) => {
                    self.child.kill().unwrap();
                    panic!("it does not end");
                }
                None => std::thread::sleep(Duration::from_millis(5)),
            }
        };
        let mut more = String::new();
        self.output.read_to_string(&mut more).unwrap();
        assert_eq!(more, "");
        assert_eq!(fs::read_dir(&self.temporary).unwrap().count(), 0);
        let mut said = String::new();
        self.child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut said)
            .unwrap();
        (status.success(), said)
    }
}

#[test]
fn started_by_hand_it_explains_itself() {
    for variables in [&[][..], &[(COOKIE.0, "something else")]] {
        let (mut command, _) = program("by-hand");
        let output = command.envs(variables.iter().copied()).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty());
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(
            said.contains("a plugin, which Terraform starts by itself"),
            "{said}"
        );
    }
}

#[test]
fn a_broken_environment_gets_a_clear_text_and_no_line() {
    for (variable, value, text) in [
        (
            "PLUGIN_PROTOCOL_VERSIONS",
            "4,5",
            "speaks Terraform's plugin protocol 6",
        ),
        (
            "PLUGIN_CLIENT_CERT",
            "nonsense",
            "PLUGIN_CLIENT_CERT holds no certificate",
        ),
    ] {
        let (mut command, temporary) = program("broken");
        let output = command
            .env(COOKIE.0, COOKIE.1)
            .env(variable, value)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty());
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(text), "{said}");
        assert_eq!(fs::read_dir(temporary).unwrap().count(), 0);
    }
}

#[test]
fn the_socket_is_private_and_goes_with_the_first_client() {
    let plugin = Plugin::start("private", None);
    assert_eq!(plugin.line[..3], ["1", "6", "unix"]);
    assert_eq!(plugin.line[4..], ["grpc", ""]);
    let socket = plugin.socket();
    let folder = socket.parent().unwrap();
    assert_eq!(
        fs::metadata(folder).unwrap().permissions().mode() & 0o777,
        0o700
    );
    let client = std::os::unix::net::UnixStream::connect(&socket).unwrap();
    let start = Instant::now();
    while folder.exists() {
        assert!(
            start.elapsed() < Duration::from_secs(5),
            "the folder is still there"
        );
        std::thread::sleep(Duration::from_millis(5));
    }
    drop(client);
    assert!(plugin.end().0);
}

#[test]
fn told_to_end_before_its_client_came_it_leaves_nothing() {
    for signal in ["-TERM", "-HUP"] {
        let plugin = Plugin::start("signal", None);
        let id = plugin.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.unwrap().success());
        assert_eq!(plugin.end(), (true, String::new()), "{signal}");
    }
}

#[test]
fn without_the_process_that_started_it_it_ends() {
    let (_, temporary) = program("orphan");
    let mut command = Command::new("sh");
    command
        .args(["-c", "\"$0\" & wait"])
        .arg(env!("CARGO_BIN_EXE_terraform-provider-pullpolicy"))
        .env("TMPDIR", &temporary)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut plugin = Plugin::started_by(command, temporary);
    plugin.child.kill().unwrap();
    let start = Instant::now();
    let (_, said) = plugin.end();
    assert_eq!(said, "Terraform ended before it connected\n");
    assert!(
        start.elapsed() < Duration::from_secs(5),
        "{:?}",
        start.elapsed()
    );
}

#[test]
fn a_temporary_folder_that_cannot_hold_a_socket_is_stepped_around() {
    let names: [&[u8]; 5] = [
        &[b'x'; 120],
        b"missing/folder",
        b"of|fields",
        b"of\nlines",
        b"no\xfftext",
    ];
    for name in names {
        let (mut command, temporary) = program("long");
        let long = temporary.join(OsStr::from_bytes(name));
        if !name.contains(&b'/') {
            fs::create_dir(&long).unwrap();
        }
        command.env("TMPDIR", &long).env(COOKIE.0, COOKIE.1);
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let socket = PathBuf::from(line.split('|').nth(3).unwrap());
        assert!(socket.starts_with("/tmp"), "{line}");
        drop(std::os::unix::net::UnixStream::connect(&socket).unwrap());
        assert!(child.wait().unwrap().success());
        assert!(!socket.parent().unwrap().exists());
        assert!(!long.exists() || fs::read_dir(&long).unwrap().count() == 0);
    }
}

/// A key and a certificate as Terraform makes them, on this curve.
fn certificate(name: &str, curve: &str) -> Option<(PathBuf, PathBuf)> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("certificates");
    fs::create_dir_all(&folder).unwrap();
    let (key, certificate) = (
        folder.join(format!("{name}.key")),
        folder.join(format!("{name}.pem")),
    );
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt"])
        .arg(format!("ec_paramgen_curve:{curve}"))
        .args(["-nodes", "-days", "1", "-subj", "/O=HashiCorp/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost"])
        .args(["-addext", "basicConstraints=critical,CA:TRUE"])
        .arg("-keyout")
        .arg(&key)
        .arg("-out")
        .arg(&certificate)
        .output();
    match made {
        Ok(made) => {
            assert!(
                made.status.success(),
                "{}",
                String::from_utf8_lossy(&made.stderr)
            );
            Some((key, certificate))
        }
        Err(_) => {
            let ci = std::env::var("CI").as_deref() == Ok("true");
            assert!(!ci, "openssl is not installed, and CI has to run this test");
            let text = format!(
                "SKIPPED, since openssl is not installed: {name}
"
            );
            // Unlike what `eprintln!` prints, this is shown where the test passes.
            std::io::stderr().write_all(text.as_bytes()).unwrap();
            None
        }
    }
}

/// Connects by TLS, with a certificate or without, and says what the plugin made of it.
fn guest(name: &str, pinned: &Path, shown: Option<&(PathBuf, PathBuf)>) -> (bool, String) {
    let plugin = Plugin::start(name, Some(&fs::read_to_string(pinned).unwrap()));
    assert!(
        plugin.line[5].len() > 50 && !plugin.line[5].ends_with('='),
        "{:?}",
        plugin.line
    );
    let mut client = Command::new("openssl");
    client
        .args(["s_client", "-alpn", "h2", "-quiet", "-unix"])
        .arg(plugin.socket());
    if let Some((key, certificate)) = shown {
        client.arg("-key").arg(key).arg("-cert").arg(certificate);
    }
    let mut client = client
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // A server that let the client in sends the settings of HTTP/2 at once.
    let mut greeting = [0; 9];
    let greeted = client
        .stdout
        .take()
        .unwrap()
        .read_exact(&mut greeting)
        .is_ok();
    client.kill().unwrap();
    client.wait().unwrap();
    let (success, said) = plugin.end();
    assert_eq!(success, greeted, "{said}");
    (greeted, said)
}

#[test]
fn the_pinned_client_is_let_in_and_no_other() {
    let (Some(ours), Some(foreign)) = (
        certificate("ours", "P-521"),
        certificate("foreign", "P-521"),
    ) else {
        return;
    };
    assert!(guest("pinned", &ours.1, Some(&ours)).0);
    for (name, shown) in [("foreign", Some(&foreign)), ("missing", None)] {
        let (greeted, said) = guest(name, &ours.1, shown);
        assert!(!greeted, "{name} was let in");
        assert!(said.contains("the client was refused"), "{name}: {said}");
    }
}

#[test]
fn a_client_certificate_on_another_curve_is_refused_before_the_line() {
    let Some((_, other)) = certificate("other-curve", "P-256") else {
        return;
    };
    let (mut command, _) = program("other-curve");
    let pem = fs::read_to_string(other).unwrap();
    let output = command
        .env(COOKIE.0, COOKIE.1)
        .env("PLUGIN_CLIENT_CERT", pem)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("no ECDSA key on the curve P-521")
    );
}

/// A client without TLS.
async fn connect(plugin: &Plugin) -> SendRequest<bytes::Bytes> {
    let stream = UnixStream::connect(plugin.socket()).await.unwrap();
    let (client, connection) = h2::client::handshake(stream).await.unwrap();
    tokio::spawn(connection);
    client
}

/// A message in gRPC's frame.
fn framed(message: &[u8]) -> Vec<u8> {
    let length = u32::try_from(message.len()).unwrap();
    [&[0][..], &length.to_be_bytes(), message].concat()
}

/// Sends a body to a method; gives gRPC's status, and the body of the answer.
async fn call(
    client: &mut SendRequest<bytes::Bytes>,
    method: &str,
    body: Vec<u8>,
) -> (String, Vec<u8>) {
    let request = http::Request::post(format!("http://localhost{method}"))
        .header("content-type", "application/grpc")
        .header("te", "trailers")
        .body(())
        .unwrap();
    let mut ready = client.clone().ready().await.unwrap();
    let (response, mut sending) = ready.send_request(request, false).unwrap();
    // A server that refuses the message may not want to read all of it.
    let _ = sending.send_data(body.into(), true);
    let (head, mut body) = response.await.unwrap().into_parts();
    let mut answer = Vec::new();
    while let Some(Ok(part)) = body.data().await {
        body.flow_control().release_capacity(part.len()).unwrap();
        answer.extend_from_slice(&part);
    }
    let trailers = body.trailers().await.ok().flatten().unwrap_or_default();
    let status = head
        .headers
        .get("grpc-status")
        .or_else(|| trailers.get("grpc-status"));
    (
        status
            .map_or("", |status| status.to_str().unwrap())
            .to_owned(),
        answer,
    )
}

const CALL: &str = "/tfplugin6.Provider/CallFunction";
const SHUTDOWN: &str = "/plugin.GRPCController/Shutdown";

#[tokio::test]
async fn unknown_methods_are_unimplemented_and_shutdown_ends_it() {
    let plugin = Plugin::start("unknown-methods", None);
    let mut client = connect(&plugin).await;
    for method in [
        "/tfplugin6.Provider/GetResourceIdentitySchemas",
        "/tfplugin5.Provider/GetSchema",
        "/plugin.GRPCStdio/StreamStdio",
        "/plugin.GRPCBroker/StartStream",
        "/",
    ] {
        assert_eq!(
            call(&mut client, method, framed(b"")).await.0,
            "12",
            "{method}"
        );
    }
    assert_eq!(
        call(&mut client, "/tfplugin6.Provider/StopProvider", framed(b""))
            .await
            .0,
        "0"
    );
    let start = Instant::now();
    assert_eq!(
        call(&mut client, SHUTDOWN, framed(b"")).await,
        ("0".to_owned(), framed(b""))
    );
    assert_eq!(plugin.end(), (true, String::new()));
    assert!(
        start.elapsed() < Duration::from_secs(1),
        "{:?}",
        start.elapsed()
    );
}

/// OpenTofu asks by these methods, Terraform 1.11 by none of them.
#[tokio::test]
async fn names_and_functions_are_told_without_the_whole_schema() {
    let plugin = Plugin::start("metadata", None);
    let mut client = connect(&plugin).await;
    let (status, metadata) =
        call(&mut client, "/tfplugin6.Provider/GetMetadata", framed(b"")).await;
    let mut expected = b"\x1a\x15\x0a\x13pullpolicy_decision".to_vec();
    for function in [
        "classify",
        "explain",
        "kubernetes_default",
        "resolve",
        "resolve_tag",
        "resolve_with",
    ] {
        let length = u8::try_from(function.len()).unwrap();
        expected.extend([0x2a, length + 2, 0x0a, length]);
        expected.extend(function.as_bytes());
    }
    assert_eq!((status.as_str(), metadata), ("0", framed(&expected)));
    let (status, functions) =
        call(&mut client, "/tfplugin6.Provider/GetFunctions", framed(b"")).await;
    assert_eq!(status, "0");
    // The first entry of the map: its field, its length, and its key.
    let (first, rest) = functions[5..].split_at(1);
    assert_eq!(first, [0x0a]);
    assert_eq!(&rest[2..12], b"\x0a\x08classify");
    assert_eq!(call(&mut client, SHUTDOWN, framed(b"")).await.0, "0");
    assert_eq!(plugin.end(), (true, String::new()));
}

#[tokio::test]
async fn an_interrupt_is_left_to_terraform() {
    let plugin = Plugin::start("interrupt", None);
    let mut client = connect(&plugin).await;
    let id = plugin.child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    tokio::time::sleep(Duration::from_millis(100)).await;
    let stop = "/tfplugin6.Provider/StopProvider";
    assert_eq!(call(&mut client, stop, framed(b"")).await.0, "0");
    assert_eq!(call(&mut client, SHUTDOWN, framed(b"")).await.0, "0");
    assert_eq!(plugin.end(), (true, String::new()));
}

#[tokio::test]
async fn bad_messages_cost_their_own_request_and_nothing_else() {
    let plugin = Plugin::start("bad-messages", None);
    let mut client = connect(&plugin).await;
    let good = b"\x0a\x07resolve\x12\x0a\x0a\x08\xa7app:1.0\x12\x07\x0a\x05\xa4auto";
    let answer = framed(b"\x0a\x09\x0a\x07\xa6Always");
    let oversized = (5_u32 << 20).to_be_bytes();
    for (what, body) in [
        ("no message at all", Vec::new()),
        ("a frame cut short", framed(good)[..20].to_vec()),
        ("a message cut short", framed(&good[..20])),
        ("no protobuf", framed(&[0xff; 64])),
        (
            "a message announced as too long",
            [&[0][..], &oversized, good].concat(),
        ),
        (
            "compressed by nobody knows what",
            [&[1][..], &framed(good)[1..]].concat(),
        ),
    ] {
        let (status, _) = call(&mut client, CALL, body).await;
        assert!(!status.is_empty() && status != "0", "{what}: {status}");
        assert_eq!(
            call(&mut client, CALL, framed(good)).await,
            ("0".to_owned(), answer.clone()),
            "{what}"
        );
    }
    drop(client);
    // The client's own tasks need this thread to say goodbye.
    let end = tokio::task::spawn_blocking(|| plugin.end()).await.unwrap();
    assert_eq!(end, (true, String::new()));
}

#[tokio::test]
async fn a_client_that_disappears_in_the_middle_ends_it() {
    let plugin = Plugin::start("disappearing", None);
    let stream = UnixStream::connect(plugin.socket()).await.unwrap();
    let (client, connection) = h2::client::handshake(stream).await.unwrap();
    let connection = tokio::spawn(connection);
    let mut client = client.ready().await.unwrap();
    let request = http::Request::post(format!("http://localhost{CALL}"));
    let request = request
        .header("content-type", "application/grpc")
        .body(())
        .unwrap();
    let (_response, mut sending) = client.send_request(request, false).unwrap();
    sending
        .send_data(bytes::Bytes::from_static(&[0, 0, 0]), false)
        .unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    connection.abort();
    let _ = connection.await;
    assert_eq!(plugin.end(), (true, String::new()));
}

#[test]
fn a_client_that_is_none_ends_it() {
    let plugin = Plugin::start("no-client", None);
    let mut client = std::os::unix::net::UnixStream::connect(plugin.socket()).unwrap();
    client.write_all(b"GET / HTTP/1.0\r\n\r\n").unwrap();
    drop(client);
    assert!(plugin.end().0);
}
