import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Transport, TransportResponse } from '../../src/contract/transport.ts';
import { BASE, KEY, octet, temporaryFolder } from '../support/cli.ts';
import { bytes } from '../support/wire.ts';
import { activeCharacters, DOCUMENTED, hostileText, runs } from './hostile.ts';

const value = fc.oneof(
  hostileText,
  fc.constantFrom(
    '"v1"',
    'W/"v1"',
    '7',
    '-1',
    '99999999999999999999',
    'bytes 0-6/7',
    'bytes */7',
    'gzip',
    'identity',
    'attachment; filename="../../x"',
    'audio/mpeg',
    'https://files.example.com/other.mp3',
    'http://169.254.169.254/',
    '//evil.example.com/x',
  ),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'etag',
    'content-length',
    'content-range',
    'content-type',
    'content-encoding',
    'content-disposition',
    'location',
    'retry-after',
    'x-request-id',
  ),
  value,
  { maxKeys: 5 },
);

test('whatever the headers of a file say, it goes where it was told to or nowhere, and the key stays at home', async () => {
  const home = temporaryFolder();
  const work = join(home, 'work');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(200, 206, 302, 404, 416, 500), headers), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.constantFrom(
        'https://files.example.com/song.mp3',
        '/files/song.mp3',
        'https://api.example.com.evil/s',
      ),
      fc.boolean(),
      async (replies, address, tty) => {
        mkdirSync(work, { recursive: true });
        let asked = 0;
        const network: Transport = async (request) => {
          request.onSent?.();
          if (new URL(request.url).origin !== new URL(BASE).origin)
            expect(JSON.stringify(request.headers)).not.toContain(KEY);
          if (request.url.includes('/music/'))
            return reply(200, {}, JSON.stringify({ id: 'j1', status: 'completed', audio_url: address }));
          const [status, given] = replies[Math.min(asked++, replies.length - 1)] ?? [500, {}];
          return reply(status, given, 'ID3song');
        };
        const cli = octet({}, { home, cwd: work, network, terminal: tty ? 80 : undefined });
        const exit = await cli.run('music', 'generate', 'x', '-o', 's.mp3', '--max-retries', '2');
        expect(DOCUMENTED).toContain(exit);
        const all = cli.stdout + cli.stderr;
        expect(all).not.toContain(KEY);
        expect(all).not.toMatch(/octet itself failed|^\s+at .+:\d+:\d+\)?$/m);
        if (tty) expect(activeCharacters(all)).toBeUndefined();
        expect(
          readdirSync(home).filter((name) => !['work', '.config', '.local', '.cache'].includes(name)),
        ).toEqual([]);
        for (const name of readdirSync(work))
          expect(name).toMatch(/^s\.mp3(\.octet-part(\.json)?|\.octet\.json)?$/);
        rmSync(work, { recursive: true });
      },
    ),
    { numRuns: runs(70) },
  );
});

function reply(status: number, given: Readonly<Record<string, string>>, body: string): TransportResponse {
  return { status, headers: given, body: bytes(body) };
}

test('whatever is typed, what is sent is a sound request to the place that was meant', async () => {
  await fc.assert(
    fc.asyncProperty(
      hostileText.filter((text) => text !== '' && !text.startsWith('-')),
      fc.constantFrom('id', 'model', 'key'),
      async (text, where) => {
        const seen: { url: string; headers: Readonly<Record<string, string>> }[] = [];
        const network: Transport = async ({ url, headers: sent, onSent }) => {
          seen.push({ url, headers: sent });
          onSent?.();
          return reply(
            200,
            { 'content-type': 'application/json' },
            '{"data":[],"choices":[{"message":{"content":"a"}}]}',
          );
        };
        const env = where === 'key' ? { OCTET_API_KEY: text } : {};
        const cli = octet({}, { network, env });
        const line = {
          id: ['music', 'status', text],
          model: ['chat', '--no-stream', '--model', text, 'hi'],
          key: ['models'],
        }[where];
        expect(DOCUMENTED).toContain(await cli.run(...line, '--max-retries', '0'));
        for (const { url, headers: sent } of seen) {
          expect(url.startsWith(`${BASE}/`)).toBe(true);
          expect(new URL(url).href.startsWith(`${BASE}/`)).toBe(true);
          if (where === 'id') expect(url.slice(BASE.length).split('/').length).toBeLessThanOrEqual(4);
          for (const sentValue of Object.values(sent)) expect(sentValue).toMatch(/^[\t\x20-\x7e\x80-\xff]*$/);
        }
      },
    ),
    { numRuns: runs(120) },
  );
});
