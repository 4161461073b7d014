import type { Part, SynthKind, Track } from '../composition/score.ts';
import { oscillate, type StereoSums } from './oscillators.ts';
import { type Patch, patchFor } from './patches.ts';
import type { SoundGenerator, StereoBuffer } from './sound-generator.ts';

interface Voice {
  readonly part: Part;
  readonly pitch: number;
  readonly patch: Patch;
  readonly gain: number;
  readonly phases: Float64Array;
  readonly left: FilterState;
  readonly right: FilterState;
  age: number;
  level: number;
  released: boolean;
}

interface FilterState {
  low: number;
  generators: number;
}

/** Samples per control period, in which filter and envelope are updated once. */
const CONTROL = 32;

/** A subtractive synthesizer, for electronic sounds that the small sound bank lacks. */
export function createSynthesizer(
  tracks: readonly Track[],
  kind: SynthKind,
  tempo: number,
  sampleRate: number,
): SoundGenerator {
  const patches = new Map<Part, Patch>();
  for (const { part, program } of tracks) {
    const patch = part === 'drums' || part === 'effects' ? undefined : patchFor(kind, part, program);
    if (patch) patches.set(part, patch);
  }
  let voices: Voice[] = [];
  let clock = 0;
  return {
    has: (part) => patches.has(part),
    noteOn(part, pitch, velocity) {
      const patch = patches.get(part);
      if (!patch) return;
      const gain = patch.level * (velocity / 127) ** 1.4;
      // Different start phases keep the voices of one chord from beating in phase.
      const phases = Float64Array.from(patch.oscillators, (_, index) => (index * 0.37 + pitch * 0.11) % 1);
      voices.push({
        part,
        pitch,
        patch,
        gain,
        phases,
        left: { low: 0, generators: 0 },
        right: { low: 0, generators: 0 },
        age: 0,
        level: 0,
        released: false,
      });
    },
    noteOff(part, pitch) {
      for (const voice of voices) if (voice.part === part && voice.pitch === pitch) voice.released = true;
    },
    render(buffers, frames) {
      const beat = (clock / sampleRate) * (tempo / 60);
      for (const voice of voices) playVoice(voice, buffers[voice.part], frames, sampleRate, beat);
      clock += frames;
      const ended = (voice: Voice) => voice.released && voice.level < 1e-4;
      if (voices.some(ended)) voices = voices.filter((voice) => !ended(voice));
    },
  };
}

/** Scratch buffers, reused for every voice. */
const sums: StereoSums = { left: new Float64Array(CONTROL), right: new Float64Array(CONTROL) };

function playVoice(
  voice: Voice,
  buffer: StereoBuffer,
  frames: number,
  sampleRate: number,
  beat: number,
): void {
  const { patch } = voice;
  for (let from = 0; from < frames; from += CONTROL) {
    const count = Math.min(CONTROL, frames - from);
    const seconds = voice.age / sampleRate;
    const dropped = patch.drop ? patch.drop * Math.exp(-seconds * 38) : 0;
    const hertz = 440 * 2 ** ((voice.pitch + dropped - 69) / 12);
    sums.left.fill(0);
    sums.right.fill(0);
    for (let index = 0; index < patch.oscillators.length; index += 1) {
      const oscillator = patch.oscillators[index];
      if (!oscillator) continue;
      const step = (hertz * 2 ** (oscillator.octave + oscillator.cents / 1200)) / sampleRate;
      voice.phases[index] = oscillate(oscillator, voice.phases[index] ?? 0, step, sums, count);
    }
    const approach = envelopeAt(voice, seconds, sampleRate);
    const coefficients = filterAt(patch, seconds, beat, sampleRate);
    voice.level = shapeBlock(voice, buffer, from, count, approach, coefficients);
    voice.age += count;
  }
}

/** Attack, decay to the sustain level, and release, each an exponential approach. */
function envelopeAt(
  { patch, released }: Voice,
  seconds: number,
  sampleRate: number,
): { readonly target: number; readonly rate: number } {
  const rising = seconds < patch.attack;
  const time = released ? patch.release : rising ? patch.attack : patch.decay;
  return {
    target: released ? 0 : rising ? 1.2 : patch.sustain,
    rate: Math.min(1, 1.8 / (time * sampleRate)),
  };
}

/** Filters the sums, applies the envelope and adds them to the buffer; returns the envelope's last level. */
function shapeBlock(
  { left, right, gain, level: before }: Voice,
  buffer: StereoBuffer,
  from: number,
  count: number,
  { target, rate }: { readonly target: number; readonly rate: number },
  { a1, a2, a3 }: Coefficients,
): number {
  const { left: sumLeft, right: sumRight } = sums;
  let level = before;
  for (let frame = 0; frame < count; frame += 1) {
    level += (target - level) * rate;
    const loud = gain * level;
    const highLeft = (sumLeft[frame] as number) - left.low;
    const bandLeft = a1 * left.generators + a2 * highLeft;
    const lowLeft = left.low + a2 * left.generators + a3 * highLeft;
    left.generators = 2 * bandLeft - left.generators;
    left.low = 2 * lowLeft - left.low;
    const highRight = (sumRight[frame] as number) - right.low;
    const bandRight = a1 * right.generators + a2 * highRight;
    const lowRight = right.low + a2 * right.generators + a3 * highRight;
    right.generators = 2 * bandRight - right.generators;
    right.low = 2 * lowRight - right.low;
    buffer.left[from + frame] = (buffer.left[from + frame] as number) + lowLeft * loud;
    buffer.right[from + frame] = (buffer.right[from + frame] as number) + lowRight * loud;
  }
  return level;
}

interface Coefficients {
  readonly a1: number;
  readonly a2: number;
  readonly a3: number;
}

/** A state-variable low-pass that stays stable however fast it moves. */
function filterAt(patch: Patch, seconds: number, beat: number, sampleRate: number): Coefficients {
  const wobble =
    patch.wobbleBeats === undefined ? 0 : 2.2 * (1 - Math.cos((2 * Math.PI * beat) / patch.wobbleBeats));
  const open = patch.opening * Math.exp(-seconds / patch.fall) + wobble;
  const hertz = Math.min(sampleRate * 0.42, patch.cutoff * 2 ** open);
  const g = Math.tan((Math.PI * hertz) / sampleRate);
  const k = 2 - 1.85 * patch.resonance;
  const a1 = 1 / (1 + g * (g + k));
  return { a1, a2: g * a1, a3: g * g * a1 };
}
