import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localOctet, octet } from '../../support/cli.ts';
import { onDisk } from '../../support/on-disk.ts';
import { build, built, one, POST, visible } from './building.ts';

onDisk();

test('--open shows the preview of the service in this process as a page beside the project', async () => {
  const cli = localOctet();
  expect(
    await cli.run('build', 'a todo app with title', '--framework', 'nodejs', '-o', 'todo', '--open'),
  ).toBe(0);
  const page = join(cli.home, 'todo.preview.html');
  expect(cli.launched).toEqual([['xdg-open', page]]);
  expect(readFileSync(page, 'utf8')).toMatch(/<!doctype html>/i);
});

test.each(['.', '../home-link', '/', '/etc', '/usr/local/bin', '/root'])(
  'X25.7: an application is not written to %s, also with --force, and nothing is paid for',
  async (into) => {
    const cli = octet({});
    symlinkSync(cli.home, join(cli.home, '../home-link'));
    onTestFinished(() => rmSync(join(cli.home, '../home-link')));
    expect(await cli.run('build', 'a todo app', '-o', into, '--force')).toBe(15);
    expect(visible(cli.home)).toEqual([]);
  },
);

test.each(['.ssh', '.config/autostart', 'repo/.git/hooks'])(
  'X25.8: %s is refused before paying',
  async (into) => {
    const cli = octet({});
    expect(await cli.run('build', 'a todo app', '-o', into)).toBe(15);
  },
);

test.each(['.bashrc', '.ssh/authorized_keys', '.envrc', 'web/.vimrc', '.gitconfig'])(
  'X25.9: %s is not written to any directory, and neither is the rest',
  async (path) => {
    const { exit, cli, root } = await build([
      { path: 'a.txt', content: 'a' },
      { path, content: 'x' },
    ]);
    expect(exit).toBe(15);
    expect(cli.stderr).toContain(path);
    expect(existsSync(root)).toBe(false);
  },
);

test.each(['app.octet.json', 'app.preview.html'])(
  'X14.3: %s beside the directory is refused before paying, and replaced with --force',
  async (name) => {
    const cli = localOctet();
    writeFileSync(join(cli.home, name), 'mine');
    const argv = ['build', 'a todo app with title', '--framework', 'nodejs', '-o', 'app', '--open'];
    expect(await cli.run(...argv)).toBe(15);
    expect(readFileSync(join(cli.home, name), 'utf8')).toBe('mine');
    expect(existsSync(join(cli.home, 'app'))).toBe(false);
    expect(await cli.run(...argv, '--force')).toBe(0);
    expect(readFileSync(join(cli.home, name), 'utf8')).not.toBe('mine');
  },
);

test('X14.4: a directory that octet names itself avoids what would stand beside it', async () => {
  const cli = octet({ [POST]: [built(one('a.txt'))] });
  writeFileSync(join(cli.home, 'a-todo-app.octet.json'), 'mine');
  expect(await cli.run('build', 'a todo app')).toBe(0);
  expect(cli.out).toEqual(['a-todo-app-2']);
});

test('X14.5: a reply that is kept takes a free name and is for the user alone', async () => {
  const { cli } = await build([{ what: 'is this' }], {
    prepare: (home) => writeFileSync(join(home, 'app.octet-reply.json'), 'mine'),
  });
  expect(readFileSync(join(cli.home, 'app.octet-reply.json'), 'utf8')).toBe('mine');
  expect(lstatSync(join(cli.home, 'app-2.octet-reply.json')).mode & 0o777).toBe(0o600);
  expect(cli.stderr).toContain('app-2.octet-reply.json');
});
