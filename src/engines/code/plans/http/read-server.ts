import { WishText } from '../reading/text.ts';
import { PORT_OTHERWISE, readPortVariable, USUAL_PORT } from './port-variable.ts';
import { Clause, readAnswer } from './read-answer.ts';
import { hasAround, readAround, readChecks, takeRefusal } from './read-around.ts';
import { IDS, MEMORY, readCollection, SAFE } from './read-collection.ts';
import { readCrud } from './read-crud.ts';
import {
  ALL_ERRORS,
  JSON_ERRORS,
  NO_RECORD,
  NOT_FOUND,
  REFUSED,
  UNPROCESSABLE,
  UNREADABLE,
  WITH_404,
} from './read-refusals.ts';
import { readRequired } from './read-required.ts';
import { readRoutes, withPaths } from './read-routes.ts';
import { fieldOf, VALIDATED, validated, withoutFields } from './record-fields.ts';
import type { Deed, Framework, Server } from './server.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the and or with that small simple minimal tiny basic plain node nodejs js http https web rest restful json server
  handler api app application service backend endpoint endpoints route routes one two three single write create make build go
  golang python typescript javascript using use only standard library net returns answers which in it its listening
  listens on requests request has have having for to ok code program script crud operations full where so all both
  please me i need want data over serves serve serving following these them their can offers provides supports exposes methods method verbs simple uvicorn decodes decode decoding stdlib`.split(
    /\s+/,
  ),
);

/** The purpose of the server; its routes follow from it. */
const PURPOSE =
  /\b(?:an? )?(?:health|liveness|readiness|status)(?:[- ]?checks?)?(?: and (?:health|liveness|readiness|status|metrics)(?:[- ]?checks?)?)? (?=(?:http |web |rest )?(?:server|service|api|app|endpoints?)\b)/;

const EVERY =
  '(?:(?:to|for|on) )?(?:all|every|any|each)(?: (?:incoming|http|single))?(?: (?:get|other))? ?(?:requests?|paths?|routes?|urls?|methods?|of them)(?: and (?:all |any |every )?(?:methods?|paths?))?';

const AS_JSON =
  /,? ?\b(?:and )?(?:(?:returning|returns?|speaks?|uses|using|with|as|in|everything|all|responses?|answers|answering with) )+(?:in )?json(?: (?:bod(?:y|ies)|responses?|format|objects?))?\b|[,;]? ?\bjson (?:in and out|(?:for )?(?:requests? and responses?|input and output))\b/;

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
  wish.takeIf(/\/[a-z]/, PURPOSE);
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
