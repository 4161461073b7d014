import { expect, test } from 'vitest';
import { type FieldSpec, isAppSpec } from '../../../src/engines/builder/spec/app-spec.ts';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { builtNote } from '../../../src/engines/builder/spec/spec-in-words.ts';
import { NothingUnderstood } from '../../../src/engines/nothing-understood.ts';

const SHARED = new URL('../../../src/engines/builder/templates/shared/', import.meta.url);
const { computed, validate } = await import(new URL('validate.js', SHARED).href);
const { csvOf } = await import(new URL('csv.js', SHARED).href);

/** "books (title, author), sorted by title", and the note about what is missing. */
function read(prompt: string): readonly [built: string, missing: string] {
  const { spec, notes } = parseAppPrompt(prompt);
  const missing = notes.find((note) => note.startsWith('not built: '));
  return [builtNote(spec).replace('built: ', ''), missing?.replace('not built: ', '') ?? ''];
}

test.each<[prompt: string, built: string, missing?: string]>([
  [
    'a kite collection with colour and rating, sorted by rating',
    'kites (name, colour, rating: 1–5), sorted by rating (highest first)',
  ],
  ['lamps with brand and price, cheapest first', 'lamps (name, brand, price), sorted by price'],
  ['kites with colour and maker. Sort by newest first.', 'kites (name, colour, maker)'],
  ['kites with colour and maker, ordered by latest on top', 'kites (name, colour, maker)'],
  ['films with title and year, sorted by latest', 'films (title, year), sorted by year (highest first)'],
  [
    'parcels with carrier and date. Show parcels by oldest first',
    'parcels (name, carrier, date), sorted by date',
  ],
  ['poems with title and poet, sorted alphabetically', 'poems (title, poet), sorted by title'],
  [
    'parcels with carrier and date, sort by date then carrier',
    'parcels (name, carrier, date), sorted by date',
    'then by carrier',
  ],
  [
    'lamps with brand and price, filter by brand and sort by price descending, export as pdf',
    'lamps (name, brand, price), filter by brand, sorted by price (highest first)',
    'export as pdf',
  ],
  [
    'a coin album with metal and value, show the total value',
    'coin albums (name, metal, value), total of value',
  ],
  ['a rowing log with boat and minutes, total minutes', 'rowing entries (boat, minutes), total of minutes'],
  [
    'a ferry list with name and price, total price per month',
    'ferries (name, price, date), total of price per month',
  ],
  ['lamps with brand and room, grouped by room', 'lamps (name, brand, room)', 'group by room'],
  ['kites with bridle length, sorted by bridle', 'kites (name, bridle length), sorted by bridle length'],
  [
    'kites with launch year and launch place, filter by place, sorted by launch',
    'kites (name, launch year, launch place), sorted by launch year, filter by launch place',
  ],
  ['kites with maker and launch, sorted by launch date', 'kites (name, maker, launch), sorted by launch'],
  [
    'a rowing log with boat and minutes, showing the total number of minutes',
    'rowing entries (name, boat, minutes), total of minutes',
  ],
])('%s: lists are arranged as asked', (prompt, built, missing = '') => {
  expect(read(prompt)).toEqual([built, missing]);
});

