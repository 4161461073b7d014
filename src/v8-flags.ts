import { versions } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { compileFunction } from 'node:vm';

/** Those that hold until the process ends. */
const lasting: string[] = [];

function setForGood(flag: string): void {
  lasting.push(flag);
  setFlagsFromString(flag);
}

/** On Node 20 a process that used undici waits about 200 ms at its end for V8 to optimise llhttp's wasm. */
export function leaveParserUnoptimised(): void {
  if (versions.node.startsWith('20.')) setForGood('--liftoff-only');
}

/**
 * Streamed bytes are garbage at once: a nursery that grows with them takes memory and gains nothing, and to clear it is
 * too little work to wake other threads for.
 */
export function keepNurserySmall(): void {
  setForGood('--semi-space-growth-factor=1');
  setForGood('--no-parallel-scavenge');
}

/**
 * For a process that reads one wish: hundreds of patterns are tried on a short text, most of them once, and to optimise
 * one takes longer than all its uses.
 */
export function leavePatternsUnoptimised(): void {
  setForGood('--no-regexp-optimization');
}

/** For long runs that keep little: by default V8 lets the heap grow before it collects, and by 8 MB at least. */
export function collectOften(): void {
  setForGood('--heap-growing-percent=20');
  setForGood('--incremental-marking-hard-trigger=50');
}

/**
 * Makes wasm whose functions are checked and compiled when they are first called, with the baseline compiler only. V8
 * turns its optimising compiler off together with the first flag and not on again, so that it stays off for functions
 * that are called later.
 */
export function withoutOptimisedWasm<T>(make: () => T): T {
  setFlagsFromString('--liftoff-only');
  setFlagsFromString('--wasm-lazy-validation');
  try {
    return make();
  } finally {
    setFlagsFromString('--no-liftoff-only');
    setFlagsFromString('--no-wasm-lazy-validation');
  }
}

/**
 * Compiles wasm in threads of V8, with the baseline compiler: only the functions that its hints name, the others when they
 * are called. Undefined where V8 does not read hints so. Until it is done, V8 accepts no code from a cache.
 */
export function compileHinted(bytes: BufferSource): Promise<WebAssembly.Module> | undefined {
  if (!versions.node.startsWith('20.')) return undefined;
  for (const flag of HINTED) setFlagsFromString(`--${flag}`);
  for (const flag of UNHINTED) setFlagsFromString(`--no-${flag}`);
  return WebAssembly.compile(bytes).finally(() => {
    for (const flag of HINTED) setFlagsFromString(`--no-${flag}`);
    for (const flag of UNHINTED) setFlagsFromString(`--${flag}`);
  });
}

const HINTED = ['liftoff-only', 'wasm-lazy-validation', 'experimental-wasm-compilation-hints'];
const UNHINTED = ['wasm-lazy-compilation'];

/**
 * Compiles the hinted functions of a wasm module with the optimising compiler, which takes a second, and gives their code
 * in the form that `wasmFromCode` reads.
 */
export async function optimisedCode(bytes: BufferSource): Promise<Uint8Array> {
  for (const flag of OPTIMISED) setFlagsFromString(`--${flag}`);
  for (const flag of UNHINTED) setFlagsFromString(`--no-${flag}`);
  const module = await WebAssembly.compile(bytes);
  return new Uint8Array(native('SerializeWasmModule', module));
}

const OPTIMISED = ['no-liftoff', 'wasm-lazy-validation', 'experimental-wasm-compilation-hints'];

/**
 * The module of these bytes, with functions that `optimisedCode` has compiled; the others are compiled when they are
 * called. Undefined where the code is from another V8, processor or set of flags. V8 checks nothing else of it.
 */
export function wasmFromCode(code: Uint8Array, bytes: Uint8Array): WebAssembly.Module | undefined {
  const whole = code.byteLength === code.buffer.byteLength ? code : new Uint8Array(code);
  return native('DeserializeWasmModule', whole.buffer, bytes);
}

/** True if this V8 has the functions of `optimisedCode` and `wasmFromCode`; a wrong argument ends the process. */
export const keepsWasmCode: boolean = versions.v8.startsWith('11.3.');

/**
 * V8 keeps code of wasm for its embedders only. Its own tests have functions for it, and JavaScript can call those. It
 * takes code only under the flags that the code was given out under.
 */
function native(name: string, ...values: readonly unknown[]) {
  restoreFlags();
  for (const flag of KEEPING) setFlagsFromString(flag);
  try {
    const names = values.map((_, index) => `v${index}`);
    return compileFunction(`return %${name}(${names})`, names)(...values);
  } finally {
    restoreFlags();
    for (const flag of lasting) setFlagsFromString(flag);
  }
}

/** Functions that are compiled later get the baseline compiler, like those of `withoutOptimisedWasm`. */
const KEEPING = ['--allow-natives-syntax', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** All that are set above, as V8 starts. */
const DEFAULTS = [
  '--no-allow-natives-syntax',
  '--liftoff',
  '--no-liftoff-only',
  '--wasm-tier-up',
  '--wasm-dynamic-tiering',
  '--no-wasm-lazy-validation',
  '--wasm-lazy-compilation',
  '--no-experimental-wasm-compilation-hints',
  '--semi-space-growth-factor=2',
  '--parallel-scavenge',
  '--heap-growing-percent=0',
  '--incremental-marking-hard-trigger=0',
  '--regexp-optimization',
];

/** For a process that is about to end: V8 accepts the code that it keeps only under the flags that it was made under. */
export function restoreFlags(): void {
  for (const flag of DEFAULTS) setFlagsFromString(flag);
}
