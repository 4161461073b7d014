import { NUMBER, numberOf, WishText } from '../reading/text.ts';

/** A function that sends one request and gives back the JSON of the reply. */
export interface Client {
  readonly method: string;
  readonly url?: string;
  readonly timeoutMs?: number;
  /** Number of retries. */
  readonly retries?: number;
  /** The failures after which it is sent again; without it, all. */
  readonly retriesOn?: RetriedOn;
  readonly isGrowing: boolean;
  readonly waitMs?: number;
  readonly isTyped: boolean;
  readonly hasToken: boolean;
  /** The outcome of a failed request: a thrown error, nothing, or a result that says so. */
  readonly fails: 'throws' | 'nothing' | 'result';
  readonly usesRequests: boolean;
  readonly gives: 'json' | 'text' | 'status';
  /** Headers that the wish names, with their values if it says those. */
  readonly headers: readonly Header[];
  /** Headers or parameters of the address that the caller gives. */
  readonly hasHeaders: boolean;
  readonly hasQuery: boolean;
  /** Words of the wish that the function does not keep. */
  readonly unmet: readonly string[];
}

interface Header {
  readonly name: string;
  readonly value?: string;
}

interface RetriedOn {
  /** 5xx. */
  readonly isServer: boolean;
  /** 429. */
  readonly isBusy: boolean;
  readonly isNetwork: boolean;
  readonly said: string;
}

const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and with from of in to for it its is are by as on write create make small simple function helper method program script
  code async asynchronous http https client request requests json data url api rest endpoint response responses body returns return
  returning fetch fetches fetching get gets getting call calls send sends using use parses parse parsed given generic prints print result
  typescript javascript python go golang node browser native handles handling error errors proper fetched value promise
  java kotlin ruby php csharp c# make makes making an do does perform performs web page content contents text string
  urllib httpclient net curl standard library built-in only basic plain public some external remote server's nethttp
  wrapper deserialize deserializes deserialized decode decodes decoded reading back struct
  read reads load loads into output outputs show shows log logs console retrieve retrieves how me i want need please`.split(
    /\s+/,
  ),
);

const RETRIED =
  /\b(?:only )?(?:on|for|when (?:it gets|there is)|if (?:it gets|the status is|the server (?:returns|answers|responds with))|when the (?:status is|server (?:returns|answers|responds with))) (?:an? |the |http |any )*((?:(?:status(?:es)?|codes?|responses?|errors?|failures?|server errors?|5xx|50\d|429|too many requests|rate limit\w*|network|connection|timeouts?|and|or|on|,|\/)[ ,/]*)*(?:5xx|50\d|429|server errors?|too many requests|rate limit\w*|network(?: (?:errors?|failures?))|connection (?:errors?|failures?))(?:[ ,/]*(?:status(?:es)?|codes?|responses?|errors?|failures?))*)/;

/** "On 5xx" and the like, wherever it stands beside the retries. */
function readRetriedOn(wish: WishText): RetriedOn | undefined {
  const found = wish.take(RETRIED);
  const said = found?.[1];
  if (!found || said === undefined) return undefined;
  return {
    isServer: /5xx|server/.test(said),
    isBusy: /429|too many|rate/.test(said),
    isNetwork: /network|connection/.test(said),
    said: wish.original(found, said).trim(),
  };
}

const CLIENT_ERRORS =
  '(?:(?:an?|any|all|the|http|other) )*(?:4xx|4\\d\\d|client[- ]errors?)(?: (?:errors?|status(?:es)?|responses?|codes?))*(?! (?:or|and) 5xx)';
const LEADS = ',? ?\\b(?:(?:and|but|that|which|it) )*';
const NO_RETRY =
  "(?:without (?:any )?retr(?:ying|ies|y)|no retr(?:ies|ying|y)|(?:not|never|n't) retr(?:ies|ying|y))";
/** "Throws on 4xx without retrying", "but not on client errors". */
const GIVES_UP: readonly RegExp[] = [
  new RegExp(
    `${LEADS}(?:immediately )?(?:throws?|raises?|fails?|rejects?|gives? up|aborts?|stops?)(?: an?)?(?: (?:error|exception))?(?: immediately| at once)? (?:on|for|(?:if|when) (?:it gets|the status is)) ${CLIENT_ERRORS}(?:,? (?:and )?(?:(?:do|does) ?)?(?:${NO_RETRY}(?: (?:it|them))?|immediately|at once|right away))?`,
  ),
  new RegExp(`${LEADS}(?:(?:do|does) ?)?(?:${NO_RETRY}|not) (?:on|for|after) ${CLIENT_ERRORS}`),
];
const NEVER_RETRIES = new RegExp(
  `${LEADS}(?:with )?(?:(?:do|does) ?)?${NO_RETRY}\\b(?! (?:on|for|after|when|if)\\b)`,
);

/** The failures that are left when the wish wants no retry after others. */
function readGivenUp(wish: WishText): RetriedOn | undefined {
  const found = GIVES_UP.map((pattern) => wish.take(pattern)?.[0]).find((one) => one !== undefined);
  if (found === undefined) return undefined;
  const isBusy = !/4xx|429|client/.test(found) || /\bother\b/.test(found);
  return { isServer: true, isBusy, isNetwork: true, said: 'retries after a failed connection' };
}

const HEADER =
  /,? ?\b(?:and |with |sends? |sets? |adds? |includes? |including |using )*(?:an? |the |custom |extra )*(?:(?:header ["'`]?([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]?|["'`]?(x(?:-[a-z0-9]+)+|user[- ]agent|accept(?:-language)?|api[- ]key)["'`]?(?: headers?)?)(?: ?(?::|=|set to|of|with (?:the )?value) ?["'`]?([\w./+*-]+)["'`]?)?)/;
