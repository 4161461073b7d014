import type { LookupFunction } from 'node:net';
import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { httpServer } from '../support/servers.ts';
import { json } from '../support/wire.ts';
import { realCarry } from './over-the-wire.ts';

/** Every name leads to these addresses. */
const leadingTo =
  (...addresses: string[]): LookupFunction =>
  (_, options, done) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const [first] = found;
    if (options.all) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };

const timeouts = { connectMs: 0, headersMs: 1_000, idleMs: 1_000 };

test.each([
  ['a loopback address', ['127.0.0.1']],
  ['one private address of several', ['93.184.216.34', '10.0.0.1']],
  ['the metadata service', ['169.254.169.254']],
  ['a mapped address', ['::ffff:192.168.0.1']],
])('X14.8: a name that leads to %s is refused when it is connected to', async (_, addresses) => {
  let connections = 0;
  const server = await httpServer((_request, response) => {
    connections += 1;
    response.end('secret');
  });
  const { port } = new URL(server.base);
  const transport = realCarry({}, { lookup: leadingTo(...addresses) });
  const request = {
    method: 'GET',
    url: `http://files.example.com:${port}/a`,
    headers: {},
    timeouts,
  } as const;
  await expect(transport({ ...request, reach: 'public' })).rejects.toMatchObject({
    exit: 15,
    message: 'files.example.com leads into a private network',
  });
  expect(connections).toBe(0);
  if (addresses[0] === '127.0.0.1') expect((await transport({ ...request, reach: 'any' })).status).toBe(200);
});

test('X14.8: the result of a service elsewhere must be public, an address that was typed need not be', async () => {
  const reaches: unknown[] = [];
  const cli = octet(
    {},
    {
      network: async (request) => {
        reaches.push(request.reach);
        const reply = json({ image_url: 'https://files.example.com/a.png' });
        if (request.url.endsWith('/image/generate')) return reply(request);
        return { status: 404, headers: {}, body: (async function* () {})() };
      },
    },
  );
  await cli.run('image', 'generate', 'x');
  await cli.run('chat', 'x', '-f', 'https://intranet.example.com/a.txt');
  expect(reaches.slice(0, 3)).toEqual([undefined, 'public', 'any']);
});
