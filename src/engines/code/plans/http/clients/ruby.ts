import type { Snippet } from '../../../snippets/snippets.ts';
import type { Client } from '../read-client.ts';
import { indented } from '../server.ts';
import { namedHeaders, nameOf, retriedStatuses, sends, snake, urlOf } from './parts.ts';

export function inRuby(client: Client): Snippet {
  const { method, timeoutMs, retries, isGrowing, waitMs, hasToken, hasHeaders, hasQuery, gives, fails } =
    client;
  const named = namedHeaders(client);
  const options = [
    'use_ssl: uri.scheme == "https"',
    ...(timeoutMs === undefined ? [] : ['open_timeout: timeout', 'read_timeout: timeout']),
  ];
  const request = [
    'uri = URI(url)',
    ...(hasQuery ? ['uri.query = URI.encode_www_form(query)'] : []),
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`,
    ...(hasHeaders ? ['headers.each { |name, value| request[name] = value }'] : []),
    ...(hasToken ? ['request["Authorization"] = "Bearer #{token}"'] : []),
    ...named.map(
      ({ name, text, parameter }) => `request["${name}"] = ${parameter ? snake(parameter) : `"${text}"`}`,
    ),
    ...(sends(client)
      ? ['request["Content-Type"] = "application/json"', 'request.body = JSON.generate(body)']
      : []),
    `response = Net::HTTP.start(uri.hostname, uri.port, ${options.join(', ')}) { |http| http.request(request) }`,
  ];
  const refuse = 'raise "#{url} answered #{response.code}"';
  const value = { json: 'JSON.parse(response.body)', text: 'response.body', status: 'response.code.to_i' }[
    gives
  ];
  const check = gives === 'status' ? [] : [`${refuse} unless response.is_a?(Net::HTTPSuccess)`, ''];
  const body = [...request, ...check, value];
  const delay = isGrowing ? '0.5 * 2**attempt' : `${(waitMs ?? 1000) / 1000}`;
  const statuses = retriedStatuses(client, 'response.code.to_i');
  const lines =
    retries === undefined
      ? fails === 'nothing'
        ? [...body, 'RESCUE', '  nil']
        : body
      : statuses
        ? [
            '(0..retries).each do |attempt|',
            ...indented([
              ...request,
              `return ${value} if response.is_a?(Net::HTTPSuccess)`,
              '',
              `is_retried = ${statuses.join(' || ')}`,
              `${refuse} if !is_retried || attempt == retries`,
              '',
              `sleep(${delay})`,
            ]),
            'end',
          ]
        : [
            'attempt = 0',
            'begin',
            ...indented(body),
            'rescue StandardError',
            `  ${fails === 'nothing' ? 'return' : 'raise'} if attempt >= retries`,
            '',
            `  sleep(${delay})`,
            '  attempt += 1',
            '  retry',
            'end',
          ];
  const parameters = [
    'url',
    ...(hasQuery ? ['query'] : []),
    ...(sends(client) ? ['body'] : []),
    ...(hasToken ? ['token'] : []),
    ...named.flatMap(({ parameter }) => (parameter ? [snake(parameter)] : [])),
    ...(hasHeaders ? ['headers = {}'] : []),
    ...(retries === undefined ? [] : [`retries: ${retries}`]),
    ...(timeoutMs === undefined ? [] : [`timeout: ${timeoutMs / 1000}`]),
  ];
  const call = [
    `"${urlOf(client)}"`,
    ...(hasQuery ? ['{ page: 1 }'] : []),
    ...(sends(client) ? ['{ name: "Ada" }'] : []),
    ...(hasToken ? ['"secret"'] : []),
    ...named.flatMap(({ parameter }) => (parameter ? ['"example"'] : [])),
    ...(hasHeaders ? ['{ "Accept" => "application/json" }'] : []),
  ].join(', ');
  const name = snake(nameOf(client));
  const needs = [...(lines.join('\n').includes('JSON') ? ['json'] : []), 'net/http'];
  return {
    definition: [
      ...needs.map((one) => `require "${one}"`),
      '',
      `def ${name}(${parameters.join(', ')})`,
      ...lines.map((line) => (line === 'RESCUE' ? 'rescue StandardError' : line && `  ${line}`)),
      'end',
    ].join('\n'),
    example: `puts ${name}(${call})`,
  };
}
