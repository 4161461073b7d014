import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { groupSyllables } from '../../../../src/engines/music/voice/phones.ts';
import { hertzOf, singLine } from '../../../../src/engines/music/voice/sing-line.ts';
import {
  normalizeLyric,
  synthesizeUtterance,
  type Utterance,
} from '../../../../src/engines/music/voice/utterance.ts';
import { alignNotes, type SungNote } from '../../../../src/engines/music/voice/vocal-segments.ts';
import { loadVoicePack, type VoicePack } from '../../../../src/engines/music/voice/voice-pack.ts';
import { findVoice } from '../../../../src/engines/music/voice/voices.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const RATE = 44_100;
const echo = findVoice('echo', undefined, 1);

describe('a line sung by the voice pack', () => {
  const pitches = [64, 67, 71, 69, 66, 64];
  const notes: SungNote[] = pitches.map((pitch, index) => ({
    start: 0.3 + index * 0.5,
    end: 0.8 + index * 0.5,
    pitch,
    loudness: 1,
  }));
  let pack: VoicePack;
  let utterance: Utterance;
  const out = new Float32Array(RATE * 4);
  beforeAll(async () => {
    const found = await loadVoicePack([ROOT]);
    if (!found) throw new Error('the voice pack is a development dependency');
    pack = found;
    const spoken = await synthesizeUtterance(pack, 'Never alone tonight', echo, 300, 1.4);
    if (!spoken) throw new Error('nothing was said');
    utterance = spoken;
    singLine({ utterance, notes, voice: echo, out, outRate: RATE, detune: 0, late: 0, formant: 1 });
  });

  test('has a syllable for every note', () => {
    expect(utterance.syllables).toHaveLength(notes.length);
  });

  test.each(pitches.map((pitch, index) => [index, pitch] as const))(
    'note %i is sung at pitch %i',
    (index, pitch) => {
      const heard = pitchAt(out, 0.3 + index * 0.5 + 0.22);
      expect(Math.abs(12 * Math.log2(heard / hertzOf(pitch)))).toBeLessThan(0.4);
    },
  );

  test('is quiet before and after', () => {
    expect(loudest(out, 0, 0.15)).toBeLessThan(0.01);
    expect(loudest(out, 3.6, 4)).toBeLessThan(0.01);
    expect(loudest(out, 0.4, 2.6)).toBeGreaterThan(0.05);
  });

  test('is the same every time', async () => {
    const again = await synthesizeUtterance(pack, 'Never alone tonight', echo, 300, 1.4);
    expect(again?.source.samples).toEqual(utterance.source.samples);
  });

  test('words without letters are not sung', async () => {
    expect(await synthesizeUtterance(pack, '* * *', echo, 200, 1)).toBeUndefined();
  });
});

test.each([
  ['Ohhhh, café – “yeah”!', 'Ohh, cafe yeah'],
  ['Mmm hmm', 'hum hum'],
  ['夢', ''],
])('%s is read as %s', (line, text) => {
  expect(normalizeLyric(line).replace(/ +/g, ' ')).toBe(text);
});

test('consonants between vowels go mostly to the second', () => {
  const phones = ['pau', 's', 'ah', 'm', 'er', 'n', 't', 'r', 'iy', 'pau'].map((name, index) => ({
    name,
    start: index / 10,
    end: (index + 1) / 10,
  }));
  const syllables = groupSyllables(phones);
  expect(syllables.map(({ vowel }) => vowel.name)).toEqual(['ah', 'er', 'iy']);
  expect(syllables[0]?.onset).toEqual({ start: 0.1, end: 0.2 });
  expect(syllables[1]?.coda.end).toBeCloseTo(0.6);
  expect(syllables[2]?.onset.start).toBeCloseTo(0.6);
});

test.each([1, 2, 3, 5, 8])('three notes are made to fit %i syllables', (count) => {
  const notes = [0, 1, 2].map((at) => ({ start: at, end: at + 1, pitch: 60 + at, loudness: 1 }));
  const fitted = alignNotes(notes, count);
  expect(fitted).toHaveLength(count);
  expect(fitted.at(-1)?.end).toBe(3);
});

/** The pitch around a moment, by the lag at which the wave repeats best. */
function pitchAt(samples: Float32Array, seconds: number): number {
  const from = Math.round((seconds - 0.03) * RATE);
  const width = Math.round(0.04 * RATE);
  const likeness = (lag: number) => {
    let product = 0;
    let power = 1e-9;
    for (let index = from; index < from + width; index += 1) {
      product += (samples[index] ?? 0) * (samples[index + lag] ?? 0);
      power += (samples[index + lag] ?? 0) ** 2;
    }
    return product / Math.sqrt(power);
  };
  const lags = Array.from({ length: 420 }, (_, index) => index + 60);
  const best = Math.max(...lags.map(likeness));
  // The shortest lag that repeats nearly as well: longer ones are whole multiples of the period.
  const period = lags.find((lag) => likeness(lag) > best * 0.93 && likeness(lag) >= likeness(lag + 1)) ?? 1;
  return RATE / period;
}

function loudest(samples: Float32Array, from: number, to: number): number {
  return samples
    .subarray(from * RATE, to * RATE)
    .reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
}
