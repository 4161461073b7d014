import { lstat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { OctetError, systemCode } from '../errors.ts';
import { ioError } from './io-error.ts';

/**
 * Refuses a file whose way down from root leads through a symbolic link or through a file. What does not exist
 * yet is fine. Node has no openat(), so somebody who may write below root can still win a race after this check.
 */
export async function refuseSymlinks(root: string, path: string): Promise<void> {
  const base = resolve(root);
  let current = base;
  const components = relative(base, resolve(base, path)).split(sep);
  for (const [index, component] of components.entries()) {
    current = resolve(current, component);
    const found = await lstat(current).catch((error) => {
      if (systemCode(error) === 'ENOENT') return undefined;
      throw ioError(error, 'write', current);
    });
    if (found === undefined) return;
    if (found.isSymbolicLink()) throw new OctetError('unsafe', `${current} is a symbolic link`);
    const isLast = index === components.length - 1;
    if (!isLast && !found.isDirectory()) throw new OctetError('unsafe', `${current} is not a directory`);
  }
}
