import type { Snippet } from '../../snippets/snippets.ts';
import type { Client } from './read-client.ts';
import { indented } from './server.ts';

const nameOf = (method: string): string => (method === 'GET' ? 'fetch' : method.toLowerCase());
const sends = ({ method }: Client): boolean => /^(?:POST|PUT|PATCH)$/.test(method);
const urlOf = ({ url }: Client): string => url ?? 'https://example.com/data.json';

function inScript(client: Client, isTyped: boolean): Snippet {
  const { method, timeoutMs, retries, isGrowing, waitMs, hasToken, fails } = client;
  const type = (text: string): string => (isTyped ? text : '');
  const of = isTyped && client.isTyped ? 'T' : 'unknown';
  const generic = of === 'T' ? type('<T>') : '';
  const returned = { throws: of, nothing: `${of} | null`, result: `Result<${of}>` }[fails];
  const headers = [
    ...(sends(client) ? [`'content-type': 'application/json'`] : []),
    ...(hasToken ? ['authorization: `Bearer ${token}`'] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} },`] : []),
    ...(sends(client) ? ['body: JSON.stringify(body),'] : []),
    ...(timeoutMs === undefined ? [] : ['signal: AbortSignal.timeout(timeoutMs),']),
  ];
  const value = isTyped && of === 'T' ? '(await response.json()) as T' : 'await response.json()';
  const body = [
    ...(options.length > 0
      ? ['const response = await fetch(url, {', ...indented(options), '});']
      : ['const response = await fetch(url);']),
    'if (!response.ok) throw new Error(`${url} answered ${response.status}`);',
    fails === 'result' ? `return { ok: true, data: ${value} };` : `return ${value};`,
  ];
  const given = {
    throws: 'throw error;',
    nothing: 'return null;',
    result: 'return { ok: false, error: error instanceof Error ? error.message : String(error) };',
  }[fails];
  const delay = isGrowing ? '500 * 2 ** attempt' : `${waitMs ?? 1000}`;
  const caught = fails === 'nothing' && retries === undefined ? '} catch {' : '} catch (error) {';
  const tried = ['try {', ...indented(body), caught];
  const lines =
    retries !== undefined
      ? [
          'for (let attempt = 0; ; attempt++) {',
          ...indented([
            ...(fails === 'nothing' ? ['try {', ...indented(body), '} catch {'] : tried),
            `  if (attempt >= retries) ${given}`,
            `  await new Promise((resolve) => setTimeout(resolve, ${delay}));`,
            '}',
          ]),
          '}',
        ]
      : fails === 'throws'
        ? body
        : [...tried, `  ${given}`, '}'];
  const parameters = [
    `url${type(': string')}`,
    ...(sends(client) ? [`body${type(': unknown')}`] : []),
    ...(hasToken ? [`token${type(': string')}`] : []),
    ...(retries === undefined ? [] : [`retries = ${retries}`]),
    ...(timeoutMs === undefined ? [] : [`timeoutMs = ${timeoutMs}`]),
  ];
  const name = `${nameOf(method)}Json`;
  const result =
    isTyped && fails === 'result'
      ? ['type Result<T> = { ok: true; data: T } | { ok: false; error: string };', '']
      : [];
  const call = [
    `'${urlOf(client)}'`,
    ...(sends(client) ? ["{ name: 'Ada' }"] : []),
    ...(hasToken ? ["'secret'"] : []),
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

function inPython(client: Client): Snippet | undefined {
  const { method, timeoutMs, retries, isGrowing, waitMs, hasToken, fails, usesRequests, isTyped } = client;
  if (fails === 'result' || isTyped) return undefined;
  const timeout = timeoutMs === undefined ? '' : ', timeout=timeout';
  const token = '"Authorization": f"Bearer {token}"';
  const headers = [
    ...(sends(client) && !usesRequests ? ['"Content-Type": "application/json"'] : []),
    ...(hasToken ? [token] : []),
  ];
  const body = usesRequests
    ? [
        `response = requests.${method.toLowerCase()}(url${sends(client) ? ', json=body' : ''}${hasToken ? `, headers={${token}}` : ''}${timeout})`,
        'response.raise_for_status()',
        'return response.json()',
      ]
    : [
        ...(headers.length > 0 || method !== 'GET'
          ? [
              'request = urllib.request.Request(',
              ...indented([
                `url, method="${method}", headers={${headers.join(', ')}}${sends(client) ? ', data=json.dumps(body).encode()' : ''}`,
              ]),
              ')',
              `with urllib.request.urlopen(request${timeout}) as response:`,
            ]
          : [`with urllib.request.urlopen(url${timeout}) as response:`]),
        '  return json.load(response)',
      ];
  const caught = usesRequests ? 'requests.RequestException' : '(OSError, ValueError)';
  const delay = isGrowing ? '0.5 * 2**attempt' : `${(waitMs ?? 1000) / 1000}`;
  const lines =
    retries !== undefined
      ? [
          'for attempt in range(retries + 1):',
          ...indented([
            'try:',
            ...indented(body),
            `except ${caught}:`,
            '  if attempt == retries:',
            fails === 'nothing' ? '    return None' : '    raise',
            `  time.sleep(${delay})`,
          ]),
        ]
      : fails === 'nothing'
        ? ['try:', ...indented(body), `except ${caught}:`, '  return None']
        : body;
  const parameters = [
    'url: str',
    ...(sends(client) ? ['body: dict'] : []),
    ...(hasToken ? ['token: str'] : []),
    ...(retries === undefined ? [] : [`retries: int = ${retries}`]),
    ...(timeoutMs === undefined ? [] : [`timeout: float = ${timeoutMs / 1000}`]),
  ];
  const call = [
    `"${urlOf(client)}"`,
    ...(sends(client) ? ['{"name": "Ada"}'] : []),
    ...(hasToken ? ['"secret"'] : []),
  ];
  const imports = [
    ...(usesRequests ? [] : ['import json']),
    ...(retries === undefined ? [] : ['import time']),
    ...(usesRequests
      ? [...(retries === undefined ? [] : ['']), 'import requests']
      : ['import urllib.request']),
  ];
  return {
    definition: `${imports.join('\n')}\n\n\ndef ${nameOf(method)}_json(${parameters.join(', ')}):\n${indented(lines).join('\n')}`,
    example: `print(${nameOf(method)}_json(${call.join(', ')}))`,
  };
}

/** Undefined in a language that has none of this. */
export function writeClient(client: Client, language: string): Snippet | undefined {
  switch (language) {
    case 'javascript':
    case 'typescript':
      return client.usesRequests ? undefined : inScript(client, language === 'typescript');
    case 'python':
      return inPython(client);
    default:
      return undefined;
  }
}
