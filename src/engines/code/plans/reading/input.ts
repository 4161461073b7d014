import { type Field, type RecordWish, readFields } from '../../records/read-record.ts';
import { FLOAT, INT, listOf, TEXT, type Type } from '../plan.ts';
import { impliedRecord } from './implied-record.ts';
import { pluralOf } from './plural.ts';
import { singular, type WishText } from './text.ts';

/** The list, text or records that a plan works on. */
export interface Input {
  readonly type: Type;
  readonly words: readonly string[];
  readonly record?: RecordWish;
  readonly source: 'example' | 'stdin' | 'file';
  /** A text that is taken apart into words, lines or letters. */
  readonly splits?: 'words' | 'lines' | 'characters' | 'letters';
}

const COLLECTION = '(?:lists?|arrays?|slices?|vec(?:tor)?s?|collections?|sequences?|sets?|iterables?)';
const NOUNS: readonly (readonly [RegExp, Type])[] = [
  [/^(?:integers?|ints?|i32|i64|int32|whole numbers?)$/, INT],
  [/^(?:floats?|doubles?|f64|float64|decimals?|prices|temperatures|scores|grades|amounts)$/, FLOAT],
  [/^(?:strings?|words?|names?|texts?|lines?|str|emails?|urls?|sentences|cities|tags)$/, TEXT],
];

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);

const DECLARED =
  /\b(data ?class|dataclass|struct|record|interface|type|class|model)\s+([a-z]\w*)\s*(?:\(([^()]*)\)|(?:with|having|that has)\s+(?:the )?(?:fields? |properties |attributes )?([^;.()]+?))(?=\s*(?:[;.]|,?\s*(?:and|then|plus)\s+(?:then\s+)?(?:an?|the|one)?\s*(?:linq )?(?:function|method|func|fn|helper|query)\b|$))/;

const FIELD =
  '(?!(?:returns?|gives?|prints?|comput|finds?|sums?|sort|calculat|gets?|groups?|counts?|order|filter|select|keep|then|the|only)\\w*)[a-z_]\\w*';

/** "A list of orders with customer and total", whose type nobody has declared. */
const DESCRIBED = new RegExp(
  `\\b${COLLECTION} of (?:objects|(dicts|dictionaries|hashes|associative arrays)|([a-z]+)s)(?: objects)? (?:with|having|that have)(?: the)?(?: fields| keys| properties| attributes)? (${FIELD}(?:(?:, and |, | and )${FIELD})*)(?=\\s*(?:[,;.:]|and\\b|by\\b|per\\b|that\\b|which\\b|into\\b|sorted\\b|ordered\\b|grouped\\b|where\\b|$))`,
);

function recordIn(wish: WishText): RecordWish | undefined {
  const declared = wish.take(DECLARED);
  if (declared) {
    const [, kind = '', name = '', inBrackets, listed] = declared;
    const fields = readFields(wish.original(declared, inBrackets ?? listed ?? ''));
    if (!fields) return undefined;
    const title = wish.original(declared, name);
    return { name: title.charAt(0).toUpperCase() + title.slice(1), isClass: kind === 'class', fields };
  }
  const described = DESCRIBED.exec(wish.rest);
  if (!described?.[3]) return impliedRecord(wish);
  const fields = readFields(wish.original(described, described[3]));
  if (!fields) return undefined;
  wish.take(DESCRIBED);
  const name = described[2] ?? 'item';
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    isClass: false,
    fields,
    isKeyed: described[1] !== undefined,
    isImplied: true,
  };
}

const FROM_STDIN =
  /\b(?:that |which )?(?:(?:reads?|takes?|reading)\s+(?:all )?(?:(integers|ints|numbers|floats|words|lines|text|a text|input)\s*(?:one per line )?)?)?(?:from )?(?:stdin|standard input)(?: until (?:eof|end of (?:file|input)))?(?:,? one per line)?/;
