import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { JobLedger } from '../../src/ledger/jobs.ts';
import { makeScript, runNode, startNode, tempDirectory } from '../files/child.ts';

const line = (type: string, index: number, more: object) =>
  JSON.stringify({ type, key: `key-${index}`, at: '2026-01-02T03:04:05.000Z', ...more });
const intent = (index: number, prompt = 'rain') =>
  line('intent', index, {
    kind: 'music',
    environment: 'local',
    profile: 'default',
    base: 'http://octet.local/v1',
    request: { prompt },
    save: {},
    cwd: '/',
  });

/** A journal with `count` jobs; all but the first ten have ended. */
function journal(count: number, prompt?: string): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const ended = index < 10 ? [] : [line('ended', index, { state: 'done' })];
    return [intent(index, prompt), line('accepted', index, { id: `job_${index}` }), ...ended].join('\n');
  });
  return `${lines.join('\n')}\n`;
}

const idsIn = async (directory: string) =>
  (await new JobLedger(directory, systemClock).all()).map(({ id }) => id);

test('P10: killed while it is pruned, the job ledger is the old one or the new one', async () => {
  const directory = await tempDirectory();
  const script = await makeScript(
    await tempDirectory(),
    `import { JobLedger } from '#/ledger/jobs.ts';
     import { systemClock } from '#/clock.ts';
     const ledger = new JobLedger(process.argv[2], systemClock);
     const jobs = await ledger.all();
     for (const { key, endedAt } of jobs.filter(({ endedAt }) => endedAt).reverse()) {
       await ledger.prune(new Set([key]));
       process.stdout.write('.');
     }`,
  );
  const all = Array.from({ length: 300 }, (_, index) => `job_${index}`);
  writeFileSync(join(directory, 'jobs.jsonl'), journal(all.length));
  for (let round = 0; round < 4; round += 1) {
    const child = startNode(script, [directory]);
    let pruned = 0;
    child.stdout?.on('data', (chunk) => {
      pruned += chunk.length;
      if (pruned > round) child.kill('SIGKILL');
    });
    await once(child, 'close');
    const left = await idsIn(directory);
    expect(left.length).toBeGreaterThan(9);
    expect(left).toEqual(all.slice(0, left.length));
  }
});

test('P10: killed while a damaged ledger is set aside, nothing of it is lost', async () => {
  const directory = await tempDirectory();
  const script = await makeScript(
    await tempDirectory(),
    `import { JobLedger } from '#/ledger/jobs.ts';
     import { systemClock } from '#/clock.ts';
     const going = new JobLedger(process.argv[2], systemClock).all();
     process.stdout.write('.');
     await going;`,
  );
  const path = join(directory, 'jobs.jsonl');
  for (let round = 0; round < 4; round += 1) {
    writeFileSync(path, `${journal(200)}\u0000garbage\n`);
    const child = startNode(script, [directory]);
    // The copy that is kept is made at the beginning of it.
    const copies = () => readdirSync(directory).filter((name) => name.includes('corrupt')).length;
    const before = copies();
    while (child.exitCode === null && copies() === before)
      await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    expect(await idsIn(directory)).toHaveLength(200);
  }
});

test('several commands that find the same damage at once lose nothing', async () => {
  const directory = await tempDirectory();
  writeFileSync(join(directory, 'jobs.jsonl'), `${journal(50)}\u0000garbage\n`);
  const found = await Promise.all([1, 2, 3, 4].map(() => idsIn(directory)));
  expect(found.map(({ length }) => length)).toEqual([50, 50, 50, 50]);
  expect(await idsIn(directory)).toHaveLength(50);
  expect(readFileSync(join(directory, 'jobs.jsonl'), 'utf8')).not.toContain('garbage');
});

test('P11: a journal of 32 MB is read line by line, in little memory', async () => {
  const directory = await tempDirectory();
  const jobs = 2_000;
  // Every job has changed often: what counts is the last word on each.
  const states = Array.from({ length: 120 }, () =>
    line('ended', 5, { state: 'failed', error: 'x'.repeat(2_000) }),
  );
  writeFileSync(
    join(directory, 'jobs.jsonl'),
    Array.from({ length: 128 }, () => `${states.join('\n')}\n`).join('') + journal(jobs),
  );
  const script = await makeScript(
    await tempDirectory(),
    `import { JobLedger } from '#/ledger/jobs.ts';
     import { systemClock } from '#/clock.ts';
     process.stdout.write(String((await new JobLedger(process.argv[2], systemClock).all()).length));`,
  );
  const { status, out, err } = await runNode(
    script,
    [directory],
    ['env', 'NODE_OPTIONS=--max-old-space-size=24'],
  );
  expect([status, out, err]).toEqual([0, String(jobs), '']);
});
