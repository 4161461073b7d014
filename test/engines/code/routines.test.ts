import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const hasPython = spawnSync('python3', ['--version']).status === 0;

async function codeFor(language: string, prompt: string): Promise<string> {
  const { code, notes, task } = await generateCode({ prompt, language }, tools);
  expect(task, prompt).not.toBeNull();
  expect(notes, prompt).toEqual([]);
  return code;
}

interface Run {
  readonly files?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  readonly input?: string;
  readonly status?: number;
}

const folder = (): string => mkdtempSync(join(tmpdir(), 'octet-routines-'));

function run(language: string, code: string, { files = {}, args = [], input = '', status = 0 }: Run = {}) {
  const cwd = folder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const [command, file] = language === 'python' ? ['python3', 'main.py'] : ['node', 'main.mjs'];
  writeFileSync(join(cwd, file), code);
  const done = spawnSync(command, [file, ...args], { cwd, input, encoding: 'utf8' });
  expect(done.status, done.stderr).toBe(status);
  return done.stdout.trimEnd();
}

const LOG = [
  '10.0.0.1 - - [10/May/2024:13:55:36 +0000] "GET /a HTTP/1.1" 200 10',
  '10.0.0.1 - - [10/May/2024:13:55:37 +0000] "GET /b HTTP/1.1" 503 10',
  '10.0.0.2 - - [10/May/2024:13:55:38 +0000] "GET /a HTTP/1.1" 404 10',
  '10.0.0.3 - - [10/May/2024:13:55:39 +0000] "-" 400 0',
  'no line of a log',
].join('\n');

test.each(['javascript', 'python'].filter((language) => language !== 'python' || hasPython))(
  'an access log in %s: what is asked of it, and nothing else',
  async (language) => {
    const shares = await codeFor(
      language,
      'analyze an apache access log and print the 2 most frequent IP addresses and the percentage of 5xx responses',
    );
    const printed = run(language, shares, { files: { 'access.log': LOG } });
    expect(printed).toMatch(/10\.0\.0\.1: 2\n {2}10\.0\.0\.2: 1\n5xx responses: 1 \(25\.0%\)$/);
    expect(printed).toContain('4 requests, 1 lines skipped');
    const paths = await codeFor(
      language,
      'read an nginx log and show the top 3 urls and the share of 4xx errors',
    );
    expect(run(language, paths, { files: { 'x.log': LOG }, args: ['x.log'] })).toMatch(
      /top 3 URLs by requests:\n {2}\/a: 2\n {2}\/b: 1\n4xx responses: 2 \(50\.0%\)$/,
    );
  },
);

test.runIf(hasPython)('photos with the same time get a number, and a dry run changes nothing', async () => {
  const code = await codeFor(
    'python',
    'rename all pictures in a directory to YYYY-MM-DD_HHMMSS by modification date, numeric suffix on collisions, with --dry-run',
  );
  const cwd = folder();
  writeFileSync(join(cwd, 'main.py'), code);
  const photos = join(cwd, 'photos');
  execFileSync('mkdir', [photos]);
  for (const name of ['b.JPG', 'a.jpg', 'notes.txt']) {
    writeFileSync(join(photos, name), name);
    utimesSync(join(photos, name), 1_700_000_000, 1_700_000_000);
  }
  const rename = (...args: string[]): string =>
    execFileSync('python3', ['main.py', ...args], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, TZ: 'UTC' },
    });
  const shown = rename('photos', '--dry-run');
  expect(readdirSync(photos).sort()).toEqual(['a.jpg', 'b.JPG', 'notes.txt']);
  const done = rename('photos');
  expect(shown.replace('would be ', '')).toBe(done);
  expect(readdirSync(photos).sort()).toEqual([
    '2023-11-14_221320.jpg',
    '2023-11-14_221320_1.jpg',
    'notes.txt',
  ]);
  expect(rename('photos')).toBe('0 photos renamed\n');
});

test.each(['javascript', 'python'].filter((language) => language !== 'python' || hasPython))(
  'entries of a JSON file without the asked fields, in %s',
  async (language) => {
    const code = await codeFor(
      language,
      'script that reads a JSON file given as the first argument and checks that every entry has sku, title and price, and prints those which fail',
    );
    const good = { sku: 'a', title: 'b', price: 0 };
    const files = { 'in.json': JSON.stringify([good, { sku: 'a', title: '' }, 7]) };
    const printed = run(language, code, { files, args: ['in.json'], status: 1 });
    expect(printed).toContain('entry 1 has no title, has no price');
    expect(printed).toContain('entry 2 is not an object');
    expect(printed).toContain('1 of 3 entries are valid');
    run(language, code, { files: { 'in.json': JSON.stringify([good]) }, args: ['in.json'] });
  },
);

