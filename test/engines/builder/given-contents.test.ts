import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';

const questionsOf = (prompt: string) => parseAppPrompt(prompt).spec.page?.settings.questions;

test.each([
  [
    'a quiz about bees with these questions: How many legs has a bee? 4, 6, 8 (6). What do bees make? Honey, milk, oil (Honey).',
  ],
  [
    'quiz about bees: 1. How many legs has a bee? a) 4 b) 6* c) 8 2. What do bees make? a) honey* b) milk c) oil',
  ],
  [
    'quiz on bees. 1. How many legs has a bee? a) 4 b) 6 c) 8. 2. What do bees make? a) milk b) honey c) oil. Answers: 1b, 2b',
  ],
])('%s: the questions are those of the prompt', (prompt) => {
  const [legs, made] = [
    expect.objectContaining({ question: 'How many legs has a bee?', answers: ['6', '4', '8'] }),
    expect.objectContaining({ question: 'What do bees make?' }),
  ];
  const { spec, notes } = parseAppPrompt(prompt);
  expect(questionsOf(prompt)).toEqual([legs, made]);
  expect(spec.title).toBe('Quiz: bees');
  expect(notes).toEqual([]);
});

test('a single answer stands among the answers to the other questions', () => {
  expect(
    questionsOf('quiz with: What is 2+2? 4. What is the capital of Peru? Lima. Who wrote Emma? Jane Austen.'),
  ).toEqual([
    { question: 'What is 2+2?', answers: ['4', 'Lima', 'Jane Austen'] },
    { question: 'What is the capital of Peru?', answers: ['Lima', 'Jane Austen', '4'] },
    { question: 'Who wrote Emma?', answers: ['Jane Austen', '4', 'Lima'] },
  ]);
});

test('it is said where no answer is marked as right', () => {
  const { notes } = parseAppPrompt('quiz: Which colour has a ripe plum? blue, white or grey.');
  expect(notes.join()).toContain('which answer is right');
});

test.each([
  [
    'flashcards: dog = Hund, cat = Katze and cow = Kuh; shuffle them',
    ['dog', 'cat', 'cow'],
    ['Hund', 'Katze', 'Kuh'],
  ],
  ['flashcards with H2O = water, NaCl = salt', ['H2O', 'NaCl'], ['water', 'salt']],
])('%s: the cards of the prompt', (prompt, fronts, backs) => {
  const { spec, notes } = parseAppPrompt(prompt);
  const cards = fronts.map((front, at) => ({ front, back: backs[at] }));
  expect(spec.page?.settings.cards).toEqual(cards);
  expect(notes).toEqual([]);
});

test.each([
  ['snake where the snake wraps around and gets faster every 3 apples', { wrap: true, faster: 3 }],
  ['snake game on 12x12 that speeds up', { size: 12, faster: 1 }],
  [
    'habit tracker with checkboxes for drink water, read 20 pages and go for a walk',
    { habits: ['Drink water', 'Read 20 pages', 'Go for a walk'] },
  ],
  [
    'hangman with words about the sea: whale, coral, lagoon; 7 wrong guesses allowed',
    { words: ['whale', 'coral', 'lagoon'], lives: 7 },
  ],
  ['league table for 3 teams: Reds, Blues, Greens', { names: ['Reds', 'Blues', 'Greens'] }],
  [
    'poll: what should we cook? lasagne, curry or tacos',
    { question: 'What should we cook?', answers: ['Lasagne', 'Curry', 'Tacos'] },
  ],
  ['countdown to Christmas 2031', { until: { year: 2031, month: 12, day: 25 } }],
  [
    'invoice generator for my company Reed & Sons with 20% VAT',
    { from: 'Reed & Sons\nStreet and number\nTown' },
  ],
  ['wedding seating planner with 6 tables', { mode: 'groups', group: 'table', count: 6 }],
  ['a poll to vote for the best day: Monday, Tuesday or Friday', { question: 'What is the best day?' }],
])('%s', (prompt, settings) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(spec.page?.settings).toMatchObject(settings);
  expect(notes.filter((note) => note.startsWith('not built'))).toEqual([]);
});

test('several values of a calculator are there to choose from', () => {
  const { spec, notes } = parseAppPrompt('a tip calculator with buttons for 5, 10 and 15 percent');
  expect(spec.page?.settings.inputs).toContainEqual(
    expect.objectContaining({ name: 'tip', options: [5, 10, 15], value: 15 }),
  );
  expect(notes).toEqual([]);
});

test('a member who has paid is not crossed out', async () => {
  const { schemaOf } = await import('../../../src/engines/builder/files/schema.ts');
  const boxes = (prompt: string) =>
    schemaOf(parseAppPrompt(prompt).spec).entities[0]?.fields.filter(({ completes }) => completes).length;
  expect(boxes('members with name, phone and paid')).toBe(0);
  expect(boxes('bills with name, amount and paid')).toBe(1);
});
