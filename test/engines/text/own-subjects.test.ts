import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  '5 ideas for an instagram post about our new gluten free bread',
  'Give me five ideas for a rainy day activity in a library for children aged 6 to 9.',
  'ideas for a blog post about beekeeping on a balcony',
  'how does the browser encrypt my form data',
])('%s gets no answer on another subject', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});

test.each<[wish: string, ...told: string[]]>([
  ['how does https actually protect my password', 'TLS'],
  ['capital of Australia and its population roughly?', 'Canberra', '_Not answered: population._'],
  ['why is the sky blue? my granddaughter is six and wants to know', 'scatter the short, blue waves'],
  ['Left join vs inner join, with a little example of each', 'LEFT JOIN orders', 'INNER JOIN orders'],
  ['what is a hash table and why are lookups fast', 'keeps values under keys', 'O(1)'],
  [
    'Is this review positive or negative? "The staff were lovely and the room clean, but we could not sleep and the breakfast was cold. We won\'t be coming back."',
    '**Negative**',
  ],
  [
    'fix the grammar: me and my brother has went to the lake yesterday and we seen three swan',
    'My brother and I went to the lake yesterday and we saw three swans.',
  ],
  [
    'fix the grammar: she have visited her aunt last week and bought some breads',
    'She visited her aunt last week and bought some bread.',
  ],
  [
    'write a message to the parents of my under-12 team that training on Thursday is cancelled because the pitch is flooded, and that we will meet on Saturday',
    'Dear parents',
    'Training on Thursday is cancelled because the pitch is flooded. We will meet on Saturday.',
  ],
  [
    'fix the grammar: I have lived here since last year and she have five dog',
    'I have lived here since last year and she has five dogs.',
  ],
  [
    'write a message to my neighbour that her cat is in my garage and that I will feed it tonight',
    'Your cat is in my garage. I will feed it tonight.',
  ],
  ['birthday poem for Anna, she turns 40 and likes hiking', 'forty now', 'hiking, Anna,'],
  ['give me 5 ideas for a first date in autumn', 'picnic'],
  [
    'write a message to the parents of my class: the trip is moved to Tuesday, same time, bring a packed lunch',
    'The trip is moved to Tuesday. The time is the same. Please bring a packed lunch.',
  ],
  [
    "a four line poem for my mum's 70th birthday, her name is Rose and she loves gardening",
    'Rose, and to you',
  ],
  ["write a four line poem for my wife, we've been married 25 years", 'For five and twenty years'],
  ['write a poem for my friend, she loves trains', 'For my friend we raise', 'Not in it: “she loves trains”'],
  ['4 week plan to run 3 km from zero', '20 to 25 min running'],
  ['study plan for a biology exam in 10 days: genetics, ecology', 'not in it: “genetics, ecology”'],
  ['a regex that validates a simple email address and explain each part', '“validates”'],
])('%s', async (wish, ...told) => {
  const { text } = await ask(wish);
  for (const each of told) expect(text).toContain(each);
});

test.each<[wish: string, wrong: string]>([
  ['Packing checklist for a week of camping with two kids, ages 4 and 8', 'Nappies'],
  ['suggest names for a small bakery that does sourdough and cinnamon buns', 'The Sourdough'],
  ['thank you note for a colleague who is retiring, warm but not too sentimental', 'sentimental'],
  [
    'Write an email to my landlord saying the heating has been broken since Monday and asking when it can be repaired.',
    'put right',
  ],
])('%s: without “%s”', async (wish, wrong) => {
  expect((await ask(wish)).text).not.toContain(wrong);
});

test('a baby has its nappies packed', async () => {
  expect((await ask('packing list for a beach trip with a baby')).text).toContain('Nappies');
});
