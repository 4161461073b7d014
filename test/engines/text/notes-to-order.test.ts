import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, ...answer: string[]]>([
  ['write a two line thank you note for a neighbour who fed my cat', 'Thank you'],
  [
    'write a thank you message to my aunt Clara for knitting a scarf',
    'Dear Aunt Clara',
    'Thank you so much for knitting a scarf.',
  ],
  [
    'write an email to my landlord about a leaking pipe in the cellar',
    'The pipe in the cellar is leaking.',
    'have this put right',
  ],
  [
    'Write a reply to a guest whose breakfast was cold, and offer him a free coffee.',
    'We are very sorry that your breakfast was cold. We would like to offer you a free coffee.',
  ],
  ['two sentences to remind a client that her invoice is due on Monday', 'Your invoice is due on Monday.'],
  ["write an email to my students saying Monday's class is in room 4", "Monday's class is in room 4."],
  ['write an out of office message for this week', 'out of the office this week'],
])('a note takes its particulars from the wish: %s', async (question, ...answer) => {
  const { text } = await ask(question);
  for (const part of answer) expect(text).toContain(part);
});

test('a notice for a door is for nobody in particular', async () => {
  const { text } = await ask('write a note for our front door saying the bell is broken');
  expect(text).toBe('**The bell is broken.**\n\nThank you for your understanding.');
});

test('fewer sentences than were asked for are counted', async () => {
  const { text } = await ask('four sentences to thank my boss for the bonus');
  expect(text).toContain('_3 of 4 sentences._');
});

test.each(['awful shift today, tell me something to cheer me up', 'I had a long day, cheer me up a bit'])(
  'cheers up: %s',
  async (question) => {
    expect((await ask(question)).skill).toBe('greeting');
  },
);

test.each<[question: string, answer: string]>([
  ['what does the -r option of cp do', '`cp -r`'],
  ['when is Easter this year', '5 April 2026'],
  ['replace all commas with semicolons in every csv file here', "'s/,/;/g'"],
  ['docker container exits right away with code 0', 'docker logs'],
])('another wording reaches the skill: %s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});
