import type { WishText } from '../reading/text.ts';
import type { Body, Deed, Reported } from './server.ts';

/** A part of a wish: what is taken from it is taken from the wish. */
export class Clause {
  readonly #wish: WishText;
  readonly #from: number;
  readonly #to: number;

  constructor(wish: WishText, from: number, to: number) {
    this.#wish = wish;
    this.#from = from;
    this.#to = to;
  }

  get rest(): string {
    return this.#wish.rest.slice(this.#from, this.#to);
  }

  /** An answer on a condition is none that is always given. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.rest);
    if (!found || found[0] === '') return undefined;
    if (/^\s*(?:if|when|unless|only)\b/.test(this.rest.slice(found.index + found[0].length)))
      return undefined;
    this.#wish.cover(this.#from + found.index, this.#from + found.index + found[0].length);
    return found;
  }

  /** The text of a group in the original wish, with its capitals. */
  original(found: RegExpExecArray, group: string): string {
    const at = this.#from + found.index + found[0].lastIndexOf(group);
    return this.#wish.given.slice(at, at + group.length);
  }
}

const LEAD = '(?:[,:;]|->|=>|\\b(?:and|that|which|it|just|only|simply|always|should|to|will)\\b)*';
const VERB =
  '(?:returns?|returning|answers?|answering|responds?|responding|repl(?:y|ies|ying)|gives?|giving|sends?|sending|serves?|serving|says?|saying|prints?|shows?|outputs?)';
const SAYS = `(?:${LEAD} ?\\b(?:${VERB}(?: back)?(?: with)?|with)|->|=>|:|\\()(?: (?:an?|the|just|only|some))*`;
/** "With a JSON body" says what is sent, not what comes back. */
const GIVES = `${LEAD} ?\\b${VERB}(?: back)?(?: with)?(?: (?:an?|the|just|only|some))*`;
const AS = '(?:,? (?:as|in) (?:an? )?(json|plain text|text)(?: object| format)?)?';
const STATUS =
  '(?:(?:,? ?(?:and |with )?(?:an? |the )?)?(?:http )?(?:status )?(?:code )?(?:of )?\\b([1-5]\\d\\d)\\b(?: (?:ok|status|code|created|accepted|no content|not found|forbidden|unauthorized|error|service unavailable|gone|moved|teapot))*)?';
const KNOWN =
  'ok|pong|up|alive|healthy|hello,? world|hello|hi|working|ready|welcome|maintenance|not found|forbidden|gone|service unavailable|im a teapot';

