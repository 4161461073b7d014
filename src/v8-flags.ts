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
 * Compiles wasm inside `make` with the baseline compiler only, and each function when it is first called, which is also
 * when it is checked. The flags count when a module is made, so modules that are made later are optimised as usual.
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

/** As V8 starts. */
const DEFAULTS = [
  '--no-liftoff-only',
  '--no-wasm-lazy-validation',
  '--semi-space-growth-factor=2',
  '--heap-growing-percent=0',
];

/** For a process that is about to end: the code that it keeps must be fit for one that begins. */
export function restoreFlags(): void {
  for (const flag of DEFAULTS) setFlagsFromString(flag);
}

/**
 * Changes nothing. V8 accepts kept code only under the flags that it was made under, and takes flags that were set, if
 * only to what they were, for others than those that nobody has set.
 */
export function touchFlags(): void {
  setFlagsFromString('--heap-growing-percent=0');
}
