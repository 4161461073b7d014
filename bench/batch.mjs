import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, cleanEnv, median, ROOT, run, temporary } from './measure.mjs';

const REQUESTS = 2_000;

function requestFile(count) {
  const path = join(temporary(), 'requests.jsonl');
  const line = JSON.stringify({ command: 'chat', prompt: 'hello' });
  writeFileSync(path, `${Array.from({ length: count }, () => line).join('\n')}\n`);
  return path;
}

export async function batches(report, base) {
  const env = cleanEnv({ OCTET_BASE_URL: base, OCTET_API_KEY: 'octet_bench_key' });
  const octet = (count, concurrency) => {
    const file = requestFile(count);
    return run(
      'node',
      [BIN, 'batch', file, '-q', '--concurrency', String(concurrency), '-o', `${file}.out`],
      { env },
    );
  };
  const reference = (script, concurrency) =>
    run('node', [join(ROOT, 'bench', script), base, String(REQUESTS), String(concurrency)]);
  for (const concurrency of [1, 8, 32, 128]) {
    const rounds = { octet: [], pool: [], openai: [] };
    for (let round = 0; round < 3; round += 1) {
      rounds.pool.push(await reference('undici-pool.mjs', concurrency));
      rounds.octet.push(await octet(REQUESTS, concurrency));
      if (concurrency === 32) rounds.openai.push(await reference('openai-batch.mjs', concurrency));
    }
    const wall = (name) => median(rounds[name].map(({ wallMs }) => wallMs));
    const marks = concurrency === 32 ? { least: 0.7 } : {};
    report.add(
      'batch',
      `2,000 requests at ${concurrency}: rate / bare undici pool`,
      wall('pool') / wall('octet'),
      marks,
    );
    if (concurrency === 32)
      report.add('batch', '2,000 requests at 32: rate / openai package', wall('openai') / wall('octet'), {
        least: 2,
      });
  }
  const small = await octet(1_000, 32);
  const large = await octet(100_000, 32);
  report.add('batch', 'peak memory, 100,000 / 1,000 lines', large.peakMb / small.peakMb, { most: 1.3 });
}
