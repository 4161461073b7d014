import { expect, test } from 'vitest';
import { buildApp } from '../../../src/engines/builder/build.ts';
import { isAppSpec } from '../../../src/engines/builder/spec/app-spec.ts';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { builtNote } from '../../../src/engines/builder/spec/spec-in-words.ts';
import { engineTools } from '../../support/engine.ts';

const FORMAT = new URL('../../../src/engines/builder/templates/shared/format.js', import.meta.url);
const SUMMARY = new URL('../../../src/engines/builder/templates/shared/summary.js', import.meta.url);

test.each<[prompt: string, built: string, missing?: string]>([
  [
    'A film diary where I can log films with director, minutes and a score from 1 to 10. I want to sort by score.',
    'films (title, director, minutes, score: 1–10), sorted by score (highest first)',
  ],
  [
    'a garden planner: add beds with name and how many weeks until harvest, stored in local storage',
    'beds (name, weeks until harvest)',
  ],
  [
    'swim log with pool, laps and date. Show the total laps per month and the average laps per pool',
    'swims (pool, laps, date), total of laps per month',
    'average laps per pool',
  ],
  [
    'expenses with date, amount, category (food, rent), note; monthly total per category',
    'expenses (date, amount, category: food/rent, note), total of amount per category and month',
  ],
  [
    'an expense tracker with amount, date, category and a total per category for each month',
    'expenses (description, amount, date, category), total of amount per category and month',
  ],
  [
    'a mileage log with car, trip date and distance, and a weekly sum per car',
    'mileages (car, trip date, distance), total of distance per car and week',
  ],
  [
    'sales with seller, amount and date; total per seller',
    'sales (seller, amount, date), total of amount per seller',
  ],
  [
    'assign errands to Ada, Bo and Cy, each with minutes, and show the total minutes per person',
    'errands (name, assigned to: ada/bo/cy, minutes), total of minutes per assigned to',
  ],
  [
    'wine tastings with wine, points from 50 to 100, sort by points highest first',
    'wine tastings (name, wine, points: 50–100), sorted by points (highest first)',
  ],
  [
    'orders with number, quantity of at least 1 and a state that starts as open (open, sent)',
    'orders (number, quantity, state: open/sent, at first open)',
  ],
  [
    'Parcels with a code that must be unique and a carrier. State is waiting, sent or lost. State defaults to waiting.',
    'parcels (code, carrier, state: waiting/sent/lost, at first waiting), no two parcels with the same code',
  ],
  [
    'horse log: which horse (Bella, Max), what hay, how many kilos. Total kilos per day.',
    'horses (horse: bella/max, hay, kilos, date), total of kilos per day',
  ],
  [
    'An attic list where our team can store stuff with box number and amount (at least 2, at most 9), date; default date today',
    'stuffs (box number, amount: 2–9, date, at first today)',
  ],
  [
    'errands with priorities (now, later), default now, and a filter for late',
    'errands (name, priority: now/later, at first now)',
    'filter for late',
  ],
  [
    'a boat log: date, distance, kind of sail and crew. Show the total distance this month',
    'boats (date, distance, kind of sail, crew), total of distance this month',
  ],
  [
    'a dream diary with title and clarity from 1 to 5. I want to see the average clarity per week',
    'entries (title, clarity: 1–5, date), average clarity per week',
  ],
  [
    'lifting log with lift, kilos as number and weight. It should show my personal best for every lift',
    'lifting entries (lift, kilos, weight), highest weight per lift',
  ],
  [
    'an orchid feeding tracker where each orchid has a name, shelf and number of days between feedings. Overdue orchids should show in red at the top',
    'orchids (name, shelf, days between feedings, last done), "Overdue" and "Due today" by last done and days between feedings, those first',
  ],
  ['board game list with columns title and maker', 'games (title, maker)'],
  ['kite log where I note loops with wind, place and date', 'loops (wind, place, date)'],
  [
    'an app where coaches can add drills with level and minutes, default level easy',
    'drills (name, level, at first easy, minutes)',
  ],
  ['notice board with adverts: headline, text and price', 'adverts (headline, text, price)'],
  ['vases: each has a name, a colour and how long it dried', 'vases (name, colour, how long it dried)'],
  ['pills with name and how often per week', 'pills (name, how often per week)'],
  ["I'd like a list of bikes with brand and price", 'bikes (name, brand, price)'],
  [
    'hike diary with place, km and how it was (easy, fine, hard), show the longest hike',
    'hikes (route, place, km, how it was: easy/fine/hard), highest km',
  ],
  ['vases I lent to friends, with date lent', 'vases (name, lent to, date lent)'],
])('%s', (prompt, built, missing = '') => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(builtNote(spec).replace('built: ', '')).toBe(built);
  expect(notes.join().replace('not built: ', '')).toBe(missing);
  expect(isAppSpec(JSON.parse(JSON.stringify(spec)))).toBe(true);
});

