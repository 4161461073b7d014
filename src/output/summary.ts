import type { Context } from '../context.ts';
import { readAltTexts } from '../contract/alt-texts.ts';
import { readSong } from '../contract/song.ts';

/** Tells a person in a line what was made: a terminal shows no pictures and plays no songs. */
export function showSummary({ terminal }: Context, document: unknown): void {
  if (terminal.mode !== 'human') return;
  for (const text of readAltTexts(document)) terminal.note(`shows: ${text}`);
  const song = readSong(document);
  if (song !== undefined) terminal.note(`plays: ${song}`);
}
