import kinds from '../data/field-kinds.json';
import { stemToken } from '../tasks/stems.ts';
import { isAction } from '../tasks/wish.ts';

export type FieldType = 'text' | 'int' | 'float' | 'bool' | 'date';

export interface Field {
  /** In small letters, words apart. */
  readonly words: readonly string[];
  readonly type: FieldType;
  readonly isOptional: boolean;
  /** "email unique", in a table. */
  readonly isUnique: boolean;
  /** Several of them: "tags". */
  readonly isList?: true;
}

/** Abilities of a type beside its fields. */
export type Feature = 'constructor' | 'equality' | 'text' | 'json' | 'immutable' | 'guard';

export interface RecordWish {
  readonly name: string;
  /** "A class", in a language that has other types with fields. */
  readonly isClass: boolean;
  readonly fields: readonly Field[];
  /** The word for the type: "record", "interface". */
  readonly kind?: string;
  readonly features?: ReadonlySet<Feature>;
  /** Traits, protocols or interfaces that it should have. */
  readonly derived?: readonly string[];
  /** Its values are looked up by key: a dict, a hash. */
  readonly isKeyed?: boolean;
  /** The wish does not ask for the type itself, but works on a list of such records. */
  readonly isImplied?: boolean;
}

const TYPE_WORDS: Readonly<Record<string, FieldType>> = {
  string: 'text',
  str: 'text',
  text: 'text',
  int: 'int',
  integer: 'int',
  number: 'float',
  float: 'float',
  double: 'float',
  decimal: 'float',
  bool: 'bool',
  boolean: 'bool',
  date: 'date',
};

/** A type whose members are fields only; a class may as well have methods. */
const PLAIN = `data ?class|dataclass|struct|record|interface|type|model|typeddict|namedtuple|pojo|dto`;

const WISH = new RegExp(
  String.raw`^(?:please )?(?:write |create |make |define |give me )?(?:me )?(?:an? |the )?(?:[\w+#]+ )?\b(${PLAIN}|class)\s+(?:for (?:an? )?|called |named |representing (?:an? )?)?((?!with\b|that\b)[A-Za-z]\w*(?: (?!with\b|that\b|having\b|containing\b|which\b|and\b|in\b)[a-z]+){0,2})(?:\s+in [\w+#]+)?\s*(?:\(([^()]*)\)|(?:with|having|that has|containing)\s+(?:the )?(?:fields? |properties |attributes )?(.+?))(?:\s+fields?|\s+properties|\s+attributes)?(?:\s+in [\w+#]+)?[.\s]*$`,
  'i',
);

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);

function knownType(words: readonly string[]): FieldType | undefined {
  const last = words.at(-1) ?? '';
  if (/^(?:is|has|in|can)$/.test(words[0] ?? '') && words.length > 1) return 'bool';
  if (/^(?:at|on)$/.test(last) && words.length > 1) return 'date';
  const found = Object.entries(kinds).find(([, names]) => names.includes(last));
  return found ? TYPE_WORDS[found[0]] : undefined;
}

function readField(text: string): Field | undefined {
  const isOptional = /^(?:an )?optional\b|\?$|\(optional\)$/i.test(text);
  const isUnique = /^unique\b|\bunique$/i.test(text);
  const plain = text
    .replace(
      /^(?:an? )?(?:optional |unique )?|\?$|\s*\(optional\)$|\s+unique$|\s+(?:required|not null|primary key)$/gi,
      '',
    )
    .trim();
  const flag = /^(?:is )?([A-Za-z]\w*)[ -](?:flag|boolean(?: flag)?|bool)$/i.exec(plain);
  if (flag?.[1]) return { words: wordsOf(flag[1]), type: 'bool', isOptional, isUnique };
  // "A computed area" is made of other fields.
  if (/^(?:computed|calculated|derived)\b/i.test(plain)) return undefined;
  const typed = /^([A-Za-z]\w*(?: [a-z]+)?)\s*(?::\s*|\s+as (?:an? )?|\s*\()([a-z]+)\)?$/i.exec(plain);
  const name = typed?.[1] ?? plain;
  if (!/^[A-Za-z]\w*(?: [a-z]+)?$/.test(name) || /^(?:methods?|functions?)\b/i.test(name)) return undefined;
  const words = wordsOf(name);
  const type = typed ? TYPE_WORDS[typed[2]?.toLowerCase() ?? ''] : knownType(words);
  return type && { words, type, isOptional, isUnique };
}

/** "Tags" and "a list of items" are texts, and so is a thing that nobody has heard of beside others that are known. */
function readLooseField(text: string): Field | undefined {
  const known = readField(text);
  if (known) return known;
  const isOptional = OPTIONAL.test(text);
  const [, several, one] =
    /^(?:an? )?(?:(?:list|array|set|vector|slice) of ([a-z]+)|([a-z]+(?: [a-z]+)?))$/.exec(
      text.replace(OPTIONAL, ''),
    ) ?? [];
  const name = several ?? one;
  const words = wordsOf(name ?? '');
  if (!name || isAction(stemToken(words[0] ?? '')) || words.some((word) => METHOD_WORD.test(word)))
    return undefined;
  const isList = several !== undefined || /[^su]s$/.test(name);
  return { words, type: 'text', isOptional, isUnique: false, ...(isList ? { isList } : {}) };
}

const OPTIONAL = /^(?:an )?optional |\?$| ?\(optional\)$/;
const METHOD_WORD =
  /^(?:\w+(?:able|ible|ed|ing|ly|safe|ic|ive|ous|ful|less)|methods?|functions?|constructors?|getters?|setters?|operators?|its?|that|which|to|from|of|is|size|empty|next|hash|equals)$/;

