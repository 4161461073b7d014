import { listedTables } from './listed-tables.ts';
import { ERROR_NAMES } from './named-errors.ts';

/** Names as programs write them: "load_users", "API_KEY", "parseLine(". */
const NAMES =
  /(?<![\w./$:@-])(?:[a-z]+(?:_[a-z0-9]+)+|[A-Z]+(?:_[A-Z0-9]+)+|[a-z]+[A-Z]\w*(?=\())(?![\w./-])/g;

/** "An error enum InsufficientFunds". */
const TYPES =
  /\b(?:enum|error|errors|exception|variant|trait|protocol)s? (?:(?:enum|type|class|case|called|named|variant) )*([A-Z][a-z]+(?:[A-Z][a-z]+)+)\b/g;

/** Columns, and examples of what is given and returned. */
const ASIDE = /(?<=\()[^()]*\)|'[^']*'|"[^"]*"|`[^`]*`/g;

/** "snake_case" is a style of names, and no name. */
const STYLES = /^(?:snake|camel|kebab|pascal|screaming)_/i;

const asWord = (name: string): string => name.replace(/[_-]/g, '').toLowerCase();

const namesIn = (prompt: string, language: string): readonly string[] =>
  language === 'sql'
    ? (listedTables(prompt)?.names ?? [])
    : [
        ...[...prompt.matchAll(ERROR_NAMES)].map(([, name = '']) => name),
        ...(prompt.replace(ASIDE, ' ').match(NAMES) ?? []),
        ...[...prompt.replace(ASIDE, ' ').matchAll(TYPES)].map(([, name = '']) => name),
      ];

/** Names in the wish that the program has in no form: what they stand for was lost. */
export function lostNames(prompt: string, program: string, language: string): string[] {
  const names = [...new Set(namesIn(prompt, language))].filter((name) => !STYLES.test(name));
  if (names.length === 0) return [];
  const written = asWord(program);
  return names.filter((name) => !written.includes(asWord(name).replace(/s$/, '')));
}
