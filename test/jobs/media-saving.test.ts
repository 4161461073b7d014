import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { bytes, json, problem, raw } from '../support/wire.ts';
import { done, FILE, happy, STATUS, song, TRACK } from './song.ts';

test('D1: the key does not go to another origin, and does to its own', async () => {
  const cli = octet(happy);
  await cli.run('music', 'generate', 'x');
  expect(cli.sent.at(-1)).toMatchObject({ url: 'https://files.example.com/song.mp3' });
  expect(cli.sent.at(-1)?.headers.authorization).toBeUndefined();
  const own = { ...done, audio_url: '/files/song.mp3' };
  const same = octet({
    ...happy,
    [STATUS]: [json(own)],
    [TRACK]: [json(own)],
    'GET /files/song.mp3': [song()],
  });
  expect(await same.run('music', 'generate', 'x')).toBe(0);
  expect(same.sent.at(-1)?.headers.authorization).toMatch(/^Bearer /);
});

test('D13: a target that exists is refused before anything is paid for', async () => {
  const cli = octet({});
  writeFileSync(join(cli.home, 'a.mp3'), 'old');
  expect(await cli.run('music', 'generate', 'x', '-o', 'a.mp3')).toBe(15);
  expect(cli.sent).toEqual([]);
  expect(readFileSync(join(cli.home, 'a.mp3'), 'utf8')).toBe('old');
});

test('D3: a cut download goes on where it was, with Range and If-Range', async () => {
  const headers = { etag: '"v1"', 'content-length': '7' };
  const cut = () => ({
    status: 200,
    headers,
    body: (async function* () {
      yield* bytes('ID3s');
      const { TransportFailure } = await import('../../src/contract/transport-failure.ts');
      throw new TransportFailure('lost', 'reset');
    })(),
  });
  const rest = () => ({
    status: 206,
    headers: { etag: '"v1"', 'content-length': '3', 'content-range': 'bytes 4-6/7' },
    body: bytes('ong'),
  });
  const cli = octet({ ...happy, [FILE]: [cut, rest] });
  expect(await cli.run('music', 'generate', 'x', '-o', 's.mp3')).toBe(0);
  expect(readFileSync(join(cli.home, 's.mp3'), 'utf8')).toBe('ID3song');
  expect(cli.sent.at(-1)?.headers).toMatchObject({ range: 'bytes=4-', 'if-range': '"v1"' });
  expect(existsSync(join(cli.home, 's.mp3.octet-part'))).toBe(false);
});

test('D8: a body shorter than it says never gets the final name', async () => {
  const short = () => raw('ID3', 'audio/mpeg', { headers: { 'content-length': '7' } });
  const cli = octet({ ...happy, [FILE]: [short(), short(), short(), short()] });
  expect(await cli.run('music', 'generate', 'x', '-o', 's.mp3')).toBe(13);
  expect(existsSync(join(cli.home, 's.mp3'))).toBe(false);
});

test('a film whose reply names a poster shows it on a terminal, and does without', async () => {
  const film = {
    id: 'v_1',
    status: 'completed',
    video_url: 'https://files.example.com/f.mp4',
    poster_url: '/p.png',
  };
  const script = {
    'POST /video/generate': [json(film)],
    'GET /f.mp4': [raw('film', 'video/mp4', { headers: { 'content-length': '4' } })],
  };
  const { PNG } = await import('pngjs');
  const png = PNG.sync.write(new PNG({ width: 4, height: 4, fill: true }));
  const shown = octet({ ...script, 'GET /p.png': [raw(png, 'image/png')] }, { terminal: true });
  expect(await shown.run('video', 'generate', 'x', '-o', 'f.mp4')).toBe(0);
  expect(shown.sent.at(-1)?.path).toBe('/p.png');
  const without = octet({ ...script, 'GET /p.png': [problem(404)] }, { terminal: true });
  expect(await without.run('video', 'generate', 'x', '-o', 'f.mp4')).toBe(0);
});

test('a song under the name of another format is an MP3, and the user is told', async () => {
  const cli = octet(happy);
  expect(await cli.run('music', 'generate', 'x', '-o', 'tune.wav')).toBe(0);
  expect(cli.stderr).toContain('tune.wav holds MP3');
  expect(cli.stderr).toContain('tune.mp3');
  const plain = octet(happy);
  await plain.run('music', 'generate', 'x', '-o', 'tune.mp3');
  expect(plain.stderr).not.toContain('holds');
});
