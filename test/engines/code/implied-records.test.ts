import { expect, test } from 'vitest';
import { readPlan } from '../../../src/engines/code/plans/read-plan.ts';

/** The fields of the records, then the steps. */
const told = (prompt: string): string | undefined => {
  const wish = readPlan(prompt);
  const fields = wish?.record?.fields.map(({ words, type }) => `${words.join(' ')}:${type}`) ?? [];
  return (
    wish &&
    `${fields.join(' ')} | ${wish.plans.map(({ steps }) => steps.map(({ op }) => op).join(' ')).join(' + ')}`
  );
};

test.each([
  ['the two cheapest books, sorted by title', 'price:float title:text | sort take sort'],
  ['sort an array of cars by year and brand', 'name:text year:int brand:text | sort'],
  [
    'group all tickets by status, with each group sorted by priority',
    'id:int status:text priority:int | sort group',
  ],
  [
    'the average salary per department of a list of employees',
    'name:text department:text salary:float | groupAverage',
  ],
  ['emails of members who live in Oslo', 'city:text email:text | filter map'],
  ['the total of weight times quantity of all items', 'name:text weight:float quantity:int | map sum'],
  ['top 4 players by score', 'name:text score:float | sort take'],
  ['find the student with the lowest grade, or null if there are none', 'name:text grade:float | minBy'],
  ['events grouped by weekday', undefined],
  ['the three cheapest products that nobody has bought', undefined],
])('reads the records and steps of: %s', (prompt, wanted) => {
  expect(told(prompt)).toBe(wanted);
});

test.each([
  ['add up the cubes and filter out odd numbers', undefined],
  ['filters out odd numbers and returns the largest number', ' | filter max'],
  ['the average of an int array as a double', ' | average'],
  ['the distinct words of a text joined with a dash', ' | words distinct join'],
  ['words of a text that appear more than twice', ' | words tally entries filter sort map'],
  ['group a list of words by first letter, each group sorted', ' | sort group'],
  ['the shortest string in an array, the first one wins on ties', ' | minBy'],
])('reads the steps of: %s', (prompt, wanted) => {
  expect(told(prompt)).toBe(wanted);
});
