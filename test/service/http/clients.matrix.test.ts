import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import Anthropic, { AuthenticationError as AnthropicAuthenticationError } from '@anthropic-ai/sdk';
import { tool as langchainTool } from '@langchain/core/tools';
import { ChatOpenAI } from '@langchain/openai';
import { Agent, tool as agentTool, OpenAIProvider, Runner } from '@openai/agents';
import { APICallError, generateImage, generateText, Output, stepCountIs, streamText, tool } from 'ai';
import OpenAI, { AuthenticationError, BadRequestError, NotFoundError } from 'openai';
import { zodFunction, zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Service } from '../../../src/service/service.ts';
import { servedService } from './served-service.ts';

/** The packages that people use, unchanged, against one service. */
let service: Service;
let origin: string;
let baseURL: string;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ service, origin, close } = await servedService());
  baseURL = `${origin}/v1`;
});
afterAll(() => close());

const question = 'What is the weather in Paris?';
const city = z.object({ city: z.string() });
const sum = z.object({ answer: z.number(), steps: z.array(z.string()).min(2) });

describe('openai', () => {
  const client = () => new OpenAI({ baseURL, apiKey: service.key, maxRetries: 0 });
  const weather = zodFunction({
    name: 'get_weather',
    parameters: city,
    function: ({ city: where }) => `sunny in ${where}`,
  });
  const tools = [weather];

  test('runTools: one round, whole and streamed', async () => {
    const messages = [{ role: 'user' as const, content: question }];
    const runner = client().chat.completions.runTools({ model: 'local-chat', messages, tools });
    expect(await runner.finalContent()).toContain('sunny in Paris');
    const streaming = client().chat.completions.runTools({
      model: 'local-chat',
      messages,
      tools,
      stream: true,
    });
    expect(await streaming.finalContent()).toContain('sunny in Paris');
  });

  test('parse, images, one model, and errors of its types', async () => {
    const parsed = await client().chat.completions.parse({
      model: 'local-chat',
      messages: [{ role: 'user', content: 'what is 6 * 7?' }],
      response_format: zodResponseFormat(sum, 'sum'),
    });
    expect(parsed.choices[0]?.message.parsed?.answer).toBe(42);
    const { data } = await client().images.generate({
      prompt: 'a red boat',
      size: '256x256',
      response_format: 'b64_json',
      model: 'x',
    });
    const picture = Buffer.from(data?.[0]?.b64_json ?? '', 'base64');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    const edited = await client().images.edit({
      image: new File([picture], 'boat.png', { type: 'image/png' }),
      prompt: 'make it blue',
    });
    expect((await fetch(edited.data?.[0]?.url ?? '')).headers.get('content-type')).toBe('image/png');
    expect((await client().models.retrieve('local-chat')).id).toBe('local-chat');
    await expect(client().models.retrieve('nobody')).rejects.toBeInstanceOf(NotFoundError);
    const chat = { model: 'local-chat', messages: [{ role: 'user' as const, content: 'x' }] };
    await expect(client().chat.completions.create({ ...chat, logprobs: true })).rejects.toBeInstanceOf(
      BadRequestError,
    );
    await expect(client().files.list()).rejects.toThrow(/GET \/v1\/files is not served here/);
  });

  test('responses: whole, streamed, parsed, with a tool, continued and kept', async () => {
    const { responses } = client();
    const first = await responses.create({
      model: 'local-chat',
      input: 'my name is Ada',
      instructions: 'be kind',
    });
    const next = await responses.create({
      model: 'local-chat',
      input: 'what is my name?',
      previous_response_id: first.id,
    });
    expect(next.output_text).toContain('Ada');
    expect((await responses.retrieve(next.id)).output_text).toBe(next.output_text);
    const stream = responses.stream({ model: 'local-chat', input: 'what is 6 * 7?' });
    let streamed = '';
    stream.on('response.output_text.delta', ({ delta }) => (streamed += delta));
    const final = await stream.finalResponse();
    expect([final.output_text, final.status]).toEqual([streamed, 'completed']);
    expect(streamed).toContain('42');
    expect(final.usage?.total_tokens).toBeGreaterThan(0);
    const parsed = await responses.parse({
      model: 'local-chat',
      input: 'what is 6 * 7?',
      text: { format: zodTextFormat(sum, 'sum') },
    });
    expect(parsed.output_parsed?.answer).toBe(42);
    const offered = [
      { type: 'function' as const, name: 'get_weather', parameters: z.toJSONSchema(city), strict: true },
    ];
    const calling = await responses
      .stream({ model: 'local-chat', input: question, tools: offered })
      .finalResponse();
    const [call] = calling.output;
    if (call?.type !== 'function_call') throw new Error('no call');
    expect(JSON.parse(call.arguments)).toEqual({ city: 'Paris' });
    const output = [{ type: 'function_call_output' as const, call_id: call.call_id, output: 'sunny' }];
    const answer = await responses.create({
      model: 'local-chat',
      input: output,
      previous_response_id: calling.id,
      tools: offered,
    });
    expect(answer.output_text).toContain('sunny');
    const short = await responses.create({
      model: 'local-chat',
      input: 'what is 6 * 7?',
      max_output_tokens: 1,
    });
    expect(short.incomplete_details?.reason).toBe('max_output_tokens');
    await expect(
      responses.create({ model: 'x', input: 'x', previous_response_id: 'resp_nobody' }),
    ).rejects.toBeInstanceOf(NotFoundError);
    await expect(responses.create({ model: 'x', input: 'x', background: true })).rejects.toThrow(
      /background/,
    );
  });
});

