import { expect, test } from 'vitest';
import { completeText } from '../../../src/engines/text/complete.ts';
import { engineTools } from '../../support/engine.ts';
import { ask, TODAY } from './ask.ts';

/** Inputs that make patterns with nested repetition take minutes; the test's time-out is the bound. */
const HOSTILE = ['`', '"', "'", '\n', '(', ' ', 'a', '1,', '<file>', 'one ', '. A', '= ', '**1** ', '-', '?'];

test.each(HOSTILE)('50,000 characters of %j are answered', async (piece) => {
  const text = piece.repeat(50_000 / piece.length);
  expect((await ask(text)).text).not.toBe('');
  expect((await ask(`summarize: ${text}`)).text).not.toBe('');
  expect((await completeText({ prompt: text, seed: 1, today: TODAY }, engineTools())).text).not.toBe('');
});

test.each([
  ['what is ', '“'],
  ['what is ', '‘'],
  ['json ', '['],
  ['reverse ', 'ab '],
  ['reverse ', '👩‍🚀é'],
  ['sort ', '1'],
  ['extract all emails from: ', 'a'],
  ['extract all emails from: ', 'a.'],
])('%s and 100,000 characters of %j are answered', async (order, piece) => {
  expect((await ask(order + piece.repeat(100_000 / piece.length))).text).not.toBe('');
});
