import { holders } from './shape.ts';

/** What the service says about its own work: what was left out, what it could not do, and how to get it. */
export function readNotes(document: unknown): string[] {
  const lists = holders(document).map(({ notes }) => notes);
  const notes: unknown[] = lists.find((each) => Array.isArray(each)) ?? [];
  return notes.filter((note): note is string => typeof note === 'string' && note.trim() !== '');
}
