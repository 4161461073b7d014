import type { Task } from '../tasks/task.ts';
import type { Snippet } from './snippets.ts';

const SORTS = /^(?:bubble|insertion|selection)-sort$/;

const DOWN =
  /,? ?\b(?:and |that sorts |sorting |sorted )*(?:(?:in|into) )?(?:(?:descending|decreasing|reverse)(?:ly)?(?: order)?|from (?:the )?(?:largest|highest|biggest) to (?:the )?(?:smallest|lowest)|(?:largest|highest|biggest) first)\b/i;

/** The one comparison of two values of the list. */
const COMPARED = /(?<=\[[^\]\n]*\](?:»? ?\?\? 0)?[)»]* )(?:<=|>=|<|>)(?= [$«(\w])/g;

const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/** A sort that goes the other way round, with the wish that is left. */
export function descending(
  task: Task,
  snippet: Snippet,
  prompt: string,
): { readonly snippet: Snippet; readonly rest: string } | undefined {
  const said = SORTS.test(task.id) ? DOWN.exec(prompt) : null;
  if (!said || snippet.definition.match(COMPARED)?.length !== 1) return undefined;
  return {
    snippet: { ...snippet, definition: snippet.definition.replace(COMPARED, (sign) => TURNED[sign] ?? sign) },
    rest: prompt.replace(said[0], ''),
  };
}
