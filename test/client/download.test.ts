import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { download } from '../../src/client/download.ts';
import type { TransportResponse } from '../../src/contract/transport.ts';
import { makeScript, startNode, tempDirectory } from '../files/child.ts';
import { canMount, mountTinyDisk } from '../files/tiny-disk.ts';
import { FakeClock } from '../support/clock.ts';
import { httpServer } from '../support/servers.ts';
import { bytes } from '../support/wire.ts';

const SONG = Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7 + (index >> 8)) & 255));
const HASH = createHash('sha256').update(SONG).digest('hex');

/** A file with a strong ETag, in pieces of 4 KB, from wherever it is asked for. */
function served(headers: Readonly<Record<string, string>>): TransportResponse {
  const from = Number(/bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0);
  const rest = SONG.subarray(from);
  const pieces = Array.from({ length: Math.ceil(rest.length / 4_096) }, (_, index) =>
    rest.subarray(index * 4_096, (index + 1) * 4_096),
  );
  const range = { 'content-range': `bytes ${from}-${SONG.length - 1}/${SONG.length}` };
  return {
    status: from > 0 ? 206 : 200,
    headers: { etag: '"v1"', 'content-length': String(rest.length), ...(from > 0 ? range : {}) },
    body: bytes(...pieces),
  };
}

describe.skipIf(!canMount)('D11, D12: a disk that is full in the middle', () => {
  test('ends with 16, leaves the old file, and the rest is fetched when there is room', async () => {
    const disk = mountTinyDisk();
    const path = join(disk, 's.mp3');
    writeFileSync(path, 'old');
    // Smaller than the file with what lies around, larger than the file alone.
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(20_000));
    const asked: Readonly<Record<string, string>>[] = [];
    const fetchIt = () =>
      download({
        url: 'https://files.example.com/s.mp3?signed=secret',
        path,
        get: async (headers) => {
          asked.push(headers);
          return served(headers);
        },
        clock: new FakeClock(),
        random: () => 0,
        signal: new AbortController().signal,
        force: true,
      });
    await expect(fetchIt()).rejects.toMatchObject({ exit: 16, message: expect.stringContaining('no space') });
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(asked).toHaveLength(1);
    const part = readFileSync(`${path}.octet-part`);
    expect(part.length).toBeGreaterThan(0);
    expect(part.equals(SONG.subarray(0, part.length))).toBe(true);
    rmSync(join(disk, 'ballast'));
    expect(await fetchIt()).toMatchObject({ bytes: SONG.length, sha256: HASH });
    expect(asked[1]).toEqual({ range: `bytes=${part.length}-`, 'if-range': '"v1"' });
    expect(readFileSync(path).equals(SONG)).toBe(true);
    expect(readdirSync(disk)).toEqual(['s.mp3']);
  });
});

test('D10: killed at any moment, the file is absent or whole, and the next command goes on with its part', async () => {
  const directory = await tempDirectory();
  const server = await httpServer(async (request, response) => {
    const { status, headers, body } = served(request.headers as Record<string, string>);
    response.writeHead(status, headers);
    for await (const piece of body) {
      if (response.destroyed) return;
      response.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  });
  const script = await makeScript(
    directory,
    `import { download } from '#/client/download.ts';
     import { systemClock } from '#/clock.ts';
     const [url, path] = process.argv.slice(2);
     await download({
       url, path, clock: systemClock, random: Math.random, signal: new AbortController().signal,
       get: async (headers) => {
         const reply = await fetch(url, { headers });
         return { status: reply.status, headers: Object.fromEntries(reply.headers), body: reply.body };
       },
       onProgress: () => process.stdout.write('.'),
     });
     process.stdout.write('!');`,
  );
  const out = join(directory, 'out');
  mkdirSync(out);
  const path = join(out, 's.mp3');
  let killed = 0;
  for (let round = 0; round < 8; round += 1) {
    const child = startNode(script, [`${server.origin}/s.mp3`, path]);
    let progress = 0;
    child.stdout?.on('data', (chunk) => {
      progress += chunk.length;
      if (progress > round * 2) child.kill('SIGKILL');
    });
    const [, signal] = await once(child, 'close');
    if (signal === 'SIGKILL') killed += 1;
    if (existsSync(path)) expect(hashOf(path)).toBe(HASH);
    for (const name of readdirSync(out)) expect(name).toMatch(/^s\.mp3(\.octet-part(\.json)?)?$/);
    if (round % 3 === 2) rmSync(path, { force: true });
  }
  expect(killed).toBeGreaterThan(0);
  rmSync(path, { force: true });
  const last = startNode(script, [`${server.origin}/s.mp3`, path]);
  expect(await once(last, 'close')).toEqual([0, null]);
  expect(hashOf(path)).toBe(HASH);
  expect(readdirSync(out)).toEqual(['s.mp3']);
  expect(server.received.some(({ headers }) => headers.range !== undefined)).toBe(true);
});

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