test.each<[prompt: string, built: string, missing?: string]>([
  [
    'owners, pets and visits: a pet has one owner, a visit has one pet, a date and a cost',
    'owners (name, email, phone); pets (name, species, date of birth, notes, owner → owners); visits (title, date, cost, pet → pets)',
  ],
  [
    'a club with boats and rowers, where each outing links a boat to a rower and has a distance',
    'boats (name, notes); rowers (name, notes); outings (name, distance, boat → boats, rower → rowers)',
  ],
  [
    'guests and stays (a stay has one guest, an arrival date and a departure date)',
    'guests (name, email, confirmed: yes/no); stays (arrival date, departure date, guest → guests)',
  ],
  [
    'instructors and classes; classes have one instructor, a weekday and a capacity; filter classes by weekday',
    'instructors (name, email, phone); classes (name, weekday: monday/tuesday/wednesday/thursday/friday/saturday/…, capacity, instructor → instructors)',
  ],
  [
    'an app with trees and harvests, a tree has many harvests, a harvest has a date and kilograms',
    'trees (name, notes); harvests (date, kilograms, tree → trees)',
  ],
  [
    'an app with teachers, pupils and lessons. A pupil has one teacher. A lesson has one pupil and a date.',
    'teachers (name, email, subject); pupils (name, notes, teacher → teachers); lessons (title, date, pupil → pupils)',
  ],
  [
    'a choir with singers and rehearsals: a singer has a voice (alto, bass), a rehearsal has a date and a place',
    'singers (name, voice: alto/bass); rehearsals (name, date, place)',
  ],
  [
    'an app with plays, actors and roles. Each role belongs to a play, is played by one actor and has a costume',
    'plays (name, notes); actors (name, notes); roles (name, costume, play → plays, actor → actors)',
  ],
  [
    'a ward with beds and patients, each patient is in one bed and has an admission date',
    'beds (name, notes); patients (name, admission date, bed → beds)',
  ],
  [
    'a fencing club with fencers and bouts; a bout has two fencers, a date and a result (won, lost, draw)',
    'fencers (name, notes); bouts (date, result: won/lost/draw)',
    'two fencers',
  ],
  [
    'a blog with posts and comments where a comment has an author',
    'posts (title, content, author, date, published: yes/no); comments (author, post → posts)',
  ],
  [
    'a kite app with maker, colour and each kite has a rating from 1 to 5',
    'kites (name, maker, colour, rating: 1–5)',
  ],
  [
    'plants and suppliers; filter plants by supplier',
    'plants (name, species, location, last watered date, notes, supplier → suppliers); suppliers (name, email, phone, address)',
  ],
  [
    'clients and invoices, and each invoice has a date and many line items with quantity and price',
    'clients (name, email, phone, notes); invoices (number, date, client → clients); line items (description, quantity, price, invoice → invoices)',
  ],
  [
    'courses and students; a course has one teacher and many students, a student has a level',
    'courses (title, teacher); students (name, level, course → courses)',
  ],
])('%s: a statement about one record is about its list', (prompt, built, missing = '') => {
  expect(read(prompt)).toEqual([built, missing]);
});

