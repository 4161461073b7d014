import { WishText } from '../reading/text.ts';

export type Answer =
  | { readonly kind: 'json' | 'text'; readonly text: string }
  | { readonly kind: 'time'; readonly isJson: boolean }
  | { readonly kind: 'echo' };

export interface Route {
  readonly method: string;
  readonly path: string;
  readonly answer: Answer;
}

export interface Server {
  readonly port: number;
  readonly usesExpress: boolean;
  readonly routes: readonly Route[];
  /** Another method on a known path is answered with 405, else with 404. */
  readonly refusesMethods: boolean;
}

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that small simple minimal tiny basic plain node nodejs js http https web server handler api app endpoint endpoints route routes one two single write create make go golang python using only standard library net returns answers which in it listening listens on requests request has for to status 200 code ok'.split(
    ' ',
  ),
);

const SAYS =
  '(?:(?:that |which )?(?:returns?|returning|answers?(?: with)?|answering(?: with)?|responds?(?: with)?|responding with|replies with|gives?(?: back)?|sends?(?: back)?|serves?|says?|with)|:|->)';
const HOW = '(?: (?:as|in) (?:an? )?(json|plain text|text))?';
const ANSWER = `(?:(\\{[^{}]*\\})|["'\`]([^"'\`]+)["'\`]|(?:the )?(current (?:server )?time)|(?:back )?(?:the )?((?:posted |received |request )?(?:json )?(?:body|payload)(?: (?:it (?:received|got|was sent)|that was (?:sent|posted)|back))?))${HOW}`;
const ROUTE = new RegExp(
  `(?:\\b(?:an?|the|one) )?(?:\\b(?:route|endpoint|path) )?(?:\\b(get|post|put|delete) )?(?:\\b(?:requests? )?(?:to|on|at) )?(\\/[\\w\\/-]*) ${SAYS} (?:an? )?(json )?(?:object )?${ANSWER}`,
);
const BARE = new RegExp(`${SAYS} (?:an? )?(json )?(?:object )?${ANSWER}`);

/** The paths that no route names. */
const OTHERS =
  '(?:(?:everything|anything|all|any|every)(?: the)?(?: else| (?:other|unknown|unmatched) \\w+)|(?:(?:all|any|the) )?(?:other|unknown|unmatched|undefined) (?:path|route|url|page|endpoint|request|address)(?:e?s)?)';
const NOT_FOUND = new RegExp(
  `,? ?(?:and )?(?:(?:that |it )?(?:(?:returns?|answers?|gives?|sends?|responds?|replies|with) ){0,2}(?:an? )?(?:status |http )?(?:code )?404(?: not found| status| error)? (?:for|on|to) ${OTHERS}|${OTHERS}(?: (?:gets?|gives?|is|are|returns?|answers?|answered|responds?))*(?: with)?(?: an?)?(?: status)? 404|404 otherwise|otherwise 404)`,
);

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

function answerOf(wish: WishText, found: RegExpExecArray, from: number): Answer | undefined {
  const [before, literal, text, time, body, how] = found.slice(from);
  if (literal) {
    const value = json(wish.original(found, literal));
    return value === undefined ? undefined : { kind: 'json', text: value };
  }
  if (time) return { kind: 'time', isJson: how === 'json' || before !== undefined };
  if (body) return { kind: 'echo' };
  if (!text) return undefined;
  const said = wish.original(found, text).replace(/[\\$`]/g, '');
  return how === 'json'
    ? { kind: 'json', text: JSON.stringify({ message: said }) }
    : { kind: 'text', text: said };
}

/** A server of which the wish says every route; undefined for any other wish. */
export function readServer(prompt: string): Server | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(/\b(?:http|web|express|rest)\b.{0,20}\b(?:server|handler|api|app)\b|\bserver\b/))
    return undefined;
  const isPlain = wish.take(
    /\bexpress-free\b|\b(?:without|no|not using)(?: using)? (?:express|(?:any )?(?:framework|frameworks|dependencies|libraries))\b|\bonly the standard library\b/,
  );
  const usesExpress = !isPlain && wish.take(/\bexpress(?:\.js)?\b/) !== undefined;
  const port = wish.take(/\b(?:listen(?:s|ing) )?(?:on )?(?:port|:)\s?(\d{2,5})\b/);
  const notFound = wish.take(NOT_FOUND);
  const refused = wish.take(
    /,? ?(?:and )?(?:only (?:accepts?|allows?|answers?) get(?: requests)?,? ?(?:and |otherwise |else )?(?:returns? |answers? |gives? |sends? )?(?:an? )?(?:405)?(?: (?:otherwise|for (?:other methods|everything else)))?|(?:otherwise |other methods (?:get|return) )(?:an? )?405|405 (?:otherwise|for other methods))/,
  );
  const routes: Route[] = [];
  for (let found = wish.take(ROUTE); found; found = wish.take(ROUTE)) {
    const answer = answerOf(wish, found, 3);
    if (!answer) return undefined;
    const [, method, path = '/'] = found;
    routes.push({
      method: (method ?? (answer.kind === 'echo' ? 'post' : 'get')).toUpperCase(),
      path: wish.original(found, path),
      answer,
    });
  }
  if (routes.length === 0) {
    const found = wish.take(BARE);
    const answer = found && answerOf(wish, found, 1);
    if (!answer) return undefined;
    routes.push({ method: 'GET', path: '/', answer });
  }
  if (wish.left(SILENT).length > 0) return undefined;
  return {
    port: port?.[1] ? Number(port[1]) : 8080,
    usesExpress,
    routes,
    refusesMethods: refused !== undefined && notFound === undefined,
  };
}
