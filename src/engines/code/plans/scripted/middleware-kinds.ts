import type { ScriptKind, ScriptWish } from './script-kind.ts';

const LEAD =
  '(?:[,;.:]? ?\\b(?:and|with|but|an?|the|it|should|must|that|which|also|to|is|are|be|of|in|for|when|if|then|after|each|every|return|returns|send|sends|answers?) )*\\b';

const MILLISECONDS: Readonly<Record<string, readonly [factor: string, spoken: string]>> = {
  s: ['1000', 'second'],
  m: ['60_000', 'minute'],
  h: ['60 * 60_000', 'hour'],
  d: ['24 * 60 * 60_000', 'day'],
};
const WHO =
  '(?:(?: ?(?:per|for each|for every|each|by|from|/) ?(?:single )?(?:ip(?:[- ]address)?|client|address))?)';
const RATE = new RegExp(
  `(?:\\b(?:max(?:imum)?|at most|only|to|of|up to|limit(?:ed|s)?|allows?|sends?|makes?|no more than|more than) )*(?<![\\w.])(\\d+) ?(?:(?:login|api|http|failed|sign-?in) )*(?:requests?|reqs?|calls?|hits|attempts?|tries|logins)?${WHO} ?(?:\\b(?:in|per|every|within|each|over|during|any|an?|window of)\\b ?|\\/ ?)+(\\d+)? ?-?(s|m|h|d)(?:ecs?|econds?|ins?|inutes?|ours?|rs?|ays?)?\\b(?: window)?${WHO}`,
);

