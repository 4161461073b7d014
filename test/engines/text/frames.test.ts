import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

describe('the audience, the length and the form of an answer', () => {
  it.each([
    'explain what idempotent means to a junior developer',
    "explain like I'm 12 why the sky is red at sunset",
    'How do I explain recursion to a class of first-year students?',
    'How do I explain recursion to 14 year olds without using factorial or fibonacci?',
  ])('%s is answered without a note', async (question) => {
    const { text, skill } = await ask(question);
    expect(skill).not.toBe('fallback');
    expect(text).not.toContain('_Not');
  });

  it('takes the first sentence of each part before the second of any', async () => {
    const { text } = await ask('tcp vs udp in three sentences');
    expect(text).toContain('TCP carries a stream');
    expect(text).toContain('UDP sends single packets without a connection');
    expect(text).not.toContain('\n');
  });

  it('gives as many points as are asked for', async () => {
    const { text } = await ask("what's the difference between TCP and UDP in three bullet points");
    expect(text.match(/^- /gm)).toHaveLength(3);
  });

  it('names a word that it could not avoid', async () => {
    const { text } = await ask('what is a deadlock without using the word lock');
    expect(text).toContain('Not without “lock”');
    const code = await ask('explain memoization without using fibonacci');
    expect(code.text).toContain('Not without “fibonacci”');
  });
});

describe('wishes that were read as others', () => {
  it.each([
    [
      'Put these in order of size: Denmark, Portugal, Austria, Ireland, Hungary',
      /Hungary.*\n.*Portugal.*\n.*Austria.*\n.*Ireland.*\n.*Denmark/,
    ],
    ['sort by size: 3 MB, 200 kB, 1 GB, 15 B', /^15 B, 200 kB, 3 MB, 1 GB$/],
    ['order these from smallest to largest: 3/4, 0.7, 60%, 1/2', /^1\/2, 60%, 0\.7, 3\/4$/],
    [
      'turn this into JSON: name Ada, age 36, languages English and French',
      /"age": 36,\s+"languages": \[\s+"English",\s+"French"/,
    ],
    ["what's 2^20 - 1 and is it prime", /1,048,575[\s\S]*No: 1048575/],
    [
      'what is the plural of "index" in technical writing, indexes or indices',
      /\*\*indexes\*\* or \*\*indices\*\*/,
    ],
  ])('%s', async (question, result) => expect((await ask(question)).text).toMatch(result));

  it.each([
    'sort these by importance: login, search, export',
    'give me 5 names for a podcast about legacy code',
  ])('%s is not taken for the alphabet or for code', async (question) => {
    const { skill } = await ask(question);
    expect(['transform', 'code']).not.toContain(skill);
  });
});
