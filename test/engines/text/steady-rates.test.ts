import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  ['My patient gets 1.5 litres over 12 hours, how many ml per hour is that?', '**125 ml per hour**'],
  ['2 gallons over 8 hours is how many cups per hour', '**4 US cups per hour**'],
  ['500 ml in 4 hours, what is that in ml per minute?', '**2.083333 ml per minute**'],
  ['I download 12 GB in 30 minutes, how many MB per second is that?', '**6.666667 MB per second**'],
  ["if i drive 340 km and use 23.8 litres, what's that per 100 km", '**7 litres per 100 km**'],
  ['The bag is 900 ml and has to run over 6 hours. How many ml per hour is that?', '**150 ml per hour**'],
  [
    'A tank is 700 litres and must empty within 5 hours. How many litres per hour?',
    '**140 litres per hour**',
  ],
  ['how many seconds are in a leap year', '31,622,400'],
])('%s', async (question, result) => {
  expect((await ask(question)).text).toContain(result);
});

test.each([
  [
    'What is the area of a circle with a radius of 5 m? and how much paint do I need if 1 litre covers 8 square metres',
    ['**78.5398 m²**', '**9.82 litres**'],
  ],
  ['how many tins do I need for a wall 4 m by 3 m if one tin covers 5 m2', ['**12 m²**', '2.40: **3 tins**']],
])('the second sum takes the result of the first: %s', async (question, results) => {
  const { text } = await ask(question);
  for (const result of results) expect(text).toContain(result);
});
