import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UnusableSoundFont } from './riff.ts';
import { checkSoundFont } from './sound-font-check.ts';

/** Linux distributions install sound fonts here. */
export const SOUND_FONT_FOLDERS = [
  '/usr/share/sounds/sf2',
  '/usr/share/sounds/sf3',
  '/usr/share/soundfonts',
] as const;
const MOST_BYTES = 512 * 1024 * 1024;
/** The name that distributions give to the font of their choice. */
const PREFERRED = /^default/i;

export interface SoundFont {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads a sound font: a file, or with `auto` one of the machine. Undefined: the machine has none. */
export async function loadSoundFont(
  choice: string,
  folders: readonly string[] = SOUND_FONT_FOLDERS,
): Promise<SoundFont | undefined> {
  const path = choice === 'auto' ? await systemSoundFont(folders) : choice;
  if (path === undefined) return undefined;
  const name = basename(path);
  try {
    const bytes = await readBounded(path);
    checkSoundFont(bytes);
    return { name, bytes };
  } catch (error) {
    throw unusable(name, error);
  }
}

/** The same error with the name of the font. */
export function unusable(name: string, error: unknown): UnusableSoundFont {
  const why = error instanceof UnusableSoundFont ? error.message : 'it cannot be played';
  return new UnusableSoundFont(`The sound font ${name} cannot be used: ${why}.`, { cause: error });
}

async function systemSoundFont(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    const fonts = names.filter((name) => /\.sf[23]$/i.test(name)).sort();
    const chosen = fonts.find((name) => PREFERRED.test(name)) ?? fonts[0];
    if (chosen !== undefined) return join(folder, chosen);
  }
  return undefined;
}

async function readBounded(path: string): Promise<Uint8Array> {
  const facts = await stat(path).catch((error: unknown) => {
    throw new UnusableSoundFont('there is no such file', { cause: error });
  });
  // Opening a pipe would wait for its writer.
  if (!facts.isFile()) throw new UnusableSoundFont('it is not a file');
  if (facts.size > MOST_BYTES)
    throw new UnusableSoundFont(`it is larger than ${MOST_BYTES / 1024 / 1024} MB`);
  return readFile(path).catch((error: unknown) => {
    throw new UnusableSoundFont('it cannot be read', { cause: error });
  });
}
