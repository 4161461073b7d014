import { capital } from '../../../capital.ts';
import { NUMBER, singular } from '../reading/text.ts';
import type { Core } from './core.ts';

import { clause, program } from './written-program.ts';

/** The usual fields of things, for wishes without fields. */
const USUAL: Readonly<Record<string, string>> = {
  product: 'name price',
  book: 'title author',
  user: 'name email',
  customer: 'name email',
  employee: 'name department salary',
  task: 'title done',
  todo: 'title done',
  note: 'title text',
  order: 'customer amount',
  student: 'name email',
  movie: 'title year',
  item: 'name price',
};

type Kind = 'text' | 'email' | 'amount' | 'count' | 'flag';

const kindOf = (field: string): Kind => {
  if (/email/.test(field)) return 'email';
  if (/price|amount|cost|total|salary|balance/.test(field)) return 'amount';
  if (/stock|quantity|age|year|pages|count|rating|credits/.test(field)) return 'count';
  return /done|completed|active|finished/.test(field) ? 'flag' : 'text';
};

const JAVA: Readonly<Record<Kind, readonly [type: string, check: string]>> = {
  text: ['String', '@NotBlank @Size(max = 200) '],
  email: ['String', '@NotBlank @Email '],
  amount: ['BigDecimal', '@NotNull @Positive '],
  count: ['int', '@PositiveOrZero '],
  flag: ['boolean', ''],
};
const CSHARP: Readonly<Record<Kind, readonly [type: string, check: string]>> = {
  text: ['string', '[Required, StringLength(200)] '],
  email: ['string', '[Required, EmailAddress] '],
  amount: ['decimal', '[Range(0.01, 1_000_000)] '],
  count: ['int', '[Range(0, int.MaxValue)] '],
  flag: ['bool', ''],
};
/** The checks that a minimal API needs in its own code. */
const FAULTS: Readonly<Record<Kind, (field: string) => string>> = {
  text: (field) => `string.IsNullOrWhiteSpace(request.${field})`,
  email: (field) => `!MailAddress.TryCreate(request.${field}, out _)`,
  amount: (field) => `request.${field} <= 0`,
  count: (field) => `request.${field} < 0`,
  flag: () => '',
};

/** The fields of a thing as the parameters and arguments of its types. */
function fieldsOf(values: ReadonlyMap<string, string>): Readonly<Record<string, string>> | undefined {
  const thing = singular(values.get('thing') ?? 'item').replace(/^to-?do$/, 'todo');
  const listed = (key: string): string[] =>
    values
      .get(key)
      ?.split(/,? and |, ?| /)
      .filter(Boolean) ?? [];
  const said = listed('fields');
  const usual = said.length > 0 ? said : (USUAL[thing] ?? 'name').split(' ');
  const fields = [...new Set([...usual, ...listed('checked')])].filter((field) => field !== 'id');
  if (/^(?:class|order|case|event|record|package)$/.test(thing) && thing !== 'order') return undefined;
  const all = fields.map((name) => ({ name, kind: kindOf(name) }));
  const faults = all
    .map(({ name, kind }) => ({ name, test: FAULTS[kind](capital(name)) }))
    .filter(({ test }) => test !== '');
  return {
    thing,
    things: /s$/.test(values.get('thing') ?? '') ? `${values.get('thing')}`.replace('-', '') : `${thing}s`,
    javaFields: all.map(({ name, kind }) => `${JAVA[kind][0]} ${name}`).join(', '),
    javaChecked: all.map(({ name, kind }) => `${JAVA[kind][1]}${JAVA[kind][0]} ${name}`).join(', '),
    javaGiven: all.map(({ name }) => `request.${name}()`).join(', '),
    csharpFields: all.map(({ name, kind }) => `${CSHARP[kind][0]} ${capital(name)}`).join(', '),
    csharpMembers: all
      .map(
        ({ name, kind }) =>
          `  ${CSHARP[kind][1]}public ${CSHARP[kind][0]} ${capital(name)} { get; init; }${CSHARP[kind][0] === 'string' ? ' = "";' : ''}`,
      )
      .join('\n'),
    csharpGiven: all.map(({ name }) => `request.${capital(name)}`).join(', '),
    ...(all.some(({ kind }) => kind === 'email') ? { mail: '' } : {}),
    csharpFaults: faults
      .map(
        ({ name, test }) => `  if (${test}) errors["${name}"] = new[] { "${name} is missing or not valid" };`,
      )
      .join('\n'),
  };
}

const THING =
  /\b(?:for|of|manag(?:es|ing)|with crud for|crud for|over) (?:an? |the |simple |in-memory |all )*(?!crud\b|pagination\b|validation\b|rest\b|in\b|memory\b|url\b)(to-?do|[a-z]{3,})(?: (?:items?|entit(?:y|ies)|resources?|list|management|catalog(?:ue)?))?\b/;
const FIELDS_OF =
  /(?:\bwith (?:the )?(?:fields|properties|columns) |\()([a-z]+(?:(?:, | and |, and )[a-z]+)*)\)?/;
const CHECKED =
  /\b(?:bean |input |model |request )*validat(?:ion|es|ing|e)(?: (?:on|of|for|that|the|its))*(?: ([a-z]+(?:(?:, | and |, and )(?!pagin|return|404|delete)[a-z]+)*))?(?= ?(?:$|[,.;)·]| with\b| and (?:pagin|return|a 404|404)))/;
