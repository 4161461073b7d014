import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, results: readonly string[]]>([
  [
    '400 g of coffee for 6.49 or 1 kg for 14.99: which one is cheaper?',
    ['1.62 per 100 g', '**1 kg for 14.99** is cheaper'],
  ],
  [
    'is 12 rolls for $5 or 4 rolls for $1.80 the better deal',
    ['0.417 each', '**12 rolls for $5** is cheaper'],
  ],
  ['2 l for 3.00 or 500 ml for 0.75, what is better value?', ['**Both are equally cheap**']],
  ['how many tiles of 20 x 20 cm for a wall of 2 by 3 m?', ['6 m² ÷ 0.04 m² = **150 tiles**', '165']],
  ['a 4 by 5 metre terrace, slabs 60 x 40 cm, how many slabs do I need', ['≈ 83.33, so **84 slabs**']],
  [
    'The soup is for 3 people: 2 onions, 750 ml stock and 300 g lentils. How much do I need for 5?',
    ['**500 g lentils**', '**1250 ml stock**', '**3.33 onions**'],
  ],
  ['scale from 12 to 30 muffins: 240 g flour, 3 eggs', ['**600 g flour**', '**7.5 eggs**']],
  ['I paid 240 and VAT is 20%, what is the price without VAT?', ['240 ÷ (1 + 20%) = **200**']],
  ['how much of 59.50 is VAT if the rate is 19%', ['**9.50**']],
  ['the price is 250 without VAT, VAT is 20%, how much is it with VAT?', ['**300**']],
  ['I make 20 dollars an hour and work 30 hours a week, what do I earn in a year', ['**$31200 per year**']],
  [
    'if I get paid 16 euros an hour for 25 hours a week, how much is that a month?',
    ['**€1733.33 per month**'],
  ],
  ['what does it cost to run a 100 W lamp 10 hours a day for a year at 0.25 per kWh', ['**91.25**']],
  [
    'we drive 80 km a day at 5 litres per 100 km, petrol is 2.00, how much is that a week',
    ['**56 per week**'],
  ],
  ['a leak loses 5 ml per minute, how many litres a day', ['**7.2 litres per day**']],
])('%s', async (question, results) => {
  const { skill, text } = await ask(question);
  expect(skill).toBe('word-problem');
  for (const result of results) expect(text).toContain(result);
});

test.each([
  'I work 30 hours a week and 5 days a month, what do I earn',
  'is 500 g for 3.00 or 2 litres for 4.00 cheaper',
  'I earn 20 an hour and pay 30% tax, what do I earn in a month with 20 hours a week',
  'how many tiles of 20 x 20 cm for a wall of 2 by 3 m with a door of 90 by 200 cm',
])('no number is left out of the sum: %s', async (question) => {
  expect((await ask(question)).text).not.toMatch(/= \*\*|is cheaper/);
});

test.each<[question: string, skill: string, result: string]>([
  ['my aunt was born on 7 May 1961, how old is she', 'dates', '**65 years**'],
  ['born 2000-12-24, how old am I now?', 'dates', '**25 years**'],
  ['when was Easter last year', 'calendar', '**Sunday, 20 April 2025**'],
  ["when is Father's Day next year", 'calendar', '**Sunday, 20 June 2027**'],
  ['when is Ascension Day 2027', 'calendar', '**Thursday, 6 May 2027**'],
  ['when is Memorial Day 2026', 'calendar', '**Monday, 25 May 2026**'],
  ['she weighs 9 stone 8 pounds, what is that in kg', 'units', '60.78'],
  ['how many grams is a cup of rice', 'units', '**190 g**'],
  ['half a cup of butter in grams', 'units', '**114 g**'],
  ['300 g sugar in cups', 'units', '**1.5 US cups**'],
  ['what is 0x1F in decimal and 0b1111 in hex', 'numerals', '0b1111 = **0xf**'],
  ['add 50 minutes to 9:45', 'clock-time', '**10:35**'],
  ['what time is 3 hours before 1:30', 'clock-time', '**22:30**, the day before'],
  ['from 9:00 to 17:30 minus 30 minutes break', 'clock-time', '**8 h**'],
])('%s', async (question, skill, result) => {
  const answer = await ask(question);
  expect([answer.skill, answer.text]).toEqual([skill, expect.stringContaining(result)]);
});

test.each<[question: string, words: readonly string[]]>([
  ['find an anagram of stream', ['master']],
  ['which words can be made from the letters t, e, a and r', ['rate', 'tear', 'ear']],
  ['a six letter word that starts with br and ends with e', ['bridge', 'bronze']],
  ['words that contain ough and end with t', ['thought', 'drought']],
])('%s', async (question, words) => {
  const { skill, text } = await ask(question);
  expect(skill).toBe('word-search');
  for (const word of words) expect(text).toContain(`**${word}**`);
});

test('a search that finds nothing tells how many words it knows', async () => {
  expect((await ask('a four letter word that starts with zzx')).text).toMatch(
    /^I know no word .* about \d+,000 words/,
  );
});

test.each<[question: string, result: string]>([
  ['how can I see which folder I am in', 'pwd'],
  ['remove a folder and everything inside it', 'rm -r'],
  ['how do I copy a repository from GitHub to my laptop', 'git clone'],
  ['do you need an internet connection?', 'octet works offline'],
  ['hi, who am I talking to?', 'local-chat'],
  [
    'what months have 31 days',
    '**January**, **March**, **May**, **July**, **August**, **October**, **December**',
  ],
  ['what is a variable?', 'a name for a value'],
])('a beginner asks: %s', async (question, result) => {
  expect((await ask(question)).text).toContain(result);
});
