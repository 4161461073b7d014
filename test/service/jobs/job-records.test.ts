import { expect, test } from 'vitest';
import { assetsIn } from '../../../src/files/assets.ts';
import type { JobWork, JobWorks } from '../../../src/service/jobs/job-work.ts';
import type { Service } from '../../../src/service/service.ts';
import { openStore } from '../../../src/service/store/store.ts';
import { ASSETS_DIR, ask, eventually, handClock, tempDir, testService } from '../../support/service.ts';
import { receiver } from '../webhooks/receiver.ts';

/** Work that ends when it is told, and counts how often it was begun. */
function handWork() {
  const begun: string[] = [];
  const stopped: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const steps = new Map<string, () => void>();
  const work: JobWork = {
    path: '/music/generate',
    run: (service, job, { signal, progress }) =>
      new Promise((resolve, reject) => {
        begun.push(job.id);
        progress(0.5, 'mixing');
        steps.set(job.id, () => progress(0.75, 'mastering'));
        signal.addEventListener('abort', () => {
          stopped.push(job.id);
          reject(signal.reason);
        });
        ends.set(job.id, (error) => {
          if (error) return reject(error);
          resolve({
            result: { title: 'Rain', seconds: 30 },
            outputUrl: `${service.reach.publicUrl()}/files/x`,
            commit() {},
          });
        });
      }),
  };
  const works: JobWorks = { music: work, video: work, build: work };
  return {
    works,
    begun,
    stopped,
    step: (id: string) => steps.get(id)?.(),
    end: (id: string, error?: Error) => ends.get(id)?.(error),
  };
}

const start = async (service: Service, prompt = 'rain') =>
  (await ask(service, 'POST', '/music/generate', { prompt, duration: 30 })).json;
const status = async (service: Service, id: string) =>
  (await ask(service, 'GET', `/music/status/${id}`)).json;
const balance = async (service: Service) => (await ask(service, 'GET', '/payments/balance')).json;

test('a job waits, runs and is done; it is charged when it is done, and told', async () => {
  const hand = handWork();
  const hook = await receiver();
  const service = await testService({ works: hand.works });
  await ask(service, 'POST', '/local/webhooks', { url: hook.url });
  const job = await start(service);
  expect(job).toMatchObject({ status: 'queued', queue_position: 0, estimated_time: expect.any(Number) });
  await eventually(async () => (await status(service, job.id)).status).toBe('processing');
  expect(await status(service, job.id)).toMatchObject({ progress: 0.5, stage: 'mixing', queue_position: 0 });
  expect(await balance(service)).toMatchObject({ balance: 9_995, held: 5 });
  hand.end(job.id);
  await eventually(async () => (await status(service, job.id)).status).toBe('completed');
  expect(await balance(service)).toMatchObject({ balance: 9_995, held: 0 });
  expect(await status(service, job.id)).toMatchObject({ title: 'Rain', progress: 1, credits_used: 5 });
  expect((await ask(service, 'GET', '/music/library')).json.data).toMatchObject([{ id: job.id }]);
  await eventually(() => hook.got.map(({ body }) => JSON.parse(body.toString()).type)).toEqual([
    'generation.started',
    'generation.completed',
  ]);
});

test('A10: a job that fails gives its credits back and is told', async () => {
  const hand = handWork();
  const service = await testService({ works: hand.works });
  const job = await start(service);
  await eventually(() => hand.begun).toEqual([job.id]);
  hand.end(job.id, new Error('the strings broke'));
  await eventually(async () => (await status(service, job.id)).status).toBe('failed');
  expect((await status(service, job.id)).error).toMatchObject({ message: 'the strings broke' });
  expect(await balance(service)).toMatchObject({ balance: 10_000, held: 0 });
});

test('the queue is bounded, positions are real, and a cancelled job gives its place and credits back', async () => {
  const hand = handWork();
  const service = await testService({ works: hand.works });
  const jobs = [];
  for (let count = 0; count < 8; count += 1) jobs.push(await start(service));
  await eventually(() => hand.begun.length).toBeGreaterThan(0);
  const running = hand.begun.length;
  expect(running).toBeLessThanOrEqual(4);
  const last = jobs.at(-1);
  expect((await status(service, last.id)).queue_position).toBe(8 - running - 1);
  const cancel = (id: string) => ask(service, 'POST', `/local/jobs/${id}/cancel`);
  expect((await cancel(jobs[6].id)).json.status).toBe('cancelled');
  expect((await status(service, last.id)).queue_position).toBe(8 - running - 2);
  expect((await cancel(String(hand.begun[0]))).status).toBe(200);
  await eventually(() => hand.begun.length).toBe(running + 1);
  expect((await cancel(String(hand.begun[0]))).status).toBe(409);
  expect(await balance(service)).toMatchObject({ balance: 9_970, held: 30 });
});

