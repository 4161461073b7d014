import type { Snippet } from '../../snippets/snippets.ts';
import { Phrase } from '../reading/phrase.ts';
import { pluralOf } from '../reading/plural.ts';
import { withoutDatabase } from './dates.ts';
import { isDate, isNumber, singularOf } from './lexicon.ts';
import { list, NAME } from './table-changes.ts';

const COLUMNS = `${NAME}(?:(?:, and |,? and |, )(?:the |its )?(?!if\\b|when\\b|only\\b|or\\b|otherwise\\b|(?:updat|increas|increment|bump|count|add|rais)(?:e|es|ing|s)?\\b|set\\b|setting\\b|leave|keep)${NAME})*`;

const named = (columns: string | undefined): string[] =>
  list((columns ?? '').replace(/\b(?:the|its) /g, '')).filter(Boolean);

const plural = (word: string): string => (word === singularOf(word) ? pluralOf(word) : word);

/** A value for an example: the wish gives none. */
const sample = (column: string): string =>
  isDate(column)
    ? 'CURRENT_TIMESTAMP'
    : isNumber(column) || /^(?:count|visits|hits)$/.test(column) || /_id$|^id$/.test(column)
      ? '10'
      : /mail/.test(column)
        ? "'ada@example.com'"
        : `'${column.replace(/_.*/, '')} 1'`;

