import { NUMBER } from '../reading/text.ts';
import { type Column, type Database, REFERENCE, readItem } from './column.ts';
import { usualTexts } from './models.ts';

/** The items of a list; a phrase such as "between 1 and 5" stays in one. */
function itemsOf(list: string): { readonly items: string[]; readonly held: string[] } {
  const held: string[] = [];
  const hold = (text: string): string => `§${held.push(text) - 1}§`;
  const plain = list
    .replace(/"[^"]*"|'[^']*'|[^"']+/g, (part) => (/^["']/.test(part) ? part : part.toLowerCase()))
    .replace(
      /\(((?:must|required|not|unique|optional|default|primary|nullable|positive|foreign|references)\b[^()]*)\)/g,
      ' $1',
    )
    .replace(
      /(?:\b(?:must be |is |being )?(?:one of|limited to|either)|\b(?:must be |is )?in)(?: the values)?:? \(?((?:["'][^"']*["']|\w+)(?:(?:, ?(?:or |and )?| or | and )["'][^"']*["'])+|\w+(?:, \w+)*,? or \w+)\)?/g,
      (_, values: string) => hold(`of ${values}`),
    )
    .replace(new RegExp(`\\bbetween ${NUMBER} and ${NUMBER}`, 'g'), hold)
    .replace(
      /\b(?:with )?(?:a )?default(?:s|ing|ed)?(?: value)?(?: to| of| is|:)? (?:"[^"]*"|'[^']*')/g,
      hold,
    )
    .replace(/\(\d+(?:, ?\d+)?\)/g, hold)
    .replace(
      /\b(?:a |the )?(?:composite |combined )?(primary key|unique)(?: constraint)?(?: on| of|:)? ?\((\w+(?:, ?\w+)+)\)/g,
      hold,
    )
    .replace(/\((\w+)\)/g, hold)
    .replace(/\bnot null and unique\b/g, 'not null unique')
    .replace(/\bunique and not null\b/g, 'unique not null')
    .replace(/\bunique and required\b/g, 'unique required');
  const items = plain
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+|\.\s+/)
    .map((one) => one.trim())
    .filter(Boolean);
  return { items, held };
}

export interface Columns {
  readonly columns: readonly Column[];
  /** Rules about several columns. */
  readonly constraints: readonly string[];
}

const POINTED = '(?:the )?[a-z_]\\w*(?: table)?';

/** "Author_id, a foreign key to users" is one column, "references to posts and users" are two. */
const withReferences = (list: string): string =>
  list
    .replace(
      /\b(?:an? |the )?([a-z]+) (?:reference|foreign key)(?=\s*(?:[,;.]|and\b|$))/gi,
      '$1_id foreign key',
    )
    .replace(/\b(?:an? |the )?([a-z]+) flag\b/gi, '$1 boolean')
    .replace(new RegExp(`(\\w_id)\\s?,\\s?(?=(?:an? |the )?${REFERENCE} to )`, 'g'), '$1 ')
    .replace(
      new RegExp(`\\b(${REFERENCE}) to (${POINTED}),? and (?:to )?(${POINTED})(?=[,;.]|$)`, 'g'),
      (all, said: string, first: string, second: string) =>
        /s(?: table)?$/.test(second) || /s$/.test(said)
          ? `reference to ${first}, reference to ${second}`
          : all,
    );

const merged = (a: Column, b: Column): Column => ({
  ...a,
  ...(b.low === undefined ? {} : { low: b.low }),
  ...(b.high === undefined ? {} : { high: b.high }),
  ...(b.choices ? { choices: b.choices } : {}),
  isKey: a.isKey || b.isKey,
  isUnique: a.isUnique || b.isUnique,
  rules: [
    ...a.rules,
    ...b.rules.map((rule) =>
      rule.replace(/(?<=\()(?=\s*(?:[<>]|BETWEEN|IN))/, `${a.name} `).replace('( ', '('),
    ),
  ],
});

/** The columns of a list with what it says of each; undefined if it says something else. */
export function readColumns(list: string, database: Database): Columns | undefined {
  const { items, held } = itemsOf(withReferences(list));
  const columns: Column[] = [];
  const constraints: string[] = [];
  for (const item of items) {
    const alone = held[Number(/^§(\d+)§$/.exec(item)?.[1])];
    const several = alone && /(primary key|unique).*\(([\w, ]+)\)$/.exec(alone);
    if (several) {
      constraints.push(`${several[1]?.toUpperCase()} (${several[2]?.split(/, ?/).join(', ')})`);
      continue;
    }
    const read = readItem(item, held, database);
    if (!read) return undefined;
    const at = read.name === '' ? columns.length - 1 : columns.findIndex(({ name }) => name === read.name);
    const own = columns[at];
    if (!own && read.name === '') return undefined;
    if (own && !read.said) return undefined;
    if (own) columns[at] = merged(own, read.column);
    else columns.push(read.column);
  }
  const names = new Set(columns.map(({ name }) => name));
  const areKnown = constraints.every((one) =>
    one
      .replace(/^.*\(|\)/g, '')
      .split(', ')
      .every((name) => names.has(name)),
  );
  if (!areKnown) return undefined;
  const hasKey = columns.some(({ isKey }) => isKey) || constraints.some((one) => one.startsWith('PRIMARY'));
  return {
    columns: columns.map((one) => (hasKey || one.name !== 'id' ? one : { ...one, isKey: true })),
    constraints,
  };
}

export const columnLine = ({ name, type, isKey, rules }: Column): string =>
  `  ${[name, type, isKey ? 'PRIMARY KEY' : '', ...(isKey ? rules.filter((rule) => !/^(?:NOT NULL|UNIQUE)$/.test(rule)) : rules)].filter(Boolean).join(' ')}`;

const TEXTS = ['Middlemarch', 'Emma', 'Walden', 'Dracula', 'Ulysses'];

/** A value for a row that keeps the rules of its column. */
export function sampleOf({ name, kind, isKey, low, high, choices }: Column, row: number): string {
  if (isKey && kind === 'int') return String(row + 1);
  if (choices) return `'${choices[row % choices.length]}'`;
  if (kind === 'int' || kind === 'float') {
    if (high !== undefined) {
      const from = low ?? Math.min(0, high);
      return String(from + (row % (Math.floor(high - from) + 1)));
    }
    const usual =
      kind === 'float' ? ([12.5, 24.9, 8][row % 3] ?? 8) : /year/.test(name) ? 2020 + row : 10 * (row + 1);
    return String(low === undefined ? usual : Math.max(usual, low + row));
  }
  const known = kind === 'text' ? usualTexts(name) : undefined;
  if (kind === 'text')
    return /email/.test(name)
      ? `'user${row + 1}@example.com'`
      : /isbn|code|sku|number|phone|uuid/.test(name) || isKey
        ? `'${1000 + row}'`
        : known
          ? `'${known[row % known.length]}${row < known.length ? '' : ` ${row + 1}`}'`
          : `'${TEXTS[row % TEXTS.length]}${row < TEXTS.length ? '' : ` ${row}`}'`;
  if (kind === 'bool') return row % 2 === 0 ? 'TRUE' : 'FALSE';
  return `'2024-0${(row % 9) + 1}-15'`;
}
