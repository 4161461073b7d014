import { chmod, lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { OctetError, systemCode } from '../errors.ts';
import { checkTarget, publish, randomHex, type WriteOptions, writeAtomic } from './atomic.ts';
import { guardOf } from './guarded.ts';
import { ioError } from './io-error.ts';
import { isAlive, ownPid } from './owner.ts';
import { checkPaths, resolveInside } from './safe-path.ts';
import { refuseSymlinks } from './symlinks.ts';

export interface ProjectFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface ProjectOptions {
  /** Replace files that exist. */
  readonly force?: boolean;
  readonly warn: (message: string) => void;
}

const MOST_FILES = 5_000;
const MOST_FILE_BYTES = 16 * 1024 * 1024;
const MOST_BYTES = 128 * 1024 * 1024;
const STAGE = /^\.octet-stage-(\d+)-[0-9a-f]+$/;

/** All files or none. Every path is checked before the first is written; nothing outside the root is ever touched. */
export async function writeProject(
  root: string,
  files: readonly ProjectFile[],
  options: ProjectOptions,
): Promise<void> {
  checkSizes(files);
  const problems = checkPaths(files.map(({ path }) => path));
  if (problems.length > 0) {
    const shown = problems.slice(0, 5).map(({ path, problem }) => `${JSON.stringify(path)} ${problem}`);
    const more = problems.length > 5 ? ` and ${problems.length - 5} more` : '';
    throw new OctetError('unsafe', `nothing was written: ${shown.join('; ')}${more}`, undefined, {
      code: 'cli_unsafe_path',
    });
  }
  const place = resolve(root);
  const present = await presence(place);
  checkGuarded(files, present === 'full', options);
  await mkdir(dirname(place), { recursive: true }).catch((error) =>
    Promise.reject(ioError(error, 'create', place)),
  );
  await sweepStages(dirname(place));
  const stage = join(dirname(place), `.octet-stage-${ownPid}-${randomHex()}`);
  try {
    await writeStage(stage, files);
    if (present === 'full') await moveInto(stage, place, files, options);
    else await publishStage(stage, place);
  } catch (error) {
    throw ioError(error, 'write', place);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

function checkSizes(files: readonly ProjectFile[]): void {
  const refuse = (why: string) =>
    new OctetError('unsafe', `nothing was written: ${why}`, undefined, { code: 'cli_too_large' });
  if (files.length > MOST_FILES) throw refuse(`${files.length} files are more than ${MOST_FILES}`);
  const large = files.find(({ bytes }) => bytes.length > MOST_FILE_BYTES);
  if (large) throw refuse(`a file is larger than ${MOST_FILE_BYTES / 1024 / 1024} MiB`);
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > MOST_BYTES) throw refuse(`the files are larger than ${MOST_BYTES / 1024 / 1024} MiB together`);
}

/** Files that run by themselves in a repository are not slipped into one. */
function checkGuarded(files: readonly ProjectFile[], intoExisting: boolean, options: ProjectOptions): void {
  const guarded = files.filter(({ path }) => guardOf(path) !== undefined);
  const refused = guarded.filter(({ path }) => intoExisting || guardOf(path) === 'never');
  if (refused.length > 0) {
    const names = refused.map(({ path }) => path).join(', ');
    throw new OctetError('unsafe', `nothing was written: ${names} would run by itself`, undefined, {
      code: 'cli_unsafe_path',
    });
  }
  for (const { path } of guarded)
    options.warn(`${path} may run by itself; look at it before you use the project`);
}

async function presence(place: string): Promise<'absent' | 'empty' | 'full'> {
  const facts = await lstat(place).catch((error) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw ioError(error, 'read', place);
  });
  if (!facts) return 'absent';
  if (facts.isSymbolicLink())
    throw new OctetError('unsafe', `${place} is a symbolic link; octet does not write through it`);
  if (!facts.isDirectory()) throw new OctetError('unsafe', `${place} exists and is not a directory`);
  return (await readdir(place)).length === 0 ? 'empty' : 'full';
}

async function writeStage(stage: string, files: readonly ProjectFile[]): Promise<void> {
  await mkdir(stage, { mode: 0o700 });
  const made = new Set<string>();
  for (const { path, bytes } of files) {
    const target = resolveInside(stage, path);
    const folder = dirname(target);
    if (!made.has(folder)) {
      await mkdir(folder, { recursive: true, mode: 0o755 });
      made.add(folder);
    }
    await writeAtomic(target, bytes, { mode: 0o644, force: false });
  }
}

/** One rename makes the whole project appear. */
async function publishStage(stage: string, place: string): Promise<void> {
  await chmod(stage, 0o755);
  await rmdir(place).catch(() => undefined);
  await rename(stage, place);
}

/** Into a directory with files of its own: every target is checked before the first is moved, and again as it is. */
async function moveInto(
  stage: string,
  place: string,
  files: readonly ProjectFile[],
  options: ProjectOptions,
): Promise<void> {
  const rule = { force: options.force ? undefined : (false as const) };
  for (const { path } of files) {
    await refuseSymlinks(place, path);
    await checkTarget(resolveInside(place, path), rule).catch((error) =>
      Promise.reject(namedAs(error, path)),
    );
  }
  const added: string[] = [];
  try {
    for (const { path, bytes } of files) {
      const target = resolveInside(place, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o755 });
      await refuseSymlinks(place, path);
      const isNew = await lstat(target).then(
        () => false,
        () => true,
      );
      await moveOne(resolveInside(stage, path), target, bytes, { ...rule, mode: 0o644, keepMode: true });
      if (isNew) added.push(target);
    }
  } catch (error) {
    for (const target of added) await rm(target, { force: true });
    throw error;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** The staged file itself is moved: it needs no second room on the disk, so a full one is met before the first move. */
async function moveOne(
  staged: string,
  target: string,
  bytes: Uint8Array,
  options: WriteOptions,
): Promise<void> {
  try {
    await publish(staged, target, { ...options, size: bytes.length });
  } catch (error) {
    // Another file system is mounted there, and nothing can be moved across.
    if (!(error instanceof OctetError) || systemCode(error.cause) !== 'EXDEV') throw error;
    await writeAtomic(target, bytes, options);
  }
}

function namedAs(error: unknown, path: string): unknown {
  if (!(error instanceof OctetError) || error.reason !== 'unsafe') return error;
  return new OctetError(
    'unsafe',
    `nothing was written: ${path} exists already`,
    'choose another -o, or add --force',
    {
      cause: error,
    },
  );
}

/** What a killed process left behind. */
async function sweepStages(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const owner = STAGE.exec(basename(name))?.[1];
    if (owner !== undefined && !isAlive(Number(owner)))
      await rm(join(parent, name), { recursive: true, force: true });
  }
}
