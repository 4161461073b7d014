import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { ask, chat, eventsOf, type Got, sharedService } from '../../support/service.ts';

const shared = sharedService();
const post = async (body: object, path = '/chat/completions'): Promise<Got> =>
  ask(await shared(), 'POST', path, body);

const weather = {
  type: 'function',
  function: {
    name: 'get_weather',
    description: 'the weather in a city',
    parameters: {
      type: 'object',
      required: ['city', 'unit'],
      additionalProperties: false,
      properties: {
        city: { type: 'string' },
        unit: { enum: ['celsius', 'fahrenheit'] },
        days: { type: 'integer' },
      },
    },
  },
};
const clock = {
  type: 'function',
  function: { name: 'get_time', parameters: { type: 'object', properties: {} } },
};

test('a key of the vocals that nobody reads is named too', async () => {
  const got = await post({ prompt: 'a lullaby', vocals: { gender: 'male', tempo: 90 } }, '/music/generate');
  expect(got.status).toBe(400);
  expect(got.text).toContain('vocals.tempo: is not supported');
});

test.each<[field: string, value: unknown]>([
  ['logprobs', true],
  ['top_logprobs', 2],
  ['logit_bias', { 50256: -100 }],
  ['audio', { voice: 'alloy', format: 'wav' }],
  ['modalities', ['text', 'audio']],
  ['web_search_options', { search_context_size: 'low' }],
  ['colour', 'red'],
])('%s %j is not done: 400 names it', async (field, value) => {
  const got = await post(chat('hi', { [field]: value }));
  expect([got.status, got.json.error.code]).toEqual([400, 'unsupported_parameter']);
  expect(got.json.error.message).toMatch(new RegExp(`^${field}: `));
});

test('harmless fields, null, false and empty values pass', async () => {
  const harmless = {
    user: 'u',
    metadata: { a: 'b' },
    store: true,
    service_tier: 'auto',
    top_p: 1,
    presence_penalty: 0,
    reasoning_effort: 'low',
    context_management: { edits: [{ type: 'clear_tool_uses_20250919' }] },
  };
  const nothing = {
    stop: null,
    max_tokens: null,
    tools: null,
    logprobs: false,
    logit_bias: {},
    modalities: ['text'],
    audio: null,
    response_format: null,
  };
  expect((await post(chat('what is 6 * 7?', { ...harmless, ...nothing }))).status).toBe(200);
});

test.each([
  ['/music/generate', { prompt: 'x', mood: 'sad' }, 'mood'],
  ['/embeddings', { input: 'x', task: 'query' }, 'task'],
  ['/completions', { prompt: 'x', suffix: 'y' }, 'suffix'],
  ['/image/generate', { prompt: 'x', negative_prompt: 'cats' }, 'negative_prompt'],
])('%s %j: %s is named', async (path, body, field) => {
  const got = await post(body, path);
  expect([got.status, got.json.error.message.split(':')[0]]).toEqual([400, field]);
});

test('a tool is called when the question names it, with valid arguments; its result is the answer', async () => {
  const tools = [weather, clock];
  const { json } = await post(chat('What is the weather in Paris, in celsius?', { tools }));
  const [choice] = json.choices;
  expect([choice.finish_reason, choice.message.content, choice.message.tool_calls.length]).toEqual([
    'tool_calls',
    null,
    1,
  ]);
  const [call] = choice.message.tool_calls;
  expect(JSON.parse(call.function.arguments)).toEqual({ city: 'Paris', unit: 'celsius' });
  const messages = [
    { role: 'user', content: 'What is the weather in Paris, in celsius?' },
    { role: 'assistant', tool_calls: [call] },
    { role: 'tool', tool_call_id: call.id, content: 'sunny, 21 degrees' },
  ];
  for (const tool_choice of ['auto', 'required', { type: 'function', function: { name: 'get_weather' } }]) {
    const answer = (await post({ messages, tools, tool_choice })).json.choices[0];
    expect([answer.finish_reason, answer.message.tool_calls]).toEqual(['stop', undefined]);
    expect(answer.message.content).toContain('sunny, 21 degrees');
  }
  const plain = (await post(chat('what is 6 * 7?', { tools }))).json.choices[0];
  expect(plain.message.content).toContain('42');
});

