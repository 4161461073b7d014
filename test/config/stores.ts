import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import { ConfigStore } from '../../src/config/store.ts';
import { tempDirectory } from '../files/child.ts';

export function storeIn(directory: string | undefined, warnings: string[] = []): ConfigStore {
  return new ConfigStore({ directory, clock: systemClock, warn: (message) => warnings.push(message) });
}

export async function withFiles(files: Record<string, string | Buffer>, mode = 0o600): Promise<string> {
  const directory = await tempDirectory();
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(directory, name), content, { mode });
  return directory;
}