const PAGED = new RegExp(
  `(?:[,;]? ?\\b(?:and|with|supports?|offers?) )*(?:pagination|paging|paginated|paged)\\b(?: (?:of|with|list|results|endpoint|parameters?|default|a|page|size|${NUMBER}|per|items|page|and)\\b)*`,
);
const CRUD =
  /\b(?:full |basic |simple |standard )*crud(?: (?:operations?|endpoints?|methods?|routes|api))?\b|\b(?:get|post|put|delete|create|read|update|list|patch)(?:(?:,| and|, and|\/) ?(?:get|post|put|delete|create|read|update|list))+(?: (?:endpoints?|routes?|methods?|operations?))?/;
const ANSWERS = clause(
  'returns?|returning|responds?|answers?|giv(?:es|ing)|sends?|a|an|proper|404|400|201|204',
  'an? the proper with http status codes? not found 404 400 201 204 200 bad request created no content responses? if when for on it one is an unknown missing invalid input id ids does exist and or errors? exists validation fails? books? products? users? tasks? customers? todos? employees? notes? items? resources? entity record orders? students? movies?',
);
const WORDS =
  'rest restful api web controller endpoint endpoints json spring boot springboot java c# csharp asp net core aspnet asp.net .net minimal in-memory memory in dictionary list map concurrentdictionary simple class records record dto dtos using use returns request requests body crud items item data annotations dataannotations bean input model';

/** Classes for frameworks. */
export const FRAME_CORES: readonly Core[] = [
  program(
    'spring-controller',
    /^(?=.*\bspring\b)(?=.*\b(?:controller|crud|rest api|endpoints?)\b)(?!.*\b(?:security|jwt|login|webflux|graphql|thymeleaf|upload|download|kafka|test|tests|exception handler|controlleradvice)\b)/,
    WORDS,
    {
      options: { paged: PAGED, checked: CHECKED, fields: FIELDS_OF, thing: THING },
      always: [CRUD, ANSWERS],
      derived: fieldsOf,
    },
  ),
  program(
    'spring-errors',
    /^(?=.*\bspring\b)(?=.*\b(?:exception handler|controlleradvice|restcontrolleradvice|error handl\w+|exception handling)\b)(?!.*\b(?:controller for|crud|security|products)\b)/,
    'global exception exceptions handler handlers handling spring boot rest restcontrolleradvice controlleradvice json error errors returns return returning responses response consistent body status code codes validation not found message class java problem details with for and timestamp',
  ),
  program(
    'web-crud',
    /^(?=.*\bminimal api\b)(?=.*\b(?:crud|todos?|to-do|products?|books?|notes?|users?|items?|tasks?|customers?|movies?|students?|employees?)\b)(?!.*\b(?:shorten\w*|jwt|auth\w*|ef|entity framework|sqlite|database|sql|upload|weather|swagger|openapi)\b)/,
    WORDS,
    {
      options: { paged: PAGED, checked: CHECKED, fields: FIELDS_OF, thing: THING },
      always: [CRUD, ANSWERS],
      derived: fieldsOf,
    },
  ),
  program(
    'web-controller',
    /^(?=.*\b(?:asp\.?net|web ?api|api controller|apicontroller|controllerbase|\.net)\b)(?=.*\bcontroller\b)(?!.*\b(?:minimal|jwt|auth\w*|ef|entity framework|sqlite|database|sql|upload|razor|mvc|signalr|test|tests)\b)/,
    WORDS,
    {
      options: { paged: PAGED, checked: CHECKED, fields: FIELDS_OF, thing: THING },
      always: [CRUD, ANSWERS],
      derived: fieldsOf,
    },
  ),
  program(
    'web-shortener',
    /^(?=.*\b(?:url|link)[ -]?shorten(?:er|ing)\b)(?=.*\b(?:api|minimal|asp\S*|server|service|endpoint)\b)(?!.*\b(?:sqlite|database|sql|redis|expir\w+|auth\w*|ef|custom alias\w*)\b)/,
    'url link shortener shortening minimal api asp net core asp.net .net web server service simple in-memory memory in dictionary concurrentdictionary thread-safe with using short code codes redirect redirects redirecting post get endpoint endpoints stores stored long urls links random to the original map',
    {
      options: {
        hits: /(?:[,;]? ?\b(?:and|with|that|which|also|plus|a) )*(?:counts?|tracks?|counting|hit counter|click counter|statistics|stats)\b(?: (?:of|the|how|often|many|times|hits|clicks|visits|redirects|each|per|a|link|code|is|was|used|clicked|for|endpoint|it)\b)*/,
        length: new RegExp(
          `\\b(?:of |with )?${NUMBER}[ -](?:char(?:acter)?s?|letters?|digits?)(?: (?:long|short|random))?(?: codes?)?\\b`,
        ),
      },
      always: [
        ANSWERS,
        clause(
          'validates?|rejects?|redirects?|returns?|checks?|only accepts?',
          'an? the invalid non-http http https urls? links? input given absolute valid that only is are short code codes to from original long',
        ),
      ],
    },
  ),
  program(
    'request-timing',
    /^(?=.*\bmiddleware\b)(?=.*\b(?:logs?|logging)\b)(?=.*\b(?:duration|elapsed|time|took|status|path|method)\b)(?!.*\b(?:express|body|bodies|headers?|exceptions?|errors?)\b)/,
    'middleware asp net core asp.net .net logs log logging request requests path method status code duration elapsed time milliseconds ms took how long each every response the and it http incoming c# custom simple of in takes class with',
  ),
];
