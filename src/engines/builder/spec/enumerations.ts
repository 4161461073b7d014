import choices from '../data/choices.json';
import { isCommand } from './commands.ts';
import { FIELD_NAMES, saidType, shapeOf } from './field-types.ts';
import { isPlural, pluralOf, singularOf } from './nouns.ts';
import { knownEntity } from './subject.ts';

const VALUES: ReadonlySet<string> = new Set(choices.values);
const NAMES: ReadonlySet<string> = new Set(choices.names);
export const isChoiceName = (name: string): boolean => NAMES.has(name.toLowerCase());

const literal = choices.names
  .flatMap((name) => [pluralOf(name), name])
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** "priority high", "a status of open", "size: small": a name that usually has fixed values, and the first of them. */
const HEAD = new RegExp(
  `^((?:(?:an?|the|its|their)\\s+)?(?:[\\p{L}-]+\\s+)?(?:${literal}))\\s*(:|=|-|\\b(?:of|either|one of|being|which is|which can be|that can be|that are|which are|that is|can be|is|are|from|like|such as)\\b)?\\s+(.+)$`,
  'iu',
);

/** Joins the values of a choice that commas have parted: "priority high", "medium", "low" as "priority (high, medium, low)". */
export function joinChoices(items: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < items.length; index++) {
    const item = items[index] ?? '';
    const [any, ...anyValues] = choiceOf(items, index) ?? untilOr(items, index) ?? [];
    if (any !== undefined) {
      joined.push(`${any} (${anyValues.join(', ')})`);
      index += anyValues.length - 1;
      continue;
    }
    const [, name, marker, first] = item.includes('(') ? [] : (HEAD.exec(item) ?? []);
    const pair = name === undefined ? pairOf(item) : undefined;
    if (pair !== undefined) {
      joined.push(pair);
      continue;
    }
    const row = marker === undefined ? rowOf(first ?? '') : [];
    if (name !== undefined && row.length > 1) {
      joined.push(`${singularOf(name)} (${row.join(', ')})`);
      continue;
    }
    // "Categories starters, mains and desserts": after a plural come its values.
    const isMarked =
      marker !== undefined ||
      (name !== undefined && isState(name, first ?? '')) ||
      (name !== undefined && isPlural(name.toLowerCase()) && !VALUES.has(first?.toLowerCase() ?? ''));
    // "Categories rent, groceries, fun": rent is not an amount here.
    const isPlain = marker === undefined && name !== undefined && isPlural(name.toLowerCase());
    const isNext = (phrase: string): boolean =>
      isValue(phrase, isMarked, name) ||
      (isPlain && /^(?!paid$)\p{L}+$/u.test(phrase) && !OWN_FIELD.test(phrase));
    if (name === undefined || first === undefined || !isNext(first)) {
      joined.push(item);
      continue;
    }
    const values = [first];
    while (!endsChoice(values) && isNext(items[index + 1] ?? '')) values.push(items[++index] ?? '');
    // "Type of work and cost": two fields, the first of which has a long name.
    const isLongName = /^of$/i.test(marker ?? '') && values.length < 3 && !/\bor\b/i.test(values.join(' '));
    if (isLongName && /\b(?:type|kind|sort|level|category)$/i.test(name)) {
      joined.push(item, ...values.slice(1));
      continue;
    }
    joined.push(
      values.length > 1 || / or /i.test(first) ? `${singularOf(name)} (${values.join(', ')})` : item,
    );
  }
  return joined;
}

/** It is a field of its own, even after a list of values. */
const OWN_FIELD =
  /^(?:amounts?|prices?|costs?|dates?|notes?|descriptions?|quantity|totals?|values?|names?|titles?|payee|vendor|merchant|currency|deadline|due|photos?|links?|comments?|ratings?|e-?mail|phone|address|done|budget)$/i;

const PAIR = /^((?:an? )?[\p{L}-]{3,20}(?: [\p{L}-]{3,20})?) ([\p{L}-]{3,20}) or ([\p{L}-]{3,20})$/iu;

/** "Purpose business or private": a field, and the two values that it can have. */
function pairOf(item: string): string | undefined {
  const [, name = '', one = '', other = ''] = PAIR.exec(item) ?? [];
  const isChoice =
    name !== '' &&
    shapeOf(name).type === 'text' &&
    !isCommand(item) &&
    !/\b(?:of|for|by|to|in|on|at|with|per|from|not|either|is|are|was|whether)$/i.test(name) &&
    ![one, other].some((value) => /^(?:yes|no|not|none|more|less)$/i.test(value) || knownEntity(value)) &&
    [one, other].every((value) => isValue(value, true));
  return isChoice ? `${name} (${one}, ${other})` : undefined;
}

/** "Status idea, recorded and live": after a status comes its value, unless both name a field. */
const isState = (name: string, next: string): boolean =>
  /\b(?:status|state|stage|phase)$/i.test(name) &&
  !/^(?:notes?|updates?|codes?|reports?|dates?|messages?|history|text|colou?r|number|name|changes?)\b/i.test(
    next,
  );

