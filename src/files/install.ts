import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { copyFile, link, lstat, mkdir, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OctetError, systemCode } from '../errors.ts';
import { checkTarget, publish, type WriteOptions, writeAtomic } from './atomic.ts';
import { renameNoReplace } from './rename.ts';
import { resolveInside } from './safe-path.ts';
import { refuseSymlinks } from './symlinks.ts';

/** One staged file on its way into a directory that has files of its own. */
export interface FileMove {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  /** The file before the move was decided; null for a new file. */
  readonly was: Seen | null;
}

interface Seen {
  readonly size: number;
  readonly mtimeMs: number;
}

export interface Installation {
  readonly stage: string;
  readonly place: string;
  readonly force: boolean;
}

/** Below the stage: the files as they are to be, and those that they have replaced. */
export const NEW = 'new';
const OLD = 'old';

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Plans the moves. Every target is checked before the first is touched; one that already has the new content, as
 * after a killed command, is no obstacle.
 */
export async function planInstallation(
  { place, force }: Installation,
  files: readonly Omit<FileMove, 'was'>[],
): Promise<FileMove[]> {
  const moves: FileMove[] = [];
  for (const file of files) {
    await refuseSymlinks(place, file.path);
    const target = resolveInside(place, file.path);
    if (await holds(target, file)) continue;
    const found = await checkTarget(target, { force: force ? undefined : false }).catch((error) =>
      Promise.reject(namedAs(error, file.path)),
    );
    moves.push({ ...file, was: found ? seen(found) : null });
  }
  return moves;
}

/** Moves them all. When one fails, those before it are taken back, and the directory is what it was. */
export async function install(
  installation: Installation,
  moves: readonly FileMove[],
  /** The content once more, for a place that nothing can be moved to. */
  bytesOf: (path: string) => Uint8Array,
): Promise<void> {
  const done: FileMove[] = [];
  const made: string[] = [];
  try {
    for (const move of moves) {
      const target = resolveInside(installation.place, move.path);
      const bytes = bytesOf(move.path);
      await refuseSymlinks(installation.place, move.path);
      const first = await mkdir(dirname(target), { recursive: true, mode: 0o755 });
      if (first !== undefined) made.push(first);
      await refuseSymlinks(installation.place, move.path);
      await keepOld(installation, move);
      done.push(move);
      await moveOne(installation, move, bytes);
    }
  } catch (error) {
    try {
      for (const move of done.reverse()) await takeBack(installation, move);
    } catch (failure) {
      throw halfWritten(installation, failure);
    }
    for (const directory of made.reverse()) await removeEmpty(directory, installation.place, moves);
    throw error;
  }
}

/** Neither forward nor back: then nothing is thrown away. */
const HALF_WRITTEN = 'cli_half_written';

function halfWritten({ stage, place }: Installation, cause: unknown): OctetError {
  return new OctetError(
    'io',
    `${place} is incomplete; the old and new files are kept in ${stage}`,
    undefined,
    {
      code: HALF_WRITTEN,
      cause,
    },
  );
}

export function isHalfWritten(error: unknown): boolean {
  return error instanceof OctetError && error.code === HALF_WRITTEN;
}

/** The rest of an installation whose process died. What was changed since then stays as it is and is named. */
export async function resumeInstallation(
  installation: Installation,
  moves: readonly FileMove[],
): Promise<string[]> {
  const left: string[] = [];
  for (const move of moves) {
    const staged = join(installation.stage, NEW, move.path);
    const isStaged = await lstat(staged).then(
      () => true,
      // Not there.
      () => false,
    );
    if (!isStaged) continue;
    const target = resolveInside(installation.place, move.path);
    await refuseSymlinks(installation.place, move.path);
    const isSound = (await holds(staged, move)) && (await isAsItWas(target, move));
    if (!isSound) {
      if (!(await holds(target, move))) left.push(move.path);
      continue;
    }
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    await moveOne(installation, move, await readFile(staged));
  }
  return left;
}

/** The staged file itself is moved: it needs no second room on the disk, so a full one is met before the first move. */
async function moveOne(
  { stage, place, force }: Installation,
  { path, was }: FileMove,
  bytes: Uint8Array,
): Promise<void> {
  const target = resolveInside(place, path);
  const mayReplace = force && was !== null;
  const options: WriteOptions = { force: mayReplace ? undefined : false, mode: 0o644, keepMode: true };
  try {
    await publish(join(stage, NEW, path), target, { ...options, size: bytes.length });
  } catch (error) {
    // Another file system is mounted there, and nothing can be moved across.
    if (!(error instanceof OctetError) || systemCode(error.cause) !== 'EXDEV') throw error;
    await writeAtomic(target, bytes, options);
  }
}

/** A second name for what is replaced. Where there are no links, a copy. */
async function keepOld({ stage, place }: Installation, { path, was }: FileMove): Promise<void> {
  if (was === null) return;
  const kept = join(stage, OLD, path);
  const target = resolveInside(place, path);
  await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
  // Some file systems have no hard links.
  await link(target, kept).catch(() => copyFile(target, kept));
}

/** In an order in which at every moment either the new file is staged or it is in its place: a kill finds its way. */
async function takeBack({ stage, place }: Installation, { path, was, ...content }: FileMove): Promise<void> {
  const target = resolveInside(place, path);
  const staged = join(stage, NEW, path);
  if (!(await holds(target, content))) return;
  await link(target, staged).catch((error) => {
    if (systemCode(error) !== 'EEXIST') return copyFile(target, staged);
    return undefined;
  });
  if (was === null) return rm(target, { force: true });
  const kept = join(stage, OLD, path);
  // Another file system: a copy does the same.
  await renameNoReplace(kept, target).catch(() => copyFile(kept, target));
}

async function removeEmpty(directory: string, place: string, moves: readonly FileMove[]): Promise<void> {
  const folders = new Set<string>();
  for (const { path } of moves) {
    for (let at = dirname(resolveInside(place, path)); at.startsWith(directory); at = dirname(at))
      folders.add(at);
  }
  // The deepest first; one that has got other files meanwhile stays.
  // Not empty.
  for (const folder of [...folders].sort((a, b) => b.length - a.length))
    await rmdir(folder).catch(() => undefined);
}

async function holds(path: string, { size, sha256 }: Pick<FileMove, 'size' | 'sha256'>): Promise<boolean> {
  // Not there.
  const facts = await lstat(path).catch(() => undefined);
  if (!facts?.isFile() || facts.size !== size) return false;
  return digestOf(await readFile(path)) === sha256;
}

async function isAsItWas(target: string, { was }: FileMove): Promise<boolean> {
  // Not there.
  const facts = await lstat(target).catch(() => undefined);
  if (facts === undefined || was === null) return facts === undefined && was === null;
  return facts.isFile() && facts.size === was.size && facts.mtimeMs === was.mtimeMs;
}

function seen({ size, mtimeMs }: Stats): Seen {
  return { size, mtimeMs };
}

function namedAs(error: unknown, path: string): unknown {
  if (!(error instanceof OctetError) || error.reason !== 'unsafe') return error;
  return new OctetError(
    'unsafe',
    `nothing was written: ${path} already exists`,
    'choose another -o, or add --force',
    { cause: error },
  );
}
