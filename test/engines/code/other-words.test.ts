import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

/** Wishes in other words than those of the tasks, and what their programs must hold. */
test.each([
  [
    'bash',
    'convert all gif images in the current folder to png and say how many were done',
    'if (($# == 0)); then set -- .; fi',
  ],
  [
    'bash',
    'resize every png in the current directory to 640 pixels wide and print how many were resized',
    'if (($# == 0)); then set -- .; fi',
  ],
  ['bash', 'compress all txt files in the current folder with gzip and show the number compressed', 'gzip'],
  ['bash', 'script that reads server names from a text file and pings each of them', 'done <"$1"'],
  ['sql', 'running total of payments per day in each branch', 'SUM(amount) AS total_amount'],
  ['sql', 'cumulative sales by week for each store', 'PARTITION BY store ORDER BY week)'],
  ['sql', 'running total of visitors per month', 'COUNT(*) AS visitor_count'],
  ['sql', 'delete duplicates from a mailing list table and keep the oldest', 'MIN(id) FROM mailing_list '],
  ['sql', 'remove double entries from the contacts table, keep the newest', 'MAX(id) FROM contacts '],
  ['css', 'picture gallery with four columns on desktop and two on a phone', 'object-fit: cover'],
  ['csharp', 'parking garage class with a fixed number of spots and tickets', 'Ticket Park(string plate)'],
  ['java', 'basket class with 20 percent off for at least six of the same product', '* 0.8'],
  ['php', 'shopping cart class with a discount for more than four of one item', '->quantity > 4'],
  ['ruby', 'parking lot with capacity and tickets', 'def leave(ticket_number)'],
  ['python', 'decorator that retries a function four times with increasing delays', '** '],
  ['python', 'split a large text file into multiple pieces of 300 lines', '300'],
  ['html', 'a single page with a night mode switch that remembers the choice', 'localStorage'],
  [
    'swift',
    'protocol Shape with area and perimeter and two structs that conform to it',
    'struct Circle: Shape',
  ],
  ['csharp', 'abstract class Shape with area and perimeter and two subclasses', 'class Rectangle : Shape'],
  ['python', 'program that quizzes my daughter on the times tables and keeps the score', 'score += 1'],
  ['html', 'a bistro menu page with starters, mains and drinks and prices on the right', '<h3>Mains</h3>'],
  [
    'kotlin',
    'sealed class for the result of an api call, plus an example that handles all cases',
    'is NetworkResult.Error ->',
  ],
])('%s: %s', async (language, prompt, part) => {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  expect(code).toContain(part);
});

test('a count that a script does not keep is named', async () => {
  const prompt = 'resize all photos in a folder and print how many were resized';
  const { notes } = await generateCode({ prompt, language: 'bash' }, tools);
  expect(notes).toEqual(['Not taken into account: print how many were resized.']);
});

test('a script for the current folder wants no argument', async () => {
  const prompt = 'resize every png in the current directory to 640 pixels wide';
  const { code } = await generateCode({ prompt, language: 'bash' }, tools);
  expect(code).not.toContain('usage');
});

test('no seats are parked in a cinema', async () => {
  const prompt = 'cinema class with seats and tickets';
  const { code } = await generateCode({ prompt, language: 'python' }, tools);
  expect(code).not.toContain('plate');
});
