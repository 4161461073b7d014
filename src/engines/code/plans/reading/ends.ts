import type { Field } from '../../records/read-record.ts';
import type { Expr, SortKey, Step, Type } from '../plan.ts';
import { fieldNamed, fieldPattern } from './input.ts';
import { superlative } from './orders.ts';
import { NUMBER, numberOf, type WishText } from './text.ts';

const IT: Expr = { op: 'it' };

/** A result, with the value of each element that it is about, and the words for it. */
export interface End {
  readonly step: Step;
  readonly of?: Expr;
  readonly name: readonly string[];
  /** The steps between the list and the result. */
  readonly before?: readonly Step[];
}

const FOLDS: readonly (readonly [
  RegExp,
  Step['op'] & ('sum' | 'average' | 'min' | 'max' | 'median'),
  string,
])[] = [
  [/\b(?:the )?(?:sums?(?: up)?|adds? up|total)\b(?: of)?/, 'sum', 'sum'],
  [/\b(?:the )?(?:average|mean|avg)\b(?: of)?(?: value)?/, 'average', 'average'],
  [/\b(?:the )?median\b(?: of)?(?: value)?/, 'median', 'median'],
  [/\b(?:the )?(?:min(?:imum)?|smallest|lowest)\b(?: of)?(?: (?:value|number|one))?/, 'min', 'smallest'],
  [
    /\b(?:the )?(?:max(?:imum)?|largest|biggest|highest|greatest)\b(?: of)?(?: (?:value|number|one))?/,
    'max',
    'largest',
  ],
];

const ORDINALS: Readonly<Record<string, number>> = { second: 2, third: 3, '2nd': 2, '3rd': 3, fourth: 4 };

/** "The total amount per customer", "how many users per city". */
export function readGroup(wish: WishText, of: Type, fields: readonly Field[]): Step | undefined {
  const names = fieldPattern(fields);
  if (of.kind === 'record') {
    const field = (text: string | undefined): Field | undefined =>
      text ? fieldNamed(fields, text) : undefined;
    const folded = wish.take(
      new RegExp(
        `\\b(?:the )?(sum|total|average|mean)s? (?:of )?(?:the |all )?(?:(${names}) )?(?:(?:of|in) (?:an? |the |all )?(?:·+|[a-z]+) )?(?:per|by|for each|of each|for every|grouped by) (${names})(?: as (?:an? )?(?:dictionary|dict|map|object))?`,
      ),
    );
    const key = field(folded?.[3]);
    if (folded && key) {
      const value =
        field(folded[2]) ??
        fields.find((one) => one !== key && /^(?:float|int)$/.test(one.type) && one.words.join() !== 'id');
      if (!value) return undefined;
      const op = /^(?:sum|total)$/.test(folded[1] ?? '') ? 'groupSum' : 'groupAverage';
      return { op, by: { op: 'field', field: key }, value: { op: 'field', field: value } };
    }
    const counted =
      wish.take(
        new RegExp(
          `\\bgroup(?:s|ed|ing)?(?: (?:them|(?:an? |the |all )?(?:\\w+|·+)))? (?:by|per) (?:their |its |the )?(${names})\\b,? (?:and|then) (?:then )?(?:counts?|counting|returns? (?:the )?(?:count|number|size)(?: of)?|shows? (?:the )?(?:count|number)(?: of)?)(?: (?:them|each|the (?:people|items|elements|members|number)|how many(?: (?:are|there are))?|in|of|per|each one|(?:each|every|the) groups?|\\w+s))*`,
        ),
      ) ??
      wish.take(
        new RegExp(
          `\\b(?:counts?|(?:the )?number of|how many)(?: of)?(?: \\w+)?(?: there are)? (?:per|by|for each|in each|of each) (${names})`,
        ),
      );
    const by = field(counted?.[1]);
    if (by) return { op: 'groupCount', by: { op: 'field', field: by }, value: IT };
  }
  const grouped = wish.take(
    new RegExp(
      `\\bgroup(?:s|ed|ing)?(?: (?:them|(?:an? |the |all )?(?:\\w+|·+)))? (?:by|per) (?:their |its |the )?(${names ? `${names}|` : ''}length|(?:upper-?case |lower-?case )?(?:first (?:letter|character)|initial))\\b(?:,? ?\\(?(?:in |as |converted to |made )?((?:upper|lower)[- ]?cased?|capitals|case[- ]insensitive(?:ly)?|ignoring case)\\b\\)?)?`,
    ),
  );
  if (!grouped?.[1]) return undefined;
  const field = fieldNamed(fields, grouped[1]);
  if (field) return { op: 'group', by: { op: 'field', field } };
  if (of.kind !== 'text') return undefined;
  if (grouped[1] === 'length')
    return grouped[2] ? undefined : { op: 'group', by: { op: 'call', name: 'length', of: IT } };
  const initial: Expr = { op: 'call', name: 'initial', of: IT };
  // The case is that of the key: the elements stay as they are.
  const inCase = /^(upper|lower|capital|case|ignor)/.exec(grouped[2] ?? grouped[1])?.[1];
  if (!inCase) return { op: 'group', by: initial };
  const name = /^(?:upper|capital)/.test(inCase) ? 'upper' : 'lower';
  return { op: 'group', by: { op: 'call', name, of: initial } };
}

