import { NUMBER, numberOf, singular, type WishText } from '../../reading/text.ts';
import {
  AMOUNT,
  columnFor,
  columnLike,
  DATE,
  type GivenTable,
  type Ground,
  LABEL,
  QUANTITY,
  takePeriod,
} from './ground.ts';
import type { Question } from './question.ts';

const WORD = '[a-z][a-z_-]*';

/** How a word of the wish is written in the code: a column of a table, or the name of a table that is joined. */
interface Shown {
  readonly keys: readonly string[];
  readonly select: readonly string[];
  readonly joins: readonly string[];
  readonly as: string;
}

/** "Per region": region_id, or the name of the region where its table is known. */
function shownAs(ground: Ground, fact: GivenTable, word: string): Shown | undefined {
  const table = ground.table(word);
  if (table && table !== fact) {
    const joins = ground.join(fact, table);
    if (!joins) return undefined;
    const label = columnLike(table, LABEL) ?? ground.keyOf(table);
    const as = `${singular(table.name.toLowerCase())}${/name|title/i.test(label) ? '' : `_${label}`}`;
    const key = `${table.name}.${ground.keyOf(table)}`;
    return { keys: [key], select: [`${key} AS ${as}_key`, `${table.name}.${label} AS ${as}`], joins, as };
  }
  for (const one of [fact, ...ground.tables.filter((other) => other !== fact)]) {
    const column = columnFor(one, word);
    const joins = column === undefined ? undefined : ground.join(fact, one);
    if (column !== undefined && joins)
      return { keys: [`${one.name}.${column}`], select: [`${one.name}.${column}`], joins, as: column };
  }
  return undefined;
}

const ADJECTIVES: readonly (readonly [said: RegExp, column: RegExp])[] = [
  [/paid|earning|salar/, /salary|wage|pay/i],
  [/expensive|priced|costly/, /price|cost/i],
  [/cheap/, /price|cost/i],
  [/rated|scor/, /rating|score|grade|points/i],
  [/recent|latest|newest|last/, DATE],
  [/selling|sold/, QUANTITY],
];

const RANKS =
  /\b(?:with |using |by |via )?(?:the )?(dense_rank|row_number|rank)(?: ?\(\))?(?: window)?(?: function)?/;

const PRICE = /^(?:unit_)?price$/i;

