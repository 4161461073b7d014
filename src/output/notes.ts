import type { Context } from '../context.ts';
import { readNotes } from '../contract/notes.ts';

/** Tells a person what the service says about its work; not what the work itself says already. */
export function showNotes({ terminal }: Context, document: unknown, work = ''): void {
  if (terminal.mode !== 'human') return;
  for (const note of readNotes(document)) if (!work.includes(note)) terminal.note(note);
}
