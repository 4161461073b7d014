import type { Snippet } from '../../../snippets/snippets.ts';
import type { Client } from '../read-client.ts';
import { indented } from '../server.ts';
import { namedHeaders, nameOf, retriedStatuses, sends, urlOf } from './parts.ts';

const FAILED = ['if err != nil {', '  return err', '}'];

/** A function that fills what its caller gives, as json.Unmarshal does, or gives back a text. */
export function inGo(client: Client): Snippet {
  const { method, timeoutMs, retries, isGrowing, waitMs, hasToken, hasHeaders, hasQuery, gives } = client;
  const name = nameOf(client).replace('Json', 'JSON');
  const named = namedHeaders(client);
  const result = { json: '', text: 'string', status: 'int' }[gives];
  const zero = { json: '', text: '""', status: '0' }[gives];
  const isPlain = method === 'GET' && !hasToken && !hasHeaders && named.length === 0;
  const isOnce = retries !== undefined;
  // A request that is retried also returns its status.
  const back = (err: string, status = '0'): string =>
    [...(zero ? [zero] : []), ...(isOnce ? [status] : []), err].join(', ');
  const failed = FAILED.map((line) => line.replace('return err', `return ${back('err')}`));
  const http = timeoutMs === undefined ? 'http.DefaultClient' : 'client';
  const address = hasQuery ? 'url+"?"+query.Encode()' : 'url';
  const set = (header: string, value: string): string => `request.Header.Set("${header}", ${value})`;
  const request = isPlain
    ? [`response, err := ${timeoutMs === undefined ? 'http' : 'client'}.Get(${address})`]
    : [
        ...(sends(client) ? ['payload, err := json.Marshal(body)', ...failed] : []),
        `request, err := http.NewRequest(http.Method${method.charAt(0)}${method.slice(1).toLowerCase()}, ${address}, ${sends(client) ? 'bytes.NewReader(payload)' : 'nil'})`,
        ...failed,
        ...(hasHeaders
          ? ['for name, value := range headers {', '  request.Header.Set(name, value)', '}']
          : []),
        ...(sends(client) ? [set('Content-Type', '"application/json"')] : []),
        ...(hasToken ? [set('Authorization', '"Bearer "+token')] : []),
        ...named.map(({ name: header, text, parameter }) => set(header, parameter ?? `"${text}"`)),
        `response, err := ${http}.Do(request)`,
      ];
  const status = 'response.StatusCode';
  const read =
    gives === 'status'
      ? [`return ${status}, ${isOnce ? `${status}, ` : ''}nil`]
      : gives === 'text'
        ? [
            'text, err := io.ReadAll(response.Body)',
            ...failed,
            `return string(text), ${isOnce ? `${status}, ` : ''}nil`,
          ]
        : [`return ${isOnce ? `${status}, ` : ''}json.NewDecoder(response.Body).Decode(target)`];
  const lines = [
    ...request,
    ...failed,
    'defer response.Body.Close()',
    ...(gives === 'status'
      ? []
      : [
          'if response.StatusCode/100 != 2 {',
          `  return ${back('fmt.Errorf("%s answered %s", url, response.Status)', status)}`,
          '}',
        ]),
    ...read,
  ];
  const parameters: (readonly [name: string, type: string])[] = [
    ['url', 'string'],
    ...(hasQuery ? [['query', 'url.Values'] as const] : []),
    ...(sends(client) ? [['body', 'any'] as const] : []),
    ...(hasToken ? [['token', 'string'] as const] : []),
    ...named.flatMap(({ parameter }) => (parameter ? [[parameter, 'string'] as const] : [])),
    ...(hasHeaders ? [['headers', 'map[string]string'] as const] : []),
    ...(gives === 'json' ? [['target', 'any'] as const] : []),
  ];
  const signature = parameters.map((one) => one.join(' ')).join(', ');
  const returns = (types: readonly string[]): string =>
    types.length > 1 ? `(${types.join(', ')})` : types.join('');
  const types = [...(result ? [result] : []), 'error'];
  const given = parameters.map(([one]) => one).join(', ');
  // Without a status nothing has come.
  const network = client.retriesOn?.isNetwork ? ['status == 0'] : [];
  const statuses = retriedStatuses(client, 'status');
  const isRetried = statuses && [...statuses, ...network].join(' || ');
  const wanted = result ? 'value, ' : '';
  const wait = isGrowing
    ? 'time.Sleep(500 * time.Millisecond << attempt)'
    : `time.Sleep(${waitMs ?? 1000} * time.Millisecond)`;
  const outer = isOnce
    ? [
        `func ${name}(${signature}, retries int) ${returns(types)} {`,
        ...indented([
          'for attempt := 0; ; attempt++ {',
          `  ${wanted}${isRetried ? 'status' : '_'}, err := ${name}Once(${given})`,
          ...(isRetried ? [`  isRetried := ${isRetried}`] : []),
          `  if err == nil || ${isRetried ? '!isRetried || ' : ''}attempt >= retries {`,
          `    return ${wanted}err`,
          '  }',
          `  ${wait}`,
          '}',
        ]),
        '}',
        '',
      ]
    : [];
  const inner = isOnce ? [...types.slice(0, -1), 'int', 'error'] : types;
  const definition = [
    ...(timeoutMs === undefined ? [] : [`var client = &http.Client{Timeout: ${durationOf(timeoutMs)}}`, '']),
    ...outer,
    `func ${name}${isOnce ? 'Once' : ''}(${signature}) ${returns(inner)} {`,
    ...indented(lines),
    '}',
  ].join('\n');
  const call = [
    `"${urlOf(client)}"`,
    ...(hasQuery ? ['url.Values{"page": {"1"}}'] : []),
    ...(sends(client) ? ['map[string]string{"name": "Ada"}'] : []),
    ...(hasToken ? ['"secret"'] : []),
    ...named.flatMap(({ parameter }) => (parameter ? ['"example"'] : [])),
    ...(hasHeaders ? ['map[string]string{"Accept": "application/json"}'] : []),
    ...(gives === 'json' ? ['&value'] : []),
    ...(retries === undefined ? [] : [`${retries}`]),
  ].join(', ');
  const example =
    gives === 'json'
      ? [
          'var value any',
          `if err := ${name}(${call}); err != nil {`,
          '  log.Fatal(err)',
          '}',
          'fmt.Println(value)',
        ]
      : [`value, err := ${name}(${call})`, 'if err != nil {', '  log.Fatal(err)', '}', 'fmt.Println(value)'];
  return {
    definition: hasQuery ? definition.replace(/\burl(?!\.Values)\b/g, 'address') : definition,
    example: example.join('\n'),
  };
}

const durationOf = (ms: number): string =>
  ms % 1000 === 0 ? `${ms / 1000} * time.Second` : `${ms} * time.Millisecond`;
