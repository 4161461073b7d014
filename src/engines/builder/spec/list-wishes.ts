import type { Figure, Period, SortDirection } from './app-spec.ts';
import { likely } from './likely.ts';

/** A wish about a list as a whole: its order, its filters, its search, its groups, its sums, and the limits of its values. */
export interface ListWish {
  readonly kind: 'sort' | 'filter' | 'search' | 'group' | 'total' | 'default' | 'limit' | 'shown';
  /** The words for the field; empty where none is named, as in "newest first". */
  readonly by: string;
  /** The list that the wish names: "tasks" in "sort tasks by due date". */
  readonly of?: string;
  readonly direction?: SortDirection;
  /** It orders the records that are equal in the field before. */
  readonly isSecond?: true;
  /** For a total: another figure than the sum, and the words for its grouping. */
  readonly figure?: Figure;
  readonly per?: string;
  /** For a total: only over this week, month or year. */
  readonly within?: Period;
  /** The value that a new record has at first, or a limit of its values. */
  readonly value?: string;
  readonly bound?: 'min' | 'max';
  /** The words of the prompt. */
  readonly said: string;
}

const VERB =
  '(?:(?:sort|filter|search|rank|arrang|order|group)(?:e?d|able|ing|e?s)?|sort|filter|search(?:es)?|rank|arrange|order|group|organi[sz]ed|categori[sz]ed|find|look up|browse)';
const VERBS = `${VERB}(?:(?:\\s?[,/]\\s?|,?\\s(?:and|or)\\s)${VERB}){0,3}`;
const LEAD =
  '(?:(?:(?:which|that|where|so that|so)\\s)?(?:(?:i|we|you|users|people|it|they|members|visitors|everyone)\\s)?(?:can|could|should|must|may|will|would like to|want to|to|able to|is|are|be|being|automatically|also|easily|then|always|a|the|with)\\s){0,6}';
const OBJECT =
  '(?:\\s(?:for\\s)?(?:them|it|everything|(?:(?:all|the|my|our|these)\\s){0,3}(?!by\\b)([\\p{L}-]{3,30})))?';
const FIRST =
  'newest|latest|most recent|oldest|earliest|soonest|next|upcoming|highest|best|top|lowest|worst|cheapest|most expensive|dearest|longest|shortest|biggest|largest|smallest|heaviest|lightest|nearest|closest|most urgent|most important|most popular|favou?rite|high|low|best[- ]rated|highest[- ]rated|top[- ]rated|lowest[- ]rated';
const AT_FIRST = `(?:${FIRST})(?:\\s[\\p{L}]+)?\\s(?:first|on top|at the top)\\b`;
const END = `(?=\\s*(?:[,.;:()\\n]|$)|\\s(?:and|or|with|so|then|from|first|ascending|descending|in|when|where|that|which|to|for|as|but|on|at)\\b|\\s(?:the\\s)?${AT_FIRST})`;
const ONE = `(?:(?:the|their|its|his|her|each)\\s)?(?!${VERB}\\b)[\\p{L}-]{2,30}(?:\\s(?!and\\b|or\\b|in\\b|by\\b|first\\b|from\\b|${AT_FIRST})[\\p{L}-]{2,30}){0,2}?${END}`;
const DIRECTION = `(?:,?\\s(?:in\\s)?(ascending|descending)(?:\\sorder)?|,?\\s(?:with\\s)?(?:the\\s)?(${FIRST})(?:\\s[\\p{L}]+)?\\s(?:first|on top|at the top)|\\s(?:from\\s)?(?:the\\s)?(${FIRST})\\sto\\s(?:the\\s)?[\\p{L}]+|\\s(?:in\\s)?alphabetical(?:ly|\\sorder))?`;

