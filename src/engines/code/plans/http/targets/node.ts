import type { Snippet } from '../../../snippets/snippets.ts';
import {
  collectionOf,
  identifier,
  indented,
  isText,
  isVaried,
  type Route,
  reports,
  type Server,
  segmentsOf,
} from '../server.ts';
import { scriptZone } from '../zone.ts';
import {
  REFUSED_TOKEN,
  SCRIPT_LOG,
  SCRIPT_TOKEN,
  scriptChange,
  scriptGraceful,
  scriptRecord,
  scriptShared,
  scriptState,
  scriptTokenTest,
  scriptValue,
} from './script-values.ts';

const place = (path: string, name: string): number => segmentsOf(path).indexOf(`:${name}`);

function conditionOf({ method, path }: Route): string {
  const segments = segmentsOf(path);
  const test = segments.some(isVaried)
    ? [
        `parts.length === ${segments.length}`,
        ...segments.flatMap((one, at) => (isVaried(one) ? [] : [`parts[${at}] === ${JSON.stringify(one)}`])),
      ].join(' && ')
    : `pathname === ${JSON.stringify(path)}`;
  return `request.method === "${method}" && ${test}`;
}

function linesOf({ deed, path }: Route, server: Server): string[] {
  if (deed.does === 'answer') {
    const { status, body } = deed;
    if (body.kind === 'none') return [`response.writeHead(${status}).end();`];
    const value = scriptValue(body, {
      query: (name) => `searchParams.get("${name}")`,
      param: (name) => `decoded(parts[${place(path, name)}] ?? "")`,
      body: 'text',
    });
    const type = isText(body) ? '"text/plain; charset=utf-8"' : '"application/json"';
    return [
      ...(body.kind === 'time' && body.zone ? scriptZone(body.zone) : []),
      ...(body.kind === 'echo' ? ['let text = "";', 'for await (const part of request) text += part;'] : []),
      `response.writeHead(${status}, { "content-type": ${type} });`,
      `response.end(${isText(body) || body.kind === 'echo' ? value : `JSON.stringify(${value})`});`,
    ];
  }
  const collection = collectionOf(server, deed.of);
  const [all, one] = [identifier(collection.plural), identifier(collection.singular)];
  const at = segmentsOf(path).findLastIndex(isVaried);
  const find = `const ${one} = ${all}.find(({ id }) => id === Number(parts[${at}]));`;
  const missing = `if (!${one}) return send(response, 404, { error: "not found" });`;
  const sent = [
    'const sent = await readJson(request);',
    'if (!sent) return send(response, 400, { error: "the body is not a JSON object" });',
  ];
  const refuse = (message: string): string[] => [
    `return send(response, ${server.refusal}, { error: "${message}" });`,
  ];
  switch (deed.does) {
    case 'list':
      return [`send(response, 200, ${all});`];
    case 'show':
      return [find, missing, `send(response, 200, ${one});`];
    case 'create':
      return [
        ...sent,
        ...scriptRecord(collection, 'sent', refuse),
        `${all}.push(${one});`,
        `send(response, 201, ${one});`,
      ];
    case 'update':
      return [
        find,
        missing,
        ...sent,
        ...scriptChange(collection, 'sent', refuse),
        `Object.assign(${one}, sent, { id: ${one}.id });`,
        `send(response, 200, ${one});`,
      ];
    case 'remove':
      return [
        `const index = ${all}.findIndex(({ id }) => id === Number(parts[${at}]));`,
        'if (index < 0) return send(response, 404, { error: "not found" });',
        `${all}.splice(index, 1);`,
        'response.writeHead(204).end();',
      ];
  }
}

/** Middleware of every request. */
const linesAround = ({ isLogged, isShared, token }: Server['around']): string[] => [
  ...(isLogged ? SCRIPT_LOG : []),
  ...(isShared
    ? [...scriptShared, 'if (request.method === "OPTIONS") return response.writeHead(204).end();']
    : []),
  ...(token
    ? [
        `if (!(${scriptTokenTest(token, (name) => `request.headers["${name}"]`)}))`,
        `  return send(response, 401, { error: "${REFUSED_TOKEN[token]}" });`,
      ]
    : []),
];

