import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';

test.each([
  ['guess the secret number between 5 and 60 with 8 attempts', 'guess', { lowest: 5, highest: 60, tries: 8 }],
  ['guessing game with numbers up to 30', 'guess', { lowest: 1, highest: 30 }],
  ['paper scissors rock for two players, first to 4', 'duel', { wins: 4, other: true }],
  ['stone paper scissors lizard spock', 'duel', { signs: { Spock: expect.any(String) }, other: false }],
  ['a 2048 puzzle on a 6x6 board with a best score', 'merge', { size: 6, goal: 2048 }],
  ['hit the mole with 4x3 holes and 45 seconds', 'moles', { columns: 4, rows: 3, seconds: 45 }],
  ['whack-a-mole, hard level', 'moles', { level: 'Hard', seconds: 30 }],
  ['simon says with a strict mode', 'simon', { strict: true }],
  ['a light sequence game with sounds', 'simon', { strict: false }],
  ['wordle about food with seven tries', 'wordle', { tries: 7, words: expect.arrayContaining(['bread']) }],
  ['minesweeper, 8 x 12 with 20 bombs', 'mines', { own: { columns: 8, rows: 12, mines: 20 } }],
  ['mine sweeper with easy, medium and hard', 'mines', { level: 'Medium' }],
  ['hard sudoku with hints and a timer', 'sudoku', { level: 'Hard', form: { size: 9, across: 3, down: 3 } }],
  ['a 6x6 sudoku puzzle for children', 'sudoku', { form: { size: 6, across: 3, down: 2 } }],
  ['tetris clone on a 12x24 grid', 'blocks', { columns: 12, rows: 24, title: 'Falling blocks' }],
  ['brick breaker with four lives and 7 rows of bricks', 'breakout', { lives: 4, rows: 7 }],
  ['a pong game for two players, first to 5', 'pong', { computer: false, goal: 5 }],
  ['pong against a hard computer', 'pong', { computer: true, level: 'Hard' }],
  ['online piano with 3 octaves and recording', 'piano', { octaves: 3, record: true }],
  ['chess clock with 15 minutes each and 10 seconds per move', 'chessclock', { minutes: 15, increment: 10 }],
  ['a blitz chess clock 3+2', 'chessclock', { minutes: 3, increment: 2, names: ['White', 'Black'] }],
  [
    'invoice creator for my pottery with 8.1% tax in Swiss francs, due in 20 days',
    'invoice',
    { currency: 'CHF', rates: [8.1, 0], days: 20, from: 'Pottery\nStreet and number\nTown' },
  ],
  [
    'a printable invoice template with line items and a discount',
    'invoice',
    { discount: true, currency: 'USD' },
  ],
  ['hydration tracker with a daily goal of 10 glasses', 'goal', { goal: 10, unit: 'glasses', steps: [1] }],
  ['track my pages read with a goal of 40 pages per day', 'goal', { goal: 40, unit: 'pages' }],
  ['a serving calculator for recipes', 'scaler', { portions: 4 }],
  ['flashcards with French words and spaced repetition', 'flashcards', { spaced: true, front: 'French' }],
  ['a habit tracker with streaks and a heat map', 'habits', { calendar: true }],
  ['calorie tracker with a daily limit of 1,800', 'goal', { goal: 1800, unit: 'kcal' }],
  ['a lotto number generator', 'random', { count: 6, highest: 49, unique: true }],
  ['dinner seating plan with 6 tables of 4', 'groups', { count: 6, size: 4, group: 'table' }],
  ['a quiz about planets with a timer', 'quiz', { seconds: 20 }],
  ['4 in a row against a bot', 'fourinarow', { columns: 7, rows: 6, computer: true }],
  ['connect-four for two people on a 9x7 grid', 'fourinarow', { columns: 9, rows: 7, computer: false }],
  ['colour scheme generator with three colours', 'palette', { count: 3, gradient: false }],
  ['a gradient maker that copies the css', 'palette', { count: 2, gradient: true }],
  ['an analogue wall clock', 'clock', { analog: true, title: 'Clock' }],
  ['world clock with Oslo, Lagos and Seoul', 'clock', { places: { length: 3 }, title: 'World clock' }],
  [
    'people counter with a limit of 80 that never goes below zero',
    'counter',
    { limits: { least: 0, most: 80 } },
  ],
  ['tally counter for cars, bikes and buses', 'counter', { names: ['Cars', 'Bikes', 'Buses'] }],
  ['a character and word counter with a limit of 500 words', 'textstats', { limit: 500, limited: 'Words' }],
  ['online markdown editor with a preview', 'markdown', { single: true }],
  ['markdown notebook with search', 'markdown', { single: false }],
  ['train seat picker with 12 rows of 4 seats', 'seats', { rows: 12, columns: 4, stage: 'Front' }],
  [
    'concert seat reservation, 3 rows of 7, sold seats are grey, $25 per seat',
    'seats',
    { rows: 3, columns: 7, stage: 'Stage', price: 25, colours: { taken: '#5b6068' } },
  ],
  ['spin the wheel with red, blue and green', 'random', { wheel: true, choices: ['Red', 'Blue', 'Green'] }],
  ['a joke generator', 'random', { texts: true, action: 'New joke' }],
])('%s: a page of its kind, and nothing missing', (prompt, kind, settings) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.page).toMatchObject({ kind, settings });
  expect(notes).toEqual([]);
});

