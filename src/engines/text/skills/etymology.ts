import stored from '../data/etymology.json';
import type { Skill } from '../skill.ts';

const NOUN = '(?:word|term|name|expression|verb|noun)s?';
const WORD = '["“‘\'`]?([\\p{L}-]{2,30}(?: [\\p{L}-]{2,30})?)["”’\'`]?';
const END = '(?: (?:originally|actually|really|in english))*[?.! ]*$';
/** "where does the word … come from", "the origin of the word …", "etymology of …" */
const ASKED: readonly RegExp[] = [
  `\\b(?:where|what|which language|what language|how)(?: \\w+)? (?:does|do|did) (?:the |this )?(?:english )?${NOUN} ${WORD} (?:originally |actually |really )?(?:come (?:from|about)|originate(?: from)?|derive from|stem from|get its (?:name|meaning)(?: from)?)${END}`,
  `\\b(?:origins?|etymology|roots?|history) of (?:the |this )?(?:english )?${NOUN} ${WORD}${END}`,
  `\\betymology of (?:the )?${WORD}${END}`,
  `^(?:the )?(?:word )?${WORD}(?:,|:)? (?:etymology|word origin|origin of the word)${END}`,
  `\\bwhere (?:is|was) (?:the )?${NOUN} ${WORD} (?:from|derived from|taken from|borrowed from)${END}`,
].map((pattern) => new RegExp(pattern, 'iu'));

const plain = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The origin of a word, from a short table; of others it says that it does not know it. */
export const etymology: Pick<Skill, 'answer'> = {
  answer({ message }) {
    const found =
      message.length > 160 ? undefined : ASKED.map((each) => each.exec(message)?.[1]).find(Boolean);
    if (found === undefined) return undefined;
    const origins: Readonly<Record<string, string>> = stored;
    const name = plain(found);
    const origin = origins[name] ?? origins[name.replace(/s$/, '')];
    return origin === undefined
      ? `I do not know where the word “${found}” comes from: I have the origins of about a hundred words, and it is not among them. A dictionary such as Wiktionary has it.`
      : `**${found}**: ${origin}`;
  },
};
