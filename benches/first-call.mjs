// How long a fresh process takes to load the package, and to its first answer, which compiles the
// module: the two times in milliseconds, as a JSON list. Run by `javascript.mjs`.
const started = performance.now();
const { pullPolicy } = await import('../js/dist/index.js');
const loaded = performance.now();
pullPolicy('nginx');
console.log(JSON.stringify([loaded - started, performance.now() - loaded]));
