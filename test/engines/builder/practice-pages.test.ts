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
