import {
  type Body,
  type Collection,
  type Computed,
  identifier,
  keyOf,
  type Server,
  samplesOf,
} from '../server.ts';

export interface Inputs {
  readonly query: (name: string) => string;
  readonly param: (name: string) => string;
  readonly body: string;
}

/** The body of an answer as a JavaScript expression. */
export function scriptValue(body: Body, { query, param, body: sent }: Inputs): string {
  if (!('isJson' in body)) {
    if (!('text' in body)) return body.kind === 'echo' ? sent : '""';
    return body.kind === 'json' ? body.text : JSON.stringify(body.text);
  }
  const value = computed(body, query, param);
  return body.isJson ? `{ ${keyOf(body)}: ${value} }` : body.kind === 'greet' ? value : `String(${value})`;
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
      return '++visits';
    case 'time':
      return 'new Date().toISOString()';
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
    ...(routes.some(({ deed }) => deed.does === 'answer' && deed.body.kind === 'count')
      ? ['let visits = 0;']
      : []),
  ];
}

/** The lines that make a new record of what was sent, and refuse it where something is missing. */
export function scriptRecord(
  { singular, fields, required }: Collection,
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
    ...required.flatMap((name) => [
      `if (${name} === undefined || ${name} === "") {`,
      ...refuse(`${name} is required`).map((line) => `  ${line}`),
      '}',
    ]),
    own.length > 0
      ? `const ${identifier(singular)} = { id: nextId++, ${own.join(', ')} };`
      : `const ${identifier(singular)} = { ...${sent}, id: nextId++ };`,
  ];
}
