// Kills the local service in the middle of its work, again and again, and then does the sums: every answer that
// was acknowledged is still there, every key was charged once, the ledger sums to the balance, no job is lost.
//   node scripts/soak-service.mjs [rounds] [seed] [node binary]
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random } from './chance.mjs';
import { bundleScript } from './kept-bundle.mjs';

const root = new URL('..', import.meta.url).pathname;

const ENTRY = `
import { systemClock } from '${root}src/clock.ts';
import { listen } from '${root}src/service/http/listen.ts';
import { openService } from '${root}src/service/service.ts';

async function main() {
  const [, , stateDir, assetsDir] = process.argv;
  const work = {
    path: '/music/generate',
    run: async (room, job) => {
      await systemClock.sleep(10);
      return { result: { title: job.id }, outputUrl: 'http://127.0.0.1/files/x', commit() {} };
    },
  };
  const service = await openService({
    stateDir, assetsDir, clock: systemClock, workerPath: undefined, speed: Infinity, plan: 'enterprise',
    works: { music: work, video: work, build: work },
  });
  const { url } = await listen(service, { port: 0 });
  console.log(JSON.stringify({ url, key: service.key, adminKey: service.adminKey }));
  process.on('SIGTERM', () => process.exit(0));
}
main().catch((error) => { console.error(error); process.exit(1); });
`;