const FROM_FILE =
  /\b(?:that |which )?(?:reads?|takes?|opens?|loads?|for|in|of|from|given) (?:(integers|numbers|words|lines|text) (?:from|in|of) )?(?:a|the) (?:text )?file(?:name)? (?:given|passed|named|specified|whose (?:path|name) is (?:given|passed))(?: (?:on|in|via|at|as|by)(?: the| its| an?)?(?: first)?(?: command[- ]line)?(?: (?:command line|argument|arg|parameter))?)?/;

function itemsOf(noun: string | undefined): Type {
  if (!noun || noun === 'numbers') return INT;
  return NOUNS.find(([pattern]) => pattern.test(noun))?.[1] ?? TEXT;
}

const TEXT_SOURCE =
  /\b(?:(?:in|of|from|takes?|given|for|to|over)\s+)?(?:an?|the|some|each|this)\s+(?:given |input |long )?(text|string|sentence|paragraph|phrase|str)\b(?! of| files?\b)/;

/** A function whose only parameter is a text. */
const SIGNED_TEXT =
  /\b[a-z_]\w*\((?:(?:string |const string& )?\$?)(text|sentence|str|string|paragraph)(?:: ?(?:str|string|&str))?(?: string)?\)/;

const splitIn = (wish: WishText): Input['splits'] =>
  wish.has(/\bwords?\b/)
    ? 'words'
    : wish.has(/\blines?\b/)
      ? 'lines'
      : wish.has(/\bletters?\b/)
        ? 'letters'
        : wish.has(/\b(?:characters?|chars?)\b/)
          ? 'characters'
          : undefined;

const dateAsText = (field: Field): Field => (field.type === 'date' ? { ...field, type: 'text' } : field);

const MANY = /\b(numbers|integers|ints|floats|doubles|strings|words)\b/;
const ONE_OF =
  /\b(?:longest|shortest|largest|smallest|biggest|highest|lowest|each|every|all|any) (number|integer|string|word)s?\b/;
const HOLDER = new RegExp(
  `\\b(?:in|of|from|over) (?:an?|the|this) (?:given )?(?:(?!text|string)${COLLECTION})\\b`,
);

/** "The squares of the odd numbers", "the longest string in an array": a list that is named by what is in it. */
function spokenOf(wish: WishText): Input | undefined {
  // So few are parameters of their own.
  if (
    wish.has(
      /(?<!\b(?:first|last|top|next) )\b(?:two|three|2|3) (?:numbers|integers|ints|floats|doubles|strings|words)\b/,
    )
  )
    return undefined;
  const many = MANY.exec(wish.rest)?.[1];
  const one = many ? undefined : wish.has(HOLDER) && ONE_OF.exec(wish.rest)?.[1];
  const noun = many ?? (one ? `${one}s` : undefined);
  if (!noun) return undefined;
  wish.take(HOLDER);
  const type = itemsOf(noun);
  return {
    type: listOf(type),
    words: [/^(?:numbers|words|strings)$/.test(noun) ? noun : type.kind === 'text' ? 'words' : 'numbers'],
    source: 'example',
  };
}

