import stored from '../data/phrases.json';
import { bold, type Skill } from '../skill.ts';

const ONE = `(?:${stored.languages.join('|')}|mandarin)`;
const LANGUAGE = `(${ONE}(?:(?:,| and|, and) ${ONE}){0,3})`;
const LEAD =
  "^(?:please |can you |could you |hi,? |tell me |how (?:do|would|can|to) (?:you |i |we |one )?|what(?:'s| is) |the (?:word|translation|phrase) (?:for|of) |the )*";
const QUOTED = '["\'“‘«]?([^"“”«»:\\n]{1,80}?)["\'”’»]?';
const QUESTIONS = [
  `${LEAD}(?:say|write|translate|spell)?:? ?(?:the (?:word|phrase) )?${QUOTED} (?:in|to|into) ${LANGUAGE}$`,
  `${LEAD}translate (?:this |the following )?(?:in|to|into) ${LANGUAGE}:? ${QUOTED}$`,
  `${LEAD}${LANGUAGE} (?:word |translation |phrase )?(?:for|of) ${QUOTED}$`,
].map((pattern) => new RegExp(pattern, 'i'));

const LONGEST = 120;

type Phrase = (typeof stored.phrases)[number];

/** The phrase, or the two that a comma parts. */
function phrasesIn(text: string): readonly Phrase[] | undefined {
  const known = (part: string) => stored.phrases.find(({ says }) => says.includes(part));
  const whole = known(text);
  if (whole !== undefined) return [whole];
  const parts = text.split(/[,!.?] /).map(known);
  const found = parts.filter((each) => each !== undefined);
  return found.length === parts.length ? found : undefined;
}

/** Greetings and short words in frequent languages, from a list; what is not in it is not translated. */
export const translation: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > LONGEST || message.includes('\n')) return undefined;
    const question = message
      .replace(/\s+/g, ' ')
      .replaceAll('’', "'")
      .trim()
      .replace(/[?.! ]+$/, '');
    for (const pattern of QUESTIONS) {
      const found = pattern.exec(question);
      if (found === null) continue;
      const isLanguage = (text = ''): boolean => new RegExp(`^${LANGUAGE}$`, 'i').test(text);
      const [language, said] = isLanguage(found[2]) ? [found[2], found[1]] : [found[1], found[2]];
      const plain = (said ?? '')
        .toLowerCase()
        .replace(/^(?:a|an|the) /, '')
        .replace(/[?!.,'" ]+$/, '');
      const phrases = phrasesIn((said ?? '').toLowerCase()) ?? phrasesIn(plain);
      if (phrases === undefined) continue;
      const given = (language ?? '').split(/, and | and |, /i).map((name) => {
        const [first = '', ...rest] = name.toLowerCase();
        const at = stored.languages.indexOf(name.toLowerCase().replace('mandarin', 'chinese'));
        const said = phrases.map((each) => each.in[at]);
        // Phrases for travellers are there in the first languages only.
        return said.includes(undefined)
          ? undefined
          : `“${plain}” in ${first.toUpperCase()}${rest.join('')}: ${bold(said.join(', ').replaceAll('?, ', '? '))}`;
      });
      if (given.includes(undefined)) continue;
      return given.join('  \n');
    }
    return undefined;
  },
};
