import { expect, test } from 'vitest';
import { JobLedger, type LedgerJob } from '../../src/ledger/jobs.ts';
import { temporaryFolder } from '../support/cli.ts';
import { FakeClock } from '../support/clock.ts';

const intent = {
  key: 'key-1',
  kind: 'build',
  environment: 'local',
  profile: 'default',
  base: 'http://octet.local/v1',
  request: { prompt: 'x' },
  save: {},
  cwd: '/',
} as const;

async function asked(): Promise<{ ledger: JobLedger; job: () => Promise<unknown> }> {
  const ledger = new JobLedger(temporaryFolder(), new FakeClock());
  await ledger.intend(intent);
  return { ledger, job: async () => (await ledger.all())[0] };
}

test('a search that ends after the command itself changes nothing', async () => {
  const { ledger, job } = await asked();
  await ledger.accept('key-1', 'build_1');
  await ledger.end('key-1', 'done', { files: ['app'] });
  await ledger.found('key-1', 'project_1');
  expect(await job()).toMatchObject({ id: 'build_1', state: 'done', files: ['app'] });
});

test('what the service itself said goes before what a search has found', async () => {
  const { ledger, job } = await asked();
  await ledger.found('key-1', 'project_1');
  await ledger.accept('key-1', 'build_1');
  expect(await job()).toMatchObject({
    id: 'build_1',
    state: 'running',
    endedAt: undefined,
    error: undefined,
  });
});

test.each(['asked', 'unknown'] as const)('a search finds a job that was %s', async (state) => {
  const { ledger, job } = await asked();
  if (state === 'unknown') await ledger.end('key-1', 'unknown', { error: 'lost' });
  await ledger.found('key-1', 'build_1');
  expect(await job()).toMatchObject({
    id: 'build_1',
    state: 'running',
    endedAt: undefined,
    error: undefined,
  });
});

test('what has ended and is not wanted is not held, unless there is more about it', async () => {
  const ledger = new JobLedger(temporaryFolder(), new FakeClock());
  for (const key of ['key-1', 'key-2', 'key-3', 'key-4']) await ledger.intend({ ...intent, key });
  for (const key of ['key-1', 'key-2', 'key-4']) await ledger.end(key, 'done', { files: ['old'] });
  await ledger.end('key-2', 'done', { files: ['new'] });
  await ledger.accept('key-4', 'job_4');
  const wanted = (job: LedgerJob) => job.files[0] !== 'old';
  expect((await ledger.all({ wanted })).map(({ key, files }) => [key, files])).toEqual([
    ['key-2', ['new']],
    ['key-3', []],
  ]);
  expect((await ledger.all({ wanted: ({ id }) => id === 'job_4' })).map(({ key }) => key)).toEqual(['key-4']);
  expect((await ledger.find('job_4'))?.key).toBe('key-4');
});

test('of a request only the beginning of its prompt is held where no more is needed', async () => {
  const ledger = new JobLedger(temporaryFolder(), new FakeClock());
  await ledger.intend({
    ...intent,
    request: { prompt: 'x'.repeat(100), duration: 30 },
    save: { output: 'a' },
  });
  const [job] = await ledger.all({ brief: true });
  expect(job).toMatchObject({ request: { prompt: 'x'.repeat(80) }, save: {} });
  expect((await ledger.all())[0]).toMatchObject({ request: { duration: 30 }, save: { output: 'a' } });
});

test('newest first, it gives the same jobs as the list, also of keys that were used twice', async () => {
  const ledger = new JobLedger(temporaryFolder(), new FakeClock());
  for (let step = 0; step < 60; step += 1) {
    const key = `key-${(step * 7) % 23}`;
    await ledger.intend({ ...intent, key, request: { prompt: `${step} ${'long '.repeat(40)}` } });
    if (step % 2 === 0) await ledger.accept(key, `build_${step}`);
    if (step % 3 === 0) await ledger.end(key, step % 4 === 0 ? 'failed' : 'done', { files: [`${step}`] });
    if (step % 5 === 0) await ledger.found(`key-${(step * 7 + 11) % 23}`, `found_${step}`);
  }
  const streamed: LedgerJob[] = [];
  for await (const job of ledger.newestFirst()) streamed.push(job);
  expect(streamed).toHaveLength(23);
  expect(streamed.reverse()).toEqual(await ledger.all({ brief: true }));
});