const HEADERS =
  /,? ?\b(?:and |with |sends? |sets? |adds? |takes? |optional |any |some )*(?:custom|extra|additional|given|request|http|own) headers?\b/;
const QUERY =
  /,? ?\b(?:and |with |sends? |takes? |optional |some |the )*(?:query(?: string)?|url) (?:parameters?|params?)\b/;

function readHeaders(wish: WishText): Header[] {
  const headers: Header[] = [];
  for (let found = wish.take(HEADER); found && headers.length < 4; found = wish.take(HEADER)) {
    const said = found[1] ?? found[2] ?? '';
    const name = (said === 'api key' || said === 'api-key' ? 'x-api-key' : said.replace(' ', '-')).replace(
      /(?:^|-)[a-z]/g,
      (letter) => letter.toUpperCase(),
    );
    headers.push({ name, ...(found[3] ? { value: wish.original(found, found[3]) } : {}) });
  }
  return headers;
}

/** The reply is read as JSON, unless the wish is about a page or its text. */
const SPEAKS_JSON = /\b(?:json|api|rest|endpoint|data|object|struct|typed?|parse[sd]?|generic)\b/;

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
  /,? ?\b(?:and |that |which |it )*(?:throws?|raises?|fails?|errors?|rejects?|returns? an error)(?: with)?(?: an?)?(?: (?:error|exception))? (?:when|if|on|for|unless) (?:(?:the|a|an|any|other|all) )*(?:(?:http|response) )?(?:status(?: code)?|response|request|reply)?(?: (?:is|was))? ?(?:not (?:ok|2xx|200|successful|in the 2xx range)|non[- ]?(?:2xx|200|ok)(?: (?:status(?:es)?|responses?|codes?))*|(?:it )?fails|bad (?:status(?:es)?|responses?)(?: codes?)?|ok|2xx|4xx (?:or|and) 5xx|an error(?: status)?|errors?(?: status(?:es)?)?|failure)(?: (?:status(?:es)?|responses?|codes?))*|,? ?\b(?:and |with )*(?:checks? (?:the )?(?:response )?status|(?:http )?error handling|handles? (?:http |network )*errors)\b/;
const NOTHING =
  /,? ?\b(?:and |that |which |it )*(?:returns?|returning|gives?) (?:null|none|nil|undefined|nothing) (?:on|if|when|for) (?:(?:an?|any|the|it|all|every|of|them|attempts?|tries|retries) ?)*(?:errors?|failures?|fails?|failed|request fails|timeouts?|non-?2xx(?: status)?)/;
const RESULT =
  /,? ?\b(?:and |with |returns?|returning |as |into |gives )*(?:an? |the )?(?:typed result|result (?:type|object|union)|discriminated union|result that is (?:either )?(?:ok|success|data) or (?:an? )?error|either (?:the )?(?:data|value) or (?:an? |the )?error)(?: with ok(?: and| or) error)?\b/;
const TYPED =
  /,? ?\b(?:and |with |returns?|returning |as |into |gives )*(?:an? |the )?(?:typed (?:response|value|json|object|data)|generic (?:type(?: parameter)?|return type|result)|typed|type parameter(?: t)?)\b/;

/** Words that begin such a wish, or stand for the thing that is asked for. */
const ASKS =
  /\b(?:fetch(?:es|ing)?|(?:http|get|post|put|patch|delete|api|rest|web) (?:requests?|calls?|client)|(?:make|send|do|perform|issue)s? (?:an? )?(?:http |async )*(?:get|post|put|patch|delete|request)|https? (?:get|post|put|patch|delete)|posts? (?:an? |some |the )?(?:json|data|object|to)|puts? json|gets? (?:\w+ ){0,3}from (?:an? |the )?(?:\w+ )?(?:url|api|endpoint)|(?:calls?|call(?:s|ing)?|quer(?:y|ies)|requests?) (?:an? |the )?(?:\w+ )?(?:api|url|endpoint)|retrieves? (?:\w+ ){0,3}from (?:an? |the )?(?:url|api)|reads? (?:an? |the )?(?:url|web ?page)|gets? (?:json|the json|the content|the text|a url|a (?:web ?)?page))\b/;
