import type { Task } from './task.ts';

/** Words that stand where a name could, but are none. */
const NO_NAMES: ReadonlySet<string> = new Set(
  'a all an and any as by called column csv table tables database each every for from given her his in it its last latest least most my named new no numeric of on one only or our per single skip skipping skips ignoring ignores excluding some specific sum that the their them this those to total two first second third fourth fifth nth which with year'.split(
    ' ',
  ),
);

/** Patterns may take quadratic time; names come early in a wish. */
const MOST_CHARACTERS = 2_000;

/** The names of a task that a prompt sets, and what it sets them to. */
export function openNames(prompt: string, task: Task): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const read = prompt.slice(0, MOST_CHARACTERS);
  for (const pattern of task.renames ?? []) {
    const groups = new RegExp(pattern, 'i').exec(read)?.groups ?? {};
    for (const [from, found] of Object.entries(groups)) {
      // A name that is written as it is already keeps its capitals.
      const to = found === from ? found : found?.toLowerCase();
      if (to && !NO_NAMES.has(to) && !names.has(from)) names.set(from, to);
    }
  }
  return names;
}
