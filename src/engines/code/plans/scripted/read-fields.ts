import type { WishText } from '../reading/text.ts';
import { type AskedField, FIELD_RULES, type FieldKind, RULE_LEAD } from './field-rules.ts';

const KINDS: readonly (readonly [RegExp, FieldKind])[] = [
  [/e-?mail$/i, 'email'],
  [/^(?:url|link|website|homepage)$|Url$|_url$/i, 'url'],
  [/^uuid$/i, 'uuid'],
  [/(?:At|Date|_at|_date|[bB]irthday)$|^(?:date|birthday|birthdate|dob|deadline|due)$/, 'date'],
  [
    /^(?:age|quantity|qty|count|stock|year|rating|stars|seats|guests|pages|level|priority|points)$/i,
    'integer',
  ],
  [
    /(?:price|amount|total|weight|height|width|cost|salary|budget|lat|lng|latitude|longitude|discount|score)$/i,
    'number',
  ],
  [
    /^(?:is|has)[A-Z]|^(?:done|completed?|active|enabled|accepted|terms|newsletter|published|read|available|inStock)$/,
    'boolean',
  ],
  [/^(?:tags|items|roles|images|categories|skills|ingredients|participants)$/i, 'array'],
];

/** Fields that are known without a list of them. */
const KNOWN =
  'email,password,age,username,name,firstName,lastName,phone,title,body,message,price,quantity,birthday,birthdate,zip,city,street,country,url,website,description,amount,date,role,terms';

const isField = (name: string): boolean => /^[a-z_$][\w$]*$/i.test(name);

const kindOf = (name: string): FieldKind => KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'string';

const fieldNamed = (name: string): AskedField => ({ name, kind: kindOf(name), isOptional: false, needs: [] });

const TYPES: Readonly<Record<string, FieldKind>> = {
  string: 'string',
  text: 'string',
  number: 'number',
  int: 'integer',
  integer: 'integer',
  boolean: 'boolean',
  bool: 'boolean',
  email: 'email',
  url: 'url',
  uuid: 'uuid',
  date: 'date',
  array: 'array',
};

/** Text that was understood before is not a field. */
const openText = (wish: WishText): string =>
  wish.given.replace(/./gs, (sign, at: number) => (wish.rest[at] === '·' ? '·' : sign));

/** `{title, body?: string}`. */
function inBraces(wish: WishText): AskedField[] {
  const found =
    /\{\s*([a-z_$][\w$]*\??(?::\s*[\w[\]]+)?(?:\s*[,;]\s*[a-z_$][\w$]*\??(?::\s*[\w[\]]+)?)*)\s*\}/i.exec(
      openText(wish),
    );
  if (!found) return [];
  wish.cover(found.index, found.index + found[0].length);
  return (found[1] ?? '').split(/[,;]/).map((one) => {
    const [, name = '', mark, type = ''] = /^\s*([\w$]+)(\?)?(?::\s*([\w[\]]+))?/.exec(one) ?? [];
    const field = fieldNamed(name);
    if (type.endsWith('[]')) field.kind = 'array';
    else if (TYPES[type.toLowerCase()] && type !== 'string')
      field.kind = TYPES[type.toLowerCase()] ?? field.kind;
    field.isOptional = mark === '?';
    return field;
  });
}

const STOP =
  '(?:and|or|with|that|which|is|are|the|an?|must|should|as|to|in|for|of|it|on|if|when|return|returns|rules?|fields?|validation)';
const NAME = `(?!${STOP}\\b)[a-z_$][\\w$]*(?: \\((?:[^()]|\\([^()]*\\))*\\))?`;
const LISTED = new RegExp(
  `\\b(?:fields?|properties|columns|keys|has|have|contains?|having|with|takes?|taking|body|validates?|checks?|needs?|requires?|from)(?: (?:the )?(?:fields?|properties|keys|an?|its|valid|required|that it has))*:? (${NAME}(?:, ${NAME})*,? and ${NAME}|${NAME}(?:, ${NAME})+)`,
  'i',
);

/** "With id, email and createdAt": the names of a list, when most of them look like fields. */
function inList(wish: WishText): AskedField[] {
  const found = LISTED.exec(openText(wish));
  // Without an end of the list, its clauses tell more.
  if (found && !/ and /.test((found[1] ?? '').replace(/\([^()]*\)/g, ''))) return [];
  const names = (found?.[1] ?? '')
    .replace(/\([^()]*\)/g, '')
    .split(/,? and |, ?/)
    .map((one) => one.trim())
    .filter(isField);
  const known = KNOWN.toLowerCase().split(',');
  const plain = names.filter(
    (name) => /[A-Z_]/.test(name.slice(1)) || known.includes(name.toLowerCase()) || name === 'id',
  );
  return plain.length * 2 >= names.length && names.length > 1 ? names.map(fieldNamed) : [];
}

const RULE_START =
  '(?:must|should|means|may|cannot|has|is|at|min|max|between|from|exactly|optional|required|mandatory|one of|url|uuid|e-?mail|enum|default|positive|non-?negative|valid|an? |integer|number|string|text|boolean|date|array|in the|not|longer|shorter|greater|less|\\d|[<>(])';
const CLAUSE_NAME = new RegExp(
  `^(?:and )?(?:an? |the )?(optional )?(?:an? )?([a-z_$][\\w$]*)(?=\\s*$|:| ${RULE_START})`,
  'i',
);

