import { NUMBER, numberOf, type WishText } from '../reading/text.ts';
import type { NamedMethod, State, Statement, Tag } from './class-wish.ts';

const TAGS: readonly (readonly [RegExp, Tag])[] = [
  [
    /\b(?:not enough|insufficient|exceed(?:s|ing)?|more than|greater than|larger than|higher than|bigger than|too (?:much|little|many|few)|overdraw(?:s|n|ing)?|goes? below zero)\b(?: (?:the |there is |is )?(?:current )?(?:balance|available|in stock|stock|quantity|funds|money))?/,
    'insufficient',
  ],
  [
    /\b(?:negative(?: or zero)?|not positive|non-?positive|zero or (?:less|negative)|below zero|<= ?0|less than or equal to zero|not greater than zero|zero)\b/,
    'notPositive',
  ],
  [/\b(?:empty|no items|nothing|has no \w+)\b/, 'empty'],
  [
    /\b(?:unknown|missing|not (?:there|found|in (?:the )?\w+|present|exist(?:ing)?)|isn't (?:there|in)|does ?n[o']t exist|no such|non-?existent)\b/,
    'missing',
  ],
];

const NEUTRAL: ReadonlySet<string> = new Set(
  'a an the with message messages text saying says when if on for from there is are was be it its to in of and or both must should will would also error errors exception exceptions trying try attempt attempting method methods calling call called item items stack queue list cart inventory amount amounts balance funds money account value name the on case either that which available stock than product taking removing reading getting quantity where but one'.split(
    ' ',
  ),
);

const VERB =
  /\b(?:throws?|raises?|throwing|raising|rejects?|(?:is|are|gets?) rejected|fails?(?: with)?|panics?|returns? (?:an )?(?:error|err)|errors? out)\b/;
const GIVES =
  /\breturns? (?:an? )?(null|none|undefined|nil|nothing|false|an empty (?:optional|option)|option(?:al)?)\b(?: instead of throwing)?/;

const stem = (word: string): string =>
  word
    .replace(/(?:ing|als?|s|ed)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/e$/, '');

const plainName = (text: string): string => text.toLowerCase().replace(/[_?]/g, '');

/** The methods that the words of a clause name, as they are or as "popping". */
function mentioned(words: readonly string[], methods: readonly NamedMethod[]): NamedMethod[] {
  return methods.filter(({ name }) => {
    const first =
      name
        .replace(/([a-z])([A-Z])/g, '$1_$2')
        .toLowerCase()
        .split('_')[0] ?? '';
    return words.some(
      (word) =>
        plainName(name) === plainName(word) ||
        (word.length > 3 && stem(first) === stem(word) && stem(word).length > 1),
    );
  });
}

const isRaise = (one: Statement): one is Statement & { do: 'raise' } => one.do === 'raise';

function ruled(
  method: NamedMethod,
  tag: Tag,
  change: (one: Statement & { do: 'raise' }) => Statement,
  gives: string | undefined,
): NamedMethod {
  const body = method.body.map((one) => (isRaise(one) && one.tag === tag ? change(one) : one));
  if (gives === 'nothing') return { ...method, body, isOptional: true };
  if (gives === 'false')
    return { ...method, body: [...body, { do: 'return', value: 'true' }], result: 'bool' };
  return { ...method, body };
}

/** Reads an error from a clause; undefined if it asks for something that the methods do not do. */
function readError(
  clause: string,
  given: string,
  methods: readonly NamedMethod[],
): NamedMethod[] | undefined {
  const value = GIVES.exec(clause)?.[1];
  const gives = value === undefined ? undefined : value === 'false' ? 'false' : 'nothing';
  const [, message] = /["“'‘]([^"”'’]+)["”'’]/.exec(given) ?? [];
  const plain = given.replace(/["“'‘][^"”'’]+["”'’]/, ' ');
  const [exception] =
    /\b(?:std::\w+|[A-Za-z]\w*(?:Error|Exception)|(?:Error|Exception)(?=\s|$))\b/.exec(plain) ?? [];
  let rest = plain
    .replace(exception ?? '\u0000', ' ')
    .toLowerCase()
    .replace(GIVES, ' ')
    .replace(VERB, ' ');
  const said = TAGS.find(([pattern]) => pattern.test(rest));
  if (said) rest = rest.replace(said[0], ' ');
  const words = rest.split(/[^\p{L}\p{N}_?]+/u).filter(Boolean);
  const named = mentioned(words, methods);
  const names = named.flatMap(({ name }) => {
    const first =
      name
        .replace(/([a-z])([A-Z])/g, '$1_$2')
        .toLowerCase()
        .split('_')[0] ?? '';
    return [plainName(name), stem(first)];
  });
  const left = words.filter(
    (word) => !NEUTRAL.has(word) && !names.includes(plainName(word)) && !names.includes(stem(word)),
  );
  if (left.length > 0) return undefined;
  const hinted =
    said ??
    (message === undefined ? undefined : TAGS.find(([pattern]) => pattern.test(message.toLowerCase())));
  const tagsOf = ({ body }: NamedMethod): Tag[] => body.filter(isRaise).map(({ tag }) => tag);
  const about =
    named.length > 0 ? named : methods.filter((one) => tagsOf(one).includes(hinted?.[1] ?? 'full'));
  if (about.length === 0) return undefined;
  const tagFor = (one: NamedMethod): Tag | undefined => {
    const own = tagsOf(one);
    return hinted ? own.find((tag) => tag === hinted[1]) : own.length === 1 ? own[0] : undefined;
  };
  if (about.some((one) => tagFor(one) === undefined)) return undefined;
  if (gives === 'nothing' && about.some(({ result }) => result === undefined)) return undefined;
  if (gives === 'false' && about.some(({ result }) => result !== undefined)) return undefined;
  return methods.map((one) => {
    const tag = about.includes(one) ? tagFor(one) : undefined;
    if (!tag) return one;
    return ruled(
      one,
      tag,
      (statement) =>
        gives
          ? { do: 'stop', when: statement.when, gives }
          : {
              ...statement,
              ...(message ? { message: message.replaceAll('\\', '\\\\').replaceAll('"', '\\"') } : {}),
              ...(exception ? { exception } : {}),
            },
      gives,
    );
  });
}

