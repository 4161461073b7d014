import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pollJob, StillRunning } from '../../src/client/poll.ts';
import { PLANS } from '../../src/contract/rate-limit.ts';
import { apiWith } from '../client/answering.ts';
import { octet } from '../support/cli.ts';
import { FakeClock } from '../support/clock.ts';
import { type Answer, json, problem, raw, scripted } from '../support/wire.ts';

const POST = 'POST /music/generate';
const STATUS = 'GET /music/status/job_1';
const TRACK = 'GET /music/job_1';
const HOUR_MS = 3_600_000;
const queued = { id: 'job_1', status: 'processing', estimated_time: 2 };
const done = { id: 'job_1', status: 'completed', audio_url: 'https://files.example.com/song.mp3' };
const song = raw('ID3song', 'audio/mpeg', { headers: { 'content-length': '7' } });
const rest = { [POST]: [json(queued)], [TRACK]: [json(done)], 'GET /song.mp3': [song] };

test.each([
  ['is running again', { id: 'job_1', status: 'processing' }],
  ['has failed', { id: 'job_1', status: 'failed', error: 'late' }],
  ['has no address', { id: 'job_1', status: 'completed', audio_url: null }],
  ['has an empty address', { id: 'job_1', status: 'completed', audio_url: '' }],
])('J7: the first end counts, also when the next reply says that it %s', async (_, track) => {
  const cli = octet({ ...rest, [STATUS]: [json(done)], [TRACK]: [json(track)] });
  expect(await cli.run('music', 'generate', 'x', '-o', 's.mp3')).toBe(0);
  expect(cli.sent.filter(({ path }) => path === '/music/status/job_1')).toHaveLength(1);
  expect(readFileSync(join(cli.home, 's.mp3'), 'utf8')).toBe('ID3song');
});

test('J13: while polling, a limit is waited for as long as it says and looked at no sooner', async () => {
  const clock = new FakeClock();
  const looks: number[] = [];
  const limited = (seconds: string): Answer => {
    return (request) => {
      looks.push(clock.monotonic());
      return problem(429, 'rate_limited', { 'retry-after': seconds })(request);
    };
  };
  const ends: Answer = (request) => {
    looks.push(clock.monotonic());
    return json(done)(request);
  };
  const cli = octet({ ...rest, [STATUS]: [limited('40'), limited('300'), ends] }, { clock });
  expect(await cli.run('music', 'generate', 'x')).toBe(0);
  const [first = 0, second = 0, third = 0] = looks;
  expect(looks).toHaveLength(3);
  expect(second - first).toBeGreaterThanOrEqual(40_000);
  expect(third - second).toBeGreaterThanOrEqual(300_000);
});

test('J13: a limit that outlasts the wait is not waited for', async () => {
  const clock = new FakeClock();
  const limited = problem(429, 'rate_limited', { 'retry-after': '86400' });
  const cli = octet({ [POST]: [json(queued)], [STATUS]: limited }, { clock });
  expect(await cli.run('music', 'generate', 'x', '--timeout', '2m')).toBe(8);
  expect(clock.monotonic()).toBeLessThan(130_000);
  expect(cli.sent.filter(({ path }) => path === '/music/status/job_1').length).toBeLessThan(3);
});

test.each([HOUR_MS, -HOUR_MS])('J14: a wall clock that jumps by %d ms changes no wait', async (jump) => {
  const clock = new FakeClock();
  const jumping =
    (answer: Answer): Answer =>
    (request) => {
      clock.jump(jump);
      return answer(request);
    };
  const missing = jumping(problem(404));
  const forgiven = octet(
    { ...rest, [STATUS]: [missing, json(done)], [TRACK]: [problem(404), json(done)] },
    { clock },
  );
  expect(await forgiven.run('music', 'generate', 'x')).toBe(0);

  const final = octet({ [POST]: [json(queued)], [STATUS]: missing, [TRACK]: problem(404) }, { clock });
  expect(await final.run('music', 'generate', 'x')).toBe(5);

  const startedAt = clock.monotonic();
  const never = octet({ [POST]: [json(queued)], [STATUS]: jumping(json(queued)) }, { clock });
  expect(await never.run('music', 'generate', 'x', '--timeout', '60s')).toBe(8);
  expect(clock.monotonic() - startedAt).toBe(60_000);
});

test('two local processes that wait for a minute stay within the rate limit of the plan', async () => {
  const clock = new FakeClock();
  const { transport, sent } = scripted({ [STATUS]: json(queued) });
  const wait = pollJob({
    api: apiWith(transport, { clock }),
    clock,
    random: () => 0.5,
    signal: new AbortController().signal,
    kind: 'music',
    id: 'job_1',
    acceptedAtMs: 0,
    waitMs: 60_000,
    isLocal: true,
    onChange: () => undefined,
  });
  await expect(wait).rejects.toBeInstanceOf(StillRunning);
  expect(sent.length * 2).toBeLessThan(PLANS.unlimited.perMinute / 2);
  expect(sent.length).toBeGreaterThan(25);
});
