// Batches on PostgreSQL beside `octet batch` in one process, at the same number of requests in flight.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresPrograms, temporaryPostgres } from '../scripts/temporary-postgres.mjs';
import { batchOf } from './batch.mjs';
import { run } from './child.mjs';
import { costs, median, sized } from './measure.mjs';
import { bin, remoteEnv, temporary } from './places.mjs';
import { behind, ratio } from './report.mjs';

const LINES = sized(10_000, 200);
const MANY_LINES = sized(1_000_000, 2_000);
const IN_FLIGHT = 32;
const ROUNDS = sized(3, 1);

export async function queue(report, base) {
  if (!postgresPrograms()) {
    console.log('\nqueue: not measured, there is no PostgreSQL on this machine');
    return;
  }
  const postgres = await temporaryPostgres();
  try {
    await throughput(report, base, postgres.url);
    await memory(report, base, postgres.url);
  } finally {
    await postgres.remove();
  }
}

async function throughput(report, base, url) {
  report.heading(`queue, ${LINES.toLocaleString('en')} lines, ${IN_FLIGHT} in flight`, [
    'rate / octet batch',
    'CPU a line / octet batch',
  ]);
  const runs = { single: [], 1: [], 2: [], 4: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.single.push(await batchOf(base, LINES, IN_FLIGHT));
    for (const workers of [1, 2, 4]) runs[workers].push(await drained(base, url, LINES, workers));
  }
  const single = costs(runs.single);
  for (const workers of [1, 2, 4]) {
    const ours = costs(runs[workers]);
    report.row(
      `${workers} ${workers === 1 ? 'worker' : 'workers'}`,
      [
        ratio(single.wallMs, ours.wallMs, workers === 4 ? { least: 1 } : undefined),
        ratio(ours.cpuMs, single.cpuMs, { most: 1.3 }),
      ],
      behind('lines/s', Math.round(LINES / (ours.wallMs / 1e3)), Math.round(LINES / (single.wallMs / 1e3))),
    );
  }
}

async function memory(report, base, url) {
  const few = await drained(base, url, LINES, 1);
  const many = await drained(base, url, MANY_LINES, 1);
  report.heading('queue, memory of a worker and of submit', ['of many / few lines']);
  const name = `${MANY_LINES.toLocaleString('en')} lines / ${LINES.toLocaleString('en')}`;
  report.row(`batch work, ${name}`, [ratio(many.peakMb, few.peakMb, { most: 1.15 })]);
  report.row(`batch submit, ${name}`, [ratio(many.submitMb, few.submitMb, { most: 1.15 })]);
}

let names = 0;

/** Submits a file and lets workers empty the queue; the time is that of the work. */
async function drained(base, url, lines, workers) {
  const env = remoteEnv(base, { OCTET_QUEUE_URL: url });
  const file = join(temporary(), 'requests.jsonl');
  writeFileSync(file, `${JSON.stringify({ command: 'chat', prompt: 'hello' })}\n`.repeat(lines));
  names += 1;
  const name = `bench-${names}`;
  const { peakMb: submitMb } = await run('node', [bin(), 'batch', 'submit', file, '--name', name, '-q'], {
    env,
  });
  const each = String(Math.round(IN_FLIGHT / workers));
  const work = ['batch', 'work', '--name', name, '--drain', '--concurrency', each, '-q'];
  const ended = await Promise.all(
    Array.from({ length: workers }, () => run('node', [bin(), ...work], { env })),
  );
  return {
    wallMs: Math.max(...ended.map(({ wallMs }) => wallMs)),
    cpuMs: ended.reduce((sum, { cpuMs = Number.NaN }) => sum + cpuMs, 0),
    peakMb: median(ended.map(({ peakMb }) => peakMb)),
    submitMb,
  };
}
