import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  [
    'javascript',
    'node script that reads a log file line by line and prints the 10 most frequent IP addresses with the number of requests',
    /key = record\.ip;/,
  ],
  [
    'python',
    "renames all the photos in a folder to YYYY-MM-DD_001.jpg using the file's modification date, with a --dry-run option",
    /:03d\}/,
  ],
  [
    'javascript',
    'Validate a sign-up form: email must look like an email, password at least 10 characters, and both password fields must match. Return an object with the error messages per field.',
    /passwordConfirmation !== password/,
  ],
  [
    'kotlin',
    'data class for a Task with title, priority and due date, and a function that returns the overdue tasks sorted by priority then date',
    /sortedBy \{ it\.dueDate \}\.sortedBy \{ it\.priority \}/,
  ],
  [
    'python',
    'simple quiz game in the terminal: 5 multiple choice questions about capitals, shuffles the order, and shows the score at the end',
    /shuffle\(questions\)/,
  ],
  [
    'csharp',
    'console app that plays guess the number between 1 and 100, tells the user higher or lower, counts attempts and asks to play again',
    /[Pp]lay again/,
  ],
  [
    'python',
    'takes a list of team names and returns a round robin schedule where every team plays every other team once. If the number of teams is odd, one team gets a bye each round.',
    /% 2 == 1/,
  ],
  [
    'css',
    'responsive photo gallery grid, 4 columns on desktop, 2 on tablet, 1 on phone, with a slight zoom and a caption that fades in on hover',
    /scale\([\s\S]*\.caption \{[\s\S]*opacity: 0;/,
  ],
  [
    'css',
    'card grid: 3 columns on desktop, 1 on mobile, cards with rounded corners and a small lift on hover. Dark mode too with prefers-color-scheme.',
    /translateY[\s\S]*prefers-color-scheme: dark/,
  ],
  [
    'html',
    'page for my restaurant "The Copper Pot": a short about section, a menu table with prices and opening hours',
    /<h1>The Copper Pot<\/h1>/,
  ],
])('a particular is not taken for another one, in %s: %s', async (language, prompt, code) => {
  const written = await generateCode({ prompt, language }, tools);
  expect(written.code).toMatch(code);
  expect(written.notes.filter((note) => !note.includes('line by line'))).toEqual([]);
});
