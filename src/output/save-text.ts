import { resolve } from 'node:path';
import type { Context } from '../context.ts';
import { checkTarget, writeAtomic } from '../files/atomic.ts';

/** Checked before anything is paid for: what the writer would refuse afterwards is refused now. */
export async function refuseExisting(context: Context, path: string, force = false): Promise<void> {
  if (path !== '-') await checkTarget(resolve(context.cwd, path), { force: force ? undefined : false });
}

export async function saveText(context: Context, path: string, text: string, force = false): Promise<void> {
  if (path === '-') return context.terminal.write(text);
  await writeAtomic(resolve(context.cwd, path), text, { mode: 0o644, force });
}