/** "Quantity between 1 and 100, status one of …, optional note": a clause begins with its field. */
function inClauses(wish: WishText): AskedField[] {
  const colon = wish.given.indexOf(':');
  const start =
    colon >= 0 && colon < wish.given.length - 2
      ? colon + 1
      : (/\b(?:with|form|has|fields)[, ]/i.exec(wish.given)?.index ?? 0);
  const known = KNOWN.toLowerCase().split(',');
  const names = openText(wish)
    .slice(start)
    .split(/[,;.]| and (?!\d)/)
    .flatMap((part) => {
      const [whole, , name = ''] =
        CLAUSE_NAME.exec(part.replace(/^ ?(?:with|form|has|fields)\b/i, '').trim()) ?? [];
      if (whole === undefined || new RegExp(`^${STOP}$`, 'i').test(name)) return [];
      const isRuled = part.trim().length > whole.length;
      return isRuled ||
        known.includes(name.toLowerCase()) ||
        /[a-z][A-Z]/.test(name) ||
        /^ ?(?:and )?optional/i.test(part)
        ? [name]
        : [];
    });
  const fields = [...new Set(names)].filter(
    (name) =>
      !/^(?:otherwise|else|errors?|max|min|at|optional|required|one|status code|return|returns|function|schema|typescript|ts|export)$/i.test(
        name,
      ),
  );
  return fields.length > 1 ? fields.map(fieldNamed) : [];
}

/** "Validation (title, author, year)". */
function inParentheses(wish: WishText): AskedField[] {
  const found =
    /(?:validation|dto|fields?|properties|body|columns) ?\(([a-z]\w*(?:, ?(?:and )?[a-z]\w*)+)\)/i.exec(
      openText(wish),
    );
  if (!found) return [];
  wish.cover(found.index, found.index + found[0].length);
  return (found[1] ?? '').split(/, ?(?:and )?/).map(fieldNamed);
}

const literal = (name: string): string => name.replace(/[$]/g, '\\$&');
const spoken = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1[ _-]?$2');
const mention = ({ name }: AskedField): RegExp =>
  new RegExp(
    `(?<![\\w$])(?:${literal(name)}|${spoken(literal(name))})(?:s(?= (?:must|should|have|need)))?(?![\\w$])`,
    'gi',
  );

/** A rule says what it is about up to the next field; the words that were understood are covered. */
function readRules(wish: WishText, fields: readonly AskedField[]): void {
  const marks = fields
    .flatMap((field) =>
      [...wish.given.matchAll(mention(field))].map((found) => ({
        field,
        from: found.index,
        to: found.index + found[0].length,
      })),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to);
  for (const [at, { field, from, to }] of marks.entries()) {
    wish.cover(from, to);
    const before = /\boptional (?:an? )?$/i.exec(wish.given.slice(0, from));
    if (before) {
      field.isOptional = true;
      wish.cover(before.index, from);
    }
    // "Title and author are required" is said of both.
    let last = at;
    const between = (one: number): string => wish.given.slice(marks[one]?.to, marks[one + 1]?.from ?? 0);
    while (between(last) === ', ') last += 1;
    last = /^,? and $/.test(between(last)) ? last + 1 : at;
    const after = marks[last]?.to ?? to;
    const end = marks[last + 1]?.from ?? wish.given.length;
    // A sentence ends what is said of a field, a bracket too, and "optional note" is said of the next one.
    const said = wish.given.slice(after, end).replace(/\boptional (?:an? )?$/i, '');
    const stop = /[.;](?= |$)|\)|\}|\b(?:otherwise|else|returns?|unknown)\b/.exec(said)?.index ?? said.length;
    let rest = said.slice(0, stop);
    for (const [pattern, apply] of FIELD_RULES) {
      const found = new RegExp(`${RULE_LEAD}(?:${pattern.source})`, pattern.flags).exec(rest);
      if (!found || found[0].trim() === '' || !apply(field, found)) continue;
      wish.cover(after + found.index, after + found.index + found[0].length);
      rest =
        rest.slice(0, found.index) + '·'.repeat(found[0].length) + rest.slice(found.index + found[0].length);
    }
    const lead =
      /^ ?(?:is|are|must|should|has to|be|have|:|but|and|with|by)(?: (?:be|have|a|an))*\b|^ ?\(/.exec(said);
    if (lead) wish.cover(after + lead.index, after + lead.index + lead[0].length);
  }
}

const CONFIRMED =
  /[,;]? ?\b(?:and )?(?:(?:both|the) )?passwords? (?:(?:must|should|have to|need to) )?(?:match|be (?:equal|identical|the same))\b|[,;]? ?(?:and )?(?:(?:with|an?|the) )*(?:password confirmation|confirm(?:ed)? password|repeated password|confirmpassword)\b(?: (?:must|should) (?:match|be (?:equal|the same)))?(?: the password)?/;

/** The fields of the object that a wish is about. */
export function readFields(wish: WishText, implied: readonly string[] = []): AskedField[] {
  const confirmed = wish.take(CONFIRMED) !== undefined;
  const listed = inBraces(wish);
  const given = [() => listed, () => inParentheses(wish), () => inList(wish)].reduce<AskedField[]>(
    (found, read) => (found.length > 0 ? found : read()),
    [],
  );
  const wasListed = given.length > 0;
  const named = wasListed ? given : inClauses(wish);
  const known = KNOWN.split(',')
    .map(fieldNamed)
    .filter((field) => wish.has(new RegExp(mention(field).source, 'i')));
  const more = known.filter(
    ({ name }) => !/^(?:url|date|email)$/.test(name) && !named.some((one) => one.name === name),
  );
  const fields = named.length > 0 ? [...named, ...(wasListed ? [] : more)] : known;
  for (const name of implied)
    if (!fields.some((field) => field.name === name)) fields.unshift(fieldNamed(name));
  const areAll =
    wish.take(
      /[,;.]? ?\b(?:all|both|every|each)(?: of)?(?: the| these)? ?(?:fields?|properties|values)?(?: (?:is|are|must be|should be))? (?:required|mandatory)\b/,
    ) !== undefined;
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
