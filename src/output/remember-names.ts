import { join } from 'node:path';
import type { Context } from '../context.ts';
import { isPlainName } from '../contract/plain-name.ts';
import { isObject } from '../contract/shape.ts';
import { writeAtomic } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';

/** Keeps the names of a listing for completion. A cache that cannot be written is no reason to fail. */
export async function rememberNames(
  context: Context,
  list: string,
  items: readonly unknown[],
): Promise<void> {
  const directory = context.directories.cache;
  if (directory === undefined) return;
  const names = items.flatMap((item) => {
    const name = isObject(item) ? (item.id ?? item.name) : item;
    return typeof name === 'string' && isPlainName(name) ? [name] : [];
  });
  try {
    await ensureDirectory(directory);
    await writeAtomic(join(directory, `${list}.json`), JSON.stringify(names), { mode: 0o600 });
  } catch {
    // Completion then has nothing to say.
  }
}
