import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { readClient } from '../../../src/engines/code/plans/http/read-client.ts';
import { readServer } from '../../../src/engines/code/plans/http/read-server.ts';
import { writeServer } from '../../../src/engines/code/plans/http/write-server.ts';
import { loadOwnPlans } from '../../../src/engines/code/plans/load-own-plans.ts';
import { planned } from '../../../src/engines/code/plans/plans.ts';
import { readRecords } from '../../../src/engines/code/plans/records/read-records.ts';
import { planLoop } from '../../../src/engines/code/plans/shell/loops.ts';
import { readArgument } from '../../../src/engines/code/snippets/arguments/read-argument.ts';
import { takeArguments } from '../../../src/engines/code/snippets/arguments/take-arguments.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'express server on port 4001 with GET /cats, POST /cats and DELETE /cats/:id, kept in memory',
    'javascript',
    ['GET /cats list', 'POST /cats create', 'DELETE /cats/:id remove'],
    [],
  ],
  [
    'flask app where GET /ping answers pong and POST /mirror echoes the body',
    'python',
    ['GET /ping answer', 'POST /mirror answer'],
    [],
  ],
  [
    'http server with GET /songs that returns all songs and a websub hub',
    'go',
    ['GET /songs list'],
    ['websub', 'hub'],
  ],
  ['web server that sends the current time as json at /clock', 'typescript', ['GET /clock answer'], []],
  [
    'fastapi crud api for planets',
    'python',
    [
      'GET /planets list',
      'POST /planets create',
      'GET /planets/:id show',
      'PUT /planets/:id update',
      'DELETE /planets/:id remove',
    ],
    [],
  ],
])('reads the routes of "%s"', (prompt, language, routes, unmet) => {
  const server = readServer(prompt, language);
  expect(server?.routes.map(({ method, path, deed }) => `${method} ${path} ${deed.does}`)).toEqual(routes);
  expect(server?.unmet).toEqual(unmet);
});

test('a server that gives every request the same answer has no other', () => {
  for (const [language, part] of [
    ['javascript', 'writeHead(410)'],
    ['python', 'answer(410'],
    ['go', 'WriteHeader(410)'],
  ] as const) {
    const server = readServer('http server that replies with 410 to every request', language);
    expect(server && writeServer(server, language)?.definition).toContain(part);
    expect(server && writeServer(server, language)?.definition).not.toContain('404');
  }
});

test('a new record without a field that the wish requires is refused', async () => {
  const prompt = 'rest api with POST /pets that returns 400 if the name is missing and GET /pets';
  for (const language of ['javascript', 'typescript', 'python', 'go']) {
    const plan = planned(prompt, language, new Map(), await loadOwnPlans(language));
    expect(plan?.snippet.definition, language).toContain('name is required');
    expect(plan?.unmet, language).toBeUndefined();
  }
});

test.each([
  ['tool that prints the cube of x, where x is passed as an argument', 'tool that prints the cube of x', 1],
  [
    'script that doubles a number given on the command line, exit code 3 if it is not a number',
    'script that doubles a number',
    3,
  ],
  ['function that takes a word as argument and prints it', undefined, 0],
  ['program that sorts three numbers', undefined, 0],
])('takes the words about an argument out of "%s"', (prompt, rest, status) => {
  const asked = readArgument(prompt);
  expect(asked?.rest).toBe(rest);
  if (asked) expect(asked.status).toBe(status);
});

