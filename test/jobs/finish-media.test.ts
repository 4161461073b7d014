import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { fails, json, problem, raw } from '../support/wire.ts';
import { done, FILE, happy, ledgerLines, POST, queued, running, STATUS, song, TRACK } from './song.ts';

test('waits for the song, saves it and prints only its path on stdout', async () => {
  const cli = octet(happy);
  expect(await cli.run('music', 'generate', 'rain on tin', '--duration', '60')).toBe(0);
  expect(cli.out).toEqual(['rain-on-tin.mp3']);
  expect(cli.stderr).toContain('composing, 3 ahead in the queue');
  expect(readFileSync(join(cli.home, 'rain-on-tin.mp3'), 'utf8')).toBe('ID3song');
  const sidecar = JSON.parse(readFileSync(join(cli.home, 'rain-on-tin.mp3.octet.json'), 'utf8'));
  expect(sidecar).toMatchObject({
    command: 'music generate',
    id: 'job_1',
    request: { prompt: 'rain on tin', duration: 60 },
  });
  expect(ledgerLines(cli.home).map(({ type }) => type)).toEqual(['intent', 'accepted', 'ended']);
});

test('the ledger knows of the job before the request leaves, under its idempotency key', async () => {
  const seen: string[] = [];
  const cli = octet({
    [POST]: (request) => {
      seen.push(...ledgerLines(cli.home).map(({ key }) => key));
      return json(queued)(request);
    },
    [STATUS]: [json(done)],
    [TRACK]: [json(done)],
    [FILE]: [song()],
  });
  await cli.run('music', 'generate', 'x');
  expect(seen).toEqual([cli.sent[0]?.headers['idempotency-key']]);
});

test('a ledger that cannot be written is 16, before anything is sent', async () => {
  const cli = octet({}, { env: { OCTET_STATE_DIR: '/proc/octet' } });
  expect(await cli.run('music', 'generate', 'x')).toBe(16);
  expect(cli.sent).toEqual([]);
});

test.each(['29', '241', '1.5', ''])('refuses --duration "%s" before sending', async (duration) => {
  const cli = octet({});
  expect(await cli.run('music', 'generate', 'x', '--duration', duration)).toBe(2);
  expect(cli.sent).toEqual([]);
});

