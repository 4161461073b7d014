import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test('a running plan has as many weeks as are named, and no essay', async () => {
  const { text } = await ask('Give me a jogging plan so that I can run 5 km in six weeks');
  expect(text.match(/^\| \d+ \|/gm)).toHaveLength(6);
  expect(text).toContain('8 × 1 min');
  expect(text).toContain('A general plan');
  expect((await ask('training plan for a marathon in 6 weeks, running')).text).toContain(
    'few for this distance',
  );
});

test('a stay has its days, its place and what is liked', async () => {
  const { text } = await ask('Plan three days in Porto with our kids, we love music and stamps');
  for (const said of ['# Trip: Porto', '**Day 3**', 'record shop', 'time for stamps', 'With children'])
    expect(text).toContain(said);
  expect(text).toContain('São Bento');
  expect((await ask('plan a weekend in Ljubljana, no museums')).text).toMatch(
    /I know no sights of Ljubljana[\s\S]*Not answered: no museums/,
  );
  expect((await ask('plan a weekend in Oslo in winter under 300 euros')).text).toContain('Not answered');
});

test('exams are spread over the days that there are', async () => {
  const { text } = await ask('I need a plan to prepare for two exams in ten days');
  expect(text).toContain('2 exams in 10 days');
  expect(text).toMatch(/–10 \| All/);
});

test('the minutes of a day add up', async () => {
  const { text } = await ask('Make a plan for learning Italian in two months with 40 minutes every day');
  expect(text).toContain('Each day, 40 minutes: 10 repeating, 20 on what is new, 10 for pleasure.');
  expect(text).toContain('| 8 | A conversation');
});

test('a packing list has what the journey asks for', async () => {
  expect((await ask('what should I pack for a camping weekend in July')).text).toContain(
    'Sleeping bag'.toLowerCase(),
  );
});

test.each([
  ['What can I cook with lentils, carrots and an onion?', 'Curry or stew of lentils, carrots and onion'],
  ['I have pasta, mushrooms and cream. What can I make for dinner?', 'At the end: cream'],
  ['I have beef, rice and beans, what can I cook in 30 minutes?', 'One-pan rice'],
])('dishes from what is there: %s', async (question, expected) => {
  expect((await ask(question)).text).toContain(expected);
});

test('what makes no dish is not cooked', async () => {
  expect((await ask('what can I make with sugar, paper and glue')).text).not.toContain('Pan of');
});

test('as many titles and slogans as are asked for', async () => {
  const { text } = await ask('Give me four titles for an article about night shifts');
  expect(text.match(/^- /gm)).toHaveLength(4);
  expect((await ask('two slogans for my small flower shop')).text).toContain('flower shop');
  expect((await ask('five names for a podcast about houseplants')).text).toContain('Talking Houseplants');
});

test('the deed of a shop is no part of its name', async () => {
  expect((await ask('suggest four names for a small bakery that focuses on rye bread')).text).not.toContain(
    'Focus',
  );
});

test.each([
  ['Write a two-line birthday greeting for my uncle who loves fishing', ['dear Uncle', 'the big one']],
  ['write a get well message for my friend Lena', ['Get well soon, dear Lena']],
  ['a short wedding anniversary wish for my parents', ['Happy anniversary, dear parents']],
  ['Write a card for a colleague who turns 50 and loves chess', ['50th birthday']],
])('a card for an occasion and a person: %s', async (question, expected) => {
  const { text } = await ask(question);
  for (const said of expected) expect(text).toContain(said);
  expect(text.split('  \n')).toHaveLength(2);
});

test('a message that tells something is no card', async () => {
  expect((await ask("write a note to my daughter's teacher that she is sick today")).text).toContain(
    'She is sick today',
  );
});

test('a declined invitation wishes well', async () => {
  expect((await ask('write a message to decline a birthday party invitation')).text).toContain(
    'your invitation to the birthday party',
  );
});
