import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { TransportResponse } from '../../src/contract/transport.ts';
import { TransportFailure } from '../../src/contract/transport-failure.ts';
import { type Cli, octet, temporaryFolder } from '../support/cli.ts';
import { type Answer, bytes, fails, json, raw } from '../support/wire.ts';

const SONG = 'ID3song';
const FILE = 'GET /song.mp3';
const done = (audio_url = 'https://files.example.com/song.mp3') => ({
  id: 'job_1',
  status: 'completed',
  audio_url,
});
const job = (audio_url?: string) => ({
  'POST /music/generate': [json({ id: 'job_1', status: 'processing' })],
  'GET /music/status/job_1': [json(done(audio_url))],
  'GET /music/job_1': [json(done(audio_url))],
});

/** A file that came as far as `ID3s`, and then the connection was lost. */
const cut =
  (headers: Record<string, string>): Answer =>
  () => ({
    status: 200,
    headers,
    body: (async function* () {
      yield* bytes('ID3s');
      throw new TransportFailure('lost', 'reset');
    })(),
  });
const STRONG = { etag: '"v1"', 'content-length': '7' };
const whole = () => raw(SONG, 'audio/mpeg', { headers: STRONG });
const partly =
  (body: string, headers: Record<string, string>, seen?: { left: boolean }): Answer =>
  () => ({ status: 206, headers, body: leaving(body, seen) });

const rest: Answer = () => ({
  status: 206,
  headers: { etag: '"v1"', 'content-length': '3', 'content-range': 'bytes 4-6/7' },
  body: bytes('ong'),
});

async function* leaving(body: string, seen?: { left: boolean }): TransportResponse['body'] {
  try {
    yield* bytes(body);
    yield* bytes(' more');
  } finally {
    if (seen) seen.left = true;
  }
}

async function generate(answers: Answer[], ...argv: string[]): Promise<{ exit: number; cli: Cli }> {
  const cli = octet({ ...job(), [FILE]: answers });
  const exit = await cli.run('music', 'generate', 'x', '-o', 's.mp3', ...argv);
  return { exit, cli };
}
const saved = (cli: Cli) => readFileSync(join(cli.home, 's.mp3'), 'utf8');
const asked = (cli: Cli) => cli.sent.filter(({ path }) => path === '/song.mp3').map(({ headers }) => headers);

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

test('D14: a link in the place of the part file is not written through', async () => {
  const home = temporaryFolder();
  const victim = join(temporaryFolder(), 'victim');
  writeFileSync(victim, 'mine');
  symlinkSync(victim, join(home, 's.mp3.octet-part'));
  const cli = octet({ ...job(), [FILE]: [whole()] }, { home });
  expect(await cli.run('music', 'generate', 'x', '-o', 's.mp3')).toBe(16);
  expect(readFileSync(victim, 'utf8')).toBe('mine');
  expect(existsSync(join(home, 's.mp3'))).toBe(false);
});

test.each(['s.mp3.octet-part', 's.mp3.octet-part.json', 's.mp3.octet-lock', 's.mp3'])(
  'D14: a pipe that stands at %s is refused and not waited for',
  async (name) => {
    const home = temporaryFolder();
    execFileSync('mkfifo', [join(home, name)]);
    const cli = octet({ ...job(), [FILE]: [whole()] }, { home });
    expect(await cli.run('music', 'generate', 'x', '-o', 's.mp3')).toBe(15);
    expect(cli.stderr).toMatch(name === 's.mp3' ? /already exists/ : /is not a regular file/);
  },
);

test('D14: a pipe that stands in the place of what is kept beside the file is not waited for', async () => {
  const home = temporaryFolder();
  writeFileSync(join(home, 's.mp3'), SONG);
  execFileSync('mkfifo', [join(home, 's.mp3.octet.json')]);
  const cli = octet({ ...job(), [FILE]: [whole()] }, { home });
  expect(await cli.run('music', 'generate', 'x', '-o', 's.mp3', '--force')).toBe(15);
  expect(saved(cli)).toBe(SONG);
});