const BY = likely(
  /\s(?:by|on)\s/i,
  new RegExp(
    `(?<![\\p{L}-])(?:(?<=[.;,]\\s|\\sand\\s)(?:list|show|display|keep)\\s(?:(?:the|all|my|our)\\s){0,2}([\\p{L}-]{3,30})\\s|(?<=[.;,]\\s)(?!always\\b|lists\\b|its\\b|users\\b|members\\b|visitors\\b)([\\p{L}-]{2,30}s)\\s)?${LEAD}(${VERBS})${OBJECT}\\s(?:by|on)\\s(${ONE})((?:\\s?,\\s${ONE}){0,5},?\\sor\\s${ONE}|(?:,?\\s(?:and\\s)?then\\s(?:by\\s)?${ONE}){1,2}|(?:,?\\sand\\s(?!an?\\s|the\\s)${ONE})?)${DIRECTION}`,
    'giu',
  ),
);

/** "Sort by newest first" names no field. */
const BY_FIRST = likely(
  /\sby\s/i,
  new RegExp(
    `(?<![\\p{L}-])${LEAD}(?:sort|order|arrang|rank|list|show|display)(?:e?d|ing|e?s|e)?${OBJECT}\\sby\\s(?:the\\s)?(?:(${FIRST})\\s(?:first|on top|at the top)|(newest|latest|most recent|oldest)(?=\\s*(?:[,.;\\n]|$)|\\sand\\b))`,
    'giu',
  ),
);

/** "Cheapest first", without a verb. */
const BARE_FIRST = likely(
  /\s(?:first|on top|at the top)/i,
  new RegExp(
    `(?<=^|[,;.]\\s?|\\sand\\s|\\swith\\s|\\s)(?:with\\s)?(?:the\\s)?(${FIRST})(?:\\s(?!first\\b)[\\p{L}]+)?\\s(?:first|on top|at the top)(?=\\s*(?:[,.;\\n]|$)|\\sand\\b)`,
    'giu',
  ),
);
const ALPHABETICAL =
  /(?:(?:which is|that is|that are|which are|automatically|listed|sorted|ordered|arranged|shown|kept|sort(?: them| it)?)\s)*(?:alphabetically|in alphabetical order|from a to z|a-z)(?: by ((?:the |their )?[\p{L}-]+(?: name)?))?/giu;

/** "This month", after a figure. */
const THIS = '(?:in\\s|of\\s)?(?:this|the current)\\s(week|month|year)';

/** "The total points per person", "see the average rating". */
const FIGURE = likely(
  /total|sum|average|mean|highest|max|best|longest|lowest|min|shortest/i,
  new RegExp(
    `(?<![\\p{L}-])${LEAD}(?:and\\s)?(?:(show|see|display|calculate|compute|give|tell|know|get|find|view)(?:s|ing)?\\s)?(?:(?:me|us)\\s)?(?:(?:an?|the|my|our|their|all)\\s){0,2}(?<!\\b(?:daily|weekly|monthly|yearly|hourly|annual)\\s)(totals?|sums?|average|mean|highest|maximum|max|(?:personal\\s)?best|longest|lowest|minimum|min|shortest)(?:\\s(?:(?:number|amount)\\s)?(?:of\\s)?((?:(?:the|all|my|our)\\s){0,2}(?!per\\b|by\\b|for\\b|of\\b)[\\p{L}-]{2,20}(?:\\s(?!per\\b|by\\b|for\\b|of\\b|and\\b|first\\b|this\\b)[\\p{L}-]{2,20}){0,2}?))?(?:\\s(?:per|for\\seach|for\\severy|of\\seach|of\\severy|by|for\\sthe)\\s(?:single\\s)?([\\p{L}-]{2,20}(?:\\s(?!and\\b|or\\b|in\\b|as\\b|this\\b)[\\p{L}-]{2,20})?))?(?:\\s${THIS})?(?=\\s*(?:[,.;\\n]|$)|\\s(?:and|with|in|as|at|so)\\b)`,
    'giu',
  ),
);
const FIGURES: readonly (readonly [RegExp, Figure])[] = [
  [/^(?:average|mean)$/i, 'average'],
  [/^(?:highest|max|maximum|(?:personal\s)?best|longest)$/i, 'highest'],
  [/^(?:lowest|min|minimum|shortest)$/i, 'lowest'],
];
const TOTAL =
  /(?<![\p{L}-])(?:(?:that|which|and|also|can|it|should|to)\s){0,3}(?:(?:(?:show|see|display|calculate|compute|keep|give|tell|add|has|have|know)(?:s|ing)?|sum(?:s|ming)? up|with)\s)?(?:(?:me|us|up)\s)?(?:(?:an?|the|my|our|all|their)\s){0,2}(?:(running|grand|overall|combined)\s)?(?:total|sum|totals)(?:\s(?:(?:of|for|number of|amount of|count of)\s)?((?:(?:the|all|my|our|their)\s){0,2}[\p{L}-]{2,20}(?:\s(?:spent|cost|value|amount|price|hours|time|costs|read|run|walked|ridden|worked|earned|paid|saved|slept|driven|eaten|drunk|sold|burned))?))?(?:\s(?:so far|at the (?:bottom|top|end)|overall|spent))?(?:\s(?:in\s|of\s)?(?:this|the current)\s(week|month|year))?(?=\s*(?:[,.;\n]|$)|\s(?:and|with)\s)/giu;
