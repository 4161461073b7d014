import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';

const NAMES = ['Title'];

test.each([
  ['scrum board with columns planned, active and shipped', ['Planned', 'Active', 'Shipped'], NAMES],
  [
    'a task board with four columns (backlog, next, in progress, shipped)',
    ['Backlog', 'Next', 'In progress', 'Shipped'],
    NAMES,
  ],
  [
    'a board with lanes Idea, Draft, Live and drag and drop between them, saved in the browser',
    ['Idea', 'Draft', 'Live'],
    NAMES,
  ],
  ['kanban board with Open, Busy and Closed columns', ['Open', 'Busy', 'Closed'], NAMES],
  ['a trello clone', ['To do', 'Doing', 'Done'], NAMES],
  [
    'Board for house repairs with the columns seen, ordered and fixed, each task has room and cost, drag tasks to move them',
    ['Seen', 'Ordered', 'Fixed'],
    ['Title', 'Room', 'Cost'],
  ],
  ['Kanban for the choir: Ideas / Editing / Sung', ['Ideas', 'Editing', 'Sung'], NAMES],
  [
    'kanban: each ticket has a name, a priority (low, high) and a deadline and can be moved between four columns',
    ['To do', 'Doing', 'Review', 'Done'],
    ['Name', 'Priority', 'Deadline'],
  ],
])('%s: columns and fields of a board', (prompt, columns, labels) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.page).toMatchObject({ kind: 'board', settings: { columns } });
  expect(spec.page?.settings.fields).toMatchObject(labels.map((label) => ({ label })));
  expect(notes).toEqual([]);
});

test.each([
  ['a pairs game with 6x6 animal cards', 'memory', { columns: 6, symbols: { length: 18 } }],
  ['find the pairs with 10 cards', 'memory', { symbols: { length: 5 } }],
  ['a 3x3 slide puzzle with a shuffle button', 'sliding', { size: 3 }],
  ['the fifteen puzzle', 'sliding', { size: 4 }],
  ['hangman with countries and 5 wrong guesses', 'hangman', { lives: 5 }],
  ['guess the word game about sports', 'hangman', { words: expect.arrayContaining(['tennis']) }],
  ['retro snake on a 12x12 grid', 'snake', { size: 12 }],
  ['German vocabulary flashcards with a progress bar', 'flashcards', { front: 'German', back: 'English' }],
  ['flashcards for the capitals of Europe', 'flashcards', { cards: { length: 26 } }],
  ['split the holiday costs between Ida, Ole and Kim', 'expenses', { people: ['Ida', 'Ole', 'Kim'] }],
  ['share costs with 3 roommates for a camping trip', 'expenses', { people: { length: 4 } }],
  ['enter bills and who paid them and calculate what everybody owes', 'expenses', {}],
  ['recipe converter that turns grams into pounds', 'converter', { groups: [{ units: { length: 2 } }] }],
  ['a splitwise clone that shows who owes whom, with CSV export', 'expenses', {}],
  [
    'a circuit timer: 45 seconds exercise, 15 seconds break, 6 rounds, bell between rounds',
    'timer',
    { workMinutes: 0.75, breakMinutes: 0.25, rounds: 6, runsOn: true, sound: true },
  ],
  ['a quiz with 20 seconds for each question and a leaderboard', 'quiz', { seconds: 20, scores: true }],
  ['pomodoro that starts the break automatically', 'timer', { runsOn: true }],
  [
    'a badminton league for Ida, Ole and Kim with 2 points for a win and 1 for a draw',
    'league',
    { title: 'Badminton league', names: ['Ida', 'Ole', 'Kim'], win: 2, draw: 1, loss: 0 },
  ],
  [
    'a dart scoreboard from 301 down to zero for two to four players; a throw that goes below zero does not count',
    'scores',
    { title: 'Dart scoreboard', names: { length: 2 }, most: 4, start: 301, isDown: true },
  ],
  [
    'minigolf score card for 9 holes and up to five players',
    'scores',
    { round: 'Hole', length: 9, most: 5, isLowest: true },
  ],
  [
    'a board for our pub quiz with eight teams, points per round, the total and the current leader',
    'scores',
    { title: 'Score sheet: pub quiz', names: { length: 8 }, start: 0 },
  ],
  [
    'keep score for our rummy evening: Ida, Ole and Kim, the first to reach 300 points wins',
    'scores',
    { names: ['Ida', 'Ole', 'Kim'], goal: 300 },
  ],
  [
    'a volleyball scoreboard with +1 buttons for home and guests',
    'scores',
    { names: ['Home', 'Guests'], steps: [1] },
  ],
  [
    'memory with vegetables, 4 by 4 cards, and the best score stays after reloading',
    'memory',
    { symbols: expect.not.arrayContaining(['🍎']) },
  ],
  ['a scoreboard for our chess tournament where I enter results and see the ranking', 'league', { win: 3 }],
  [
    'teaspoons, cups and ounces converter',
    'converter',
    { groups: [{ name: 'Volume', units: { length: 3 } }] },
  ],
])('%s: a page of its kind, and nothing missing', (prompt, kind, settings) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.page?.kind).toBe(kind);
  expect(spec.page?.settings).toMatchObject(settings);
  expect(notes).toEqual([]);
});

