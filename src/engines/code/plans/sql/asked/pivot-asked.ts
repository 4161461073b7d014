import { columnFor, columnLike } from './ground.ts';
import type { Question } from './question.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "Pivot answers(respondent_id, question, answer) into one row per respondent with columns q1 to q5". */
export const PIVOT_ROWS: Question = {
  about: [/\bpivot|\bcross-?tab|\bone row per\b/, /\bcolumns?\b/, /\([a-z_]/],
  first: /\bmonths?\b/,
  silent:
    'pivot pivots pivoted crosstab turn turns monthly month months total totals sum sums sales into one row per columns column missing values value answers answer empty',
  write: (wish, ground) => {
    const table = ground.tables.find(({ columns }) => columns.length > 2);
    const per = wish.take(/\bone (?:row|line) (?:per|for each|for every) ([a-z_]+)/)?.[1];
    const key =
      table && (columnFor(table, per ?? '') ?? table.columns.find(({ name }) => !/^id$/i.test(name))?.name);
    const range = wish.take(
      /\bcolumns? (?:called |named |for )?([a-z]+_?)(\d+) ?(?:to|-|through|\.\.) ?\1?(\d+)\b/,
    );
    const months = range
      ? undefined
      : wish.take(
          /\b(?:columns? )?(?:for )?(?:each month|every month|all (?:12|twelve) months|jan(?:uary)? (?:to|through|-) dec(?:ember)?|columns? (?:per|by|for each|for every) month|months? (?:as|(?:in)?to) (?:the )?columns)\b/,
        );
    const listed =
      range || months
        ? undefined
        : wish.take(
            /\bcolumns? (?:called |named |for )?((?:[a-z_]\w*)(?:(?:, (?:and )?| and )(?!(?:empty|missing|null|absent|with)\b)[a-z_]\w*)+)/,
          )?.[1];
    const filler = wish.take(
      /(?:[,;] ?|\band |\bwith )*(?:missing|empty|absent|null)(?: (?:answers?|values?|ones|cells|entries|months|scores|questions))?(?: (?:are|is|become|shown|should|be|as|filled|with|replaced|by))* ?('[^']*'|"[^"]*"|\d+|zero|null)/,
    )?.[1];
    if (!table || !key || !(range ?? months ?? listed)) return undefined;
    const others = table.columns
      .map(({ name }) => name)
      .filter((name) => name !== key && name.toLowerCase() !== 'id');
    const date = columnLike(table, /(?:_at|_on|date|month)$/i);
    const value = others.filter((name) => name !== date).at(-1);
    const label = months ? date : others.find((name) => name !== value);
    if (!label || !value) return undefined;
    const isNumber = /amount|total|score|points|qty|quantity|price|grade|hours|count|value|revenue/i.test(
      value,
    );
    const { dialect } = ground;
    const start = Number(range?.[2] ?? 1);
    const names = range
      ? Array.from(
          { length: Math.min(60, Number(range[3]) - start + 1) },
          (_, at) => `${range[1]}${start + at}`,
        )
      : months
        ? MONTHS
        : (listed ?? '').split(/, (?:and )?| and /);
    const isNumbered = label.toLowerCase() === 'month';
    const month = isNumbered
      ? label
      : dialect === 'mysql' || dialect === 'mssql'
        ? `MONTH(${label})`
        : dialect === 'sqlite'
          ? `CAST(strftime('%m', ${label}) AS INTEGER)`
          : `EXTRACT(MONTH FROM ${label})`;
    const cells = names.map((name, at) => {
      const when = months ? `${month} = ${at + 1}` : `${label} = '${name}'`;
      const of = isNumber ? 'SUM' : 'MAX';
      const cell =
        dialect === 'postgres' || dialect === 'sqlite'
          ? `${of}(${value}) FILTER (WHERE ${when})`
          : `${of}(CASE WHEN ${when} THEN ${value} END)`;
      const plain = filler?.replaceAll('"', "'").replace('zero', '0');
      // PostgreSQL does not accept a number and a text in one column.
      const shown =
        plain?.startsWith("'") && isNumber
          ? `CAST(${cell} AS ${dialect === 'mysql' ? 'CHAR' : 'VARCHAR(30)'})`
          : cell;
      return `  ${plain && plain !== 'null' ? `COALESCE(${shown}, ${plain})` : shown} AS ${name}`;
    });
    return ground.write(
      isNumbered && months !== undefined && `-- ${label} holds a number from 1 to 12.`,
      !months && `-- ${label} holds ${names[0] === undefined ? '' : `'${names[0]}'`} and so on.`,
      `SELECT`,
      `  ${key},`,
      cells.join(',\n'),
      `FROM ${table.name}`,
      `GROUP BY ${key}`,
      `ORDER BY ${key};`,
    );
  },
};

/** "One row per question with counts of 1..5 and the average": a column for each answer. */
export const PIVOT_COUNTS: Question = {
  about: [
    /\bcounts?\b|\bhow many\b|\bnumber of\b/,
    /\bone (?:row|line)\b|\bpivot|\bcross-?tab|\bper\b/,
    /\b\d ?(?:\.\.+|-|to) ?\d\b/,
    /\([a-z_]/,
  ],
  first: /\bpivot|\bone row\b/,
  silent:
    'pivot pivots crosstab into one row line per columns column counts count number how many often each answer answers rating ratings stars average mean avg total plain standard values value for was given the with without extensions',
  write: (wish, ground) => {
    const table = ground.tables.find(({ columns }) => columns.length > 1);
    const per = wish.take(/\b(?:one (?:row|line) )?(?:per|for each|for every) ([a-z_]+)/)?.[1];
    const key = table && columnFor(table, per ?? '');
    const range = wish.take(
      /\b(?:(?:counts?|number|how many|of|for|the|columns?|answers?|ratings?|stars?|scores?|from|each|values?|with) )*(\d) ?(?:\.\.+|-|to|through) ?(\d)\b/,
    );
    const value =
      columnLike(table, /^(?:answer|rating|stars?|score|grade|points|value|vote|mark|level)$/i) ??
      table?.columns.at(-1)?.name;
    if (!table || !key || !range || !value || value === key) return undefined;
    const [low, high] = [Number(range[1]), Number(range[2])];
    if (high <= low) return undefined;
    const hasAverage = wish.take(
      /(?:[,;] ?|\b(?:and|plus|with|the|also) )*\b(?:average|mean|avg)(?: (?:answer|rating|score|grade|value|stars))?(?: rounded to (?:one|two|\d) (?:decimals?|digits|places))?\b/,
    );
    const digits = /rounded to (?:two|2)/.test(hasAverage?.[0] ?? '')
      ? 2
      : /rounded to (?:one|1)/.test(hasAverage?.[0] ?? '')
        ? 1
        : 2;
    const hasTotal = wish.take(
      /(?:[,;] ?|\b(?:and|plus|with|the|also) )*\b(?:total|number of (?:answers|responses|votes|ratings))(?: (?:count|number|answers))*\b/,
    );
    const name = value.toLowerCase();
    const cells = Array.from(
      { length: high - low + 1 },
      (_, at) => `  SUM(CASE WHEN ${value} = ${low + at} THEN 1 ELSE 0 END) AS ${name}_${low + at}`,
    );
    return ground.write(
      'SELECT',
      `  ${key},`,
      [
        ...cells,
        ...(hasTotal ? ['  COUNT(*) AS total'] : []),
        // A whole number and a fraction: else some databases round down.
        ...(hasAverage ? [`  ROUND(AVG(1.0 * ${value}), ${digits}) AS average`] : []),
      ].join(',\n'),
      `FROM ${table.name}`,
      `GROUP BY ${key}`,
      `ORDER BY ${key};`,
    );
  },
};
