import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';

const fieldsOf = (prompt: string) => parseAppPrompt(prompt).spec.entities[0]?.fields ?? [];

test.each([
  ['a todo list with deadlines and labels', true],
  ['tasks with deadline and status (open, closed)', false],
  ['a to-do app with title and deadline', false],
  ['recipes with title and rating', false],
])('%s: a task can be ticked', (prompt, isAdded) => {
  expect(fieldsOf(prompt).some(({ key }) => key === 'done')).toBe(isAdded);
});

test('an interval says when the last date comes again', () => {
  const { spec, notes } = parseAppPrompt('a filter app with room, last cleaned date and interval in weeks');
  expect(spec.entities[0]?.fields).toContainEqual(
    expect.objectContaining({
      key: 'lastCleanedDate',
      every: 'intervalInWeeks',
      unit: 'week',
      alert: 'Overdue',
      mark: 'Cleaned today',
    }),
  );
  expect(notes.join()).not.toContain('not built');
});

test.each([
  ['parcels with number and a checkbox for delivered', 'delivered'],
  ['plants with name and a tick box to mark it as watered', 'watered'],
  ['letters with sender and a check box if it is answered', 'answered'],
])('%s: a box to tick', (prompt, key) => {
  expect(fieldsOf(prompt)).toContainEqual(expect.objectContaining({ key, type: 'boolean' }));
});

test.each([
  ['bills with name, amount, date and a yearly total', 'year'],
  ['meals with name, calories, date and a daily total of calories', 'day'],
])('%s: a sum for each period', (prompt, period) => {
  const { notes } = parseAppPrompt(prompt);
  expect(fieldsOf(prompt)).toContainEqual(expect.objectContaining({ total: true, period }));
  expect(notes.join()).not.toContain('not built');
});

test.each([
  ['a VAT calculator with a slider for the rate', ['Rate, %']],
  ['discount calculator with sliders', ['Price', 'Discount, %']],
])('%s: inputs are set with sliders', (prompt, labels) => {
  const { spec, notes } = parseAppPrompt(prompt);
  const inputs = spec.page?.settings.inputs;
  const slid = Array.isArray(inputs) ? inputs.filter(({ slider }) => slider === true) : [];
  expect(slid.map(({ label }) => label)).toEqual(labels);
  expect(notes).toEqual([]);
});

test('a body mass index in pounds and inches', () => {
  const { spec, notes } = parseAppPrompt('body mass index calculator with a switch to imperial units');
  expect(spec.page?.settings.imperial).toMatchObject({ inputs: [{ label: 'Weight, lb' }, {}] });
  expect(notes).toEqual([]);
});

test('a poll has as many answers as asked, about its topic', () => {
  const { spec } = parseAppPrompt('a poll about the best season with four choices');
  expect(spec.page?.settings).toMatchObject({
    question: 'What is the best season?',
    answers: ['Spring', 'Summer', 'Autumn', 'Winter'],
  });
});

test('flashcards that are studied in decks', () => {
  const { spec, notes } = parseAppPrompt(
    'flashcards in decks for chemistry, law and Spanish that flip when clicked',
  );
  expect(spec.page?.settings).toMatchObject({ decks: ['Chemistry', 'Law', 'Spanish'] });
  expect(spec.page?.settings.cards).toContainEqual({ front: 'hola', back: 'hello', deck: 'Spanish' });
  expect(notes).toEqual([]);
});

test('a landing page has what is usual for its trade', () => {
  const { spec, notes } = parseAppPrompt(
    'a landing page for a pizzeria called Luna with a menu, opening hours and a table reservation form',
  );
  expect(spec.page?.settings).toMatchObject({
    sections: [
      { name: 'Opening hours' },
      { name: 'Menu', lines: expect.arrayContaining(['Lemon tart: 7.00']) },
    ],
    form: 'contact',
    extra: [{ name: 'day' }, { name: 'time' }, { name: 'people' }],
  });
  expect(notes).toEqual([expect.stringContaining('samples')]);
});
