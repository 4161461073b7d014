import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { withLock } from '../../src/files/lock.ts';
import { octet, temporaryFolder } from '../support/cli.ts';
import { type Answer, fails, json, raw } from '../support/wire.ts';
import { asked, cut, FILE, generate, job, partly, rest, SONG, STRONG, saved, whole } from './downloading.ts';

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

test('J11: a file whose facts another process is still writing is not saved again under another name', async () => {
  const routes = { ...job(), [FILE]: [whole()] };
  const other = octet(routes);
  expect(await other.run('music', 'generate', 'rain')).toBe(0);
  const own = octet(routes, { realTime: true });
  expect(await own.run('music', 'generate', 'rain', '--detach')).toBe(0);
  const before = own.sent.length;
  const take = (name: string) => copyFileSync(join(other.home, name), join(own.home, name));
  let end: Promise<number> | undefined;
  await withLock(join(own.home, 'rain.mp3.octet-lock'), systemClock, async () => {
    take('rain.mp3');
    end = own.run('jobs', 'wait', 'job_1', '--poll-interval', '20ms');
    await vi.waitUntil(() => own.sent.length > before, { timeout: 20_000 });
    // Long enough to choose a name.
    await setTimeout(50);
    take('rain.mp3.octet.json');
  });
  expect(await end).toBe(0);
  expect(readdirSync(own.home).filter((name) => name.endsWith('.mp3'))).toEqual(['rain.mp3']);
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
