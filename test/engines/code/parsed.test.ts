import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

/** The generated functions, run. */
async function run(prompt: string, name: string): Promise<(value: unknown) => unknown> {
  const { code, notes } = await generate(prompt, 'javascript');
  expect(notes).toEqual([]);
  return new Function('console', `${code}\nreturn ${name};`)({ log() {} });
}

test('each field of an unknown value is checked against its type, and all errors are given', async () => {
  const check = await run(
    'validate a player object with nick non-empty string, level integer between 1 and 99, scores array of numbers and optional guest boolean and return a list of errors',
    'validatePlayer',
  );
  expect(check({ nick: 'x', level: 99, scores: [1.5] })).toEqual([]);
  expect(check({ nick: '', level: 100, scores: ['1'], guest: 'no' })).toHaveLength(4);
  expect(check(null)).toHaveLength(1);
});

test('a field may have the name of something that the function has itself', async () => {
  const check = await run(
    'validate a cell object with value number and class string and return a list of errors',
    'validateCell',
  );
  expect(check({ value: 1, class: 'a' })).toEqual([]);
  expect(check({ value: '1', class: 2 })).toHaveLength(2);
});

test('the fields of an object inside are named with their path', async () => {
  const check = await run(
    'validate a parcel object with code string and sender object with name and town, and return all errors with their paths',
    'validateParcel',
  );
  expect(check({ code: 'a', sender: { name: 'b', town: 3 } })).toEqual(['sender.town must be a string']);
  expect(check({ code: 'a', sender: 'b' })).toEqual(['sender must be an object']);
});

test('either the value or the errors are given', async () => {
  const parse = await run(
    'parse an unknown value as a Tag with label string and weight positive number and return either the tag or a list of errors',
    'parseTag',
  );
  expect(parse({ label: 'x', weight: 0.5 })).toEqual({ ok: true, value: { label: 'x', weight: 0.5 } });
  expect(parse({ label: 'x', weight: 0 })).toMatchObject({ ok: false });
});

test.each([
  ['typescript', 'type Tag = '],
  ['python', 'class Tag'],
])('the type of the value is declared in %s', async (language, shown) => {
  const { code, notes } = await generate(
    'parse an unknown value as a Tag with label string and optional weight number and return either the tag or a list of errors',
    language,
  );
  expect(notes).toEqual([]);
  expect(code).toContain(shown);
});

test('a language in which types are no names of fields refuses rather than take them for such', async () => {
  const { code } = await generate(
    'validate a device object with host string and port integer and return the errors',
    'go',
  );
  expect(code).not.toContain('hostString');
});
