// The library in Go, from the portable module.
package main

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"os"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
)

const (
	abiVersion = 1
	// The bytes before an answer, which hold its length.
	head = 4
	// What an instance may need at most: 256 MiB in pages.
	memoryPages = 256 << 20 >> 16
)

var errOutOfMemory = errors.New("out of memory")

// Library answers calls, one at a time. A goroutine that asks beside another needs one of its own.
type Library struct {
	runtime  wazero.Runtime
	compiled wazero.CompiledModule
	instance api.Module
}

// NewLibrary compiles these bytes of portable.wasm.
func NewLibrary(ctx context.Context, wasm []byte) (*Library, error) {
	config := wazero.NewRuntimeConfig().WithMemoryLimitPages(memoryPages)
	runtime := wazero.NewRuntimeWithConfig(ctx, config)
	compiled, err := runtime.CompileModule(ctx, wasm)
	if err != nil {
		return nil, err
	}
	return &Library{runtime: runtime, compiled: compiled}, nil
}

// Ask takes and gives JSON. An instance that failed in a call may be in any state: it is closed, and
// the call is repeated once on a fresh one.
func (l *Library) Ask(ctx context.Context, call string, requests ...[]byte) ([]byte, error) {
	answer, err := l.once(ctx, call, requests)
	if err != nil {
		l.drop(ctx)
		answer, err = l.once(ctx, call, requests)
	}
	if err != nil {
		l.drop(ctx)
	}
	return answer, err
}

func (l *Library) once(ctx context.Context, call string, requests [][]byte) ([]byte, error) {
	if l.instance == nil {
		if err := l.start(ctx); err != nil {
			return nil, err
		}
	}
	// One call: lend the requests, call, take them back, read the answer, give it back.
	var given []uint64
	for _, request := range requests {
		start, err := l.address(ctx, "alloc", uint64(len(request)))
		if err != nil {
			return nil, err
		}
		if !l.instance.Memory().Write(start, request) {
			return nil, errOutOfMemory
		}
		given = append(given, uint64(start), uint64(len(request)))
	}
	answer, err := l.address(ctx, call, given...)
	if err != nil {
		return nil, err
	}
	for place := 0; place < len(given); place += 2 {
		if err := l.free(ctx, given[place], given[place+1]); err != nil {
			return nil, err
		}
	}
	lengthBytes, ok := l.instance.Memory().Read(answer, head)
	if !ok {
		return nil, errOutOfMemory
	}
	length := binary.LittleEndian.Uint32(lengthBytes)
	view, ok := l.instance.Memory().Read(answer+head, length)
	if !ok {
		return nil, errOutOfMemory
	}
	// The view is of the module's memory, which is about to be given back.
	text := append([]byte(nil), view...)
	return text, l.free(ctx, uint64(answer), uint64(head+length))
}

func (l *Library) start(ctx context.Context) error {
	instance, err := l.runtime.InstantiateModule(ctx, l.compiled, wazero.NewModuleConfig().WithName(""))
	if err != nil {
		return err
	}
	version, err := instance.ExportedFunction("abi_version").Call(ctx)
	if err != nil {
		return err
	}
	if version[0] != abiVersion {
		return fmt.Errorf("the module has version %d of the interface", version[0])
	}
	l.instance = instance
	return nil
}

func (l *Library) drop(ctx context.Context) {
	if l.instance != nil {
		_ = l.instance.Close(ctx)
		l.instance = nil
	}
}

func (l *Library) address(ctx context.Context, call string, given ...uint64) (uint32, error) {
	function := l.instance.ExportedFunction(call)
	if function == nil {
		return 0, fmt.Errorf("the module has no call %q", call)
	}
	results, err := function.Call(ctx, given...)
	if err != nil {
		return 0, err
	}
	if uint32(results[0]) == 0 {
		return 0, errOutOfMemory
	}
	return uint32(results[0]), nil
}

func (l *Library) free(ctx context.Context, start, length uint64) error {
	_, err := l.instance.ExportedFunction("free").Call(ctx, start, length)
	return err
}

// Prints the answers: go run . portable.wasm CALL REQUEST [CALL REQUEST]…
func main() {
	ctx := context.Background()
	wasm, err := os.ReadFile(os.Args[1])
	exitOn(err)
	library, err := NewLibrary(ctx, wasm)
	exitOn(err)
	defer library.runtime.Close(ctx)
	for place := 2; place+1 < len(os.Args); place += 2 {
		answer, err := library.Ask(ctx, os.Args[place], []byte(os.Args[place+1]))
		exitOn(err)
		fmt.Println(string(answer))
	}
}

func exitOn(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
