import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  [
    'go',
    'middleware for net/http: 45 requests per 10 minutes for each ip, 429 with Retry-After, with tests',
    ['NewLimiter(45, 10*time.Minute)', 'Retry-After', 'func TestMiddleware('],
  ],
  [
    'go',
    'rate limit middleware, 7 requests per second per client, burst of 12, token bucket',
    ['NewLimiter(12, 7, time.Second)', 'perSecond'],
  ],
  [
    'go',
    'token bucket, NewLimiter(rate, burst), Allow() bool, a clock that tests can replace, one test',
    ['func NewLimiter(rate float64, burst int)', 'Now func() time.Time', 'limiter.Now ='],
  ],
  [
    'go',
    'websocket chat with gorilla, port 7070, everyone is told who joined or left, messages go to all others',
    ['c == from', ' joined', ' left', ':7070', 'github.com/gorilla/websocket'],
  ],
  [
    'go',
    'N workers send HEAD requests to urls from the arguments, timeout 3s, print the status, wait for all before exiting',
    ['client.Head(url)', 'flag.Int("n"', '3*time.Second'],
  ],
  [
    'go',
    'REST server: POST /songs saves {title, artist} and returns its id, GET /songs/{id} or 404, only stdlib',
    ['map[string]any{"title": sent["title"], "artist": sent["artist"]}'],
  ],
  [
    'go',
    'CRUD API for recipes (name, minutes, vegan) in memory with validation',
    ['name must be a text that is not empty', 'minutes must be a number'],
  ],
  [
    'rust',
    'Shape enum with Rect(width, height) and Square(side), area returns Result, a zero or negative size is an error, unit tests',
    ['Rect { width: f64, height: f64 }', 'ShapeError::NotPositive', 'fn square()', 'value > 0.0'],
  ],
  [
    'php',
    'import members.csv (name;email;street) into sqlite with PDO, skip rows with an invalid email, print how many were imported',
    ["['name', 'email', 'street']", "'sqlite:'", 'FILTER_VALIDATE_EMAIL', "';'", 'INTO members'],
  ],
  [
    'ruby',
    'rename all png in a folder to 1999-garden-0001.png, -0002 and so on by modification time, with --dry-run',
    ['"1999-garden"', '%04d'],
  ],
  [
    'php',
    'slug of a headline, ä->ae ö->oe ü->ue ß->ss, at most 40 chars without cutting a word',
    ["'ä' => 'ae'", '> 40'],
  ],
])('a service has the numbers, names and rules of its wish: %s %s', async (language, prompt, parts) => {
  const { code, notes, task } = await generateCode({ prompt, language }, tools);
  expect([task !== null, notes]).toEqual([true, []]);
  for (const part of parts) expect(code).toContain(part);
});

test('a class of Rust whose methods return results gets the unit tests that are asked for', async () => {
  const prompt =
    'rust struct BankAccount with deposit and withdraw returning Result with a custom error enum, unit tests';
  const { code, notes } = await generateCode({ prompt }, tools);
  expect(notes).toEqual([]);
  expect(code).toMatch(/#\[cfg\(test\)\][\s\S]*withdraw\(500\.0\)\.is_err\(\)/);
});

test('a method that Ruby calls with a question mark keeps it, also where it is called', async () => {
  const prompt = 'class Stack with push, pop, empty? and size, minitest tests';
  const { code } = await generateCode({ prompt, language: 'ruby' }, tools);
  expect(code).toContain('def empty?');
  expect(code).toContain('stack.empty?');
});

test('tests in a table call functions that can fail, too', async () => {
  const prompt = 'function that parses a duration like 1h30m, table driven tests';
  const { code } = await generateCode({ prompt, language: 'go' }, tools);
  expect(code).toContain('call func() (float64, error)');
  expect(code).toContain('for _, test := range tests');
});