interface Ruled {
  readonly methods: readonly NamedMethod[];
  readonly state: readonly State[];
}

const FLOOR = new RegExp(
  `,? ?\\b(?:and |but |that |which |it |the (?:count|counter|value) )*(?:never (?:goes?|drops?|falls?|gets?|go|be) (?:below|under)|never below|(?:can ?not|can't|must not|does not|doesn't|should not|may not) (?:go|drop|fall|be|get) (?:below|under|less than)|stops? at|(?:is |stays )?at least|(?:with )?(?:an? )?minimum of|not going below|without going below) ${NUMBER}|,? ?\\b(?:and |but |that |which |it |the (?:count|counter|value) )*(?:never|can ?not|can't|must not|does not|should not) (?:be|go|goes|become|becomes|get) negative`,
);
const CEILING = new RegExp(
  `,? ?\\b(?:and |but |that |which |it |the (?:count|counter|value) )*(?:never (?:goes?|exceeds?|rises?|gets?|go)(?: above| over| beyond)?|never above|(?:can ?not|can't|must not|does not|should not) (?:go|rise|be|get)?(?: ?(?:above|over|beyond|exceed|more than))|(?:with )?(?:an? )?max(?:imum)? of|or above|nor above) ${NUMBER}`,
);
const RANGE = new RegExp(
  `,? ?\\b(?:and |but |that |which |it |the (?:count|counter|value) )*(?:always )?(?:stays?|is kept|kept|bounded|clamped|limited)? ?(?:to )?(?:between|within|from) ${NUMBER} (?:and|to) ${NUMBER}`,
);
const START = new RegExp(
  `,? ?\\b(?:and |that |which |it )*(?:starts?|starting|begins?|beginning) (?:at|from|with) ${NUMBER}`,
);

/** Keeps a number within its bounds: the step that would leave them is not done. */
function bounded(
  methods: readonly NamedMethod[],
  act: 'add' | 'subtract',
  test: string,
): NamedMethod[] | undefined {
  let isMet = false;
  const made = methods.map((method) => ({
    ...method,
    body: method.body.map((one): Statement => {
      if (one.do !== act || one.value !== '1') return one;
      isMet = true;
      return { do: 'when', when: test.replace('@', one.target), does: [one] };
    }),
  }));
  return isMet ? made : undefined;
}

const fails = (clause: string): boolean => VERB.test(clause) || GIVES.test(clause);

/** Two sentences that "and" joins, each with its verb. */
function clausesOf(text: string): string[] {
  for (const { index } of text.matchAll(/ and /g)) {
    const [left, right] = [text.slice(0, index), text.slice(index)];
    if (fails(left) && fails(right)) return [left, ...clausesOf(right)];
  }
  return [text];
}

/** The bounds and errors that a wish gives its methods; undefined if it says something that they do not do. */
export function readRules(
  wish: WishText,
  methods: readonly NamedMethod[],
  state: readonly State[],
): Ruled | undefined {
  let made: readonly NamedMethod[] | undefined = methods;
  let kept = state;
  if (state.some(({ type }) => type === 'int')) {
    const start = wish.take(START);
    if (start?.[1]) kept = state.map((one) => ({ ...one, start: String(numberOf(start[1] ?? '0')) }));
    const range = wish.take(RANGE);
    const floor = wish.take(FLOOR);
    const ceiling = wish.take(CEILING);
    const low = range?.[1] ?? (floor ? (floor[1] ?? 'zero') : undefined);
    const high = range?.[2] ?? ceiling?.[1];
    if (low !== undefined) made = bounded(made, 'subtract', `@ > ${numberOf(low)}`);
    if (made && high !== undefined) made = bounded(made, 'add', `@ < ${numberOf(high)}`);
  }
  // Clauses with a verb of failing; the others are left for the reader of the class.
  for (const found of [...wish.rest.matchAll(/[^;.,·]+/g)]) {
    let at = found.index;
    for (const clause of clausesOf(found[0])) {
      if (made && fails(clause)) {
        made = readError(clause, wish.given.slice(at, at + clause.length), made);
        wish.cover(at, at + clause.length);
      }
      at += clause.length;
    }
  }
  return made && { methods: made, state: kept };
}
