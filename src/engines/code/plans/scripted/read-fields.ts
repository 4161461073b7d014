import { numberOf, NUMBER, type WishText } from '../reading/text.ts';

type FieldKind = 'string' | 'number' | 'integer' | 'boolean' | 'email' | 'url' | 'uuid' | 'date' | 'array' | 'any';

/** A field of an object that comes from outside, with the rules of the wish. */
export interface AskedField {
  readonly name: string;
  /** The wish says that it must be there. */
  isRequired?: boolean;
  kind: FieldKind;
  isOptional: boolean;
  /** Of the length of a text, of the count of a list, of the value of a number. */
  min?: number;
  max?: number;
  isAbove?: boolean;
  digits?: number;
  choices?: readonly string[];
  readonly needs: string[];
  /** The field that it repeats. */
  matches?: string;
  /** For a day of birth. */
  minAge?: number;
  when?: 'future' | 'past';
}

const KINDS: readonly (readonly [RegExp, FieldKind])[] = [
  [/e-?mail$/i, 'email'],
  [/^(?:url|link|website|homepage)$|Url$/, 'url'],
  [/^uuid$/i, 'uuid'],
  [/(?:At|Date|_at|_date|[bB]irthday)$|^(?:date|birthday|birthdate|dob|deadline|due)$/, 'date'],
  [/^(?:age|quantity|qty|count|stock|year|rating|stars|seats|guests|pages|level|priority|points)$/i, 'integer'],
  [/(?:price|amount|total|weight|height|width|cost|salary|budget|lat|lng|latitude|longitude|discount|score)$/i, 'number'],
  [/^(?:is|has)[A-Z]|^(?:done|completed?|active|enabled|accepted|terms|newsletter|published|read|available|inStock)$/, 'boolean'],
  [/^(?:tags|items|roles|images|categories|skills|ingredients|participants)$/i, 'array'],
];

/** Fields that are known without a list of them. */
const KNOWN =
  'email,password,age,username,name,firstName,lastName,phone,title,body,message,price,quantity,birthday,birthdate,zip,city,street,country,url,website,description,amount,date,role,terms';

const isField = (name: string): boolean => /^[a-z_$][\w$]*$/i.test(name);

const kindOf = (name: string): FieldKind => KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'string';

const fieldNamed = (name: string): AskedField => ({ name, kind: kindOf(name), isOptional: false, needs: [] });

const TYPES: Readonly<Record<string, FieldKind>> = {
  string: 'string', text: 'string', number: 'number', int: 'integer', integer: 'integer', boolean: 'boolean', bool: 'boolean',
  email: 'email', url: 'url', uuid: 'uuid', date: 'date', array: 'array',
};

/** `{title, body?: string}`. */
function inBraces(wish: WishText): AskedField[] {
  const found = /\{\s*([a-z_$][\w$]*\??(?::\s*[\w[\]]+)?(?:\s*[,;]\s*[a-z_$][\w$]*\??(?::\s*[\w[\]]+)?)*)\s*\}/i.exec(wish.given);
  if (!found) return [];
  wish.cover(found.index, found.index + found[0].length);
  return (found[1] ?? '').split(/[,;]/).map((one) => {
    const [, name = '', mark, type = ''] = /^\s*([\w$]+)(\?)?(?::\s*([\w[\]]+))?/.exec(one) ?? [];
    const field = fieldNamed(name);
    if (type.endsWith('[]')) field.kind = 'array';
    else if (TYPES[type.toLowerCase()] && type !== 'string') field.kind = TYPES[type.toLowerCase()] ?? field.kind;
    field.isOptional = mark === '?';
    return field;
  });
}

const STOP = '(?:and|or|with|that|which|is|are|the|an?|must|should|as|to|in|for|of|it|on|if|when|return|returns|rules?|fields?|validation)';
const NAME = `(?!${STOP}\\b)[a-z_$][\\w$]*(?: \\((?:[^()]|\\([^()]*\\))*\\))?`;
const LISTED = new RegExp(
  `\\b(?:fields?|properties|columns|keys|has|have|contains?|having|with|takes?|taking|body|validates?|checks?|needs?|requires?|from)(?: (?:the )?(?:fields?|properties|keys|an?|its|valid|required|that it has))*:? (${NAME}(?:, ${NAME})*,? and ${NAME}|${NAME}(?:, ${NAME})+)`,
  'i',
);

