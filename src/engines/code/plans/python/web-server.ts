import type { Plan } from './made.ts';
import { py } from './source.ts';
import { type PythonWish, quoted, snake } from './wish.ts';

const ROUTE =
  /[,;:]? ?\b(?:and )?(?:an? |the )?(?:endpoints? |routes? )?(get|post|put|delete)(?: requests?)?(?: (?:to|on|for|at))? (?:the )?(?:endpoint |route |path )?["'`]?(\/[\w/<>{}.:-]*)["'`]?/;

interface Route {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly state?: string;
}

/** A server of the standard library: each route answers with JSON. */
export const planStandardServer: Plan = (wish) => {
  const isStandard = wish.says(
    /[,(]? ?\b(?:(?:using|with|only|just|by|the) )*(?:(?:standard library|stdlib|http\.server|built-?in http(?:\.server)?)(?: (?:only|module|alone))*|no (?:external )?(?:dependencies|frameworks?|packages|libraries)|without (?:any )?(?:external )?(?:frameworks?|dependencies|packages|flask))(?: \w*only\b)?[)]?|\bflask-free\b|\bhttp\.server\b/,
  );
  if (!isStandard || !wish.has(/\bserver\b|\bapi\b|\bservice\b/)) return undefined;
  wish.takeAll(
    /\bflask-free\b|[,(]? ?\b(?:using |with |only )*(?:the )?(?:python )?standard library(?: only)?|\bhttp\.server\b/,
  );
  const port =
    wish.number(/\b(?:(?:listens?|listening|runs?|running) )?(?:on |at )?(?:localhost ?:? ?)?port (\d+)/) ??
    wish.number(/\blocalhost:(\d+)/) ??
    8000;
  const local = wish.says(/\b(?:only )?(?:on |listens? |listening |to )*localhost(?: only)?\b|127\.0\.0\.1/);
  const routes: Route[] = [];
  for (let at = 0; at < 12 && wish.has(ROUTE); at++) {
    const route = readRoute(wish);
    if (!route) return undefined;
    routes.push(route);
  }
  if (routes.length === 0) return undefined;
  wish.takeAll(
    /\b(?:and )?(?:everything else|anything else|(?:all )?(?:other|unknown) (?:paths?|routes?|urls?|requests?)|else|otherwise|the rest)(?: (?:gives?|returns?|is|gets?|answers? with|results? in|->|should|be|return|a|an))* ?404(?: (?:not found|with|as|and|an?|json|error|body|message|response))*/,
  );
  wish.takeAll(
    /\b(?:all )?(?:errors|answers|responses)(?: (?:are|as|in|should be|also|too|with))* json(?: (?:error )?(?:messages?|bod(?:y|ies)))?|\bjson (?:error )?(?:messages?|errors)\b/,
  );
  wish.takeAll(
    /\b(?:and )?(?:invalid|malformed|broken|bad) json(?: (?:bod(?:y|ies)|gives?|returns?|is|gets?|with|an?|->))* ?(?:400)?/,
  );
  const stops = wish.says(
    /\b(?:and )?(?:stops?|shuts? down|exits?|graceful(?:ly)?)(?: (?:down|shutdown|cleanly|gracefully))* ?(?:on|with|at)? ?(?:ctrl[-+ ]c|sigint|sigterm|keyboard ?interrupt)?/,
  );
  const state = [...new Set(routes.flatMap((route) => (route.state ? [route.state] : [])))];
  const needsBody = routes.some(({ method }) => method === 'POST' || method === 'PUT');
  const methods = [...new Set(routes.map(({ method }) => method))];
  const name = (route: Route): string => `${route.method.toLowerCase()}_${snake(route.path) || 'index'}`;
  return {
    program: {
      code: py`
${state.join('\n')}


${routes.map((route) => `def ${name(route)}(query: dict[str, str]${needsBody ? ', body' : ''}) -> tuple[int, object]:\n  ${route.body.replace(/\n/g, '\n  ')}`).join('\n\n\n')}


ROUTES = {
  ${routes.map((route) => `("${route.method}", "${route.path}"): ${name(route)},`).join('\n')}
}


class Handler(BaseHTTPRequestHandler):
  def answer(self) -> None:
    parts = urllib.parse.urlsplit(self.path)
    route = ROUTES.get((self.command, parts.path.rstrip("/") or "/"))
    if route is None:
      self.send_json(404, {"error": f"there is nothing at {parts.path}"})
      return
    ${
      needsBody &&
      py`
try:
  length = int(self.headers.get("Content-Length", 0))
  text = self.rfile.read(length)
  body = json.loads(text) if text else None
except ValueError:
  self.send_json(400, {"error": "the body is not valid JSON"})
  return`
    }
    self.send_json(*route(dict(urllib.parse.parse_qsl(parts.query))${needsBody ? ', body' : ''}))

  ${[...new Set(['GET', ...methods, 'POST', 'PUT', 'DELETE'])].map((method) => `do_${method}`).join(' = ')} = answer

  def send_json(self, status: int, value: object) -> None:
    data = json.dumps(value).encode()
    self.send_response(status)
    self.send_header("Content-Type", "application/json")
    self.send_header("Content-Length", str(len(data)))
    self.end_headers()
    self.wfile.write(data)`,
      main: py`
server = ThreadingHTTPServer(("${local ? '127.0.0.1' : ''}", ${port}), Handler)
${stops && 'signal.signal(signal.SIGTERM, signal.default_int_handler)'}
print("http://localhost:${port}")
try:
  server.serve_forever()
except KeyboardInterrupt:
  print("stopped")
finally:
  server.server_close()`,
    },
    silent:
      'server http tiny web api rest json endpoint endpoints route routes service get post gives returns answers responds port listens memory in-memory error message',
  };
};

/** The replies of routes. */
const ANSWERS: readonly (readonly [
  said: RegExp,
  body: (found: RegExpExecArray, wish: PythonWish, path: string) => string,
  state?: (path: string) => string,
])[] = [
  [
    /^[^·]*?\b(?:the )?(?:current )?utc (?:date and )?time(?: (?:as|in) (?:iso(?: ?8601)?(?: format)?|a string))?/,
    () => 'return 200, {"time": datetime.now(timezone.utc).isoformat()}',
  ],
  [
    /^[^·]*?\b(?:the )?(?:current |local |server )*(?:date and )?time\b(?: in iso(?: ?8601)?)?/,
    () => 'return 200, {"time": datetime.now().astimezone().isoformat()}',
  ],
  [/^[^·]*?\b(?:the )?(?:current |today'?s )?date\b/, () => 'return 200, {"date": date.today().isoformat()}'],
  [
    /^[^·]*?["'`]?\{ ?["'`]?(\w+)["'`]? ?: ?["'`]?([\w ]+?)["'`]? ?\}["'`]?/,
    ([, key = '', value = '']) =>
      `return 200, {${quoted(key)}: ${/^(?:true|false)$/.test(value) ? (value === 'true' ? 'True' : 'False') : /^\d+$/.test(value) ? value : quoted(value)}}`,
  ],
  [
    /^[^·]*?\b(?:an? )?(?:health(?: ?check)?|status|ok)(?: ok| status)?\b/,
    () => 'return 200, {"status": "ok"}',
  ],
  [
    /^[^·]*?(?:\becho(?:es|ing)?|\b(?:returns?|sends?|gives?)(?: back)?(?= the (?:posted|sent|received|same|request)))(?: back)?(?: the)?(?: (?:json|request|posted|sent|received|same|body|data|it|back))*/,
    () => 'return 200, body',
  ],
  [
    /^[^·]*?\b(?:the )?(?:uptime)(?: in seconds)?/,
    () => 'return 200, {"uptime": round(time.monotonic() - STARTED, 1)}',
    () => 'STARTED = time.monotonic()',
  ],
  [
    /^[^·]*?\b(?:an? )?(?:random )(?:number|integer)(?: between (\d+) and (\d+)| from (\d+) to (\d+))?/,
    ([, a, b, c, d]) => `return 200, {"number": random.randint(${a ?? c ?? 1}, ${b ?? d ?? 100})}`,
  ],
  [
    /^[^·]*?\b(?:the )?(?:sum|addition|adds?)(?: of)?(?: (?:the )?(?:query )?(?:parameters?|numbers?))?(?: ["'`]?([a-z])["'`]? and ["'`]?([a-z])["'`]?)?/,
    ([, a = 'a', b = 'b']) =>
      `try:\n  return 200, {"sum": float(query["${a}"]) + float(query["${b}"])}\nexcept (KeyError, ValueError):\n  return 400, {"error": "${a} and ${b} must be numbers"}`,
  ],
  [
    /^[^·]*?\b(?:an? )?(?:greeting|hello(?: (?:world|name|message))?|greets?)\b[^·,;.]*/,
    ([all = '']) =>
      /world/.test(all)
        ? 'return 200, {"message": "Hello, world!"}'
        : 'return 200, {"message": f"Hello, {query.get(\'name\', \'world\')}!"}',
  ],
  [
    /^[^·]*?\b(?:lists?|returns?|gives?|shows?)(?: the| all| stored| saved)* (?:notes|items|entries|messages|todos|tasks|list)\b(?: as json)?/,
    (_, __, path) => `return 200, ${listName(path)}`,
    (path) => `${listName(path)}: list = []`,
  ],
  [
    /^[^·]*?\b(?:adds?|stores?|saves?|appends?|creates?)(?: (?:an?|the|new|one|it|json))* ?(?:note|item|entry|message|todo|task|object|body)?\b(?: to (?:the|a) list)?(?: in memory)?/,
    (_, __, path) => `${listName(path)}.append(body)\nreturn 201, body`,
    (path) => `${listName(path)}: list = []`,
  ],
];

const listName = (path: string): string => snake(path).toUpperCase() || 'ITEMS';

function readRoute(wish: PythonWish): Route | undefined {
  const found = wish.take(ROUTE);
  if (!found) return undefined;
  const [whole, method = '', path = ''] = found;
  const start = found.index + whole.length;
  // The route is told up to the next one.
  const rest = wish.rest.slice(start);
  const next =
    /\b(?:get|post|put|delete) (?:to |on |at )?\/|\beverything else\b|\banything else\b|\bother paths?\b/.exec(
      rest,
    );
  const told = rest.slice(0, next?.index ?? rest.length);
  for (const [said, body, state] of ANSWERS) {
    const answer = said.exec(told);
    if (!answer || (method !== 'post' && method !== 'put' && /echo|append/.test(body(answer, wish, path))))
      continue;
    wish.cover(start, start + answer[0].length);
    return {
      method: method.toUpperCase(),
      path: wish.original(found, path).replace(/(?<=.)\/$/, ''),
      body: body(answer, wish, path),
      ...(state ? { state: state(path) } : {}),
    };
  }
  return undefined;
}
