import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (language: string, prompt: string) => generateCode({ prompt, language }, tools);

/** Wishes of which a part is easily lost, and what the whole program must hold. */
test.each([
  // Several columns under one measure.
  [
    'python',
    'read a csv of soil probes and print the average moisture and acidity per meadow',
    ['"average_moisture"', '"average_acidity"'],
  ],
  [
    'javascript',
    'group an array of trips by driver and return the total fuel and toll',
    ['totalFuel', 'totalToll'],
  ],
  ['ruby', 'read swims.csv, total metres and minutes per swimmer', ['total_minutes', 'record["minutes"]']],
  // Where the time of a countdown comes from, and in which unit.
  [
    'python',
    'countdown for the terminal that takes the minutes as an argument and rings a bell at the end',
    ['"MINUTES")) * 60', 'print("\\a"'],
  ],
  ['python', 'countdown that takes minutes and seconds as arguments', ['"MINUTES SECONDS"', '* 60.0 +']],
  ['go', 'tea timer of 4 minutes that shows mm:ss and beeps', ['CountDown(4 * 60)', '"\\a"']],
  ['ruby', 'timer that asks how many minutes and counts down', ['ask_number("Minutes: "']],
  [
    'python',
    'pomodoro timer for the terminal with 40 minutes work, 8 minutes break and 3 rounds',
    ['40', '8', '3'],
  ],
  // The table that is named.
  ['sql', 'find duplicate phone numbers in a table called contacts', ['FROM contacts']],
  ['sql', 'the 3 cheapest products from a table named inventory', ['FROM inventory']],
  ['sql', 'list the rows of a table called probes where depth is above 30', ['FROM probes', 'depth > 30']],
  // A counter that nobody can read counts for nobody.
  [
    'java',
    'thread-safe counter with increment, decrement and a test in main',
    ['check(counter.value() == 1'],
  ],
  [
    'java',
    'counter class with increment and reset, with a main that tries it out',
    ['println(counter.value()'],
  ],
  // What a class does, said as what somebody can do with it.
  [
    'javascript',
    'shopping cart where I can add items, remove items and get the total with 7% tax',
    ['* 1.07'],
  ],
  // Said in other words, and there.
  ['php', 'contact form, validate the email address and show helpful error messages', ["$errors['email']"]],
  ['ruby', 'script that counts how often each word occurs in a file, ignoring case', ['downcase']],
  // Statistics, lots and dates.
  ['python', 'remove outliers from a list of measurements with the IQR method', ['def quartile', '1.5']],
  ['rust', 'function that drops outliers more than 2 standard deviations from the mean', ['* 2.0']],
  ['typescript', 'function that returns the interquartile range of an array of numbers', ['third - first']],
  ['python', 'script that puts the names in a text file into random teams of 5', ['shuffle', '// 5', 'FILE']],
  ['javascript', 'function that splits a list of players randomly into three teams', ['% 3']],
  ['python', 'draw 2 random winners from entries.txt', ['shuffle', 'range(2)']],
  [
    'python',
    'function that takes a list of bills with due dates and returns the ones overdue by more than 14 days',
    ['late > 14', 'due_date'],
  ],
  [
    'javascript',
    'function that returns all contracts that expire in the next 60 days',
    ['left <= 60', 'expiryDate'],
  ],
  ['java', 'method that returns all loans that are at least 7 days overdue', ['late >= 7']],
  ['go', 'fizzbuzz up to 50 with configurable numbers and words', ['range rules', '(50, rules)']],
])('%s: %s', async (language, prompt, held) => {
  const { code, notes, task } = await made(language, prompt);
  expect(task).not.toBeNull();
  expect(notes).toEqual([]);
  for (const part of held) expect(code).toContain(part);
});

test.each([
  ['python', 'fizzbuzz with custom words passed as a dictionary', 'dictionary'],
  ['sql', 'the top 5 customers by revenue in a table named clients', 'clients'],
])('%s: %s is told', async (language, prompt, told) => {
  const { notes } = await made(language, prompt);
  expect(notes.join(' ')).toContain(told);
});

test('a wish that begins with its language is one for an extension', async () => {
  const { task, language, code } = await generateCode(
    { prompt: 'in Swift, an extension on String that counts the vowels' },
    tools,
  );
  expect(task).not.toBeNull();
  expect(language).toBe('swift');
  expect(code).toContain('extension String');
});
