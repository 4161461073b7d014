import type { EngineTools } from '../engine.ts';
import { arrange, outline } from './arrangement.ts';
import { readBrief } from './brief.ts';
import { GENRES } from './genres.ts';
import { master } from './master.ts';
import { usualBarsPerLine } from './melody.ts';
import { mixdown } from './mixdown.ts';
import { SAMPLE_RATE } from './playthrough.ts';
import { seeded } from './random.ts';

export interface SoundtrackRequest {
  readonly prompt: string;
  readonly seconds: number;
  readonly seed: number;
  /** A word or two that lead the music when the prompt does not: "tense", "calm". */
  readonly mood?: string;
}

export interface Soundtrack {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly sampleRate: number;
}

/** Music to put under pictures: no singer, and a scene that names no music gets an orchestra or a soft pad. */
export async function renderSoundtrack(request: SoundtrackRequest, tools: EngineTools): Promise<Soundtrack> {
  const text = `${request.prompt} ${request.mood ?? ''}`;
  const random = seeded(`soundtrack/${request.seed}/${text}`);
  const brief = readBrief(
    { prompt: text, genre: namesMusic(text) ? undefined : sceneGenre(text) },
    random.fork('brief'),
  );
  const frame = outline(brief, request.seconds, random);
  const score = arrange({
    brief,
    outline: frame,
    prompt: text,
    random,
    sung: false,
    words: () => [],
    barsPerLine: usualBarsPerLine(frame.secondsPerBar),
  });
  const mix = await mixdown(score, brief.style.mix, tools, (fraction) => tools.progress(fraction, 'scoring'));
  master(mix, {
    sampleRate: SAMPLE_RATE,
    target: -17,
    ceiling: -2,
    fadeSeconds: Math.min(1.5, request.seconds / 6),
  });
  return { left: mix.left, right: mix.right, sampleRate: SAMPLE_RATE };
}

function namesMusic(text: string): boolean {
  const spaced = ` ${text.toLowerCase()} `;
  return GENRES.some((genre) => spaced.includes(` ${genre.id.replaceAll('-', ' ')} `));
}

function sceneGenre(text: string): string {
  const lower = text.toLowerCase();
  if (/\b(neon|cyber\w*|robots?|city at night|future|spaceship|laser\w*)\b/.test(lower)) return 'synthwave';
  if (/\b(fast|race|racing|chase|battle|dragons?|storm|epic|explosion\w*|fight\w*)\b/.test(lower))
    return 'cinematic';
  if (/\b(cat|dog|pupp\w+|kitten\w*|cartoon|toys?|funny|silly)\b/.test(lower)) return 'children';
  if (/\b(cafe|café|coffee|street|rain\w*|window)\b/.test(lower)) return 'lofi';
  if (
    /\b(sea|ocean|sky|clouds?|stars?|space|snow\w*|night|moon|underwater|desert|calm|slow|sunset)\b/.test(
      lower,
    )
  )
    return 'ambient';
  return 'cinematic';
}
