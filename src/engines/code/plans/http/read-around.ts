import { NUMBER, numberOf, type WishText } from '../reading/text.ts';
import type { Around, Check } from './server.ts';

const LEAD = '[,;]? ?\\b(?:(?:and|with|that|which|it|also|plus|an?|the|some|adds?|has|simple|small) )*';
/** The words that may follow, in any order: they say the same at more length. */
const follows = (words: string): string => `(?:,? (?:${words.split(' ').join('|')})\\b)*`;

const LOGS = new RegExp(
  `${LEAD}(?:(?:request|access) )?(?<!/)(?:logging|logs?|logger)(?: middleware)?${follows(
    'that which of for with each every all the incoming http request requests method path url status code duration durations time milliseconds ms took takes take how long it its their in to console stdout response responses logs prints',
  )}`,
);
const CORS = new RegExp(
  `${LEAD}(?:(?:sets?|sends?|enables?|allows?|supports?|enabled|handles?) )*cors\\b${follows(
    'headers header middleware support enabled for all any every origins origin requests request preflight including handling options',
  )}`,
);
const TOKEN = new RegExp(
  `${LEAD}(?:(?:checks?|requires?|requiring|needs?|expects?|validates?|protected|secured|guarded|by|with|an?|the|simple) )*(?:bearer[- ]?(?:token|auth\\w*)?|auth(?:entication|orization)?[- ]?token|token[- ]?(?:auth\\w*|check)|(?:an? )?(api[- ]?key))\\b${follows(
    'check checks auth authentication authorization middleware header headers token bearer in the x-api-key that which answers returns sends responds answering returning with status else otherwise or if when for is it a an missing invalid wrong absent bad not present requests request without on every all each routes endpoints and 401 unauthorized error',
  )}`,
);
const ENDS =
  '(?:shut(?:s|ting)? ?(?:(?:it|the server) )?(?:down|off)|stop(?:s|ping)?|exit(?:s|ing)?|clos(?:es?|ing)|end(?:s|ing)?|terminat(?:es?|ing))(?: (?:it|the server|itself))?';
const SIGNAL = '(?:ctrl ?[-+] ?c|control[- ]c|sigint|sigterm|an interrupt|interrupts?)';
const GRACEFUL = new RegExp(
  `${LEAD}(?:(?:supports?|does|do|handles?|handling|should|must|can) )*(?:(?:graceful(?:ly)?|clean(?:ly)?|orderly|proper(?:ly)?) (?:shut ?down|${ENDS}|exit)|${ENDS} (?:gracefully|cleanly|properly|nicely)|${ENDS}(?= (?:on|when|upon|with) (?:i press |it (?:gets|receives) )?${SIGNAL})|handl(?:es?|ing)(?= ${SIGNAL}))(?:,? (?:${SIGNAL}|${'on upon for when with after i you it the a an server process gets receives receiving is press pressing pressed user presses signal signals and or handling stopped waits waiting lets letting running active open in-flight pending current requests request connections to finish complete before exiting first have finished done so that they all'.split(' ').join('|')})(?![\\w-]))*`,
);
/** "Waiting at most 10 seconds", "with a 5 second timeout", "within 30s". */
const GRACE = new RegExp(
  `[,;]? ?(?:\\b(?:and|with|but|that|it|then|an?|waits?|waiting|gives?|giving|allows?|allowing|lets?|letting|using|them|up|after|for|to|of|at|most|maximum|max|within|limited|limit|time|timeout|deadline|no|more|longer|than|grace|period|open|running|active|in-flight|pending|requests|connections|finish|complete) )*${NUMBER}[- ]?(?:s|secs?|seconds?)\\b(?: (?:timeout|deadline|limit|grace(?: period)?|max(?:imum)?|at most|for|to|the|open|running|active|in-flight|pending|current|requests?|connections?|finish|complete|before|exiting|shutdown|drain))*`,
);
const OTHER_LOGIN = /\b(?:jwt|basic auth|login|log in|sessions?|cookies?|oauth|refresh)\b/;

/** Logging, CORS, tokens and shutdown: work around every request. */
export function readAround(wish: WishText): Around {
  const hasOtherLogin = wish.has(OTHER_LOGIN);
  const token = hasOtherLogin ? undefined : wish.take(TOKEN);
  const cors = wish.take(CORS);
  const logs = hasOtherLogin ? undefined : wish.take(LOGS);
  const graceful = wish.take(GRACEFUL);
  const grace = graceful && wish.take(GRACE)?.[1];
  return {
    isLogged: logs !== undefined,
    isShared: cors !== undefined,
    isGraceful: graceful !== undefined,
    ...(grace === undefined ? {} : { grace: numberOf(grace) }),
    ...(token ? { token: token[1] ? 'key' : 'bearer' } : {}),
  };
}

