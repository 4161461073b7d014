import { digitsForWords } from '../math/number-words.ts';
import { chanceProblem } from '../problems/chances.ts';
import { dilutionProblem } from '../problems/dilution.ts';
import { bestOffer } from '../problems/offers.ts';
import { scaledRecipe } from '../problems/scaling.ts';
import { taxWithin } from '../problems/tax.ts';
import { tiling } from '../problems/tiling.ts';
import { wholeReading } from '../problems/whole-readings.ts';
import type { Skill } from '../skill.ts';

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ORDINAL = new RegExp(`\\bevery (${ORDINALS.join('|')})\\b`, 'gi');
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
        .replace(/\b(each|which|every|this|that) one\b/gi, '$1')
        .replace(/\b(on|in|into|onto) one\b/gi, '$1 each')
        .replace(/\bm(?:2|\^2)(?!\w)/gi, 'm²')
        .replace(ORDINAL, (_, name: string) => `every ${ORDINALS.indexOf(name.toLowerCase()) + 2}th`),
    )
      .replaceAll('’', "'")
      .replace(/\s+/g, ' ')
      .trim();
    return (
      dilutionProblem(text) ??
      bestOffer(text) ??
      tiling(text) ??
      scaledRecipe(text) ??
      taxWithin(text) ??
      wholeReading(text) ??
      chanceProblem(text)
    );
  },
};
