import { mulberry32, type RandomSource } from '../../random.ts';
import { strikeAt } from '../effects/lightning.ts';
import type { Stereo } from '../encode/aac.ts';

/** Background sounds of a scene. */
export type Ambience = 'rain' | 'waves' | 'wind' | 'fire' | 'crickets' | 'thunder' | 'bubbles';

export function ambienceOf(setting: {
  particles: readonly string[];
  place: string;
  time: string;
  lightning: boolean;
}): Ambience[] {
  const { particles, place, time } = setting;
  const heard: Ambience[] = [];
  if (particles.includes('rain') || particles.includes('downpour')) heard.push('rain');
  if (setting.lightning) heard.push('thunder');
  if (place === 'sea') heard.push('waves');
  if (place === 'underwater') heard.push('bubbles');
  if (particles.includes('embers')) heard.push('fire');
  if (['snow', 'desert', 'mountains'].includes(place) || particles.includes('blizzard')) heard.push('wind');
  if (time === 'night' && ['hills', 'forest', 'lake'].includes(place) && heard.length === 0)
    heard.push('crickets');
  return heard;
}

type RowSource = (i: number) => number;

const GENERATORS: Readonly<Record<Ambience, (rate: number, random: RandomSource) => RowSource>> = {
  rain: (rate, random) => {
    const hiss = band(random, 1200 / rate, 7000 / rate);
    return () => hiss() * 0.16;
  },
  waves: (rate, random) => {
    const wash = band(random, 120 / rate, 1500 / rate);
    const phase = random();
    return (i) =>
      wash() * 0.5 * (0.25 + 0.75 * Math.max(0, Math.sin(((i / rate) * 0.14 + phase) * 2 * Math.PI)) ** 2);
  },
  wind: (rate, random) => {
    const howl = band(random, 90 / rate, 520 / rate);
    const phase = random();
    return (i) => howl() * 0.5 * (0.55 + 0.45 * Math.sin(((i / rate) * 0.11 + phase) * 2 * Math.PI));
  },
  fire: (rate, random) => {
    const roar = band(random, 60 / rate, 400 / rate);
    let crackle = 0;
    return () => {
      if (random() < 9 / rate) crackle = 0.25 + random() * 0.5;
      crackle *= 1 - 420 / rate;
      return roar() * 0.22 + crackle * (random() * 2 - 1) * 0.4;
    };
  },
  crickets: (rate, random) => {
    const pitch = 4100 + random() * 500;
    const phase = random();
    return (i) => {
      const t = i / rate + phase;
      const chirp = t % 0.9 < 0.32 ? Math.max(0, Math.sin(t * 2 * Math.PI * 28)) : 0;
      return Math.sin(t * 2 * Math.PI * pitch) * chirp * 0.028;
    };
  },
  thunder: (rate, random) => {
    const rumble = band(random, 25 / rate, 160 / rate);
    // The sound arrives later than the flash.
    return (i) => {
      const since = (strikeAt(i / rate)?.since ?? 0) - 0.6;
      return since <= 0 ? 0 : rumble() * 1.5 * Math.min(1, since / 0.12) * Math.exp(-since * 1.3);
    };
  },
  bubbles: (rate, random) => {
    const deep = band(random, 40 / rate, 220 / rate);
    let left = 0;
    let pitch = 0;
    let phase = 0;
    return () => {
      if (left <= 0 && random() < 3 / rate) {
        left = 0.12 * rate;
        pitch = 380 + random() * 500;
      }
      left--;
      pitch *= 1 + 2.4 / rate;
      phase += (pitch / rate) * 2 * Math.PI;
      return deep() * 0.5 + (left > 0 ? Math.sin(phase) * 0.05 * Math.min(1, left / (0.08 * rate)) : 0);
    };
  },
};

/** Mixes background sounds into the music. The channels get different noise, for stereo width. */
export function addAmbience(sound: Stereo, heard: readonly Ambience[], seed: number): void {
  const fadeIn = sound.sampleRate * 0.4;
  for (const [n, name] of heard.entries()) {
    for (const [side, samples] of [sound.left, sound.right].entries()) {
      const source = GENERATORS[name](sound.sampleRate, mulberry32(seed * 7 + n * 2 + side));
      for (let i = 0; i < samples.length; i++) {
        samples[i] = (samples[i] as number) * (n === 0 ? 0.82 : 1) + source(i) * Math.min(1, i / fadeIn);
      }
    }
  }
}

/** Band-passed white noise; cut-off frequencies are shares of the sample rate. */
function band(random: RandomSource, low: number, high: number): () => number {
  const keepLow = Math.min(1, 2 * Math.PI * low);
  const keepHigh = Math.min(1, 2 * Math.PI * high);
  let fast = 0;
  let slow = 0;
  return () => {
    fast += (random() * 2 - 1 - fast) * keepHigh;
    slow += (fast - slow) * keepLow;
    return fast - slow;
  };
}
