import { rename as systemRename } from 'node:fs/promises';
import { platform as systemPlatform } from 'node:os';
import { type Clock, systemClock } from '../clock.ts';
import { systemCode } from '../errors.ts';

export interface RenameParts {
  readonly platform: NodeJS.Platform;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly clock: Pick<Clock, 'sleep'>;
}

const SYSTEM: RenameParts = { platform: systemPlatform(), rename: systemRename, clock: systemClock };
/** Windows reports these while a virus scanner or an indexer has one of the files open; they may also be real. */
const PASSING: ReadonlySet<string> = new Set(['EPERM', 'EACCES', 'EBUSY']);
const PAUSES_MS: readonly number[] = [10, 20, 40, 80, 160, 320];

/** rename(), with a little patience where another program's look at a file makes it fail. */
export async function renameNoReplace(from: string, to: string, parts: RenameParts = SYSTEM): Promise<void> {
  const pauses = parts.platform === 'win32' ? PAUSES_MS : [];
  for (const pauseMs of pauses) {
    try {
      return await parts.rename(from, to);
    } catch (error) {
      if (!PASSING.has(systemCode(error) ?? '')) throw error;
      await parts.clock.sleep(pauseMs);
    }
  }
  return parts.rename(from, to);
}
