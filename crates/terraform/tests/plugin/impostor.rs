//! A client that shows the pinned certificate, which is no secret, but signs with a key of its own.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use p521::ecdsa::signature::Signer as _;
use p521::pkcs8::DecodePrivateKey as _;
use rustls::client::ResolvesClientCert;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use rustls::sign::{CertifiedKey, Signer, SigningKey};
use rustls::{ClientConfig, DigitallySignedStruct, Error, SignatureAlgorithm, SignatureScheme};
use tokio::io::AsyncReadExt as _;
use tokio::net::UnixStream;
use tokio_rustls::TlsConnector;

use crate::{Plugin, certificate};

/// A key on P-521, which ring does not have.
#[derive(Clone, Debug)]
struct Key(p521::SecretKey);

impl SigningKey for Key {
    fn choose_scheme(&self, offered: &[SignatureScheme]) -> Option<Box<dyn Signer>> {
        let known = offered.contains(&SignatureScheme::ECDSA_NISTP521_SHA512);
        known.then(|| Box::new(self.clone()) as Box<dyn Signer>)
    }

    fn algorithm(&self) -> SignatureAlgorithm {
        SignatureAlgorithm::ECDSA
    }
}

impl Signer for Key {
    fn sign(&self, message: &[u8]) -> Result<Vec<u8>, Error> {
        let key = p521::ecdsa::SigningKey::from_slice(&self.0.to_bytes()).unwrap();
        let signature: p521::ecdsa::Signature = key.sign(message);
        Ok(signature.to_der().as_bytes().to_vec())
    }

    fn scheme(&self) -> SignatureScheme {
        SignatureScheme::ECDSA_NISTP521_SHA512
    }
}

#[derive(Debug)]
struct Shown(Arc<CertifiedKey>);

impl ResolvesClientCert for Shown {
    fn resolve(&self, _: &[&[u8]], _: &[SignatureScheme]) -> Option<Arc<CertifiedKey>> {
        Some(self.0.clone())
    }

    fn has_certs(&self) -> bool {
        true
    }
}

/// Takes any server: only the client is on trial.
#[derive(Debug)]
struct AnyServer;

impl ServerCertVerifier for AnyServer {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(Error::General("only TLS 1.3 is spoken".to_owned()))
    }

    fn verify_tls13_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ECDSA_NISTP256_SHA256]
    }
}

/// Whether a client with this certificate and this key is let in, and what the plugin says.
async fn visit(name: &str, shown: &Path, key: &Path) -> (bool, String) {
    let pem = fs::read(shown).unwrap();
    let certificate = CertificateDer::from_pem_slice(&pem).unwrap();
    let key = PrivateKeyDer::from_pem_slice(&fs::read(key).unwrap()).unwrap();
    let key = Key(p521::SecretKey::from_pkcs8_der(key.secret_der()).unwrap());
    let shown = Shown(Arc::new(CertifiedKey::new(
        vec![certificate],
        Arc::new(key),
    )));
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut config = ClientConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&rustls::version::TLS13])
        .unwrap()
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(AnyServer))
        .with_client_cert_resolver(Arc::new(shown));
    config.alpn_protocols = vec![b"h2".to_vec()];
    let plugin = Plugin::start(name, Some(&String::from_utf8(pem).unwrap()));
    let stream = UnixStream::connect(plugin.socket()).await.unwrap();
    let localhost = ServerName::try_from("localhost").unwrap();
    let connected = TlsConnector::from(Arc::new(config))
        .connect(localhost, stream)
        .await;
    // In TLS 1.3 a client hears of its refusal with the first bytes that it reads.
    let mut greeting = [0; 9];
    let greeted = match connected {
        Ok(mut stream) => stream.read_exact(&mut greeting).await.is_ok(),
        Err(_) => false,
    };
    let (_, said) = plugin.end();
    (greeted, said)
}

#[tokio::test]
async fn the_pinned_certificate_is_worth_nothing_without_its_key() {
    let (Some(owner), Some(thief)) = (certificate("owner", "P-521"), certificate("thief", "P-521"))
    else {
        return;
    };
    assert!(visit("owner", &owner.1, &owner.0).await.0);
    let (greeted, said) = visit("thief", &owner.1, &thief.0).await;
    assert!(!greeted);
    assert!(said.contains("the client was refused"), "{said}");
}
