import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test.each([
  [
    'javascript',
    'node cli todo: add / list / done / rm, saves in ~/.todo.json',
    [`case 'rm'`, '/.todo.json`', '| rm ID'],
  ],
  [
    'python',
    'command line todo list with commands add, list, done and delete, saved in ~/notes/todo.json',
    ['"delete"', '/ "notes/todo.json"'],
  ],
  ['javascript', 'todo list on the command line, kept in tasks.json', ['FILE = "tasks.json"']],
])(
  '%s: the file and the commands of the wish are those of the program: %s',
  async (language, prompt, said) => {
    const { code, notes } = await made(prompt, language);
    for (const one of said) expect(code).toContain(one);
    expect(notes.join()).not.toMatch(/todo\.json|tasks\.json|\brm\b|delete/);
  },
);

test.each([
  [
    'javascript',
    'function that groups orders by customer and returns customers whose total exceeds 1000',
    '1000',
  ],
  ['rust', 'hexdump like xxd, 16 bytes per line, offset, ascii column, file from arg', 'like xxd'],
  [
    'java',
    'topological sort that throws if there is a cycle and says which nodes are in it',
    'says which nodes are in it',
  ],
  ['kotlin', 'password generator, options length, digits, symbols', 'option digits, option symbols'],
  [
    'php',
    'login with sessions, users in an array, after 5 wrong passwords blocked for 10 minutes',
    'users in an array',
  ],
])('%s: a particular that the code does not have is told: %s', async (language, prompt, missing) => {
  const { task, notes } = await made(prompt, language);
  expect(task).not.toBeNull();
  expect(notes.join()).toContain(missing);
});

test.each([
  ['swift', 'stopwatch with lap list, start/stop/lap/reset, hundredths shown', /hundredths shown/],
  [
    'php',
    'login throttle with sessions: after 5 wrong passwords blocked for 10 minutes, password_verify',
    /blocked|throttle/,
  ],
  ['kotlin', 'password generator, option length, no lookalikes (0O1lI)', /option length|o1l/i],
  ['bash', 'check the tls certificates of the domains in a file, print the days left, sorted', /file/],
])(
  '%s: what the code visibly holds is not called missing, nor in its comment: %s',
  async (language, prompt, denied) => {
    const { task, code, notes } = await made(prompt, language);
    expect(task).not.toBeNull();
    expect(notes.join()).not.toMatch(denied);
    expect(code).not.toMatch(/Left out: [^.]*(?:hundredths|blocked|throttle)/);
  },
);

test('the domains of a file are read from it', async () => {
  const { code } = await made(
    'cert expiry check: domains in a file, openssl, days left sorted, exit 1 if any is below 14',
    'bash',
  );
  expect(code).toContain('list=${1:-domains.txt}');
});

test.each([
  [
    'html',
    'an anonymous survey board layout with cards, colored tags, and a calendar heat map of the votes',
    /nothing for this/,
  ],
  [
    'python',
    'amortization schedule for a loan: principal, yearly rate, months. last payment corrects the cents. write it as csv. use Decimal',
    /knows "write it as csv".*It lacks this: .*amortization schedule/,
  ],
  ['python', 'a seating plan for 28 pupils at 14 tables for two', /nothing for this\.(?! \| The nearest)/],
])('%s: a refusal tells what it knows and what it lacks: %s', async (language, prompt, why) => {
  const { task, notes } = await made(prompt, language);
  expect(task).toBeNull();
  expect(notes.join(' | ').replaceAll('\n', ' ')).toMatch(why);
});

