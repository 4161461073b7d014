import { NUMBER } from '../reading/text.ts';
import type { ScriptKind, ScriptWish } from './script-kind.ts';

const LEAD = '(?:[,;.:]? ?\\b(?:and|with|but|an?|the|it|should|must|that|which|also|to|is|are|be|of|in|for|when|if|then|after|each|every) )*';
const SECONDS: Readonly<Record<string, number>> = { s: 1, sec: 1, second: 1, m: 60, min: 60, minute: 60, h: 3600, hour: 3600, d: 86_400, day: 86_400, week: 604_800 };
const TIME = '(\\d+ ?-?(?:s|secs?|seconds?|m|mins?|minutes?|h|hours?|d|days?|weeks?))\\b';

const secondsIn = (said: string): string => {
  const [, count = '0', unit = 's'] = /(\d+) ?-?([a-z]+)/.exec(said.toLowerCase()) ?? [];
  const long = SECONDS[unit] ?? SECONDS[unit.replace(/s$/, '')] ?? 1;
  return long === 86_400 ? `${count} * 24 * 60 * 60` : long === 3600 ? `${count} * 60 * 60` : long === 60 ? `${count} * 60` : `${Number(count) * long}`;
};
const RATES: Readonly<Record<string, number>> = { EUR: 1, USD: 1.08, GBP: 0.85, CHF: 0.96, JPY: 163, CAD: 1.47, AUD: 1.65, SEK: 11.3, NOK: 11.6, DKK: 7.46, PLN: 4.3, CZK: 25.2, CNY: 7.8, INR: 90 };

function readRates({ wish, values }: ScriptWish): boolean {
  const codes = [...new Set([...wish.given.matchAll(/\b[A-Z]{3}\b/g)].map(([code]) => code).filter((code) => RATES[code] !== undefined))];
  const shown = codes.length > 1 ? codes : ['EUR', 'USD', 'GBP', 'CHF'];
  for (const code of codes) while (wish.take(new RegExp(`(?:[,;/] ?| )?(?:\\b(?:and|or) )?\\b${code.toLowerCase()}\\b`)));
  values.set('rates', shown.map((code) => `  ['${code}', ${RATES[code] ?? 1}],`).join('\n'));
  wish.take(/\{ ?amount,? ?from,? ?to ?\}/);
  return true;
}

function deriveFetch({ values, prompt }: ScriptWish): void {
  const said = prompt.toLowerCase();
  const codes = [...said.matchAll(/\b(429|50[0234])\b/g)].map(([code]) => code);
  const isOnly = /\bonly\b/.test(said) && codes.length > 0;
  const hasServer = /\b5xx\b|\bserver errors?\b/.test(said);
  const checks = [...codes.map((code) => `error.status === ${code}`), ...(hasServer || (codes.length === 0 && !isOnly) ? ['error.status >= 500'] : [])];
  values.set('statuses', checks.join(' || '));
  const retriesTimeout = !isOnly && !/\bonly\b/.test(said);
  values.set('networkError', retriesTimeout ? "error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')" : 'error instanceof TypeError');
  values.set('timeoutDoc', retriesTimeout ? ', and a DOMException after the time limit' : '; what took too long is not tried again');
  values.set('retryDoc', `after ${codes.length > 0 || hasServer ? [...codes, ...(hasServer ? ['5xx'] : [])].join(', ') : '5xx'} and network errors it tries again, each time after a longer pause`);
}

const TYPES: Readonly<Record<string, readonly [string, string]>> = {
  jpg: ['image/jpeg', '.jpg'], jpeg: ['image/jpeg', '.jpg'], png: ['image/png', '.png'], webp: ['image/webp', '.webp'], gif: ['image/gif', '.gif'],
  avif: ['image/avif', '.avif'], svg: ['image/svg+xml', '.svg'], pdf: ['application/pdf', '.pdf'], csv: ['text/csv', '.csv'], txt: ['text/plain', '.txt'],
  mp4: ['video/mp4', '.mp4'], mp3: ['audio/mpeg', '.mp3'], zip: ['application/zip', '.zip'],
};

