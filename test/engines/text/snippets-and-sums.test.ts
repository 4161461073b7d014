import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, parts: readonly string[]]>([
  ['what is wrong with this: for name in names print(name)', ['for name in names:\n    print(name)']],
  ['whats the bug here: while x = 3: run()', ['while x == 3:\n    run()']],
  ['find the mistake: print("hello)', ['print("hello")']],
  [
    "what's wrong with this json: {'name': 'Al', age: 3,}",
    ['{"name": "Al", "age": 3}', 'a comma after the last'],
  ],
  ['why does this not work: select id from t where x = null', ['where x IS NULL']],
  ['what is wrong: def add(item, to=[]): to.append(item)', ['if to is None:\n        to = []']],
  [
    'what does this do: [w.upper() for w in words if len(w) > 3]',
    ['For each `w` in `words`', '`len(w) > 3`'],
  ],
  ['explain this: const { id, name } = user;', ['`id` and `name` out of `user`']],
  ['what does users.map(u => u.name) do', ['`u.name` of each element `u`']],
  [
    'what does this do: sorted(scores.items(), key=lambda p: p[1], reverse=True)[:5]',
    ['ordered by `p[1]` of each `p`, largest first', 'the first 5'],
  ],
])('%s', async (question, parts) => {
  const { skill, text } = await ask(question);
  expect(skill).toBe('code');
  for (const part of parts) expect(text).toContain(part);
});

test.each(['what does this do: frobnicate(x)', 'what is wrong in javascript: items = items.sort()'])(
  'no guess about %s',
  async (question) => {
    expect((await ask(question)).skill).not.toBe('code');
  },
);

test.each<[question: string, part: string]>([
  ['I leave at 6:40 and the trip takes 2 hours 35, when do I get there?', '**9:15**'],
  ['the price went from 80 to 92, percent increase?', '**15%** more'],
  ['dinner costs 90 for 4 people, plus 10% tip, how much each', '**24.75** each'],
  ['the sum of two consecutive numbers is 31, what are they', '**15 and 16**'],
  ['what was the price before a 25% discount if I paid 60', '**80**'],
  ['2.5 cups in ml', '**625 ml**'],
  ["what's the capital of Canada, Toronto or Ottawa", '**Ottawa**'],
  ['decode base64 b3BlbiBzZXNhbWU=', 'open sesame'],
  ["its or it's: the cat licks ___ paw", '**its**'],
  ['less or fewer: I have ___ books than you', '**fewer**'],
  ["your or you're: I hope ___ coming", "**you're**"],
  ["tell me a joke that isn't about programmers", ''],
])('%s', async (question, part) => {
  const { skill, text } = await ask(question);
  expect(skill).not.toBe('fallback');
  expect(text).toContain(part);
});

test.each<[question: string, made: unknown]>([
  [
    'turn this into json: order 88, 3 x red pen at 1.20, 1 x pad at 4.50, ship to Bath',
    {
      order: 88,
      items: [
        { name: 'red pen', quantity: 3, price: 1.2 },
        { name: 'pad', quantity: 1, price: 4.5 },
      ],
      ship_to: 'Bath',
    },
  ],
  ['as json: flight LH 442, seat 12A, gate B7', { flight: 'LH 442', seat: '12A', gate: 'B7' }],
])('%s', async (question, made) => {
  const { text } = await ask(question);
  expect(JSON.parse(/```json\n([\s\S]*)\n```/.exec(text)?.[1] ?? 'null')).toEqual(made);
});

test.each<[wish: string, made: string]>([
  [
    'make this less formal: We regret to inform you that the office is closed due to adverse weather.',
    'Sorry, but the office is closed because of bad weather.',
  ],
  [
    'shorten: "I am writing to inquire as to whether it would be possible to bring my dog."',
    'Could we bring my dog?',
  ],
  ['fix the grammer: me and her was late and its raining', "She and I were late and it's raining."],
  [
    'give this a title: Last week hundreds of frogs crossed the bridge in our village, and people stopped their cars.',
    'Hundreds of frogs crossed the bridge in our village',
  ],
])('%s', async (wish, made) => {
  expect((await ask(wish)).text).toContain(made);
});

test.each(['german', 'french', 'spanish', 'italian', 'dutch', 'polish', 'swiss', 'indian', 'australian'])(
  'a pattern for %s phone numbers does what its answer says',
  async (country) => {
    const { text } = await ask(`regex for a ${country} phone number`);
    const pattern = new RegExp(/```regex\n(.+)\n```/.exec(text)?.[1] ?? '$^');
    const [, yes = '', no = ''] = /it matches (.+?); it does \*\*not\*\* match (.+?)\.\n/.exec(text) ?? [];
    const samples = (list: string): string[] => [...list.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);
    expect(samples(yes).length).toBeGreaterThan(1);
    for (const one of samples(yes)) expect(one).toMatch(pattern);
    for (const one of samples(no)) expect(one).not.toMatch(pattern);
  },
);
