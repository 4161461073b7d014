import { ERROR_NAMES } from './named-errors.ts';

/** Names as programs write them: "load_users", "API_KEY", "parseLine(". */
const NAMES =
  /(?<![\w./$:@-])(?:[a-z]+(?:_[a-z0-9]+)+|[A-Z]+(?:_[A-Z0-9]+)+|[a-z]+[A-Z]\w*(?=\())(?![\w./-])/g;

/** "Tables products, order_items and orders"; of tables with their columns a query takes what it needs. */
const TABLES = /\btables:? ((?:[a-z]\w*(?:, and |, | and ))+[a-z]\w*)(?= ?(?:$|[.;()]))/i;

/** Columns, and examples of what is given and returned. */
const ASIDE = /\([^()]*\)|'[^']*'|"[^"]*"|`[^`]*`/g;

/** How names are written is told by their own names. */
const STYLES = /^(?:snake|camel|kebab|pascal|screaming)_/i;

const asWord = (name: string): string => name.replace(/[_-]/g, '').toLowerCase();

const namesIn = (prompt: string, language: string): readonly string[] =>
  language === 'sql'
    ? (TABLES.exec(prompt)?.[1]?.split(/, and |, | and /) ?? [])
    : [
        ...[...prompt.matchAll(ERROR_NAMES)].map(([, name = '']) => name),
        ...(prompt.replace(ASIDE, (aside) => aside[0]?.replace(/[^(]/, ' ') ?? '').match(NAMES) ?? []),
      ];

/** Names in the wish that the program has in no form: what they stand for was lost. */
export function lostNames(prompt: string, program: string, language: string): string[] {
  const names = [...new Set(namesIn(prompt, language))].filter((name) => !STYLES.test(name));
  if (names.length === 0) return [];
  const written = asWord(program);
  return names.filter((name) => !written.includes(asWord(name).replace(/s$/, '')));
}
