import { expect, test } from 'vitest';
import { composeFunction } from '../../../src/engines/code/plans/outlines/functions.ts';
import { composeQueries } from '../../../src/engines/code/plans/outlines/queries.ts';

const LANGUAGES = 'python ruby php javascript typescript java kotlin csharp swift go rust cpp'.split(' ');

test.each(LANGUAGES)('types of everyday life with their functions are written in %s', (language) => {
  const wishes: readonly (readonly [string, RegExp])[] = [
    [
      'record for recipes and a function that adjusts the quantities from 2 portions to 8 people',
      /2[\s\S]*8/,
    ],
    ['Recipe class with a method that scales its ingredients for a number of guests', /scaled_?to/i],
    [
      'types for my board games and a function that finds games for a number of players within a time limit',
      /game/i,
    ],
    ['types for a bill with items and a function for the sum with VAT per item', /tax_?percent/i],
    [
      'records for a basket with functions to add items, remove items and apply a coupon code to the total',
      /SAVE10/,
    ],
  ];
  for (const [prompt, part] of wishes) {
    const made = composeFunction(prompt, language);
    expect([prompt, made?.unmet]).toEqual([prompt, []]);
    expect(`${made?.snippet.definition}\n${made?.snippet.example}`).toMatch(part);
  }
});

test('a recipe keeps what else is said of it', () => {
  const prompt = 'data class for a recipe with steps and a function scale_it that scales it for more people';
  const made = composeFunction(`${prompt}, rounded to two decimals`, 'python');
  expect(made?.snippet.definition).toMatch(/steps: list\[str\][\s\S]*def scale_it[\s\S]*round\(/);
  expect(composeFunction(`${prompt} and prints its calories`, 'python')?.unmet).toEqual(['calories']);
});

test.each([
  ['struct for a film and a function that lists films by director, newest first', 'year', 'director'],
  ['types for a song library and a function that filters songs by artist and genre', 'artist && ', 'genre'],
  [
    'class for a car and a method that returns the cars of a given brand made after a given year',
    'limit',
    'brand',
  ],
  [
    'types for a wine collection and a function that finds wines by country and maximum price',
    'maxPrice',
    '<=',
  ],
])('%s has the fields that such a thing has', (prompt, ...parts) => {
  const made = composeQueries(prompt, 'typescript');
  for (const part of parts) expect(made?.snippet.definition).toContain(part);
});

test('a function that sorts is apart from one that finds', () => {
  const made = composeQueries(
    'types for a list of books and a function that finds books by author and a function that sorts them by year',
    'typescript',
  );
  expect(made?.snippet.definition.match(/function /g)).toHaveLength(2);
});

test('several conditions of a choice are one function', () => {
  const made = composeQueries(
    'types for a movie list and a function that filters movies by genre and minimum rating',
    'typescript',
  );
  expect(made?.unmet).toEqual([]);
  expect(made?.snippet.definition.match(/function /g)).toHaveLength(1);
});
