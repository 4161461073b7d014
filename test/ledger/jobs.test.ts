import { expect, test } from 'vitest';
import { JobLedger } from '../../src/ledger/jobs.ts';
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
