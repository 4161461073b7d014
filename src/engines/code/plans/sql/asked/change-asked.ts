import { singular, type WishText } from '../../reading/text.ts';
import { columnFor, columnLike, DATE, type GivenTable, type Ground } from './ground.ts';
import type { Question } from './question.ts';

const NAME = '[a-z_][a-z_0-9]*';
const OPS: readonly (readonly [said: RegExp, op: string])[] = [
  [/\binsert(?:s|ed|ion)?\b/, 'INSERT'],
  [/\bupdate[sd]?\b|\bchang(?:e|es|ed)\b/, 'UPDATE'],
  [/\bdelet(?:e|es|ed|ion)s?\b/, 'DELETE'],
];

function takeTable(wish: WishText, ground: Ground, ...columns: readonly string[]): GivenTable | undefined {
  if (ground.tables[0]) return ground.tables[0];
  const found =
    wish.take(
      new RegExp(
        `\\b(?:on|of|in|from|for|whenever|when|to)(?: (?:an?|the|every|each|any|row|rows|update|changes?|record|of|in|on|my|our))*(?: table)? (?!new\\b|old\\b|user|which|who|it\\b|that\\b|this\\b|postgres|mysql|sqlite|sql\\b)(${NAME})(?: table)?(?= is| are| has| changes?| gets|,|\\.|$| with| in| row| into| when| to)`,
      ),
    ) ?? wish.take(new RegExp(`\\b(?:the )?(${NAME}) table\\b|\\btable (${NAME})\\b`));
  const name = found?.slice(1).find((one) => one !== undefined);
  return name === undefined ? undefined : ground.assume(name, 'id', ...columns);
}

