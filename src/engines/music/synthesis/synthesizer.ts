import type { Part, SynthKind, Track } from '../composition/score.ts';
import type { Oscillator, Patch } from './patches.ts';
import { patchFor } from './patches.ts';
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

/** Scratch buffers for the oscillators of one voice. */
const sumLeft = new Float64Array(CONTROL);
const sumRight = new Float64Array(CONTROL);

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
    sumLeft.fill(0);
    sumRight.fill(0);
    for (let index = 0; index < patch.oscillators.length; index += 1) {
      const oscillator = patch.oscillators[index];
      if (!oscillator) continue;
      const step = (hertz * 2 ** (oscillator.octave + oscillator.cents / 1200)) / sampleRate;
      voice.phases[index] = oscillate(oscillator, voice.phases[index] ?? 0, step, count);
    }
    const approach = envelopeAt(voice, seconds, sampleRate);
    const coefficients = filterAt(patch, seconds, beat, sampleRate);
    voice.level = shapeBlock(voice, buffer, from, count, approach, coefficients);
    voice.age += count;
  }
}

/** Adds `count` samples of one oscillator to the sums and returns its phase after them. */
function oscillate(oscillator: Oscillator, phase: number, step: number, count: number): number {
  const left = oscillator.level * (1 - oscillator.side);
  const right = oscillator.level * (1 + oscillator.side);
  if (oscillator.shape === 'saw') return saw(phase, step, count, left, right);
  return other(oscillator, phase, step, count, left, right);
}

/** Saws are the most frequent shape, so they get a loop without branches. */
function saw(start: number, step: number, count: number, left: number, right: number): number {
  let phase = start;
  for (let frame = 0; frame < count; frame += 1) {
    const value = 2 * phase - 1 - smoothStep(phase, step);
    sumLeft[frame] = (sumLeft[frame] as number) + value * left;
    sumRight[frame] = (sumRight[frame] as number) + value * right;
    phase += step;
    if (phase >= 1) phase -= 1;
  }
  return phase;
}

function other(
  { shape, width = 0.5 }: Oscillator,
  start: number,
  step: number,
  count: number,
  left: number,
  right: number,
): number {
  let phase = start;
  for (let frame = 0; frame < count; frame += 1) {
    let value: number;
    if (shape === 'pulse') {
      const fallen = phase >= width ? phase - width : phase + 1 - width;
      value = (phase < width ? 1 : -1) + smoothStep(phase, step) - smoothStep(fallen, step);
    } else if (shape === 'triangle') {
      value = 4 * Math.abs(phase - 0.5) - 1;
    } else {
      value = Math.sin(2 * Math.PI * phase);
    }
    sumLeft[frame] = (sumLeft[frame] as number) + value * left;
    sumRight[frame] = (sumRight[frame] as number) + value * right;
    phase += step;
    if (phase >= 1) phase -= 1;
  }
  return phase;
}

/** PolyBLEP: smooths the discontinuity over two samples to avoid aliasing. */
function smoothStep(phase: number, step: number): number {
  if (phase < step) {
    const part = phase / step;
    return part + part - part * part - 1;
  }
  if (phase > 1 - step) {
    const part = (phase - 1) / step;
    return part * part + part + part + 1;
  }
  return 0;
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
