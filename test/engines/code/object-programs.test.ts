import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  [
    'java',
    'A pool of 8 connections where acquire waits at most 750 ms',
    /poll\(750[\s\S]*ConnectionPool\(8\)/,
  ],
  [
    'kotlin',
    'connection pool with 2 connections, borrow throws when all are in use',
    /all connections are lent/,
  ],
  [
    'csharp',
    'run a background task every 2 minutes, errors are logged and it keeps running',
    /FromMilliseconds\(120000\)/,
  ],
  [
    'java',
    'Spring Boot REST controller for movies with paging and validation on title and year',
    /MovieController[\s\S]*@NotBlank @Size\(max = 200\) String title, @PositiveOrZero int year[\s\S]*PageOf<Movie> list/,
  ],
  [
    'csharp',
    'minimal API with CRUD for customers (name, email)',
    /MailAddress\.TryCreate\(request\.Email[\s\S]*record Customer\(int Id, string Name, string Email\)/,
  ],
  [
    'csharp',
    'link shortener minimal API with 10 character codes that counts clicks',
    /GetString\(Alphabet, 10\)[\s\S]*hits\.AddOrUpdate/,
  ],
  [
    'csharp',
    'read --source in.txt --retries 4 --quiet from the command line into an options class, print usage on errors',
    /string Source[\s\S]*int Retries[\s\S]*bool Quiet[\s\S]*--source is missing/,
  ],
  [
    'csharp',
    'watch a directory for new .pdf files and move them to an archive folder when they are no longer in use',
    /FileShare\.None[\s\S]*"archive"\), "\*\.pdf"/,
  ],
  ['csharp', 'Unity 2D player controller with a triple jump', /maxJumps = 3/],
  ['csharp', 'LINQ join of customers and invoices, listing invoices more than 14 days overdue', /days = 14/],
  [
    'kotlin',
    'string extension functions isNumeric, toSlug and countVowels',
    /fun String\.toSlug\(\)[\s\S]*fun String\.countVowels\(\)|fun String\.countVowels\(\)[\s\S]*fun String\.toSlug\(\)/,
  ],
  [
    'csharp',
    'extension methods for strings: WordCount, Mask',
    /WordCount\(this string[\s\S]*Mask\(this string/,
  ],
  [
    'kotlin',
    'parking garage for cars and vans, 1.80 per started hour, park returns null when full',
    /enum class Kind \{ CAR, VAN \}[\s\S]*\* 180/,
  ],
  ['kotlin', 'pig dice game between two computer players, first to 50', /goal = 50/],
  ['kotlin', 'countdown from 20 as a Flow that can be cancelled', /countdown\(20\)/],
  ['kotlin', 'purchases summed by category and month with a data class', /data class Purchase/],
  [
    'java',
    'deck of cards, deal 6 cards to each of 3 players and sort the hands',
    /cardsEach = 6[\s\S]*sort\(hand\)/,
  ],
  [
    'java',
    'account class with deposit, withdraw, transfer, a transaction history and an overdraft of 200',
    /class Account \{[\s\S]*"200"/,
  ],
  [
    'java',
    'read staff.csv of employees and print the lowest paid employee and the number of employees per department',
    /lowestPaidByDepartment[\s\S]*staff\.csv/,
  ],
  ['csharp', 'employee hierarchy with an abstract class where managers get a 15% bonus', /15 \/ 100m/],
  ['java', 'builder pattern for an immutable Customer class', /Builder city\(String city\)/],
  ['swift', 'property wrapper that clamps an integer between 1 and 10', /@Clamped\(1\.\.\.10\)/],
  [
    'swift',
    'SwiftUI login screen where the button is disabled until the email is valid and the password has at least 12 characters',
    /password\.count >= 12/,
  ],
  ['swift', 'download image data from several urls with a task group, at most 6 at a time', /prefix\(6\)/],
  [
    'swift',
    'protocol for payment methods with card and cash and an enum of errors',
    /CashPayment(?![\s\S]*PayPal)/,
  ],
  ['swift', 'SwiftUI countdown timer from 2 minutes with start and pause', /seconds = 120/],
  ['swift', 'generic stack struct conforming to CustomStringConvertible', /var description: String/],
  [
    'php',
    'unique slug for a title: transliterate accents, append -2, -3 if it exists in the given list',
    /\$base-\$number/,
  ],
  [
    'php',
    'PDO login with password_verify that locks the account for 20 minutes after 4 failed attempts',
    /MAX_FAILURES = 4;[\s\S]*LOCKED_MINUTES = 20;/,
  ],
  [
    'php',
    'export rows of a PDO query as a CSV download with a UTF-8 BOM and semicolons as separator',
    /xEF\\xBB\\xBF[\s\S]*';'/,
  ],
  ['php', 'page links with first and last page and 4 pages around the current one', /\$around = 4/],
  [
    'php',
    'delete .tmp files older than 3 days in a folder with a dry-run option',
    /\.tmp"[\s\S]*3 \* 24[\s\S]*would delete/,
  ],
])('%s: %s', async (language, prompt, expected) => {
  const { code, notes } = await generate(prompt, language);
  expect(notes).toEqual([]);
  expect(code).toMatch(expected);
});

test.each([
  ['java', 'Spring Boot REST controller for movies with JWT login'],
  ['java', 'connection pool of 5 connections that validates idle connections every minute'],
  ['kotlin', 'parking lot with three floors and electric spots, 2.50 per hour'],
  ['kotlin', 'string extension functions toTitleCase and isPhoneNumber'],
  ['swift', 'SwiftUI login screen with Face ID'],
  ['php', 'PDO login that locks the account after 5 failed attempts and mails the owner'],
  ['csharp', 'Unity player controller with double jump and wall slide'],
  ['java', 'deck of cards with jokers, shuffle and deal'],
  ['java', 'deck with 32 cards, shuffle and deal'],
  ['kotlin', 'tokenizer and evaluator for arithmetic expressions with + - * / and ^'],
  ['swift', '@Observable view model that loads books from an API'],
])('what a %s program does not do is said: %s', async (language, prompt) => {
  const { task, notes } = await generate(prompt, language);
  expect(task === null || notes.length > 0).toBe(true);
});

test('a class of a framework is a file of its own, without a main method around it', async () => {
  const { code } = await generate('Spring Boot REST controller for books', 'java');
  expect(code).toMatch(/^public class BookController \{$/m);
  expect(code).not.toContain('class Main');
});
