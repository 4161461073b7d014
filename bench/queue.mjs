// Batches on PostgreSQL beside `octet batch` in one process, at the same number of requests in flight. CPU is that of
// octet's own processes, their start included, beside as many processes of `octet batch` with a part of the lines each:
// four of them need up to twice as much as one, with or without a queue. That of PostgreSQL is told beside it. The memory of a worker is looked at
// with few and with many lines in the queue: the many are not all sent, since that takes half an hour.
//
// If the server answers at once, it, PostgreSQL and the workers wait for the same cores, and four processes are slower
// than one with or without a queue; nothing is judged there. What users have is a service that takes its time. With 100 ms
// a reply one process at 32 in flight needs a tenth of a core, so both are bound by waiting: that rate is judged. It is
// counted from the first reply to the last, so that nobody's start is in it. Two rates that wait for the same thing differ
// by a percent or two of chance, which the mark allows for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postgresPrograms, temporaryPostgres } from '../scripts/temporary-postgres.mjs';
import { batchOf, fileOf } from './batch.mjs';
import { run } from './child.mjs';
import { interleaved, median, sized } from './measure.mjs';
import { bin, remoteEnv } from './places.mjs';
import { amount, behind, cell, ratio } from './report.mjs';

/** Many, so that the start of four processes is a small part of what they need. */
const LINES = sized(60_000, 200);
const FEW_LINES = sized(10_000, 200);
const MANY_LINES = sized(1_000_000, 2_000);
/** So many of the many are sent. */
const SENT_LINES = sized(30_000, 400);
const IN_FLIGHT = 32;
/** Of the server that takes its time. */
const WAITED_LINES = sized(10_000, 200);
const WAIT_MS = 100;
const AS_FAST = 0.98;
const WAITS = { model: `waits-${WAIT_MS}` };
const LOOK_MS = 100;

export async function queue(report, base) {
  if (!postgresPrograms()) {
    console.log('\nqueue: not measured, there is no PostgreSQL on this machine');
    return;
  }
  const postgres = await temporaryPostgres();
  try {
    await throughput(report, base, postgres);
    await waiting(report, base, postgres);
    await memory(report, base, postgres);
  } finally {
    await postgres.remove();
  }
}

const counted = (lines) => lines.toLocaleString('en');

async function throughput(report, base, postgres) {
  report.heading(`queue, answers at once, ${counted(LINES)} lines`, [
    'rate / octet batch',
    'as many batches / one',
    'CPU a line / as many batches',
    'CPU a line / octet batch',
    'lines a commit',
  ]);
  const single = await batchOf(base, LINES, IN_FLIGHT);
  const perSecond = ({ wallMs }) => Math.round(LINES / (wallMs / 1e3));
  for (const workers of [1, 2, 4]) {
    const parts = workers === 1 ? single : await inParts(base, workers);
    const { name, env } = await submitted(base, postgres, LINES);
    const before = await costsOf(postgres);
    const ours = await drained(env, name, workers);
    const after = await costsOf(postgres);
    const postgresUs = ((after.cpuMs - before.cpuMs) * 1e3) / LINES;
    report.row(
      `${workers} ${workers === 1 ? 'worker' : 'workers'}`,
      [
        ratio(single.wallMs, ours.wallMs),
        ratio(single.wallMs, parts.wallMs),
        ratio(ours.cpuMs, parts.cpuMs, { most: 1.3 }),
        ratio(ours.cpuMs, single.cpuMs),
        { value: LINES / (after.commits - before.commits), unit: '' },
      ],
      `${behind('lines/s', perSecond(ours), perSecond(single))} PostgreSQL: ${amount(postgresUs)} µs of CPU a line`,
    );
  }
}

/** Each of the judged rates is the median of its rounds; the others are only run for their CPU, which hardly varies. */
async function waiting(report, base, postgres) {
  const worked = async (workers) => {
    const { name, env } = await submitted(base, postgres, WAITED_LINES, WAITS);
    return drained(env, name, workers);
  };
  const timed = async (batch) => ({ ...(await batch), perSecond: await waitedRate(base) });
  const rounds = await interleaved(sized(3, 1), {
    batch: () => timed(batchOf(base, WAITED_LINES, IN_FLIGHT, { fields: WAITS })),
    workers: () => timed(worked(4)),
  });
  const of = (name) => ({
    cpuMs: median(rounds[name].map(({ cpuMs }) => cpuMs)),
    wallMs: median(rounds[name].map(({ wallMs }) => wallMs)),
    perSecond: median(rounds[name].map(({ perSecond }) => perSecond)),
  });
  const one = of('batch');
  const four = await timed(inParts(base, 4, WAITED_LINES, WAITS));
  report.heading(`queue, ${WAIT_MS} ms a reply, ${counted(WAITED_LINES)} lines`, [
    'rate / octet batch',
    'CPU a line / as many batches',
    'cores',
  ]);
  for (const [label, ours, asMany, marks] of [
    ['octet batch', one, one],
    ['4 × octet batch', four, four],
    ['1 worker', await timed(worked(1)), one, { cpu: { most: 1.3 } }],
    ['4 workers', of('workers'), four, { cpu: { most: 1.3 }, rate: { least: AS_FAST } }],
  ]) {
    report.row(
      label,
      [
        ratio(ours.perSecond, one.perSecond, marks?.rate),
        ratio(ours.cpuMs, asMany.cpuMs, marks?.cpu),
        cell(ours.cpuMs / ours.wallMs, { unit: '' }),
      ],
      `(${amount(ours.perSecond)} lines/s)`,
    );
  }
}

