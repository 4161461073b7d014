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
  const name = STATUS_FOR.exec(question)?.[1]?.toLowerCase() ?? '';
  const named = Object.hasOwn(STATUS_NAMES, name) ? STATUS_NAMES[name] : undefined;
  const code = STATUS.exec(question)?.[1] ?? named;
  const meaning =
    code === undefined || !Object.hasOwn(STATUSES, code) ? named && `(${name})` : STATUSES[code];
  const isNamed = /http|status|code|response|redirect|error|mean/i.test(question);
  return meaning === undefined || !isNamed ? undefined : `HTTP ${bold(`${code}`)} ${meaning}.`;
}

function ascii(question: string): string | undefined {
  const number = Number(CODE_IS.exec(question)?.[1] ?? Number.NaN);
  if (number > 32 && number < 127) return `ASCII ${number} is ${bold(String.fromCharCode(number))}.`;
  const letter = CODE_OF.exec(question)?.[1];
  const code = letter?.charCodeAt(0) ?? 0;
  if (code <= 32 || code > 126) return undefined;
  return `${letter} is ${bold(String(code))} in ASCII (hexadecimal ${code.toString(16)}, binary ${code.toString(2).padStart(8, '0')}).`;
}
