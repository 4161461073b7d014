import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OctetError } from '../../../src/errors.ts';
import { localOctet, octet, temporaryFolder } from '../../support/cli.ts';
import { type Answer, json, problem } from '../../support/wire.ts';

const CHAT = 'POST /chat/completions';
const reply = (text: string) => json({ choices: [{ message: { content: text } }] });
const results = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

function fileWith(...lines: unknown[]): string {
  const path = join(temporaryFolder(), 'in.jsonl');
  writeFileSync(
    path,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  return path;
}

test('prints a result a line in the order of the input', async () => {
  const cli = octet({ [CHAT]: [reply('a'), reply('b'), reply('c')] });
  const file = fileWith(
    { command: 'chat', prompt: '1' },
    { id: 'x', command: 'chat', prompt: '2' },
    { endpoint: '/chat/completions', messages: [{ role: 'user', content: '3' }] },
  );
  expect(await cli.run('batch', file, '--concurrency', '3')).toBe(0);
  expect(results(cli.stdout).map(({ index, id, ok }) => [index, id, ok])).toEqual([
    [0, null, true],
    [1, 'x', true],
    [2, null, true],
  ]);
});

test('--json makes one document of the results, and --ndjson events', async () => {
  const lines = [{ command: 'chat', prompt: '1' }, '{oops', { command: 'chat', prompt: '3' }];
  const asked = async (flag: string, ...given: unknown[]) => {
    const cli = octet({ [CHAT]: [reply('a'), reply('c')] });
    await cli.run('batch', fileWith(...given), flag);
    return cli.stdout;
  };
  const all = JSON.parse(await asked('--json', ...lines));
  expect(all.map(({ index, ok }: Record<string, unknown>) => [index, ok])).toEqual([
    [0, true],
    [1, false],
    [2, true],
  ]);
  expect(JSON.parse(await asked('--json'))).toEqual([]);
  expect(results(await asked('--ndjson', ...lines)).map(({ type, index }) => [type, index])).toEqual([
    ['result', 0],
    ['error', 1],
    ['result', 2],
  ]);
});

test('a bad line is its own failure and ends the run with 17', async () => {
  const cli = octet({ [CHAT]: [reply('a')] });
  const file = fileWith(
    '{oops',
    { command: 'sing' },
    { command: 'music generate', prompt: 'x', duration: 29 },
    { command: 'chat', prompt: 'ok' },
  );
  expect(await cli.run('batch', file)).toBe(17);
  const all = results(cli.stdout);
  expect(all.map(({ ok }) => ok)).toEqual([false, false, false, true]);
  expect(all[2].error).toMatchObject({
    exit: 2,
    message: expect.stringContaining('duration: must be at least 30'),
  });
  expect(cli.sent).toHaveLength(1);
});

test('--resume repeats what was not answered and nothing else', async () => {
  const cli = octet({
    [CHAT]: [
      reply('a'),
      problem(400),
      problem(503),
      problem(503),
      problem(503),
      problem(503),
      reply('again'),
    ],
  });
  const file = fileWith(
    { command: 'chat', prompt: '1' },
    { command: 'chat', prompt: '2' },
    { command: 'chat', prompt: '3' },
  );
  const out = join(temporaryFolder(), 'out.jsonl');
  expect(await cli.run('batch', file, '-o', out, '--concurrency', '1')).toBe(17);
  expect(await cli.run('batch', file, '-o', out)).toBe(15);
  expect(await cli.run('batch', file, '-o', out, '--resume')).toBe(0);
  expect(cli.sent).toHaveLength(7);
  expect(cli.sent[6]?.body).toMatchObject({ messages: [{ content: '3' }] });
  expect(cli.sent[6]?.headers['idempotency-key']).toBe(cli.sent[5]?.headers['idempotency-key']);
  expect(results(readFileSync(out, 'utf8')).at(-1)).toMatchObject({ index: 2, ok: true });
});

test('shards share a file without overlap', async () => {
  const lines = Array.from({ length: 7 }, (_, index) => ({ command: 'chat', prompt: String(index) }));
  const seen: unknown[] = [];
  for (const shard of ['1/3', '2/3', '3/3']) {
    const cli = octet({ [CHAT]: () => reply('ok')({} as never) });
    expect(await cli.run('batch', fileWith(...lines), '--shard', shard)).toBe(0);
    seen.push(...results(cli.stdout).map(({ index }) => index));
  }
  expect(seen.sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('620 lines at 300 a minute meet no 429', async () => {
  // More than two minutes may have: the first at once, the next in the second, the rest in a third.
  const lines = Array.from({ length: 620 }, (_, index) => ({
    endpoint: '/embeddings',
    input: `text ${index}`,
  }));
  const cli = localOctet({ shareClock: true, plan: 'unlimited', ephemeral: true });
  const startedAt = cli.clock.now();
  const exit = await cli.run('batch', fileWith(...lines), '--concurrency', '32', '--max-retries', '0', '-q');
  expect([exit, cli.stderr]).toEqual([0, '']);
  expect(results(cli.stdout)).toHaveLength(620);
  expect(cli.clock.now() - startedAt).toBeGreaterThanOrEqual(60_000);
  expect(cli.clock.now() - startedAt).toBeLessThanOrEqual(3 * 60_000);
});

test('a retry takes its turn in the pace of --rpm', async () => {
  const times: number[] = [];
  const answers = [problem(429, 'rate_limited', { 'retry-after': '0' }), reply('a'), reply('b')];
  const cli = octet({
    [CHAT]: (request) => {
      times.push(cli.clock.monotonic());
      return (answers.shift() ?? reply('c'))(request);
    },
  });
  const file = fileWith({ command: 'chat', prompt: '1' }, { command: 'chat', prompt: '2' });
  expect(await cli.run('batch', file, '--concurrency', '1', '--rpm', '6')).toBe(0);
  const gaps = times.slice(1).map((at, index) => Math.round(at - (times[index] ?? 0)));
  expect([times.length, gaps.every((gap) => gap >= 10_000)]).toEqual([3, true]);
});

test('--max-credits stops before it is passed', async () => {
  const lines = Array.from({ length: 5 }, () => ({
    command: 'code generate',
    prompt: 'fizzbuzz',
    language: 'python',
  }));
  const cli = localOctet({ credits: 100 });
  expect(await cli.run('batch', fileWith(...lines), '--concurrency', '1', '--max-credits', '5')).toBe(6);
  expect(results(cli.stdout).filter(({ ok }) => ok)).toHaveLength(2);
  await cli.run('api', 'GET', '/payments/balance');
  expect(cli.stdout).toContain('"balance":96');
});

test('an interruption keeps what was answered out of turn', async () => {
  const user = new AbortController();
  const stuck: Answer = ({ signal }) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const last: Answer = (request) => {
    setImmediate(() => user.abort(new OctetError('interrupted', 'interrupted')));
    return reply('d')(request);
  };
  const cli = octet({ [CHAT]: [reply('a'), stuck, reply('c'), last] }, { signal: user.signal });
  const file = fileWith(...['1', '2', '3', '4'].map((prompt) => ({ command: 'chat', prompt })));
  const out = join(temporaryFolder(), 'out.jsonl');
  expect(await cli.run('batch', file, '--concurrency', '4', '-o', out)).toBe(130);
  expect(results(readFileSync(out, 'utf8')).map(({ index }) => index)).toEqual([0, 2, 3]);
});

test.runIf(existsSync('/dev/full'))('a full disk ends the run, and says so', async () => {
  const cli = octet({ [CHAT]: [reply('a'), reply('b')] });
  const file = fileWith({ command: 'chat', prompt: '1' }, { command: 'chat', prompt: '2' });
  expect(await cli.run('batch', file, '-o', '/dev/full', '--force')).toBe(15);
  expect(cli.stderr).toContain('/dev/full');
});

test('a job that was refused is not left as one whose fate is unknown', async () => {
  const cli = octet({ 'POST /music/generate': [problem(402)] });
  const file = fileWith({ command: 'music generate', prompt: 'x', duration: 30 });
  expect(await cli.run('batch', file)).toBe(17);
  const lines = readFileSync(join(cli.home, '.local/state/octet/jobs.jsonl'), 'utf8');
  expect(results(lines).map(({ type, state }) => [type, state])).toEqual([
    ['intent', undefined],
    ['ended', 'refused'],
  ]);
});

test('a dry run prints every request, finds the bad lines, and sends nothing', async () => {
  const cli = octet({});
  const file = fileWith({ command: 'chat', prompt: 'a' }, '{oops', {
    command: 'music generate',
    prompt: 'b',
  });
  const out = join(cli.home, 'out.jsonl');
  expect(await cli.run('batch', file, '-n', '-o', out)).toBe(17);
  const [chat, bad, music] = results(cli.stdout);
  expect(chat).toMatchObject({ method: 'POST', body: { messages: [{ role: 'user', content: 'a' }] } });
  expect(bad).toMatchObject({ index: 1, ok: false });
  expect(music).toMatchObject({ url: expect.stringContaining('/music/generate'), body: { prompt: 'b' } });
  expect(cli.sent).toEqual([]);
  expect(existsSync(out)).toBe(false);
  expect(cli.stderr).not.toContain('done');
});

test('a dry run of the local service tells what each request would cost', async () => {
  const cli = localOctet();
  const file = fileWith({ command: 'chat', prompt: 'a' }, { command: 'image generate', prompt: 'b' });
  expect(await cli.run('batch', file, '-n')).toBe(0);
  const body = '{"messages":[{"role":"user","content":"a"}]}';
  expect(await cli.run('api', 'POST', '/chat/completions', '-d', body, '-n')).toBe(0);
  expect([...cli.stdout.matchAll(/"estimated_credits": ?([^}\s]+)/g)].map(([, cost]) => cost)).toEqual([
    '1',
    '4',
    '1',
  ]);
});

test('a file that is not there is named with its reason', async () => {
  const cli = octet({});
  expect(await cli.run('batch', 'nofile.jsonl')).toBe(2);
  expect(cli.stderr).toContain('cannot read nofile.jsonl: no such file');
});

test.each([
  [{ command: 'paint', prompt: 'x' }, /the command "paint" cannot be used in a batch; commands: chat, /],
  [{ command: 'x'.repeat(500) }, /the command "x{60}…"/],
  [{ command: 5 }, /"command" must be text/],
  [{ endpoint: '/payments/checkout' }, /the endpoint "\/payments\/checkout" cannot be used in a batch/],
  [{ endpoint: 5 }, /"endpoint" must be text/],
  [{ prompt: 'x' }, /a line needs a "command"/],
])('X20.5: %j is told what is wrong with its target', async (line, message) => {
  const cli = octet({});
  expect(await cli.run('batch', fileWith(line))).not.toBe(0);
  expect(results(cli.stdout)[0].error.message).toMatch(message);
});
