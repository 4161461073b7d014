import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import { OctetError, systemCode } from '../errors.ts';
import { ioError } from '../files/io-error.ts';

/** Far more than any real file of ours; a larger one is damage, and is not worth the memory. */
const LARGEST_BYTES = 1_000_000;

export interface ConfigFile<T> {
  readonly content: T;
  readonly stats: Stats;
}

/** Why a file cannot be used; becomes an exit 3 that names the file. */
export class Damage extends Error {}

/**
 * Reads a JSON file of ours, strictly. Undefined when there is none. A damaged file stays where it is, so that no
 * later command works with settings that are quietly gone; a copy is kept beside it for the repair.
 */
export async function readStored<T>(
  path: string,
  read: (json: unknown) => T,
): Promise<ConfigFile<T> | undefined> {
  const file = openStored(path);
  if (file === undefined) return undefined;
  let stats: Stats | undefined;
  try {
    stats = fstatSync(file);
    if (!stats.isFile()) throw new OctetError('state', `${path} is not a regular file`);
    if (stats.size > LARGEST_BYTES) throw new Damage('it is too large');
    return { content: read(parse(readFileSync(file))), stats };
  } catch (error) {
    if (!(error instanceof Damage)) throw ioError(error, 'read', path);
    const copy = await keepCopy(path, stats?.mtimeMs ?? 0);
    const kept = copy === undefined ? '' : ` (a copy is in ${copy})`;
    throw new OctetError('state', `${path} is damaged: ${error.message}`, `repair or delete ${path}${kept}`);
  } finally {
    closeSync(file);
  }
}

/** Read at once: every command waits for it, and a promise for each step costs more than the reading. */
function openStored(path: string): number | undefined {
  try {
    // Without O_NONBLOCK, a FIFO of that name would hold us for ever.
    return openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return undefined;
    throw ioError(error, 'read', path);
  }
}

function parse(bytes: Buffer): unknown {
  try {
    // TextDecoder drops a BOM and, when fatal, refuses bytes that are not UTF-8.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Damage('it is not JSON');
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

/** An object without a prototype, so that no name in the file can reach one. */
export function readObject(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Damage(`${what} is not an object`);
  if (Object.hasOwn(value, '__proto__')) throw new Damage(`${what} holds a name that is not allowed`);
  return Object.assign(Object.create(null), value);
}

export function readString(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Damage(`${what} is not a text`);
  return value;
}

/** The same reader for each member of an object. */
export function readMembers<T>(
  value: unknown,
  what: string,
  read: (value: unknown, what: string) => T,
): Record<string, T> {
  const members: Record<string, T> = Object.create(null);
  for (const [name, member] of Object.entries(readObject(value, what))) {
    members[name] = read(member, `${what}.${name}`);
  }
  return members;
}
