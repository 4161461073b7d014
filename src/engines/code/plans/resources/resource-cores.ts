import { capital } from '../../../capital.ts';
import type { Core } from '../cores/core.ts';
import { clause, program } from '../cores/written-program.ts';
import type { WishText } from '../reading/text.ts';
import { type FieldKind, type ResourceField, readResource } from './read-resource.ts';

const WORDS =
  'rest restful api web controller json spring boot springboot java 17 21 c# csharp asp net core asp.net .net 8 6 7 9 minimal in-memory memory in list map simple small class record records dto dtos using use uses return returns response responses request requests body give gives gives need a an the and with for of to that which or on when if be is are as no without database storage stored kept endpoint endpoints endpoints: each entry entries operations standard validation validations bean jakarta hibernate validator annotations name';

const ERRORS =
  /(?:[,;]? ?\b(?:and|with|the|returns?|returning|gives?|proper|sends?|answers?|clear) )*\bvalidation(?: errors?| failures?| messages?)?\b(?: (?:errors?|failures?|are|is|returned|as|with|a|an|the|400|bad request|and|field|fields|to|message|messages|by|per|for each|each|field-to-message|map|json|object|response|status|naming|listing|list|of|gives?|clear|in|body)\b(?!-to-)|(?: field-to-message)(?: map)?)*|\b(?:returns? |with |gives? )*(?:400|bad request) (?:with|and|plus)(?: (?:an?|the|field|messages?|errors?|per|map|of|for each|to|clear|json)\b)+/;
const NEWEST =
  /\b(?:(?:sorted|ordered|list(?:s|ed)?|returned|with|show(?:s|n)?|the|by) )*(?:newest|latest|most recent)(?: (?:entries|ones?|entry|items))? first\b|\bin reverse (?:chronological )?order\b/;
const CHECKS =
  /(?:[,;]? ?\b(?:and|that) )*\bvalidat(?:e|es|ing) (?:the |all |its )*(?:inputs?|requests?|body|bodies|fields?|data)\b(?: and)?/;
const MISSING = clause(
  'returns?|returning|responds?|answers?|gives?|sends?|unknown|missing|not found|404|201|204|400',
  'an? the with http status codes? not found 404 400 201 204 bad request created no content when for if id ids is are does exist on unknown missing and gives returns',
);

const JAVA: Readonly<Record<FieldKind, string>> = {
  text: 'String',
  email: 'String',
  amount: 'BigDecimal',
  count: 'Integer',
  flag: 'boolean',
  date: 'LocalDate',
};
const CSHARP: Readonly<Record<FieldKind, string>> = {
  text: 'string',
  email: 'string',
  amount: 'decimal',
  count: 'int',
  flag: 'bool',
  date: 'DateOnly',
};
const LONGEST_TEXT = 200;

function javaRules({ kind, least, most, isOptional, isComing }: ResourceField): string {
  const size =
    least !== undefined && most !== undefined
      ? `min = ${least}, max = ${most}`
      : least === undefined
        ? `max = ${most ?? LONGEST_TEXT}`
        : `min = ${least}, max = ${LONGEST_TEXT}`;
  const rules: Readonly<Record<FieldKind, readonly string[]>> = {
    text: [...(isOptional ? [] : ['@NotBlank']), `@Size(${size})`],
    email: [...(isOptional ? [] : ['@NotBlank']), '@Email'],
    amount: [
      ...(isOptional ? [] : ['@NotNull']),
      `@DecimalMin("${least}")`,
      ...(most === undefined ? [] : [`@DecimalMax("${most}")`]),
    ],
    count: [
      ...(isOptional ? [] : ['@NotNull']),
      `@Min(${least})`,
      ...(most === undefined ? [] : [`@Max(${most})`]),
    ],
    flag: [],
    date: [...(isOptional ? [] : ['@NotNull']), ...(isComing ? ['@FutureOrPresent'] : [])],
  };
  return rules[kind].map((rule) => `${rule} `).join('');
}

/** Lines that add what is wrong with a field to `errors`. */
function csharpFaults({ name, kind, least, most, isOptional, isComing }: ResourceField): string[] {
  const value = `request.${capital(name)}`;
  const wrong = (test: string, message: string): string => `  ${test} errors["${name}"] = ["${message}"];`;
  const missing =
    kind === 'text' || kind === 'email' ? `string.IsNullOrWhiteSpace(${value})` : `${value} is null`;
  const first = isOptional ? [] : [wrong(`if (${missing})`, `${name} is required`)];
  const then = isOptional ? 'if' : 'else if';
  const bounds = [
    least === undefined ? '' : `< ${least}${kind === 'amount' ? 'm' : ''}`,
    most === undefined ? '' : `> ${most}${kind === 'amount' ? 'm' : ''}`,
  ]
    .filter(Boolean)
    .join(' or ');
  if (kind === 'flag') return [];
  if (kind === 'date')
    return [
      ...first,
      ...(isComing
        ? [wrong(`${then} (${value} < DateOnly.FromDateTime(DateTime.Today))`, `${name} is in the past`)]
        : []),
    ];
  if (kind === 'email')
    return [
      ...first,
      wrong(
        `${then} (${isOptional ? `${value} is not null && ` : ''}!MailAddress.TryCreate(${value}, out _))`,
        `${name} is not a valid address`,
      ),
    ];
  const said = [least === undefined ? '' : `at least ${least}`, most === undefined ? '' : `at most ${most}`]
    .filter(Boolean)
    .join(' and ');
  if (kind === 'text') {
    const longest = most ?? LONGEST_TEXT;
    return [
      ...first,
      wrong(
        `${then} (${value}${isOptional ? '?' : ''}.Length > ${longest})`,
        `${name} has at most ${longest} characters`,
      ),
      ...(least === undefined || least < 2
        ? []
        : [
            wrong(
              `else if (${value}${isOptional ? '?' : ''}.Length < ${least})`,
              `${name} has at least ${least} characters`,
            ),
          ]),
    ];
  }
  return [...first, ...(bounds ? [wrong(`${then} (${value} is ${bounds})`, `${name} must be ${said}`)] : [])];
}

