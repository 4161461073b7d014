import { readdir } from 'node:fs/promises';
import { OctetError, systemCode } from '../errors.ts';

/** What stands in a directory of ours, one file each: their names without the ending, in order. Others are not ours. */
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
