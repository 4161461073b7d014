import { expect, test } from 'vitest';
import { mulberry32 } from '../../../src/engines/random.ts';
import { matchPattern } from '../../../src/engines/text/language/match-pattern.ts';
import { ask } from './ask.ts';

test.each<[question: string, told: string]>([
  ['does the regex ^v\\d+\\.\\d+$ match v1.20?', '**Yes**: `^v\\d+\\.\\d+$` matches all of `v1.20`.'],
  ['would the pattern "[A-Z]{2}\\d" match "ab1"?', '**No**'],
  ['is "id=77;" matched by \\d+?', '**Yes**: `\\d+` matches `77` in `id=77;` (from character 4)'],
  ['does /GREY|gray/i match "Gray goose"?', 'matches `Gray` in'],
  [
    'check whether the regex \\bend\\b matches "send" or "the end"',
    '**No**: `\\bend\\b` does not match `send`',
  ],
  ['check whether the regex \\bend\\b matches "send" or "the end"', '**Yes**: `\\bend\\b` matches `end`'],
  ['does the regex ^a+b$ match aab, and why?', '- `a+`: “a”, one or more times'],
  ['does the regex ^(?!x)\\w+$ match yes?', '_Not answered: whether it matches._'],
])('%s', async (question, told) => {
  expect((await ask(question)).text).toContain(told);
});

test('a pattern with nested counts takes no longer than another', async () => {
  const { text } = await ask(`does the regex ^(([a-z]+)+)+$ match ${'x'.repeat(190)}!`);
  expect(text).toContain('**No**');
});

test('counts of counts are refused', () => {
  expect(matchPattern('((((a{99}){99}){99}){99}){99}', 'a')).toBeUndefined();
});

test('finds what the engine of JavaScript finds', () => {
  const random = mulberry32(7);
  let compared = 0;
  const pick = (all: readonly string[]): string => all[Math.floor(random() * all.length)] ?? '';
  const pattern = (depth: number): string =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const inner = depth > 0 && random() < 0.4;
      const atom = inner
        ? `${pick(['(', '(?:'])}${pattern(depth - 1)}${random() < 0.4 ? `|${pattern(depth - 1)}` : ''})`
        : pick(['a', 'b', '.', '[ab]', '[^a]', '\\d', '\\w', 'c']);
      return `${pick(['', '', '', '^', '\\b'])}${atom}${pick(['', '', '?', '{2}', '{1,2}', '+?', '+', '??'])}${pick(['', '', '', '', '$'])}`;
    }).join('');
  for (let count = 0; count < 2_000; count += 1) {
    const source = pattern(2);
    const text = Array.from({ length: Math.floor(random() * 7) }, () => pick(['a', 'b', 'c', '1', ' '])).join(
      '',
    );
    const own = new RegExp(source).exec(text);
    const matched = matchPattern(source, text);
    if (matched === undefined) continue;
    compared += 1;
    expect([source, text, matched.range]).toEqual([
      source,
      text,
      own === null ? undefined : [own.index, own.index + own[0].length],
    ]);
  }
  expect(compared).toBeGreaterThan(1_000);
});

test.each<[question: string, told: string]>([
  ['what does SSR stand for?', 'SSR stands for **Server-Side Rendering**.'],
  ['whats LIFO short for', '**Last In, First Out**'],
  ['what is the full form of dhcp', 'DHCP stands for **Dynamic Host Configuration Protocol**.'],
  ['what does CORS stand for?', '**Cross-Origin Resource Sharing**'],
  ['what does ORM stand for and how does it work?', 'ORM stands for **Object-Relational Mapping**.'],
  ['what does TLS stand for, and who wrote it?', '_Not answered: who wrote it._'],
  ['what does QZV stand for?', 'I do not know what QZV stands for'],
])('%s', async (question, told) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['abbreviation', expect.stringContaining(told)]);
});

test.each([
  ['does the regex ( match "a"?', 'unterminated group'],
  ['will the pattern a{2,1} match "aa"', 'numbers out of order'],
])('%s: what is no expression matches nothing', async (question, problem) => {
  const { text } = await ask(question);
  expect(text).toContain('is not a valid regular expression');
  expect(text).toContain(problem);
});