describe.each([
  [
    'ai with @ai-sdk/openai, which asks /responses',
    () => createOpenAI({ baseURL, apiKey: service.key })('local-chat'),
  ],
  ['ai with @ai-sdk/openai, chat', () => createOpenAI({ baseURL, apiKey: service.key }).chat('local-chat')],
  [
    'ai with @ai-sdk/openai-compatible',
    () =>
      createOpenAICompatible({
        name: 'octet',
        baseURL,
        apiKey: service.key,
        supportsStructuredOutputs: true,
      })('local-chat'),
  ],
])('%s', (_, model) => {
  const weather = tool({ inputSchema: city, execute: async ({ city: where }) => `sunny in ${where}` });

  test('chat, stream, tools, structured output', async () => {
    const { text } = await generateText({ model: model(), prompt: 'what is 6 * 7?', maxRetries: 0 });
    expect(text).toContain('42');
    const common = {
      model: model(),
      prompt: question,
      tools: { get_weather: weather },
      stopWhen: stepCountIs(3),
      maxRetries: 0,
    };
    const called = await generateText(common);
    expect([called.text.includes('sunny in Paris'), called.steps.length]).toEqual([true, 2]);
    const stream = streamText(common);
    let streamed = '';
    for await (const piece of stream.textStream) streamed += piece;
    expect([streamed, await stream.finishReason]).toEqual([called.text, 'stop']);
    const { output } = await generateText({
      model: model(),
      prompt: 'what is 6 * 7?',
      output: Output.object({ schema: sum }),
      maxRetries: 0,
    });
    expect(output.answer).toBe(42);
  });
});

test('ai: images, and errors of its type', async () => {
  const provider = createOpenAI({ baseURL, apiKey: service.key });
  const { image } = await generateImage({
    model: provider.image('gpt-image-1'),
    prompt: 'a red boat',
    size: '64x64',
    maxRetries: 0,
  });
  expect(image.mediaType).toBe('image/png');
  const wrong = createOpenAI({ baseURL, apiKey: 'nobody' });
  const error: unknown = await generateText({ model: wrong('local-chat'), prompt: 'x', maxRetries: 0 }).catch(
    (e: unknown) => e,
  );
  expect(APICallError.isInstance(error) && error.statusCode).toBe(401);
});

