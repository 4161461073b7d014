import { NOUNS } from '../pipelines/nouns.ts';
import { readFunction } from '../reading/name.ts';
import { NUMBER, numberOf, singular, WishText } from '../reading/text.ts';

type Sign = '>=' | '<=' | '>' | '<' | '==' | '!=';

/** A comparison of the value, or of what is left when it is divided by a number. */
export interface Bound {
  readonly sign: Sign;
  readonly value: number;
  readonly modulo?: number;
}

interface SplitGroup {
  readonly label: string;
  /** All hold; the last group may have none: the others. */
  readonly bounds: readonly Bound[];
}

/** A list whose items go into groups that the wish names. */
export interface Split {
  readonly name: string | undefined;
  readonly list: string;
  readonly item: string;
  /** Of a record; undefined for a list of numbers. */
  readonly field: string | undefined;
  readonly groups: readonly SplitGroup[];
}

const KNOWN: Readonly<Record<string, Bound>> = {
  even: { sign: '==', value: 0, modulo: 2 },
  odd: { sign: '!=', value: 0, modulo: 2 },
  positive: { sign: '>', value: 0 },
  negative: { sign: '<', value: 0 },
  zero: { sign: '==', value: 0 },
};
const AGES = /^(?:child|children|kids?|minors?|teens?|teenagers?|adults?|seniors?|young|old|elderly)$/;
const MORE = '(?: ?(?:\\+|(?:and|or) (?:up|over|above|older|more|higher|greater)))';
const RANGE = new RegExp(
  `^(?:aged? |from |between )?(?:${NUMBER} ?(?:-|–|to|and|until) ?${NUMBER}|${NUMBER}${MORE}|(>=|<=|>|<|under|below|less than|younger than|up to|at most|over|above|more than|older than|at least|from) ?${NUMBER}|${NUMBER} (?:or|and) (?:less|younger|below|under|lower|fewer))(?: years?(?: old)?)?$`,
);
const SIGNS: readonly (readonly [RegExp, Sign])[] = [
  [/^(?:>=|at least|from)/, '>='],
  [/^(?:<=|at most|up to)/, '<='],
  [/^(?:>|over|above|more|older)/, '>'],
  [/^(?:<|under|below|less|younger)/, '<'],
];

/** "0-12", "20 and up", "under 18". */
function boundsIn(text: string): readonly Bound[] | undefined {
  const found = RANGE.exec(text.trim());
  if (!found) return undefined;
  const [, low, high, least, word = '', value, most] = found;
  if (low && high)
    return [
      { sign: '>=', value: numberOf(low) },
      { sign: '<=', value: numberOf(high) },
    ];
  if (least) return [{ sign: '>=', value: numberOf(least) }];
  if (most) return [{ sign: '<=', value: numberOf(most) }];
  const sign = SIGNS.find(([pattern]) => pattern.test(word))?.[1];
  return sign && value ? [{ sign, value: numberOf(value) }] : undefined;
}

const LABEL = '([a-z][a-z_-]*)(?: ?\\(([^()]{1,40})\\))?';
const LABELLED = '[a-z][a-z_-]*(?: ?\\([^()]{1,40}\\))?';
const SPLIT = new RegExp(
  `\\b(?:splits?|divides?|partitions?|separates?|groups?|sorts?|classif(?:y|ies)|puts?|buckets?) (?:an? |the |all )?(?:(?:list|array|collection) of )?(${NOUNS}|numbers|integers|values|kids|children|scores|ages)(?: by (?:their |the )?([a-z]+))? (?:in)?to (?:(?:an?|the|two|three|four|five|groups?|lists?|arrays?|categories|:|of) )*${LABEL}((?:(?:,|,? and|,? or) ${LABELLED}){1,5})`,
);
/** "Passed means score at least 50", "passed if the score is at least 50". */
const MEANS =
  /[,;.(]? ?\b([a-z]+) (?:means|is|are|if|when|=)(?: (?:those|the ones|students|people))?(?: (?:with|have|having|a|an|the|their))* ([a-z]+) (?:is |of |are )*((?:at least|at most|over|above|under|below|more than|less than|>=|<=|>|<) ?\d+(?:\.\d+)?|\d+(?:\.\d+)? (?:or|and) (?:more|above|higher|up|less|below|lower))\)?/;
const SILENT: ReadonlySet<string> = new Set(
  `a an the function method that which and returns return returning both list lists array arrays group groups of as with
  write create make given takes take two three in dict dictionary object hash map result results them it python javascript typescript ruby php
  numbers one each by inclusive`.split(/\s+/),
);

export function readSplit(prompt: string): Split | undefined {
  const wish = new WishText(prompt);
  // First, as its label behind a comma looks like one more.
  const means = wish.take(MEANS);
  const found = wish.take(SPLIT);
  const [, list = '', by, first = '', range = '', more = ''] = found ?? [];
  // Behind it: a label with its range in brackets looks like a call.
  const named = found && readFunction(wish);
  if (!found || named?.parameters) return undefined;
  const labels: readonly (readonly [string, string])[] = [
    [first, range],
    ...[...more.matchAll(new RegExp(`(?:, ?|\\b(?:and|or) )+${LABEL}`, 'g'))].map(
      ([, label = '', said = '']) => [label, said] as const,
    ),
  ];
  const isOfNumbers = /^(?:numbers|integers|values|scores|ages)$/.test(list);
  const groups = labels.map(([label, said]): SplitGroup | undefined => {
    const known = isOfNumbers ? KNOWN[label] : undefined;
    const own = said === '' && means?.[1] === label ? boundsIn(means[3] ?? '') : boundsIn(said);
    if (said !== '' && !own) return undefined;
    return { label, bounds: own ?? (known ? [known] : []) };
  });
  const told = groups.flatMap((one) => (one ? [one] : []));
  const open = told.filter(({ bounds }) => bounds.length === 0);
  if (told.length < labels.length || told.length < 2 || open.length > 1) return undefined;
  const field = isOfNumbers
    ? undefined
    : (by ?? means?.[2] ?? (labels.every(([label]) => AGES.test(label)) ? 'age' : undefined));
  if (!isOfNumbers && !field) return undefined;
  const silent = new Set([...SILENT, list, field ?? '', ...labels.map(([label]) => label)]);
  if (wish.left(silent).length > 0) return undefined;
  const one = list === 'people' ? 'person' : list === 'children' ? 'child' : singular(list);
  return {
    name: named?.name,
    list,
    item: one,
    field,
    // The others come last.
    groups: [...told.filter(({ bounds }) => bounds.length > 0), ...open],
  };
}
