import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ollamaUrl } from '../../src/input/discover-servers.ts';
import { localOctet } from '../support/cli.ts';
import { FakeKeyboard } from '../support/streams.ts';

/** A model server on a free port, as OLLAMA_HOST names it. */
async function ollama(answer: unknown = { object: 'list', data: [{ id: 'llama3.2' }, { id: 'qwen3' }] }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') return response.end(JSON.stringify(answer));
    request.resume().on('end', () => {
      const message = { role: 'assistant', content: 'I am a real model.' };
      response.end(
        JSON.stringify({
          id: 'x',
          model: 'llama3.2',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test.each([
  [undefined, 'http://127.0.0.1:11434/v1'],
  ['0.0.0.0', 'http://127.0.0.1:11434/v1'],
  ['localhost:9999', 'http://localhost:9999/v1'],
  ['http://127.0.0.1:9999', 'http://127.0.0.1:9999/v1'],
  ['models.example.com:11434', undefined],
  ['https://127.0.0.1:1', undefined],
  ['::not::an::address::', undefined],
])('OLLAMA_HOST=%s is asked at %s', (host, url) => {
  expect(ollamaUrl(host)).toBe(url);
});

test('models --discover lists what runs on this machine', async () => {
  const { host } = await ollama();
  const cli = localOctet({ env: { OLLAMA_HOST: host } });
  expect(await cli.run('models', '--discover')).toBe(0);
  expect(cli.out).toContain(`llama3.2\tOllama\thttp://${host}/v1`);
});

test('another program on that port is no model server', async () => {
  const { host } = await ollama({ hello: 'world' });
  const cli = localOctet({ env: { OLLAMA_HOST: host } });
  await cli.run('models', '--discover', '--json');
  expect(cli.stdout).not.toContain(host);
});

test('the first chat on a terminal offers it, remembers yes, and answers with it', async () => {
  const { host } = await ollama();
  const keyboard = new FakeKeyboard();
  const env = { OCTET_ENV: undefined, OLLAMA_HOST: host };
  const cli = localOctet({ terminal: 80, stdin: keyboard, env });
  const ended = cli.run('chat', '--no-stream', 'who are you?');
  while (!cli.stderr.includes('use it?')) await new Promise((resolve) => setImmediate(resolve));
  keyboard.push('y\r');
  expect(await ended).toBe(0);
  expect(cli.stderr).toContain('Ollama with 2 models is running here');
  expect(cli.stdout).toContain('I am a real model.');
  await cli.run('config', 'get', 'upstream');
  expect(cli.stdout).toContain(`http://${host}/v1`);
});

test.each([
  ['in a pipe', {}],
  ['in CI', { terminal: 80, env: { CI: 'true' } }],
  ['where discover is off', { terminal: 80, off: true }],
])(
  'nobody is asked %s',
  async (_, { off, env, ...options }: { off?: boolean; env?: object; terminal?: number }) => {
    const { host, asked } = await ollama();
    const cli = localOctet({ ...options, env: { OCTET_ENV: undefined, OLLAMA_HOST: host, ...env } });
    if (off) await cli.run('config', 'set', 'discover', 'off');
    expect(await cli.run('chat', 'what is 2 + 2?')).toBe(0);
    expect(asked).toEqual([]);
  },
);
