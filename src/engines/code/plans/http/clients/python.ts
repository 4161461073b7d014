import type { Snippet } from '../../../snippets/snippets.ts';
import type { Client } from '../read-client.ts';
import { indented } from '../server.ts';
import { namedHeaders, nameOf, retriedStatuses, sends, snake, urlOf } from './parts.ts';

export function inPython(client: Client): Snippet {
  const { method, timeoutMs, retries, isGrowing, waitMs, hasToken, usesRequests, gives } = client;
  const { hasHeaders, hasQuery, retriesOn, fails } = client;
  const timeout = timeoutMs === undefined ? '' : ', timeout=timeout';
  const named = namedHeaders(client);
  const own = [
    ...(hasHeaders ? ['**(headers or {})'] : []),
    ...(sends(client) && !usesRequests ? ['"Content-Type": "application/json"'] : []),
    ...(hasToken ? ['"Authorization": f"Bearer {token}"'] : []),
    ...named.map(({ name, text, parameter }) => `"${name}": ${parameter ? snake(parameter) : `"${text}"`}`),
  ];
  const headers = own.length === 1 && hasHeaders ? 'headers or {}' : `{${own.join(', ')}}`;
  const address = hasQuery && !usesRequests ? 'f"{url}?{urllib.parse.urlencode(query)}"' : 'url';
  const requested = [
    'url',
    ...(hasQuery ? ['params=query'] : []),
    ...(sends(client) ? ['json=body'] : []),
    ...(own.length > 0 ? [`headers=${headers}`] : []),
    ...(timeoutMs === undefined ? [] : ['timeout=timeout']),
  ];
  const isPlain = own.length === 0 && method === 'GET';
  const opened = [
    ...(isPlain
      ? []
      : [
          'request = urllib.request.Request(',
          ...indented([
            [
              address,
              ...(method === 'GET' ? [] : [`method="${method}"`]),
              ...(own.length > 0 ? [`headers=${headers}`] : []),
              ...(sends(client) ? ['data=json.dumps(body).encode()'] : []),
            ].join(', '),
          ]),
          ')',
        ]),
    `with urllib.request.urlopen(${isPlain ? address : 'request'}${timeout}) as response:`,
  ];
  const read = { json: 'json.load(response)', text: 'response.read().decode()', status: 'response.status' }[
    gives
  ];
  const body = usesRequests
    ? [
        `response = requests.${method.toLowerCase()}(${requested.join(', ')})`,
        ...(gives === 'status' ? [] : ['response.raise_for_status()']),
        `return ${{ json: 'response.json()', text: 'response.text', status: 'response.status_code' }[gives]}`,
      ]
    : gives === 'status'
      ? [
          'try:',
          ...indented([...opened, `  return ${read}`]),
          'except urllib.error.HTTPError as error:',
          '  return error.code',
        ]
      : [...opened, `  return ${read}`];
  const code = usesRequests ? 'error.response.status_code' : 'error.code';
  const statuses = retriedStatuses(client, code) ?? [];
  const isRetried = statuses.length > 1 ? `(${statuses.join(' or ')})` : (statuses[0] ?? 'False');
  const statusError = usesRequests ? 'requests.HTTPError' : 'urllib.error.HTTPError';
  const networkError = usesRequests ? 'requests.ConnectionError' : 'OSError';
  const caught = usesRequests ? 'requests.RequestException' : '(OSError, ValueError)';
  const delay = isGrowing ? '0.5 * 2**attempt' : `${(waitMs ?? 1000) / 1000}`;
  const given = fails === 'nothing' ? '    return None' : '    raise';
  const handlers = retriesOn
    ? [
        statuses.length > 0 ? `except ${statusError} as error:` : `except ${statusError}:`,
        ...(statuses.length > 0 ? [`  if not ${isRetried} or attempt == retries:`, given] : [given.slice(2)]),
        ...(retriesOn.isNetwork ? [`except ${networkError}:`, '  if attempt == retries:', given] : []),
      ]
    : [`except ${caught}:`, '  if attempt == retries:', given];
  const lines =
    retries !== undefined
      ? [
          'for attempt in range(retries + 1):',
          ...indented([
            'try:',
            ...indented(body),
            ...handlers,
            ...(retriesOn ? [] : [`  time.sleep(${delay})`]),
          ]),
          ...(retriesOn ? [`  time.sleep(${delay})`] : []),
        ]
      : fails === 'nothing'
        ? ['try:', ...indented(body), `except ${caught}:`, '  return None']
        : body;
  const parameters = [
    'url: str',
    ...(hasQuery ? ['query: dict[str, str]'] : []),
    ...(sends(client) ? ['body: dict'] : []),
    ...(hasToken ? ['token: str'] : []),
    ...named.flatMap(({ parameter }) => (parameter ? [`${snake(parameter)}: str`] : [])),
    ...(hasHeaders ? ['headers: dict[str, str] | None = None'] : []),
    ...(retries === undefined ? [] : [`retries: int = ${retries}`]),
    ...(timeoutMs === undefined ? [] : [`timeout: float = ${timeoutMs / 1000}`]),
  ];
  const call = [
    `"${urlOf(client)}"`,
    ...(hasQuery ? ['{"page": "1"}'] : []),
    ...(sends(client) ? ['{"name": "Ada"}'] : []),
    ...(hasToken ? ['"secret"'] : []),
    ...named.flatMap(({ parameter }) => (parameter ? ['"example"'] : [])),
    ...(hasHeaders ? ['{"Accept": "application/json"}'] : []),
  ];
  const text = lines.join('\n');
  const imports = [
    ...(/\bjson\.(?:load|dumps)/.test(text) ? ['import json'] : []),
    ...(retries === undefined ? [] : ['import time']),
    ...(text.includes('urllib.error') ? ['import urllib.error'] : []),
    ...(text.includes('urllib.parse') ? ['import urllib.parse'] : []),
    ...(usesRequests
      ? [...(retries === undefined ? [] : ['']), 'import requests']
      : ['import urllib.request']),
  ];
  const name = snake(nameOf(client));
  const returned = { json: '', text: ' -> str', status: ' -> int' }[fails === 'nothing' ? 'json' : gives];
  return {
    definition: `${imports.join('\n')}\n\n\ndef ${name}(${parameters.join(', ')})${returned}:\n${indented(lines).join('\n')}`,
    example: `print(${name}(${call.join(', ')}))`,
  };
}