test('the line above a list gives figures with their groups, and a form begins with the first values', async () => {
  const { files } = await buildApp(
    { prompt: 'sales with seller, amount and date; total per seller', framework: 'react', seed: 1 },
    engineTools(),
  );
  expect(files.find(({ path }) => path === 'src/data/schema.js')?.content).toMatch(
    /total: true, per: 'seller'/,
  );
  const { firstValues } = await import(FORMAT.href);
  const { summaryOf } = await import(SUMMARY.href);
  const fields = [
    { key: 'seller', label: 'Seller', type: 'text' },
    { key: 'amount', label: 'Amount', type: 'number', total: true, figure: 'highest', per: 'seller' },
    { key: 'date', label: 'Date', type: 'date', default: 'today' },
    { key: 'state', label: 'State', type: 'choice', default: 'Open' },
  ];
  const entity = { name: 'sale', plural: 'sales', fields };
  const records = [
    { seller: 'Bo', amount: 5 },
    { seller: 'Al', amount: 2 },
    { seller: 'Bo', amount: 1 },
    { seller: 'Bo', amount: null },
  ];
  expect(summaryOf(entity, records, records)).toBe(
    '4 sales · Amount in total: 8 (Al: 2, Bo: 6) · Amount, highest: 5 (Al: 2, Bo: 5)',
  );
  expect(firstValues(entity)).toEqual({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), state: 'Open' });
});

test.each([
  [
    'invoices with number and customer; line items with description, quantity and unit price. Total per invoice',
    'total of unit price × quantity per invoice',
  ],
  [
    'shifts with day, hours and hourly rate; show the total rate per day',
    'total of hourly rate × hours per day',
  ],
  ['a wine cellar: wines with name, bottles and price. Show the total price', 'total of price × bottles'],
])('%s: prices count as often as there are things', (prompt, told) => {
  expect(builtNote(parseAppPrompt(prompt).spec)).toContain(told);
});

test('a sum of prices counts the quantity of each record', async () => {
  const { summaryOf } = await import(SUMMARY.href);
  const fields = [
    { key: 'price', label: 'Price', type: 'number', total: true, times: 'quantity' },
    { key: 'quantity', label: 'Quantity', type: 'number' },
  ];
  const records = [{ price: 5, quantity: 3 }, { price: 2 }, { quantity: 4 }];
  expect(summaryOf({ name: 'item', plural: 'items', fields }, records, records)).toBe(
    '3 items · Price × quantity in total: 17',
  );
});

test('a sum by a field and a month has a part for each of both', async () => {
  const { summaryOf } = await import(SUMMARY.href);
  const entity = {
    name: 'expense',
    plural: 'expenses',
    fields: [
      { key: 'day', label: 'Day', type: 'date' },
      { key: 'category', label: 'Category', type: 'text' },
      { key: 'amount', label: 'Amount', type: 'number', total: true, per: 'category', period: 'month' },
    ],
  };
  const records = [
    { day: '2031-05-02', category: 'Food', amount: 12.5 },
    { day: '2031-05-09', category: 'Food', amount: 7.5 },
    { day: '2031-06-01', category: 'Food', amount: 3.5 },
    { day: '2031-06-01', category: 'Rent', amount: 700 },
  ];
  expect(summaryOf(entity, records, records)).toBe(
    '4 expenses · Amount in total: 723.50 (2031-05 Food: 20, 2031-06 Food: 3.50, 2031-06 Rent: 700)',
  );
});
