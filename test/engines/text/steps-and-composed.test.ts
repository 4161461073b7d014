import { expect, test } from 'vitest';
import { composedRegex } from '../../../src/engines/text/commands/compose-regex.ts';
import { curlRequests } from '../../../src/engines/text/commands/curl-requests.ts';
import { packFolder } from '../../../src/engines/text/commands/pack-folder.ts';
import { rangeSource } from '../../../src/engines/text/commands/regex-atoms.ts';
import { politely } from '../../../src/engines/text/language/polite.ts';
import { engineTools } from '../../support/engine.ts';
import { ask } from './ask.ts';

test.each([
  [
    'pull out the emails and order them by domain: z@a.com b@c.org a@b.net',
    '- z@a.com\n- a@b.net\n- b@c.org',
  ],
  ['drop duplicates, then sort from longest to shortest: oak, maple, oak, fir', 'maple, fir, oak'],
  ['keep the ones that start with b and capitalize them: bean, corn, beet', 'Bean, Beet'],
  ['list all numbers over 10 and sum them: 4 and 12 and 30', '- 12\n- 30\n\nSum: **42**'],
  ['sort and then translate them: b, a', undefined],
])('%s', async (wish, expected) => {
  const { text } = await ask(wish);
  if (expected === undefined) expect(text).toContain('Not answered: translate');
  else expect(text).toBe(expected);
});

const regexFor = (wish: string): RegExp => {
  const turn = { instruction: wish, message: wish, sourceText: undefined, wantsExample: false, earlier: [] };
  const text = composedRegex.answer(
    { ...turn, lastAnswer: undefined, today: '2026-11-15', now: undefined, seed: 1 },
    engineTools(),
  );
  return new RegExp(/```regex\n(.*)\n```/.exec(String(text))?.[1] ?? '(?!)');
};

test.each([
  ['a regular expression for 12-hour times with am or pm', '7:45 pm', '19:45 pm'],
  ['regexp that validates a date in the format mm/dd/yyyy', '12/31/2027', '31/12/2027'],
  ['write a regex for two capital letters, an underscore and at least 3 digits', 'AB_1234', 'AB-1234'],
  ['regex for strings of only lowercase letters and hyphens, 2 to 5 characters', 'a-b', 'a-bcde'],
  ['regex for a password with at least 10 characters, one digit and one symbol', 'abcdefgh1!', 'abcdefghij'],
  ['regex for an ip address in cidr notation', '10.0.0.0/8', '10.0.0.0/33'],
])('%s', (wish, yes, no) => {
  const made = regexFor(wish);
  expect([made.test(yes), made.test(no)]).toEqual([true, false]);
});

test('a range of numbers is matched from end to end', () => {
  for (const [low, high] of [
    [0, 255],
    [1, 31],
    [7, 1203],
    [95, 105],
  ] as const) {
    const made = new RegExp(`^${rangeSource(low, high)}$`);
    const found = Array.from({ length: 1500 }, (_, number) => number).filter((each) =>
      made.test(String(each)),
    );
    expect([found[0], found.at(-1), found.length]).toEqual([low, high, high - low + 1]);
  }
});

test.each([
  [
    'Where is the invoice? You never answered my mail.',
    'Could you please tell me where the invoice is? It seems that you never answered my mail.',
  ],
  ['Why did you delete my branch?', 'Could you please tell me why you deleted my branch?'],
  [
    'This report is awful. Send me a new one.',
    'I am afraid that this report does not meet my expectations. Could you please send me a new one?',
  ],
  ['You are an idiot.', undefined],
])('%s, said politely', (said, expected) => {
  expect(politely(said)).toBe(expected);
});

test('conditions of curl and tar each find their place, and an unknown one is refused', () => {
  expect(curlRequests('curl: put json from data.json with basic auth and follow redirects')?.run).toBe(
    'curl -X PUT -L -u USER:PASSWORD -H "Content-Type: application/json" -d @data.json https://example.com/api',
  );
  expect(curlRequests('curl: post json through a moonbeam')).toBeUndefined();
  expect(packFolder('compress the folder site but leave out cache and .git')?.run).toBe(
    'tar -czf site.tar.gz --exclude="cache" --exclude=".git" site',
  );
});

test.each([
  ['why does a subquery with not in give no rows when there are nulls', 'reason', 'NOT EXISTS'],
  ['disadvantages of microservices', 'idea', 'Not for a small team'],
  ['what is the difference between 400 and 422', 'idea', '422'],
  ['a chair for 119 euros with 19% vat, what is the net price', 'word-problem', '**€100**'],
])('%s', async (question, skill, part) => {
  const answer = await ask(question);
  expect([answer.skill, answer.text]).toEqual([skill, expect.stringContaining(part)]);
  expect(answer.text).not.toContain('Not answered');
});
