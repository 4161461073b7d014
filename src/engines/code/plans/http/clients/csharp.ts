import type { Snippet } from '../../../snippets/snippets.ts';
import type { Client } from '../read-client.ts';
import { indented } from '../server.ts';
import { namedHeaders, nameOf, retriedStatuses, sends, urlOf } from './parts.ts';

export function inCsharp(client: Client): Snippet {
  const { method, timeoutMs, retries, isGrowing, waitMs, hasToken, hasHeaders, gives, fails } = client;
  const named = namedHeaders(client);
  const add = (name: string, value: string): string => `request.Headers.Add("${name}", ${value});`;
  const request = [
    `using var request = new HttpRequestMessage(HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}, url);`,
    ...(hasHeaders ? ['foreach (var (name, value) in headers) request.Headers.Add(name, value);'] : []),
    ...(hasToken ? ['request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);'] : []),
    ...named.map(({ name, text, parameter }) => add(name, parameter ?? `"${text}"`)),
    ...(sends(client) ? ['request.Content = JsonContent.Create(body);'] : []),
    'using var response = await Client.SendAsync(request);',
  ];
  const of = gives === 'status' ? 'int' : gives === 'text' ? 'string' : client.isTyped ? 'T' : 'JsonElement';
  const read = {
    json: `await response.Content.ReadFromJsonAsync<${of}>()`,
    text: 'await response.Content.ReadAsStringAsync()',
    status: '(int)response.StatusCode',
  }[gives];
  const check = gives === 'status' ? [] : ['response.EnsureSuccessStatusCode();'];
  const body = [...request, ...check, `return ${read};`];
  const caught = '(Exception failed) when (failed is HttpRequestException or TaskCanceledException)';
  const delay = isGrowing ? '500 << attempt' : `${waitMs ?? 1000}`;
  const sleep = `await Task.Delay(${delay});`;
  const statuses = retriedStatuses(client, '(int)response.StatusCode');
  const given = fails === 'nothing' ? 'return null;' : 'throw;';
  const lines =
    retries === undefined
      ? fails === 'nothing'
        ? ['try', '{', ...indented(body), '}', `catch ${caught}`, '{', '  return null;', '}']
        : body
      : [
          'for (int attempt = 0; ; attempt++)',
          '{',
          ...indented(
            statuses
              ? [
                  ...request,
                  `bool isRetried = ${statuses.join(' || ')};`,
                  'if (!isRetried || attempt >= retries)',
                  '{',
                  ...indented([...check, `return ${read};`]),
                  '}',
                  sleep,
                ]
              : [
                  'try',
                  '{',
                  ...indented(body),
                  '}',
                  `catch ${caught}`,
                  '{',
                  `  if (attempt >= retries) ${given}`,
                  '}',
                  sleep,
                ],
          ),
          '}',
        ];
  const parameters = [
    'string url',
    ...(sends(client) ? ['object body'] : []),
    ...(hasToken ? ['string token'] : []),
    ...named.flatMap(({ parameter }) => (parameter ? [`string ${parameter}`] : [])),
    ...(hasHeaders ? ['Dictionary<string, string> headers'] : []),
    ...(retries === undefined ? [] : [`int retries = ${retries}`]),
  ];
  const plain = nameOf(client);
  const name = `${plain.charAt(0).toUpperCase()}${plain.slice(1)}Async`;
  const generic = of === 'T' ? '<T>' : '';
  const call = [
    `"${urlOf(client)}"`,
    ...(sends(client) ? ['new { name = "Ada" }'] : []),
    ...(hasToken ? ['"secret"'] : []),
    ...named.flatMap(({ parameter }) => (parameter ? ['"example"'] : [])),
    ...(hasHeaders ? ['new Dictionary<string, string> { ["Accept"] = "application/json" }'] : []),
  ].join(', ');
  const limit =
    timeoutMs === undefined
      ? ''
      : ` { Timeout = TimeSpan.From${timeoutMs % 1000 === 0 ? `Seconds(${timeoutMs / 1000})` : `Milliseconds(${timeoutMs})`} }`;
  return {
    definition: [
      `static readonly HttpClient Client = new()${limit};`,
      '',
      `static async Task<${of}${fails === 'nothing' || of === 'T' ? '?' : ''}> ${name}${generic}(${parameters.join(', ')})`,
      '{',
      ...indented(lines),
      '}',
    ].join('\n'),
    example: `Console.WriteLine(${name}${generic ? '<Dictionary<string, object>>' : ''}(${call}).GetAwaiter().GetResult());`,
  };
}
