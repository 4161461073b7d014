import { digitsForWords } from '../math/number-words.ts';
import { memorySize } from '../problems/memory-size.ts';
import { shortSum } from '../problems/short-sums.ts';
import type { Skill } from '../skill.ts';

const LONGEST = 180;

/** Sums that are told in a few words. */
export const shortSums: Pick<Skill, 'answer'> = {
  answer({ message, sourceText }) {
    if (message.length > LONGEST || sourceText?.includes('\n')) return undefined;
    const text = message.replaceAll('’', "'");
    return memorySize(text) ?? shortSum(text) ?? shortSum(digitsForWords(text));
  },
};
