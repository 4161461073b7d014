import { type FieldType, readFields } from '../../records/read-record.ts';
import { pluralOf } from '../reading/plural.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { singularOf } from './lexicon.ts';

export interface Column {
  readonly name: string;
  /** The type in SQL. */
  readonly type: string;
  readonly kind: FieldType;
  readonly isKey: boolean;
  /** Its numbers are given by the database. */
  readonly isCounted: boolean;
  readonly isUnique: boolean;
  readonly rules: readonly string[];
  readonly low?: number;
  readonly high?: number;
  readonly choices?: readonly string[];
}

const SQL_TYPES: Readonly<Record<FieldType, string>> = {
  text: 'TEXT',
  int: 'INTEGER',
  float: 'NUMERIC(10, 2)',
  bool: 'BOOLEAN',
  date: 'DATE',
};

const NAMED_TYPES: Readonly<Record<string, readonly [string, FieldType]>> = {
  text: ['TEXT', 'text'],
  string: ['TEXT', 'text'],
  varchar: ['VARCHAR', 'text'],
  char: ['CHAR', 'text'],
  uuid: ['UUID', 'text'],
  integer: ['INTEGER', 'int'],
  int: ['INTEGER', 'int'],
  bigint: ['BIGINT', 'int'],
  smallint: ['SMALLINT', 'int'],
  serial: ['SERIAL', 'int'],
  number: ['NUMERIC(10, 2)', 'float'],
  decimal: ['DECIMAL(10, 2)', 'float'],
  numeric: ['NUMERIC(10, 2)', 'float'],
  float: ['REAL', 'float'],
  real: ['REAL', 'float'],
  double: ['DOUBLE PRECISION', 'float'],
  boolean: ['BOOLEAN', 'bool'],
  bool: ['BOOLEAN', 'bool'],
  date: ['DATE', 'date'],
  timestamp: ['TIMESTAMP', 'date'],
  datetime: ['TIMESTAMP', 'date'],
};

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:at least|no less than|not less than|not below|minimum|min|>=)$/, '>='],
  [/^(?:at most|no more than|not more than|not above|up to|maximum|max|<=)$/, '<='],
  [/^(?:greater than|more than|above|over|larger than|bigger than|>)$/, '>'],
  [/^(?:less than|below|under|smaller than|<)$/, '<'],
];
const COMPARED = new RegExp(
  `(?:\\b(?:must be|has to be|should be|that is|is|of|be|with|an?|check)\\s+)*(at least|no less than|not less than|not below|minimum|min|at most|no more than|not more than|not above|up to|maximum|max|greater than|more than|above|over|larger than|bigger than|less than|below|under|smaller than|>=|<=|>|<)(?: of| value)? ${NUMBER}\\b`,
);

const MODAL =
  '(?:which |that )?(?:must |may |can(?:not)? |has to |should )?(?:always )?(?:be |is |are )?(?:an? )?';
const NAME = '[a-z_]\\w*';

/** A key of another table, said as a thing. */
export const REFERENCE = '(?:references?|foreign keys?|fks?|relations?)';

const NO_COLUMN = /^(?:trigger|index|view|procedure|function|partition|sequence|constraint)s?$/;

/** Stands for a phrase that has commas or "and" of its own. */
const HELD = /§(\d+)§/;

interface Parts {
  readonly name: string;
  readonly rules: readonly string[];
  readonly column: Column;
  readonly said: boolean;
}