test.each([true, false])('langchain: tools and structured output, responses %s', async (useResponsesApi) => {
  const model = new ChatOpenAI({
    model: 'local-chat',
    apiKey: service.key,
    configuration: { baseURL },
    maxRetries: 0,
    useResponsesApi,
  });
  const weather = langchainTool(({ city: where }) => `sunny in ${where}`, {
    name: 'get_weather',
    description: 'weather',
    schema: city,
  });
  const called = await model.bindTools([weather]).invoke(question);
  expect(called.tool_calls?.[0]).toMatchObject({ name: 'get_weather', args: { city: 'Paris' } });
  const result = await weather.invoke({ ...called.tool_calls?.[0], type: 'tool_call' } as never);
  const answer = await model
    .bindTools([weather])
    .invoke([{ role: 'user', content: question }, called, result]);
  expect(answer.text).toContain('sunny in Paris');
  const parsed = await model.withStructuredOutput(sum, { method: 'jsonSchema' }).invoke('what is 6 * 7?');
  expect(parsed.answer).toBe(42);
});

test.each([true, false])('@openai/agents finishes a task with a tool, responses %s', async (useResponses) => {
  const modelProvider = new OpenAIProvider({ baseURL, apiKey: service.key, useResponses });
  const weather = agentTool({
    name: 'get_weather',
    description: 'weather of a city',
    parameters: city,
    execute: async ({ city: where }) => `sunny in ${where}`,
  });
  const agent = new Agent({ name: 'helper', instructions: 'help', model: 'local-chat', tools: [weather] });
  const runner = new Runner({ modelProvider, tracingDisabled: true });
  expect((await runner.run(agent, question)).finalOutput).toContain('sunny in Paris');
  const streamed = await runner.run(agent, question, { stream: true });
  await streamed.completed;
  expect(streamed.finalOutput).toContain('sunny in Paris');
});

test('@anthropic-ai/sdk: whole, streamed, a round with a tool, tokens, stop sequences, errors', async () => {
  const client = new Anthropic({ baseURL: origin, apiKey: service.key, maxRetries: 0 });
  const asked = { model: 'local-chat', max_tokens: 500 };
  const whole = await client.messages.create({
    ...asked,
    system: 'be kind',
    messages: [{ role: 'user', content: 'what is 6 * 7?' }],
  });
  expect(whole.content).toMatchObject([{ type: 'text', text: expect.stringContaining('42') }]);
  expect([whole.stop_reason, whole.usage.output_tokens > 0]).toEqual(['end_turn', true]);
  const stopped = await client.messages.create({
    ...asked,
    stop_sequences: ['42'],
    messages: [{ role: 'user', content: 'what is 6 * 7?' }],
  });
  expect([stopped.stop_reason, stopped.stop_sequence]).toEqual(['stop_sequence', '42']);
  const tools = [{ name: 'get_weather', input_schema: z.toJSONSchema(city) as { type: 'object' } }];
  const stream = client.messages.stream({ ...asked, tools, messages: [{ role: 'user', content: question }] });
  const calling = await stream.finalMessage();
  const [use] = calling.content;
  if (use?.type !== 'tool_use') throw new Error('no tool was used');
  expect([calling.stop_reason, use.input]).toEqual(['tool_use', { city: 'Paris' }]);
  const answer = await client.messages.create({
    ...asked,
    tools,
    messages: [
      { role: 'user', content: question },
      { role: 'assistant', content: calling.content },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: use.id, content: 'sunny' }] },
    ],
  });
  expect(answer.content).toMatchObject([{ type: 'text', text: expect.stringContaining('sunny') }]);
  const { input_tokens } = await client.messages.countTokens({
    model: 'local-chat',
    messages: [{ role: 'user', content: 'one two three' }],
  });
  expect(input_tokens).toBe(3);
  const stranger = new Anthropic({ baseURL: origin, apiKey: 'nobody', maxRetries: 0 });
  const error = await stranger.messages
    .create({ ...asked, messages: [{ role: 'user', content: 'x' }] })
    .catch((e: unknown) => e);
  expect(error).toBeInstanceOf(AnthropicAuthenticationError);
  expect(error).toMatchObject({ error: { type: 'error', error: { type: 'authentication_error' } } });
});

test('openai: a key that is wrong', async () => {
  const stranger = new OpenAI({ baseURL, apiKey: 'nobody', maxRetries: 0 });
  await expect(stranger.responses.create({ model: 'x', input: 'x' })).rejects.toBeInstanceOf(
    AuthenticationError,
  );
});