export const hasAround = ({ isLogged, isShared, isGraceful, token }: Around): boolean =>
  isLogged || isShared || isGraceful || token !== undefined;

const NAMES = '((?:(?:an? |the )?[a-z_]+(?:, and |, | and )?){1,4}?)';
const KIND =
  '(?:both |all )?(?:an? )?(?:valid )?(?:(non-?empty |positive |non-?negative )?(string|text|number|integer|boolean|e-?mail(?: address)?)s?|(not (?:be )?(?:empty|blank)|non-?empty|positive|(?:greater than|above) (?:0|zero)))';
const CHECKED: readonly RegExp[] = [
  new RegExp(
    `[,;]? ?\\b(?:(?:and|that|which|it|with) )*(?:validat(?:es?|ing)|check(?:s|ing)|ensur(?:es?|ing)|requir(?:es?|ing)|verif(?:ies|ying)) (?:that )?(?:the )?${NAMES} (?:is|are|must be|to be|be|must) ${KIND}\\b`,
  ),
  new RegExp(
    `[,;]? ?(?<![:/{<\\w-])(?:(?:and|where|with|the) )*${NAMES} (?:must|should|has to|have to|cannot|can't)(?: be)? ${KIND.replace('(not (?:be )?', '((?:not )?(?:be )?')}\\b`,
  ),
];
const SAID_AGAIN = new RegExp(
  `[,;]? ?(?:(?:and|where|the) )*\\b([a-z_]+) (?:must|should|has to|have to)(?: be)? ${KIND}\\b`,
);
/** A second one of the same sentence: "title is a string and price is a number". */
const ALSO = new RegExp(
  `^[·\\s]*,? ?(?:and )?(?:that )?(?:the )?([a-z_]+) (?:is|must be|be|to be)? ?${KIND}\\b`,
);
const REFUSED =
  /[,;]? ?\b(?:(?:and|with|or|else|otherwise|it|returns?|returning|answers?|gives?|sends?|responds?(?: with)?|with|an?) )*(?:status )?400(?: bad request| error| status)?(?: (?:on|for|if|when|otherwise|else)(?: (?:the|an?|any|input|data|body|bodies|json|request|requests|is|are|bad|invalid|wrong|malformed|missing|it|fields?|values?|validation|fails?|errors?|not|valid))*)?/;

const KINDS: Readonly<Record<string, Check>> = {
  string: 'string',
  text: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  email: 'email',
};

const INTEGERS = /^(?:age|year|count|quantity|stock|pages|priority)$/;
const NUMBERS = /^(?:price|amount|rating|score|total|salary|weight)$/;
const YES_NO = /^(?:done|completed?|active|finished|checked|read|archived|enabled|available)$/;

/** The rule for a field of which the wish only says that it is validated. */
export const checkOf = (name: string): Check =>
  name === 'email'
    ? 'email'
    : INTEGERS.test(name)
      ? 'natural'
      : NUMBERS.test(name)
        ? 'number'
        : YES_NO.test(name)
          ? 'boolean'
          : 'string';

/** The kinds that the fields of a record must have. */
export function readChecks(wish: WishText): Readonly<Record<string, Check>> {
  const checks: Record<string, Check> = {};
  const add = ([, names = '', manner = '', kind = '', alone = '']: RegExpExecArray): void => {
    const isPositive = /^positive|^greater|^above/.test(manner || alone);
    const check = isPositive
      ? kind === 'integer'
        ? 'counting'
        : 'positive'
      : alone
        ? 'string'
        : manner.startsWith('non') && kind === 'integer'
          ? 'natural'
          : KINDS[kind.replace(/^e-?mail.*/, 'email')];
    for (const name of names.split(/, and |, ?| and /).map((one) => one.replace(/^(?:an? |the )/, '').trim()))
      if (check && /^[a-z_]+$/.test(name)) checks[name] = check;
  };
  // "With name and price, price must be positive": only the second is part of the rule.
  const isSaidAgain = /\b([a-z_]+),? (?:and |where |the )*\1 (?:must|should|has to)\b/.test(wish.rest);
  for (const pattern of isSaidAgain ? [SAID_AGAIN] : CHECKED) {
    const found = wish.take(pattern);
    if (!found) continue;
    add(found);
    const end = found.index + found[0].length;
    const also = ALSO.exec(wish.rest.slice(end));
    if (!also) continue;
    add(also);
    wish.cover(end, end + also[0].length);
  }
  return checks;
}

/** Every version answers 400 to what is no JSON object, or lacks what it must have. */
export const takeRefusal = (wish: WishText): void => {
  wish.take(REFUSED);
};
