import { Database } from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test('a query uses the tables that the wish describes, without rows of an example', async () => {
  const prompt =
    'top 3 customers by total order amount in 2023, tables customers(id, name) and orders(id, customer_id, amount, created_at)';
  const { code, notes } = await generate(prompt, 'sql');
  expect(notes).toEqual([]);
  expect(code).not.toContain('CREATE TABLE');
  const database = new Database();
  database.exec('CREATE TABLE customers (id INTEGER, name TEXT)');
  database.exec('CREATE TABLE orders (id INTEGER, customer_id INTEGER, amount INTEGER, created_at TEXT)');
  database.exec("INSERT INTO customers VALUES (1, 'Ada'), (2, 'Ben')");
  database.exec("INSERT INTO orders VALUES (1, 1, 5, '2023-12-31 18:00:00'), (2, 2, 9, '2023-02-01')");
  const rows = database.all(code.replace(/--.*$/gm, ''));
  database.close();
  expect(rows).toEqual([
    { name: 'Ben', total_amount: 9 },
    { name: 'Ada', total_amount: 5 },
  ]);
});

test('a query says which column the tables of the wish do not have', async () => {
  const { notes } = await generate('pivot of the months, sales(product, amount)', 'sql');
  expect(notes.join()).toContain('needs month');
});

test.each([
  [
    'top 3 products by sales in each category',
    'sql',
    ['JOIN products', 'PARTITION BY category ORDER BY total_amount DESC'],
  ],
  ['second highest price from products', 'sql', ['DENSE_RANK() OVER (ORDER BY price DESC)', 'FROM products']],
  ['create a blog schema with authors, posts and tags', 'sql', ['CREATE TABLE authors', 'author_id']],
  ['many to many between books and authors', 'sql', ['CREATE TABLE books_authors', 'book_id', 'author_id']],
  [
    'average of the column named price in a csv file',
    'python',
    ['average_column(path, "price")', 'name,price'],
  ],
  ['rename all .jpeg files to .jpg', 'bash', ['jpeg', 'jpg']],
  ['class LRUCache with get and put', 'python', ['class LRUCache:', 'def put']],
  ['groupBy(items, keyFn) that returns an object of arrays', 'javascript', ['function groupBy(']],
  ['decorator called retry(times, delay) that retries a function', 'python', ['def retry(times: int']],
])('follows the names of %s', async (prompt, language, parts) => {
  const { code, notes } = await generate(prompt, language);
  for (const part of parts) expect(code).toContain(part);
  expect(notes).toEqual([]);
});

test.each([
  ['http handler that uploads files to a bucket', 'go'],
  ['class Dog with name and breed and a bark method', 'python'],
])('refuses what only has words in common with a task: %s', async (prompt, language) => {
  expect((await generate(prompt, language)).task).toBeNull();
});

test('says which text of a wish the code does not have', async () => {
  const { notes } = await generate('fizzbuzz from 1 to n but with 7 also printing "Bazz"', 'python');
  expect(notes).toEqual(['Not taken into account: "Bazz".']);
});

test.each([
  ['convert CSV to JSON', 'csv-to-json'],
  ['convert json to csv', 'json-to-csv'],
])('%s goes the way that is asked for', async (prompt, task) => {
  expect((await generate(prompt, 'python')).task).toBe(task);
});

test.each([
  ['dataclass for a Product with name, price and quantity', 'python', 'price: float'],
  ['interface User with id, name, email and optional age', 'typescript', 'age?: number;'],
  ['data class Book(title, author, year)', 'kotlin', 'val year: Int'],
  ['struct Order with id, customer name, total and created_at', 'go', 'CustomerName string'],
  ['struct Point with x and y', 'rust', 'pub x: f64,'],
  ['record Employee with name, salary and department', 'java', 'record Employee(String name, double salary'],
  [
    'create a table for users with id, name, email unique and created_at',
    'sql',
    'email TEXT NOT NULL UNIQUE',
  ],
])('writes the fields of %s', async (prompt, language, line) => {
  const { code, task, notes } = await generate(prompt, language);
  expect(code).toContain(line);
  expect({ task, notes }).toEqual({ task: 'record-type', notes: [] });
});

