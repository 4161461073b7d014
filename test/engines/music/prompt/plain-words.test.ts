import { expect, test } from 'vitest';
import { inPlainWords } from '../../../../src/engines/music/prompt/plain-words.ts';

test.each([
  ['a medieval-style dance', 'a medieval dance'],
  ['motown-inspired, with horns', 'motown, with horns'],
  ['swing at 140 beats per minute', 'swing at 140 bpm'],
  ['a tempo of 96, calm', 'a 96 bpm, calm'],
])('%s is read as %s', (prompt, plain) => {
  expect(inPlainWords(prompt)).toBe(plain);
});
