import type { Core } from './core.ts';
import { TESTS } from './go-cores.ts';
import { inMilliseconds, program, TIME } from './written-program.ts';

const LEAD =
  '(?:[,;]? ?\\b(?:and|with|an?|the|that|which|it|to|of|for|limit(?:s|ed|ing)?|allow(?:s|ed|ing)?|at most|max(?:imum)?|up to|only|no more than|each|every|per|ip|client|address) )*';
const COUNTED = '(\\d+|two|three|five|ten|twenty)';
const UNITS: readonly (readonly [number, string])[] = [
  [3_600_000, 'Hour'],
  [60_000, 'Minute'],
  [1000, 'Second'],
  [1, 'Millisecond'],
];

/** A time as Go writes it: `15*time.Minute`. */
function duration(said: string): string {
  const ms = Number(inMilliseconds(/^\d|^(?:one|two|three|five|ten) /.test(said) ? said : `1 ${said}`));
  const [size, unit] = UNITS.find(([one]) => ms % one === 0) ?? [1, 'Millisecond'];
  return ms === size ? `time.${unit}` : `${ms / size}*time.${unit}`;
}

/** Servers in Go, and what limits and watches their requests. */
export const GO_SERVICE_CORES: readonly Core[] = [
  program(
    'go-ip-limit',
    /^(?=.*\b(?:middleware|http|requests?|handler)\b)(?=.*\b(?:rate[- ]?limit\w*|limit\w*|throttl\w*|\d+ (?:requests?|calls) (?:per|in|an?|each))\b)(?=.*\b(?:ips?|clients?|address\w*|middleware)\b)(?!.*\b(?:redis|gin|echo|fiber|chi|grpc|upload|body size|x\/time|golang\.org|bandwidth|concurren\w* requests|download\w*)\b)/,
    'go golang http net middleware handler handlers wrap wraps rate limit limits limited limiter limiting throttle throttles requests request per ip ips client clients address addresses each every minute second hour in memory map mutex sync safe concurrent goroutine goroutines answer answers answered respond responds responded returns return status code 429 too many otherwise else when if over above exceeded exceeds more reject rejects rejected stdlib standard library only net/http demo example server small main old entries cleaned clean cleanup up removed forgotten stale periodically from time window sliding log fixed allow allows within after that',
    {
      options: {
        tests: TESTS,
        bucket: /[,;]? ?\b(?:using |with |as |an? |the )*(?:token|leaky)[- ]bucket(?:s)?(?: algorithm)?\b/,
        burst: new RegExp(
          `[,;]? ?\\b(?:and |with |an? |of |allows? |up to )*burst(?:s|iness)?(?: (?:of|up to|to|is|size|capacity))* ${COUNTED}\\b|\\b(?:with |an? )*burst of ${COUNTED}`,
        ),
        most: new RegExp(
          `${LEAD}${COUNTED} (?:requests?|hits|calls|times|reqs?)? ?(?:(?:per|in|within|every|each|an?) )+(?:ip |client |address )?(?:(?:per|in|within|every|each|an?) )*(?:${TIME}|(second|minute|hour|min|sec|s|h|m)\\b)`,
        ),
        forwarded:
          /[,;]? ?\b(?:and |with |also |using |uses |honou?rs? |respects? |reads? |from |the |if |behind |supports? )*(?:an? )?(?:x-forwarded-for|proxy|reverse proxy)(?: header)?(?: (?:if|when) (?:set|there|present|given))?/,
        json: /[,;]? ?\b(?:and |with |as |an? |in )*json(?: (?:error|body|message|answer|response))*\b/,
        port: /\b(?:on |port |listens? |listening )+:?(\d{4,5})\b/,
      },
      implies: { burst: 'bucket' },
      always: [
        /[,;]? ?\b(?:and |with |plus |an? |the |sets? |sends? |including )*retry-after(?: header)?(?: in seconds)?/,
      ],
      derived: (values, { given }): Readonly<Record<string, string>> => {
        const found = new RegExp(
          `${COUNTED} (?:requests?|hits|calls|times|reqs?)? ?(?:(?:per|in|within|every|each|an?) )+(?:ip |client |address )?(?:(?:per|in|within|every|each|an?) )*(?:${TIME}|(second|minute|hour|min|sec|s|h|m)\\b)`,
          'i',
        ).exec(given);
        const count = values.get('most');
        return {
          ...(found ? { period: duration((found[2] ?? found[3] ?? 'minute').toLowerCase()) } : {}),
          ...(count ? { rate: count, burst: values.get('burst') ?? count } : {}),
        };
      },
    },
  ),
  program(
    'go-bucket',
    /^(?=.*\b(?:token[- ]?bucket|rate[- ]?limiter|leaky[- ]bucket)\b)(?=.*\b(?:clock|tests?|fake|swap\w*|inject\w*|now func|wait\(ctx|wait)\b)(?!.*\b(?:http|middleware|per ip|per client|per key|per user|redis|grpc|goroutine per)\b)/,
    'go golang token tokens bucket rate limiter limit limits struct type with n per second burst bursts capacity size refill refills refilled allow bool clock time source that i can swap swapped swappable inject injected injectable injection replace replaced in for tests test testing fake mock now func function safe concurrent concurrently goroutines goroutine use mutex lock thread stdlib only no sleeps sleep without real reports whether a one new returns constructor method methods passed pass given deterministic so',
    {
      options: {
        tests: TESTS,
        wait: /[,;]? ?\b(?:and |with |plus |an? )*wait(?:\((?:ctx)?[^)]*\))?(?: (?:method|that|which|blocks?|until|a|token|is|available|or|the|context|is done|with|context)\b)*/,
        kind: /\bnew((?:rate)?limiter|tokenbucket|bucket)\b(?:\([^)]*\))?|\b(tokenbucket|ratelimiter)\b/,
      },
      shapes: {
        kind: (said) =>
          /token/i.test(said) ? 'tokenBucket' : /rate/i.test(said) ? 'rateLimiter' : said.toLowerCase(),
      },
      always: [/\ballow\(\)(?: bool)?/],
    },
  ),
  program(
    'go-chat',
    /^(?=.*\b(?:web ?sockets?|gorilla)\b)(?=.*\b(?:chat|broadcast\w*|echo|hub|messages?)\b)(?!.*\b(?:redis|rooms?|private|database|jwt|auth\w*|react|html|client program|cli client|typing|nhooyr|coder)\b)/,
    'go golang websocket websockets web socket chat server hub gorilla ok is fine with using broadcast broadcasts broadcasting message messages to all every everyone everybody each connected connection connections client clients user users join joins leave leaves disconnect disconnects disconnected removed remove cleanly when mutex channel channels goroutine goroutines safe register unregister concurrent simple small package library send sends sent receive receives text handles handle on ws endpoint path others other keeps track of sees see everyone someone',
    {
      options: {
        named:
          /[,;]? ?\b(?:and |with |an? |the |has |have |their |its |each |user |by |prefix(?:es|ed)? |shows? )*(?:nick ?names?|user ?names?|names?)(?: (?:from|in|as|via|given|the|a|query|parameter|url|\?name=|prefix|is|shown|before|sent|first|of|sender|message)\b)*/,
        told: /[,;]? ?\b(?:and |is |are |told |tells? |announces? |notif(?:y|ies) |prints? |logs? |everyone |all |when |who |someone |a |user |client )+(?:joins?|joined|joining)\b(?: (?:and|or) (?:leaves?|left|leaving)\b)?(?: (?:messages?|notices?|announcements?))?/,
        except:
          /[,;]? ?\b(?:but |and |except |not )+(?:to |for )?(?:the )?sender(?: itself)?|\b(?:to )?all (?:the )?others\b|\b(?:all |everyone |everybody )(?:else|other (?:clients|users))\b/,
        port: /\b(?:on |port |listens? |listening )+:?(\d{4,5})\b/,
        graceful:
          /[,;]? ?\b(?:and |with |an? )*graceful(?:ly)? (?:shutdown|shuts? down|stop\w*)(?: (?:on|at|with) (?:ctrl[- +]?c|sigint|sigterm|signals?))?/,
      },
    },
  ),
];
