import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';
import { onDisk } from '../../support/on-disk.ts';
import { built, POST } from './building.ts';

onDisk();

const MANIFEST = JSON.stringify({ scripts: { start: 'node server.js' } });
const FIRST = [
  { path: 'package.json', content: MANIFEST },
  { path: 'server.js', content: 'one\n' },
  { path: 'old/gone.js', content: 'old\n' },
];
const SECOND = [
  { path: 'package.json', content: MANIFEST },
  { path: 'server.js', content: 'two\n' },
  { path: 'new.js', content: 'new\n' },
];

/** A project that was built into app/, and its second build. */
async function project(second: unknown = SECOND) {
  const cli = octet({ [POST]: [built(FIRST), built(second)] });
  expect(await cli.run('build', 'a todo app', '-o', 'app')).toBe(0);
  const read = (path: string) => readFileSync(join(cli.home, 'app', path), 'utf8');
  const has = (path: string) => existsSync(join(cli.home, 'app', path));
  return { cli, read, has };
}

test('--update changes, adds and removes what the build changed, and names it', async () => {
  const { cli, read, has } = await project();
  writeFileSync(join(cli.home, 'app', 'mine.txt'), 'mine');
  expect(await cli.run('build', 'add a field', '--update', 'app/', '--json')).toBe(0);
  expect(cli.sent.at(-1)?.body).toMatchObject({ project_id: 'proj_1', prompt: 'add a field' });
  expect(JSON.parse(cli.out.at(-1) ?? '')).toMatchObject({
    path: 'app',
    changes: { added: ['new.js'], changed: ['server.js'], removed: ['old/gone.js'] },
  });
  expect(read('server.js')).toBe('two\n');
  expect(read('mine.txt')).toBe('mine');
  expect(has('old/gone.js')).toBe(false);
});

test('the changes and how to start it are said on stderr', async () => {
  const { cli } = await project();
  expect(cli.stderr).toContain('to start it: cd app && npm start');
  expect(await cli.run('build', 'add a field', '--update', 'app')).toBe(0);
  expect(cli.out).toEqual(['app', 'app']);
  expect(cli.err).toEqual(expect.arrayContaining(['+ new.js', '~ server.js', '- old/gone.js']));
});

test('a file that was edited is not replaced, and nothing is sent; --force replaces it', async () => {
  const { cli, read } = await project();
  writeFileSync(join(cli.home, 'app', 'server.js'), 'edited\n');
  expect(await cli.run('build', 'add a field', '--update', 'app')).toBe(15);
  expect(cli.stderr).toContain('server.js in app has been edited since');
  expect(cli.sent).toHaveLength(1);
  expect(await cli.run('build', 'add a field', '--update', 'app', '--force')).toBe(0);
  expect(read('server.js')).toBe('two\n');
});

test('a file of the last build that was edited is not removed', async () => {
  const { cli, read } = await project();
  writeFileSync(join(cli.home, 'app', 'old/gone.js'), 'edited\n');
  expect(await cli.run('build', 'add a field', '--update', 'app', '--force')).toBe(0);
  expect(read('old/gone.js')).toBe('edited\n');
});

test.each([
  [['--update', 'nowhere'], 2, 'is not a directory'],
  [['--update', 'app', '-o', 'other'], 2, 'cannot be used together'],
  [['--update', 'app', '--project', 'proj_2'], 15, 'was made from the project proj_1'],
])('%j is refused before anything is sent', async (argv, status, words) => {
  const { cli } = await project();
  expect(await cli.run('build', 'add a field', ...argv)).toBe(status);
  expect(cli.stderr).toContain(words);
  expect(cli.sent).toHaveLength(1);
});

test('a directory without a file beside it needs the project, and --force', async () => {
  const { cli } = await project();
  expect(await cli.run('build', 'x', '--update', '.')).toBe(2);
  expect(cli.stderr).toContain('does not say which project it was made from');
});

test('a path in the file beside the directory cannot lead out of it', async () => {
  const { cli } = await project();
  const sidecar = join(cli.home, 'app.octet.json');
  const victim = join(cli.home, 'victim.txt');
  writeFileSync(victim, 'old\n');
  const kept = JSON.parse(readFileSync(sidecar, 'utf8'));
  kept.files['../victim.txt'] = kept.files['old/gone.js'];
  writeFileSync(sidecar, JSON.stringify(kept));
  expect(await cli.run('build', 'add a field', '--update', 'app')).toBe(15);
  expect(existsSync(victim)).toBe(true);
  expect(cli.sent).toHaveLength(1);
});

test.each([
  ['y', 'update app, which was made from this project?', true],
  ['n', 'add-a-field', false],
])('on a terminal --project offers its directory: %s', async (answer, words, updates) => {
  const first = octet({ [POST]: [built(FIRST)] });
  expect(await first.run('build', 'a todo app', '-o', 'app')).toBe(0);
  const stdin = new PassThrough();
  stdin.write(`${answer}\n`);
  const env = { ACCESSIBLE: '1' };
  const cli = octet({ [POST]: [built(SECOND)] }, { home: first.home, terminal: true, stdin, env });
  expect(await cli.run('build', 'add a field', '--project', 'proj_1')).toBe(0);
  expect(cli.stdout + cli.stderr).toContain(words);
  expect(existsSync(join(cli.home, 'app', 'new.js'))).toBe(updates);
});
