import stored from '../data/topics.json';
import { dictionaryOf } from '../knowledge/dictionary.ts';
import { frequencies, rankSentences } from '../language/sentence-ranking.ts';
import { sentencesOf } from '../language/sentences.ts';
import { isStopWord, stem, wordsOf } from '../language/words.ts';
import { digitsForWords } from '../math/number-words.ts';
import { bold, type Skill } from '../skill.ts';

const ASKED =
  /^(?:the )?(?:main )?(?:topics?|subject|theme)[?: ]*$|\bwhat(?:'s| is| are)?\b.{0,40}\babout\b|\b(?:main )?(?:topics?|subject|theme)\b.{0,30}\b(?:of|this|the text|here)\b|\bwhat(?:'s| is) the (?:topic|subject|theme)\b/i;
const MOST = 5;

/** Tells what a text is about: its most used words, and its most telling sentence. */
export const topic: Pick<Skill, 'answer'> = {
  async answer({ instruction, sourceText }, { assets }) {
    if (sourceText === undefined || !ASKED.test(instruction)) return undefined;
    const text = sourceText.trim().replace(/^["“«']+|["”»']+$/g, '');
    const subject = subjectOf(text);
    if (subject !== undefined) return subject;
    const asked = Number(/\b(?:in|with) (\d) words?\b/i.exec(digitsForWords(instruction))?.[1] ?? MOST);
    const count = Math.max(asked, 2);
    const dictionary = await dictionaryOf(assets);
    const isNoun = (word: string) =>
      (dictionary.find(word.toLowerCase())?.senses[0]?.part ?? 'noun') === 'noun';
    const words = wordsOf(text)
      .filter(isNoun)
      .filter((word) => !isStopWord(word) && word.length > 3 && !/[\d'’]/.test(word));
    if (words.length < 3) return undefined;
    const shown = new Map(words.toReversed().map((word) => [stem(word), word]));
    const ranked = [...frequencies(words.map(stem))].toSorted((a, b) => b[1] - a[1]).slice(0, count);
    const list = ranked.map(([key]) => bold(lower(shown.get(key) ?? key)));
    const [best] = rankSentences(sentencesOf(text), 1);
    return `It is about ${list.slice(0, -1).join(', ')} and ${list.at(-1)}.${best === undefined || asked < MOST ? '' : `\n\n> ${best}`}`;
  },
};

const TOPICS: readonly (readonly [string, ReadonlySet<string>])[] = Object.entries(stored).map(
  ([name, words]) => [name, new Set(words.split(' '))],
);
const LEAST_WORDS = 2;

/** The subject that most words of the text belong to, where it is clearly one. */
function subjectOf(text: string): string | undefined {
  const said = [...new Set(wordsOf(text).map((word) => word.toLowerCase()))];
  const [first, second] = TOPICS.map(([name, words]) => ({
    name,
    hits: said.filter((word) => words.has(word)),
  })).toSorted((a, b) => b.hits.length - a.hits.length);
  return first === undefined || first.hits.length < LEAST_WORDS || first.hits.length === second?.hits.length
    ? undefined
    : `It is about ${bold(first.name)}, by its words: ${first.hits.join(', ')}.`;
}

/** A capital at the beginning of a sentence is no name; two capitals are. */
const lower = (word: string): string => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word);
