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
import {
  type Inputs,
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

const INPUTS: Inputs = {
  query: (name) => `request.query.${name}`,
  param: (name) => `request.params.${name}`,
  body: 'request.body',
};
const NOT_FOUND = ['response.status(404).json({ error: "not found" });', 'return;'];

function linesOf({ deed, path }: Route, server: Server): string[] {
  if (deed.does === 'answer') {
    const { status, body } = deed;
    const set = status === 200 ? 'response' : `response.status(${status})`;
    if (body.kind === 'none') return [`${status === 200 ? 'response' : set}.end();`];
    return [`${set}.${isText(body) ? 'type("text/plain").send' : 'json'}(${scriptValue(body, INPUTS)});`];
  }
  const collection = collectionOf(server, deed.of);
  const [all, one] = [identifier(collection.plural), identifier(collection.singular)];
  const id = segmentsOf(path).findLast(isVaried)?.slice(1) ?? 'id';
  const find = [
    `const ${one} = ${all}.find(({ id }) => id === Number(request.params.${id}));`,
    `if (!${one}) {`,
    ...indented(NOT_FOUND),
    '}',
  ];
  const refuse = (message: string): string[] => [
    `response.status(${server.refusal}).json({ error: "${message}" });`,
    'return;',
  ];
  switch (deed.does) {
    case 'list':
      return [`response.json(${all});`];
    case 'show':
      return [...find, `response.json(${one});`];
    case 'create':
      return [
        ...scriptRecord(collection, 'request.body', refuse),
        `${all}.push(${one});`,
        `response.status(201).json(${one});`,
      ];
    case 'update':
      return [
        ...find,
        ...scriptChange(collection, 'request.body', refuse),
        `Object.assign(${one}, request.body, { id: ${one}.id });`,
        `response.json(${one});`,
      ];
    case 'remove':
      return [
        `const index = ${all}.findIndex(({ id }) => id === Number(request.params.${id}));`,
        'if (index < 0) {',
        ...indented(NOT_FOUND),
        '}',
        `${all}.splice(index, 1);`,
        'response.status(204).end();',
      ];
  }
}

const use = (lines: readonly string[]): string[] => [
  'app.use((request, response, next) => {',
  ...indented(lines),
  '});',
];

const middleware = ({ isLogged, isShared, token }: Server['around']): string[] => [
  ...(isLogged ? use([...SCRIPT_LOG, 'next();']) : []),
  ...(isShared
    ? use([...scriptShared, 'if (request.method === "OPTIONS") response.sendStatus(204);', 'else next();'])
    : []),
  ...(token
    ? use([
        `if (${scriptTokenTest(token, (name) => `request.get("${name}")`)}) next();`,
        `else response.status(401).json({ error: "${REFUSED_TOKEN[token]}" });`,
      ])
    : []),
];

export function inExpress(server: Server, isTyped: boolean): Snippet {
  const { port, routes, always, refusesMethods } = server;
  const state = [...(server.around.token ? [SCRIPT_TOKEN] : []), ...scriptState(server, isTyped)];
  const before = [
    ...(reports(server, 'requests') ? use(['served += 1;', 'next();']) : []),
    ...middleware(server.around),
  ];
  const handlers = routes.flatMap((route) => [
    `app.${route.method.toLowerCase()}(${JSON.stringify(route.path)}, (request, response) => {`,
    ...indented(linesOf(route, server)),
    '});',
    '',
  ]);
  const refused = refusesMethods
    ? [...new Set(routes.map(({ path }) => path))].flatMap((path) => [
        `app.all(${JSON.stringify(path)}, (request, response) => {`,
        '  response.status(405).json({ error: "method not allowed" });',
        '});',
        '',
      ])
    : [];
  const rest = always
    ? linesOf({ method: 'GET', path: '/', deed: always }, server)
    : ['response.status(404).json({ error: "not found" });'];
  const usesBody = routes.some(({ method }) => method !== 'GET' && method !== 'DELETE');
  const typed = (name: string, type: string): string => (isTyped ? `${name}: ${type}` : name);
  const lines = [
    server.hasJsonErrors && usesBody && isTyped
      ? 'import express, { type NextFunction, type Request, type Response } from "express";'
      : 'import express from "express";',
    '',
    'const app = express();',
    ...(usesBody ? ['app.use(express.json());'] : []),
    '',
    ...state,
    ...(state.length > 0 ? [''] : []),
    ...before,
    ...(before.length > 0 ? [''] : []),
    ...handlers,
    ...refused,
    'app.use((request, response) => {',
    ...indented(rest),
    '});',
    ...(server.hasJsonErrors && usesBody
      ? [
          '',
          '// Such as a body that is not JSON.',
          `app.use((error${isTyped ? ': Error & { status?: number }' : ''}, ${typed('request', 'Request')}, ${typed('response', 'Response')}, ${typed('next', 'NextFunction')}) => {`,
          '  response.status(error.status ?? 500).json({ error: error.message });',
          '});',
        ]
      : []),
  ];
  const listening = `listen(${port}, () => console.log("listening on http://localhost:${port}"));`;
  return {
    definition: lines.join('\n'),
    example: server.around.isGraceful
      ? `const server = app.${listening}\n${scriptGraceful(server.around.grace)}`
      : `app.${listening}`,
  };
}
