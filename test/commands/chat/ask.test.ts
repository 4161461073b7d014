import { PassThrough } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { KEY, localOctet, octet } from '../../support/cli.ts';
import { FakeClock } from '../../support/clock.ts';
import {
  broken,
  DONE,
  delta,
  fails,
  finish,
  json,
  problem,
  raw,
  stream,
  tokenStream,
} from '../../support/wire.ts';

const CHAT = 'POST /chat/completions';

const completion = {
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: 'm-1',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hi.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
  extra: { kept: true },
};

test('prints the answer and nothing else on stdout', async () => {
  const cli = octet({ [CHAT]: [tokenStream('Hel', 'lo')] });
  expect(await cli.run('chat', 'hi', 'there')).toBe(0);
  expect(cli.stdout).toBe('Hello\n');
  expect(cli.stderr).toBe('');
  expect(cli.sent[0]?.body).toEqual({
    messages: [{ role: 'user', content: 'hi there' }],
    stream: true,
    stream_options: { include_usage: true },
  });
  expect(cli.sent[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
});

test('sends system, model, temperature, max tokens and raw fields', async () => {
  const cli = octet({ 'GET /models': [json({ data: [{ id: 'm-2' }] })], [CHAT]: [json(completion)] });
  const argv = [
    '-m',
    'm-2',
    '-s',
    'be brief',
    '--temperature',
    '0.5',
    '--max-tokens',
    '9',
    '-d',
    '{"top_p":1}',
  ];
  expect(await cli.run('chat', '--no-stream', ...argv, 'hi')).toBe(0);
  expect(cli.sent[1]?.body).toEqual({
    model: 'm-2',
    messages: [
      { role: 'system', content: 'be brief' },
      { role: 'user', content: 'hi' },
    ],
    max_tokens: 9,
    temperature: 0.5,
    top_p: 1,
  });
});

test.each(['2.0001', '-0.1', 'hot', '', 'NaN', '1e0'])(
  'refuses --temperature "%s" before sending',
  async (value) => {
    const cli = octet({});
    expect(await cli.run('chat', 'hi', '--temperature', value)).toBe(2);
    expect(cli.sent).toEqual([]);
  },
);

test('adds what is piped in to the prompt', async () => {
  const cli = octet({ [CHAT]: [tokenStream('ok')] }, { stdin: 'some text\n' });
  expect(await cli.run('chat', 'summarise')).toBe(0);
  expect(cli.sent[0]?.body).toMatchObject({ messages: [{ content: 'summarise\n\nsome text' }] });
});

test('does not wait for a pipe that is open and silent', async () => {
  const clock = new FakeClock();
  const cli = octet({ [CHAT]: [tokenStream('ok')] }, { stdin: new PassThrough(), clock });
  const running = cli.run('chat', 'hi');
  await vi.waitFor(() => expect(clock.pending).toBeGreaterThan(0));
  expect(cli.sent).toEqual([]);
  await clock.pass(250);
  expect(await running).toBe(0);
});

test('--json puts a stream together and keeps what it does not know', async () => {
  const cli = octet({ [CHAT]: [stream(delta('a', { extra: 1 }), delta('b', { extra: 1 }), finish(), DONE)] });
  expect(await cli.run('chat', '--json', 'hi')).toBe(0);
  expect(JSON.parse(cli.stdout)).toMatchObject({
    id: 'chatcmpl_1',
    object: 'chat.completion',
    model: 'm-1',
    extra: 1,
    choices: [{ index: 0, message: { role: 'assistant', content: 'ab' }, finish_reason: 'stop' }],
    complete: true,
  });
});

test('--ndjson prints one event a line', async () => {
  const cli = octet({ [CHAT]: [tokenStream('a', 'b')] });
  expect(await cli.run('chat', '--ndjson', 'hi')).toBe(0);
  const events = cli.out.map((line) => JSON.parse(line));
  expect(events.map(({ type }) => type)).toEqual(['start', 'delta', 'delta', 'result']);
  expect(events[1]).toEqual({ type: 'delta', text: 'a' });
});

test('a JSON body in answer to a stream is a whole answer', async () => {
  const cli = octet({ [CHAT]: [json(completion)] });
  expect(await cli.run('chat', '--json', 'hi')).toBe(0);
  expect(JSON.parse(cli.stdout)).toEqual({ ...completion, complete: true });
});

test('-x prints only the first code block, or all of it with a warning', async () => {
  const cli = octet({
    [CHAT]: [tokenStream('text\n```js\nlet a\n```\nmore'), tokenStream('no block')],
  });
  expect(await cli.run('chat', '-x', 'hi')).toBe(0);
  expect(cli.stdout).toBe('let a\n');
  expect(await cli.run('chat', '-x', 'hi')).toBe(0);
  expect(cli.stdout).toBe('let a\nno block\n');
  expect(cli.stderr).toContain('warning: no code block');
});

test('a cut answer is kept, printed and continued', async () => {
  const cli = octet({ [CHAT]: [broken(delta('Once up')), tokenStream('on a time')] });
  expect(await cli.run('chat', 'tell')).toBe(13);
  expect(cli.stdout).toBe('Once up\n');
  expect(cli.err.at(-2)).toMatch(/^error: the (answer is incomplete|connection dropped)/);
  expect(await cli.run('chat', '-c', 'go on')).toBe(0);
  expect(cli.sent[1]?.body).toMatchObject({
    messages: [
      { role: 'user', content: 'tell' },
      { role: 'assistant', content: 'Once up' },
      { role: 'user', content: 'go on' },
    ],
  });
});

test('--session starts and continues by name; --no-save leaves no trace', async () => {
  const cli = octet({ [CHAT]: [tokenStream('one'), tokenStream('two'), tokenStream('three')] });
  await cli.run('chat', '--session', 'work', 'first');
  await cli.run('chat', '--no-save', 'secret');
  await cli.run('chat', '--session', 'work', 'second');
  expect(cli.sent[2]?.body).toMatchObject({
    messages: [{ content: 'first' }, { content: 'one' }, { content: 'second' }],
  });
  await cli.run('history', '--json');
  expect(cli.stdout).not.toContain('secret');
});

test('--via chat-stream uses the other endpoint', async () => {
  const cli = octet({ 'POST /chat/stream': [tokenStream('ok')] });
  expect(await cli.run('chat', '--via', 'chat-stream', 'hi')).toBe(0);
});

test('--dry-run prints the request with the key masked and sends nothing', async () => {
  const cli = octet({});
  expect(await cli.run('chat', 'hi', '-n')).toBe(0);
  const request = JSON.parse(cli.stdout);
  expect(request).toMatchObject({ method: 'POST', url: 'https://api.example.com/v1/chat/completions' });
  expect(request.headers.authorization).toBe('Bearer octet_…cdef');
  expect(cli.stdout).not.toContain(KEY);
  expect(cli.sent).toEqual([]);
});

test.each([
  [400, 2],
  [401, 4],
  [402, 6],
  [403, 4],
  [404, 5],
  [409, 2],
  [422, 2],
])('T15: %i is not repeated and ends with %i', async (status, exit) => {
  const cli = octet({ [CHAT]: [problem(status)] });
  expect(await cli.run('chat', 'hi')).toBe(exit);
  expect(cli.sent).toHaveLength(1);
  expect(cli.err[0]).toBe('error: no: some_code');
});

test('T7: 500 is repeated three times under one idempotency key, after 1, 2 and 4 seconds', async () => {
  const cli = octet({ [CHAT]: [problem(500), problem(500), problem(500), problem(500)] });
  expect(await cli.run('chat', 'hi')).toBe(10);
  expect(cli.clock.slept).toEqual([1_000, 2_000, 4_000]);
  expect(new Set(cli.sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('T11: 429 ends with 7 after its retries; --max-retries 0 tries once', async () => {
  const cli = octet({ [CHAT]: [problem(429), problem(429), problem(429), problem(429), problem(429)] });
  expect(await cli.run('chat', 'hi')).toBe(7);
  expect(cli.clock.slept).toEqual([1_000, 2_000, 4_000]);
  expect(await cli.run('chat', 'hi', '--max-retries', '0')).toBe(7);
  expect(cli.sent).toHaveLength(5);
});

test('T4: a paid request that was sent and lost is not repeated', async () => {
  const cli = octet({ [CHAT]: [fails('lost', true)] });
  expect(await cli.run('chat', 'hi')).toBe(12);
  expect(cli.sent).toHaveLength(1);
  expect(cli.stderr).toContain(cli.sent[0]?.headers['idempotency-key'] ?? 'no key');
});

test('T1: a request that never left is repeated and ends with 11', async () => {
  const cli = octet({ [CHAT]: [1, 2, 3, 4].map(() => fails('unreachable', false)) });
  expect(await cli.run('chat', 'hi')).toBe(11);
  expect(cli.sent).toHaveLength(4);
});

test('errors are one JSON document on stderr with --json', async () => {
  const cli = octet({
    [CHAT]: [
      json(
        { error: { message: 'no\nmoney', type: 't', code: 'c' } },
        { status: 402, headers: { 'x-request-id': 'req_1' } },
      ),
    ],
  });
  expect(await cli.run('chat', '--json', 'hi')).toBe(6);
  expect(cli.stdout).toBe('');
  expect(JSON.parse(cli.stderr).error).toMatchObject({
    code: 'c',
    status: 402,
    type: 't',
    request_id: 'req_1',
    exit: 6,
  });
  expect(JSON.parse(cli.stderr).error.message).not.toContain('\n');
});

describe('an error that octet found in a reply has its request id', () => {
  const headers = { 'x-request-id': 'req_1' };
  const half = 'data: {"choices":[{"delta":{"content":"half"}}]}\n\n';
  test.each([
    [13, 'the stream ended early', raw(half, 'text/event-stream', { headers }), []],
    [10, 'text/html instead of a stream', raw('<p>', 'text/html', { headers }), []],
    [
      10,
      'unexpected reply: text/html instead of JSON',
      raw('<p>', 'text/html', { headers }),
      ['--no-stream'],
    ],
    [10, 'unexpected reply: invalid JSON', raw('{', 'application/json', { headers }), ['--no-stream']],
    [10, 'unexpected reply: JSON without content', json(null, { headers }), ['--no-stream']],
    [15, 'redirects', raw('', 'text/html', { status: 302, headers: { ...headers, location: '/x' } }), []],
  ])('%i, %s', async (exit, message, answer, flags) => {
    const cli = octet({ [CHAT]: [answer] });
    expect(await cli.run('chat', '--json', 'hi', ...flags)).toBe(exit);
    const { error } = JSON.parse(cli.stderr);
    expect(error).toMatchObject({ exit, request_id: 'req_1' });
    expect(error.message).toContain(message);
  });
});

test('no prompt and nothing piped in is a usage error', async () => {
  const cli = octet({});
  expect(await cli.run('chat')).toBe(2);
  expect(cli.sent).toEqual([]);
});

describe('X14.7: chat -f with an address', () => {
  const page = () => raw('the page', 'text/plain');
  const to = (location: string) => raw('', 'text/plain', { status: 302, headers: { location } });

  test.each([
    'http://169.254.169.254/latest',
    'http://127.0.0.1:8080/x',
    'http://[::ffff:10.0.0.1]/x',
    'http://localhost/x',
    'http://printer.local/x',
  ])('a redirect to %s is refused, and nothing is asked', async (location) => {
    const cli = octet({ 'GET /doc': [to(location)] });
    expect(await cli.run('chat', '-f', 'https://docs.example.com/doc', 'what is it?')).toBe(15);
    expect(cli.sent).toHaveLength(1);
    expect(cli.stderr).toContain('in a private network');
  });

  test.each([
    ['https://docs.example.com/doc', 'https://www.example.com/page'],
    ['http://127.0.0.1:3000/doc', 'http://127.0.0.1:3000/page'],
    ['http://intranet.local/doc', '/page'],
  ])('%s may redirect to %s', async (address, location) => {
    const cli = octet({ 'GET /doc': [to(location)], 'GET /page': [page()], [CHAT]: [tokenStream('yes')] });
    expect(await cli.run('chat', '-f', address, 'what is it?')).toBe(0);
  });

  test('its password and its query are not sent on', async () => {
    const cli = octet({ 'GET /doc.txt': [page()], [CHAT]: [tokenStream('yes')] });
    const address = 'https://me:hunter2@docs.example.com/doc.txt?sig=abc';
    expect(await cli.run('chat', '-f', address, 'what is it?')).toBe(0);
    const body = JSON.stringify(cli.sent.at(-1)?.body);
    expect(body).toContain('doc.txt:');
    expect(body).not.toMatch(/hunter2|sig=/);
  });
});

test('X20.3: with an upstream the notice names its host', async () => {
  const env = { OCTET_ENV: undefined, OCTET_UPSTREAM: 'http://127.0.0.1:9/v1' };
  const cli = localOctet({ env, terminal: 200 });
  await cli.run('models');
  expect(cli.stderr).toContain(
    'using the local service (upstream 127.0.0.1:9); to use another: octet auth login',
  );
  const plain = localOctet({ env: { OCTET_ENV: undefined }, terminal: 200 });
  await plain.run('models');
  expect(plain.stderr).toContain(
    'using the local service (nothing is configured); to use another: octet auth login',
  );
});
