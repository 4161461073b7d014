import { digitsForWords } from '../math/number-words.ts';
import { bestOffer } from '../problems/offers.ts';
import { scaledRecipe } from '../problems/scaling.ts';
import { taxWithin } from '../problems/tax.ts';
import { tiling } from '../problems/tiling.ts';
import type { Skill } from '../skill.ts';

const MOST_CHARACTERS = 400;

/** Sums of shopping, kitchen and household. Each uses every number of the question, or does not answer. */
export const dailySums: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > MOST_CHARACTERS || message.includes('\n\n')) return undefined;
    const text = digitsForWords(
      message
        .replace(/(\d),(?=\d{3}\b)/g, '$1')
        .replace(/(\d),(?=\d{1,2}\b(?! ?%))(?!\d{1,2} ?[a-z])/g, '$1.')
        .replace(/(\d) ?per ?cent\b/gi, '$1%')
        // "which one" is no number.
        .replace(/\b(each|which|every|this|that) one\b/gi, '$1'),
    )
      .replaceAll('’', "'")
      .replace(/\s+/g, ' ')
      .trim();
    return bestOffer(text) ?? tiling(text) ?? scaledRecipe(text) ?? taxWithin(text);
  },
};
