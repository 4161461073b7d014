import { expect, test } from 'vitest';
import { composeCollection } from '../../../src/engines/code/plans/outlines/collections.ts';

const LANGUAGES = 'go rust java csharp kotlin swift'.split(' ');

const WISHES: readonly (readonly [wish: string, code: RegExp])[] = [
  ['group a list of people by the first letter of their city and print each group sorted by age', /initial/i],
  ['group employees by department and sort each group by salary, highest first', /department/i],
  ['top 2 players by score in each team', /\b2\b/],
  ['the 3 most expensive products of a list with name and price', /\b3\b/],
  ['remove duplicates from a list of users by email, keep the last one', /reverse|rev\(/i],
  ['split a list of students into passed and failed, 50 points are needed to pass', />= 50/],
  ['merge two lists of users by id, the second list wins', /newer/i],
  ['merge two lists of products by sku, the first one wins', /known/i],
  ['find the oldest and the youngest person in a list', /oldest[\s\S]*youngest/i],
  ['build a map from id to user from a list of users', /index/i],
  [
    'names of all products that cost less than 20 euros and are in stock, sorted by price',
    /< 20(?:\.0)? && \w+\.stock(?:\(\))? > 0/i,
  ],
];

test.each(LANGUAGES)(
  'programs over lists whose fields are named in passing are written in %s',
  (language) => {
    for (const [wish, code] of WISHES) {
      const made = composeCollection(wish, language);
      expect(made?.unmet, wish).toEqual([]);
      expect(`${made?.snippet.definition}\n${made?.snippet.example}`, wish).toMatch(code);
    }
  },
);

test('a list that is read from elsewhere, and words that are no fields, are for other programs', () => {
  expect(composeCollection('group the users of users.csv by city', 'kotlin')).toBeUndefined();
  expect(composeCollection('group people by how they feel', 'kotlin')).toBeUndefined();
});

test('what such a program lacks of the wish is told', () => {
  expect(composeCollection('group people by city and draw a chart', 'go')?.unmet).toEqual(['draw', 'chart']);
});

test('the order of a group and its direction are those of the wish', () => {
  const made = composeCollection(
    'group movies by genre and print each group sorted by rating, highest first',
    'kotlin',
  );
  expect(made?.snippet.definition).toContain('sortedByDescending { it.rating }');
  expect(made?.snippet.definition).toContain('movie.genre');
});

test('only the fields that the wish names are printed', () => {
  const made = composeCollection('the 5 cheapest products in stock, print name and price', 'kotlin');
  expect(made?.unmet).toEqual([]);
  expect(made?.snippet.example).toContain('${product.name}, ${product.price}"');
  expect(made?.snippet.definition).toContain('topByPrice');
});
