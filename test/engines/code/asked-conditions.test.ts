import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** The output of a program in Python or JavaScript. */
async function run(prompt: string, language: 'python' | 'javascript', args: string[] = [], input = '') {
  const { code, notes } = await generate(prompt, language);
  expect(notes).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'octet-asked-'));
  const file = join(folder, language === 'python' ? 'main.py' : 'main.mjs');
  writeFileSync(file, code);
  return execFileSync(language === 'python' ? 'python3' : 'node', [file, ...args], {
    encoding: 'utf8',
    input,
  });
}

test('a program that reads values asks for them, also where nobody says "the user"', async () => {
  const gcd = 'program that reads two numbers and prints their greatest common divisor';
  expect(await run(gcd, 'javascript', [], '12\n18\n')).toBe('First number: Second number: 6\n');
  if (hasPython) expect(await run(gcd, 'python', [], '12\n18\n')).toBe('First number: Second number: 6\n');
});

test.each([
  ['c', 'scanf('],
  ['cpp', 'std::cin >>'],
  ['csharp', 'Console.ReadLine()'],
  ['java', 'new Scanner(System.in)'],
  ['kotlin', 'readLine()'],
  ['go', 'fmt.Scan('],
  ['rust', 'read_line('],
])('a program in %s asks for a number', async (language, read) => {
  const { code, notes } = await generate(
    'program that asks the user for a number and prints its factorial',
    language,
  );
  expect(notes).toEqual([]);
  expect(code).toContain(read);
});

test.runIf(hasPython)('a column is taken by its place, whether or not the file has a header', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octet-column-'));
  const [plain, titled] = [join(folder, 'a.csv'), join(folder, 'b.csv')];
  writeFileSync(plain, 'x,1,9\ny,3,9\n');
  writeFileSync(titled, 'name,amount,other\nx,1,9\ny,3,9\n');
  const prompt = 'read a CSV file and print the average of the second column';
  expect(await run(prompt, 'python', [plain])).toBe('2\n');
  expect(await run(prompt, 'python', [titled])).toBe('2\n');
});

test('a place that no reader knows is named, and is no column of that name', async () => {
  const { code, notes } = await generate('read a CSV and print the maximum of the last column', 'ruby');
  expect(code).not.toContain('"last"');
  expect(notes.join()).toContain('last column');
});

test('a backup deletes archives of its folder that are too old, and nothing else', async () => {
  const { code, notes } = await generate(
    'back up a directory into a dated tar.gz and delete archives older than 7 days',
    'bash',
  );
  expect(notes).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'octet-backup-'));
  mkdirSync(join(folder, 'notes'));
  const old = new Date('2001-01-01');
  for (const name of ['notes-2001-01-01.tar.gz', 'other-2001-01-01.tar.gz', 'notes-2002-01-01.tar.gz'])
    writeFileSync(join(folder, name), '');
  for (const name of ['notes-2001-01-01.tar.gz', 'other-2001-01-01.tar.gz'])
    utimesSync(join(folder, name), old, old);
  execFileSync('bash', ['-c', code, 'backup', 'notes'], { cwd: folder });
  const kept = readdirSync(folder).filter((name) => name.endsWith('.gz'));
  expect(kept).toHaveLength(3);
  expect(kept).not.toContain('notes-2001-01-01.tar.gz');
});

test('a backup packs a folder that has the name of its target, and not the target itself', async () => {
  const { code } = await generate(
    'back up my Pictures folder into a dated tar.gz and delete backups older than 3 weeks',
    'bash',
  );
  const home = mkdtempSync(join(tmpdir(), 'octet-backup-'));
  mkdirSync(join(home, 'Pictures/trip/backups'), { recursive: true });
  writeFileSync(join(home, 'Pictures/trip/backups/one.jpg'), 'x');
  const packed = (args: readonly string[]): string => {
    const archive = execFileSync('bash', ['-c', code, 'backup', ...args], {
      env: { ...process.env, HOME: home },
    });
    return execFileSync('tar', ['-tzf', archive.toString().trim()], { encoding: 'utf8' });
  };
  expect(packed([])).toContain('Pictures/trip/backups/one.jpg');
  expect(packed([join(home, 'Pictures/own')])).not.toContain('Pictures/own');
});

