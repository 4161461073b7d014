import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, with a digest of its content. */
export type Listing = ReadonlyMap<string, string>;

export function listingOf(folder: string): Listing {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
      return [path.slice(folder.length + 1), digest];
    }),
  );
}

/** Files that are new, or have another content than before. */
export function madeBetween(before: Listing, after: Listing): string[] {
  return [...after].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path);
}
