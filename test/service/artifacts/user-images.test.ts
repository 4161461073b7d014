import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/clock.ts';
import { loadUserImage } from '../../../src/service/artifacts/user-images.ts';

async function webServer(answer: (reply: ServerResponse) => void): Promise<number> {
  const server = createServer((_, reply) => answer(reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const serviceThat = (allowPrivate: boolean) => ({
  artifacts: { find: async () => undefined, bytes: async () => new Uint8Array() },
  reach: { allowsPrivate: () => allowPrivate },
  clock: systemClock,
});
const going = () => new AbortController().signal;
const here = async () => ['127.0.0.1'];

test('a picture is fetched from the very address that its name was looked up to', async () => {
  const port = await webServer((reply) => reply.end('bytes'));
  const bytes = await loadUserImage(serviceThat(true), `http://pictures.test:${port}/a.png`, going(), here);
  expect(Buffer.from(bytes).toString()).toBe('bytes');
});

test('while others can ask, nothing inside this machine is fetched for them', async () => {
  let asked = 0;
  const port = await webServer((reply) => {
    asked += 1;
    reply.end('secret');
  });
  const loading = loadUserImage(serviceThat(false), `http://pictures.test:${port}/a.png`, going(), here);
  await expect(loading).rejects.toMatchObject({ status: 400, message: expect.stringContaining('private') });
  expect(asked).toBe(0);
});

test.each<[string, (reply: ServerResponse) => void, RegExp]>([
  ['a redirect', (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /302/],
  ['an error', (reply) => reply.writeHead(404).end(), /404/],
  ['more than 20 MiB', (reply) => reply.end(Buffer.alloc(21 * 1024 * 1024)), /20 MiB/],
  [
    'half of it',
    (reply) => reply.writeHead(200, { 'content-length': '9' }).write('x', () => reply.destroy()),
    /aborted|hang up/,
  ],
])('%s is refused', async (_, answer, message) => {
  const port = await webServer(answer);
  const loading = loadUserImage(serviceThat(true), `http://127.0.0.1:${port}/a.png`, going(), here);
  await expect(loading).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) });
});
