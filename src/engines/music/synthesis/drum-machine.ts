import { DRUMS, type Drum } from '../composition/drum-kit.ts';
import type { SynthesizedKit } from '../composition/score.ts';
import { synthesizeDrums } from './drum-synthesis.ts';
import type { SoundGenerator } from './sound-generator.ts';

/** Stereo position, -1 left to 1 right. */
const PLACE: Readonly<Partial<Record<Drum, number>>> = {
  hat: 0.25,
  open: 0.25,
  pedal: 0.25,
  ride: -0.3,
  shaker: -0.4,
  stick: 0.3,
  highTom: 0.3,
  midTom: 0.1,
  lowTom: -0.2,
  floorTom: -0.35,
};

const LEVEL = 0.5;

interface Hit {
  readonly pitch: number;
  readonly sound: Float32Array;
  readonly left: number;
  readonly right: number;
  at: number;
}

/** Plays synthesized drums; drums without a synthesized sound are left to the sampler. */
export function createDrumMachine(kit: SynthesizedKit, sampleRate: number): SoundGenerator {
  const sounds = new Map<number, { readonly sound: Float32Array; readonly place: number }>();
  for (const [drum, sound] of synthesizeDrums(kit, sampleRate))
    sounds.set(DRUMS[drum], { sound, place: PLACE[drum] ?? 0 });
  let hits: Hit[] = [];
  return {
    has: (part, pitch) => part === 'drums' && sounds.has(pitch),
    noteOn(_part, pitch, velocity) {
      const found = sounds.get(pitch);
      if (!found) return;
      // A closed hi-hat chokes the open one.
      if (pitch === DRUMS.hat || pitch === DRUMS.pedal) hits = hits.filter((hit) => hit.pitch !== DRUMS.open);
      const gain = LEVEL * (velocity / 127) ** 1.6;
      const angle = ((found.place + 1) * Math.PI) / 4;
      hits.push({
        pitch,
        sound: found.sound,
        left: gain * Math.cos(angle) * Math.SQRT2,
        right: gain * Math.sin(angle) * Math.SQRT2,
        at: 0,
      });
    },
    noteOff() {},
    render(buffers, frames) {
      const { left, right } = buffers.drums;
      for (const hit of hits) {
        const count = Math.min(frames, hit.sound.length - hit.at);
        for (let frame = 0; frame < count; frame += 1) {
          const value = hit.sound[hit.at + frame] ?? 0;
          left[frame] = (left[frame] ?? 0) + value * hit.left;
          right[frame] = (right[frame] ?? 0) + value * hit.right;
        }
        hit.at += count;
      }
      if (hits.some((hit) => hit.at >= hit.sound.length))
        hits = hits.filter((hit) => hit.at < hit.sound.length);
    },
  };
}
