const NOTHING = Buffer.alloc(0);
/** Of samples that share a predictor. */
const BLOCK = 256;

/** From the three samples before, the last one first. */
const PREDICTORS: readonly ((last: number, before: number, first: number) => number)[] = [
  () => 0,
  (last) => last,
  (last, before) => 2 * last - before,
  (last, before, first) => 3 * (last - before) + first,
];

/**
 * A sound bank with samples of eight bits, each stored as the difference from what a predictor says; they are played with
 * sixteen. scripts/stored-form.mjs is the other direction.
 */
export function restoredSamples(streams: readonly Buffer[]): Uint8Array {
  const [before = NOTHING, chosen = NOTHING, differences = NOTHING, after = NOTHING] = streams;
  const samples = Buffer.alloc(2 * differences.length);
  let [last, second, third] = [0, 0, 0];
  for (let n = 0; n < differences.length; n++) {
    const predict = PREDICTORS[chosen[Math.floor(n / BLOCK)] ?? 0];
    const sample = ((predict?.(last, second, third) ?? 0) + differences.readInt8(n)) & 0xff;
    samples[2 * n + 1] = sample;
    [third, second, last] = [second, last, samples.readInt8(2 * n + 1)];
  }
  return Buffer.concat([before, samples, after]);
}
