import { seededRandom } from '../../random.ts';
import type { StereoBuffer } from '../synthesis/sound-generator.ts';
import { highPass, lowPass } from './filters.ts';

/** Lo-fi effect, in place: wow and flutter, treble roll-off and crackle. */
export function applyVinyl(mix: StereoBuffer, amount: number, sampleRate: number): void {
  const frames = mix.left.length;
  for (const channel of [mix.left, mix.right]) {
    drift(channel, amount, sampleRate);
    lowPass(14_000 - 6500 * amount, sampleRate).run(channel, 0, frames);
    highPass(45, sampleRate).run(channel, 0, frames);
  }
  crackle(mix, amount, sampleRate);
}

/** Wow and flutter: a slowly modulated delay bends the pitch by some cents. */
function drift(channel: Float32Array, amount: number, sampleRate: number): void {
  const depth = 0.0011 * amount * sampleRate;
  const past = new Float32Array(1024);
  const mask = past.length - 1;
  const sway = (2 * Math.PI * 0.62) / sampleRate;
  const flutter = (2 * Math.PI * 5.3) / sampleRate;
  for (let frame = 0; frame < channel.length; frame += 1) {
    past[frame & mask] = channel[frame] as number;
    const delay = depth * (1.2 + Math.sin(sway * frame)) + depth * 0.04 * (1 + Math.sin(flutter * frame));
    const place = frame - delay;
    if (place < 0) continue;
    const whole = Math.floor(place);
    const part = place - whole;
    channel[frame] =
      (past[whole & mask] as number) * (1 - part) + (past[(whole + 1) & mask] as number) * part;
  }
}

function crackle(mix: StereoBuffer, amount: number, sampleRate: number): void {
  const random = seededRandom('crackle');
  const level = 0.012 * amount;
  let hiss = 0;
  let tick = 0;
  let side = 0.5;
  for (let frame = 0; frame < mix.left.length; frame += 1) {
    hiss += ((random.next() - 0.5) * level * 0.25 - hiss) * 0.5;
    if (random.next() < (9 * amount) / sampleRate) {
      tick = (random.next() - 0.5) * level * 9;
      side = random.next();
    }
    tick *= -0.62;
    mix.left[frame] = (mix.left[frame] as number) + hiss + tick * (1 - side);
    mix.right[frame] = (mix.right[frame] as number) + hiss + tick * side;
  }
}
