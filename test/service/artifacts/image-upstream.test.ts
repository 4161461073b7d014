import { expect, test } from 'vitest';
import { systemClock } from '../../../src/clock.ts';
import { imageUpstreamAt } from '../../../src/service/artifacts/image-upstream.ts';
import type { Upstream } from '../../../src/service/text/upstream.ts';
import { localOctet } from '../../support/cli.ts';
import { httpServer } from '../../support/servers.ts';
import { ask, testService } from '../../support/service.ts';

/** One white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9CNHoHgAAAABJRU5ErkJggg==',
  'base64',
);

async function imageServer(item: (origin: string) => object) {
  return httpServer((request, reply) => {
    const origin = `http://${request.headers.host}`;
    if (request.url === '/dot.png') return void reply.end(PIXEL);
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ created: 1, model: 'sd-9', data: [item(origin)] }));
  });
}

test.each([
  ['b64_json', () => ({ b64_json: PIXEL.toString('base64') })],
  ['an address', (origin: string) => ({ url: `${origin}/dot.png` })],
  ['a relative address', () => ({ url: '/dot.png' })],
])('pictures of an image server as %s are stored, charged and announced like our own', async (_, item) => {
  const { base } = await imageServer(item);
  const service = await testService({ upstreamImages: base, upstreamImagesKey: 'k', credits: 100 });
  await ask(service, 'POST', '/local/webhooks', { url: 'http://127.0.0.1:9/' });
  const { json, status } = await ask(service, 'POST', '/image/generate', { prompt: 'a dot' });
  expect(status).toBe(200);
  expect(json).toMatchObject({ model: 'sd-9', attribution: expect.stringContaining('Answered by sd-9') });
  const address = new URL(/http[^"]*\/files\/[0-9a-f]+/.exec(JSON.stringify(json))?.[0] ?? '');
  const file = await ask(service, 'GET', address.pathname, undefined, { base: address.origin });
  expect(file.headers['content-type']).toBe('image/png');
  expect((await ask(service, 'GET', '/payments/balance')).json.balance).toBeLessThan(100);
  const kinds = (await ask(service, 'GET', '/local/deliveries')).json.data.map(
    (each: { type: string }) => each.type,
  );
  expect(kinds).toContain('generation.completed');
});

const giving = (url: string): Upstream => ({
  post: async () => ({ data: [{ url }] }),
  answer: () => Promise.reject(new Error('not asked')),
  models: async () => [],
});

test.each([
  ['http://images.example/v1', 'http://127.0.0.1:9/x.png', ['127.0.0.1']],
  ['http://images.example/v1', 'http://169.254.169.254/latest', ['169.254.169.254']],
  ['http://images.example/v1', 'http://rebound.example/x.png', ['10.0.0.8']],
  ['http://127.0.0.1:9/v1', 'http://10.0.0.8/x.png', ['10.0.0.8']],
  ['http://127.0.0.1:9/v1', 'file:///etc/passwd', []],
])('a server at %s cannot have %s fetched', async (address, url, found) => {
  const upstream = imageUpstreamAt(giving(url), { address, clock: systemClock, resolve: async () => found });
  const wanted = { prompt: 'x', count: 1, width: 64, height: 64, model: undefined };
  await expect(upstream.generate(wanted, new AbortController().signal)).rejects.toThrow(
    /private network|no http address/,
  );
});

test('it is a setting', async () => {
  const cli = localOctet();
  expect(await cli.run('config', 'set', 'upstream_images', 'http://127.0.0.1:8188/v1/')).toBe(0);
  expect(await cli.run('config', 'get', 'upstream_images')).toBe(0);
  expect(cli.out.at(-1)).toBe('http://127.0.0.1:8188/v1');
});