/** "Each group sorted by date": groups keep the order in which their elements come. */
export function readGroupOrder(wish: WishText, of: Type, fields: readonly Field[]): SortKey[] | undefined {
  const isRecord = of.kind === 'record';
  const by = isRecord
    ? ` by (?:their |its |the )?(${fieldPattern(fields)})\\b(,? (?:in )?desc(?:ending)?(?: order)?|,? (?:newest|latest|highest|largest|most) first)?`
    : '(?:,? (?:in )?(?:alphabetically|alphabetical order|ascending(?: order)?|numerically))?(,? (?:in )?(?:desc(?:ending)?|reverse)(?: alphabetical)?(?: order)?)?';
  const found = wish.take(
    new RegExp(
      `,? ?\\b(?:and )?(?:(?:then )?sort(?:s|ing)? (?:the (?:elements|items|words|entries) (?:of|in|within) )?(?:each|every|the) groups?|(?:with )?(?:each|every) group (?:being |is )?sorted|(?:the )?groups (?:are )?sorted|(?:with )?(?:the )?(?:items|elements|words|entries|members) (?:in|of|within|inside) (?:each|every) group sorted|sorted within (?:each|every) group)${by}`,
    ),
  );
  if (!found) return undefined;
  if (!isRecord) return [{ by: IT, isDescending: found[1] !== undefined }];
  const field = fieldNamed(fields, found[1] ?? '');
  return field && [{ by: { op: 'field', field }, isDescending: found[2] !== undefined }];
}

const SEPARATORS: Readonly<Record<string, string>> = {
  comma: ', ',
  commas: ', ',
  space: ' ',
  spaces: ' ',
  dash: '-',
  dashes: '-',
  hyphen: '-',
  hyphens: '-',
  newline: '\n',
  newlines: '\n',
  semicolon: '; ',
  semicolons: '; ',
  pipe: ' | ',
};

/** "Joined with a comma": what stands between the texts. */
export function readJoin(wish: WishText): string | undefined {
  const names = Object.keys(SEPARATORS).join('|');
  const found =
    wish.take(
      new RegExp(
        `,? ?\\b(?:and )?(?:then )?join(?:s|ed|ing)?(?: (?:them|it|(?:all )?the (?:[a-z]+|·+)|·+))?(?: (?:in)?to (?:an? |one )?(?:single )?(?:string|text))? (?:with|by|using) (?:an? |the )?(?:(${names})|["'\`]([^"'\`]{1,5})["'\`])(?: and a space)?`,
      ),
    ) ??
    wish.take(
      new RegExp(
        `,? ?\\b(?:(?:as|in|into|to) )?(?:an? |one )?(${names})[- ](?:separated|delimited) (?:string|list|text)(?: of)?`,
      ),
    );
  if (!found) return undefined;
  return found[1] ? SEPARATORS[found[1]] : wish.original(found, found[2] ?? '');
}

