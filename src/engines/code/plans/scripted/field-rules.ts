import { NUMBER, numberOf } from '../reading/text.ts';

export type FieldKind =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'email'
  | 'url'
  | 'uuid'
  | 'date'
  | 'array'
  | 'any';

/** A field of an object that comes from outside, with the rules of the wish. */
export interface AskedField {
  readonly name: string;
  /** The wish says that it must be there. */
  isRequired?: boolean;
  kind: FieldKind;
  isOptional: boolean;
  /** The minimum length of a text, count of a list, or value of a number. */
  min?: number;
  max?: number;
  isAbove?: boolean;
  digits?: number;
  choices?: readonly string[];
  readonly needs: string[];
  /** The field that it repeats. */
  matches?: string;
  /** For a day of birth. */
  minAge?: number;
  when?: 'future' | 'past';
  /** The default value. */
  fallback?: string;
  /** Its value comes as a text, as those of the environment do. */
  isText?: boolean;
}

const SIZE = '(?: (?:characters?|chars?|letters|long|items|entries|elements|tags)\\b)+';
export const RULE_LEAD =
  '(?:(?:must|should|has to|needs to|have|has|be|is|are|an?|the|and|but|with|of|length|min(?:imum)?(?= (?:length|of))) )*';

type Apply = (field: AskedField, found: RegExpExecArray) => boolean;
const set = (field: AskedField, values: Partial<AskedField>): boolean => {
  Object.assign(field, values);
  return true;
};

const sized =
  (key: 'min' | 'max', shift = 0): Apply =>
  (field, found) => {
    field[key] = numberOf(found[1] ?? '0') + shift;
    return true;
  };