/** Reads the definition of one column; undefined if a word is not understood. */
export function readItem(text: string, held: readonly string[], database: Database): Parts | undefined {
  let rest = text;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest) ?? undefined;
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim();
    return found;
  };
  const opened = (mark: string | undefined): string => held[Number(HELD.exec(mark ?? '')?.[1])] ?? '';
  const rules: string[] = [];
  const checks: string[] = [];
  let low: number | undefined;
  let high: number | undefined;
  let choices: string[] | undefined;
  let standard: string | undefined;
  const isCounted = take(/\bauto[- ]?increment(?:ing|ed|s)?\b|\bauto[- ]?generated\b/) !== undefined;
  const isKey = take(new RegExp(`\\b(?:as |being )?(?:${MODAL})?(?:the |an? )?primary key\\b`)) !== undefined;
  const verbal = take(
    new RegExp(
      `\\b(?:as |being |is |that |which |with )?(?:an? |the )?(?:foreign key )?(?:that |which )?(?:references?(?! to\\b)|referencing|refers to|referring to|points? to|pointing to|linking to|links to) (?:the |an? )?(?:table )?(${NAME})(?: table)?(?:'s)?(?: ?(§\\d+§)|[. ](id)\\b)?`,
    ),
  );
  const nominal = verbal
    ? undefined
    : take(
        new RegExp(
          `\\b(?:as |is |with )?(?:an? |the )?${REFERENCE} (?:to|into|on|of) (?:the |an? )?(?:table )?(${NAME})(?: table)?(?: ?(§\\d+§)|[. ](id)\\b)?`,
        ),
      );
  const referred = verbal ?? nominal;
  const isNamedKey = take(/\b(?:an? |the )?foreign key\b/) !== undefined;
  const removal = take(/\b(?:with |and )?(?:an? )?on delete (cascade|set null|restrict)\b/);
  const isSet = take(
    /\b(?:that |which )?(?:is |must be )?(?:optional|nullable|may be null|can be null|or null)\b/,
  );
  if (
    take(
      new RegExp(
        `\\b${MODAL}(?:not null|not be null|not be empty|non-?null(?:able)?|required|mandatory|never null|not nullable|not optional)\\b`,
      ),
    )
  )
    rules.push('NOT NULL');
  const isUnique = take(new RegExp(`\\b${MODAL}unique\\b`)) !== undefined;
  if (isUnique) rules.push('UNIQUE');
  const text_ = take(
    /\b(?:with )?(?:an? )?default(?:s|ing|ed)?(?: value)?(?: to| of| is|:)? (?:the )?(current[ _]timestamp|current time|current date|current_date|now(?:\(\))?|today(?:'s date)?|-?\d+(?:\.\d+)?|zero|one|\w+)\b(?:\(\))?/,
  );
  if (text_?.[1]) standard = defaultOf(text_[1], true);
  for (let mark = HELD.exec(rest); mark; mark = HELD.exec(rest)) {
    const phrase = opened(mark[0]);
    const before = rest.slice(0, mark.index).trimEnd();
    const quoted = /default.*?["']([^"']*)["']/.exec(phrase);
    const range = new RegExp(`between ${NUMBER} and ${NUMBER}`).exec(phrase);
    const size = /^\((\d+(?:, ?\d+)?)\)$/.exec(phrase);
    if (quoted) standard = `'${quoted[1]}'`;
    else if (range) {
      low = numberOf(range[1] ?? '');
      high = numberOf(range[2] ?? '');
      checks.push(`@ BETWEEN ${low} AND ${high}`);
      rest = rest.replace(/(?:\b(?:must be|has to be|is|be|of)\s+)+(?=§)/, '');
    } else if (phrase.startsWith('of ')) {
      choices = phrase
        .slice(3)
        .split(/, ?(?:or |and )?| or | and /)
        .map((one) => one.replace(/["']/g, '').trim());
      checks.push(`@ IN (${choices.map((one) => `'${one}'`).join(', ')})`);
    } else if (size && /\b(?:varchar|char|decimal|numeric)$/.test(before)) {
      rest = `${before}~${(size[1] ?? '').replaceAll(' ', '')}${rest.slice(mark.index + mark[0].length)}`;
      continue;
    } else if (/^\(\w+\)$/.test(phrase) && NAMED_TYPES[phrase.slice(1, -1)]) {
      rest = rest.replace(mark[0], () => ` ${phrase.slice(1, -1)}`);
      continue;
    } else return undefined;
    rest = rest.replace(mark[0], ' ').trim();
  }
  const compared = take(COMPARED);
  if (compared) {
    const sign = SIGNS.find(([pattern]) => pattern.test(compared[1] ?? ''))?.[1] ?? '>=';
    const value = numberOf(compared[2] ?? '0');
    if (sign.startsWith('>')) low = value + (sign === '>' ? 1 : 0);
    else high = value - (sign === '<' ? 1 : 0);
    checks.push(`@ ${sign} ${value}`);
  }
  if (
    take(
      new RegExp(
        `\\b${MODAL}(?:non-?negative|not (?:be )?negative|never negative|zero or more|positive or zero|never below zero)\\b`,
      ),
    )
  )
    checks.push('@ >= 0');
  if (take(new RegExp(`\\b${MODAL}(?:positive|greater than zero|above zero)\\b`))) checks.push('@ > 0');
  const words = rest
    .replace(
      /\b(?:an?|the|columns?|fields?|called|named|with|that|which|is|as|of|type|must|be|has|have|it|its|each|every|should|may|to|check|constraint|value)\b|:/g,
      ' ',
    )
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const typed = words.findIndex((word) => NAMED_TYPES[word.replace(/~.*/, '')] !== undefined);
  // "A date" alone is a column; after or before a name it is a type.
  const isTyped = typed >= 0 && words.length > 1;
  const [typeWord = '', size] = isTyped ? (words[typed] ?? '').split('~') : [];
  const names = words.filter((_, at) => !isTyped || at !== typed);
  if (names.some((word) => !/^[a-z_]\w*$/.test(word) || NO_COLUMN.test(word))) return undefined;
  // Two words are a name if the last says what it is.
  if (names.length > 1 && (names.length > 2 || !readFields(names.join(' ')))) return undefined;
  // "A reference to posts" is a column of its own.
  const name = names.join('_') || (nominal?.[1] ? `${singularOf(nominal[1])}_id` : '');
  const [given, known] = NAMED_TYPES[typeWord] ?? [];
  const kind: FieldType =
    known ??
    (referred || isNamedKey || /(?:^|_)id$/.test(name) || isCounted
      ? 'int'
      : choices
        ? 'text'
        : standard && /^(?:TRUE|FALSE)$/.test(standard)
          ? 'bool'
          : /CURRENT/.test(standard ?? '')
            ? 'date'
            : (readFields(name.replaceAll('_', ' '))?.[0]?.type ??
              (checks.length > 0 || /^-?\d+$/.test(standard ?? '')
                ? 'int'
                : standard && /^-?[\d.]+$/.test(standard)
                  ? 'float'
                  : 'text')));
  const type = given
    ? size
      ? `${given.replace(/\(.*/, '')}(${size.replace(',', ', ')})`
      : given === 'VARCHAR'
        ? 'VARCHAR(255)'
        : given
    : kind === 'date' && (/_at$/.test(name) || /TIMESTAMP/.test(standard ?? ''))
      ? 'TIMESTAMP'
      : SQL_TYPES[kind];
  if (standard !== undefined) rules.push(`DEFAULT ${standard}`);
  for (const check of checks) rules.push(`CHECK (${check.replaceAll('@', name)})`);
  // The key of the table that is referred to has the usual name, unless the wish gives another.
  const target =
    (nominal && /\ban? \w+$/.test(nominal[0]) ? pluralOf(nominal[1] ?? '') : referred?.[1]) ??
    (isNamedKey ? tableOf(name) : undefined);
  if (isNamedKey && !target) return undefined;
  const key = opened(referred?.[2]).replace(/[()]/g, '') || 'id';
  if (target)
    rules.push(`REFERENCES ${target} (${key})${removal ? ` ON DELETE ${removal[1]?.toUpperCase()}` : ''}`);
  else if (removal) return undefined;
  const isSaid = isKey || isUnique || rules.length > 0 || isSet !== undefined || isCounted;
  const counted = isCounted && isKey ? database.counted : undefined;
  return {
    name,
    rules,
    said: isSaid,
    column: {
      name,
      type: counted ?? type,
      kind,
      isKey,
      isCounted,
      isUnique,
      rules,
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
      ...(choices ? { choices } : {}),
    },
  };
}

/** "customer_id" is the key of a row of customers. */
const tableOf = (name: string): string | undefined => {
  const one = /^(\w+)_id$/.exec(name)?.[1];
  return (
    one && (/y$/.test(one) ? `${one.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`)
  );
};

function defaultOf(word: string, isPlain: boolean): string {
  if (/^(?:current[ _]timestamp|current time|now)/.test(word)) return 'CURRENT_TIMESTAMP';
  if (/^(?:current[ _]date|today)/.test(word)) return 'CURRENT_DATE';
  if (/^(?:true|false|null)$/.test(word)) return word.toUpperCase();
  const number = numberOf(word);
  return isPlain && Number.isFinite(number) ? String(number) : `'${word}'`;
}

export interface Database {
  /** How it numbers rows itself. */
  readonly counted: string;
}

export const databaseOf = (prompt: string): Database => ({
  counted: /\bpostgres/i.test(prompt)
    ? 'INTEGER GENERATED ALWAYS AS IDENTITY'
    : /\b(?:mysql|mariadb)\b/i.test(prompt)
      ? 'INTEGER AUTO_INCREMENT'
      : 'INTEGER',
});
