import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DONE, delta, finish } from '../support/wire.ts';
import { at, freshHome, KEY, octet } from './octet.ts';
import { streamServer } from './streaming.ts';

test('on a machine that nobody has used, a question is answered at once', async () => {
  const home = freshHome();
  const { exitCode, stdout, stderr } = await octet(['chat', 'what is 17 * 23?'], { home });
  expect(exitCode).toBe(0);
  expect(stdout).toContain('391');
  expect(stderr).toBe('');
});

test('the answer goes on from what was said before', async () => {
  const home = freshHome();
  await octet(['chat', 'remember the number 7', '--session', 'n'], { home });
  const shown = await octet(['history', '--json'], { home });
  expect(JSON.parse(shown.stdout)).toMatchObject([{ id: 'n' }]);
});

test('tokens reach a pipe one by one: the next is sent only when the last was seen', async () => {
  const server = await streamServer();
  const running = octet(['chat', 'hi'], { env: at(server.base) });
  const response = await server.next();
  const tokens = ['One', ' by', ' one', ' – ', '👍', '\n', 'end'];
  let seen = '';
  const decoder = new TextDecoder();
  const chunks = running.stdout[Symbol.asyncIterator]();
  for (const token of tokens) {
    response.write(delta(token));
    const wanted = seen + token;
    while (seen !== wanted) {
      const { value, done } = await chunks.next();
      if (done) throw new Error('stdout ended early');
      seen += decoder.decode(value, { stream: true });
      expect(wanted.startsWith(seen)).toBe(true);
    }
  }
  response.end(finish() + DONE);
  expect((await chunks.next()).value?.toString()).toBe('\n');
  expect((await running).exitCode).toBe(0);
});

test('an answer is read on a machine whose WebAssembly has no SIMD', async () => {
  const server = await streamServer();
  const running = octet(['chat', 'hi'], { env: { ...at(server.base), UNDICI_NO_WASM_SIMD: '1' } });
  const response = await server.next();
  response.end(delta('read all the same') + finish() + DONE);
  expect(await running).toMatchObject({ exitCode: 0, stdout: 'read all the same\n' });
});

test('--ndjson flushes every event as it happens', async () => {
  const server = await streamServer();
  const running = octet(['chat', '--ndjson', 'hi'], { env: at(server.base) });
  const lines = running.iterable({ from: 'stdout' })[Symbol.asyncIterator]();
  const response = await server.next();
  const next = async () => JSON.parse((await lines.next()).value);
  expect(await next()).toEqual({ type: 'start' });
  for (const text of ['a', 'b']) {
    response.write(delta(text));
    expect(await next()).toEqual({ type: 'delta', text });
  }
  response.end(finish() + DONE);
  expect(await next()).toMatchObject({ type: 'result', complete: true });
  expect((await running).exitCode).toBe(0);
});

test('S3: a stream that is cut keeps what came, ends with 13 and is not asked for again', async () => {
  const server = await streamServer();
  const running = octet(['chat', '--json', 'hi'], { env: at(server.base) });
  const response = await server.next();
  response.write(`retry: 1\nid: 7\n${delta('once')}`, () => response.destroy());
  const { exitCode, stdout, stderr } = await running;
  expect(exitCode).toBe(13);
  expect(JSON.parse(stdout)).toMatchObject({
    complete: false,
    choices: [{ message: { content: 'once' } }],
  });
  expect(JSON.parse(stderr).error).toMatchObject({ code: 'cli_interrupted_stream', exit: 13 });
  expect(server.received).toHaveLength(1);
});

test('S6: after the end mark the command ends although the server keeps the connection', async () => {
  const server = await streamServer();
  const running = octet(['chat', 'hi'], { env: at(server.base) });
  const response = await server.next();
  response.write(delta('done') + finish() + DONE);
  expect((await running).exitCode).toBe(0);
  await server.left();
});

test.each([
  ['S13: a page', 200, 'text/html'],
  ['S14: another status', 210, 'text/event-stream'],
])('%s that never ends is refused at once', async (_, status, type) => {
  const server = await streamServer();
  server.server.removeAllListeners('request');
  server.server.on('request', (_request, response) => {
    response.writeHead(status, { 'content-type': type });
    response.write(delta('no'));
  });
  const { exitCode, stdout } = await octet(['chat', 'hi'], { env: at(server.base) });
  expect(exitCode).toBe(10);
  expect(stdout).toBe('');
});

test('nothing but the state directory is written, and the key is nowhere in it', async () => {
  const home = freshHome();
  const server = await streamServer();
  const running = octet(['chat', 'hi'], { home, env: at(server.base) });
  (await server.next()).end(delta('a') + finish() + DONE);
  expect((await running).exitCode).toBe(0);
  expect(readdirSync(home)).toEqual(['.local']);
  const { stdout } = await octet(['config', 'path'], { home });
  expect(stdout).not.toContain(KEY);
});
