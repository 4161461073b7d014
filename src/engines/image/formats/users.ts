import type { FormatName } from './find-format.ts';

const FOR_KIDS =
  /\bfor\s+(?:my\s+|an?\s+|young\s+|little\s+)*(?:kids?|child(?:ren)?|toddlers?|adults?|preschool\w*|beginners?|students?|[\w-]+[\s-]years?[\s-]olds?)\b/i;
/** "Bright colours for kids": whom the look is for. */
const LOOK_FOR_KIDS =
  /(\b(?:colou?rs?|style|look|fun|playful|bright|letters|font|design)),?\s+for\s+(?:young\s+|little\s+|small\s+)?(?:kids|children|toddlers)\b(?!['’]|\s+\p{L}+ing\b)/giu;
/** "With lemons, for kitchen towels": what the cloth is sewn into. */
const MADE_INTO = /(?<=\b(?:with|of|showing)\s.*?),?\s+for\s+[\p{L}'’ -]+\.?\s*$/iu;

/** The prompt without those whom a design is for, and without what it is made into; they are not drawn. */
export function withoutUsers(prompt: string, format: FormatName | undefined): string {
  if (format === 'pattern') return prompt.replace(MADE_INTO, ' ');
  return /^(?:coloring|chart)$/.test(format ?? '')
    ? prompt.replace(FOR_KIDS, ' ')
    : prompt.replace(LOOK_FOR_KIDS, '$1');
}
