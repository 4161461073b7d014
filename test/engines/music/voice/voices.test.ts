import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { speak } from '../../../../src/engines/music/voice/speech.ts';
import { loadVoicePack } from '../../../../src/engines/music/voice/voice-pack.ts';
import { findVoice, VOICES } from '../../../../src/engines/music/voice/voices.ts';
import { engineTools } from '../../../support/engine.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const NOWHERE = '/';

test('fifty voices and more, each with its own id, each naming the voice it is made from', () => {
  expect(VOICES.length).toBeGreaterThanOrEqual(50);
  expect(new Set(VOICES.map((voice) => voice.id)).size).toBe(VOICES.length);
  for (const voice of VOICES) {
    expect(voice.id).toMatch(/^[a-z0-9-]+$/);
    expect(voice.description).toContain('variant of');
    expect(voice.range[0]).toBeLessThan(voice.range[1]);
  }
});

test('a voice is found by id, then by gender', () => {
  expect(findVoice('luna', undefined, 1).name).toBe('Luna');
  expect(findVoice('nobody', { gender: 'male' }, 1).gender).toBe('male');
  expect(findVoice(undefined, { gender: 'female', style: 'choir' }, 1).singers).toBeGreaterThan(1);
});

test('without the pack there is silence with the timing of the syllables', async () => {
  const speech = await speak(
    { text: 'Hello there, summer.', seed: 1, voicePackRoots: [NOWHERE] },
    engineTools(),
  );
  expect(speech.spoken).toBe(false);
  expect(speech.syllables).toHaveLength(5);
  expect(speech.samples.every((sample) => sample === 0)).toBe(true);
  const end = speech.samples.length / speech.sampleRate;
  expect(speech.syllables.at(-1)?.end).toBeLessThan(end);
  expect(await loadVoicePack([NOWHERE])).toBeUndefined();
});

test('with the pack it is spoken, and the syllables lie inside the sound, in order', async () => {
  const speech = await speak(
    { text: 'Hello there. Summer is here.', voice: 'max', seed: 1, voicePackRoots: [NOWHERE, ROOT] },
    engineTools(),
  );
  expect(speech.spoken).toBe(true);
  expect(speech.syllables).toHaveLength(7);
  let before = 0;
  for (const { start, end, openness } of speech.syllables) {
    expect(start).toBeGreaterThanOrEqual(before - 1e-6);
    expect(end).toBeGreaterThan(start);
    expect(openness).toBeGreaterThan(0);
    expect(energy(speech.samples, start * speech.sampleRate, end * speech.sampleRate)).toBeGreaterThan(0.005);
    before = start;
  }
});

test('a text that the pack cannot read keeps its timing and is not called spoken', async () => {
  const speech = await speak({ text: 'こんにちは', seed: 1, voicePackRoots: [ROOT] }, engineTools());
  expect(speech.spoken).toBe(false);
  expect(speech.syllables.length).toBeGreaterThan(0);
});

function energy(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(Math.floor(from), Math.ceil(to));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}
