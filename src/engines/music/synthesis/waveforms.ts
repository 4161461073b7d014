import { seededRandom } from '../../random.ts';

/** Samples a function of time in seconds. */
export function waveform(rate: number, seconds: number, wave: (time: number) => number): Float32Array {
  const sound = new Float32Array(Math.round(seconds * rate));
  for (let index = 0; index < sound.length; index += 1) {
    // The last few samples fade, so that no sound ends in a click.
    sound[index] = wave(index / rate) * Math.min(1, (sound.length - index) / 200);
  }
  return sound;
}

/** White noise, always the same for a name. */
export function noise(rate: number, seconds: number, name: string): Float32Array {
  const random = seededRandom(name);
  return waveform(rate, seconds, () => random.next() * 2 - 1);
}

/** The noise of old consoles: a random value that is held for several samples. */
export function heldNoise(rate: number, seconds: number, hold: number, decay: number): Float32Array {
  const random = seededRandom(`crush ${hold}`);
  let held = 0;
  let count = 0;
  return waveform(rate, seconds, (time) => {
    if (count % (hold * 3) === 0) held = random.next() < 0.5 ? -0.6 : 0.6;
    count += 1;
    return held * Math.exp(-time * decay);
  });
}
