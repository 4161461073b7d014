import { expect, test } from 'vitest';
import { inPlainWords } from '../../../../src/engines/music/prompt/plain-words.ts';

test.each([
  ['a medieval-style dance', 'a medieval dance'],
  ['motown-inspired, with horns', 'motown, with horns'],
  ['swing at 140 beats per minute', 'swing at 140 bpm'],
  ['a tempo of 96, calm', 'a 96 bpm, calm'],
  ['a piano piece of about two minutes', 'a piano piece of two minutes'],
  ['a song about two rivers', 'a song about two rivers'],
  ['a tune to help my class remember the months', 'a tune for my class about the months'],
  ['a rap that teaches kids the times tables', 'a rap for kids about the times tables'],
  ['a song for learning the alphabet', 'a song about the alphabet'],
  ['music to learn to dance to', 'music to learn to dance to'],
  ["for aunt Rosa's 60th birthday", 'for aunt Rosa, birthday'],
])('%s is read as %s', (prompt, plain) => {
  expect(inPlainWords(prompt)).toBe(plain);
});
