import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const patternIn = (text: string): RegExp => new RegExp(/```regex\n(.+)\n```/.exec(text)?.[1] ?? '(?!)');

test.each<[wish: string, example: string, groups: readonly string[]]>([
  [
    'regex matching dates like 2025/11/30 that captures year, month and day',
    '2025/11/30',
    ['2025', '11', '30'],
  ],
  [
    'extract the day, month and year from dates like 05.10.1999 with a regex',
    '05.10.1999',
    ['05', '10', '1999'],
  ],
  ['regular expression for dates in the form 7/4/2025', '7/4/2025', []],
  ['a regex for times like 08:15:59', '08:15:59', []],
  ['regex for invoice numbers such as INV-20417', 'INV-20417', []],
])('%s', async (wish, example, groups) => {
  const match = patternIn((await ask(wish)).text).exec(example);
  expect(match?.slice(1)).toEqual(groups);
});

test('a pattern that the example contradicts is not given', async () => {
  const { text } = await ask('how do I get year and month out of 2025-11-30 using regex');
  expect(text).not.toContain('European date');
});

test('the second half about the same thing is no other question', async () => {
  const { text } = await ask('how much disk space is free, and which folder uses most of it?');
  expect(text).toContain('df -h');
  expect(text).toContain('du -h -d 1');
  expect(text).not.toContain('pwd');
});

test.each<[question: string, run: string]>([
  ['python: str to int', 'number = int(text)'],
  ['python: number to string', 'text = str(number)'],
  ['how do I get a file without its extension name in bash', '${f%.*}'],
  ['sqlite: load a csv into a table', '.import --csv'],
  ['show a file as it was at an older commit', 'git show HEAD~1:FILE'],
  ['psql: show tables', '\\dt'],
  ['make an environment variable permanent in zsh', '~/.zshrc'],
])('%s', async (question, run) => {
  expect((await ask(question)).text).toContain(run);
});

test('a Dockerfile is for the application that is named', async () => {
  expect((await ask('write a simple Dockerfile for a node app')).text).toContain('FROM node:');
});

test.each<[question: string, told: string]>([
  ['how do UTF-16 and UTF-8 differ', 'byte order'],
  ['lazy vs greedy quantifier', '`<.*?>`'],
  ['explain lookbehind', '(?<='],
  ['JSX in simple terms', 'inside JavaScript'],
  ['polymorphism in two sentences', 'same interface'],
  ['difference between continuous delivery and continuous deployment', 'push of a button'],
])('%s', async (question, told) => {
  expect(await ask(question)).toMatchObject({ skill: 'idea', text: expect.stringContaining(told) });
});

test.each<[question: string, ...told: string[]]>([
  ['what is a decorator? small example in python please', 'wraps a function', '```python'],
  ["explain closures like I'm five, then show it in JavaScript", 'backpack', '```javascript'],
  ['what is merge sort, and show it in Go', 'halves', '```go'],
])('%s is answered with both', async (question, ...told) => {
  const { text } = await ask(question);
  for (const each of told) expect(text).toContain(each);
  expect(text).not.toMatch(/_Not (?:answered|told)|not considered/);
});
