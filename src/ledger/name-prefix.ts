import { readdir } from 'node:fs/promises';
import { OctetError, systemCode } from '../errors.ts';

/** Several are named in a message; the rest are only counted. */
const MOST_NAMED = 3;

/** The name that was meant: typed in full, or by a beginning that only this one has. */
export function meant(names: readonly string[], typed: string): string | undefined {
  if (names.includes(typed)) return typed;
  const fitting = typed === '' ? [] : names.filter((name) => name.startsWith(typed));
  if (fitting.length <= 1) return fitting[0];
  const more = fitting.length > MOST_NAMED ? ', …' : '';
  const named = fitting.slice(0, MOST_NAMED).join(', ') + more;
  throw new OctetError('usage', `${fitting.length} begin with '${typed}': ${named}`, 'type more of the id');
}

/** Lists the names of our files in a directory, sorted, without their ending. Other files are ignored. */
export async function namesIn(
  directory: string | undefined,
  { ending, name: pattern }: { readonly ending: string; readonly name: RegExp },
): Promise<string[]> {
  if (directory === undefined) return [];
  const files = await readdir(directory).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return [] as string[];
    throw new OctetError('io', `cannot read ${directory}`, undefined, { cause: error });
  });
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => pattern.test(name))
    .sort();
}