/** The fields of a list of which half or more are known; a class may list methods in the same way. */
function readLooseFields(list: string, isClass: boolean): Field[] | undefined {
  const strict = readFields(list);
  if (strict) return strict;
  const items = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter(Boolean);
  const fields = items.map(readLooseField).filter((field) => field !== undefined);
  const known = items.filter((one) => readField(one) !== undefined).length;
  const isSure = fields.every(
    ({ isList, words }) =>
      !isClass || isList || items.some((one) => readField(one)?.words.join() === words.join()),
  );
  return fields.length === items.length && known * 2 >= items.length && isSure ? fields : undefined;
}

const DEED = /^(?:find|save|delete|remove|add|update|create|load|fetch|insert|get|calculate|compute)$/;

/** "findById" is something to do. */
const isMethod = ({ words: [first = '', ...rest] }: Field): boolean => rest.length > 0 && DEED.test(first);

const SHAPE = /^(?:rectangle|circle|square|triangle|sphere|cube|cylinder|shape|cone)$/i;
const MEASURE = /^(?:area|perimeter|circumference|volume|diameter|surfacearea|diagonal)$/;

/** The area of a width and a height is no field of its own. */
function isComputed(fields: readonly Field[], name: string): boolean {
  const has = (names: RegExp): boolean => fields.some(({ words }) => names.test(words.join('')));
  // "A rectangle with area and perimeter" names nothing else that they could be made of.
  if (SHAPE.test(name) && fields.every(({ words }) => MEASURE.test(words.join('')))) return true;
  return has(/^(?:area|perimeter|circumference|volume|diameter)$/) && has(/^(?:width|height|radius|side)$/);
}

interface Featured {
  readonly rest: string;
  readonly features: ReadonlySet<Feature>;
  readonly derived: readonly string[];
}

const LEAD = ',? ?\\b(?:and |with |plus |including |that has |which has )+(?:an? |the |its )?';
const FEATURES: readonly (readonly [RegExp, Feature])[] = [
  [
    new RegExp(
      `${LEAD}(?:all-args |full |parameterized )?constructor\\b(?: for (?:all |the |its )*fields)?`,
      'i',
    ),
    'constructor',
  ],
  [
    new RegExp(
      `(?:${LEAD}|,? )(?:equals(?:\\(\\))?(?:,? and |, |/)hash_?code(?:\\(\\))?|equality)(?: methods?)?`,
      'i',
    ),
    'equality',
  ],
  [new RegExp(`${LEAD}to_?string(?:\\(\\))?(?: method)?`, 'i'), 'text'],
  [new RegExp(`${LEAD}json (?:tags|annotations|field tags)\\b`, 'i'), 'json'],
  [/\bimmutable (?=\w+)/i, 'immutable'],
  [new RegExp(`${LEAD}(?:matching |runtime )?type[- ]?guard(?: function| for it)?`, 'i'), 'guard'],
];
const DERIVED =
  /,? ?\b(?:that |which |and |with |it )*(?:derives?|deriving|conforms? to|conforming to|implements?|implementing) ([A-Z]\w+(?:(?:, and |, | and )[A-Z]\w+)*)\.?$/;

/** Takes the abilities of a type out of a wish. */
function takeFeatures(prompt: string): Featured {
  const features = new Set<Feature>();
  const derived = DERIVED.exec(prompt);
  let rest = derived ? prompt.slice(0, derived.index) : prompt;
  for (const [pattern, feature] of FEATURES) {
    const shorter = rest.replace(pattern, '');
    if (shorter !== rest) features.add(feature);
    rest = shorter;
  }
  return { rest, features, derived: derived?.[1]?.split(/, and |, | and /) ?? [] };
}

/** The fields of a list; undefined if one of them is not known. */
export function readFields(list: string): Field[] | undefined {
  const items = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter(Boolean);
  const fields = items.map(readField).filter((field) => field !== undefined);
  return fields.length < items.length || fields.length === 0 ? undefined : fields;
}

const TABLE =
  /^(?:please )?(?:write |create |make |define )?(?:sql )?(?:an? |the )?(?:sql )?()table\s+(?:for |called |named )?(?:the )?([A-Za-z]\w*)\s*(?:\(([^()]*)\)|(?:with|having|that has)\s+(?:the )?(?:columns? |fields? )?(.+?))[.\s]*$/i;

/** A table whose columns have rules is written with these alone. */
const RULED =
  /\b(?:primary key|not null|required|nullable|default\w*|references|foreign key|check|positive|composite)\b/i;

/** The patterns above take quadratic time, and nobody lists so many fields. */
const MOST_CHARACTERS = 1_000;

/**
 * A wish for a type or a table with fields only, each of which is known or has its type; undefined for any other
 * wish.
 */
export function readRecord(prompt: string, language: string): RecordWish | undefined {
  if (prompt.length > MOST_CHARACTERS) return undefined;
  if (language === 'sql' && RULED.test(prompt)) return undefined;
  if (language === 'sql') {
    const [, , name = '', inBrackets, listed] = TABLE.exec(prompt) ?? [];
    const fields = readFields(inBrackets ?? listed ?? '');
    return fields && { name: name.toLowerCase(), isClass: false, fields };
  }
  const { rest, features, derived } = takeFeatures(prompt);
  const [, kind = '', name = '', inBrackets, listed] = WISH.exec(rest) ?? [];
  const list = inBrackets ?? listed;
  if (!list) return undefined;
  const isClass = /^class$/i.test(kind);
  const fields = readLooseFields(list, isClass);
  if (!fields || isComputed(fields, name) || (isClass && fields.some(isMethod))) return undefined;
  const title = name.replace(/(?:^| )([A-Za-z])/g, (_, first: string) => first.toUpperCase());
  return { name: title, isClass, fields, kind: kind.toLowerCase(), features, derived };
}
