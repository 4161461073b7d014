import type { WishText } from '../reading/text.ts';
import type { Route } from './server.ts';

const ZONE = '(?:time ?-?zones?|tz|zones?)';
const LEAD =
  '(?:[,;(]? ?\\b(?:and|that|which|it|with|takes?|taking|accepts?|accepting|supports?|supporting|reads?|reading|has|having|uses?|using|for|in|of|via|by|from|an?|the|any|that|this|optional|given|specified|requested|chosen|passed|query|url|string|parameters?|params?|called|named|iana)\\b)*';
const FOLLOWS =
  '(?: (?:names?|as|in|from|given|passed|specified|chosen|by|via|through|with|an?|the|url|query|string|parameters?|params?|optional|called|named|tz|timezone|zone|like|such|is|are|can|be|to|and|or|defaults?|defaulting|utc|otherwise|if|missing|not|set|[a-z]+/[a-z_]+)\\b)*\\)?';
const ASKED = new RegExp(
  `${LEAD} ?["'\`?]*\\b${ZONE}\\b["'\`]*(?:=[\\w/]+)?${FOLLOWS}|(?<=· ?)\\?${ZONE}=[\\w/]+`,
);
const NAMED =
  /[?&](\w+)=|\b(?:parameter|param|called|named) ["'`]?(tz|timezone|zone)\b|["'`]?\b(tz|timezone|zone)["'`]? (?:query )?(?:parameter|param)\b/i;

const isTimed = ({ deed }: Route): boolean => deed.does === 'answer' && deed.body.kind === 'time';

/** The query parameter that names the zone of a route's time. */
function readZone(wish: WishText): string | undefined {
  if (!wish.take(ASKED)) return undefined;
  while (wish.take(ASKED));
  const [, ...names] = NAMED.exec(wish.given) ?? [];
  return names.find((one) => one !== undefined)?.toLowerCase() ?? 'tz';
}

/** Routes that tell the time, with the zone that the wish asks for. */
export function inZone(routes: readonly Route[], wish: WishText): Route[] {
  if (!routes.some(isTimed)) return [...routes];
  const zone = readZone(wish);
  const isJson = !/\bplain[- ]text\b/i.test(wish.given);
  const isUtc = /\butc\b/i.test(wish.given);
  return routes.map((route) =>
    route.deed.does === 'answer' && route.deed.body.kind === 'time'
      ? {
          ...route,
          deed: { ...route.deed, body: { ...route.deed.body, isUtc, ...(zone ? { zone, isJson } : {}) } },
        }
      : route,
  );
}

/** Lines before the answer: they refuse a zone that nobody knows. */
export const goZone = (zone: string): string[] => [
  `zone, err := time.LoadLocation(r.URL.Query().Get("${zone}"))`,
  'if err != nil {',
  '  http.Error(w, "unknown time zone", http.StatusBadRequest)',
  '  return',
  '}',
];

export const scriptZone = (zone: string): string[] => [
  `const timeZone = searchParams.get("${zone}") || "UTC";`,
  'let time;',
  'try {',
  '  time = new Date().toLocaleString("sv-SE", { timeZone, timeZoneName: "longOffset" });',
  '} catch {',
  '  response.writeHead(400, { "content-type": "application/json" });',
  '  response.end(JSON.stringify({ error: "unknown time zone" }));',
  '  return;',
  '}',
];

export const pythonZone = (zone: string): string[] => [
  'try:',
  `  zone = ZoneInfo(query.get("${zone}", ["UTC"])[0])`,
  'except (ZoneInfoNotFoundError, ValueError, OSError):',
  '  return self.answer_json(400, {"error": "unknown time zone"})',
];
