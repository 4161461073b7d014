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
 * Compiles wasm inside `make` with the baseline compiler only. The flag counts when a module is made, so modules that
 * are made later are optimised as usual.
 */
export function withoutOptimisedWasm<T>(make: () => T): T {
  setFlagsFromString('--liftoff-only');
  try {
    return make();
  } finally {
    setFlagsFromString('--no-liftoff-only');
  }
}
