import stored from '../data/phrases.json';
import { bold, type Skill } from '../skill.ts';

const ONE = `(?:${stored.languages.join('|')}|mandarin)`;
const LANGUAGE = `(${ONE}(?:(?:,? and|,? or|,|/| &) ?${ONE}){0,6})`;
const LEAD =
  "^(?:please |can you |could you |hi,? |tell me |i need |how (?:do|would|can|to) (?:you |i |we |one )?|what(?:'s| is) |the (?:word|translation|phrase)s? (?:for|of) |the )*";
const QUOTED = '["\'“‘«]?([^"“”«»:\\n]{1,80}?)["\'”’»]?';
/** "“open” and “closed”": several of them, each between quotation marks. */
const SEVERAL = '((?:["“][^"“”\\n]{1,60}["”](?:,? and |, ?|,? or )?){2,8})';
const QUESTIONS = [SEVERAL, QUOTED].flatMap((said) =>
  [
    `${LEAD}(?:say|ask|write|translate|spell)?:? ?(?:the (?:word|phrase|sentence)s? )?${said},? (?:in|to|into) ${LANGUAGE}$`,
    `${LEAD}(?:say|write|translate) (?:this |these |the following )?(?:phrases? |words? )?(?:in|to|into) ${LANGUAGE}:? ${said}$`,
    `${LEAD}${LANGUAGE} (?:word |translation |phrase |words |phrases )?(?:for|of) ${said}$`,
  ].map((pattern) => new RegExp(pattern, 'i')),
);

const LONGEST = 200;

type Phrase = (typeof stored.phrases)[number];

const known = (part: string): Phrase | undefined => stored.phrases.find(({ says }) => says.includes(part));

/** "back in 5 minutes" is the phrase of ten minutes with another number. */
function withNumber(text: string): Phrase | undefined {
  const number = /\b(?:[2-9]|[1-9]\d)\b/.exec(text)?.[0];
  const found = number === undefined ? undefined : known(text.replace(number, '10'));
  return found === undefined
    ? undefined
    : { says: [text], in: found.in.map((each) => each.replace('10', number ?? '')) };
}

const plainOf = (said: string): string =>
  said
    .toLowerCase()
    .replace(/^(?:a|an|the) /, '')
    .replace(/[?!.,'" ]+$/, '');

/** The phrase, or the two that a comma parts. */
function phrasesIn(text: string): readonly Phrase[] | undefined {
  const whole = known(text) ?? withNumber(text);
  if (whole !== undefined) return [whole];
  const parts = text.split(/[,!.?] /).map(known);
  const found = parts.filter((each) => each !== undefined);
  return found.length === parts.length ? found : undefined;
}

interface Said {
  readonly plain: string;
  readonly phrases: readonly Phrase[] | undefined;
}

const read = (said: string): Said => {
  const plain = plainOf(said);
  return {
    plain: said.toLowerCase().replace(/[?!.,'" ]+$/, ''),
    phrases: phrasesIn(said.toLowerCase()) ?? phrasesIn(plain),
  };
};

const indexOf = (language: string): number =>
  stored.languages.indexOf(language.toLowerCase().replace('mandarin', 'chinese'));

/** Undefined where the phrase is not there in that language: those for travellers are there in the first ones only. */
function inLanguage({ phrases }: Said, language: string): string | undefined {
  const at = indexOf(language);
  const said = phrases?.map((each) => each.in[at]);
  return said === undefined || said.includes(undefined) ? undefined : said.join(', ').replaceAll('?, ', '? ');
}

const capital = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1).toLowerCase()}`;

const LEAST_SHARED = 0.55;

/** The phrase that shares most words with what was asked, in a language that it is there in. */
function nearest(plain: string, language: string): string {
  const asked = plain.split(' ');
  const at = indexOf(language);
  const [best] = stored.phrases
    .flatMap(({ says, in: texts }) => says.map((said) => ({ said, text: texts[at] })))
    .map((each) => {
      const own = each.said.split(' ');
      const shared = own.filter((word) => asked.includes(word)).length;
      return { ...each, share: shared / (own.length + asked.length - shared) };
    })
    .filter(({ text, share }) => text !== undefined && share >= LEAST_SHARED)
    .toSorted((a, b) => b.share - a.share);
  return best === undefined ? '' : ` The nearest that I know is “${best.said}”: ${best.text}`;
}

/** Only what is asked as a phrase is refused here; a text to translate is a wish of another kind. */
const IS_PHRASE = /^(?:how (?:do|would|can|to)\b|what(?:'s| is)\b)|["“]/i;

/** Greetings and short words in frequent languages, from a list; what is not in it is not translated. */
export const translation: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > LONGEST || message.includes('\n')) return undefined;
    const question = message
      .replace(/\s+/g, ' ')
      .replaceAll('’', "'")
      .trim()
      .replace(/[?.! ]+$/, '');
    let unknown: string | undefined;
    for (const pattern of QUESTIONS) {
      const found = pattern.exec(question);
      if (found === null) continue;
      const isLanguage = (text = ''): boolean => new RegExp(`^${LANGUAGE}$`, 'i').test(text);
      const [named = '', text = ''] = isLanguage(found[2]) ? [found[2], found[1]] : [found[1], found[2]];
      const languages = named.split(/,? and |,? or |, ?|\/| & /i);
      const quoted = [...text.matchAll(/["“]([^"“”]+)["”]/g)].map((each) => each[1] ?? '');
      const said = (quoted.length > 1 ? quoted : [text]).map(read);
      if (
        said.length === 1 &&
        said.some((each) => languages.every((name) => inLanguage(each, name) === undefined))
      ) {
        unknown ??= IS_PHRASE.test(question) ? refusal(said[0]?.plain ?? '', languages) : undefined;
        continue;
      }
      return said.length === 1 && said[0] !== undefined
        ? inLines(said[0], languages)
        : inTable(said, languages);
    }
    return unknown;
  },
};

const MOST_WORDS = 8;

function refusal(plain: string, languages: readonly string[]): string | undefined {
  const words = plain.split(' ').length;
  // A single word may stand in another list.
  if (words < 2 || words > MOST_WORDS) return undefined;
  const near = nearest(plain, languages[0] ?? '');
  return near === ''
    ? undefined
    : `I do not know “${plain}” in ${languages.map(capital).join(' or ')}: I have ${stored.phrases.length} phrases and translate nothing else.${near}`;
}

const missingNote = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : `\n\n_Not in my list: ${parts.join(', ')}._`;

function inLines(said: Said, languages: readonly string[]): string {
  const lines = languages.flatMap((name) => {
    const text = inLanguage(said, name);
    return text === undefined ? [] : [`“${said.plain}” in ${capital(name)}: ${bold(text)}`];
  });
  const missing = languages.filter((name) => inLanguage(said, name) === undefined).map(capital);
  return `${lines.join('  \n')}${missingNote(missing)}`;
}

function inTable(said: readonly Said[], languages: readonly string[]): string | undefined {
  const rows = said.map((each) => [
    `“${each.plain}”`,
    ...languages.map((name) => inLanguage(each, name) ?? '–'),
  ]);
  if (rows.every((row) => row.slice(1).every((text) => text === '–'))) return undefined;
  const missing = said.flatMap((each) =>
    languages
      .filter((name) => inLanguage(each, name) === undefined)
      .map((name) => `“${each.plain}” in ${capital(name)}`),
  );
  return `${[['Phrase', ...languages.map(capital)], ['---', ...languages.map(() => '---')], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')}${missingNote(missing)}`;
}
