import { MONTHS, WEEKDAYS } from '../calendar/civil-date.ts';
import { dictionaryOf } from '../knowledge/dictionary.ts';
import { sentencesOf } from '../language/sentences.ts';
import { isStopWord } from '../language/words.ts';
import type { Skill } from '../skill.ts';

const MONTH = `(?:${MONTHS.map((month) => `${month}|${month.slice(0, 3)}\\.?`).join('|')})`;
const DATE = new RegExp(
  `\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b|\\b\\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?:,? \\d{4})?\\b|\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?\\b`,
  'g',
);

/** Kinds that follow from the form of the text, by the words that ask for them. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\be-?mail addresses\b|\be-?mail address\b|\be-?mails?\b/i,
    /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g,
  ],
  [/\b(?:urls?|links?|web ?sites?|web addresses)\b/i, /https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:!?]/g],
  [/\bdates?\b/i, DATE],
  [/\btimes?\b/i, /\b(?:[01]?\d|2[0-3]):[0-5]\d(?: ?[ap]m)?\b|\b1?\d ?[ap]m\b/gi],
  [
    /\b(?:(?:tele)?phone numbers?|phones?|telephones?|mobiles?)\b/i,
    /(?<![\w.])\+?\d[\d ().-]{6,16}\d(?!\w)/g,
  ],
  [
    /\b(?:amounts?|prices?|money|sums?|costs?)\b/i,
    /[$€£]\s?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*(?:\.\d+)? ?(?:dollars|euros?|pounds|USD|EUR|GBP)\b/g,
  ],
  [/\bages?\b/i, /\b\d{1,3}(?= years? old\b)|(?<=\baged? )\d{1,3}\b/gi],
  [/\bhash ?tags?\b/i, /#[\p{L}\p{N}_]+/gu],
  [/(?<!phone )\bnumbers?\b/i, /(?<![\w.])-?\d[\d,]*(?:\.\d+)?(?![\w])/g],
];
const NAMES = /\b(?:names?|people|persons?)\b/i;
const NOT_NAMES = new Set([
  ...MONTHS,
  ...WEEKDAYS,
  ...'Hi Hello Hey Hiya Dear Thanks Thank Cheers Regards Best Sincerely Greetings Yes No Ok Okay Please Mr Mrs Ms Dr Sir Madam'.split(
    ' ',
  ),
]);

/** Several kinds, or JSON, from a given text. One kind alone is a list, which another skill makes. */
export const extraction: Pick<Skill, 'answer'> = {
  async answer({ instruction, sourceText }, { assets }) {
    if (sourceText === undefined || !/\b(?:extract|pull out|find|list|get)\b/i.test(instruction))
      return undefined;
    const kinds = KINDS.filter(([asks]) => asks.test(instruction));
    const wantsNames = NAMES.test(instruction) && !/\b(?:file|user|domain|host) ?names?\b/i.test(instruction);
    const isJson = /\bjson\b/i.test(instruction);
    if (kinds.length + (wantsNames ? 1 : 0) < (isJson || wantsNames ? 1 : 2)) return undefined;
    const asked = [
      ...(wantsNames ? [{ at: NAMES, found: await namesIn(sourceText, assets) }] : []),
      ...kinds.map(([at, pattern]) => ({
        at,
        found: [...new Set(sourceText.match(pattern) ?? [])].map((each) => each.trim()),
      })),
    ].map(({ at, found }) => ({ word: at.exec(instruction), found }));
    const isAll = /\b(?:all|every|each)\b/i.test(instruction);
    const fields = asked
      .toSorted((a, b) => (a.word?.index ?? 0) - (b.word?.index ?? 0))
      .map(({ word, found }) => [keyOf(word?.[0] ?? ''), givenFor(word?.[0] ?? '', found, isAll)]);
    return `\`\`\`json\n${JSON.stringify(Object.fromEntries(fields), null, 2)}\n\`\`\``;
  },
};

const isPlural = (word: string): boolean => /(?:addresses|people|[^s]s)$/i.test(word);

/** As it was asked for: "phone numbers" are `phones`, "e-mail address" is `email`. */
function keyOf(word: string): string {
  const [first = ''] = word.toLowerCase().replaceAll('e-mail', 'email').replaceAll('web ', 'web').split(' ');
  return isPlural(word) && !isPlural(first) ? `${first}s` : first;
}

/** One thing that was asked for is one value. */
function givenFor(word: string, found: readonly string[], isAll: boolean): string | readonly string[] | null {
  if (isPlural(word) || isAll || found.length > 1) return found;
  return found[0] ?? null;
}

/** Said of people: "Maria is 34 years old" begins with a name, though a dictionary has "maria". */
const OF_A_PERSON =
  /^ (?:(?:is|was|turns?|turned) (?:aged )?\d{1,3}\b|(?:lives?|lived|works?|worked|said|says|told|met|wrote|called|married) )/;
/** A name after one of these words is a place. */
const IN_A_PLACE = /\b(?:in|near|at) $/;

/** Capitalised words; at the beginning of a sentence only those that no dictionary has, or that do as people do. */
async function namesIn(text: string, assets: Parameters<typeof dictionaryOf>[0]): Promise<string[]> {
  const dictionary = await dictionaryOf(assets);
  const isCommon = (word: string) => isStopWord(word) || dictionary.find(word.toLowerCase()) !== undefined;
  const found = sentencesOf(text).flatMap((sentence) => {
    const runs = sentence.matchAll(
      /(?<![\p{L}@.])\p{Lu}[\p{Ll}'’-]+(?: (?:(?:van|von|de|der|la|bin) )?\p{Lu}[\p{Ll}'’-]+)*/gu,
    );
    return [...runs].flatMap((run) => {
      const isFirst = !/[\p{L}\p{N}]/u.test(sentence.slice(0, run.index));
      if (IN_A_PLACE.test(sentence.slice(0, run.index))) return [];
      const isPerson = OF_A_PERSON.test(sentence.slice(run.index + run[0].length));
      const words = run[0].split(' ');
      while (
        words.length > 0 &&
        (NOT_NAMES.has(words[0] ?? '') ||
          ((isFirst || isStopWord(words[0] ?? '')) &&
            !(isPerson && words.length === 1) &&
            isCommon(words[0] ?? '')))
      )
        words.shift();
      const kept = words.filter((word) => !NOT_NAMES.has(word));
      return kept.length === 0 ? [] : [kept.join(' ').replace(/['’]s$/, '')];
    });
  });
  return [...new Set(found)];
}
