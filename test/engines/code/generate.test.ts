import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { loadSnippets, SNIPPET_LANGUAGES } from '../../../src/engines/code/snippets/snippets.ts';
import { matchTask } from '../../../src/engines/code/tasks/match-task.ts';
import { GENERAL_TASKS, TASKS } from '../../../src/engines/code/tasks/tasks.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  ['write a function that checks if a string is a palindrome in Go', 'palindrome', 'go'],
  ['Fibonacci in rust please', 'fibonacci', 'rust'],
  ['python function to compute the edit distance between two strings', 'levenshtein', 'python'],
  ['c++ program that prints fizzbuzz up to 30', 'fizzbuzz', 'cpp'],
  ['Convert a number to roman numerals, using C#', 'roman-numerals', 'csharp'],
  ['is this number prime? write it in bash', 'is-prime', 'bash'],
  ['list all primes below 100 in java', 'prime-sieve', 'java'],
  ['java binary search tree with insert, search and delete', 'binary-search-tree', 'java'],
  ['kotlin program that prints the first 15 primes', 'first-primes', 'kotlin'],
  ['js: reverse the words of a sentence', 'reverse-words', 'javascript'],
  ['TypeScript function for matrix multiplication', 'matrix-multiply', 'typescript'],
  ['how do I check that brackets are balanced in PHP', 'balanced-brackets', 'php'],
  ['camelCase to snake_case converter in ruby', 'case-conversion', 'ruby'],
  ['implement quicksort in C', 'quick-sort', 'c'],
  ['sort a list of numbers in python', 'plan', 'python'],
  ['a debounce helper in TypeScript with 300 ms', 'debounce', 'typescript'],
  ['retry with exponential backoff in node.js', 'retry', 'javascript'],
  ['LRU cache class in Java with capacity 100', 'lru-cache', 'java'],
  ['read a csv file in python', 'read-csv', 'python'],
  ['simple http server on port 3000 in go', 'http-server', 'go'],
  ['parse command line arguments in bash', 'cli-args', 'bash'],
  ['breadth-first search of a graph in rust', 'graph-bfs', 'rust'],
  ["Dijkstra's shortest path algorithm, python", 'dijkstra', 'python'],
  ['validate an email address with a regex in javascript', 'validate-email', 'javascript'],
  ['generate a random password of 20 characters in ruby', 'password', 'ruby'],
  ['how many days between two dates in php', 'date-diff', 'php'],
  ['swift function that counts how often each letter occurs in a word', 'char-frequency', 'swift'],
  ['remove duplicates from a list in python', 'unique', 'python'],
  ['find the largest number in an array in java', 'plan', 'java'],
  ['count the words in a text, python', 'count-words', 'python'],
  ['how often each word of a text occurs, python', 'word-count', 'python'],
  ['reverse a linked list in c', 'linked-list', 'c'],
  ['solve n queens in python', 'n-queens', 'python'],
  ['sha256 of a file in go', 'sha256-file', 'go'],
  ['convert celsius to fahrenheit in swift', 'temperature', 'swift'],
  ['an http server in go that returns hello world', 'http-hello', 'go'],
  ['http server with a json api in python', 'http-server', 'python'],
  ['generic binary search in typescript', 'binary-search', 'typescript'],
  ['generic stack in java', 'stack', 'java'],
  ['thread safe token bucket in go', 'rate-limiter', 'go'],
  ['go token bucket', 'rate-limiter', 'go'],
  ['kotlin lru cache', 'lru-cache', 'kotlin'],
  ['swift struct for a stack', 'stack', 'swift'],
  ['sql: find duplicate emails', 'plan', 'sql'],
  ['sql query for the 2 best paid employees in each department', 'plan', 'sql'],
  ['bash script to back up a folder', 'backup-folder', 'bash'],
  ['a login form in html and css', 'login-form', 'html'],
  ['css to center a div', 'css-center', 'css'],
])('%s', async (prompt, task, language) => {
  const generated = await generateCode({ prompt }, tools);
  expect(generated).toMatchObject({ task, language });
  if (task) expect(generated.notes).toEqual([]);
});

