import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet, temporaryFolder } from '../support/cli.ts';
import { FakeClock } from '../support/clock.ts';
import { fails, json, problem, raw, type Script } from '../support/wire.ts';
import { Peer } from './peer.ts';

const SONG = Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1');
const POST = 'POST /music/generate';
const STATUS = 'GET /music/status/job_1';
const accepted = json({ id: 'job_1', status: 'queued' });
const running = json({ id: 'job_1', status: 'processing', progress: 0.5 });
const done = {
  [STATUS]: [running, json({ id: 'job_1', status: 'completed' })],
  'GET /music/job_1': json({ id: 'job_1', audio_url: '/song.mp3' }),
  'GET /song.mp3': raw(SONG, 'audio/mpeg', {
    headers: { 'content-length': String(SONG.length) },
  }),
};

/** Servers one after the other over the same state, as after a kill. */
function machine() {
  const place = { home: temporaryFolder(), clock: new FakeClock() };
  return {
    ...place,
    server: (script: Script, ...argv: string[]) =>
      new Peer((pipe) => octet(script, { ...place, ...pipe }), ...argv),
  };
}

test('a song is a task at once, and another server finishes it', async () => {
  const { server, home } = machine();
  const first = server({ [POST]: [accepted], [STATUS]: running });
  const { result: handle } = await first.call('music', { prompt: 'rain on tin' });
  expect(handle).toMatchObject({ resultType: 'task', status: 'working', ttlMs: null });
  expect(handle).not.toHaveProperty('content');
  const taskId = String(handle?.taskId);
  expect((await first.ask('tasks/get', { taskId })).result).toMatchObject({
    resultType: 'complete',
    status: 'working',
    statusMessage: 'processing',
  });

  // Buying is not scripted: the second server must find what the first one began.
  const second = server(done);
  expect((await second.call('music', { prompt: 'rain on tin' })).result?.taskId).toBe(taskId);
  expect((await second.ask('tasks/get', { taskId })).result).toMatchObject({ status: 'working' });
  const { result: end } = await second.ask('tasks/get', { taskId });
  const path = join(home, 'rain-on-tin.mp3');
  expect(end).toMatchObject({
    status: 'completed',
    result: { structuredContent: { files: [expect.objectContaining({ path, bytes: SONG.length })] } },
  });
  expect(existsSync(path)).toBe(true);
});

test('a task that nobody started is unknown, and a bad end is a tool error', async () => {
  const { server } = machine();
  const peer = server({
    [POST]: [accepted, json({ id: 'job_2', status: 'queued' })],
    [STATUS]: json({ id: 'job_1', status: 'failed', error: 'no melody' }),
  });
  for (const method of ['tasks/get', 'tasks/update', 'tasks/cancel'])
    expect((await peer.ask(method, { taskId: 'none', inputResponses: {} })).error?.code).toBe(-32602);
  const { result: handle } = await peer.call('music', { prompt: 'rain' });
  const { result: end } = await peer.ask('tasks/get', { taskId: handle?.taskId });
  expect(end).toMatchObject({
    status: 'completed',
    result: { isError: true, structuredContent: { error: { code: 'cli_job_failed', exit: 9 } } },
  });
  const { result: late } = await peer.call('job', { action: 'cancel', id: 'job_1' });
  expect(JSON.stringify(late)).toContain('job_1 has already ended: failed');
  // A failed job is over: the same call is a new one.
  const { result: again } = await peer.call('music', { prompt: 'rain' });
  expect(again?.taskId).not.toBe(handle?.taskId);
});

test('a request whose answer was lost is not repeated blindly', async () => {
  const { server } = machine();
  const peer = server({ [POST]: [fails('lost', true)] });
  const lost = await peer.call('music', { prompt: 'rain' });
  expect(lost.result).toMatchObject({ isError: true, structuredContent: { error: { exit: 12 } } });
  const again = await peer.call('music', { prompt: 'rain' });
  expect(again.result).toMatchObject({ isError: true, structuredContent: { error: { exit: 12 } } });
  expect(peer.cli.sent).toHaveLength(1);
});

test('a look that fails for a while leaves the task working', async () => {
  const { server } = machine();
  const peer = server({ [POST]: [accepted], [STATUS]: problem(429) }, '--max-retries', '0');
  const { result: handle } = await peer.call('music', { prompt: 'rain' });
  const { result } = await peer.ask('tasks/get', { taskId: handle?.taskId });
  expect(result).toMatchObject({ status: 'working' });
});

test('a second process cancels what the first began, where the service can', async () => {
  const { server } = machine();
  const script = {
    [POST]: [accepted],
    [STATUS]: running,
    'POST /local/jobs/job_1/cancel': [problem(404), json({ id: 'job_1', status: 'cancelled' })],
  };
  const peer = server(script);
  const { result: handle } = await peer.call('music', { prompt: 'rain' });
  const refused = await peer.call('job', { action: 'cancel', id: 'job_1' });
  expect(refused.result).toMatchObject({ structuredContent: { error: { code: 'cli_cannot_cancel' } } });
  expect((await peer.ask('tasks/get', { taskId: handle?.taskId })).result?.status).toBe('working');
  await peer.ask('tasks/cancel', { taskId: handle?.taskId });
  expect((await peer.ask('tasks/get', { taskId: handle?.taskId })).result?.status).toBe('cancelled');
});

test('ends when the client closes its end, whatever is under way', async () => {
  const { server } = machine();
  const peer = server({ [POST]: [accepted], [STATUS]: running });
  await peer.call('music', { prompt: 'rain' });
  peer.send({ id: 'x', method: 'nonsense' });
  peer.stdin.write('not json\n');
  peer.stdin.end();
  expect(await peer.status).toBe(0);
  expect(peer.messages.length).toBeGreaterThan(0);
  expect(peer.cli.stderr).toContain('a line is not a JSON-RPC message');
});