/** "Insert a user only if the email does not exist yet". */
function planInsertOnce(given: string): Snippet | undefined {
  const found = new RegExp(
    `^(?:please |write |a |an |sql |query |statement |that |to )*(?:insert|add)s?(?: into)?(?: an?| the)?(?: new)? (${NAME})(?: row| record)?(?: with (${COLUMNS}))?,? (?:but )?(?:only )?(?:if|when|unless) (?:an? |the |its |their |that |no |another )?(?:${NAME} with (?:that|the same|this) )?(${NAME}) (?:(?:does ?n[o'’]t|do not|is not|isn't|not) )?(?:already )?(?:exists?|there|present|taken|in the table)(?: yet| already)*$`,
  ).exec(new Phrase(withoutDatabase(given)).text);
  const [, row, said, key] = found ?? [];
  const isNot = /\bunless\b|n[o'’]t\b|\bno\b/.test(found?.[0] ?? '');
  if (!row || !key || !isNot) return undefined;
  const table = plural(row);
  const columns = [...new Set([key, ...(said ? named(said) : [key === 'name' ? 'email' : 'name'])])];
  const head = [
    `-- Needs a primary key or a unique index on ${table} (${key}).`,
    `INSERT ${/\b(?:mysql|mariadb)\b/i.test(given) ? 'IGNORE ' : ''}INTO ${table} (${columns.join(', ')})`,
    `VALUES (${columns.map(sample).join(', ')})`,
  ];
  const isMy = /\b(?:mysql|mariadb)\b/i.test(given);
  const last = isMy ? [] : [`ON CONFLICT (${key}) DO NOTHING`];
  return { definition: `${[...head, ...last].join('\n')};`, example: '' };
}

/** "Insert a product by sku, or update its price if the sku exists". */
export function planUpsert(given: string): Snippet | undefined {
  const once = planInsertOnce(given);
  if (once) return once;
  const r = new Phrase(withoutDatabase(given));
  r.takeAll(
    /please|write|give me|sql|query|statement|that|to|which|an?|the|for|postgres(?:ql)?|sqlite|mysql/,
  );
  const isSaid =
    r.take(/upserts?|inserts? or updates?|insert-or-update|update or insert|merges?/) !== undefined;
  if (!isSaid && !r.take(/inserts?|adds?/)) return undefined;
  r.takeAll(/into|an?|the|new|row (?:into|in|for)/);
  const row = r.take(`(${NAME})(?: table| row| record)?`)?.[1];
  if (!row) return undefined;
  const values: string[] = [];
  let key: string[] = [];
  let isUpdated = isSaid;
  let counted: string | undefined;
  let changed: string[] | undefined;
  let into: string | undefined;
  for (let steps = 0; !r.isDone && steps < 12; steps += 1) {
    if (r.takeMark() !== undefined) continue;
    const place = r.take(`(?:in|into|to|of)(?: the| an?)? (?:table (${NAME})|(${NAME}) table)`);
    if (place) {
      into = place[1] ?? place[2];
      // "Into table settings (key, value)".
      if (r.peek(/\(/) && values.length === 0) values.push(...named(r.takeText(/\(([\w, ]+)\)/)?.[1]));
      continue;
    }
    const condition = r.take(
      `(?:and |but )?(?:if|when|in case)(?: an?| the| its| that)? ?(?:(?:row|one|record|${singularOf(row)}) with (?:the same |that |this |the )?)?(${NAME})(?: and (${NAME}))? (?:is |are )?(?:already )?(?:exists?|there|present|taken|in (?:the table|use))(?: already)?`,
    );
    if (condition) {
      isUpdated = true;
      const word = condition[1] ?? '';
      if (key.length === 0 && !/^(?:it|row|one|record)$/.test(word) && word !== singularOf(row))
        key = [word, ...(condition[2] ? [condition[2]] : [])];
      continue;
    }
    if (r.take(/on (?:conflict|a conflict|duplicate key)|when there is a conflict|on a duplicate/)) {
      isUpdated = true;
      if (key.length === 0) key = named(r.take(`(?:on |of )(?:the )?(${COLUMNS})`)?.[1]);
      continue;
    }
    const more = r.take(
      `(?:and |or |otherwise |else |then )*(?:increas(?:e|es|ing)|(?:increment|bump)(?:s|ing)?(?: up)?|add(?:s|ing)? 1 to|add(?:s|ing)? to|rais(?:e|es|ing))(?: its| the| their)? (${NAME})(?: by (?:1|one|it|the new one))?`,
    );
    if (more?.[1]) {
      counted = more[1];
      isUpdated = true;
      continue;
    }
    const set = r.take(
      `(?:and |or |otherwise |else |then |it )*(?:updat(?:e|es|ing)|set(?:s|ting)?|overwrit(?:e|es|ing)|chang(?:e|es|ing))(?: only)?(?: its| the| their)? (${COLUMNS})`,
    );
    if (set?.[1]) {
      changed = [...(changed ?? []), ...named(set[1])].filter(
        (one) => !/^(?:it|row|existing|them|otherwise)$/.test(one),
      );
      isUpdated = true;
      continue;
    }
    const by = r.take(
      `(?:by|keyed by|identified by|based on|unique (?:on|by)|using|on)(?: its| the| their)? (${COLUMNS})`,
    );
    if (by?.[1]) {
      key = named(by[1]);
      continue;
    }
    const own = r.take(`(?:with|having)(?: its| the| an?)? (${COLUMNS})`);
    if (own?.[1]) {
      values.push(...named(own[1]));
      continue;
    }
    if (
      r.take(
        /or updates? (?:it|the row|the existing (?:row|one))|otherwise update it|and|or|otherwise|as its? key|as the key|table/,
      )
    )
      continue;
    return undefined;
  }
  if (key.length === 0 || !isUpdated) return undefined;
  const own = [...new Set([...values, ...(changed ?? []), ...(counted ? [counted] : [])])].filter(
    (one) => !key.includes(one),
  );
  const set = [...new Set([...(changed ?? (counted ? [] : own)), ...(counted ? [counted] : [])])];
  if (own.length === 0 || set.length === 0) return undefined;
  const table = into ?? plural(row);
  const columns = [...key, ...own];
  const value = (column: string): string => (column === counted ? '1' : sample(column));
  const lines = set.map((column) =>
    column === counted
      ? `${column} = ${table}.${column} + excluded.${column}`
      : `${column} = excluded.${column}`,
  );
  const head = [
    `-- Needs a primary key or a unique index on ${table} (${key.join(', ')}).`,
    `INSERT INTO ${table} (${columns.join(', ')})`,
    `VALUES (${columns.map(value).join(', ')})`,
  ];
  if (/\b(?:mysql|mariadb)\b/i.test(given)) {
    const changes = set.map((column) =>
      column === counted ? `${column} = ${column} + VALUES(${column})` : `${column} = VALUES(${column})`,
    );
    return {
      definition: [...head, 'ON DUPLICATE KEY UPDATE', `    ${changes.join(',\n    ')};`].join('\n'),
      example: '',
    };
  }
  return {
    definition: [
      ...head,
      `ON CONFLICT (${key.join(', ')}) DO UPDATE`,
      `SET ${lines.join(',\n    ')};`,
      '-- MySQL: ON DUPLICATE KEY UPDATE column = VALUES(column), in place of ON CONFLICT.',
    ].join('\n'),
    example: '',
  };
}

/** "Set the price of products to the new price from price_updates where the sku matches". */
export function planUpdateFrom(prompt: string): Snippet | undefined {
  const r = new Phrase(prompt);
  r.takeAll(/please|write|give me|sql|query|statement|that|to(?= update| set)|which|an?|for/);
  const isSet = r.take(/updates?|sets?|copy|copies|fill|fills/);
  if (!isSet) return undefined;
  r.take(/the/);
  const first =
    r.take(`(${NAME}) (?:of|in|column of|column in) (?:the |all |each )?(?:table )?(${NAME})(?: table)?`) ??
    swapped(r.take(`(${NAME})(?:'s?)? (?:set |with |setting )?(?:the |their )?(${NAME})`));
  if (!first) return undefined;
  const [said, table] = first.length === 2 ? first : [first[1], first[2]];
  const column = said && isNumber(singularOf(said)) ? singularOf(said) : said;
  r.take(/to|with|by setting it to|=/);
  r.take(/the|its|that/);
  const source = r
    .take(`((?!from\\b)${NAME}(?: (?!from\\b|column|in\\b)${NAME})?)(?: column)?`)?.[1]
    ?.replaceAll(' ', '_');
  if (!r.take(/(?:from|in|of)(?: the)?/)) return undefined;
  const other = r.take(`(?:table )?(${NAME})(?: table)?`)?.[1];
  r.takeMark();
  const match =
    r.take(
      `(?:where|when|if|matching|matched|joined|joining|by)(?: on| by)?(?: the| their| its)? (${NAME}(?: ids?)?)(?: columns?)?(?: (?:matches|match|is the same|are the same|are equal|agree|is equal))?`,
    )?.[1] ?? r.take(`(?:for|with) the same (${NAME}(?: id)?)`)?.[1];
  r.take(/in both(?: tables)?/);
  if (!column || !table || !other || !match || !r.isDone || other === table) return undefined;
  const key = match.replaceAll(' ', '_').replace(/_ids$/, '_id');
  const from = source ?? column;
  const own = key === `${singularOf(table)}_id` ? 'id' : key;
  const test = `${other}.${key} = ${table}.${own}`;
  return {
    definition: [
      `-- Assumed: ${table} (${own}, ${column}), ${other} (${key}, ${from}), at most one row of ${other} for each ${key}.`,
      `UPDATE ${table}`,
      `SET ${column} = (SELECT ${other}.${from} FROM ${other} WHERE ${test})`,
      '-- Without this, rows that have no counterpart would get NULL.',
      `WHERE EXISTS (SELECT 1 FROM ${other} WHERE ${test});`,
    ].join('\n'),
    example: '',
  };
}

/** The table comes first: "products set price". */
const swapped = (
  found: RegExpExecArray | undefined,
): readonly [undefined | string, undefined | string] | undefined => found && [found[2], found[1]];