test('a statement may hold any signs', () => {
  expect(read('rooms and lamps: a lamp has one room, a c++ ([* (')[0]).toMatch(/lamps \(.*room → rooms/);
});

test.each<[prompt: string, sorted: string]>([
  [
    'projects and tasks: each task belongs to a project, has a priority and a due date; sort tasks by due date',
    'tasks (title, priority: low/medium/high, due date, project → projects, done: yes/no), sorted by due date',
  ],
  [
    'donors and donations sorted by amount, each donation has a donor, an amount and a date',
    'donations (name, donor → donors, amount, date), sorted by amount',
  ],
  [
    'cars and repairs. A repair belongs to a car and has a cost and a year. List repairs sorted by year',
    'repairs (title, cost, year, car → cars), sorted by year',
  ],
  [
    'rooms and exhibits, exhibits belong to one room and have a title and a year, exhibits sorted by year',
    'exhibits (title, year, room → rooms), sorted by year',
  ],
])('%s: a wish goes to the list that it names', (prompt, sorted) => {
  const [built, missing] = read(prompt);
  expect(built.split('; ')[1]).toBe(sorted);
  expect(built.match(/sorted by/g)).toHaveLength(1);
  expect(missing).toBe('');
});

test('a search names a field that is there, and no second one', () => {
  expect(read('dishes with title and ingredients, search by ingredient')).toEqual([
    'dishes (title, ingredients)',
    '',
  ]);
});

test.each<[prompt: string, built: string, missing?: string]>([
  ['poems go through draft, review and published', 'poems (name, notes, status: draft/review/published)'],
  ['a kite list where every kite is flying, torn or lost', 'kites (name, notes, status: flying/torn/lost)'],
  ['a feeding log: time, left or right side, minutes', 'feedings (name, time, side: left/right, minutes)'],
  ['a lamp log with brand and indoor or outdoor', 'lamps (name, brand, kind: indoor/outdoor)'],
  ['grant pipeline from idea to sent to won', 'grants (name, notes, status: idea/sent/won)'],
  [
    'a meal list where each meal is lunch, dinner or breakfast',
    'meals (name, date, meal: lunch/dinner/breakfast, calories)',
  ],
  [
    'a shed app with shelves and crates, every crate belongs to a shelf, has a label and is full or empty',
    'shelves (name, notes); crates (label, shelf → shelves, status: full/empty)',
  ],
  [
    'a podcast planner where each episode is planned, recorded or published',
    'podcasts (title, host, url); episodes (title, number, date, listened: yes/no, podcast → podcasts, status: planned/recorded/published)',
  ],
])('%s: values after a deed are those of a choice', (prompt, built, missing = '') => {
  expect(read(prompt)).toEqual([built, missing]);
});

test.each<[prompt: string, built: string, missing: string]>([
  [
    'lamps with brand, show lamps that need oil today',
    'lamps (name, brand)',
    'show lamps that need oil today',
  ],
  ['lamps with brand, scan barcode', 'lamps (name, brand)', 'scan barcode'],
  ['lamps with brand, shuffle a row of five', 'lamps (name, brand)', 'shuffle a row of five'],
  ['lamps with brand, cite as bibtex', 'lamps (name, brand)', 'cite as bibtex'],
  ['a lamp list that tells me which bulbs to buy', 'lamps (name, notes)', 'tells me which bulbs to buy'],
  ['a sewing class list with name, max 20 people', 'classes (name)', 'max 20 people'],
])('%s: a clause with a verb is no field', (prompt, built, missing) => {
  expect(read(prompt)).toEqual([built, missing]);
});

test.each<[prompt: string, built: string]>([
  [
    'a fault list with title and who is fixing it and when it was found',
    'faults (title, who is fixing it, when it was found)',
  ],
  ['a lamp list with watts it uses', 'lamps (name, watts)'],
  ['a prize list with points they earn', 'prizes (name, points)'],
  [
    'gala planner with guests, their meal choice and whether they are coming',
    'guests (name, meal choice, coming: yes/no)',
  ],
  [
    'a flashcard app with decks and cards',
    'flashcards (front, back, learned: yes/no, deck → decks); decks (name, description)',
  ],
  ['a depot app with crates and labels', 'depots (name, crates, labels)'],
  ['a depot app with crates and pallets', 'crates (name, notes); pallets (name, notes)'],
  ['track who has the keys', 'keys (name, who has it)'],
  ['boat maintenance log with cost', 'boat maintenance entries (name, cost)'],
  ['a spice rack with name and origin', 'spices (name, origin)'],
  [
    'owners, pets and visits',
    'owners (name, email, phone); pets (name, species, date of birth, notes, owner → owners); visits (title, date, time, notes, pet → pets)',
  ],
  ['a wine cellar inventory with name and origin', 'wines (name, origin)'],
  ['cheese fridge stock with name and milk type', 'cheeses (name, milk type)'],
  ['a dog training log with date and trick', 'dog trainings (name, date, trick)'],
])('%s: lists and fields have the names that were said', (prompt, built) => {
  expect(read(prompt)[0]).toBe(built);
});

test('a dashboard of a list is named as missing; one of nothing is refused in other words than an empty wish', () => {
  expect(read('an admin dashboard for orders')[1]).toBe('dashboard');
  expect(() => parseAppPrompt('a dashboard')).toThrow(/cannot make this: dashboard/);
  expect(() => parseAppPrompt('a dashboard')).toThrow(NothingUnderstood);
});

test('a status that a prompt describes takes the place of a box', () => {
  const keys = (fields: readonly FieldSpec[] = []): string[] => fields.map(({ key }) => key);
  const { spec } = parseAppPrompt('a reading list where each book is to read, reading or finished');
  expect(keys(spec.entities[0]?.fields)).toEqual(['title', 'author', 'year', 'rating', 'status']);
});

test.each([
  [
    'Vehicle logbook: date, kilometres before and after, purpose; distance is computed, sum per month',
    'distance: computed), total of distance per month',
  ],
  ['work orders with customer, hours, hourly rate and total', 'hourly rate, total: computed'],
  ['flat bookings: guest, arrival date, departure date, nights', 'nights: computed'],
  ['an app for sales with item, purchase price, selling price; calculates the profit', 'profit: computed'],
  ['a shopping list that we can tick off, with categories', 'done: yes/no'],
  ['guest list: name, accepted or declined or open, table number', 'status: accepted/declined/open'],
  [
    'reading list with books I want to read, am reading, have read, star rating',
    'status: want to read/reading/read',
  ],
  [
    'field notebook for bird counts, species, number, place, date, totals per species',
    'total of number of birds per species',
  ],
  ['incident log: time, system, who handles it, open or closed', 'status: open/closed'],
  [
    'inventory with quantity, minimum, and a filter for what has to be reordered',
    '"Low" where quantity is below minimum',
  ],
  [
    'repairs with bike and status (waiting, ready), and a list of those that are ready to be picked up',
    'status: waiting/ready',
  ],
  ['tools with name and price, export as csv', 'tools (name, price)'],
])('%s: fields in other words', (prompt, built) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(builtNote(spec)).toContain(built);
  expect(isAppSpec(JSON.parse(JSON.stringify(spec)))).toBe(true);
  expect(notes.join()).not.toContain('not built');
});

