import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';

test.each([
  [
    'times tables practice with 15 questions from 3 to 9',
    { operations: ['×'], tables: [3, 9], count: 15, title: 'Times tables' },
  ],
  ['a trainer for the 8 times table', { operations: ['×'], tables: [8, 8] }],
  ['mental arithmetic with addition and subtraction up to 50', { operations: ['+', '−'], highest: 50 }],
  ['a fractions test that accepts answers like 2/3', { fractions: true, operations: ['+', '−'] }],
  ['maths drill with a 2 minute time limit', { seconds: 120, operations: ['+', '−', '×', '÷'] }],
])('%s: problems with typed answers', (prompt, settings) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.page).toMatchObject({ kind: 'sums', settings });
  expect(notes).toEqual([]);
});

test('a time for each problem is told as missing', () => {
  const { notes } = parseAppPrompt('an addition quiz with 10 seconds per question');
  expect(notes.join()).toContain('10 seconds per question');
});

test.each([
  ['a random group generator for 5 groups', { mode: 'groups', group: 'group', count: 5 }],
  ['split my students into teams of 3', { mode: 'groups', group: 'team', size: 3 }],
  ['seating chart with 5 rows and 6 columns', { mode: 'seats', rows: 5, columns: 6 }],
  ['seating plan maker: rows of 4', { mode: 'seats', columns: 4 }],
  ['a seating plan for a wedding with 8 tables', { mode: 'groups', group: 'table', count: 8 }],
  ['secret santa draw for our family', { mode: 'gifts', title: 'Secret Santa' }],
])('%s: names in groups or on seats', (prompt, settings) => {
  expect(parseAppPrompt(prompt).spec.page).toMatchObject({ kind: 'groups', settings });
});

test('a reaction test keeps as many times as asked', () => {
  const { spec, notes } = parseAppPrompt('a reaction time test that keeps my best 8 times');
  expect(spec.page).toMatchObject({ kind: 'reaction', settings: { best: 8 } });
  expect(notes).toEqual([]);
});

test('a quiz with choices stays a quiz', () => {
  expect(parseAppPrompt('maths quiz with multiple choice answers').spec.page?.kind).toBe('quiz');
});

test('a countdown to an event without a day asks for the day', () => {
  const { spec, notes } = parseAppPrompt('countdown to our wedding with days, hours and minutes');
  expect(spec.page?.settings).toEqual({ title: 'Countdown to our wedding', mode: 'until' });
  expect(notes).toEqual([]);
});

test('a stopwatch marks its best lap', () => {
  expect(parseAppPrompt('stopwatch with lap times and a best lap').notes).toEqual([]);
});

test.each([
  [
    'room booking for 2 meeting rooms, one day at a glance from 8 am to 6 pm, half-hour slots',
    'slots',
    { columns: ['Meeting room 1', 'Meeting room 2'], from: 8, to: 18, step: 30 },
  ],
  [
    'tennis court reservations, three courts, slots of 2 hours, which are free, name and phone number',
    'slots',
    {
      columns: ['Court 1', 'Court 2', 'Court 3'],
      step: 120,
      fields: [{ label: 'Name' }, { label: 'Phone' }],
    },
  ],
  [
    'appointment book for a barber with services (beard, cut, wash) and hourly slots',
    'slots',
    { kinds: ['Beard', 'Cut', 'Wash'], step: 60 },
  ],
  [
    'registration for pottery workshops with 8 places each and a waiting list',
    'signup',
    { places: 8, what: 'pottery workshops' },
  ],
  [
    'a page where the band members say whether they come to the rehearsal, yes, no or maybe',
    'signup',
    { answers: ['Yes', 'No', 'Maybe'] },
  ],
  [
    'track my working hours: start, pause, stop, total for the week and month, by customer',
    'worklog',
    { label: 'Customer', periods: ['week', 'month'] },
  ],
  [
    'cash register for a flea market with buttons for books (2.50), toys and jam',
    'register',
    {
      title: 'Cash register for a flea market',
      products: [{ name: 'Books', cents: 250 }, { name: 'Toys' }, { name: 'Jam' }],
    },
  ],
  [
    'cleaning rota for Ann, Bob and Eve with chores: kitchen, bath and stairs, points per person',
    'rota',
    { people: ['Ann', 'Bob', 'Eve'], tasks: ['Kitchen', 'Bath', 'Stairs'], points: true },
  ],
  [
    'a survey about our canteen with 3 questions on a scale from 1 to 7',
    'survey',
    { title: 'Survey: our canteen', lowest: 1, highest: 7 },
  ],
])('%s: a page for several people', (prompt, kind, settings) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.page).toMatchObject({ kind, settings });
  expect(notes.join()).not.toContain('not built');
});

test.each([
  'a sign-up sheet for our trip with name and phone',
  'bookings (room, date, start time, end time)',
  'time tracker with project, start time and end time',
])('%s: records of a list', (prompt) => {
  expect(parseAppPrompt(prompt).spec.page).toBeUndefined();
});

test('the occasion is in the title of a page that suits any', () => {
  const { spec, notes } = parseAppPrompt('stopwatch for a relay race with laps');
  expect(spec.title).toBe('Stopwatch for a relay race');
  expect(notes).toEqual([]);
  expect(parseAppPrompt('flashcards for biology terms').notes.join()).toContain('biology terms');
});

test.each([
  ['25/5 minute pomodoro timer', 'timer', { workMinutes: 25, breakMinutes: 5 }],
  ['drawing board with eight colours, three brush sizes and an eraser', 'drawing', { sizes: [6, 20, 34] }],
  [
    'a retro board with three lists (went well, went badly, try next), vote on them with a plus button',
    'board',
    { title: 'Retro board', columns: ['Went well', 'Went badly', 'Try next'], votes: true },
  ],
  [
    'ticket board for a repair shop: new, waiting for parts, done; each ticket has customer and fault',
    'board',
    { columns: ['New', 'Waiting for parts', 'Done'] },
  ],
  ['randomiser for the classroom: paste names, pick one at random, make groups', 'groups', { picks: true }],
  ['converter for pressure and torque', 'converter', { groups: [{ name: 'Pressure' }, { name: 'Torque' }] }],
  ['snake with arrow keys and swipes', 'snake', {}],
])('%s: nothing is left out', (prompt, kind, settings) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.page).toMatchObject({ kind, settings });
  expect(notes.join()).not.toContain('not built');
});