const SHOWN = /\b(?:show|see|display|calculate|compute|give|tell|know|keep|add up|sum)/i;
const ADDED_UP =
  /(?<![\p{L}-])(?:(?:that|which|and|also|it|i|we|can|should|to)\s){0,4}(?:adds?|sums?|totals?)\sup\s(?:(?:the|all|my|our|their)\s){0,2}([\p{L}-]{2,20})(?=\s*(?:[,.;\n]|$)|\sand\s)/giu;

const kindsOf = (verbs: string): readonly ListWish['kind'][] => {
  const said = verbs.toLowerCase();
  const kinds: ListWish['kind'][] = [];
  if (/sort|order|rank|arrang/.test(said)) kinds.push('sort');
  if (/filter|browse/.test(said)) kinds.push('filter');
  if (/search|find|look up/.test(said)) kinds.push('search');
  if (/group|organi[sz]ed|categori[sz]ed/.test(said)) kinds.push('group');
  return kinds;
};

const DOWN =
  /^(?:newest|latest|most|highest|best|top|dearest|longest|biggest|largest|heaviest|high|favou?rite|descending)/i;
const directionOf = (word: string | undefined): SortDirection | undefined =>
  word === undefined ? undefined : DOWN.test(word) ? 'descending' : 'ascending';

const within = (period: string | undefined): Pick<ListWish, 'within'> => {
  const found = (['week', 'month', 'year'] as const).find((one) => one === period?.toLowerCase());
  return found === undefined ? {} : { within: found };
};

const bare = (phrase: string): string =>
  phrase
    .trim()
    .replace(/^(?:and|or)\s/i, '')
    .replace(/^(?:(?:the|their|its|his|her|each|all|my|our)\s)+/i, '')
    .toLowerCase();

interface ListWishes {
  readonly text: string;
  readonly wishes: readonly ListWish[];
}