test('a class with methods, or with fields of unknown type, is no record', async () => {
  expect((await generate('class Stack with push, pop and peek', 'python')).code).toContain('def push(');
  expect((await generate('class Gadget with frobs and sprockets', 'python')).task).toBeNull();
});

test.each([
  'rename every .jpeg in the current folder so that it ends in .jpg',
  'change the extension of all .jpeg images in a directory to .jpg',
])('"%s" fills in both extensions', async (prompt) => {
  const { code } = await generate(prompt, 'bash');
  expect(code).toMatch(/jpeg.*jpg/);
  expect(code).not.toMatch(/txt|\bmd\b/);
});

test('a value in single quotes and a number of decimals are in the code, or are named', async () => {
  const missing = async (prompt: string, language: string) => {
    const { notes } = await generate(prompt, language);
    return notes.join(' ');
  };
  expect(await missing("binary search that returns the index or '#' if it is not there", 'java')).toContain(
    "'#'",
  );
  expect(await missing('average of a csv column with three decimals', 'python')).toContain('three decimals');
  expect(await missing('celsius to fahrenheit with one decimal', 'python')).not.toContain('decimal');
});

test.each([
  ['web server that gives back 404 on unmatched routes', 'javascript', '8080', []],
  ['http server which replies with status 404 to any other url, listening on 4000', 'python', '4000', []],
  ['http server on 443', 'python', '443', []],
  ['http server that always answers 418', 'javascript', '8080', []],
  ['http server that always answers 418', 'java', '8080', ['418']],
])('a status is no port: %s', async (prompt, language, port, missing) => {
  const { code, notes } = await generate(prompt, language);
  expect(code).toMatch(new RegExp(`(?:listen\\(|"", |0\\.1", |Address\\()${port}\\b`));
  for (const part of missing) expect(notes.join()).toContain(part);
  if (missing.length === 0) expect(notes).toEqual([]);
});

test.each([
  ['reverse words in a sentence, letters of every word stay in order', 'python', []],
  ['total of the price column of a csv file, ignoring blank values', 'python', []],
  ['worker pool with 3 workers, each job is squared', 'go', []],
  ['customers without orders during the past 45 days', 'sql', []],
  ['memoize decorator with a maximum of 7 entries', 'python', []],
  ['throttle that lets a function run once every 4 seconds', 'typescript', []],
  ['random password with letters and digits', 'cpp', ['with letters and digits']],
  ['sum of the last column of a csv file', 'go', ['the last column']],
])('names what is missing and nothing else: %s', async (prompt, language, missing) => {
  const { notes } = await generate(prompt, language);
  expect(notes).toEqual(missing.length > 0 ? [`Not taken into account: ${missing.join(', ')}.`] : []);
});

test.each([
  ['pub sub with a method once', 'python', 'def once'],
  ['lifo stack class that can tell isEmpty', 'kotlin', 'isEmpty'],
  ['merge two nested hashes deeply and append arrays', 'ruby', 'old + new'],
  ['url slug, not longer than 33 characters', 'typescript', 'slug.length <= 33'],
  ['distinct objects by key where the later one wins', 'javascript', 'new Map('],
  ['contact form, message up to 140 characters', 'html', 'maxlength="140"'],
  ['strip white space at the start and end of a text', 'c', 'isspace'],
  ['flatten a nested hash', 'ruby', 'flatten_object'],
  ['bank account with transfers and a history of its transactions', 'ruby', 'def transfer'],
  ['singly linked list in which nodes are inserted at a position and freed', 'c', 'list_insert_at'],
  ['shopping basket with a discount of some percent and tax', 'php', 'applyDiscount'],
  ['queue for several threads with a maximum size that can be closed', 'c++', 'void close()'],
  ['flatten a multidimensional array to dotted keys', 'php', 'flattenKeys'],
  ['reverse a list in place', 'kotlin', 'MutableList'],
  ['what is the best way to sort a list of strings by length', 'rust', 'chars().count()'],
  ['retry decorator for certain exceptions that logs each failure', 'python', '= print,'],
  ['turn a kebab-case name into CamelCase', 'php', 'toPascalCase'],
  ['convert a query string to a dict', 'python', 'def parse_query'],
  ['a templated class for a ring buffer', 'c++', 'template <typename T>'],
  ['struct for an immutable two-dimensional point', 'swift', 'let x'],
  ['sign-up form with name and email without javascript', 'html', 'required></label>'],
  [
    'function that reads a file and returns the lines containing a given word',
    'rust',
    'line.contains(keyword)',
  ],
  ['method that reads a file and counts the lines that are not blank', 'java', 'Files.readString(path)'],
  ['function that reads a file and returns the 4 longest words', 'csharp', 'File.ReadAllText(path)'],
  [
    'function that returns the strings of a slice that end with a given suffix',
    'go',
    'HasSuffix(text, suffix)',
  ],
  ['removes duplicates from a slice and keeps the order', 'go', 'func unique'],
  ['strip the vowels of a string in place', 'c', 'void remove_vowels'],
  ['a generic pair', 'java', 'Pair<A, B>'],
  ['fetch several urls concurrently with their status', 'go', 'status int'],
  ['trait Flyable with two structs that implement it', 'rust', 'impl Flyable for Plane'],
  ['fibonacci series that does not exceed 700', 'go', 'fibonacci(700)'],
  ['first 7 fibonacci numbers', 'go', 'fibonacci(7)'],
  ['shorten a text to 25 characters', 'python', '25)'],
])('offers what is often asked beside a stored program: %s', async (prompt, language, part) => {
  const { code, notes } = await generate(prompt, language);
  expect(notes).toEqual([]);
  expect(code).toContain(part);
});

