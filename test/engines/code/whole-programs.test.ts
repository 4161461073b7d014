import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const folder = mkdtempSync(join(tmpdir(), 'whole-programs-'));

async function codeFor(prompt: string, language?: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt, ...(language ? { language } : {}) }, tools);
  expect(notes).toEqual([]);
  return code;
}

/** The output of a program in JavaScript or Bash that is given these files. */
async function printed(
  prompt: string,
  language: 'javascript' | 'bash',
  files: readonly string[],
): Promise<string> {
  const program = join(folder, language === 'bash' ? 'program.sh' : 'program.mjs');
  writeFileSync(program, await codeFor(prompt, language));
  const paths = files.map((text, at) => {
    const path = join(folder, `input-${at}`);
    writeFileSync(path, text);
    return path;
  });
  return execFileSync(language === 'bash' ? 'bash' : 'node', [program, ...paths], { encoding: 'utf8' });
}

test('a comma in quotes is part of its cell', async () => {
  const rows = 'name,team,points\n"Lee, Al",x,4\nBo,"y, ""z""",6\n';
  const out = await printed('read a csv file and print the total points per team', 'javascript', [rows]);
  expect(out).toBe('x: 4\ny, "z": 6\n');
});

test.each([
  ['script that prints the lines of a file given as argument in reverse order', 'b\n\na\n', 'a\n\nb\n'],
  ['script that sorts the lines of a file given as argument and removes duplicates', 'b\na\nb\n', 'a\nb\n'],
  ['script that prints the last 2 lines of a file given as argument', 'a\nb\nc\n', 'b\nc\n'],
  [
    'script that prints the last 2 lines of a file in reverse order, the file name is an argument',
    'a\nb\nc\n',
    'c\nb\n',
  ],
  ['script that reads a file given as argument and prints it without blank lines', 'a\n\n \nb\n', 'a\nb\n'],
])('lines go in and out: %s', async (prompt, text, out) => {
  expect(await printed(prompt, 'javascript', [text])).toBe(out);
});

test.each(['javascript', 'typescript', 'python', 'ruby', 'go', 'rust', 'c'])(
  'files are counted in %s',
  async (language) => {
    const code = await codeFor(
      'a wc clone: lines, words and bytes of the files given as arguments, with a total',
      language,
    );
    expect(code).toContain('total');
  },
);

test('counts of several files are summed', async () => {
  const out = await printed(
    'count the lines and words of each file given as an argument, with a total at the end',
    'javascript',
    ['a b\n', 'c\nd\n'],
  );
  expect(out.split('\n').map((line) => line.trim().split(/\s+/).slice(0, 2).join(' '))).toEqual([
    '1 2',
    '2 2',
    '3 4',
    '',
  ]);
});

const LOG = [
  '1.1.1.1 - - [10/Oct/2024:13:55:36 +0000] "GET /a HTTP/1.1" 404 1 "-" "x"',
  '2.2.2.2 - - [10/Oct/2024:13:55:36 +0000] "GET /a HTTP/1.1" 200 1 "-" "x"',
  '2.2.2.2 - - [10/Oct/2024:13:55:36 +0000] "GET /b HTTP/1.1" 404 1 "-" "x"',
  '1.1.1.1 - - [10/Oct/2024:13:55:36 +0000] "GET /b HTTP/1.1" 404 1 "-" "x"',
  '',
].join('\n');

test('the lines of a log are ranked with the status that is asked for', async () => {
  const wish = 'the two ip addresses with the most 404 responses in an nginx access log, with the counts';
  expect(await printed(wish, 'bash', [LOG])).toBe('1.1.1.1\t2\n2.2.2.2\t1\n');
  expect(
    await printed('which 1 urls have the most requests in an apache access log', 'javascript', [LOG]),
  ).toContain('/a: 2');
});

test('a pattern names no other language, and a server that locks is safe', async () => {
  expect(await codeFor('a regex that matches a time in 24 hour format like 08:15')).toContain('[0-5]\\d');
  await codeFor('http server with GET /songs and POST /songs, in memory, safe for concurrent access', 'go');
});

test('a file that is named late gets the records that are selected', async () => {
  const code = await codeFor(
    'reads people.csv with name,age and writes everyone older than 40 to seniors.csv',
    'python',
  );
  expect(code).toContain('"seniors.csv", "w"');
  expect(code).toContain('> 40');
});

test('of people, a small number is an age', async () => {
  const code = await codeFor(
    'reads a JSON file with students and prints the names of those over 20',
    'javascript',
  );
  expect(code).toContain('record.age > 20');
});
