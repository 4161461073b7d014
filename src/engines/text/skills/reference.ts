import stored from '../data/reference.json';
import { bold, type Skill } from '../skill.ts';

const PORTS: Readonly<Record<string, string>> = stored.ports;
const STATUSES: Readonly<Record<string, string>> = stored.statuses;
const STATUS_NAMES: Readonly<Record<string, string>> = stored.statusNames;

const PORT_OF =
  /^(?:please |hi,? )*(?:(?:what|which)(?:'s| is|s)?|tell me|name)? ?(?:the )?(?:default |standard |usual |normal )?(?:tcp |network )?ports?(?: number)? (?:is |does |do |for |of |used (?:by|for) |has )(?:used (?:by|for) |for |by )?(?:the |a )?(.+?)(?: (?:use|uses|listen on|run on|runs on|by default|servers?|default))*[?.! ]*$|^(?:the )?([a-z0-9 ]{2,20}?) (?:default )?port(?: number)?[?.! ]*$/i;
const ON_PORT =
  /^(?:what|which)(?: service| protocol| program)? (?:is|runs|listens|uses|usually runs|usually uses)(?: usually)? ?(?:on )?(?:tcp |the )?port (\d{1,5})(?: (?:used|for|by default))*[?.! ]*$|^port (\d{1,5})[?.! ]*$/i;
const STATUS =
  /^(?:please |hi,? |so )*(?:what(?:'s| is| does| do)|explain|meaning of|define|http)?(?: an?| the)? ?(?:http )?(?:status |response |error |code |redirect )*([1-5]\d\d)(?: (?:http|status|response|error|code|redirect|mean|means|stand for|in http|do))*[?.! ]*$/i;
const STATUS_FOR =
  /^(?:please |hi,? )*(?:what(?:'s| is)|which(?: is)?|tell me)?(?: the)? ?(?:correct |right )?(?:http )?(?:status|response|error)(?: status)?(?: code)? (?:for|of|is|means|when)(?: used for)?(?: an?| the)? ["'`“]?([a-z ]{2,30}?)["'`”]?(?: errors?| responses?)?[?.! ]*$/i;
const CODE_OF =
  /\bascii(?: code| value| number)?(?: (?:of|for))?(?: the)?(?: letter| character)? ["'`“]?(\S)["'`”]?[?.! ]*$/i;
const CODE_OF_NAME =
  /\bascii(?: code| value| number)?(?: (?:of|for))?(?: (?:the|an?))?(?: character)? ([a-z]+(?: [a-z]+)?)(?: (?:sign|mark|character))?[?.! ]*$/i;
const CHARACTERS: Readonly<Record<string, string>> = {
  tilde: '~',
  at: '@',
  hash: '#',
  dollar: '$',
  percent: '%',
  caret: '^',
  ampersand: '&',
  asterisk: '*',
  underscore: '_',
  hyphen: '-',
  minu: '-',
  plu: '+',
  equal: '=',
  pipe: '|',
  backslash: '\\',
  slash: '/',
  comma: ',',
  dot: '.',
  period: '.',
  colon: ':',
  semicolon: ';',
  'question mark': '?',
  'exclamation mark': '!',
  backtick: '`',
};
const CODE_IS = /\b(?:character|letter|char)\b.{0,20}\bascii(?: code| value| number)? (\d{1,3})\b/i;

/** Numbers that have a name: ports, statuses of HTTP, characters. */
export const reference: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > 120) return undefined;
    const question = message.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
    return port(question) ?? status(question) ?? ascii(question);
  },
};

function port(question: string): string | undefined {
  const match = PORT_OF.exec(question);
  const name = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
  const number = Object.hasOwn(PORTS, name) ? PORTS[name] : undefined;
  if (number !== undefined) return `${name} uses port ${bold(number)} unless it is told otherwise.`;
  const on = ON_PORT.exec(question);
  const asked = on?.[1] ?? on?.[2];
  const names = Object.keys(PORTS).filter((each) => PORTS[each]?.split(/\D+/).includes(asked ?? 'none'));
  return names.length === 0 ? undefined : `Port ${asked} is usually ${bold(names.join(', '))}.`;
}

function status(question: string): string | undefined {
  const told = EXPLAINED[statusWhen(question) ?? ''];
  if (told !== undefined) return `HTTP ${bold(statusWhen(question) ?? '')} ${told}.`;
  const name = STATUS_FOR.exec(question)?.[1]?.toLowerCase() ?? '';
  const named = Object.hasOwn(STATUS_NAMES, name) ? STATUS_NAMES[name] : undefined;
  const code = STATUS.exec(question)?.[1] ?? named ?? statusWhen(question);
  const meaning =
    code === undefined || !Object.hasOwn(STATUSES, code) ? named && `(${name})` : STATUSES[code];
  const isNamed = /http|status|code|response|redirect|error|mean/i.test(question);
  return meaning === undefined || !isNamed ? undefined : `HTTP ${bold(`${code}`)} ${meaning}.`;
}

/** Situations with the HTTP status that fits. */
const SITUATIONS: readonly (readonly [RegExp, string])[] = [
  [
    /\bnot (?:logged|signed) in\b|\bunauthenticated\b|\bno (?:token|credentials)\b|\b(?:token|session) (?:is |has )?(?:expired|missing|invalid)\b/i,
    '401',
  ],
  [
    /\b(?:not|n't) (?:allowed|permitted)\b|\bno (?:permission|rights|access)\b|\blacks? (?:the )?(?:permission|rights)\b/i,
    '403',
  ],
  [/\balready exists\b|\bduplicates?\b/i, '409'],
  [
    /\b(?:created|creates|creating) (?:an? |the )?(?:new )?(?:resource|record|entry|user|object|item)\b/i,
    '201',
  ],
  [
    /\b(?:successful (?:delete|deletion)|deleted|deletion)\b.*\b(?:nothing|no (?:body|content))\b|\bno (?:body|content)\b/i,
    '204',
  ],
  [/\btoo many requests\b|\brate limit\b/i, '429'],
  [/\b(?:does not|doesn't) exist\b|\bno such (?:page|resource|record|user)\b/i, '404'],
  [/\b(?:down for|under|during) maintenance\b|\boverloaded\b/i, '503'],
  [/\bmoved (?:for good|permanently|for ever)\b/i, '301'],
];
/** Told elsewhere beside each other. */
const EXPLAINED: Readonly<Record<string, string>> = {
  '401': 'Unauthorized: the server does not know who asks. For those who are known and may not it is 403',
  '403':
    'Forbidden: the server knows who asks, and that is not enough. For those who are not logged in it is 401',
  '404': 'Not Found: there is nothing at this address',
  '429': 'Too Many Requests: wait, for as long as `Retry-After` says',
  '503': 'Service Unavailable: for now; `Retry-After` says for how long',
};
const LOOKS_FOR =
  /^(?:which|what)\b.*\b(?:status|response code|error code)\b|\bhttp status(?: code)? (?:when|if|for)\b/i;
const statusWhen = (question: string): string | undefined =>
  LOOKS_FOR.test(question) ? SITUATIONS.find(([happened]) => happened.test(question))?.[1] : undefined;

function ascii(question: string): string | undefined {
  const number = Number(CODE_IS.exec(question)?.[1] ?? Number.NaN);
  if (number > 32 && number < 127) return `ASCII ${number} is ${bold(String.fromCharCode(number))}.`;
  const named = CODE_OF_NAME.exec(question)?.[1]?.toLowerCase().replace(/s$/, '');
  const letter = CODE_OF.exec(question)?.[1] ?? (named === undefined ? undefined : CHARACTERS[named]);
  const code = letter?.charCodeAt(0) ?? 0;
  if (code <= 32 || code > 126) return undefined;
  return `${letter} is ${bold(String(code))} in ASCII (hexadecimal ${code.toString(16)}, binary ${code.toString(2).padStart(8, '0')}).`;
}