/** "Writes every update of prices into price_history with old price, new price, changed_at and current_user". */
export const HISTORY: Question = {
  about: [
    /\btrigger\b/,
    /\bold[ _-]/,
    /\bnew[ _-]/,
    /\binto\b|\bin (?:a |the )?(?:table )?[a-z]+_(?:history|log|audit|changes)/,
  ],
  silent:
    'trigger triggers writes write log logs logged logging records record saves stores inserts every update updates updated change changes changed on into old new only if really realy actually is value values row rows when whenever after before fires history user time timestamp date',
  write: (wish, ground) => {
    if (/\bjsonb?\b|\bold (?:row|and new row|values as)\b/.test(wish.rest)) return undefined;
    const log = wish.take(
      new RegExp(
        `\\b(?:in|into|to)(?: an?| the)?(?: table)?(?: called| named)? ((?:${NAME}_)?(?:history|log|audit|changes|archive)(?:_${NAME})?)\\b`,
      ),
    )?.[1];
    const table = takeTable(wish, ground);
    const old = wish.take(new RegExp(`\\b(?:the )?old[ _](?:and new[ _])?(${NAME})\\b`))?.[1];
    const column =
      table && old && !/^(?:and|value|values)$/.test(old)
        ? old
        : columnFor(
            table,
            wish.take(new RegExp(`\\b(?:the )?(${NAME}) (?:column )?(?:chang|is updated)`))?.[1] ?? '',
          );
    if (!table || !log || !column) return undefined;
    wish.take(new RegExp(`\\b(?:the )?new[ _]${column}\\b`));
    wish.take(
      /(?:[,;] ?|\band |\bbut )*\b(?:only )?(?:if|when) (?:the )?[a-z_]+ (?:has )?(?:really|realy|actually|truly)? ?(?:changed|changes|differs|is different)\b/,
    );
    const at = wish.take(
      /\b([a-z]+_at|change_?date|changed_on|(?:a |the )?timestamp|(?:the )?(?:date|time)(?: of (?:the )?change)?)\b/,
    )?.[1];
    const by =
      wish.take(
        /\b(?:the )?(current_user|user_name|username|changed_by|user|who(?: did it| changed it)?)\b/,
      ) !== undefined;
    const key = ground.keyOf(table);
    const others = table.columns.map(({ name }) => name).filter((name) => /_id$/i.test(name) && name !== key);
    const time = at && /_/.test(at) && /_at|_on|date/.test(at) ? at : 'changed_at';
    const one = singular(table.name.toLowerCase());
    const ids = [
      [`${one}_id`, key],
      ...others.filter((name) => name.toLowerCase() !== `${one}_id`).map((name) => [name, name]),
    ];
    const names = [
      ...ids.map(([as]) => as),
      `old_${column}`,
      `new_${column}`,
      time,
      ...(by ? ['changed_by'] : []),
    ].join(', ');
    const values = (row: string, old: string, now: string, user: string): string =>
      [
        ...ids.map(([, from]) => `${row}${from}`),
        `${old}${column}`,
        `${row}${column}`,
        now,
        ...(by ? [user] : []),
      ].join(', ');
    const type = /price|amount|total|salary|cost|fee|balance|rate/i.test(column)
      ? { postgres: 'numeric(12, 2)', mysql: 'DECIMAL(12, 2)', sqlite: 'NUMERIC', mssql: 'decimal(12, 2)' }
      : { postgres: 'text', mysql: 'VARCHAR(255)', sqlite: 'TEXT', mssql: 'nvarchar(255)' };
    const { dialect } = ground;
    const parts = {
      postgres: [
        'id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
        'bigint NOT NULL',
        `${time} timestamptz NOT NULL DEFAULT now()`,
        'text NOT NULL DEFAULT current_user',
      ],
      mysql: [
        'id BIGINT AUTO_INCREMENT PRIMARY KEY',
        'BIGINT NOT NULL',
        `${time} TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP`,
        'VARCHAR(255) NOT NULL',
      ],
      sqlite: [
        'id INTEGER PRIMARY KEY',
        'INTEGER NOT NULL',
        `${time} TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP`,
        "TEXT NOT NULL DEFAULT ''",
      ],
      mssql: [
        'id bigint IDENTITY PRIMARY KEY',
        'bigint NOT NULL',
        `${time} datetime2 NOT NULL DEFAULT SYSUTCDATETIME()`,
        'sysname NOT NULL',
      ],
    }[dialect];
    if (dialect === 'sqlite' && by) return undefined;
    const create = [
      dialect === 'mssql'
        ? `IF OBJECT_ID('${log}') IS NULL\nCREATE TABLE ${log} (`
        : `CREATE TABLE IF NOT EXISTS ${log} (`,
      [
        parts[0],
        ...ids.map(([as]) => `${as} ${parts[1]}`),
        `old_${column} ${type[dialect]}`,
        `new_${column} ${type[dialect]}`,
        parts[2],
        ...(by ? [`changed_by ${parts[3]}`] : []),
      ]
        .map((line) => `  ${line}`)
        .join(',\n'),
      ');',
      '',
    ];
    const name = `${table.name}_${column}_history`;
    if (dialect === 'postgres')
      return ground.write(
        ...create,
        `CREATE OR REPLACE FUNCTION log_${name}() RETURNS trigger`,
        'LANGUAGE plpgsql AS $$',
        'BEGIN',
        `  INSERT INTO ${log} (${names})`,
        `  VALUES (${values('NEW.', 'OLD.', 'now()', 'current_user')});`,
        '  RETURN NULL;',
        'END;',
        '$$;',
        '',
        `DROP TRIGGER IF EXISTS ${name} ON ${table.name};`,
        `CREATE TRIGGER ${name}`,
        `AFTER UPDATE ON ${table.name}`,
        'FOR EACH ROW',
        '-- IS DISTINCT FROM also sees a change from or to NULL.',
        `WHEN (OLD.${column} IS DISTINCT FROM NEW.${column})`,
        `EXECUTE FUNCTION log_${name}();`,
      );
    if (dialect === 'mysql')
      return ground.write(
        ...create,
        `DROP TRIGGER IF EXISTS ${name};`,
        'DELIMITER //',
        `CREATE TRIGGER ${name}`,
        `AFTER UPDATE ON ${table.name}`,
        'FOR EACH ROW',
        'BEGIN',
        '  -- <=> also sees a change from or to NULL.',
        `  IF NOT (OLD.${column} <=> NEW.${column}) THEN`,
        `    INSERT INTO ${log} (${names})`,
        `    VALUES (${values('NEW.', 'OLD.', 'NOW()', 'CURRENT_USER()')});`,
        '  END IF;',
        'END//',
        'DELIMITER ;',
      );
    if (dialect === 'sqlite')
      return ground.write(
        ...create,
        `CREATE TRIGGER IF NOT EXISTS ${name}`,
        `AFTER UPDATE ON ${table.name}`,
        'FOR EACH ROW',
        `WHEN OLD.${column} IS NOT NEW.${column}`,
        'BEGIN',
        `  INSERT INTO ${log} (${names})`,
        `  VALUES (${values('NEW.', 'OLD.', 'CURRENT_TIMESTAMP', '')});`,
        'END;',
      );
    return ground.write(
      ...create.slice(0, -1),
      'GO',
      `CREATE OR ALTER TRIGGER ${name} ON ${table.name}`,
      'AFTER UPDATE',
      'AS',
      'BEGIN',
      '  SET NOCOUNT ON;',
      '  -- One UPDATE of many rows fires once, with all of them.',
      `  INSERT INTO ${log} (${names})`,
      `  SELECT ${values('i.', 'd.', 'SYSUTCDATETIME()', 'SUSER_SNAME()')}`,
      `  FROM inserted AS i`,
      `  JOIN deleted AS d ON d.${key} = i.${key}`,
      `  WHERE EXISTS (SELECT i.${column} EXCEPT SELECT d.${column});`,
      'END;',
    );
  },
};