test.each([
  [
    'program that asks the user for a year and prints whether it is a leap year',
    'python',
    'int(input("Number: "))',
  ],
  ['script that prompts for a word and prints it backwards', 'ruby', 'gets.to_s.chomp'],
  ['script that asks for two integers and prints the difference between two numbers', 'php', undefined],
  ['program that reads two numbers from the user and shows their product', 'php', 'multiply($a, $b)'],
  ['script that asks for a number and prints its factorial', 'bash', "read -r -p 'Number: ' n"],
  [
    'program that asks for numbers until the user types quit and prints the sum',
    'python',
    'answer.lower() != "quit"',
  ],
  ['hello script with --name, --loud and --count flags', 'ruby', "parser.on('--count TIMES', Integer"],
  ['tool that greets someone with -n for the name and -s to shout', 'bash', 'message=${message^^}'],
  ['program that asks for a name and an age and prints a greeting', 'php', '{$age} years old'],
  ['greeter with --name and --language flags', 'python', undefined],
  ['merge two dictionaries and add up the values of equal keys', 'python', 'result.get(key, 0) + value'],
  ['filter an array of hashes with a block and sort it by a key', 'ruby', 'sort_by { |item| item[key] }'],
  ['stack class that throws when popping from an empty stack', 'php', 'UnderflowException'],
  ['turn a json file into an html table', 'php', 'htmlTable(readRows($path))'],
  [
    'csv to json converter that skips records with missing values',
    'python',
    'cell.strip() for cell in row.values()',
  ],
  ['counts the words of a file and prints the 3 most common', 'php', 'array_slice($entries, 0, 3)'],
  ['method that takes a list of integers and returns the odds doubled', 'ruby', '.odd?'],
  ['returns the 4 smallest values of an array', 'php', 'array_slice($ordered, 0, 4)'],
  ['program that prints the factorial of a number entered by the user', 'ruby', "print 'Number: '"],
  ['class Logger with debug and error methods that writes to a file', 'php', 'public function debug'],
  ['prints the files of a folder with modification date and size', 'ruby', '#{File.size(path)} #{path}'],
  ['asks for a number and says whether it is negative, zero or positive', 'python', 'sign_of(n)'],
  ['count the letters of a text ignoring case and spaces', 'python', undefined],
])('a program asks its user, or takes flags: %s in %s', async (prompt, language, part) => {
  const { code, notes } = await generateCode({ prompt, language }, engineTools());
  if (part === undefined) expect(notes).not.toEqual([]);
  else {
    expect(notes).toEqual([]);
    expect(code).toContain(part);
  }
});

test('an example runs on the argument alone', () => {
  const task = { id: 'twice', name: 'twice', summary: '', phrases: [] };
  const asked = { rest: 'prints twice n', said: [], status: 2 };
  const snippet = {
    definition: 'int twice(int n) {}',
    example: 'printf("%d %d\\n", twice({{n:4}}), twice(7));',
  };
  const taken = takeArguments(snippet, { task, language: 'c', asked });
  expect(taken?.example).toContain('printf("%d\\n", twice(n));');
  expect(taken?.example).toContain('return 2;');
  expect(takeArguments({ ...snippet, example: 'show();' }, { task, language: 'c', asked })).toBeUndefined();
});

test.each([
  [
    'reads a json file and prints the titles of all books cheaper than 12',
    { test: { field: 'price', sign: '<', value: 12 }, shown: { kind: 'fields', fields: ['title'] } },
  ],
  [
    'read rooms.csv and print the rows where floor is at least 3 sorted by size descending',
    { test: { field: 'floor', sign: '>=', value: 3 }, sort: { field: 'size', isDescending: true } },
  ],
  [
    'converts a csv file to json, with input and output file as arguments',
    { format: 'csv', written: 'json' },
  ],
])('reads what is done with the records in "%s"', (prompt, part) => {
  expect(readRecords(prompt)).toMatchObject(part);
});

test.each([
  ['check every 2 minutes if a site is up and log to web.log', ['sleep 120', 'log=web.log', 'curl']],
  ['ping the hosts in a file and print which are down', ['ping -c 1', 'done <"$1"']],
  ['repeat a command up to 4 times with a delay of 7 seconds', ['attempts=4', 'delay=7', 'sleep']],
  ['count from 3 to 9 and print only the odd numbers', ['i = 3; i <= 9', 'i % 2 != 0']],
])('loops as asked: %s', (prompt, parts) => {
  for (const part of parts) expect(planLoop(prompt)?.definition).toContain(part);
});

test('reads what a request must keep to', () => {
  expect(
    readClient('post json with a bearer token, a 4 second timeout and 2 retries, returning null on failure'),
  ).toMatchObject({ method: 'POST', hasToken: true, timeoutMs: 4000, retries: 2, fails: 'nothing' });
  expect(readClient('fetch json and store it in a database with a timeout')).toBeUndefined();
  expect(
    readClient('send a put request with json, the header X-Trace-Id and 4 retries only on 502 and 429'),
  ).toMatchObject({
    method: 'PUT',
    headers: [{ name: 'X-Trace-Id' }],
    retries: 4,
    retriesOn: { isServer: false, isBusy: true, isNetwork: false },
    unmet: [],
  });
});
