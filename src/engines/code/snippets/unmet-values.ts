import { DECIMALS, EXCEPTION_NAME } from '../tasks/sayings.ts';
import { SIGNS } from './asked-lines.ts';
import type { Delivered } from './met-wishes.ts';

/** Names written as in code, such as `toFahrenheit`, in any of the forms that a language has for them. */
export function unmetNames(prompt: string, code: string): string[] {
  // The exception of Kotlin's `require` is not in the code.
  const thrown = /\brequire(?:NotNull)?\(.*\{/.test(code) ? ' IllegalArgumentException' : '';
  const plain = `${code}${thrown}`.toLowerCase().replaceAll('_', '');
  // Words in brackets are parameters, which the code may call something else.
  const names = new RegExp(`\\b[a-z]+(?:[A-Z][a-z0-9]+)+\\b|${EXCEPTION_NAME}`, 'g');
  return [...prompt.replace(/\([^()]*\)/g, ' ').matchAll(names)]
    .map(([name]) => name)
    .filter((name) => !new RegExp(`${name.toLowerCase()}(?![a-z])`).test(plain));
}

const COUNTED = ['one', 'two', 'three', 'four'];

/** Writes or rounds to so many decimals, in any language. */
export function roundsTo(code: string, said: string): boolean {
  const digits = COUNTED.indexOf(said.toLowerCase()) + 1 || Number(said);
  return new RegExp(
    `toFixed\\(${digits}\\)|[rR]ound\\(.*\\b${digits}\\)|\\.${digits}f|:\\.${digits}|[FN]${digits}"|number_format\\(.*, ${digits}\\b|setScale\\(${digits}|FractionDigits|${digits === 2 ? '[cC]urrency' : '(?!)'}|\\b10{${digits}}\\b|\\b0?\\.0{${Math.max(digits - 1, 0)}}1\\b`,
  ).test(code);
}

const SHOWN = /\b(?:print|show|display|output|format|write|report)\w*\b/i;

/** A number with its unit is one word: `250px`, `300ms`. */
const MEASURE = /(?<![\w.-])(\d+(?:\.\d+)?)(px|rem|em|vh|vw|ms|s|deg)\b/g;

/** Seconds may be in the code as milliseconds, and milliseconds as seconds. */
function hasMeasure(code: string, number: number, unit: string): boolean {
  const forms = unit === 's' ? [number, number * 1000] : unit === 'ms' ? [number, number / 1000] : [number];
  const plain = code.replace(/(?<=\d)_(?=\d)|font-weight: ?\d+/g, '');
  return forms.some((form) =>
    new RegExp(`(?<![\\d.])${String(form).replace('.', '\\.')}(?!\\d)`).test(plain),
  );
}

/** "30 seconds", of which only the number is left over, and which the code counts in another unit. */
export const isSeconds = (prompt: string, word: string, code: string): boolean => {
  const [digits] = /^\d+/.exec(word) ?? [];
  return (
    digits !== undefined &&
    new RegExp(`(?<![\\w.])${digits}[\\s-]?(?:s|secs?|seconds?)\\b`, 'i').test(prompt) &&
    hasMeasure(code, Number(digits), 's')
  );
};

const KEPT_IN =
  /\b(?:stor|sav|keep|kept|persist)\w*(?: \w+){0,4}? (?:in|to|as|into) (?:an? |the )?(?:\w+ )?(csv|json|sqlite|yaml|xml|text)(?:[- ](?:files?|database))?\b/i;

/** "Stored in a CSV file", where the program has a file of another kind. */
function otherFile(prompt: string, code: string): RegExpExecArray | undefined {
  const found = KEPT_IN.exec(prompt);
  const asked = found?.[1]?.toLowerCase() ?? '';
  // The first one that is named is its own; others are read or exported.
  const kind = /\w\.(csv|json|db|sqlite3?|txt|ya?ml|xml)["'`]/.exec(code)?.[1];
  return found && kind !== undefined && !ENDINGS[asked]?.test(kind) ? found : undefined;
}

const ENDINGS: Readonly<Record<string, RegExp>> = {
  csv: /csv/,
  json: /json/,
  sqlite: /db|sqlite/,
  yaml: /ya?ml/,
  xml: /xml/,
  text: /txt|csv/,
};

/** Values in single quotes such as '_', and the number of decimals. */
export function unmetValues(
  prompt: string,
  { prompt: whole, snippet: { definition, example } }: Delivered,
): string[] {
  const code = `${definition}\n${example}`;
  // A rounded example does not round the result.
  const rounding = /\bround/i.test(prompt) && !SHOWN.test(prompt) ? definition : code;
  const values = [...prompt.matchAll(/(?<![\w'])'([^'\s]{1,12})'(?!\w)/g)].filter(
    ([, value = '']) => !code.includes(`'${value}'`) && !code.includes(`"${value}"`),
  );
  // A width is asked for in any clause, whatever else of it is met.
  const measures = [...whole.replace(/"[^"]*"/g, ' ').matchAll(MEASURE)].filter(
    ([, number = '', unit = '']) => !hasMeasure(code, Number(number), unit),
  );
  const signs = [SIGNS.exec(whole)].flatMap((found) => (found && !code.includes(found[0]) ? [found] : []));
  const decimals = [...prompt.matchAll(DECIMALS)].filter(([, digits = '']) => !roundsTo(rounding, digits));
  const file = otherFile(whole, code) ?? [];
  return [...values, ...measures, ...signs, ...decimals, ...(file.length > 0 ? [file] : [])].map(
    ([said = '']) => said,
  );
}
