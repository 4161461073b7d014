import { singular } from '../../reading/text.ts';
import { columnFor } from './ground.ts';
import type { Question } from './question.ts';
import { NAME, takeTable } from './taken-table.ts';

const OPS: readonly (readonly [said: RegExp, op: string])[] = [
  [/\binsert(?:s|ed|ion)?\b/, 'INSERT'],
  [/\bupdate[sd]?\b/, 'UPDATE'],
  [/\bdelet(?:e|es|ed|ion)s?\b/, 'DELETE'],
];

/** "Writes every update of prices into price_history with old price, new price, changed_at and current_user". */
export const HISTORY: Question = {
  about: [
    /\btrigger\b/,
    /\bold[ _-]/,
    /\bnew[ _-]/,
    /\binto\b|\b(?:in|to) (?:a |the )?(?:table )?[a-z]+_(?:history|log|audit|changes)/,
  ],
  silent:
    'trigger triggers writes write writing log logs logged logging records record saves stores inserts every update updates updated change changes changed on into old new only if really realy actually is value values row rows when whenever after before fires history user time timestamp date',
  write: (wish, ground) => {
    if (/\bjsonb?\b|\bold (?:row|and new row|values as)\b/.test(wish.rest)) return undefined;
    const log = wish.take(
      new RegExp(
        `\\b(?:in|into|to)(?: an?| the)?(?: table)?(?: called| named)? ((?:${NAME}_)?(?:history|log|audit|changes|archive)(?:_${NAME})?)\\b`,
      ),
    )?.[1];
    // "Products.price": the table with the column.
    const dotted = wish.take(
      new RegExp(
        `\\b(?:when(?:ever)?|if|of|on|to) (?:the )?(${NAME})\\.(${NAME})\\b(?: (?:really|actually))?(?: (?:changes|changed|is (?:changed|updated)))?`,
      ),
    );
    wish.take(
      /(?:[,;] ?|\band |\bbut )*(?:not|never|nothing|no row)(?: (?:if|when|for|on))? (?:only )?(?:any |the )?(?:other|another|different) (?:columns?|fields?|ones?)(?: (?:changes?|changed|is|are|updated|change))*/,
    );
    const table = dotted ? ground.assume(dotted[1] ?? '', 'id', dotted[2] ?? '') : takeTable(wish, ground);
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
    'trigger fills fill change audit log audit_log old new row rows values as json jsonb user username current_user time timestamp date whenever when on is updated update updates deleted delete deletes inserted insert inserts or changed change changes every who did writes records operation action happened generic function',
  write: (wish, ground) => {
    if (ground.isNamed && ground.dialect !== 'postgres') return undefined;
    const log =
      wish.take(
        new RegExp(
          `\\b(?:(?:in|into|to)(?: an?| the)?(?: table)?(?: called| named)? )?((?:${NAME}_)(?:audit|log|history)|(?:audit|change|history)_(?:log|table|trail))\\b(?! trigger)(?= |,|$)`,
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
