// Measured by inside.mjs: chats and jobs through the service's own function, with state on disk. Each has a service of
// its own, since the largest plan allows 1,000 requests a minute. The jobs do nothing, so what is left is the queue:
// accepting, holding credits, claiming, ending, charging.
import { join } from 'node:path';
import { systemClock } from '../src/clock.ts';
import { openService } from '../src/service/service.ts';

const [stateDir, assetsDir, calls, jobs] = process.argv.slice(2);
const IN_FLIGHT = 8;
const WARM_UP = 50;

async function open(name, works) {
  const service = await openService({
    stateDir: join(stateDir, name),
    assetsDir,
    workerPath: undefined,
    clock: systemClock,
    plan: 'enterprise',
    credits: 1_000_000,
    speed: Number.POSITIVE_INFINITY,
    works,
  });
  const post = async (path, body) => {
    const reply = await service.transport({
      method: 'POST',
      url: `http://octet.local/v1${path}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      timeouts: { connectMs: 0, headersMs: 0, idleMs: 0 },
    });
    const pieces = [];
    for await (const piece of reply.body) pieces.push(piece);
    const text = Buffer.concat(pieces).toString();
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${text}`);
    return JSON.parse(text);
  };
  return { post, close: () => service.close() };
}

/** Milliseconds for each of many chats, one after the other. */
async function chats() {
  const { post, close } = await open('chats');
  const chat = () => post('/chat/completions', { messages: [{ role: 'user', content: 'what is 2+2?' }] });
  for (let index = 0; index < WARM_UP; index += 1) await chat();
  const startedAt = performance.now();
  for (let index = 0; index < Number(calls); index += 1) await chat();
  const callMs = (performance.now() - startedAt) / Number(calls);
  await close();
  return callMs;
}

/** Jobs a second, from the first that is asked for to the last that has ended. */
async function queue() {
  const ended = new Map();
  const run = async (_, { request }) => ({
    result: {},
    outputUrl: 'http://octet.local/files/none',
    // The last thing in the transaction that ends the job; the commit itself follows at once.
    commit: () => setImmediate(ended.get(request.prompt)),
  });
  const { post, close } = await open('jobs', {
    music: { path: '/music/generate', run },
    video: { path: '/video/generate', run },
  });
  let next = 0;
  const lane = async () => {
    while (next < Number(jobs)) {
      next += 1;
      const prompt = `song ${next}`;
      const end = new Promise((resolve) => ended.set(prompt, resolve));
      await post('/music/generate', { prompt, duration: 30 });
      await end;
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  const jobsPerSecond = Number(jobs) / ((performance.now() - startedAt) / 1e3);
  await close();
  return jobsPerSecond;
}

async function main() {
  console.log(JSON.stringify({ callMs: await chats(), jobsPerSecond: await queue() }));
}

main();
