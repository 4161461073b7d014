import lexicon from '../data/sentiment.json';
import { wordsOf } from '../language/words.ts';
import { bold, type Skill } from '../skill.ts';

const POSITIVE = new Set(lexicon.positive);
const NEGATIVE = new Set(lexicon.negative);
const NEGATIONS = new Set(lexicon.negations);
const STRONGER = new Set(lexicon.stronger);
/** Words before a judgement that can turn it round. */
const REACH = 3;

/** Of the weight of all judgements: with two for and one against, a text is mixed. */
const MOSTLY = 0.7;

/** What is expected of people and things: that it did not happen is a complaint. */
const EXPECTED =
  /^(?:answer(?:s|ed|ing)?|repl(?:y|ies|ied)|respon(?:d|ds|ded|se)|call(?:s|ed)?|arriv(?:e|es|ed)|c[ao]me|show(?:s|ed)?|work(?:s|ed|ing)?|help(?:s|ed)?|start(?:s|ed)?|turn(?:s|ed)?|open(?:s|ed)?|connect(?:s|ed)?|charg(?:e|es|ed)|fit(?:s|ted)?|last(?:s|ed)?|listen(?:s|ed)?|car(?:e|es|ed)|apologi[sz](?:e|es|ed)|refund(?:ed)?|deliver(?:s|ed)?|function(?:s|ed)?|load(?:s|ed)?|care|return(?:s|ed)?)$/;

/** Tells whether a text sounds positive or negative, by counting words for both. */
export const sentiment: Pick<Skill, 'answer'> = {
  answer({ message, sourceText }) {
    const text = sourceText ?? /[:"“«]\s*(.{8,})$/s.exec(message)?.[1];
    if (text === undefined) return undefined;
    const words = wordsOf(text.toLowerCase().replaceAll('’', "'"));
    const found = words.flatMap((word, at) => {
      const before = words.slice(Math.max(0, at - REACH), at);
      const isTurned = before.some((each) => NEGATIONS.has(each));
      if (isTurned && EXPECTED.test(word)) return [{ word: `not ${word}`, value: -1 }];
      const sign = POSITIVE.has(word) ? 1 : NEGATIVE.has(word) ? -1 : 0;
      if (sign === 0) return [];
      const weight = before.some((each) => STRONGER.has(each)) ? 2 : 1;
      return [{ word: isTurned ? `not ${word}` : word, value: (isTurned ? -sign : sign) * weight }];
    });
    if (found.length === 0)
      return `I ${bold('cannot tell')}: no word of the text that I know praises or complains.`;
    const sum = (sign: number) =>
      found.reduce((total, { value }) => total + (Math.sign(value) === sign ? Math.abs(value) : 0), 0);
    const [good, bad] = [sum(1), sum(-1)];
    const share = good / (good + bad);
    const verdict = share > MOSTLY ? 'Positive' : share < 1 - MOSTLY ? 'Negative' : 'Mixed';
    const list = (sign: number) => [
      ...new Set(found.filter(({ value }) => Math.sign(value) === sign).map(({ word }) => word)),
    ];
    const parts = [
      ...(list(1).length > 0 ? [`for it: ${list(1).join(', ')}`] : []),
      ...(list(-1).length > 0 ? [`against it: ${list(-1).join(', ')}`] : []),
    ];
    return `${bold(verdict)} (${parts.join('; ')}).`;
  },
};
