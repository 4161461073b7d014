import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, command: string]>([
  [
    'search for *.core files below /opt larger than 2 GB, not modified in the last 60 days, then remove them all',
    'find /opt -type f -name "*.core" -size +2G -mtime +60 -delete',
  ],
  ['list empty folders under /srv/data and remove them', 'find /srv/data -type d -empty -delete'],
  ['find files larger than 700 MB and delete them', 'find . -type f -size +700M -delete'],
  ['how do I find .tmp files older than 3 days and count them', '-mtime +3 | wc -l'],
])('does to the files that are found what the end of “%s” asks for', async (question, command) => {
  expect((await ask(question)).text).toContain(command);
});

test.each<[question: string, hours: string]>([
  ['delete docker images older than 3 days', '72h'],
  ['remove unused docker images older than 2 weeks', '336h'],
  ['remove docker images older than 36 hours', '36h'],
])('counts the time of “%s” in the unit of the command', async (question, hours) => {
  const { text } = await ask(question);
  expect(text).toContain(`until=${hours}`);
  expect(text).not.toContain('does not tell of');
});

test('mounts the volume that has a name, and does not call the container so', async () => {
  const { text } = await ask(
    'start a mysql 8 container with a volume called shopdata and root password pepper, port 3310 on my laptop',
  );
  expect(text).toContain('--name mysql ');
  expect(text).toContain('-v shopdata:/var/lib/mysql -p 3310:3306');
  expect(text).not.toContain('not considered');
});

test.each([
  'regular expression for 24h times',
  'regex matching times such as 18:20 in 24 h notation, not 24:00',
])('knows the hours of “%s”', async (question) => {
  expect((await ask(question)).text).toContain('^(?:[01]\\d|2[0-3]):[0-5]\\d$');
});

test('names what it does not know without brackets, and not what the pattern has', async () => {
  const { text } = await ask('regex for a US zip code (5 digits) and the state (upper-case) before it');
  expect(text).toContain('does not tell of');
  expect(text).not.toMatch(/“[^”]*[()]|digits”/);
});

test.each<[question: string, code: string]>([
  [
    'In Python, how can I sort a list of dictionaries by score descending and then by team?',
    '(-item["score"], item["team"])',
  ],
  ['how do I sort an array of objects in javascript by the field "stock" descending', 'b.stock - a.stock'],
  ['how do I sort a list of structs in rust by age descending, then name', 'b.age.cmp(&a.age).then_with('],
])('sorts by every key and in the order of “%s”', async (question, code) => {
  expect((await ask(question)).text).toContain(code);
});

test('names the second key that no snippet has a place for', async () => {
  const { text } = await ask('how to sort objects by lastName and firstName in js');
  expect(text).toContain('a.lastName');
  expect(text).toContain('_Not answered: firstName._');
});

test('keeps the short form for one key', async () => {
  expect((await ask('how do I sort a list of dicts in python by weight')).text).toContain(
    'items.sort(key=lambda item: item["weight"])',
  );
});

test.each<[question: string, parts: readonly string[]]>([
  [
    'postgres: third highest score in each round from runs(runner, round, score)',
    ['FROM runs', 'PARTITION BY round'],
  ],
  ['what is the third highest amount in payments(id, amount)?', ['FROM payments', 'place = 3']],
  ['SQL to find duplicate emails in members(id, email, joined)', ['FROM members', 'HAVING COUNT(*) > 1']],
  [
    'which customers(id, name) have no rows in orders(id, customer_id)?',
    ['FROM customers', 'orders.id IS NULL'],
  ],
  ['sql: third highest price per category in the products table', ['FROM products\n)', 'place = 3']],
])('asks the tables of “%s”', async (question, parts) => {
  const { text } = await ask(question);
  for (const part of parts) expect(text).toContain(part);
});

test.each([
  'postgres: the second highest salary without the bonus from wages(person, salary, bonus, kind) by quarter',
  'sql: sum of price by month for boats(id, harbour) near my house',
])('shows no stored query over other tables for “%s”', async (question) => {
  expect((await ask(question)).text).not.toMatch(/FROM (?:items|orders|users)\b/);
});

test('reads a call of a function as no table', async () => {
  expect((await ask('what is gcd(12, 18)')).text).toContain('**6**');
  expect((await ask('explain zip(xs, ys)')).text).not.toContain('```sql');
});

test('names what stands beside a known pattern, and groups, in whole phrases', async () => {
  const { text } = await ask('regex for a UK postcode followed by a city name, capturing the two');
  expect(text).toContain('does not tell of “followed by a city name”, “capturing the two”:');
});

test.each<[question: string, told: string]>([
  ['explain what a trie is in two or three sentences', 'trie'],
  ['describe a mutex in a few sentences', 'mutex'],
  ['what does a process do compared with a thread?', 'thread'],
  ['how is TCP different from UDP?', 'UDP'],
  ['zsh: ./run.sh: /bin/sh^M: bad interpreter: No such file or directory', 'Windows line endings'],
  ['npm ERR! code EACCES when I install a tool globally', 'npm config set prefix'],
  ['npm says EACCES: permission denied when I install globally', 'npm config set prefix'],
  ['pip: permission denied, what now?', 'python3 -m venv'],
  ['how many ml are 1 3/4 cups?', '414.0'],
])('answers “%s”', async (question, told) => {
  expect((await ask(question)).text.toLowerCase()).toContain(told.toLowerCase());
});
