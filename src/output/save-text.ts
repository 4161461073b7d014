import type { Context } from '../context.ts';
import { OctetError } from '../errors.ts';
import { checkTarget, writeAtomic } from '../files/atomic.ts';
import { resolveFrom } from '../files/working-directory.ts';
import { makeWay } from '../files/writable-directory.ts';

/** Checked before anything is paid for: what the writer would refuse afterwards is refused now. */
export async function refuseExisting(context: Context, path: string, force = false): Promise<void> {
  if (path === '-') return;
  const place = resolveFrom(context, path);
  await checkTarget(place, { force: force ? undefined : false });
  if (/[\\/]$/.test(path)) throw new OctetError('usage', `${path} is not a file name`, '-o FILE');
  if (!context.flags.dryRun) await makeWay(place, path);
}

export async function saveText(context: Context, path: string, text: string, force = false): Promise<void> {
  if (path === '-') return context.terminal.write(text);
  await writeAtomic(resolveFrom(context, path), text, { mode: 0o644, force });
}