test('a value is worked out where the fields that it needs are filled in', () => {
  const of = ['start', 'end'];
  expect(computed({ formula: 'minus', of }, { start: 7, end: 3 })).toBe(4);
  expect(computed({ formula: 'days', of }, { start: '2026-02-27', end: '2026-03-01' })).toBe(2);
  expect(computed({ formula: 'hours', of }, { start: '23:00', end: '06:30' })).toBe(7.5);
  expect(computed({ formula: 'times', of }, { start: 2, end: null })).toBe(null);
  const fields = [
    { key: 'start', type: 'number' },
    { key: 'end', type: 'number' },
    { key: 'sum', type: 'number', formula: 'plus', of },
  ];
  expect(validate({ fields }, { start: 1, end: 2, sum: 99 }).values).toEqual({ start: 1, end: 2, sum: 3 });
});

test('records become a table for spreadsheets', () => {
  const fields = [
    { key: 'name', label: 'Name', type: 'text' },
    { key: 'shop', label: 'Shop', type: 'reference', options: [{ value: '1', label: 'The "Mill"' }] },
  ];
  expect(csvOf({ fields }, [{ name: 'Rye, dark', shop: '1' }])).toBe(
    '"Name","Shop"\r\n"Rye, dark","The ""Mill"""',
  );
});

test('what the records are about is in the title', () => {
  const { spec, notes } = parseAppPrompt('expense tracker for business trips: date, category, amount');
  expect(spec.title).toBe('Expense tracker for business trips');
  expect(notes).toEqual([]);
});

test('values with slashes between them are those of a choice', () => {
  expect(read('a party list with name, diet and rsvp yes/no/maybe')[0]).toBe(
    'parties (name, diet, rsvp: yes/no/maybe)',
  );
});

test('a plan for each day of the week has the days', () => {
  const { spec } = parseAppPrompt('a chore plan with kitchen, bath and stairs for each day of the week');
  expect(spec.entities[0]?.fields.find(({ key }) => key === 'day')?.options).toHaveLength(7);
});

test('what is booked is a field of a list that keeps it from being booked twice', () => {
  const { spec, notes } = parseAppPrompt(
    'boat rental with customer, start date, end date and no double bookings',
  );
  expect(spec.entities[0]?.rules).toMatchObject([{ same: ['boat'], from: 'startDate', to: 'endDate' }]);
  expect(notes).toEqual([]);
});

test.each([
  ['a snack list: who ate what and when, price each', 'snacks (who, what, date, price each)'],
  ['log my peak flow (morning, evening) twice a day', 'peak flows (date, morning, evening)'],
  [
    'holiday request app with employee, from, to and status open/approved',
    'holiday requests (employee, from, to, status: open/approved)',
  ],
  ['photo gallery with albums', 'photo albums (title, date, place, notes)'],
])('%s: the fields are those of the thing', (prompt, built) => {
  expect(read(prompt)[0]).toBe(built);
});

test('a planner of routes keeps deliveries, and tells that it plans none', () => {
  expect(read('route planner for deliveries')[1]).toBe('routes');
});
