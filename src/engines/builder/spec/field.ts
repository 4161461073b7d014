import { capitalized, type FieldSpec, slug } from './app-spec.ts';
import { isChoiceName } from './enumerations.ts';
import { saidType, shapeOf } from './field-types.ts';
import { singularOf } from './nouns.ts';
import { UNITS } from './unit-words.ts';

/** For sums, charts and rules of a day, where a list has no date of its own. */
export const DATE: FieldSpec = { key: 'date', label: 'Date', type: 'date', required: false };

const MAX_LABEL = 40;
const MAX_OPTIONS = 12;

/** Reserved keys: fields of every record, and properties of every object. */
const TAKEN = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'elements',
  'length',
]);

/** "Cooking time in minutes" is the cooking time. */
const UNIT = new RegExp(
  String.raw`(?<=\p{L}) in (cm|mm|km|kg|ml|kwh|mmhg|bpm|m²|°[cf]|%|eur|usd|dollars|euros)$|(?<=\b(?:time|duration|length|width|height|depth|weight|distance|size|price|cost|amount|area|volume|speed|temperature|mileage|budget|salary|reading|level)) in (${UNITS})$`,
  'iu',
);

const COUNTS: ReadonlyMap<string, string> = new Map([
  ['five', '5'],
  ['ten', '10'],
]);

/** A field from the way a person writes it: "optional notes", "priority (low, high)", "rating from 1 to 5". */
export function readField(phrase: string): FieldSpec | undefined {
  let text = phrase
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;:!?]+$/, '');
  const required = /\b(?:required|mandatory)\b/i.test(text);
  text = text
    .replace(/\s*[([]?\b(?:optional|required|mandatory)\b[)\]]?\s*/gi, ' ')
    .trim()
    .replace(
      /^(?:and |or |also |plus |as well as |with |its |their |his |her |your |my |our |a |an |the |some |many |several |multiple |each |new (?!reading|value|level|balance|price|stock)|field (?:for |called |named )?)+/i,
      '',
    )
    .replace(/^(?:list|lists|set|collection) of |^number of (?=(?:days|weeks|months) between\b)/i, '')
    .replace(/\s+(?:field|column|property|attribute|input)$/i, '')
    .replace(
      / out of (five|ten|\d{1,3})$/i,
      (_, most: string) => ` from 1 to ${COUNTS.get(most.toLowerCase()) ?? most}`,
    )
    .replace(UNIT, (_, short?: string, unit = short) => ` (${unit})`);

  const range = /\s*\(?(?:from |between )?(-?\d{1,9})\s*(?:-|–|to|and)\s*(-?\d{1,9})\)?(?: stars?)?$/i.exec(
    text,
  );
  if (range?.[1] && range[2] && range.index > 0) {
    const said = text.slice(0, range.index).trim();
    // "Ratings from 1 to 5" are one rating each; points stay points.
    const name = shapeOf(said.toLowerCase()).type === 'number' ? said : singularOf(said);
    return field(name, { type: 'number', min: Number(range[1]), max: Number(range[2]) }, required);
  }
  const marked = /^(?:mark|tick|check|flag)(?:ed)?(?: it| them| off)? as (.+)$/i.exec(text)?.[1];
  if (marked !== undefined) return field(marked, { type: 'boolean' }, required);
  const detail =
    /^(.+?)\s*(?:\(([^)]*)\)|:\s*(.+)|\b(?:as|of type)\s+(.+)|=\s*(.+)|\b(?:one of|either)\s+(.+))$/i.exec(
      text,
    );
  const name = (detail?.[1] ?? text).trim();
  const said = (detail?.slice(2).find(Boolean) ?? '').trim();
  if (said !== '') return detailed(name, said, required);
  const flag =
    /^(?:whether|if) (?:it['’]s |they['’]re |it |they |i |we |you )?(?:is |are |was |has been |have been )?(.+)$/i.exec(
      name,
    )?.[1] ?? /^(.+?) (?:flag|checkbox|yes\/no|y\/n|yes or no)$/i.exec(name)?.[1];
  if (flag !== undefined)
    return field(
      flag.replace(/^(?:an?|the) | (?:was|is|has been|were|are)(?= )/gi, '').replace(/^there$/, 'been there'),
      { type: 'boolean' },
      required,
    );
  const one = singularOf(name.toLowerCase());
  // "Products with prices and priorities": each has one.
  if (
    /^(?:text|date)$/.test(shapeOf(name.toLowerCase()).type) &&
    !/\bareas$/i.test(name) &&
    /^(?:number|date|email|phone|choice)$/.test(shapeOf(one).type)
  )
    return field(one, shapeOf(one), required);
  return field(ONE_EACH.test(name) ? one : name, shapeOf(name.toLowerCase()), required);
}