test.runIf(hasPython)('scores of students: the lowest is dropped only where that is asked', async () => {
  const files = { 'in.csv': 'name,a,b,c\nAda,90,100,50\nBob,80,,x\nCleo,60,,\n' };
  const dropping = await codeFor(
    'python',
    'read a csv of students with three exam scores, drop the lowest score and print the average and letter grade of each',
  );
  expect(run('python', dropping, { files, args: ['in.csv'] })).toBe('Ada: 95.0 A\nCleo: 60.0 D');
  const plain = await codeFor(
    'python',
    'read a csv of student names and three marks and print the average of each with a letter grade',
  );
  expect(run('python', plain, { files, args: ['in.csv'] })).toBe('Ada: 80.0 B\nCleo: 60.0 D');
});

test.runIf(hasPython)('a left join keeps rows without a match, an inner one does not', async () => {
  const files = { 'l.csv': 'id,name\n1,Ada\n2,Bob\n', 'r.csv': 'id,city\n1,Bern\n1,Rome\n' };
  const args = ['l.csv', 'r.csv', 'id'];
  const left = await codeFor(
    'python',
    'join two csv files on the id column and keep unmatched rows of the left',
  );
  expect(run('python', left, { files, args }).split(/\r?\n/)).toEqual([
    'id,name,city',
    '1,Ada,Bern',
    '1,Ada,Rome',
    '2,Bob,',
  ]);
  const inner = await codeFor('python', 'inner join of two csv files on a common key');
  expect(run('python', inner, { files, args })).not.toContain('Bob');
});

test.runIf(hasPython)('a game in the terminal is played to its end', async () => {
  const four = await codeFor('python', 'connect 4 in the console for two players that detects four in a row');
  expect(run('python', four, { input: '9\n1\n2\n1\n2\n1\n2\n1\n' })).toMatch(
    /Not possible: no such column[\s\S]*Player X wins!$/,
  );
  const minimax = await codeFor('python', 'tic tac toe in the terminal against an unbeatable computer');
  // The computer never loses, whatever the human does.
  for (const input of [
    '1\n2\n3\n4\n5\n6\n7\n8\n9\n',
    '5\n3\n7\n4\n1\n9\n2\n6\n8\n',
    '9\n1\n5\n3\n2\n4\n6\n7\n8\n',
  ])
    expect(run('python', minimax, { input })).not.toContain('You win!');
  const cards = await codeFor('python', 'blackjack in the console with hit and stand');
  expect(run('python', cards, { input: 'x\ns\n' })).toMatch(/(?:You win!|The dealer wins\.|A push\.)$/);
});

test('minimax blocks, wins when it can, and refuses a game that is over', async () => {
  const code = await codeFor('javascript', 'unbeatable tic tac toe move with minimax on an array of 9 cells');
  const moves = new Function(`${code}\nreturn bestMove;`)();
  expect(moves(['X', 'X', null, null, 'O', null, null, null, null], 'O')).toBe(2);
  expect(moves(['X', 'X', null, 'O', 'O', null, null, null, null], 'O')).toBe(5);
  expect(() => moves(Array(9).fill('X'), 'O')).toThrow('over');
});

/** Wishes that stored programs do not meet: those in TypeScript have no terminal, those of a cart no tax. */
test.each([
  ['typescript', 'blackjack game in the terminal with hit and stand'],
  ['typescript', 'connect four in the terminal for two players'],
  ['python', 'shopping cart class with quantities, a coupon and 8% tax, in cents'],
  ['javascript', 'secret santa that emails each person the name'],
  ['python', 'table of contents of a markdown file inserted between two markers'],
  ['python', 'settle a bill by items with tip and tax'],
  ['python', 'A* on a grid with terrain costs'],
])('%s: %s is not done silently', async (language, prompt) => {
  const { notes, task } = await generateCode({ prompt, language }, tools);
  expect(task === null || notes.some((note) => note.startsWith('Not taken into account'))).toBe(true);
});

