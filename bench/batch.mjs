import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { costs, interleaved, median, sized } from './measure.mjs';
import { bin, ROOT, remoteEnv, temporary } from './places.mjs';
import { behind, ratio } from './report.mjs';

const REQUESTS = sized(2_000, 100);
const FEW_LINES = sized(1_000, 100);
export const MANY_LINES = sized(100_000, 1_000);

/** A file of so many small chats. */
export function fileOf(lines, fields = {}) {
  const file = join(temporary(), 'requests.jsonl');
  writeFileSync(file, `${JSON.stringify({ command: 'chat', prompt: 'hello', ...fields })}\n`.repeat(lines));
  return file;
}

/** Runs a file of so many small chats, or the part of it that `shard` names. */
export function batchOf(base, lines, concurrency, { shard, fields } = {}) {
  const file = fileOf(lines, fields);
  const args = ['batch', file, '-q', '--concurrency', String(concurrency), '-o', `${file}.out`];
  if (shard !== undefined) args.push('--shard', shard);
  return run('node', [bin(), ...args], { env: remoteEnv(base) });
}

/** The largest is asked for by two groups and takes half a minute: it runs once. */
let largest;
export function largestBatch(base) {
  largest ??= batchOf(base, MANY_LINES, 32);
  return largest;
}

export async function batches(report, base) {
  const reference = (script, concurrency) =>
    run('node', [join(ROOT, 'bench', script), base, String(REQUESTS), String(concurrency)]);
  report.heading(`batch, ${REQUESTS.toLocaleString('en')} requests`, [
    'rate / undici pool',
    'rate / openai',
    'CPU / undici pool',
    'CPU / openai',
  ]);
  const all = { octet: 0, openai: 0 };
  for (const concurrency of [1, 8, 32, 128]) {
    const results = await interleaved(sized(5, 1), {
      pool: () => reference('undici-pool.mjs', concurrency),
      octet: () => batchOf(base, REQUESTS, concurrency),
      openai: () => reference('openai-batch.mjs', concurrency),
    });
    const [octet, pool, openai] = ['octet', 'pool', 'openai'].map((name) => costs(results[name]));
    const rates = [octet, pool, openai].map(({ wallMs }) => Math.round(REQUESTS / (wallMs / 1e3)));
    report.row(
      `${concurrency} at once`,
      [
        ratio(pool.wallMs, octet.wallMs, { least: 0.8 }),
        ratio(openai.wallMs, octet.wallMs),
        ratio(octet.cpuMs, pool.cpuMs),
        ratio(octet.cpuMs, openai.cpuMs),
      ],
      behind('requests/s', ...rates),
    );
    all.octet += octet.wallMs;
    all.openai += openai.wallMs;
  }
  report.row('one after the other', [undefined, ratio(all.openai, all.octet, { least: 2.5 })]);
  const few = await interleaved(sized(3, 1), { octet: () => batchOf(base, FEW_LINES, 32) });
  const small = median(few.octet.map(({ peakMb }) => peakMb));
  const { peakMb: large } = await largestBatch(base);
  report.heading('batch, memory', ['peak, of many / few']);
  report.row(
    `${MANY_LINES.toLocaleString('en')} lines / ${FEW_LINES.toLocaleString('en')}`,
    [ratio(large, small, { most: 1.15 })],
    behind('MB', large, small),
  );
}
