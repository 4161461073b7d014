import type { Snippet } from '../../../snippets/snippets.ts';
import type { Client } from '../read-client.ts';
import { indented } from '../server.ts';
import { namedHeaders, nameOf, retriedStatuses, sends, urlOf } from './parts.ts';

/** With streams, which every installation has; cURL is an extension. */
export function inPhp(client: Client): Snippet {
  const { method, timeoutMs, retries, isGrowing, waitMs, hasToken, hasHeaders, hasQuery, gives, fails } =
    client;
  const named = namedHeaders(client);
  const headers = [
    ...(hasHeaders ? ['...$headers'] : []),
    ...(sends(client) ? ["'Content-Type: application/json'"] : []),
    ...(hasToken ? ['"Authorization: Bearer $token"'] : []),
    ...named.map(({ name, text, parameter }) =>
      parameter ? `"${name}: $${parameter}"` : `'${name}: ${text}'`,
    ),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`'method' => '${method}',`]),
    ...(headers.length > 0 ? [`'header' => [${headers.join(', ')}],`] : []),
    ...(sends(client) ? ["'content' => json_encode($body, JSON_THROW_ON_ERROR),"] : []),
    ...(timeoutMs === undefined ? [] : ["'timeout' => $timeout,"]),
    "'ignore_errors' => true,",
  ];
  const request = [
    "$context = stream_context_create(['http' => [",
    ...indented(options),
    ']]);',
    `$text = @file_get_contents(${hasQuery ? "$url . '?' . http_build_query($query)" : '$url'}, false, $context);`,
    'if ($text === false) throw new RuntimeException("$url cannot be reached");',
    '// The first line is the one with the status; after a redirect there are several.',
    "$lines = preg_grep('#^HTTP/#', $http_response_header);",
    "$status = (int) explode(' ', end($lines))[1];",
  ];
  const refuse = 'throw new RuntimeException("$url answered $status");';
  const value = {
    json: 'json_decode($text, true, flags: JSON_THROW_ON_ERROR)',
    text: '$text',
    status: '$status',
  }[gives];
  const check = gives === 'status' ? [] : [`if (intdiv($status, 100) !== 2) ${refuse}`];
  const body = [...request, ...check, `return ${value};`];
  const delay = isGrowing ? '500_000 * 2 ** $attempt' : `${(waitMs ?? 1000) * 1000}`;
  const statuses = retriedStatuses(client, '$status')?.map((one) => one.replace('==', '==='));
  const given = fails === 'nothing' ? 'return null;' : 'throw $failed;';
  const caught = '} catch (RuntimeException | JsonException $failed) {';
  const lines =
    retries === undefined
      ? fails === 'nothing'
        ? ['try {', ...indented(body), caught.replace(' $failed', ''), '  return null;', '}']
        : body
      : [
          'for ($attempt = 0; ; $attempt++) {',
          ...indented(
            statuses
              ? [
                  ...request,
                  `if (intdiv($status, 100) === 2) return ${value};`,
                  `$isRetried = ${statuses.join(' || ')};`,
                  `if (!$isRetried || $attempt >= $retries) ${refuse}`,
                  `usleep(${delay});`,
                ]
              : [
                  'try {',
                  ...indented(body),
                  caught,
                  `  if ($attempt >= $retries) ${given}`,
                  `  usleep(${delay});`,
                  '}',
                ],
          ),
          '}',
        ];
  const parameters = [
    'string $url',
    ...(hasQuery ? ['array $query'] : []),
    ...(sends(client) ? ['array $body'] : []),
    ...(hasToken ? ['string $token'] : []),
    ...named.flatMap(({ parameter }) => (parameter ? [`string $${parameter}`] : [])),
    ...(hasHeaders ? ['array $headers = []'] : []),
    ...(retries === undefined ? [] : [`int $retries = ${retries}`]),
    ...(timeoutMs === undefined ? [] : [`float $timeout = ${timeoutMs / 1000}`]),
  ];
  const call = [
    `'${urlOf(client)}'`,
    ...(hasQuery ? ["['page' => 1]"] : []),
    ...(sends(client) ? ["['name' => 'Ada']"] : []),
    ...(hasToken ? ["'secret'"] : []),
    ...named.flatMap(({ parameter }) => (parameter ? ["'example'"] : [])),
    ...(hasHeaders ? ["['Accept: application/json']"] : []),
  ].join(', ');
  const name = nameOf(client);
  const type = { json: 'mixed', text: 'string', status: 'int' }[gives];
  return {
    definition: [
      `function ${name}(${parameters.join(', ')}): ${fails === 'nothing' && type !== 'mixed' ? '?' : ''}${type}`,
      '{',
      ...indented(lines),
      '}',
    ].join('\n'),
    example: gives === 'json' ? `print_r(${name}(${call}));` : `echo ${name}(${call}), "\\n";`,
  };
}
