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
