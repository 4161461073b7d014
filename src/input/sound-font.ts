import { open, stat } from 'node:fs/promises';
import type { Context } from '../context.ts';
import { OctetError } from '../errors.ts';
import { resolveFrom } from '../files/working-directory.ts';
import { unreadable } from './files.ts';

/** `--soundfont`: `auto`, or the whole path of a file that begins like a sound font. */
export async function soundFontOf(context: Context, choice: string): Promise<string> {
  if (choice === 'auto') return choice;
  const place = resolveFrom(context, choice);
  if (!/\.sf[23]$/i.test(place))
    throw new OctetError('usage', '--soundfont must be auto or the name of an .sf2 or .sf3 file');
  if (!(await beginsLikeSoundFont(place, choice)))
    throw new OctetError('usage', `${choice} is not a sound font`, '--soundfont auto');
  return place;
}

async function beginsLikeSoundFont(place: string, choice: string): Promise<boolean> {
  try {
    // Opening a pipe would wait for its writer.
    if (!(await stat(place)).isFile()) return false;
    const file = await open(place, 'r');
    try {
      const head = Buffer.alloc(12);
      await file.read(head, 0, head.length, 0);
      return head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8) === 'sfbk';
    } finally {
      await file.close();
    }
  } catch (error) {
    throw unreadable(error, choice);
  }
}
