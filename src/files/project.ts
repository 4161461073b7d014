import { chmod, lstat, mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { OctetError, systemCode } from '../errors.ts';
import { randomHex, writeAtomic } from './atomic.ts';
import { ensureDirectory } from './directories.ts';
import { guardOf, guardOfPlace } from './guarded-paths.ts';
import {
  digestOf,
  type FileMove,
  type Installation,
  install,
  isHalfWritten,
  NEW,
  planInstallation,
} from './install.ts';
import { type InstallLogs, openInstallLog, recoverInstallations } from './install-log.ts';
import { ioError } from './io-error.ts';
import { withLock } from './lock.ts';
import { isLeftOver, ownPid, ownScope } from './owner.ts';
import { renameNoReplace } from './rename.ts';
import { checkPaths, resolveInside } from './safe-path.ts';

export interface ProjectFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface ProjectOptions {
  /** Replace files that exist. */
  readonly force?: boolean;
  readonly warn: (message: string) => void;
  /** Without logs, a killed process may leave a directory that had files half written. */
  readonly installLogs?: InstallLogs;
}

const MOST_FILES = 5_000;
const MOST_FILE_BYTES = 16 * 1024 * 1024;
const MOST_BYTES = 128 * 1024 * 1024;
const STAGE = /^\.octet-stage-(\d+)-([0-9a-f]{6})[0-9a-f]{6}$/;

/**
 * All files or none. Every path is checked before the first is written; nothing outside the root is ever touched, and
 * in it nothing but these files. What a killed process has left half done is completed first.
 */
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
  const busy = options.installLogs
    ? await recoverInstallations(options.installLogs, options.warn)
    : new Set<string>();
  const present = await presence(place);
  checkGuarded(place, files, present === 'full', options);
  await mkdir(dirname(place), { recursive: true }).catch((error) =>
    Promise.reject(ioError(error, 'create', place)),
  );
  await sweepStages(dirname(place), busy, options.installLogs?.clock.now());
  const name = `.octet-stage-${ownPid}-${ownScope()}${randomHex().slice(6)}`;
  const stage = join(dirname(place), name);
  let isNeeded = false;
  try {
    const staged = await writeStage(stage, files);
    if (present === 'full')
      await moveInto({ stage, place, force: options.force === true }, staged, files, options);
    else await publishStage(stage, place);
  } catch (error) {
    isNeeded = isHalfWritten(error);
    throw ioError(error, 'write', place);
  } finally {
    // The project is as it should be, whatever becomes of this; the next one sweeps what stays.
    if (!isNeeded) await rm(stage, { recursive: true, force: true }).catch(() => undefined);
  }
}

function checkSizes(files: readonly ProjectFile[]): void {
  const refuse = (why: string) =>
    new OctetError('unsafe', `nothing was written: ${why}`, undefined, { code: 'cli_too_large' });
  if (files.length > MOST_FILES) throw refuse(`${files.length} files exceed the limit of ${MOST_FILES}`);
  const large = files.find(({ bytes }) => bytes.length > MOST_FILE_BYTES);
  if (large) throw refuse(`a file is larger than ${MOST_FILE_BYTES / 1024 / 1024} MiB`);
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > MOST_BYTES) throw refuse(`the files are larger than ${MOST_BYTES / 1024 / 1024} MiB together`);
}

/** Files that other programs run or trust by themselves are not slipped in. */
function checkGuarded(
  place: string,
  files: readonly ProjectFile[],
  intoExisting: boolean,
  options: ProjectOptions,
): void {
  const found = files.flatMap(({ path }) => {
    const rule = guardOfPlace(dirname(resolve(place, path))) ?? guardOf(path);
    return rule ? [{ path, guard: rule.guard, by: rule.by }] : [];
  });
  const refused = found.filter(({ guard }) => intoExisting || guard === 'never');
  if (refused.length > 0) throw wouldRun(refused);
  for (const { path, by } of found)
    options.warn(`${path} is run or trusted by ${by}; read it before you use the project`);
}

