import looks from '../data/subject-looks.json';
import { counted, drawingWords } from './drawing-words.ts';
import { singularForm } from './lexicon.ts';
import type { Subject } from './subject.ts';

const SEVERAL = new Map(Object.entries(looks.several));

/** "Pigeons as doves", where the drawing is that of another thing; else none. */
export function standIn({ said, name, like, count }: Subject): string[] {
  const shown = SEVERAL.get(name);
  const isOne = count === 1 && singularForm(lastWord(said)) === lastWord(said);
  // The drawing of a cherry has two.
  if (shown !== undefined && isOne && !OF_SEVERAL.test(said))
    return [`${said} as ${counted(drawingWords(name, 2), shown)}`];
  const as = drawingWords(name, count);
  const isSame = said.endsWith(` ${as}`) || (OF_OWNERS.test(said) && lastWord(said) === lastWord(as));
  return like && !(isSame && (OF_USE.test(said) || OF_OWNERS.test(said))) ? [`${said} as ${as}`] : [];
}

const OF_SEVERAL = /\b(?:pair|stack|pile|bunch|handful|of) |\b(?:wheat|grain|barley|rye)$/;

/** Words before a thing that say when it is used, not how it looks: a breakfast tray is a tray. */
const OF_USE =
  /^(?:breakfast|lunch|dinner|dining|supper|serving|birthday|party|picnic|kitchen|family|daily)\b/;

/** The owner is not seen: a men's watch is a watch. */
const OF_OWNERS = /^(?:men|women|mens|womens|ladies|boys|girls|kids|children|birds|babies|dogs|cats) /;

const lastWord = (words: string): string => words.slice(words.lastIndexOf(' ') + 1);
