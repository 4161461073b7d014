import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask, chat, eventsOf, tempDir, testService } from '../../support/service.ts';

type Handle = (request: IncomingMessage, body: string, reply: ServerResponse) => void;

async function upstream(handle: Handle): Promise<{ url: string; seen: IncomingMessage[] }> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      seen.push(request);
      handle(request, body, reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, seen };
}

const words: Handle = (request, body, reply) => {
  if (request.url === '/v1/models') return void reply.end(JSON.stringify({ data: [{ id: 'llama' }] }));
  if (request.url === '/v1/embeddings') {
    return void reply.end(JSON.stringify({ object: 'list', data: [{ index: 0, embedding: [1, 2] }] }));
  }
  reply.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of ['Hello', ' from ', JSON.parse(body).model]) {
    reply.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  }
  reply.end('data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n');
};

test('an upstream answers chats, streams, completions, embeddings and code, with its own key', async () => {
  const { url, seen } = await upstream(words);
  const service = await testService({ upstream: url, upstreamKey: 'upstream-key' });
  const whole = await ask(service, 'POST', '/chat/completions', chat('what is 1 + 1?'));
  expect(whole.json).toMatchObject({
    model: 'llama',
    choices: [{ message: { content: 'Hello from llama' }, finish_reason: 'length' }],
  });
  const streamed = await ask(
    service,
    'POST',
    '/chat/completions',
    chat('x', { stream: true, model: 'other' }),
  );
  const pieces = eventsOf(streamed.text)
    .slice(0, -1)
    .map((event) => JSON.parse(event).choices[0].delta.content ?? '');
  expect(pieces.join('')).toBe('Hello from other');
  expect(pieces).toContain(' from ');
  expect((await ask(service, 'POST', '/embeddings', { input: 'x' })).json.data[0].embedding).toEqual([1, 2]);
  expect((await ask(service, 'POST', '/code/explain', { code: 'x = 1' })).json.explanation).toBe(
    'Hello from llama',
  );
  expect((await ask(service, 'GET', '/chat/models')).json.data[0].id).toBe('llama');
  expect(new Set(seen.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer upstream-key']));
});

test.each([500, 429, 404, 401])(
  'the status %i of an upstream and its body pass as they came, and cost nothing',
  async (status) => {
    const body = '{"error":{"message":"no","type":"odd","code":7,"param":"x"},"more":[1]}';
    const { url } = await upstream((_, __, reply) => reply.writeHead(status).end(body));
    const service = await testService({ upstream: url });
    const got = await ask(service, 'POST', '/chat/completions', chat('x'));
    expect([got.status, got.text]).toEqual([status, body]);
    expect(got.headers['x-octet-upstream']).toBe(new URL(url).host);
    expect((await ask(service, 'GET', '/payments/balance')).json).toMatchObject({ balance: 10_000, held: 0 });
  },
);

test('an error of an upstream that is no JSON becomes the error object', async () => {
  const { url } = await upstream((_, __, reply) => reply.writeHead(418).end('<title>teapot</title>'));
  const service = await testService({ upstream: url });
  const got = await ask(service, 'POST', '/chat/completions', chat('x'));
  expect([got.status, got.json.error.message]).toEqual([418, 'teapot']);
});

test('what an upstream gets and gives is passed on whole: fields, tool calls, usage, finish reasons', async () => {
  const bodies: { readonly [key: string]: unknown }[] = [];
  const whole = {
    id: 'theirs',
    object: 'chat.completion',
    created: 5,
    model: 'llama',
    system_fingerprint: 'fp',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: null,
          reasoning_content: 'hm',
          tool_calls: [{ id: 'c1', type: 'function', function: { name: 'f', arguments: '{"a":1}' } }],
        },
        logprobs: { content: [] },
        finish_reason: 'tool_calls',
      },
    ],
    usage: { prompt_tokens: 4000, completion_tokens: 1, total_tokens: 4001, extra: 1 },
  };
  const chunks = [
    {
      id: 'theirs',
      choices: [{ index: 0, delta: { role: 'assistant', reasoning: 'hm' }, finish_reason: null }],
    },
    {
      id: 'theirs',
      choices: [
        {
          index: 0,
          delta: {
            tool_calls: [{ index: 0, id: 'c1', type: 'function', function: { name: 'f', arguments: '{}' } }],
          },
        },
      ],
    },
    { id: 'theirs', choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] },
    { id: 'theirs', choices: [], usage: { prompt_tokens: 4000, completion_tokens: 1, total_tokens: 4001 } },
  ];
  const { url } = await upstream((_, body, reply) => {
    const asked = JSON.parse(body);
    bodies.push(asked);
    if (!asked.stream) return void reply.end(JSON.stringify(whole));
    // Labelled wrongly, as some servers do.
    reply.writeHead(200, { 'content-type': 'text/plain' });
    reply.end(`${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`);
  });
  const service = await testService({ upstream: url });
  const more = {
    model: 'llama',
    max_tokens: 8_000,
    logprobs: true,
    chat_template_kwargs: { thinking: true },
    tools: [{ type: 'function', function: { name: 'f' } }],
  };
  const content = [
    { type: 'text', text: 'x' },
    { type: 'input_audio', input_audio: { data: 'AA', format: 'wav' } },
  ];
  const got = await ask(service, 'POST', '/chat/completions', {
    messages: [{ role: 'user', content }],
    ...more,
  });
  const { attribution, credits_used, ...rest } = got.json;
  expect(rest).toEqual(whole);
  expect(attribution).toContain('llama');
  // By the tokens that the upstream counted.
  expect(credits_used).toBe(3);
  expect(bodies[0]).toEqual({ messages: [{ role: 'user', content }], ...more });
  const streamed = await ask(
    service,
    'POST',
    '/chat/completions',
    chat('x', { ...more, stream: true, stream_options: { include_usage: true } }),
  );
  const events = eventsOf(streamed.text)
    .slice(0, -1)
    .map((event) => JSON.parse(event));
  expect(events.map(({ choices }) => choices)).toEqual(chunks.map(({ choices }) => choices));
  expect(events.every(({ id }) => id === 'theirs')).toBe(true);
  expect(events.at(-1).usage).toMatchObject({ total_tokens: 4001, credits: 3 });
});

