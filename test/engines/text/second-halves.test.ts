import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, told: string]>([
  ['what does "frugal" mean, and use it in a sentence', 'In a sentence: They live a frugal life'],
  ['put obsolete in a sentence', 'In a sentence: Typewriters'],
  ['define chair and use it in a sentence', 'Not answered: a sentence with “chair”'],
  ["explain Newton's third law with an everyday example", 'Example: you push back'],
  ['affect or effect: "smoking has a bad ___ on health"', 'Here it is **effect**'],
  ['do I use affect or effect in: noise can ... your sleep', 'Here it is **affect**'],
  ['why is the sky blue by day and red at sunset?', 'red and orange are left'],
  [
    'come up with a name for a tea shop that sells oolong and give me the reason',
    '**Oolong Tea Shop**: names',
  ],
  ['what do plants need for photosynthesis and what does it produce?', 'give off oxygen'],
])('%s gets both halves, or the second one is named', async (question, told) => {
  const { text } = await ask(question);
  expect(text).toContain(told);
  if (!told.startsWith('Not')) expect(text).not.toContain('Not answered');
});

test('finding the line of a fault is no second question', async () => {
  const { text } = await ask('segmentation fault (core dumped), how can I locate the line?');
  expect(text).toContain('gdb');
  expect(text).not.toMatch(/Not answered|line by line/);
});

test.each<[wish: string, ...told: string[]]>([
  ['make a plan to learn the guitar in 8 weeks, half an hour every evening', '| 2 | Em, Am', '30 minutes'],
  ['a 2 week plan for learning chess for my son', '| 1 | Rules', 'Not answered: for my son'],
  [
    'study plan for a chemistry exam in four weeks, I can do 45 minutes a day',
    'Chemistry exam in 4 weeks',
    '45 minutes',
  ],
  ['plan a rainy Sunday with kids aged 4 and 10', '(4 and 10)', 'drawings for the 4-year-old'],
  ['running plan for 10 km in 10 weeks, 2 times a week', 'Not answered: 2 times a week'],
])('%s has its own content', async (wish, ...told) => {
  const { text } = await ask(wish);
  for (const each of told) expect(text).toContain(each);
});

test.each<[said: string, reply: RegExp]>([
  ['hey, I had a really rough week. how are things?', /rest|Put your feet up[\s\S]*small program/],
  ["hello! I'm so bored right now", /[Bb]ored/],
  ['I feel a bit lonely tonight', /sorry/],
])('%s is small talk', async (said, reply) => {
  const { skill, text } = await ask(said);
  expect(skill).toBe('greeting');
  expect(text).toMatch(reply);
});

test.each<[question: string, result: string]>([
  ['My book has 350 pages and I read 40 pages a day. How long will it take?', '**9 days**'],
  ['I save 25 coins a week and need 300 coins. How many weeks?', '**12 weeks**'],
  ['what day is 30 days before a Friday?', '**Wednesday**'],
])('%s is reckoned', async (question, result) => {
  expect((await ask(question)).text).toContain(result);
});

test('a letter tells what stands behind the reader', async () => {
  const { text } = await ask('write an email to our landlord, the lift has been out of order since Friday');
  expect(text).toContain('The lift has been out of order since Friday.');
  expect(text).not.toContain('Not in it');
});
