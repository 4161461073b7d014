import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { assetsIn } from '../../../src/service/workers/assets.ts';
import { openWorkerPool, type WorkerPool } from '../../../src/service/workers/worker-pool.ts';
import { ASSETS_DIR, eventually } from '../../support/service.ts';

let directory: string;
let workerPath: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'octet-worker-'));
  const input = fileURLToPath(new URL('../../../src/service/workers/worker.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' });
  await bundle.write({ dir: directory, format: 'cjs', entryFileNames: 'worker.cjs' });
  workerPath = join(directory, 'worker.cjs');
}, 60_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function workers(places = 1, path = workerPath): WorkerPool {
  const shop = openWorkerPool({
    workerPath: path,
    assetsDir: ASSETS_DIR,
    assets: assetsIn(ASSETS_DIR),
    places,
    roots: [],
  });
  onTestFinished(() => shop.close());
  return shop;
}

const going = () => new AbortController().signal;
const explain = (code: string) => ({
  kind: 'code-explain' as const,
  request: { code, language: 'javascript' },
});

test('an order is done in a thread, with progress, and the next one in the same thread', async () => {
  const shop = workers();
  const stages: string[] = [];
  const progress = (_: number, stage: string) => void stages.push(stage);
  for (const name of ['first', 'second']) {
    const { document } = await shop.run(explain(`function ${name}() {}`), { signal: going(), progress });
    expect(document?.explanation).toContain(name);
  }
  expect(stages).toContain('explaining');
});

test('more orders than places wait their turn, and all are done', async () => {
  const shop = workers(2);
  const names = ['a', 'b', 'c', 'd', 'e'];
  const all = await Promise.all(
    names.map((name) => shop.run(explain(`function ${name}1() {}`), { signal: going() })),
  );
  expect(
    all.map(({ document }, index) => String(document?.explanation).includes(`${names[index]}1`)),
  ).toEqual(names.map(() => true));
});

test('a file comes back whole, and what is wrong with an order comes back as its refusal', async () => {
  const shop = workers();
  const request = { prompt: 'sea', width: 64, height: 64, style: 'realistic', steps: 1, seed: 1 };
  const { artifact } = await shop.run({ kind: 'image', request }, { signal: going() });
  expect(
    Buffer.from(artifact?.bytes ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const picture = Buffer.from('no picture');
  const bad = shop.run({ kind: 'image-upscale', request: { scale: 2 }, picture }, { signal: going() });
  await expect(bad).rejects.toMatchObject({ status: 400, code: 'invalid_parameters' });
});

test('an order that is called off ends, even inside one long step, and the place is free again', async () => {
  const shop = workers();
  const stop = new AbortController();
  const request = { prompt: 'a long night', seconds: 240, seed: 1 };
  const began = new Promise<void>((resolve) => {
    const song = shop.run({ kind: 'music', request }, { signal: stop.signal, progress: () => resolve() });
    onTestFinished(() => expect(song).rejects.toThrow('enough'));
    song.catch(() => {});
  });
  await began;
  stop.abort(new Error('enough'));
  const { document } = await shop.run(explain('function after() {}'), { signal: going() });
  expect(document?.explanation).toContain('after');
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
      parentPort.postMessage({ type: 'done', result: { document: { threadId } } });
      ${late};
    });`),
  );
  const threads = new Set<unknown>();
  // An order that reaches the thread in its last moment fails with it; later ones get another thread.
  await eventually(async () => {
    const { document } = await shop
      .run(explain('1'), { signal: going() })
      .catch(() => ({ document: undefined }));
    return threads.add(document?.threadId).size;
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
    shop.run(explain(name), { signal: going(), progress: () => void begun.push(name) });
  const first = order('first');
  const second = order('second');
  await expect.poll(() => begun).toEqual(['first']);
  const ends = Promise.allSettled([first, second]);
  await shop.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(begun).toEqual(['first']);
});
