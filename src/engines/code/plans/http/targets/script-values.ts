import { samplesOf } from '../samples.ts';
import {
  type Body,
  CHECKED,
  type Check,
  type Collection,
  type Computed,
  countsVisits,
  identifier,
  keyOf,
  REQUESTS_TOTAL,
  type Reported,
  reports,
  type Server,
} from '../server.ts';

export interface Inputs {
  readonly query: (name: string) => string;
  readonly param: (name: string) => string;
  readonly body: string;
}

const REPORTED: Readonly<Record<Reported, string>> = {
  status: '"ok"',
  uptime: 'Math.floor(process.uptime())',
  version: 'process.env.npm_package_version ?? "1.0.0"',
  time: 'new Date().toISOString()',
  requests: 'served',
};

/** The body of an answer as a JavaScript expression. */
export function scriptValue(body: Body, { query, param, body: sent }: Inputs): string {
  if (!('isJson' in body)) {
    if (body.kind === 'report')
      return `{ ${body.fields.map((field) => `${field}: ${REPORTED[field]}`).join(', ')} }`;
    if (!('text' in body)) return body.kind === 'echo' ? sent : '""';
    return body.kind === 'json' ? body.text : JSON.stringify(body.text);
  }
  const value = computed(body, query, param);
  if (body.isJson) return `{ ${keyOf(body)}: ${value} }`;
  const isText = body.kind === 'greet' || (body.kind === 'count' && body.isOfAll);
  return isText ? value : `String(${value})`;
}

function computed(body: Computed, query: Inputs['query'], param: Inputs['param']): string {
  switch (body.kind) {
    case 'random':
      return `${body.min} + Math.floor(Math.random() * ${body.max - body.min + 1})`;
    case 'greet':
      return `\`Hello, \${${body.isInPath ? param(body.name) : `${query(body.name)} || "world"`}}!\``;
    case 'sum':
      return body.names.map((name) => `Number(${query(name)})`).join(' + ');
    case 'count':
      if (!body.isOfAll) return '++visits';
      return body.isJson ? 'served' : `\`${REQUESTS_TOTAL} \${served}\``;
    case 'time':
      return body.zone ? 'time' : 'new Date().toISOString()';
  }
}

/** Rows of keys without quotes. */
const records = (rows: readonly object[]): string =>
  rows.length === 0
    ? '[]'
    : `[\n${rows
        .map(
          (row) =>
            `  { ${Object.entries(row)
              .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
              .join(', ')} },`,
        )
        .join('\n')}\n]`;

/** The records and counters that the routes share. */
export function scriptState(server: Server, isTyped: boolean): string[] {
  const { collections, routes } = server;
  const types =
    collections.length > 0 && isTyped
      ? ['interface Item {', '  id: number;', '  [field: string]: unknown;', '}', '']
      : [];
  return [
    ...types,
    ...collections.map(
      (one) =>
        `const ${identifier(one.plural)}${isTyped ? ': Item[]' : ''} = ${records(samplesOf(server, one))};`,
    ),
    ...(routes.some(({ deed }) => deed.does === 'create') ? ['let nextId = 1;'] : []),
    ...(countsVisits(server) ? ['let visits = 0;'] : []),
    ...(reports(server, 'requests') ? ['let served = 0;'] : []),
  ];
}

const BREAKS: Readonly<Record<Check, (value: string) => string>> = {
  string: (value) => `typeof ${value} !== "string" || ${value}.trim() === ""`,
  number: (value) => `typeof ${value} !== "number"`,
  integer: (value) => `!Number.isInteger(${value})`,
  positive: (value) => `typeof ${value} !== "number" || ${value} <= 0`,
  boolean: (value) => `typeof ${value} !== "boolean"`,
  natural: (value) => `!Number.isInteger(${value}) || Number(${value}) < 0`,
  counting: (value) => `!Number.isInteger(${value}) || Number(${value}) < 1`,
  email: (value) => `typeof ${value} !== "string" || !/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(${value})`,
};

/** The lines that refuse a change; what is not sent stays as it is. */
export const scriptChange = (
  { checks }: Collection,
  sent: string,
  refuse: (message: string) => string[],
): string[] =>
  Object.entries(checks).flatMap(([name, check]) => [
    `if ("${name}" in ${sent} && (${BREAKS[check](`${sent}.${name}`)})) {`,
    ...refuse(`${name} ${CHECKED[check]}`).map((line) => `  ${line}`),
    '}',
  ]);

/** A server that is closed ends its requests first. */
export const scriptGraceful = (grace?: number): string =>
  [
    'for (const signal of ["SIGINT", "SIGTERM"]) {',
    '  process.once(signal, () => {',
    '    console.log("shutting down");',
    '    server.close();',
    ...(grace === undefined
      ? []
      : [
          '    // Requests that take longer are cut off; a timer that is not waited for keeps no process alive.',
          `    setTimeout(() => server.closeAllConnections(), ${grace * 1000}).unref();`,
        ]),
    '  });',
    '}',
  ].join('\n');

export const SCRIPT_TOKEN = 'const TOKEN = process.env.API_TOKEN ?? "secret";';
export const scriptTokenTest = (token: 'bearer' | 'key', header: (name: string) => string): string =>
  token === 'key'
    ? `${header('x-api-key')} === TOKEN`
    : `${header('authorization')} === \`Bearer \${TOKEN}\``;
export const REFUSED_TOKEN: Readonly<Record<'bearer' | 'key', string>> = {
  bearer: 'a valid bearer token is needed',
  key: 'a valid key in X-API-Key is needed',
};
export const SCRIPT_LOG = [
  'const start = performance.now();',
  'response.on("finish", () => {',
  '  const took = (performance.now() - start).toFixed(1);',
  '  console.log(`${request.method} ${request.url} ${response.statusCode} ${took} ms`);',
  '});',
];
export const SHARED_HEADERS: readonly (readonly [string, string])[] = [
  ['access-control-allow-origin', '*'],
  ['access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS'],
  ['access-control-allow-headers', 'content-type, authorization, x-api-key'],
];
export const scriptShared = SHARED_HEADERS.map(
  ([name, value]) => `response.setHeader("${name}", "${value}");`,
);

/** The lines that make a new record of what was sent, and refuse it where something is missing. */
export function scriptRecord(
  { singular, fields, required, checks }: Collection,
  sent: string,
  refuse: (message: string) => string[],
): string[] {
  const own = fields.map(({ name }) => name);
  const names = [...new Set([...own, ...required])];
  const taken = names.map((name) => {
    const isYesNo = fields.some((field) => field.name === name && field.kind === 'bool');
    return isYesNo && !required.includes(name) ? `${name} = false` : name;
  });
  return [
    ...(names.length > 0
      ? [`const { ${taken.join(', ')} } = ${sent}${sent === 'sent' ? '' : ' ?? {}'};`]
      : []),
    ...required.flatMap((name) => {
      const check = checks[name];
      return [
        `if (${check ? BREAKS[check](name) : `${name} === undefined || ${name} === ""`}) {`,
        ...refuse(`${name} ${check ? CHECKED[check] : 'is required'}`).map((line) => `  ${line}`),
        '}',
      ];
    }),
    own.length > 0
      ? `const ${identifier(singular)} = { id: nextId++, ${own.join(', ')} };`
      : `const ${identifier(singular)} = { ...${sent}, id: nextId++ };`,
  ];
}
