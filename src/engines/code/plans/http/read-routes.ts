import { singular, type WishText } from '../reading/text.ts';
import { Clause, readAnswer } from './read-answer.ts';
import { type Deed, isVaried, type Route, segmentsOf } from './server.ts';
import { inZone } from './zone.ts';

const METHOD = '(?:get|post|put|patch|delete)';
const METHODS = `${METHOD}(?:(?:, and |, ?| and | or |\\/)${METHOD})*`;
const ANCHOR = new RegExp(
  `(?:\\b(?:an?|the|one|its) )?(?:\\b(?:routes?|endpoints?|paths?) )?(?:\\b(${METHODS}) )?(?:(?:requests?|calls?|endpoints?|routes?) )?(?:\\b(to|on|at|for|under|from) )?(?:the )?(?:(?:route|endpoint|path|url) )?(?<![\\w.<])(\\/[a-z0-9_:{}<>-]*(?:\\/[a-z0-9_:{}<>-]+)*)(\\?[\\w=&{}<>/]+)?(?=[\\s,;:.)·]|$)(?: (?:routes?|endpoints?|paths?|pages?|urls?))?(?: (?:for|with|via|using|by|that (?:accepts?|takes?)|accepting|supporting) (${METHODS})(?: requests?)?)?`,
  'g',
);

interface Anchor {
  readonly start: number;
  readonly end: number;
  readonly methods: readonly string[];
  readonly isBehind: boolean;
  readonly path: string;
  readonly query?: string;
}

/** `/users/{id}` and `/users/<int:id>` as `/users/:id`. */
const pathOf = (said: string): string =>
  said.replace(
    /\{(\w+)\}|<(?:\w+:)?(\w+)>/g,
    (_, braced?: string, angled?: string) => `:${braced ?? angled}`,
  );

