import { columnLike, LABEL } from './ground.ts';
import type { Question } from './question.ts';

const PARENT = /^(?:manager|parent|boss|supervisor|reports_to|superior|lead)(?:_\w+)?$/i;

/** "The full path like 'Boss > Maria > Tom' and the level", by a recursive query over one table. */
export const TREE_PATH: Question = {
  about: [
    /\brecursive|\bhierarchy\b|\btree\b|\bpath\b|\bancestors?\b/,
    /\bpath\b|\blevel\b|\bdepth\b/,
    /\([a-z_]/,
  ],
  // The separator stands in an example.
  first: /\bpath\b.* ["'`]\w+ ?[^\w\s]/,
  silent:
    'recursive recursion cte query full whole complete path paths level levels depth tree hierarchy from top root down each employee employees category categories manager like name names chain org chart organisation organization indented starting starts at',
  write: (wish, ground) => {
    const table = ground.tables.find((one) => columnLike(one, PARENT));
    const parent = columnLike(table, PARENT);
    const label = columnLike(table, LABEL);
    if (
      !table ||
      !parent ||
      !label ||
      /\b(?:count|sum|total|average|under|below|subordinates|cycle)\b/.test(wish.rest)
    )
      return undefined;
    const example = wish.take(/\b(?:like|such as|e\.g\.|as|for example|in the form) ?["'`]([^"'`]+)["'`]/);
    const separator = /\w( ?[^\w\s]{1,3} ?)\w/.exec(example?.[1] ?? '')?.[1] ?? ' > ';
    const from = wish.take(
      /\b(?:level|depth)s?(?: (?:that )?(?:starts?|starting|begins?|counts?|counting)(?: (?:at|from|with))?) (0|1|zero|one)\b/,
    )?.[1];
    const start = /0|zero/.test(from ?? '') ? 0 : 1;
    const level = /\bdepth\b/.test(wish.rest) ? 'depth' : 'level';
    const key = ground.keyOf(table);
    const { dialect } = ground;
    const text = dialect === 'mysql' ? 'CHAR(2000)' : dialect === 'mssql' ? 'NVARCHAR(4000)' : 'TEXT';
    const first = `CAST(${label} AS ${text})`;
    const next = `${table.name}.${label}`;
    const quoted = `'${separator}'`;
    const path =
      dialect === 'mysql'
        ? `CONCAT(tree.path, ${quoted}, ${next})`
        : dialect === 'mssql'
          ? `CAST(CONCAT(tree.path, ${quoted}, ${next}) AS ${text})`
          : `tree.path || ${quoted} || ${next}`;
    return ground.write(
      `WITH ${dialect === 'mssql' ? '' : 'RECURSIVE '}tree AS (`,
      `  -- Those at the top have no ${parent}.`,
      `  SELECT ${key}, ${label}, ${parent}, ${start} AS ${level}, ${first} AS path`,
      `  FROM ${table.name}`,
      `  WHERE ${parent} IS NULL`,
      '  UNION ALL',
      `  SELECT ${[key, label, parent].map((one) => `${table.name}.${one}`).join(', ')}, tree.${level} + 1, ${path}`,
      `  FROM ${table.name}`,
      `  JOIN tree ON ${table.name}.${parent} = tree.${key}`,
      ')',
      `SELECT ${key}, ${label}, ${level}, path`,
      'FROM tree',
      'ORDER BY path;',
    );
  },
};
