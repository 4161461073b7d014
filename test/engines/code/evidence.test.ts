import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  [
    'java',
    'BankAccount class with deposit, withdraw and transfer, throwing a custom InsufficientFundsException. Add a main method that shows it working.',
  ],
  [
    'cpp',
    'Matrix class that supports addition, multiplication and transpose using operator overloading, throws on mismatched sizes, and prints the results of a small example',
  ],
  [
    'c',
    'reads integers from stdin until EOF and prints the minimum, maximum, mean and median. Use dynamic memory so there is no limit on how many.',
  ],
  [
    'csharp',
    'console app that converts temperatures between Celsius, Fahrenheit and Kelvin with a small menu, and handles invalid input without crashing',
  ],
  [
    'php',
    'contact form handler that checks name, email and message, escapes everything, and shows the errors or a thank you message on the same page',
  ],
  [
    'html',
    'A page for my bakery with opening hours in a table, a list of breads with prices, our address and a contact form. All css inline in the page.',
  ],
  [
    'javascript',
    'validate an IBAN: strip the spaces, check the length for DE, FR, GB and NL, and do the mod 97 check. Return true or false.',
  ],
  ['bash', 'rename all .jpeg files in the current directory to .jpg, must cope with spaces in names'],
  ['bash', 'find the 5 largest files in a directory, must work with spaces in file names'],
  ['javascript', "flatten a nested object to dot keys, e.g. {a:{b:1}} -> {'a.b':1}"],
  ['javascript', "convert snake_case to camelCase, e.g. 'user_name' -> 'userName'"],
  ['javascript', 'function that takes an array of objects and groups them by a key, no lodash'],
  ['javascript', 'parse a query string into an object, no libraries'],
  [
    'java',
    'check whether brackets in a string are balanced, using a Deque, with a main method showing 3 examples',
  ],
  ['java', 'immutable Point class with equals and hashCode, no Lombok'],
  ['c', 'reverse a singly linked list in place, include a print function and free all memory at the end'],
  ['csharp', 'days between two dates, end date not counted'],
  ['typescript', 'range function, end exclusive, with a step option, throws if the step is zero'],
  ['c++', 'Matrix multiplication with std::vector, check the dimensions and throw if they do not fit'],
  [
    'rust',
    'parse a hex colour such as #ff8800 into r, g and b, return an Err for invalid input, no external crates',
  ],
  ['ruby', 'script that renames all files in a directory to lowercase, skip directories, print each rename'],
  ['ruby', 'read a file and print lines containing a word, case-sensitive, no gems'],
  [
    'php',
    'form handler that validates a guestbook entry (name not empty, email valid, message max 500 characters) and stores it with PDO in sqlite, escaped output',
  ],
  [
    'python',
    'read a JSON file of products (name, price, stock) and print those with a price above 20, sorted by price, only the standard library',
  ],
])('%s: nothing is said to be missing that is there: %s', async (language, prompt) => {
  const { task, notes } = await made(prompt, language);
  expect(task).not.toBeNull();
  expect(notes).toEqual([]);
});

test.each([
  ['python', 'the sum of squares of a list of numbers, and handles invalid input', 'handles invalid input'],
  ['python', 'reads a log file line by line and prints the 5 most common IP addresses', 'line by line'],
  [
    'python',
    'function that returns the reverse complement of a DNA sequence and the GC content in percent',
    'GC content in percent',
  ],
  ['python', 'check if a string is a palindrome, raise TypeError if it is not a string', 'raise TypeError'],
  [
    'cpp',
    'find the second largest value in a vector, throw std::invalid_argument if there are fewer than two',
    'throw',
  ],
  [
    'csharp',
    'a method that validates an email address, returns false for null, no external packages',
    'returns false for null',
  ],
  ['javascript', "flatten an object to paths with slashes, e.g. {a:{b:1}} -> {'a/b':1}", 'slashes'],
  ['java', 'Fibonacci with memoization using long, main method prints the first 20', 'using long'],
  [
    'go',
    'worker pool: 4 goroutines which square the numbers 1 to 20 and collect the results over a channel',
    'results over a channel',
  ],
  [
    'php',
    'form handler that checks a registration (username not empty, email valid, password min 8 characters) and stores it with PDO in sqlite',
    'username not empty',
  ],
])('%s: what is not there is told: %s', async (language, prompt, missing) => {
  const { task, notes } = await made(prompt, language);
  expect(task).not.toBeNull();
  expect(notes.join()).toContain(missing);
});

test.each([
  ['sql', 'second highest salary per department, no window functions'],
  ['javascript', 'remove duplicates from an array, no Set'],
  ['sql', 'customers without orders, no left join'],
])('%s: a program with what is ruled out is not given: %s', async (language, prompt) => {
  const { code, notes } = await made(prompt, language);
  expect(code).not.toMatch(/OVER \(|new Set|JOIN/);
  expect(notes.join()).not.toContain('It has no program no');
});

test('a rule that the program keeps otherwise is not taken for met', async () => {
  const { code } = await made('A ring buffer where push fails when it is full', 'python');
  expect(code).toContain('raise OverflowError');
});