function anchorsIn(wish: WishText): Anchor[] {
  return [...wish.rest.matchAll(ANCHOR)].map((found) => {
    const [whole, before, link, path = '/', query, behind] = found;
    const at = found.index + whole.indexOf(path, whole.search(/(?<![\w.<])\//) - 1);
    const methods = (before ?? behind)?.match(new RegExp(METHOD, 'g')) ?? [];
    return {
      start: found.index,
      end: found.index + whole.length,
      methods: methods.map((one) => one.toUpperCase()),
      isBehind: link !== undefined,
      path: pathOf(wish.given.slice(at, at + path.length)),
      ...(query ? { query } : {}),
    };
  });
}

const IS_OK: Deed = { does: 'answer', status: 200, body: { kind: 'json', text: '{"status":"ok"}' } };
const KNOWN_PATHS: Readonly<Record<string, Deed>> = {
  ...Object.fromEntries(
    ['health', 'healthz', 'healthcheck', 'status', 'live', 'livez', 'ready', 'readyz', 'alive'].map(
      (path) => [path, IS_OK],
    ),
  ),
  ping: { does: 'answer', status: 200, body: { kind: 'text', text: 'pong' } },
  time: { does: 'answer', status: 200, body: { kind: 'time', isJson: true } },
  uptime: { does: 'answer', status: 200, body: { kind: 'report', fields: ['uptime'] } },
  version: { does: 'answer', status: 200, body: { kind: 'report', fields: ['version'] } },
  now: { does: 'answer', status: 200, body: { kind: 'time', isJson: true } },
  hello: { does: 'answer', status: 200, body: { kind: 'text', text: 'Hello, world!' } },
  '': { does: 'answer', status: 200, body: { kind: 'text', text: 'Hello, world!' } },
};

const GREETING = /^(?:greet|greeting|hello|hi|welcome)$/;

const pluralIn = (path: string): string | undefined =>
  segmentsOf(path)
    .filter((one) => !isVaried(one))
    .at(-1);
const isPlural = (name: string): boolean => /[^su]s$/.test(name) && !/^(?:news|status|canvas)$/.test(name);

/** The operation on records that an HTTP method stands for, unless the wish says otherwise. */
function customary(method: string, path: string, kept: ReadonlySet<string>): Deed | undefined {
  const of = pluralIn(path);
  if (of === undefined) return method === 'GET' ? KNOWN_PATHS[''] : undefined;
  const isOne = isVaried(segmentsOf(path).at(-1) ?? '');
  const isRecords = isPlural(of) || kept.has(of);
  const last = segmentsOf(path).at(-1) ?? '';
  if (method === 'GET' && isOne && GREETING.test(of) && /name|user|who|person/.test(last))
    return {
      does: 'answer',
      status: 200,
      body: { kind: 'greet', name: last.slice(1), isInPath: true, isJson: false },
    };
  if (!isRecords) return method === 'GET' && !isOne ? KNOWN_PATHS[of] : undefined;
  if (method === 'GET') return { does: isOne ? 'show' : 'list', of };
  if (method === 'POST') return isOne ? undefined : { does: 'create', of };
  if (!isOne) return undefined;
  return { does: method === 'DELETE' ? 'remove' : 'update', of };
}

/** "A /hello route that returns JSON". */
const JSON_ANSWER =
  /\b(?:returns?|returning|answers?|answering|responds?|responding|sends?|sending|gives?|with|as|in)(?: (?:with|an?|some|back|simple))* json\b/;

const inJson = (deed: Deed): Deed => {
  if (deed.does !== 'answer') return deed;
  const { body } = deed;
  if (body.kind === 'text')
    return { ...deed, body: { kind: 'json', text: JSON.stringify({ message: body.text }) } };
  return 'isJson' in body ? { ...deed, body: { ...body, isJson: true } } : deed;
};

const OBJECT =
  '(?: (?:all|every|each|any|the|an?|new|one|single|its|of|them|it|those|this|that|whole|full|list|array|record|specific|given|posted|json|object|hard-?coded|static|fixed|sample|dummy|predefined|NOUN))*(?: (?:(?:by|with|for|from) (?:(?:its|the|that|an?|this|given|matching|json|request) )*(?:ids?|body)|(?:to|in|into|from) (?:the|an?|that|this|our|it)? ?(?:(?:hard-?coded|static|fixed|sample|in-memory) )?(?:list|array|memory|map|dict(?:ionary)?|slice|it|collection|in-memory (?:list|array|store))|as (?:an? )?json(?: (?:array|list|body|objects?))?|in the (?:request )?body|from the (?:json |request )*body))*';
const RESTATED: Readonly<Record<string, string>> = {
  list: 'returns?|returning|lists?|listing|gets?|getting|gives?|shows?|sends?|fetch(?:es)?|reads?|read(?:ing)?|retrieves?|answers with|responds with|for|serves?',
  show: 'returns?|returning|gets?|getting|gives?|shows?|sends?|fetch(?:es)?|reads?|retrieves?|finds?|answers with|responds with|for|looks? up',
  create:
    'adds?|adding|creates?|creating|stores?|storing|saves?|saving|inserts?|appends?|keeps?|accepts?|takes?|posts?|for|puts?|receives?|and returns?|returns?|with',
  update:
    'updates?|updating|changes?|changing|replaces?|replacing|edits?|editing|modif(?:ies|y|ying)|for|toggles?',
  remove: 'deletes?|deleting|removes?|removing|for',
};

const LISTED =
  /[,;]?(?: ?\b(?:and|that|which|to|it|should|will|where|you|can|get))* ?\b(?:returns?|returning|lists?|listing|gives?|giving|shows?|sends?|sending|serves?|serving|answers? with|responds? with|with)(?: (?:back|all|the|an?|my|our|some|hard-?coded|static|fixed|sample|dummy|small|json|current|whole|full|in-memory|today's))*(?: (?:lists?|arrays?|collection|slice)(?: of(?: all| the| my| our)?)?)?((?: (?!(?:as|in|with|for|and|from|of|per|with)\b)[a-z-]+){0,2}) ([a-z]+)(?:,? (?:as|in|formatted as) (?:an? )?json(?: (?:array|list|format|objects?))?| from (?:an? |the )?(?:in-memory |hard-?coded |static |fixed )*(?:list|array|slice|memory|variable))*(?=\s*(?:[,;.·]|$)| (?:and|each|with|where|on|listening)\b)/;

/** "Returns a list of night shifts as JSON": the things, where the path does not name them by itself. */
function readListed(clause: Clause, path: string): string | undefined {
  const found = LISTED.exec(clause.rest);
  const [all = '', before = '', noun = ''] = found ?? [];
  const isList = /\b(?:lists?|arrays?|collection|slice)\b/.test(all);
  if (!found || !isPlural(noun) || !(isList || pluralIn(path) === noun)) return undefined;
  if (!isList && !before.trim()) return undefined;
  return clause.take(LISTED) ? (isPlural(pluralIn(path) ?? '') ? pluralIn(path) : noun) : undefined;
}

function restate(clause: Clause, does: string, nouns: string): void {
  const verbs = RESTATED[does];
  const pattern = new RegExp(
    `[,;]?(?: ?\\b(?:and|that|which|to|it|then|should|will))* ?\\b(?:${verbs})\\b${OBJECT.replace('NOUN', nouns)}(?= ?(?:[,;.·]|$|and\\b|with\\b))`,
  );
  for (let at = 0; at < 3 && clause.take(pattern); at++);
  if (does === 'create')
    clause.take(
      /,? ?\b(?:and )?(?:(?:returns?|answers?|responds?|gives?|with)(?: with)? )*(?:it )?(?:an? )?(?:with )?(?:status |http )*(?:code )?201(?: created)?(?: status)?|,? ?\b(?:and )?returns? (?:it|(?:the|its|an?) (?:(?:new|created|generated) )*(?:ids?|(?<=(?:new|created) )\w+))\b/,
    );
  if (does === 'remove')
    clause.take(
      /,? ?\b(?:and )?(?:(?:returns?|answers?|responds?|gives?|with)(?: with)? )+(?:an? )?(?:status |http )*(?:code )?204(?: no content)?(?: status)?/,
    );
}

const CUSTOMARY_STATUS: Readonly<Record<string, readonly number[]>> = {
  GET: [200],
  POST: [201],
  PUT: [200],
  PATCH: [200],
  DELETE: [204],
};

/** The routes that a wish names, and the places of those it says nothing known about. */
export function readRoutes(wish: WishText, hasZones: boolean): { routes: Route[]; unknown: string[] } {
  const anchors = anchorsIn(wish);
  const having = (method: string): string[] =>
    anchors.filter(({ methods }) => methods.includes(method)).map(({ path }) => pluralIn(path) ?? '');
  // Things that are sent and can be fetched again are kept, whatever their name.
  const kept = new Set(having('POST').filter((name) => having('GET').includes(name)));
  const routes: Route[] = [];
  const unknown: string[] = [];
  for (const { start, end } of anchors) wish.cover(start, end);
  for (const [at, { start, end, methods, path, query, isBehind }] of anchors.entries()) {
    const behind = new Clause(wish, end, anchors[at + 1]?.start ?? wish.rest.length);
    const before = new Clause(wish, anchors[at - 1]?.end ?? 0, start);
    const listed = methods.every((one) => one === 'GET') ? readListed(behind, path) : undefined;
    if (listed) {
      routes.push({ method: 'GET', path, deed: { does: 'list', of: listed } });
      continue;
    }
    const answer =
      (isBehind ? readAnswer(before, path, query) : undefined) ??
      (methods.length < 2 ? readAnswer(behind, path, query) : undefined);
    const isOwn = (method: string): boolean => {
      const deed = customary(method, path, kept);
      return deed !== undefined && deed.does !== 'answer';
    };
    // "POST /notes adds one and returns 201": the number alone is no answer of its own.
    const isStatus = answer?.body.kind === 'none' && methods.some(isOwn);
    // "GET /notes/:id with 404": the answer where there is none.
    const isMissing = answer?.status === 404 && path.includes(':');
    if (isStatus && !isMissing && !CUSTOMARY_STATUS[methods[0] ?? '']?.includes(answer.status))
      unknown.push(`${answer.status}`);
    if (answer && !isStatus) {
      const method = methods[0] ?? (answer.body.kind === 'echo' ? 'POST' : 'GET');
      routes.push({ method, path, deed: answer });
      continue;
    }
    const isJson = JSON_ANSWER.test(behind.rest) || (isBehind && JSON_ANSWER.test(before.rest));
    const nouns = [pluralIn(path) ?? '', singular(pluralIn(path) ?? '')].filter(Boolean).join('|') || 'it';
    for (const method of methods.length > 0 ? methods : ['GET']) {
      // "GET, POST, PUT and DELETE on /notes": the last two are of one of them.
      const isOfOne = methods.length > 1 && customary(method, path, kept) === undefined;
      const at = isOfOne ? `${path}/:id` : path;
      const deed = customary(method, at, kept);
      if (!deed) unknown.push(path);
      else routes.push({ method, path: at, deed: isJson ? inJson(deed) : deed });
      if (deed && deed.does !== 'answer')
        for (const clause of isBehind ? [behind, before] : [behind]) restate(clause, deed.does, nouns);
    }
  }
  return { routes: hasZones ? inZone(routes, wish) : routes, unknown };
}

/** "An API for books with GET, POST and DELETE": all methods are of the books. */
const METHODS_OF =
  /\b(?:[Aa][Pp][Ii]|server|service|endpoints?|backend) (?:for|of|that (?:manages|keeps|stores)) (?:an? )?(?:list of )?([a-z]{2,20}s)\b (?:with|using|supporting|that supports) ((?:(?:GET|POST|PUT|PATCH|DELETE)(?:, and |, | and |$|(?=[\s.;]))){2,5})(?! ?\/)/;

/** "GET /books, POST adds one, PUT and DELETE": methods without a path are of the list, or of one record. */
export function withPaths(given: string): string {
  const text = given.replace(METHODS_OF, (all, noun: string, methods: string) =>
    all.replace(
      methods,
      methods.replace(/[A-Z]+/g, (method) => `${method} /${noun}${/GET|POST/.test(method) ? '' : '/:id'}`),
    ),
  );
  const [, named, id] = /(\/[a-z][\w-]*[^su]s)(\/[:{<][\w:]+[}>]?)?(?![\w/])/i.exec(text) ?? [];
  const [, item = id ?? '/:id'] = /\/[a-z][\w-]*[^su]s(\/[:{<][\w:]+[}>]?)/i.exec(text) ?? [];
  if (named === undefined) return text;
  const listed = text.replace(
    /\b(GET|POST)\b(?=\s+(?:adds?|adding|creates?|creating|stores?|saves?|inserts?|returns?|returning|lists?|answers?|gives?)\b)/g,
    `$1 ${named}`,
  );
  return listed.replace(
    /\b(PUT|PATCH|DELETE)\b(?=\s*(?:[,;.]|$|and\b|(?:returns?|returning|answers?|gives?|with|removes?|updates?|deletes?|that|which)\b))(?!\s*(?:,|and|or)\s+(?:(?:GET|POST|PUT|PATCH|DELETE)\s*(?:,|and|or)?\s*)+(?:(?:on|to|for|at|under) )?\/)/g,
    `$1 ${named}${item}`,
  );
}
