import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { openService, type Service } from '../../../src/service/service.ts';
import { fetchFrom } from '../../support/fetch.ts';
import {
  ASSETS_DIR,
  ask,
  eventually,
  type Got,
  handClock,
  tempDir,
  testService,
} from '../../support/service.ts';

describe('files', () => {
  let service: Service;
  let path: string;
  let whole: Buffer;
  let etag: string;

  const get = async (headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetchFrom(service, new Request(`http://127.0.0.1${path}`, { method, headers }));
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  beforeAll(async () => {
    service = await openService({
      stateDir: undefined,
      clock: handClock(),
      assetsDir: ASSETS_DIR,
      workerPath: undefined,
      plan: 'enterprise',
    });
    const made: Got = await ask(service, 'POST', '/image/generate', {
      prompt: 'a lake',
      width: 64,
      height: 64,
    });
    path = new URL(made.json.image_url).pathname;
    const { response, bytes } = await get();
    whole = bytes;
    etag = String(response.headers.get('etag'));
    return () => service.close();
  });

  test('a picture is a PNG of the size that was asked for, with a strong tag', async () => {
    expect(whole.subarray(1, 4).toString()).toBe('PNG');
    expect([whole.readUInt32BE(16), whole.readUInt32BE(20)]).toEqual([64, 64]);
    expect(etag).toBe(`"${createHash('sha256').update(whole).digest('hex')}"`);
    expect(path).toMatch(/^\/files\/[0-9a-f]{40}$/);
  });

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, -1],
    ['bytes=-10', -10, -1],
    ['bytes=5-999999999', 5, -1],
  ])('the range %s is served', async (range, start, end) => {
    const { response, bytes } = await get({ range });
    const expected = whole.subarray(start, end === -1 ? undefined : end + 1);
    expect(response.status).toBe(206);
    expect(bytes.equals(expected)).toBe(true);
    const from = start < 0 ? whole.length + start : start;
    expect(response.headers.get('content-range')).toBe(
      `bytes ${from}-${from + expected.length - 1}/${whole.length}`,
    );
  });

  test.each([
    ['bytes=999999999-', 416],
    ['bytes=-0', 416],
    ['bytes=9-5', 200],
    ['bytes=0-1,4-5', 200],
    ['lines=0-1', 200],
    ['bytes=x-y', 200],
  ])('the range %s is %i', async (range, status) => {
    const { response } = await get({ range });
    expect(response.status).toBe(status);
    if (status === 416) expect(response.headers.get('content-range')).toBe(`bytes */${whole.length}`);
  });

  test('a range holds only for the same file, and a known file is not sent again', async () => {
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).response.status).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).response.status).toBe(200);
    const known = await get({ 'if-none-match': `"x", ${etag}` });
    expect([known.response.status, known.bytes.length]).toEqual([304, 0]);
    const head = await get({}, 'HEAD');
    expect([head.response.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.response.headers.get('content-length')).toBe(String(whole.length));
  });

  test('several pictures have several addresses; the same seed gives the same picture', async () => {
    const body = { prompt: 'a lake', width: 64, height: 64, count: 2, seed: 7 };
    const { json } = await ask(service, 'POST', '/image/generate', body);
    expect(json.image_urls).toHaveLength(2);
    expect(json.image_url).toBe(json.image_urls[0]);
    expect(json.data.map(({ url }: { url: string }) => url)).toEqual(json.image_urls);
    const again = (await ask(service, 'POST', '/image/generate', body)).json;
    const tag = async (url: string) =>
      (await fetchFrom(service, new Request(new URL(url), { method: 'HEAD' }))).headers.get('etag');
    expect(await tag(again.image_urls[1])).toBe(await tag(json.image_urls[1]));
    expect(await tag(json.image_urls[0])).not.toBe(await tag(json.image_urls[1]));
  });

  test('a picture of ours, or a data URI, can be edited and enlarged; other bytes are refused', async () => {
    const address = `http://127.0.0.1${path}`;
    const larger = await ask(service, 'POST', '/image/upscale', { image: address, scale: 2 });
    expect(larger.json).toMatchObject({ width: 128, height: 128 });
    const image = `data:image/png;base64,${whole.toString('base64')}`;
    const edited = await ask(service, 'POST', '/image/edit', { image, prompt: 'black and white' });
    expect(edited.json.width).toBe(64);
    for (const bad of [
      'data:image/png;base64,aGVsbG8=',
      'data:image/png;base64,',
      'ftp://x/y',
      'not an address',
    ]) {
      expect((await ask(service, 'POST', '/image/edit', { image: bad, prompt: 'x' })).status).toBe(400);
    }
  });
});

test.skipIf(process.platform !== 'linux')('a file that is only asked about is not left open', async () => {
  const service = await testService({ stateDir: tempDir() });
  const made = await ask(service, 'POST', '/image/generate', { prompt: 'a lake', width: 64, height: 64 });
  const openFiles = () => readdirSync('/proc/self/fd').length;
  const before = openFiles();
  for (let count = 0; count < 20; count += 1) {
    await fetchFrom(service, new Request(made.json.image_url, { method: 'HEAD' }));
  }
  expect((await ask(service, 'GET', '', undefined, { base: made.json.image_url })).status).toBe(200);
  await eventually(openFiles).toBeLessThan(before + 10);
});
