import { expect, test } from 'vitest';
import { politely } from '../../../src/engines/text/language/polite.ts';
import { everydayMoney } from '../../../src/engines/text/problems/everyday-money.ts';
import { workRate } from '../../../src/engines/text/problems/work-rates.ts';
import { isTextWish } from '../../../src/engines/text/reading/text-wish.ts';
import type { SkillInput } from '../../../src/engines/text/skill.ts';
import { fallback } from '../../../src/engines/text/skills/fallback.ts';
import { heading } from '../../../src/engines/text/skills/heading.ts';
import { identifiers } from '../../../src/engines/text/skills/identifiers.ts';
import { idioms } from '../../../src/engines/text/skills/idioms.ts';
import { notKnown } from '../../../src/engines/text/skills/not-known.ts';
import { properties } from '../../../src/engines/text/skills/properties.ts';
import { engineTools } from '../../support/engine.ts';
import { ask, TODAY } from './ask.ts';

const turn = (message: string): SkillInput => ({
  instruction: message,
  sourceText: undefined,
  message,
  wantsExample: false,
  earlier: [],
  lastAnswer: undefined,
  today: TODAY,
  now: undefined,
  seed: 1,
});

test.each([
  ['is DELETE idempotent?', /^\*\*Yes\. DELETE is idempotent/],
  ['is the PATCH method idempotent', /^\*\*No\./],
  ['which sorting algorithms are stable?', /Merge sort/],
  ['is heap sort stable', /^\*\*No\./],
  ['are tuples mutable in Python?', /^\*\*No\. Python tuples are immutable/],
  ['is Ruby pass by value or by reference?', /^\*\*Ruby is pass-by-value/],
])('%s has an answer', (question, answer) => {
  expect(properties.answer(turn(question), engineTools())).toMatch(answer);
});

test.each(['is a hash map sorted?', 'is PUT faster?', 'is it stable?', 'is my TCP server reliable today'])(
  '%s is not known as a property',
  (question) => {
    expect(properties.answer(turn(question), engineTools())).toBeUndefined();
  },
);

test.each([
  ['a scanner reads 20 pages a minute, how long for 500 pages?', '25 minutes'],
  ['each of 4 robots packs 30 boxes an hour, how long for 600 boxes?', '5 hours'],
  ['3 nodes serve 900 users per hour, how many nodes for 2100 users per hour?', '7 nodes'],
  ['a test takes 30 seconds, how long do 90 tests take with 8 runners', '360 seconds'],
])('%s', (question, answer) => {
  expect(workRate(question)).toContain(`**${answer}**`);
});

test('a rate of several says both readings', () => {
  expect(workRate('2 cooks make 50 meals an hour, how long for 400 meals')).toMatch(
    /8 hours.*each.*: 4 hours/,
  );
});

test.each([
  ['a bill of 60, 10% tip, split by 3', '22'],
  ['a soup for 6 needs 900 ml of stock, how much for 4 people?', '600 ml stock'],
  ['I earn 36000 a year, how much is that per month?', '3000'],
  ['it costs 0.5 per 1000 requests, how much are 3 million requests?', '1500'],
])('%s', (question, answer) => {
  expect(everydayMoney(question)).toContain(`**${answer}**`);
});

test('a percentage is not split into its digits', async () => {
  expect((await ask('what is 25% off 48.80')).text).toContain('**36.6**');
});

test.each([
  ['You deleted my file, exhume it now', undefined],
  [
    'You missed the call, send me the notes',
    'It seems that you missed the call. Could you please send me the notes?',
  ],
  ['I need the keys, stop wasting my time', undefined],
  ['Pay by Monday or you will be charged', undefined],
])('%s is softened whole or not at all', (text, polite) => {
  expect(politely(text)).toBe(polite);
});

test('what a text says is not answered where other words are wished', async () => {
  expect(isTextWish('formal version: the disk is full, clean it')).toBe(true);
  expect(isTextWish('rewrite this regex: a|b')).toBe(false);
  expect((await ask('rephrase: how do I delete a branch')).skill).toBe('fallback');
});

test.each([
  ['how do I reverse a list of names in cobol', undefined],
  ['rust: turn a string into an integer', /parse\(\)\?/],
  ['how can I loop over a dictionary in JavaScript?', /Object\.entries/],
  ['round to 4 decimals in js', /toFixed\(4\)/],
  ['sort structs by their height in go', /\.Height < items\[j\]\.Height/],
  ['how to group a list of objects by city, python', /item\["city"\]/],
  ['random number between 3 and 8 in python', undefined],
  ['write a go function that splits a string', undefined],
])('%s', (question, code) => {
  const given = idioms.answer(turn(question), engineTools());
  if (code === undefined) expect(given).toBeUndefined();
  else expect(given).toMatch(code);
});

test('a heading is in the words of the text', () => {
  const text =
    'suggest a subject line: Hello team, the review on Monday has been postponed to Thursday. Best, Kim';
  expect(heading.answer(turn(text), engineTools())).toMatch(/^Review on Monday postponed to Thursday\n/);
});

test('what changes from day to day is not known offline', async () => {
  expect(notKnown.answer(turn('which is the newest Django release?'), engineTools())).toContain('offline');
  expect(notKnown.answer(turn('what is the current version of my app'), engineTools())).toBeUndefined();
  expect(await fallback('who is the president of Peru at the moment?')).toContain('offline');
  expect(await fallback('mysqld: ERROR 1290: the update is locked by the table')).toMatch(/^I cannot answer/);
});

test('a hash is made of a text, and not of a question', () => {
  expect(
    identifiers.answer(turn('does every file have another sha256 hash?'), engineTools()),
  ).toBeUndefined();
  expect(identifiers.answer(turn('md5 of abc'), engineTools())).toContain('900150983cd24fb0d6963f7d28e17f72');
});

test.each([
  ['NameError: name "total" is not defined', 'Python'],
  ['ReferenceError: total is not defined', 'JavaScript'],
])('%s is an error of %s', async (message, language) => {
  expect((await ask(message)).text).toContain(language);
});