const ANY_NAME = /^((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)\s*:\s+([\p{L}\p{N} '’/-]{1,30})$/u;
const MOST_VALUES = 12;

/** "species: dog", "cat or rabbit": after a colon an "or" makes a list the values of any field. */
function choiceOf(items: readonly string[], from: number): readonly string[] | undefined {
  const [, name, first = ''] = ANY_NAME.exec(items[from] ?? '') ?? [];
  if (name === undefined) return undefined;
  const values = [first];
  while (!endsChoice(values)) {
    const next = items[from + values.length];
    if (next === undefined || values.length >= MOST_VALUES || next.split(' ').length > 5)
      return plainChoice(items, from, [name, first]);
    values.push(next);
  }
  return [name, ...values];
}

/** "View: sea, garden, none": what comes after a colon is a value, and what follows it up to a field. */
function plainChoice(
  items: readonly string[],
  from: number,
  [name, first]: readonly [string, string],
): readonly string[] | undefined {
  if (saidType(first) !== undefined || /\d/.test(first) || isPlural(name.toLowerCase())) return undefined;
  const values = [first];
  for (const next of items.slice(from + 1, from + MOST_VALUES)) {
    const [noun = ''] = next.toLowerCase().split(/ (?:per|of|in|for) /);
    if (!isValue(next, true, name) || shapeOf(noun).type === 'number' || OWN_FIELD.test(next)) break;
    values.push(next);
  }
  return values.length > 1 ? [name, ...values] : undefined;
}

/** "Status applied", "offer or rejected": a field and its values up to the "or". */
function untilOr(items: readonly string[], from: number): readonly string[] | undefined {
  const item = items[from] ?? '';
  const last = item.includes('(') ? undefined : orAhead(items, from);
  if (last === undefined) return undefined;
  const rest = items.slice(from + 1, last + 1);
  const [, name, marker, first] = HEAD.exec(item) ?? [];
  if (name !== undefined && first !== undefined)
    return marker === undefined ? [singularOf(name), first, ...rest] : undefined;
  const [, subject, value = ''] = UNKNOWN_HEAD.exec(item) ?? [];
  const isChoice =
    !/\b(?:of|in|for|on|at|by)$/i.test(subject ?? '') &&
    shapeOf(item).type === 'text' &&
    [value, ...rest].every((one) => isValue(one, true));
  return subject !== undefined && isChoice ? [subject, value, ...rest] : undefined;
}

/** "Wind weak", before "steady or strong". */
const UNKNOWN_HEAD = /^(?:an? )?([\p{L}-]+(?: [\p{L}-]+)?) ([\p{L}-]+)$/u;

/** The end of a list of short phrases with an "or". */
function orAhead(items: readonly string[], from: number): number | undefined {
  for (let at = from + 1; at < Math.min(items.length, from + MOST_VALUES); at++) {
    const item = items[at] ?? '';
    if (item.split(' ').length > 5 || /^(?:an?|the|its|their)\s|[(:]/i.test(item)) return undefined;
    if (endsChoice([item])) return at;
  }
  return undefined;
}

/** "low or high" is the last of a list. */
const endsChoice = (values: readonly string[]): boolean => /\bor\b/i.test(values.at(-1) ?? '');

/** "Mint good or fair", "low medium high": values of one word each, without commas. */
function rowOf(phrase: string): readonly string[] {
  const [, before, last] = /^([^,]+) or ([\p{L}\p{N}-]+)$/iu.exec(phrase) ?? [];
  const words = (before ?? phrase).split(/\s+/);
  if (words.length + (last === undefined ? 0 : 1) > MOST_VALUES) return [];
  if (last === undefined) return words.every((word) => VALUES.has(word.toLowerCase())) ? words : [];
  const row = [...words, last];
  return row.every((word) => isValue(word, true) && !/^(?:in|of|by|for|with|to|and|or|at|as)$/i.test(word))
    ? row
    : [];
}

/** Names of which "available" and "adopted" are values; beside a priority, "done" is a field. */
const STATES = /\b(?:status|state|stage|phase|condition|availability|outcome|result)$/i;
const WAYS_TO_WRITE = /\b(?:channel|method|source|via|contact by)$/i;
const GRADED = /\b(?:priority|severity|urgency|importance|difficulty|size|level)$/i;

/** A known value, or after a word like "of" any short phrase that does not read like a field. */
function isValue(phrase: string, isMarked: boolean, name = ''): boolean {
  const parts = phrase.toLowerCase().split(/\s+or\s+/);
  return parts.every((part) => {
    const text = part.trim();
    const { type } = shapeOf(text);
    if (VALUES.has(text)) return type !== 'boolean' || parts.length > 1 || !GRADED.test(name);
    const readsLikeField =
      (type !== 'text' &&
        !(type === 'boolean' && STATES.test(name)) &&
        !(/^(?:phone|email)$/.test(type) && WAYS_TO_WRITE.test(name))) ||
      FIELD_NAMES.test(text) ||
      NAMES.has(text) ||
      /^(?:an?|the|its)\s|[()]|\s\d+\s?[-–]\s?\d+$/.test(text);
    const most = /^(?:on|in|out|not|to|under|at|ready|waiting|off)\s/.test(text) ? 4 : 2;
    return isMarked && text !== '' && text.split(' ').length <= most && !readsLikeField;
  });
}
