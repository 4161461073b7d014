import { drawingWords } from './drawing-words.ts';
import type { Subject } from './subject.ts';

/** "Pigeons as doves", where the drawing is that of another thing; else none. */
export function standIn({ said, name, like, count }: Subject): string[] {
  const as = drawingWords(name, count);
  const isSame = said.endsWith(` ${as}`) || (OF_OWNERS.test(said) && lastWord(said) === lastWord(as));
  return like && !(isSame && (OF_USE.test(said) || OF_OWNERS.test(said))) ? [`${said} as ${as}`] : [];
}

/** Words before a thing that say when it is used, not how it looks: a breakfast tray is a tray. */
const OF_USE =
  /^(?:breakfast|lunch|dinner|dining|supper|serving|birthday|party|picnic|kitchen|family|daily)\b/;

/** The owner is not seen: a men's watch is a watch. */
const OF_OWNERS = /^(?:men|women|mens|womens|ladies|boys|girls|kids|children|birds|babies|dogs|cats) /;

const lastWord = (words: string): string => words.slice(words.lastIndexOf(' ') + 1);
