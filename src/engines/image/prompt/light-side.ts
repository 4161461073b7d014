import type { Side } from './vocabulary.ts';

const FROM_SIDE =
  /\b(?:(?:sun|moon|morning|evening|afternoon)?-?(?:light|shine)|sun|rays?|lit|illuminated|shining) (?:(?:coming|falling|shining|streaming) )?(?:(?:in )?from|on) the (left|right)\b(?! of)/i;

/** "Soft light from the left": shadows and bright sides are as it says. */
export function lightSide(prompt: string): Side | undefined {
  const side = FROM_SIDE.exec(prompt)?.[1]?.toLowerCase();
  return side === 'left' || side === 'right' ? side : undefined;
}

/** A word of that phrase. */
export const isOfLight = (word: string, prompt: string): boolean =>
  (word === 'light' && !QUALITY.test(prompt)) || word === lightSide(prompt);

/** That is another wish: "soft light". */
const QUALITY = /\b(?:soft|gentle|harsh|hard|diffused?|dim|strong|dramatic) light\b/i;
