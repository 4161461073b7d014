import { NUMBER, numberOf, type WishText } from '../reading/text.ts';
import type { ListStep, Report } from './program.ts';

const LINES =
  '(?:(?:all|the|its|their|of|it|file|input|every) )*lines?(?: (?:of|in|from) (?:it|the file|the input|them|that file))?';
const SHOW =
  '(?:(?:and|then|to) )*(?:(?:prints?|outputs?|shows?|writes?|displays?|lists?|gives?) )?(?:them |it )?';

/** The sayings for each step; a line that is itself reversed is another wish. */
const SAYINGS: readonly (readonly [ListStep, RegExp])[] = [
  [
    'filled',
    /,? ?\b(?:and |but |then )*(?:(?:remov|skip|drop|delet|strip|ignor|leav)(?:e|es|s|ing|ping|ting)?(?: out)?|without|omitting|filters? out|non-?)(?: all| the| any)? ?(?:empty|blank)(?: lines| ones)?(?: and lines with only (?:spaces|whitespace))?|\b(?:only )?(?:the )?non-?(?:empty|blank)(?= lines)/,
  ],
  [
    'unique',
    /,? ?\b(?:and |but |then )*(?:(?:remov|skip|drop|delet|eliminat|leav)(?:e|es|s|ing|ping|ting)?(?: out)?|without|omitting|filters? out|dedup(?:licat)?(?:e|es|ing)?)(?: all| the| any)? ?(?:(?:duplicated?s?|repeated|double|repeating)(?: lines| ones)?|(?=lines))(?:,? ?(?:and |but )?(?:while )?(?:keeps?|keeping|preserving|preserves?)(?: only)?(?: the)? (?:first (?:occurrence|one)s?(?: of each)?|(?:original )?order)(?: of (?:the )?lines| of (?:their )?first (?:occurrence|appearance))?)?|\b(?:only )?(?:the )?(?:unique|distinct) lines(?: only)?|\beach (?:distinct |different )?line (?:only )?once/,
  ],
  [
    'sortedDown',
    new RegExp(
      `\\b${SHOW}(?:sort(?:s|ed|ing)? )?${LINES} (?:sorted )?(?:in )?(?:descending|reverse(?:d)?)(?: alphabetical)?(?: alphabetically)? (?:order )?sorted\\b|\\bsort(?:s|ed|ing)? (?:${LINES}[ ·]+)?(?:in )?(?:descending|reverse(?:d)?)(?: alphabetical(?:ly)?)?(?: order)?`,
    ),
  ],
  [
    'sorted',
    new RegExp(
      `,? ?\\b(?:and |then )*sort(?:s|ed|ing)?(?: (?:${LINES}|them|it))?(?:[ ·]+(?:in )?(?:alphabetical(?:ly)?|ascending|lexicographic(?:al)?(?:ly)?)(?: order)?)?|\\b${LINES}[ ·]+(?:in )?(?:alphabetical|ascending) order`,
    ),
  ],
  [
    'reversed',
    new RegExp(
      `\\b${SHOW}(?:(?:revers(?:es?|ing)|flips?|flipping) (?:the order of )?${LINES}(?! (?:each|itself))(?: order)?|(?:${LINES}[ ·]+)?(?:in reversed?(?: line)? order|backwards|from (?:the )?(?:last|bottom|end) to (?:the )?(?:first|top|start|beginning)|(?:with the )?last line first|from bottom to top|reversed))`,
    ),
  ],
];
const PART = new RegExp(
  `\\b${SHOW}(?:only )?(?:the )?(first|last) ${NUMBER} lines\\b(?: only)?(?: (?:of|from|in) (?:it|them))?`,
);

/** "Reverses the lines", "the last 10 lines", "sorted, without duplicates": lines in, lines out. */
export function readListed(wish: WishText): Extract<Report, { kind: 'listed' }> | undefined {
  if (!/\blines?\b/.test(wish.given.toLowerCase())) return undefined;
  // "Reverses each line" is about letters, and a sort by length or number about something else.
  if (
    /\b(?:each|every) line\b(?! (?:only )?once)|\b(?:by|numeric(?:ally|al)?|length|words?|characters?|columns?|count|number of|how (?:many|often)|longest|shortest|number(?:s|ed)?)\b/i.test(
      wish.given.replace(/\b(?:command|last|first|\d+)[- ](?:line|\d+)/gi, ''),
    )
  )
    return undefined;
  const steps: { step: ListStep; count: number; at: number }[] = [];
  const part = wish.take(PART);
  for (const [step, pattern] of SAYINGS) {
    if (step === 'sorted' && steps.some((one) => one.step === 'sortedDown')) continue;
    const found = wish.take(pattern);
    if (found) steps.push({ step, count: 0, at: found.index });
  }
  if (part?.[1] && part[2])
    steps.push({ step: part[1] === 'first' ? 'first' : 'last', count: numberOf(part[2]), at: part.index });
  if (steps.length === 0 || new Set(steps.map(({ step }) => step)).size < steps.length) return undefined;
  wish.take(
    /,? ?\b(?:and |while |but )*(?:keep(?:s|ing)?|preserv(?:es?|ing)|maintain(?:s|ing)?) (?:the )?(?:original |same )?order(?: of (?:the )?(?:lines|file))?\b/,
  );
  // Lines to leave out go first; of the last lines in reverse order, the last ones come before the order.
  const rank = ({ step, at }: (typeof steps)[number]): number =>
    step === 'filled' ? -3 : step === 'unique' ? -2 : /^sorted/.test(step) ? -1 : at;
  steps.sort((a, b) => rank(a) - rank(b));
  return { kind: 'listed', steps: steps.map(({ step, count }) => ({ step, count })) };
}
