import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isPlainName } from '../../../src/contract/plain-name.ts';
import { octet, temporaryFolder } from '../../support/cli.ts';
import { json, raw } from '../../support/wire.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const HOSTILE = [
  '$(touch pwned)',
  '`touch pwned`',
  'a;touch pwned',
  'a&touch pwned',
  'a|touch pwned',
  'a>pwned',
  "a'b",
  'a"b',
  'a b',
  'a\nb',
  'a\tb',
  '-rf',
  '--help',
  '~root',
  '!!',
  '#x',
  '*',
  '$HOME',
  '${IFS}',
  '%s',
  '\u001b[31m',
  '\u202eabc',
  'é',
  '',
  ':files',
  'x'.repeat(129),
];

test.each(['job_1', 'local-chat', 'org/model:7b', 'a@b+c.d', '_x', '0', 'x'.repeat(128)])(
  'X4.1: %s is plain',
  (name) => expect(isPlainName(name)).toBe(true),
);
test.each(HOSTILE)('X4.1: %j is not plain', (name) => expect(isPlainName(name)).toBe(false));

test.each(['-rf', 'a\u001b[2J', 'a\nb'])(
  'X4.8: the hint for the id %j names the job by its key',
  async (id) => {
    const cli = octet({ 'POST /music/generate': json({ id, status: 'queued' }) });
    expect(await cli.run('music', 'generate', 'rain', '--detach')).toBe(0);
    expect(cli.stderr).toMatch(/^hint: octet jobs wait [0-9a-f]{8}$/m);
  },
);

const song = { status: 'completed', audio_url: 'https://cdn.example.com/a.mp3' };

test('X4.2: a paid job with a hostile id is kept, named by its key, and can be waited for', async () => {
  const id = '$(touch pwned)';
  const at = `/music/status/${encodeURIComponent(id)}`;
  const cli = octet({
    'POST /music/generate': json({ id, status: 'queued' }),
    [`GET ${at}`]: json({ id, ...song }),
    [`GET /music/${encodeURIComponent(id)}`]: json({ id, ...song }),
    'GET /a.mp3': raw('ID3song', 'audio/mpeg'),
  });
  expect(await cli.run('music', 'generate', 'rain', '--detach')).toBe(0);
  expect(cli.out).toEqual([id]);
  expect(cli.err).toContain("hint: octet jobs wait '$(touch pwned)'");
  expect(await cli.run('jobs')).toBe(0);
  const [name = ''] = cli.out[1]?.split('\t') ?? [];
  expect(name).toMatch(/^[0-9a-f]{8}$/);
  for (const words of [
    ['jobs', 'wait', ''],
    ['music', 'status', ''],
  ]) {
    const before = cli.out.length;
    expect(await cli.run('__complete', '--', ...words)).toBe(0);
    expect(cli.out.slice(before)).toEqual([`${name}\tmusic, running`]);
  }
  expect(await cli.run('music', 'status', name)).toBe(0);
  expect(await cli.run('jobs', 'wait', name, '-o', 'song.mp3')).toBe(0);
  expect(await cli.run('jobs', 'wait', id, '-o', 'song2.mp3')).toBe(0);
  expect(readdirSync(cli.home)).toEqual(expect.arrayContaining(['song.mp3', 'song2.mp3']));
});

test('X4.3: names of a listing that are not plain are neither remembered nor offered', async () => {
  const names = [...HOSTILE, 'plain-model'];
  const cli = octet({ 'GET /models': json({ data: names.map((id) => ({ id })) }) });
  expect(await cli.run('models', '-q')).toBe(0);
  const before = cli.out.length;
  await cli.run('__complete', '--', 'chat', '-m', '');
  expect(cli.out.slice(before)).toEqual(['plain-model']);
});

test('X4.4: what somebody put into the cache is not offered either', async () => {
  const cli = octet({});
  const cache = join(cli.home, '.cache', 'octet');
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'models.json'), JSON.stringify([...HOSTILE, 'good']));
  await cli.run('__complete', '--', 'chat', '-m', '');
  expect(cli.out).toEqual(['good']);
});

/** A folder with a program `octet` that offers one hostile word, whatever it is asked. */
function offering(word: string): { folder: string; env: Record<string, string | undefined> } {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'word'), `${word}\tmeaning\n`);
  writeFileSync(join(folder, 'bin', 'octet'), `#!/bin/sh\ncat "${join(folder, 'word')}"\n`);
  chmodSync(join(folder, 'bin', 'octet'), 0o755);
  const env = { ...process.env, HOME: folder, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  return { folder, env };
}

const RUN = ['$(touch pwned)', '`touch pwned`', 'a;touch pwned', "a'$(touch pwned)'b", 'a b'];

test.each(RUN)('X4.5: bash quotes %j', (word) => {
  const { folder, env } = offering(word);
  const script = `source ${ROOT}completions/octet.bash; COMP_WORDS=(octet jobs wait ''); COMP_CWORD=3; _octet
    eval "set -- \${COMPREPLY[0]}"; printf '%s|%s' "$#" "$1"`;
  const { stdout } = spawnSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
  expect(stdout).toBe(`1|${word}`);
  expect(readdirSync(folder)).not.toContain('pwned');
});

test('X4.6: bash quotes the names of files where readline does not', () => {
  const { folder, env } = offering(':files');
  writeFileSync(join(folder, 'word'), ':files\n');
  writeFileSync(join(folder, 'z$(touch pwned)'), '');
  const script = `source ${ROOT}completions/octet.bash; COMP_WORDS=(octet code explain z); COMP_CWORD=3; _octet
    eval "set -- \${COMPREPLY[0]}"; printf '%s' "$1"`;
  const { stdout } = spawnSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
  expect(stdout).toBe('z$(touch pwned)');
  expect(readdirSync(folder)).not.toContain('pwned');
});

test.each(RUN)('X4.7: fish gets %j as one suggestion and quotes it', (word) => {
  const { folder, env } = offering(word);
  const script = `source ${ROOT}completions/octet.fish; for line in (complete --escape -C "octet jobs wait ")
    eval set got (string split -f1 \\t -- $line); printf '%s|%s' (count $got) $got; end`;
  const args = ['--no-config', '-c', script];
  const { stdout, error } = spawnSync('fish', args, { cwd: folder, env, encoding: 'utf8' });
  if (error) return;
  expect(stdout).toBe(`1|${word}`);
  expect(readdirSync(folder)).not.toContain('pwned');
});
