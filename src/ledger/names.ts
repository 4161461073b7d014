import { readdir } from 'node:fs/promises';
import { OctetError, systemCode } from '../errors.ts';

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
