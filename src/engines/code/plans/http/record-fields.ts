import type { Collection, Field } from './server.ts';

const OF_RECORD = '"?[a-z_]+"? ?(?::? ?(?:string|text|int(?:eger)?|number|float|bool(?:ean)?))?';
/** "Saves {title, body}", "books (title, author, year)": the fields of a record. */
const BRACED = new RegExp(
  `(?:\\b(?:(?:takes?|saves?|stores?|accepts?|adds?|creates?|keeps?|receives?|expects?|json|body|with|of|like|as|an?|objects?|fields?) )+)?(?<![\\w/])\\{ ?(${OF_RECORD}(?:, ?${OF_RECORD})*) ?\\}(?: (?:objects?|json|body))?|(?<=\\b[a-z]{3,20}s) ?\\((?:with |fields?:? )*(${OF_RECORD}(?:, ?(?:and )?${OF_RECORD})+)\\)`,
  'i',
);

/** The wish without the fields that it lists so, and their names. */
export function withoutFields(prompt: string): { rest: string; names: readonly string[] } {
  const found = BRACED.exec(prompt);
  const names = (found?.[1] ?? found?.[2] ?? '')
    .toLowerCase()
    .split(/, ?(?:and )?/)
    .map((one) => /[a-z_]+/.exec(one)?.[0] ?? '')
    .filter((name) => name && name !== 'id');
  return { rest: found ? prompt.replace(found[0], ' ') : prompt, names };
}

/** "With validation". */
export const VALIDATED =
  /[,;]? ?\b(?:and |with |plus |including )*(?:(?:basic|simple|input|some|proper|field|request|body) )*validation(?: (?:of|for) (?:the )?(?:input|fields|body|requests?|data))?\b/;
const KIND_CHECKS = { text: 'string', number: 'number', bool: 'boolean' } as const;

/** Each field must be there, and of its kind. */
export const validated = (one: Collection): Collection => ({
  ...one,
  required: one.fields.map(({ name }) => name),
  checks: {
    ...Object.fromEntries(one.fields.map(({ name, kind }) => [name, KIND_CHECKS[kind]])),
    ...one.checks,
  },
});

const NUMERIC =
  /^(?:price|minutes|hours|duration|calories|weight|points|grade|seats|amount|age|year|count|quantity|stock|rating|score|number|total|salary|priority|pages)$/;
const YES_NO = /^(?:done|completed?|active|finished|checked|read|archived|enabled|available|is_\w+)$/;

export const fieldOf = (name: string): Field => ({
  name,
  kind: NUMERIC.test(name) ? 'number' : YES_NO.test(name) ? 'bool' : 'text',
});

export const namesIn = (text: string): string[] =>
  text
    .split(/, and |, ?| and | or /)
    .map((one) => one.replace(/^(?:an? |the )/, '').trim())
    .filter((one) => /^[a-z_]+$/.test(one));