test.each([
  ['binary search over a sorted vector that gives an Option<usize>', 'rust', 'binary-search', []],
  ['merge sort for a vector of doubles with a short main that shows it', 'c++', 'merge-sort', ['doubles']],
  ['deep copy of an object without JSON.stringify, keeping dates and cycles', 'javascript', 'deep-clone', []],
  ['LRU cache built on LinkedHashMap with get, set and a maximum size', 'java', 'lru-cache', []],
  ['bank account class whose withdraw throws on insufficient funds', 'c#', 'bank-account', []],
  ['stack class with push, pop and undo', 'python', 'stack', ['undo']],
  ['total revenue per month in 2021', 'sql', 'plan', []],
  ['http server that says hello world on /greeting', 'go', 'plan', []],
  ['http server that says hello world on /greeting', 'java', 'http-hello', ['/greeting']],
  ['read a file line by line and print line numbers', 'go', 'line-numbers', []],
  ['the 3 customers with the highest revenue in 2022', 'sql', 'plan', []],
  ['worker pool with 7 workers', 'go', 'worker-pool', []],
  ['event bus with on, off and emit', 'typescript', 'event-emitter', []],
  ['tell whether an int array is sorted', 'c', 'is-sorted', []],
  ['verify that a list is sorted in descending order', 'kotlin', 'is-sorted', ['in descending order']],
  ['the 7th fibonacci number', 'java', 'fibonacci-nth', []],
  ['parse an integer from a string, null when it is invalid', 'c#', 'safe-parse-int', []],
  [
    'parse an integer from a string, null when it is invalid',
    'go',
    'safe-parse-int',
    ['null when it is invalid'],
  ],
  ['circular buffer that raises an error when full', 'c++', 'ring-buffer', []],
  ['a cache with a ttl of 90 seconds', 'rust', 'ttl-cache', []],
  ['struct Stack with push and pop', 'swift', 'plan', []],
  ['struct Stack with push and pop', 'c#', 'plan', ['struct']],
  ['thread safe queue', 'c++', 'blocking-queue', []],
])('what is described does not hide what is asked for, and what is unmet is named: %s', async (...wish) => {
  const [prompt, language, task, unmet] = wish;
  const generated = await generateCode({ prompt, language }, tools);
  expect(generated.task).toBe(task);
  expect(generated.notes).toEqual(unmet.length > 0 ? [`Not taken into account: ${unmet.join(', ')}.`] : []);
});

test.each([
  ['remove all email addresses from a text', 'python'],
  ['encrypt a file and save its checksum', 'python'],
  ['convert a csv file to xml', 'python'],
  ['filter the orders of a customer and sort them', 'kotlin'],
  ['upload a file that is read line by line', 'go'],
])('words in common are no answer: %s', async (prompt, language) => {
  expect((await generateCode({ prompt, language }, tools)).task).toBeNull();
});

test('a number that is said to be something is not used as something else', async () => {
  const range = await generateCode({ prompt: 'orders of the last days, top 5', language: 'sql' }, tools);
  expect(range.code).not.toContain("'-5 days'");
  const top = await generateCode(
    { prompt: 'top 3 customers by amount spent in 2022', language: 'sql' },
    tools,
  );
  expect(top.code).toContain('LIMIT 3');
  expect(top.code).toContain("'2022-01-01'");
});

test('a column that has a name does not name the function', async () => {
  const { code } = await generateCode(
    { prompt: 'read a csv file with a column named price', language: 'python' },
    tools,
  );
  expect(code).toContain('def parse_csv');
});