test('the estimate comes from what such jobs really took', async () => {
  const clock = handClock();
  const hand = handWork();
  const service = await testService({ clock, works: hand.works });
  for (let count = 0; count < 3; count += 1) {
    const { id } = await start(service);
    await eventually(() => hand.begun).toContain(id);
    clock.advance(60_000);
    hand.end(id);
    await eventually(async () => (await status(service, id)).status).toBe('completed');
  }
  expect((await start(service)).estimated_time).toBe(60);
});

test('P6: two services on one state run every job once', async () => {
  const stateDir = tempDir();
  const hands = [handWork(), handWork()];
  const [first, second] = await Promise.all(
    hands.map(({ works }) => testService({ stateDir, works, plan: 'enterprise' })),
  );
  if (!first || !second) throw new Error('two services');
  const jobs = [];
  for (let count = 0; count < 6; count += 1) jobs.push(await start(count % 2 ? first : second));
  const begun = () => hands.flatMap((hand) => hand.begun);
  for (const { id } of jobs) {
    await eventually(async () => {
      await status(first, id);
      await status(second, id);
      return begun();
    }).toContain(id);
    for (const hand of hands) hand.end(id);
    await eventually(async () => (await status(first, id)).status).toBe('completed');
  }
  expect(begun()).toHaveLength(6);
  expect(await balance(second)).toMatchObject({ balance: 9_970, held: 0 });
});

test('a service that closes gives its running job back; the next one finishes it', async () => {
  const stateDir = tempDir();
  const one = handWork();
  const hook = await receiver();
  const first = await testService({ stateDir, works: one.works });
  await ask(first, 'POST', '/local/webhooks', { url: hook.url });
  const job = await start(first);
  await eventually(() => one.begun).toEqual([job.id]);
  await first.close();
  const two = handWork();
  const second = await testService({ stateDir, works: two.works });
  expect((await status(second, job.id)).status).toBe('queued');
  await eventually(() => two.begun).toEqual([job.id]);
  two.end(job.id);
  await eventually(async () => (await status(second, job.id)).status).toBe('completed');
  await eventually(() => hook.got.map(({ body }) => JSON.parse(body.toString()).type)).toEqual([
    'generation.started',
    'generation.completed',
  ]);
});

test('a job that is cancelled through another process is not worked on any longer', async () => {
  const stateDir = tempDir();
  const clock = handClock();
  const hand = handWork();
  const working = await testService({ stateDir, clock, works: hand.works });
  const other = await testService({ stateDir, clock, jobs: 'queue' });
  const job = await start(working);
  await eventually(() => hand.begun).toEqual([job.id]);
  clock.advance(1_000);
  hand.step(job.id);
  expect(hand.stopped).toEqual([]);
  expect((await ask(other, 'POST', `/local/jobs/${job.id}/cancel`)).status).toBe(200);
  clock.advance(1_000);
  hand.step(job.id);
  await eventually(() => hand.stopped).toEqual([job.id]);
  expect(await status(working, job.id)).toMatchObject({ status: 'cancelled' });
  expect(await balance(working)).toMatchObject({ balance: 10_000, held: 0 });
});

test('P12: a job whose process died is begun once more, then failed and refunded', async () => {
  const stateDir = tempDir();
  const first = await testService({ stateDir, jobs: 'queue' });
  const job = await start(first);
  await first.close();
  const die = async () => {
    const store = await openStore({ directory: stateDir, assets: assetsIn(ASSETS_DIR) });
    await store.write((sql) =>
      sql.run("UPDATE jobs SET status = 'processing', owner = 'own_gone', attempts = attempts + 1"),
    );
    await store.close();
  };
  await die();
  const two = handWork();
  const second = await testService({ stateDir, works: two.works });
  await status(second, job.id);
  await eventually(() => two.begun).toEqual([job.id]);
  await second.close();
  await die();
  const three = handWork();
  const third = await testService({ stateDir, works: three.works });
  await eventually(async () => (await status(third, job.id)).status).toBe('failed');
  expect(three.begun).toEqual([]);
  expect(await balance(third)).toMatchObject({ balance: 10_000, held: 0 });
});

test('a film that is done names its file and its poster', async () => {
  const outcome = {
    result: { file: 'f'.repeat(40), poster: 'e'.repeat(40), width: 1280 },
    outputUrl: 'x',
    commit() {},
  };
  const work: JobWork = { path: '/video/generate', run: async () => outcome };
  const service = await testService({ works: { music: work, video: work, build: work } });
  const { id } = (await ask(service, 'POST', '/video/generate', { prompt: 'sea' })).json;
  const film = async () => (await ask(service, 'GET', `/video/${id}`)).json;
  await eventually(async () => (await film()).status).toBe('completed');
  expect(await film()).toMatchObject({
    width: 1280,
    video_url: `http://127.0.0.1:4848/files/${'f'.repeat(40)}`,
    poster_url: `http://127.0.0.1:4848/files/${'e'.repeat(40)}`,
  });
});
