import known from '../../data/known-enums.json';
import { NUMBER, numberOf, singular, WishText } from '../reading/text.ts';

/** A method of an enumeration, with its result for each member. */
export interface EnumMethod {
  readonly name: string;
  readonly result: 'int' | 'float' | 'bool' | 'text' | 'self';
  /** A number, a text, true or false, or the place of a member. */
  readonly values: readonly (number | boolean | string)[];
  /** The value that the wish gives a member itself. */
  readonly isOwn: boolean;
}

export interface EnumWish {
  readonly name: string;
  readonly members: readonly string[];
  readonly methods: readonly EnumMethod[];
  /** A union of texts instead of a type of its own. */
  readonly isUnion: boolean;
  /** The example adds up what a method gives. */
  readonly totals: boolean;
}

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that of in to for it its is write create make define simple enum enumeration method methods function functions property computed each every value values one main prints print using called named member members variants variant cases case constants constant program shows its their which me please all type types union string literal plain class'.split(
    ' ',
  ),
);

const HEAD =
  /\b(?:enum(?:eration)?(?: class| type)?|(?:string )?(?:literal )?union(?: type)?)(?: (?:called|named|(?:for|of|representing|with)(?: the| an?| all)?(?! (?:members|values|variants|cases)\b)))?(?= [a-z])/;
