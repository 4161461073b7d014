import { singular } from '../../reading/text.ts';
import { AMOUNT, columnFor, columnLike, DATE, LABEL, takePeriod } from './ground.ts';
import type { Question } from './question.ts';

const WORD = '[a-z][a-z_]*';
const FIRST = 'first|oldest|earliest';
const WHO = `(?: (?:they|he|she|it|each|that|the|${WORD}))?(?: (?:has|have|had|placed|made|there are))?(?: (?:placed|made|in total|altogether|overall|in all))*`;
const LEAD = '(?:[,;] ?|\\b(?:and|plus|also|with|as well as|together with|along with|the|their|its|a) )*';

/** "For every customer the latest order, plus how many orders they have in total". */
export const LATEST: Question = {
  about: [
    new RegExp(`\\b(?:latest|newest|most recent|last|${FIRST})\\b(?! \\d)`),
    /\b(?:per|each|every)\b/,
    /\([a-z_]/,
  ],
  first: /\bhow (?:many|much)\b|\bnumber of\b|\bcount|\btotal|\bspen[dt]|\bsum\b/,
  silent:
    'latest newest most recent last first oldest earliest order orders row rows record records entry entries total number count many how overall altogether only one date including without none ones full details info',
  write: (wish, ground) => {
    const grouped = wish.take(
      new RegExp(`\\b(?:for each|for every|of each|of every|by each|each|every|per) (${WORD})(?:'s)?`),
    );
    const newest = wish.take(
      new RegExp(`\\b(?:the |their |its |only )*(?:latest|newest|most recent|last|(${FIRST})) (${WORD})`),
    );
    const group = grouped?.[1];
    const noun = newest?.[2];
    if (!group || !noun || /^(?:days?|weeks?|months?|quarters?|years?|name)$/.test(noun)) return undefined;
    const owner = ground.table(group);
    const keyIn = (table: (typeof ground.tables)[number]): string | undefined =>
      owner && owner !== table ? ground.keyTo(table, owner) : columnFor(table, group);
    const own = ground.table(noun);
    const fact = [...(own ? [own] : []), ...ground.tables].find(
      (one) => one !== owner && keyIn(one) !== undefined && columnLike(one, DATE) !== undefined,
    );
    const key = fact && keyIn(fact);
    const date = columnLike(fact, DATE);
    if (!fact || !key || !date || takePeriod(wish, ground)) return undefined;
    const things = singular(fact.name.toLowerCase());
    const amount = columnLike(fact, AMOUNT);
    const isCounted =
      wish.take(
        new RegExp(
          `${LEAD}(?:show )?(?:how many ${WORD}${WHO}|(?:total )?(?:number|count) of (?:all |their |its )*(?:${WORD})${WHO}|${things} count)`,
        ),
      ) !== undefined;
    const isSummed =
      wish.take(
        new RegExp(
          `${LEAD}(?:total (?:amount |sum )?spent|total spending|how much (?:they|he|she) (?:have |has )?spent|(?:sum|total) of (?:all |their |its |the )*(?:${WORD})${WHO}|total (?:amount|sum|revenue)|lifetime value)(?: in total)?`,
        ),
      ) !== undefined;
    if (isSummed && !amount) return undefined;
    // "Every customer" includes those without a row.
    const isAll =
      owner !== undefined &&
      (/\b(?:each|every)\b/.test(grouped[0]) ||
        wish.take(
          /[,;]? ?\b(?:also |even |and )*(?:including|also|even|with) (?:those|customers|users|the ones|ones|all)[^,;.]*?(?:without|with no|never|have none)[^,;.]*/,
        ) !== undefined);
    const id = columnLike(fact, /^id$/i);
    const isUp = newest[1] !== undefined;
    const down = isUp ? '' : ' DESC';
    const figures = [
      isCounted && (['COUNT(*)', `${things}_count`] as const),
      isSummed && ([`SUM(${amount})`, `total_${amount?.replace(/^total_?/, '') || 'amount'}`] as const),
    ].filter((one) => one !== false);
    const columns = fact.columns.map(({ name }) => name);
    const shown = columns.filter((name) => name !== key && name !== id);
    const lines = [
      'WITH ranked AS (',
      `  SELECT ${columns.join(', ')},`,
      ...figures.map(([code, as]) => `    ${code} OVER (PARTITION BY ${key}) AS ${as},`),
      ...(id ? [`    -- Of two of the same time, the one with the ${isUp ? 'lower' : 'higher'} ${id}.`] : []),
      `    ROW_NUMBER() OVER (PARTITION BY ${key} ORDER BY ${date}${down}${id ? `, ${id}${down}` : ''}) AS place`,
      `  FROM ${fact.name}`,
      ')',
    ];
    if (!owner || owner === fact) {
      const all = [key, id && `${id} AS ${things}_id`, ...shown, ...figures.map(([, as]) => as)];
      return ground.write(
        ...lines,
        `SELECT ${all.filter(Boolean).join(', ')}`,
        'FROM ranked',
        'WHERE place = 1',
        `ORDER BY ${key};`,
      );
    }
    const label = columnLike(owner, LABEL);
    const ownKey = ground.keyOf(owner);
    const one = singular(owner.name.toLowerCase());
    const all = [
      `${owner.name}.${ownKey} AS ${one}_id`,
      label && `${owner.name}.${label}`,
      id && `ranked.${id} AS ${things}_id`,
      ...shown.map((name) => `ranked.${name}`),
      ...figures.map(([, as]) => (isAll ? `COALESCE(ranked.${as}, 0) AS ${as}` : `ranked.${as}`)),
    ];
    return ground.write(
      ...lines,
      `SELECT ${all.filter(Boolean).join(', ')}`,
      `FROM ${owner.name}`,
      isAll && `-- ${owner.name} without any ${things} are listed, too.`,
      `${isAll ? 'LEFT JOIN' : 'JOIN'} ranked ON ranked.${key} = ${owner.name}.${ownKey} AND ranked.place = 1`,
      `ORDER BY ${owner.name}.${label ?? ownKey};`,
    );
  },
};