test.each([
  ['wordle with seven letter words', '7 letter words'],
  ['world clock with Rome and Atlantis', 'Atlantis'],
  ['alarm clock with snooze', 'snooze'],
  ['rock paper scissors with cheering', 'cheering'],
  ['tetris with garbage lines', 'garbage'],
  ['sudoku with a leaderboard', 'leaderboard'],
  ['markdown editor with export to pdf', 'export to pdf'],
])('%s: what the page lacks is told', (prompt, missing) => {
  expect(parseAppPrompt(prompt).notes.join()).toContain(missing);
});

test.each([
  ['a calendar for appointments', 'appointment', ['title', 'date', 'time', 'place', 'notes']],
  [
    'an events app with title, start, end, venue and guests and a month view',
    'event',
    ['title', 'date', 'time', 'until', 'untilTime', 'venue', 'guests'],
  ],
  [
    'shift calendar where each shift has a nurse, start time and end time',
    'shift',
    ['title', 'date', 'nurse', 'time', 'untilTime'],
  ],
])('%s: a month with the fields of an event', (prompt, event, keys) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.page).toMatchObject({ kind: 'calendar', settings: { event } });
  expect(spec.page?.settings.fields).toMatchObject(keys.map((key) => ({ key })));
  expect(notes).toEqual([]);
});

test('events have the colour of a choice, or of whom they are for', () => {
  const { spec, notes } = parseAppPrompt('a school calendar with a colour for each child');
  expect(spec.page?.settings).toMatchObject({ title: 'School calendar', colours: 'child', first: 1 });
  expect(notes).toEqual([]);
  expect(parseAppPrompt('calendar with coloured events').notes).toEqual(['not built: coloured events']);
});

test('a calendar that starts on Sundays', () => {
  expect(parseAppPrompt('a month calendar, weeks start on Sunday').spec.page?.settings.first).toBe(0);
});

test.each([
  'an advent calendar with 24 doors',
  'seat bookings with name, email and date',
  'a list of quotes with author and source',
  'training calendar log with date and distance',
])('%s is no page', (prompt) => {
  expect(parseAppPrompt(prompt).spec.page).toBeUndefined();
});

test('an RSVP page asks for one occasion', () => {
  const { spec } = parseAppPrompt('an RSVP page for our wedding with diet and number of guests');
  expect(spec.page).toMatchObject({
    kind: 'signup',
    settings: {
      offers: [{ name: 'Wedding' }],
      answers: ['Yes', 'No', 'Maybe'],
      fields: [{ label: 'Name' }, { label: 'Number of people' }, { label: 'Diet' }],
    },
  });
});
