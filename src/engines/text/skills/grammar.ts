import type { Assets } from '../../engine.ts';
import { dictionaryOf } from '../knowledge/dictionary.ts';
import {
  PAST_DAY,
  PAST_LAST,
  PAST_RULES,
  PAST_THEN,
  RULES,
  SPELLING,
  SUBJECT_RULES,
} from '../language/grammar-rules.ts';
import { likelyWord } from '../language/nearest-word.ts';
import { PLAIN_PASTS, PRONOUN_RULES } from '../language/pronoun-rules.ts';
import { wishAndText } from '../language/split-instruction.ts';
import type { Skill } from '../skill.ts';
import { wordVectors } from '../vectors/word-vectors.ts';

const WISH =
  /\b(?:gramm[ae]r|grammatical(?:ly)?|proof-?read|(?:correct|fix|check|edit)(?: (?:this|the|my|these|following|a|any|all|errors?|mistakes?|sentences?|texts?|english|spelling|in|and|for|of|please|it|me))*$|(?:is|are) (?:this|these|the following)(?: sentences?)? correct)/i;
const MOST_CHARACTERS = 1_000;
const LOOKS_AT =
  'the verb after he, she, they and plurals, a and an, double negations, their and there, your, its, than, tenses with “yesterday”, some misspellings, capitals';

/** Mends by rules what is surely wrong in a text, and says which words it changed. */
export const grammar: Pick<Skill, 'answer'> = {
  async answer({ instruction, sourceText, message }, { assets }) {
    const [wish, text] =
      sourceText === undefined ? wishAndText(message, MOST_CHARACTERS) : [instruction, sourceText.trim()];
    if (text === undefined || text.length > MOST_CHARACTERS || !WISH.test(wish.trim())) return undefined;
    // "How do I fix it" asks for a remedy of what the text says.
    if (REMEDY.test(wish) && !/\bgrammar\b/i.test(wish)) return undefined;
    if (CODE.test(text) || CODE.test(wish)) return undefined;
    const mended = mend(await respelt(text, assets));
    if (plainly(mended) === plainly(text))
      return `I find nothing to change by my rules, which does not mean that it is right: I look at ${LOOKS_AT}.`;
    const changes = changesIn(text, mended);
    return `${mended}\n\n_By rules: ${changes}. Other mistakes may be left._`;
  },
};

/** Words that neither the dictionary nor the list of frequent words has, as the word of it that they are but for a slip. */
async function respelt(text: string, assets: Assets): Promise<string> {
  const { find, words } = await dictionaryOf(assets);
  const vectors = await wordVectors(assets);
  const unused = new Float64Array(vectors.dimensions);
  const isWord = (word: string): boolean => find(word) !== undefined || vectors.add(word, unused);
  return text.replace(UNSURE, (word) => {
    if (isWord(word) || MISSPELT.test(word)) return word;
    for (const [ending, base] of ENDINGS) {
      const stem = word.endsWith(ending) ? word.slice(0, word.length - ending.length) + base : '';
      const found = stem === '' ? undefined : likelyWord(stem, words);
      const right = found?.endsWith(base) === true ? found.slice(0, found.length - base.length) + ending : '';
      if (right !== '') return right;
    }
    return word;
  });
}
/** In small letters, as names and abbreviations are not, and long enough to have one nearest word. */
/** These have a rule of their own. */
const MISSPELT = new RegExp(SPELLING[0].source, 'i');
const UNSURE = /(?<![\w'’@./-])[a-z]{5,20}(?![\w'’@/-]|\.\w)/g;
/** Endings of a word, and what stands for them in the dictionary. */
const ENDINGS = [
  ['', ''],
  ['ied', 'y'],
  ['ies', 'y'],
  ['s', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ly', ''],
] as const;
const REMEDY =
  /\b(?:how|what|where|why)\b.*\b(?:i|we|you|one|to)\s+(?:\w+\s+)?(?:correct|fix|check|edit)\b|\b(?:mean|cause[ds]?)\b/i;

const CODE = /[{}<>;=]|\b(?:function|code|bug|script|json|sql|program)\b/i;

function mend(text: string): string {
  const isPast =
    (PAST_DAY.test(text) || PAST_THEN.test(text)) &&
    !/\b(?:today|now|every|usually|always|tomorrow)\b/i.test(text);
  const rules = [
    SPELLING,
    ...SUBJECT_RULES,
    ...PRONOUN_RULES,
    ...(isPast ? [...PAST_RULES, ...PLAIN_PASTS] : []),
    ...RULES,
    ...(isPast ? [PAST_LAST] : []),
  ];
  const made = rules.reduce(
    (all, [pattern, by]) =>
      typeof by === 'string'
        ? all.replace(pattern, by)
        : all.replace(pattern, (...found) => by(...found.map(String))),
    text.replaceAll('’', "'"),
  );
  const cased = made.replace(
    /(^|[.!?] +)(["“]?)(\p{Ll})/gu,
    (_, before: string, mark: string, letter: string) => `${before}${mark}${letter.toUpperCase()}`,
  );
  const end = /^(?:what|where|when|why|how|who|do|does|did|is|are|can|could|will|would)\b/i.test(cased)
    ? '?'
    : '.';
  return /[\p{L}\p{N}]$/u.test(cased) && /\s/.test(cased) ? `${cased}${end}` : cased;
}

/** Without capitals and full stops, which are no grammar. */
const plainly = (text: string): string =>
  text
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/[.?!]+(?=\s|$)/g, '');

const bare = (word: string): string => word.replace(/^["“(]+|[,;:"”)]+$/g, '');

/** The words that differ: one behind the other where as many are left, else all between the first and the last. */
function changesIn(text: string, mended: string): string {
  const [before, after] = [plainly(text).split(/\s+/), plainly(mended).split(/\s+/)];
  const changed = before.filter((word, at) => word !== after[at]);
  // "Me and my sister", "my sister and I": words that moved were not replaced by each other.
  const isMoved =
    changed.length > 2 && changed.some((word) => after.some((one, at) => one === word && before[at] !== one));
  if (before.length === after.length && !isMoved)
    return before
      .flatMap((word, at) => (word === after[at] ? [] : [`${bare(word)} → ${bare(after[at] ?? '')}`]))
      .join(', ');
  const start = before.findIndex((word, at) => word !== after[at]);
  const same = before.toReversed().findIndex((word, at) => word !== after.at(-1 - at));
  // A word that was only left out or put in is shown with the next one.
  const end = Math.min(before.length, after.length) - start <= same ? Math.max(0, same - 1) : same;
  const part = (words: readonly string[]) => words.slice(start, words.length - end).join(' ');
  return `${part(before)} → ${part(after)}`;
}
