//! The library in Rust, from the portable module: for programs that replace it while they run. Others
//! use the crate.

use wasmtime::{Engine, Error, Instance, Memory, Module, Result, Store, StoreLimits};
use wasmtime::{StoreLimitsBuilder, TypedFunc, Val};

const ABI_VERSION: u32 = 1;
/// The bytes before an answer, which hold its length.
const HEAD: u32 = 4;
/// What an instance may need at most, in bytes.
const MEMORY: usize = 256 << 20;

/// The library. An instance serves one thread; engine and module may be shared.
struct Library {
    engine: Engine,
    module: Module,
    instance: Option<Running>,
}

struct Running {
    store: Store<StoreLimits>,
    instance: Instance,
    memory: Memory,
    alloc: TypedFunc<u32, u32>,
    free: TypedFunc<(u32, u32), ()>,
}

impl Library {
    fn new(wasm: &[u8]) -> Result<Self> {
        let engine = Engine::default();
        let module = Module::new(&engine, wasm)?;
        Ok(Self {
            engine,
            module,
            instance: None,
        })
    }

    /// Takes and gives JSON. An instance that failed in a call may be in any state: it is thrown
    /// away, and the call is repeated once on a fresh one.
    fn ask(&mut self, call: &str, requests: &[&str]) -> Result<String> {
        match self.once(call, requests) {
            Ok(answer) => Ok(answer),
            Err(_) => self.once(call, requests),
        }
    }

    fn once(&mut self, call: &str, requests: &[&str]) -> Result<String> {
        let mut running = match self.instance.take() {
            Some(running) => running,
            None => Running::new(&self.engine, &self.module)?,
        };
        let answer = running.asked(call, requests)?;
        // Only an instance that answered is used again.
        self.instance = Some(running);
        Ok(answer)
    }
}

impl Running {
    fn new(engine: &Engine, module: &Module) -> Result<Self> {
        let limits = StoreLimitsBuilder::new().memory_size(MEMORY).build();
        let mut store = Store::new(engine, limits);
        store.limiter(|limits| limits);
        let instance = Instance::new(&mut store, module, &[])?;
        let version = instance
            .get_typed_func::<(), u32>(&mut store, "abi_version")?
            .call(&mut store, ())?;
        if version != ABI_VERSION {
            return Err(Error::msg(format!(
                "the module has version {version} of the interface"
            )));
        }
        let memory = instance.get_memory(&mut store, "memory");
        Ok(Self {
            memory: memory.ok_or_else(|| Error::msg("the module has no memory"))?,
            alloc: instance.get_typed_func(&mut store, "alloc")?,
            free: instance.get_typed_func(&mut store, "free")?,
            instance,
            store,
        })
    }

    /// One call: lend the requests, call, take them back, read the answer, give it back.
    fn asked(&mut self, call: &str, requests: &[&str]) -> Result<String> {
        let mut lent = Vec::new();
        for request in requests {
            let length = u32::try_from(request.len())?;
            let start = given(self.alloc.call(&mut self.store, length)?)?;
            self.memory
                .write(&mut self.store, start as usize, request.as_bytes())?;
            lent.push((start, length));
        }
        let function = self.instance.get_func(&mut self.store, call);
        let function = function.ok_or_else(|| Error::msg("the module has no such call"))?;
        let numbers = lent.iter().flat_map(|(start, length)| [start, length]);
        let numbers: Vec<Val> = numbers.map(|number| Val::I32(*number as i32)).collect();
        let mut results = [Val::I32(0)];
        function.call(&mut self.store, &numbers, &mut results)?;
        let answer = given(results[0].unwrap_i32() as u32)?;
        for (start, length) in lent {
            self.free.call(&mut self.store, (start, length))?;
        }
        let mut head = [0; HEAD as usize];
        self.memory.read(&self.store, answer as usize, &mut head)?;
        let length = u32::from_le_bytes(head);
        let mut text = vec![0; length as usize];
        self.memory
            .read(&self.store, (answer + HEAD) as usize, &mut text)?;
        self.free.call(&mut self.store, (answer, HEAD + length))?;
        Ok(String::from_utf8(text)?)
    }
}

fn given(address: u32) -> Result<u32> {
    match address {
        0 => Err(Error::msg("out of memory")),
        address => Ok(address),
    }
}

/// Prints the answers: embedding portable.wasm CALL REQUEST [CALL REQUEST]…
fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let wasm = std::fs::read(arguments.next().unwrap_or_default())?;
    let mut library = Library::new(&wasm)?;
    while let (Some(call), Some(request)) = (arguments.next(), arguments.next()) {
        println!("{}", library.ask(&call, &[&request])?);
    }
    Ok(())
}
