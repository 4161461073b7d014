import { expect, test } from 'vitest';
import type { FieldSpec } from '../../../src/engines/builder/spec/app-spec.ts';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { builtNote } from '../../../src/engines/builder/spec/spec-in-words.ts';
import { NothingUnderstood } from '../../../src/engines/nothing-understood.ts';

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
  ['poems with title and poet, sorted alphabetically', 'poems (title, poet), sorted by title'],
  [
    'parcels with carrier and date, sort by date then carrier',
    'parcels (name, carrier, date), sorted by date',
    'then by carrier',
  ],
  [
    'lamps with brand and price, filter by brand and sort by price descending, export as csv',
    'lamps (name, brand, price), filter by brand, sorted by price (highest first)',
    'export as csv',
  ],
  [
    'a coin album with metal and value, show the total value',
    'coin albums (name, metal, value), total of value',
  ],
  ['a rowing log with boat and minutes, total minutes', 'rowing entries (boat, minutes), total of minutes'],
  [
    'a ferry list with name and price, total price per month',
    'ferries (name, price)',
    'total price per month',
  ],
  ['lamps with brand and room, grouped by room', 'lamps (name, brand, room)', 'group by room'],
])('%s: lists are arranged as asked', (prompt, built, missing = '') => {
  expect(read(prompt)).toEqual([built, missing]);
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
])('%s: lists and fields have the names that were said', (prompt, built) => {
  expect(read(prompt)[0]).toBe(built);
});

test('a dashboard is named as missing, and refused in other words than an empty wish', () => {
  expect(read('a sales dashboard')[1]).toBe('dashboard');
  expect(() => parseAppPrompt('a dashboard')).toThrow(/cannot make this: dashboard/);
  expect(() => parseAppPrompt('a dashboard')).toThrow(NothingUnderstood);
});

test('a status that a prompt describes takes the place of a box', () => {
  const keys = (fields: readonly FieldSpec[] = []): string[] => fields.map(({ key }) => key);
  const { spec } = parseAppPrompt('a reading list where each book is to read, reading or finished');
  expect(keys(spec.entities[0]?.fields)).toEqual(['title', 'author', 'year', 'rating', 'status']);
});
