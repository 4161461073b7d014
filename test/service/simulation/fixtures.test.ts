import { expect, expectTypeOf, test } from 'vitest';
import { type FaultKind, faultKindNames } from '../../../src/contract/fault-kinds.ts';
import type { FaultKind as PublishedKind } from '../../../src/testing/api.ts';
import { ask, chat, eventsOf, handClock, testService } from '../../support/service.ts';

const USER = { role: 'user', content: 'what is the weather in Oslo?' };
const TOOL = {
  type: 'function',
  function: { name: 'weather', parameters: { type: 'object', properties: { city: { type: 'string' } } } },
};
const CALLED = {
  role: 'assistant',
  content: null,
  tool_calls: [{ id: 'c1', type: 'function', function: { name: 'weather', arguments: '{}' } }],
};
const RESULT = { role: 'tool', tool_call_id: 'c1', content: '4 degrees' };
const AGENT = [
  {
    match: { text: 'weather', tool_result: false },
    reply: { tool_calls: [{ name: 'weather', arguments: { city: 'Oslo' } }] },
  },
  { match: { text: 'weather', tool_result: true }, reply: 'It is 4 degrees in Oslo.' },
];

test('one round with a tool: a call, and after its result the answer, in all three APIs', async () => {
  const service = await testService({ fixtures: AGENT });
  const first = await ask(service, 'POST', '/chat/completions', { messages: [USER], tools: [TOOL] });
  expect(first.json.choices[0]).toMatchObject({
    message: { content: null, tool_calls: [{ function: { name: 'weather', arguments: '{"city":"Oslo"}' } }] },
    finish_reason: 'tool_calls',
  });
  const then = await ask(service, 'POST', '/chat/completions', { messages: [USER, CALLED, RESULT] });
  expect(then.json.choices[0].message.content).toBe('It is 4 degrees in Oslo.');

  const response = await ask(service, 'POST', '/responses', {
    input: 'weather?',
    tools: [{ type: 'function', name: 'weather' }],
  });
  expect(response.json.output[0]).toMatchObject({ type: 'function_call', arguments: '{"city":"Oslo"}' });
  const output = { type: 'function_call_output', call_id: response.json.output[0].call_id, output: '4' };
  const continued = { previous_response_id: response.json.id, input: [output] };
  expect((await ask(service, 'POST', '/responses', continued)).json.output[0].content[0].text).toBe(
    'It is 4 degrees in Oslo.',
  );

  const said = { role: 'user', content: [{ type: 'text', text: 'weather?' }] };
  const message = { max_tokens: 50, messages: [said], tools: [{ name: 'weather', input_schema: {} }] };
  const use = (await ask(service, 'POST', '/messages', message)).json;
  expect(use).toMatchObject({
    stop_reason: 'tool_use',
    content: [{ type: 'tool_use', input: { city: 'Oslo' } }],
  });
  const result = {
    role: 'user',
    content: [{ type: 'tool_result', tool_use_id: use.content[0].id, content: '4' }],
  };
  const turn = { role: 'assistant', content: use.content };
  const last = await ask(service, 'POST', '/messages', { ...message, messages: [said, turn, result] });
  expect(last.json.content[0].text).toBe('It is 4 degrees in Oslo.');
});

test('a tool in a namespace of /responses is called by both names, in a stream too', async () => {
  const call = { name: 'mcp__home__weather', arguments: { city: 'Oslo' } };
  const service = await testService({
    fixtures: [
      { match: { tool_result: true }, reply: 'It is 4 degrees.' },
      { match: 'weather', tool_calls: [call] },
    ],
  });
  const tools = [
    { type: 'namespace', name: 'mcp__home', tools: [{ type: 'function', name: 'weather', parameters: {} }] },
  ];
  const asked = { input: [{ role: 'user', content: 'weather?' }], tools };
  const { json } = await ask(service, 'POST', '/responses', asked);
  const named = { type: 'function_call', namespace: 'mcp__home', name: 'weather' };
  expect(json.output[0]).toMatchObject(named);
  const { text } = await ask(service, 'POST', '/responses', { ...asked, stream: true });
  const data = text.split('\n').filter((line) => line.startsWith('data: {'));
  const items = data
    .map((line) => JSON.parse(line.slice('data: '.length)))
    .filter(({ type }) => type === 'response.output_item.done');
  expect(items).toEqual([expect.objectContaining({ item: expect.objectContaining(named) })]);
  const output = { type: 'function_call_output', call_id: json.output[0].call_id, output: '4' };
  const then = { ...asked, input: [...asked.input, json.output[0], output] };
  expect((await ask(service, 'POST', '/responses', then)).json.output[0].content[0].text).toBe(
    'It is 4 degrees.',
  );
});

