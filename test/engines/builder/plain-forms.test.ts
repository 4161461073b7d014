import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { builtNote } from '../../../src/engines/builder/spec/spec-in-words.ts';

/** Other sentences for fields, choices and relations. */

const read = (prompt: string): readonly [built: string, missing: string] => {
  const { spec, notes } = parseAppPrompt(prompt);
  const missing = notes.find((note) => note.startsWith('not built: '));
  return [builtNote(spec).replace('built: ', ''), missing?.replace('not built: ', '') ?? ''];
};

test.each<[prompt: string, built: string, missing?: string]>([
  [
    'parcels with carrier, state (packed, sent, lost; default packed) and weight',
    'parcels (carrier, state: packed/sent/lost, at first packed, weight)',
  ],
  [
    'a camp list with campers and tents; every camper sleeps in a tent, has a diet choice of meat, fish or vegan',
    'campers (name, diet choice: meat/fish/vegan, tent → tents); tents (name, notes)',
  ],
  ['lamps with brand, price paid, broken or not', 'lamps (name, brand, price paid, broken: yes/no)'],
  [
    'board games with title, minimum and maximum players',
    'board games (title, minimum players, maximum players)',
  ],
  [
    'a goat log with farms, goats and checkups; each goat belongs to a farm, each checkup to a goat, with date and weight',
    'farms (name, notes); goats (name, notes, farm → farms); checkups (date, weight, goat → goats)',
  ],
  [
    'lamps with brand and price; show the total I have spent and let me filter by brand',
    'lamps (name, brand, price), filter by brand, total of price',
  ],
  [
    'a stable app: barns with a name and size, and checkups belonging to a barn with date, weight and remarks',
    'barns (name, size); checkups (name, barn → barns, date, weight, remarks)',
  ],
  [
    'a clinic app: patients with name and phone, visits that belong to a patient with a date and a fee',
    'patients (name, phone); visits (title, patient → patients, date, fee)',
  ],
  [
    'lamps with serial number (must be unique), token (read-only) and price',
    'lamps (serial number, token, price), no two lamps with the same serial number',
    'read-only token',
  ],
  [
    'a chess club app with user accounts: players with name and city, boards with size and colour',
    'players (name, city); boards (name, size, colour)',
    'user accounts',
  ],
  [
    'a task tracker with a board of four columns (backlog, next, in progress, shipped)',
    'tasks (title, description, due date, priority: low/medium/high, status: backlog/next/in progress/shipped)',
    'board columns',
  ],
])('%s', (prompt, built, missing = '') => {
  expect(read(prompt)).toEqual([built, missing]);
});

test('fields that are said to be required are', () => {
  const { spec, notes } = parseAppPrompt('clients with name, phone and city. Name and phone are required.');
  expect(spec.entities[0]?.fields.map(({ key, required }) => [key, required])).toEqual([
    ['name', true],
    ['phone', true],
    ['city', false],
  ]);
  expect(notes.join()).not.toContain('required');
});

test('days of the week are in their order', () => {
  const { spec } = parseAppPrompt('chores with who does it, weekday and done');
  const weekday = spec.entities[0]?.fields.find(({ key }) => key === 'weekday');
  expect(weekday?.options?.slice(0, 2)).toEqual(['Monday', 'Tuesday']);
});

test('a list that owns a later one is a list', () => {
  const { spec } = parseAppPrompt('a game library: games with title, members, loans with a due date');
  expect(spec.entities.map(({ name }) => name)).toEqual(['game', 'member', 'loan']);
  expect(spec.entities[2]?.fields.flatMap(({ to }) => to ?? []).sort()).toEqual(['game', 'member']);
});

test.each<[prompt: string, child: string, parent: string]>([
  ['garden: beds with name, harvests with weight and date. Show the total weight per bed.', 'harvest', 'bed'],
  [
    'a go club app: players with name, matches with date. Count the matches of each player.',
    'match',
    'player',
  ],
])('%s: a sum per record needs a reference', (prompt, child, parent) => {
  const { spec, notes } = parseAppPrompt(prompt);
  const fields = spec.entities.find(({ name }) => name === child)?.fields ?? [];
  expect(fields.flatMap(({ to }) => to ?? [])).toEqual([parent]);
  expect([...notes, builtNote(spec)].join()).toMatch(
    /total of weight per bed|count the matches of each player/i,
  );
});