const choicesOf = (said: string): string[] =>
  said
    .split(/, or |, | or |\/|\|| and /)
    .map((one) => one.replace(/["'`]/g, '').trim())
    .filter(Boolean);

/** The rules that a clause may give its field; false for anything else. */
export const FIELD_RULES: readonly (readonly [RegExp, Apply])[] = [
  [
    new RegExp(`(?:between |from )?${NUMBER} ?(?:-|–|to|and) ?${NUMBER}${SIZE}`, 'i'),
    (field, [, min = '', max = '']) => set(field, { min: numberOf(min), max: numberOf(max) }),
  ],
  [
    /(?:at least|min(?:imum)?|over|older than|means at least|is at least)? ?(\d+)\+? years(?: old)?(?: or (?:older|more))?|(?:at least|min(?:imum)?(?: age)?(?: of)?) (\d+) or older|(\d+) or older|(\d+)\+/i,
    (field, found) => {
      const age = numberOf(found.slice(1).find(Boolean) ?? '0');
      if (field.kind === 'date') field.minAge = age;
      else field.min = age;
      return true;
    },
  ],
  [
    new RegExp(
      `(?:between|from|range) ${NUMBER} ?(?:-|–|to|and) ?${NUMBER}|(?<![\\w-])(\\d+) ?(?:-|–) ?(\\d+)(?![\\w-])|\\b(\\d+) to (\\d+)`,
      'i',
    ),
    (field, found) => {
      const [min = '', max = ''] = found.slice(1).filter((one) => one !== undefined);
      field.min = numberOf(min);
      field.max = numberOf(max);
      if (field.kind === 'string') field.kind = 'integer';
      return true;
    },
  ],
  [
    new RegExp(`exactly ${NUMBER} digits|${NUMBER} digits?(?: only)?(?! (?:and|or)? ?(?:one|an?) )`, 'i'),
    (field, found) => {
      const digits = numberOf(found[1] ?? found[2] ?? '0');
      if (digits < 2) return false;
      field.digits = digits;
      return true;
    },
  ],
  [
    new RegExp(
      `(?:max(?:imum)?(?: length)?|at most|up to|no (?:longer|more) than|not (?:longer|more) than|<=|less than or equal to)(?: of)? ${NUMBER}(?:${SIZE})?`,
      'i',
    ),
    sized('max'),
  ],
  [new RegExp(`(?:shorter than|below|less than|under|<) ${NUMBER}(?:${SIZE})?`, 'i'), sized('max', -1)],
  [
    new RegExp(
      `(?:min(?:imum)?(?: length)?|at least|no (?:shorter|less) than|not (?:shorter|less) than|>=)(?: of)? ${NUMBER}(?!\\w* ?(?:digit|number|upper|lower|capital|special|letter\\b))(?:${SIZE})?`,
      'i',
    ),
    sized('min'),
  ],
  [
    new RegExp(
      `${NUMBER}(?:\\+|${SIZE})? or (?:more|longer|above|greater)(?:${SIZE})?|(\\d+)\\+${SIZE}`,
      'i',
    ),
    (field, found) => set(field, { min: numberOf(found[1] ?? found[2] ?? '0') }),
  ],
  [
    /(?:greater|bigger|more|larger) than (?:zero|0)|> ?0|\bpositive(?: number| integer)?|above (?:zero|0)/i,
    (field) => {
      if (field.kind === 'string') field.kind = 'number';
      field.min = 0;
      field.isAbove = true;
      return true;
    },
  ],
  [
    /\bnon-?negative|not (?:be )?negative|zero or more|never negative/i,
    (field) => {
      if (field.kind === 'string') field.kind = 'number';
      field.min = 0;
      return true;
    },
  ],
  [
    new RegExp(`(?:longer|greater|more|over|larger) than ${NUMBER}(?:${SIZE})?|> ${NUMBER}`, 'i'),
    (field, found) => set(field, { min: numberOf(found[1] ?? found[2] ?? '0') + 1 }),
  ],
  [
    /(?:one of|either|must be|can be|is|enum(?: of)?)(?: the values)? ((?:["'`][\w -]+["'`]|[\w-]+)(?:(?:, or |, | or |\/|\||, and | and )(?!optional|required|and\b|or\b)(?:["'`][\w -]+["'`]|[\w-]+))+)/i,
    (field, found) => {
      const choices = choicesOf(found[1] ?? '');
      if (
        choices.length < 2 ||
        choices.some((one) => /^(?:required|optional|valid|empty|string|number|not)$/i.test(one))
      )
        return false;
      field.choices = choices;
      return true;
    },
  ],
  [
    /(?:(?:at least )?(?:one|an?|1) |containing |contain |a )?(?:digit|number)s?(?= |$|[,.;)])/i,
    (field) => {
      if (!/password|code|pin/i.test(field.name)) {
        if (field.kind === 'string') field.kind = 'number';
        return true;
      }
      field.needs.push('digit');
      return true;
    },
  ],
  [
    /(?:(?:at least )?(?:one|an?|1) )?(?:upper ?-?case|capital)(?: letter| character)?s?/i,
    (field) => field.needs.push('uppercase') > 0,
  ],
  [
    /(?:(?:at least )?(?:one|an?|1) )?lower ?-?case(?: letter| character)?s?/i,
    (field) => field.needs.push('lowercase') > 0,
  ],
  [
    /(?:(?:at least )?(?:one|an?|1) )?(?:special(?: char(?:acter)?)?|symbol)s?\b/i,
    (field) => field.needs.push('special') > 0,
  ],
  [/\b(?:an )?(?:integer|int|whole number)\b/i, (field) => set(field, { kind: 'integer' })],
  [/\b(?:an? )?(?:boolean|bool|true or false)\b/i, (field) => set(field, { kind: 'boolean' })],
  [/\b(?:an? )?(?:valid )?(?:e-?mail(?: address)?)\b/i, (field) => set(field, { kind: 'email' })],
  [/\b(?:an? )?(?:valid )?(?:https? )?ur[li]s?\b/i, (field) => set(field, { kind: 'url' })],
  [/\b(?:an? )?(?:valid )?uuid(?: v4)?\b/i, (field) => set(field, { kind: 'uuid' })],
  [
    /\b(?:an? )?(?:array|list)(?: of (?:strings|texts))?\b|\bstring\[\]/i,
    (field) => set(field, { kind: 'array' }),
  ],
  [/\b(?:an? )?(?:valid )?(?:iso )?date(?:time)?(?: strings?)?\b/i, (field) => set(field, { kind: 'date' })],
  [/\b(?:an? )?string\b/i, () => true],
  [
    /\bin the (future|past)\b|\bnot in the (future|past)\b/i,
    (field, found) => {
      field.when = (found[1] ?? (found[2] === 'past' ? 'future' : 'past')) === 'past' ? 'past' : 'future';
      field.kind = 'date';
      return true;
    },
  ],
  [/\boptional\b/i, (field) => set(field, { isOptional: true })],
  [/\b(?:is |are |both |all )?(?:required|mandatory)\b/i, (field) => set(field, { isRequired: true })],
  [
    /\b(?:(?:must |should )?not (?:be )?empty|non-?empty|(?:must |may |can)not be (?:empty|blank))\b/i,
    (field) => field.kind !== 'array' || set(field, { min: field.min ?? 1 }),
  ],
  [/\bvalid\b/i, () => true],
];