test('tool_choice: none, required, by name; parallel_tool_calls; the same for the same seed', async () => {
  const tools = [weather, clock];
  const calls = async (text: string, more: object) =>
    (await post(chat(text, { tools, ...more }))).json.choices[0].message.tool_calls;
  const both = 'the weather in Rome and the time, please';
  expect(await calls(both, { tool_choice: 'none' })).toBeUndefined();
  expect((await calls(both, {})).map((call: { function: { name: string } }) => call.function.name)).toEqual([
    'get_weather',
    'get_time',
  ]);
  expect(await calls(both, { parallel_tool_calls: false })).toHaveLength(1);
  const required = await calls('hello', { tool_choice: 'required', seed: 5 });
  const again = await calls('hello', { tool_choice: 'required', seed: 5 });
  expect(required[0].function).toEqual(again[0].function);
  const named = await calls('hello', { tool_choice: { type: 'function', function: { name: 'get_time' } } });
  expect(named[0].function).toEqual({ name: 'get_time', arguments: '{}' });
  expect(
    (await post(chat('x', { tools, tool_choice: { type: 'function', function: { name: 'nobody' } } })))
      .status,
  ).toBe(400);
  expect((await post(chat('x', { tool_choice: 'required' }))).status).toBe(400);
});

test('streamed calls and the old functions', async () => {
  const { text } = await post(chat('weather in Oslo', { tools: [weather], stream: true }));
  const chunks = eventsOf(text)
    .slice(0, -1)
    .map((event) => JSON.parse(event).choices[0]);
  const deltas = chunks.flatMap(({ delta }) => delta.tool_calls ?? []);
  expect(deltas[0]).toMatchObject({
    index: 0,
    type: 'function',
    function: { name: 'get_weather', arguments: '' },
  });
  expect(JSON.parse(deltas.map((delta) => delta.function.arguments).join(''))).toMatchObject({
    city: 'Oslo',
  });
  expect(chunks.at(-1).finish_reason).toBe('tool_calls');
  const old = await post(chat('weather in Oslo', { functions: [weather.function] }));
  const [choice] = old.json.choices;
  expect([choice.finish_reason, choice.message.function_call.name]).toEqual(['function_call', 'get_weather']);
  const messages = [
    { role: 'user', content: 'weather in Oslo' },
    { role: 'assistant', content: null, function_call: choice.message.function_call },
    { role: 'function', name: 'get_weather', content: 'rain' },
  ];
  expect((await post({ messages, functions: [weather.function] })).json.choices[0].message.content).toContain(
    'rain',
  );
});

test('structured output: JSON of the schema, filled from the question and from what is known', async () => {
  const schema = {
    type: 'object',
    required: ['answer', 'steps', 'kind'],
    additionalProperties: false,
    properties: {
      answer: { type: 'number' },
      steps: { type: 'array', items: { type: 'string' }, minItems: 2 },
      kind: { $ref: '#/$defs/kind' },
    },
    $defs: { kind: { enum: ['sum', 'product'] } },
  };
  const response_format = { type: 'json_schema', json_schema: { name: 'result', strict: true, schema } };
  const content = (got: Got) => got.json.choices[0].message.content;
  const body = chat('what is 6 * 7?', { response_format });
  const first = content(await post(body));
  expect(new Ajv2020().validate(schema, JSON.parse(first))).toBe(true);
  expect(JSON.parse(first)).toMatchObject({ answer: 42 });
  expect(content(await post(body))).toBe(first);
  expect(
    typeof JSON.parse(content(await post(chat('hi', { response_format: { type: 'json_object' } })))),
  ).toBe('object');
  const impossible = {
    type: 'json_schema',
    json_schema: { name: 'x', schema: { type: 'integer', minimum: 2, maximum: 1 } },
  };
  const refused = await post(chat('hi', { response_format: impossible }));
  expect([refused.status, refused.json.error.message]).toEqual([
    400,
    expect.stringMatching(/^response_format: /),
  ]);
  expect((await post(chat('hi', { response_format: { type: 'yaml' } }))).status).toBe(400);
});