test('a page for which scripts are denied has none, or says that it has one', async () => {
  const form = await generate('contact form with name and message and no scripts', 'html');
  expect(form.code).not.toContain('<script');
  expect(form.notes).toEqual([]);
  const { code, notes } = await generate('a stopwatch page without using javascript', 'html');
  expect(code).toContain('<script');
  expect(notes.join()).toContain('without using javascript');
});

test('seconds of a wish are milliseconds where the code counts those', async () => {
  const { code } = await generate('debounce with a wait of 3 seconds', 'javascript');
  expect(code).toContain('3000');
});

/** Patterns that the code must match, and the expected notes. */
test.each([
  ['script that prints the median of every column in a csv', 'python', /^(?!.*"every").*$/s, undefined],
  ['highest value per column of a csv file', 'python', /^(?!.*"per").*$/s, undefined],
  ['function that returns the 5 most common words, ties sorted alphabetically', 'python', /-entry\[1\]/, []],
  ['the 4 most frequent words in a text, sorted alphabetically', 'python', /-entry\[1\]/, undefined],
  ['retry an async function with exponential backoff, max 4 attempts', 'javascript', /^(?!.*random).*$/s, []],
  [
    'retry an async function with backoff and jitter, max 4 attempts',
    'javascript',
    /attempts = 4.*random/s,
    [],
  ],
  ['deep copy of an object that keeps Maps and Sets', 'typescript', /instanceof Set/, []],
  ['load a JSON config and give it back as an associative array', 'php', /json_decode\(.*, true/, []],
  ['read settings from a JSON file into a dictionary', 'python', /json\.load/, []],
  ['debounce with an optional immediate first call', 'javascript', /leading = true/, []],
  [
    'Basket class with add, count and clear, where adding an existing product again raises the quantity',
    'typescript',
    /quantity \+= quantity/,
    [],
  ],
  [
    'class Warehouse with add and remove, adding the same product twice should increase its quantity',
    'python',
    /get\(name, 0\) \+ quantity/,
    [],
  ],
  [
    'web server with a /ping route, port from the environment, defaulting to 9090',
    'go',
    /os\.Getenv\("PORT"\).*port = "9090".*":" ?\+ ?port/s,
    [],
  ],
  [
    'http server with the port read from the API_PORT environment variable',
    'typescript',
    /Number\(process\.env\.API_PORT \?\? 8080\).*listen\(port/s,
    [],
  ],
  [
    'shortest name in a list of names, wrapped in an Optional',
    'java',
    /Optional<String>.*Optional\.empty.*Optional\.of/s,
    [],
  ],
  ['the smallest of a list of integers as an Option', 'rust', /-> Option<i64>/, []],
  ['odd numbers of an int array', 'java', /int\[\] \w+\(int\[\] numbers\)/, []],
  ['longest string of a string array', 'c#', /string \w+\(string\[\] /, []],
  [
    'parse a CSV file into maps and print every row of it',
    'rust',
    /parse_rows/,
    ['Not taken into account: print every row of it.'],
  ],
  ['tells whether a number is a power of 2', 'c', /bool is_power_of_two/, []],
  ['the product of three integers', 'kotlin', /multiply\(a: Int, b: Int, c: Int\): Int = a \* b \* c/, []],
  ['the greater of two doubles', 'go', /func largest\(a, b float64\) float64/, []],
  [
    'generic template that gives the smaller of two values',
    'c++',
    /template <typename T>\s+T smallest\(T a, T b\)/,
    [],
  ],
  ['reverses a text in place', 'c', /void reverse_string\(char \*text\)/, []],
  [
    'Rust function that gives the factorial of a number as u64',
    'rust',
    /fn factorial/,
    ['Not taken into account: as u64.'],
  ],
  ['LRU cache class with get, set and size', 'javascript', /^ {2}(?:get )?size\(/m, []],
  ['format bytes as KB or MB with 1 decimal', 'javascript', /1024/, []],
  ['check if a text is an IPv4 address, leading zeros not allowed', 'python', /def is_valid_ip/, []],
  ['return true if a word is a palindrome, ignoring case', 'javascript', /isPalindrome/, []],
  ['tells whether two periods overlap, adjacent ones do not count', 'python', /first_start < second_end/, []],
  ['converts camelCase keys of a nested object to snake_case', 'javascript', /./, undefined],
  ['count hits per ip in an access log, only those with more than 200', 'python', /> 200/, []],
  ['throttle a handler to once per second', 'javascript', /, 1000\)/, undefined],
  ['retries fetch 4 times, giving up on 404', 'javascript', /timeoutMs = 5000, attempts = 4/, undefined],
  [
    'dataclass for a movie with title, year and rating, hashable',
    'python',
    /rating: float/,
    ['Not taken into account: hashable.'],
  ],
])('does what is said in %s', async (prompt, language, has, expected) => {
  const { code, notes } = await generate(prompt, language);
  expect(code.replace(/^\s*(?:#|\/\/).*$/gm, '')).toMatch(has);
  if (expected) expect(notes).toEqual(expected);
});

test.each([
  [
    'javascript',
    'fetch json from a url with 2 retries, fails on 4xx without retrying',
    /!\(response\.status >= 500\)/,
  ],
  ['python', 'call an api for json with retries, not on client errors', /not error\.code >= 500/],
  // A word that no composed request knows leaves it to the stored one.
  ['python', 'http client json retry with tracing, no retry on 4xx', /or error\.code < 500/],
  [
    'typescript',
    'http client json retry with tracing, no retry on 4xx',
    /if \(response\.status < 500\) throw/,
  ],
  ['go', 'http client json retry with tracing, no retry on 4xx', /&& status < 500/],
])('a request in %s is not sent again where the wish denies it: %s', async (language, prompt, kept) => {
  const { code } = await generate(prompt, language);
  expect(code).toMatch(kept);
  expect(code).not.toMatch(/429|TooManyRequests/);
});

test.each(['python', 'javascript', 'go', 'ruby'])(
  'a request without retries in %s is sent once',
  async (language) => {
    const { code, notes } = await generate(
      'fetch json from a url with a timeout of 2 seconds and no retries',
      language,
    );
    expect(code).not.toMatch(/attempt/);
    expect(notes).toEqual([]);
  },
);

test.each([
  [
    'swift',
    'generic struct Queue with enqueue, dequeue and size',
    ['struct Queue<T> {', 'mutating func dequeue()', ' func size()', 'var queue ='],
  ],
  ['cpp', 'struct Queue with enqueue and dequeue', ['struct Queue {']],
  ['cpp', 'program that counts the lines of a text file', ['file.open(argv[1])', 'counted.lines']],
])('%s: %s', async (language, prompt, parts) => {
  const { code, notes } = await generate(prompt, language);
  for (const part of parts) expect(code).toContain(part);
  expect(notes).toEqual([]);
});

test.each([
  ['cpp', 'sum of the numbers in a file', 'file'],
  ['c', 'adds up all numbers of a csv file', 'all numbers'],
])(
  'a list or a column in %s is not the whole file that was asked for: %s',
  async (language, prompt, said) => {
    const { notes } = await generate(prompt, language);
    expect(notes.join()).toMatch(new RegExp(`: (?:[^:]*\\b)?${said}\\b`));
  },
);
