import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bundleScript } from '../../../scripts/kept-bundle.mjs';
import { systemClock } from '../../../src/clock.ts';
import { assetsIn } from '../../../src/files/assets.ts';
import {
  openWorkerPool,
  type WorkerPool,
  type WorkerPoolOptions,
} from '../../../src/service/workers/worker-pool.ts';
import { ASSETS_DIR, eventually, handClock } from '../../support/service.ts';

let directory: string;
let workerPath: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'octet-worker-'));
  const input = fileURLToPath(new URL('../../../src/service/workers/worker.ts', import.meta.url));
  const source = `import ${JSON.stringify(input)};`;
  workerPath = await bundleScript({ source, directory, format: 'cjs' });
}, 60_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function workers(slots = 1, path = workerPath, more: Partial<WorkerPoolOptions> = {}): WorkerPool {
  const shop = openWorkerPool({
    clock: systemClock,
    workerPath: path,
    assetsDir: ASSETS_DIR,
    assets: assetsIn(ASSETS_DIR),
    slots,
    roots: [],
    ...more,
  });
  onTestFinished(() => shop.close());
  return shop;
}

const going = (account = 'a') => ({ signal: new AbortController().signal, account });
const explain = (code: string) => ({
  kind: 'code-explain' as const,
  request: { code, language: 'javascript' },
});

test('an order is done in a thread, with progress, and the next one in the same thread', async () => {
  const shop = workers();
  const stages: string[] = [];
  const progress = (_: number, stage: string) => void stages.push(stage);
  for (const name of ['first', 'second']) {
    const { explanation } = await shop.run(explain(`function ${name}() {}`), { ...going(), progress });
    expect(explanation).toContain(name);
  }
  expect(stages).toContain('explaining');
});

test('a file comes back whole, and what is wrong with an order comes back as its refusal', async () => {
  const shop = workers();
  const request = { prompt: 'sea', width: 64, height: 64, style: 'realistic', steps: 1, seed: 1 } as const;
  const { bytes } = await shop.run({ kind: 'image', request }, { ...going() });
  expect(Buffer.from(bytes).subarray(1, 4).toString()).toBe('PNG');
  const image = Buffer.from('no picture');
  const bad = shop.run({ kind: 'image-upscale', request: { image, scale: 2 } }, { ...going() });
  await expect(bad).rejects.toMatchObject({ status: 400, code: 'invalid_parameters' });
});

test('an order that is called off ends, even inside one long step, and the slot is free again', async () => {
  const shop = workers();
  const stop = new AbortController();
  const request = { prompt: 'a long night', seconds: 240, seed: 1 };
  const began = new Promise<void>((resolve) => {
    const song = shop.run(
      { kind: 'music', request },
      { signal: stop.signal, account: 'a', progress: () => resolve() },
    );
    onTestFinished(() => expect(song).rejects.toThrow('enough'));
    song.catch(() => {});
  });
  await began;
  stop.abort(new Error('enough'));
  const { explanation } = await shop.run(explain('function after() {}'), { ...going() });
  expect(explanation).toContain('after');
});

/** A worker of a few lines in place of ours, for threads that misbehave. */
function workerThat(does: string): string {
  const path = join(mkdtempSync(join(directory, 'own-')), 'worker.cjs');
  writeFileSync(path, `const { parentPort, threadId } = require('node:worker_threads');\n${does}`);
  return path;
}

test.each([
  ['throws', "setImmediate(() => { throw new Error('too late'); })"],
  ['ends', 'setImmediate(() => process.exit(3))'],
])('a thread that %s after its order was done is not asked again, and takes nobody down', async (_, late) => {
  const shop = workers(
    1,
    workerThat(`parentPort.on('message', () => {
      parentPort.postMessage({ type: 'done', result: { threadId } });
      ${late};
    });`),
  );
  const threads = new Set<unknown>();
  // An order that reaches the thread in its last moment fails with it; later ones get another thread.
  await eventually(async () => {
    const result: object = await shop.run(explain('1'), { ...going() }).catch(() => ({}));
    return threads.add('threadId' in result ? result.threadId : undefined).size;
  }).toBeGreaterThan(3);
});

test('a workshop that closes ends what runs and begins nothing that waits', async () => {
  const shop = workers(
    1,
    workerThat(
      "parentPort.on('message', () => parentPort.postMessage({ type: 'progress', fraction: 0, stage: 'on it' }));",
    ),
  );
  const begun: string[] = [];
  const order = (name: string) =>
    shop.run(explain(name), { ...going(), progress: () => void begun.push(name) });
  const first = order('first');
  const second = order('second');
  await expect.poll(() => begun).toEqual(['first']);
  const ends = Promise.allSettled([first, second]);
  await shop.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(begun).toEqual(['first']);
});

