import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { ChatOpenAI, OpenAIEmbeddings } from '@langchain/openai';
import { APICallError, embedMany, generateText, streamText } from 'ai';
import OpenAI, { APIError, AuthenticationError, RateLimitError } from 'openai';
import { expect, onTestFinished, test } from 'vitest';
import { type Listening, listen } from '../../../src/service/http/listen.ts';
import type { Service } from '../../../src/service/service.ts';
import type { ServiceOptions } from '../../../src/service/service-options.ts';
import { ask, eventually, testService } from '../../support/service.ts';

async function running(
  options: Partial<ServiceOptions> = {},
): Promise<{ service: Service; listening: Listening; baseURL: string }> {
  const service = await testService(options);
  const listening = await listen(service, { port: 0 });
  onTestFinished(() => listening.close(0));
  return { service, listening, baseURL: `${listening.url}/v1` };
}

const openai = (baseURL: string, apiKey: string): OpenAI => new OpenAI({ baseURL, apiKey, maxRetries: 0 });
const sum = [{ role: 'user' as const, content: 'what is 6 * 7?' }];

test('openai: models, chat, stream, completion', async () => {
  const { service, baseURL } = await running();
  const client = openai(baseURL, service.key);
  const models = await client.models.list();
  expect(models.data.map(({ id }) => id)).toContain('local-chat');
  const chat = await client.chat.completions.create({ model: 'local-chat', messages: sum });
  expect(chat.choices[0]?.message.content).toContain('42');
  const stream = await client.chat.completions.create({
    model: 'local-chat',
    messages: sum,
    stream: true,
    stream_options: { include_usage: true },
  });
  let text = '';
  let total: number | undefined;
  let finish: string | null | undefined;
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta.content ?? '';
    finish = chunk.choices[0]?.finish_reason ?? finish;
    total = chunk.usage?.total_tokens ?? total;
  }
  expect(text).toBe(chat.choices[0]?.message.content);
  expect(finish).toBe('stop');
  expect(total).toBe(chat.usage?.total_tokens);
  const completion = await client.completions.create({ model: 'local-complete', prompt: '2, 4, 6, 8,' });
  expect(completion.choices[0]?.text).toContain('10');
});

test('openai: embeddings in float and base64 are the same numbers', async () => {
  const { service, baseURL } = await running();
  const client = openai(baseURL, service.key);
  const input = ['rain on tin', 'sun on sand'];
  const plain = await client.embeddings.create({ model: 'local-embed', input, encoding_format: 'float' });
  // Without a format the package asks for base64 and decodes it.
  const packed = await client.embeddings.create({ model: 'local-embed', input });
  expect(packed.data.map(({ embedding }) => [...embedding])).toEqual(
    plain.data.map(({ embedding }) => embedding),
  );
  const raw = await ask(service, 'POST', '/embeddings', { input, encoding_format: 'base64' });
  expect(typeof raw.json.data[0].embedding).toBe('string');
});

test('openai: 401, 402 and 429 are errors of their own types', async () => {
  const { service, baseURL } = await running({ credits: 0, plan: 'free' });
  const failure = (client: OpenAI) =>
    client.chat.completions.create({ model: 'local-chat', messages: sum }).catch((error: unknown) => error);
  const stranger = await failure(openai(baseURL, 'octet_nobody'));
  expect(stranger).toBeInstanceOf(AuthenticationError);
  expect(stranger).toMatchObject({ code: 'invalid_api_key', type: 'authentication_error', status: 401 });
  const poor = await failure(openai(baseURL, service.key));
  expect(poor).toBeInstanceOf(APIError);
  expect(poor).toMatchObject({ status: 402, code: 'insufficient_credits' });
  for (let index = 1; index < 10; index += 1) await failure(openai(baseURL, service.key));
  const hurried = await failure(openai(baseURL, service.key));
  expect(hurried).toBeInstanceOf(RateLimitError);
  expect(hurried).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
});

test('openai: leaving a stream stops it and settles the hold', async () => {
  const { service, baseURL } = await running({
    fixtures: [{ match: 'long', reply: 'word '.repeat(200_000) }],
  });
  const stream = await openai(baseURL, service.key).chat.completions.create({
    model: 'local-chat',
    messages: [{ role: 'user', content: 'a long story' }],
    max_tokens: 1_000_000,
    stream: true,
  });
  let seen = 0;
  for await (const _ of stream) {
    seen += 1;
    if (seen === 5) break;
  }
  await eventually(async () => (await ask(service, 'GET', '/payments/balance')).json).toMatchObject({
    held: 0,
  });
  const { json } = await ask(service, 'GET', '/payments/transactions');
  // 500 credits were held for a million tokens; only what was produced before the reader left is charged.
  expect(-json.data[0].amount).toBeLessThan(100);
});

test('ai with openai-compatible: text, stream, embeddings, errors', async () => {
  const { service, baseURL } = await running();
  const provider = createOpenAICompatible({
    name: 'octet',
    baseURL,
    apiKey: service.key,
    includeUsage: true,
  });
  const { text, usage } = await generateText({ model: provider('local-chat'), prompt: 'what is 6 * 7?' });
  expect(text).toContain('42');
  expect(usage.totalTokens).toBeGreaterThan(0);
  const stream = streamText({ model: provider('local-chat'), prompt: 'what is 6 * 7?' });
  let streamed = '';
  for await (const piece of stream.textStream) streamed += piece;
  expect(streamed).toBe(text);
  expect(await stream.finishReason).toBe('stop');
  const { embeddings } = await embedMany({
    model: provider.embeddingModel('local-embed'),
    values: ['a b', 'c d'],
  });
  expect(embeddings.map((each) => each.length)).toEqual([256, 256]);
  const wrong = createOpenAICompatible({ name: 'octet', baseURL, apiKey: 'octet_nobody' });
  const error = await generateText({ model: wrong('local-chat'), prompt: 'x', maxRetries: 0 }).catch(
    (e: unknown) => e,
  );
  expect(APICallError.isInstance(error)).toBe(true);
  expect(error).toMatchObject({ statusCode: 401 });
});

test('langchain: chat, stream and embeddings', async () => {
  const { service, baseURL } = await running();
  const configuration = { baseURL };
  const model = new ChatOpenAI({ model: 'local-chat', apiKey: service.key, configuration, maxRetries: 0 });
  const answer = await model.invoke('what is 6 * 7?');
  expect(answer.content).toContain('42');
  let streamed = '';
  for await (const chunk of await model.stream('what is 6 * 7?')) streamed += chunk.content;
  expect(streamed).toBe(answer.content);
  const embedder = new OpenAIEmbeddings({ model: 'local-embed', apiKey: service.key, configuration });
  expect((await embedder.embedQuery('rain')).length).toBe(256);
});
