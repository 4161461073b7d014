import type { Snippet } from '../../../snippets/snippets.ts';
import { samplesOf } from '../samples.ts';
import {
  type Body,
  collectionOf,
  identifier,
  indented,
  isText,
  isVaried,
  keyOf,
  REQUESTS_TOTAL,
  type Reported,
  type Route,
  reports,
  type Server,
  segmentsOf,
} from '../server.ts';
import { goZone } from '../zone.ts';
import { EMAIL_PATTERN, goAround, goChange, goGraceful, goRequired } from './go-around.ts';

const quoted = (text: string): string => JSON.stringify(text);

function conditionOf({ method, path }: Route): string {
  const segments = segmentsOf(path);
  const name = `http.Method${method.charAt(0)}${method.slice(1).toLowerCase()}`;
  const test = segments.some(isVaried)
    ? [
        `len(parts) == ${segments.length}`,
        ...segments.flatMap((one, at) => (isVaried(one) ? [] : [`parts[${at}] == ${quoted(one)}`])),
      ].join(' && ')
    : `r.URL.Path == ${quoted(path)}`;
  return `r.Method == ${name} && ${test}`;
}

const REPORTED: Readonly<Record<Reported, string>> = {
  status: '"ok"',
  uptime: 'int(time.Since(started).Seconds())',
  version: '"1.0.0"',
  time: 'time.Now().UTC().Format(time.RFC3339)',
  requests: 'served.Load()',
};

/** Lines before it, and the value of an answer. */
function goValue(body: Body, path: string): { before: string[]; value: string } {
  const query = (name: string): string => `r.URL.Query().Get(${quoted(name)})`;
  switch (body.kind) {
    case 'text':
      return { before: [], value: quoted(body.text) };
    case 'time':
      if (body.zone !== undefined)
        return { before: goZone(body.zone), value: 'time.Now().In(zone).Format(time.RFC3339)' };
      return { before: [], value: `time.Now()${body.isUtc ? '.UTC()' : ''}.Format(time.RFC3339)` };
    case 'count':
      if (!body.isOfAll) return { before: [], value: 'visits.Add(1)' };
      return {
        before: [],
        value: body.isJson ? 'served.Load()' : `"${REQUESTS_TOTAL}", served.Load()`,
      };
    case 'random':
      return { before: [], value: `${body.min} + rand.Intn(${body.max - body.min + 1})` };
    case 'greet':
      return body.isInPath
        ? { before: [], value: `"Hello, " + parts[${segmentsOf(path).indexOf(`:${body.name}`)}] + "!"` }
        : {
            before: [`name := ${query(body.name)}`, 'if name == "" {', '  name = "world"', '}'],
            value: '"Hello, " + name + "!"',
          };
    case 'sum':
      return {
        before: body.names.flatMap((name, at) => [
          `${at === 0 ? 'first' : 'second'}, err := strconv.ParseFloat(${query(name)}, 64)`,
          'if err != nil {',
          `  http.Error(w, ${quoted(`${name} must be a number`)}, http.StatusBadRequest)`,
          '  return',
          '}',
        ]),
        value: 'first + second',
      };
    default:
      return { before: [], value: '' };
  }
}

