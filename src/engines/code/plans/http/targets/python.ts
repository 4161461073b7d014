import type { Snippet } from '../../../snippets/snippets.ts';
import {
  collectionOf,
  identifier,
  indented,
  isText,
  isVaried,
  type Route,
  type Server,
  segmentsOf,
} from '../server.ts';
import { pythonZone } from '../zone.ts';
import {
  PYTHON_TOKEN,
  pythonChange,
  pythonCounted,
  pythonImports,
  pythonRecord,
  pythonRequired,
  pythonState,
  pythonTokenTest,
  pythonValue,
} from './python-values.ts';
import { REFUSED_TOKEN, SHARED_HEADERS } from './script-values.ts';

const NOT_FOUND = 'self.answer_json(404, {"error": "not found"})';

function testOf({ path }: Route): string {
  const segments = segmentsOf(path);
  if (!segments.some(isVaried)) return `path == ${JSON.stringify(path)}`;
  const fixed = segments.flatMap((one, at) =>
    isVaried(one) ? [] : [`parts[${at}] == ${JSON.stringify(one)}`],
  );
  return [`len(parts) == ${segments.length}`, ...fixed].join(' and ');
}

function linesOf({ deed, path }: Route, server: Server): string[] {
  if (deed.does === 'answer') {
    const { status, body } = deed;
    if (body.kind === 'none') return [`self.answer(${status}, "text/plain; charset=utf-8", "")`];
    if (body.kind === 'echo')
      return [
        `self.answer(${status}, "application/json", self.rfile.read(int(self.headers.get("Content-Length", 0))).decode())`,
      ];
    const value = pythonValue(body, {
      query: (name) => `query.get("${name}", [""])[0]`,
      param: (name) => `unquote(parts[${segmentsOf(path).indexOf(`:${name}`)}])`,
      body: '',
    });
    return [
      ...(body.kind === 'time' && body.zone ? pythonZone(body.zone) : []),
      isText(body)
        ? `self.answer(${status}, "text/plain; charset=utf-8", ${value})`
        : `self.answer_json(${status}, ${value})`,
    ];
  }
  const collection = collectionOf(server, deed.of);
  const [all, one] = [identifier(collection.plural), identifier(collection.singular)];
  const id = `parts[${segmentsOf(path).findLastIndex(isVaried)}]`;
  const find = [
    `${one} = next((item for item in ${all} if str(item["id"]) == ${id}), None)`,
    `if ${one} is None:`,
    `  return ${NOT_FOUND}`,
  ];
  const sent = [
    'sent = self.read_json()',
    'if sent is None:',
    '  return self.answer_json(400, {"error": "the body is not a JSON object"})',
  ];
  const refuse = (message: string): string => `self.answer_json(${server.refusal}, {"error": "${message}"})`;
  switch (deed.does) {
    case 'list':
      return [`self.answer_json(200, ${all})`];
    case 'show':
      return [...find, `self.answer_json(200, ${one})`];
    case 'create':
      return [
        ...sent,
        ...pythonRequired(collection, refuse),
        `${one} = ${pythonRecord(collection, 'sent')}`,
        `${all}.append(${one})`,
        `self.answer_json(201, ${one})`,
      ];
    case 'update':
      return [
        ...find,
        ...sent,
        ...pythonChange(collection, refuse),
        `${one}.update(sent, id=${one}["id"])`,
        `self.answer_json(200, ${one})`,
      ];
    case 'remove':
      return [...find, `${all}.remove(${one})`, 'self.answer(204, "application/json", "")'];
  }
}

const LOG = [
  '',
  'def parse_request(self) -> bool:',
  '  self.start = time.perf_counter()',
  '  return super().parse_request()',
  '',
  'def log_request(self, code="-", size="-") -> None:',
  '  took = (time.perf_counter() - self.start) * 1000',
  '  print(self.command, getattr(self, "path", "-"), int(code), f"{took:.1f} ms")',
];
const PREFLIGHT = ['def do_OPTIONS(self) -> None:', '  self.answer(204, "text/plain", "")', ''];

const answer = (server: Server): string[] => [
  'def answer(self, status: int, kind: str, text: str) -> None:',
  ...indented([
    ...pythonCounted(server),
    'body = text.encode()',
    'self.send_response(status)',
    ...(server.around.isShared
      ? SHARED_HEADERS.map(([name, value]) => `self.send_header("${name}", "${value}")`)
      : []),
    'self.send_header("Content-Type", kind)',
    'self.send_header("Content-Length", str(len(body)))',
    'self.end_headers()',
    'self.wfile.write(body)',
  ]),
];
const ANSWER_JSON = [
  '',
  'def answer_json(self, status: int, value) -> None:',
  '  self.answer(status, "application/json", json.dumps(value))',
];
const READ_JSON = [
  '',
  'def read_json(self) -> dict | None:',
  ...indented([
    'try:',
    '  value = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))))',
    'except ValueError:',
    '  return None',
    'return value if isinstance(value, dict) else None',
  ]),
];

