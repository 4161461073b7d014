import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localOctet, octet, temporaryFolder } from '../../support/cli.ts';
import { FakeKeyboard } from '../../support/streams.ts';
import { DONE, json, problem, stream, tokenStream } from '../../support/wire.ts';

const CHAT = 'POST /chat/completions';
const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const call = (index: number, fields: object, words: string) => ({
  tool_calls: [
    { index, ...fields, function: { ...('id' in fields ? { name: `f${index}` } : {}), arguments: words } },
  ],
});
const CALLS = [
  chunk(call(0, { id: 'c0' }, '')),
  chunk(call(0, {}, '{"city":')),
  chunk(call(0, {}, '"Oslo"}')),
  chunk(call(1, { id: 'c1' }, '{}')),
  chunk({}, 'tool_calls'),
  DONE,
];

test('calls of a stream are the answer where nothing was said, else they are told on stderr', async () => {
  const cli = octet({ [CHAT]: [stream(...CALLS), stream(chunk({ content: 'Let me see.' }), ...CALLS)] });
  expect(await cli.run('chat', 'weather?')).toBe(0);
  expect(cli.out).toEqual(['f0({"city":"Oslo"})', 'f1({})']);
  expect(await cli.run('chat', 'weather?')).toBe(0);
  expect(cli.out.at(-1)).toBe('Let me see.');
  expect(cli.stderr).toContain('tool call: f0({"city":"Oslo"})');
});

test('--json keeps the calls, streamed and whole', async () => {
  const message = {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: 'w', type: 'function', function: { name: 'f', arguments: '{}' } }],
  };
  const whole = json({ choices: [{ index: 0, message, finish_reason: 'tool_calls' }] });
  const streamed = octet({ [CHAT]: [stream(...CALLS)] });
  expect(await streamed.run('chat', 'x', '--json')).toBe(0);
  expect(JSON.parse(streamed.stdout).choices[0]).toMatchObject({
    message: {
      content: null,
      tool_calls: [
        { id: 'c0', type: 'function', function: { name: 'f0', arguments: '{"city":"Oslo"}' } },
        { id: 'c1', function: { name: 'f1', arguments: '{}' } },
      ],
    },
    finish_reason: 'tool_calls',
  });
  const cli = octet({ [CHAT]: [whole, whole] });
  expect(await cli.run('chat', 'x', '--no-stream', '--json')).toBe(0);
  expect(JSON.parse(cli.stdout).choices[0].message).toEqual(message);
  const plain = octet({ [CHAT]: [whole] });
  expect([await plain.run('chat', 'x', '--no-stream'), plain.out]).toEqual([0, ['f({})']]);
});

test('an answer that was cut by the limit says so on stderr', async () => {
  const cli = octet({ [CHAT]: [stream(chunk({ content: 'Once upon' }), chunk({}, 'length'), DONE)] });
  expect(await cli.run('chat', 'a story', '--max-tokens', '2')).toBe(0);
  expect(cli.stdout).toBe('Once upon\n');
  expect(cli.stderr).toContain('cut at the token limit');
});

test('usage is asked for in a stream, and not again of a service that refuses it', async () => {
  const refusal = raw400('Unknown parameter: stream_options');
  const cli = octet(
    { [CHAT]: [refusal, tokenStream('a'), tokenStream('b')] },
    { env: { OCTET_BASE_URL: 'https://strict.example/v1' } },
  );
  expect(await cli.run('chat', 'x')).toBe(0);
  expect(await cli.run('chat', 'y')).toBe(0);
  const asked = cli.sent.map(({ body }) => Object(body).stream_options);
  expect(asked).toEqual([{ include_usage: true }, undefined, undefined]);
  const own = octet({ [CHAT]: [tokenStream('a')] });
  await own.run('chat', 'x', '-d', '{"stream_options":{"include_usage":false}}');
  expect(own.sent[0]?.body).toMatchObject({ stream_options: { include_usage: false } });
});

const raw400 = (message: string) =>
  json({ error: { message, type: 'invalid_request_error', code: 'unknown_parameter' } }, { status: 400 });

