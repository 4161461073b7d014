import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  'sort -k with numeric second column and comma seperator',
  'sort by second column, then first',
  'sort -u vs uniq',
  'reverse linked list in place',
  'reverse -n with tac',
  'reverse dns lookup',
  'capitalize first letter css',
  'lowercase filenames in bash',
  'uppercase -u in tr',
  'dedupe lines without sorting',
  'base64 encode with openssl -A',
  'url encode with curl --data-urlencode',
  'rot13 with tr',
  'snake case to camel case regex',
])('takes no words of a question for a text to change: %s', async (question) => {
  expect((await ask(question)).skill).not.toBe('transform');
});

test.each([
  ['sort banana apple cherry', 'apple banana cherry'],
  ['sort 5 3 9 1', '1 3 5 9'],
  ['dedupe a, b, a, c', 'a, b, c'],
  ['sort names, apples, dates', 'apples, dates, names'],
  ['uppercase hello world', 'HELLO WORLD'],
  ['reverse "list in place"', 'ecalp ni tsil'],
])('still changes a text that is given: %s', async (question, text) => {
  expect(await ask(question)).toMatchObject({ skill: 'transform', text });
});

test('sorts by a column with an option and a separator named', async () => {
  const { text } = await ask('sort -k with numeric second column and comma seperator');
  expect(text).toContain('sort -t, -k2,2n');
});
