import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { inPhrases } from '../../../src/engines/code/snippets/told-phrases.ts';
import { engineTools } from '../../support/engine.ts';

const root = mkdtempSync(join(tmpdir(), 'octet-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function written(prompt: string, language: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt, language }, engineTools());
  expect(notes).toEqual([]);
  return code;
}

test.each([
  ['python', 'rename the pictures in a folder by the day they were changed, and do not overwrite any files'],
  ['java', 'find identical files in a folder by comparing the sizes first and then the SHA-256 checksums'],
  ['go', 'check many websites at the same time and print which ones do not answer within 3 seconds'],
  ['c', 'a tool that prints a file as hex, 16 bytes per line, with the printable characters next to it'],
  ['html', 'a BMI calculator page with height in cm, weight in kg and the result in colour'],
  ['rust', 'print the lines of stdin backwards, each with its line number'],
])('%s: a clause that the program keeps is not noted: %s', async (language, prompt) => {
  await written(prompt, language);
});

test.each([
  ['teams with fewer than three games left out', ['left'], ['three games left out']],
  ['shows a file as hex, with the ASCII text beside it', ['beside'], ['with the ASCII text beside it']],
  ['ring buffer for 16 bit sensor readings', ['bit sensor readings'], ['16 bit sensor readings']],
  ['checks all of them at the same time', ['at the same'], ['at the same time']],
])('of "%s" a phrase is told, and not a word of it', (prompt, unmet, told) => {
  expect(inPhrases(prompt, unmet)).toEqual(told);
});

test('a backup packs each folder that is named, keeps so many and logs its errors', async () => {
  const code = await written(
    'back up my Documents and Music folders to a dated tar.gz on a USB stick, keep the last 2 and log errors to a file',
    'bash',
  );
  const drive = join(root, 'drive');
  for (const name of ['Documents', 'Music', 'drive']) mkdirSync(join(root, name));
  writeFileSync(join(root, 'Documents/letter.txt'), 'x');
  for (const day of ['01', '02', '03']) writeFileSync(join(drive, `backup-2020-01-${day}.tar.gz`), '');
  const env = { PATH: process.env.PATH, HOME: root };
  const archive = execFileSync('bash', ['-c', code, 'backup', drive], { env, encoding: 'utf8' }).trim();
  expect(readdirSync(drive)).toHaveLength(2);
  expect(execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' })).toContain('Documents/letter.txt');
  expect(() =>
    execFileSync('bash', ['-c', code, 'backup', join(root, 'gone')], { env, stdio: 'pipe' }),
  ).toThrow();
  expect(readFileSync(join(root, 'backup-errors.log'), 'utf8')).toContain('is the drive mounted?');
});

test.each([
  [
    'watch a log file and print the line with the time whenever it contains the word refused',
    "-wF -e 'refused'",
  ],
  [
    'monitor /var/log/mail.log for "Connection lost" and print the time and the line',
    'file=/var/log/mail.log',
  ],
  ['keep an eye on app.log and beep each time a line contains WARN or ERROR', "-F -e 'WARN' -e 'ERROR'"],
])('a log is followed: %s', async (wish, part) => {
  expect(await written(wish, 'bash')).toContain(part);
});

test('a watcher of a file called server.log is no server', async () => {
  const code = await written(
    'script that watches server.log and prints lines containing "refused"',
    'javascript',
  );
  expect(code).toContain('const TEXTS = ["refused"]');
});

test.each([
  [
    'go',
    'http server with /health and /rooms that returns a list of free rooms as JSON, each with floor and seats',
  ],
  ['python', 'http server with a /menu route returning an array of dishes with name and price as JSON'],
  ['javascript', 'node http server with /trips that returns the planned trips as json'],
])('%s: a route returns the list that is asked for: %s', async (language, prompt) => {
  expect(await written(prompt, language)).toMatch(/"?(?:seats|price|name)"?:/);
});

test('a page tells the hours that the wish gives, and marks the row of today', async () => {
  const page = await written(
    'opening hours page for a garden centre, Monday to Friday 8 to 18, closed on Sundays, Saturday 9-14, with a table, a phone link and a highlighted row for today',
    'html',
  );
  expect(page).toContain('<th scope="row">Tuesday</th><td>8:00 to 18:00</td>');
  expect(page).toContain('<th scope="row">Saturday</th><td>9:00 to 14:00</td>');
  expect(page).toContain('<th scope="row">Sunday</th><td>closed</td>');
  expect(page).toContain("classList.add('today')");
  expect(page).toContain('href="tel:');
});

test('a table of a database is shown page by page', async () => {
  const code = await written(
    'show the members table from MySQL with PDO, 30 per page, newest first, with page numbers and previous and next links',
    'php',
  );
  expect(code).toContain('const PER_PAGE = 30;');
  expect(code).toContain("'SELECT * FROM members ORDER BY id DESC LIMIT :size OFFSET :skipped'");
  expect(code).toContain('<strong>$number</strong>');
});
