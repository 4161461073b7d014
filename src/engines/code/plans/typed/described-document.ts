import { capital } from '../../../capital.ts';
import models from '../../data/record-models.json';
import { singular, type WishText } from '../reading/text.ts';
import type { Member } from './json-shapes.ts';
import { type Field, fieldOf } from './read-rows.ts';

/** What a document of this kind usually holds: `?` may be missing, `*` is a list. */
const MODELS: Readonly<Record<string, string>> = {
  ...models,
  recipe: 'title, servings, ingredients*, minutes?, notes?',
  user: 'id, name, email?, age?',
  config: 'host, port, debug, logFile?',
  setting: 'theme, language, fontSize, proxy?',
  post: 'id, title, body, author?',
  weather: 'city, temperature, humidity?, description?',
  order: 'id, customer, total, note?',
  address: 'street, city, zip, country?',
  profile: 'name, bio?, website?',
  item: 'id, name, price?, note?',
};

const COUNTS = /^(?:servings|port|fontSize|humidity|credits)$/;
const FLAGS = /^(?:debug|verbose|enabled|dark)$/;

const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/mail/i, 'ada@example.com'],
  [/(?:url|website|link|avatar|image)$/i, 'https://example.com/'],
  [/^(?:name|author|customer|owner)$|Name$/, 'Ada'],
  [/city|location/i, 'Lisbon'],
  [/^host$/, 'localhost'],
  [/file|path/i, 'app.log'],
];

const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/^port$/, 8080],
  [/year/i, 2024],
  [/age$|minutes|humidity/i, 36],
];

export interface Described {
  readonly type: string;
  readonly members: readonly Member[];
  readonly isList: boolean;
  readonly text: string;
}

/** A type that says what it is for is no name: "a JSON string into a struct". */
const NO_NAME =
  'json|data|struct|structs|class|classes|record|records|object|objects|model|models|array|list|type|file|string|config|codable|decodable|typed|swift|kotlin|java|url|api|it|them|optional|the|an?';
const TYPE = new RegExp(
  `\\b(?:struct|class|record|model|type|object)s? (?:called |named |for (?:an? |the )?)?(?!(?:${NO_NAME}|that|which|with|and|from|is|to|in)\\b)([a-z]\\w*)|\\b(?:an? |the )?(?!(?:${NO_NAME})\\b)([a-z]\\w*) (?:struct|class|record|model|objects?)\\b|\\b(?:array|list|collection)s? of (?:codable |decodable )?(?!(?:${NO_NAME})\\b)([a-z]\\w*)`,
  'i',
);
const ITEM =
  '(?:(?:an? |the |its )?(?!(?:decod|pars|deserial|read|load|print|map|convert|turn|then|json|from)\\w*\\b)(?:optional |required )?[a-z]\\w*\\??(?: ?: ?\\[?[a-z]+\\]?\\??)?(?: \\(?optional\\)?)?)';
const FIELDS = new RegExp(
  `(?:\\(|(?:,? (?:with|having|that has|has|containing|where)|:)(?: (?:the )?(?:fields|properties|members):?)? )(${ITEM}(?:(?:, ?(?:and )?| and )${ITEM}){1,9})(?=\\)|[,.;]|$| (?:and|that|which|from|then|to|using)\\b)\\)?`,
  'i',
);
const OPTIONAL =
  /,? ?\b(?:(?:with|has|having|some|and|for|handle|handling|that|which|supports?) )*(?:(?:optional|nullable|missing|absent) (?:fields?|values?|propert(?:y|ies)|keys?)|fields? (?:that |which )?(?:are |is |can be |may be )*(?:optional|missing|null(?:able)?))\b/;

const memberOf = (said: string, isUsual: boolean): Member | undefined => {
  const isOptional = /\boptional\b|\?/.test(said);
  const isList = /\*|\[[a-z]+\]/i.test(said);
  const field: Field | undefined = fieldOf(
    said
      .replace(/\boptional\b|\brequired\b|[?*[\]()]/gi, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (!field) return undefined;
  const { name } = field;
  const type = isList
    ? 'list'
    : isUsual && COUNTS.test(name)
      ? 'whole'
      : FLAGS.test(name)
        ? 'flag'
        : COUNTS.test(name)
          ? 'whole'
          : field.type;
  return { key: name, name, type, isOptional, ...(isList ? { of: '$' } : {}) };
};

const sampleOf = ({ name, type }: Member, at: number, of: string): unknown => {
  if (type === 'list') return ['one', 'two'];
  if (type === 'whole') return (NUMBERS.find(([pattern]) => pattern.test(name))?.[1] ?? 1) + at;
  if (type === 'decimal') return 9.5 + at;
  if (type === 'flag') return true;
  if (type === 'date') return '2026-05-04';
  return (
    TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? `${name === 'title' ? of : capital(name)} ${at + 1}`
  );
};

/** "A struct Recipe with title, servings and optional notes": a type whose document the wish does not show. */
export function describedDocument(wish: WishText): Described | undefined {
  const isLoose = wish.take(OPTIONAL) !== undefined;
  const found = wish.take(TYPE);
  const group = found?.slice(1).find((one) => one !== undefined);
  const said = found && group ? wish.original(found, group) : undefined;
  const isConfig = /\bconfig|\bsettings\b/.test(wish.given);
  const noun = said ? singular(said.toLowerCase()) : isConfig ? 'config' : 'item';
  const listed = wish.take(FIELDS);
  const fields = listed?.[1] ? wish.original(listed, listed[1]) : (MODELS[noun] ?? MODELS.item ?? '');
  const read = fields
    .split(/, ?(?:and )?| and /)
    .map((one) => memberOf(one.replace(/^(?:an?|the|its) /i, ''), !listed));
  const members = read.flatMap((one) => one ?? []);
  if (members.length < read.length || new Set(members.map(({ name }) => name)).size < members.length)
    return undefined;
  const last = members.at(-1);
  const known =
    isLoose && last && !members.some(({ isOptional }) => isOptional)
      ? [...members.slice(0, -1), { ...last, isOptional: true }]
      : members;
  const isList = /\b(?:array|list|collection)s?\b|\[[A-Z]\w+\]/.test(wish.given);
  const optional = known.filter(({ isOptional }) => isOptional);
  const type = said ? singular(said).replace(/^./, (letter) => letter.toUpperCase()) : capital(noun);
  const one = (at: number): Record<string, unknown> =>
    Object.fromEntries(
      known
        // The first has what may be missing, but for one of several; the second has none of it.
        .filter((member) => !member.isOptional || (at === 0 && (member === optional[0] || isList)))
        .map((member) => [member.key, sampleOf(member, at, type)]),
    );
  return {
    type,
    members: known,
    isList,
    text: JSON.stringify(isList ? [one(0), one(1)] : one(0), null, 2),
  };
}
