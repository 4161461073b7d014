import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { loadOwnPlans } from '../../../src/engines/code/plans/load-own-plans.ts';
import { planned } from '../../../src/engines/code/plans/plans.ts';
import { readRecord } from '../../../src/engines/code/records/read-record.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test('a wish as long as a book is not read for fields', () => {
  expect(readRecord('class Point with x: int', 'python')?.fields).toHaveLength(1);
  expect(readRecord(`class Point with x: int${' '.repeat(1_000_000)}!`, 'python')).toBeUndefined();
});

/** Each would take minutes if a pattern read it once for each of its characters. */
test.each([
  ['letters', `rename ${'a'.repeat(200_000)}`],
  ['spaces', `rename .a${' '.repeat(200_000)}to`],
  ['words', `rename ${'files to '.repeat(25_000)}`],
  ['capitals', `class ${'A'.repeat(200_000)}`],
  ['numbers', `between ${'7 '.repeat(100_000)}`],
])('a wish of very many %s is read in linear time', async (_, prompt) => {
  const made = await generate(prompt, 'bash').catch((error: unknown) => error);
  expect(made).toBeDefined();
});

test.each([
  [
    'a list',
    `a function that takes a list of numbers and returns ${'the sum of the even ones sorted by '.repeat(5_000)}`,
  ],
  ['a class', `class Foo with ${'aB'.repeat(50_000)}`],
  ['an interface', `interface User with id, name and ${' '.repeat(50_000)} x`],
  ['a server', `an http server that answers GET ${'/a '.repeat(30_000)}`],
])('%s of very many words is not planned, and nobody waits for it', async (_, prompt) => {
  for (const language of ['python', 'sql', 'bash', 'javascript'])
    expect(planned(prompt, language, new Map(), await loadOwnPlans(language))).toBeUndefined();
});

test.each([
  ['!', 50_000],
  ['1', 50_000],
  [' ', 20_000],
  ['the ', 10_000],
])('nobody waits for a wish that ends in very many %j', async (piece, characters) => {
  const wish = `sort a list of names ${piece.repeat(characters / piece.length)}`;
  const { code, notes } = await generate(wish, 'python');
  expect(code).toContain('sort');
  expect(notes.join('').length).toBeLessThan(500);
});
