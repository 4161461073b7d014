import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { observe } from '../../../src/engines/code/parts/observed.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

const WISHES: readonly (readonly [language: string, wish: string, code: string])[] = [
  ['ruby', 'seat 24 guests at random in rows of 6 and print the grid', 'seating_plan(names, 6)'],
  ['go', 'split a trip’s costs evenly between friends and print who owes whom', 'Settle('],
  [
    'python',
    'simulate a bank queue with 4 tellers and print the average and the longest waiting time',
    'simulate(4, 200)',
  ],
  [
    'java',
    'console quiz with 12 random addition questions that shows the score and the time taken',
    'i < 12',
  ],
  ['rust', 'flood fill on a grid of ints, including diagonal neighbours', 'flood_fill'],
  ['python', 'class that tracks how many pages I read today against a goal of 40', 'PageTracker(40)'],
  [
    'csharp',
    'class PillPlanner that takes a first dose time and an interval in hours and lists the next n doses',
    'nextDoses',
  ],
  [
    'python',
    'inventory for a game where items stack up to 64, add and remove return whether it worked',
    'Inventory(64)',
  ],
  [
    'php',
    'shopping cart class with add, remove and total, free shipping for orders over 40 euros, otherwise 5.90',
    '590',
  ],
  [
    'javascript',
    'function for the gross price from the net price with 20% VAT, formatted as 1.234,50 €',
    'taxedPrice',
  ],
  [
    'kotlin',
    'data class for library books and a function that returns the overdue ones with a fine of 15 cents a day',
    'days * 15',
  ],
];

test.each(WISHES)('%s: %s', async (language, wish, code) => {
  const made = await generate(wish, language);
  expect(made.notes).toEqual([]);
  expect(made.code.toLowerCase()).toContain(code.toLowerCase());
});

test('orders above the sum ship free, others at the price that is named', async () => {
  const wish =
    'shopping cart with add, remove and total, where orders above 70 euros get free shipping, otherwise 3.90';
  const { code, notes } = await generate(wish, 'javascript');
  expect(notes).toEqual([]);
  const lines = observe({ definition: '', example: code })?.printed.map(([line]) => line);
  expect(lines).toEqual(['Shipping: 3.90', 'Total: 77.40', 'Total: 43.80']);
});

test('a number that is optional is checked only where it is there', async () => {
  const wish =
    'validate a sign-up object: email, password of at least 9 characters, age optional but over 15, return a list of messages';
  const { code, notes } = await generate(wish, 'typescript');
  expect(notes).toEqual([]);
  expect(code).toContain('age?: number;');
  expect(code).toContain('if (age !== undefined) {');
  expect((await generate(wish, 'python')).code).toContain('if age != 0 and age < 16:');
});

test.each([
  [
    'java',
    "an account class with deposit, withdraw and transfer that throws my own exception when there isn't enough money",
  ],
  ['kotlin', 'class Wallet with deposit, withdraw, own exception when overdrawn'],
  [
    'php',
    'bank account class with deposit and withdraw, throw my own exception if the balance would go below zero',
  ],
])('%s: an exception of its own for too little money is met', async (language, wish) => {
  const { code, notes } = await generate(wish, language);
  expect(notes).toEqual([]);
  expect(code).toMatch(/class \w*Funds\w*Exception/);
});
