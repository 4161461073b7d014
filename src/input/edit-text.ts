import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import { OctetError } from '../errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';
import { readTextFile } from './files.ts';

/** Opens a file in the person's editor and waits until it is closed. */
async function openEditor(context: Context, path: string): Promise<void> {
  const words = (context.env.VISUAL || context.env.EDITOR || 'vi').split(' ').filter((word) => word !== '');
  const [editor = 'vi', ...args] = words;
  // Ctrl-C is a key of the editor.
  const release = context.interrupts.take(() => undefined);
  const status = await context
    .launch(editor, [...args, path], { attached: true })
    .catch((error: unknown) => {
      throw new OctetError('usage', `${editor} could not be started`, 'set EDITOR', { cause: error });
    })
    .finally(release);
  if (status !== 0) throw new OctetError('usage', `${editor} ended with status ${status}`);
}

/** The text as it is after a person has edited it; the file that held it is removed. */
export async function editText(context: Context, text: string, name: string): Promise<string> {
  const directory = context.directories.state;
  if (directory === undefined)
    throw new OctetError('io', 'no directory to write the text in', 'set OCTET_STATE_DIR');
  const path = join(directory, name);
  await ensureDirectory(directory);
  await writeAtomic(path, text, { mode: 0o600 });
  try {
    await openEditor(context, path);
    return await readTextFile(context, path);
  } finally {
    await rm(path, { force: true });
  }
}
