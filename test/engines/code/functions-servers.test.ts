import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generated = (prompt: string, language: string) => generateCode({ prompt, language }, tools);
const output = (code: string): string =>
  spawnSync('python3', ['-'], { input: code, encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } }).stdout;

test.each([
  ['go', 'a web server with /ping, /time with the zone as a query parameter, and a clean stop on Ctrl-C'],
  ['python', 'HTTP server: /status as JSON, shuts down gracefully when it gets SIGTERM'],
  ['go', 'http server with GET and POST /tasks, kept in memory and guarded by a mutex'],
  ['php', 'contact form handler for name, email and message that lists the errors in a bulleted list'],
  ['php', 'handle a contact form post with name, email and message without clearing the typed values'],
  [
    'go',
    'check a list of urls, never more than 6 requests open at once, and print the status beside each url',
  ],
  ['java', 'check a list of URLs with a thread pool of 7 and print the status code of each one'],
])('details of servers, forms and clients are met in %s: %s', async (language, prompt) => {
  expect((await generated(prompt, language)).notes).toEqual([]);
});

test('a time in UTC is one in UTC, and a zone is a query parameter', async () => {
  const utc = await generated('http server with /time returning the current UTC time as JSON', 'go');
  expect(utc.code).toContain('time.Now().UTC()');
  const { code } = await generated('http server with /time that accepts a timezone parameter', 'python');
  expect(code).toContain('query.get("timezone", ["UTC"])');
});

test('durations are read and others refused', async () => {
  const { code, notes } = await generated(
    'turn durations such as "3h 2m" or "7s" into seconds, raise ValueError for anything it cannot read',
    'python',
  );
  expect(notes).toEqual([]);
  const main = 'for one in ["3h 2m", "7s", "5 5m", "h", ""]:\n  try:\n    print(parse_duration(one))\n';
  const [definition = ''] = code.split('if __name__');
  expect(output(`${definition}\n${main}  except ValueError:\n    print("no")\n`)).toBe(
    '10920\n7\nno\nno\nno\n',
  );
});

test('wrong Roman numerals are refused', async () => {
  const { code, notes } = await generated(
    'roman numerals to numbers, reject malformed ones such as VIIII',
    'python',
  );
  expect(notes).toEqual([]);
  const main = 'for one in ["MCMXC", "VIIII", "IC", ""]:\n  try:\n    print(from_roman(one))\n';
  const [definition = ''] = code.split('if __name__');
  expect(output(`${definition}\n${main}  except ValueError:\n    print("no")\n`)).toBe('1990\nno\nno\nno\n');
});

test.each(['swift', 'rust', 'kotlin', 'go'])('a duration may be missing in %s', async (language) => {
  const { notes } = await generated(
    'parse "1h30m" into seconds, return nothing but null if it is invalid',
    language,
  );
  expect(notes).not.toContainEqual(expect.stringContaining('nothing for this'));
});

test.each([
  [
    'kotlin',
    'validate an email and a password (at least 9 characters, one digit) and return a list of messages',
  ],
  [
    'swift',
    'check an email and a password (min 7 chars, a number and a capital letter), return all the problems',
  ],
  [
    'python',
    'validate an email and password and return a list of problems: password needs 9 characters and a digit',
  ],
  ['typescript', 'retry an async call up to 6 times with exponential backoff and stop immediately on a 403'],
  ['java', 'an LRU cache with a capacity, put and get in O(1), plus a brief demo'],
  ['c', 'a ring buffer for 32 ints with push and pop, no malloc'],
  ['c', 'reverse a singly linked list in place, with a main that shows a list of 5 ints before and after'],
  [
    'javascript',
    'turn a flat list of replies with id and parentId into a tree, each level sorted oldest first',
  ],
  ['swift', 'format a number of bytes as KB, MB or GB with one digit after the point'],
  ['ruby', 'write seconds as "1h 05m 09s"'],
])('nothing is noted that the program does in %s: %s', async (language, prompt) => {
  expect((await generated(prompt, language)).notes).toEqual([]);
});

test('empty values are left out of a query string where the wish says so', async () => {
  const { code } = await generated('build a query string from an object and skip empty values', 'javascript');
  expect(code).toContain(".trim() === ''");
  const plain = await generated('build a query string from an object', 'javascript');
  expect(plain.code).not.toContain('.trim()');
});

test.each([
  ['typescript', 'function parseSize("10MB") that returns bytes and throws a RangeError for unknown units'],
  ['kotlin', 'check whether a sentence is a pangram'],
  ['php', 'accept an uploaded PDF of up to 4 MB and store it under a random name'],
  ['php', 'scale an uploaded JPEG down to a width of at most 640 pixels, keeping the aspect ratio'],
  ['go', 'http server with /health, /version and /uptime'],
])('everyday functions and pages are there in %s: %s', async (language, prompt) => {
  expect((await generated(prompt, language)).notes).toEqual([]);
});