test('no example writes into the current folder', async () => {
  const writes =
    /(?:write\w*|WriteFile|WriteAllText|file_put_contents|ofstream|>)\s*\(?["' ]*(?:example|notes)[./]/i;
  for (const language of SNIPPET_LANGUAGES) {
    for (const [id, { example }] of await loadSnippets(language, tools.assets)) {
      if (!/mktemp -d|mkdtemp/.test(example)) expect(example, `${language} ${id}`).not.toMatch(writes);
    }
  }
});

test('every way to ask for a task finds that task', () => {
  for (const task of GENERAL_TASKS) {
    for (const phrase of task.phrases) {
      const asked = phrase
        .split(' ')
        .map((word) => word.split('|')[0])
        .join(' ');
      expect(matchTask(`write a function: ${asked}`, GENERAL_TASKS)?.task.id, asked).toBe(task.id);
    }
  }
});

test('has at least 60 tasks in at least 8 languages', async () => {
  const perLanguage = await Promise.all(
    SNIPPET_LANGUAGES.map(async (language) => (await loadSnippets(language, tools.assets)).size),
  );
  expect(perLanguage.filter((count) => count >= 60).length).toBeGreaterThanOrEqual(8);
  expect(TASKS.length).toBeGreaterThanOrEqual(100);
});

test('every snippet belongs to a task, and every task has JavaScript, TypeScript and Python', async () => {
  const ids = new Set(TASKS.map((task) => task.id));
  expect(ids.size).toBe(TASKS.length);
  for (const language of SNIPPET_LANGUAGES) {
    const snippets = await loadSnippets(language, tools.assets);
    for (const [id, { definition, example }] of snippets) {
      if (/^(?:core|part|ask|script|kind) /.test(id)) continue;
      expect(ids, `${language} ${id}`).toContain(id);
      expect(definition && example, `${language} ${id}`).toBeTruthy();
    }
    if (/^(javascript|typescript|python)$/.test(language))
      expect([...snippets.keys()]).toEqual(expect.arrayContaining(GENERAL_TASKS.map(({ id }) => id)));
  }
});

test('takes numbers, texts and names from the prompt', async () => {
  const fibonacci = await generateCode(
    { prompt: 'first 25 fibonacci numbers in python, function called fib_list' },
    tools,
  );
  expect(fibonacci.code).toContain('def fib_list(count: int)');
  expect(fibonacci.code).toContain('print(*fib_list(25))');
  const palindrome = await generateCode({ prompt: 'is "step on no pets" a palindrome? in js' }, tools);
  expect(palindrome.code).toContain("isPalindrome('step on no pets')");
  const server = await generateCode({ prompt: 'http server on port 3000', language: 'python' }, tools);
  expect(server.code).toContain('("127.0.0.1", 3000)');
  const caesar = await generateCode({ prompt: 'caesar cipher with a shift of 7 in rust' }, tools);
  expect(caesar.code).toContain('"Hello, World!", 7)');
  const cache = await generateCode(
    { prompt: 'lru cache class called Recent with capacity 50 in ruby' },
    tools,
  );
  expect(cache.code).toContain('class Recent');
  expect(cache.code).toContain('Recent.new(50)');
});

test('a text from the prompt cannot leave its string literal', async () => {
  const { code } = await generateCode(
    { prompt: `is "a'); process.exit(); ('\${x}" a palindrome, in js` },
    tools,
  );
  expect(code).toContain("isPalindrome('a); process.exit(); (x')");
});

test('keeps the example within bounds and says so', async () => {
  const { code, notes } = await generateCode(
    { prompt: 'first 5000 fibonacci numbers', language: 'go' },
    tools,
  );
  expect(code).toContain('fibonacci(10)');
  expect(notes.join()).toContain('5000 is outside 1 to 90');
});

test('a wish that the code does not meet is still named', async () => {
  const { notes } = await generateCode({ prompt: 'generic binary search in c' }, tools);
  expect(notes).toEqual(['Not taken into account: generic.']);
});

test('a task of one language decides the language when none is named', async () => {
  const { language, notes, code } = await generateCode(
    { prompt: 'create a table with a foreign key' },
    tools,
  );
  expect(language).toBe('sql');
  expect(notes).toEqual(['No language was named, so this is SQL.']);
  expect(code).toContain('REFERENCES customers (id)');
});

test('says what it left out of account', async () => {
  const { task, notes } = await generateCode({ prompt: 'merge sort in python, descending' }, tools);
  expect(task).toBe('merge-sort');
  expect(notes).toEqual(['Not taken into account: descending.']);
});

test('writes only the function when asked', async () => {
  const { code } = await generateCode({ prompt: 'factorial in python, just the function' }, tools);
  expect(code).toContain('def factorial');
  expect(code).not.toContain('__main__');
});

test('stays within max tokens by leaving out the example, then by whole lines', async () => {
  const whole = await generateCode({ prompt: 'fibonacci', language: 'python' }, tools);
  const shorter = await generateCode(
    { prompt: 'fibonacci', language: 'python', maxTokens: Math.floor(whole.code.length / 4) - 3 },
    tools,
  );
  expect(whole.code.startsWith(shorter.code.trimEnd())).toBe(true);
  expect(shorter.code.length).toBeLessThan(whole.code.length);
  expect(shorter.notes.join()).toContain('example was left out');
  const cut = await generateCode({ prompt: 'fibonacci', language: 'python', maxTokens: 30 }, tools);
  expect(cut.code.length).toBeLessThanOrEqual(120);
  expect(cut.code.endsWith('\n')).toBe(true);
});

test.each([
  ['write a kubernetes operator that scales pods by queue length', 'go', '//'],
  ['train a neural network on the iris data set', 'python', '#'],
  ['a poem about the sea', 'sql', '--'],
  ['a page with a blue button', 'html', '<!--'],
])('says honestly that it cannot: %s', async (prompt, language, comment) => {
  const { code, task, notes } = await generateCode({ prompt, language }, tools);
  expect(task).toBeNull();
  for (const line of code.trimEnd().split('\n')) expect(line.startsWith(comment)).toBe(true);
  expect(code).toContain('octet config set upstream');
  expect(code).toContain('OCTET_UPSTREAM');
  expect(notes.length).toBeGreaterThan(0);
});

test('names the languages that have a task when the wanted one has not', async () => {
  const { code, task } = await generateCode({ prompt: 'markdown to html in swift' }, tools);
  expect(task).toBeNull();
  expect(code).toContain('has markdown-html in JavaScript, TypeScript, Python');
});

test('is the same every time', async () => {
  const once = await generateCode({ prompt: 'merge sort in go' }, tools);
  expect(await generateCode({ prompt: 'merge sort in go' }, tools)).toEqual(once);
});

test.each([
  ['python script that prints the mean of each numeric column of a CSV file', 'csv-column-averages'],
  ['go program that reads a CSV file and prints the highest value of every integer column', 'read-csv'],
  ['ruby: read a csv and print the sum of all categorical columns', 'read-csv'],
  ['php script: the average of the numeric columns of a csv file', 'read-csv'],
  ['python: from a list of orders the total of every number field', null],
  ['bash: sum each numeric column of a csv file', null],
])('a kind of column is no name of one: %s', async (prompt, task) => {
  const generated = await generateCode({ prompt }, tools);
  expect(generated.code).not.toMatch(/["'](?:numeric|integer|categorical|number)["']/i);
  if (task === 'csv-column-averages') expect(generated).toMatchObject({ task, notes: [] });
  else expect(generated.notes).not.toEqual([]);
});

test.each([
  ['C# inventory with add product, remove product and total value, using LINQ', []],
  ['C# binary search using LINQ', ['Not taken into account: LINQ.']],
  ['go worker pool using goroutines and channels', []],
  ['python memoize using closures', []],
  ['python quicksort using list comprehensions', []],
])('a feature of the language is met if the code uses it: %s', async (prompt, notes) => {
  expect((await generateCode({ prompt }, tools)).notes).toEqual(notes);
});

test.each([
  [
    'python warehouse class with add product, remove a product and list',
    /def remove_product\(self, name: str\)/,
  ],
  [
    'kotlin inventory of products: add product, remove product, total value',
    /fun removeProduct\(name: String\)/,
  ],
  ['go Warehouse struct with add stock, remove stock and list', /RemoveStock\(name string, quantity int\)/],
])('to remove a product is more than to lower its stock: %s', async (prompt, method) => {
  expect((await generateCode({ prompt }, tools)).code).toMatch(method);
});

test.each([
  [
    'rust program that prints the nth fibonacci number, n given as an argument, with error handling',
    /let n: u32 = match/,
  ],
  ['go tool: the nth fibonacci number, where n is a command line argument', /nthFibonacci\(uint\(n\)\)/],
  [
    'c program that prints the first n prime numbers, n is given on the command line',
    /first_primes\(n, primes\)/,
  ],
])('a number from the command line is read and checked: %s', async (prompt, code) => {
  const generated = await generateCode({ prompt }, tools);
  expect(generated.notes).toEqual([]);
  expect(generated.code).toMatch(code);
});
