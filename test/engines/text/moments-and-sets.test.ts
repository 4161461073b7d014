import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const jsonOf = (text: string): unknown => JSON.parse(/```json\n([\s\S]+?)\n```/.exec(text)?.[1] ?? 'null');

test.each([
  [
    'json with from, to, departure, arrival: RE 12 leaves Bremen at 07:15 and gets to Lübeck at 09:40',
    { from: 'Bremen', to: 'Lübeck', departure: '07:15', arrival: '09:40' },
  ],
  [
    'json with start, end and room: The course starts at 8:45 and ends at 12:30 in room C4',
    { start: '8:45', end: '12:30', room: 'C4' },
  ],
  ['as json with start and end: the pool is open from 7:00 to 21:30', { start: '7:00', end: '21:30' }],
  [
    'turn into json name, phone, city: Nora Falk, 0170 5566778, Bergen',
    { name: 'Nora Falk', phone: '0170 5566778', city: 'Bergen' },
  ],
  [
    'json with item and quantity: 4 screws M6, 2 pipes 1.5 m, 10 washers',
    [
      { item: 'screws M6', quantity: 4 },
      { item: 'pipes 1.5 m', quantity: 2 },
      { item: 'washers', quantity: 10 },
    ],
  ],
])('%s', async (question, value) => {
  expect(jsonOf((await ask(question)).text)).toEqual(value);
});

test('a moment that no word tells to be the end is none', async () => {
  const { text } = await ask('json with start and end: meeting at 3pm on Tuesday');
  expect(jsonOf(text)).toEqual({ start: '3pm', end: null });
  expect(text).toContain('Not answered: end');
});

test.each([
  ['name 3 landlocked countries in Africa', ['Botswana', 'Burkina Faso', 'Burundi'], ['Kenya']],
  ['which island countries are there in Africa', ['Madagascar', 'Seychelles'], ['Chad', 'Fiji']],
  ['name 2 countries in South America that speak Spanish', ['Argentina', 'Bolivia'], ['Brazil']],
  ['which countries border Germany and are landlocked', ['Austria', 'Czechia'], ['Poland']],
])('%s', async (question, there, not) => {
  const { text, skill } = await ask(question);
  expect(skill).toBe('countries');
  for (const name of there) expect(text).toContain(name);
  for (const name of not) expect(text).not.toContain(name);
});

test.each([
  'name 3 island countries that are not in the Pacific',
  'which countries border the Black Sea?',
  'name 2 countries in Europe with a king',
  'capital of island countries in Africa',
])('%s: a word that no rule reads ends it', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});

test('a country on two continents is in both, and a far island makes none', async () => {
  expect((await ask('Is Kazakhstan in Europe or Asia')).text).toMatch(/^Both/);
  expect((await ask('is Turkey in Europe')).text).toMatch(/^Partly/);
  expect((await ask('is Denmark in Europe')).text).toMatch(/^Yes/);
});

test('ages of which a sum is told for later', async () => {
  const { text } = await ask(
    'Ann is three times as old as Bo, in 5 years together they will be 50. How old are they now?',
  );
  expect(text).toContain('Ann **30**, Bo **10**');
});

test('what is saved of a price that is told after the discount', async () => {
  expect((await ask('shoes cost 90 after a 25% discount, how much did i save')).text).toContain('**30**');
  expect((await ask('shoes cost 90 with 25% discount, how much do i save')).text).toContain('**22.50**');
});

test.each([
  ['we were 4 at the cafe, the bill was 52, plus 10% tip, how much each', '**14.30**'],
  ['how much paint for 40 m2, two coats, one liter covers 8 m2', '**10 liters**'],
])('%s', async (question, result) => {
  expect((await ask(question)).text).toContain(result);
});
