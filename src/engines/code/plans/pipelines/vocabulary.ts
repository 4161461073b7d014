import { singular } from '../reading/text.ts';
import { NOUNS } from './nouns.ts';

/** A field in the words of a wish; "customer id" is one of two. */
const NO_FIELD =
  '(?!(?:and|or|then|the|an?|each|every|all|only|by|per|for|with|without|where|whose|which|that|who|to|in|of|on|as|from|is|are|into|its?|their|them|prints?|outputs?|shows?|sort(?:s|ed)?|order(?:ed)|writ(?:es?|ing)|sav(?:es?|ing)|returns?|returning|skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es?|ing)|omit(?:s|ting)?|drop(?:s|ping)|discard(?:s|ing)?|disregard(?:s|ing)?|except|round(?:s|ed|ing)?|limit(?:ed)?|descending|ascending|first|top|using|exclud\\w+|includ\\w+|keep(?:s|ing)?|but|not|one|given|reads?|also|showing|printing|report(?:s|ing)?|comput\\w+|calculat\\w+|display(?:s|ing)?|together|along|csv|json|python|javascript|java|ruby|go|bash|php|typescript|when|if|so|there|have|has|negative|positive|highest|lowest|largest|smallest|newest|oldest)\\b)';
export const FIELD = `["'\`]?${NO_FIELD}[a-z][a-z0-9_]*(?:[ _](?:id|ids|name|names|date|time|type|code|title|email|method|level)\\b(?! is\\b))?["'\`]?(?: (?:columns?|fields?|property|attribute))?`;
/** Several of them. */
export const FIELDS = `(?:the |their |its |each |an? )?${FIELD}(?:(?:,? and(?: per| by| for each)?|,| per| by| &| \\+| \\/) (?!(?:the )?(?:sums?|totals?|counts?|averages?|mean|max|maximum|min|minimum|median|number|adds?|finds?|how|highest|lowest)\\b)(?:the |their |its |each )?${FIELD}){0,7}`;

export const fieldName = (text: string): string =>
  text
    .replace(/["'`]/g, '')
    .replace(/ (?:columns?|fields?|property|attribute)$/, '')
    .replace(/^(?:the|their|its|each|an?) /, '')
    .trim()
    .replace(/ /g, '_');

export const fieldNames = (text: string): string[] =>
  text
    .split(/,? and (?:per |by |for each )?|, | per | by | & | \+ | \/ /)
    .map(fieldName)
    .filter(Boolean);

const NUMBERS =
  /^(?:age|price|amount|cost|count|quantity|qty|stock|rating|score|total|salary|wage|priority|pages|point|size|weight|height|population|balance|hour|minute|second|revenue|profit|income|duration|response_time|latency|time_taken|bytes?|status|status_code|distance|unit|value|mark|grade|temperature|percent|discount|fee|tax|budget|views?|clicks?|likes?|sales|units_sold|length|level|rank|days?|celsius|fahrenheit|degree|temp|km|kg|cm|mm|ml|litre|liter|calorie|rainfall|humidity|pulse|speed|voltage|consumption|kwh|wins?|goal|wage|tip|reading)s?$/;

export const isNumberName = (name: string): boolean => NUMBERS.test(name) || NUMBERS.test(singular(name));

const DATES = /(?:^|_)(?:date|day|created|time|timestamp|datetime|at|when)$/;
export const isDateName = (name: string): boolean => DATES.test(name);

/** Names of the column that holds money. */
export const AMOUNT =
  /^(?:spent|spend|spending|expenses?|sales|purchases?|paid|payments?|earned|earnings?|sold|money|orders?|transactions?|invoices?|expenditures?|turnover|sums?|totals?|values?|it|them)$/;

/** Nouns that are added up when they stand before "per" alone. */
export const ADDED =
  /^(?:hours|minutes|sales|revenue|amount|amounts|spending|expenses|costs?|quantit(?:y|ies)|points|income|profit|earnings|units|bytes|distance|turnover|totals?|calories|balance)$/;

/** How people say that records are left out. */
export const ROWS = `(?:(?:${NOUNS}|ones|those|anyone|any|all) )`;
export const SKIP =
  '(?:[,;] ?)?\\b(?:and |but |while )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|exclud(?:es?|ing)|leav(?:es?|ing) out|omit(?:s|ting)?|drop(?:s|ping)?|discard(?:s|ing)?|without counting|not counting|disregard(?:s|ing)?)(?: over)?';
export const SKIPS = /\b(?:skip|ignor|exclud|leav|omit|drop|discard|without counting|not counting|disregard)/;

/** Adjectives that order records by a field. */
export const SUPERLATIVES: readonly (readonly [RegExp, string, boolean])[] = [
  [/^slowest|^longest(?:[- ]running)?/, 'duration', true],
  [/^fastest|^quickest|^shortest/, 'duration', false],
  [/^cheapest|^least expensive/, 'price', false],
  [/^most expensive|^priciest|^dearest/, 'price', true],
  [/^(?:highest|best)[- ]paid|^top[- ]earning/, 'salary', true],
  [/^lowest[- ]paid/, 'salary', false],
  [/^(?:highest|best|top)[- ]rated/, 'rating', true],
  [/^oldest/, 'age', true],
  [/^youngest/, 'age', false],
  [/^newest|^latest|^most recent/, 'date', true],
  [/^largest|^biggest|^highest|^top|^most valuable|^best/, 'amount', true],
  [/^smallest|^lowest|^worst/, 'amount', false],
];

export const STATES =
  'paid|unpaid|completed|complete|cancelled|canceled|shipped|pending|refunded|delivered|open|closed|approved|rejected|failed|successful|done|finished|overdue|confirmed|processing|returned';
