import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const json = async (question: string): Promise<unknown> =>
  JSON.parse(/```json\n([\s\S]+?)\n```/.exec((await ask(question)).text)?.[1] ?? 'null');

test('dates are written as ISO where that is asked', async () => {
  expect(
    await json(
      'list all dates in this text as ISO in a json array: "The course starts on 5 Sept 2024, exam is 12.12.2024 and resit January 9th, 2025"',
    ),
  ).toEqual(['2024-09-05', '2024-12-12', '2025-01-09']);
  const { text } = await ask(
    'extract the due dates as yyyy-mm-dd: rent due 3 May 2025; insurance due June 15, 2025',
  );
  expect(text).toBe('- 2025-05-03\n- 2025-06-15');
});

test('a date that may be two days stays as it is, and a note says so', async () => {
  const { text } = await ask('Give me the dates in ISO format: start on 3/4/2025, end on 20 May 2025');
  expect(text).toContain('- 3/4/2025\n- 2025-05-20');
  expect(text).toContain('“3/4/2025” may be two days');
});

test('a date without a year takes that of another date, and a note says so', async () => {
  const { text } = await ask(
    'what dates are mentioned here, as ISO: we arrive on the 3rd of August 2025 and leave on 17 August',
  );
  expect(text).toContain('- 2025-08-17');
  expect(text).toContain('“17 August” has no year');
});

test('amounts become numbers where that is asked', async () => {
  expect(
    await json(
      'extract the amounts as numbers in a json array: paid 12.50 € for lunch, 3,20 € for coffee and $40 for the taxi',
    ),
  ).toEqual([12.5, 3.2, 40]);
});

test('amounts with and without a currency are found together', async () => {
  expect((await ask('Extract all prices: tea 3.20, cake 4.50 and a tip of 1 euro')).text).toBe(
    '- 3.20\n- 4.50\n- 1 euro',
  );
});

test('a list of names with values has a key for each', async () => {
  const question =
    'make json from this, key per room: living room 21 degrees, bedroom 17.5, bath 23, hall not measured';
  expect(await json(question)).toEqual({ 'living room': 21, bedroom: 17.5, bath: 23, hall: null });
  expect((await ask(question)).text).toContain('In degrees; null for hall: “not measured”');
  expect(await json('turn into json with one key per person: Anna 12 points, Ben 9, Chloe 15')).toEqual({
    Anna: 12,
    Ben: 9,
    Chloe: 15,
  });
  expect(await json('json with city and temperature for each: Oslo 4°, Rome 18° and Cairo 27°')).toEqual([
    { city: 'Oslo', temperature: 4 },
    { city: 'Rome', temperature: 18 },
    { city: 'Cairo', temperature: 27 },
  ]);
});

test.each([
  [
    'get me name, phone and reason as json: "Mrs Alvarez called, 0171 555 0142, wants to move her appointment from Tuesday to any day after 4pm"',
    'reason',
    'wants to move her appointment from Tuesday to any day after 4pm',
  ],
  [
    'json with name, email, subject: "Hi, this is Dana Kim (dana.kim@mail.com). I can\'t log in since the update, please help."',
    'subject',
    "I can't log in since the update",
  ],
  [
    "Extract product, price and reason for return as json: I want to return the blue kettle I bought for 34.90 because the lid doesn't close.",
    'reason',
    "the lid doesn't close",
  ],
  [
    'get me order number and problem as json: Order 88213 arrived with two broken plates, can you send replacements?',
    'problem',
    'arrived with two broken plates',
  ],
  [
    'As json with keys title, year, director: "We watched Metropolis by Fritz Lang, from 1927, and it was long"',
    'title',
    'Metropolis',
  ],
  [
    'extract sender, amount and due date as JSON: "Invoice from Miller & Sons for 1,250.00 EUR, please pay until 15 March 2025."',
    'sender',
    'Miller & Sons',
  ],
])('%s', async (question, field, value) => {
  expect(await json(question)).toMatchObject({ [field]: value });
});

test('a field with the name of a step is a field', async () => {
  expect(
    await json(
      'json with name, order and problem: "Hi, Lars Holm here. Order 4471: the lamp flickers all the time."',
    ),
  ).toMatchObject({ name: 'Lars Holm' });
});

test('a field that the text does not tell stays empty', async () => {
  const { text } = await ask('json with name and problem: "Ann Lee lives in Rome"');
  expect(text).toContain('"problem": null');
  expect(text).toContain('Not answered: problem');
});
