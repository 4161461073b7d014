import { constants, type Stats, statSync } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import { OctetError, systemCode } from '../errors.ts';
import { ioError } from '../files/io-error.ts';
import { Damage } from './read-json.ts';

/** Far more than any real file of ours; a larger one is damage, and is not worth the memory. */
const LARGEST_BYTES = 1_000_000;

export interface ConfigFile<T> {
  readonly content: T;
  readonly stats: Stats;
}

/**
 * Reads a JSON file of ours, strictly. Undefined when there is none, and then conf is not even loaded. A damaged file
 * stays in place, so that no later command works with settings that are quietly gone; a copy is kept for the repair.
 */
export async function readStored<T extends Record<string, unknown>>(
  path: string,
  read: (json: unknown) => T,
): Promise<ConfigFile<T> | undefined> {
  const stats = statStored(path);
  if (stats === undefined) return undefined;
  return guarded(path, stats, async () => {
    if (stats.size > LARGEST_BYTES) throw new Damage('it is too large');
    const { openConf } = await import('./conf-file.ts');
    return { content: openConf(path, { read, migrate: false }).store, stats };
  });
}

/** Changes some top-level members of the file. The caller holds its lock. */
export async function updateStored<T extends Record<string, unknown>>(
  path: string,
  read: (json: unknown) => T,
  change: (content: T | undefined) => Partial<T>,
): Promise<void> {
  const before = await readStored(path, read);
  const { openConf } = await import('./conf-file.ts');
  const conf = openConf(path, { read, migrate: true });
  conf.store = { ...conf.store, ...change(before?.content) };
}

/** A pipe or a device of that name would hold us for ever, so only regular files are opened. */
function statStored(path: string): Stats | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && !stats.isFile()) throw new OctetError('state', `${path} is not a regular file`);
    return stats;
  } catch (error) {
    if (systemCode(error) === 'ENOTDIR') return undefined;
    throw ioError(error, 'read', path);
  }
}

async function guarded<T>(path: string, stats: Stats, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof Damage || error instanceof SyntaxError)) throw ioError(error, 'read', path);
    const reason = error instanceof Damage ? error.message : 'it is not JSON';
    const copy = await keepCopy(path, stats.mtimeMs);
    const kept = copy === undefined ? '' : ` (a copy is in ${copy})`;
    throw new OctetError('state', `${path} is damaged: ${reason}`, `repair or delete ${path}${kept}`);
  }
}

/** Named after the time of the damage, so that one damage makes one copy however often it is read. */
async function keepCopy(path: string, damagedMs: number): Promise<string | undefined> {
  const copy = `${path}.corrupt-${Math.floor(damagedMs / 1_000)}`;
  try {
    await copyFile(path, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    await chmod(copy, 0o600);
    return copy;
  } catch (error) {
    return systemCode(error) === 'EEXIST' ? copy : undefined;
  }
}