test('an upstream that is not there is 503; one that breaks off breaks our stream off', async () => {
  const gone = await testService({ upstream: 'http://127.0.0.1:9/v1' });
  expect((await ask(gone, 'POST', '/chat/completions', chat('x'))).status).toBe(503);
  const { url } = await upstream((request, _, reply) => {
    if (request.url === '/v1/models') return void reply.end('{"data":[]}');
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.end('data: {"choices":[{"delta":{"content":"Hel"}}]}\n\n');
  });
  const service = await testService({ upstream: url });
  const cut = ask(service, 'POST', '/chat/completions', chat('x', { stream: true }));
  await expect(cut).rejects.toThrow();
});

const sse = { 'content-type': 'text/event-stream' };

test.each<[string, (reply: ServerResponse) => void]>([
  [
    'breaks off',
    (reply) => reply.writeHead(200, sse).end('data: {"choices":[{"delta":{"content":"Hel"}}]}\n\n'),
  ],
  ['hangs up', (reply) => reply.writeHead(200, sse).write('data: {', () => reply.destroy())],
  ['sends no JSON in an event', (reply) => reply.writeHead(200, sse).end('data: oops\n\n')],
  ['sends a page', (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>hi</h1>')],
])('an upstream that %s in the middle of a whole answer is told as 503', async (_, answer) => {
  const { url } = await upstream((request, __, reply) => {
    if (request.url === '/v1/models') return void reply.end('{"data":[]}');
    answer(reply);
  });
  const faults: unknown[] = [];
  const service = await testService({ upstream: url, onFault: (error) => void faults.push(error) });
  const got = await ask(service, 'POST', '/chat/completions', chat('x'));
  expect([got.status, got.json.error.code]).toEqual([503, 'unavailable']);
  expect(faults).toEqual([]);
  expect((await ask(service, 'GET', '/payments/balance')).json).toMatchObject({ balance: 10_000, held: 0 });
});

test('X20.4: an answer of an upstream names the model and its host; our own answers name octet', async () => {
  const { url } = await upstream(words);
  const { host } = new URL(url);
  const service = await testService({ upstream: url });
  const by = (model: string) => `Answered by ${model} at ${host}, through octet's local service`;
  const whole = await ask(service, 'POST', '/chat/completions', chat('x'));
  expect(whole.json.attribution).toBe(by('llama'));
  expect(whole.headers['x-attribution']).toBe(by('llama'));
  const streamed = await ask(
    service,
    'POST',
    '/chat/completions',
    chat('x', { stream: true, model: 'other' }),
  );
  expect(JSON.parse(eventsOf(streamed.text).at(-2) ?? '{}').attribution).toBe(by('other'));
  expect(streamed.headers['x-attribution']).toBe(by('other'));
  for (const [path, body] of [
    ['/completions', { prompt: 'x' }],
    ['/embeddings', { input: 'x' }],
    ['/code/explain', { code: 'x = 1' }],
    ['/builder/chat', { message: 'x' }],
  ] as const)
    expect((await ask(service, 'POST', path, body)).json.attribution).toBe(by('llama'));
  expect((await ask(service, 'GET', '/models')).json.attribution).toBe('Made with octet, local service');
  const build = await ask(service, 'POST', '/builder/build', { prompt: 'a todo app', framework: 'nodejs' });
  expect(build.json).toMatchObject({ model: 'local-builder', attribution: 'Made with octet, local service' });
});

test('X20.4: without the attribution requirement nobody is named', async () => {
  const { url } = await upstream(words);
  const service = await testService({ upstream: url, attribution: false });
  const whole = await ask(service, 'POST', '/chat/completions', chat('x'));
  expect(whole.json).not.toHaveProperty('attribution');
  expect(whole.headers).not.toHaveProperty('x-attribution');
});

test('X20.4: a model name that no header can hold does no harm', async () => {
  const { url } = await upstream(words);
  const service = await testService({ upstream: url });
  const model = `ä\r\nx-evil: 1${'y'.repeat(500)}`;
  const { headers, json } = await ask(service, 'POST', '/chat/completions', chat('x', { model }));
  expect(headers).not.toHaveProperty('x-evil');
  expect(headers['x-attribution']).toMatch(/^Answered by [\x20-\x7e]{100} at /);
  expect(json.model).toBe(model);
});

test('X20.4: a recorded answer still names who gave it', async () => {
  const { url } = await upstream(words);
  const record = join(tempDir(), 'kept.jsonl');
  const first = await testService({ upstream: url, record });
  const { json } = await ask(first, 'POST', '/chat/completions', chat('x'));
  await first.close();
  const again = await testService({ replay: record });
  expect((await ask(again, 'POST', '/chat/completions', chat('x'))).json.attribution).toBe(json.attribution);
});
