import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  [
    'A pool holds 48000 litres. One pump fills 600 l a minute, the other 400. How long with both together?',
    '**48 minutes**',
  ],
  [
    'Two taps fill the tub, one needs 12 minutes alone, the other 18. How long if I open both?',
    '**7.2 minutes** (7 min 12 s)',
  ],
  [
    'Two printers: one does 20 pages a minute, the second 35. how long for 660 pages when both run at the same time',
    '**12 minutes**',
  ],
])('several that work at once: %s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test.each([
  [
    'Three friends split a bill of 74.70, one pays double because he had the steak. what does each pay',
    ['**37.35**', '**18.675**'],
  ],
  [
    '4 flatmates share 960 rent but one has the small room and pays half. how much for each?',
    ['**137.14**', '**274.29**'],
  ],
  [
    '6 of us split 174 euros, but one only had a salad and pays 10 less. How much each?',
    ['**20.67**', '**30.67**'],
  ],
  [
    '2 adults and 3 children share a 280 euro cabin, children pay half. what do the adults pay',
    ['**40**', '**80**'],
  ],
  [
    'Anna and Ben share 120 euros, Ben gets twice as much as Anna. how much does each get',
    ['**80**', '**40**'],
  ],
])('shares that differ: %s', async (question, answers) => {
  const { text } = await ask(question);
  for (const answer of answers) expect(text).toContain(answer);
});

test.each([
  ['the sum of three consecutive numbers is 114. which ones?', '**37, 38, 39**'],
  ["five consecutive odd numbers have a sum of 135, what's the largest?", '**31**'],
  ['the sum of three consecutive even numbers is 115. which ones?', 'No 3 consecutive even numbers'],
  ["I'm thinking of a number. If I double it and add 7 I get 31. What is it?", '**12**'],
  ['a number plus its half is 36. which number?', '**24**'],
  ['three times a number minus 4 equals 20', '**8**'],
  ['25% of what number is 60', '**240**'],
])('numbers that are not known: %s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test.each([
  ["In 6 years I'll be twice as old as my brother who is 11 now. How old am I?", 'I **28**'],
  ['My mother is 27 years older than me, together we are 61. how old is she', 'My mother **44**'],
  ['5 years ago my dad was three times as old as me. He is 41 now. How old am I?', 'I **17**'],
])('ages: %s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test.each([
  [
    'My car does 15 km on a liter and petrol is 1.82 €. What does the 640 km trip to my sister cost me in fuel?',
    '**€77.65**',
  ],
  ['A dripping tap loses 3 drops a second, 20 drops are 1 ml. how many litres a day?', '**12.96 litres'],
  ['If I walk 6500 steps of 70 cm how many km is that', '**4.55 km**'],
  ['I earn 16.50 an hour and work 30 hours a week. monthly?', '**2145 per month**'],
  [
    'electricity: 3200 kWh a year at 0.34 per kWh plus 12 base fee a month. whats the yearly bill',
    '**1232 per year**',
  ],
  ['I drink 3 cups of 150 ml coffee a day, how many litres in a year?', '**164.25 litres per year**'],
  ['200 g of cheese at 18.90 a kilo, what do I pay', '**3.78**'],
  ["a box of 24 bottles costs 18 euros, what's one bottle", '**€0.75** per bottle'],
  ["We're 23 people, a minibus has 8 seats. how many minibuses?", '**3 minibuses**'],
])('units lead to the sum: %s', async (question, answer) => {
  const { text } = await ask(question);
  expect(text).toContain(answer);
  expect(text).not.toContain('Not answered');
});

test('things that do not cancel each other make no sum', async () => {
  expect((await ask('3 dogs eat 400 g a day. How many kg in 30 days?')).text).not.toContain('12 kg');
});

test.each([
  ['map scale 1:25000, how far is 8 cm in reality', '**2 km**'],
  ['on a map with scale 1:50000, how long is a 3 km path on the map?', '**6 cm**'],
  [
    'mix concentrate 1:4 with water, how much concentrate for 2 litres of drink',
    '**0.4 litres of concentrate**',
  ],
  ['buy 3 pay 2 at 4.50 each, what does one cost me effectively', '**3.00** each'],
  ['shirt 39.90, second one half price. total for two?', '**59.85**'],
  ['divide 91 sweets among 4 children, what is left', '**3** are left'],
  [
    'one train leaves at 9 with 80 km/h, second follows at 10 with 120 km/h. when does it catch up?',
    '**12:00**',
  ],
  ['A room is 4.2 by 3.5 m. How many square meters and what does carpet at 18 per m² cost', '**264.60**'],
  ["A train covers 300 km in 2 h 30. what's its average speed", '**120 km/h**'],
  ['how many ml is a tablespoon and a half', '**22.2 ml**'],
  [
    'two cars start 300 km apart and drive towards each other at 70 and 80 km/h, when do they meet',
    '**2 hours**',
  ],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});
