/**
 * Moves speech onto other pitches and other times, keeping the sound of the vowels: the source is cut into
 * grains of two periods around its pitch marks, and the grains are laid out again at the periods of the new pitch.
 */
export interface PitchMarkedSpeech {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** Sample positions of the voice's own periods, rising. */
  readonly marks: readonly number[];
  readonly period: number;
}

/** Marks the pitch periods of a monotone voice by cross-correlation with the period before. */
export function markPitchPeriods(
  samples: Float32Array,
  sampleRate: number,
  hertz: number,
): PitchMarkedSpeech {
  const period = sampleRate / hertz;
  const reach = Math.max(1, Math.round(period * 0.14));
  const width = Math.round(period);
  const marks: number[] = [];
  let at = strongest(samples, 0, width * 2);
  while (at < samples.length - width * 2) {
    marks.push(at);
    const expected = at + Math.round(period);
    let best = expected;
    let likeness = Number.NEGATIVE_INFINITY;
    for (let candidate = expected - reach; candidate <= expected + reach; candidate += 1) {
      let product = 0;
      let power = 1e-6;
      for (let offset = -width >> 1; offset < width >> 1; offset += 1) {
        const now = samples[candidate + offset] ?? 0;
        product += (samples[at + offset] ?? 0) * now;
        power += now * now;
      }
      // A small penalty on the distance keeps marks regular where there is only noise.
      const score = product / Math.sqrt(power) - 1e-4 * Math.abs(candidate - expected);
      if (score > likeness) {
        likeness = score;
        best = candidate;
      }
    }
    at = best;
  }
  return { samples, sampleRate, marks, period };
}

function strongest(samples: Float32Array, from: number, to: number): number {
  let best = from;
  for (let index = from; index < to; index += 1) {
    if (Math.abs(samples[index] ?? 0) > Math.abs(samples[best] ?? 0)) best = index;
  }
  return best;
}

export interface GrainSource {
  /** Position in the source, in seconds. */
  readonly from: number;
  /** Target pitch; undefined copies the source unchanged, as unvoiced sounds have no pitch. */
  readonly hertz: number | undefined;
  readonly gain: number;
}

interface ResynthesisOptions {
  readonly source: PitchMarkedSpeech;
  readonly out: Float32Array;
  readonly outRate: number;
  /** Above 1 the vocal tract is smaller. */
  readonly formant: number;
  /** The grain to place at a time of the song; undefined is a pause. */
  readonly at: (seconds: number) => GrainSource | undefined;
  readonly start: number;
  readonly end: number;
}

/** Adds the resynthesized voice to `out` from start to end. */
export function resynthesize({ source, out, outRate, formant, at, start, end }: ResynthesisOptions): void {
  const { samples, sampleRate, marks, period } = source;
  let mark = 0;
  let time = start;
  while (time < end) {
    const placement = at(time);
    if (!placement) {
      time += 0.005;
      continue;
    }
    const centre = placement.from * sampleRate;
    const voiced = placement.hertz !== undefined;
    const spacing = voiced ? 1 / (placement.hertz ?? 1) : period / sampleRate;
    const throat = voiced ? formant : 1;
    while (
      mark < marks.length - 1 &&
      Math.abs((marks[mark + 1] ?? 0) - centre) <= Math.abs((marks[mark] ?? 0) - centre)
    )
      mark += 1;
    while (mark > 0 && Math.abs((marks[mark - 1] ?? 0) - centre) < Math.abs((marks[mark] ?? 0) - centre))
      mark -= 1;
    const around = voiced ? (marks[mark] ?? centre) : centre;
    const ratio = sampleRate / outRate;
    const half = period / ratio / throat;
    const overlap = (spacing * outRate) / half;
    const gain = placement.gain * (voiced ? Math.min(1.15, overlap) ** 0.7 : overlap);
    lay(samples, around, ratio * throat, out, time * outRate, half, gain);
    time += spacing;
  }
}

/** Adds one grain under a Hann window, with cubic interpolation. */
function lay(
  samples: Float32Array,
  around: number,
  rate: number,
  out: Float32Array,
  centre: number,
  half: number,
  gain: number,
): void {
  const from = Math.max(0, Math.ceil(centre - half));
  const to = Math.min(out.length - 1, Math.floor(centre + half));
  for (let index = from; index <= to; index += 1) {
    const place = around + (index - centre) * rate;
    const whole = Math.floor(place);
    if (whole < 1 || whole >= samples.length - 2) continue;
    const part = place - whole;
    const a = samples[whole - 1] ?? 0;
    const b = samples[whole] ?? 0;
    const c = samples[whole + 1] ?? 0;
    const d = samples[whole + 2] ?? 0;
    const value =
      b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));
    const window = 0.5 + 0.5 * Math.cos((Math.PI * (index - centre)) / half);
    out[index] = (out[index] ?? 0) + value * window * gain;
  }
}
