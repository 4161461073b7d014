import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  ['agenda for a 30 minute project kickoff', 30],
  ['agenda for a one hour team meeting about the budget', 60],
  ['agenda for a two hour retrospective', 120],
  ['Lesson plan, 45 minutes, fractions for fifth grade, with a game at the end', 45],
])('the times of %s fill it', async (wish, minutes) => {
  const { text } = await ask(wish);
  const times = [...text.matchAll(/\((\d+) min\)/g)].map(([, time]) => Number(time));
  expect(times.reduce((sum, time) => sum + time, 0)).toBe(minutes);
});

test.each([
  ['Checklist for the first day of a new employee', 'Lunch together'],
  ['Opening checklist for a small café, morning shift', 'Coffee machine on'],
  [
    'plan a half-day workshop on better meetings for 12 people with rough times',
    'Better meetings for 12 people',
  ],
  [
    'Ideas for a rainy afternoon with a four-year-old and an eight-year-old',
    /den|treasure|cinema|puppet|bake|marble|paint|rain|tower|board/,
  ],
  ["five names for a shop that sells second-hand children's clothes", 'Twice Loved'],
  ['bedtime story in ten sentences about a snail who wants to see the ocean', 'to see the ocean'],
])('%s', async (wish, part) => {
  expect((await ask(wish)).text).toMatch(part);
});

test.each([
  [
    "A four-line rhyming poem for a colleague's 50th birthday, she likes hiking and bad puns",
    ['fifty', 'hiking and bad puns'],
  ],
  ['a short poem for my wife for our 20th anniversary, she loves the sea', ['twenty years', 'the sea']],
  ["poem for my boss's retirement", ['the clock may rest']],
  ['limerick about a teacher who loses his chalk', ['There once was a teacher', 'loses his chalk every day']],
  ['Haiku about fresh bread', ['oven']],
])('%s is about what it names', async (wish, parts) => {
  const { text } = await ask(wish);
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toContain('Not in it');
});

test.each([
  [
    'Is this feedback positive, negative or mixed? "The training was well prepared, but far too long, and the room was cold."',
    '**Mixed**',
  ],
  [
    'Please make a JSON list with item and amount from this: 2 kg potatoes, 1 litre milk, 6 eggs, 200 g butter',
    '"amount": "2 kg"',
  ],
  [
    'Get the date, time, number of people and name as JSON: "Hi, this is Paul Jansen, could we have a table for five on 18 July at half past seven in the evening?"',
    '"time": "half past seven in the evening",\n  "number_of_people": 5,\n  "name": "Paul Jansen"',
  ],
])('%s', async (wish, part) => {
  expect((await ask(wish)).text).toContain(part);
});

test('which of two is right is no matter of chance', async () => {
  expect((await ask('affect or effect, which one is the noun')).skill).not.toBe('chance');
});
