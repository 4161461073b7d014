import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * False the first time, and again when `everyMs` has passed; for notices that a person needs once. Without a cache
 * directory, or one that cannot be written, the notice is repeated.
 */
export function wasShown(
  { cache }: { readonly cache: string | undefined },
  name: string,
  nowMs: number,
  everyMs = Number.POSITIVE_INFINITY,
): boolean {
  if (cache === undefined) return false;
  const stamp = join(cache, `said-${name}`);
  try {
    const facts = statSync(stamp, { throwIfNoEntry: false });
    // The clock may have been set back.
    if (facts && Math.abs(nowMs - facts.mtimeMs) < everyMs) return true;
    mkdirSync(cache, { recursive: true, mode: 0o700 });
    writeFileSync(stamp, '', { mode: 0o600 });
    utimesSync(stamp, nowMs / 1_000, nowMs / 1_000);
    return false;
  } catch {
    // A notice more is better than a command that fails.
    return false;
  }
}