function readLimit({ wish, values }: ScriptWish): boolean {
  const rate = wish.take(RATE);
  const [, max, count = '1', unit = 'm'] = rate ?? ['', undefined, '15', 'm'];
  const [factor, spoken] = MILLISECONDS[unit] ?? ['60_000', 'minute'];
  if (max) values.set('max', max);
  values.set('window', count === '1' ? factor : `${count} * ${factor}`);
  values.set('spoken', count === '1' ? `a ${spoken}`.replace('a h', 'an h') : `${count} ${spoken}s`);
  const header = wish.take(
    /\b(?:per|by|for each) (?:api[- ]?key|token|key)(?: \(?(?:from |in )?(?:the )?(?:header )?["'`]?(x-[\w-]+|authorization)["'`]?(?: header)?\)?)?/,
  );
  if (header) {
    const name = header[1] ? wish.original(header, header[1]) : 'X-API-Key';
    values.set('key', `req.get('${name}') ?? req.ip ?? ''`);
    values.set('who', `value of the header ${name}`);
  }
  if (
    wish.take(
      /[,;]? ?\b(?:and |with |also )*(?:(?:the|usual|standard) )*x-?rate-?limit(?:-\w+)?(?: headers?)?(?:(?:,| and|,? and|\/) ?(?:x-ratelimit-\w+|remaining|reset|limit)(?: headers?)?)*/,
    )
  )
    values.set('headers', '');
  else if (
    wish.take(
      /[,;]? ?\b(?:and |with |also )*(?:(?:the|usual|standard) )*rate-?limit(?:-\w+)? headers?\b(?:[, ]*(?:and )?ratelimit-\w+)*/,
    )
  ) {
    values.set('headers', '');
    values.set('prefix', 'RateLimit');
    values.set('reset', 'Math.ceil((endsAt - now) / 1000)');
  }
  const except = wish.take(
    /[,;]? ?\b(?:and |but )*(?:except(?: for| from)?|skip(?:s|ping)?|not for|exclud(?:es?|ing)|ignor(?:es?|ing)|whitelist(?:s|ed|ing)?|allow ?list(?:s|ed)?)(?: (?:the|ips?|paths?|routes?|requests|to|address(?:es)?))* ((?:(?:\/[\w/-]+|\d+(?:\.\d+){3}|::1|localhost)(?:,? and |, ?| or )?)+)/,
  );
  if (except) {
    const listed = (except[1] ?? '').split(/,? and |, ?| or /).filter(Boolean);
    values.set('except', listed.map((one) => `'${one}'`).join(', '));
    values.set('exceptOf', listed[0]?.startsWith('/') ? 'req.path' : "req.ip ?? ''");
  }
  return true;
}

const MESSAGE =
  /(?:[,;]? ?\b(?:(?:and|with|an?|the|json|error|message|text|body|saying|says|that) )+)?["“]([^"“”]{3,90})["”](?: (?:as )?(?:the )?(?:message|error|text|body))?/;
const plain = (said: string): string => said.replaceAll('\\', '').replaceAll("'", "\\'");

/** The key of an error in an answer: `{ error: … }`, `{message}`. */
const ERROR_KEY = /\{ ?["']?(error|message|msg|detail)["']?(?: ?: ?[^{}]*)? ?\}/;
const STATUS = new RegExp(
  `${LEAD}(?:(?:status(?: code)?|http|with|code|a|gets?|give|gives|otherwise|respond(?:s)?(?: with)?) )*(4\\d\\d)(?: (?:too many requests|unauthori[sz]ed|forbidden|status|error|response|otherwise|if not|if (?:it is |it's )?(?:missing|wrong|invalid|exceeded)(?: or (?:missing|wrong|invalid))?))*`,
);
const JSON_ERRORS = new RegExp(
  `${LEAD}(?:(?:as|in|all|consistent|readable|clean|a|return(?:s|ing)?|sends?|errors?|responses?|are|is|format|body) )*json\\b(?: (?:errors?|responses?|body|format|messages?|object|answers?|error responses?))*(?: with(?: an?)? (?:status(?: code)?)?(?:,? and|,)? ?(?:error )?message)?`,
);
const EXPRESS =
  /\b(?:(?:an?|small|simple|custom|reusable|my|own|express(?:\.?js)?) )*(?:middlewares?|express(?:\.?js)?(?: (?:apps?|api|server|routes?))?)\b/;

export const MIDDLEWARE_KINDS: readonly ScriptKind[] = [
  {
    id: 'express-limit',
    name: 'rateLimit',
    about:
      /^(?=.*\bexpress\b)(?=.*\b(?:rate[- ]?limit\w*|limits? (?:the )?(?:number of )?requests|limiter|throttl\w+|too many requests|429)\b)(?!.*\b(?:redis|nginx|sqlite|mongo\w*|token bucket|leaky|fetch|react|nest\w*)\b)/,
    read: readLimit,
    options: {
      sliding: /\b(?:an? |with |using |real |true )*sliding(?: window)?(?: log)?\b/,
      message: MESSAGE,
      errorKey: ERROR_KEY,
      status: STATUS,
    },
    shapes: { message: plain },
    always: [
      new RegExp(
        `${LEAD}retry-after(?: headers?)?(?: (?:in|with|the|number of|seconds|set|correct|remaining|left|how long|to wait))*`,
      ),
      new RegExp(
        `${LEAD}(?:in[- ]memory|memory only|no redis|without redis|(?:kept |stored )?in (?:an? )?(?:memory|map))(?: (?:store|map|only|storage))*`,
      ),
      new RegExp(
        `${LEAD}(?:clean(?:s|ed|ing)?(?: up)?|remov\\w+|delet\\w+|forget\\w*|purg\\w+|drop\\w*|expir\\w+)(?: (?:old|expired|stale|the|up|out|unused|entries|ips|windows|counters|keys|from|memory|so|it|doesn't|does not|leak|grow|map))+`,
      ),
      JSON_ERRORS,
      EXPRESS,
      /\b(?:fixed window)\b/,
      /\bper (?:client )?ip(?:[- ]address)?\b/,
      /\b(?:otherwise|if (?:over|exceeded|too many)|too many requests|configurable(?: (?:max|limit|window|options))*)\b/,
    ],
    silent:
      'rate limit limits limiter limiting requests request express middleware ip response header options max window own',
  },
  {
    id: 'express-errors',
    about:
      /^(?=.*\bexpress\b)(?=.*\berror[- ]?handl\w+|.*\basync[- ]?(?:handler|wrapper)|.*\b(?:central|global)\w* errors?\b)(?!.*\b(?:mongo\w*|mongoose|joi|zod|sentry|winston|react|nest\w*|crud|login|upload)\b)/,
    options: {
      wrapper: new RegExp(
        `${LEAD}(?:plus )?(?:an? )?(?:async|route|promise)[- ]?(?:handler|wrapper|route handler)s?(?: (?:wrapper|function|helper|for (?:the )?(?:async )?(?:routes|handlers)))*|wrap(?:per|s)? (?:for |around )?(?:the )?async (?:routes?|handlers?|functions?)`,
      ),
      wrap: /\b(asynchandler|catchasync|wrapasync|asyncwrap(?:per)?)\b/,
      stack: new RegExp(
        `${LEAD}(?:hid(?:es?|ing)|no|without|show(?:s|ing)?|includ\\w+|only|not?)? ?(?:the )?(?:stack(?: ?trace)?s?)(?: (?:only|not|hidden|in|on|is|are|shown|when|if|unless|outside|of|development|production|dev|prod|mode|the|response))*`,
      ),
      errorKey: ERROR_KEY,
    },
    derive: ({ values }) => {
      if (values.has('wrap')) values.set('wrapper', '');
    },
    always: [
      new RegExp(`${LEAD}so (?:that )?i (?:don'?t|do not) (?:need|have to)[^,.;]*`),
      new RegExp(
        `${LEAD}(?:an? )?(?:custom |own )?(?:http|app|api)?-?error class(?:es)?(?: (?:with|and|an?|status(?: ?code)?|message)\\b)*|(?:http|app|api)error\\b(?: class)?(?: (?:with|and|an?|status(?: ?code)?|message)\\b)*`,
      ),
      new RegExp(
        `${LEAD}(?:404|not[- ]found)(?: (?:for|handler|middleware|unknown|missing|routes?|paths?|urls?|on|as|well))*`,
      ),
      new RegExp(
        `${LEAD}(?:500|internal server error)(?: (?:for|as|everything|anything|all|unknown|unexpected|else|others?|errors?|the|default|by|otherwise|rest))*`,
      ),
      new RegExp(
        `${LEAD}log(?:s|ged|ging)?(?: (?:the|all|errors?|unexpected|500s?|them|to|console|with|console\\.error))*`,
      ),
      JSON_ERRORS,
      EXPRESS,
      /\b(?:central(?:i[sz]ed)?|global|errors?[- ]handl(?:er|ing)|with status codes?|status codes?|try\/?[- ]?catch(?: everywhere)?)\b/,
    ],
    silent:
      'error errors handling handler express middleware async routes route status message catch everywhere',
  },
  {
    id: 'express-guard',
    about:
      /^(?=.*\bexpress\b)(?=.*\bmiddlewares?\b)(?=.*\b(?:api[- ]?keys?|logs?|logger|logging)\b)(?!.*\b(?:errors? handl\w+|mongo\w*|winston|morgan|pino|jwt|rate|roles?|file|react|nest\w*|body|bodies|database|limit\w*)\b)/,
    read: ({ wish, values }) => {
      const isKey = wish.has(/\bapi[- ]?keys?\b/);
      values.set(isKey ? 'key' : 'log', '');
      values.set('label', isKey ? 'requireApiKey' : 'requestLogger');
      if (!isKey) return true;
      const header = wish.take(
        /(?:\b(?:in |the |header |from |via |called |named |an? )*)?["'`]?\b(x-[\w-]+|authorization)\b["'`]?(?: header)?/,
      );
      if (header) values.set('header', wish.original(header, header[1] ?? ''));
      const variable = wish.take(
        /(?:\b(?:from |against |in |the |with |to |compared? |env(?:ironment)? |variable |called )*)(?:process\.env\.)?\b([a-z]+_[a-z_]*(?:key|token|secret)s?)\b(?: (?:env(?:ironment)?(?: variable)?|variable))?/,
      );
      if (variable) values.set('variable', (variable[1] ?? '').toUpperCase());
      return true;
    },
    options: {
      message: MESSAGE,
      errorKey: ERROR_KEY,
      status: STATUS,
      stamp: new RegExp(`${LEAD}(?:iso )?(?:time ?stamps?|date(?: and time)?|iso dates?)\\b`),
      ip: new RegExp(`${LEAD}(?:client )?ips?(?: address(?:es)?)?\\b`),
    },
    shapes: {
      message: plain,
      stamp: () => '${new Date().toISOString()} ',
      ip: () => '${req.ip} ',
    },
    always: [
      new RegExp(
        `${LEAD}(?:log(?:s|ging|ger)?|requests?|writes?|prints?)(?: (?:each|every|all|the|incoming|request|requests|to|console|stdout|in|one|line|per))*`,
      ),
      new RegExp(
        `${LEAD}(?:http )?(?:method|url|path|status(?: ?code)?|(?:response )?time|duration|how long it took|took)(?: (?:in )?(?:ms|milliseconds|it took|code))*`,
      ),
      new RegExp(
        `${LEAD}(?:check\\w*|requires?|validat\\w+|verif\\w+|protects?|valid|missing|wrong|invalid|api[- ]?keys?|header|rejects?|requests?|without|or|no|otherwise|environment|env|variable|compar\\w+|timing[- ]safe|constant[- ]time)\\b`,
      ),
      JSON_ERRORS,
      EXPRESS,
    ],
    silent: 'log logger logging request requests express middleware api key header routes route console ms',
  },
];