/** The list, the text or the stream that the wish names; undefined when it names none. */
export function readInput(wish: WishText): Input | undefined {
  const found = recordIn(wish);
  // Dates are texts that sort as they are, unless the wish declares a type for them.
  const record = found?.isImplied ? { ...found, fields: found.fields.map(dateAsText) } : found;
  const source = wish.take(FROM_STDIN);
  const file = source ? undefined : wish.take(FROM_FILE);
  if (record) {
    const noun = record.name.toLowerCase();
    wish.take(
      new RegExp(
        `\\b(?:takes?|given|over|from|in|of) (?:an? |the )?(?:${COLLECTION} of (?:these |those |such )?)?(?:${noun}s?|them|objects|dicts|dictionaries|items)\\b`,
      ),
    );
    wish.take(new RegExp(`\\b${COLLECTION} of (?:these |those |such )?(?:${noun}s?|them|objects|items)\\b`));
    const words = wordsOf(pluralOf(record.name));
    return {
      type: listOf({ kind: 'record', name: record.name }),
      words: [words.at(-1) ?? 'items'],
      record,
      source: 'example',
    };
  }
  if (source || file) {
    const noun = (source ?? file)?.[1];
    const from = source ? 'stdin' : 'file';
    if (noun && /^(?:integers|ints|numbers|floats)$/.test(noun))
      return {
        type: listOf(noun === 'floats' ? FLOAT : noun === 'numbers' ? FLOAT : INT),
        words: ['numbers'],
        source: from,
      };
    const splits = noun === 'words' || noun === 'lines' ? noun : splitIn(wish);
    if (!splits) return undefined;
    return { type: TEXT, words: ['text'], source: from, splits };
  }
  const list = wish.take(
    new RegExp(
      `\\b(?:(?:takes?|given|of|in|from|over|for|on|to)\\s+)?(?:an?|the|any|some|this)?\\s*(?:unsorted |sorted |non-empty |given )?${COLLECTION} of (integers|ints|numbers|floats|doubles|strings|words|names|texts|i32|i64|f64|emails|prices|temperatures|scores|grades|amounts|cities|tags|urls)\\b`,
    ),
  );
  if (list) {
    const type = itemsOf(list[1]);
    const word = list[1] ?? 'values';
    return {
      type: listOf(type),
      words: [/^[a-z]+$/.test(word) && !/^(?:ints|str)$/.test(word) ? word : 'values'],
      source: 'example',
    };
  }
  const typed = wish.take(
    /\b(?:an? |the )?(?:(int|integer|string|double|float|number) (?:array|slice|list)|(?:list|vec|array)<(int|integer|string|double|i32|i64|f64)>|\[\](int|string|float64)|(string|number)\[\])/,
  );
  if (typed) {
    const type = itemsOf(typed.slice(1).find(Boolean));
    return { type: listOf(type), words: [type.kind === 'text' ? 'words' : 'numbers'], source: 'example' };
  }
  const text = wish.take(TEXT_SOURCE) ?? SIGNED_TEXT.exec(wish.rest);
  if (text) {
    const splits = splitIn(wish);
    return (
      splits && {
        type: TEXT,
        words: [text[1] === 'str' ? 'text' : text[1] === 'string' ? 'text' : (text[1] ?? 'text')],
        source: 'example',
        splits,
      }
    );
  }
  const ranged = wish.has(/\b(?:numbers|integers) (?:from )?\d+(?: to | through |\.\.)\d+\b/);
  if (ranged) return { type: listOf(INT), words: ['numbers'], source: 'example' };
  const bare = wish.take(
    /\b(numbers|integers|strings|words)\b(?= (?:in|of|from) (?:an?|the|this) (?:list|array|slice|vec))/,
  );
  if (bare) {
    wish.take(/\b(?:in|of|from) (?:an?|the|this) (?:list|array|slice|vec(?:tor)?)\b/);
    return { type: listOf(itemsOf(bare[1])), words: [bare[1] ?? 'numbers'], source: 'example' };
  }
  return spokenOf(wish);
}

export const fieldPattern = (fields: readonly Field[]): string =>
  fields.map((field) => field.words.map((word) => `${singular(word)}e?s?`).join('[ _]?')).join('|');
export const fieldNamed = (fields: readonly Field[], text: string): Field | undefined => {
  const joined = text.replace(/[ _]/g, '');
  return fields.find(({ words }) =>
    [words.join(''), singular(words.join(''))].some((name) => name === joined || name === singular(joined)),
  );
};

/** Such a file holds one object, and no list of records. */
export const holdsObject = (path: string): boolean =>
  /(?:^|\/)(?:package|tsconfig|composer|manifest|config|settings)\.json$/i.test(path);
