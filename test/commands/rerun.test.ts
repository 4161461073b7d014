import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { onDisk } from '../support/on-disk.ts';
import { json } from '../support/wire.ts';

onDisk();

const REQUEST = { prompt: 'a cat', width: 64, height: 64 };

test.each([
  { prompt: 5 },
  { id: {} },
  { index: '0' },
  { model: [] },
  { sha256: 7 },
  { request: { prompt: 5 } },
  { request: { prompt: 'x', count: 'many' } },
  { request: { prompt: 'x', width: 1e9 } },
  { request: [] },
  { command: 7 },
  { command: 'music generate', request: { prompt: 'x', duration: '60' } },
  { command: 'video generate', request: { prompt: null } },
  { command: 'build', request: { prompt: 5 } },
  { command: 'credits buy' },
])('X13.1: a hostile sidecar is 2 and nothing is sent: %j', async (hostile) => {
  const cli = octet({});
  writeFileSync(join(cli.home, 'cat.png'), 'x');
  const sidecar = { command: 'image generate', request: REQUEST, prompt: 'a cat', ...hostile };
  writeFileSync(join(cli.home, 'cat.png.octet.json'), JSON.stringify(sidecar));
  expect(await cli.run('rerun', 'cat.png')).toBe(2);
  expect(cli.sent).toEqual([]);
});

test.each(['shop', 'shop/', 'shop.octet.json'])('X26.5: rerun %s asks for a build again', async (name) => {
  const files = [{ path: 'index.js', content: '1' }];
  const cli = octet({ 'POST /builder/build': [json({ id: 'b1', status: 'completed', files })] });
  mkdirSync(join(cli.home, 'shop'));
  const request = { prompt: 'a shop', framework: 'nodejs', extra: 1 };
  writeFileSync(join(cli.home, 'shop.octet.json'), JSON.stringify({ command: 'build', request }));
  expect(await cli.run('rerun', name)).toBe(0);
  expect(cli.sent[0]?.body).toEqual(request);
  expect(cli.out).toEqual(['a-shop']);
});
