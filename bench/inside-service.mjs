// Measured by inside.mjs: chats and jobs through the service's own function. The jobs do nothing, so what is left
// is the queue: accepting, holding credits, claiming, ending, charging.
import { systemClock } from '../src/clock.ts';
import { openService } from '../src/service/service.ts';

const [stateDir, assetsDir, calls, jobs] = process.argv.slice(2);
const IN_FLIGHT = 8;
const WARM_UP = 50;
const nothing = async () => ({ result: {}, outputUrl: 'http://octet.local/files/none', commit() {} });
const works = {
  music: { path: '/music/generate', run: nothing },
  video: { path: '/video/generate', run: nothing },
};

async function main() {
  const service = await openService({
    stateDir,
    assetsDir,
    workerPath: undefined,
    clock: systemClock,
    plan: 'enterprise',
    credits: 1_000_000,
    speed: Number.POSITIVE_INFINITY,
    works,
  });
  const ask = async (method, path, body) => {
    const reply = await service.carry({
      method,
      url: `http://octet.local/v1${path}`,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      timeouts: { connectMs: 0, headersMs: 0, idleMs: 0 },
    });
    const pieces = [];
    for await (const piece of reply.body) pieces.push(piece);
    const text = Buffer.concat(pieces).toString();
    if (reply.status !== 200 && reply.status !== 202) throw new Error(`${path}: ${reply.status} ${text}`);
    return JSON.parse(text);
  };
  const callMs = await chats(ask);
  const jobsPerSecond = await queue(ask);
  await service.close();
  console.log(JSON.stringify({ callMs, jobsPerSecond }));
}

async function chats(ask) {
  const chat = () =>
    ask('POST', '/chat/completions', { messages: [{ role: 'user', content: 'what is 2+2?' }] });
  for (let index = 0; index < WARM_UP; index += 1) await chat();
  const startedAt = performance.now();
  for (let index = 0; index < Number(calls); index += 1) await chat();
  return (performance.now() - startedAt) / Number(calls);
}

/** The plan limits requests, not jobs: each is asked for once and looked at when the queue has had time for it. */
async function queue(ask) {
  let next = 0;
  const lane = async () => {
    while (next < Number(jobs)) {
      next += 1;
      const { id } = await ask('POST', '/music/generate', { prompt: `song ${next}`, duration: 30 });
      while ((await ask('GET', `/music/status/${id}`)).status !== 'completed') {
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  return Number(jobs) / ((performance.now() - startedAt) / 1e3);
}

main();
