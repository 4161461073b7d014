import type { Context } from '../context.ts';
import { readNotes } from '../contract/notes.ts';
import { wasShown } from './shown-notices.ts';

/** Tells a person what the service says about its work; not what the work itself says already. */
export function showNotes(context: Context, document: unknown, work = ''): void {
  const { terminal } = context;
  if (terminal.mode !== 'human') return;
  for (const note of readNotes(document)) {
    const text = work.includes(note) ? '' : withoutKnownHint(context, note);
    if (text !== '') terminal.note(text);
  }
}

/** How to install something is said once; what is missing, each time. */
function withoutKnownHint({ clock, directories }: Context, note: string): string {
  const [hint = '', name = ''] = /(?:[^.;]*[^.;\s]\s+)?\bnpm install (?:-g )?(\S+).*$/s.exec(note) ?? [];
  if (name === '' || !wasShown(directories, `install-${name.replace(/\W+/g, '-')}`, clock.now())) return note;
  return note.slice(0, note.length - hint.length).trim();
}
