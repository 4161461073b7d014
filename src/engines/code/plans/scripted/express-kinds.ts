import { NUMBER } from '../reading/text.ts';
import type { ScriptKind, ScriptWish } from './script-kind.ts';

const LEAD =
  '(?:[,;.:]? ?\\b(?:and|with|but|an?|the|it|should|must|that|which|also|to|is|are|be|of|in|for|when|if|then|after|each|every) )*';
const SECONDS: Readonly<Record<string, number>> = {
  s: 1,
  sec: 1,
  second: 1,
  m: 60,
  min: 60,
  minute: 60,
  h: 3600,
  hour: 3600,
  d: 86_400,
  day: 86_400,
  week: 604_800,
};
const TIME = '(\\d+ ?-?(?:s|secs?|seconds?|m|mins?|minutes?|h|hours?|d|days?|weeks?))\\b';

const secondsIn = (said: string): string => {
  const [, count = '0', unit = 's'] = /(\d+) ?-?([a-z]+)/.exec(said.toLowerCase()) ?? [];
  const long = SECONDS[unit] ?? SECONDS[unit.replace(/s$/, '')] ?? 1;
  return long === 86_400
    ? `${count} * 24 * 60 * 60`
    : long === 3600
      ? `${count} * 60 * 60`
      : long === 60
        ? `${count} * 60`
        : `${Number(count) * long}`;
};
const RATES: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.08,
  GBP: 0.85,
  CHF: 0.96,
  JPY: 163,
  CAD: 1.47,
  AUD: 1.65,
  SEK: 11.3,
  NOK: 11.6,
  DKK: 7.46,
  PLN: 4.3,
  CZK: 25.2,
  CNY: 7.8,
  INR: 90,
};

function readRates({ wish, values }: ScriptWish): boolean {
  const codes = [
    ...new Set(
      [...wish.given.matchAll(/\b[A-Z]{3}\b/g)]
        .map(([code]) => code)
        .filter((code) => RATES[code] !== undefined),
    ),
  ];
  const shown = codes.length > 1 ? codes : ['EUR', 'USD', 'GBP', 'CHF'];
  for (const code of codes)
    while (wish.take(new RegExp(`(?:[,;/] ?| )?(?:\\b(?:and|or) )?\\b${code.toLowerCase()}\\b`)));
  values.set('rates', shown.map((code) => `  ['${code}', ${RATES[code] ?? 1}],`).join('\n'));
  wish.take(/\{ ?amount,? ?from,? ?to ?\}/);
  return true;
}

const TYPES: Readonly<Record<string, readonly [string, string]>> = {
  jpg: ['image/jpeg', '.jpg'],
  jpeg: ['image/jpeg', '.jpg'],
  png: ['image/png', '.png'],
  webp: ['image/webp', '.webp'],
  gif: ['image/gif', '.gif'],
  avif: ['image/avif', '.avif'],
  svg: ['image/svg+xml', '.svg'],
  pdf: ['application/pdf', '.pdf'],
  csv: ['text/csv', '.csv'],
  txt: ['text/plain', '.txt'],
  mp4: ['video/mp4', '.mp4'],
  mp3: ['audio/mpeg', '.mp3'],
  zip: ['application/zip', '.zip'],
};

function readUpload({ wish, values }: ScriptWish): boolean {
  const listed = wish.take(
    /\b(?:only |allow(?:s|ing)? |accepts? |just )*((?:(?:jpe?g|png|webp|gif|avif|svg|pdf|csv|txt|mp4|mp3|zip)s?(?:, ?|\/| and | or |,? and |,? or )?)+)(?: (?:files?|images?|allowed|only|are allowed|are accepted)\b)*/,
  );
  const kinds = [
    ...new Set(
      (listed?.[1] ?? 'jpg png webp')
        .match(/[a-z]+\d?/g)
        ?.map((one) => one.replace(/s$/, '').replace('jpeg', 'jpg'))
        .filter((one) => TYPES[one]) ?? [],
    ),
  ];
  values.set('endings', kinds.map((one) => `  ['${TYPES[one]?.[0]}', '${TYPES[one]?.[1]}'],`).join('\n'));
  values.set(
    'kinds',
    `${kinds
      .map((one) => one.toUpperCase())
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1')} files`,
  );
  values.set('field', kinds.every((one) => TYPES[one]?.[0].startsWith('image/')) ? 'image' : 'file');
  return true;
}

