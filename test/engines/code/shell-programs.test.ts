import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createWebServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const folder = mkdtempSync(join(tmpdir(), 'octet-shell-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isLinux = process.platform === 'linux' && spawnSync('bash', ['--version']).status === 0;
const linux = test.runIf(isLinux);

async function scriptFor(wish: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt: wish, language: 'bash' }, tools);
  expect(notes).toEqual([]);
  return code;
}

const run = (code: string, ...args: string[]) =>
  spawnSync('bash', ['-c', code, 'script', ...args], { cwd: folder, encoding: 'utf8' });

/** Beside a server of this process. */
const runBeside = (code: string): Promise<[printed: string, status: number | null]> =>
  new Promise((resolve) => {
    const child = spawn('bash', ['-c', code], { cwd: folder });
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += text;
    });
    child.on('close', (status) => resolve([printed, status]));
  });

linux.each([
  ['pack a folder into a timestamped tar.gz and remove all but the last 2 backups', '_000000'],
  [
    'backup script that tars a directory into a dated archive, keeps the 2 newest ones and logs to a file',
    '',
  ],
])('a backup keeps so many of the newest: %s', async (wish, time) => {
  const code = await scriptFor(wish);
  mkdirSync(join(folder, 'my notes'), { recursive: true });
  for (const day of ['01', '02', '03'])
    writeFileSync(join(folder, `my notes-2001-01-${day}${time}.tar.gz`), '');
  const { status, stderr } = run(code, 'my notes');
  const left = readdirSync(folder).filter((name) => name.endsWith('.gz'));
  for (const name of left) rmSync(join(folder, name));
  expect([status, stderr, left.length, left[0]]).toEqual([0, '', 2, `my notes-2001-01-03${time}.tar.gz`]);
});

linux('each host and port of a file is tried, and one that is closed makes the script fail', async () => {
  const code = await scriptFor(
    'script that reads hosts and ports from a file, prints open or closed for each and exits with 3 if one is closed',
  );
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  writeFileSync(join(folder, 'list'), `127.0.0.1 ${port}\n\n127.0.0.1:1\n`);
  const { status, stdout } = run(code, 'list');
  writeFileSync(join(folder, 'list'), `127.0.0.1 ${port}`);
  const again = run(code, 'list').status;
  await new Promise((resolve) => server.close(resolve));
  expect([stdout, status, again]).toEqual([`open 127.0.0.1:${port}\nclosed 127.0.0.1:1\n`, 3, 0]);
});

linux.each([
  [
    'go through the sites in the file sites.txt and list those that do not answer with 204, then exit with status 4 if there are any',
    (base: string) => [`${base}/200\n${base}/404\n`, 4],
  ],
  [
    'test all urls from sites.txt and show only the ones whose status is not 204 with their status, exits with an error if any was found',
    (base: string) => [`200 ${base}/200\n404 ${base}/404\n`, 1],
  ],
])('addresses with another status than the one asked for are told: %s', async (wish, wanted) => {
  const code = await scriptFor(wish);
  const server = createWebServer(({ url }, response) => {
    response.statusCode = Number(url?.slice(1));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  writeFileSync(join(folder, 'sites.txt'), `${base}/200\n${base}/204\n${base}/404\n`);
  const all = await runBeside(code);
  writeFileSync(join(folder, 'sites.txt'), `${base}/204\n`);
  const none = await runBeside(code);
  await new Promise((resolve) => server.close(resolve));
  expect([all, none]).toEqual([wanted(base), ['', 0]]);
});

test('a program that downloads or deletes is none that checks', async () => {
  for (const prompt of [
    'test the links listed in a file with curl whether they are signed by someone',
    'verify several files listed in a file with wget for correct spelling',
  ]) {
    const { code } = await generateCode({ prompt, language: 'bash' }, tools);
    expect([prompt, /curl [^|]*-O|wget|\brm /.test(code)]).toEqual([prompt, false]);
  }
});

linux('both states are printed where both are asked for', async () => {
  const code = await scriptFor('ping each host of a file and print which are up and which are down');
  expect(code).toContain('$target is up');
});

linux('a dry run shows commands and changes nothing', async () => {
  const code = await scriptFor('rename all files in a directory to lowercase, with a --dry-run option');
  mkdirSync(join(folder, 'photos'));
  writeFileSync(join(folder, 'photos', 'A.JPG'), '');
  expect(run(code, '--dry-run', 'photos').stdout).toBe('would run: mv -- photos/A.JPG photos/a.jpg\n');
  expect(readdirSync(join(folder, 'photos'))).toEqual(['A.JPG']);
  expect(run(code, 'photos').status).toBe(0);
  expect(readdirSync(join(folder, 'photos'))).toEqual(['a.jpg']);
});

linux('copying what is new deletes nothing', async () => {
  const code = await scriptFor('copies new and changed files from a source to a target directory with rsync');
  expect(code).not.toContain('--delete');
});