/** "With id, email and createdAt": the names of a list, when most of them look like fields. */
function inList(wish: WishText): AskedField[] {
  const found = LISTED.exec(wish.given);
  const names = (found?.[1] ?? '').replace(/\([^()]*\)/g, '').split(/,? and |, ?/).map((one) => one.trim()).filter(isField);
  const known = KNOWN.toLowerCase().split(',');
  const plain = names.filter((name) => /[A-Z_]/.test(name.slice(1)) || known.includes(name.toLowerCase()) || name === 'id');
  return plain.length * 2 >= names.length && names.length > 1 ? names.map(fieldNamed) : [];
}

const RULE_START =
  '(?:must|should|has|is|at|min|max|between|from|exactly|optional|required|mandatory|one of|positive|non-?negative|valid|an? |integer|number|string|text|boolean|date|array|in the|not|longer|shorter|greater|less|\\d|[<>(])';
const CLAUSE_NAME = new RegExp(`^(?:and )?(?:an? |the )?(optional )?(?:an? )?([a-z_$][\\w$]*)(?=\\s*$|:| ${RULE_START})`, 'i');

/** "Quantity between 1 and 100, status one of …, optional note": a clause begins with its field. */
function inClauses(wish: WishText): AskedField[] {
  const colon = wish.given.indexOf(':');
  const start = colon >= 0 && colon < wish.given.length - 2 ? colon + 1 : (/\b(?:with|form|has|fields)[, ]/i.exec(wish.given)?.index ?? 0);
  const known = KNOWN.toLowerCase().split(',');
  const names = wish.given
    .slice(start)
    .split(/[,;.]| and (?!\d)/)
    .flatMap((part) => {
      const [whole, , name = ''] = CLAUSE_NAME.exec(part.replace(/^ ?(?:with|form|has|fields)\b/i, '').trim()) ?? [];
      if (whole === undefined || new RegExp(`^${STOP}$`, 'i').test(name)) return [];
      const isRuled = part.trim().length > whole.length;
      return isRuled || known.includes(name.toLowerCase()) || /[a-z][A-Z]/.test(name) || /^ ?(?:and )?optional/i.test(part) ? [name] : [];
    });
  const fields = [...new Set(names)].filter((name) => !/^(?:otherwise|else|errors?|max|min|at|optional|required|one|status code|return|returns|function|schema|typescript|ts|export)$/i.test(name));
  return fields.length > 1 ? fields.map(fieldNamed) : [];
}

/** "Validation (title, author, year)". */
function inParentheses(wish: WishText): AskedField[] {
  const found = /(?:validation|dto|fields?|properties|body|columns) ?\(([a-z]\w*(?:, ?(?:and )?[a-z]\w*)+)\)/i.exec(wish.given);
  if (!found) return [];
  wish.cover(found.index, found.index + found[0].length);
  return (found[1] ?? '').split(/, ?(?:and )?/).map(fieldNamed);
}

const literal = (name: string): string => name.replace(/[$]/g, '\\$&');
const spoken = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1[ _-]?$2');
const mention = ({ name }: AskedField): RegExp =>
  new RegExp(`(?<![\\w$])(?:${literal(name)}|${spoken(literal(name))})(?:s(?= (?:must|should|have|need)))?(?![\\w$])`, 'gi');

const SIZE = '(?: (?:chars?|characters?|letters|long|items|entries|elements|tags))+';
const LEAD = '(?:(?:must|should|has to|needs to|have|has|be|is|are|an?|the|and|but|with|of|length|min(?:imum)?(?= (?:length|of))) )*';

type Apply = (field: AskedField, found: RegExpExecArray) => boolean;
const sized = (key: 'min' | 'max', shift = 0): Apply => (field, found) => {
  field[key] = numberOf(found[1] ?? '0') + shift;
  return true;
};

