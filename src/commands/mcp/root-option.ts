import { stat } from 'node:fs/promises';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { resolveFrom } from '../../files/working-directory.ts';
import { requireWritable } from '../../files/writable-directory.ts';

/** Checked before the first message: a server that cannot save anything is of no use. */
export async function rootOf(context: Context, given: string | undefined): Promise<string> {
  if (given === undefined) return context.cwd;
  if (given === '') throw new OctetError('usage', '--root needs a directory', '--root .');
  const root = resolveFrom(context, given);
  // Not there.
  const facts = await stat(root).catch(() => undefined);
  if (!facts?.isDirectory())
    throw new OctetError('usage', `${given} is not a directory`, `mkdir -p ${given}`);
  await requireWritable(root, given);
  return root;
}
