// The service under load, beside aimock and a bare Hono server: the same load generator in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { median, sized } from './measure.mjs';
import { bin, cleanEnv, ROOT } from './places.mjs';
import { cell, ratio } from './report.mjs';

const SECONDS = sized(4, 1);
const ROUNDS = sized(3, 1);
const CONNECTIONS = [10, 100];
const MANY_CONNECTIONS = sized(1_000, 200);
const GROWTH_ROWS = sized([10_000, 100_000, 1_000_000], [1_000, 10_000]);
const KINDS = ['models', 'chat', 'streams'];
/** Milliseconds of one tick in /proc. */
const TICK_MS = 10;

export const SERVE = [
  'serve',
  '--port',
  '0',
  '--plan',
  'none',
  '--credits',
  '1000000000',
  '--speed',
  '1e9',
  '--json',
];
const SERVERS = {
  'octet, in memory': () => [bin(), ...SERVE, '--ephemeral'],
  'octet, on disk': () => [bin(), ...SERVE],
  aimock: () => [join(ROOT, 'bench/aimock.mjs')],
  'bare Hono': () => [join(ROOT, 'bench/hono.mjs')],
};
/** Marks by server: rate and p99 beside aimock's. */
const MARKS = {
  'octet, in memory': { rate: { least: 0.6 }, p99: { most: 3 } },
  'octet, on disk': { rate: { least: 0.25 }, p99: { most: 3 } },
};

export async function load(report) {
  const servers = {};
  for (const [name, args] of Object.entries(SERVERS)) servers[name] = await started(args());
  try {
    for (const kind of KINDS) {
      for (const connections of CONNECTIONS) await compare(report, servers, kind, connections);
    }
    report.heading(`service, ${MANY_CONNECTIONS} connections`, ['errors']);
    for (const name of Object.keys(MARKS)) {
      const { failed } = await fire(servers[name], 'chat', MANY_CONNECTIONS);
      report.row(name, [cell(failed, { unit: '', most: 0 })]);
    }
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.close()));
  }
  await growth(report);
}

async function compare(report, servers, kind, connections) {
  const runs = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, server] of Object.entries(servers))
      runs[name].push(await fire(server, kind, connections));
  }
  const of = (name, field) => median(runs[name].map((run) => run[field]));
  report.heading(`service under load, ${kind}, ${connections} connections`, [
    'requests a second',
    'rate / aimock',
    'p50',
    'p99',
    'p99 / aimock',
    'CPU a request',
    'memory',
  ]);
  for (const name of Object.keys(servers)) {
    const marks = MARKS[name] ?? {};
    const isHundred = connections === 100;
    report.row(name, [
      cell(of(name, 'rate'), { unit: '/s' }),
      ratio(of(name, 'rate'), of('aimock', 'rate'), marks.rate),
      cell(of(name, 'p50'), { unit: 'ms' }),
      cell(of(name, 'p99'), { unit: 'ms' }),
      ratio(of(name, 'p99'), of('aimock', 'p99'), isHundred ? marks.p99 : undefined),
      cell(of(name, 'cpuUs'), { unit: 'µs' }),
      cell(of(name, 'memoryMb'), { unit: 'MB' }),
    ]);
  }
}

/** Chats on a state that holds so many finished jobs already. */
async function growth(report) {
  report.heading('service on disk, chat, 10 connections, with a full state', [
    'requests a second',
    '/ fewest',
  ]);
  let fewest;
  for (const rows of GROWTH_ROWS) {
    const env = cleanEnv();
    await (await started([bin(), ...SERVE], env)).close();
    fill(join(env.XDG_STATE_HOME, 'octet/local/service.db'), rows);
    const server = await started([bin(), ...SERVE], env);
    const rates = [];
    for (let round = 0; round < ROUNDS; round += 1) rates.push((await fire(server, 'chat', 10)).rate);
    await server.close();
    fewest ??= median(rates);
    const beside = ratio(median(rates), fewest, { least: 0.8 });
    report.row(`${rows} jobs`, [cell(median(rates), { unit: '/s' }), beside]);
  }
}

function fill(path, rows) {
  const database = new sqlite.Database(path);
  const [{ id }] = database.all('SELECT id FROM accounts LIMIT 1');
  database.exec('BEGIN');
  const insert = database.prepare(
    "INSERT INTO jobs (id, account, kind, request, units, hold, status, created_at, finished_at) VALUES (?, ?, 'music', '{}', 30, '', 'completed', ?, ?)",
  );
  for (let row = 0; row < rows; row += 1) insert.run([`job_${row}`, id, row, row]);
  insert.finalize();
  database.exec('COMMIT');
  database.close();
}

export async function started(args, env = cleanEnv()) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  while (!said.includes('}')) said += String((await once(child.stdout, 'data'))[0]);
  const { url, key } = JSON.parse(said);
  return {
    pid: child.pid,
    key,
    base: `${url.replace(/\/v1$/, '')}/v1`,
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export async function fire(server, kind, connections, seconds = SECONDS) {
  const isChat = kind !== 'models';
  const body = JSON.stringify({
    messages: [{ role: 'user', content: 'what is 2+2?' }],
    model: 'local-chat',
    stream: kind === 'streams',
  });
  const args = [
    join(ROOT, 'node_modules/autocannon/autocannon.js'),
    ...['--json', '--connections', String(connections), '--duration', String(seconds)],
    ...['--headers', `authorization=Bearer ${server.key}`, '--headers', 'content-type=application/json'],
    ...(isChat ? ['--method', 'POST', '--body', body] : []),
    server.base + (isChat ? '/chat/completions' : '/models'),
  ];
  const cpuBefore = cpuMs(server.pid);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  for await (const part of child.stdout) said += part;
  const { requests, latency, errors, non2xx } = JSON.parse(said);
  const usedMs = cpuMs(server.pid) - cpuBefore;
  return {
    rate: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + non2xx,
    cpuUs: (usedMs * 1e3) / requests.total,
    memoryMb: memoryMb(server.pid),
  };
}

/** Linux only; elsewhere these columns stay empty. */
function cpuMs(pid) {
  const [, , , , , , , , , , , user, system] = proc(pid, 'stat').split(') ').pop().split(' ');
  return (Number(user) + Number(system)) * TICK_MS;
}

const memoryMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(proc(pid, 'status'))?.[1]) / 1024;

function proc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
