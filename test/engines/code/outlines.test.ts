import { expect, test } from 'vitest';
import { compose } from '../../../src/engines/code/plans/outlines/compose.ts';
import { composeQueries } from '../../../src/engines/code/plans/outlines/queries.ts';
import { readOutline } from '../../../src/engines/code/plans/outlines/read-outline.ts';
import { recipes } from '../../../src/engines/code/plans/outlines/recipe.ts';
import { writeOutline } from '../../../src/engines/code/plans/outlines/write-outline.ts';

const LANGUAGES = 'python ruby php javascript typescript java kotlin csharp swift go rust cpp'.split(' ');

test('every member of every recipe can be chosen alone, and all of them together', () => {
  for (const recipe of recipes()) {
    const always = [...recipe.slots, ...recipe.options].map(({ name }) => name);
    const names = recipe.members.map(({ name }) => name);
    const choices = [...names.map((name) => [name]), names, [...names, ...always]];
    for (const chosen of choices) {
      const fields = recipe.slots.filter(({ isAlways, name }) => isAlways || chosen.includes(name));
      const text = recipe.write(new Set(chosen), { name: 'Sample', fields, values: {} });
      const outline = readOutline(
        text.replace(
          /\{(?:threshold|kept|taxed|limit|rate|startMinutes|bonus|feeCents|most|extendDays|many|bulkKept)\}/g,
          '1',
        ),
      );
      const language = LANGUAGES[chosen.length % LANGUAGES.length] ?? '';
      expect(writeOutline(outline, language)?.definition, text).not.toMatch(/undefined|\{[0-3t]\}/);
    }
  }
});

test.each([
  [
    'java',
    'A class SavingsAccount with deposit, withdraw and a history of transactions',
    ['List<Transaction> history()'],
  ],
  [
    'python',
    'class Basket with add_item and total, 20% off when the total is over 50',
    ['if sum > 50.0:', 'sum * 0.8'],
  ],
  [
    'go',
    'a struct RingBuffer with a capacity of 4, write and read',
    ['func (r *RingBuffer[T]) Write(', 'NewRingBuffer[int](4)'],
  ],
  ['ruby', 'class Vector with x and y, equality and addition', ['def ==(other)', 'def add(other)']],
  [
    'csharp',
    'class Wallet with deposit and withdraw that throws a NoMoneyException when funds are insufficient',
    ['class NoMoneyException : Exception', 'throw new NoMoneyException('],
  ],
  [
    'java',
    'a garage with spaces for cars and a capacity of 3, enter returns false when there is no space because it is full',
    ['public boolean enter(', 'return false;', 'new Garage(3)'],
  ],
  [
    'kotlin',
    'a bounded stack of size 4 where pop returns null when it is empty',
    ['class BoundedStack<T>(val capacity: Int)', 'fun pop(): T?', 'BoundedStack<Int>(4)'],
  ],
  [
    'python',
    'a wallet class with an overdraft of 80, negative deposits are rejected',
    ['amount > self._balance + self.overdraft_limit', 'Wallet(80.0)'],
  ],
  [
    'csharp',
    'a library with readers who borrow no more than 2 books, lending an unknown book throws NoBookException',
    ['throw new NoBookException(', 'count >= 2'],
  ],
  ['cpp', 'a library class that can add, delete and return a book', ['void removeBook(', 'void returnBook(']],
  ['go', 'a max heap class with push and pop', ['type MaxHeap struct', '> m.items[best]']],
  ['rust', 'struct Zoo with add_animal and list_animals', ['animals: Vec<String>']],
  [
    'java',
    'a snack machine class: insert coins, buy a product, gives the change, fails if there is not enough money',
    ['return change;', 'not enough money'],
  ],
  [
    'kotlin',
    'a garage class with 4 spots where leaving costs 2.5 euros per started hour',
    ['Garage(4)', '2.5'],
  ],
  [
    'php',
    'a Warehouse class with a minimum stock per product and a list of the products that must be reordered',
    ['function lowStock(): array', 'setMinimum'],
  ],
  ['swift', 'a basket class with a coupon that can be used only once', ['coupons[code] = nil']],
  [
    'java',
    'a school class with students: add a mark, the average of a student and the best student',
    ['average(String student)', 'bestStudent()'],
  ],
  [
    'python',
    'an agenda class to add meetings with start and end; no two meetings may overlap',
    ['overlaps with'],
  ],
  ['go', 'an elevator struct for 7 floors with request and step', ['NewElevator(7)']],
  ['ruby', 'a spending tracker with date, category and amount and the total by category', ['def totals']],
  [
    'python',
    'a Matrix class with subtract and multiply that fails when the dimensions do not match',
    ['raise ValueError("the sizes do not fit")'],
  ],
])('composes a class in %s: %s', (language, prompt, parts) => {
  const made = compose(prompt, language);
  expect(made?.unmet).toEqual([]);
  for (const part of parts) expect(`${made?.snippet.definition}\n${made?.snippet.example}`).toContain(part);
});

test.each([
  ['python', 'an immutable Money class with add', ['immutable']],
  ['typescript', 'an immutable Money class with add', []],
])('names what its class in %s does not keep: %s', (language, prompt, unmet) => {
  expect(compose(prompt, language)?.unmet).toEqual(unmet);
});

test.each([
  ['go', 'a struct Trip with city, budget and a function that returns the cheapest trip per city', undefined],
  [
    'java',
    'a record Match with team, points and a method that returns the total points per team',
    'totalPointsPerTeam',
  ],
  [
    'swift',
    'struct Player with name and score, and a function returning the top 5 by score',
    'func topByScore',
  ],
  [
    'python',
    'a dataclass Film with title, genre and rating and a function that groups films by genre',
    'group_by_genre',
  ],
])('composes functions over records in %s: %s', (language, prompt, part) => {
  const made = composeQueries(prompt, language);
  if (part === undefined) expect(made).toBeUndefined();
  else expect(made?.snippet.definition).toContain(part);
});

test.each([
  ['A Purse class with wallet, deposit and a lottery', undefined],
  ['A Wallet class with deposit and withdraw; withdraw throws when the amount exceeds 500', ['500']],
  ['A Counter class with increment and decrement that never drops below 2', ['never', 'drops', 'below', '2']],
])('says what a class lacks: %s', (prompt, lacks) => {
  expect(compose(prompt, 'python')?.unmet).toEqual(lacks);
});

test.each([
  [
    'a class for a parking garage with a number of spots that charges 3 euros per started hour',
    'java',
    'leave(',
  ],
  [
    'write a struct for a shopping cart with add and a total with 5 percent off when the sum is over 50',
    'swift',
    'func total',
  ],
  ['a program that simulates a bank account with deposit and withdraw', 'ruby', 'def withdraw'],
])('%s: a name of two words after "class for" or "simulates" is found', (prompt, language, part) => {
  const made = compose(prompt, language);
  expect(made?.snippet.definition).toContain(part);
  expect(made?.unmet).toEqual([]);
});

test('the fields of those that a class holds are not fields of the class', () => {
  expect(
    compose('a class for a club list where I can add members with phone and email', 'python'),
  ).toBeUndefined();
});