describe('a download that stays cut says what there is to do, and it is true', () => {
  const CUT = ['--max-retries', '0'];

  test('with a strong ETag the wait for the job goes on with it', async () => {
    const { exit, cli } = await generate([cut(STRONG)], ...CUT);
    expect(exit).toBe(13);
    expect(cli.stderr).toContain('4 of 7 bytes are saved');
    expect(cli.stderr).toContain('octet jobs wait job_1');
    expect(cli.stderr).not.toContain('the same command');
    const next = octet({ ...job(), [FILE]: [rest] }, { home: cli.home });
    expect(await next.run('jobs', 'wait', 'job_1')).toBe(0);
    expect(asked(next)[0]).toMatchObject({ range: 'bytes=4-' });
    expect(saved(next)).toBe(SONG);
  });

  test.each([
    ['a weak ETag', { etag: 'W/"v1"', 'content-length': '7' }],
    ['no ETag', { 'content-length': '7' }],
    ['no length', { etag: '"v1"' }],
  ])('X24.3: with %s what came is kept under its partial name, and said so', async (_, headers) => {
    const { exit, cli } = await generate([cut(headers)], ...CUT);
    expect(exit).toBe(13);
    expect(cli.stderr).toContain('4 bytes are saved in s.mp3.octet-part, but the next download starts over');
    expect(cli.stderr).toContain('octet jobs wait job_1');
    expect(readFileSync(join(cli.home, 's.mp3.octet-part'), 'utf8')).toBe('ID3s');
    const next = octet({ ...job(), [FILE]: [whole()] }, { home: cli.home });
    expect(await next.run('jobs', 'wait', 'job_1')).toBe(0);
    expect(asked(next)[0]).not.toHaveProperty('range');
    expect(saved(next)).toBe(SONG);
    expect(readdirSync(cli.home).filter((name) => name.includes('octet-part'))).toEqual([]);
  });

  test('a job that this machine does not know is got, not waited for', async () => {
    const cli = octet({ ...job(), [FILE]: [cut(STRONG)] });
    expect(await cli.run('music', 'get', 'job_1', '-o', 's.mp3', ...CUT)).toBe(13);
    expect(cli.stderr).toContain('octet music get job_1');
    expect(cli.stderr).not.toContain('octet jobs wait');
  });

  test('a server that cannot be reached leads to the same command', async () => {
    const { exit, cli } = await generate([fails('unreachable', false)], ...CUT);
    expect(exit).toBe(11);
    expect(cli.stderr).toContain('octet jobs wait job_1');
  });
});

test.each(['$(touch owned)', '`touch owned`', "x'; touch owned; '", 'a b'])(
  'the id %s in a command that is suggested is one word for a shell',
  async (id) => {
    const cli = octet({ 'POST /music/generate': [json({ id, status: 'processing' })] });
    expect(await cli.run('music', 'generate', 'x', '--detach')).toBe(0);
    const [, suggested = ''] = /octet jobs wait (.+)/.exec(cli.stderr) ?? [];
    const words = execFileSync('sh', ['-c', `printf '%s\\0' ${suggested}`], { cwd: cli.home }).toString();
    expect(words).toBe(`${id}\0`);
    expect(existsSync(join(cli.home, 'owned'))).toBe(false);
  },
);

describe('a download to stdout', () => {
  const print = async (answers: Answer[], ...argv: string[]) => {
    const cli = octet({ ...job(), [FILE]: answers });
    return { exit: await cli.run('music', 'generate', 'x', '-o', '-', ...argv), cli };
  };

  test('X24.1: goes on behind the last byte after a cut', async () => {
    const { exit, cli } = await print([cut(STRONG), rest]);
    expect([exit, cli.stdout]).toEqual([0, SONG]);
    expect(asked(cli)[1]).toMatchObject({ range: 'bytes=4-', 'if-range': '"v1"' });
  });

  test('X24.1: leaves out what is written when the same file comes whole', async () => {
    const { exit, cli } = await print([cut(STRONG), whole()]);
    expect([exit, cli.stdout]).toEqual([0, SONG]);
  });

  test('X24.1: is asked for again where nothing had come', async () => {
    const { exit, cli } = await print([fails('lost', true), raw(SONG, 'audio/mpeg')]);
    expect([exit, cli.stdout]).toEqual([0, SONG]);
  });

  test.each([
    ['no ETag', [cut({ 'content-length': '7' })]],
    ['a weak ETag', [cut({ ...STRONG, etag: 'W/"v1"' })]],
    ['another file', [cut(STRONG), raw('ID3xxxx', 'audio/mpeg', { headers: { ...STRONG, etag: '"v2"' } })]],
    ['a wrong range', [cut(STRONG), partly('ong', { ...STRONG, 'content-range': 'bytes 3-6/7' })]],
    ['no more tries', [cut(STRONG), fails('lost', true), fails('lost', true), fails('lost', true)]],
  ])('X24.2: %s: ends with 13, and no byte is repeated', async (_, answers) => {
    const { exit, cli } = await print(answers);
    expect([exit, cli.stdout]).toEqual([13, 'ID3s']);
    expect(cli.stderr).toMatch(/4( of 7)? bytes were written/);
  });

  test('X24.2: a server that cannot be reached is 11, one that has no such file 5', async () => {
    expect((await print([fails('unreachable', false)], '--max-retries', '0')).exit).toBe(11);
    expect((await print([raw('no', 'text/plain', { status: 404 })])).exit).toBe(5);
  });

  test('X24.2: --max-size holds for stdout too', async () => {
    const headers = { 'content-length': String(2 ** 21) };
    expect((await print([raw('x', 'audio/mpeg', { headers })], '--max-size', '1')).exit).toBe(15);
  });
});
