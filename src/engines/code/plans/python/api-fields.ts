import { NUMBER, numberOf, PythonWish, snake } from './wish.ts';

export interface ApiField {
  readonly name: string;
  readonly type: string;
  /** Arguments of `Field`. */
  readonly limits: readonly string[];
  readonly isOptional: boolean;
  readonly time: 'past' | 'future' | 'notPast' | 'notFuture' | undefined;
  /** True if a text must not be blank. */
  readonly isFilled: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  int: 'int',
  integer: 'int',
  str: 'str',
  string: 'str',
  text: 'str',
  float: 'float',
  number: 'float',
  decimal: 'Decimal',
  bool: 'bool',
  boolean: 'bool',
  date: 'date',
  datetime: 'datetime',
  email: 'EmailStr',
  url: 'HttpUrl',
  uuid: 'UUID',
  list: 'list[str]',
  array: 'list[str]',
};

const TYPE = `(?:[(:]? ?(?:is |as |of type )?(?:an? )?(${Object.keys(TYPES).join('|')})\\b)?`;
const RULE = new RegExp(
  [
    `(?:must be |is |has to be |should be |be )?(?:(>=|<=|>|<|greater than|more than|less than|at least|at most|above|below|over|under|min(?:imum)?|max(?:imum)?) ?${NUMBER}(?! (?:char|letter|sign))|(positive|non-?negative|not negative))`,
    `(?:must |is |be |should |has to )*(?:(not in the past|in the future|not in the future|in the past))`,
    `(?:between |from )?${NUMBER} ?(?:-|–|to|and) ?${NUMBER}( (?:char(?:acter)?s?|letters|signs))?`,
    `(?:with )?(?:(max(?:imum)?|min(?:imum)?|at least|at most|up to)(?: length)?(?: of)? ${NUMBER} ?(?:chars?|characters|letters|signs)|(max|min)[_ ]length ?(?:of |=)?${NUMBER})`,
    `(optional)|(required|mandatory|non-?empty|not empty|not blank|must not be empty)`,
  ].join('|'),
);
const NAME = /[a-z][a-z_]*(?: (?:name|date|id|no|number|price|address|code|email|phone))?/;
const START = new RegExp(
  `(?<=[,;:(·] ?|\\bvalidates? |\\band |\\bwith |\\bfields? |\\bbody |\\bhas |\\btakes |\\baccepts )(?:an? )?(${NAME.source})(?=[ (:,;)·]|$)`,
  'g',
);
const NO_FIELD =
  /^(?:validation|pydantic|return|returns|with|and|post|get|put|delete|in|the|an?|endpoints?|routes?|status|clear|response|answer|list|all|error|errors|message|messages|otherwise|unknown|invalid|memory|use|using|uvicorn|fastapi|json|rest|api|tests?|pytest|stored|saved|kept|sqlite|database|create|update|add|remove|edit|get|unit|clean|validate|body|fields?|it|which|that|where|sqlite|docs)$/;

const GUESSED: readonly (readonly [RegExp, string])[] = [
  [/(?:^|_)(?:id|no|number|quantity|qty|count|age|year|pages|stock|stars|rating)$/, 'int'],
  [/amount|price|total|cost|salary|balance|fee/, 'Decimal'],
  [/(?:^|_)date$|^(?:birthday|deadline|due)$|_on$/, 'date'],
  [/_at$|time$|^start$|^end$/, 'datetime'],
  [/email/, 'EmailStr'],
  [/^is_|^has_|^done$|^active$|^completed$/, 'bool'],
  [/^(?:url|link|website)$/, 'HttpUrl'],
];

/** A list in the body of a request, each of whose items has fields of its own. */
export interface NestedList {
  readonly name: string;
  readonly fields: readonly ApiField[];
}

const JOINING: ReadonlySet<string> = new Set(['with', 'and', 'a', 'an', 'the']);
const NESTED =
  /[,;]? ?\b(?:(?:and|with|has|a|the|non-?empty|of|its) )*(?:list|array) of (?:the )?(?:order |invoice |line |cart )?([a-z]+s)\b,? ?(?:\(((?:[^()·]|\([^()·]*\))+)\)|(?:each |all |that have |which have )*(?:with|having|has|have) ([^.;·()]+?)(?=[.;]|$|,? (?:and )?·|,? (?:and )?(?:returns?|responds?|gives|answers)\b))(?: each)?/;

