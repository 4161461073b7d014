import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { arrangementsOf } from '../../../src/engines/builder/spec/spec-in-words.ts';
import { brief } from './brief.ts';

test.each([
  [
    'tasks have a title, state open/in review/closed, assigned to, due date',
    'tasks: title* state[Open|In review|Closed] assignedTo dueDate:date',
  ],
  [
    'an expense tracker with categories rent, groceries, fun',
    'expenses: description* amount:number date:date category[Rent|Groceries|Fun]',
  ],
  [
    'trips with driver, purpose business or private, date',
    'trips: driver* purpose[Business|Private] date:date',
  ],
  ['plants with name, spacing in cm, sun full or partial', 'plants: name* spacing:number sun[Full|Partial]'],
  [
    'guests with name, RSVP (yes, no, maybe), allergies (nuts, vegan, none), table',
    'guests: name* rsvp[Yes|No|Maybe] allergies[Nuts|Vegan|None] table',
  ],
  [
    'applications: company, position, link to the posting and notes',
    'applications: company* position linkToThePosting:url notes:longtext',
  ],
  ['readings: date, pulse (bpm), pressure in mmHg', 'readings: date:date* pulse:number pressure:number'],
])('%s', (prompt, expected) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(brief(spec)).toEqual([expected]);
  expect(notes).toEqual([]);
});

test('a quality in parentheses is no part of the name', () => {
  const { spec, notes } = parseAppPrompt('vehicles: license plate (unique, required), make, model, colour');
  expect(brief(spec)).toEqual(['vehicles: licensePlate* make model colour']);
  expect(spec.entities[0]?.rules).toMatchObject([{ same: ['licensePlate'] }]);
  expect(notes).toEqual([]);
});

test.each([
  [
    'hives with name and place; inspections of each hive with date, frames and weight in kg',
    ['hives: name* place', 'inspections: name* hive→hive date:date frames weight:number'],
  ],
  [
    'a library with books (title, author, year, shelf), members (name, email, city) and loans of a book to a member with due date and returned yes/no',
    [
      'books: title* author year:number{0..9999} shelf',
      'members: name* email:email city',
      'loans: borrower* dueDate:date returned:boolean book→book member→member',
    ],
  ],
  [
    'a workshop app with parts (code, name, quantity, shelf) and suppliers (name, email). Every part belongs to a supplier, sort parts by shelf',
    ['parts: code name* quantity:number shelf supplier→supplier', 'suppliers: name* email:email'],
  ],
])('%s: each list has its own fields, and no usual ones', (prompt, expected) => {
  const { spec } = parseAppPrompt(prompt);
  expect(brief(spec)).toEqual(expected);
});

test.each([
  ['a pet clinic app. Pets have a name, a species and a birthday', ['pets']],
  ['a car fleet manager. Vehicles: plate, make, model. Trips: vehicle, driver, date', ['vehicles', 'trips']],
  ['a rental admin with tenants, apartments and payments', ['tenants', 'apartments', 'payments']],
  [
    'hotel bookings with rooms (number, price) and reservations (guest, room, check-in, check-out)',
    ['rooms', 'reservations'],
  ],
])('%s: the lists that are kept', (prompt, expected) => {
  expect(parseAppPrompt(prompt).spec.entities.map(({ plural }) => plural)).toEqual(expected);
});

test.each([
  [
    'wines with name, price, number of bottles; value = price × bottles',
    { key: 'value', formula: 'times', of: ['price', 'numberOfBottles'] },
  ],
  [
    'products with name, net price, gross price = net price * 1.19',
    { key: 'grossPrice', formula: 'times', of: ['netPrice', '1.19'] },
  ],
  [
    'budgets with name, planned, spent in euros as number, budget in euros. Left = budget minus spent',
    { key: 'left', formula: 'minus' },
  ],
  [
    'flats with address, price, size in m², price per m² is calculated',
    { key: 'pricePerM2', formula: 'over', of: ['price', 'size'] },
  ],
  [
    'shifts with name, start time, end time, hourly rate. hours and pay are computed',
    { key: 'pay', formula: 'times', of: ['hours', 'hourlyRate'] },
  ],
])('%s: a computed field', (prompt, expected) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.entities[0]?.fields).toContainEqual(expect.objectContaining(expected));
  expect(notes).toEqual([]);
});