const choicesOf = (said: string): string[] =>
  said.split(/, or |, | or |\/|\|| and /).map((one) => one.replace(/["'`]/g, '').trim()).filter(Boolean);

const RULES: readonly (readonly [RegExp, Apply])[] = [
  [new RegExp(`(?:between |from )?${NUMBER} ?(?:-|–|to|and) ?${NUMBER}${SIZE}`, 'i'), (field, [, min = '', max = '']) => ((field.min = numberOf(min)), (field.max = numberOf(max)), true)],
  [/(?:at least|min(?:imum)?|over|older than|means at least|is at least)? ?(\d+)\+? years(?: old)?(?: or (?:older|more))?|(?:at least|min(?:imum)?(?: age)?(?: of)?) (\d+) or older|(\d+) or older|(\d+)\+/i, (field, found) => {
    const age = numberOf(found.slice(1).find(Boolean) ?? '0');
    if (field.kind === 'date') field.minAge = age;
    else field.min = age;
    return true;
  }],
  [new RegExp(`(?:between|from|range) ${NUMBER} ?(?:-|–|to|and) ?${NUMBER}|(?<![\\w-])(\\d+) ?(?:-|–) ?(\\d+)(?![\\w-])|\\b(\\d+) to (\\d+)`, 'i'), (field, found) => {
    const [min = '', max = ''] = found.slice(1).filter((one) => one !== undefined);
    field.min = numberOf(min);
    field.max = numberOf(max);
    if (field.kind === 'string') field.kind = 'integer';
    return true;
  }],
  [new RegExp(`exactly ${NUMBER} digits|${NUMBER} digits?(?: only)?(?! (?:and|or)? ?(?:one|an?) )`, 'i'), (field, found) => {
    const digits = numberOf(found[1] ?? found[2] ?? '0');
    if (digits < 2) return false;
    field.digits = digits;
    return true;
  }],
  [new RegExp(`(?:max(?:imum)?(?: length)?|at most|up to|no (?:longer|more) than|not (?:longer|more) than|<=|less than or equal to)(?: of)? ${NUMBER}(?:${SIZE})?`, 'i'), sized('max')],
  [new RegExp(`(?:shorter than|below|less than|under|<) ${NUMBER}(?:${SIZE})?`, 'i'), sized('max', -1)],
  [new RegExp(`(?:min(?:imum)?(?: length)?|at least|no (?:shorter|less) than|not (?:shorter|less) than|>=)(?: of)? ${NUMBER}(?!\\w* ?(?:digit|number|upper|lower|capital|special|letter\\b))(?:${SIZE})?`, 'i'), sized('min')],
  [new RegExp(`${NUMBER}(?:\\+|${SIZE})? or (?:more|longer|above|greater)(?:${SIZE})?|(\\d+)\\+${SIZE}`, 'i'), (field, found) => ((field.min = numberOf(found[1] ?? found[2] ?? '0')), true)],
  [/(?:greater|bigger|more|larger) than (?:zero|0)|> ?0|\bpositive(?: number| integer)?|above (?:zero|0)/i, (field) => {
    if (field.kind === 'string') field.kind = 'number';
    field.min = 0;
    field.isAbove = true;
    return true;
  }],
  [/\bnon-?negative|not (?:be )?negative|zero or more|never negative/i, (field) => {
    if (field.kind === 'string') field.kind = 'number';
    field.min = 0;
    return true;
  }],
  [new RegExp(`(?:longer|greater|more|over|larger) than ${NUMBER}(?:${SIZE})?|> ${NUMBER}`, 'i'), (field, found) => ((field.min = numberOf(found[1] ?? found[2] ?? '0') + 1), true)],
  [/(?:one of|either|must be|can be|is|enum(?: of)?)(?: the values)? ((?:["'`][\w -]+["'`]|[\w-]+)(?:(?:, or |, | or |\/|\||, and | and )(?!optional|required|and\b|or\b)(?:["'`][\w -]+["'`]|[\w-]+))+)/i, (field, found) => {
    const choices = choicesOf(found[1] ?? '');
    if (choices.length < 2 || choices.some((one) => /^(?:required|optional|valid|empty|string|number|not)$/i.test(one))) return false;
    field.choices = choices;
    return true;
  }],
  [/(?:(?:at least )?(?:one|an?|1) |containing |contain |a )?(?:digit|number)s?(?= |$|[,.;)])/i, (field) => {
    if (!/password|code|pin/i.test(field.name)) {
      if (field.kind === 'string') field.kind = 'number';
      return true;
    }
    field.needs.push('digit');
    return true;
  }],
  [/(?:(?:at least )?(?:one|an?|1) )?(?:upper ?-?case|capital)(?: letter| character)?s?/i, (field) => (field.needs.push('uppercase'), true)],
  [/(?:(?:at least )?(?:one|an?|1) )?lower ?-?case(?: letter| character)?s?/i, (field) => (field.needs.push('lowercase'), true)],
  [/(?:(?:at least )?(?:one|an?|1) )?(?:special(?: char(?:acter)?)?|symbol)s?\b/i, (field) => (field.needs.push('special'), true)],
  [/\b(?:an )?(?:integer|int|whole number)\b/i, (field) => ((field.kind = 'integer'), true)],
  [/\b(?:an? )?(?:boolean|bool|true or false)\b/i, (field) => ((field.kind = 'boolean'), true)],
  [/\b(?:an? )?(?:valid )?(?:e-?mail(?: address)?)\b/i, (field) => ((field.kind = 'email'), true)],
  [/\b(?:an? )?(?:valid )?(?:https? )?ur[li]s?\b/i, (field) => ((field.kind = 'url'), true)],
  [/\b(?:an? )?(?:valid )?uuid(?: v4)?\b/i, (field) => ((field.kind = 'uuid'), true)],
  [/\b(?:an? )?(?:array|list)(?: of (?:strings|texts))?\b|\bstring\[\]/i, (field) => ((field.kind = 'array'), true)],
  [/\b(?:an? )?(?:valid )?(?:iso )?date(?:time)?(?: strings?)?\b/i, (field) => ((field.kind = 'date'), true)],
  [/\b(?:an? )?string\b/i, () => true],
  [/\bin the (future|past)\b|\bnot in the (future|past)\b/i, (field, found) => {
    field.when = (found[1] ?? (found[2] === 'past' ? 'future' : 'past')) === 'past' ? 'past' : 'future';
    field.kind = 'date';
    return true;
  }],
  [/\boptional\b/i, (field) => ((field.isOptional = true), true)],
  [/\b(?:is |are |both |all )?(?:required|mandatory|(?:must |should )?not (?:be )?empty|non-?empty|(?:must |may |can)not be (?:empty|blank))\b/i, (field) => ((field.isRequired = true), true)],
  [/\bvalid\b/i, () => true],
];

/** A rule says what it is about up to the next field; the words that were understood are covered. */
function readRules(wish: WishText, fields: readonly AskedField[]): void {
  const marks = fields
    .flatMap((field) => [...wish.given.matchAll(mention(field))].map((found) => ({ field, from: found.index, to: found.index + found[0].length })))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  for (const [at, { field, from, to }] of marks.entries()) {
    wish.cover(from, to);
    const before = /\boptional (?:an? )?$/i.exec(wish.given.slice(0, from));
    if (before) {
      field.isOptional = true;
      wish.cover(before.index, from);
    }
    const end = marks[at + 1]?.from ?? wish.given.length;
    // A sentence ends what is said of a field, a bracket too.
    const said = wish.given.slice(to, end);
    const stop = /[.;](?= |$)|\)|\}|\b(?:otherwise|else|returns?|unknown)\b/.exec(said)?.index ?? said.length;
    let rest = said.slice(0, stop);
    for (const [pattern, apply] of RULES) {
      const found = new RegExp(`${LEAD}(?:${pattern.source})`, pattern.flags).exec(rest);
      if (!found || found[0].trim() === '' || !apply(field, found)) continue;
      wish.cover(to + found.index, to + found.index + found[0].length);
      rest = rest.slice(0, found.index) + '·'.repeat(found[0].length) + rest.slice(found.index + found[0].length);
    }
    const lead = /^ ?(?:is|are|must|should|has to|be|have|:|but|and|with|by)(?: (?:be|have|a|an))*\b|^ ?\(/.exec(said);
    if (lead) wish.cover(to + lead.index, to + lead.index + lead[0].length);
  }
}

