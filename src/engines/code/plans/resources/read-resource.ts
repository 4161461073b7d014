import { singular, type WishText } from '../reading/text.ts';
import { type Deed, readDeeds } from './read-deeds.ts';

export type FieldKind = 'text' | 'email' | 'amount' | 'count' | 'flag' | 'date';

export interface ResourceField {
  readonly name: string;
  readonly kind: FieldKind;
  /** The minimum of a number, or of the length of a text. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly isOptional: boolean;
  readonly isUnique: boolean;
  /** A day that is not over. */
  readonly isComing: boolean;
}

/** The records of a controller or an API, and their operations. */
export interface Resource {
  readonly thing: string;
  readonly things: string;
  readonly path: string | undefined;
  readonly fields: readonly ResourceField[];
  readonly deeds: ReadonlySet<Deed>;
}

/** The usual fields of things, for wishes without fields. */
const USUAL: Readonly<Record<string, string>> = {
  product: 'name price',
  book: 'title author',
  user: 'name email',
  customer: 'name email',
  employee: 'name email department',
  task: 'title done',
  todo: 'title done',
  note: 'title text',
  order: 'customer amount',
  student: 'name email',
  movie: 'title year',
  item: 'name price',
  room: 'name capacity',
  entry: 'name message',
  message: 'name message',
  comment: 'author text',
  contact: 'name email phone',
};

const STOP =
  'crud|get|post|put|patch|delete|deletes|list|lists|create|creates|add|read|update|updates|edit|remove|validations?|validated?|errors?|paging|pagination|sorting|search|memory|sqlite|ef|jpa|spring|java|swagger|openapi|tests?|status|codes?|http|json|requests?|responses?|endpoints?|operations?|all|id|ids|bean|proper|an?|the|that|which|in|using|return|returns|as|to|by|from|if|messages? over|in-memory|repository|service|h2|postgres|mysql|database|storage|no|c|dotnet|net|records?|class|data|both|it|is|are|map|field|fields|newest|custom|one|single|basic|simple|full|reject|rejects|messages over';
const PAIR =
  '(?:first|last|full|user|start|end|due|birth|release|phone|zip|postal|unit|hire|published|publication|created|check-?in|check-?out|guest|room|order)[ -](?:name|date|day|time|number|code|price|year)';
const WORD = `(?:${PAIR}|(?!(?:${STOP})\\b)[a-z]\\w*)`;
/** A rule that stands right behind a name. */
const RULE =
  ' ?\\((?!s\\))[^()]{1,40}\\)| ?>=? ?0| unique| flag| not in the past|(?: between)? \\d+(?:\\.\\d+)? ?(?:to|and|-|–) ?\\d+(?:\\.\\d+)?|,? (?:max(?:imum)?\\.?(?: length)?(?: of)?|at most|up to|min(?:imum)?\\.?(?: length)?(?: of)?|at least) \\d+(?: (?:characters|chars?|letters)\\b)?';
const FIELD = `(?:(?:an?|the|optional|unique|required|valid) )*${WORD}(?:${RULE})?`;
const LIST = `${FIELD}(?:(?:, ?(?:and )?| and )${FIELD})*`;
const LISTED = new RegExp(
  `(?:\\b(?:record|entity|model|dto|fields?|properties|attributes|each|entry|with|has|have|having|consisting of)(?: (?:has|have|having|with|of|the|fields?:?|properties:?|consisting|containing|an?|are|record|entity))*:? |\\()(${LIST})\\)?(?! (?:gives?|returns?|required|validation))`,
);
const BEHIND = new RegExp(`(?<=[a-z]: |·, )(${LIST})(?=\\s*(?:[,.;·)]|$))`);
const REQUIRED = new RegExp(
  `(?:\\b(?:with|and|has|have|having|each) )*\\b(${LIST}) (?:(?:are|is|both|all) )*(?:required|mandatory|must (?:both )?not be (?:empty|blank))\\b`,
);
const ALL_REQUIRED = /\b(?:all fields|both|all) (?:are )?(?:required|mandatory)\b/;

const kindOf = (name: string): FieldKind => {
  if (/mail/i.test(name)) return 'email';
  if (/price|amount|cost|total|salary|balance|fee|wage/i.test(name)) return 'amount';
  if (
    /stock|quantity|^age$|year|pages|count|rating|credits|capacity|seats|stars|points|size|^level$|duration|minutes/i.test(
      name,
    )
  )
    return 'count';
  if (/date|day$|^(?:due|birthday|start|end)$/i.test(name)) return 'date';
  return /^(?:done|completed|active|finished|is[A-Z]\w*|available)$/.test(name) ? 'flag' : 'text';
};

