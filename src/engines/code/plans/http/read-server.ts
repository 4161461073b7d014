import { pluralOf } from '../reading/plural.ts';
import { singular, WishText } from '../reading/text.ts';
import { PORT_OTHERWISE, readPortVariable, USUAL_PORT } from './port-variable.ts';
import { Clause, readAnswer } from './read-answer.ts';
import { checkOf, hasAround, readAround, readChecks, takeRefusal } from './read-around.ts';
import { readRoutes, withPaths } from './read-routes.ts';
import { VALIDATED, validated, withoutFields } from './record-fields.ts';
import type { Check, Collection, Deed, Field, Framework, Route, Server } from './server.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the and or with that small simple minimal tiny basic plain node nodejs js http https web rest restful json server
  handler api app application service backend endpoint endpoints route routes one two three single write create make build go
  golang python typescript javascript using use only standard library net returns answers which in it its listening
  listens on requests request has have having for to ok code program script crud operations full where so all both
  please me i need want data over serves serve serving following these them their can offers provides supports exposes methods method verbs simple uvicorn decodes decode decoding stdlib`.split(
    /\s+/,
  ),
);

/** The paths that no route names. */
const OTHERS =
  '(?:(?:everything|anything|all|any|every)(?: the)?(?: else| (?:other|unknown|unmatched) \\w+)|(?:(?:all|any|the) )?(?:other|unknown|unmatched|undefined) (?:path|route|url|page|endpoint|request|address)(?:e?s)?|the rest|anything|everything)';
const NOT_FOUND = new RegExp(
  `,? ?(?:and )?(?:(?:that |it )?(?:(?:returns?|answers?|gives?|sends?|responds?|replies|with) ){0,2}(?:an? )?(?:status |http )?(?:code )?404(?: not found| status| error)? (?:for|on|to) ${OTHERS}|${OTHERS}(?: (?:gets?|gives?|is|are|returns?|answers?|answered|responds?))*(?: with)?(?: an?)?(?: status)? 404(?: not found)?|(?:(?:returns?|answers?|with|gives?) )*(?:an? )?404(?: not found)? (?:otherwise|else)|otherwise(?: (?:it )?(?:returns?|answers?|gives?))?(?: an?)? 404)`,
);
const REFUSED =
  /,? ?(?:and )?(?:only (?:accepts?|allows?|answers?) get(?: requests)?,? ?(?:and |otherwise |else )?(?:returns? |answers? |gives? |sends? )?(?:an? )?(?:405)?(?: (?:otherwise|for (?:other methods|everything else)))?|(?:otherwise |other methods (?:get|return) )(?:an? )?405|405 (?:otherwise|for other methods))/;

const EVERY =
  '(?:(?:to|for|on) )?(?:all|every|any|each)(?: (?:incoming|http|single))?(?: (?:get|other))? ?(?:requests?|paths?|routes?|urls?|methods?|of them)(?: and (?:all |any |every )?(?:methods?|paths?))?';

/** A thing that was not found is answered with 404 by every version. */
const NO_RECORD =
  /\bor (?:with )?(?:an? )?(?:status |http )?404(?: not found| error| status)?(?=[,;.]|$| (?:and|in|kept|using)\b)|[,;]? ?\b(?:and |with |or |else |it )*(?:(?:returns?|returning|answers?|gives?|giving|sends?|responds?(?: with)?|with) )?(?:an? )?(?:status |http )?404(?: not found| error| status)? (?:if|when|for|on) (?:(?:it|the|an?|that|there|no|is|such|id|ids|one|unknown|missing|nonexistent|\w+) ?){0,4}?(?:(?:does ?n[o']t|do not|don't) exist|(?:is |was |are )?(?:not|n't) (?:found|there|known)|is missing|is unknown|such \w+|unknown (?:ids?|\w+)|missing (?:ids?|ones|\w+)|nonexistent \w+|missing)/;
/** "GET /tasks/:id with 404". */
const WITH_404 =
  /,? ?\b(?:with|or|and) (?:an? )?(?:status )?404(?: not found)?(?: (?:responses?|errors?))?(?=[,;.·]|\s*$| and\b)/;
const NAMES = '((?:(?:an? |the )?[a-z_]+(?:, and |, | and | or )?){1,4}?)';
const REQUIRED: readonly RegExp[] = [
  new RegExp(
    `[,;]? ?\\b(?:and |with |or |else |it )*(?:(?:returns?|returning|answers?|gives?|responds?(?: with)?|with) )?(?:an? )?(?:status |http )?400(?: bad request| error| status)? (?:if|when|unless) (?:the )?${NAMES}(?: field| fields)? (?:is|are) (?:missing|empty|not (?:given|there|present)|absent|given|present|missing or empty|empty or missing)`,
  ),
  /[,;]? ?\b(?:and |with |where |the )*([a-z_]+(?: and [a-z_]+){0,3}) (?:(?:is|are) )?(?:required|mandatory)(?: fields?)?(?=[,;.·]|\s*$| and\b)/,
  new RegExp(
    `[,;]? ?\\b(?:and |that |which |it |with )*(?:requires?|requiring|validat(?:es?|ing)(?: that)?|check(?:s|ing) that|needs|validation (?:of|for|on))(?: the| an?)? ${NAMES}(?: fields?)?(?: (?:is|are|to be) (?:present|given|there|not empty|required))?(?=[,;.·]|\\s*$| else| otherwise| and (?:returns?|answers?|responds?|sends?|gives?|logs?)\\b)(?:,? (?:else|otherwise)(?: returns?| answers?| gives?)?(?: an?)? 400)?`,
  ),
];

const MEMORY =
  /[,;]? ?\b(?:(?:and|that|which|it|the|data|is|are|all|them|those|everything|with|using|items?|state|records?) )*(?:(?:keeps?|stores?|holds?|saves?|kept|stored|held|saved|storing|keeping|backed by|using|with) (?:(?:them|it|everything|data|the data|its data|(?:(?:the|all|an?|its) )?(?:(?:list|collection|set) of )?\w+) )?)?(?:(?:in|as|by|into|only in) )?(?:an? |the )?(?:in-memory|in memory|memory|(?:global |simple |plain |js |python )?(?:array|list|map|dict(?:ionary)?|slice|hash ?map|object|variable))(?: (?:store|storage|list|array|map|data|database|db|dict|slice|only))*(?: in memory)?\b|\b(?:without|no) (?:a |any )?(?:database|db)\b/;
const SAFE =
  /[,;]? ?\b(?:(?:and|is|are|be|must|should|all) )*(?:thread|goroutine|concurrency)?[- ]?safe(?:ly)?(?: (?:for|under|against|with|to|when)(?: (?:concurrent(?:ly)?|parallel|simultaneous|multiple|many|use|used|access|accessed|requests?|clients|goroutines|threads|data|races?|race conditions?|from|by))+)?\b|,? ?\b(?:and |that |which )*(?:handles?|supports?|allows?) (?:concurrent|parallel|simultaneous) (?:requests|access|clients)\b|,? ?\b(?:and |with )*(?:no|without) (?:data races?|race conditions?)\b/;
const IDS =
  /[,;]? ?\b(?:and |each |with |an? |the |gets? |has )*(?:auto-?incrementing |auto-?incremented |auto-?increment |incrementing |unique |generated |numeric |integer |increasing )+ids?\b|\bby id\b|,? ?\b(?:with |and )?ids? (?:that )?(?:are )?(?:generated|assigned)(?: automatically)?\b/;
const AS_JSON =
  /,? ?\b(?:and )?(?:(?:returning|returns?|speaks?|uses|using|with|as|in|everything|all|responses?|answers|answering with) )+(?:in )?json(?: (?:bod(?:y|ies)|responses?|format|objects?))?\b|[,;]? ?\bjson (?:in and out|(?:for )?(?:requests? and responses?|input and output))\b/;
const NUMERIC =
  /^(?:price|minutes|hours|duration|calories|weight|points|grade|seats|amount|age|year|count|quantity|stock|rating|score|number|total|salary|priority|pages)$/;
const YES_NO = /^(?:done|completed?|active|finished|checked|read|archived|enabled|available|is_\w+)$/;

const fieldOf = (name: string): Field => ({
  name,
  kind: NUMERIC.test(name) ? 'number' : YES_NO.test(name) ? 'bool' : 'text',
});
const namesIn = (text: string): string[] =>
  text
    .split(/, and |, ?| and | or /)
    .map((one) => one.replace(/^(?:an? |the )/, '').trim())
    .filter((one) => /^[a-z_]+$/.test(one));

/** Fields that must be there, and what they must be where the wish says that they are validated. */
function readRequired(wish: WishText): { required: string[]; checks: Record<string, Check> } {
  const checks: Record<string, Check> = {};
  const required = REQUIRED.flatMap((pattern) => {
    const found = wish.take(pattern);
    const names = namesIn(found?.[1] ?? '');
    if (/\bvalidat/.test(found?.[0] ?? '')) for (const name of names) checks[name] = checkOf(name);
    return names;
  });
  return { required, checks };
}

const ERROR_WORDS = '(?: (?:errors?|messages?|bod(?:y|ies)|responses?|objects?))';
/** "404 as JSON", "a JSON 404", "400 with a JSON error". */
const JSON_ERRORS: readonly RegExp[] = [
  new RegExp(
    `(\\b[45]\\d\\d(?: not found| bad request| error| status)?) (?:(?:as|in|with|and)(?: an?)? )?json${ERROR_WORDS}*(?: (?:message|body|response))?\\b`,
    'gi',
  ),
  new RegExp(`\\b(?:an? )?json (?:error )?([45]\\d\\d)\\b${ERROR_WORDS}*`, 'gi'),
  /\b(?:an? )?json errors?(?: with)? (?:and )?(?:status )?(?:code )?([45]\d\d)\b/gi,
];
const ALL_ERRORS =
  /,? ?\b(?:and |with |that |which )*(?:(?:returns?|sends?|gives?) )?(?:all )?(?:errors (?:are |returned )*(?:as|in) json|json errors?(?: (?:responses?|messages?|bodies))?)\b/i;
const UNPROCESSABLE = /\b422(?: unprocessable(?: (?:entity|content))?)?\b/gi;

function readCollection(
  wish: WishText,
  plural: string,
  required: readonly string[],
  checks: Readonly<Record<string, Check>>,
): Collection {
  const one = singular(plural);
  const noun = `(?:an? |each |every |the )?(?:${plural}|${one})`;
  const item = '(?:an? |the )?[a-z_]+(?: (?:field|flag|string|text|number|boolean))?';
  const said = wish.take(
    new RegExp(
      `[,;(]? ?(?:\\b(?:and|where|with) )?\\b(?:(?:${noun}|they|it|each) (?:has|have|having|with|consists? of|contains?|need)|(?<=· ?)with(?: the)? (?=fields |(?:an? )?[a-z_]+(?:,| and))) ?(?:the )?(?:fields? |properties |attributes )?(${item}(?:(?:, and |, | and )${item}){0,5})(?: fields?)?(?=[,;.)·]|\\s*$| in memory| kept| stored)`,
    ),
  );
  const fields = namesIn(
    (said?.[1] ?? '').replace(
      /(?<!\band|\ban?|\bthe|,) (?:field|flag|string|text|number|boolean)(?=,| and|$)/g,
      '',
    ),
  ).filter(
    // "With a body" alone is that of the request.
    (name, _, all) => !/^(?:json|memory|id)$/.test(name) && (name !== 'body' || all.length > 1),
  );
  while (
    wish.take(
      new RegExp(
        `\\b(?:of |for |the |all |new |stored |in-memory )*(?:${plural}|${one})\\b(?: (?:list|resource|collection|records?|api))?`,
      ),
    )
  );
  const all = fields.length > 0 ? [...new Set([...fields, ...required])] : [];
  return { plural, singular: one === plural ? 'item' : one, fields: all.map(fieldOf), required, checks };
}

const VERBS: readonly (readonly [
  RegExp,
  string,
  string,
  'list' | 'show' | 'create' | 'update' | 'remove',
])[] = [
  [/\b(?:list(?:s|ing)?|get(?:s|ting)? all|read(?:s|ing)?|index)\b/, 'GET', '', 'list'],
  [/\b(?:add(?:s|ing)?|creat(?:es?|ing)|post(?:s|ing)?)\b/, 'POST', '', 'create'],
  [/\b(?:show(?:s|ing)?|get(?:s|ting)?(?! all)|read(?:s|ing)? one)\b/, 'GET', '/:id', 'show'],
  [/\b(?:updat(?:es?|ing)|edit(?:s|ing)?|chang(?:es?|ing))\b/, 'PUT', '/:id', 'update'],
  [/\b(?:delet(?:es?|ing)|remov(?:es?|ing))\b/, 'DELETE', '/:id', 'remove'],
];

const DEED =
  '(?:list(?:s|ing)?|add(?:s|ing)?|creat(?:es?|ing)|get(?:s|ting)?(?: (?:all|one))?|updat(?:es?|ing)|edit(?:s|ing)?|delet(?:es?|ing)|remov(?:es?|ing)|show(?:s|ing)?)';
/** "With create, list and delete". */
const SOME_DEEDS = new RegExp(
  `(?:,? ?\\b(?:with|supporting|for|to|only)|:) (?:the )?${DEED}(?:(?:, and |, ?| and )${DEED})*(?: (?:endpoints?|routes?|operations?|only))?(?=[,;.·]|\\s*$| in memory)`,
);

/** "CRUD for books", "a REST API to list, add and delete books": routes that are not named. */
function readCrud(wish: WishText): Route[] {
  const crud = wish.take(
    /\b(?:(?:full |basic |simple )?crud(?: (?:rest )?(?:api|operations|endpoints|routes|app|server|service|backend|methods))*|rest(?:ful)? api) (?:for|of|over|on|to manage|managing|that manages) (?:an? |the |managing |in-memory )*(?:list of |collection of |resource )?([a-z]+)(?: (?:resource|list|items|records))?\b/,
  );
  if (crud?.[1]) {
    const plural = /s$/.test(crud[1]) ? crud[1] : pluralOf(crud[1]);
    const some = wish.take(SOME_DEEDS)?.[0];
    return VERBS.filter(([pattern]) => some === undefined || pattern.test(some)).map(
      ([, method, tail, does]) => ({
        method,
        path: `/${plural}${tail}`,
        deed: { does, of: plural },
      }),
    );
  }
  const methods = wish.take(
    /\b(?:rest )?(?:api|server|backend|app|routes|endpoints) (?:for|of|to manage) (?:an? |the )?([a-z]+)(?: list| items| resource)?,? (?:with|that supports?|supporting|using) (?:routes for |endpoints for )?((?:(?:get|post|put|patch|delete)(?:, and |, ?| and )?){2,5})(?: (?:routes?|endpoints?|methods?|requests?))?(?=[,;.·]|\s*$| in| and| that| kept| stored)/,
  );
  if (methods?.[1]) {
    const plural = /s$/.test(methods[1]) ? methods[1] : pluralOf(methods[1]);
    const said = methods[2]?.toUpperCase() ?? '';
    return VERBS.filter(([, method, , does]) => does !== 'show' && said.includes(method)).map(
      ([, method, tail, does]) => ({ method, path: `/${plural}${tail}`, deed: { does, of: plural } }),
    );
  }
  const found = wish.take(
    /(?:\b(?:to|for|that can|which can|that|can|lets you)|:) ((?:(?:list(?:s|ing)?|add(?:s|ing)?|creat(?:es?|ing)|get(?:s|ting)?|read(?:s|ing)?|updat(?:es?|ing)|edit(?:s|ing)?|delet(?:es?|ing)|remov(?:es?|ing)|show(?:s|ing)?)(?:, and |, ?| and )?){2,5}) (?:an? |the )?([a-z]+s)\b/,
  );
  const of = found?.[2];
  if (!found && wish.take(/\b(?:full |basic |simple )?crud(?: (?:operations|endpoints|routes|methods))?\b/))
    return VERBS.map(([, method, tail, does]) => ({
      method,
      path: `/items${tail}`,
      deed: { does, of: 'items' },
    }));
  if (!found || !of) return [];
  return VERBS.filter(([pattern]) => pattern.test(found[1] ?? '')).map(([, method, tail, does]) => ({
    method,
    path: `/${of}${tail}`,
    deed: { does, of },
  }));
}

function readAlways(wish: WishText): Server['always'] {
  const found =
    wish.take(/\b(?:that |which |it )?always\b/) ??
    wish.take(new RegExp(`\\b${EVERY}(?: (?:gets?|is answered|are answered|receives?))?`));
  if (!found) return undefined;
  wish.take(new RegExp(`\\b${EVERY}`));
  return readAnswer(new Clause(wish, 0, wish.rest.length), '/', undefined);
}

const FRAMEWORKS: Readonly<Record<Framework, RegExp>> = {
  express: /^(?:javascript|typescript)$/,
  flask: /^python$/,
  fastapi: /^python$/,
};
const NAMES_OF_FRAMEWORKS: readonly Framework[] = ['express', 'flask', 'fastapi'];
const OTHER_KINDS =
  /\b(?:clients?|fetch(?:es)?|crawlers?|websockets?|socket|proxy|tcp|udp|static files?|middleware|django|koa|fastify|nest(?:js)?|hono|gin|fiber|chi|echo framework|sinatra|rails|spring|laravel|graphql|grpc|redirects?|class|component|mock|tests?)\b/;

const NOTHING_AROUND: Server['around'] = { isLogged: false, isShared: false, isGraceful: false };

/** Otherwise it would count as a reply of the route before it. */
const UNREADABLE =
  /[,;]? ?\b(?:(?:and|with|it|that|returns?|returning|answers?|gives?|sends?|responds?|an?) )*(?:status )?400(?: bad request| error| status)? (?:on|for|if|when) (?:(?:the|an?|request|body|is|not) )*(?:invalid|malformed|bad|broken|valid) json(?: (?:body|bodies|input))?\b/;

/** "A CRUD API in Go for books". */
const NAMED_LANGUAGE =
  / in (?:go(?:lang)?|python|javascript|typescript|node(?:\.?js)?)(?= (?:for|to|that|with|which)\b)/i;

/** A server whose routes the wish says; undefined for any other wish. */
export function readServer(wished: string, language: string): Server | undefined {
  const { rest, names: inBraces } = withoutFields(wished);
  const prompt = rest.replace(NAMED_LANGUAGE, '');
  const plain = withPaths(JSON_ERRORS.reduce((text, pattern) => text.replace(pattern, '$1'), prompt));
  const isUnprocessable =
    !/\b400\b/.test(plain) && !/\bfast ?api\b/i.test(plain) && plain.search(UNPROCESSABLE) >= 0;
  const wish = new WishText(isUnprocessable ? plain.replace(UNPROCESSABLE, '400') : plain);
  const hasJsonErrors =
    JSON_ERRORS.some((pattern) => pattern.test(prompt)) || wish.take(ALL_ERRORS) !== undefined;
  if (!wish.has(/\b(?:server|api|app|application|service|backend|endpoints?|handler|routes?|crud)\b(?!\.\w)/))
    return undefined;
  const isFast = wish.has(/\bfast ?api\b/);
  const around = isFast ? NOTHING_AROUND : readAround(wish);
  if (wish.has(OTHER_KINDS)) return undefined;
  const isPlain = wish.take(
    /\bexpress-free\b|\b(?:without|no|not using)(?: using)? (?:express|flask|(?:any )?(?:external )?(?:framework|frameworks|dependencies|libraries))\b|\bonly the (?:standard library|jdk|stdlib)\b/,
  );
  const named = isPlain
    ? undefined
    : wish.take(/\b(?:in |with |using )?(express|flask|fastapi|fast api)(?:\.?js)?\b/);
  const framework = NAMES_OF_FRAMEWORKS.find((one) => one === named?.[1]?.replace(' ', ''));
  if (framework && !FRAMEWORKS[framework].test(language)) return undefined;
  if (!framework && !wish.has(/\b(?:http|web|rest|crud|server(?!\.\w)|(?:get|post|put|delete) \/)/))
    return undefined;
  const portVariable = readPortVariable(wish);
  const known = portVariable === undefined ? undefined : (wish.take(USUAL_PORT) ?? wish.take(PORT_OTHERWISE));
  const port =
    known ??
    wish.take(/\b(?:(?:that )?(?:listen(?:s|ing)?|runs?|running) )?(?:on )?(?:port|:)\s?(\d{2,5})\b/) ??
    wish.takeIf(/\bport\b/, USUAL_PORT);
  const notFound = wish.take(NOT_FOUND);
  const refused = wish.take(REFUSED);
  wish.take(NO_RECORD);
  const said = readChecks(wish);
  const needed = readRequired(wish);
  const checks = { ...needed.checks, ...said };
  const required = [...new Set([...needed.required, ...Object.keys(checks)])];
  if (required.length > 0) takeRefusal(wish);
  const unreadable = isFast ? undefined : wish.take(UNREADABLE);
  const always = readAlways(wish);
  const { routes, unknown } = always
    ? { routes: [], unknown: [] }
    : readRoutes(wish, framework === undefined);
  const isNamed = always !== undefined || routes.length > 0;
  if (!always && routes.length === 0) routes.push(...readCrud(wish));
  if (!always && routes.length === 0 && unknown.length === 0) {
    const answer = readAnswer(new Clause(wish, 0, wish.rest.length), '/', undefined);
    // A plain text to every request is a stored program.
    const isPlainText = answer?.body.kind === 'text' && !/["'`]/.test(prompt);
    const isAnswer = answer && answer.body.kind !== 'none' && (!isPlainText || portVariable !== undefined);
    if (!isAnswer && portVariable === undefined) return undefined;
    // A wish about the port alone leaves open what the server says.
    const hello: Deed = { does: 'answer', status: 200, body: { kind: 'text', text: 'hello' } };
    routes.push({ method: 'GET', path: '/', deed: isAnswer ? answer : hello });
  }
  if (!always && routes.length === 0) return undefined;
  while (wish.take(NO_RECORD) || (routes.some(({ deed }) => deed.does === 'show') && wish.take(WITH_404)));
  if (routes.some(({ deed }) => deed.does === 'create')) takeRefusal(wish);
  const plurals = new Set(routes.flatMap(({ deed }) => (deed.does === 'answer' ? [] : [deed.of])));
  for (let at = 0; at < 3 && plurals.size > 0 && (wish.take(MEMORY) || wish.take(IDS)); at++);
  while (wish.take(AS_JSON));
  if (hasJsonErrors) wish.take(/[,;]? ?\b(?:and |with |an? )*404(?: errors?)?(?=[,;.·]|\s*$| and\b)/);
  if (language === 'go')
    wish.take(
      /,? ?\b(?:(?:and|with|using|uses?|behind|under|by|an?|the|protect(?:s|ed)|guard(?:s|ed)|secured|synchroni[sz]ed|it|them|is|are) )+(?:sync\.)?(?:rw)?(?:mutex|lock)(?:es|s)?\b/,
    );
  // Go's records have a lock, and Node answers one request after the other.
  if (/^(?:go|javascript|typescript)$/.test(language)) wish.take(SAFE);
  const created = routes.find(({ deed }) => deed.does === 'create')?.deed;
  const collections = [...plurals].map((plural) => {
    if (created?.does !== 'create' || created.of !== plural) return readCollection(wish, plural, [], {});
    const one = readCollection(wish, plural, required, checks);
    const all = [...new Set([...inBraces, ...required])];
    const known = one.fields.length === 0 && inBraces.length > 0 ? { ...one, fields: all.map(fieldOf) } : one;
    return known.fields.length > 0 && wish.take(VALIDATED) ? validated(known) : known;
  });
  // Without records, nothing has these fields.
  if (inBraces.length > 0 && !collections.some(({ fields }) => fields.length > 0)) return undefined;
  // Its models are made of the fields.
  if (isFast)
    for (const [at, one] of collections.entries())
      if (one.fields.length === 0 && Object.keys(one.checks).length > 0)
        collections[at] = { ...one, fields: one.required.map(fieldOf) };
  // Without a route that adds records, nothing is there to be validated.
  if (required.length > 0 && !created) return undefined;
  // Flask is stopped by its server.
  const lacksGrace =
    around.isGraceful && framework && language === 'python' ? ['graceful', 'gracefully'] : [];
  // FastAPI answers 422 to what does not fit its models.
  const lacks400 = isFast && Object.keys(checks).length > 0 && /\b400\b/.test(prompt) ? ['400'] : [];
  const unmet = [
    ...unknown,
    ...wish.left(SILENT),
    ...lacksGrace.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(prompt)),
    ...lacks400,
    // A route that reads no body refuses none.
    ...(unreadable && !created ? ['400', 'invalid'] : []),
  ];
  return {
    port: port?.[1] ? Number(port[1]) : framework === 'flask' ? 5000 : framework === 'fastapi' ? 8000 : 8080,
    ...(portVariable === undefined ? {} : { portVariable }),
    ...(framework ? { framework } : {}),
    routes,
    collections,
    around,
    hasJsonErrors,
    refusal: isUnprocessable ? 422 : 400,
    refusesMethods: refused !== undefined && notFound === undefined,
    ...(always ? { always } : {}),
    isNamed: isNamed || (routes.length > 0 && hasAround(around)),
    unmet,
  };
}
