import { tidy } from './list-wishes.ts';
import { isPlural, pluralOf, singularOf } from './nouns.ts';
import type { Relation } from './relations.ts';
import { splitList } from './word-lists.ts';

/** "A visit has one pet, a date and a cost": what a prompt says of each record of one list. */
interface Statements {
  readonly text: string;
  readonly relations: readonly Relation[];
  /** The fields that were said of a list, as in a prompt. */
  readonly fields: ReadonlyMap<string, string>;
  /** The lists that the statements speak of. */
  readonly lists: ReadonlySet<string>;
  /** "Two players": more than one reference to the same list. */
  readonly missing: readonly string[];
}

const NAME = String.raw`[\p{L}-]{2,30}(?:\s(?!(?:has|have|is|are|can|may|must)\b)[\p{L}-]{2,30})?`;
const JOINS = String.raw`(?:links?|connects?|joins?|ties|pairs|is\s(?:linked|connected)\s(?:to|with)|is\sbetween)`;
const BELONGS = String.raw`(?:belongs?\sto|refers?\sto|is\s(?:assigned|related|owned)\s(?:to|by))`;
const MODAL = String.raw`(?:(?:can|may|should|must|always|also)\s){0,2}`;
/** "Is played by one actor", "grows in one field". */
const STANDS = String.raw`(?:(?:is|are)\s(?:[\p{L}]{2,20}\s)?|[\p{L}]{2,20}s\s)(?:in|at|on|by|for|to|from|of)(?=\s(?:exactly\s)?(?:one|an?)\s)`;
const VERB = `(?:has|have|needs|records|${BELONGS}|${JOINS}|${STANDS})`;
const START = new RegExp(
  String.raw`(?<=[,;:.(\n]\s*|\s(?:where|and|in\swhich)\s)(?:(?:where|and|in\swhich)\s)?(?:(?:each|every|an?|one)\s(${NAME}?)\s${MODAL}(?=${VERB}\s)|([\p{L}-]{2,30}s)\s(?=(?:have\s(?:exactly\s)?one|belong\sto\s(?:an?|one|exactly\sone))\s))`,
  'giu',
);
const LEADING_VERB = new RegExp(String.raw`^(?:where\s)?(?:it\s)?${MODAL}(${VERB})\s`, 'iu');
const ONE = /^(?:(?:exactly|only|just)\s)?(?:an?|one|its|the|a single)\s/i;
const COUNTED = /^(?:two|three|four|five|six|\d+)\s/i;
const MANY = /^(?:many|several|multiple|some|one or more|any number of|a list of)\s/i;

/** A plural, perhaps with the first of its own fields. */
const PARTS =
  /^([\p{L}-]+(?:\s(?!with\b|having\b|each\b)[\p{L}-]+)?)(?:\s(?:each\s)?(?:with|having)\s(.+))?$/iu;

/** The end of the sentence, or of the parentheses around it. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const mark = text[at] ?? '';
    if (mark === '(') depth += 1;
    else if (mark === ')' && depth-- === 0) return at;
    else if (depth === 0 && /^(?:[;\n]|\.(?:\s|$))/.test(text.slice(at, at + 2))) return at;
  }
  return text.length;
}

/**
 * Takes the statements about single records out of a prompt that has several lists. Without a relation between lists,
 * and about one list alone, they are left to those who read its fields.
 */
export function takeStatements(prompt: string): Statements {
  const starts = [...prompt.matchAll(START)];
  const said = starts.map((start, index) => {
    const body = start.index + start[0].length;
    const end = Math.min(endOf(prompt, body), starts[index + 1]?.index ?? prompt.length);
    return {
      from: start.index,
      end,
      of: singularOf((start[1] ?? start[2] ?? '').toLowerCase()),
      body: withFields(prompt.slice(body, end)).replace(/(?:,|\s|\band\b|\bwhere\b)+$/i, ''),
    };
  });
  const outside = said.reduceRight((text, { from, end }) => text.slice(0, from) + text.slice(end), prompt);
  const isNamed = (name: string): boolean =>
    /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(name) &&
    new RegExp(String.raw`(?<![\p{L}-])${pluralOf(name)}(?![\p{L}-])`, 'iu').test(outside);
  const isListed = (name: string): boolean => said.some(({ of }) => of === name) || isNamed(name);
  const relations: Relation[] = [];
  const fields = new Map<string, string>();
  const lists = new Set(said.map(({ of }) => of));
  const missing: string[] = [];
  let areJoined = [...lists].some(isNamed);
  const give = (list: string, field: string): void => {
    const before = fields.get(list);
    fields.set(list, before === undefined ? field : `${before}, ${field}`);
  };
  for (const { of, body } of said) {
    let verb = '';
    let holder = of;
    for (const item of splitList(body).flatMap((part) => joinedIn(part))) {
      verb = LEADING_VERB.exec(item)?.[1] ?? verb;
      const object = item.replace(LEADING_VERB, '').trim();
      const name = object.replace(ONE, '').replace(MANY, '').toLowerCase();
      const one = singularOf(name);
      const isOther = one !== of && isListed(one);
      areJoined ||= isOther;
      // "Many line items with quantity and price": the fields from here on are theirs.
      const [, parts, first] = MANY.test(object)
        ? (PARTS.exec(object.replace(MANY, '').toLowerCase()) ?? [])
        : [];
      if (parts !== undefined && isPlural(parts)) {
        relations.push({ child: singularOf(parts), parent: of });
        holder = first === undefined ? of : singularOf(parts);
        if (first !== undefined) give(holder, first);
        continue;
      }
      const counted = COUNTED.test(object) ? singularOf(name.replace(COUNTED, '')) : '';
      if (isListed(counted)) {
        lists.add(counted);
        missing.push(object);
      } else if (isOther && isPlural(name)) relations.push({ child: one, parent: of });
      else if (isOther || (BELONGING.test(verb) && ONE.test(object)))
        relations.push({ child: of, parent: one });
      else give(holder, STANDING.test(item) ? item : object.replace(/^(?:exactly )?one (?=\p{L})/iu, 'a '));
    }
  }
  if (!areJoined) return { text: prompt, relations: [], fields: new Map(), lists: new Set(), missing: [] };
  const text = outside.replace(/\(\s*\)/g, ' ').replace(/[,:.;]\s*(?=[.;,]|$)/g, '');
  return { text: tidy(text), relations, fields, lists, missing };
}

/** "Connects an item and a student with a date": what follows are fields. */
const withFields = (body: string): string =>
  new RegExp(`^${JOINS}\\s`, 'i').test(body)
    ? body.replace(
        /^(.*?\s(?:and|to|with)\s(?:an?|one)\s[\p{L}-]+),?\s(?:with|by|through|having)\s/iu,
        '$1, ',
      )
    : body;

const STANDING = new RegExp(`^${STANDS}`, 'iu');
const BELONGING = new RegExp(`^${BELONGS}$`, 'iu');
const JOINING = new RegExp(String.raw`^((?:where\s)?${MODAL}${JOINS}\s.+?)\s(?:to|with)\s(.+)$`, 'iu');

/** "Links a book to a member" has two objects. */
const joinedIn = (item: string): readonly string[] => JOINING.exec(item)?.slice(1) ?? [item];
