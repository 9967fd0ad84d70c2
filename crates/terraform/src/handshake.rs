//! What Terraform tells a plugin in its environment, and the one line that the plugin answers.

use std::ffi::OsString;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;

/// The value by which a plugin knows that a Terraform started it, and no person.
const COOKIE: (&str, &str) = (
    "TF_PLUGIN_MAGIC_COOKIE",
    "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2",
);

/// The version of the protocol that is spoken here.
const PROTOCOL: &str = "6";

/// What was agreed on.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Handshake {
    /// The certificate of the only client that is let in; none where Terraform was told to go
    /// without TLS.
    pub(crate) client: Option<CertificateDer<'static>>,
}

impl Handshake {
    /// Reads the environment, or says why nothing can be agreed on.
    pub(crate) fn read(variable: impl Fn(&str) -> Option<OsString>) -> Result<Self, String> {
        let (name, value) = COOKIE;
        if variable(name).is_none_or(|given| given != value) {
            return Err(by_hand());
        }
        // What is no text must not pass for missing: without a certificate nobody is kept out.
        let text = |name: &str| {
            let given = variable(name).map(OsString::into_string).transpose();
            given.map_err(|_| format!("{name} is no UTF-8 text"))
        };
        if let Some(versions) = text("PLUGIN_PROTOCOL_VERSIONS")?
            && !versions
                .split(',')
                .any(|version| version.trim() == PROTOCOL)
        {
            return Err(format!(
                "this plugin speaks Terraform's plugin protocol {PROTOCOL}, which Terraform has since version 1.0; asked for: `{}`",
                versions.escape_debug()
            ));
        }
        let client = text("PLUGIN_CLIENT_CERT")?.filter(|pem| !pem.is_empty());
        let client = client
            .map(|pem| CertificateDer::from_pem_slice(pem.as_bytes()))
            .transpose()
            .map_err(|error| format!("PLUGIN_CLIENT_CERT holds no certificate: {error}"))?;
        Ok(Self { client })
    }
}

/// The line that tells Terraform where to connect, and which certificate to expect there.
pub(crate) fn line(socket: &str, server: Option<&CertificateDer<'_>>) -> String {
    let certificate = server.map_or_else(String::new, |der| STANDARD_NO_PAD.encode(der));
    format!("1|{PROTOCOL}|unix|{socket}|grpc|{certificate}\n")
}

fn by_hand() -> String {
    format!(
        "\
terraform-provider-pullpolicy {}: a plugin, which Terraform starts by itself.

It gives configurations the functions provider::pullpolicy::resolve, resolve_tag, resolve_with,
kubernetes_default, classify and explain, and the data source pullpolicy_decision. Put it into a
folder that a provider_installation block of Terraform's CLI configuration names, and require it:

  terraform {{
    required_providers {{
      pullpolicy = {{ source = \"registry.example.com/acme/pullpolicy\" }}
    }}
  }}",
        env!("CARGO_PKG_VERSION")
    )
}

#[cfg(test)]
mod tests {
    use std::os::unix::ffi::OsStringExt as _;

    use super::*;

    fn read(variables: &[(&str, &str)]) -> Result<Handshake, String> {
        Handshake::read(|name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).into())
        })
    }

    #[test]
    fn without_its_cookie_the_program_explains_itself() {
        for variables in [&[][..], &[(COOKIE.0, "x")]] {
            let text = read(variables).unwrap_err();
            assert!(
                text.contains("a plugin, which Terraform starts by itself"),
                "{text}"
            );
        }
    }

    #[test]
    fn versions_are_a_set() {
        for versions in ["6", "5,6", "6,5", "5, 6"] {
            let agreed = read(&[COOKIE, ("PLUGIN_PROTOCOL_VERSIONS", versions)]);
            assert_eq!(agreed, Ok(Handshake { client: None }), "{versions}");
        }
        for versions in ["5", "16", "", "6x"] {
            let text = read(&[COOKIE, ("PLUGIN_PROTOCOL_VERSIONS", versions)]).unwrap_err();
            assert!(text.contains(&format!("`{versions}`")), "{text}");
        }
    }

    #[test]
    fn a_certificate_that_is_none_is_refused() {
        for pem in ["nonsense", "-----BEGIN CERTIFICATE-----\nAAAA"] {
            let text = read(&[COOKIE, ("PLUGIN_CLIENT_CERT", pem)]).unwrap_err();
            assert!(
                text.starts_with("PLUGIN_CLIENT_CERT holds no certificate"),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_text_is_not_taken_for_missing() {
        for broken in ["PLUGIN_CLIENT_CERT", "PLUGIN_PROTOCOL_VERSIONS"] {
            let agreed = Handshake::read(|name| match name {
                name if name == COOKIE.0 => Some(COOKIE.1.into()),
                name if name == broken => Some(OsString::from_vec(vec![0xff])),
                _ => None,
            });
            assert_eq!(agreed, Err(format!("{broken} is no UTF-8 text")));
        }
    }

    #[test]
    fn the_line_ends_with_the_certificate_unpadded() {
        let certificate = CertificateDer::from(vec![1]);
        assert_eq!(
            line("/tmp/p/s", Some(&certificate)),
            "1|6|unix|/tmp/p/s|grpc|AQ\n"
        );
        assert_eq!(line("/tmp/p/s", None), "1|6|unix|/tmp/p/s|grpc|\n");
    }
}
