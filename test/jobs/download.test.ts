import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { octet, temporaryFolder } from '../support/cli.ts';
import { type Answer, bytes, raw } from '../support/wire.ts';
import { asked, cut, FILE, generate, job, partly, SONG, STRONG, saved, whole } from './downloading.ts';

test.each([
  'https://api.example.com.evil/song.mp3',
  'https://api.example.com:8443/song.mp3',
  'https://api.example.co/song.mp3',
  'https://xapi.example.com/song.mp3',
  '//evil.example.com/song.mp3',
])('D2: %s is another origin and gets no key', async (url) => {
  const cli = octet({ ...job(url), [FILE]: [whole()] });
  expect(await cli.run('music', 'generate', 'x', '-o', 's.mp3')).toBe(0);
  expect(asked(cli).map(({ authorization }) => authorization)).toEqual([undefined]);
});

test.each([
  'http://api.example.com/song.mp3',
  'https://api.example.com@evil.example.com/song.mp3',
  'https://api.example.com:443@evil.example.com/song.mp3',
])('D2: %s is not asked at all', async (url) => {
  const cli = octet(job(url));
  expect(await cli.run('music', 'generate', 'x')).toBe(15);
  expect(asked(cli)).toEqual([]);
});

test('D4: a server that ignores the range starts the file anew', async () => {
  const { exit, cli } = await generate([cut(STRONG), whole()]);
  expect(exit).toBe(0);
  expect(asked(cli)[1]).toMatchObject({ range: 'bytes=4-' });
  expect(saved(cli)).toBe(SONG);
});

test.each([
  ['another start', { ...STRONG, 'content-range': 'bytes 3-6/7' }],
  ['another total', { ...STRONG, 'content-range': 'bytes 4-6/8' }],
  ['another ETag', { etag: '"v2"', 'content-range': 'bytes 4-6/7' }],
  ['no range', STRONG],
  ['an unreadable range', { ...STRONG, 'content-range': 'bytes 4-6/*' }],
  ['another encoding', { ...STRONG, 'content-range': 'bytes 4-6/7', 'content-encoding': 'gzip' }],
])('D5: a part with %s is thrown away and the file begun anew, once', async (_, headers) => {
  const seen = { left: false };
  const again = await generate([cut(STRONG), partly('ong', headers, seen), whole()]);
  expect(again.exit).toBe(0);
  expect(saved(again.cli)).toBe(SONG);
  expect(asked(again.cli)[2]).not.toHaveProperty('range');
  expect(seen.left).toBe(true);

  const wrong = () => partly('ong', headers);
  const never = await generate([cut(STRONG), wrong(), cut(STRONG), wrong()]);
  expect(never.exit).toBe(11);
  expect(readdirSync(never.cli.home).filter((name) => name.startsWith('s.mp3'))).toEqual([]);
});

test('D5: a server that gives less than the rest is asked for the rest of it', async () => {
  const { exit, cli } = await generate([
    cut(STRONG),
    () => ({
      status: 206,
      headers: { etag: '"v1"', 'content-length': '2', 'content-range': 'bytes 4-5/7' },
      body: bytes('on'),
    }),
    () => ({
      status: 206,
      headers: { etag: '"v1"', 'content-length': '1', 'content-range': 'bytes 6-6/7' },
      body: bytes('g'),
    }),
  ]);
  expect(exit).toBe(0);
  expect(saved(cli)).toBe(SONG);
});

test('D6: 416 for a part that is the whole file means that it is complete', async () => {
  const home = temporaryFolder();
  const url = 'https://files.example.com/song.mp3';
  writeFileSync(join(home, 's.mp3.octet-part'), SONG);
  writeFileSync(join(home, 's.mp3.octet-part.json'), JSON.stringify({ url, etag: '"v1"', total: 7 }));
  const beyond = raw('', 'text/plain', { status: 416, headers: { 'content-range': 'bytes */7' } });
  const cli = octet({ ...job(), [FILE]: [beyond] }, { home });
  expect(await cli.run('music', 'generate', 'x', '-o', 's.mp3')).toBe(0);
  expect(asked(cli)[0]).toMatchObject({ range: 'bytes=7-', 'if-range': '"v1"' });
  expect(saved(cli)).toBe(SONG);
});

test.each(['bytes */6', 'bytes */8', '*/7', ''])('D6: 416 with %j is no proof of anything', async (range) => {
  const home = temporaryFolder();
  const url = 'https://files.example.com/song.mp3';
  writeFileSync(join(home, 's.mp3.octet-part'), 'ID3wron');
  writeFileSync(join(home, 's.mp3.octet-part.json'), JSON.stringify({ url, etag: '"v1"', total: 7 }));
  const beyond = raw('', 'text/plain', { status: 416, headers: range ? { 'content-range': range } : {} });
  const cli = octet({ ...job(), [FILE]: [beyond, whole()] }, { home });
  expect(await cli.run('music', 'generate', 'x', '-o', 's.mp3')).toBe(0);
  expect(saved(cli)).toBe(SONG);
});

test.each([
  ['a weak ETag', { etag: 'W/"v1"', 'content-length': '7' }],
  ['no ETag', { 'content-length': '7' }],
  ['an empty ETag', { etag: '""', 'content-length': '7' }],
])('D7: with %s a cut file is begun anew', async (_, headers) => {
  const { exit, cli } = await generate([cut(headers), whole()]);
  expect(exit).toBe(0);
  expect(asked(cli)[1]).not.toHaveProperty('range');
  expect(saved(cli)).toBe(SONG);
});

test('D9: a file whose length nobody said is saved, and it is said that it could not be verified', async () => {
  const { exit, cli } = await generate([raw(SONG, 'audio/mpeg')]);
  expect(exit).toBe(0);
  expect(cli.stderr).toContain('its length could not be verified');
});

test.each([
  ['as it is', {}],
  ['compressed', { 'content-encoding': 'gzip' }],
])('D16: a body without end, %s, is stopped at --max-size and nothing stays of it', async (_, headers) => {
  const million = Buffer.alloc(1024 * 1024, 'x');
  let given = 0;
  const endless: Answer = () => ({
    status: 200,
    headers: { 'content-type': 'audio/mpeg', ...headers },
    body: (async function* () {
      if ('content-encoding' in headers) yield gzipSync(Buffer.alloc(4 * 1024 * 1024));
      for (; ; given += 1) yield million;
    })(),
  });
  const { exit, cli } = await generate([endless], '--max-size', '1');
  expect(exit).toBe(15);
  expect(cli.stderr).toContain('--max-size');
  expect(given).toBeLessThan(4);
  expect(readdirSync(cli.home).filter((name) => name.startsWith('s.mp3'))).toEqual([]);
});

test('D16: a file that says beforehand that it is too large is not begun', async () => {
  const large = raw('ID3', 'audio/mpeg', { headers: { 'content-length': '2000000' } });
  const { exit, cli } = await generate([large], '--max-size', '1');
  expect(exit).toBe(15);
  expect(readdirSync(cli.home).filter((name) => name.startsWith('s.mp3'))).toEqual([]);
});

test('D17: no compression is asked for, and one that comes all the same is undone', async () => {
  const { exit, cli } = await generate([
    raw(gzipSync(SONG), 'audio/mpeg', { headers: { 'content-encoding': 'gzip', etag: '"v1"' } }),
  ]);
  expect(exit).toBe(0);
  expect(asked(cli)[0]).toMatchObject({ 'accept-encoding': 'identity' });
  expect(saved(cli)).toBe(SONG);
});