/** "A list of items (sku, qty at least 1)". */
export function readNested(wish: PythonWish): NestedList | undefined {
  const found = NESTED.exec(wish.rest);
  if (!found) return undefined;
  const [said, name = '', inBrackets, behind = ''] = found;
  const inner = new PythonWish(`with ${inBrackets ?? behind}`);
  const fields = readApiFields(inner, true);
  if (fields.length === 0 || inner.left(JOINING).length > 0) return undefined;
  wish.cover(found.index, found.index + said.length);
  return { name: snake(name), fields };
}

/** Fields with their types and rules: "customer_id int, amount > 0, due_date not in the past". */
export function readApiFields(wish: PythonWish, isListed = false): ApiField[] {
  const fields: ApiField[] = [];
  const start = new RegExp(START);
  for (let found = start.exec(wish.rest); found; found = start.exec(wish.rest)) {
    const said = found[1] ?? '';
    const [first = ''] = said.split(' ');
    if (NO_FIELD.test(first)) {
      // The next word may be one.
      start.lastIndex = found.index + first.length;
      continue;
    }
    const at = found.index;
    const tail = wish.rest.slice(at + found[0].length);
    const type = new RegExp(`^ ?${TYPE}`).exec(tail);
    let end = type?.[0].length ?? 0;
    const limits: string[] = [];
    let time: ApiField['time'];
    let isOptional = false;
    let isFilled = false;
    let isText = false;
    for (let count = 0; count < 3; count++) {
      const rule = new RegExp(`^(?: ?(?:and|,|\\(|with|:))* ?(?:${RULE.source})\\)?(?=[ ,;.)·]|$)`).exec(
        tail.slice(end),
      );
      if (!rule) break;
      // The rule behind a comma may be that of another field.
      const [
        ,
        sign,
        limit,
        positive,
        moment,
        low,
        high,
        chars,
        bound,
        length,
        key,
        keyLength,
        optional,
        filled,
      ] = rule;
      if (sign && limit) limits.push(`${bounds(sign)}=${numberOf(limit)}`);
      if (positive) limits.push(/^pos/.test(positive) ? 'gt=0' : 'ge=0');
      if (moment)
        time = moment.startsWith('not')
          ? /past/.test(moment)
            ? 'notPast'
            : 'notFuture'
          : /past/.test(moment)
            ? 'past'
            : 'future';
      if (low && high) {
        isText ||= chars !== undefined;
        limits.push(
          ...(chars
            ? [`min_length=${numberOf(low)}`, `max_length=${numberOf(high)}`]
            : [`ge=${numberOf(low)}`, `le=${numberOf(high)}`]),
        );
      }
      if (bound && length) {
        isText = true;
        limits.push(`${/max|most|up to/.test(bound) ? 'max' : 'min'}_length=${numberOf(length)}`);
      }
      if (key && keyLength) {
        isText = true;
        limits.push(`${key}_length=${numberOf(keyLength)}`);
      }
      if (optional) isOptional = true;
      if (filled) isFilled = true;
      end += rule[0].length;
    }
    const name = snake(said);
    const isField =
      isListed ||
      type?.[1] !== undefined ||
      limits.length > 0 ||
      time !== undefined ||
      isOptional ||
      isFilled ||
      said.includes('_') ||
      fields.length > 0 ||
      /^(?:title|text|price|amount|author|message|description|content)$|(?:^|_)(?:name|email)$/.test(name);
    // A bare word is a field only where it stands alone in the list.
    const isAlone = end > 1 || /^ ?(?:[,;.)·]|$|and\b|or\b)/.test(tail);
    if (!isField || !isAlone || fields.some((one) => one.name === name)) continue;
    const plain = GUESSED.find(([pattern]) => pattern.test(name))?.[1];
    const isNumber = limits.some((one) => /^[gl]/.test(one));
    const kind = type?.[1]
      ? (TYPES[type[1]] ?? 'str')
      : time
        ? plain === 'datetime'
          ? 'datetime'
          : 'date'
        : isText
          ? 'str'
          : (plain ??
            (isNumber
              ? /s$/.test(name) && !limits.some((one) => one.includes('.'))
                ? 'int'
                : 'float'
              : 'str'));
    fields.push({
      name,
      type: kind,
      limits: [...new Set(limits)],
      isOptional,
      time,
      isFilled: isFilled && kind === 'str',
    });
    wish.cover(at, at + found[0].length + end);
  }
  return fields;
}

const bounds = (sign: string): string =>
  /^(?:>=|at least|min)/.test(sign)
    ? 'ge'
    : /^(?:<=|at most|max)/.test(sign)
      ? 'le'
      : /^(?:>|greater|more|above|over)/.test(sign)
        ? 'gt'
        : 'lt';
