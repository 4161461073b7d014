import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, result: string]>([
  ['5 pens at £1.20 each, what change do I get from a £10 note?', '**£4**'],
  ['I bought 2 lamps at 35.50 euros each and paid with a 100 euro note. How much change?', '**€29**'],
  ['what would 9 stamps at $0.85 cost', '9 stamps × $0.85 per stamp = **$7.65**'],
  ['how much are 3 mugs at 4 CHF each and 2 plates at 7.50 CHF each', '**CHF 27**'],
  ['what change do I get from a 5 pound note for 4 buns at 1.50 pounds each', '**£1** is missing'],
  ['how long does it take to upload 3 GB at 24 Mbit/s?', '= **16 min 40 s**'],
  ['how many minutes to copy 12 GB at 100 MB/s', '**2 minutes**'],
  ['how long does a 1 GiB download take at 8 Mbps', '1073.742 s, about **17 min 54 s**'],
  ['how much data can I download in 10 minutes at 40 Mbit/s', '**3 GB**'],
  ['rent 900, food 350.50 and power 80: total and the smallest?', '= **1330.50**'],
  ['rent 900, food 350.50 and power 80: total and the smallest?', 'Lowest: **power** (80)'],
  ['sum, minimum and average of 6, 9, 12', 'Average: 27 ÷ 3 = **9**'],
  ['What do I have after 6 years if I deposit €150 every month at 3% a year?', '**€11816.91**'],
  ['£2,000 at 6% compounded quarterly over 2 years, what is it worth?', '**£2252.99**'],
  ['simple interest on 800 at 4% for 18 months', '**48** interest'],
  ['I borrow $12,000 at 9% for 3 years, what are the monthly payments?', '**$381.60** a month'],
  ['how many years until my investment doubles at 8%', '**9.0 years**'],
  ['A phone of $900 loses 30% in value every year. What is it worth after 2 years?', '**$441.00**'],
  ['A cyclist sets off at 10:30 riding 24 km/h. How far has she got by 12:00?', '**36 km**'],
])('%s', async (question, result) => {
  const { skill, text } = await ask(question);
  expect([skill, text]).toEqual(['word-problem', expect.stringContaining(result)]);
});

test.each([
  'if I save 10% of 1500 every month, how much do I have after 3 years',
  'I invest 500 at 4% for 3 years and pay 25% tax, what do I have',
  'how long does 5 gb take at 3 mb/s',
  '4 pens at $2 each and a €5 bag, what change do I get from a €20 note?',
  'how long does it take to download 4 GB at 50 Mbit/s with 3 people on the line',
])('what can be read in two ways is not answered: %s', async (question) => {
  expect((await ask(question)).skill).not.toBe('word-problem');
});