const CONFIRMED = /[,;]? ?\b(?:and )?(?:(?:both|the) )?passwords? (?:(?:must|should|have to|need to) )?(?:match|be (?:equal|identical|the same))\b|[,;]? ?(?:and )?(?:(?:with|an?|the) )*(?:password confirmation|confirm(?:ed)? password|repeated password|confirmpassword)\b(?: (?:must|should) (?:match|be (?:equal|the same)))?(?: the password)?/;

/** The fields of the object that a wish is about. */
export function readFields(wish: WishText, implied: readonly string[] = []): AskedField[] {
  const confirmed = wish.take(CONFIRMED) !== undefined;
  const listed = inBraces(wish);
  const named = [() => listed, () => inParentheses(wish), () => inList(wish), () => inClauses(wish)].reduce<AskedField[]>((found, read) => (found.length > 0 ? found : read()), []);
  const known = KNOWN.split(',').map(fieldNamed).filter((field) => wish.has(new RegExp(mention(field).source, 'i')));
  const fields = named.length > 0 ? named : known;
  for (const name of implied) if (!fields.some((field) => field.name === name)) fields.unshift(fieldNamed(name));
  const areAll = wish.take(/[,;.]? ?\b(?:all|both|every|each)(?: of)?(?: the| these)? ?(?:fields?|properties|values)?(?: (?:is|are|must be|should be))? (?:required|mandatory)\b/) !== undefined;
  readRules(wish, fields);
  // "Title is required": the others may be left out.
  if (!areAll && fields.some(({ isRequired }) => isRequired))
    for (const field of fields) if (!field.isRequired) field.isOptional = true;
  if (confirmed) {
    const at = fields.findIndex(({ name }) => name === 'password');
    const again = fields.find(({ name }) => /confirm|repeat/i.test(name));
    if (again) again.matches = 'password';
    else if (at >= 0) fields.splice(at + 1, 0, { ...fieldNamed('confirmPassword'), matches: 'password' });
  }
  return fields;
}
