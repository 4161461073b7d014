import { singular } from '../../reading/text.ts';
import { columnFor, columnLike, DATE } from './ground.ts';
import type { Question } from './question.ts';
import { NAME, takeTable } from './taken-table.ts';

/** "Find duplicate emails ignoring case, and delete all but the oldest". */
export const DUPLICATES: Question = {
  about: [/\bduplicat/, /\bkeep|\ball but\b|\bexcept\b|\bdelet|\bremov/],
  silent:
    'find duplicate duplicates duplicated except email emails addresses address delete deletes remove removes all but oldest newest latest first last lowest smallest highest row rows rest keep keeps keeping ignoring upper lower case uppercase lowercase regardless insensitive letters one others',
  write: (wish, ground) => {
    const isCaseless =
      wish.take(
        /(?:[,;] ?|\band )*\b(?:ignor(?:es?|ing)|regardless of|without regard to|no matter the|case)(?: (?:the|upper|lower|uppercase|lowercase|and|or))*[ /-]*(?:(?:upper|lower)\/?(?:lower)? ?)?(?:case|insensitive(?:ly)?)(?: of letters)?\b/,
      ) !== undefined;
    const table = takeTable(wish, ground, 'email');
    const LIST = `((?:${NAME})(?:(?:, (?:and )?| and | \\+ )(?!keep|delet|remov|ignor|leav|only)${NAME})*)`;
    const keyed =
      wish.take(new RegExp(`\\b(?:with |have |having |share |that have )*(?:the )?same ${LIST}`))?.[1] ??
      wish.take(new RegExp(`\\bduplicates? (?:by|of|on|rows (?:by|on)) ${LIST}`))?.[1] ??
      wish.take(new RegExp(`\\bby ${LIST}`))?.[1] ??
      '';
    const words = keyed.split(/, (?:and )?| and | \+ /).map((one) => one.replace(/ .*$/, ''));
    const columns = table
      ? words.map((word) => columnFor(table, singular(word))).filter((one) => one !== undefined)
      : [];
    const email = table && columnLike(table, /^e?-?mail/i);
    const own =
      columns.length > 0 && columns.length === words.length
        ? columns
        : keyed === '' && email && /mail/.test(wish.rest)
          ? [email]
          : [];
    if (!table || own.length === 0) return undefined;
    const key = ground.keyOf(table);
    const isNewest = /\b(?:newest|latest|most recent|last|highest|youngest|max)\b/.test(wish.rest);
    const date =
      /\b(?:lowest|smallest|highest|min|max)(?: \w+)? ?id\b|\b(?:oldest|newest|latest|lowest|highest) id\b/.test(
        wish.rest,
      )
        ? undefined
        : columnLike(table, DATE);
    const isDeleting = /\bdelet|\bremov/.test(wish.rest);
    const { dialect } = ground;
    const isText = (column: string): boolean => isCaseless && !/id$|date|_at$|amount|number$/i.test(column);
    const parts = own.map((column) => (isText(column) ? `LOWER(${column})` : column)).join(', ');
    const order = [
      ...(date ? [`${date}${isNewest ? ' DESC' : ''}`] : []),
      `${key}${isNewest ? ' DESC' : ''}`,
    ].join(', ');
    const ranked = [
      `SELECT ${key}, ROW_NUMBER() OVER (PARTITION BY ${parts} ORDER BY ${order}) AS place`,
      `FROM ${table.name}`,
      `WHERE ${own.map((column) => `${column} IS NOT NULL`).join(' AND ')}`,
    ];
    const seen = [
      '-- The duplicates.',
      `SELECT ${own.map((column) => (isText(column) ? `LOWER(${column}) AS ${column}` : column)).join(', ')}, COUNT(*) AS copies`,
      `FROM ${table.name}`,
      `WHERE ${own.map((column) => `${column} IS NOT NULL`).join(' AND ')}`,
      `GROUP BY ${parts}`,
      'HAVING COUNT(*) > 1',
      'ORDER BY copies DESC;',
    ];
    if (!isDeleting) return ground.write(...seen);
    const stays = date ? (isNewest ? 'newest' : 'oldest') : `${isNewest ? 'highest' : 'lowest'} ${key}`;
    const about = `-- All but the ${stays} go${dialect === 'mssql' ? '' : '; look at the rows before COMMIT'}.`;
    if (dialect === 'mysql')
      return ground.write(
        ...seen,
        '',
        about,
        'START TRANSACTION;',
        `DELETE FROM ${table.name}`,
        `WHERE ${key} IN (`,
        `  SELECT ${key} FROM (`,
        ...ranked.map((line) => `    ${line}`),
        '  ) AS ranked',
        '  WHERE place > 1',
        ');',
        'COMMIT;',
      );
    if (dialect === 'mssql')
      return ground.write(
        ...seen,
        '',
        about,
        'WITH ranked AS (',
        ...ranked.map((line) => `  ${line}`),
        ')',
        'DELETE FROM ranked WHERE place > 1;',
      );
    return ground.write(
      ...seen,
      '',
      about,
      'BEGIN;',
      `DELETE FROM ${table.name}`,
      `WHERE ${key} IN (`,
      `  SELECT ${key}`,
      '  FROM (',
      ...ranked.map((line) => `    ${line}`),
      '  ) AS ranked',
      '  WHERE place > 1',
      ');',
      'COMMIT;',
    );
  },
};

