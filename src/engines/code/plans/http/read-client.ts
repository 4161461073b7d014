import { NUMBER, numberOf, WishText } from '../reading/text.ts';

/** A function that sends one request and gives back the JSON of the reply. */
export interface Client {
  readonly method: string;
  readonly url?: string;
  readonly timeoutMs?: number;
  /** Number of retries. */
  readonly retries?: number;
  readonly isGrowing: boolean;
  readonly waitMs?: number;
  readonly isTyped: boolean;
  readonly hasToken: boolean;
  /** The outcome of a failed request: a thrown error, nothing, or a result that says so. */
  readonly fails: 'throws' | 'nothing' | 'result';
  readonly usesRequests: boolean;
}

const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and with from of in to for it its is are by as on write create make small simple function helper method program script
  code async asynchronous http https client request requests json data url api rest endpoint response responses body returns return
  returning fetch fetches fetching get gets getting call calls send sends using use parses parse parsed given generic prints print result
  typescript javascript python go golang node browser native handles handling error errors proper fetched value promise`.split(
    /\s+/,
  ),
);

const UNIT = '(ms|milliseconds?|s|secs?|seconds?)';
const inMs = (number: string, unit: string | undefined): number =>
  numberOf(number) * (unit?.startsWith('m') ? 1 : 1000);

function readTimeout(wish: WishText): number | undefined {
  const found =
    wish.take(
      new RegExp(
        `,? ?\\b(?:and |with |has )*(?:an? |the )?${NUMBER}[- ]?${UNIT}\\b (?:time ?out|time limit)`,
      ),
    ) ??
    wish.take(
      new RegExp(
        `,? ?\\b(?:and |with |has |that |it )*(?:an? |the )?(?:time ?out|time limit|times? out|aborts?|gives? up)(?: (?:of|after|is|set to|in))* ?${NUMBER}[- ]?${UNIT}\\b(?: (?:using|with|via) (?:an )?abort ?controller)?`,
      ),
    );
  if (found?.[1]) return inMs(found[1], found[2]);
  return wish.take(
    /,? ?\b(?:and |with |has )*(?:an? |the )?(?:time ?outs?|time limit|abort ?controller)\b(?: (?:using|with|via) (?:an )?abort ?controller)?/,
  )
    ? 5000
    : undefined;
}

function readRetries(wish: WishText): number | undefined {
  const attempts = wish.take(
    new RegExp(
      `,? ?\\b(?:and |with |tries |trying |makes? )*(?:up to |at most |a maximum of |max(?:imum)? )?${NUMBER} (?:attempts|tries)(?: in total)?`,
    ),
  );
  if (attempts?.[1]) {
    wish.take(
      /,? ?\b(?:and |with )*(?:retr(?:y|ies|ying)|tries again)(?: (?:on|if|when) (?:it fails|failure|errors?))?\b/,
    );
    return numberOf(attempts[1]) - 1;
  }
  const found =
    wish.take(
      new RegExp(
        `,? ?\\b(?:and |with |that |it )*(?:retr(?:y|ies|ying)|tries again)(?: it| the request| failed requests)?(?: up to| at most)? ${NUMBER} times?(?: (?:on|if|when|after) (?:it fails|failures?|errors?|an error|a failure))?`,
      ),
    ) ??
    wish.take(
      new RegExp(
        `,? ?\\b(?:and |with )*(?:up to |at most )?${NUMBER} retr(?:y|ies)(?: (?:on|if|when) (?:it fails|failures?|errors?))?`,
      ),
    );
  if (found?.[1]) return numberOf(found[1]);
  return wish.take(
    /,? ?\b(?:and |with |that |it )*(?:retr(?:y|ies|ying)|retry logic)(?: (?:on|if|when) (?:it fails|failures?|errors?))?\b/,
  )
    ? 3
    : undefined;
}

const THROWS =
  /,? ?\b(?:and |that |which |it )*(?:throws?|raises?|fails?|errors?|rejects?|returns? an error)(?: with)?(?: an?)?(?: (?:error|exception))? (?:when|if|on|for|unless) (?:(?:the|a|an) )?(?:(?:http|response) )?(?:status(?: code)?|response|request|reply)?(?: (?:is|was))? ?(?:not (?:ok|2xx|200|successful|in the 2xx range)|non[- ]?(?:2xx|200|ok)(?: (?:status(?:es)?|responses?|codes?))*|(?:it )?fails|bad (?:status|response)(?: codes?)?|ok|2xx|4xx (?:or|and) 5xx|an error(?: status)?|errors?(?: status(?:es)?)?|failure)(?: (?:status(?:es)?|responses?|codes?))*|,? ?\b(?:and |with )*(?:checks? (?:the )?(?:response )?status|(?:http )?error handling|handles? (?:http |network )*errors)\b/;
const NOTHING =
  /,? ?\b(?:and |that |which |it )*(?:returns?|returning|gives?) (?:null|none|nil|undefined|nothing) (?:on|if|when|for) (?:(?:an?|any|the|it) ?)*(?:errors?|failures?|fails|request fails|timeouts?|non-?2xx(?: status)?)/;
const RESULT =
  /,? ?\b(?:and |with |returns?|returning |as |into |gives )*(?:an? |the )?(?:typed result|result (?:type|object|union)|discriminated union|result that is (?:either )?(?:ok|success|data) or (?:an? )?error|either (?:the )?(?:data|value) or (?:an? |the )?error)(?: with ok(?: and| or) error)?\b/;
const TYPED =
  /,? ?\b(?:and |with |returns?|returning |as |into |gives )*(?:an? |the )?(?:typed (?:response|value|json|object|data)|generic (?:type(?: parameter)?|return type|result)|typed|type parameter(?: t)?)\b/;

/** A wish for one request, with more than a plain one has; undefined if a word says something else. */
export function readClient(prompt: string): Client | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(/\b(?:fetch(?:es|ing)?|http|requests?|api|posts?|url)\b/)) return undefined;
  if (
    wish.has(
      /\b(?:server|routes?|express|flask|fastapi|react|hook|component|parallel|concurrent\w*|several|urls|class|listens?|decorator|cache\w*)\b/,
    )
  )
    return undefined;
  const url = wish.take(/["'`]?(https?:\/\/[^\s"'`,]+)["'`]?/);
  wish.take(
    /(?<=\b(?:fetch(?:es)?|gets?|loads?) )(?:an? |the |all )?(?:list of )?[a-z]+(?= from (?:an? |the )?(?:rest |json )?(?:api|url|endpoint))/,
  );
  const hasToken =
    wish.take(
      /,? ?\b(?:and |with |sends? )*(?:an? |the )?(?:bearer (?:token|auth(?:orization|entication)?)|authorization header|auth token|api token)\b/,
    ) !== undefined;
  const result = wish.take(RESULT);
  const typed = wish.take(TYPED);
  const nothing = wish.take(NOTHING);
  const throws = wish.take(THROWS);
  const timeoutMs = readTimeout(wish);
  const growing = wish.take(
    /,? ?\b(?:and |with |using )*(?:an? )?(?:exponential(?:ly)?(?: (?:growing|increasing))? ?(?:back-?off|delays?|waits?)?|back-?off)\b/,
  );
  const wait = growing
    ? undefined
    : wish.take(
        new RegExp(
          `,? ?\\b(?:and |with )*(?:an? |the )?(?:waits?|waiting|delay|pause|sleeps?)(?: of| for)? ${NUMBER}[- ]?${UNIT}\\b(?: (?:between|before|after)(?: the| each| every)?(?: (?:attempts?|tries|retries|try|retry))?)?`,
        ),
      );
  const retries = readRetries(wish);
  const method = wish.take(
    /\b(?:(?:sends?|makes?|does) )?(?:an? )?(?:http )?(posts?|puts?|patch(?:es)?|deletes?)(?: (?:request|call))?(?: with)?(?: (?:an? )?(?:json|data|object)(?: (?:body|payload|data|object))?)?(?: to (?:an? |the )?(?:url|api|endpoint))?\b/,
  );
  const usesRequests = wish.take(/\b(?:with|using) (?:the )?requests(?: library| module)?\b/) !== undefined;
  const isMore =
    hasToken ||
    result ||
    typed ||
    nothing ||
    method ||
    (timeoutMs !== undefined && retries !== undefined) ||
    (throws && timeoutMs !== undefined);
  if (
    !isMore ||
    (wait && retries === undefined) ||
    (growing && retries === undefined) ||
    wish.left(SILENT).length > 0
  )
    return undefined;
  return {
    method: (method?.[1] ?? 'get').replace(/(?<=patch)es$|s$/, '').toUpperCase(),
    ...(url?.[1] ? { url: wish.original(url, url[1]) } : {}),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(retries === undefined ? {} : { retries }),
    isGrowing: growing !== undefined || !wait,
    ...(wait?.[1] ? { waitMs: inMs(wait[1], wait[2]) } : {}),
    isTyped: typed !== undefined || result !== undefined,
    hasToken,
    fails: result ? 'result' : nothing ? 'nothing' : 'throws',
    usesRequests,
  };
}
