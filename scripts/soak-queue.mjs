// `node scripts/soak-queue.mjs [LINES] [WORKERS] [SECONDS BETWEEN FAULTS] [RPM] [MAX CREDITS] [LIMIT]`: a queued batch against
// a service that drops, delays and answers 429, while workers are killed or stopped and PostgreSQL is crashed at random. LIMIT
// is what the service itself allows in ten seconds. Ends with 1 unless every line has exactly one result, the charges at the
// service are those in the results, --max-credits was not passed, and no limit was passed by more than one grant.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { temporaryPostgres } from './temporary-postgres.mjs';

const [LINES = 100_000, WORKERS = 4, EVERY_S = 10, RPM = 0, MAX_CREDITS = 0, LIMIT = 0] = process.argv
  .slice(2)
  .map(Number);
const CONCURRENCY = 16;
const BIN = fileURLToPath(new URL('../bin/octet.js', import.meta.url));
const postgres = await temporaryPostgres();
const { root, query } = postgres;

/** One charge for each key, as a service that honours keys makes it; a line with two keys was charged twice. */
const charged = new Set();
const keysOf = new Map();
const met = { requests: 0, dropped: 0, lost: 0, limited: 0, replayed: 0 };
/** When requests arrived, in milliseconds. */
const arrived = [];
const WINDOW_S = 10;
const window = { resetAt: 0, used: 0, mostUsed: 0 };

/** The service's own limit, as its headers tell it. */
function countedHeaders() {
  if (LIMIT === 0) return {};
  const now = Date.now() / 1_000;
  if (now >= window.resetAt) Object.assign(window, { resetAt: Math.ceil(now) + WINDOW_S, used: 0 });
  window.used += 1;
  window.mostUsed = Math.max(window.mostUsed, window.used);
  return {
    'x-ratelimit-limit': LIMIT,
    'x-ratelimit-remaining': Math.max(0, LIMIT - window.used),
    'x-ratelimit-reset': window.resetAt,
  };
}
const server = createServer(async (request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ data: [], prices: [{ operation: 'text', credits: 1, per: 1e6 }] }));
  }
  arrived.push(Date.now());
  const limits = countedHeaders();
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const key = request.headers['idempotency-key'];
  met.requests += 1;
  const chance = Math.random();
  if (chance < 0.01) {
    met.dropped += 1;
    return request.socket.destroy();
  }
  if (chance < 0.02) {
    met.limited += 1;
    response.writeHead(429, { 'retry-after': '0', ...limits });
    return response.end('{"error":{"message":"slow down"}}');
  }
  if (charged.has(key)) met.replayed += 1;
  charged.add(key);
  const body = Buffer.concat(chunks).toString();
  keysOf.set(body, (keysOf.get(body) ?? new Set()).add(key));
  if (chance < 0.03) {
    met.lost += 1;
    return request.socket.destroy();
  }
  if (chance < 0.08) await wait(Math.random() * 500);
  response.writeHead(200, { 'content-type': 'application/json', 'idempotency-key': key, ...limits });
  response.end(JSON.stringify({ choices: [{ message: { content: 'x' } }], credits_used: 1 }));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

const env = {
  PATH: process.env.PATH,
  HOME: root,
  OCTET_QUEUE_URL: postgres.url,
  OCTET_BASE_URL: `http://127.0.0.1:${server.address().port}/v1`,
  OCTET_API_KEY: 'octet_soak_key_0123456789',
};
const octet = (...argv) =>
  spawn(process.execPath, [BIN, ...argv], { env, stdio: ['ignore', 'ignore', 'ignore'] });

