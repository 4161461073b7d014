import type { EngineTools } from '../../engine.ts';
import { DRUMS } from '../composition/drum-kit.ts';
import { type Score, secondsAt } from '../composition/score.ts';
import type { MixSettings } from '../styles/genre-style.ts';
import { BLOCK, renderScore, SAMPLE_RATE } from '../synthesis/render-score.ts';
import { UnusableSoundFont } from '../synthesis/riff.ts';
import type { SoundBanks } from '../synthesis/sound-banks.ts';
import { unusable } from '../synthesis/sound-font.ts';
import { type StereoBuffer, silentBuffer } from '../synthesis/sound-generator.ts';
import { measurePartGains } from './gain-staging.ts';
import { createReverb } from './reverb.ts';
import { sectionGain } from './section-dynamics.ts';
import { applyVinyl } from './vinyl.ts';

interface MixdownOptions {
  readonly mix: MixSettings;
  readonly soundBanks: SoundBanks;
  readonly report: (fraction: number) => void;
}

/** Renders and mixes a score to a stereo buffer of exactly its length. */
export async function mixdown(
  score: Score,
  options: MixdownOptions,
  tools: EngineTools,
): Promise<StereoBuffer> {
  const { font } = options.soundBanks;
  if (font === undefined) return mixParts(score, options, tools);
  try {
    const mixed = await mixParts(score, options, tools);
    if (mixed.left.every(Number.isFinite) && mixed.right.every(Number.isFinite)) return mixed;
  } catch (error) {
    tools.signal.throwIfAborted();
    throw unusable(font, error);
  }
  throw unusable(font, new UnusableSoundFont('its sounds are not numbers'));
}

async function mixParts(
  score: Score,
  { mix, soundBanks, report }: MixdownOptions,
  tools: EngineTools,
): Promise<StereoBuffer> {
  tools.signal.throwIfAborted();
  const faders = await measurePartGains(score, mix, soundBanks);
  const frames = Math.round(score.seconds * SAMPLE_RATE);
  const out = silentBuffer(frames);
  const reverb = createReverb(SAMPLE_RATE, {
    decaySeconds: 0.7 + mix.reverb * 3.4,
    damping: 0.75 - mix.reverb * 0.3,
  });
  const send = new Float32Array(BLOCK);
  const steady = new Float32Array(BLOCK).fill(1);
  const ducked = new Float32Array(BLOCK).fill(1);
  const duck = ducking(score, mix.sidechain);
  const gainAt = sectionGain(score, mix.dynamicRange);
  let reported = 0;
  await renderScore({
    score,
    mix,
    soundBanks,
    frames,
    onBlock(channels, at, count) {
      duck(at, count, ducked);
      send.fill(0, 0, count);
      const gain = gainAt(at / SAMPLE_RATE);
      for (const { part, strip, buffer } of channels) {
        sumInto(
          out,
          at,
          buffer,
          { level: faders[part] * gain, send: strip.send },
          strip.ducked ? ducked : steady,
          send,
          count,
        );
      }
      reverb.run(send, out.left, out.right, at, count);
      if (at - reported < SAMPLE_RATE * 2) return;
      reported = at;
      tools.signal.throwIfAborted();
      report(at / frames);
    },
  });
  if (mix.vinyl > 0) applyVinyl(out, mix.vinyl, SAMPLE_RATE);
  return out;
}

/** Adds a part to the mix and to the reverb send. */
function sumInto(
  out: StereoBuffer,
  at: number,
  buffer: StereoBuffer,
  { level, send }: { readonly level: number; readonly send: number },
  gains: Float32Array,
  room: Float32Array,
  count: number,
): void {
  const { left, right } = out;
  for (let frame = 0; frame < count; frame += 1) {
    const gain = level * (gains[frame] as number);
    const toLeft = (buffer.left[frame] as number) * gain;
    const toRight = (buffer.right[frame] as number) * gain;
    left[at + frame] = (left[at + frame] as number) + toLeft;
    right[at + frame] = (right[at + frame] as number) + toRight;
    room[frame] = (room[frame] as number) + (toLeft + toRight) * send * 0.5;
  }
}

/** Writes the sidechain gain of a block of frames. */
function ducking(score: Score, depth: number): (at: number, count: number, gains: Float32Array) => void {
  const kicks = score.tracks
    .filter((track) => track.part === 'drums')
    .flatMap((track) => track.notes.filter((note) => note.pitch === DRUMS.kick))
    .map((note) => secondsAt(score, note.start) * SAMPLE_RATE)
    .sort((a, b) => a - b);
  if (depth === 0 || kicks.length === 0) return () => {};
  const recovery = 0.26 * SAMPLE_RATE;
  let index = 0;
  return (at, count, gains) => {
    for (let frame = 0; frame < count; frame += 1) {
      while (index + 1 < kicks.length && (kicks[index + 1] as number) <= at + frame) index += 1;
      const since = at + frame - (kicks[index] as number);
      const back = since / recovery;
      const attack = Math.min(1, since / 200);
      gains[frame] = since < 0 || back > 1 ? 1 : 1 - depth * attack * (1 - back) * (1 - back);
    }
  };
}