test('a 404 names the endpoint; only for an id it speaks of ids', async () => {
  const cli = octet({ [CHAT]: [problem(404)], 'GET /video/job_9': [problem(404)] });
  expect(await cli.run('chat', 'x', '--no-stream')).toBe(5);
  expect(cli.stderr).toContain('the service has no POST /v1/chat/completions');
  expect(cli.stderr).not.toContain('octet jobs');
});

/** One white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9CNHoHgAAAABJRU5ErkJggg==',
  'base64',
);

test('-f picture.png goes along as a picture, and only its name into the history', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'dot.png'), PIXEL);
  writeFileSync(join(cwd, 'notes.txt'), 'some notes');
  const cli = octet({ [CHAT]: [tokenStream('A dot.'), tokenStream('Yes.')] }, { cwd });
  expect(await cli.run('chat', 'what is this?', '-f', 'dot.png', '-f', 'notes.txt')).toBe(0);
  expect(cli.sent[0]?.body).toHaveProperty('messages.0.content', [
    { type: 'text', text: expect.stringContaining('some notes') },
    { type: 'image_url', image_url: { url: `data:image/png;base64,${PIXEL.toString('base64')}` } },
  ]);
  expect(await cli.run('chat', '-c', 'sure?')).toBe(0);
  expect(JSON.stringify(cli.sent[1]?.body)).toContain('[picture dot.png]');
  expect(JSON.stringify(cli.sent[1]?.body)).not.toContain('base64');
});

test('/file picture.png goes along too, also with later questions and /retry', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'dot.png'), PIXEL);
  writeFileSync(join(cwd, 'notes.txt'), 'some notes');
  const keyboard = new FakeKeyboard();
  const answers = ['A dot.', 'White.', 'Still white.'].map((answer) => tokenStream(answer));
  const cli = octet({ [CHAT]: answers }, { cwd, stdin: keyboard, terminal: 80 });
  const ended = cli.run('chat', '--color', 'never');
  const lines = ['/file dot.png', '/file notes.txt', '/tokens', 'what is this?', 'its colour?', '/retry'];
  for (const line of lines) keyboard.push(`${line}\r`);
  keyboard.push('\x04');
  expect(await ended).toBe(0);
  expect(cli.stderr).toContain(', and an image');
  const first = [
    { type: 'text', text: expect.stringMatching(/^what is this\?[\s\S]*some notes/) },
    { type: 'image_url', image_url: { url: `data:image/png;base64,${PIXEL.toString('base64')}` } },
  ];
  for (const { body } of cli.sent) expect(body).toHaveProperty('messages.0.content', first);
  expect(cli.sent[2]?.body).toHaveProperty('messages.2.content', 'its colour?');
  expect(await cli.run('chat', '-c', '--dry-run', 'sure?')).toBe(0);
  expect(cli.stdout).toContain('[picture dot.png]');
});

test.each([
  [{ id: 'm', input_modalities: ['text'] }, 2],
  [{ id: 'm', architecture: { input_modalities: ['text', 'image'] } }, 0],
  [{ id: 'm', capabilities: { vision: false } }, 2],
  [{ id: 'm' }, 0],
])('where the list says %j, a picture ends with %i', async (card, status) => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'dot.png'), PIXEL);
  const cli = octet(
    { 'GET /models': [json({ data: [card] }), json({ data: [card] })], [CHAT]: [tokenStream('A dot.')] },
    { cwd },
  );
  expect(await cli.run('chat', 'what is this?', '-f', 'dot.png', '-m', 'm')).toBe(status);
  if (status === 2) expect(cli.stderr).toContain("the model 'm' takes no images");
});

test('local-chat looks at it; what is no picture is refused', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'dot.png'), PIXEL);
  writeFileSync(join(cwd, 'fake.png'), 'no picture');
  const cli = localOctet({ cwd });
  expect(await cli.run('chat', 'what is in this picture?', '-f', 'dot.png')).toBe(0);
  expect(cli.stdout).toMatch(/PNG|pixel/i);
  expect(await cli.run('chat', 'and this?', '-f', 'fake.png')).toBe(2);
});
