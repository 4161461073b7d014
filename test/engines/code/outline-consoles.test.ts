import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  [
    'csharp',
    'A console program that asks for my weight and my height and tells me my BMI rounded to one decimal and the category; bad input is asked again',
    ['AskNumber("Weight in kg: "', 'bmi.ToString("F1"', '"overweight"'],
  ],
  [
    'kotlin',
    'Terminal app that converts temperatures between Celsius, Fahrenheit and Kelvin and repeats the question on invalid input',
    ['askOne("From (c, f or k): "', 'below absolute zero'],
  ],
  [
    'java',
    'Console program: the user enters the loan amount, the annual interest rate and the number of months, then it prints the amortization table with aligned columns',
    ['askNumber("Loan amount: "', 'padLeft('],
  ],
  [
    'python',
    'Hangman for the console with a list of words and 8 lives, it must not count a letter that was already guessed',
    ['left = 8', 'def masked('],
  ],
  [
    'csharp',
    'console app that asks for prices until I type finish and then shows the highest, the lowest and the average',
    ['Ask("Next price (finish ends): ")', 'Smallest(numbers)', 'Largest(numbers)', 'Average(numbers)'],
  ],
  [
    'kotlin',
    'program that asks the user for numbers until an empty line and prints the sum',
    ['while (answer.length > 0)', 'Sum: '],
  ],
  [
    'cpp',
    'console program that asks for titles until the user enters quit, then prints them alphabetically',
    ['ask("Next title (quit ends): ")', 'names = sortedBy(names'],
  ],
  [
    'csharp',
    'console program which converts fahrenheit to celsius and back and asks the user which one',
    ['AskOne("From (c or f): "', 'new List<string> { "c", "f" }'],
  ],
  ['go', 'Tic-tac-toe in the terminal against the computer', ['func ComputerMove(', 'It is a draw.']],
  [
    'rust',
    'Rock, paper, scissors against the computer, best of 7, with a running score',
    ['own <= 7 / 2', 'ask_one('],
  ],
  [
    'cpp',
    'Roll three dice 50,000 times and show a histogram of the sums made of stars',
    ['i < 50000', 'randomBelow(6)', 'repeatedText("*"'],
  ],
  [
    'typescript',
    'Print every line of a text file that is longer than 120 characters together with its line number',
    ['line.length > 120', "firstArgument('FILE')"],
  ],
  [
    'php',
    'Find dead relative links in the markdown files of a folder and its subfolders, with the line number',
    ['filesBelow(', 'broken links'],
  ],
  [
    'swift',
    'Move all the files of a folder into subfolders named after their extension',
    ['moveInto(', 'filesIn('],
  ],
  [
    'csharp',
    'Quiz for the console with 6 random multiple choice questions about capitals, score and percentage at the end',
    ['ShuffleItems(choices)', '.Take(6)', '%)'],
  ],
])('a program that is used by typing is written whole in %s: %s', async (language, wish, parts) => {
  const { code, notes } = await generate(wish, language);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test('an outline that is used by typing names what it lacks', async () => {
  const { notes } = await generate('Hangman for the terminal with 6 wrong guesses and sound effects', 'ruby');
  expect(notes.join()).toMatch(/Not taken into account: .*sound effects/);
});

test('a quiz about what nobody stored is refused', async () => {
  const { task } = await generate('A console quiz about medieval armour', 'java');
  expect(task).toBeNull();
});
