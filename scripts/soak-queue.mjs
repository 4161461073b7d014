// `node scripts/soak-queue.mjs [LINES] [WORKERS] [SECONDS BETWEEN FAULTS]`: a queued batch against a service that drops,
// delays and answers 429, while workers are killed and PostgreSQL is restarted at random. Ends with 1 unless every line
// has exactly one result and the charges at the service are those in the results.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const [LINES = 100_000, WORKERS = 4, EVERY_S = 10] = process.argv.slice(2).map(Number);
const BIN = fileURLToPath(new URL('../bin/octet.js', import.meta.url));
const root = mkdtempSync('/tmp/octet-soak-');
const DEBIAN = '/usr/lib/postgresql';
const binaries = [
  ...(process.env.PATH ?? '').split(':'),
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []),
].find((place) => existsSync(join(place, 'initdb')));
if (!binaries) throw new Error('no PostgreSQL on this machine');
const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const user = process.getuid() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
if (user.uid !== undefined) chownSync(root, user.uid, user.gid);
const data = join(root, 'data');
execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'octet', '-A', 'trust', '-E', 'UTF8'], {
  ...user,
  stdio: 'ignore',
});
appendFileSync(join(data, 'postgresql.conf'), `listen_addresses = ''\nunix_socket_directories = '${root}'\n`);
const url = `postgres:///postgres?host=${root}&user=octet`;

let postgres;
async function startPostgres() {
  postgres = spawn(join(binaries, 'postgres'), ['-D', data], { ...user, stdio: 'ignore' });
  for (let tries = 0; tries < 600; tries += 1) {
    if (await query('SELECT 1').catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error('PostgreSQL does not start');
}

async function query(text) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** One charge for each key, as a service that honours keys makes it; a line with two keys was charged twice. */
const charged = new Set();
const keysOf = new Map();
const met = { requests: 0, dropped: 0, lost: 0, limited: 0, replayed: 0 };
const server = createServer(async (request, response) => {
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
    response.writeHead(429, { 'retry-after': '0' });
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
  response.writeHead(200, { 'content-type': 'application/json', 'idempotency-key': key });
  response.end(JSON.stringify({ choices: [{ message: { content: 'x' } }], credits_used: 1 }));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

const env = {
  PATH: process.env.PATH,
  HOME: root,
  OCTET_QUEUE_URL: url,
  OCTET_BASE_URL: `http://127.0.0.1:${server.address().port}/v1`,
  OCTET_API_KEY: 'octet_soak_key_0123456789',
};
const octet = (...argv) =>
  spawn(process.execPath, [BIN, ...argv], { env, stdio: ['ignore', 'ignore', 'ignore'] });

await startPostgres();
const file = join(root, 'lines.jsonl');
writeFileSync(
  file,
  Array.from({ length: LINES }, (_, index) =>
    JSON.stringify({ id: index, command: 'chat', prompt: `n ${index}` }),
  ).join('\n'),
);
const startedAt = Date.now();
const [submitted] = await once(octet('batch', 'submit', file, '--name', 'soak'), 'exit');
if (submitted !== 0) throw new Error(`submit ended with ${submitted}`);
const faults = { killed: 0, stopped: 0, restarts: 0 };
const workers = new Set();
const isDone = async () =>
  (await query('SELECT state FROM octet_batch.batch').catch(() => []))[0]?.state === 'done';
let over = false;
const hire = () => {
  if (over) return;
  const worker = octet('batch', 'work', '--concurrency', '16', '--name', 'soak');
  workers.add(worker);
  worker.once('exit', () => {
    workers.delete(worker);
    hire();
  });
};
for (let count = 0; count < WORKERS; count += 1) hire();
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
    const exit = once(postgres, 'exit');
    postgres.kill('SIGQUIT');
    await exit;
    await startPostgres();
  }
}
over = true;
const seconds = (Date.now() - startedAt) / 1_000;
for (const worker of workers) worker.kill('SIGKILL');

const [rows] = await query(
  `SELECT count(*)::int AS rows, count(DISTINCT index)::int AS lines, count(*) FILTER (WHERE state = 'done')::int AS done,
     count(*) FILTER (WHERE state = 'failed')::int AS failed, count(*) FILTER (WHERE state = 'unknown')::int AS unknown,
     count(*) FILTER (WHERE credits > 0)::int AS charged FROM octet_batch.result`,
);
postgres.kill('SIGINT');
await once(postgres, 'exit');
server.closeAllConnections();
server.close();
rmSync(root, { recursive: true, force: true });
const twice = [...keysOf.values()].filter(({ size }) => size > 1).length;
console.log(
  JSON.stringify(
    { LINES, WORKERS, seconds, ...faults, ...met, ...rows, charges: charged.size, twice },
    null,
    1,
  ),
);
// A line that failed or is unknown may have been charged without a reply.
const open = rows.failed + rows.unknown;
const isRight =
  rows.rows === LINES &&
  rows.lines === LINES &&
  twice === 0 &&
  charged.size >= rows.charged &&
  charged.size - rows.charged <= open;
process.exit(isRight ? 0 : 1);
