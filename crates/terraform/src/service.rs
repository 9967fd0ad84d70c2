//! From a gRPC method to the function that answers it.

use std::convert::Infallible;
use std::future::{Ready, ready};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use prost::Message;
use tokio::sync::watch;
use tonic::Status;
use tonic::body::Body;
use tonic::server::Grpc;
use tonic_prost::ProstCodec;
use tower_service::Service;

use crate::messages::Empty;
use crate::provider::Provider;

/// The longest message that is read. A request of the library's longest size fits into it.
const LIMIT: usize = 4 << 20;

/// The provider as a gRPC service.
#[derive(Clone)]
pub(crate) struct Plugin {
    provider: Arc<Provider>,
    leave: Arc<watch::Sender<bool>>,
}

type Answering = Pin<Box<dyn Future<Output = Result<http::Response<Body>, Infallible>> + Send>>;

impl Plugin {
    /// `leave` is told when Terraform asks the plugin to end.
    pub(crate) fn new(leave: Arc<watch::Sender<bool>>) -> Self {
        Self {
            provider: Arc::default(),
            leave,
        }
    }

    fn unary<Q, A>(
        &self,
        request: http::Request<Body>,
        handler: impl Fn(&Provider, &Q) -> A + Send + 'static,
    ) -> Answering
    where
        Q: Message + Default + Send + 'static,
        A: Message + Send + 'static,
    {
        let unary = Unary {
            provider: self.provider.clone(),
            handler,
        };
        Box::pin(async move {
            let codec = ProstCodec::<A, Q>::default();
            let mut grpc = Grpc::new(codec).max_decoding_message_size(LIMIT);
            Ok(grpc.unary(unary, request).await)
        })
    }
}

impl Service<http::Request<Body>> for Plugin {
    type Response = http::Response<Body>;
    type Error = Infallible;
    type Future = Answering;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: http::Request<Body>) -> Answering {
        match request.uri().path() {
            "/tfplugin6.Provider/GetMetadata" => self.unary(request, Provider::metadata),
            "/tfplugin6.Provider/GetProviderSchema" => self.unary(request, Provider::schema),
            "/tfplugin6.Provider/GetFunctions" => self.unary(request, Provider::functions),
            "/tfplugin6.Provider/CallFunction" => self.unary(request, Provider::call_function),
            "/tfplugin6.Provider/ValidateProviderConfig" => {
                self.unary(request, Provider::validate_config)
            }
            "/tfplugin6.Provider/ConfigureProvider" => self.unary(request, Provider::configure),
            "/tfplugin6.Provider/ValidateDataResourceConfig" => {
                self.unary(request, Provider::validate_data_source)
            }
            "/tfplugin6.Provider/ReadDataSource" => self.unary(request, Provider::read_data_source),
            "/tfplugin6.Provider/StopProvider" => self.unary(request, Provider::stop),
            "/plugin.GRPCController/Shutdown" => {
                let leave = self.leave.clone();
                self.unary(request, move |_, _: &Empty| {
                    leave.send_replace(true);
                    Empty {}
                })
            }
            // Terraform takes exactly this status for a provider that is older than the method.
            _ => Box::pin(ready(Ok(Status::unimplemented("").into_http()))),
        }
    }
}

/// A handler as tonic calls it.
struct Unary<H> {
    provider: Arc<Provider>,
    handler: H,
}

impl<Q, A, H: Fn(&Provider, &Q) -> A> Service<tonic::Request<Q>> for Unary<H> {
    type Response = tonic::Response<A>;
    type Error = Status;
    type Future = Ready<Result<tonic::Response<A>, Status>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Status>> {
        Poll::Ready(Ok(()))
    }

    /// A defect that panics costs its own request, and nothing else.
    fn call(&mut self, request: tonic::Request<Q>) -> Self::Future {
        let answer = AssertUnwindSafe(|| (self.handler)(&self.provider, request.get_ref()));
        ready(
            catch_unwind(answer)
                .map(tonic::Response::new)
                .map_err(|_| Status::internal("the provider failed; this is a defect in it")),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_costs_one_request() {
        let mut unary = Unary {
            provider: Arc::default(),
            handler: |_: &Provider, &number: &u32| {
                assert!(number > 0, "a panic that this test causes");
                number
            },
        };
        let refused = unary.call(tonic::Request::new(0)).into_inner();
        assert_eq!(refused.unwrap_err().code(), tonic::Code::Internal);
        let answered = unary.call(tonic::Request::new(7)).into_inner();
        assert_eq!(answered.unwrap().into_inner(), 7);
    }
}