const file = join(root, 'lines.jsonl');
writeFileSync(
  file,
  Array.from({ length: LINES }, (_, index) =>
    JSON.stringify({ id: index, command: 'chat', prompt: `n ${index}` }),
  ).join('\n'),
);
const startedAt = Date.now();
const limits = [
  ...(RPM > 0 ? ['--rpm', String(RPM)] : []),
  ...(MAX_CREDITS > 0 ? ['--max-credits', String(MAX_CREDITS)] : []),
];
const [submitted] = await once(octet('batch', 'submit', file, '--name', 'soak', ...limits), 'exit');
if (submitted !== 0) throw new Error(`submit ended with ${submitted}`);
const faults = { killed: 0, stopped: 0, restarts: 0 };
const workers = new Set();
const isDone = async () => {
  const [batch] = await query('SELECT state FROM octet_batch.batch').catch(() => []);
  return batch?.state === 'done' || batch?.state === 'exhausted';
};
let over = false;
const startWorker = () => {
  if (over) return;
  const worker = octet('batch', 'work', '--concurrency', String(CONCURRENCY), '--name', 'soak');
  workers.add(worker);
  worker.once('exit', () => {
    workers.delete(worker);
    startWorker();
  });
};
for (let count = 0; count < WORKERS; count += 1) startWorker();
while (!(await isDone())) {
  await wait(EVERY_S * 1_000 * (0.5 + Math.random()));
  const victim = [...workers][Math.floor(Math.random() * workers.size)];
  const chance = Math.random();
  if (chance < 0.6) {
    faults.killed += 1;
    victim?.kill('SIGKILL');
  } else if (chance < 0.8) {
    // Longer than its lease: another worker takes over, and this one must notice.
    faults.stopped += 1;
    victim?.kill('SIGSTOP');
    setTimeout(() => victim?.kill('SIGCONT'), 40_000);
  } else {
    faults.restarts += 1;
    await postgres.crash();
  }
}
over = true;
const seconds = (Date.now() - startedAt) / 1_000;
for (const worker of workers) worker.kill('SIGKILL');

const [rows] = await query(
  `SELECT count(*)::int AS rows, count(DISTINCT index)::int AS lines, count(*) FILTER (WHERE state = 'done')::int AS done,
     count(*) FILTER (WHERE state = 'failed')::int AS failed, count(*) FILTER (WHERE state = 'unknown')::int AS unknown,
     count(*) FILTER (WHERE state = 'sending')::int AS sending,
     count(*) FILTER (WHERE state = 'done' AND credits > 0)::int AS charged FROM octet_batch.result`,
);
await postgres.remove();
server.closeAllConnections();
server.close();
const twice = [...keysOf.values()].filter(({ size }) => size > 1).length;
let mostInAMinute = 0;
for (let last = 0, first = 0; last < arrived.length; last += 1) {
  while (arrived[last] - arrived[first] >= 60_000) first += 1;
  mostInAMinute = Math.max(mostInAMinute, last - first + 1);
}
const seen = {
  ...faults,
  ...met,
  ...rows,
  charges: charged.size,
  twice,
  mostInAMinute,
  mostInAWindow: window.mostUsed,
};
console.log(JSON.stringify({ LINES, WORKERS, RPM, MAX_CREDITS, LIMIT, seconds, ...seen }, null, 1));
const checks = {
  'one result for each line': rows.rows === rows.lines && (MAX_CREDITS > 0 || rows.rows === LINES),
  'nothing left under way': rows.sending === 0,
  'no line charged under two keys': twice === 0,
  // A line that failed or is unknown may have been charged without a reply.
  'charges are those in the results':
    charged.size >= rows.charged && charged.size - rows.charged <= rows.failed + rows.unknown,
  '--rpm': RPM === 0 || mostInAMinute <= RPM + Math.min(CONCURRENCY, RPM / 60),
  '--max-credits': MAX_CREDITS === 0 || charged.size <= MAX_CREDITS,
  "the service's limit": LIMIT === 0 || window.mostUsed <= LIMIT + 100,
};
const broken = Object.keys(checks).filter((name) => !checks[name]);
if (broken.length > 0) console.log(`broken: ${broken.join(', ')}`);
process.exit(broken.length === 0 ? 0 : 1);
