import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { BIN, cleanEnv, run } from './measure.mjs';

/** Cost against size: ten times as much may cost ten times the time (and a little), and no more memory. */
export async function growth(report) {
  await compare(report, 'ledger, 100,000 / 10,000 jobs', writeLedger, ['jobs', '--all', '--json']);
  await compare(report, 'history, 10,000 / 1,000 conversations', writeHistory, ['history', '--limit', '5']);
  await downloads(report);
}

async function compare(report, label, prepare, argv) {
  const cost = async (size) => {
    const env = cleanEnv();
    prepare(join(env.XDG_STATE_HOME, 'octet'), size);
    return run('node', [BIN, ...argv, '-q'], { env });
  };
  const [small, large] = label.startsWith('ledger') ? [10_000, 100_000] : [1_000, 10_000];
  const few = await cost(small);
  const many = await cost(large);
  report.add('growth', `${label}: time`, many.wallMs / few.wallMs, { most: 13 });
  report.add('growth', `${label}: memory`, many.peakMb / few.peakMb);
}

function writeLedger(folder, count) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lines = Array.from({ length: count }, (_, index) => {
    const key = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const at = '2026-01-01T00:00:00.000Z';
    const intent = {
      type: 'intent',
      at,
      key,
      kind: 'music',
      environment: 'local',
      profile: 'default',
      base: 'x',
      request: { prompt: 'p' },
      save: {},
      cwd: '/',
    };
    return [
      intent,
      { type: 'accepted', key, at, id: `job_${index}` },
      { type: 'ended', key, at, state: 'done', files: [] },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n');
  });
  writeFileSync(join(folder, 'jobs.jsonl'), `${lines.join('\n')}\n`, { mode: 0o600 });
}

function writeHistory(folder, count) {
  mkdirSync(join(folder, 'history'), { recursive: true, mode: 0o700 });
  for (let index = 0; index < count; index += 1) {
    const turn = {
      at: '2026-01-01T00:00:00.000Z',
      messages: [
        { role: 'user', content: `question ${index}` },
        { role: 'assistant', content: 'answer' },
      ],
      complete: true,
    };
    writeFileSync(
      join(folder, 'history', `20260101T000000-${String(index).padStart(6, '0')}.jsonl`),
      `${JSON.stringify(turn)}\n`,
      { mode: 0o600 },
    );
  }
}

/** A file of 100 MB and one of 1 GB: the time grows with it, the memory does not. */
async function downloads(report) {
  const block = Buffer.alloc(1024 * 1024, 1);
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const body = (await request.toArray()).join('');
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ image_url: `/files/${JSON.parse(body).prompt}.png` }));
    }
    const size = Number(/(\d+)\.png/.exec(request.url)?.[1] ?? 1);
    response.writeHead(200, { 'content-length': size * block.length, etag: '"x"' });
    for (let at = 0; at < size; at += 1) {
      if (!response.write(block)) await new Promise((resolve) => response.once('drain', resolve));
    }
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${server.address().port}/v1`;
  const save = async (size) => {
    const env = cleanEnv({ OCTET_BASE_URL: base, OCTET_API_KEY: 'octet_bench_key' });
    const target = join(env.HOME, 'x.png');
    const result = await run('node', [BIN, 'image', 'generate', String(size), '-q', '-o', target], { env });
    rmSync(env.HOME, { recursive: true });
    return result;
  };
  const small = await save(100);
  const large = await save(1_000);
  report.add('growth', 'download, 1 GB / 100 MB: time', large.wallMs / small.wallMs, { most: 13 });
  report.add('growth', 'download, 1 GB / 100 MB: memory', large.peakMb / small.peakMb, { most: 1.3 });
  server.close();
}
