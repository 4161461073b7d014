import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../src/service/http/listen.ts';
import type { JobWorks } from '../../src/service/jobs/job-work.ts';
import { ask, eventually, tempDir, testService } from '../support/service.ts';
import { freshHome, octet } from './octet.ts';

const SONG = Buffer.alloc(300_000, 'ID3song ');

/** A service on a socket whose songs are finished when the test says so. */
async function studio() {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const looks = { count: 0 };
  const work: JobWorks['music'] = {
    path: '/music/generate',
    async run(service, job) {
      await finished;
      const file = await service.artifacts.put({ name: 'song.mp3', mime: 'audio/mpeg', bytes: SONG });
      return {
        result: { title: 'song', file: file.id },
        outputUrl: `${service.reach.publicUrl()}/files/${file.id}`,
        commit: (sql) => service.artifacts.register(sql, job.account, file, service.clock.now()),
      };
    },
  };
  const service = await testService({
    stateDir: tempDir(),
    works: { music: work, video: work, build: work },
  });
  const place = await listen(
    {
      ...service,
      app: (request) => {
        if (request.url.pathname.includes('/music/status/')) looks.count += 1;
        return service.app(request);
      },
    },
    { port: 0 },
  );
  onTestFinished(() => place.close(0));
  const env = { OCTET_BASE_URL: `${place.url}/v1`, OCTET_API_KEY: service.key };
  return { service, env, finish, looks };
}

const LOOK_OFTEN = ['--poll-interval', '50ms'];

test('J2: killed while it polls, the job is waited for by the next command and was paid for once', async () => {
  const { service, env, finish, looks } = await studio();
  const home = freshHome();
  const first = octet(['music', 'generate', 'rain', '-o', 's.mp3', ...LOOK_OFTEN], { home, env });
  await eventually(() => looks.count).toBeGreaterThan(1);
  first.kill('SIGKILL');
  await first;
  const [job] = JSON.parse((await octet(['jobs', '--json'], { home, env })).stdout);
  expect(job).toMatchObject({ state: 'running', kind: 'music' });
  finish();
  const waited = await octet(['jobs', 'wait', job.id, ...LOOK_OFTEN], { home, env });
  expect([waited.exitCode, waited.stdout]).toEqual([0, 's.mp3\n']);
  expect(readFileSync(join(home, 's.mp3')).equals(SONG)).toBe(true);
  const { json } = await ask(service, 'GET', '/payments/transactions');
  expect(json.data.filter(({ type }: { type: string }) => type === 'charge')).toHaveLength(1);
});

test.each([
  ['a name of its own', []],
  ['a given name', ['-o', 's.mp3']],
  ['no sidecar', ['-o', 's.mp3', '--no-sidecar']],
])('J11: two commands that wait for one job, with %s, save one file', async (_, flags) => {
  const { env, finish, looks } = await studio();
  const home = freshHome();
  const started = await octet(['music', 'generate', 'rain', '--detach', ...flags], { home, env });
  const id = started.stdout.trim();
  const both = [1, 2].map(() => octet(['jobs', 'wait', id, ...LOOK_OFTEN], { home, env }));
  await eventually(() => looks.count).toBeGreaterThan(4);
  finish();
  const ends = await Promise.all(both);
  expect(ends.map(({ stderr }) => stderr).join('')).not.toContain('error');
  expect(ends.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect(ends[0]?.stdout).toBe(ends[1]?.stdout);
  const later = await octet(['jobs', 'get', id], { home, env });
  expect([later.exitCode, later.stdout]).toEqual([0, ends[0]?.stdout]);
  const files = readdirSync(home).filter((name) => !name.startsWith('.') && !name.endsWith('.octet.json'));
  expect(files).toHaveLength(1);
  expect(readFileSync(join(home, files[0] ?? '')).equals(SONG)).toBe(true);
});
