import { lstat, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OctetError, systemCode } from '../errors.ts';
import { ioError } from './io-error.ts';

/** Makes a private directory when it is first written to. One that exists is left as it is, unless it is a link. */
export async function ensureDirectory(directory: string): Promise<void> {
  const found = await lstat(directory).catch((error) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw ioError(error, 'create', directory);
  });
  if (found?.isSymbolicLink()) {
    throw new OctetError(
      'unsafe',
      `${directory} is a symbolic link; octet does not write through it`,
      'set OCTET_CONFIG_DIR, OCTET_STATE_DIR or OCTET_CACHE_DIR to where it leads',
    );
  }
  if (found?.isDirectory()) return;
  try {
    await makeDirectory(directory);
  } catch (error) {
    throw ioError(error, 'create', directory);
  }
}

/** Step by step: Node's recursive mkdir never returns where a parent exists and refuses children with ENOENT (/proc). */
async function makeDirectory(directory: string): Promise<void> {
  const above = dirname(directory);
  const exists = await stat(above).then(
    () => true,
    // Making it reports why it cannot be seen.
    () => false,
  );
  if (!exists && above !== directory) await makeDirectory(above);
  await mkdir(directory, { mode: 0o700 }).catch(async (error) => {
    const isThere = systemCode(error) === 'EEXIST' && (await lstat(directory)).isDirectory();
    if (!isThere) throw error;
  });
}
