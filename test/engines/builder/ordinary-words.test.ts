import { describe, expect, test } from 'vitest';
import { buildApp } from '../../../src/engines/builder/build.ts';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { engineTools } from '../../support/engine.ts';
import { brief } from './brief.ts';

/** Pages, forms, filters and plurals, in the words of those who ask for an application for the first time. */

describe('a page or a form is no field of a record', () => {
  test.each<[prompt: string, notBuilt: string | undefined, ...entities: string[]]>([
    [
      'bakery orders with customer, pickup date and a confirmation page',
      'confirmation page',
      'bakery orders: customer* pickupDate:date',
    ],
    [
      'a dog walker app: walks with dog, date and duration, a booking form',
      'booking form',
      'walks: dog* date:date duration:number',
    ],
    ['books with title, author and page', undefined, 'books: title* author page:number'],
  ])('%s', (prompt, notBuilt, ...entities) => {
    const { spec, notes } = parseAppPrompt(prompt);
    expect(brief(spec)).toEqual(entities);
    expect(notes.filter((note) => note.startsWith('not built'))).toEqual(
      notBuilt === undefined ? [] : [`not built: ${notBuilt}`],
    );
  });
});

test.each([
  ['chores with title and a filter for open and done', 'chores: title* done:boolean'],
  ['errands with title, tabs for all, active and completed', 'errands: title* done:boolean'],
  ['letters with sender and a filter for answered and unanswered', 'letters: name* sender answered:boolean'],
])('%s: what a filter parts is a field', (prompt, entity) => {
  expect(brief(parseAppPrompt(prompt).spec)).toEqual([entity]);
});

test('a record has one category of many, and the steps of a recipe are its instructions', () => {
  const [recipes = ''] = brief(parseAppPrompt('add recipes with ingredients and steps').spec);
  expect(recipes).toContain('steps:longtext');
  expect(recipes).not.toContain('instructions');
  expect(brief(parseAppPrompt('errands with title, categories and shops').spec)).toEqual([
    'errands: title* category shop',
  ]);
});

test('goods are named after what the shop sells', () => {
  const { spec } = parseAppPrompt('online shop for silk scarves with 3 products and a cart');
  expect(spec.page?.settings).toMatchObject({
    products: [{ name: 'Scarf 1' }, { name: 'Scarf 2' }, { name: 'Scarf 3' }],
  });
});

test('a dashboard for a file of the user shows samples until there is one', () => {
  const { spec, notes } = parseAppPrompt('a dashboard to upload a csv and see a bar chart of any column');
  expect(spec.page?.kind).toBe('dashboard');
  expect(notes.join(' ')).toContain('bar chart of any column');
});

test.each(['a service that monitors a list of websites every hour', 'uptime monitor for my servers'])(
  '%s: a list of addresses is no answer',
  async (prompt) => {
    await expect(buildApp({ prompt, framework: 'nodejs', seed: 1 }, engineTools())).rejects.toThrow(
      /monitor.*The nearest that it makes: a list of addresses/is,
    );
  },
);
