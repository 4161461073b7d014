import verbs from '../data/behaviour-verbs.json';
import { shapeOf } from './field-types.ts';
import { isPlural } from './nouns.ts';
import { UNITS } from './unit-words.ts';

/** "Shows", "notifies", "matches". */
const formsOf = (verb: string): readonly string[] => {
  const [first = '', ...rest] = verb.split(' ');
  const third = /(?:s|x|z|ch|sh)$/.test(first)
    ? `${first}es`
    : first.replace(/(?<=[^aeiou])y$/, 'ie').concat('s');
  return [verb, [third, ...rest].join(' ')];
};
const ONLY = verbs.only.flatMap(formsOf).join('|');
const ALSO_NOUNS = verbs['also nouns'].join('|');
/** "Votes" is a verb only after "it" or "that". */
const NOUN_FORMS = verbs['also nouns'].flatMap(formsOf).join('|');

/** Words between the conjunction and the verb: "it should also". */
const BEFORE =
  '(?:(?:it|which|that|also|then|and|to|should|must|will|can|please|automatically|even|just|quickly|easily|ability to|able to)\\s){0,4}';
const ONLY_VERB = new RegExp(`^${BEFORE}(?:${ONLY})\\s\\S`, 'iu');
const NOUN_TOO = new RegExp(`^(?:${ALSO_NOUNS})(?:\\s(?:up|off|out|down))?\\s(.+)$`, 'iu');
const AFTER_PRONOUN = new RegExp(`^(?:it|which|that)\\s${BEFORE}(?:${NOUN_FORMS})\\s\\S`, 'iu');
/** With a plural alone they are verbs: "count sightings", but "test results". */
const WITH_PLURAL =
  /^(?:list|view|count|sum|graph|chart|plot|rate|sort|filter|rank|buy|track|tag|pick)\s(\S+)$/i;
/** The object of a verb begins with them, the second half of a compound does not. */
const OBJECT =
  /^(?:the|an?|my|our|your|their|his|her|its|all|any|each|every|some|both|only|me|us|them|him|it|everyone|everybody|people|users|who|whom|what|which|how|where|when|why|whether|that|those|these|this|upcoming|overdue|unread|missing|by|with|for|over)\s|^(?:me|us|them|it|everything|everyone|myself)$/i;

/** "Estimate in hours" */
const IN_UNIT = new RegExp(`^[\\p{L}-]+ in (?:${UNITS})$`, 'iu');

/** True for "show plants that are thirsty" and "count sightings", false for "show date" and "list price". */
export function isCommand(phrase: string): boolean {
  if (/[(:]/.test(phrase) || IN_UNIT.test(phrase.trim())) return false;
  const text = phrase.trim();
  if (ONLY_VERB.test(text)) return !isCompound(text);
  if (AFTER_PRONOUN.test(text)) return true;
  const [, plural = ''] = WITH_PLURAL.exec(text) ?? [];
  if (plural !== '') return isPlural(plural.toLowerCase());
  const [, rest = ''] = NOUN_TOO.exec(text) ?? [];
  const words = rest.toLowerCase().split(' ');
  return (
    rest !== '' &&
    (OBJECT.test(`${rest} `) || (words.length > 1 && isPlural(words[0] ?? '') && (words[0]?.length ?? 0) > 3))
  );
}

/** "Download link" and "check date" are names of fields; "scan barcode" is none. */
const isCompound = (text: string): boolean => {
  const [first = '', second = '', ...more] = text.toLowerCase().split(' ');
  if (more.length > 0 || (isPlural(second) && !/^(?:check|open|turn|round)$/.test(first))) return false;
  if (/^(?:show|see|display|calculate|compute|tell|find|hide|estimate|predict)s?$/.test(first))
    return /^(?:date|time|name|title|number)$/.test(second);
  return (
    VALUE.test(second) ||
    shapeOf(second).type !== 'text' ||
    /^(?:check|open|round|split|stop|turn)$/.test(first)
  );
};
const VALUE =
  /^(?:link|level|number|code|id|name|title|type|rate|point|location|key|address|label|method|mode|reason|person|limit|group|path|file name)$/;

const RELATIVE = new RegExp(
  `\\s(?:that|which)\\s(?:(?:also|automatically|then|always|can|should|will)\\s){0,2}(?=(?:${ONLY})\\s)`,
  'iu',
);

/** "A pantry list that tells me what to buy": the application, and what it does. */
export function splitRelative(head: string): readonly [string, string] | undefined {
  const found = RELATIVE.exec(head);
  if (found === null) return undefined;
  return [head.slice(0, found.index), head.slice(found.index + found[0].length)];
}