function readUpload({ wish, values }: ScriptWish): boolean {
  const listed = wish.take(/\b(?:only |allow(?:s|ing)? |accepts? |just )*((?:(?:jpe?g|png|webp|gif|avif|svg|pdf|csv|txt|mp4|mp3|zip)s?(?:, ?|\/| and | or |,? and |,? or )?)+)(?: (?:files?|images?|allowed|only|are allowed|are accepted))*/);
  const kinds = [...new Set((listed?.[1] ?? 'jpg png webp').match(/[a-z]+\d?/g)?.map((one) => one.replace(/s$/, '').replace('jpeg', 'jpg')).filter((one) => TYPES[one]) ?? [])];
  values.set('endings', kinds.map((one) => `  ['${TYPES[one]?.[0]}', '${TYPES[one]?.[1]}'],`).join('\n'));
  values.set('kinds', `${kinds.map((one) => one.toUpperCase()).join(', ').replace(/, ([^,]*)$/, ' and $1')} files`);
  values.set('field', kinds.every((one) => TYPES[one]?.[0].startsWith('image/')) ? 'image' : 'file');
  return true;
}

export const SERVICE_KINDS: readonly ScriptKind[] = [
  {
    id: 'get-json',
    name: 'getJson',
    parameters: ['url', 'timeoutMs', 'retries'],
    about: /^(?=.*\bfetch\b)(?=.*\b(?:wrapper|getjson|fetchjson|helper)\b)(?=.*\b(?:timeouts?|aborts?)\b)(?=.*\b(?:retr\w*|50\d|429)\b)(?!.*\b(?:post|class|axios|cache\w*|react|hook|queue|circuit|interceptors?|auth\w*|token|stream\w*|jitter|backoff|exponential\w*|second|seconds|\d+ ?s|\d+ (?:retries|attempts|times))\b)/,
    derive: deriveFetch,
    always: [
      new RegExp(`${LEAD}(?:aborts?|cancels?|times? out)(?: (?:on|after|the|request|when|it|takes|too|long|with|abortcontroller))*(?: (?:the )?time ?out)?`),
      new RegExp(`${LEAD}(?:retr(?:y|ies)|retrying|tries again)(?: (?:only|on|for|after|just|when|the|and))*(?: network (?:errors?|failures?))?(?:(?:,| and| or|,? and|\\/)* ?(?:status(?: code)?s? )?(?:\\d{3}s?|5xx|server errors?))*(?: (?:responses?|errors?|status(?:es)?|codes?))*`),
    ],
    silent: 'fetch wrapper getjson url timeoutms retries typed json timeout generic options',
  },
  {
    id: 'ws-chat',
    about: /^(?=.*\bchat\b)(?=.*\b(?:web ?sockets?|ws)\b)(?!.*\b(?:socket\.io|rooms?|client page|html|react|private|python|redis|typing|express|jwt|token|commands?)\b)/,
    options: {
      history: new RegExp(`${LEAD}(?:last |keeps? |sends? |the |history of |recent )+${NUMBER}(?: messages?)?(?: (?:are|is|get|sent|to|anyone|everyone|who|that|joins?|new|users?|clients?|people|on|join|whoever|when|they|someone|a|client|user|in|memory|each|newcomers?))*`),
      ping: new RegExp(`${LEAD}(?:ping|heartbeat|keep-?alive)(?:s|ing)?(?: (?:every|each|interval|of|clients?|all|once|per))* ?${NUMBER}? ?(?:s|sec|secs|seconds?)?\\b(?:,? (?:and )?(?:drop|terminate|remove|close|disconnect|kick)s? (?:dead|clients?|those|who|connections?|that|do|not|don't|answer|respond|unresponsive)*(?: (?:clients?|connections?|answer|respond|not|who|don't|do))*)?`),
      port: /[,;]? ?\b(?:(?:listening|listens|runs|running) )*on port (\d{2,5})\b/,
      longest: new RegExp(`${LEAD}(?:messages?|texts?)?(?: of| have| up to| max(?:imum)?| at most| limited to| longer than)+ ${NUMBER} (?:chars|characters)\\b(?: (?:are|is|get|cut|rejected|per|message))*`),
      nick: /\b(nick(?:name)?|user ?name)\b(?: (?:is )?(?:required|mandatory|needed|first|must be (?:sent|given|set)(?: first)?))*/,
      others: new RegExp(`${LEAD}(?:broadcasts?|sends?|relays?|forwards?)?(?: (?:messages?|them|it|all|each|every|chat))* ?(?:to )?(?:everybody|everyone|all|all the|the) (?:else|others?|other (?:users|clients|people|participants)|except (?:the )?sender)`),
      taken: new RegExp(`${LEAD}(?:drops?|rejects?|refuses?|disallows?|no|denies|deny|block|unique)\\b(?: (?:names?|users?|nicknames?|clients?|duplicate|double|connections?|with|an?|if|whose|the|same))*(?: (?:that|which|is|are|already|name|in use|taken|used|existing|nick(?:name)?s?|names?))*`),
    },
    shapes: { nick: (said) => (/^nick/i.test(said) ? 'nick' : 'username') },
    derive: ({ values, prompt, isTyped }) => {
      const key = /\{ ?"?type"?[^}]*\b(\w*name|nick)\b/i.exec(prompt)?.[1] ?? (values.get('nick') || 'name');
      values.set('nick', key);
      if (values.has('others')) values.set('except', ', socket');
      if (values.has('history')) values.set('historyField', ', history');
      values.set('type', isTyped ? '.type' : '.type');
      values.set('text', '.text');
      values.set('nickOf', `.${key}`);
      if (values.get('ping') === '') values.set('ping', '30');
    },
    always: [
      new RegExp(`${LEAD}(?:users?|clients?|everyone)?(?: (?:send|sends|first|must|have to|has to))* ?\\{ ?"?type"?: ?"?'?join'?"?,? ?"?\\w*"?[^}]*\\}(?: first)?`),
      /\b(?:using |with |and |the )*ws\b(?: package| library| module)?/, new RegExp(`${LEAD}broadcasts?(?: (?:messages?|to|all|everyone|everybody|them))*`), /\bweb ?socket(?:s)?(?: chat)?(?: server)?\b/,
    ],
    silent: 'websocket chat server ws users user clients send sends messages message everybody everyone name names nickname first join joins required taken already',
  },
  {
    id: 'express-convert',
    about: /^(?=.*\b(?:express|post \/\w+)\b)(?=.*\bconver(?:t|sion)\b)(?=.*\b(?:currenc(?:y|ies)|rates?|eur|usd)\b)(?!.*\b(?:react|html|api key|openexchange\w*|frankfurter|ecb|cache\w*|cli)\b)/,
    read: readRates,
    options: {
      path: /\b(?:post|endpoint|route) (\/[\w/-]+)/,
      status: new RegExp(`${LEAD}(?:unknown|unsupported|invalid|other) (?:currenc(?:y|ies)|codes?)(?: codes?)? (?:gives?|returns?|is answered with|responds? with|answers?|get|gets|→|->|=)?(?: an?| with| status| http)* ?(4\\d\\d)(?: with an?(?: error| clear)? message| error| status| and an?(?: error)? message)*`),
      port: /[,;]? ?\b(?:(?:listening|listens|runs|running) )*on port (\d{2,5})\b/,
    },
    always: [
      new RegExp(`${LEAD}(?:hard-?coded|fixed|static|in-memory|constant)(?: exchange)? rates?(?: table| list| map)?(?: (?:for|of|with))?`),
      new RegExp(`${LEAD}(?:takes?|taking|accepts?|accepting|expects?)(?: an?| the)?(?: json)?(?: body)?(?: (?:of|with))?`),
      /\b(?:rounded? to|with) (?:2|two) decimals\b/,
    ],
    silent: 'express endpoint post convert converts currency conversion json message amount from to rates rate table body route',
  },
  {
    id: 'express-login',
    about: /^(?=.*\bjwt\b)(?=.*\b(?:login|log in|sign ?in|auth\w*)\b)(?=.*\bbcrypt(?:js)?\b)(?!.*\b(?:nest\w*|fastify|koa|mongo\w*|mongoose|postgres\w*|prisma|sequelize|register|registration|sign ?up|roles?|python|passport|2fa|totp|reset)\b)/,
    options: {
      access: new RegExp(`${LEAD}access ?-?tokens?(?: (?:valid|lives?|expires?|for|in|after|of|lifetime|ttl|is|with|that))* ${TIME}(?: (?:valid|lifetime|expiry|ttl))?`),
      refresh: new RegExp(`${LEAD}refresh ?-?tokens?(?:(?: (?:valid|lives?|expires?|for|in|after|of|lifetime|ttl|is|with|that|as|stored|sent))* ${TIME})?(?:,? (?:as|in|via|stored|set|sent|an?|and) (?:(?:an?|in|as|http-?only|secure|the) )*(?:http-?only )?cookies?)?`),
      loginPath: /\b(?:post )?(\/[\w/-]*login)\b/,
      wrong: new RegExp(`${LEAD}(?:wrong|bad|invalid|incorrect)(?: (?:password|credentials|login|email|or|data))+ (?:gives?|returns?|→|->|responds? with|answers?|is answered)?(?: an?| with| status)* ?(4\\d\\d)`),
      port: /[,;]? ?\bon port (\d{2,5})\b/,
    },
    shapes: { access: secondsIn, refresh: (said) => (said ? secondsIn(said) : '') },
    always: [/\b(?:with |using |and |hash(?:ed|es) (?:passwords? )?(?:with )?)*bcrypt(?:js)?\b(?: (?:hash(?:es|ed)?|password hash(?:es|ing)?))?/, /\b(?:jwt|json web tokens?)\b(?: (?:auth(?:entication)?|login))?/, new RegExp(`${LEAD}(?:http-?only|secure|same-?site(?: strict)?)(?:,? (?:and )?(?:secure|http-?only|same-?site(?: strict)?))*(?: cookies?)?`)],
    silent: 'jwt login route express bcrypt token access refresh cookie httponly endpoint password auth authentication api backend server',
  },
  {
    id: 'express-upload',
    about: /\bmulter\b/,
    read: readUpload,
    options: {
      megabytes: new RegExp(`${LEAD}(?:(?:up to|max(?:imum)?|at most|limit(?:ed to)?|file size|size|not (?:larger|bigger) than|under|below) )*${NUMBER} ?mb\\b(?: (?:each|per file|max(?:imum)?|limit))?`),
      count: new RegExp(`${LEAD}(?:(?:up to|max(?:imum)?|at most) )+${NUMBER} (?:files?|images?|photos?|pictures?)\\b(?: (?:at once|per request|each))?`),
      folder: new RegExp(`${LEAD}(?:sav(?:es?|ed|ing)|stor(?:es?|ed|ing)|writ(?:es?|ten)|put)?(?: (?:them|it|files?))* ?\\b(?:in|into|to|under) (?:an? |the )?(?:folder |directory )?["'\`]?(\\.{0,2}/?[a-z][\\w/-]*)["'\`]?(?: folder| directory)?(?=[,.;]|$| and| with| under)(?<!json|memory|error)`),
      path: /\b(?:post )?(\/[a-z][\w/-]*)\b(?: (?:route|endpoint))?/,
      field: /\b(?:form )?field(?: name)?(?: is| called| named)? ["'`]?(\w+)["'`]?|\bfield ["'`](\w+)["'`]/,
    },
    derive: ({ values }) => {
      if (values.has('count') && values.get('count') !== '1') {
        values.set('many', '');
        if (/^(?:image|file)$/.test(values.get('field') ?? '')) values.set('field', `${values.get('field')}s`);
      }
    },
    always: [
      new RegExp(`${LEAD}(?:file ?names?|names?|files?)(?: (?:becomes?|are|is|gets?|should be|replaced|renamed|by|with|to|an?|random|as|stored|using|their))* uuids?(?: v4)?(?: (?:as|file|names?|filenames?))*|${LEAD}(?:random |unique )?uuids?(?: as)?(?: file ?names?| names?)?`),
      new RegExp(`${LEAD}(?:errors?|error responses?|error messages?|responses?)(?: (?:are|is|as|in|be|sent|returned))* json|json (?:errors?|error responses?|responses?)(?: messages?)?`),
    ],
    silent: 'multer image images upload uploads handler route express endpoint file files photo photos only json error errors',
  },
  {
    id: 'discord-roll',
    about: /^(?=.*\bdiscord\b)(?=.*\b(?:roll|dice)\b)(?!.*\b(?:python|discord\.py|economy|music)\b)/,
    options: {
      most: new RegExp(`${LEAD}(?:rejects?|refuses?|no|not|at most|max(?:imum)?|up to|limit(?:ed)?(?: to| of)?)(?: more than| over| above)? ${NUMBER} dice\\b`),
      sides: new RegExp(`${LEAD}(?:at most|max(?:imum)?|up to|(?:no )?more than) ${NUMBER} sides\\b`),
      command: /(?:[/!]| command )(roll|dice|r)\b/,
    },
    always: [
      /\b\d*d\d+(?: ?[+-] ?\d+)?\b/, /\bdiscord(?:\.js)?(?: v?1[45])?(?: bot)?\b/,
      new RegExp(`${LEAD}(?:answers?|replies|responds?|shows?|prints?)?(?: (?:to|with))* ?(?:(?:the )?(?:single|individual|each|every|all)(?: the)? )?(?:dice|die|rolls?|results?)(?: (?:and|plus|with|rolls?|results?))*(?: the)?(?: (?:sum|total))?`),
      /\b(?:slash commands?|v14)\b/,
    ],
    silent: 'discord bot roll dice command sum single slash answers',
  },
  {
    id: 'rock-paper-scissors',
    about: /^(?=.*\brock[ ,-]*paper[ ,-]*(?:and |-)?scissors\b)(?=.*\b(?:readline|play again|another (?:game|round))\b)(?!.*\b(?:lizard|page|html|react|web|browser|dom|gui|two players|multiplayer)\b)/,
    options: {
      rounds: new RegExp(`${LEAD}best[ -]of[ -]${NUMBER}(?: (?:rounds?|games?))?`),
      again: new RegExp(`${LEAD}(?:asks?|lets|offers?|prompts?)?(?: (?:to|me|the|user|player|if|you|whether|want|i|for|they|wants|like|would))* ?(?:play(?:ing)? again|another (?:game|round))(?: (?:at the end|in the end|afterwards|after|each|game|every|when|over|it|is))*`),
    },
    derive: ({ values }) => {
      values.set('beats', "{ rock: ['scissors'], paper: ['rock'], scissors: ['paper'] }");
    },
    always: [new RegExp(`${LEAD}(?:keeps?|keeping|shows?|track(?:s|ing)?|counts?)(?: (?:the|of|track|a|running|my|and))* ?scores?(?: (?:after each round|board))?`), /\b(?:using |with |via |the )*readline(?:\/promises)?(?: module)?\b/, /\bagainst (?:the |a )?computer\b/, new RegExp(`${LEAD}(?:handles?|rejects?|ignores?|asks? again (?:on|for|after)) (?:invalid|wrong|bad) (?:input|choices?|answers?)`)],
    silent: 'rock paper scissors game node readline terminal console score round rounds player computer me in',
  },
];

