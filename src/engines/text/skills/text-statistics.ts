import { itemsOf } from '../language/list-items.ts';
import { frequencies } from '../language/sentence-ranking.ts';
import { sentencesOf } from '../language/sentences.ts';
import { isStopWord, wordsOf } from '../language/words.ts';
import { bold, type Skill } from '../skill.ts';

/** Counts in a given text: words, characters, letters, lines, one word, the most frequent ones. */
export const textStatistics: Skill = {
  name: 'counting',
  answer({ instruction, sourceText, message }) {
    return (
      letterCount(message) ??
      aboutWord(message) ??
      (sourceText === undefined
        ? undefined
        : (wordOccurrences(instruction, sourceText) ??
          totals(instruction, sourceText) ??
          extremes(instruction, sourceText) ??
          keywords(instruction, sourceText)))
    );
  },
};

const LETTER =
  /\bhow many (?:times (?:does|do|is) (?:the letter )?)?["'‘“]?([a-z])["'’”]?(?:['’]?s|\(s\))?(?: letters?)?(?: (?:are|is|appear|occur)(?: there)?)? in (?:the word )?["'‘“]?([\p{L}-]+)["'’”]?\s*\?*$/iu;
const LETTER_COUNT =
  /\bcount (?:the )?(?:letter )?["'‘“]?([a-z])["'’”]?(?:['’]?s)? in (?:the word )?["'‘“]?([\p{L}-]+)["'’”]?\s*[.?]*$/iu;

function letterCount(message: string): string | undefined {
  const [, letter, word] =
    LETTER.exec(message.replace('the letter ', '')) ?? LETTER_COUNT.exec(message) ?? [];
  if (letter === undefined || word === undefined) return undefined;
  const places = [...word.toLowerCase()].flatMap((char, index) =>
    char === letter.toLowerCase() ? [index + 1] : [],
  );
  const where = places.length > 0 ? ` (position ${places.join(', ')})` : '';
  return `The letter “${letter}” occurs ${bold(times(places.length))} in “${word}”${where}.`;
}

const WORD = String.raw`(?:the (?:word|name) )?["'“‘]?([\p{L}-]+)["'”’]?`;
const LENGTH = new RegExp(
  `^how many (?:letters|characters) (?:are |does |has )?(?:there )?(?:in )?${WORD}(?: have)?\\s*\\??$`,
  'iu',
);
const BACKWARDS = new RegExp(`^(?:spell|write|say) ${WORD} (?:backwards?|in reverse)\\s*[.?]?$`, 'iu');
const REVERSED = new RegExp(`^reverse (?:the (?:string|text) |the )?${WORD}\\s*[.?]?$`, 'iu');
const PALINDROME = /^is ["'“‘]?([\p{L} ,'!?-]+?)["'”’]? a palindrome\s*\??$/iu;

/** Questions about one word: its length, its reverse, whether it reads the same both ways. */
function aboutWord(message: string): string | undefined {
  const long = LENGTH.exec(message)?.[1];
  if (long !== undefined)
    return `“${long}” has ${bold(String([...long.replaceAll('-', '')].length))} letters.`;
  const backwards = (BACKWARDS.exec(message) ?? REVERSED.exec(message))?.[1];
  if (backwards !== undefined) return [...backwards].toReversed().join('');
  const palindrome = PALINDROME.exec(message)?.[1];
  if (palindrome === undefined) return undefined;
  const letters = [...palindrome.toLowerCase()].filter((char) => /\p{L}/u.test(char));
  const mirrored = letters.toReversed().join('');
  return letters.join('') === mirrored
    ? `Yes, “${palindrome}” is a ${bold('palindrome')}.`
    : `No, backwards it is “${mirrored}”.`;
}

const times = (count: number) => `${count} ${count === 1 ? 'time' : 'times'}`;

function wordOccurrences(instruction: string, sourceText: string): string | undefined {
  const word =
    /\b(?:times|often|occurrences of|count (?:of )?)\b.*?(?:the )?(?:word|term|name) (?!(?:in|of|are)\b)["'“‘]?([\p{L}\p{N}-]+)/iu.exec(
      instruction,
    )?.[1];
  const isOfItems = EACH_ITEM.test(instruction) && /[,;\n]/.test(sourceText);
  if (EACH_WORD.test(instruction) || isOfItems)
    return [
      ...frequencies(
        (isOfItems ? itemsOf(sourceText.replace(/\.\s*$/, '')).items : wordsOf(sourceText)).map((each) =>
          each.toLowerCase(),
        ),
      ),
    ]
      .toSorted((a, b) => b[1] - a[1])
      .map(([each, count]) => `- ${each} (${count})`)
      .join('\n');
  if (word === undefined) return undefined;
  const count = wordsOf(sourceText).filter((other) => other.toLowerCase() === word.toLowerCase()).length;
  return `The word “${word}” occurs ${bold(times(count))}.`;
}

/** "how often each fruit appears": the items of a list. */
const EACH_ITEM =
  /\b(?:how (?:often|many times)|count|frequency of|number of times)\b.*\b(?:each|every) (?!word\b|letter\b|character\b|line\b)[a-z]+(?: (?:appears?|occurs?|is (?:in|named|mentioned|listed)|comes up|there is))?\b/i;
const EACH_WORD =
  /\b(?:how (?:often|many times)|count|frequenc(?:y|ies)|occurrences)\b.*\b(?:each|every) word\b|\bcount each\b/i;

/** Not all of them are counted, or not they themselves. */
const SOME_ONLY =
  /\b(?:without|excluding|except|ignor\w+|longer|shorter|more than|less than|fewer than|at least|at most|average|per|capital(?:i[sz]ed)?|upper ?case|lower ?case|each|every)\b/i;
const DIFFERENT = /\b(?:unique|distinct|different)\b/i;
const NO_SPACES = /\b(?:without|excluding|except|ignoring|not counting|no) (?:the )?(?:white ?)?spaces?\b/i;

const MEASURES: readonly (readonly [RegExp, string, (text: string) => number])[] = [
  [/\bwords?\b/i, 'word', (text) => wordsOf(text).length],
  [/\bvowels?\b/i, 'vowel', (text) => text.match(/[aeiou]/gi)?.length ?? 0],
  [/\bconsonants?\b/i, 'consonant', (text) => text.match(/[b-df-hj-np-tv-z]/gi)?.length ?? 0],
  [/\b(?:characters?|chars?|letters?)\b/i, 'character', (text) => [...text].length],
  [/\blines?\b/i, 'line', (text) => text.split('\n').length],
  [/\bsentences?\b/i, 'sentence', (text) => sentencesOf(text).length],
  [/\bparagraphs?\b/i, 'paragraph', (text) => text.trim().split(/\n\s*\n/).length],
];

function totals(instruction: string, sourceText: string): string | undefined {
  if (!/\b(?:count|how many|number of|length of)\b/i.test(instruction)) return undefined;
  // A word that is asked for by its length or frequency is none that is counted.
  const counted = instruction.replace(
    /\b(?:longest|shortest|most \w+) words?\b|\b(?:which|what) word\b.*$/gi,
    ' ',
  );
  const wanted = MEASURES.filter(([pattern]) => pattern.test(counted));
  if (NO_SPACES.test(counted) && /\b(?:char\w*|letters?)\b/i.test(counted))
    return `${bold(`${[...sourceText.replace(/\s/g, '')].length} characters`)} without spaces`;
  if (SOME_ONLY.test(counted)) return undefined;
  if (DIFFERENT.test(counted))
    return wanted.length === 1 && /\bwords?\b/i.test(counted)
      ? bold(`${new Set(wordsOf(sourceText.toLowerCase())).size} different words`)
      : undefined;
  if (wanted.length === 0 || /\b(?:contain|start|begin|end|with)\b/i.test(instruction)) return undefined;
  return wanted
    .map(([, name, measure]) => {
      const count = measure(sourceText);
      return bold(`${count} ${name}${count === 1 ? '' : 's'}`);
    })
    .join(', ');
}

function extremes(instruction: string, sourceText: string): string | undefined {
  const which =
    /\b(longest|shortest) word\b|\bwhich (?:one |of (?:these|them) )?(?:words? )?is (?:the )?(longest|shortest)\b/i
      .exec(instruction)
      ?.slice(1)
      .find((each) => each !== undefined)
      ?.toLowerCase();
  if (which === undefined) return undefined;
  const sign = which === 'longest' ? -1 : 1;
  const [word] = wordsOf(sourceText).toSorted((a, b) => sign * ([...a].length - [...b].length));
  return word === undefined ? undefined : `The ${which} word is ${bold(word)} (${[...word].length} letters).`;
}

function keywords(instruction: string, sourceText: string): string | undefined {
  if (
    !/\b(?:which|what) word (?:is|occurs|appears|comes)(?: the)? most\b|\bkey ?words?\b|\btags\b|\bmost (?:common|frequent|used) words?\b|\bword frequenc/i.test(
      instruction,
    )
  )
    return undefined;
  const all = wordsOf(sourceText);
  if (
    /\bmost (?:common|frequent|used) word\b|\b(?:which|what) word (?:is|occurs|appears|comes)(?: the)? most\b/i.test(
      instruction,
    )
  )
    return mostOften(all);
  const words = all.filter((word) => !isStopWord(word) && [...word].length > 2 && !/^\d+$/.test(word));
  const shown = new Map(words.toReversed().map((word) => [word.toLowerCase(), word]));
  const ranked = [...frequencies(words.map((word) => word.toLowerCase()))]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, wanted(instruction));
  if (ranked.length === 0) return undefined;
  const list = ranked.map(([word, count]) => `- ${shown.get(word) ?? word} (${count})`).join('\n');
  const isWhole = words.length === all.length || /\bkey ?words?\b|\btags\b/i.test(instruction);
  return isWhole ? list : `${list}\n\n_Without short and ordinary words such as “the”._`;
}

/** One word, or those that occur equally often. */
function mostOften(words: readonly string[]): string | undefined {
  const counts = [...frequencies(words.map((word) => word.toLowerCase()))];
  const most = Math.max(...counts.map(([, count]) => count));
  const first = counts.filter(([, count]) => count === most).map(([word]) => bold(word));
  if (first.length === 0 || first.length > MOST_EQUAL) return undefined;
  return `${first.join(', ')} (${most} ${most === 1 ? 'time' : 'times'}${first.length > 1 ? ' each' : ''})`;
}

const MOST_EQUAL = 8;

function wanted(instruction: string): number {
  return Number(/\b(\d{1,2})\b/.exec(instruction)?.[1] ?? 8);
}