/** "An audit_log with old row, new row as jsonb, user and time whenever salaries is updated or deleted". */
export const AUDIT: Question = {
  about: [/\btrigger\b/, /\baudit|\blog\b|\bhistory\b/, /\bpostgres|\bjsonb?\b|\bold (?:row|value|data)/],
  silent:
    'trigger fills fill audit log audit_log old new row rows values as json jsonb user username current_user time timestamp date whenever when on is updated update updates deleted delete deletes inserted insert inserts or changed change changes every who did writes records operation action happened generic function',
  write: (wish, ground) => {
    if (ground.isNamed && ground.dialect !== 'postgres') return undefined;
    const log =
      wish.take(
        new RegExp(
          `\\b((?:${NAME}_)?(?:audit|log|history)(?:_(?:log|table|trail))?)\\b(?! trigger)(?= |,|$)`,
        ),
      )?.[1] ?? 'audit_log';
    const ops = OPS.filter(([said]) =>
      said.test(wish.rest.replace(/[a-z_]*(?:audit|history|log)[a-z_]*/g, ' ')),
    ).map(([, op]) => op);
    const table = takeTable(wish, ground);
    if (!table || table.name === log) return undefined;
    const on = ops.length > 0 ? ops : ['INSERT', 'UPDATE', 'DELETE'];
    return ground.write(
      `CREATE TABLE IF NOT EXISTS ${log} (`,
      '  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,',
      '  table_name text NOT NULL,',
      '  operation text NOT NULL,',
      '  old_row jsonb,',
      '  new_row jsonb,',
      '  changed_by text NOT NULL DEFAULT session_user,',
      '  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()',
      ');',
      '',
      `CREATE OR REPLACE FUNCTION write_${log}() RETURNS trigger`,
      '-- The log is written with the rights of its owner; search_path keeps others from slipping tables in.',
      'LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$',
      'BEGIN',
      on.includes('UPDATE') && '  -- An update that changes nothing is not worth a row.',
      on.includes('UPDATE') &&
        "  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;",
      `  INSERT INTO ${log} (table_name, operation, old_row, new_row)`,
      '  VALUES (',
      "    TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME,",
      '    TG_OP,',
      `    ${on.includes('INSERT') ? "CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END" : 'to_jsonb(OLD)'},`,
      `    ${on.includes('DELETE') ? "CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END" : 'to_jsonb(NEW)'}`,
      '  );',
      '  RETURN NULL;',
      'END;',
      '$$;',
      '',
      `DROP TRIGGER IF EXISTS ${table.name}_audit ON ${table.name};`,
      `CREATE TRIGGER ${table.name}_audit`,
      `AFTER ${on.join(' OR ')} ON ${table.name}`,
      `FOR EACH ROW EXECUTE FUNCTION write_${log}();`,
    );
  },
};

/** "Find duplicate emails ignoring case, and delete all but the oldest". */
export const DUPLICATES: Question = {
  about: [/\bduplicat/, /\bkeep|\ball but\b|\bdelet|\bremov/],
  silent:
    'find duplicate duplicates duplicated email emails addresses address delete deletes remove removes all but oldest newest latest first last lowest smallest highest row rows rest keep keeps keeping ignoring upper lower case uppercase lowercase regardless insensitive letters one others',
  write: (wish, ground) => {
    const isCaseless =
      wish.take(
        /(?:[,;] ?|\band )*\b(?:ignor(?:es?|ing)|regardless of|without regard to|no matter the|case)(?: (?:the|upper|lower|uppercase|lowercase|and|or))*[ /-]*(?:(?:upper|lower)\/?(?:lower)? ?)?(?:case|insensitive(?:ly)?)(?: of letters)?\b/,
      ) !== undefined;
    const table = takeTable(wish, ground, 'email');
    const keyed =
      wish.take(
        new RegExp(
          `\\b(?:same|duplicate[sd]?|duplicates (?:by|of|on)) ((?:${NAME})(?:(?:, (?:and )?| and | \\+ )${NAME})*)`,
        ),
      )?.[1] ?? '';
    const words = keyed.split(/, (?:and )?| and | \+ /).map((one) => one.replace(/ .*$/, ''));
    const columns = table
      ? words.map((word) => columnFor(table, singular(word))).filter((one) => one !== undefined)
      : [];
    const email = table && columnLike(table, /^e?-?mail/i);
    const own = columns.length > 0 ? columns : email && /mail/.test(wish.given.toLowerCase()) ? [email] : [];
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
    const about = `-- All but the ${isNewest ? 'newest' : 'oldest'} go${dialect === 'mssql' ? '' : '; look at the rows before COMMIT'}.`;
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
    const found = wish.take(
      new RegExp(
        `\\b(?:the )?(?:column )?(${NAME}) (?:column )?into (?:the )?(?:columns )?(${NAME}) and (${NAME})`,
      ),
    );
    if (!found) return undefined;
    const [, from = '', first = '', last = ''] = found;
    const table =
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