/** A literal as JSON, also if its keys have no quotes. */
function json(text: string): string | undefined {
  try {
    return JSON.stringify(
      JSON.parse(text.replace(/([{,]\s*)([A-Za-z_]\w*)\s*:/g, '$1"$2":').replaceAll("'", '"')),
    );
  } catch {
    return undefined;
  }
}

const plain = (text: string): string => text.replace(/[\\$`]/g, '');

type Reader = (clause: Clause, found: RegExpExecArray, path: string) => Body | undefined;

const REPORTED: readonly (readonly [Reported, RegExp])[] = [
  ['status', /\bstatus\b/],
  ['uptime', /\bup-?time\b/],
  ['version', /\bversion\b/],
  ['time', /\btime(?:stamp)?\b/],
  ['requests', /\brequests?\b/],
];
const ONE_REPORTED =
  '(?:(?:its|the|an?|server|process|current|service|app|field|key) )*(?:status(?::? ?["\']?ok["\']?)?|up-?time(?: (?:in|as|of the (?:server|process)|seconds))*|version(?: number)?|time(?:stamp)?|(?:(?:total )?(?:number|count) of (?:all )?|how many )requests(?: (?:it|has|have|been|were|was|served|handled|answered|processed|received|so far|since (?:the )?start(?:up)?))*|(?:total )?requests?[ _](?:count(?:er)?|total))';

/** The answers, each with `status` in the first group. */
const ANSWERS: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(
      `${SAYS}${STATUS} ?(?:(?:and|with|including|containing) )?(?:json )?(?:object |body |response )?(?:(?:with|containing|including) )?((?:${ONE_REPORTED}(?:, and |, ?| and (?:with )?| plus ))*${ONE_REPORTED})(?=\\s*[,;.·)]|\\s*$| as | in | and )(?<=\\b(?:up-?time|version|seconds)\\b.*)(?:,? (?:as|in) (?:seconds|(?:an? )?json(?: object| format)?))*`,
    ),
    (_, found) => ({
      kind: 'report',
      fields: REPORTED.filter(([, pattern]) => pattern.test(found[2] ?? '')).map(([field]) => field),
    }),
  ],
  [
    new RegExp(
      `${SAYS}${STATUS} ?(?:(?:and|with) )?(?:an? )?(?:json )?(?:object |body )?(\\{[^{}]*\\})${AS}`,
    ),
    (clause, found) => {
      const text = json(clause.original(found, found[2] ?? ''));
      return text === undefined ? undefined : { kind: 'json', text };
    },
  ],
  [
    new RegExp(
      `${SAYS}${STATUS} ?(?:(?:and|with) )?(?:an? |the )?(json )?(?:text |message |string |body |body text |object )?(?:with (?:the |an? )?(?:message|text) )?["'\`]([^"'\`]+)["'\`]${AS}`,
    ),
    (clause, found) => {
      const text = plain(clause.original(found, found[3] ?? ''));
      return found[2] || found[4] === 'json'
        ? { kind: 'json', text: JSON.stringify({ message: text }) }
        : { kind: 'text', text };
    },
  ],
  [
    new RegExp(
      `${SAYS}${STATUS} ?(?:the )?(json )?(?:with )?(?:the )?(?:current |server |utc |local )*(?:date and time|time and date|time(?:stamp)?|date)(?:,? (?:as|in) (?:an? )?(?:rfc[ -]?3339|iso(?:[ -]?8601)?)(?: format| string| timestamp)?)?${AS}`,
    ),
    (_, found) => ({ kind: 'time', isJson: found[2] !== undefined || found[3] === 'json' }),
  ],
  [
    new RegExp(
      `${SAYS}${STATUS} ?(json )?(?:with )?(?:a )?random (?:whole )?(?:number|integer|int)(?: (?:between|from) (\\d{1,9}) (?:and|to) (\\d{1,9}))?${AS}`,
    ),
    (_, found) => ({
      kind: 'random',
      min: Number(found[3] ?? 1),
      max: Number(found[4] ?? 100),
      isJson: found[2] !== undefined || found[5] === 'json',
    }),
  ],
  [
    new RegExp(
      `${SAYS}${STATUS} ?(json )?(?:the )?(?:sum|total) of (?:the )?(?:query )?(?:parameters? |params? |numbers )?(\\w{1,12}) and (\\w{1,12})(?: (?:from|in|given (?:in|as)) (?:the )?(?:query(?: string| parameters?)?|url))?${AS}`,
    ),
    (_, found) => ({
      kind: 'sum',
      names: [found[3] ?? 'a', found[4] ?? 'b'],
      isJson: found[2] !== undefined || found[5] === 'json',
    }),
  ],
  [
    new RegExp(
      `${SAYS}${STATUS} ?(json )?(?:how (?:many|often) (?:times )?(?:requests|visits|calls|it)(?: (?:was|were|has been|have been))?(?: (?:called|made|there|visited))?(?: so far)?|(?:the |a )?(?:number of (?:requests|visits|calls|hits)(?: so far)?|(?:visit|request|hit)s? (?:count(?:er)?|number)))${AS}`,
    ),
    (_, found, path) => ({
      kind: 'count',
      isJson: found[2] !== undefined || found[3] === 'json',
      isOfAll: /metrics|stats/.test(path),
    }),
  ],
  [
    new RegExp(
      `(?:${GIVES}|${LEAD} ?\\b(?:echo(?:es|ing)?)\\b)${STATUS} ?(?:back )?(?:the |its )*(?:(?:(?:posted |received |request |sent |same )*(?:json )?(?:body|payload)|(?:posted |received |sent |same )+json)(?: (?:it (?:received|got|was sent)|that (?:was|is) (?:sent|posted)|back))*)(?: (?:as|in) json)?`,
    ),
    () => ({ kind: 'echo' }),
  ],
  [new RegExp(`${LEAD} ?\\becho(?:es|ing)?\\b(?: back)?${STATUS}`), () => ({ kind: 'echo' })],
  [
    new RegExp(
      `${SAYS}${STATUS} ?(?:json )?(?:object )?(?:with )?(?:an? )?(?:the )?(?:field )?(status|message|msg|result|state):? (?:of )?(ok|up|healthy|alive|pong|hello|running|ready)${AS}`,
    ),
    (_, found) => ({ kind: 'json', text: JSON.stringify({ [found[2] ?? 'status']: found[3] }) }),
  ],
  [
    new RegExp(
      `${SAYS}${STATUS} ?(?:(?:and|with) )?(?:the |a )?(json )?(?:plain )?(?:text|message|string|body|word) ((?:(?!as |in |and |for |to |at |on |with )[a-z']+ ?){1,4}?)(?=[,.;·]|\\s*$| as | and | for | to | at | on )${AS}`,
    ),
    (clause, found) => {
      const text = plain(clause.original(found, (found[3] ?? '').trim()));
      return found[2] || found[4] === 'json'
        ? { kind: 'json', text: JSON.stringify({ message: text }) }
        : { kind: 'text', text };
    },
  ],
  [
    new RegExp(`${SAYS}${STATUS} ?(?:(?:and|with) )?(?:an? |the )?(json )?(${KNOWN})\\b!?${AS}`),
    (clause, found) => {
      const text = clause.original(found, found[3] ?? '');
      return found[2] || found[4] === 'json'
        ? {
            kind: 'json',
            text: JSON.stringify(
              /^(?:ok|up|alive|healthy)$/i.test(text) ? { status: text } : { message: text },
            ),
          }
        : { kind: 'text', text };
    },
  ],
];