export const EXPRESS_KINDS: readonly ScriptKind[] = [
  {
    id: 'express-convert',
    about:
      /^(?=.*\b(?:express|post \/\w+)\b)(?=.*\bconver(?:t|sion)\b)(?=.*\b(?:currenc(?:y|ies)|rates?|eur|usd)\b)(?!.*\b(?:react|html|api key|openexchange\w*|frankfurter|ecb|cache\w*|cli)\b)/,
    read: readRates,
    options: {
      path: /\b(?:post|endpoint|route) (\/[\w/-]+)/,
      status: new RegExp(
        `${LEAD}(?:unknown|unsupported|invalid|other) (?:currenc(?:y|ies)|codes?)(?: codes?)? (?:gives?|returns?|is answered with|responds? with|answers?|get|gets|→|->|=)?(?: an?| with| status| http)* ?(4\\d\\d)(?: with an?(?: error| clear)? message| error| status| and an?(?: error)? message)*`,
      ),
      port: /[,;]? ?\b(?:(?:listening|listens|runs|running) )*on port (\d{2,5})\b/,
    },
    always: [
      new RegExp(
        `${LEAD}(?:hard-?coded|fixed|static|in-memory|constant)(?: exchange)? rates?(?: table| list| map)?(?: (?:for|of|with))?`,
      ),
      new RegExp(
        `${LEAD}(?:takes?|taking|accepts?|accepting|expects?)(?: an?| the)?(?: json)?(?: body)?(?: (?:of|with))?`,
      ),
      /\b(?:rounded? to|with) (?:2|two) decimals\b/,
    ],
    silent:
      'express endpoint post convert converts currency conversion json message amount from to rates rate table body route',
  },
  {
    id: 'express-login',
    about:
      /^(?=.*\bjwt\b)(?=.*\b(?:login|log in|sign ?in|auth\w*)\b)(?=.*\bbcrypt(?:js)?\b)(?!.*\b(?:nest\w*|fastify|koa|mongo\w*|mongoose|postgres\w*|prisma|sequelize|register|registration|sign ?up|roles?|python|passport|2fa|totp|reset)\b)/,
    options: {
      access: new RegExp(
        `${LEAD}(?:access ?-?)?(?<!refresh )tokens?(?: (?:valid|lives?|expires?|for|in|after|of|lifetime|ttl|is|with|that)\\b)* ${TIME}(?: (?:valid|lifetime|expiry|ttl))?`,
      ),
      refresh: new RegExp(
        `${LEAD}refresh ?-?tokens?(?:(?: (?:valid|lives?|expires?|for|in|after|of|lifetime|ttl|is|with|that|as|stored|sent)\\b)* ${TIME})?(?:,? (?:as|in|via|stored|set|sent|an?|and) (?:(?:an?|in|as|http-?only|secure|the) )*(?:http-?only )?cookies?)?`,
      ),
      loginPath: /\b(?:post )?(\/[\w/-]*login)\b/,
      wrong: new RegExp(
        `${LEAD}(?:wrong|bad|invalid|incorrect)(?: (?:password|credentials|login|email|or|data)\\b)+ (?:gives?|returns?|→|->|responds? with|answers?|is answered)?(?: an?| with| status)* ?(4\\d\\d)`,
      ),
      port: /[,;]? ?\bon port (\d{2,5})\b/,
    },
    shapes: { access: secondsIn, refresh: (said) => (said ? secondsIn(said) : '') },
    always: [
      /\b(?:with |using |and |hash(?:ed|es) (?:passwords? )?(?:with )?)*bcrypt(?:js)?\b(?: (?:hash(?:es|ed)?|password hash(?:es|ing)?))?/,
      /\b(?:jwt|json web tokens?)\b(?: (?:auth(?:entication)?|login))?/,
      new RegExp(
        `${LEAD}(?:http-?only|secure|same-?site(?: strict)?)(?:,? (?:and )?(?:secure|http-?only|same-?site(?: strict)?))*(?: cookies?)?`,
      ),
    ],
    silent:
      'jwt login route express bcrypt token access refresh cookie httponly endpoint password auth authentication api backend server',
  },
  {
    id: 'express-upload',
    about:
      /^(?=.*\bmulter\b)(?!.*\b(?:s3|cloudinary|gcs|azure|bucket|sharp|resiz\w+|thumbnails?|memory|mongo\w*)\b)/,
    read: readUpload,
    options: {
      megabytes: new RegExp(
        `${LEAD}(?:(?:up to|max(?:imum)?|at most|limit(?:ed to)?|file size|size|not (?:larger|bigger) than|under|below) )*${NUMBER} ?mb\\b(?: (?:each|per file|max(?:imum)?|limit))?`,
      ),
      count: new RegExp(
        `${LEAD}(?:(?:up to|max(?:imum)?|at most) )+${NUMBER} (?:files?|images?|photos?|pictures?)\\b(?: (?:at once|per request|each))?`,
      ),
      folder: new RegExp(
        `${LEAD}(?:sav(?:es?|ed|ing)|stor(?:es?|ed|ing)|writ(?:es?|ten)|put)?(?: (?:them|it|files?))* ?\\b(?:in|into|to|under) (?:an? |the )?(?:folder |directory )?["'\`]?(\\.{0,2}/?[a-z][\\w/-]*)["'\`]?(?: folder| directory)?(?=[,.;]|$| and| with| under)(?<!json|memory|error)`,
      ),
      several: /\b(?:several|multiple|many) (?:images?|files?|photos?|pictures)\b(?: at once| per request)?/,
      path: /\b(?:post )?(?<![\w.])(\/[a-z][\w/-]*)\b(?: (?:route|endpoint))?/,
      field: /\b(?:form )?field(?: name)?(?: is| called| named)? ["'`]?(\w+)["'`]?|\bfield ["'`](\w+)["'`]/,
    },
    derive: ({ values }) => {
      if (values.has('several') && !values.has('count')) values.set('count', '10');
      if (values.has('count') && values.get('count') !== '1') {
        values.set('many', '');
        if (/^(?:image|file)$/.test(values.get('field') ?? ''))
          values.set('field', `${values.get('field')}s`);
      }
    },
    always: [
      new RegExp(
        `${LEAD}(?:file ?names?|names?|files?)(?: (?:becomes?|are|is|gets?|should be|replaced|renamed|by|with|to|an?|random|as|stored|using|their)\\b)* uuids?(?: v4)?(?: (?:as|file|names?|filenames?))*|${LEAD}(?:random |unique )?uuids?(?: as)?(?: file ?names?| names?)?`,
      ),
      new RegExp(
        `${LEAD}(?:errors?|error responses?|error messages?|responses?)(?: (?:are|is|as|in|be|sent|returned)\\b)* json|json (?:errors?|error responses?|responses?)(?: messages?)?`,
      ),
    ],
    silent:
      'multer image images upload uploads handler route express endpoint file files photo photos only json error errors',
  },
];