test('a score sheet says of games whose points do not simply add up that they do not', () => {
  expect(parseAppPrompt('a bowling score sheet for 10 frames').notes).toEqual([
    'not built: the extra points of strikes and spares',
  ]);
});

test('scores with dates are a list of records', () => {
  expect(
    parseAppPrompt('a score tracker with date, opponent, our points and their points').spec.page,
  ).toBeUndefined();
});

test('a board adds up a number per column, and takes its columns from behind a purpose', () => {
  const { spec, notes } = parseAppPrompt(
    'a board with three columns for the attic: planned, started and finished. Each card has a job, a price and a helper; show the total price per column.',
  );
  expect(spec.page?.settings).toMatchObject({
    columns: ['Planned', 'Started', 'Finished'],
    fields: [{ label: 'Job' }, { label: 'Price' }, { label: 'Helper' }],
    total: 'price',
  });
  expect(notes).toEqual([]);
});

test('people who drag cards are no field of them', () => {
  const { spec } = parseAppPrompt(
    'a board with columns open, busy and done, cards have an owner and a deadline and you can drag them',
  );
  expect(spec.page?.settings).toMatchObject({
    fields: [{ label: 'Title' }, { label: 'Owner' }, { label: 'Deadline' }],
  });
});

test('a grid of cards is no number of cards', () => {
  expect(parseAppPrompt('a memory game, 6 by 4 cards').spec.page?.settings).toMatchObject({
    symbols: { length: 12 },
    columns: 6,
  });
});

test('a shop has the products, the currency and the delivery of its prompt', () => {
  const { spec, notes } = parseAppPrompt(
    'an online store selling candles for $8, soap and towels with a cart, $5 shipping and free shipping over $40',
  );
  expect(spec.page).toMatchObject({
    kind: 'shop',
    settings: {
      currency: '$',
      products: [{ name: 'Candles', cents: 800 }, { name: 'Soap' }, { name: 'Towels' }],
      delivery: { fee: 500, freeFrom: 4000 },
    },
  });
  expect(notes).toEqual([expect.stringContaining('prices are examples')]);
});

test('a shop without a basket is a list of its products', () => {
  expect(parseAppPrompt('a shop with products and suppliers').spec.page).toBeUndefined();
});

test('a poll has the question, the answers and the rule of its prompt', () => {
  const { spec, notes } = parseAppPrompt(
    'a poll about the summer party with up to six answers, everyone can vote only once',
  );
  expect(spec.page).toMatchObject({
    kind: 'poll',
    settings: { question: 'The summer party?', most: 6, once: true },
  });
  expect(notes).toEqual([expect.stringContaining('one browser')]);
});

test.each([
  ['a kanban board with seven columns', ['not built: 7 columns']],
  ['a kanban board with swimlanes per person and search', ['not built: swimlanes per person and search']],
  ['a memory game for two players on two phones', ['not built: phones']],
  ['snake with levels', ['not built: levels']],
  ['a pomodoro timer that beeps 3 seconds before the end', ['not built: beeps 3 seconds before the end']],
  ['a cups to grams converter', ['not built: between US cups and grams']],
  ['an expense splitter that emails a summary', ['not built: emails a summary']],
])('%s: the note names only what the page lacks', (prompt, notes) => {
  expect(parseAppPrompt(prompt).notes).toEqual(notes);
});

test('a list with decks or a tracker stays a list', () => {
  expect(parseAppPrompt('a flashcard app with decks and cards').spec.entities).toHaveLength(2);
  expect(parseAppPrompt('a bug tracker with a kanban board').spec.entities[0]?.name).toBe('bug');
  expect(parseAppPrompt('snake feeding log with date and prey').spec.page).toBeUndefined();
});
