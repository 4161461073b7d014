import { realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OctetError } from '../errors.ts';

/** The real path of a file below the root. Links that lead out of it are refused, like paths that do. */
export async function insideRoot(root: string, given: string): Promise<string> {
  const path = resolve(root, given.startsWith('file:') ? fromUrl(given) : given);
  // A file that is not there is reported by the code that reads it.
  const [realRoot, real] = await Promise.all([root, path].map((each) => realpath(each).catch(() => each)));
  if (real?.startsWith(`${realRoot}${sep}`)) return real;
  throw new OctetError('unsafe', 'the path is outside the root of this server', undefined, {
    code: 'cli_outside_root',
  });
}

function fromUrl(given: string): string {
  try {
    return fileURLToPath(given);
  } catch (error) {
    throw new OctetError('usage', 'the file URL is not valid', undefined, { cause: error });
  }
}