function answerLines(status: number, body: Body, path: string): string[] {
  const head = (type: string): string[] => [
    `w.Header().Set("Content-Type", "${type}")`,
    ...(status === 200 ? [] : [`w.WriteHeader(${status})`]),
  ];
  if (body.kind === 'none') return [`w.WriteHeader(${status})`];
  if (body.kind === 'echo') return [...head('application/json'), 'io.Copy(w, r.Body)'];
  if (body.kind === 'json')
    return [...head('application/json'), `fmt.Fprintln(w, \`${body.text.replaceAll('`', '')}\`)`];
  if (body.kind === 'report')
    return [
      ...head('application/json'),
      `json.NewEncoder(w).Encode(map[string]any{${body.fields.map((field) => `"${field}": ${REPORTED[field]}`).join(', ')}})`,
    ];
  const { before, value } = goValue(body, path);
  const written = isText(body)
    ? `fmt.Fprintln(w, ${value})`
    : `json.NewEncoder(w).Encode(map[string]any{"${keyOf(body)}": ${value}})`;
  return [...before, ...head(isText(body) ? 'text/plain; charset=utf-8' : 'application/json'), written];
}

function linesOf({ deed, path }: Route, server: Server): string[] {
  if (deed.does === 'answer') return answerLines(deed.status, deed.body, path);
  const collection = collectionOf(server, deed.of);
  const all = identifier(collection.plural);
  const at = segmentsOf(path).findLastIndex(isVaried);
  const find = [
    `at := indexOf(${all}, parts[${at}])`,
    'if at < 0 {',
    '  send(w, http.StatusNotFound, map[string]any{"error": "not found"})',
    '  return',
    '}',
  ];
  const decode = [
    'var sent map[string]any',
    'if err := json.NewDecoder(r.Body).Decode(&sent); err != nil || sent == nil {',
    '  send(w, http.StatusBadRequest, map[string]any{"error": "the body is not a JSON object"})',
    '  return',
    '}',
  ];
  const own = collection.fields.map(({ name }) => `${quoted(name)}: sent[${quoted(name)}]`);
  switch (deed.does) {
    case 'list':
      return [`send(w, http.StatusOK, ${all})`];
    case 'show':
      return [...find, `send(w, http.StatusOK, ${all}[at])`];
    case 'create':
      return [
        ...decode,
        ...goRequired(collection, server.refusal),
        ...(own.length > 0 ? [`sent = map[string]any{${own.join(', ')}}`] : []),
        'sent["id"] = nextID',
        'nextID++',
        `${all} = append(${all}, sent)`,
        'send(w, http.StatusCreated, sent)',
      ];
    case 'update':
      return [
        ...find,
        ...decode,
        ...goChange(collection, server.refusal),
        'for key, value := range sent {',
        '  if key != "id" {',
        `    ${all}[at][key] = value`,
        '  }',
        '}',
        `send(w, http.StatusOK, ${all}[at])`,
      ];
    case 'remove':
      return [
        ...find,
        `${all} = append(${all}[:at], ${all}[at+1:]...)`,
        'w.WriteHeader(http.StatusNoContent)',
      ];
  }
}

const SEND = [
  'func send(w http.ResponseWriter, status int, body any) {',
  '  w.Header().Set("Content-Type", "application/json")',
  '  w.WriteHeader(status)',
  '  json.NewEncoder(w).Encode(body)',
  '}',
  '',
];
const INDEX_OF = [
  'func indexOf(items []map[string]any, id string) int {',
  '  for at, item := range items {',
  '    if fmt.Sprint(item["id"]) == id {',
  '      return at',
  '    }',
  '  }',
  '  return -1',
  '}',
  '',
];

export function inGo(server: Server): Snippet {
  const { port, routes, always, refusesMethods, collections } = server;
  const cases = routes.flatMap((route) => [
    `case ${conditionOf(route)}:`,
    ...indented(linesOf(route, server)),
  ]);
  const known = [...new Set(routes.map(({ path }) => `r.URL.Path == ${quoted(path)}`))].join(' || ');
  const body = always
    ? answerLines(always.status, always.body, '/')
    : [
        ...(collections.length > 0 ? ['mu.Lock()', 'defer mu.Unlock()'] : []),
        ...(cases.some((line) => line.includes('parts['))
          ? ['parts := strings.Split(strings.Trim(r.URL.Path, "/"), "/")']
          : []),
        'switch {',
        ...cases,
        ...(refusesMethods
          ? [`case ${known}:`, '  http.Error(w, "method not allowed", http.StatusMethodNotAllowed)']
          : []),
        'default:',
        server.hasJsonErrors
          ? '  send(w, http.StatusNotFound, map[string]any{"error": "not found"})'
          : '  http.NotFound(w, r)',
        '}',
      ];
  const text = body.join('\n');
  const isCounted = reports(server, 'requests');
  const state = [
    ...(collections.length > 0
      ? ['// Requests are answered at the same time: the records have a lock.', 'var mu sync.Mutex']
      : []),
    ...collections.map(
      (one) =>
        `var ${identifier(one.plural)} = []map[string]any{${samplesOf(server, one)
          .map((row) => JSON.stringify(row))
          .join(', ')}}`,
    ),
    ...(text.includes('emailPattern') ? [EMAIL_PATTERN] : []),
    ...(text.includes('nextID') ? ['var nextID = 1'] : []),
    ...(text.includes('visits.Add') ? ['var visits atomic.Int64'] : []),
    ...(isCounted ? ['var served atomic.Int64'] : []),
    ...(text.includes('(started)') ? ['var started = time.Now()'] : []),
  ];
  const { functions, handler } = goAround(server.around);
  const definition = [
    ...state,
    ...(state.length > 0 ? [''] : []),
    ...(text.includes('send(') ? SEND : []),
    ...(text.includes('indexOf(') ? INDEX_OF : []),
    ...functions,
    'func handle(w http.ResponseWriter, r *http.Request) {',
    ...indented([...(isCounted ? ['served.Add(1)'] : []), ...body]),
    '}',
  ].join('\n');
  return {
    definition,
    example: server.around.isGraceful
      ? goGraceful(port, handler, server.around.grace)
      : `log.Println("listening on http://localhost:${port}")\nlog.Fatal(http.ListenAndServe(":${port}", ${handler}))`,
  };
}
