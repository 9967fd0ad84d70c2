// The library in Java, from the portable module.
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.wasm.ChicoryException;
import com.dylibso.chicory.wasm.Parser;
import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.MemoryLimits;
import java.io.File;
import java.nio.charset.StandardCharsets;

public final class Embedding {
    private static final int ABI_VERSION = 1;
    /** The bytes before an answer, which hold its length. */
    private static final int HEAD = 4;
    /** What an instance may need at most: 256 MiB in pages. */
    private static final int MEMORY_PAGES = 256 << 20 >> 16;

    private final WasmModule module;
    private Instance instance;

    public Embedding(File wasm) {
        module = Parser.parse(wasm);
    }

    /**
     * Takes and gives JSON. An instance that failed in a call may be in any state: it is thrown away,
     * and the call is repeated once on a fresh one.
     */
    public synchronized String ask(String call, String... requests) {
        try {
            return once(call, requests);
        } catch (ChicoryException fault) {
            instance = null;
        }
        try {
            return once(call, requests);
        } catch (ChicoryException fault) {
            instance = null;
            throw fault;
        }
    }

    /** One call: lend the requests, call, take them back, read the answer, give it back. */
    private String once(String call, String... requests) {
        if (instance == null) {
            instance = fresh();
        }
        long[] given = new long[2 * requests.length];
        for (int place = 0; place < requests.length; place++) {
            byte[] bytes = requests[place].getBytes(StandardCharsets.UTF_8);
            int start = address("alloc", bytes.length);
            instance.memory().write(start, bytes);
            given[2 * place] = start;
            given[2 * place + 1] = bytes.length;
        }
        int answer = address(call, given);
        for (int place = 0; place < given.length; place += 2) {
            instance.export("free").apply(given[place], given[place + 1]);
        }
        int length = instance.memory().readInt(answer);
        byte[] text = instance.memory().readBytes(answer + HEAD, length);
        instance.export("free").apply(answer, HEAD + length);
        return new String(text, StandardCharsets.UTF_8);
    }

    private Instance fresh() {
        int pages = module.memorySection().orElseThrow().getMemory(0).limits().initialPages();
        MemoryLimits limits = new MemoryLimits(pages, MEMORY_PAGES);
        Instance made = Instance.builder(module).withMemoryLimits(limits).build();
        long version = made.export("abi_version").apply()[0];
        if (version != ABI_VERSION) {
            throw new IllegalStateException("the module has version " + version + " of the interface");
        }
        return made;
    }

    private int address(String call, long... given) {
        int address = (int) instance.export(call).apply(given)[0];
        if (address == 0) {
            throw new ChicoryException("out of memory");
        }
        return address;
    }

    /** Prints the answers: Embedding portable.wasm CALL REQUEST [CALL REQUEST]… */
    public static void main(String[] arguments) {
        Embedding library = new Embedding(new File(arguments[0]));
        for (int place = 1; place + 1 < arguments.length; place += 2) {
            System.out.println(library.ask(arguments[place], arguments[place + 1]));
        }
    }
}
