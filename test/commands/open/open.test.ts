import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localOctet } from '../../support/cli.ts';
import { onDisk } from '../../support/on-disk.ts';

onDisk();

test('open shows the newest saved result, and that of a named job', async () => {
  const cli = localOctet();
  expect(await cli.run('build', 'a todo list', '-o', 'todo')).toBe(0);
  const folder = join(cli.home, 'todo');
  expect(existsSync(folder)).toBe(true);
  expect(await cli.run('open')).toBe(0);
  expect(cli.launched).toEqual([['xdg-open', folder]]);
  await cli.run('jobs', '--json');
  const [job] = JSON.parse(cli.stdout.slice(cli.stdout.indexOf('[')));
  expect(await cli.run('open', job.id)).toBe(0);
  expect(cli.launched).toHaveLength(2);
});

test('open with nothing to show says so', async () => {
  const cli = localOctet();
  expect(await cli.run('open')).toBe(5);
  expect(await cli.run('open', 'nope')).toBe(5);
  expect(cli.launched).toEqual([]);
});