const MOST_NAMED = 5;

function wouldRun(refused: readonly { readonly path: string; readonly by: string }[]): OctetError {
  const named = refused.slice(0, MOST_NAMED).map(({ path, by }) => `${path} (run or trusted by ${by})`);
  const more = refused.length > MOST_NAMED ? ` and ${refused.length - MOST_NAMED} more` : '';
  const message = `nothing was written: the project has ${named.join(', ')}${more}`;
  return new OctetError('unsafe', message, undefined, { code: 'cli_unsafe_path' });
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

async function writeStage(stage: string, files: readonly ProjectFile[]): Promise<Omit<FileMove, 'was'>[]> {
  await mkdir(stage, { mode: 0o700 });
  const root = join(stage, NEW);
  await mkdir(root, { mode: 0o755 });
  const made = new Set<string>();
  const staged: Omit<FileMove, 'was'>[] = [];
  for (const { path, bytes } of files) {
    const target = resolveInside(root, path);
    const folder = dirname(target);
    if (!made.has(folder)) {
      await mkdir(folder, { recursive: true, mode: 0o755 });
      made.add(folder);
    }
    await writeAtomic(target, bytes, { mode: 0o644, force: false });
    staged.push({ path, size: bytes.length, sha256: digestOf(bytes) });
  }
  return staged;
}

/** One rename makes the whole project appear. */
async function publishStage(stage: string, place: string): Promise<void> {
  const root = join(stage, NEW);
  await chmod(root, 0o755);
  // Only an empty directory makes way; the rename refuses another one.
  await rmdir(place).catch(() => undefined);
  await renameNoReplace(root, place);
}

/**
 * Into a directory with files of its own, one process after the other: the files of two would mix. Once it is in the
 * log, a killed process is no way out of it.
 */
async function moveInto(
  installation: Installation,
  staged: readonly Omit<FileMove, 'was'>[],
  files: readonly ProjectFile[],
  { installLogs, warn }: ProjectOptions,
): Promise<void> {
  if (!installLogs) return move(installation, staged, files);
  await ensureDirectory(installLogs.directory);
  const lock = join(installLogs.directory, `${digestOf(Buffer.from(installation.place)).slice(0, 16)}.lock`);
  await withLock(lock, installLogs.clock, async () => {
    // The process that held the lock may have died with it.
    await recoverInstallations(installLogs, warn);
    await move(installation, staged, files, installLogs);
  });
}

async function move(
  installation: Installation,
  staged: readonly Omit<FileMove, 'was'>[],
  files: readonly ProjectFile[],
  installLogs?: InstallLogs,
): Promise<void> {
  const moves = await planInstallation(installation, staged);
  if (moves.length === 0) return;
  const name = basename(installation.stage).replace(/^\.octet-stage-/, '');
  const close = installLogs
    ? await openInstallLog(installLogs, name, installation, moves)
    : async () => undefined;
  const byPath = new Map(files.map((file) => [file.path, file]));
  try {
    await install(installation, moves, (path) => byPath.get(path)?.bytes ?? new Uint8Array());
  } catch (error) {
    if (!isHalfWritten(error)) await close();
    throw error;
  }
  // Before the stage: without a log, what is left of it is only swept.
  await close();
}

/** Removes stages of killed processes. Those of another container or boot cannot be examined and must be a week old. */
async function sweepStages(
  parent: string,
  busy: ReadonlySet<string>,
  nowMs: number | undefined,
): Promise<void> {
  // Sweeping is a courtesy; writing reports a bad directory.
  for (const name of await readdir(parent).catch(() => [])) {
    const [, owner, scope] = STAGE.exec(name) ?? [];
    const path = join(parent, name);
    if (owner === undefined || busy.has(path)) continue;
    // Gone meanwhile.
    const madeMs = await lstat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => nowMs ?? 0,
    );
    if (isLeftOver(Number(owner), scope ?? '', (nowMs ?? madeMs) - madeMs))
      await rm(path, { recursive: true, force: true });
  }
}
