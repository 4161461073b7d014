import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const objectIn = (text: string): unknown => JSON.parse(/```json\n([\s\S]*?)\n```/.exec(text)?.[1] ?? 'null');

test.each<[question: string, fields: unknown]>([
  [
    'turn this into JSON with the fields item, quantity and price: 4 lamps at 19.99 each',
    { item: 'lamps', quantity: 4, price: 19.99 },
  ],
  [
    'convert to json (item, quantity, price): 3 mugs at $2.50 and 1 bag at $35',
    [
      { item: 'mugs', quantity: 3, price: '$2.50' },
      { item: 'bag', quantity: 1, price: '$35' },
    ],
  ],
  [
    'convert to json with name, age and city: Omar is 34 and lives in Lisbon',
    { name: 'Omar', age: 34, city: 'Lisbon' },
  ],
  [
    'make JSON with keys title, author and year from: Dune was written by Frank Herbert and published in 1965.',
    { title: 'Dune', author: 'Frank Herbert', year: 1965 },
  ],
  [
    'give me the invoice number, total and due date as JSON: "Invoice INV-20 of 2 May 2026. Total due: $1,284.50. Please pay by 30 June 2026."',
    { invoice_number: 'INV-20', total: '$1,284.50', due_date: '30 June 2026' },
  ],
  [
    'JSON with origin, destination and departure time: The train from Vienna to Prague leaves at 9:10.',
    { origin: 'Vienna', destination: 'Prague', departure_time: '9:10' },
  ],
  [
    'extract name, nights and guests as JSON: Booking for Clara Jensen, 3 nights, two guests.',
    { name: 'Clara Jensen', nights: 3, guests: 2 },
  ],
  [
    'extract product, size and colour as JSON: I want to return the blue raincoat in size M that I ordered',
    { product: 'blue raincoat', size: 'M', colour: 'blue' },
  ],
  [
    'Give me the data of this order as JSON: customer, items, total. Text: Marta Silva ordered 2 pizzas and 1 salad for 31.50 euros.',
    { customer: 'Marta Silva', items: ['pizzas', 'salad'], total: '31.50 euros' },
  ],
  [
    'get first name, last name and birthday as json: Her name is Elena Petrova and she was born on 9 April 1991.',
    { first_name: 'Elena', last_name: 'Petrova', birthday: '9 April 1991' },
  ],
  [
    'As JSON please, fields: passenger, flight, seat. Ms Amara Obi flies on KL 1027, seat 14C.',
    { passenger: 'Amara Obi', flight: 'KL 1027', seat: '14C' },
  ],
  [
    'Extract temperature, city and humidity as JSON: It is 23 °C in Porto with a humidity of 61%.',
    { temperature: '23 °C', city: 'Porto', humidity: '61%' },
  ],
])('%s fills every field', async (question, fields) => {
  const { text } = await ask(question);
  expect(objectIn(text)).toEqual(fields);
  expect(text).not.toContain('Not answered');
});

test('a field that the text does not have is null and named', async () => {
  const { text } = await ask('extract name and shoe as JSON: Omar is 34 and lives in Lisbon');
  expect(objectIn(text)).toEqual({ name: 'Omar', shoe: null });
  expect(text).toContain('_Not answered: shoe._');
});

test('the price of one is no total, and the day to pay is not the day of the invoice', async () => {
  const { text } = await ask(
    'extract item, total and invoice date as JSON: 4 lamps at $9 each, pay by 3 May 2026',
  );
  expect(objectIn(text)).toEqual({ item: 'lamps', total: null, invoice_date: null });
});

test('a text with none of the fields is said to have none', async () => {
  expect((await ask('return JSON with hobby and pet: Ana likes tea.')).text).toContain(
    'none of these in the text: hobby, pet',
  );
});

test('words that end a list elsewhere may be its fields', async () => {
  const { text } = await ask('json with keys from, to and amount: Please transfer 120 euros to savings.');
  expect(objectIn(text)).toEqual({ from: null, to: null, amount: '120 euros' });
  expect(text).toContain('_Not answered: from; to._');
});

test.each<[text: string, name: string]>([
  ['Quotation by Lars Ek, 3 May 2025', 'Lars Ek'],
  ['Reminder sent to Maria Costa on 3 June 2025', 'Maria Costa'],
  ['Invoice 88 for Ngozi Adeyemi, Hamburg, on 4 July 2025', 'Ngozi Adeyemi'],
  ['Payment from Bob on 1 May 2025', 'Bob'],
  ['Maria sent the form on 4 May 2024', 'Maria'],
  ['Priya from Buenos Aires called on 4 May 2024', 'Priya'],
])('takes whoever is meant in “%s”, not the word for a paper or a town', async (text, name) => {
  expect((await ask(`Extract name and date as JSON: "${text}"`)).text).toContain(`"name": "${name}"`);
});