/** Answers each order when told to, with the name of the code. */
const ECHO = `parentPort.on('message', ({ type, order }) => {
  if (type === 'work') parentPort.postMessage({ type: 'done', result: { name: order.request.code } });
});`;

test('more orders than slots wait their turn, and all are done', async () => {
  const shop = workers(2, workerThat(ECHO));
  const names = ['a', 'b', 'c', 'd', 'e'];
  const all = await Promise.all(names.map((name) => shop.run(explain(name), going())));
  expect(all).toEqual(names.map((name) => ({ name })));
});

test('X9.2: keys take turns, however many orders one of them has', async () => {
  const shop = workers(1, workerThat(ECHO));
  const done: string[] = [];
  const order = async (account: string, name: string): Promise<void> => {
    await shop.run(explain(name), going(account));
    done.push(name);
  };
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => order('a', name)),
    ...['b1', 'b2'].map((name) => order('b', name)),
    order('c', 'c1'),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('X9.2: one key cannot take every slot', async () => {
  const stop = new AbortController();
  const started: string[] = [];
  const path = workerThat(
    "parentPort.on('message', () => parentPort.postMessage({ type: 'progress', fraction: 0, stage: 'on it' }));",
  );
  const busy = workers(3, path, { slotsEach: 2 });
  const order = (account: string) =>
    busy
      .run(explain('x'), { signal: stop.signal, account, progress: () => void started.push(account) })
      .catch(() => {});
  const all = [...Array(5).fill('a'), 'b'].map(order);
  await eventually(() => started.toSorted().join()).toBe('a,a,b');
  await busy.close();
  stop.abort();
  await Promise.all(all);
});

test('X9.2: the queue is bounded, for one key with 429 and for all with 503', async () => {
  const path = workerThat("parentPort.on('message', () => {});");
  const shop = workers(1, path, { waitingEach: 2, waitingAll: 3 });
  const order = (account: string) => shop.run(explain('x'), going(account));
  const waiting = [order('a'), order('a'), order('a'), order('b')].map((each) => each.catch(() => {}));
  await expect(order('a')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  await expect(order('b')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  await shop.close();
  await Promise.all(waiting);
});

test('X9.2: an order that is called off while it waits gives its place in the queue back', async () => {
  const shop = workers(1, workerThat("parentPort.on('message', () => {});"), { waitingEach: 1 });
  const first = shop.run(explain('x'), going()).catch(() => {});
  const stop = new AbortController();
  const second = shop.run(explain('y'), { signal: stop.signal, account: 'a' });
  stop.abort(new Error('enough'));
  await expect(second).rejects.toThrow('enough');
  const third = shop.run(explain('z'), going()).catch((error: Error) => error.message);
  await shop.close();
  expect(await third).toBe('the worker pool is closed');
  await first;
});

test('X9.3: a thread that spins is ended by the limit, says so, and the next order gets another', async () => {
  const clock = handClock();
  const path = workerThat(`parentPort.on('message', ({ type, order }) => {
    if (order?.request.code === 'spin') {
      parentPort.postMessage({ type: 'progress', fraction: 0, stage: 'spinning' });
      for (;;);
    }
    if (type === 'work') parentPort.postMessage({ type: 'done', result: { threadId } });
  });`);
  const shop = workers(1, path, { clock });
  const stages: string[] = [];
  const progress = (_: number, stage: string) => void stages.push(stage);
  const spinning = shop.run(explain('spin'), { ...going(), progress });
  await eventually(() => stages).toEqual(['spinning']);
  clock.advance(19_999);
  expect(clock.timers()).toBe(1);
  clock.advance(1);
  await expect(spinning).rejects.toMatchObject({
    status: 400,
    code: 'work_too_large',
    message: 'This took longer than 20 s. Send less at once.',
  });
  expect(await shop.run(explain('1'), going())).toHaveProperty('threadId');
  expect(clock.timers()).toBe(0);
});

test('X9.3: a thread that takes too much memory is ended, and says so', async () => {
  const path = workerThat(`parentPort.on('message', () => {
    const all = [];
    for (;;) all.push(new Array(100_000).fill(0.5));
  });`);
  await expect(workers(1, path).run(explain('x'), going())).rejects.toMatchObject({
    status: 400,
    message: 'This needs more than 128 MB of memory. Send less at once.',
  });
}, 60_000);

test('X9.3: a thread that keeps too much after its order is not used again', async () => {
  const path = workerThat(`parentPort.on('message', ({ type }) => {
    const result = { threadId };
    if (type === 'work') parentPort.postMessage({ type: 'done', result, keptBytes: 200 * 1024 * 1024 });
  });`);
  const shop = workers(1, path);
  const thread = () => shop.run(explain('x'), going());
  expect(await thread()).not.toEqual(await thread());
});
