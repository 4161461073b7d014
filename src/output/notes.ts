import type { Context } from '../context.ts';
import { readNotes } from '../contract/notes.ts';
import { wasShown } from './shown-notices.ts';

/** Tells a person what the service says about its work; not what the work itself says already. */
export function showNotes(context: Context, document: unknown, work = ''): void {
  const { terminal } = context;
  if (terminal.mode !== 'human') return;
  for (const note of readNotes(document)) {
    if (!work.includes(note) && !isKnown(context, note)) terminal.note(note);
  }
}

/** Installation hints are shown once. */
function isKnown({ clock, directories }: Context, note: string): boolean {
  const name = /\bnpm install (?:-g )?(\S+)/.exec(note)?.[1];
  return name !== undefined && wasShown(directories, `install-${name.replace(/\W+/g, '-')}`, clock.now());
}
