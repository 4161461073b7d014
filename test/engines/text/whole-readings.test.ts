import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  [
    'Our invoice total is 4,284.00 including 19 % VAT. What is the net amount and what is the tax?',
    '**684** tax',
  ],
  [
    'If a machine makes 45 parts in 12 minutes, how many does it make in an 8 hour shift with a 30 minute break?',
    '1687 whole parts',
  ],
  ['a printer prints 24 pages in 3 minutes, how many in an hour', '**480 pages**'],
  ['I need 250 g of flour for 12 pancakes. How much for 30?', '**625 g flour**'],
  [
    'I buy flour at 0.68 per kg and need 0.55 kg per loaf. What is the flour cost for 140 loaves?',
    '**52.36**',
  ],
  [
    '28 pupils go to the zoo, tickets are 4.50 each, and every tenth ticket is free. What do we pay?',
    '**117**',
  ],
  ['How many pallets do I need for 1,150 boxes if 48 fit on one?', '**24 pallets**'],
  ['how many buses for 130 people if each takes 52', '**3 buses**'],
  ['dilute 10 ml of a 2 M solution to 0.25 M, what is the final volume', '**80 ml**'],
  ['a room costs 89 a night, 3 nights, city tax 2.20 per person and night, 2 persons. total?', '**280.2**'],
  ['paint covers 8 m2 per litre, how much for 52 m2', '**6.5 litres**'],
  ['the average of 3 numbers is 12, two are 10 and 11, what is the third', '**15**'],
  ['a phone costs 699, I pay 12 monthly instalments of 65, how much more do I pay', '**81** more'],
  ['3 boxes with 24 bottles each, 17 are broken, how many are left', '**55 bottles**'],
  ['a tank holds 60 litres and leaks 0.4 litres an hour, when is it empty', '**150 hours**'],
  ['what is the volume of a box 40 by 30 by 25 cm in litres', '**30 litres**'],
  ['mix 2 parts syrup and 7 parts water, how much syrup for 1.8 litres', '**0.4 litres**'],
  ['my car does 15 km per litre, how much fuel for 420 km', '**28 litres**'],
  ["a shirt is 39.90, I have a 15 % voucher, what's left to pay", '**33.92**'],
  ['a car goes 240 km in 3 hours, average speed', '**80 km/h**'],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test.each([
  [
    'The probability of rain is 0.3 on each of two days, independent. How likely is it that it stays dry on both?',
    '**0.49**',
  ],
  ['probability of two sixes with two dice', '**1/36**'],
  ['What is the probability of drawing an ace from a deck of cards', '**7.69%**'],
  ['what is the probability of rolling a 6', '**1/6**'],
])('chance: %s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test.each([
  'What is the probability of getting at least one six in two throws',
  'chance of drawing an ace or a king from a deck',
])('a chance that no rule reads is not answered: %s', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});