async function start(node, program, stateDir, assetsDir) {
  const child = spawn(node, [program, stateDir, assetsDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let wrong = '';
  child.stderr.on('data', (part) => (wrong += part));
  const ready = await new Promise((resolve, reject) => {
    child.stdout.on('data', (part) => {
      said += part;
      if (said.includes('\n')) resolve(JSON.parse(said.split('\n')[0]));
    });
    child.on('exit', (code) => reject(new Error(`the service ended with ${code}: ${wrong}`)));
  });
  const kill = (signal) =>
    new Promise((resolve) => {
      child.removeAllListeners('exit');
      child.on('exit', resolve);
      child.kill(signal);
    });
  return { ...ready, kill };
}

const bearerFor = (service, path) => `Bearer ${path.startsWith('/local/') ? service.adminKey : service.key}`;
const post = (service, path, key, body) =>
  fetch(service.url + path, {
    method: 'POST',
    headers: {
      authorization: bearerFor(service, path),
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
const get = async (service, path) =>
  (await fetch(service.url + path, { headers: { authorization: bearerFor(service, path) } })).json();

const CREDITS = 1_000_000;
const requestOf = (key, index) =>
  index % 3 === 2
    ? { path: '/v1/music/generate', body: { prompt: key }, price: 5 }
    : {
        path: '/v1/chat/completions',
        body: { messages: [{ role: 'user', content: key }], stream: index % 3 === 1 },
        price: 1,
      };

/** Sends requests in several lanes until the service is gone; what was not acknowledged stays on the list. */
async function load(service, asked, lanes) {
  const lane = async () => {
    for (;;) {
      const open = asked.find((each) => !each.reply && !each.busy);
      const each = open ?? { key: randomUUID(), index: asked.length, reply: undefined, busy: false };
      if (!open) asked.push(each);
      each.busy = true;
      try {
        const { path, body } = requestOf(each.key, each.index);
        const reply = await post(service, path, each.key, body);
        const text = await reply.text();
        if (reply.status === 200 && (!body.stream || text.endsWith('data: [DONE]\n\n'))) each.reply = text;
        else if (reply.status === 429) return;
      } catch {
        return;
      } finally {
        each.busy = false;
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Until so many more were acknowledged, so that every kill falls into the middle of work on a machine of any speed. */
async function busyFor(asked, more) {
  const count = () => asked.filter(({ reply }) => reply).length;
  const goal = count() + more;
  for (let waits = 0; count() < goal && waits < 2_000; waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Refuses the first attempt of every other delivery, and counts them all. */
async function receiver() {
  const attempts = new Map();
  const events = new Set();
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const id = request.headers['webhook-id'];
      const count = (attempts.get(id) ?? 0) + 1;
      attempts.set(id, count);
      const refused = count === 1 && /[02468ace]$/.test(id);
      if (!refused) {
        const { type, data } = JSON.parse(body);
        events.add(`${type} ${data.job_id}`);
      }
      reply.writeHead(refused ? 500 : 200).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/hook`;
  return { url, attempts, events, close: () => server.close() };
}

export async function soak({
  rounds,
  seed,
  node = process.execPath,
  assetsDir = process.env.OCTET_TEST_ASSETS ?? join(root, 'dist/assets'),
  log = () => {},
}) {
  const directory = await mkdtemp(join(tmpdir(), 'octet-soak-'));
  let hook;
  try {
    const program = await bundleScript({ source: ENTRY, directory, format: 'cjs' });
    const stateDir = join(directory, 'state');
    await mkdir(stateDir);
    const chance = random(seed);
    const asked = [];
    hook = await receiver();
    for (let round = 1; round <= rounds; round += 1) {
      const service = await start(node, program, stateDir, assetsDir);
      if (round === 1) {
        await post(service, '/local/credits', 'k', { amount: CREDITS - 10_000 });
        await post(service, '/local/webhooks', 'k', { url: hook.url });
      }
      const loading = load(service, asked, 6);
      await busyFor(asked, 1 + Math.floor(chance() * 20));
      await new Promise((resolve) => setTimeout(resolve, chance() * 20));
      await service.kill('SIGKILL');
      await loading;
      log(`round ${round}: ${asked.filter(({ reply }) => reply).length} of ${asked.length} acknowledged`);
    }
    return await verdict(await start(node, program, stateDir, assetsDir), asked, hook);
  } finally {
    hook?.close();
    await rm(directory, { recursive: true, force: true });
  }
}

async function verdict(service, asked, hook) {
  const problems = [];
  try {
    for (const each of asked) {
      const { path, body } = requestOf(each.key, each.index);
      for (;;) {
        const reply = await post(service, path, each.key, body);
        const text = await reply.text();
        if (reply.status === 429) {
          await new Promise((resolve) =>
            setTimeout(resolve, 1_000 * Number(reply.headers.get('retry-after'))),
          );
          continue;
        }
        if (reply.status !== 200) problems.push(`${each.key}: ${reply.status} ${text}`);
        else if (each.reply && (each.reply !== text || !reply.headers.get('idempotent-replayed'))) {
          problems.push(`${each.key}: an acknowledged reply is gone`);
        }
        break;
      }
    }
    for (let tries = 0; tries < 300; tries += 1) {
      const { jobs } = await get(service, '/local/health');
      if (!jobs.queued && !jobs.processing) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const { balance, held } = await get(service, '/v1/payments/balance');
    const rows = await ledger(service);
    const { jobs } = await get(service, '/local/health');
    const songs = asked.filter(({ index }) => index % 3 === 2).length;
    const made = (jobs.completed ?? 0) + (jobs.failed ?? 0);
    const charges = rows.filter(({ type }) => type === 'charge');
    const sum = rows.reduce((total, { amount }) => total + amount, 0);
    if (sum !== balance + held)
      problems.push(`the ledger sums to ${sum}, the balance is ${balance} and ${held} held`);
    if (held !== 0) problems.push(`${held} credits are still held`);
    if (made !== songs) problems.push(`${songs} songs were asked for, ${made} jobs ended`);
    const due = asked.length - (jobs.failed ?? 0);
    if (charges.length !== due) problems.push(`${due} requests, ${charges.length} charges`);
    if (rows.some(({ balance: after }) => after < 0)) problems.push('a balance was negative');
    problems.push(...(await undelivered(service, hook)));
    return {
      problems,
      deliveries: hook.attempts.size,
      requests: asked.length,
      charges: charges.length,
      jobs,
    };
  } finally {
    await service.kill('SIGKILL');
  }
}

/** Every song's end was told, or its five attempts are used up; nothing was attempted a sixth time. */
async function undelivered(service, { attempts, events }) {
  const songs = (await get(service, '/v1/music/library?limit=100')).data.filter(
    ({ status }) => status === 'completed',
  );
  const missing = () => songs.filter(({ id }) => !events.has(`generation.completed ${id}`));
  // On a busy machine sending takes its time: only a standstill is an end.
  for (let idle = 0, left = Number.NaN; missing().length > 0 && idle < 100; idle += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (attempts.size !== left) idle = 0;
    left = attempts.size;
  }
  const failed = (await get(service, '/local/notifications')).data.length;
  const often = [...attempts.values()].filter((count) => count > 5).length;
  return [
    ...(missing().length > failed
      ? [`${missing().length} ends were never told, ${failed} deliveries failed`]
      : []),
    ...(often > 0 ? [`${often} deliveries were attempted more than five times`] : []),
  ];
}

async function ledger(service) {
  const rows = [];
  for (let before = ''; ; ) {
    const page = await get(service, `/v1/payments/transactions?limit=100${before}`);
    if (!page.data) {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      continue;
    }
    rows.push(...page.data);
    if (!page.has_more) return rows;
    before = `&before=${rows.at(-1).id}`;
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [, , rounds = '200', seed = String(Date.now() % 1e6), node] = process.argv;
  console.log(`${rounds} rounds, seed ${seed}`);
  const result = await soak({ rounds: Number(rounds), seed: Number(seed), node, log: console.log });
  console.log(JSON.stringify(result, null, 2));
  process.exitCode = result.problems.length === 0 ? 0 : 1;
}
