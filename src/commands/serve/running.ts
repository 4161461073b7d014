import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { isObject } from '../../contract/shape.ts';
import { writeAtomic } from '../../files/atomic.ts';
import { ensureDirectory } from '../../files/directories.ts';
import { isRunning, ownPid } from '../../files/owner.ts';
import type { ServiceVariables } from './open.ts';

interface Running {
  readonly pid: number;
  readonly variables: ServiceVariables;
}

/** Tells `serve env` where the service is; only its own user can read it. */
export async function announce(context: Context, variables: ServiceVariables): Promise<() => Promise<void>> {
  const directory = context.directories.state;
  if (directory === undefined) return async () => undefined;
  const path = join(directory, 'serve.json');
  await ensureDirectory(directory);
  await writeAtomic(path, `${JSON.stringify({ pid: ownPid, variables })}\n`, { mode: 0o600 });
  return async () => {
    const current = await running(context);
    if (current?.pid === ownPid) await rm(path, { force: true });
  };
}

/** The service that runs now, if one does. */
export async function running(context: Context): Promise<Running | undefined> {
  const directory = context.directories.state;
  if (directory === undefined) return undefined;
  const text = await readFile(join(directory, 'serve.json'), 'utf8').catch(() => '');
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || typeof value.pid !== 'number' || !isObject(value.variables)) return undefined;
    return isRunning(value.pid) ? (value as unknown as Running) : undefined;
  } catch {
    return undefined;
  }
}
