import { MONTHS, WEEKDAYS } from '../calendar/civil-date.ts';
import { dictionaryOf } from '../knowledge/dictionary.ts';
import { sentencesOf } from '../language/sentences.ts';
import { isStopWord } from '../language/words.ts';
import { notAnswered, type Skill } from '../skill.ts';

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
  "I'm",
  'I’m',
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
      ...(COMPANIES.test(instruction) ? [{ at: COMPANIES, found: companiesIn(sourceText) }] : []),
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
    const others = fieldsIn(instruction).filter(
      (field) => ![NAMES, COMPANIES, ...KINDS.map(([asks]) => asks)].some((asks) => asks.test(field)),
    );
    return `\`\`\`json\n${JSON.stringify(Object.fromEntries(fields), null, 2)}\n\`\`\`\n\n${notAnswered(others)}`.trim();
  },
};

const COMPANIES = /\b(?:compan(?:y|ies)|organi[sz]ations?|employers?|firms?)\b/i;

/** What is asked for, as it is listed: "name, email and hobby". */
const fieldsIn = (instruction: string): readonly string[] =>
  instruction
    .replace(/^.*?\b(?:extract|pull out|find|list|get)\b/i, '')
    .replace(/\b(?:as|in|into|from|out of|to|return|format)\b.*$/i, '')
    .split(/,|\band\b/i)
    .map((field) => field.replace(/\b(?:the|all|every|each|an?|any|me|his|her|their|please)\b/gi, ' ').trim())
    .filter((field) => /^[a-z-]+(?: [a-z-]+)?$/i.test(field));

/** A name behind "from" or "at", or one that ends as those of companies do. */
function companiesIn(text: string): string[] {
  const names = text.matchAll(
    /(\b(?:from|at|of|for) )?(?<![\p{L}@.])(\p{Lu}[\p{L}&'’-]+(?: \p{Lu}[\p{L}&'’-]+)*)/gu,
  );
  return [
    ...new Set(
      [...names].flatMap(([, before, name = '']) =>
        COMPANY.test(name) || (before !== undefined && !NOT_NAMES.has(name)) ? [name] : [],
      ),
    ),
  ];
}

const isPlural = (word: string): boolean => /(?:addresses|people|[^s]s)$/i.test(word);

/** As it was asked for: "phone numbers" are `phones`, "e-mail address" is `email`. */
function keyOf(word: string): string {
  const [first = ''] = word.toLowerCase().replaceAll('e-mail', 'email').replaceAll('web ', 'web').split(' ');
  return isPlural(word) && !isPlural(first) ? `${first}s` : first;
}

/** One thing that was asked for is one value. */
function givenFor(word: string, found: readonly string[], isAll: boolean): string | readonly string[] | null {
  return isPlural(word) || isAll ? found : (found[0] ?? null);
}

/** Said of people: "Maria is 34 years old" begins with a name, though a dictionary has "maria". */
const OF_A_PERSON =
  /^ (?:(?:is|was|turns?|turned) (?:aged )?\d{1,3}\b|(?:lives?|lived|works?|worked|said|says|told|met|wrote|called|married) )/;
/** A name after one of these words is a place, or a company. */
const OF_NO_PERSON =
  /\b(?:in|near|at|from|of|for|joined|join(?:s|ing)?|with|via|company|firm|team|called|by) (?:the )?$/i;
/** What a company is called. */
const COMPANY =
  / (?:Labs?|Inc|Ltd|LLC|GmbH|AG|Corp(?:oration)?|Group|Bank|Systems|Software|Technologies|Tech|Studios?|University|Institute|Company|Co|Solutions|Services|Media|Energy|Airlines|Hospital|School|College|Partners|Holdings|Industries|Street|Road|Avenue)$/;
/** "a call with Ana", "by Tom Reed": people, too, where nobody else is named. */
const OF_ANYBODY = /\b(?:for|with|by|called|from|of) (?:the )?$/i;

/** Whoever is named as a person; where nobody is, whoever stands behind "with" or "by". */
async function namesIn(text: string, assets: Parameters<typeof dictionaryOf>[0]): Promise<string[]> {
  const sure = await capitalisedIn(text, assets, false);
  return sure.length > 0 ? sure : capitalisedIn(text, assets, true);
}

/** Capitalised words; at the beginning of a sentence only those that no dictionary has, or that do as people do. */
async function capitalisedIn(
  text: string,
  assets: Parameters<typeof dictionaryOf>[0],
  anybody: boolean,
): Promise<string[]> {
  const dictionary = await dictionaryOf(assets);
  const isCommon = (word: string) => isStopWord(word) || dictionary.find(word.toLowerCase()) !== undefined;
  const found = sentencesOf(text).flatMap((sentence) => {
    const runs = sentence.matchAll(
      /(?<![\p{L}@.])\p{Lu}[\p{Ll}'’-]+(?: (?:(?:van|von|de|der|la|bin) )?\p{Lu}[\p{Ll}'’-]+)*/gu,
    );
    return [...runs].flatMap((run) => {
      const words = run[0].split(' ');
      const isGreeted = NOT_NAMES.has(words[0] ?? '') && words.length > 1;
      const isFirst = !isGreeted && !/[\p{L}\p{N}]/u.test(sentence.slice(0, run.index));
      const before = sentence.slice(0, run.index);
      if ((OF_NO_PERSON.test(before) && !(anybody && OF_ANYBODY.test(before))) || COMPANY.test(run[0]))
        return [];
      const isPerson = OF_A_PERSON.test(sentence.slice(run.index + run[0].length));
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
