// Attacks the built `octet serve` from sockets without a key and with a second key, while an honest client works.
// Counts what the attackers got, and what the honest client waited for: the processor time that the main thread of the
// service spent, on anybody's behalf, from the head of its request to the end of its reply. Ends with 1 when one of its
// requests waited for more than ten times its quiet median, failed, or when the service held 400 MB or more. The times by
// the clocks of the service and the client are printed only: they measure the disk and the machine's other work as well.
//   node scripts/soak-attack.mjs [seconds] [seed] [sockets] [lanes with a second key]
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chat, KEYED, RAW } from './attacks.mjs';
import { random } from './chance.mjs';

const root = new URL('..', import.meta.url).pathname;
const seconds = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 1);
const sockets = Number(process.argv[4] ?? 100);
const lanes = Number(process.argv[5] ?? 4);
const MOST_RSS_MB = 400;
const MOST_TIMES = 10;
const chance = random(seed);
const pick = (list) => list[Math.floor(chance() * list.length)];
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Measures each of the honest client's requests inside the service: processor time and time, in milliseconds. */
const PROBE = `
const { openSync, readSync, renameSync, writeFileSync } = require('node:fs');
const { performance, monitorEventLoopDelay } = require('node:perf_hooks');
const { subscribe } = require('node:diagnostics_channel');
const { isMainThread } = require('node:worker_threads');
// Workers load it, too.
if (isMainThread) {
  // The first number is the time on a processor in nanoseconds. Other threads do not keep a request waiting.
  const schedule = openSync('/proc/self/task/' + process.pid + '/schedstat', 'r');
  const bytes = Buffer.alloc(64);
  const cpuMs = () => Number.parseInt(bytes.latin1Slice(0, readSync(schedule, bytes, 0, 64, 0)), 10) / 1e6;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const spentMs = [];
  const tookMs = [];
  const began = new WeakMap();
  subscribe('http.server.request.start', ({ request }) => {
    if (request.headers['x-soak'] === 'honest') began.set(request, [cpuMs(), performance.now()]);
  });
  subscribe('http.server.response.finish', ({ request }) => {
    if (!began.has(request)) return;
    const [cpu, at] = began.get(request);
    spentMs.push(cpuMs() - cpu);
    tookMs.push(performance.now() - at);
  });
  delay.enable();
  setInterval(() => {
    const path = process.env.SOAK_PROBE;
    writeFileSync(path + '.new', JSON.stringify({ spentMs, tookMs, longestMs: delay.max / 1e6 }));
    renameSync(path + '.new', path);
  }, 200).unref();
  process.on('SIGUSR2', () => { spentMs.length = 0; tookMs.length = 0; delay.reset(); });
}
`;

