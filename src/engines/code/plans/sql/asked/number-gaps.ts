import { columnFor } from './ground.ts';
import type { Question } from './question.ts';

/** "Rows from/to of the missing ticket numbers". */
export const NUMBER_GAPS: Question = {
  about: [/\bgaps?\b|\bmissing\b|\bholes?\b/, /\bnumbers?\b|\bids?\b|\bsequence\b|\bnr\b/, /[a-z_]\([a-z_]/],
  first: /\bfrom\b.*\bto\b|\branges?\b/,
  silent:
    'gap gaps hole holes missing sequence sequences number numbers nr id ids int integer ranges range from to start end first last ones as want ticket tickets invoice invoices order orders',
  write: (wish, ground) => {
    const table = ground.tables[0];
    const said = wish.take(/\bin (?:the )?(?:column )?([a-z_]+) (?:column )?(?:of|in|from)\b/)?.[1];
    const column =
      columnFor(table, said ?? '') ??
      table?.columns.find(({ name }) =>
        /^(?:nr|no|num|number|seq|position|pos)$|_(?:nr|no|number|seq)$/i.test(name),
      )?.name ??
      (table && ground.keyOf(table));
    if (
      !table ||
      !column ||
      ground.tables.length > 1 ||
      /\b(?:days?|dates?|months?|time|per|each)\b/.test(wish.rest)
    )
      return undefined;
    const counts = wish.take(
      /(?:[,;] ?|\b(?:and|with|plus|also) )*\b(?:how many(?: (?:are|is|numbers))*|(?:the )?(?:count|number|size|length)(?: of (?:the |each )?(?:gap|missing|them|numbers))?)(?: missing)?(?=[,.;]|$)/,
    );
    return ground.write(
      `SELECT ${column} + 1 AS gap_from, next_${column} - 1 AS gap_to${counts ? `, next_${column} - ${column} - 1 AS missing` : ''}`,
      'FROM (',
      `  SELECT ${column}, LEAD(${column}) OVER (ORDER BY ${column}) AS next_${column}`,
      `  FROM ${table.name}`,
      ') AS numbered',
      `WHERE next_${column} > ${column} + 1`,
      'ORDER BY gap_from;',
    );
  },
};
