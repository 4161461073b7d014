import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet, temporaryFolder } from '../../support/cli.ts';
import { onDisk } from '../../support/on-disk.ts';
import { json } from '../../support/wire.ts';
import { build, built, one, POST, visible } from './building.ts';

onDisk();

test('writes every file and prints only the directory', async () => {
  const { exit, cli, root } = await build([
    { path: 'src/a.js', content: 'a' },
    { name: 'b.txt', code: 'b' },
    { filename: 'c.bin', data: 'AAEC', encoding: 'base64' },
  ]);
  expect(exit).toBe(0);
  expect(cli.out).toEqual(['app']);
  expect(readFileSync(join(root, 'src/a.js'), 'utf8')).toBe('a');
  expect([...readFileSync(join(root, 'c.bin'))]).toEqual([0, 1, 2]);
  expect(cli.stderr).toContain('https://p.example.com/1');
});

test('a map of path to content is read too', async () => {
  const { exit, root } = await build({ 'a.txt': 'a', 'b.txt': { content: 'b' } });
  expect(exit).toBe(0);
  expect(readFileSync(join(root, 'b.txt'), 'utf8')).toBe('b');
});

test.each([
  '../x',
  'a/../../x',
  '/etc/x',
  '\\\\srv\\s',
  'C:\\x',
  'C:x',
  '..\\..\\x',
  '~/x',
  '',
  '.',
  'a/',
  'a//b',
  'a\u0000b',
  'con',
  'NUL.txt',
  'a.',
  'a ',
  'a:b',
  'a?',
  '\u202egpj.exe',
])('B1, B3, B4: %j refuses the whole build before any write', async (path) => {
  const { exit, cli } = await build([
    { path: 'good.txt', content: 'x' },
    { path, content: 'x' },
  ]);
  expect(exit).toBe(15);
  expect(visible(cli.home)).toEqual([]);
});

test.each(['.foo', 'foo..bar', '.foo/.bar', 'a.b.c'])('B2: %s is written', async (path) => {
  const { exit, root } = await build(one(path));
  expect(exit).toBe(0);
  expect(existsSync(join(root, path))).toBe(true);
});

test.each([[['A.txt', 'a.txt']], [['\u00e9', 'e\u0301']], [['a', 'a/b']]])(
  'B5: %j collide',
  async (paths) => {
    const { exit } = await build(paths.map((path) => ({ path, content: 'x' })));
    expect(exit).toBe(15);
  },
);

test('B6: a linked directory in the destination is not followed', async () => {
  const outside = temporaryFolder();
  const { exit } = await build(one('in/x.txt'), {
    argv: ['--force'],
    prepare(home) {
      mkdirSync(join(home, 'app'));
      symlinkSync(outside, join(home, 'app/in'));
    },
  });
  expect(exit).toBe(15);
  expect(readdirSync(outside)).toEqual([]);
});

test.each(['.git/hooks/pre-commit', '.husky/x', '.githooks/x', '.vscode/tasks.json'])(
  'B8: %s is never written',
  async (path) => {
    expect((await build(one(path))).exit).toBe(15);
  },
);

test('B8: .npmrc goes into a new directory with a warning, and not into one with files', async () => {
  const fresh = await build(one('.npmrc'));
  expect(fresh.exit).toBe(0);
  expect(fresh.cli.stderr).toContain('warning: .npmrc');
  const used = await build(one('.npmrc'), {
    argv: ['--force'],
    prepare(home) {
      mkdirSync(join(home, 'app'));
      writeFileSync(join(home, 'app/mine'), 'x');
    },
  });
  expect(used.exit).toBe(15);
});

test('B9, B17: a directory with files is refused before paying; --force replaces and keeps the rest', async () => {
  const prepare = (home: string) => {
    mkdirSync(join(home, 'app'));
    writeFileSync(join(home, 'app/a.txt'), 'old');
    writeFileSync(join(home, 'app/mine.txt'), 'mine');
  };
  const refused = await build(one('a.txt', 'new'), { prepare });
  expect(refused.exit).toBe(15);
  expect(refused.cli.sent).toEqual([]);
  const forced = await build(one('a.txt', 'new'), { prepare, argv: ['--force'] });
  expect(forced.exit).toBe(0);
  expect(readFileSync(join(forced.root, 'a.txt'), 'utf8')).toBe('new');
  expect(readFileSync(join(forced.root, 'mine.txt'), 'utf8')).toBe('mine');
});

test('B10: an item without text content is kept in the saved JSON', async () => {
  const { exit, cli } = await build([{ path: 'a.txt', content: 'a' }, { path: 'b', content: null }, 7]);
  expect(exit).toBe(0);
  const sidecar = JSON.parse(readFileSync(join(cli.home, 'app.octet.json'), 'utf8'));
  expect(sidecar.unknown_items).toEqual([{ path: 'b', content: null }, 7]);
});

