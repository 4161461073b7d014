import { NUMBER, numberOf, WishText } from '../reading/text.ts';

/** A method of an enumeration, with its result for each member. */
export interface EnumMethod {
  readonly name: string;
  readonly result: 'int' | 'float' | 'bool' | 'self';
  /** A number, true or false, or the place of a member. */
  readonly values: readonly (number | boolean)[];
  /** The value that the wish gives a member itself. */
  readonly isOwn: boolean;
}

export interface EnumWish {
  readonly name: string;
  readonly members: readonly string[];
  readonly methods: readonly EnumMethod[];
  /** The example adds up what a method gives. */
  readonly totals: boolean;
}

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that of in to for it its is write create make define simple enum enumeration method methods function functions property computed each every value values one main prints print using called named member members variants variant cases case constants constant program shows its their which me please all'.split(
    ' ',
  ),
);

const HEAD =
  /\b(?:enum(?:eration)?(?: class| type)?)\s+(?:called |named |for (?:the )?)?(?!with\b|that\b|which\b|of\b)([a-z]\w*)/;
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
  const list = new RegExp(
    `^(?:${LIST.source})(${MEMBER}(?:(?:, (?:and )?| and |; )(?!an? |the |method|function|each|its|main|one )${MEMBER})+)(?: (?:values|members|variants|cases|constants|states))?\\)?\\}?`,
  ).exec(wish.rest.slice(from));
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

/** An enumeration with methods that give something for each member; undefined for any other wish. */
export function readEnum(prompt: string): EnumWish | undefined {
  const wish = new WishText(prompt);
  const head = wish.take(HEAD);
  const named = head?.[1];
  if (!head || !named) return undefined;
  const name = wish.original(head, named);
  const listed = readListed(wish, head.index + head[0].length);
  if (!listed) return undefined;
  const { members, numbers } = listed;
  const small = members.map((one) => one.toLowerCase());
  const methods: EnumMethod[] = [];
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
  if (wish.left(SILENT).length > 0 || methods.length === 0) return undefined;
  if (total && !methods.some(({ result }) => result === 'int' || result === 'float')) return undefined;
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    members,
    methods,
    totals: total !== undefined,
  };
}
