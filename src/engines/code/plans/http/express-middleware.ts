import { pluralOf } from '../reading/plural.ts';
import { NUMBER, numberOf, singular, type WishText } from '../reading/text.ts';
import { indented } from './server.ts';
import { SCRIPT_LOG, scriptShared } from './targets/script-values.ts';

export const ARGUMENTS = '(request, response, next)';

/** A part of an Express application, in the order in which requests pass through them. */
interface Part {
  readonly declared?: readonly string[];
  readonly used: readonly string[];
  readonly isRoute?: boolean;
}

export type Reader = (wish: WishText) => Part | undefined;

/** The words that may follow, in any order: they say the same at more length. */
const follows = (words: string): string => `(?:,? (?:${words.split(' ').join('|')})\\b)*`;

export const LEAD =
  '[,;]? ?\\b(?:(?:and|with|that|which|it|also|plus|an?|the|some|adds?|has|simple|basic|custom|global|central|for|to) )*';

export const middleware = (name: string, lines: readonly string[]): readonly string[] => [
  `function ${name}${ARGUMENTS} {`,
  ...indented(lines),
  '}',
];

const part = (pattern: RegExp, made: (found: RegExpExecArray, wish: WishText) => Part): Reader => {
  return (wish) => {
    const found = wish.take(pattern);
    return found && made(found, wish);
  };
};

export const used = (name: string): readonly string[] => [`app.use(${name});`];

export const REFUSAL = follows(
  'that which and or returns return returning answers answering sends sending responds responding gives rejects reject blocks with an a status code error 401 403 429 400 unauthorized forbidden too many bad if when unless it its is are isn not missing invalid wrong absent empty else otherwise the header headers json message response requests request without valid limit exceeded reached over',
);

const named = (text: string): string[] =>
  text
    .split(/, and |, ?| and /)
    .map((one) => one.replace(/^(?:an? |the |valid )+|(?: fields?| address)$/g, '').trim())
    .filter((one) => /^[a-z_]+$/.test(one));

export const LOG: Reader = part(
  new RegExp(
    `${LEAD}(?:(?:request|access|http) )?(?:logging|logs?|logger)(?: middleware)?${follows(
      'that which of for with each every all any the incoming http request requests method path url status code duration response time milliseconds ms took takes how long it its in to console stdout and logs prints',
    )}`,
  ),
  () => ({ declared: middleware('logRequest', [...SCRIPT_LOG, 'next();']), used: used('logRequest') }),
);

export const CORS: Reader = part(
  new RegExp(
    `${LEAD}(?:(?:sets?|sends?|enables?|allows?|supports?|enabled|handles?) )*cors\\b${follows(
      'headers header middleware support enabled for all any every origins origin requests preflight',
    )}`,
  ),
  () => ({
    declared: middleware('allowOrigins', [
      ...scriptShared,
      'if (request.method === "OPTIONS") response.sendStatus(204);',
      'else next();',
    ]),
    used: used('allowOrigins'),
  }),
);

export const TOKEN: Reader = part(
  new RegExp(
    `${LEAD}(?:(?:checks?|checking|requires?|requiring|needs?|expects?|validates?|verifies|verify|protected|by|for|an?|the|if|whether) )*(?:(api[- ]?key|x-api-key)|bearer[- ]?(?:token)?|auth(?:entication|orization)?[- ]token)\\b(?: (?:check|auth(?:entication|orization)?|middleware|in|from))*${REFUSAL}`,
  ),
  ([, key]) => {
    const [given, expected] = key
      ? ['request.get("x-api-key")', 'KEY']
      : ['request.get("authorization")', '`Bearer ${KEY}`'];
    return {
      declared: [
        'const KEY = process.env.API_KEY ?? "secret";',
        '',
        ...middleware('requireKey', [
          `if (${given} === ${expected}) next();`,
          `else response.status(401).json({ error: "a valid ${key ? 'key in X-API-Key' : 'bearer token'} is needed" });`,
        ]),
      ],
      used: used('requireKey'),
    };
  },
);

export const REQUEST_ID: Reader = part(
  new RegExp(
    `${LEAD}(?:(?:gives?|sets?|assigns?|generates?|unique) )*(?:each |every )?(?:request[- ]ids?|correlation[- ]ids?)(?: middleware)?${follows('to for on each every request response header headers in the and returns it')}`,
  ),
  () => ({
    declared: middleware('nameRequest', [
      'response.locals.id = request.get("x-request-id") ?? crypto.randomUUID();',
      'response.set("x-request-id", response.locals.id);',
      'next();',
    ]),
    used: used('nameRequest'),
  }),
);

