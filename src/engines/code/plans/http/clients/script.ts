import type { Snippet } from '../../../snippets/snippets.ts';
import type { Client } from '../read-client.ts';
import { indented } from '../server.ts';
import { namedHeaders, nameOf, retriedStatuses, sends, urlOf } from './parts.ts';

const ANSWERED = 'throw new Error(`${url} answered ${response.status}`);';

interface Asked {
  readonly request: readonly string[];
  readonly value: string;
  readonly delay: string;
  readonly isTyped: boolean;
}

/** The loop of a request that is sent again after some failures only. */
function retriedLines(client: Client, { request, value, delay, isTyped }: Asked): string[] {
  const statuses = retriedStatuses(client, 'response.status')?.map((one) => one.replace('==', '===')) ?? [];
  const isRetried = statuses.join(' || ') || 'false';
  const isNothing = client.fails === 'nothing';
  const given = isNothing ? 'return null;' : ANSWERED;
  const sent = client.retriesOn?.isNetwork
    ? [
        `let response${isTyped ? ': Response | undefined' : ''};`,
        'try {',
        ...indented(request.map((line) => line.replace('const response', 'response'))),
        isNothing ? '} catch {' : '} catch (error) {',
        `  if (attempt >= retries) ${isNothing ? 'return null;' : 'throw error;'}`,
        '}',
        `if (response?.ok) return ${value};`,
        statuses.length > 0
          ? `if (response && (!(${isRetried}) || attempt >= retries)) ${given}`
          : `if (response) ${given}`,
      ]
    : [
        ...request,
        `if (response.ok) return ${value};`,
        `const isRetried = ${isRetried};`,
        `if (!isRetried || attempt >= retries) ${given}`,
      ];
  return [
    'for (let attempt = 0; ; attempt++) {',
    ...indented([...sent, `await new Promise((resolve) => setTimeout(resolve, ${delay}));`]),
    '}',
  ];
}

export function inScript(client: Client, isTyped: boolean): Snippet {
  const { method, timeoutMs, retries, isGrowing, waitMs, hasToken, hasHeaders, hasQuery, gives } = client;
  const fails = client.retriesOn && client.fails === 'result' ? 'throws' : client.fails;
  const type = (text: string): string => (isTyped ? text : '');
  const of =
    gives === 'text' ? 'string' : gives === 'status' ? 'number' : isTyped && client.isTyped ? 'T' : 'unknown';
  const generic = of === 'T' ? type('<T>') : '';
  const returned = { throws: of, nothing: `${of} | null`, result: `Result<${of}>` }[fails];
  const named = namedHeaders(client);
  const headers = [
    ...(hasHeaders ? ['...headers'] : []),
    ...(sends(client) ? [`'content-type': 'application/json'`] : []),
    ...(hasToken ? ['authorization: `Bearer ${token}`'] : []),
    ...named.map(({ name, text, parameter }) => `'${name}': ${parameter ?? `'${text}'`}`),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0
      ? [headers.length === 1 && hasHeaders ? 'headers,' : `headers: { ${headers.join(', ')} },`]
      : []),
    ...(sends(client) ? ['body: JSON.stringify(body),'] : []),
    ...(timeoutMs === undefined ? [] : ['signal: AbortSignal.timeout(timeoutMs),']),
  ];
  const address = hasQuery ? '`${url}?${new URLSearchParams(query)}`' : 'url';
  const parsed = gives === 'text' ? 'await response.text()' : 'await response.json()';
  const value = gives === 'status' ? 'response.status' : of === 'T' ? `(${parsed}) as T` : parsed;
  const request =
    options.length > 0
      ? [`const response = await fetch(${address}, {`, ...indented(options), '});']
      : [`const response = await fetch(${address});`];
  const body = [
    ...request,
    ...(gives === 'status' ? [] : [`if (!response.ok) ${ANSWERED}`]),
    fails === 'result' ? `return { ok: true, data: ${value} };` : `return ${value};`,
  ];
  const given = {
    throws: 'throw error;',
    nothing: 'return null;',
    result: 'return { ok: false, error: error instanceof Error ? error.message : String(error) };',
  }[fails];
  const delay = isGrowing ? '500 * 2 ** attempt' : `${waitMs ?? 1000}`;
  const caught = fails === 'nothing' ? '} catch {' : '} catch (error) {';
  const tried = ['try {', ...indented(body), caught];
  const lines =
    retries === undefined
      ? fails === 'throws'
        ? body
        : [...tried, `  ${given}`, '}']
      : client.retriesOn
        ? retriedLines(client, { request, value, delay, isTyped })
        : [
            'for (let attempt = 0; ; attempt++) {',
            ...indented([
              ...tried,
              `  if (attempt >= retries) ${given}`,
              `  await new Promise((resolve) => setTimeout(resolve, ${delay}));`,
              '}',
            ]),
            '}',
          ];
  const parameters = [
    `url${type(': string')}`,
    ...(hasQuery ? [`query${type(': Record<string, string>')}`] : []),
    ...(sends(client) ? [`body${type(': unknown')}`] : []),
    ...(hasToken ? [`token${type(': string')}`] : []),
    ...named.flatMap(({ parameter }) => (parameter ? [`${parameter}${type(': string')}`] : [])),
    ...(hasHeaders ? [`headers${type(': Record<string, string>')} = {}`] : []),
    ...(retries === undefined ? [] : [`retries = ${retries}`]),
    ...(timeoutMs === undefined ? [] : [`timeoutMs = ${timeoutMs}`]),
  ];
  const name = nameOf(client);
  const result =
    isTyped && fails === 'result'
      ? ['type Result<T> = { ok: true; data: T } | { ok: false; error: string };', '']
      : [];
  const call = [
    `'${urlOf(client)}'`,
    ...(hasQuery ? ["{ page: '1' }"] : []),
    ...(sends(client) ? ["{ name: 'Ada' }"] : []),
    ...(hasToken ? ["'secret'"] : []),
    ...named.flatMap(({ parameter }) => (parameter ? ["'example'"] : [])),
    ...(hasHeaders ? ["{ accept: 'application/json' }"] : []),
  ];
  const example =
    of === 'T'
      ? [
          'interface Data {',
          '  name: string;',
          '}',
          '',
          `const result = await ${name}<Data>(${call.join(', ')});`,
          'console.log(result);',
        ]
      : [`console.log(await ${name}(${call.join(', ')}));`];
  return {
    definition: [
      ...result,
      `async function ${name}${generic}(${parameters.join(', ')})${type(`: Promise<${returned}>`)} {`,
      ...indented(lines),
      '}',
    ].join('\n'),
    example: example.join('\n'),
  };
}
