import { dictionaryOf, type Entry } from '../knowledge/dictionary.ts';
import { isStopWord } from '../language/words.ts';
import { bold, type Skill } from '../skill.ts';

const WORD = `["'“‘«*]*([a-z][a-z-]+)["'”’»*]*`;
const OPENING = String.raw`^(?:please |can you |could you |hi,? |hello,? |tell me |give me |what is |what's |what are |whats |find |list |do you know |suggest |\d+ |some |a |an |the )*`;
const ENDING = `(?: please)?[?.! ]*$`;

type Kind = 'meaning' | 'synonyms' | 'opposites';
const asked = (kind: Kind, pattern: string): readonly [Kind, RegExp] => [
  kind,
  new RegExp(OPENING + pattern + ENDING, 'i'),
];

const QUESTIONS: readonly (readonly [Kind, RegExp])[] = [
  asked(
    'synonyms',
    `(?:synonyms?|another word|other words|a different word|similar words?)(?: (?:for|of|to))(?: the word)? ${WORD}`,
  ),
  asked('synonyms', `words? (?:that mean(?:s)?|similar to|like) ${WORD}`),
  asked('opposites', `(?:antonyms?|opposites?)(?: (?:of|for|to))(?: the word)? ${WORD}`),
  asked('meaning', `(?:meanings?|definitions?) of(?: the word)? ${WORD}`),
  asked('meaning', `(?:define|definition:?|meaning:?)(?: the word)? ${WORD}`),
  asked('meaning', `what do(?:es)?(?: the word)? ${WORD} mean`),
  asked('meaning', `what(?:'s| is| does)(?: the)? meaning of(?: the word)? ${WORD}`),
  asked('meaning', `(?:word )?${WORD} (?:meaning|definition)`),
];
/** "what is empathy": one word after it, or one with an article. */
const PLAIN = /^(?:please |so |hi,? )*what(?:'s| is| are)(?: an?)? ["'“‘]?([a-z][a-z-]{2,})["'”’]?[?.! ]*$/i;

const MOST_SHOWN = 8;

/** Definitions, synonyms and opposites of frequent English words, from WordNet. */
export const dictionary: Pick<Skill, 'answer'> = {
  async answer({ message }, { assets }) {
    if (message.length > 160) return undefined;
    const question = message.replace(/\s+/g, ' ').trim();
    for (const [kind, pattern] of [...QUESTIONS, ['meaning', PLAIN] as const]) {
      const word = pattern.exec(question)?.[1]?.toLowerCase();
      if (word === undefined || (isStopWord(word) && pattern === PLAIN)) continue;
      const entry = (await dictionaryOf(assets)).find(word);
      if (entry) return SHOWN[kind](entry);
      return pattern === PLAIN ? undefined : unknown(word);
    }
    return undefined;
  },
};

const unknown = (word: string): string =>
  `“${word}” is not among the 13,000 words of my dictionary. A connected model may know it: \`octet config set upstream http://127.0.0.1:11434/v1\`.`;

const SHOWN: Readonly<Record<Kind, (entry: Entry) => string>> = {
  meaning: ({ word, senses }) => {
    const lines = senses.map(({ part, meaning, words }) => {
      const others = words.filter((other) => other !== word);
      return `- ${part}: ${meaning}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
    });
    return `${bold(word)}\n\n${lines.join('\n')}\n\n_WordNet 3.1_`;
  },
  synonyms: ({ word, senses }) => {
    const lines = senses
      .map(({ part, meaning, words }) => ({ part, meaning, others: words.filter((other) => other !== word) }))
      .filter(({ others }) => others.length > 0)
      .map(
        ({ part, meaning, others }) =>
          `- ${others.slice(0, MOST_SHOWN).map(bold).join(', ')} (${part}: ${meaning})`,
      );
    return lines.length === 0
      ? `WordNet lists no other word for ${bold(word)}, which means: ${senses[0]?.meaning}.`
      : `Other words for ${word}:\n\n${lines.join('\n')}`;
  },
  opposites: ({ word, senses }) => {
    const found = [...new Set(senses.flatMap(({ opposites }) => opposites))];
    return found.length === 0
      ? `WordNet lists no opposite of ${bold(word)}.`
      : `The opposite of ${word} is ${found.map(bold).join(' or ')}.`;
  },
};