/** "A to-do list with categories": each has one. */
const ONE_EACH =
  /^(?:categor|compan|cit|countr)ies$|^(?:shop|store|exercise|department|supplier|brand|location|owner|assignee|project|team)s$/i;

/** Reads a detail in parentheses or after a colon: a type, the options of a choice, or a unit. */
function detailed(name: string, said: string, required: boolean): FieldSpec | undefined {
  const type = saidType(said);
  if (type !== undefined)
    return field(
      name,
      { ...(type === shapeOf(name.toLowerCase()).type ? shapeOf(name.toLowerCase()) : {}), type },
      required,
    );
  const options = readOptions(said);
  const one = singularOf(name.toLowerCase());
  if (options.length > 1) return field(isChoiceName(one) ? one : name, { type: 'choice', options }, required);
  const label = `${name} (${said})`;
  const shape = shapeOf(label.toLowerCase());
  return field(label, shape.type === 'text' ? shapeOf(name.toLowerCase()) : shape, required);
}

export function readOptions(text: string): string[] {
  const parts = text
    .split(/\s*(?:,\s*(?:or|and)\s+|[,/|]|\bor\b|\band\b)\s*/i)
    .map((part) => part.trim().replace(/^["'“]|["'”]$/g, ''));
  const unique = new Map(
    parts.filter(Boolean).map((part) => [part.toLowerCase(), capitalized(part.slice(0, MAX_LABEL))]),
  );
  return [...unique.values()].slice(0, MAX_OPTIONS);
}

function field(
  name: string,
  shape: Omit<FieldSpec, 'key' | 'label' | 'required'>,
  required: boolean,
): FieldSpec | undefined {
  const label = capitalized(
    withUnit(
      name
        .replace(UNIT_NAMES, (unit) => unit.toLowerCase())
        .replace(/[_-]+/g, ' ')
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .trim()
        .toLowerCase(),
    ).slice(0, MAX_LABEL),
  );
  const key = keyOf(
    name.replace(UNIT_NAMES, (unit) => unit.toLowerCase()).replace(/([a-z\d])([A-Z])/g, '$1 $2'),
  );
  return key === undefined
    ? undefined
    : {
        key,
        label: label
          .replace(/\b(url|isbn|id|dob|sku|vat|iban|rsvp|eur|usd|gbp)\b/gi, (word) => word.toUpperCase())
          .replace(/\bkwh\b/gi, 'kWh')
          .replace(/\bmmhg\b/gi, 'mmHg'),
        ...shape,
        required,
      };
}

/** A capital in a unit begins no word. */
const UNIT_NAMES = /\b(?:kwh|mmhg)\b/gi;

/** Durations without a unit are in minutes. */
function withUnit(name: string): string {
  return /\b(?:cook(?:ing)?|prep(?:aration)?|baking|waiting|playing|running|travel|total|reading) time$|^duration$/.test(
    name,
  )
    ? `${name} (minutes)`
    : name;
}

/** "Due date" as dueDate; undefined when the name has no letters that can be used. */
export function keyOf(name: string): string | undefined {
  const words = slug(name.replace(/\([^)]*\)/g, ''))
    .split('-')
    .filter(Boolean);
  const [first = '', ...rest] = words;
  const key = [first, ...rest.map(capitalized)].join('').slice(0, MAX_LABEL);
  if (key === '') return undefined;
  const safe = /^\d/.test(key) ? `field${key}` : key;
  return TAKEN.has(safe) ? `${safe}Value` : safe;
}