/** Listens until a signal comes, then ends the running requests. */
const pythonGraceful = (port: number, grace?: number): string =>
  [
    `server = ThreadingHTTPServer(("", ${port}), Handler)`,
    '# Closing waits for the requests that are running.',
    'server.daemon_threads = False',
    ...(grace === undefined
      ? []
      : [
          '',
          'def stop(*_):',
          '  threading.Thread(target=server.shutdown).start()',
          '  # Requests that take longer are cut off.',
          `  limit = threading.Timer(${grace}, os._exit, [1])`,
          '  limit.daemon = True',
          '  limit.start()',
          '',
        ]),
    'for number in (signal.SIGINT, signal.SIGTERM):',
    `  signal.signal(number, ${grace === undefined ? 'lambda *_: threading.Thread(target=server.shutdown).start()' : 'stop'})`,
    `print("listening on http://localhost:${port}")`,
    'server.serve_forever()',
    'server.server_close()',
    'print("stopped")',
  ].join('\n');

export function inPython(server: Server): Snippet {
  const { port, routes, always, refusesMethods, around } = server;
  const methods = [...new Set(routes.map(({ method }) => method))];
  const check = around.token
    ? [
        `if ${pythonTokenTest(around.token, 'self.headers')}:`,
        `  return self.answer_json(401, {"error": "${REFUSED_TOKEN[around.token]}"})`,
      ]
    : [];
  const blocks = methods.flatMap((method) => {
    const own = routes.filter((route) => route.method === method);
    const lines = own.flatMap((route, at) => [
      `${at === 0 ? 'if' : 'elif'} ${testOf(route)}:`,
      ...indented(linesOf(route, server)),
    ]);
    const text = lines.join('\n');
    return [
      `def do_${method}(self) -> None:`,
      ...indented([
        ...check,
        'path = self.path.split("?")[0]',
        ...(text.includes('parts') ? ['parts = path.strip("/").split("/")'] : []),
        ...(text.includes('query.get') ? ['query = parse_qs(urlsplit(self.path).query)'] : []),
        ...lines,
        'else:',
        `  ${NOT_FOUND}`,
      ]),
      '',
    ];
  });
  const ALL = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const rest = always
    ? [
        'def do_GET(self) -> None:',
        ...indented([...check, ...linesOf({ method: 'GET', path: '/', deed: always }, server)]),
        '',
        ...ALL.slice(1).map((one) => `do_${one} = do_GET`),
        '',
      ]
    : refusesMethods
      ? ALL.filter((one) => !methods.includes(one)).flatMap((one) => [
          `def do_${one}(self) -> None:`,
          '  self.answer_json(405, {"error": "method not allowed"})',
          '',
        ])
      : [];
  const own = [
    ...blocks,
    ...rest,
    ...(around.isShared ? PREFLIGHT : []),
    ...answer(server),
    ...(around.isLogged ? LOG : []),
  ];
  const used = own.join('\n');
  const text = indented([
    ...own,
    ...(used.includes('answer_json') ? ANSWER_JSON : []),
    ...(used.includes('read_json') ? READ_JSON : []),
  ]).join('\n');
  const state = [...(around.token ? [PYTHON_TOKEN] : []), ...pythonState(server)];
  const parsed = ['parse_qs', 'unquote', 'urlsplit'].filter((name) => text.includes(`${name}(`));
  const imports = [
    ...pythonImports(`${text}\n${state.join('\n')}`),
    ...(around.grace === undefined ? [] : ['import os']),
    ...(around.isGraceful ? ['import signal', 'import threading'] : []),
    'from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer',
    ...(parsed.length > 0 ? [`from urllib.parse import ${parsed.join(', ')}`] : []),
    ...(text.includes('ZoneInfo(') ? ['from zoneinfo import ZoneInfo, ZoneInfoNotFoundError'] : []),
  ];
  const before = state.length > 0 ? `${state.join('\n')}\n\n\n` : '';
  return {
    definition: `${imports.join('\n')}\n\n\n${before}class Handler(BaseHTTPRequestHandler):\n${text}`,
    example: around.isGraceful
      ? pythonGraceful(port, around.grace)
      : `print("listening on http://localhost:${port}")\nThreadingHTTPServer(("", ${port}), Handler).serve_forever()`,
  };
}
