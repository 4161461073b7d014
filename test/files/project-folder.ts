import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';

export const FILES = [
  { path: 'a.txt', bytes: Buffer.from('new a') },
  { path: 'd/b.txt', bytes: Buffer.from('new b') },
  { path: 'e/f/c.txt', bytes: Buffer.from('new c') },
  { path: 'same.txt', bytes: Buffer.from('same') },
];
export const OLD = {
  'a.txt': 'old a',
  'd/b.txt': 'old b',
  'd/mine.txt': 'mine',
  'mine.txt': 'mine',
  'same.txt': 'same',
};
export const NEW = { ...OLD, 'a.txt': 'new a', 'd/b.txt': 'new b', 'e/f/c.txt': 'new c' };

/** The files of a project that is there already, with files of the user's own in it. */
export function makeOld(root: string): string {
  const place = join(root, 'app');
  rmSync(place, { recursive: true, force: true });
  for (const [path, content] of Object.entries(OLD)) {
    mkdirSync(join(place, path, '..'), { recursive: true });
    writeFileSync(join(place, path), content);
  }
  return place;
}

export function treeOf(place: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(place, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(place, path), 'utf8')]),
  );
}

export const installLogsIn = (root: string) => ({ directory: join(root, 'journals'), clock: systemClock });
export const leftovers = (root: string) => [
  ...readdirSync(root).filter((name) => name.startsWith('.octet-stage')),
  // Unfinished files of a kill are swept after an hour; a dead lock is taken by the next process that needs it.
  ...(existsSync(join(root, 'journals')) ? readdirSync(join(root, 'journals')) : []).filter(
    (name) => !/\.(tmp|lock)$/.test(name),
  ),
];