test('stop, n, max_completion_tokens, the developer role, text parts, usage in streams', async () => {
  const messages = [
    { role: 'developer', content: 'be brief' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'what is ' },
        { type: 'text', text: '6 * 7?' },
      ],
    },
  ];
  const { json } = await post({ messages, n: 3 });
  expect(json.choices.map(({ index }: { index: number }) => index)).toEqual([0, 1, 2]);
  const whole: string = json.choices[0].message.content;
  expect(whole).toContain('42');
  const cut = (await post({ messages, stop: ['zzz', '42'] })).json.choices[0];
  expect([cut.message.content, cut.finish_reason]).toEqual([whole.slice(0, whole.indexOf('42')), 'stop']);
  const short = (await post({ messages, max_completion_tokens: 2 })).json.choices[0];
  expect([short.finish_reason, whole.startsWith(short.message.content)]).toEqual(['length', true]);
  const streamed = await post({ messages, n: 2, stream: true, stream_options: { include_usage: true } });
  const chunks = eventsOf(streamed.text)
    .slice(0, -1)
    .map((event) => JSON.parse(event));
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
  const second = chunks.filter(({ choices }) => choices[0]?.index === 1);
  expect(second.map(({ choices }) => choices[0].delta.content ?? '').join('')).toBe(whole);
});

test('a picture is described by type, size and colours; other parts are named', async () => {
  const { encodePng } = await import('../../../src/engines/image/codecs/png.ts');
  const pixels = new Uint8ClampedArray(8 * 4 * 4).map((_, at) => [20, 40, 220, 255][at % 4] ?? 0);
  const url = `data:image/png;base64,${Buffer.from(encodePng(pixels, 8, 4, {})).toString('base64')}`;
  const picture = (part: object) => ({
    messages: [{ role: 'user', content: [{ type: 'text', text: 'what is this?' }, part] }],
  });
  const { json } = await post(picture({ type: 'image_url', image_url: { url } }));
  expect(json.choices[0].message.content).toMatch(/PNG picture of 8 x 4 pixels.*blue/);
  const sound = await post(picture({ type: 'input_audio', input_audio: { data: 'AA', format: 'wav' } }));
  expect(sound.json.error.message).toMatch(/^messages\.0\.content\.1\.type: .*input_audio/);
  const broken = await post(picture({ type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } }));
  expect(broken.status).toBe(400);
});

test('lists of prompts; token numbers embed like their text', async () => {
  const { json } = await post({ prompt: ['2, 4, 6, 8,', '1, 2, 3,'], n: 2, echo: true }, '/completions');
  expect(json.choices.map(({ index }: { index: number }) => index)).toEqual([0, 1, 2, 3]);
  expect(json.choices[0].text).toMatch(/^2, 4, 6, 8,.*10/);
  const { encode } = await import('gpt-tokenizer/encoding/cl100k_base');
  const embedded = async (input: unknown) => (await post({ input }, '/embeddings')).json.data[0].embedding;
  const plain = await embedded('rain on a tin roof');
  expect(await embedded(encode('rain on a tin roof'))).toEqual(plain);
  expect(await embedded([encode('rain on a tin roof')])).toEqual(plain);
});

test('a tool that must be called takes the answer, as clients without response_format ask for one', async () => {
  const parameters = { type: 'object', properties: { answer: { type: 'number' } }, required: ['answer'] };
  const tool = { type: 'function', function: { name: 'json', parameters } };
  for (const tool_choice of ['required', { type: 'function', function: { name: 'json' } }]) {
    const { json } = await post(chat('what is 6 * 7?', { tools: [tool], tool_choice }));
    expect(JSON.parse(json.choices[0].message.tool_calls[0].function.arguments)).toEqual({ answer: 42 });
  }
});

test('responses: an item may be referred to by its id', async () => {
  const tools = [{ type: 'function', ...weather.function }];
  const question = { role: 'user', content: 'What is the weather in Paris?' };
  const first = await post({ input: [question], tools }, '/responses');
  const [{ id, call_id }] = first.json.output;
  const output = { type: 'function_call_output', call_id, output: 'sunny' };
  const referring = (to: string) => ({
    input: [question, { type: 'item_reference', id: to }, output],
    tools,
  });
  expect((await post(referring(id), '/responses')).json.output[0].content[0].text).toContain('sunny');
  expect(await post(referring('fc_nobody'), '/responses')).toMatchObject({
    status: 404,
    json: { error: { code: 'item_not_found' } },
  });
});
