import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '../../../src/engines/text/math/expression.ts';
import { digitsForWords } from '../../../src/engines/text/math/number-words.ts';
import { rational, toFixed, toSignificant } from '../../../src/engines/text/math/rational.ts';
import { ask, converse } from './ask.ts';

test.each([
  ['what is 17 times 23', '**391**'],
  ['What’s 15% of 80?', '**12**'],
  ['20% off 80', '**64**'],
  ['200 + 15%', '**230**'],
  ['10/3', '**10/3** ≈ 3.33333333333'],
  ['0.1 + 0.2', '**0.3**'],
  ['-2^2', '**-4**'],
  ['2^3^2', '**512**'],
  ['2(3 + 4)', '**14**'],
  ['100 - 5 - 3', '**92**'],
  ['7 mod 3', '**1**'],
  ['seventeen times twenty-three', '**391**'],
  ['what is the square root of 144', '**12**'],
  ['sqrt(2)', '≈ **1.41421356237**'],
  ['what is the square root of 2 to 5 digits', '√2 ≈ **1.41421**'],
  ['10/3 rounded to 2 decimal places', '10 ÷ 3 ≈ **3.33**'],
  ['what is 1/4 to 3 decimals?', '1 ÷ 4 = **0.25**'],
  ['3.14159 to 2 decimal places', '3.14159 ≈ **3.14**'],
  ['cube root of -27', '**-3**'],
  ['2^100', '**1,267,650,600,228,229,401,496,703,205,376**'],
  ['20!', '**2,432,902,008,176,640,000**'],
  ['is 97 prime?', '**97** is prime'],
  ['is 91 prime?', '**7 × 13**'],
  ['prime factors of 360', '**2 × 2 × 2 × 3 × 3 × 5**'],
  ['30 is what percent of 120', '**25%**'],
  ['percentage change from 80 to 100', '**25%**'],
  ['average of 3, 4 and 8', '**5**'],
  ['sum of 1,000, 2 and 3', '**1005**'],
  ['median of 5, 1, 9, 3', '**4**'],
  ['gcd of 12 and 18', '**6**'],
  ['two hundred and five plus 3 million', '**3,000,205**'],
  ['1e3 / 8', '**125**'],
])('%s gives %s', async (question, expected) => {
  const answer = await ask(question);
  expect(answer.text).toContain(expected);
  expect(answer.skill).toBe('arithmetic');
});

test.each([
  ['15% tip on 42.50', 'arithmetic', 'A tip of **6.375**, together **48.875**.'],
  ['Was ist 3 plus 4?', 'arithmetic', '3 + 4 = **7**'],
  ['what is bigger, 9.11 or 9.9?', 'arithmetic', '**9.9** is greater than 9.11.'],
  ['is 7 less than 5', 'arithmetic', 'No: **7** is greater than 5.'],
  ['$50 - 20%', 'arithmetic', '50 - 20% = **40**'],
  ['sin(1)', 'arithmetic', 'sin(1) ≈ **0.841470984808** (angles in radians)'],
  ['time between 9:00 and 17:30', 'clock-time', '**8 h 30 min** from 9:00 to 17:30.'],
  ['10pm to 6am, how long is that?', 'clock-time', '**8 h** from 22:00 to 6:00, over midnight.'],
  ['solve 2x + 3 = 11', 'equation', 'x = **4**'],
  ['x^2 - 5x + 6 = 0', 'equation', 'x = **2** or x = **3**'],
  ['x^2 = 2', 'equation', 'x ≈ **-1.41421356237** or x ≈ **1.41421356237**'],
  ['2(x + 1) = 2x', 'equation', 'There is no x for which this holds.'],
  ['x^2 + 1 = 0', 'equation', 'There is no real x for which this holds.'],
  ['y/2 + 1 = 4', 'equation', 'y = **6**'],
  ['what is 0x1F in decimal', 'numerals', '0x1f = **31**'],
  ['convert 255 to binary', 'numerals', '255 = **0b11111111**'],
  ['ff from hex to decimal', 'numerals', 'ff = **255**'],
  ['roman numeral for 2026', 'numerals', '2026 = **MMXXVI**'],
  ['roman numeral MCMXCIV', 'numerals', 'MCMXCIV = **1994**'],
  ['what is the sum of the numbers from 1 to 100', 'series', '1 + … + 100 = **5050**'],
  ['count down from 5 to 1', 'series', '5, 4, 3, 2, 1'],
])('%s is answered by %s: %s', async (question, skill, text) => {
  expect(await ask(question)).toMatchObject({ skill, text });
});

test.each([
  '2^x = 8',
  'a = b',
  'E = mc^2',
  'x = ',
  '4000 in roman numerals',
  'roman numeral IIII',
  '12 from binary to decimal',
  'count to 100000',
])('%s is beyond it', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});

test.each(['1/0', 'sqrt(-1)', '9^9^9^9', '2000!'])('%s has no result and says so', async (question) => {
  expect((await ask(question)).text).toMatch(/^That has no result that I can give: .+\.$/);
});

test.each(['what is 5', 'e', '2 3', '2 +', '(1', 'constructor(2)', 'what is 7 apples', '1..2', '%'])(
  '%s is not arithmetic',
  async (question) => {
    expect((await ask(question)).skill).not.toBe('arithmetic');
  },
);

test.each([
  [['what is 17 times 23', 'double that'], '**782**'],
  [['what is 17 times 23', 'and plus 5?'], '**396**'],
  [['10 / 3', 'times 3'], '**10**'],
  [['5 - 9', 'square it'], '**16**'],
  [['2 + 2', 'what is 50% of that?'], '**2**'],
  [['days until christmas', 'half of that'], '**20**'],
])('%j goes on to %s', async (questions, expected) => {
  expect((await converse(...questions)).text).toContain(expected);
});

test('a follow-up without anything before it is not answered with a number', async () => {
  expect((await ask('double that')).skill).toBe('fallback');
});

test('sums and products of integers agree with BigInt', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      (a, b) => {
        const value = evaluate(`(${a}) * (${b}) + (${a})`)?.value;
        expect(value).toEqual({ exact: true, fraction: { n: a * b + a, d: 1n } });
      },
    ),
  );
});

test.each([
  ['twenty-three', '23'],
  ['one hundred and one', '101'],
  ['two thousand twenty six', '2026'],
  ['a dozen', '12'],
  ['three point one four', '3.14'],
  ['1.5 million', '1500000'],
  ['one two three', 'one two three'],
])('%s is written %s', (words, digits) => {
  expect(digitsForWords(words)).toBe(digits);
});

test('rounds half up and drops trailing zeros', () => {
  expect(toFixed(rational(2n, 3n), 4)).toBe('0.6667');
  expect(toFixed(rational(-1n, 8n), 2)).toBe('-0.13');
  expect(toFixed(rational(-1n, 1000n), 2)).toBe('0');
  expect(toSignificant(rational(1n, 3000n), 3)).toBe('0.000333');
});
