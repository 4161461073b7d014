import { versions } from 'node:process';
import { setFlagsFromString } from 'node:v8';

/** On Node 20 a process that used undici waits about 200 ms at its end for V8 to optimise llhttp's wasm. */
export function leaveParserUnoptimised(): void {
  if (versions.node.startsWith('20.')) setFlagsFromString('--liftoff-only');
}

/** Streamed bytes are garbage at once: a nursery that grows with them takes memory and gains nothing. */
export function keepNurserySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** For long runs that keep little: by default V8 lets the heap grow before it collects. */
export function collectOften(): void {
  setFlagsFromString('--heap-growing-percent=20');
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

/** All that are set above, as V8 starts. */
const DEFAULTS = [
  '--no-liftoff-only',
  '--wasm-tier-up',
  '--wasm-dynamic-tiering',
  '--no-wasm-lazy-validation',
  '--wasm-lazy-compilation',
  '--no-experimental-wasm-compilation-hints',
  '--semi-space-growth-factor=2',
  '--heap-growing-percent=0',
];

/** For a process that is about to end: V8 accepts the code that it keeps only under the flags that it was made under. */
export function restoreFlags(): void {
  for (const flag of DEFAULTS) setFlagsFromString(flag);
}