test('--detach prints the id and returns; jobs wait saves it later as the first command would have', async () => {
  const cli = octet(happy);
  expect(await cli.run('music', 'generate', 'rain', '--detach', '-o', 'mine.mp3')).toBe(0);
  expect(cli.out).toEqual(['job_1']);
  expect(cli.stderr).toContain('octet jobs wait job_1');
  expect(await cli.run('jobs', 'wait', 'job_1')).toBe(0);
  expect(cli.out.at(-1)).toBe('mine.mp3');
  expect(cli.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('J1: a lost answer is listed as unknown and never asked for again', async () => {
  const cli = octet({
    [POST]: [fails('lost', true)],
    'GET /music/library': [json([{ id: 'job_9', prompt: 'x' }])],
  });
  expect(await cli.run('music', 'generate', 'x')).toBe(12);
  await cli.run('jobs');
  expect(cli.stdout).toContain('outcome unknown');
  expect(await cli.run('jobs', 'reconcile')).toBe(0);
  expect(cli.stdout).toContain('job_9');
  expect(cli.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each([
  ['cannot be read', raw('{"id": "job_9"}{"id"', 'application/json'), 10],
  ['is not HTTP', fails('garbled', true), 11],
  ['is packed wrongly', raw('no gzip', 'application/json', { headers: { 'content-encoding': 'gzip' } }), 10],
])('J1: an answer that %s leaves the outcome unknown, and is looked for', async (_, answer, exit) => {
  const cli = octet({
    [POST]: [answer],
    'GET /music/library': [json([{ id: 'job_9', prompt: 'x' }])],
  });
  expect(await cli.run('music', 'generate', 'x')).toBe(exit);
  expect(ledgerLines(cli.home).at(-1)).toMatchObject({ type: 'ended', state: 'unknown' });
  expect(await cli.run('jobs', 'reconcile')).toBe(0);
  expect(cli.stdout).toContain('job_9');
});

test.each([
  ['never left', fails('unreachable', false), 11],
  ['met a wrong certificate', fails('certificate', false), 11],
  ['was refused', problem(400), 2],
])('a request that %s is no job', async (_, answer, exit) => {
  const cli = octet({ [POST]: answer });
  expect(await cli.run('music', 'generate', 'x')).toBe(exit);
  expect(ledgerLines(cli.home).at(-1)).toMatchObject({ type: 'ended', state: 'refused' });
});

test('J3: a stop while waiting names the job and how to go on', async () => {
  const { OctetError } = await import('../../src/errors.ts');
  const stop = new AbortController();
  const cli = octet(
    {
      [POST]: [json(queued)],
      [STATUS]: (request) => {
        stop.abort(new OctetError('interrupted', 'interrupted'));
        return json(running)(request);
      },
    },
    { signal: stop.signal },
  );
  expect(await cli.run('music', 'generate', 'x')).toBe(130);
  expect(cli.stderr).toContain('job_1');
  expect(cli.stderr).toContain('hint: octet jobs wait job_1');
});

test('J4: polls that fail do not end the wait', async () => {
  const troubled = Array.from({ length: 8 }, () => problem(500));
  const cli = octet({ ...happy, [STATUS]: [...troubled, json(done)] });
  expect(await cli.run('music', 'generate', 'x')).toBe(0);
});

test('J5: 404 is forgiven for ten seconds after the acceptance, then final', async () => {
  const missing = () => problem(404);
  const cli = octet({
    [POST]: [json({ ...queued, estimated_time: 1 })],
    [STATUS]: missing(),
    [TRACK]: missing(),
  });
  expect(await cli.run('music', 'generate', 'x')).toBe(5);
  expect(cli.sent.filter(({ path }) => path === '/music/status/job_1').length).toBeGreaterThan(2);
  const early = octet({ ...happy, [STATUS]: [missing(), json(done)], [TRACK]: [missing(), json(done)] });
  expect(await early.run('music', 'generate', 'x')).toBe(0);
});

test.each(['queued', 'PROCESSING', '', null, 'warming-up'])(
  'J6: the status %j is still running',
  async (status) => {
    const cli = octet({ ...happy, [STATUS]: [json({ id: 'job_1', status }), json(done)] });
    expect(await cli.run('music', 'generate', 'x')).toBe(0);
  },
);

test.each(['Completed', 'SUCCEEDED', 'done', 'ready', 'finished', 'success'])(
  'J6: the status %s ends well',
  async (status) => {
    const cli = octet({
      ...happy,
      [STATUS]: [json({ ...done, status })],
      [TRACK]: [json({ ...done, status })],
    });
    expect(await cli.run('music', 'generate', 'x')).toBe(0);
  },
);

test('J8: finished without an address is 10 and stays in the ledger', async () => {
  const bare = { id: 'job_1', status: 'completed' };
  const cli = octet({ [POST]: [json(queued)], [STATUS]: [json(bare)], [TRACK]: [json(bare)] });
  expect(await cli.run('music', 'generate', 'x')).toBe(10);
  expect(cli.stderr).toContain('job_1');
  expect(ledgerLines(cli.home).at(-1)?.type).toBe('accepted');
});

test.each(['failed', 'error', 'CANCELLED', 'canceled', 'rejected', 'expired', 'aborted', 'time-out'])(
  'J9: the status %s is 9',
  async (status) => {
    const cli = octet({
      [POST]: [json(queued)],
      [STATUS]: [json({ id: 'job_1', status, error: 'no strings' })],
    });
    expect(await cli.run('music', 'generate', 'x')).toBe(9);
    expect(cli.stderr).toContain('no strings');
    expect(ledgerLines(cli.home).at(-1)).toMatchObject({ type: 'ended', state: 'failed' });
  },
);

test.each([-5, 1e12, 'abc', 0.001])(
  'J10: an estimate of %j keeps the interval within 1 to 15 s',
  async (estimated_time) => {
    const many = Array.from({ length: 8 }, () => json(running));
    const cli = octet(
      { ...happy, [POST]: [json({ ...queued, estimated_time })], [STATUS]: [...many, json(done)] },
      { random: () => 0.5 },
    );
    expect(await cli.run('music', 'generate', 'x')).toBe(0);
    expect(Math.min(...cli.clock.slept)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...cli.clock.slept)).toBeLessThanOrEqual(15_000);
  },
);

test('J12: 402 closes the entry and is not repeated', async () => {
  const cli = octet({ [POST]: [problem(402)] });
  expect(await cli.run('music', 'generate', 'x')).toBe(6);
  expect(ledgerLines(cli.home).at(-1)).toMatchObject({ type: 'ended', state: 'refused' });
});

test('J15: a wait that is over ends with 8 and the resume command', async () => {
  const cli = octet({ [POST]: [json(queued)], [STATUS]: json(running) });
  expect(await cli.run('music', 'generate', 'x', '--timeout', '20s')).toBe(8);
  expect(cli.stderr).toContain('hint: octet jobs wait job_1');
});

test('J16: a damaged ledger is kept aside and the rest goes on', async () => {
  const cli = octet(happy);
  await cli.run('music', 'generate', 'rain', '--detach');
  const path = join(cli.home, '.local/state/octet/jobs.jsonl');
  writeFileSync(path, `${readFileSync(path, 'utf8')}\u0000garbage\n`);
  expect(await cli.run('jobs')).toBe(0);
  expect(cli.stdout).toContain('job_1');
  expect(cli.stderr).toContain('.corrupt-');
});

test.each([
  'file:///etc/passwd',
  'http://169.254.169.254/latest',
  'https://169.254.169.254/latest',
  'https://localhost:22/',
  'https://[::1]/',
  'https://10.0.0.1/x.mp3',
  'javascript:alert(1)',
  'https://user@files.example.com/song.mp3',
])('D18: %s is not downloaded', async (url) => {
  const bad = { ...done, audio_url: url };
  const cli = octet({ [POST]: [json(queued)], [STATUS]: [json(bad)], [TRACK]: [json(bad)] });
  expect(await cli.run('music', 'generate', 'x')).toBe(15);
});

test('--max-credits refuses what the price list says is too much', async () => {
  const prices = { data: [], prices: [{ operation: 'music', credits: 5, per: 30 }] };
  const cli = octet({ 'GET /models': [json(prices)] });
  expect(await cli.run('music', 'generate', 'x', '--duration', '60', '--max-credits', '9')).toBe(6);
  expect(cli.sent).toHaveLength(1);
});