async function start(directory) {
  const probe = join(directory, 'probe.cjs');
  const counts = join(directory, 'probe.json');
  await writeFile(probe, PROBE);
  const env = { PATH: process.env.PATH, HOME: directory, SOAK_PROBE: counts };
  const args = [
    '--require',
    probe,
    join(root, 'bin/octet.js'),
    'serve',
    '--port',
    '0',
    '--plan',
    'none',
    '--json',
  ];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const ready = await new Promise((resolve, reject) => {
    child.stdout.on('data', (part) => {
      said += part;
      if (said.includes('\n')) resolve(JSON.parse(said.split('\n')[0]));
    });
    child.on('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
  // The service ends with this script, however that ends.
  process.on('exit', () => child.kill('SIGKILL'));
  let ended = false;
  child.on('exit', () => (ended = true));
  return {
    ...ready,
    url: ready.url.replace(/\/v1$/, ''),
    pid: child.pid,
    hasEnded: () => ended,
    probe: async () => JSON.parse(await readFile(counts, 'utf8')),
    reset: () => child.kill('SIGUSR2'),
    stop: () =>
      ended ? undefined : new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM')),
  };
}

async function post(service, path, key, body, headers = {}) {
  const reply = await fetch(service.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: reply.status, text: await reply.text() };
}

async function honest(service, until) {
  const waits = [];
  const failures = new Map();
  let failed = 0;
  while (!until()) {
    const from = performance.now();
    const { status, text } = await post(
      service,
      '/v1/chat/completions',
      service.key,
      chat('what is 17 * 23?'),
      {
        'x-soak': 'honest',
      },
    ).catch((error) => ({ status: 0, text: String(error.cause ?? error) }));
    waits.push(performance.now() - from);
    if (status !== 200 || !text.includes('391')) {
      failed += 1;
      const what = status === 200 ? 'another answer' : `${status} ${text.slice(0, 120)}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
    }
    await sleep(20);
  }
  return { waits: waits.sort((a, b) => a - b), failed, failures };
}

const got = new Map();
const count = (name) => got.set(name, (got.get(name) ?? 0) + 1);

function rawAttack(port, kind) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (part) => (said += part.toString('latin1', 0, 20)));
    socket
      .on('error', () => {})
      .on('close', () => {
        count(`${kind} ${said.slice(9, 12) || 'closed'}`);
        resolve();
      });
    const pieces = RAW[kind]();
    const next = () => {
      const piece = pieces.shift();
      if (piece === undefined || socket.destroyed) return;
      socket.write(piece, 'latin1');
      setTimeout(next, kind.startsWith('slow') ? 200 : 1);
    };
    next();
    setTimeout(() => socket.destroy(), 15_000).unref();
  });
}

async function main() {
  const directory = await mkdtemp(join(tmpdir(), 'octet-attack-'));
  const service = await start(directory);
  const port = Number(new URL(service.url).port);
  let rss = 0;
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${service.pid}/status`, 'utf8').catch(() => '');
    rss = Math.max(rss, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, 100);
  try {
    const made = await post(service, '/local/accounts', service.admin_key ?? service.key, {
      plan: 'none',
      credits: 1e9,
    });
    const { key } = JSON.parse(made.text);
    const after = (ms) => {
      const end = Date.now() + ms;
      return () => Date.now() >= end || service.hasEnded();
    };
    await honest(service, after(2_000));
    service.reset();
    const quiet = await honest(service, after(Math.min(10_000, 250 * seconds)));
    await sleep(400);
    const calm = await service.probe();
    const quietRss = rss;
    service.reset();

    const over = after(seconds * 1_000);
    const raw = Array.from({ length: sockets }, async () => {
      while (!over()) await rawAttack(port, pick(Object.keys(RAW)));
    });
    const keyed = Array.from({ length: lanes }, async () => {
      while (!over()) {
        const name = pick(Object.keys(KEYED));
        const [path, body] = KEYED[name]();
        const { status } = await post(service, path, key, body).catch(() => ({ status: 'lost' }));
        count(`key ${name} ${status}`);
      }
    });
    const busy = await honest(service, over);
    await sleep(400);
    const stormy = await service.probe();
    await Promise.all([...raw, ...keyed]);

    const median = (list) => list[Math.floor(list.length / 2)] ?? 0;
    const sorted = (list) => list.toSorted((a, b) => a - b);
    const times = (busy.waits.at(-1) ?? 0) / Math.max(1, median(quiet.waits));
    const most = (list) => list.reduce((a, b) => Math.max(a, b), 0);
    const calmCpuMs = median(sorted(calm.spentMs));
    const waited = most(stormy.spentMs) / calmCpuMs;
    const calmMs = median(sorted(calm.tookMs));
    const inside = most(stormy.tookMs) / calmMs;
    for (const [name, times] of [...got].sort()) console.log(`${String(times).padStart(7)}  ${name}`);
    console.log(
      `seed ${seed}, ${seconds} s, ${sockets} sockets without a key, ${lanes} lanes with a second key`,
    );
    const at = (list, part) =>
      (list[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0).toFixed(1);
    for (const [what, times] of [...quiet.failures, ...busy.failures])
      console.log(`${times} failed: ${what}`);
    for (const [name, { waits, failed }] of [
      ['quiet', quiet],
      ['under attack', busy],
    ]) {
      console.log(
        `${name}: ${waits.length} requests, ${failed} failed; ms median ${at(waits, 0.5)}, 99th ${at(waits, 0.99)}, most ${at(waits, 1)}`,
      );
    }
    console.log(
      `processor time while it waited: quiet median ${calmCpuMs.toFixed(1)} ms, under attack median ${median(sorted(stormy.spentMs)).toFixed(1)}, most ${most(stormy.spentMs).toFixed(1)}: ${waited.toFixed(1)} times (allowed ${MOST_TIMES})`,
    );
    console.log(
      `longest wait by the clock: ${inside.toFixed(1)} times the quiet median of ${calmMs.toFixed(1)} ms in the service, ${times.toFixed(1)} times at the client`,
    );
    console.log(
      `longest turn: quiet ${calm.longestMs.toFixed(0)} ms, under attack ${stormy.longestMs.toFixed(0)} ms`,
    );
    console.log(
      `memory: quiet ${quietRss.toFixed(0)} MB, most ${rss.toFixed(0)} MB (allowed ${MOST_RSS_MB})`,
    );
    const ok = !service.hasEnded() && busy.failed === 0 && rss < MOST_RSS_MB && waited <= MOST_TIMES;
    console.log(ok ? 'held' : 'FAILED');
    process.exitCode = ok ? 0 : 1;
  } finally {
    clearInterval(watch);
    await service.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

await main();
