import { singular, type WishText } from '../reading/text.ts';
import { NOUNS } from './nouns.ts';
import type { Op, Part } from './pipeline.ts';
import { ADDED, FIELD, FIELDS, fieldName, fieldNames } from './vocabulary.ts';

const PARTS: Readonly<Record<string, Part>> = {
  year: 'year',
  month: 'month',
  week: 'week',
  day: 'day',
  date: 'day',
  hour: 'hour',
  yearly: 'year',
  annual: 'year',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
};
export const partOf = (name: string): Part | undefined =>
  PARTS[singular(name).replace(/^(?:calendar|iso|each)_/, '')];

export interface SaidMeasure {
  readonly op: Op;
  readonly field?: string;
}

export interface SaidGroups {
  readonly keys: readonly string[];
  readonly measures: readonly SaidMeasure[];
  readonly isGrouped: boolean;
  /** The noun that is counted: "users" of "users per country". */
  readonly counted?: string;
}

const OPS: readonly (readonly [string, Op])[] = [
  [
    'number of (?:distinct|unique|different)|distinct count of|count of (?:distinct|unique)|how many (?:distinct|different|unique)|count(?:s|ing)? (?:the )?(?:distinct|unique|different)',
    'distinct',
  ],
  [
    'head ?counts?|number of|counts? of|how many|count(?:s|ing|ed)?(?: how many| the number of| up)?',
    'count',
  ],
  [
    'summari[sz](?:e|es|ing)|sum(?:s|med|ming)?(?: up)?|total(?:s|led|ling)?(?: up)?|adds? up|adding up',
    'sum',
  ],
  ['averages?|averaged|mean|avg', 'average'],
  ['max(?:imum)?|highest|largest|biggest|greatest', 'max'],
  ['min(?:imum)?|lowest|smallest', 'min'],
  ['median', 'median'],
];
const ANY_OP = OPS.map(([words]) => words).join('|');
const opOf = (words: string): Op =>
  OPS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(words))?.[1] ?? 'count';
const OF = '(?: (?:of|the|all|their|its|each))*';
const PER =
  '(?:per|(?:for|of|in|by|within|across|from) (?:each|every)|grouped by|aggregated by|broken down by|split by)';
const LEAD =
  '(?:[,;] ?)?\\b(?:and |with |also |comput(?:es?|ing) |calculat(?:es?|ing) |show(?:s|ing)? |print(?:s|ing)? |find(?:s|ing)? |report(?:s|ing)? |return(?:s|ing)? |get(?:s|ting)? )*(?:the |their |its |an? )?';

