import { openSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, cleanEnv, has, median, ROOT, run, temporary } from './measure.mjs';

const MANY = 1_000_000;
const FEWER = 100_000;

export async function streaming(report, base) {
  const env = cleanEnv({ OCTET_BASE_URL: base, OCTET_API_KEY: 'octet_bench_key' });
  const out = () => openSync(join(temporary(), 'out'), 'w');
  const octet = (count) =>
    run('node', [BIN, 'chat', '--no-save', '-m', `chunks-${count}`, 'x'], { env, stdout: out() });
  const openai = (count) =>
    run('node', [join(ROOT, 'bench/openai-stream.mjs'), base, `chunks-${count}`], { stdout: out() });
  const body = (model) => JSON.stringify({ model, messages: [{ role: 'user', content: 'x' }], stream: true });
  const curl = (count) =>
    run('curl', ['-sN', '-d', body(`chunks-${count}`), `${base}/chat/completions`], { stdout: out() });
  const rounds = { curl: [], octet: [], fewer: [], openai: [] };
  for (let round = 0; round < 3; round += 1) {
    if (has('curl')) rounds.curl.push(await curl(MANY));
    rounds.octet.push(await octet(MANY));
    rounds.fewer.push(await octet(FEWER));
    // The reference that is a hundred times slower than curl is asked for a tenth, and its time is scaled.
    rounds.openai.push(await openai(FEWER));
  }
  const wall = (name) => median(rounds[name].map(({ wallMs }) => wallMs));
  const peak = (name) => median(rounds[name].map(({ peakMb }) => peakMb));
  if (rounds.curl.length > 0)
    report.add('stream', '1,000,000 chunks, wall / curl -N', wall('octet') / wall('curl'), { most: 12 });
  report.add(
    'stream',
    'openai package / octet, wall per chunk',
    (wall('openai') * (MANY / FEWER)) / wall('octet'),
    {
      least: 10,
      note: '(100,000 chunks, scaled)',
    },
  );
  report.add('stream', 'peak memory, 1,000,000 / 100,000 chunks', peak('octet') / peak('fewer'), {
    most: 1.2,
  });
  report.add('stream', 'peak memory, 1,000,000 chunks', peak('octet'), { most: 130, unit: 'MB' });
  const { readLateness } = await import('./lateness.mjs');
  const ours = await readLateness(process.execPath, [BIN, 'chat', '--no-save', '-m', 'paced-200', 'x'], env);
  if (has('curl')) {
    const theirs = await readLateness(
      'curl',
      ['-sN', '-d', body('paced-200'), `${base}/chat/completions`],
      env,
    );
    report.add('stream', 'added latency of a token at 200 a second, over curl', ours - theirs, {
      most: 2,
      unit: 'ms',
    });
  }
}