test('B11: more than 5,000 files are refused', async () => {
  const files = Array.from({ length: 5_001 }, (_, index) => ({ path: `f${index}`, content: '' }));
  const { exit, cli } = await build(files);
  expect(exit).toBe(15);
  expect(visible(cli.home)).toEqual([]);
});

test('B12: a reply without readable files is 10, and is kept', async () => {
  const { exit, cli } = await build([{ what: 'is this' }]);
  expect(exit).toBe(10);
  expect(visible(cli.home)).toEqual(['app.octet-reply.json']);
});

test('B13: what a file asks for beside its content is ignored: no bit to run it, no link, no owner', async () => {
  const { exit, root } = await build([
    { path: 'bin/run.sh', content: '#!/bin/sh', mode: '0777', executable: true, uid: 0 },
    { path: 'passwd', content: 'text', type: 'symlink', target: '/etc/passwd', linkname: '/etc/passwd' },
    { path: 'dir', content: '', type: 'directory', mode: 0o40777 },
  ]);
  expect(exit).toBe(0);
  for (const name of ['bin/run.sh', 'passwd', 'dir']) {
    const facts = lstatSync(join(root, name));
    expect([facts.isFile(), facts.mode & 0o7777]).toEqual([true, 0o644]);
  }
  expect(lstatSync(join(root, 'bin')).mode & 0o7777).toBe(0o755);
  expect(lstatSync(root).mode & 0o7777).toBe(0o755);
});

test.each(['a\u001b]0;owned\u0007.txt', '\u001b[2J', 'a\u009b31mb', 'a\u202eb', 'a\rb'])(
  'B15: the name %j reaches no terminal as it is',
  async (path) => {
    const cli = octet({ [POST]: [built([...one('good.txt'), ...one(path)])] }, { terminal: 200 });
    expect(await cli.run('build', 'a todo app', '-o', 'app')).toBe(15);
    expect(cli.stderr).toContain('nothing was written');
    expect(cli.stderr.replace(/\u001b\[[\d;]*[mK]|\u001b\[\?25[hl]/g, '')).not.toMatch(
      /[\u001b\u0007\u009b\u202e\r]/,
    );
    expect(visible(cli.home)).toEqual([]);
  },
);

test('B15: odd but harmless names are shown in the tree as they are', async () => {
  const cli = octet({ [POST]: [built([...one('src/naïve 🙂.txt'), ...one('$(id).txt')])] }, { terminal: 80 });
  expect(await cli.run('build', 'a todo app', '-o', 'app')).toBe(0);
  expect(cli.stderr).toContain('naïve 🙂.txt');
  expect(cli.stderr).toContain('$(id).txt');
});

test('B16: a preview address is opened only with --open and only when it is a web address', async () => {
  const cli = octet({
    [POST]: [built(one('a')), built(one('a')), built(one('a'), { preview_url: 'javascript:alert(1)' })],
  });
  await cli.run('build', 'x', '-o', '1');
  expect(cli.launched).toEqual([]);
  await cli.run('build', 'x', '-o', '2', '--open');
  expect(cli.launched).toEqual([['xdg-open', 'https://p.example.com/1']]);
  expect(await cli.run('build', 'x', '-o', '3', '--open')).toBe(15);
  expect(cli.launched).toHaveLength(1);
});

test('B18: an install script is warned of and nothing is started', async () => {
  const { exit, cli } = await build(one('package.json', '{"scripts":{"postinstall":"evil"}}'));
  expect(exit).toBe(0);
  expect(cli.stderr).toContain('npm runs on install');
  expect(cli.launched).toEqual([]);
});

test('a build that is not finished is looked for in the projects, else ends with 8', async () => {
  const processing = json({ id: 'b_1', status: 'processing', project_id: 'proj_1' });
  const found = octet({
    [POST]: [processing],
    'GET /builder/projects': [
      json([]),
      json([{ id: 'b_1', status: 'completed', files: [{ path: 'a', content: 'x' }] }]),
    ],
  });
  expect(await found.run('build', 'x', '-o', 'app')).toBe(0);
  const never = octet({ [POST]: [processing], 'GET /builder/projects': json([]) });
  expect(await never.run('build', 'x', '-o', 'app', '--timeout', '30s')).toBe(8);
});

test('the noun alone shows help and spends nothing', async () => {
  const cli = octet({});
  expect(await cli.run('build')).toBe(0);
  expect(cli.stdout).toContain('Usage: octet build');
});
