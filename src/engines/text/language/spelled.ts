import { capital } from '../../capital.ts';

const MISTYPED: readonly (readonly [RegExp, string])[] = [
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\bpl[sz]\b/g, 'please'],
  [/\bPl[sz]\b/g, 'Please'],
  [/\b(wo|do|ca|did|is|are|was|does|could|would|should|have|has)nt\b/gi, "$1n't"],
  [
    /\bwho's (?=(?:(?!been\b|had\b|got\b|not\b)[a-z]+ ){1,3}?(?:is|are|was|were|has|have|had|arrived?|came|got|did|does|broke|never|didn't|doesn't|hasn't)\b)/gi,
    'whose ',
  ],
  [/(?<![\w.@/'-])i(?=['’]|\s|[,;.!?](?:\s|$)|$)/g, 'I'],
];
const DAY_NAMES = /(?<![\w@./-])(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g;

/** A hastily typed text with its apostrophes and capitals. */
export const spelled = (text: string): string =>
  MISTYPED.reduce((all, [pattern, by]) => all.replace(pattern, by), text).replace(DAY_NAMES, (day) =>
    capital(day),
  );
