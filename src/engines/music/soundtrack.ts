import type { EngineTools } from '../engine.ts';
import { seededRandom } from '../random.ts';
import { arrange, outlineSong } from './composition/arrangement.ts';
import { barsPerLyricLine } from './composition/melody.ts';
import { master } from './mixing/master.ts';
import { mixdown } from './mixing/mixdown.ts';
import { genreHint } from './prompt/genre-hints.ts';
import { parseSongPrompt } from './prompt/song-description.ts';
import { GENRES } from './styles/genres.ts';
import { SAMPLE_RATE } from './synthesis/render-score.ts';
import { OWN_INSTRUMENTS, openSoundBanks } from './synthesis/sound-banks.ts';

export interface SoundtrackRequest {
  readonly prompt: string;
  readonly seconds: number;
  readonly seed: number;
  /** Mood words in addition to the prompt: "tense", "calm". */
  readonly mood?: string;
}

interface Soundtrack {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly sampleRate: number;
}

/** Instrumental music for a film; the scene suggests the genre when the prompt names none. */
export async function renderSoundtrack(request: SoundtrackRequest, tools: EngineTools): Promise<Soundtrack> {
  const text = `${request.prompt} ${request.mood ?? ''}`;
  const random = seededRandom(`soundtrack/${request.seed}/${text}`);
  const description = parseSongPrompt(
    {
      prompt: text,
      genre: namesMusic(text) ? undefined : (genreHint('scene', text.toLowerCase()) ?? 'cinematic'),
    },
    random.fork('brief'),
  );
  const outline = outlineSong(description, request.seconds, random);
  const score = arrange({
    description,
    outline: outline,
    prompt: text,
    random,
    sung: false,
    words: () => [],
    barsPerLine: barsPerLyricLine(outline.secondsPerBar),
  });
  const mix = await mixdown(
    score,
    {
      mix: description.style.mix,
      soundBanks: await openSoundBanks(await tools.assets(OWN_INSTRUMENTS)),
      report: (fraction) => tools.progress(fraction, 'scoring'),
    },
    tools,
  );
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
