import type { Composed } from './demands.ts';
import { digitsOf, ORDINAL } from './demands.ts';

const COLUMN = `(?:(?:the )?(?:column|field) (?:number )?(\\d{1,3}|one|two|three|four|five)|(?:the )?(?:${ORDINAL}|(last)) (?:column|field))`;
const ORDER: readonly (readonly [RegExp, string])[] = [
  [/^(?:over|above|(?:more|greater|larger|bigger|higher) than|>)$/i, '>'],
  [/^(?:under|below|(?:less|smaller|lower) than|<)$/i, '<'],
  [/^(?:at least|>=)$/i, '>='],
  [/^(?:at most|<=)$/i, '<='],
  [/^(?:not(?: equal to)?|different from|!=)$/i, '!='],
  [/^(?:equal(?:s)?(?: to)?|exactly|==?)?$/i, '=='],
];
const ASKED = new RegExp(
  `^(?:(?:how (?:do|can|to)(?: (?:i|you|we))?|awk:?|with awk,?|please|print|show|get|list|find|only|keep|filter|all|the) )*(?:lines|rows) (?:of (?:an?|the|my) (?:file|csv|log) )?(?:where|whose|in which|with|that have)(?: the)? ${COLUMN} (?:is |are |being )?((?:over|above|under|below|at least|at most|(?:more|greater|larger|bigger|higher|less|smaller|lower) than|not(?: equal to)?|different from|equals?(?: to)?|exactly|[<>]=?|!=|==?) ?)?(?:(-?\\d+(?:\\.\\d+)?)|["'\`]([^"'\`$\\\\]+)["'\`])(?:,? (?:separated by (?:an? )?|in an? )(comma|semicolon|tab|colon|pipe|csv|tsv)s?(?: file)?)?(?: (?:with|using|in) awk)?$`,
  'i',
);
const SEPARATORS: Readonly<Record<string, string>> = {
  comma: ',',
  csv: ',',
  semicolon: ';',
  tab: '\\t',
  tsv: '\\t',
  colon: ':',
  pipe: '|',
};

/** The lines of which a column is larger, smaller or equal. */
export function filterByColumn(wish: string): Composed | undefined {
  const [, number, ordinal, last, how = '', value, text, separator] = ASKED.exec(wish) ?? [];
  if (value === undefined && text === undefined) return undefined;
  const column = last === undefined ? `$${digitsOf(number ?? ordinal ?? '')}` : '$NF';
  const sign = ORDER.find(([words]) => words.test(how.trim()))?.[1];
  if (sign === undefined) return undefined;
  const between = separator === undefined ? undefined : SEPARATORS[separator.toLowerCase()];
  return {
    task: `Lines whose ${last === undefined ? `column ${column.slice(1)}` : 'last column'} is ${sign} ${value ?? text}`,
    run: `awk ${between === undefined ? '' : `-F'${between}' `}'${column} ${sign} ${value ?? `"${text}"`}' FILE`,
    ...(between === undefined ? { note: 'Columns are separated by white space; for commas add `-F,`.' } : {}),
  };
}