export const TOP_PER_GROUP: Question = {
  about: [
    /\b(?:top|best|highest|most|largest|biggest|latest|newest|first|lowest|cheapest)\b/,
    /\b(?:per|each|every|within|by)\b/,
    /\([a-z_]/,
  ],
  silent:
    'top best highest most largest biggest latest newest lowest cheapest expensive paid selling by revenue sales rank ranked ranking number total amount only window function functions group ties tie tied',
  write: (wish, ground) => {
    const group = wish.take(new RegExp(`\\b(?:per|(?:in|for|of|within|from) (?:each|every)) (${WORD})`))?.[1];
    const top =
      wish.take(
        new RegExp(
          `\\btop[- ]?(?:${NUMBER})?((?: ${WORD}){0,3}?)(?= by\\b| in\\b| with\\b| per\\b| of\\b|[,.;·]| ·|$)`,
        ),
      ) ??
      wish.take(
        new RegExp(
          `\\b${NUMBER}((?: (?:best|highest|most|largest|biggest|latest|newest|lowest|cheapest|expensive|recent))(?: ${WORD}){0,2}?)(?= by\\b| in\\b| with\\b| per\\b| of\\b|[,.;·]| ·|$)`,
        ),
      ) ??
      // "The best product": one of each.
      wish.take(
        new RegExp(
          `\\b(?:the )?()(?:single )?((?:best|biggest|largest|highest|most|lowest|cheapest|worst)(?: ${WORD}){1,2}?)(?= by\\b| ?·|[,.:;(]|$)`,
        ),
      );
    if (!group || !top) return undefined;
    const count = numberOf(top[1] || '1');
    const words = (top[2] ?? '').trim();
    const noun = /([a-z_-]+)$/.exec(words)?.[1];
    const by = wish.take(
      new RegExp(`\\bby (?:the |their )?(?:total |highest |sum of |number of )?(${WORD}(?: ${WORD})?)`),
    );
    const rank = wish.take(RANKS)?.[1];
    // Two that share the first place are both the best.
    const isShared = top[1] === '';
    const isTied =
      wish.take(
        /\b(?:(?:and|with|including|keep|keeping|allow(?:ing)?|handles?) )*ties\b(?: (?:included|share|count|are|is|kept|ok|okay|fine|allowed|welcome))*/,
      ) !== undefined;
    const period = takePeriod(wish, ground);
    return topPerGroup(wish, ground, {
      group,
      noun,
      words,
      by: by?.[0],
      count,
      period,
      window: (rank ?? (isTied || isShared ? 'rank' : 'row_number')).toUpperCase(),
    });
  },
};

interface Top {
  readonly group: string;
  readonly noun: string | undefined;
  readonly words: string;
  readonly by: string | undefined;
  readonly count: number;
  readonly period: ((column: string) => string) | undefined;
  readonly window: string;
}

function topPerGroup(_: WishText, ground: Ground, { group, noun, words, by, count, period, window }: Top) {
  const said = `${by ?? ''} ${words}`;
  const isCounted = /number of|most orders|count/.test(said);
  const adjective = ADJECTIVES.find(([one]) => one.test(said))?.[1];
  const own = noun === undefined ? undefined : ground.table(noun);
  const word = /by (?:the |their )?(?:total |highest |sum of |number of )?([a-z_]+)/.exec(by ?? '')?.[1];
  const withWord =
    word === undefined
      ? undefined
      : ground.tables.find((one) => one.columns.some(({ name }) => name.toLowerCase() === word));
  const isMoney = /revenue|turnover|sales/.test(said);
  const fact =
    withWord ??
    // Sales are computed from the prices on the order lines, not from the current prices.
    (isMoney
      ? ground.tables.find((one) => columnLike(one, QUANTITY) && columnLike(one, PRICE))
      : undefined) ??
    (adjective && ground.tables.find((one) => columnLike(one, adjective))) ??
    ground.tables.find((one) => columnLike(one, AMOUNT) && columnLike(one, DATE)) ??
    ground.tables.find(
      (one) => (!isMoney || one !== own) && (columnLike(one, QUANTITY) ?? columnLike(one, AMOUNT)),
    );
  if (!fact) return undefined;
  const many = columnLike(fact, QUANTITY);
  const priced = [fact, own].find((one) => columnLike(one, PRICE));
  const price = priced && `${priced.name}.${columnLike(priced, PRICE)}`;
  const column =
    (withWord && columnFor(withWord, word ?? '')) ??
    (adjective && columnLike(fact, adjective)) ??
    columnLike(fact, /amount|total|revenue/i) ??
    columnLike(fact, AMOUNT) ??
    many;
  const grouped = shownAs(ground, fact, group);
  const isRows = own === fact || noun === undefined;
  const item = isRows ? undefined : shownAs(ground, fact, noun);
  if (!column || !grouped || (!isRows && !item)) return undefined;
  const date = ground.tables
    .map((one) => ({ one, name: columnLike(one, DATE) }))
    .find(({ name }) => name !== undefined);
  if (period && !date?.name) return undefined;
  const joins = [
    ...new Set([
      ...(item?.joins ?? []),
      ...grouped.joins,
      ...(period && date && date.one !== fact ? (ground.join(fact, date.one) ?? []) : []),
    ]),
  ];
  const where = period && date ? [`  WHERE ${period(`${date.one.name}.${date.name}`)}`] : [];
  const isLow = /lowest|cheapest|smallest|oldest|worst/.test(said);
  const value = isCounted
    ? 'COUNT(*)'
    : isMoney && many && price
      ? `SUM(${fact.name}.${many} * ${price})`
      : `SUM(${fact.name}.${column})`;
  const measure = isRows
    ? column
    : isCounted
      ? `${singular(fact.name)}_count`
      : isMoney
        ? 'revenue'
        : /qty|quantity|units/i.test(column)
          ? 'units'
          : `total_${column.replace(/^total_?/i, '')}`.replace(/_$/, '');
  const order = `${isRows ? `${fact.name}.${column}` : measure} ${isLow ? 'ASC' : 'DESC'}`;
  const label = isRows ? ground.keyOf(fact) : (item?.as ?? '');
  const tie = window === 'ROW_NUMBER' ? `, ${isRows ? `${fact.name}.${label}` : label}` : '';
  if (isRows)
    return ground.write(
      'WITH ranked AS (',
      `  SELECT ${[...grouped.select.filter((one) => !one.startsWith(`${fact.name}.`)), `${fact.name}.*`].join(', ')},`,
      `    ${window}() OVER (PARTITION BY ${grouped.keys.join(', ')} ORDER BY ${order}${tie}) AS place`,
      `  FROM ${fact.name}`,
      ...joins.map((one) => `  ${one}`),
      ...where,
      ')',
      'SELECT *',
      'FROM ranked',
      `WHERE place <= ${count}`,
      `ORDER BY ${grouped.as}, place;`,
    );
  const keys = [...grouped.keys, ...(item?.keys ?? [])];
  const select = [...grouped.select, ...(item?.select ?? [])];
  const plain = select.map((one) => one.replace(/ AS .*$/, ''));
  return ground.write(
    'WITH totals AS (',
    `  SELECT ${select.join(', ')}, ${value} AS ${measure}`,
    `  FROM ${fact.name}`,
    ...joins.map((one) => `  ${one}`),
    ...where,
    `  GROUP BY ${[...new Set([...keys, ...plain])].join(', ')}`,
    '),',
    'ranked AS (',
    `  SELECT totals.*, ${window}() OVER (PARTITION BY ${partOf(grouped)} ORDER BY ${measure} ${isLow ? 'ASC' : 'DESC'}${tie}) AS place`,
    '  FROM totals',
    ')',
    `SELECT ${grouped.as}, ${item?.as ?? ''}, ${measure}, place`,
    'FROM ranked',
    `WHERE place <= ${count}`,
    `ORDER BY ${grouped.as}, place${window === 'ROW_NUMBER' ? '' : `, ${item?.as ?? ''}`};`,
  );
}

/** Two regions may have the same name: the key tells them apart. */
const partOf = ({ select, as }: Shown): string => (select.length > 1 ? `${as}_key` : as);

export const ABOVE_AVERAGE: Question = {
  about: [
    /\b(?:average|avg|mean)\b/,
    /\b(?:more|above|over|higher|greater|below|less|lower|under|exceed)/,
    /\([a-z_]/,
  ],
  silent:
    'average avg mean more above over higher greater below less lower under than earn earns earning paid salary price priced employee employees same difference too',
  write: (wish, ground) => {
    const isLow = /\b(?:below|less than|lower than|under)\b/.test(wish.rest);
    const group =
      wish.take(
        new RegExp(
          `\\b(?:their|its|his|the|of the|his or her) (?:own )?(${WORD})(?:'s|s')? (?:average|avg|mean)(?: (salary|price|grade|score|amount|total|rating))?`,
        ),
      ) ??
      wish.take(
        new RegExp(
          `\\b(?:the )?(?:average|avg|mean)(?: (salary|price|grade|score|amount|total|rating))?(?: (?:of|in|for|within))? (?:of )?(?:their|its|the same|that|the) (?:own )?(${WORD})`,
        ),
      );
    const word = group
      ?.slice(1)
      .find((one) => one !== undefined && !/^(?:salary|price|grade|score|amount|total|rating)$/.test(one));
    const named = group?.slice(1).find((one) => one !== undefined && one !== word);
    if (!word || /^(?:overall|global|total|whole|company)$/.test(word)) return undefined;
    const adjective = ADJECTIVES.find(([one]) => one.test(wish.rest))?.[1];
    const fact = ground.tables.find(
      (one) =>
        (named ? columnFor(one, named) : undefined) ??
        (adjective ? columnLike(one, adjective) : columnLike(one, AMOUNT)) ??
        columnLike(one, /grade|score|rating/i),
    );
    const column =
      fact &&
      ((named ? columnFor(fact, named) : undefined) ??
        (adjective ? columnLike(fact, adjective) : undefined) ??
        columnLike(fact, AMOUNT) ??
        columnLike(fact, /grade|score|rating/i));
    const grouped = fact && shownAs(ground, fact, singular(word));
    if (!fact || !column || !grouped) return undefined;
    const difference =
      wish.take(
        /(?:[,;.] ?|\band |\bwith |\balso )*(?:shows?|includ(?:es?|ing)|with|display)? ?(?:the |by )?(?:difference|how much (?:more|less)|gap|deviation)(?: to (?:the|that) average| from (?:the|that) average| too| as well| in percent)*/,
      ) !== undefined;
    const average = `${grouped.as.replace(/_(?:key|id)$/, '')}_average`;
    const noun = wish.rest
      .split(' ')
      .map((one) => ground.table(one))
      .find((one) => one !== undefined && one !== fact);
    const person =
      columnLike(fact, LABEL) === undefined && noun
        ? shownAs(ground, fact, noun.name.toLowerCase())
        : undefined;
    const label = columnLike(fact, LABEL) ?? person?.as;
    const keys = grouped.select.filter((one) => !/_key$/.test(one));
    const own = person
      ? person.select.filter((one) => !/_key$/.test(one))
      : [label && `${fact.name}.${label}`];
    const shown = [...own, ...keys, `${fact.name}.${column}`].filter(Boolean).join(', ');
    const names = [label, grouped.as, column].filter(Boolean).join(', ');
    return ground.write(
      'WITH compared AS (',
      `  SELECT ${shown},`,
      `    AVG(${fact.name}.${column}) OVER (PARTITION BY ${grouped.keys.join(', ')}) AS ${average}`,
      `  FROM ${fact.name}`,
      ...[...new Set([...(person?.joins ?? []), ...grouped.joins])].map((one) => `  ${one}`),
      ')',
      `SELECT ${names}, ROUND(${average}, 2) AS ${average}${difference ? `,\n  ROUND(${column} - ${average}, 2) AS difference` : ''}`,
      'FROM compared',
      `WHERE ${column} ${isLow ? '<' : '>'} ${average}`,
      `ORDER BY ${difference ? `difference${isLow ? '' : ' DESC'}` : `${grouped.as}, ${column}${isLow ? '' : ' DESC'}`};`,
    );
  },
};