test('nth counts the calls that the rest fits, whichever fixture answered', async () => {
  const fixtures = [
    { match: { text: 'a', nth: 2 }, reply: 'second' },
    { match: { text: 'a', nth: 1 }, error: 503 },
    { match: 'a', reply: 'later' },
  ];
  const service = await testService({ fixtures });
  const answers = [];
  for (const words of ['a', 'zzz', 'a', 'a']) {
    const { status, json } = await ask(service, 'POST', '/chat/completions', chat(words));
    answers.push(status === 200 ? json.choices[0].message.content : status);
  }
  expect(answers.filter((_, index) => index !== 1)).toEqual([503, 'second', 'later']);
});

const DOCUMENTS = {
  chat: {
    model: 'm-1',
    choices: [{ index: 0, message: { role: 'assistant', content: 'Hello you.' }, finish_reason: 'length' }],
    usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 },
  },
  response: {
    output: [{ type: 'message', content: [{ type: 'output_text', text: 'Hello you.' }] }],
    status: 'incomplete',
  },
  message: { type: 'message', content: [{ type: 'text', text: 'Hello you.' }], stop_reason: 'max_tokens' },
};

test.each(Object.entries(DOCUMENTS))(
  'a whole %s reply is streamed in the form of every API',
  async (_, reply) => {
    const service = await testService({ fixtures: [{ reply }] });
    const streamed = await ask(service, 'POST', '/chat/completions', chat('x', { stream: true }));
    expect(streamed.headers['content-type']).toContain('text/event-stream');
    expect(streamed.text).toContain('data: [DONE]');
    const chunks = eventsOf(streamed.text)
      .filter((data) => data !== '[DONE]')
      .map((data) => JSON.parse(data));
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toBe('Hello you.');
    expect(chunks.filter((chunk) => chunk.choices[0]?.delta.content).length).toBeGreaterThan(1);
    expect(chunks.at(-1).choices[0].finish_reason).toBe('length');
    const whole = await ask(service, 'POST', '/chat/completions', chat('x'));
    expect(whole.json.choices[0].message.content).toBe('Hello you.');

    const events = (await ask(service, 'POST', '/responses', { input: 'x', stream: true })).text;
    expect(events).toContain('event: response.incomplete');
    expect(events).toContain('"text":"Hello you."');
    const response = await ask(service, 'POST', '/responses', { input: 'x' });
    expect(JSON.stringify(response.json.output)).toContain('Hello you.');

    const body = { max_tokens: 9, messages: [{ role: 'user', content: 'x' }] };
    const named = (await ask(service, 'POST', '/messages', { ...body, stream: true })).text;
    expect(named).toContain('event: message_start');
    expect(named).toContain('"stop_reason":"max_tokens"');
    expect((await ask(service, 'POST', '/messages', body)).json.content[0].text).toBe('Hello you.');
  },
);

test('an object of no known form is one event of a stream', async () => {
  const service = await testService({ fixtures: [{ reply: { odd: true } }] });
  const { text } = await ask(service, 'POST', '/chat/completions', chat('x', { stream: true }));
  expect(text).toBe('data: {"odd":true}\n\ndata: [DONE]\n\n');
});

test('pieces of a stream come at their times', async () => {
  const clock = handClock();
  const stream = ['Hel', { text: 'lo', delayMs: 700 }, { tool_calls: [{ name: 'f' }], delayMs: 100 }];
  const service = await testService({ clock, journal: {}, fixtures: [{ stream }] });
  let isOver = false;
  const reply = ask(service, 'POST', '/chat/completions', chat('x', { stream: true })).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    clock.advance(50);
    await new Promise(setImmediate);
  }
  const chunks = eventsOf((await reply).text)
    .filter((data) => data !== '[DONE]')
    .map((data) => JSON.parse(data).choices[0]);
  expect(chunks.map(({ delta }) => delta.content ?? '').join('')).toBe('Hello');
  expect(chunks.some(({ delta }) => delta.tool_calls?.[0]?.function.name === 'f')).toBe(true);
  expect(chunks.at(-1).finish_reason).toBe('tool_calls');
  const [request] = (await ask(service, 'GET', '/local/requests')).json.data;
  const { chunks: sent } = (await ask(service, 'GET', `/local/requests/${request.id}`)).json.response;
  const at = (words: string) => sent.find(({ text }: { text: string }) => text.includes(words)).at_ms;
  expect(at('"lo"') - at('"Hel"')).toBeGreaterThanOrEqual(700);
  expect(at('"name":"f"') - at('"lo"')).toBeGreaterThanOrEqual(100);
});

