import { dictionaryOf } from '../knowledge/dictionary.ts';
import { bold, type Skill } from '../skill.ts';

const MOST_CHARACTERS = 160;
const MOST_SHOWN = 24;
const ANAGRAM =
  /\banagrams? (?:of|for|from) (?:the word |the letters )?["“']?([a-z]{3,20})["”']?|\bunscramble (?:the (?:word|letters) )?["“']?([a-z]{3,20})["”']?|["“']?([a-z]{3,20})["”']? (?:is an )?anagrams?\b/i;
const LETTERS =
  /\bwords? (?:that )?(?:can |could )?(?:(?:be|are) )?(?:made|formed|built|spelled)? ?(?:i can (?:make|form) )?(?:with|from|of|out of|using)(?: only)? (?:the )?letters ((?:[a-z][ ,]*(?:and )?){3,12})[?.! ]*$/i;
const LETTER_COUNT =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[- ]?letters?\b|\b(\d{1,2}) letters\b|\bletters?: ?(\d{1,2})\b/i;
const COUNTS: readonly string[] = [
  '',
  '',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const STARTS =
  /\b(?:start|begin)(?:s|ning|ing)?(?: with)?(?: the letters?)? ["“']?([a-z]{1,8})["”']?(?![a-z])/i;
const ENDS = /\bend(?:s|ing)?(?: with| in| on)?(?: the letters?)? ["“']?-?([a-z]{1,8})["”']?(?![a-z])/i;
const HAS =
  /\b(?:contain(?:s|ing)?|with|including|having)(?: the letters?)? ["“']?([a-z]{1,6})["”']? (?:in (?:it|the middle)|inside)\b|\bcontain(?:s|ing)?(?: the letters?)? ["“']?([a-z]{1,8})["”']?(?![a-z])/i;

/** Words by their letters: anagrams, beginnings, ends and lengths. Only words of the dictionary are known. */
export const wordSearch: Pick<Skill, 'answer'> = {
  async answer({ message }, { assets }) {
    if (message.length > MOST_CHARACTERS || message.includes('\n')) return undefined;
    const find = anagramOf(message) ?? fromLetters(message) ?? byShape(message);
    if (find === undefined) return undefined;
    const words = (await dictionaryOf(assets)).words.filter((word) => /^[a-z]{2,}$/.test(word));
    const found = words.filter(find.fits);
    const shown = found
      .slice(0, MOST_SHOWN)
      .sort((one, other) => other.length - one.length || one.localeCompare(other));
    if (shown.length === 0)
      return `I know no ${find.said}, but I know only about ${Math.floor(words.length / 1000)},000 words.`;
    const more = found.length > MOST_SHOWN ? ` ${found.length - MOST_SHOWN} more are in it.` : '';
    return `${capitalised(find.said)}: ${shown.map(bold).join(', ')}.\n\n_From a dictionary of ${Math.floor(words.length / 1000)},000 words.${more}_`;
  },
};

interface Search {
  readonly said: string;
  readonly fits: (word: string) => boolean;
}

const sorted = (word: string): string => [...word].sort().join('');

function anagramOf(message: string): Search | undefined {
  const [, ...found] = ANAGRAM.exec(message) ?? [];
  const word = found.find((each) => each !== undefined)?.toLowerCase();
  if (word === undefined || /^(?:an?|the|is|find|what|of|for)$/.test(word)) return undefined;
  const letters = sorted(word);
  return {
    said: `anagram of “${word}”`,
    fits: (each) => each !== word && each.length === word.length && sorted(each) === letters,
  };
}

function fromLetters(message: string): Search | undefined {
  const letters = LETTERS.exec(message)?.[1]
    ?.toLowerCase()
    .replace(/\band\b|[^a-z]/g, '');
  if (letters === undefined || letters.length < 3) return undefined;
  const fits = (word: string): boolean => {
    let rest = letters;
    for (const letter of word) {
      if (!rest.includes(letter)) return false;
      rest = rest.replace(letter, '');
    }
    return word.length > 2;
  };
  return { said: `word from the letters ${[...letters].join(' ')}`, fits };
}

function byShape(message: string): Search | undefined {
  if (
    !/\bwords?\b/i.test(message) ||
    /\b(?:rhym|mean|synonym|opposite|another|other word|translate|language|regex|grep|count|password|sentence)/i.test(
      message,
    )
  )
    return undefined;
  const [, ...counts] = LETTER_COUNT.exec(message) ?? [];
  const said = counts.find((each) => each !== undefined)?.toLowerCase();
  const length = said === undefined ? undefined : COUNTS.includes(said) ? COUNTS.indexOf(said) : Number(said);
  const [start, end] = [STARTS.exec(message)?.[1]?.toLowerCase(), ENDS.exec(message)?.[1]?.toLowerCase()];
  const inside = HAS.exec(message)
    ?.slice(1)
    .find((each) => each !== undefined)
    ?.toLowerCase();
  if (start === undefined && end === undefined && inside === undefined) return undefined;
  const parts = [
    ...(start === undefined ? [] : [`begins with ${start}`]),
    ...(end === undefined ? [] : [`ends with ${end}`]),
    ...(inside === undefined ? [] : [`contains ${inside}`]),
  ];
  return {
    said: `word${length === undefined ? '' : ` of ${length} letters`} that ${parts.join(' and ')}`,
    fits: (word) =>
      (length === undefined || word.length === length) &&
      word.startsWith(start ?? '') &&
      word.endsWith(end ?? '') &&
      word.includes(inside ?? ''),
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