const LIBRARIES =
  /,? ?\b(?:with|using|via|through|in) (?:the |java'?s |java 11 |built-?in |native |standard )*(?:httpclient|http client|httpurlconnection|fetch(?: api)?|urllib(?:\.request)?|net\/http|net::http|nethttp|standard library|java\.net\.http|file_get_contents|only the standard library)\b|\b(?:standard library only|without (?:any )?(?:dependencies|libraries|external \w+))\b/;

/** A wish for one request, with more than a plain one has; undefined if a word says something else. */
export function readClient(prompt: string): Client | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(/\b(?:fetch(?:es|ing)?|http|requests?|api|posts?|url|(?:web ?)?page)\b/)) return undefined;
  if (!ASKS.test(wish.rest)) return undefined;
  if (
    wish.has(
      /\b(?:server|routes?|express|flask|fastapi|react|hook|component|parallel|concurrent\w*|several|urls|class|listens?|listening|decorator|cache\w*|pages|paginat\w+|next page|downloads?|files?|upload\w*|webhooks?|websockets?|graphql|middleware|handler|mock|scrap\w+|links?|jwt|hmac|soap|oauth\w*|axios|cookies?|session|streams?|multipart|form|validat\w+|list of|status codes? of|limiter|poll\w*|monitor\w*|sql|databases?)\b/,
    )
  )
    return undefined;
  const isJson = SPEAKS_JSON.test(wish.rest);
  const status = wish.take(
    /,? ?\b(?:and |that |which |it )*(?:returns?|returning|prints?|gives?|shows?|gets?) (?:only |just )?(?:the |its )?(?:http |response )?status(?: codes?)?(?: of (?:the|an?) (?:url|response|page))?(?=[,.;]|$| of\b)/,
  );
  const url = wish.take(/["'`]?(https?:\/\/[^\s"'`,]+)["'`]?/);
  wish.take(
    /(?<=\b(?:fetch(?:es)?|gets?|loads?) )(?:an? |the |all )?(?:list of )?[a-z]+(?= from (?:an? |the )?(?:rest |json )?(?:api|url|endpoint))/,
  );
  const hasToken =
    wish.take(
      /,? ?\b(?:and |with |sends? )*(?:an? |the )?(?:bearer (?:token|auth(?:orization|entication)?)|authorization header|auth(?:orization|entication)? token|api token|access token)\b(?: (?:in|as|via|through|using) (?:the |an? )?(?:authorization |auth |request |http )*headers?\b(?: ?:? ?bearer)?)?/,
    ) !== undefined;
  const headers = readHeaders(wish);
  const hasHeaders = wish.take(HEADERS) !== undefined;
  const hasQuery = wish.take(QUERY) !== undefined;
  const result = wish.take(RESULT);
  const typed = wish.take(TYPED);
  const nothing = wish.take(NOTHING);
  wish.take(THROWS);
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
  const givenUp = readGivenUp(wish);
  wish.take(NEVER_RETRIES);
  const retriedOn = (/\bretr|attempts|tries\b/.test(wish.rest) ? readRetriedOn(wish) : undefined) ?? givenUp;
  const retries = readRetries(wish);
  const method = wish.take(
    /\b(?:(?:sends?|makes?|does) )?(?:an? )?(?:http )?(posts?|puts?|patch(?:es)?|deletes?)(?: (?:request|call))?(?: with)?(?: (?:an? )?(?:json|data|object)(?: (?:body|payload|data|object))?)?(?: to (?:an? |the )?(?:url|api|endpoint))?\b/,
  );
  const usesRequests = wish.take(/\b(?:with|using) (?:the )?requests(?: library| module)?\b/) !== undefined;
  wish.take(/\b(?:http )?(?:get|head) (?:request|call)s?\b/);
  wish.take(LIBRARIES);
  const unmet = [
    ...(wait && retries === undefined ? [wait[0].trim()] : []),
    ...(growing && retries === undefined ? [growing[0].trim()] : []),
    ...wish.left(SILENT),
  ];
  return {
    method: (method?.[1] ?? 'get').replace(/(?<=patch)es$|s$/, '').toUpperCase(),
    ...(url?.[1] ? { url: wish.original(url, url[1]) } : {}),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(retries === undefined ? {} : { retries }),
    ...(retriedOn && retries !== undefined ? { retriesOn: retriedOn } : {}),
    isGrowing: growing !== undefined || !wait,
    ...(wait?.[1] ? { waitMs: inMs(wait[1], wait[2]) } : {}),
    isTyped: typed !== undefined || result !== undefined,
    hasToken,
    fails: result ? 'result' : nothing ? 'nothing' : 'throws',
    usesRequests,
    gives: status ? 'status' : isJson || method ? 'json' : 'text',
    headers,
    hasHeaders,
    hasQuery,
    unmet,
  };
}