export const STATIC: Reader = part(
  /[,;]? ?\b(?:(?:and|with|that|which|it|to|an?|for) )*(?:serv(?:es?|ing) )?(?:static )?(?:files|assets|content) (?:from|in|of) (?:an? |the |my )?(?:["'`]?\/?([a-z][\w-]*)["'`]? )?(?:folder|directory|dir)\b(?: called [a-z]+)?/,
  ([, folder = 'public']) => ({ used: [`app.use(express.static("${folder}"));`] }),
);

export const JSON_BODY: Reader = part(
  /[,;]? ?\b(?:(?:and|with|that|which|it|an?|the|uses?|has) )*(?:json (?:body[- ]?)?pars(?:er|ing)|body[- ]?pars(?:er|ing)|parses? json(?: bodies)?)(?: middleware| enabled| for json)*/,
  () => ({ used: ['app.use(express.json());'] }),
);

const FIELD = '(?:an? |the )?(?:valid )?[a-z_]+(?: address| fields?)?';
export const BODY: Reader = part(
  new RegExp(
    `${LEAD}(?:(post|put|patch) (?:routes?|endpoints?|requests?)(?: (?:at|on|to|for|under))?(?: (\\/[\\w/-]*))?,? ?)?(?:(?:that|which|and|to|it|middleware) )*(?:validat(?:es?|ing|ion)|checks?|ensures?|requires?)(?: that| if| whether)? (?:the |a )?(?:json )?(?:request )?(?:body|payload)(?: for)?(?: (?:has|have|contains?|includes?|with|having|must have|must contain|for|required|fields?|an?|the|both))* (${FIELD}(?:(?:, and |, | and )${FIELD}){0,5}?)(?=[,;.·]|\\s*$| and (?:returns?|responds?|answers?|sends?|gives?)| or (?:returns?|else)| else| otherwise| returning| with)${REFUSAL}`,
  ),
  ([, method, path, fields = '']) => {
    const names = named(fields);
    const hasEmail = names.includes('email');
    const declared = [
      ...(hasEmail ? ['const EMAIL = /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/;', ''] : []),
      ...middleware('validateBody', [
        'const body = request.body ?? {};',
        'const problems = [];',
        `for (const name of ${JSON.stringify(names)})`,
        '  if (typeof body[name] === "string" ? body[name].trim() === "" : body[name] == null)',
        '    problems.push(`${name} is required`);',
        ...(hasEmail
          ? ['if (body.email && !EMAIL.test(body.email)) problems.push("email is not an e-mail address");']
          : []),
        'if (problems.length > 0) response.status(400).json({ errors: problems });',
        'else next();',
      ]),
    ];
    const verb = method ?? 'post';
    return {
      declared,
      used: [
        'app.use(express.json());',
        `app.${verb}("${path ?? '/'}", validateBody, (request, response) => {`,
        `  response.status(${verb === 'post' ? 201 : 200}).json(request.body);`,
        '});',
      ],
      isRoute: true,
    };
  },
);

export const SAVES: Reader = part(
  /[,;]? ?\b(?:(?:and|that|which|to|an?|the|post|route|endpoint) )*(?:(?:accepts?|takes?|receives?|gets?) (?:an? |the )?(?:json |posted |request )*(?:body|data|payload|objects?) and )?(?:saves?|writes?|stores?|appends?) (?:it|them|the (?:json |request |posted )*(?:body|data)) (?:to|in|into) (?:an? |the )?(?:json )?file(?: on disk)?\b/,
  () => ({
    used: [
      'app.use(express.json());',
      'app.post("/", async (request, response) => {',
      '  await appendFile("received.jsonl", `${JSON.stringify(request.body)}\\n`);',
      '  response.status(201).json(request.body);',
      '});',
    ],
    isRoute: true,
  }),
);

const PAGED_WORDS =
  'page pages limit limits per size offset query parameters params parameter with and the as for from in using by a total count json response';
export const PAGES: Reader = part(
  new RegExp(
    `${LEAD}(?:get )?(?:(?:routes?|endpoints?)(?: (\\/[\\w/-]+))?,? )?(?:(?:that|which|for|to|returns?|returning|lists?|listing|sends?|gives?|of|with|an?|the) )*(?:paginated (?:list of |array of )?([a-z]+)(?: (?:list|results|endpoint|route))?|(?:list of |all )?([a-z]+) with pagination|([a-z]+) (?:list )?pagination)${follows(PAGED_WORDS)}(?: (?:of )?${NUMBER} (?:items |results )?(?:per page|a page))?`,
  ),
  ([, path, paged, listed, other, most]) => {
    const noun = paged ?? listed ?? other ?? 'items';
    const plural = /s$/.test(noun) ? noun : pluralOf(noun);
    const size = most === undefined ? 10 : numberOf(most);
    return {
      declared: [
        `const ${plural} = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, name: \`${singular(plural)} \${index + 1}\` }));`,
        '',
        '// A number from the query, at least 1.',
        'const counted = (value, usual) => Math.max(1, Number.parseInt(String(value), 10) || usual);',
      ],
      used: [
        `app.get("${path ?? `/${plural}`}", (request, response) => {`,
        '  const page = counted(request.query.page, 1);',
        `  const limit = Math.min(100, counted(request.query.limit, ${size}));`,
        `  const shown = ${plural}.slice((page - 1) * limit, page * limit);`,
        `  response.json({ page, limit, total: ${plural}.length, pages: Math.ceil(${plural}.length / limit), ${plural}: shown });`,
        '});',
      ],
      isRoute: true,
    };
  },
);

export const OTHERS: Reader = part(
  new RegExp(
    `${LEAD}(?:(?:json )?404(?: not found)?(?: (?:handler|page|route|middleware|response|error))*|not[- ]found (?:handler|middleware|route))${follows('for all any every everything unknown other unmatched routes route paths path else as json that returns')}`,
  ),
  () => ({
    used: ['app.use((request, response) => {', '  response.status(404).json({ error: "not found" });', '});'],
  }),
);

export const ERRORS: Reader = part(
  new RegExp(
    `${LEAD}(?:async )?(?:errors?[- ]handl(?:ing|er)|handles? (?:all )?errors|catch(?:es)? (?:all )?errors)(?: middleware| route)?${follows(
      'that which and returns return returning sends responds answers catches with as in a an the json error errors message messages status code 500 response responses body object for all every any logs them it routes unhandled thrown to client',
    )}`,
  ),
  () => ({
    declared: [
      '// Four parameters tell Express that it is for errors.',
      'function handleError(error, request, response, next) {',
      '  console.error(error);',
      '  if (response.headersSent) return next(error);',
      '  const status = error.status ?? 500;',
      '  response.status(status).json({ error: status < 500 ? error.message : "internal server error" });',
      '}',
    ],
    used: used('handleError'),
  }),
);