/** "First name" as it stands in code. */
const camel = (said: string): string =>
  said
    .trim()
    .replace(/[ _-]+([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

interface Limits {
  least?: number;
  most?: number;
}

const N = '(\\d+(?:\\.\\d+)?)';
const CHARS = '(?: ?(?:characters|chars?|letters|signs)\\b)?';

/** The rules that a wish says of one field, in brackets or beside its name. */
function limitsOf(wish: WishText, word: string, bracket: string): Limits & { isPositive?: boolean } {
  const range = new RegExp(`^\\s*(?:between )?${N} ?(?:to|and|-|–|\\.\\.) ?${N}`).exec(bracket);
  if (range) return { least: Number(range[1]), most: Number(range[2]) };
  const inside = /^\s*(?:max(?:imum)?\.?(?: length)?(?: of)?|at most|up to|<=) ?(\d+)/.exec(bracket);
  if (inside) return { most: Number(inside[1]) };
  if (/^\s*(?:> ?0|positive)\s*$/.test(bracket)) return { isPositive: true };
  if (/^\s*(?:>= ?0|not negative)\s*$/.test(bracket)) return { least: 0 };
  const least = /^\s*(?:min(?:imum)?\.?(?: length)?(?: of)?|at least|>=) ?(\d+)/.exec(bracket);
  if (least) return { least: Number(least[1]) };
  const name = `(?:the )?${word}s?(?: length)?`;
  const MUST = '(?: (?:must be|should be|has to be|is|are|of|length))*';
  const between = wish.take(
    new RegExp(
      `(?:\\b(?:and|with) )?\\b${name}${MUST}(?: (?:between|from|in the range))? ${N} ?(?:to|and|-|–) ?${N}${CHARS}(?![\\w.])`,
    ),
  );
  if (between) return { least: Number(between[1]), most: Number(between[2]) };
  const limits: Limits & { isPositive?: boolean } = {};
  const most =
    wish.take(
      new RegExp(
        `(?:\\b(?:and|but) )?\\b(?:reject(?:s|ing)?|refus(?:e|es|ing)|no) ${name} (?:over|above|longer than|with more than|of more than|exceeding|greater than) ${N}${CHARS}`,
      ),
    ) ??
    wish.take(
      new RegExp(
        `\\b${name}${MUST},? (?:max(?:imum)?(?: length)?(?: of)?|at most|up to|no(?:t)? (?:longer|more) than|limited to|<=) ?${N}${CHARS}`,
      ),
    );
  if (most) limits.most = Number(most[1]);
  const low = wish.take(
    new RegExp(`\\b${name}${MUST},? (?:min(?:imum)?(?: of)?|at least|>=|not less than) ?${N}${CHARS}`),
  );
  if (low) limits.least = Number(low[1]);
  if (
    wish.take(
      new RegExp(
        `\\b${name}${MUST} (?:> ?0|positive|greater than (?:0|zero)|above (?:0|zero))|\\bpositive ${name}\\b`,
      ),
    )
  )
    limits.isPositive = true;
  return limits;
}

const CONFLICT =
  '(?: (?:gives?|returns?|→|->|is|answers?|results? in|with|an?|as|error|conflict|else|otherwise|leads? to))*(?: \\(?409(?: conflict)?\\)?)?';

const DECLARED = new RegExp(`^((?:(?:an?|the|optional|unique|required|valid) )*)(.+?)(${RULE})?$`, 'i');

function fieldOf(wish: WishText, said: string): ResourceField | undefined {
  const [, marks = '', words = '', rule = ''] = DECLARED.exec(said.trim()) ?? [];
  const bracket = rule.replace(/^[ ,(]+|\)$/g, '');
  const name = camel(words);
  if (!/^[a-z]\w*$/i.test(name) || name === 'id') return undefined;
  const word = words.toLowerCase().replace(/[^a-z0-9 -]/g, '');
  const isUnique =
    /unique/i.test(`${marks} ${bracket}`) ||
    wish.take(
      new RegExp(
        `(?:\\b(?:and|the) )*\\b${word}s?(?: (?:must be|is|has to be|should be))? unique\\b${CONFLICT}|\\b(?:unique|duplicate) ${word}s?\\b${CONFLICT}`,
      ),
    ) !== undefined;
  wish.take(
    new RegExp(
      `\\bvalid ${word}\\b|\\b${word}(?: (?:must be|is|has to be))? (?:an? )?valid(?: (?:format|address))?\\b`,
    ),
  );
  const isComing =
    wish.take(
      new RegExp(
        `\\b${word}(?: (?:must|may|should|be|is))* (?:not (?:be )?in the past|in the future|today or later)`,
      ),
    ) !== undefined;
  const { isPositive, least, most } = limitsOf(wish, word, bracket.toLowerCase());
  const kind = bracket === 'flag' ? 'flag' : kindOf(name);
  const isNumber = kind === 'count' || kind === 'amount';
  const ofKind = kind === 'text' && isPositive ? 'amount' : kind;
  return {
    name,
    kind: ofKind,
    least:
      least ??
      (isPositive ? (kind === 'count' ? 1 : 0.01) : isNumber ? (kind === 'amount' ? 0.01 : 0) : undefined),
    most,
    isOptional: /optional/i.test(`${marks} ${bracket}`),
    isUnique,
    isComing: isComing || /not in the past|future/.test(bracket),
  };
}

const splitFields = (said: string): string[] =>
  said.split(/(?<!between \d+),? and (?![^()]*\))|, ?(?!max|min|at |up to)(?![^()]*\))/).filter(Boolean);

/** Undefined where the wish names nothing that could be kept. */
export function readResource(wish: WishText): Resource | undefined {
  const paths: string[] = [];
  const PATH = /(?:\b(?:under|at|on|path|route) )*(\/[a-z][\w/-]*(?:\/\{\w+\})?)/;
  for (let found = wish.take(PATH); found; found = wish.take(PATH))
    paths.push((found[1] ?? '').replace(/\/\{\w+\}$|\/$/, ''));
  const path = paths[0];
  const [, said] =
    /\b(?:controller|api|crud|endpoints?|service|backend|resource|app) (?:for|of|to manage|managing|that manages) (?:(?:an?|the|simple|small|all|our|my) )*([a-z-]+(?: (?!with|and|that|which|in|using|on|at|where|has|crud|endpoints?|api)[a-z]+)?)/i.exec(
      wish.given,
    ) ??
    /\b([a-z]+) (?:rest )?(?:controller|crud|api)\b/i.exec(
      wish.given.replace(
        /\b(?:rest|minimal|web|spring|boot|simple|java|c#|http|json|core|net|in-memory|crud) /gi,
        '',
      ),
    ) ??
    [];
  const shop = /\b(?:shopping|grocery) (?=list)/i.exec(wish.given)?.[0].trim().toLowerCase();
  const last =
    path?.split('/').pop() ??
    shop ??
    said
      ?.toLowerCase()
      .replace(/ items?$/, '')
      .split(' ')
      .pop();
  if (!last || !/^[a-z][\w-]*$/.test(last) || /^(?:api|class|case|event|record|package|a|the)$/.test(last))
    return undefined;
  const thing =
    last === 'guestbook'
      ? 'entry'
      : /^(?:shopping|groceries|grocery)$/.test(last)
        ? 'item'
        : singular(camel(last.replace('to-do', 'todo')));
  const words: string[] = [];
  const takeList = (pattern: RegExp): boolean => {
    const found = wish.take(pattern);
    if (!found?.[1]) return false;
    words.push(...splitFields(wish.original(found, found[1])));
    return true;
  };
  wish.take(
    new RegExp(
      `\\b(?:for |of |manage |manages |managing |to manage )?(?:an? |the |all )*(?:to-do|${last}|${thing}s?)\\b(?: (?:items|record|entity|model|class|list))?`,
    ),
  );
  while (takeList(REQUIRED));
  wish.take(ALL_REQUIRED);
  while (takeList(LISTED));
  const deeds = readDeeds(wish);
  // "GET /rooms/{id}" is one of them, and all only where it stands without a number too.
  const gets = wish.given.match(/\bget\s+\/[\w/-]*(?:\{\w+\})?/gi) ?? [];
  if (gets.some((one) => one.endsWith('}'))) deeds.add('one');
  if (gets.length > 0 && gets.every((one) => one.endsWith('}'))) deeds.delete('list');
  while (takeList(BEHIND));
  // A thing without fields or a known kind is not stored: a time, a greeting.
  if (words.length === 0 && !USUAL[thing] && deeds.size < 3) return undefined;
  const usual = (USUAL[thing] ?? 'name').split(' ');
  const mentioned = usual.filter((name) => wish.has(new RegExp(`\\b${name}s?\\b`)));
  const names =
    words.length > 0
      ? [...words, ...mentioned.filter((name) => !words.some((one) => one.includes(name)))]
      : usual;
  const fields = names.flatMap((one) => fieldOf(wish, one) ?? []);
  const own = fields.filter((one, at) => fields.findIndex(({ name }) => name === one.name) === at);
  if (own.length === 0) return undefined;
  wish.take(/\bguestbook\b/);
  wish.take(
    new RegExp(
      `\\b(?:for |of |manage |manages |managing |to manage )?(?:an? |the )*(?:${last}|${thing}s?)\\b(?: (?:record|entity|model|class))?`,
    ),
  );
  const things = path ? camel(last) : thing.endsWith('y') ? thing.replace(/y$/, 'ies') : `${thing}s`;
  return {
    thing,
    things: things === thing ? `${thing}s` : things,
    path,
    fields: own,
    deeds: deeds.size > 0 ? deeds : new Set<Deed>(['list', 'one', 'create', 'update', 'delete']),
  };
}
