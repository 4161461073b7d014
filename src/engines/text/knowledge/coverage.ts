import { conceptsOf, isLight, wordsFor } from './recipe-words.ts';

/** True if a text mentions a concept, in the same or another word. "Without X" is another task than X. */
export const isCovered = (concept: string, text: string): boolean =>
  !concept.startsWith('without') && wordsFor(concept).test(text);

/** True if a text covers all of a part of a question. A part without own words is never covered by chance. */
export function speaksOf(text: string, part: string): boolean {
  if (ASKS_USE.test(part)) return TELLS_USE.test(text);
  if (ASKS_WHY.test(part)) return /\bbecause\b|: it (?:is|has)\b|, so (?:that )?\w/.test(text);
  if (ASKS_FAULT.test(part)) return TELLS_FAULT.test(text);
  if (/\b(?:what|which) (?:week)?day\b/i.test(part)) return /\b[MTWFS][a-z]+day\b/.test(text);
  const [plain, concepts] = [text.toLowerCase(), conceptsOf(part).filter((concept) => !isLight(concept))];
  return concepts.length > 0 && concepts.every((concept) => isCovered(concept, plain));
}

const ASKS_WHY = /^(?:and |so |but )?why(?: not| is that| so)?[?.! ]*$/i;
/** "Is that a bug" */
const ASKS_FAULT =
  /^(?:and |so |or )?is (?:that|this|it) (?:an? |really )*(?:bug|normal|expected|intended|intentional|wrong|error|mistake|problem|ok(?:ay)?)[?.! ]*$/i;
const TELLS_FAULT =
  /\b(?:no|not an?) (?:bug|fault|error)\b|\b(?:on purpose|by design|is (?:normal|expected|intended))\b/i;
const ASKS_USE =
  /^(?:and |so )?(?:when|where|why|which)\b.*\b(?:use|choose|pick|avoid|take)(?: (?:it|them|one|this|that|which))?[?.! ]*$/i;
const TELLS_USE = /\bUse (?:it|them)\b|\bWhen to use which\b|\bUsual for\b|\b[Uu]se `/;

/** A word of the question with those that lead to it: "with timestamps", not "timestamp". */
export function inAskersWords(question: string, concepts: readonly string[]): readonly string[] {
  const words = question.split(/\s+/);
  const found = concepts.flatMap((concept) => {
    const at = words.findIndex((word) => conceptsOf(word).includes(concept));
    if (at < 0) return impliedBy(concept, words);
    const from = LEADS.test(words[at - 1] ?? '') ? at - 1 : at;
    const start = from === at - 1 && LEADS.test(words[from - 1] ?? '') ? from - 1 : from;
    return [
      words
        .slice(start, at + 1)
        .join(' ')
        .replace(/^[("'“]+|[)"'”?.!,;:]+$/g, ''),
    ];
  });
  return [...new Set(found)].filter(
    (one, _, all) => !all.some((other) => other !== one && other.endsWith(` ${one}`)),
  );
}

/** A concept that no single word stands for: the word of a negation; nothing, where it was only read into the question. */
function impliedBy(concept: string, words: readonly string[]): readonly string[] {
  const own = concept.replace(/^without/, '');
  const word = words.find((each) => conceptsOf(each).includes(own));
  if (word !== undefined) return [`without ${word}`];
  const isSaid = words.some((each) => each.toLowerCase().startsWith(own.slice(0, 4)));
  return isSaid || own !== concept ? [concept.replace(/^without/, 'without ')] : [];
}

const LEADS =
  /^(?:with|without|for|from|in|on|by|as|to|at|than|except|only|of|after|before|since|until|via|over|under|into|the|a|an|my|last|each|every|per|all)$/i;