/** Takes the wishes about lists out of a prompt. `isField` tells the name of a field from what comes after the wish. */
export function takeListWishes(prompt: string, isField: (phrase: string) => boolean): ListWishes {
  const wishes: ListWish[] = [];
  const add = (
    kind: ListWish['kind'],
    by: string,
    said: string,
    direction?: SortDirection,
    of: Pick<ListWish, 'of'> = {},
  ): void => {
    wishes.push({ kind, by, said: said.trim(), ...(direction !== undefined && { direction }), ...of });
  };
  const text = prompt
    .replace(BY_FIRST, (_, object?: string, first?: string, alone?: string) => {
      const word = first ?? alone;
      add('sort', '', `${word} first`, directionOf(word), object ? { of: object.toLowerCase() } : {});
      return ' ';
    })
    .replace(
      BY,
      (
        whole: string,
        shown: string | undefined,
        again: string | undefined,
        verbs: string,
        object: string | undefined,
        first: string,
        others: string | undefined,
        order: string | undefined,
        superlative: string | undefined,
        from: string | undefined,
        at: number,
      ) => {
        // "Tasks sorted by date" names the list before the verb.
        const named = object ?? shown ?? again ?? /([\p{L}-]{3,30})\s*$/u.exec(prompt.slice(0, at))?.[1];
        const of = named === undefined ? {} : { of: named.toLowerCase() };
        const kinds = kindsOf(verbs);
        const more = (others ?? '')
          .split(/,|\s(?:and then by|and then|then by|then|and|or)\s/i)
          .map(bare)
          .filter(Boolean);
        if (kinds.length === 0 || !isField(bare(first))) return whole;
        // "Sort by date and export": what follows is another wish.
        const isList = more.every(isField);
        const fields = [bare(first), ...(isList ? more : [])];
        const direction = directionOf(order ?? superlative ?? from);
        // "Filter by shop, cheapest first" are two wishes.
        if (!kinds.includes('sort') && superlative !== undefined)
          add('sort', '', `${superlative} first`, direction);
        const isOffered = / or /i.test(others ?? '');
        for (const kind of kinds)
          for (const [index, by] of fields.entries()) {
            const isSecond = kind === 'sort' && index > 0 && !isOffered;
            if (isSecond) wishes.push({ kind, by, isSecond, said: `then by ${by}`, ...of });
            else add(kind, by, `${kind} by ${by}`, index === 0 ? direction : undefined, of);
          }
        // Said for the first time, the word before the verb is no repetition of a list.
        const isNew = again !== undefined && !prompt.slice(0, at).includes(again);
        return `${isNew ? again : ''} ${isList ? '' : (others ?? '')} `;
      },
    )
    .replace(ALPHABETICAL, (said: string, by?: string) => {
      add('sort', bare(by ?? ''), said, 'ascending');
      return ' ';
    })
    .replace(BARE_FIRST, (said: string, word: string) => {
      add('sort', '', said, directionOf(word));
      return ' ';
    })
    .replace(
      FIGURE,
      (
        said: string,
        verb: string | undefined,
        name: string,
        of: string | undefined,
        per: string | undefined,
        now: string | undefined,
      ) => {
        const figure = FIGURES.find(([pattern]) => pattern.test(name))?.[1];
        // "Maximum players" is a value of each record, and the order "best first" is none.
        const isShown = verb !== undefined || (wishes.at(-1)?.kind === 'total' && /^\s?and\s/i.test(said));
        if (per === undefined && now === undefined && (!isShown || figure === undefined || of === undefined))
          return said;
        wishes.push({
          kind: 'total',
          by: bare(of ?? ''),
          said: said.trim().replace(/^(?:(?:and|with|then|also|that|which|an?|the)\s)+/i, ''),
          ...(figure !== undefined && { figure }),
          ...(per !== undefined && { per: bare(per) }),
          ...within(now),
        });
        return /^with\s/i.test(said.trim()) ? ' with ' : ' ';
      },
    )
    .replace(ADDED_UP, (said: string, of: string) => {
      add('total', bare(of), said);
      return ' ';
    })
    .replace(TOTAL, (said: string, whole: string | undefined, of: string | undefined, now?: string) => {
      if (
        whole === undefined &&
        !SHOWN.test(said) &&
        !/\b(?:total|sum)s? of\b|\bat the (?:bottom|top|end)$/i.test(said)
      )
        return said;
      wishes.push({ kind: 'total', by: bare(of ?? ''), said: said.trim(), ...within(now) });
      return /^with\s/i.test(said.trim()) ? ' with ' : ' ';
    });
  return { text: wishes.length === 0 ? prompt : tidy(text), wishes };
}

/** Without the commas and conjunctions around words that were taken out. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*\b(?:and|plus|with|that|which|where|(?<!(?:ed|nt|ld|n|t)\s)to)\s*)+(?=[,.;]|$)/gi, '')
    .replace(/,(?:\s*(?:,|\band\b(?=\s*[,.;])))+/gi, ',')
    .replace(/\bwith\s+(?:,\s*)?(?:and\s+)?(?=\S)/gi, 'with ')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/,\s*(?=[.;]|$)/g, '')
    .replace(/([.;:])\s*,/g, '$1')
    .trim();