/** "A migration that splits full_name into first_name and last_name, and can be rolled back". */
export const SPLIT_COLUMN: Question = {
  about: [/\bsplit/, /\bcolumn\b|_name\b/, /\binto\b/, /\bname\b|_name\b/],
  silent:
    'migration splits split splitting column full_name first_name last_name into handles names without space spaces can rolled back rollback up down undo reversible both separate fields single word',
  write: (wish, ground) => {
    const placed = wish.take(
      new RegExp(
        `(?<=\\bsplit(?:s|ting)?) (?:the )?(?:column )?(${NAME}) (?:column )?(?:in|of|on|from) (?:the )?(?:table )?(${NAME})(?: table)?(?= into)`,
      ),
    );
    const found = wish.take(
      new RegExp(
        `(?:\\b(?:the )?(?:column )?(${NAME}) (?:column )?|· ?)into (?:the )?(?:columns )?(${NAME}) and (${NAME})`,
      ),
    );
    if (!found) return undefined;
    const [, whole, first = '', last = ''] = found;
    const from = placed?.[1] ?? whole;
    if (from === undefined) return undefined;
    const table =
      placed?.[2] ??
      ground.tables[0]?.name ??
      wish.take(
        new RegExp(
          `\\b(?:of|in|on) (?:the )?(?:table )?(?!postgres|mysql|sqlite|sql\\b)(${NAME})(?: table)?(?=[ ,.;]|$)`,
        ),
      )?.[1];
    const name = table ?? ground.assume('users', from).name;
    const { dialect } = ground;
    if (dialect === 'mssql') return undefined;
    const full = `trim(${from})`;
    const split =
      dialect === 'mysql'
        ? [
            `SUBSTRING_INDEX(TRIM(${from}), ' ', 1)`,
            `NULLIF(TRIM(SUBSTRING(TRIM(${from}), CHAR_LENGTH(SUBSTRING_INDEX(TRIM(${from}), ' ', 1)) + 1)), '')`,
          ]
        : dialect === 'sqlite'
          ? [
              `substr(${full}, 1, instr(${full} || ' ', ' ') - 1)`,
              `nullif(trim(substr(${full}, instr(${full} || ' ', ' '))), '')`,
            ]
          : [
              `split_part(${full}, ' ', 1)`,
              `nullif(trim(substr(${full}, length(split_part(${full}, ' ', 1)) + 1)), '')`,
            ];
    const joined =
      dialect === 'sqlite'
        ? `trim(coalesce(${first}, '') || ' ' || coalesce(${last}, ''))`
        : `TRIM(CONCAT_WS(' ', ${first}, ${last}))`;
    const begin =
      dialect === 'mysql' ? '-- MySQL commits each ALTER TABLE by itself: take a backup first.' : 'BEGIN;';
    const end = dialect !== 'mysql' && 'COMMIT;';
    const type = dialect === 'mysql' ? 'VARCHAR(255)' : 'TEXT';
    return ground.write(
      '-- up.sql',
      begin,
      `ALTER TABLE ${name} ADD COLUMN ${first} ${type};`,
      `ALTER TABLE ${name} ADD COLUMN ${last} ${type};`,
      '',
      `-- The first word is the ${first}, the rest the ${last}; a name without a space has none.`,
      `UPDATE ${name}`,
      `SET ${first} = ${split[0]},`,
      `    ${last} = ${split[1]}`,
      `WHERE ${from} IS NOT NULL;`,
      '',
      `ALTER TABLE ${name} DROP COLUMN ${from};`,
      end,
      '',
      '-- down.sql',
      ...(dialect === 'mysql' ? [] : [begin]),
      `ALTER TABLE ${name} ADD COLUMN ${from} ${type};`,
      '',
      `UPDATE ${name}`,
      `SET ${from} = ${joined}`,
      `WHERE ${first} IS NOT NULL OR ${last} IS NOT NULL;`,
      '',
      `ALTER TABLE ${name} DROP COLUMN ${first};`,
      `ALTER TABLE ${name} DROP COLUMN ${last};`,
      end,
    );
  },
};
