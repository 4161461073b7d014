import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { type Measure, readMeasures } from './read-measures.ts';
import { type Field, type Rows, readRows } from './read-rows.ts';
import type { RowsLanguage } from './rows-language.ts';
import { ROWS_LANGUAGES } from './rows-languages.ts';
import type { TypedKind, TypedWish } from './typed-kind.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
const THINGS = ['Lamp', 'Chair', 'Desk', 'Shelf', 'Mug', 'Rug'];
const GROUPS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/depart|team|division/, ['Sales', 'IT', 'Support']],
  [/class|course|group/, ['10a', '10b', '10c']],
  [/city|town|place|location|office/, ['Graz', 'Bern', 'Oslo']],
  [/country/, ['Austria', 'Norway', 'Spain']],
  [/subject/, ['Maths', 'Physics', 'English']],
  [/genre/, ['Crime', 'Fantasy', 'History']],
  [/customer|author|owner|player|person|seller/, ['Ada', 'Ben', 'Cleo']],
  [/categor|kind|type/, ['Home', 'Garden', 'Office']],
];
const NUMBERS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/salary|income|wage/, [4200, 5100, 3650.5, 4800, 3900, 6020]],
  [/grade/, [1.3, 4.7, 2, 5, 3.3, 1.7]],
  [/age/, [34, 51, 28, 45, 62, 19]],
  [/year/, [2019, 2021, 1998, 2005, 2023, 2012]],
  [/score|points|mark|percent/, [82, 45, 91, 67, 38, 74]],
  [/quantity|count|stock|qty/, [3, 12, 1, 7, 5, 2]],
  [/rating/, [4.5, 3, 5, 2.5, 4, 3.5]],
  [/./, [19.9, 120, 45.5, 80, 7.25, 33]],
];

/** Of six rows each group has two: what is grouped by has three values. */
function sampleOf(
  field: Field,
  at: number,
  isKey: boolean,
  measures: readonly Measure[],
  of: RowsLanguage,
  isThing: boolean,
): string {
  const { name, type } = field;
  if (type === 'flag') return at % 2 === 0 ? 'true' : 'false';
  if (type === 'date') return of.date(2024, 1 + ((at * 5) % 12), 3 + at * 4);
  if (type === 'text') {
    const known = GROUPS.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1];
    if (isKey || known) return `"${known?.[at % 3] ?? `${name} ${'ABC'[at % 3]}`}"`;
    return `"${(isThing ? THINGS : NAMES)[at]}"`;
  }
  const own = NUMBERS.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? [];
  const limit = measures.find(({ check }) => check?.field.name === name)?.check?.limit;
  const low = Math.min(...own);
  const high = Math.max(...own);
  // Rows on both sides of a limit.
  const isFar = limit !== undefined && (limit <= low || limit >= high);
  const value = isFar ? limit * (0.7 + 0.13 * ((at * 5) % 6)) : (own[at] ?? 0);
  const rounded = type === 'whole' ? Math.round(value) : Math.round(value * 100) / 100;
  return type === 'decimal' && Number.isInteger(rounded) ? `${rounded}.0` : `${rounded}`;
}

const SHOWN = /^(?:(?:first|last|full)?name|title|product|student|item|label)$/i;

const ROWS = 6;

function writeRows(
  rows: Rows,
  measures: readonly Measure[],
  language: string,
  isRecord: boolean,
): Snippet | undefined {
  const of = ROWS_LANGUAGES[language];
  if (!of) return undefined;
  const thing = `${rows.type.charAt(0).toLowerCase()}${rows.type.slice(1)}`;
  const things =
    rows.type === 'Person' ? 'people' : `${thing.replace(/y$/, 'ie').replace(/(?<=s|x|ch)$/, 'e')}s`;
  const shown = (
    rows.fields.find(({ name }) => SHOWN.test(name)) ?? rows.fields.find(({ type }) => type === 'text')
  )?.name;
  const questions = measures.map((measure) => ({
    rows,
    things,
    measure,
    name: `${measure.name}${measure.key ? `By${capital(measure.key.name)}` : ''}`,
  }));
  if (new Set(questions.map(({ name }) => name)).size < questions.length) return undefined;
  const isThing = /product|item|article|book|order|sale/i.test(rows.type);
  const made = Array.from({ length: ROWS }, (_, at) =>
    of.made(
      rows,
      rows.fields.map((field) =>
        sampleOf(
          field,
          at,
          measures.some(({ key }) => key?.name === field.name),
          measures,
          of,
          isThing,
        ),
      ),
      isRecord,
    ),
  );
  return {
    definition: [
      rows.fields.some(({ type }) => type === 'date') && language !== 'csharp' && language !== 'java'
        ? language === 'swift'
          ? 'import Foundation\n\n'
          : 'import java.time.LocalDate\n\n'
        : language === 'swift'
          ? 'import Foundation\n\n'
          : '',
      of.declared(rows, isRecord).trimEnd(),
      '\n',
      questions.map((one) => `\n${of.method(one)}`).join('\n'),
    ].join(''),
    example: `${of.list(rows.type, things, made)}\n${questions.map((one) => of.shown(one, shown)).join('\n')}`,
  };
}

const readWrite = ({ wish, values, language }: TypedWish): Snippet | undefined => {
  const rows = readRows(wish);
  const measures = rows && readMeasures(wish, rows);
  if (!rows || !measures) return undefined;
  const isRecord = values.has('record') && language === 'csharp';
  return writeRows(rows, measures, language, isRecord);
};

export const ROWS_KINDS: readonly TypedKind[] = [
  {
    id: 'rows',
    about: /\b(?:list|array|collection|records?|stream|class|struct)\b.*[(:,]/,
    options: {
      record:
        /[,;.]? ?\b(?:where |and |the )*(?:[a-z]+ (?:should be|is|as|must be) an? (?:record|data class|struct)(?! (?:with|of)\b)|records?$)/,
    },
    always: [
      /\b(?:use|using|with|via|by means of) (?:java )?(?:streams?(?: api)?|linq|collectors|lambdas?|higher[- ]order functions)\b/,
      /\b(?:streams?|linq)\b(?: api)?:?/,
      /[,;]? ?\b(?:and )?(?:print|show|list|output|display)(?:s|ing)?(?: (?:it|them|the|all|everything|results?|each|both))*\b/,
    ],
    write: readWrite,
    silent: 'get find compute calculate list lists group grouped grouping return returned data per',
  },
];