/** Replies a second from the first to the last, as the server saw them. */
async function waitedRate(base) {
  const { replies, firstMs, lastMs } = await (await fetch(`${base}/waited`)).json();
  if (replies !== WAITED_LINES) throw new Error(`${replies} replies to ${WAITED_LINES} lines`);
  return ((replies - 1) * 1e3) / (lastMs - firstMs);
}

async function inParts(base, count, lines = LINES, fields = {}) {
  const each = Math.round(IN_FLIGHT / count);
  return sumOf(
    await Promise.all(
      Array.from({ length: count }, (_, part) =>
        batchOf(base, lines, each, { fields, shard: `${part + 1}/${count}` }),
      ),
    ),
  );
}

const sumOf = (ended) => ({
  wallMs: Math.max(...ended.map(({ wallMs }) => wallMs)),
  cpuMs: ended.reduce((sum, { cpuMs = Number.NaN }) => sum + cpuMs, 0),
  peakMb: Math.max(...ended.map(({ peakMb }) => peakMb)),
});

async function memory(report, base, postgres) {
  const few = await submitted(base, postgres, FEW_LINES);
  const fewWork = await drained(few.env, few.name, 1);
  const many = await submitted(base, postgres, MANY_LINES);
  const [manyWork] = await Promise.all([
    drained(many.env, many.name, 1),
    pausedAfter(postgres, many, SENT_LINES),
  ]);
  report.heading('queue, memory', ['of many / few lines']);
  const name = `${counted(MANY_LINES)} lines / ${counted(FEW_LINES)}`;
  report.row(
    `batch work, ${counted(SENT_LINES)} of ${name}`,
    [ratio(manyWork.peakMb, fewWork.peakMb, { most: 1.15 })],
    behind('MB', manyWork.peakMb, fewWork.peakMb),
  );
  report.row(
    `batch submit, ${name}`,
    [ratio(many.submitMb, few.submitMb, { most: 1.15 })],
    behind('MB', many.submitMb, few.submitMb),
  );
}

let names = 0;

async function submitted(base, { url }, lines, fields) {
  const env = remoteEnv(base, { OCTET_QUEUE_URL: url });
  const file = fileOf(lines, fields);
  names += 1;
  const name = `bench-${names}`;
  const submit = ['batch', 'submit', file, '--name', name, '-q'];
  const { peakMb: submitMb } = await run('node', [bin(), ...submit], { env });
  return { env, name, submitMb };
}

/** Lets workers empty the queue, or work until the batch is paused. */
async function drained(env, name, workers) {
  const each = String(Math.round(IN_FLIGHT / workers));
  const work = ['batch', 'work', '--name', name, '--drain', '--concurrency', each, '-q'];
  return sumOf(
    await Promise.all(Array.from({ length: workers }, () => run('node', [bin(), ...work], { env }))),
  );
}

async function pausedAfter({ query }, { env, name }, lines) {
  const done = `SELECT sum(c.done)::int AS done FROM octet_batch.chunk c JOIN octet_batch.batch b ON b.id = c.batch
    WHERE b.name = '${name}'`;
  while ((await query(done))[0].done < lines) await wait(LOOK_MS);
  await run('node', [bin(), 'batch', 'pause', name, '-q'], { env });
}

/** The resources and commits of PostgreSQL so far; its CPU is known on Linux only. */
async function costsOf({ root, query }) {
  const [{ commits }] = await query(
    'SELECT xact_commit::int AS commits FROM pg_stat_database WHERE datname = current_database()',
  );
  return { commits, cpuMs: process.platform === 'linux' ? processorMs(root) : Number.NaN };
}

const TICK_MS = 10;

function processorMs(root) {
  const [server] = readFileSync(join(root, 'data/postmaster.pid'), 'utf8').split('\n');
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [, parent, user, system, endedUser, endedSystem] = statOf(pid) ?? [];
    if (pid === server) ticks += user + system + endedUser + endedSystem;
    else if (String(parent) === server) ticks += user + system;
  }
  return ticks * TICK_MS;
}

/** State, parent, and the ticks of the process and of its ended children; undefined when it is gone. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [fields[0], ...[1, 11, 12, 13, 14].map((place) => Number(fields[place]))];
  } catch {
    return undefined;
  }
}
