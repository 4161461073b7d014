import kinds from '../data/field-kinds.json';

export type FieldType = 'text' | 'int' | 'float' | 'bool' | 'date';

export interface Field {
  /** In small letters, words apart. */
  readonly words: readonly string[];
  readonly type: FieldType;
  readonly isOptional: boolean;
  /** "email unique", in a table. */
  readonly isUnique: boolean;
}

export interface RecordWish {
  readonly name: string;
  /** "A class", in a language that has other types with fields. */
  readonly isClass: boolean;
  readonly fields: readonly Field[];
  /** Its values are looked up by key: a dict, a hash. */
  readonly isKeyed?: boolean;
  /** Nobody asks for the type itself: a list of such records is what is worked on. */
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
  String.raw`^(?:please )?(?:write |create |make |define |give me )?(?:me )?(?:an? |the )?(?:\w+ )?\b(${PLAIN}|class)\s+(?:for (?:an? )?|called |named |representing (?:an? )?)?([A-Za-z]\w*)\s*(?:\(([^()]*)\)|(?:with|having|that has|containing)\s+(?:the )?(?:fields? |properties |attributes )?(.+?))(?:\s+fields?|\s+properties|\s+attributes)?(?:\s+in [\w+#]+)?[.\s]*$`,
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
  const typed = /^([A-Za-z]\w*(?: [a-z]+)?)\s*(?::\s*|\s+as (?:an? )?|\s*\()([a-z]+)\)?$/i.exec(plain);
  const name = typed?.[1] ?? plain;
  if (!/^[A-Za-z]\w*(?: [a-z]+)?$/.test(name)) return undefined;
  const words = wordsOf(name);
  const type = typed ? TYPE_WORDS[typed[2]?.toLowerCase() ?? ''] : knownType(words);
  return type && { words, type, isOptional, isUnique };
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
  const [, kind = '', name = '', inBrackets, listed] = (language === 'sql' ? TABLE : WISH).exec(prompt) ?? [];
  const list = inBrackets ?? listed;
  if (!list) return undefined;
  const fields = readFields(list);
  if (!fields) return undefined;
  const title = language === 'sql' ? name.toLowerCase() : name.charAt(0).toUpperCase() + name.slice(1);
  return { name: title, isClass: /^class$/i.test(kind), fields };
}
