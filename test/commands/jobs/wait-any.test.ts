import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';
import { json, problem, raw } from '../../support/wire.ts';

const accepted = (id: string) => json({ id, status: 'queued' });
const running = (id: string) => json({ id, status: 'processing' });
const song = () => raw('ID3song', 'audio/mpeg', { headers: { 'content-length': '7' } });
const done = (id: string) => ({ id, status: 'completed', audio_url: `https://files.example.com/${id}.mp3` });

/** `slow` is never finished; what `fast` is answered with is the test's own. */
async function twoJobs(fast: Readonly<Record<string, Parameters<typeof octet>[0][string]>>) {
  const cli = octet({
    'POST /music/generate': [accepted('slow'), accepted('fast')],
    'GET /music/status/slow': running('slow'),
    ...fast,
    'GET /fast.mp3': [song()],
  });
  await cli.run('music', 'generate', 'slow', '--detach');
  await cli.run('music', 'generate', 'fast', '--detach');
  return cli;
}

const wait = ['jobs', 'wait', 'slow', 'fast', '--any', '--poll-interval', '1s', '--timeout', '1h'];
const asked = (cli: { sent: { path: string }[] }, path: string) =>
  cli.sent.filter((each) => each.path === path).length;

test('X17.1: --any ends with the first job that ended and no longer polls the other', async () => {
  const cli = await twoJobs({
    'GET /music/status/fast': [running('fast'), json(done('fast'))],
    'GET /music/fast': [json(done('fast'))],
  });
  expect(await cli.run(...wait)).toBe(0);
  expect(cli.out.at(-1)).toBe('fast.mp3');
  expect(existsSync(join(cli.home, 'fast.mp3'))).toBe(true);
  const polls = asked(cli, '/music/status/slow');
  expect(polls).toBeLessThanOrEqual(4);
  await cli.clock.pass(60_000);
  expect(asked(cli, '/music/status/slow')).toBe(polls);
  expect(cli.clock.pending).toBe(0);
});

test('X17.2: a job that ended badly has ended: 9', async () => {
  const cli = await twoJobs({ 'GET /music/status/fast': [json({ id: 'fast', status: 'failed' })] });
  expect(await cli.run(...wait)).toBe(9);
  expect(cli.stderr).toContain('fast failed');
});

test('X17.3: a job that the service no longer knows does not end the wait for the other', async () => {
  const cli = octet({
    'POST /music/generate': [accepted('gone'), accepted('fast')],
    'GET /music/status/gone': problem(404),
    'GET /music/gone': problem(404),
    'GET /music/status/fast': [...Array.from({ length: 20 }, () => running('fast')), json(done('fast'))],
    'GET /music/fast': [json(done('fast'))],
    'GET /fast.mp3': [song()],
  });
  await cli.run('music', 'generate', 'gone', '--detach');
  await cli.run('music', 'generate', 'fast', '--detach');
  expect(await cli.run('jobs', 'wait', 'gone', 'fast', '--any', '--poll-interval', '1s')).toBe(0);
  expect(cli.out.at(-1)).toBe('fast.mp3');
});

test('X17.4: none has ended when the time is over: 8, with the command that goes on', async () => {
  const cli = await twoJobs({ 'GET /music/status/fast': running('fast') });
  expect(
    await cli.run('jobs', 'wait', 'slow', 'fast', '--any', '--timeout', '3s', '--poll-interval', '1s'),
  ).toBe(8);
  expect(cli.stderr).toContain('hint: octet jobs wait --any slow fast');
});