/** "How many times each word appears": what is counted is what the text is taken apart into. */
export function readTally(wish: WishText): boolean {
  const found =
    wish.take(
      /\b(?:counts? |count(?:s|ing)? of |the )?(?:how (?:many times|often)|(?:the )?(?:number of )?(?:times|occurrences)(?: of)?) (?:does |do )?(?:each|every|all|the)? ?(?:different |distinct |unique )?(?:words?|characters?|letters?|lines?|numbers?|values?|elements?|items?|strings?)(?: (?:appears?|occurs?|is (?:used|there)|occur))?/,
    ) ??
    wish.take(
      /\bmap(?:ping)? (?:from |of )?(?:each|every) (?:word|letter|character|number|string) to (?:how (?:often|many times)|its (?:count|frequency)|the number of (?:times|occurrences))(?: it (?:occurs|appears))?/,
    ) ??
    wish.take(
      /\b(?:an? )?(?:sorted )?(?:list|array|slice) of \(?(?:word|letter|character|char),? (?:and )?count\)? (?:tuples|pairs)\b/,
    ) ??
    wish.take(/\btall(?:y|ies)(?: up)? (?:all )?(?:the )?(?:words|letters|characters)\b/) ??
    wish.take(/\b(?:word|letter|character) (?:frequenc(?:y|ies)|counts?|occurrences?)\b/) ??
    wish.take(
      /\b(?:count(?:s|ing)?|frequenc(?:y|ies)|occurrences|tall(?:y|ies)|counts?) (?:of |the )?(?:each |every )(?:different |distinct )?(?:words?|characters?|letters?|elements?|items?|numbers?|strings?)(?: occurrences| frequency| frequencies)?(?: in it)?/,
    );
  return found !== undefined;
}

/** "Words that occur only once", "numbers that appear more than twice": how often each of them is there. */
export function readTimes(wish: WishText): Expr | undefined {
  const found = wish.take(
    new RegExp(
      `\\b(?:that |which )?(?:occur|appear)(?:s|ing)? (?:(only|exactly) (once|twice)|(more than|at least) (once|twice|${NUMBER} times))\\b`,
    ),
  );
  if (!found) return undefined;
  const said = found[2] ?? found[4] ?? '';
  const count = said === 'once' ? 1 : said === 'twice' ? 2 : numberOf(said.replace(/ times$/, ''));
  const sign = found[1] ? '==' : found[3] === 'at least' ? '>=' : '>';
  return { op: 'compare', sign, left: { op: 'count' }, right: { op: 'number', value: count } };
}

export interface Top {
  readonly count: number | 'parameter';
  readonly withCounts: boolean;
}

/** "The three most common words", "top 5 words". */
export function readTop(wish: WishText): Top | undefined {
  const MOST = '(?:(?:most|top|often) )?(?:common|frequent|often used|used|frequently used)';
  const found =
    wish.take(
      new RegExp(
        `\\b(?:the )?(?:top )?(${NUMBER}|n|k) (?:${MOST}) (?:words?|letters?|characters?|items?|elements?|lines?|values?|numbers?)(?: in it)?`,
      ),
    ) ??
    wish.take(
      new RegExp(
        `\\b(?:the )?top (${NUMBER}|n|k)(?: (?:words?|letters?|characters?|items?|elements?))?(?: by (?:count|frequency))?\\b`,
      ),
    ) ??
    wish.take(
      new RegExp(
        `\\b(?:the )?(${NUMBER}|n|k) (?:words?|letters?|characters?|items?|elements?|lines?) (?:that|which) (?:occurs?|appears?|are used|come up) (?:the )?most(?: often| frequently)?`,
      ),
    ) ??
    wish.take(
      /\b(?:the )?(most) (?:common|frequent|used|often used|frequently used) (?:word|letter|character|item|element|line|value|number)\b/,
    );
  if (!found?.[1]) return undefined;
  const withCounts = wish.take(
    /\b(?:along )?(?:together )?with (?:their|its|the) (?:counts?|frequenc(?:y|ies)|number of occurrences)\b|\band (?:their|its) (?:counts?|frequenc(?:y|ies))\b|\bas (?:\(word, count\) )?(?:pairs|tuples)\b/,
  );
  const count = found[1] === 'most' ? 1 : /^[nk]$/.test(found[1]) ? 'parameter' : numberOf(found[1]);
  return { count, withCounts: withCounts !== undefined };
}

