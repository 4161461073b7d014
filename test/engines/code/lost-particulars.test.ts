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
  // The source of a countdown's time, and its unit.
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
  // The methods of a class, described as what users can do.
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
  // Numbers of a range, and no sample list of them.
  [
    'python',
    'print all odd numbers between 3 and 77 in descending order',
    ['numbers_between(3, 77)', 'number -= 1'],
  ],
  ['java', 'print the numbers from 8 down to 2', ['numbersBetween(8, 2)']],
  ['go', 'list all prime numbers from 20 to 90', ['(20, 90)']],
  // A column may be called by a word of the language.
  [
    'python',
    'read a csv of pupils and print the average music and sports mark per class',
    ['for class_, group in', '"class": class_'],
  ],
  [
    'typescript',
    'group an array of pupils by class and return the average mark',
    ['{ class: className,', '[className, '],
  ],
  ['java', 'average grade per class from a list of students', ['String className']],
  ['rust', 'total amount per type from a list of payments', ['r#type: String']],
  // A map is no list of rows.
  ['ruby', 'sort a hash by its values, highest first', ['.reverse.to_h']],
  ['typescript', 'function that sorts a map by its keys', ['a.localeCompare(b)', 'new Map(']],
  // Not first in, first out.
  ['typescript', 'generic PriorityQueue class with enqueue and dequeue', ['priority']],
  [
    'java',
    'CircularQueue class with enqueue and dequeue and a fixed capacity',
    ['class CircularQueue', 'items.length'],
  ],
  // The printed part of a record, and the destination.
  ['python', 'read movies.json and print the titles released after 1995', ['row["title"]']],
  [
    'python',
    'read a csv of trips and write a new csv with only the trips above 80 euros',
    ['DictWriter', '> 80'],
  ],
  ['javascript', 'from an array of books return the names of those under 15 euros', ['.price < 15']],
  [
    'python',
    'script that reads two numbers from the command line and prints their greatest common divisor',
    ['sys.argv'],
  ],
  ['go', 'fizzbuzz up to 50 with configurable numbers and words', ['range rules', '(50, rules)']],
])('%s: %s', async (language, prompt, held) => {
  const { code, notes, task } = await made(language, prompt);
  expect(task).not.toBeNull();
  expect(notes).toEqual([]);
  for (const part of held) expect(code).toContain(part);
});

test.each([
  ['python', 'fizzbuzz with custom words passed as a dictionary', 'dictionary'],
  [
    'php',
    'registration form with name and email, validate the fields and show the errors',
    'registration form',
  ],
  ['sql', 'the top 5 customers by revenue in a table named clients', 'clients'],
])('%s: %s is told', async (language, prompt, told) => {
  const { notes } = await made(language, prompt);
  expect(notes.join(' ')).toContain(told);
});

test.each([
  // A program that reads a log is none that writes one, and an even number is told apart by no list of rows.
  ['python', 'check if a website is up every 10 minutes and log the result to a file'],
  ['java', 'DelayQueue class with add and poll'],
  ['javascript', 'MaxStack class with push, pop and max'],
])('%s: %s is refused', async (language, prompt) => {
  expect((await made(language, prompt)).task).toBeNull();
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

/** Wishes that are met whole: each part of the code is asked for. */
test.each([
  [
    'sql',
    'schema for a library: books, authors (a book can have several), members and loans with due date and return date',
    ['CREATE TABLE author_books', 'returned_on'],
    'author_id INTEGER NOT NULL,\n  isbn',
  ],
  [
    'sql',
    'Monthly revenue with the percentage change against the previous month, from a table sales(sold_at timestamp, amount numeric). PostgreSQL.',
    ["date_trunc('month', sold_at)", 'LAG('],
    'strftime',
  ],
  [
    'bash',
    'checks a list of URLs from a file with curl and prints the status code and response time for each, exiting with 1 if any of them did not return 200',
    ['%{time_total}', '!= 200', 'exit "$failed"'],
    'download',
  ],
  [
    'go',
    'http server with GET /health returning {"status":"ok"}, port from the PORT env variable with 8080 as default',
    ['os.Getenv("PORT")'],
    'Left out',
  ],
  [
    'bash',
    'the 10 largest files under a given directory with human readable sizes, default to the current directory if no argument is passed',
    ['{1:-.}'],
    'Left out',
  ],
])('%s: %s', async (language, prompt, parts, none) => {
  const { code, notes } = await made(language, prompt);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
  expect(code).not.toContain(none);
});

test.each([
  [
    'go',
    'worker pool in go that processes a slice of jobs with n goroutines and collects results and errors, and stops early if the context is cancelled',
    'errors',
  ],
  [
    'rust',
    'a command line word counter: takes a file path, prints lines, words and characters, and the 5 most common words. Only the standard library please',
    '5 most common words',
  ],
])('%s: %s names what is missing', async (language, prompt, missing) => {
  expect((await made(language, prompt)).notes.join(' ')).toContain(missing);
});

test('two rankings of a log are not one', async () => {
  const prompt =
    'parse an Apache access log and print the number of requests per status code and the five IP addresses with the most requests';
  expect((await made('ruby', prompt)).code).not.toContain('first(5)');
});
