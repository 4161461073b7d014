import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const home = mkdtempSync(join(tmpdir(), 'octet-home-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function scriptFor(prompt: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt, language: 'bash' }, tools);
  expect(notes).toEqual([]);
  return code;
}

async function run(prompt: string, folder: string, ...args: string[]): Promise<string> {
  const file = join(home, `${folder}.sh`);
  writeFileSync(file, await scriptFor(prompt));
  return execFileSync('bash', [file, ...args], { cwd: join(home, folder), encoding: 'utf8' });
}

const folder = (name: string, files: Readonly<Record<string, string>>): string => {
  mkdirSync(join(home, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, name, file), text);
  return join(home, name);
};

test('pictures are numbered as the names of the wish are', async () => {
  const at = folder('pictures', { 'DSC_7.JPG': 'a', 'DSC_9.JPG': 'b', 'x.png': 'c' });
  await run('rename all my pictures DSC_*.JPG to oslo-01.jpg, oslo-02.jpg and so on', 'pictures');
  expect(readdirSync(at)).toEqual(['oslo-01.jpg', 'oslo-02.jpg', 'x.png']);
});

test('only what an archive has not is copied', async () => {
  folder('card', { 'a.jpg': 'new', 'b.jpg': 'new', 'notes.txt': 'x' });
  const at = folder('archive', { 'a.jpg': 'old' });
  const out = await run(
    'copies new photos from a camera card to my archive and skips files that already exist',
    'card',
    join(home, 'card'),
    at,
  );
  expect(out).toBe('1 copied, 1 skipped because they exist\n');
  expect(readFileSync(join(at, 'a.jpg'), 'utf8')).toBe('old');
  expect(readdirSync(at)).toEqual(['a.jpg', 'b.jpg']);
});

test('tables of a folder are merged with one header', async () => {
  const at = folder('tables', { 'a.csv': 'x,y\n1,2', 'b.csv': 'x,y\n3,4\n' });
  await run('merge all csv files in a folder into one and keep only the first header line', 'tables');
  expect(readFileSync(join(at, 'merged.csv'), 'utf8')).toBe('x,y\n1,2\n3,4\n');
});

test('reads of a sequencer are counted in each file, with a total', async () => {
  folder('reads', { 'a.fastq': '@1\nA\n+\nI\n@2\nC\n+\nI\n', 'b.fastq': '@1\nA\n+\nI\n' });
  const out = await run(
    'For each fastq file in a folder print the file name and the number of reads, and a total at the end.',
    'reads',
  );
  expect(out).toBe('a.fastq\t2\nb.fastq\t1\ntotal\t3\n');
});

test('the length of a password is an argument with a default', async () => {
  folder('passwords', {});
  const prompt = 'random password generator, length as argument with 20 as default';
  expect((await run(prompt, 'passwords')).trim()).toHaveLength(20);
  expect((await run(prompt, 'passwords', '7')).trim()).toHaveLength(7);
});

test('a timer counts down on one line and rings', async () => {
  folder('timer', {});
  const out = await run(
    'Timer: takes seconds as an argument, counts down on one line and rings the bell',
    'timer',
    '1',
  );
  expect(out).toBe('\r00:01 \r00:00 \u0007\n');
});

test.each([
  [
    'a postgres dump per database into a folder with the date, gzip it, keep the last 4',
    ['pg_dump "$database" | gzip', 'tail -zn +5'],
  ],
  [
    'warns about the disk usage of all file systems over a threshold given with -w, default 70',
    ['limit=70', "getopts 'w:' name"],
  ],
  ['sort the files in my Desktop folder into subfolders by extension', ['${1:-$HOME/Desktop}']],
  [
    'Restart a systemd service if a health URL fails four times in a row, and write to a log file.',
    ['tee -a output.log', 'failures >= 4'],
  ],
  [
    'Print the certificate expiry date for each domain in a file and mark those with less than 12 days left',
    ['limit=12', 'done <"$1"'],
  ],
])('a script keeps its particulars: %s', async (prompt, parts) => {
  const code = await scriptFor(prompt.startsWith('a ') ? `script that makes ${prompt}` : prompt);
  for (const part of parts) expect(code).toContain(part);
});
