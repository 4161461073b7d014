import { lstat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Context } from '../context.ts';
import { OctetError, systemCode } from '../errors.ts';
import { writeAtomic } from '../files/atomic.ts';

/** Checked before anything is paid for: a target that exists is refused. */
export async function refuseExisting(context: Context, path: string, force = false): Promise<void> {
  if (path === '-') return;
  const facts = await lstat(resolve(context.cwd, path)).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new OctetError('io', `cannot look at ${path}`, undefined, { cause: error });
  });
  if (!facts) return;
  if (facts.isDirectory()) throw new OctetError('unsafe', `${path} is a directory`, `-o ${path}/NAME`);
  if (!force) throw new OctetError('unsafe', `${path} exists already`, 'choose another name, or add --force');
}

export async function saveText(context: Context, path: string, text: string, force = false): Promise<void> {
  if (path === '-') return context.terminal.write(text);
  await writeAtomic(resolve(context.cwd, path), text, { mode: 0o644, force });
}
