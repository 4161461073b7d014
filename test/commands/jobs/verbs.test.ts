import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localOctet, octet } from '../../support/cli.ts';
import { fails, json, problem, raw } from '../../support/wire.ts';
import { WAITING_WORKS } from '../../support/works.ts';

type Script = Parameters<typeof octet>[0];

const accepted = (id: string) => json({ id, status: 'queued' });
const done = (id: string) => ({ id, status: 'completed', audio_url: `https://files.example.com/${id}.mp3` });
const song = () => raw('ID3song', 'audio/mpeg', { headers: { 'content-length': '7' } });

/** Two songs that were asked for, `abc1` first. */
async function two(script: Script, options: Parameters<typeof octet>[1] = {}) {
  const cli = octet({ 'POST /music/generate': [accepted('abc1'), accepted('abd2')], ...script }, options);
  await cli.run('music', 'generate', 'one', '--detach');
  await cli.run('music', 'generate', 'two', '--detach');
  const from = cli.out.length;
  return { cli, lines: () => cli.out.slice(from) };
}

const asked = (cli: { sent: { path: string }[] }) => cli.sent.slice(2).map(({ path }) => path);

describe('jobs', () => {
  test('asks about those that run, and shows how they stand', async () => {
    const { cli, lines } = await two({
      'GET /music/status/abc1': [json({ id: 'abc1', status: 'processing', progress: 0.45 })],
      'GET /music/status/abd2': [json(done('abd2'))],
    });
    expect(await cli.run('jobs')).toBe(0);
    const rows = lines().map((line) => line.split('\t'));
    expect(rows.map(([id, , state]) => [id, state])).toEqual([
      ['abd2', 'done'],
      ['abc1', 'running, 45%'],
    ]);
    expect(cli.stderr).toContain('to save what is finished: octet jobs wait');
  });

  test('a bad end is kept, and a job that the service does not know is said to be so', async () => {
    const { cli, lines } = await two({
      'GET /music/status/abc1': [json({ id: 'abc1', status: 'failed', error: 'no room' })],
      'GET /music/status/abd2': [problem(404), problem(404)],
      'GET /music/abd2': [problem(404), problem(404)],
    });
    expect(await cli.run('jobs', '--json')).toBe(0);
    expect(JSON.parse(lines().join(''))).toMatchObject([
      { id: 'abd2', state: 'unknown' },
      { id: 'abc1', state: 'failed', error: 'no room', status: 'failed' },
    ]);
    expect(await cli.run('jobs')).toBe(0);
    expect(asked(cli).filter((path) => path.includes('abc1'))).toHaveLength(1);
  });

  test('--cached and a dry run ask nothing', async () => {
    const { cli } = await two({});
    expect(await cli.run('jobs', '--cached')).toBe(0);
    expect(await cli.run('jobs', '--dry-run')).toBe(0);
    expect(asked(cli)).toEqual([]);
  });

  test('a service that cannot be reached leaves the list as it was known', async () => {
    const { cli, lines } = await two({
      'GET /music/status/abc1': fails('unreachable', false),
      'GET /music/status/abd2': fails('unreachable', false),
    });
    expect(await cli.run('jobs')).toBe(0);
    expect(lines().map((line) => line.split('\t')[2])).toEqual(['running', 'running']);
    expect(cli.stderr).toContain('the service could not be asked');
    expect(cli.clock.pending).toBe(0);
  });

  test('no more than twenty are asked about, and those of another service not at all', async () => {
    const count = 25;
    const cli = octet({
      'POST /music/generate': Array.from({ length: count }, (_, at) => accepted(`job${at}`)),
      ...Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`GET /music/status/job${at}`, accepted(`job${at}`)]),
      ),
    });
    for (let at = 0; at < count; at += 1) await cli.run('music', 'generate', 'x', '--detach');
    cli.sent.length = 0;
    expect(await cli.run('jobs')).toBe(0);
    expect(cli.sent).toHaveLength(20);
    cli.sent.length = 0;
    expect(await cli.run('jobs', '--base-url', 'https://other.example.com/v1')).toBe(0);
    expect(cli.sent).toHaveLength(0);
  });
});

describe('names of jobs', () => {
  const FINISHED: Script = {
    'GET /music/status/abc1': json(done('abc1')),
    'GET /music/abc1': json(done('abc1')),
    'GET /music/status/abd2': json(done('abd2')),
    'GET /music/abd2': json(done('abd2')),
    'GET /abc1.mp3': [song()],
    'GET /abd2.mp3': [song()],
  };

  test.each([
    [['jobs', 'show', 'abc'], 'abc1'],
    [['jobs', 'show', '-'], 'abd2'],
    [['jobs', 'get', 'abd'], 'abd2'],
    [['jobs', 'wait', '-'], 'abd2'],
    [['music', 'status', 'abc'], 'abc1'],
    [['music', 'status', '-'], 'abd2'],
    [['music', 'get', 'abd'], 'abd2'],
  ])('%j means %s', async (argv, id) => {
    const { cli } = await two(FINISHED);
    expect(await cli.run(...argv)).toBe(0);
    expect(asked(cli).every((path) => path.includes(id))).toBe(true);
  });

  test('a beginning of several is refused with their names, and an unknown name is 5', async () => {
    const { cli } = await two(FINISHED);
    expect(await cli.run('jobs', 'show', 'ab')).toBe(2);
    expect(cli.stderr).toContain("2 begin with 'ab': abc1, abd2");
    expect(await cli.run('jobs', 'show', 'zz')).toBe(5);
    expect(asked(cli)).toEqual([]);
  });

  test('jobs wait without a name saves all that run; with none it says so', async () => {
    const { cli } = await two(FINISHED);
    expect(await cli.run('jobs', 'wait')).toBe(0);
    expect(existsSync(join(cli.home, 'one.mp3')) && existsSync(join(cli.home, 'two.mp3'))).toBe(true);
    expect(await cli.run('jobs', 'wait')).toBe(0);
    expect(cli.stderr).toContain('no jobs are running');
  });
});

describe('jobs cancel', () => {
  test('the local service cancels, and the ledger knows', async () => {
    const cli = localOctet({ works: WAITING_WORKS });
    expect(await cli.run('music', 'generate', 'a lullaby', '--detach')).toBe(0);
    const [id = ''] = cli.out;
    expect(await cli.run('jobs', 'cancel', id.slice(0, 10))).toBe(0);
    expect(cli.out.at(-1)).toBe(`${id} is cancelled`);
    expect(await cli.run('jobs', '--json', '--cached')).toBe(0);
    expect(JSON.parse(cli.out.at(-1) ?? '')).toMatchObject([{ id, state: 'failed', error: 'cancelled' }]);
    expect(await cli.run('jobs', 'cancel', '-')).toBe(2);
    expect(cli.stderr).toContain('has already ended');
  });

  test('a service that cannot is said to be so, and the job goes on', async () => {
    const { cli } = await two({ 'POST /local/jobs/abc1/cancel': [problem(404)] });
    expect(await cli.run('jobs', 'cancel', 'abc')).toBe(2);
    expect(cli.stderr).toContain('this service cannot cancel abc1; it keeps running');
  });
});