function readMeasures(wish: WishText): SaidMeasure[] {
  const measures: (SaidMeasure & { at: number })[] = [];
  const several = wish.takeIf(
    new RegExp(`(?:,| and|/) ?(?:the )?(?:${ANY_OP})`),
    new RegExp(
      `${LEAD}((?:${ANY_OP})(?:(?:, and|,| and|/) ?(?:the )?(?:${ANY_OP}))+)${OF}(?: (${FIELD}))?(?= ?(?:·|[,.;)]|$|per|by|for|in|of|with|from|group|and|to|round|sort|as|skip|only|where))`,
    ),
  );
  if (several?.[1])
    for (const words of several[1].split(/, and |,? and |, ?|\//)) {
      const op = opOf(words.replace(/^the /, '').trim());
      measures.push({
        op,
        ...(several[2] && op !== 'count' ? { field: fieldName(several[2]) } : {}),
        at: several.index,
      });
    }
  for (const [words, op] of OPS) {
    const pattern = new RegExp(
      `${LEAD}(?:overall |combined |grand )?(?:${words})${OF}(?: (${FIELD}))?(?= ?(?:·|[,.;)]|$|per|by|for|in|of|with|from|group|and|to|round|sort|as|each|that|who|where|skip|only|there|is|it|they|[a-z]+ed (?:each|every)))`,
    );
    const hint = new RegExp(`\\b(?:${words})`);
    const shared = new RegExp(
      `${LEAD}(?:overall |combined )?(?:${words})${OF} (${FIELD}(?:(?:, and|,| and|,? as well as) (?:the |their |its )?(?!(?:${ANY_OP})\\b)${FIELD}){1,5})(?= ?(?:$|[.;)]|,? ?(?:${PER}|per|by|sorted|ordered|rounded)\\b))`,
    );
    for (let found = op === 'count' ? undefined : wish.takeIf(hint, shared); found?.[1]; found = undefined)
      for (const field of found[1].split(/, and |,? as well as |,? and |, ?/))
        measures.push({ op, field: fieldName(field), at: found.index });
    for (let found = wish.takeIf(hint, pattern); found; found = wish.takeIf(hint, pattern))
      measures.push({ op, ...(found[1] ? { field: fieldName(found[1]) } : {}), at: found.index });
  }
  return measures.sort((a, b) => a.at - b.at).map(({ op, field }) => ({ op, ...(field ? { field } : {}) }));
}

/** The keys of the groups, and the measures of each group. */
export function readGroups(wish: WishText): SaidGroups {
  const keys: string[] = [];
  let counted: string | undefined;
  const grouped = wish.takeIf(
    /\bgroup/,
    new RegExp(
      `${LEAD}(?:grouped|group(?:s|ing)?)(?: (?:them|it|these|the [a-z]+|all [a-z]+|an? (?:list|array) of [a-z]+|${NOUNS}|rows|that|together))?(?: ·+)? by (${FIELDS})`,
    ),
  );
  if (grouped?.[1]) keys.push(...fieldNames(grouped[1]));
  const adjective = wish.take(
    /\b(monthly|weekly|daily|hourly|yearly|annual)(?= (?:totals?|sums?|averages?|reports?|revenue|sales|spending|expenses|counts?|summary|hours|amounts?|statistics|stats|income|costs?|orders|·))/,
  );
  if (adjective?.[1]) keys.push(adjective[1]);
  const measures = readMeasures(wish);
  const each = wish.takeIf(
    /\b(?:each|every) /,
    new RegExp(
      `\\b(?:each|every) (${FIELD}) (?:has|have|had|made|makes|placed|closed|sold|spent|spends|bought|wrote|sent|opened|earned|scored|worked|paid|generated|received|got|logged|ordered|handled|solved|completed)\\b(?: in total)?`,
    ),
  );
  if (each?.[1]) keys.push(fieldName(each[1]));
  const reached = wish.takeIf(
    /\b(?:each|every) /,
    new RegExp(
      `\\b(?:[a-z]+ed|bought|took|saw|read|used) (?:each|every) (${FIELD})|\\b(?:for )?(?:each|every) (${FIELD})(?= ·)`,
    ),
  );
  if (reached) keys.push(fieldName(reached[1] ?? reached[2] ?? ''));
  const per = new RegExp(`(?:(?<![a-z_])([a-z_]+) )?${PER} (${FIELDS})`);
  const hint = new RegExp(`\\b${PER} `);
  for (let found = wish.takeIf(hint, per); found?.[2]; found = wish.takeIf(hint, per)) {
    keys.push(...fieldNames(found[2]));
    if (
      found[1] &&
      !/^(?:and|them|it|rows?|records?|the|all|out|up|results?|values?|is|of|prints?|shows?|one|returns?|finds?|gets?|lists?|give|gives|outputs?|compute|computes|then|and|or|but|with|selects?|keeps?|reports?)$/.test(
        found[1],
      )
    )
      counted ??= found[1];
  }
  if (keys.length === 0 && measures.length > 0) {
    const by = wish.take(new RegExp(`\\bby (${FIELDS})`));
    if (by?.[1]) keys.push(...fieldNames(by[1]));
  }
  if (measures.length === 0 && counted !== undefined) {
    const isSummed = ADDED.test(counted);
    measures.push({ op: isSummed ? 'sum' : 'count', ...(isSummed ? { field: counted } : {}) });
  }
  return {
    // "By customer id, … for each customer": the customer is told by the id, and "per group" by what it is grouped by.
    keys: [...new Set(keys)].filter(
      (key) => !keys.some((other) => other.startsWith(`${key}_`) || (key === 'group' && other !== key)),
    ),
    measures,
    isGrouped: grouped !== undefined,
    ...(counted ? { counted } : {}),
  };
}

export interface SaidRows {
  readonly fields: readonly string[];
  readonly isAsked: boolean;
  /** One field is asked for by its values. */
  readonly isValue: boolean;
}

/** "The names", "the email of each": neither "only the name field", which is what is left of a record. */
const VALUES =
  /\b(?:print|output|show|return|display|list|extract|emit|get)(?:s|ing)? (?!.*\b(?:only|just|fields?|columns?|properties|keys)\b)(?:.*[a-z]s$|.* (?:of|for) (?:each|every|all|the|those|them)\b)/;

const ONE = NOUNS.split('|').map(singular).join('|');
const EACH_VALUE = new RegExp(
  `(?:^|\\b(?:the|an?|print|output|show|return|display|list|extract|get|find|collect|select|give me)s? )(?!(?:${ANY_OP}|${NOUNS}|list|array)\\b)([a-z_]+(?: (?:name|date|address|id|code))?) of (?:each|every) (${ONE})\\b(?!'s)`,
);

/** "The city of each sale": a value of each record, and nothing is grouped. */
export function readEachValue(wish: WishText): { readonly field: string; readonly noun: string } | undefined {
  const found = wish.takeIf(/ of (?:each|every) /, EACH_VALUE);
  const noun = found && NOUNS.split('|').find((one) => singular(one) === found[2]);
  return found?.[1] && noun ? { field: fieldName(found[1]), noun } : undefined;
}

/** Which fields of a record are shown. */
export function readShownFields(wish: WishText, columns: readonly string[]): SaidRows {
  const found = wish.takeIf(
    /\b(?:print|output|show|return|display|list|select|project|keep|with|extract|emit|get)/,
    new RegExp(
      `,? ?\\b(?:and |then )*(?:prints?|printing|outputs?|shows?|showing|returns?|returning|displays?|lists?|selects?|projects?|keeps?|with|extracts?|emits?|gets?)(?: (?:only|just|their|its|the|all|for each|of each|fields?|columns?))* (${FIELD}(?:(?:, and|,| and) (?:the |their |its )?${FIELD}){0,7})(?: (?:fields|columns|properties|keys|values))?(?: (?:of|for) (?:each|every|all|the|those|them|it)(?: (?:${NOUNS}|row|record|one|match|line|entry))?| only| for each)?(?= ?(?:·|[.;)]|$|,|and|as|sorted|from|of|in|per|for))`,
    ),
  );
  const names = fieldNames(found?.[1] ?? '').filter(
    (name) =>
      !new RegExp(
        `^(?:${NOUNS}|results?|rows?|all|everything|every(?:one|body)|any(?:one|body)|ones?|data|matching|match|report|summary|output|list|table|file|lines?|those|these|them)$`,
      ).test(name),
  );
  const rows = wish.takeIf(
    /\b(?:print|output|show|return|list|keep|find|select|filter|get)/,
    new RegExp(
      `\\b(?:prints?|outputs?|shows?|returns?|lists?|keeps?|finds?|selects?|filters?|gets?)(?: (?:only|the|all|those|every|matching|each|out))* (?:${NOUNS}|ones)\\b`,
    ),
  );
  const isValue = names.length === 1 && VALUES.test(found?.[0] ?? '');
  // "The three cheapest with their prices": the price is shown beside what tells which one it is.
  const isBeside = /^,? ?(?:and |then )*with (?:the|their|its) /.test(found?.[0] ?? '');
  if (isBeside) {
    const own = columns.find((one) => /^(?:name|title|id)$/i.test(one));
    return { fields: own ? [own, ...names] : [], isAsked: true, isValue: false };
  }
  return { fields: names, isAsked: found !== undefined || rows !== undefined, isValue };
}
