//! Mutual TLS: a certificate made for this run, and a client that has to show its own.

use std::sync::Arc;

use p521::ecdsa::signature::Verifier as _;
use p521::ecdsa::{Signature, VerifyingKey};
use p521::pkcs8::DecodePublicKey as _;
use rcgen::{CertificateParams, ExtendedKeyUsagePurpose, KeyPair, PKCS_ECDSA_P256_SHA256};
use rustls::client::danger::HandshakeSignatureValid;
use rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::server::danger::{ClientCertVerified, ClientCertVerifier};
use rustls::{
    CertificateError, DigitallySignedStruct, DistinguishedName, Error, PeerIncompatible,
    ServerConfig, SignatureScheme,
};
use tokio_rustls::TlsAcceptor;

/// A server's end of TLS, with the certificate that it shows.
pub(crate) struct Identity {
    pub(crate) acceptor: TlsAcceptor,
    pub(crate) certificate: CertificateDer<'static>,
}

impl Identity {
    /// A new certificate, for a server that lets in the owner of `client` alone.
    pub(crate) fn for_client(client: &CertificateDer<'static>) -> Result<Self, String> {
        let pinned = Pinned::new(client).ok_or(
            "PLUGIN_CLIENT_CERT has no ECDSA key on the curve P-521, as Terraform makes them",
        )?;
        let (certificate, key) =
            certificate().map_err(|error| format!("cannot make a certificate: {error}"))?;
        let config = config(pinned, certificate.clone(), key)
            .map_err(|error| format!("cannot set up TLS: {error}"))?;
        Ok(Self {
            acceptor: TlsAcceptor::from(Arc::new(config)),
            certificate,
        })
    }
}

fn certificate() -> Result<(CertificateDer<'static>, PrivatePkcs8KeyDer<'static>), rcgen::Error> {
    let key = KeyPair::generate_for(&PKCS_ECDSA_P256_SHA256)?;
    // The name that Terraform asks for.
    let mut parameters = CertificateParams::new(vec!["localhost".to_owned()])?;
    parameters.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    let certificate = parameters.self_signed(&key)?;
    Ok((certificate.der().clone(), key.serialize_der().into()))
}

fn config(
    pinned: Pinned,
    certificate: CertificateDer<'static>,
    key: PrivatePkcs8KeyDer<'static>,
) -> Result<ServerConfig, Error> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&rustls::version::TLS13])?
        .with_client_cert_verifier(Arc::new(pinned))
        .with_single_cert(vec![certificate], key.into())?;
    // gRPC's clients refuse a server that does not agree on this.
    config.alpn_protocols = vec![b"h2".to_vec()];
    Ok(config)
}

/// Accepts exactly one client certificate.
///
/// Terraform's is self-signed, marked as an authority and on the curve P-521, which the usual
/// verifiers refuse and ring does not know.
#[derive(Debug)]
struct Pinned {
    certificate: CertificateDer<'static>,
    key: p521::PublicKey,
}

impl Pinned {
    /// None where the certificate has no key on P-521.
    fn new(certificate: &CertificateDer<'static>) -> Option<Self> {
        let parsed = ParsedCertificate::try_from(certificate).ok()?;
        let key = p521::PublicKey::from_public_key_der(&parsed.subject_public_key_info()).ok()?;
        Some(Self {
            certificate: certificate.clone(),
            key,
        })
    }
}

impl ClientCertVerifier for Pinned {
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        &[]
    }

    fn verify_client_cert(
        &self,
        shown: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: UnixTime,
    ) -> Result<ClientCertVerified, Error> {
        if *shown == self.certificate {
            Ok(ClientCertVerified::assertion())
        } else {
            Err(CertificateError::UnknownIssuer.into())
        }
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(PeerIncompatible::Tls12NotOfferedOrEnabled.into())
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        _: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let bad = || Error::from(CertificateError::BadSignature);
        if signed.scheme != SignatureScheme::ECDSA_NISTP521_SHA512 {
            return Err(bad());
        }
        let signature = Signature::from_der(signed.signature()).map_err(|_| bad())?;
        VerifyingKey::from_affine(*self.key.as_affine())
            .and_then(|key| key.verify(message, &signature))
            .map_err(|_| bad())?;
        Ok(HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ECDSA_NISTP521_SHA512]
    }
}
