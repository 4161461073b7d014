import type { Snippet } from '../../../snippets/snippets.ts';
import type { Client } from '../read-client.ts';
import { indented } from '../server.ts';
import { namedHeaders, nameOf, retriedStatuses, sends, urlOf } from './parts.ts';

/** JSON stays a text: the library of Java cannot read it. */
export function inJvm(client: Client, isKotlin: boolean): Snippet {
  const { method, timeoutMs, retries, isGrowing, waitMs, hasToken, hasHeaders, gives, fails } = client;
  const named = namedHeaders(client);
  const end = isKotlin ? '' : ';';
  const own = (type: string, name: string): string => (isKotlin ? `val ${name}` : `${type} ${name}`);
  const timeout =
    timeoutMs === undefined
      ? ''
      : timeoutMs % 1000 === 0
        ? `Duration.ofSeconds(${timeoutMs / 1000})`
        : `Duration.ofMillis(${timeoutMs})`;
  const header = (name: string, value: string): string => `.header("${name}", ${value})`;
  const publisher = 'HttpRequest.BodyPublishers.ofString(json)';
  const built = [
    ...(timeout ? [`.timeout(${timeout})`] : []),
    ...(sends(client) ? [header('Content-Type', '"application/json"')] : []),
    ...(hasToken ? [header('Authorization', '"Bearer " + token')] : []),
    ...named.map(({ name, text, parameter }) => header(name, parameter ?? `"${text}"`)),
    ...(/^(?:POST|PUT)$/.test(method)
      ? [`.${method}(${publisher})`]
      : method === 'PATCH'
        ? [`.method("PATCH", ${publisher})`]
        : [`.${method}()`]),
  ];
  const create = 'HttpRequest.newBuilder(URI.create(url))';
  const request = hasHeaders
    ? [
        `${own('HttpRequest.Builder', 'builder')} = ${create}`,
        ...indented(built).map((line, at) => (at === built.length - 1 ? `${line}${end}` : line)),
        isKotlin
          ? 'headers.forEach { (name, value) -> builder.header(name, value) }'
          : 'headers.forEach(builder::header);',
        `${own('HttpRequest', 'request')} = builder.build()${end}`,
      ]
    : [`${own('HttpRequest', 'request')} = ${create}`, ...indented([...built, `.build()${end}`])];
  const send = `${own('HttpResponse<String>', 'response')} = client.send(request, HttpResponse.BodyHandlers.ofString())${end}`;
  const refuse = isKotlin
    ? 'throw IOException("$url answered ${response.statusCode()}")'
    : 'throw new IOException(url + " answered " + response.statusCode());';
  const value = `return response.${gives === 'status' ? 'statusCode' : 'body'}()${end}`;
  const statuses = retriedStatuses(client, 'response.statusCode()')?.join(' || ');
  const delay = isGrowing ? '500L << attempt' : `${waitMs ?? 1000}`;
  const sleep = `Thread.sleep(${isKotlin ? delay.replace('<<', 'shl') : delay})${end}`;
  const check = gives === 'status' ? [] : [`if (response.statusCode() / 100 != 2) ${refuse}`];
  const body = [...request, send, ...check, value];
  const caught = isKotlin ? '} catch (failed: IOException) {' : '} catch (IOException failed) {';
  const nothing = `return null${end}`;
  const given = fails === 'nothing' ? nothing : `throw failed${end}`;
  const loop = isKotlin ? 'for (attempt in 0..retries) {' : 'for (int attempt = 0; ; attempt++) {';
  const after = isKotlin ? ['error("never reached")'] : [];
  const lines =
    retries === undefined
      ? fails === 'nothing'
        ? ['try {', ...indented(body), caught, `  ${nothing}`, '}']
        : body
      : [
          loop,
          ...indented(
            statuses
              ? [
                  ...request,
                  send,
                  `if (response.statusCode() / 100 == 2) ${value}`,
                  `${own('boolean', 'isRetried')} = ${statuses}${end}`,
                  `if (!isRetried || attempt >= retries) ${refuse}`,
                  sleep,
                ]
              : ['try {', ...indented(body), caught, `  if (attempt >= retries) ${given}`, `  ${sleep}`, '}'],
          ),
          '}',
          ...after,
        ];
  const parameters: (readonly [type: string, name: string])[] = [
    ['String', 'url'],
    ...(sends(client) ? [['String', 'json'] as const] : []),
    ...(hasToken ? [['String', 'token'] as const] : []),
    ...named.flatMap(({ parameter }) => (parameter ? [['String', parameter] as const] : [])),
    ...(hasHeaders ? [['Map<String, String>', 'headers'] as const] : []),
    ...(retries === undefined ? [] : [[isKotlin ? 'Int' : 'int', 'retries'] as const]),
  ];
  const name = nameOf(client);
  const type = gives === 'status' ? (isKotlin ? 'Int' : 'int') : 'String';
  const call = [
    `"${urlOf(client)}"`,
    ...(sends(client) ? ['"{\\"name\\": \\"Ada\\"}"'] : []),
    ...(hasToken ? ['"secret"'] : []),
    ...named.flatMap(({ parameter }) => (parameter ? ['"example"'] : [])),
    ...(hasHeaders
      ? [isKotlin ? 'mapOf("Accept" to "application/json")' : 'Map.of("Accept", "application/json")']
      : []),
    ...(retries === undefined ? [] : [`${retries}`]),
  ].join(', ');
  const definition = isKotlin
    ? [
        ...KOTLIN_IMPORTS.filter(([used]) => !used || lines.join('\n').includes(used)).map(
          ([, line]) => line,
        ),
        '',
        'val client: HttpClient = HttpClient.newHttpClient()',
        '',
        `fun ${name}(${parameters.map(([of, one]) => `${one}: ${of}`).join(', ')}): ${type}${fails === 'nothing' ? '?' : ''} {`,
        ...indented(lines),
        '}',
      ]
    : [
        'static final HttpClient client = HttpClient.newHttpClient();',
        '',
        `static ${fails === 'nothing' && type === 'int' ? 'Integer' : type} ${name}(${parameters.map((one) => one.join(' ')).join(', ')}) throws IOException, InterruptedException {`,
        ...indented(lines),
        '}',
      ];
  return {
    definition: definition.join('\n'),
    example: isKotlin ? `println(${name}(${call}))` : `System.out.println(${name}(${call}));`,
  };
}

const KOTLIN_IMPORTS: readonly (readonly [used: string, line: string])[] = [
  ['IOException', 'import java.io.IOException'],
  ['', 'import java.net.URI'],
  ['', 'import java.net.http.HttpClient'],
  ['', 'import java.net.http.HttpRequest'],
  ['', 'import java.net.http.HttpResponse'],
  ['Duration', 'import java.time.Duration'],
];
