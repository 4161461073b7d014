import { expect, test } from 'vitest';
import { answerText } from '../../../src/engines/text/answer.ts';
import { completeText } from '../../../src/engines/text/complete.ts';
import { itemsOf } from '../../../src/engines/text/language/list-items.ts';
import { sentencesOf } from '../../../src/engines/text/language/sentences.ts';
import {
  countAllTokens,
  countTokens,
  MOST_COUNTED_CHARACTERS,
  streamedTokens,
  tokens,
} from '../../../src/engines/text/tokens.ts';
import { assetsIn } from '../../../src/files/assets.ts';
import { ASSETS_DIR } from '../../support/service.ts';

const tools = { assets: assetsIn(ASSETS_DIR), progress() {}, signal: new AbortController().signal };
const ask = (content: string) =>
  answerText({ messages: [{ role: 'user', content }], seed: 1, today: '2026-01-15' }, tools);

/** Each took minutes at this length while a pattern read it once for each of its characters. */
const LENGTH = 300_000;
const run = (piece: string, end = '') => piece.repeat(LENGTH / piece.length) + end;

test.each([
  ['spaces before a mark', `summarize this:\n\nOne.${run(' ', '!')}`],
  ['spaces in a text to rewrite', `make this politer: a${run(' ', 'x')}`],
  ['spaces after a quote', `rewrite "a${run(' ', 'x')}`],
  ['full stops', `write an email to Ann about ${run('.', 'x')}`],
  ['tabs', `summarize this:\n\nOne.${run('\t', 'x')}`],
  ['abbreviations', `summarize this:\n\n${run('Dr. ')}`],
  ['one long word', `turn this into json: ${run('a')}`],
  ['digits', `what is ${run('7')}`],
  ['digits before a word', `what is ${run('7', ' thousand')}`],
  ['the word times', `count ${run('times ')}`],
  ['the word reverse', run('reverse ')],
  ['question marks', run('?', 'x')],
  ['tildes before a backtick', run('~', '`')],
  ['ands before a comma', `sort: ${run('a and ', ',')}`],
  ['spaces in a list', `sort: a, b${run(' ', 'c')}`],
  ['quotes', `uppercase: ${run('"')}`],
  ['opening quotes', `uppercase ${run('“a')}`],
  ['brackets', `format this json: ${run('[')}`],
  ['at signs', `extract emails: ${run('a@')}`],
  ['addresses', `extract urls: ${run('http://')}`],
  ['blank lines', `how many paragraphs:\n${run('\n ', 'x')}`],
  ['bullets', `summarize:\n${run('- a\n')}`],
  ['spaces in bullets', `bullet list: a${run(' ', 'x and b')}`],
  ['ands in bullets', `bullet list: ${run('a and ')}`],
  ['thanks', run('thanks, ')],
  ['questions', run('how do I? ')],
  ['errors', `TypeError: ${run("' ")}`],
])('X9.4: %s are read in linear time', async (_, text) => {
  expect((await ask(text)).text).not.toBe('');
});

test.each([
  ['spaces', run(' ', 'x')],
  ['a thousand spaces', `1,${' '.repeat(990)}b`],
  ['words', run('ab cd ')],
  ['colons', run(':')],
])('X9.4: a completion after %s takes linear time', async (_, prompt) => {
  expect((await completeText({ prompt, seed: 1, today: '2026-01-15' }, tools)).text).not.toBe('');
});

test('X9.4: sentences end at blank lines, list items and full stops, not at abbreviations', () => {
  const text = 'Dr. Smith came.  He left\nearly.\n\n- milk\n  * eggs\n1. one\n\n# Head\nlast';
  expect(sentencesOf(text)).toEqual([
    'Dr. Smith came.',
    'He left early.',
    'milk',
    'eggs',
    'one',
    'Head last',
  ]);
});

test.each([
  ['a, b and c', ['a', 'b', 'c']],
  ['a, b, and c', ['a', 'b', 'c']],
  ['salt and pepper, oil', ['salt and pepper', 'oil']],
  ['a, sand and band', ['a', 'sand', 'band']],
])('X9.4: the items of "%s"', (text, items) => {
  expect(itemsOf(text).items).toEqual(items);
});

test('X9.5: a long text is counted from its beginning, a short one exactly', () => {
  const short = 'The quick brown fox, 12345 jumps. '.repeat(100);
  expect(countTokens(short)).toBe(tokens(short).length);
  const long = 'word '.repeat(MOST_COUNTED_CHARACTERS);
  expect(countTokens(long) / MOST_COUNTED_CHARACTERS).toBeCloseTo(1, 2);
  const texts = Array.from({ length: 1_000 }, () => 'word '.repeat(1_000));
  expect(countAllTokens(texts) / 1_000_000).toBeCloseTo(1, 2);
  expect([...streamedTokens(long)].join('')).toBe(long);
});