/** A wish in other words, and what its program must hold. */
test.each([
  ['javascript', 'a snake game on an html5 canvas that speeds up as the snake grows', 'ArrowUp'],
  ['python', 'snake in the terminal using curses with a score', 'curses.wrapper'],
  ['python', 'gift exchange: draw names so that nobody draws themselves or their partner', 'forbidden'],
  [
    'typescript',
    'generate a unique slug for a title, adding a number when it is taken',
    'existing.has(slug)',
  ],
  [
    'typescript',
    'flat array with parentId to a nested tree, and the path from the root to a node',
    'pathTo(',
  ],
  ['javascript', 'flatten nested replies of comments into a list with depth', 'depth + 1'],
  ['python', 'a star on a 2d grid where walls are 1, diagonal moves allowed', 'Chebyshev'],
  ['python', 'find anomalies in sensor readings whose z-score is above 2', 'threshold: float = 2'],
  ['python', 'Monty Hall simulation of 50,000 games comparing staying and switching', '= 50000'],
  ['javascript', 'async functions in an array, never more than 4 in flight, results in order', 'limit = 4'],
  [
    'typescript',
    'cart class in which a coupon can be used only once and a quantity cannot go below 1',
    'once',
  ],
  [
    'typescript',
    'pedestrian crossing traffic light as a discriminated union with exhaustive check',
    'unreachable',
  ],
  [
    'javascript',
    'polyfill for Promise.all that keeps the order and rejects on the first error',
    'waiting === 0',
  ],
  ['javascript', 'which items were added to and removed from an array', 'removed'],
  ['python', 'estimate pi by monte carlo with 200,000 points', '= 200000'],
])('%s: %s', async (language, prompt, held) => {
  expect(await codeFor(language, prompt)).toContain(held);
});

/** Wishes that a stored program only seems to meet. */
test.each([
  ['python', 'cache function results on disk with json by arguments'],
  ['javascript', 'once, before and after functions'],
  ['python', 'spell checker suggesting the closest words by edit distance'],
])('%s: %s is refused or noted', async (language, prompt) => {
  const { notes, task } = await generateCode({ prompt, language }, tools);
  expect(task === null || notes.some((note) => note.startsWith('Not taken into account'))).toBe(true);
});

test('rows of a tree have their path where it is asked for', async () => {
  const code = await codeFor('javascript', 'flatten nested categories into a list with depth and path');
  expect(run('javascript', `${code}\nconsole.log(flattenTree(tree)[2].path.join('>'));`)).toMatch(
    /first>reply>deep$/,
  );
});

test('digits of another base are converted by hand, and wrong ones are refused', async () => {
  const code = await codeFor(
    'javascript',
    'convert a number from binary to decimal and back without builtins',
  );
  const [toBase, fromBase] = new Function(
    `${code.replace(/^console.*$/m, '')}\nreturn [toBase, fromBase];`,
  )();
  expect([toBase(-10, 2), toBase(0, 2), fromBase('-1010', 2), fromBase('FF', 16)]).toEqual([
    '-1010',
    '0',
    -10,
    255,
  ]);
  expect(() => fromBase('102', 2)).toThrow('base 2');
});

test('a fetch that names AbortController uses one, and a wrapper has its own error', async () => {
  const plain = await codeFor('javascript', 'fetch JSON with a timeout of 3 seconds using AbortController');
  expect(plain).toContain('new AbortController()');
  expect(plain).toContain('clearTimeout(timer)');
  const wrapper = await codeFor(
    'typescript',
    'fetch wrapper with a generic response type that aborts after 9 seconds and throws an HttpError with status and body',
  );
  expect(wrapper).toContain('timeoutMs = 9000');
  const ask = new Function(
    'fetch',
    `${(await codeFor('javascript', 'fetch wrapper with a typed response that times out after 2 seconds and throws an HttpError with status and body for non-2xx')).replace(/\ntry \{\n {2}console[\s\S]*$/, '')}\nreturn request;`,
  );
  const answer = (status: number, body: string) => async () => ({
    ok: status < 300,
    status,
    text: async () => body,
  });
  expect(await ask(answer(200, '{"id":1}'))('/x')).toEqual({ id: 1 });
  await expect(ask(answer(404, 'gone'))('/x')).rejects.toMatchObject({
    name: 'HttpError',
    status: 404,
    body: 'gone',
  });
});

test('a list of errors for each field has all of them', async () => {
  const code = await codeFor(
    'javascript',
    'validate a signup object (email, password of 12+ chars with a digit) and return a list of errors per field',
  );
  const validate = new Function(`${code}\nreturn validateSignup;`)();
  expect(validate({ email: 'a', password: 'b' }).map(({ field }: { field: string }) => field)).toEqual([
    'email',
    'password',
    'password',
  ]);
});

test('an LRU cache forgets, counts and refuses a capacity of nothing', async () => {
  const code = await codeFor('javascript', 'LRU cache class with get, set, delete, clear and a max size');
  const Cache = new Function(`${code}\nreturn LruCache;`)();
  const cache = new Cache(2);
  cache.set('a', undefined);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.has('a'), cache.has('b'), cache.size, cache.delete('c'), cache.delete('c')]).toEqual([
    true,
    false,
    2,
    true,
    false,
  ]);
  expect(() => new Cache(0)).toThrow('capacity');
});
