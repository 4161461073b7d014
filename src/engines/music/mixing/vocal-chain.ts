import { seededRandom } from '../../random.ts';
import type { StereoBuffer } from '../synthesis/sound-generator.ts';
import { createPingPongDelay } from './delay.ts';
import { highPass, lowPass, peak, shelf } from './filters.ts';
import { integratedLoudness } from './loudness.ts';
import { createReverb } from './reverb.ts';

interface VocalChain {
  readonly sampleRate: number;
  readonly tempo: number;
  /** The reverb as in the mix settings: 0 is dry. */
  readonly reverb: number;
  readonly breath: number;
}

const BLOCK = 512;
const BREATH_HERTZ = 9_000;
/** Loudness of the voice above the backing, in LU. */
const ABOVE_BACKING = 0.5;

/** Equalises and compresses the voice and adds it to the backing, which is ducked while the voice sounds. */
export function addVocals(backing: StereoBuffer, voice: StereoBuffer, chain: VocalChain): void {
  const { sampleRate } = chain;
  const frames = backing.left.length;
  for (const channel of [voice.left, voice.right]) {
    const filters = [
      highPass(110, sampleRate),
      peak(300, -2, sampleRate),
      peak(3200, 3.5, sampleRate),
      shelf('high', 6500, 4, sampleRate),
    ];
    for (const filter of filters) filter.run(channel, 0, frames);
  }
  const presence = level(voice, sampleRate, chain.breath);
  // The recorded voices end at 8 kHz: what is above is breath, which would hiss over the cymbals.
  for (const channel of [voice.left, voice.right])
    for (const filter of [lowPass(BREATH_HERTZ, sampleRate), lowPass(BREATH_HERTZ, sampleRate)])
      filter.run(channel, 0, frames);
  const wanted =
    integratedLoudness(backing, sampleRate) + ABOVE_BACKING - integratedLoudness(voice, sampleRate);
  const gain = 10 ** (Math.min(40, wanted) / 20);
  const echo = createPingPongDelay(sampleRate, 45 / chain.tempo, 0.1 + 0.12 * chain.reverb, 0.25);
  const reverb = createReverb(sampleRate, { decaySeconds: 1 + 1.8 * chain.reverb, damping: 0.6 });
  const block: StereoBuffer = { left: new Float32Array(BLOCK), right: new Float32Array(BLOCK) };
  const send = new Float32Array(BLOCK);
  for (let at = 0; at < frames; at += BLOCK) {
    const count = Math.min(BLOCK, frames - at);
    for (let frame = 0; frame < count; frame += 1) {
      block.left[frame] = (voice.left[at + frame] ?? 0) * gain;
      block.right[frame] = (voice.right[at + frame] ?? 0) * gain;
      const dip = 1 - 0.2 * (presence[(at + frame) >> 5] ?? 0);
      backing.left[at + frame] = (backing.left[at + frame] ?? 0) * dip;
      backing.right[at + frame] = (backing.right[at + frame] ?? 0) * dip;
    }
    echo.run(block.left, block.right, count);
    for (let frame = 0; frame < count; frame += 1) {
      backing.left[at + frame] = (backing.left[at + frame] ?? 0) + (block.left[frame] ?? 0);
      backing.right[at + frame] = (backing.right[at + frame] ?? 0) + (block.right[frame] ?? 0);
      send[frame] = ((block.left[frame] ?? 0) + (block.right[frame] ?? 0)) * (0.08 + 0.22 * chain.reverb);
    }
    reverb.run(send, backing.left, backing.right, at, count);
  }
}

/** Compresses the voice, adds breath noise, and returns its presence, 0 to 1, for every 32 frames. */
function level(voice: StereoBuffer, sampleRate: number, breath: number): Float32Array {
  const frames = voice.left.length;
  const presence = new Float32Array((frames >> 5) + 1);
  const noise = seededRandom('breath');
  const attack = 1 - Math.exp(-1 / (0.004 * sampleRate));
  const release = 1 - Math.exp(-1 / (0.12 * sampleRate));
  const slow = 1 - Math.exp(-1 / (0.15 * sampleRate));
  let envelope = 0;
  let there = 0;
  let hiss = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const left = voice.left[frame] ?? 0;
    const right = voice.right[frame] ?? 0;
    const now = Math.max(Math.abs(left), Math.abs(right));
    envelope += (now - envelope) * (now > envelope ? attack : release);
    // Compressor above an envelope of 0.06.
    const gain = envelope > 0.06 ? (0.06 / envelope) ** 0.6 : 1;
    const white = breath > 0 ? noise.next() - 0.5 : 0;
    hiss += (white - hiss) * 0.6;
    const air = (white - hiss) * envelope * breath * 1.6;
    voice.left[frame] = (left + air) * gain;
    voice.right[frame] = (right + air) * gain;
    there += ((envelope > 0.012 ? 1 : 0) - there) * slow;
    presence[frame >> 5] = there;
  }
  return presence;
}