function best(wish: WishText, of: Type, fields: readonly Field[]): End | undefined {
  const names = fieldPattern(fields);
  if (of.kind === 'record') {
    const noun = of.name.toLowerCase();
    const said = wish.take(
      new RegExp(
        `\\b(?:the )?(cheapest|most expensive|oldest|youngest|newest|heaviest|lightest|tallest|best paid)(?: (?:${noun}|one|item))?\\b(?! first)`,
      ),
    );
    const found = said?.[1] ? superlative(said[1], fields) : undefined;
    if (said && found)
      return {
        step: { op: found.isMost ? 'maxBy' : 'minBy', by: { op: 'field', field: found.field } },
        name: [...(said[1] ?? '').split(' '), noun],
      };
    const by = wish.take(
      new RegExp(
        `\\b(?:the )?(?:${noun}|one|item) with (?:the )?(highest|largest|biggest|most|lowest|smallest|least|fewest) (${names})`,
      ),
    );
    const field = by?.[2] ? fieldNamed(fields, by[2]) : undefined;
    if (by && field)
      return {
        step: {
          op: /^(?:highest|largest|biggest|most)$/.test(by[1] ?? '') ? 'maxBy' : 'minBy',
          by: { op: 'field', field },
        },
        name: [by[1] ?? '', field.words.join('')],
      };
  }
  if (of.kind === 'text') {
    const long = wish.take(/\b(?:the )?(longest|shortest)(?: (?:word|string|one|line|name))?\b(?! first)/);
    if (long)
      return {
        step: { op: long[1] === 'longest' ? 'maxBy' : 'minBy', by: { op: 'call', name: 'length', of: IT } },
        name: [long[1] ?? '', 'word'],
      };
  }
  return undefined;
}

/** The results that a wish asks for, in its order; none for one that wants a list. */
export function readEnds(wish: WishText, of: Type, fields: readonly Field[]): End[] {
  const one = best(wish, of, fields);
  if (one) return [one];
  const names = fieldPattern(fields);
  if (of.kind === 'int' || of.kind === 'float') {
    const nth = wish.take(
      /\b(?:the )?(second|third|2nd|3rd|fourth)[- ](largest|biggest|highest|greatest|smallest|lowest)(?: (distinct|unique|different))?(?: (?:number|value|integer|element))?/,
    );
    if (nth) {
      const count = ORDINALS[nth[1] ?? ''] ?? 2;
      wish.take(/\bdistinct\b|\bunique\b/);
      return [
        {
          before: [
            { op: 'distinct' },
            { op: 'sort', keys: [{ by: IT, isDescending: !/small|low/.test(nth[2] ?? '') }] },
          ],
          step: { op: 'nth', count: { op: 'number', value: count } },
          name: [nth[1]?.replace('2nd', 'second').replace('3rd', 'third') ?? '', nth[2] ?? ''],
        },
      ];
    }
  }
  const found: { at: number; end: End }[] = [];
  for (const [pattern, op, name] of FOLDS) {
    if (of.kind === 'record') {
      const folded = wish.take(
        new RegExp(
          `${pattern.source} (?:the |all |their |of )*(${names})\\b(?: (?:times|\\*|x|×|multiplied (?:by|with)) (?:the |its |their )?(${names})\\b)?(?: of (?:all|the|each|every)(?: \\w+)?)?`,
        ),
      );
      const field = folded?.[1] ? fieldNamed(fields, folded[1]) : undefined;
      const factor = folded?.[2] ? fieldNamed(fields, folded[2]) : undefined;
      const value: Expr | undefined = field && { op: 'field', field };
      if (folded && field && value)
        found.push({
          at: folded.index,
          end: {
            step: { op },
            of: factor ? { op: 'times', left: value, right: { op: 'field', field: factor } } : value,
            name: [name, field.words.join('')],
          },
        });
    } else if (of.kind !== 'text' || op === 'sum') {
      const plain = of.kind === 'text' ? undefined : wish.take(pattern);
      if (plain) found.push({ at: plain.index, end: { step: { op }, name: [name] } });
    }
  }
  const counted = wish.take(
    /\b(?:counts? how many|counts? the number of|counts?|how many|the number of|the count of)(?: of)?(?: the)?(?: (?:numbers|words|strings|values|elements|items|lines|characters|ones|integers))?(?: (?:are|there are))?/,
  );
  if (counted) found.push({ at: counted.index, end: { step: { op: 'size' }, name: ['count'] } });
  return found.sort((a, b) => a.at - b.at).map(({ end }) => end);
}