const helpers = (typed: (text: string) => string): Readonly<Record<string, readonly string[]>> => ({
  'send(': [
    `function send(response${typed(': ServerResponse')}, status${typed(': number')}, body${typed(': unknown')})${typed(': void')} {`,
    '  response.writeHead(status, { "content-type": "application/json" });',
    '  response.end(JSON.stringify(body));',
    '}',
    '',
  ],
  // A lone percent sign would end the server.
  'decoded(': [
    `function decoded(text${typed(': string')})${typed(': string')} {`,
    '  try {',
    '    return decodeURIComponent(text);',
    '  } catch {',
    '    return text;',
    '  }',
    '}',
    '',
  ],
  'readJson(': [
    `async function readJson(request${typed(': IncomingMessage')})${typed(': Promise<Record<string, unknown> | undefined>')} {`,
    '  let text = "";',
    '  for await (const part of request) text += part;',
    '  try {',
    '    const value = JSON.parse(text);',
    '    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;',
    '  } catch {',
    '    return undefined;',
    '  }',
    '}',
    '',
  ],
});

export function inNode(server: Server, isTyped: boolean): Snippet {
  const { port, routes, always, refusesMethods, around } = server;
  const typed = (text: string): string => (isTyped ? text : '');
  const branches = routes.flatMap((route, at) => [
    `${at === 0 ? '' : '} else '}if (${conditionOf(route)}) {`,
    ...indented(linesOf(route, server)),
  ]);
  const known = [...new Set(routes.map(({ path }) => `pathname === ${JSON.stringify(path)}`))].join(' || ');
  const ending = (status: number, error: string): string[] => [
    `  response.writeHead(${status}, { "content-type": "application/json" });`,
    `  response.end(JSON.stringify({ error: "${error}" }));`,
  ];
  const lines = always
    ? linesOf({ method: 'GET', path: '/', deed: always }, server)
    : [
        ...branches,
        ...(refusesMethods ? [`} else if (${known}) {`, ...ending(405, 'method not allowed')] : []),
        '} else {',
        ...ending(404, 'not found'),
        '}',
      ];
  const first = [...(reports(server, 'requests') ? ['served += 1;'] : []), ...linesAround(around)];
  const text = [...first, ...lines].join('\n');
  const url = ['pathname', 'searchParams'].filter((name) => text.includes(name));
  const usesParts = text.includes('parts');
  if (usesParts && !url.includes('pathname')) url.unshift('pathname');
  const head = [
    ...(url.length > 0
      ? [`const { ${url.join(', ')} } = new URL(\`http://localhost\${request.url ?? "/"}\`);`]
      : []),
    ...(usesParts ? ['const parts = pathname.split("/").filter(Boolean);'] : []),
  ];
  const used = Object.entries(helpers(typed)).flatMap(([call, own]) => (text.includes(call) ? own : []));
  const state = [...(around.token ? [SCRIPT_TOKEN] : []), ...scriptState(server, isTyped)];
  const imports = isTyped
    ? 'import { createServer, type IncomingMessage, type ServerResponse } from "node:http";'
    : 'import { createServer } from "node:http";';
  const definition = [
    imports,
    '',
    ...state,
    ...(state.length > 0 ? [''] : []),
    ...used,
    `${text.includes('await') ? 'async ' : ''}function handle(request${typed(': IncomingMessage')}, response${typed(': ServerResponse')}) {`,
    ...indented([...first, ...head, ...lines]),
    '}',
  ].join('\n');
  const listening = `listen(${port}, () => console.log("listening on http://localhost:${port}"));`;
  return {
    definition,
    example: around.isGraceful
      ? `const server = createServer(handle);\n${scriptGraceful(around.grace)}\nserver.${listening}`
      : `createServer(handle).${listening}`,
  };
}
