import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string) => generateCode({ prompt }, tools);

test.each([
  [
    'tic tac toe in Java Swing for two players, counts the wins of both players, winner in a dialog, play again button',
    [
      /extends JFrame/,
      /winsOfX\+\+/,
      /showMessageDialog/,
      /JButton\("Play again"\)/,
      /setBackground\(WINNING\)/,
    ],
  ],
  [
    'Java Swing converter kilograms to pounds and back with an error message if the input is not a number',
    [/"kilograms to pounds"/, /value \/ 0\.45359237/, /is not a number/],
  ],
  [
    'C# minimal API for desk bookings with EF Core and SQLite, overlapping bookings of a desk give 409, at most 4 hours',
    [
      /Results\.Conflict/,
      /other\.Desk == booking\.Desk && other\.Start < booking\.End/,
      /FromHours\(4\)/,
      /UseSqlite/,
    ],
  ],
  [
    'Java Swing calculator class PocketCalculator with + - * / and a clear button, division by zero shows an error',
    [/class PocketCalculator extends JFrame/, /JButton\("C"\)/, /Cannot divide by zero/],
  ],
  [
    'Jetpack Compose counter with plus and minus buttons, steps of 5, never below 10, survives rotation',
    [/rememberSaveable/, /count -= 5/, />= 10\)/],
  ],
])('%s', async (prompt, parts) => {
  const { code, notes } = await made(prompt);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toMatch(part);
});

test('a window that nothing draws is no empty class', async () => {
  const { code } = await made('java swing planetarium with rotating moons');
  expect(code).not.toMatch(/class \w+ \{\s*\}/);
});

test('tests behind a comma are wanted too', async () => {
  const { code, notes } = await made(
    'Java class Library with books, borrow and return, throws BookNotAvailableException, JUnit 5 tests',
  );
  expect(notes.length === 0 ? /@Test/.test(code) : /JUnit 5 tests/.test(notes.join())).toBe(true);
});
