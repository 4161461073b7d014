import { NUMBER, numberOf } from '../reading/text.ts';
import { LEAD, middleware, REFUSAL, type Reader, used } from './express-middleware.ts';

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86400 };

const WHO = '(?:clients?|ips?|users?|address(?:es)?|visitors?|callers?)(?: address(?:es)?)?';
const HEAD = new RegExp(
  `${LEAD}(?:rate[- ]?limit(?:er|ing|s|ed)?|limit(?:s|ing)?|throttl(?:es?|ing|er))(?: middleware)?(?: (?:of|to|that|which|allows?|with|requests|for|only|express))*`,
);
const COUNT = new RegExp(
  `[,;:]? ?(?:\\b(?:and|to|of|allows?|allowing|only|at most|up to|no more than|more than|max(?:imum)?(?: of)?|each ${WHO}|makes?|sends?) )*${NUMBER}(?: (?:requests?|calls?|hits)\\b|(?= (?:per|an?|every|each) ))`,
);
const WINDOW = new RegExp(
  `[,;]? ?\\b(?:(?:in|within) )?(?:per|an?|every|each|any|one|within|in)(?: ${NUMBER})? (second|minute|hour|day)s?\\b(?: windows?)?`,
);
const CALLER = new RegExp(
  `[,;]? ?\\b(?:(?:per|by|for|from|and|each|every|an?|the|same|single|one|client|of|if|when) )+${WHO}\\b(?: to)?`,
);
const ANSWER = new RegExp(
  `[,;]? ?\\b(?:(?:and|or|it|else|otherwise|that|then|with|sets?|an?|the|http|status|code|too|many|requests?|error|message|json|response|above|beyond|after|over|once|anything|if|when|more|extra|further|comes?|in) )*(?:429|retry-after)\\b(?: header)?${REFUSAL}`,
);

/** Counts the requests of each address in a window of time. */
export const LIMIT: Reader = (wish) => {
  const isAsked = wish.has(/\b(?:rate[- ]?limit|throttl|limit(?:s|ing)?\b)/);
  const head = isAsked ? wish.take(HEAD) : undefined;
  if (!head) return undefined;
  const isByKey =
    wish.take(/[,;]? ?\b(?:per|by|for|for each|each) (?:an? )?api[- ]?keys?\b(?: header)?/) !== undefined;
  const most = wish.take(COUNT)?.[1] ?? '100';
  const [, many = '1', unit = 'minute'] = wish.take(WINDOW) ?? [];
  while (wish.take(CALLER));
  for (let more = 0; more < 3; more++)
    wish.take(
      /[,;]? ?\b(?:and|that|which)? ?\b(?:returns?|answers?|responds?|sends?|rejects?|blocks?|returning|answering|responding|sending)\b(?: (?:with|an?|the|status|code|http|proper|correct|error|extra|further|more|requests?|them|others?|others|by|a))*(?= ?(?:429|retry-after|·|too many))/,
    ) ?? wish.take(ANSWER);
  const length = (SECONDS[unit] ?? 60) * numberOf(many);
  return {
    declared: [
      `const MOST_REQUESTS = ${numberOf(most)};`,
      `const WINDOW_MS = ${length} * 1000;`,
      'const windows = new Map();',
      '',
      `// Counts the requests of each ${isByKey ? 'API key, or address without one,' : 'address'} in windows of ${many === '1' ? `one ${unit}` : `${numberOf(many)} ${unit}s`}.`,
      ...middleware('limitRate', [
        'const now = Date.now();',
        'for (const [address, { ends }] of windows) if (ends <= now) windows.delete(address);',
        isByKey ? 'const address = request.get("x-api-key") ?? request.ip;' : 'const address = request.ip;',
        'const window = windows.get(address) ?? { count: 0, ends: now + WINDOW_MS };',
        'windows.set(address, window);',
        'window.count += 1;',
        'if (window.count <= MOST_REQUESTS) return next();',
        'response.set("Retry-After", String(Math.ceil((window.ends - now) / 1000)));',
        'response.status(429).json({ error: "too many requests" });',
      ]),
    ],
    used: used('limitRate'),
  };
};