const GREETS = new RegExp(
  `${LEAD} ?\\b(?:greets?|greeting|says? (?:hello|hi)(?: to)?|(?:${VERB}(?: with)?) (?:an? )?(?:(?:personal )?greeting(?: for| to| with)?|hello|"hello,? (?:name|\\$\\{?name\\}?|<name>|\\{name\\})!?"))(?: (?:the|a|by|with))*(?: (?:user|person|caller|visitor))?(?: (?:by|using|with|from|given))?(?: (?:the|a))?(?: (?:query|url|path|route))?(?: (?:string|parameter|param))?(?: ?[?:{<"']?(?!in\\b|from\\b|the\\b|as\\b|that\\b|and\\b|it\\b|who\\b)(name|user|username|who)[=}>"']?)(?: (?:from|in|given (?:in|as|by)|as|taken from|passed (?:in|as))(?: (?:the|a|an))?(?: (?:query|url|path|route))(?: (?:string|parameter|param))*(?: \\w*name)?)?${AS}`,
);

/** The answer of a route; undefined if the clause names none. */
export function readAnswer(
  clause: Clause,
  path: string,
  query: string | undefined,
): Extract<Deed, { does: 'answer' }> | undefined {
  const greets = clause.take(GREETS);
  if (greets) {
    const inPath = /:(\w+)/.exec(path)?.[1];
    const name = inPath ?? (query && /(\w+)/.exec(query)?.[1]) ?? greets[1] ?? 'name';
    const body = {
      kind: 'greet',
      name,
      isInPath: inPath !== undefined,
      isJson: greets[2] === 'json',
    } as const;
    return { does: 'answer', status: 200, body };
  }
  const [first, second] = query?.match(/[a-z_]\w*(?==)/g) ?? [];
  if (first && second && clause.take(new RegExp(`${GIVES} ?(?:the |their )?sum(?: of (?:them|both))?`)))
    return { does: 'answer', status: 200, body: { kind: 'sum', names: [first, second], isJson: false } };
  for (const [pattern, read] of ANSWERS) {
    const found = clause.take(pattern);
    if (!found) continue;
    const body = read(clause, found, path);
    if (!body) return undefined;
    const status = Number(
      found[1] ?? clause.take(new RegExp(`,? ?\\b(?:and|with)${STATUS.slice(0, -1)}`))?.[1] ?? 200,
    );
    return { does: 'answer', status, body };
  }
  const bare = clause.take(new RegExp(`${SAYS}${STATUS.slice(0, -1)}`));
  if (!bare?.[1]) return undefined;
  return { does: 'answer', status: Number(bare[1]), body: { kind: 'none' } };
}
