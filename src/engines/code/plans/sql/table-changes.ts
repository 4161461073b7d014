import type { Snippet } from '../../snippets/snippets.ts';
import type { Phrase } from '../reading/phrase.ts';
import { type Column, databaseOf } from './column.ts';
import { columnLine, readColumns } from './columns.ts';

export const NAME = '[a-z_][a-z0-9_]*';

export const list = (text: string): string[] =>
  text
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((one) => one.trim().replaceAll(' ', '_'))
    .filter(Boolean);

export function planIndex(r: Phrase): Snippet | undefined {
  const found = r.take(
    /(?:create |add |make |define |an? |the )*(unique |composite |compound |multi-?column )?index(?:es)?/,
  );
  if (!found) return undefined;
  const isUnique = found[1]?.startsWith('unique') ?? false;
  const name = r.take(`(?:called|named) (${NAME})`)?.[1] ?? r.take('([a-z]+_[a-z0-9_]+)(?= on )')?.[1];
  const isCareful =
    /\bif (?:it|one|the index)? ?(?:does ?n[o'’]t|not|is not there)(?: already| yet)? ?exists?\b/;
  const isOnce = isCareful.test(r.text);
  r.take(/if not exists/);
  r.take(/(?:on|for|over|to)(?: the)?/);
  const said = r.text.slice(r.at).replace(new RegExp(`,? ?(?:and |but )?(?:only )?${isCareful.source}`), '');
  const rest = said.replace(/, (?:and )?unique$/, '');
  const isOne = isUnique || rest !== said;
  const forms: readonly (readonly [RegExp, number, number])[] = [
    [new RegExp(`^(${NAME}) ?\\(([^()]+)\\)$`), 1, 2],
    [
      new RegExp(
        `^((?:${NAME})(?: ?, ?(?:and )?${NAME}| and ${NAME})*)(?: columns?)? (?:of|in|on|for) (?:the )?(${NAME})(?: table)?$`,
      ),
      2,
      1,
    ],
    [
      new RegExp(
        `^(${NAME})(?: table)?,? (?:for|on|by|over) (?:the )?(?:columns? )?((?:${NAME})(?: ${NAME})?(?: ?, ?(?:and )?${NAME}| and ${NAME})*)(?: columns?)?$`,
      ),
      1,
      2,
    ],
    [new RegExp(`^(${NAME}s) (${NAME})$`), 1, 2],
    [new RegExp(`^(${NAME})\\.(${NAME})$`), 1, 2],
  ];
  for (const [pattern, tableAt, columnsAt] of forms) {
    const match = pattern.exec(rest);
    const table = match?.[tableAt];
    const columns = list(match?.[columnsAt] ?? '');
    if (!table || columns.length === 0) continue;
    const own = name ?? `${table}_${columns.join('_')}_${isOne ? 'key' : 'index'}`;
    return {
      definition: `CREATE ${isOne ? 'UNIQUE ' : ''}INDEX ${isOnce ? 'IF NOT EXISTS ' : ''}${own} ON ${table} (${columns.join(', ')});`,
      example: '',
    };
  }
  return undefined;
}

/** "And fill it with 0": what the rows that are there get. */
const FILLED =
  /(?:,| and|, and) (?:then )?(?:fill|set|populate|initiali[sz]e) (?:it|the (?:new )?(?:column|field)|them)(?: (?:with|to|as))(?: an?| the)?(?: (?:empty (?:string|text)|(-?\d+(?:\.\d+)?|"[^"';]*"|'[^';]*'|true|false|null)))(?: (?:for|in|on) (?:all|every|the|existing)(?: (?:existing|rows|records|users|of them))*)?$/;

/** "Migration that adds a not null column status": in the words of a statement. */
const asStatement = (wish: string): string =>
  wish
    .replace(/^(?:(?:database|schema|safe|up) )*migration,? (?:that |which |to )?/, '')
    .replace(/^(add|rename|drop|remove|delete)s (?=an?\b|the\b|column)/, '$1 ')
    .replace(
      new RegExp(`^(add (?:an? |the )?(?:new )?)((?:not null|nullable|unique|required) )column (${NAME})`),
      '$1column $3 $2',
    );

export function planAlter(r: Phrase, prompt: string): Snippet | undefined {
  const rest = asStatement(r.text.slice(r.at));
  const renamed =
    new RegExp(
      `^rename (?:the )?column (${NAME}) to (${NAME}) (?:in|of|on) (?:the )?(?:table )?(${NAME})(?: table)?$`,
    ).exec(rest) ??
    new RegExp(
      `^rename (?:the )?column (${NAME}) (?:in|of|on) (?:the )?(?:table )?(${NAME})(?: table)? to (${NAME})$`,
    ).exec(rest);
  if (renamed) {
    const [, from = '', second = '', third = ''] = renamed;
    const [table, to] = / to \w+ (?:in|of|on) /.test(renamed[0]) ? [third, second] : [second, third];
    return { definition: `ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to};`, example: '' };
  }
  const table = new RegExp(`^rename (?:the )?table (${NAME}) to (${NAME})$`).exec(rest);
  if (table) return { definition: `ALTER TABLE ${table[1]} RENAME TO ${table[2]};`, example: '' };
  const dropped =
    new RegExp(
      `^(?:drop|remove|delete) (?:the )?column (${NAME}) (?:from|of|in|on) (?:the )?(?:table )?(${NAME})(?: table)?$`,
    ).exec(rest) ??
    new RegExp(
      `^(?:drop|remove|delete) (?:the )?(${NAME}) column (?:from|of|in|on) (?:the )?(?:table )?(${NAME})(?: table)?$`,
    ).exec(rest);
  if (dropped) return { definition: `ALTER TABLE ${dropped[2]} DROP COLUMN ${dropped[1]};`, example: '' };
  const added =
    new RegExp(
      `^(?:alter (?:the )?table (${NAME})(?:,? (?:and|to))? )?add (?:an? |the )?(?:new )?(?:column|field)s?(?: called| named| for(?: an?| the| their)?| to store (?:an?|the|their))? (.+)$`,
    ).exec(rest) ??
    new RegExp(
      `^(?:alter (?:the )?table (${NAME})(?:,? (?:and|to))? )?add (?:an? |the )?(?:new )?(.+? column.*)$`,
    ).exec(rest);
  if (!added) return undefined;
  // A column that is there gets a rule, and is no new one.
  const ruled = new RegExp(`,? and (?:also )?make (?:the )?(?:column )?(${NAME})(?: column)? unique$`).exec(
    added[2] ?? '',
  );
  if (ruled) added[2] = (added[2] ?? '').slice(0, ruled.index);
  const filled = FILLED.exec(added[2] ?? '');
  const given = filled ? { ...added, 2: (added[2] ?? '').slice(0, filled.index) } : added;
  const value = filled && (filled[1] === undefined ? "''" : filled[1].replace(/^"(.*)"$/, "'$1'"));
  if (/\band (?:also |then )?(?:make|drop|remove|rename|change|set|delete) /.test(given[2] ?? ''))
    return undefined;
  const indexed = /,? and (?:an? |the )?(?:(unique) )?index(?: (?:on )?it| on (?:it|that column))$/.exec(
    given[2] ?? '',
  );
  const body = (given[2] ?? '').slice(0, indexed?.index);
  const to = new RegExp(`^(.*?) (?:to|in|on) (?:the )?(?:table )?(${NAME})(?: table)?(?:,? (.*))?$`).exec(
    body,
  );
  const name = added[1] ?? to?.[2];
  const said = added[1] ? body : `${to?.[1] ?? ''} ${to?.[3] ?? ''}`.trim();
  // A number to call is no number to count with.
  const items = said
    .replace(/\bcolumn\b/g, '')
    .replace(/\b(?:phone|telephone|mobile) number\b/g, 'phone')
    .trim();
  // One column is read like one of a list.
  const read = items && name ? readColumns(`${items}, zz_last`, databaseOf(prompt)) : undefined;
  const columns = read?.columns.filter((column) => column.name !== 'zz_last') ?? [];
  if (!name || columns.length === 0 || (read?.constraints.length ?? 0) > 0) return undefined;
  const index = indexed
    ? columns.map(
        (column) =>
          `CREATE ${indexed[1] ? 'UNIQUE ' : ''}INDEX ${name}_${column.name}_index ON ${name} (${column.name});`,
      )
    : [];
  // A column that is filled with a number is no text.
  const typed = (column: Column): Column =>
    value && /^-?\d/.test(value) && column.type === 'TEXT'
      ? { ...column, type: value.includes('.') ? 'NUMERIC' : 'INTEGER' }
      : column;
  return {
    definition: [
      ...columns.map((column) => `ALTER TABLE ${name} ADD COLUMN ${columnLine(typed(column)).trim()};`),
      ...(value ? columns.map((column) => `UPDATE ${name} SET ${column.name} = ${value};`) : []),
      ...index,
      ...(ruled ? [`CREATE UNIQUE INDEX ${name}_${ruled[1]}_key ON ${name} (${ruled[1]});`] : []),
    ].join('\n'),
    example: '',
  };
}
