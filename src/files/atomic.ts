import type { Stats } from 'node:fs';
import { chmod, type FileHandle, link, lstat, open, readdir, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { OctetError, systemCode } from '../errors.ts';
import { ioError } from './io-error.ts';
import { isLeftOver, ownPid, ownScope } from './owner.ts';
import { renameNoReplace } from './rename.ts';

export interface WriteOptions {
  /** Permission bits, whatever the umask says. */
  readonly mode?: number;
  /** Give the new file the permission bits of the file that it replaces. */
  readonly keepMode?: boolean;
  /** False: the file must not exist, and of several processes exactly one wins. */
  readonly force?: boolean;
  /** Replace a symbolic link by the file. A link is never followed. */
  readonly replaceSymlink?: boolean;
}

/** Writes a whole file or nothing: a reader sees the old content or the new, also after a full disk or `kill -9`. */
export async function writeAtomic(
  path: string,
  content: string | Uint8Array,
  options: WriteOptions = {},
): Promise<void> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  await checkTarget(path, options);
  const temp = tempFor(path);
  try {
    await whileOpen(await open(temp, 'wx', 0o600), (file) => file.writeFile(bytes));
    await publish(temp, path, { ...options, size: bytes.byteLength });
  } catch (error) {
    // The write's own error is thrown; a temp file that stays is swept later.
    await unlink(temp).catch(() => undefined);
    throw ioError(error, 'write', path);
  }
}

/**
 * The last steps of every writer: from a finished file beside the target to the target itself. The size is
 * checked because a short write on a full disk is reported by some layers as success.
 */
export async function publish(
  temp: string,
  path: string,
  options: WriteOptions & { readonly size: number },
): Promise<void> {
  try {
    const replaced = await checkTarget(path, options);
    await whileOpen(await open(temp, 'r+'), async (file) => {
      const { size } = await file.stat();
      if (size !== options.size) {
        throw new OctetError('io', `cannot write ${path}: ${size} of ${options.size} bytes reached the disk`);
      }
      await file.sync();
    });
    const kept = options.keepMode && replaced?.isFile() ? replaced.mode & 0o777 : undefined;
    await chmod(temp, kept ?? options.mode ?? 0o600);
    if (options.force === false) await moveToNew(temp, path);
    else await renameNoReplace(temp, path);
    await syncDirectory(dirname(path));
  } catch (error) {
    throw ioError(error, 'write', path);
  }
}

/** Refuses what must not be written over, before any work is done or paid for. */
export async function checkTarget(path: string, options: WriteOptions = {}): Promise<Stats | undefined> {
  const target = await lstat(path).catch((error) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw ioError(error, 'write', path);
  });
  if (target) refuseTarget(path, target, options);
  return target;
}

export function refuseTarget(path: string, target: Stats, options: WriteOptions = {}): void {
  if (target.isDirectory()) {
    throw new OctetError('unsafe', `${path} is a directory`, undefined, { code: IS_DIRECTORY });
  }
  if (options.force === false) throw exists(path);
  if (target.isSymbolicLink() && !options.replaceSymlink) {
    throw new OctetError('unsafe', `${path} is a symbolic link; octet does not write through it`);
  }
  if (!target.isFile() && !target.isSymbolicLink()) {
    throw new OctetError('unsafe', `${path} is not a regular file`);
  }
}

const IS_DIRECTORY = 'cli_is_directory';
const TEMP_NAME = /^\..*\.(\d+)\.([0-9a-f]{6})[0-9a-f]{6}\.tmp$/s;
const STALE_AFTER_MS = 3_600_000;

/** Removes what killed processes left behind. */
export async function sweepTemps(directory: string, nowMs: number): Promise<string[]> {
  // Sweeping is a courtesy; the write itself reports a bad directory.
  const names = await readdir(directory).catch(() => []);
  const swept: string[] = [];
  for (const name of names) {
    const [, owner, scope] = TEMP_NAME.exec(name) ?? [];
    if (owner === undefined || scope === undefined) continue;
    const path = join(directory, name);
    // Swept by another process meanwhile.
    const found = await stat(path).catch(() => undefined);
    const ageMs = nowMs - (found?.mtimeMs ?? nowMs);
    if (!found?.isFile() || ageMs < STALE_AFTER_MS || !isLeftOver(Number(owner), scope, ageMs)) continue;
    await unlink(path).then(
      () => swept.push(name),
      // Swept by another process meanwhile.
      () => undefined,
    );
  }
  return swept;
}

/** A name beside the target, so that the rename stays within one file system. */
export function tempFor(path: string): string {
  // The cut keeps the name below 255 bytes when the target's own name is as long as a name may be.
  const stem = basename(path).slice(0, 40);
  return join(dirname(path), `.${stem}.${ownPid}.${ownScope()}${randomHex().slice(6)}.tmp`);
}

/** Enough to tell names apart; exclusive creation is what protects them. Loading node:crypto would cost 4 ms. */
export function randomHex(): string {
  return Math.floor(Math.random() * 2 ** 48)
    .toString(16)
    .padStart(12, '0');
}

/** rename() replaces silently, link() does not; where links are missing, an empty file holds the place. */
async function moveToNew(temp: string, path: string): Promise<void> {
  try {
    await link(temp, path);
    await unlink(temp);
  } catch (error) {
    if (systemCode(error) === 'EEXIST') throw exists(path);
    if (!NO_LINKS.has(systemCode(error) ?? '')) throw error;
    await whileOpen(
      await open(path, 'wx', 0o600).catch((failure) => {
        throw systemCode(failure) === 'EEXIST' ? exists(path) : failure;
      }),
      async () => undefined,
    );
    await renameNoReplace(temp, path);
  }
}

const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

const EXISTS = 'cli_target_exists';

function exists(path: string): OctetError {
  return new OctetError('unsafe', `${path} already exists`, 'add --force to replace it', { code: EXISTS });
}

export const isTargetTaken = (error: unknown): boolean =>
  error instanceof OctetError && (error.code === EXISTS || error.code === IS_DIRECTORY);

const MOST_NAMES = 10_000;

/** Writes under the first free name of a series that begins with 1, and gives that name. */
export async function writeFree(
  nameOf: (number: number) => string,
  content: string | Uint8Array,
  options: Pick<WriteOptions, 'mode'> = {},
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const path = nameOf(number);
    try {
      await writeAtomic(path, content, { ...options, force: false });
      return path;
    } catch (error) {
      if (!isTargetTaken(error) || number >= MOST_NAMES) throw error;
    }
  }
}

/** Makes the new name itself durable. Not every system can sync a directory, and the content is safe already. */
export async function syncDirectory(directory: string): Promise<void> {
  try {
    await whileOpen(await open(directory, 'r'), (handle) => handle.sync());
  } catch {
    // Best effort by design.
  }
}

async function whileOpen(file: FileHandle, action: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await action(file);
  } finally {
    await file.close();
  }
}
