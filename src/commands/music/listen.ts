import { readFile } from 'node:fs/promises';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { resolveFrom } from '../../files/working-directory.ts';

/** Players that a system may have, with what makes them quiet; the first that starts is used. */
const PLAYERS: readonly (readonly string[])[] = [
  ['afplay'],
  ['mpv', '--no-video', '--really-quiet'],
  ['ffplay', '-nodisp', '-autoexit', '-loglevel', 'quiet'],
  ['mpg123', '-q'],
  ['play', '-q'],
];

/** The loudness over time. An MP3 says it without being decoded: each frame carries its global gain. */
export async function showWaveform(context: Context, path: string): Promise<void> {
  const { terminal } = context;
  if (!terminal.err.isTTY || terminal.mode !== 'human') return;
  const { mp3Loudness } = await import('./mp3-loudness.ts');
  const peaks = mp3Loudness(await readFile(resolveFrom(context, path)));
  if (peaks.length === 0) return;
  await terminal.previewSound(peaks);
}

export async function play(context: Context, path: string): Promise<void> {
  const file = resolveFrom(context, path);
  for (const [program = '', ...args] of PLAYERS) {
    // No such player; the next one is tried.
    const started = await context.launch(program, [...args, file], { attached: true }).catch(() => undefined);
    if (started !== undefined) return;
  }
  throw new OctetError('io', 'no audio player found', `install mpv, or open ${path} yourself`);
}
