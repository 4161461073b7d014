// Rounds and medians.

/** `--quick` rehearses every part with small counts and one round; nothing is judged by it. */
export const quick = process.argv.includes('--quick');
export const sized = (full, small) => (quick ? small : full);

export function median(numbers) {
  const known = numbers.filter((number) => number !== undefined).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)];
}

/** Each case once a round, so that whatever else the machine does falls on all of them alike. */
export async function interleaved(rounds, cases) {
  const results = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(cases)) results[name].push(await measure());
  }
  return results;
}

/** The median of each cost of a case; a case that did not run has none. */
export function costs(runs = []) {
  const of = (name) => median(runs.map((run) => run?.[name]));
  return { wallMs: of('wallMs'), cpuMs: of('cpuMs'), peakMb: of('peakMb'), firstByteMs: of('firstByteMs') };
}
