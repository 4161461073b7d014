import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test('a sentence is translated as a whole or not at all', async () => {
  const { skill } = await ask('Translate to French: Good evening, I would like a table for two people.');
  expect(skill).toBe('fallback');
  expect((await ask('translate "good evening" to French')).text).toContain('bonsoir');
});

test.each([
  "I'm a bit nervous, first day at a new job tomorrow. Any tips?",
  "I'm nervous, I have an exam on Monday",
  'i am so scared: driving test, the first meeting with the examiner',
])('nervousness before a day gets advice, and no condolences: %s', async (said) => {
  const { text } = await ask(said);
  expect(text).toMatch(/nervous/);
  expect(text).not.toContain('sorry');
});

test('a rule for the text is no detail of the product, and material is what it is made of', async () => {
  const { text } = await ask(
    'Write a product description for a wooden stool, solid oak, 45 cm high, 79 euros, about 50 words, no hype',
  );
  expect(text).toContain('It is made of solid oak and 45 cm high. It costs 79 euros.');
  expect(text).toContain('_It has 16 words, not 50._');
  expect(text).not.toContain('hype');
});

test.each([
  [
    'Make a lesson plan for 45 minutes on fractions, class 5, with one group activity',
    'Fractions for class 5',
  ],
  ['lesson plan about volcanoes, 60 minutes, grade 7', 'Volcanoes for grade 7'],
])('a lesson is about its subject, for a class: %s', async (wish, title) => {
  const { text, skill } = await ask(wish);
  expect(skill).toBe('outline');
  expect(text).toContain(`# Lesson plan: ${title}\n`);
});

test('the steps of an equation are shown where they are asked for', async () => {
  const { text } = await ask('solve 2x^2 - 7x + 3 = 0 and show the steps');
  expect(text).toContain('b² − 4ac = (−7)² − 4 · 2 · 3 = 25');
  expect(text).toContain('x = **0.5** or x = **3**');
  expect((await ask('solve 2x + 3 = 11, step by step please')).text).toContain(
    'Subtract 3 on both sides: 2x = 8',
  );
  expect((await ask('solve 2x + 3 = 11')).text).toBe('x = **4**');
});

test('"him" is the one of two who can be meant', async () => {
  const { text } = await ask(
    'Ruth is four times as old as her nephew. In 10 years she will be twice as old as him. How old are they now?',
  );
  expect(text).toContain('Ruth **20**, her nephew **5**');
});

test('the price of an ordered thing may stand right behind it', async () => {
  const { text } = await ask(
    'give me json of this order: 2 x oat milk 1.99, 6 x eggs 0.35 each, deliver to 12 Station Road on friday',
  );
  const order: unknown = JSON.parse(/```json\n([\s\S]+?)\n```/.exec(text)?.[1] ?? '{}');
  expect(order).toMatchObject({
    items: [
      { quantity: 2, price: 1.99 },
      { quantity: 6, price: 0.35 },
    ],
  });
  expect(text).toContain('oat milk');
  expect(text).toContain('12 Station Road');
});

test('each of two wishes for rhymes is answered', async () => {
  const { text } = await ask('what rhymes with orange... and give me 3 rhymes for "light"');
  expect(text).toContain('no perfect rhyme for **orange**');
  expect(text.match(/\*\*\w+ight\*\*/g)).toHaveLength(3);
});
