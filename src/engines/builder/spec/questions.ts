import { capitalized, type FieldSpec } from './app-spec.ts';
import { keyOf, readField, readOptions } from './field.ts';
import { isPlural, singularOf } from './nouns.ts';

/** The answer to a question is the value of a field: who is a text, when is a date, how many is a number. */
const ANSWERS: readonly (readonly [RegExp, FieldSpec['type']])[] = [
  [/^(?:who|whom|whose|where)\s/i, 'text'],
  [/^when (?:i|we|it|they|he|she|you|to|the [\p{L}-]+) \S/iu, 'date'],
  [/^how (?:much|many|long|far|old|big|tall|heavy|fast)\s/i, 'number'],
  [/^how often\s.*\bin (?:hours|days|weeks|months)\b/i, 'number'],
  [/^how (?:often|i|we|it|they|he|she|you)\s/i, 'text'],
  [/^why\s/i, 'longtext'],
  [/^what (?:i|we|it|they|he|she|you|was|needs|is) \S/i, 'text'],
];

/** They ask about all records at once, or about the time of looking. */
const COMPUTED =
  /\b(?:owes?|wins?|winning|won|leads?|leading|ahead|free|available|today|tomorrow|now|tonight|soon|next|best|most|least|overdue|left|each|every|per|should|could|can|might|total|today's|this (?:week|month|year))\b/i;
const MOST_WORDS = 6;
/** "How many times per week I want to do it": the words up to those who do it. */
const COUNTED =
  /^how many ((?:(?!(?:i|we|you|he|she|it|they|to|are|is|was|were|has|have|that|which|the|people|users)\b)[\p{L}-]+(?:\s|$))+)/iu;
/** Questions that need no more words. */
const ALONE: ReadonlyMap<string, Pick<FieldSpec, 'key' | 'label' | 'type' | 'min'>> = new Map([
  ['how much', { key: 'amount', label: 'Amount', type: 'number', min: 0 }],
  ['how many', { key: 'quantity', label: 'Quantity', type: 'number', min: 0 }],
  ['how long', { key: 'duration', label: 'Duration', type: 'number', min: 0 }],
  ['what for', { key: 'whatFor', label: 'What for', type: 'text' }],
  ['when', { key: 'date', label: 'Date', type: 'date' }],
  ['where', { key: 'place', label: 'Place', type: 'text' }],
  ['who', { key: 'who', label: 'Who', type: 'text' }],
  ['with whom', { key: 'withWhom', label: 'With whom', type: 'text' }],
]);

/** "What food", "which room": the noun is the name. */
const WHICH =
  /^(?:what|which)(?: (?:kind|type|sort) of)? ((?!to\b|is\b|was\b|i\b|we\b|it\b|they\b|he\b|she\b|you\b|for\b|else\b|one\b)[\p{L}-]+(?: (?!is\b|was\b|are\b|to\b|i\b|we\b|it\b|they\b)[\p{L}-]+)?)$/iu;
/** "How I felt (great, tired)". */
const CHOICE = /^((?:how|who|what|where|which) [^()]{2,40}?) \(([^()]+(?:,|\/| or )[^()]+)\)$/i;

function chosen(name: string, options: readonly string[]): FieldSpec | undefined {
  const key = keyOf(name);
  return key === undefined
    ? undefined
    : { key, label: labelOf(name), type: 'choice', required: false, options };
}

const labelOf = (name: string): string => capitalized(name.toLowerCase().replace(/\bi\b/g, 'I')).slice(0, 40);

/** "How often it needs water in days", "every how many weeks". */
const REPEATED =
  /^(?:how often\b.{0,60}?[\s(]in (days|weeks|months)|every how many (days|weeks|months))\)?$/i;

/** "Who is fixing it" as a field, where it stands in a list of fields. */
export function fieldOfQuestion(said: string): FieldSpec | undefined {
  const phrase = said.replace(/[\s.;:!?]+$/, '');
  const plain = ALONE.get(phrase.toLowerCase());
  if (plain !== undefined) return { ...plain, required: false };
  const [, often, every] = REPEATED.exec(phrase) ?? [];
  const unit = (often ?? every)?.toLowerCase();
  if (unit !== undefined)
    return { key: 'every', label: `Every (${unit})`, type: 'number', required: false, min: 1 };
  const [, asked, list] = CHOICE.exec(phrase) ?? [];
  if (asked !== undefined && list !== undefined)
    return chosen(asked.replace(/^(?:what|which) /i, ''), readOptions(list));
  const name = WHICH.exec(phrase)?.[1]?.toLowerCase() ?? '';
  if (name !== '' && !isPlural(name) && !COMPUTED.test(name)) return readField(name);
  const type = ANSWERS.find(([pattern]) => pattern.test(phrase))?.[1];
  // "How many pages it has" is the number of pages.
  const counted = COUNTED.exec(phrase)?.[1];
  const words = (counted ?? phrase).trim().split(' ');
  const isComputed = COMPUTED.test((counted ?? phrase).replace(/ per \S+\s?$/i, ''));
  if (type === undefined || isComputed || (counted === undefined && words.length < 2)) return undefined;
  if (words.length > MOST_WORDS) return undefined;
  const label = (counted ?? phrase).toLowerCase().trim();
  const key = keyOf(label);
  if (key === undefined) return undefined;
  return { key, label: labelOf(label), type, required: false, ...(type === 'number' && { min: 0 }) };
}

/** "Who is fixing it", "when I bought it": no clause about what happens. */
export const asksForField = (phrase: string): boolean => fieldOfQuestion(phrase) !== undefined;

/** "Points they earn" are points; "guests, their meal choice" belongs to guests. */
export const withoutRelative = (phrase: string): string =>
  phrase.replace(
    /(?<=[\p{L}-]{3})\s(?:that |which )?(?:they|it|i|we|he|she|you|people|users)\s(?:have |has |had )?(?!can\b|could\b|must\b|should\b|will\b|are\b|is\b)[\p{L}]+(?:\s(?:to|from|for|in|on|at|it|them|for it|with))?$/iu,
    '',
  );

const THEIR = /\b([\p{L}-]+s),?\s(?:and\s)?their\s(?=([\p{L}-]+)(?:\s([\p{L}-]+))?(?=\s*[,.;]|\sand\s|$))/giu;

/** Values with "their" are fields of the plural before: "guests with meal choice". */
export const bindTheir = (text: string): string =>
  text.replace(THEIR, (whole: string, owners: string, first: string, second?: string) => {
    const last = (second ?? first).toLowerCase();
    return singularOf(last) === last ? `${owners} with ` : whole;
  });