test('a formula over fields of two lists is named as left out', () => {
  const { notes } = parseAppPrompt(
    'rooms (number, price per night, floor) and stays (room, check-in, check-out, adults). Price = nights × price per night',
  );
  expect(notes).toEqual(['not built: Price = nights × price per night']);
});

test.each([
  ['bugs with title and status (open, fixed). Show only open bugs by default', 'at first only status open'],
  [
    'tickets with subject, status new, waiting or solved. Solved tickets are hidden unless I ask for them',
    'at first only status other than solved',
  ],
  ['a todo list with title and done, hide completed tasks', 'at first only not done'],
  ['films with title and watched, show only unwatched films at first', 'at first only not watched'],
  ['hours with project, date and amount, filter by month', 'filter by month of date'],
  [
    'stays with guest, check-in, check-out, price. Check-out must be after check-in',
    'check out after check in',
  ],
  [
    'games with name, min players and max players; max players must not be less than min players',
    'max players not before min players',
  ],
])('%s', (prompt, expected) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.entities.flatMap(arrangementsOf)).toContain(expected);
  expect(notes).toEqual([]);
});

test('a chart of a number per other list is drawn where both are fields', () => {
  const { spec } = parseAppPrompt(
    'hives with name and place; inspections with hive, date, harvest in kg. Chart of harvest per hive',
  );
  expect(spec.entities[1]?.charts).toMatchObject([{ of: 'harvest', by: 'hive', kind: 'bars' }]);
});

test.each([
  [
    'equipment lending: items (code, name, condition good/worn/broken) and students (name, class). A loan connects an item and a student with from and to dates',
    'loans: borrower* from:date to:date item→item student→student',
  ],
  [
    'a school app: classes (name, room, weekday); teachers (name, subject) teach classes',
    'classes: name* room weekday[Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday] teacher→teacher',
  ],
  ['shifts with date, start, end, place', 'shifts: date:date start:time end:time place*'],
  ['projects with name, start, end and budget', 'projects: name* start:date end:date budget:number'],
  ['a garage: spots (number, level, fee), cars (plate, owner)', 'cars: plate* owner'],
])('%s: one of the lists', (prompt, expected) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(brief(spec)).toContain(expected);
  expect(notes).toEqual([]);
});

test.each([
  [
    'readings with date, systolic (mmHg), pulse, note. Highlight systolic above 140',
    '"Above 140" where systolic (mmhg) is above 140',
  ],
  [
    'tasks with title, estimate in hours, actual hours. Tasks over estimate in orange',
    '"Over estimate" where actual hours is above estimate in hours',
  ],
  [
    'a CRM with clients (name, email) and invoices (number, amount, due on, client); show overdue invoices and revenue per client',
    'total of amount per client',
  ],
])('%s: what a list shows', (prompt, expected) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.entities.flatMap(arrangementsOf)).toContain(expected);
  expect(notes).toEqual([]);
});

test('what is booked at a time is in the way, and nobody with the same birthday', () => {
  const { spec } = parseAppPrompt(
    'patients (name, birthday, city), dentists (name, room) and appointments of a patient with a dentist with date, start, end, reason; no double bookings',
  );
  expect(spec.entities.map(({ rules }) => rules)).toEqual([
    undefined,
    undefined,
    [expect.objectContaining({ same: ['dentist', 'date'], from: 'start', to: 'end' })],
  ]);
});

test('units with signs make numbers, and no products are kept beside the books', () => {
  const { spec, notes } = parseAppPrompt(
    'bookshop stock: books have a title, author, humidity in %, signed yes or no, level A1/B2',
  );
  expect(brief(spec)).toEqual(['books: title* author humidity:number signed:boolean level[A1|B2]']);
  expect(notes).toEqual([]);
});

test('a filter by a range is named as left out, and is no field', () => {
  const { spec, notes } = parseAppPrompt('flats with address, city, price; filter by city and price range');
  expect(brief(spec)).toEqual(['flats: name* address:longtext city price:number']);
  expect(notes.join()).toContain('not built: filter by price range');
});