test('a key that is held turns the snake once, and it gets faster every so many apples', async () => {
  const { code, notes } = await made(
    'snake on a canvas, arrow keys, gets faster every 5 apples, score',
    'javascript',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('(turn.x === 0) !== (last.x === 0)');
  expect(code).toContain('const APPLES = 5;');
});

test.each([
  ['python', 'decorator @timed that logs name and duration in ms, works for async functions too', 'async'],
  [
    'javascript',
    'paginate(items, page, perPage) returns items, page, pages, total; page out of range gives the last page',
    'page out of range gives the last page',
  ],
  ['python', 'class Matrix with + and * and transpose', '+'],
  ['kotlin', 'converts celsius to fahrenheit and back, argument like 20c or 68f', 'argument like 20c or 68f'],
  [
    'bash',
    'back up a mysql database with mysqldump and gzip, keep 14 days, exit 2 when mysqldump fails',
    'exit 2 when mysqldump fails',
  ],
])('%s: a rule that the program does not keep is told: %s', async (language, prompt, missing) => {
  const { task, notes } = await made(prompt, language);
  expect(task).not.toBeNull();
  expect(notes.join()).toContain(missing);
});

test.each([
  [
    'go',
    'rate limiter token bucket, Allow() bool, 10 per second with burst 20, safe for goroutines',
    /goroutines/,
  ],
  [
    'kotlin',
    'read expenses.csv (date;category;amount), print the sum per category, largest first, two decimals',
    /decimals|date/,
  ],
  [
    'typescript',
    'function parseDuration("1h30m") -> milliseconds, supports d h m s, throws on anything else',
    /d h m s|milliseconds/,
  ],
  [
    'java',
    'bank account with deposit and withdraw, InsufficientFundsException, transaction history with timestamps',
    /history|timestamps/,
  ],
  ['csharp', 'console app: guess the number 1-100, 7 tries, says higher or lower', /guess|1-100/],
  [
    'html',
    'html css only: responsive navbar, logo left, 4 links right, hamburger under 700px without js, sticky on top',
    /logo|4 links|700px/,
  ],
  [
    'python',
    'sqlite contacts book on the command line, commands add, find, delete, list, db file contacts.db',
    /contacts\.db|commands/,
  ],
])(
  '%s: what stands in the code by its name, number or form is not called missing: %s',
  async (language, prompt, denied) => {
    const { task, notes } = await made(prompt, language);
    expect(task).not.toBeNull();
    expect(notes.join()).not.toMatch(denied);
  },
);

test('the form of the columns, the unit of the result and the width of a page are those of the wish', async () => {
  const csv = await made('read expenses.csv (date;category;amount), print the sum per category', 'kotlin');
  expect(csv.code).toContain("letter == ';'");
  const span = await made('function parseDuration("1h30m") -> milliseconds', 'typescript');
  expect(span.code).toContain('seconds * 1000');
  const page = await made(
    'html css only: responsive navbar, logo left, 4 links right, hamburger under 700px, sticky on top',
    'html',
  );
  expect(page.code).toContain('@media (max-width: 699.98px)');
});

test('the bytes of an access log are numbers of its records', async () => {
  const { code } = await made('parse an apache access log, print the total bytes per ip', 'python');
  expect(code).toContain('record["size"] = record["bytes"] = int(');
});

test.each(['31 Dec 2026 23:59', 'December 31st, 2026 at 23:59', '2026-12-31 23:59', '31.12.2026 23:59'])(
  'a page counts down to %s',
  async (date) => {
    const { code, notes } = await made(
      `one page: countdown to ${date}, days hours minutes seconds in big boxes, dark background, happy new year text at the end`,
      'html',
    );
    expect(notes).toEqual([]);
    expect(code).toContain("value: '2026-12-31T23:59'");
    expect(code).toContain("'happy new year'");
  },
);

test('the methods of a sealed class are no cases of it', async () => {
  const { code } = await made(
    'sealed class Result with Success and Failure, map, flatMap, getOrElse',
    'kotlin',
  );
  expect(code).not.toContain('object FlatMap');
});

test.each([
  ['java', 'LRU cache with generics, thread safe, with a short main that shows it works'],
  ['bash', 'download a list of urls from a file in parallel, at most 4 at a time'],
  ['bash', 'backup script for postgres with 7 day rotation'],
  ['csharp', 'Unity script for a 2D player: run, jump, coyote time'],
  ['csharp', 'async method that retries an HTTP call 3 times with exponential backoff'],
])('%s: what the code has is not called missing: %s', async (language, prompt) => {
  expect((await made(prompt, language)).notes).toEqual([]);
});

test.each([
  ['typescript', 'React hook useLocalStorage with generic type and sync between tabs', /type/],
  [
    'java',
    'Bank account with deposit, withdraw and transfer, throw own exception if not enough money (its for my uni course)',
    /exception|uni/,
  ],
  [
    'csharp',
    'LINQ example: load employees from a json file, average salary per department sorted descending',
    /example/,
  ],
  [
    'bash',
    'check the ssl certificate expiry of every host in hosts.txt and warn if less than 21 days left',
    /host/,
  ],
  [
    'swift',
    'SwiftUI view with a tip calculator, bill amount field, slider for the percentage and split by number of people',
    /people/,
  ],
])('%s: what the program has is not denied: %s', async (language, prompt, denied) => {
  const { task, notes } = await made(prompt, language);
  expect(task).not.toBeNull();
  expect(notes.join()).not.toMatch(denied);
});

test('a function for a wish that asks for a class says so', async () => {
  const wish =
    'class that validates an uploaded image (type, max 2 MB) and stores it under a random file name';
  const { code, notes } = await made(wish, 'php');
  expect(/^(?:final )?class /m.test(code) || notes.join().includes('class')).toBe(true);
});

test('how often the code is called is no limit of it', async () => {
  const { code } = await made(
    'non-blocking debounce for a push button on a microcontroller, called every 1 ms, with long press detection',
    'c',
  );
  expect(code).toContain('DEBOUNCE_MS 20');
});

test('the one with the highest total is one', async () => {
  const { code } = await made(
    'group an array of orders by customer and return the customer with the highest total',
    'javascript',
  );
  expect(code).toContain('slice(0, 1)');
  expect(code).not.toContain('Math.max');
});

test('a key that keywords make is read from no column', async () => {
  const { code } = await made(
    'read a bank statement csv with columns date, description, amount and print the total per category, category by keywords in a dict',
    'python',
  );
  expect(code).not.toContain('record["category"]');
});