const NAME_WORD = '(?!with\\b|that\\b|which\\b|of\\b|and\\b|having\\b|in\\b)[a-z]\\w*';
const LIST =
  /\s*(?:\(|:|\{|,? ?(?:with|of|having|containing|that has)(?: the)?(?: (?:values|members|variants|cases|constants|states|options|\w+ (?:members|values|variants|cases)))?:?|(?:values|members|variants|cases)) ?/;
const MEMBER = `[a-z]\\w*(?: ?(?:\\(|=|:) ?${NUMBER}\\)?| (?:worth|with (?:value|a value of)|of) ${NUMBER})?`;

const OPPOSITES = [
  ['north', 'south'],
  ['east', 'west'],
  ['left', 'right'],
  ['up', 'down'],
  ['on', 'off'],
  ['open', 'closed'],
  ['black', 'white'],
  ['yes', 'no'],
  ['enabled', 'disabled'],
  ['heads', 'tails'],
];

interface Listed {
  readonly members: readonly string[];
  readonly numbers: readonly number[];
}

function readListed(wish: WishText, from: number): Listed | undefined {
  const more = `(?:, (?:and )?| and |; )(?!an? |the |method|function|each|its|main|one )${MEMBER}`;
  const end = '(?: (?:values|members|variants|cases|constants|states))?\\)?\\}?';
  const rest = wish.rest.slice(from);
  // "Levels low, medium and high" needs no word before its list; two words could be anything.
  const list =
    new RegExp(`^(?:${LIST.source})(${MEMBER}(?:${more})+)${end}`).exec(rest) ??
    new RegExp(`^ (${MEMBER}(?:${more}){2,})${end}`).exec(rest);
  const text = list?.[1];
  if (!list || !text) return undefined;
  const at = from + list[0].indexOf(text);
  const members: string[] = [];
  const numbers: number[] = [];
  for (const one of wish.given.slice(at, at + text.length).split(/, (?:and )?| and |; /)) {
    const [, name = '', value] =
      new RegExp(`^([A-Za-z]\\w*)(?:.*?${NUMBER}\\)?)?$`, 'i').exec(one.trim()) ?? [];
    if (!name) return undefined;
    members.push(name);
    if (value !== undefined) numbers.push(numberOf(value.toLowerCase()));
  }
  if (numbers.length > 0 && numbers.length < members.length) return undefined;
  wish.cover(from, from + list[0].length);
  return { members, numbers };
}

interface Named extends Listed {
  readonly name: string;
  readonly symbols?: readonly string[];
}

/** "OrderStatus", "log levels": the name as that of a type. */
function titleOf(name: string): string {
  if (/[A-Z]/.test(name.slice(1))) return name.charAt(0).toUpperCase() + name.slice(1);
  const words = name.split(' ');
  return words
    .map((word, at) =>
      at === words.length - 1 && /^[a-z]/.test(word) && !/[us]s$/.test(word) ? singular(word) : word,
    )
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** The name and the members: those that the wish lists, else those that everybody knows. */
function readNamed(wish: WishText): Named | undefined {
  const head = wish.take(HEAD);
  if (!head) return undefined;
  const from = head.index + head[0].length + 1;
  for (let words = 1; words <= 3; words++) {
    const found = new RegExp(`^${NAME_WORD}(?: ${NAME_WORD}){${words - 1}}`).exec(wish.rest.slice(from))?.[0];
    if (!found) break;
    const listed = readListed(wish, from + found.length);
    if (!listed) continue;
    const name = titleOf(wish.given.slice(from, from + found.length));
    // "Planet with mass and radius": two things that are none of the planets are what each of them has.
    const usual = known
      .find(({ says }) => new RegExp(`^(?:${says})$`).test(found))
      ?.members.toLowerCase()
      .split(' ');
    if (
      usual &&
      listed.members.length <= 2 &&
      !listed.members.some((one) => usual.includes(one.toLowerCase()))
    )
      return undefined;
    wish.cover(from, from + found.length);
    return { ...listed, name };
  }
  for (const { says, name, members, symbols } of known) {
    const found = new RegExp(`^(?:${says})(?![\\w-])`).exec(wish.rest.slice(from))?.[0];
    if (!found) continue;
    const said = wish.given.slice(from, from + found.length);
    wish.cover(from, from + found.length);
    return {
      name: /^[A-Z]\w*[a-z]$/.test(said) && !/\s/.test(said) ? said : name,
      members: members.split(' '),
      numbers: [],
      ...(symbols ? { symbols: symbols.split(' ') } : {}),
    };
  }
  return undefined;
}

/** Methods that give a text for each member. */
function readTexts(wish: WishText, { members, symbols }: Named): EnumMethod[] {
  const methods: EnumMethod[] = [];
  const raw = wish.take(
    /,? ?\b(?:and |with |using |that has |backed by )*(?:raw )?(?:string|text)(?: raw)? (?:values|representations)\b|\bstring enum\b|,? ?\b(?:and |with )*raw values\b/,
  );
  if (raw) methods.push({ name: 'value', result: 'text', values: members, isOwn: true });
  const symbol = symbols
    ? wish.take(
        /,? ?\b(?:and |with |an? |its |the |each |has |having )*(?:unicode )?(symbols?)(?: (?:property|method|character))?\b/,
      )
    : undefined;
  if (symbol && symbols) methods.push({ name: 'symbol', result: 'text', values: symbols, isOwn: false });
  const text = wish.take(
    /,? ?\b(?:and |with |plus |an? |the |its |custom )+(?:method |function |property )?(to_?string|string|label|display_?name|description|describe)(?:\(\))?(?: (?:method|function|property|representation))?(?: (?:that|which) (?:returns?|gives?) (?:its|the|a) (?:display |readable |human-readable )?(?:name|text|string|label))?/,
  );
  if (text?.[1])
    methods.push({
      name: wish.original(text, text[1]),
      result: 'text',
      values: members.map((one) => (/[a-z]/.test(one) ? one.charAt(0).toUpperCase() + one.slice(1) : one)),
      isOwn: false,
    });
  return methods;
}

/** An enumeration, with methods that give something for each member; undefined for any other wish. */
export function readEnum(prompt: string): EnumWish | undefined {
  const wish = new WishText(prompt);
  const isUnion = wish.has(/\bunion\b/) && !wish.has(/\benum/);
  const listed = readNamed(wish);
  if (!listed) return undefined;
  const { name } = listed;
  const { members, numbers } = listed;
  const small = members.map((one) => one.toLowerCase());
  const methods: EnumMethod[] = readTexts(wish, listed);
  const METHOD =
    '(?:,? ?\\b(?:and |with |plus )*(?:an? |the )?(?:computed )?(?:method|function|property|getter) )';
  const AFTER = '(?:\\(\\))?(?: (?:method|function|property))?';
  const step = wish.take(
    new RegExp(
      `(?:${METHOD}|,? ?\\b(?:and |with )+(?:an? )?)["'\`]?(get_?next|next|previous|prev|next_?\\w+|opposite|flip|toggle|reverse|inverse|turn(?:right|left|_right|_left)?)["'\`]?${AFTER}(?: (?:that|which) (?:returns|gives|moves to|goes to|gets) (?:the )?(?:next|previous|following|opposite)(?: (?:one|\\w+))?(?: in (?:the )?(?:order|cycle))?)?(?:,? (?:and )?(?:wrapping|wraps|cycling|going|looping|back)(?: around| back)?(?: to (?:the )?(?:first|start|beginning|\\w+))?(?: (?:after|from|at) (?:the )?(?:last|end|\\w+)(?: one| \\w+)?)?)?`,
    ),
  );
  if (step?.[1]) {
    const kind = step[1];
    const isOpposite = /opposite|flip|toggle|reverse|inverse/.test(kind);
    const count = members.length;
    const values = small.map((one, at) => {
      const pair = OPPOSITES.find((two) => two.includes(one));
      if (isOpposite)
        return count === 2 && !pair ? 1 - at : small.indexOf(pair?.find((other) => other !== one) ?? '');
      return (at + (/prev|left/.test(kind) ? count - 1 : 1)) % count;
    });
    if (values.includes(-1)) return undefined;
    methods.push({ name: wish.original(step, kind), result: 'self', values, isOwn: false });
  }
  const test = wish.take(
    new RegExp(
      `${METHOD}["'\`]?(is_?\\w+)["'\`]?${AFTER} (?:that|which) (?:returns|is) true (?:for|if it is|when it is|only for)(?: an?| the)? ((?:${small.join('|')})(?:(?:, (?:and |or )?| and | or )(?:${small.join('|')}))*)(?: only)?(?:,? (?:and )?false (?:otherwise|for (?:the )?(?:others|rest)))?`,
    ),
  );
  const weekend = test
    ? undefined
    : wish.take(new RegExp(`(?:${METHOD}|,? ?\\band (?:an? )?)(is_?weekend)${AFTER}`));
  if (test?.[1] || weekend?.[1]) {
    const chosen = test
      ? (test[2] ?? '').split(/, (?:and |or )?| and | or /)
      : ['saturday', 'sunday', 'sat', 'sun'];
    const values = small.map((one) => chosen.includes(one));
    const found = test ?? weekend;
    if (!values.includes(true) || !found?.[1]) return undefined;
    methods.push({ name: wish.original(found, found[1]), result: 'bool', values, isOwn: false });
  }
  const own = wish.take(
    new RegExp(
      `(?:${METHOD}|,? ?\\b(?:each|every one) (?:with|has|having) (?:an? |its )?(?:own )?|,? (?:and )?(?:an? )?(?=get|value))["'\`]?((?!that|which|to)[a-z_]\\w*)["'\`]?${AFTER}(?: (?:that|which|to|returning) ?(?:returns?|gives?|gets?)? ?(?:it|(?:its|the|their) (?:numeric |integer |own )?(?:\\w+)(?: in \\w+)?(?: of (?:the |each |a )?\\w+)?))?`,
    ),
  );
  if (own?.[1]) {
    if (numbers.length === 0) return undefined;
    methods.push({
      name: wish.original(own, own[1]),
      result: numbers.every(Number.isInteger) ? 'int' : 'float',
      values: numbers,
      isOwn: true,
    });
  } else if (numbers.length > 0)
    methods.push({
      name: 'value',
      result: numbers.every(Number.isInteger) ? 'int' : 'float',
      values: numbers,
      isOwn: true,
    });
  const total = wish.take(
    /,? ?\b(?:and |with |plus )*(?:an? |the )?main(?: method| function| program)?(?: (?:that|which))? (?:prints?|shows?|outputs?|computes?(?: and prints?)?|sums?(?: and prints?)?|adds? up(?: and prints?)?) (?:the )?(?:total|sum)(?: (?:value|of|amount|worth))*(?: (?:all|the|every|each|a|one of each|one))*(?: (?:the|them|\w+))?(?: in cents)?/,
  );
  if (!total)
    wish.take(
      /,? ?\b(?:and |with |plus )*(?:an? |the )?main(?: method| function| program)?(?: (?:that|which))? (?:prints?|shows?|outputs?) (?:each|every|all)(?: (?:of them|\w+))?(?: (?:with|and) (?:its|their) \w+)?/,
    );
  if (wish.left(SILENT).length > 0 || (isUnion && methods.some(({ name: own_ }) => own_ !== 'value')))
    return undefined;
  if (total && !methods.some(({ result }) => result === 'int' || result === 'float')) return undefined;
  return {
    name,
    members,
    methods,
    isUnion,
    totals: total !== undefined,
  };
}