test('raw events are sent exactly; an error may stand in the middle', async () => {
  const raw = [{ data: { a: 1 }, event: 'odd' }, { data: '{"broken' }, { data: '[DONE]' }];
  const fixtures = [
    { match: 'raw', stream: raw },
    { match: 'breaks', stream: ['so far', { error: { status: 500, message: 'gone' } }] },
  ];
  const service = await testService({ fixtures });
  const exact = await ask(service, 'POST', '/chat/completions', chat('raw', { stream: true }));
  expect(exact.text).toBe('event: odd\ndata: {"a":1}\n\ndata: {"broken\n\ndata: [DONE]\n\n');
  const broken = await ask(service, 'POST', '/chat/completions', chat('breaks', { stream: true }));
  expect(broken.text).toContain('so far');
  expect(broken.text).toContain('"message":"gone"');
  expect(broken.text).not.toContain('[DONE]');
});

test('any method and path can be scripted, served or not', async () => {
  const fixtures = [
    {
      match: { path: '/v1/rerank', method: 'post' },
      reply: { ranks: [1] },
      status: 201,
      headers: { 'x-own': 'yes' },
    },
    { match: { path: '/assistants/*' }, reply: 'plain' },
    { match: { path: '/models', method: 'GET' }, reply: { data: [] } },
    { match: { path: '/events' }, stream: [{ data: 'a' }] },
    { match: { path: '/gone' }, fault: '500' },
    { match: '*', reply: 'for the rest' },
  ];
  const service = await testService({ fixtures });
  const ranked = await ask(service, 'POST', '/rerank', { query: 'x' });
  expect([ranked.status, ranked.json, ranked.headers['x-own']]).toEqual([201, { ranks: [1] }, 'yes']);
  expect((await ask(service, 'DELETE', '/assistants/a1')).text).toBe('plain');
  expect((await ask(service, 'GET', '/models')).json.data).toEqual([]);
  expect((await ask(service, 'GET', '/events')).text).toBe('data: a\n\n');
  expect((await ask(service, 'GET', '/gone')).status).toBe(500);
  expect((await ask(service, 'POST', '/rerank', {}, { key: null })).status).toBe(401);
  expect((await ask(service, 'GET', '/rerank')).status).toBe(404);
  expect((await ask(service, 'GET', '/usage')).json.object).toBeDefined();
});

test('by model; with faults', async () => {
  const fixtures = [
    { match: { model: '/^gpt-/' }, reply: 'from gpt' },
    { match: { model: 'limited' }, fault: '429' },
    { match: { model: 'lost' }, fault: 'drop', reply: 'never seen' },
  ];
  const service = await testService({ fixtures });
  const asked = (model: string) => ask(service, 'POST', '/chat/completions', chat('x', { model }));
  expect((await asked('gpt-9')).json.choices[0].message.content).toBe('from gpt');
  const limited = await asked('limited');
  expect([limited.status, limited.headers['retry-after']]).toEqual([429, '1']);
  expect((await asked('lost')).status).toBe(0);
});

test.each([
  [[{ match: { txt: 'x' }, reply: 'y' }], 'unknown field txt'],
  [[{ replay: 'y' }], 'unknown field replay'],
  [[{ match: 'x' }], 'needs one of'],
  [[{ match: { nth: 0 }, reply: 'y' }], 'counts from 1'],
  [[{ match: { tool_result: 'yes' }, reply: 'y' }], 'true or false'],
  [[{ tool_calls: [{ arguments: {} }] }], 'needs a name'],
  [[{ stream: [] }], 'list of pieces'],
  [[{ reply: {}, headers: { 'content-length': '3' } }], 'not a header'],
  [[{ fault: 'slower' }], 'fault must be one of'],
  [[{ reply: 'x', status: 99 }], 'status must be from'],
  [{}, 'must be a JSON list'],
])('%j is refused', async (fixtures, message) => {
  await expect(testService({ fixtures })).rejects.toThrow(message);
});

test('the published type and the options name the same kinds of faults', async () => {
  expectTypeOf<PublishedKind>().toEqualTypeOf<FaultKind>();
  const service = await testService({ faults: faultKindNames.map((kind) => `${kind}:0`) });
  const { json } = await ask(service, 'GET', '/local/faults');
  expect(json.data.map(({ kind }: { kind: string }) => kind)).toEqual(faultKindNames);
  expect(json.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(faultKindNames);
});