function valuesOf(
  _: ReadonlyMap<string, string>,
  wish: WishText,
): Readonly<Record<string, string>> | undefined {
  const resource = readResource(wish);
  if (!resource) return undefined;
  const { thing, things, path, fields, deeds } = resource;
  const unique = fields.filter(({ isUnique, kind }) => isUnique && (kind === 'text' || kind === 'email'));
  if (fields.some(({ isUnique }) => isUnique) && unique.length === 0) return undefined;
  const flag = (name: string, isSet: boolean): Record<string, string> => (isSet ? { [name]: '' } : {});
  const stored = ({ name, kind }: ResourceField): string => {
    const given = `request.${capital(name)}`;
    if (fields.some((one) => one.name === name && one.isOptional)) return given;
    return kind === 'text' || kind === 'email'
      ? `${given}!.Trim()`
      : kind === 'flag'
        ? given
        : `${given}!.Value`;
  };
  const mark = ({ isOptional }: ResourceField): string => (isOptional ? '?' : '');
  return {
    thing,
    things,
    javaPath: path ?? `/api/${things}`,
    path: path ?? `/${things}`,
    javaFields: fields.map(({ name, kind }) => `${JAVA[kind]} ${name}`).join(', '),
    javaChecked: fields.map((one) => `      ${javaRules(one)}${JAVA[one.kind]} ${one.name}`).join(',\n'),
    javaGiven: fields.map(({ name }) => `request.${name}()`).join(', '),
    csharpFields: fields.map((one) => `${CSHARP[one.kind]}${mark(one)} ${capital(one.name)}`).join(', '),
    csharpAsked: fields
      .map(({ name, kind }) => `${CSHARP[kind]}${kind === 'flag' ? '' : '?'} ${capital(name)}`)
      .join(', '),
    csharpGiven: fields.map(stored).join(', '),
    csharpFaults: fields.flatMap(csharpFaults).join('\n'),
    ...flag(
      'mail',
      fields.some(({ kind }) => kind === 'email'),
    ),
    ...flag('listed', deeds.has('list')),
    ...flag('one', deeds.has('one')),
    ...flag('created', deeds.has('create')),
    ...flag('updated', deeds.has('update')),
    ...flag('deleted', deeds.has('delete')),
    ...flag(
      'byId',
      ['one', 'update', 'delete'].some((deed) => [...deeds].some((one) => one === deed)),
    ),
    ...flag('errors', deeds.has('create') || deeds.has('update')),
    ...flag('written', deeds.has('create') || deeds.has('update')),
    ...(unique.length > 0
      ? {
          unique: '',
          uniqueJava: unique
            .map(
              ({ name }) =>
                `      if (request.${name}() != null && request.${name}().equalsIgnoreCase(other.${name}())) throw new TakenException("${name}");`,
            )
            .join('\n'),
          uniqueCsharp: unique
            .map(
              ({ name }) =>
                `    if (string.Equals(other.${capital(name)}, request.${capital(name)}?.Trim(), StringComparison.OrdinalIgnoreCase)) return "${name}";`,
            )
            .join('\n'),
        }
      : {}),
  };
}

/** Controllers and APIs over one kind of things, with the fields and rules that a wish says. */
export const RESOURCE_CORES: readonly Core[] = [
  program(
    'spring-resource',
    /^(?=.*\bspring\b)(?=.*\b(?:controller|crud|rest api|endpoints?)\b)(?!.*\b(?:hello|greet\w*|external|calls?|calling|resttemplate|webclient|httpclient|prox\w+|current|calculat\w+|convert\w*|schedul\w+|websockets?|random|parameters?|query string|security|jwt|login|webflux|graphql|thymeleaf|upload|download|kafka|tests?|controlleradvice|jpa|repository|mysql|postgres\w*|h2|mongo\w*|pagina\w+|paging|sort by|search\w*|filter\w*|overlap\w*|service layer)\b)/,
    WORDS,
    { options: { errors: ERRORS, newest: NEWEST }, always: [CHECKS, MISSING], derived: valuesOf },
  ),
  program(
    'minimal-resource',
    /^(?=.*\bminimal api\b)(?!.*\b(?:hello|greet\w*|external|calls?|calling|resttemplate|webclient|httpclient|prox\w+|current|calculat\w+|convert\w*|schedul\w+|websockets?|random|parameters?|query string|shorten\w*|jwt|auth|authenti\w+|authori[sz]\w+|ef|entity framework|sqlite|database|sql|upload|weather|swagger|openapi|tests?|pagina\w+|paging|search\w*|filter\w*|overlap\w*|rate limit\w*|bookings?|file)\b)/,
    WORDS,
    { options: { errors: ERRORS, newest: NEWEST }, always: [CHECKS, MISSING], derived: valuesOf },
  ),
];
