import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const OTHERS_WRITE = 0o022;
const STICKY = 0o1000;

/** `own`: a directory that no other user can write to. */
export function ownership(directory: string, uid: number | undefined): 'own' | 'absent' | 'foreign' {
  try {
    const found = lstatSync(directory, { throwIfNoEntry: false });
    if (!found) return 'absent';
    const isOwn = uid === undefined || (found.uid === uid && (found.mode & OTHERS_WRITE) === 0);
    return found.isDirectory() && isOwn ? 'own' : 'foreign';
  } catch {
    // A file that cannot be inspected does not count as ours.
    return 'foreign';
  }
}

/** For a directory that is not there: true if only this user can change the entries of the nearest one that is. */
export function mayBeMade(directory: string, uid: number | undefined): boolean {
  try {
    const found = nearest(directory);
    if (!found || !statSync(found).isDirectory()) return false;
    accessSync(found, constants.W_OK);
    return uid === undefined || keepsOthersOut(statSync(found), uid);
  } catch {
    // A file that cannot be inspected does not count as ours.
    return false;
  }
}

/** In a directory like /tmp everybody may write, but nobody may replace what another has made. */
function keepsOthersOut({ mode, uid }: Stats, own: number): boolean {
  if ((mode & OTHERS_WRITE) !== 0) return (mode & STICKY) !== 0;
  return uid === own;
}

function nearest(directory: string): string | undefined {
  if (lstatSync(directory, { throwIfNoEntry: false })) return directory;
  const above = dirname(directory);
  return above === directory ? undefined : nearest(above);
}

/** Step by step, because Node's recursive mkdir never returns in some places. True if it was not there. */
export function makePrivate(directory: string): boolean {
  if (lstatSync(directory, { throwIfNoEntry: false })) return false;
  makePrivate(dirname(directory));
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return true;
}

/** Leaves the newest: versions of octet come and go, and each makes a directory. */
export function removeOlder(all: string, own: string, most: number): void {
  const others = readdirSync(all)
    .map((name) => join(all, name))
    .filter((path) => path !== own)
    .map((path) => ({ path, atMs: lstatSync(path).mtimeMs }))
    .sort((a, b) => b.atMs - a.atMs);
  for (const { path } of others.slice(most - 1)) rmSync(path, { recursive: true, force: true });
}
