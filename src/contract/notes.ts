import { holders } from './shape.ts';

const MOST_NOTES = 20;

/** The service's remarks on its own work: what was left out, what it could not do, and how to get it. */
export function readNotes(document: unknown): string[] {
  const lists = holders(document).map(({ notes }) => notes);
  const notes: unknown[] = lists.find((each) => Array.isArray(each)) ?? [];
  return notes
    .slice(0, MOST_NOTES)
    .filter((note): note is string => typeof note === 'string' && note.trim() !== '');
}

/** The same for an event, which carries the field only when there is something to say. */
export function notesField(document: unknown): { readonly notes?: readonly string[] } {
  const notes = readNotes(document);
  return notes.length > 0 ? { notes } : {};
}
