import models from '../../data/record-models.json';
import { WishText } from '../reading/text.ts';
import { FIELDS, type RuledField, readList, takeRules } from './field-rules.ts';

export interface RuledWish {
  readonly name: string;
  readonly fields: readonly RuledField[];
  readonly unmet: readonly string[];
}

const BUILDERS: readonly RegExp[] = [
  /\b(?:fluent |static |inner |nested )*builder(?: pattern| class)? (?:for|of|to (?:build|create|construct)|that (?:builds|creates|constructs)) (?:an? |the )?(?:immutable )?(?:class |objects? of )?([a-z]\w*)(?: class| objects?| type| instances?)?/,
  /\b(?:immutable )?class (?:called |named )?([a-z]\w*),? (?:with|using|that (?:uses|has)|built (?:with|by|through)) (?:an? |the |its )?(?:fluent |static |inner |nested )*builder(?: pattern| class)?/,
  /\b(?!an?\b|the\b|class\b)([a-z]\w*)(?: class)?,? (?:with|using|that (?:uses|has)|built (?:with|by|through)) (?:an? |the |its )?(?:fluent |static |inner |nested )*builder(?: pattern| class)?/,
];

const RECORDS: readonly RegExp[] = [
  /\b(?:immutable )?(?:data ?class|record|value object|class) (?:called |named |for an? )?(?!with\b|that\b|which\b|having\b|for\b)([a-z]\w*)(?=\s*(?:[:(,]|with\b|having\b|that has\b))/,
  /^(?:an? )?(?:immutable )?(?!an?\b|immutable\b|data\b)([a-z]\w*) (?:data ?class|record|value object|class)(?=\s*(?:[:(,]|with\b|having\b|that has\b))/,
];

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that which of in to for it its is are be write create make define implement class builder pattern fluent immutable method methods chaining chain chainable api build object objects using should can field fields please me java kotlin csharp static nested inner when if all any or init block constructor compact both'.split(
    ' ',
  ),
);

const VALIDATED = /\bvalidat/i;

const MODELS: Readonly<Record<string, string>> = {
  ...models,
  user: 'name, email, age',
  person: 'name, email, age',
  customer: 'name, email, city',
  computer: 'processor, memory, storage',
  house: 'address, color, owner',
  pizza: 'size, crust, sauce',
};

/** A wish for a builder that names no fields gets those that such a thing usually has. */
function withUsualFields(given: string): string {
  const wish = new WishText(given);
  const pattern = BUILDERS.find((one) => wish.has(one));
  const head = pattern && wish.take(pattern);
  const usual = MODELS[head?.[1] ?? ''];
  if (!head || !usual) return given;
  const start = given.slice(0, head.index + head[0].length);
  // One part of many, "with toppings": the others are the usual ones.
  const [, part] =
    /^,? (?:with|having|that has) (?:a list of |several |many |optional )?([a-z]+)$/.exec(
      given.slice(start.length).trimEnd(),
    ) ?? [];
  if (part?.endsWith('s') && !SILENT.has(part) && !/^(?:tests|comments|examples)$/.test(part))
    return `${start} with ${usual} and ${part}`;
  return wish.left(SILENT).length > 0 ? given : `${start} with ${usual}`;
}

function read(given: string, heads: readonly RegExp[]): RuledWish | undefined {
  const prompt = given.replace(/\b([a-z]+) validation\b/i, '$1, validating the $1');
  const wish = new WishText(prompt);
  const pattern = heads.find((one) => wish.has(one));
  const head = pattern && wish.take(pattern);
  if (!head?.[1]) return undefined;
  const written = wish.original(head, head[1]);
  const after = head.index + head[0].length;
  const listed = FIELDS.exec(wish.rest.slice(after));
  const list = listed?.[1];
  if (!listed || !list) return undefined;
  const from = after + listed[0].lastIndexOf(list);
  const known = readList(prompt.slice(from, from + list.length));
  if (known.fields.length < (VALIDATED.test(prompt) ? 1 : 2)) return undefined;
  wish.cover(after, from + list.length);
  const { fields, unmet } = takeRules(wish, known.fields);
  const silent = new Set([...SILENT, written.toLowerCase()]);
  const name = written.charAt(0).toUpperCase() + written.slice(1);
  return { name, fields, unmet: [...known.unmet, ...unmet, ...wish.left(silent)] };
}

/** A class with a builder; undefined if the wish asks for none. */
export const readBuilder = (prompt: string): RuledWish | undefined => read(withUsualFields(prompt), BUILDERS);

/** A type that checks its fields when it is made; undefined if the wish says nothing about them. */
export function readValidated(prompt: string): RuledWish | undefined {
  const wish = read(prompt, RECORDS);
  const isRuled = wish?.fields.some(
    (field) => field.isRequired || field.isEmail || field.least !== undefined,
  );
  if (!wish || !isRuled) return undefined;
  return /\boptional\b/i.test(prompt) ? { ...wish, unmet: [...wish.unmet, 'optional'] } : wish;
}