test.runIf(spawnSync('php', ['--version']).status === 0)(
  'a name with a line break begins no header',
  async () => {
    const { code } = await generate('contact form handler that guards against header injection', 'php');
    const [definition = ''] = code.split('$isSent =');
    const shown = String.raw`[$contact] = readContact(['name' => "A\r\nBcc: b@c.d", 'message' => "a\nb"]); echo json_encode($contact);`;
    const printed = execFileSync('php', [
      '-r',
      `${definition.replace(/^<\?php\s+declare\(strict_types=1\);/, '')}${shown}`,
    ]);
    expect(JSON.parse(printed.toString())).toMatchObject({ name: 'A Bcc: b@c.d', message: 'a\nb' });
  },
);

test('what a number is like is no column', async () => {
  const { code } = await generate(
    'read a CSV of payments and print the total per shop, negative amounts as refunds',
    'python',
  );
  expect(code).not.toContain('"negative"');
});

test('records that are chosen come in the order of the wish', async () => {
  const { code, notes } = await generate(
    'data class Product with name, price and stock, and a function that returns the products in stock sorted by price',
    'kotlin',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('product.stock > 0');
  expect(code).toContain('sortedBy { it.price }');
});

test.runIf(hasPython)('a sort goes down where the wish says so', async () => {
  const shown = await run('bubble sort in descending order', 'python');
  const numbers = shown.trim().split(/\s+/).map(Number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
});

test('a limited query does not take "the" for a column', async () => {
  const { code } = await generate('top 5 products by revenue in the last 30 days', 'sql');
  expect(code).toContain('LIMIT 5');
  expect(code).not.toContain('products.the');
});

test.each([
  ['function that flattens a nested array, sorted', 'javascript', 'sorted'],
  ['read a text file and print its lines in parallel', 'python', 'in parallel'],
])('a condition that the code does not keep is named: %s', async (prompt, language, said) => {
  const { notes } = await generate(prompt, language);
  expect(notes.join()).toContain(said);
});

test('a task that gives more than was asked for is not taken', async () => {
  const { code } = await generate('template function that returns the maximum element of a vector', 'cpp');
  expect(code).not.toContain('std::pair');
});

test('a bounded type parameter is generic', async () => {
  const wish = 'a generic typed event emitter class with on, off and emit';
  expect((await generate(wish, 'typescript')).notes).toEqual([]);
});

test('in a grid each card answers to the pointer', async () => {
  const { code, notes } = await generate('a three column grid of cards with a hover shadow', 'css');
  expect(notes).toEqual([]);
  expect(code).toContain('.grid > *:hover {');
  expect(code).not.toContain('.grid:hover');
});

test.each(['It must return the errors per field.', 'The function should return a map of error messages.'])(
  'a sentence about the function names no field: %s',
  async (sentence) => {
    const prompt = `a function that validates a signup form: name of 2 to 30 letters, valid email. ${sentence}`;
    const { code } = await generate(prompt, 'javascript');
    expect(code).toContain('email');
    expect(code).not.toMatch(/\b(?:it|function) is required/);
  },
);

test('a counter of words counts words', async () => {
  const { code } = await generate('a word frequency counter that prints the 5 most common words', 'go');
  expect(code).not.toContain('Increment');
});

test('a share of some responses does not limit the others', async () => {
  const prompt =
    'script that reads an nginx access log and prints the three IP addresses with the most requests and the percentage of 500 responses';
  const { code, notes } = await generate(prompt, 'python');
  expect(code).not.toContain('== 500');
  expect(notes).toEqual([]);
  expect(code).toMatch(/statuses\["500"\][\s\S]*500 responses/);
});

test('a file of another kind than asked for is named', async () => {
  const { notes } = await generate(
    'an expense tracker for the command line that saves them to a CSV file',
    'python',
  );
  expect(notes.join()).toContain('saves them to a CSV file');
});

test('a method without a path is of the list that was named', async () => {
  const { code, notes } = await generate(
    'a Node HTTP server that keeps recipes in memory: GET /recipes returns them, POST adds one and answers 400 if the title is missing',
    'javascript',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('POST');
  expect(code).toContain('title');
});
