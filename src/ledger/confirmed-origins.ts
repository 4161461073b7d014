import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDirectory } from '../files/directories.ts';
import { appendLine } from '../files/json-lines.ts';

/**
 * Origins that have echoed an idempotency key: there, and only there, a paid request whose answer was lost may be
 * repeated under the same key. A memory that cannot be read or written only makes octet more careful.
 */
export function originConfirmations(stateDir: string | undefined) {
  const path = stateDir === undefined ? undefined : join(stateDir, 'origins.jsonl');
  let known: Set<string> | undefined;

  const load = async (): Promise<Set<string>> => {
    if (known) return known;
    known = new Set();
    // Unreadable means unconfirmed, which is the careful answer.
    const text = path === undefined ? '' : await readFile(path, 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      const origin = /^\{"origin":"([^"\\]+)"\}$/.exec(line)?.[1];
      if (origin !== undefined) known.add(origin);
    }
    return known;
  };

  return {
    has: async (origin: string) => (await load()).has(origin),
    async add(origin: string) {
      const origins = await load();
      if (origins.has(origin)) return;
      origins.add(origin);
      if (path === undefined || stateDir === undefined) return;
      try {
        await ensureDirectory(stateDir);
        await appendLine(path, { origin });
      } catch {
        // Not remembered: the next process asks again.
      }
    },
  };
}
