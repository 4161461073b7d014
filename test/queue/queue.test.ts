import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { octet, temporaryFolder } from '../support/cli.ts';
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts';
import { fails, json, problem } from '../support/wire.ts';
import { answers, CHAT, chats, fileWith, queueCli } from './lines.ts';

describe.skipIf(withoutPostgres)('a batch in a queue', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  const statusOf = async (url: string, name: string) => {
    const cli = queueCli(url);
    expect(await cli.run('batch', 'status', name, '--json')).toBe(0);
    return JSON.parse(cli.stdout);
  };
  const resultsOf = async (url: string, name: string, ...flags: string[]) => {
    const cli = queueCli(url);
    expect(await cli.run('batch', 'results', name, ...flags)).toBe(0);
    return cli.out.filter((line) => line !== '').map((line) => JSON.parse(line));
  };
  const submitted = async (url: string, lines: readonly unknown[], ...flags: string[]) => {
    expect(await queueCli(url).run('batch', 'submit', fileWith(lines), '--name', 'b', ...flags)).toBe(0);
  };
  /** Sends what it can and is then killed: its marks and its lease stay. */
  const dieWorking = async (url: string, echo: boolean) => {
    const kill = new AbortController();
    const cli = queueCli(
      url,
      {
        [CHAT]: (request) => {
          if (cli.sent.length <= 3) return answers({ echo })(request);
          request.onSent?.();
          kill.abort(new Error('killed'));
          return new Promise(() => undefined);
        },
      },
      { signal: kill.signal },
    );
    await cli.run('batch', 'work', '--drain', '--concurrency', '4').catch(() => undefined);
    await postgres.query(
      url,
      "UPDATE octet_batch.chunk SET lease_until = now() - interval '1 s' WHERE lease_until > now()",
    );
    return cli.sent;
  };

  test('its results are those of octet batch, byte for byte', async () => {
    const url = await postgres.database();
    const lines = [
      ...chats(150),
      '{oops',
      { id: 'x', command: 'sing' },
      '',
      { command: 'chat', prompt: 'a\tb\\ é \u0001' },
    ];
    const file = fileWith(lines);
    const single = octet({ [CHAT]: answers() });
    expect(await single.run('batch', file)).toBe(17);

    const submit = queueCli(url);
    expect(await submit.run('batch', 'submit', file)).toBe(0);
    expect(submit.out.filter(Boolean)).toEqual(['in']);
    expect(submit.stderr).toContain('2 of them cannot be read');
    const workers = [queueCli(url), queueCli(url)];
    expect(await Promise.all(workers.map((cli) => cli.run('batch', 'work', '--drain')))).toEqual([0, 0]);
    const results = queueCli(url);
    const out = join(temporaryFolder(), 'out.jsonl');
    expect(await results.run('batch', 'results', 'in', '-o', out, '--follow')).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe(single.stdout);
    expect(workers.flatMap((cli) => cli.sent)).toHaveLength(151);
    expect(await statusOf(url, 'in')).toMatchObject({
      state: 'done',
      lines: 153,
      done: 151,
      failed: 2,
      unknown: 0,
      running: 0,
      credits_spent: 302,
      credits_left: null,
      eta_seconds: 0,
    });
    expect((await resultsOf(url, 'in', '--failed')).map(({ index }) => index)).toEqual([150, 151]);
    const json = queueCli(url);
    await json.run('batch', 'results', 'in', '--json');
    expect(JSON.parse(json.stdout)).toHaveLength(153);
  });

  test('the same file under the same name continues; another is refused', async () => {
    const url = await postgres.database();
    const lines = chats(100);
    await submitted(url, lines);
    await submitted(url, lines, '--rpm', '60000');
    expect(await statusOf(url, 'b')).toMatchObject({ lines: 100, rpm_limit: 60_000 });
    for (const other of [lines.slice(0, 64), [...lines, ...chats(1)], chats(100).reverse()]) {
      const cli = queueCli(url);
      expect(await cli.run('batch', 'submit', fileWith(other), '--name', 'b')).toBe(2);
      expect(cli.stderr).toContain('other lines');
    }
    // A submission that was cut off after its first chunk.
    await postgres.query(url, 'DELETE FROM octet_batch.line WHERE index >= 64');
    await postgres.query(
      url,
      'DELETE FROM octet_batch.job j USING octet_batch.chunk c WHERE j.id = c.id AND c.number > 0',
    );
    await postgres.query(url, 'DELETE FROM octet_batch.chunk WHERE number > 0');
    await postgres.query(
      url,
      "UPDATE octet_batch.batch SET complete = false, state = 'submitting', lines = 64",
    );
    await submitted(url, lines);
    expect(await queueCli(url).run('batch', 'work', '--drain', '--concurrency', '64')).toBe(0);
    expect((await resultsOf(url, 'b')).map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
  });

  test('a line whose worker died is unknown and never repeated unasked', async () => {
    const url = await postgres.database();
    await submitted(url, chats(20));
    const before = await dieWorking(url, false);
    const cli = queueCli(url);
    expect(await cli.run('batch', 'work', '--drain')).toBe(0);
    const status = await statusOf(url, 'b');
    expect(status.done + status.unknown).toBe(20);
    expect(status.unknown).toBeGreaterThan(0);
    const keys = [...before, ...cli.sent].map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(keys.length);
    const unknown = await resultsOf(url, 'b', '--failed');
    expect(unknown.map(({ error }) => error.exit)).toEqual(unknown.map(() => 12));

    const retry = queueCli(url);
    expect(await retry.run('batch', 'retry', 'b')).toBe(0);
    expect(retry.stderr).toContain('0 lines will be sent again');
    expect(await retry.run('batch', 'retry', 'b', '--unknown')).toBe(0);
    expect(await queueCli(url).run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url, 'b')).toMatchObject({ done: 20, unknown: 0, state: 'done' });
  });

  test('an origin that honours keys gets such a line again under the same key', async () => {
    const url = await postgres.database();
    await submitted(url, chats(20));
    const before = await dieWorking(url, true);
    const cli = queueCli(url, { [CHAT]: answers({ echo: true }) });
    expect(await cli.run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url, 'b')).toMatchObject({ done: 20, unknown: 0 });
    const keyOf = (prompt: unknown) => JSON.stringify(prompt);
    const first = new Map(before.map(({ body, headers }) => [keyOf(body), headers['idempotency-key']]));
    const again = cli.sent.filter(({ body }) => first.has(keyOf(body)));
    expect(again.length).toBeGreaterThan(0);
    for (const { body, headers } of again) expect(headers['idempotency-key']).toBe(first.get(keyOf(body)));
  });

  test('a worker that lost its lease writes nothing', async () => {
    const url = await postgres.database();
    await submitted(url, chats(1));
    let reply: () => void = () => undefined;
    let working: Promise<number> = Promise.resolve(0);
    const sent = new Promise<void>((resolve) => {
      const slow = queueCli(url, {
        [CHAT]: async (request) => {
          resolve();
          await new Promise<void>((go) => {
            reply = go;
          });
          return answers()(request);
        },
      });
      working = slow.run('batch', 'work', '--drain');
    });
    await sent;
    await postgres.query(url, "UPDATE octet_batch.chunk SET lease_until = now() - interval '1 s'");
    expect(await queueCli(url, {}).run('batch', 'work', '--drain')).toBe(0);
    reply();
    expect(await working).toBe(0);
    expect(await statusOf(url, 'b')).toMatchObject({ done: 0, unknown: 1, state: 'done' });
    expect(await postgres.query(url, 'SELECT FROM octet_batch.result')).toHaveLength(1);
  });

  test('the first signal lets requests end and gives the rest back', async () => {
    const url = await postgres.database();
    await submitted(url, chats(60));
    const cli = queueCli(url, {
      [CHAT]: (request) => {
        if (cli.sent.length === 5) cli.stop('terminated');
        return answers()(request);
      },
    });
    expect(await cli.run('batch', 'work', '--concurrency', '2')).toBe(143);
    const { done } = await statusOf(url, 'b');
    expect(done).toBe(cli.sent.length);
    expect(done).toBeLessThan(60);
    expect(await statusOf(url, 'b')).toMatchObject({ running: 0, unknown: 0, workers: 0 });
    expect(await queueCli(url).run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url, 'b')).toMatchObject({ done: 60, state: 'done' });
  });

  test('pause, resume, cancel', async () => {
    const url = await postgres.database();
    await submitted(url, chats(10));
    const run = (...words: string[]) => queueCli(url).run('batch', ...words);
    expect(await run('pause', 'b')).toBe(0);
    const idle = queueCli(url, {});
    expect(await idle.run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url, 'b')).toMatchObject({ state: 'paused', done: 0 });
    expect(await run('resume', 'b')).toBe(0);
    expect(await run('cancel', 'b')).toBe(0);
    expect(await idle.run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url, 'b')).toMatchObject({ state: 'cancelled', done: 0, eta_seconds: 0 });
    expect(await resultsOf(url, 'b')).toEqual([]);
    for (const word of ['resume', 'pause', 'retry']) expect(await run(word, 'b')).toBe(2);
    expect(await run('status', 'nobody')).toBe(5);
    expect(await run('results', 'nobody')).toBe(5);
    expect(await run('work', '--name', 'nobody')).toBe(5);
  });

  test('retry sends failed lines again, but for those that cannot be read', async () => {
    const url = await postgres.database();
    await submitted(url, [...chats(5), '{oops']);
    const refused = queueCli(url, { [CHAT]: problem(400) });
    expect(await refused.run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url, 'b')).toMatchObject({ done: 0, failed: 6, state: 'done' });
    const retry = queueCli(url);
    expect(await retry.run('batch', 'retry', 'b', '--json')).toBe(0);
    expect(JSON.parse(retry.stdout)).toEqual({ name: 'b', lines: 5 });
    expect(await queueCli(url).run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url, 'b')).toMatchObject({ done: 5, failed: 1, state: 'done' });
  });

  test('the service out of reach or without a key spoils no line', async () => {
    const url = await postgres.database();
    await submitted(url, chats(5));
    const keyless = queueCli(url, { [CHAT]: problem(401) });
    expect(await keyless.run('batch', 'work', '--drain')).toBe(4);
    let down = 8;
    const cli = queueCli(
      url,
      {
        [CHAT]: (request) => {
          down -= 1;
          return down > 0 ? fails('unreachable', false)(request) : answers()(request);
        },
      },
      { env: { OCTET_MAX_RETRIES: '0' } },
    );
    expect(await cli.run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url, 'b')).toMatchObject({ done: 5, failed: 0, unknown: 0 });
  });

  const PRICES = { 'GET /models': json({ prices: [{ operation: 'text', credits: 3, per: 1_000_000 }] }) };

  test('one budget for all workers, never passed; resume raises it', async () => {
    const url = await postgres.database();
    await submitted(url, chats(80), '--max-credits', '25');
    const workers = [1, 2].map(() => queueCli(url, { [CHAT]: answers(), ...PRICES }));
    const statuses = await Promise.all(
      workers.map((cli) => cli.run('batch', 'work', '--drain', '--concurrency', '8')),
    );
    expect(statuses).toEqual([6, 6]);
    const status = await statusOf(url, 'b');
    expect(status).toMatchObject({ state: 'exhausted', failed: 0, running: 0 });
    // Each is held for 3 and costs 2: with 24 spent, another might cost 27.
    expect(status).toMatchObject({ credits_spent: 24, credits_left: 1, done: 12 });
    expect(workers.flatMap(({ sent }) => sent).filter(({ method }) => method === 'POST')).toHaveLength(12);
    expect(await queueCli(url).run('batch', 'resume', 'b')).toBe(6);
    expect(await queueCli(url).run('batch', 'resume', 'b', '--max-credits', '1000')).toBe(0);
    expect(await queueCli(url, { [CHAT]: answers(), ...PRICES }).run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url, 'b')).toMatchObject({ state: 'done', done: 80, credits_spent: 160 });
  });

  test("one rate limit for all workers, from the service's headers", async () => {
    const url = await postgres.database();
    await submitted(url, chats(64));
    const limit = 40;
    let used = 0;
    const headers = () => {
      used += 1;
      return {
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(Math.max(0, limit - used)),
        'x-ratelimit-reset': String(Math.round(Date.now() / 1_000) + 3_600),
      };
    };
    const done = () => used >= limit;
    const workers = [1, 2, 3].map(() => queueCli(url, { [CHAT]: answers({ headers }) }));
    const running = workers.map((cli) => cli.run('batch', 'work', '--drain', '--concurrency', '8'));
    await expect.poll(done, { timeout: 20_000 }).toBe(true);
    await expect.poll(async () => (await statusOf(url, 'b')).done, { timeout: 10_000 }).toBe(limit);
    for (const cli of workers) cli.stop('interrupted');
    expect(await Promise.all(running)).toEqual([130, 130, 130]);
    expect(used).toBe(limit);
    expect(await statusOf(url, 'b')).toMatchObject({ done: limit, running: 0, unknown: 0 });
  });

  test('PostgreSQL may go and come back', async () => {
    const url = await postgres.database();
    await submitted(url, chats(60));
    let restarted: Promise<void> | undefined;
    const cli = queueCli(url, {
      [CHAT]: (request) => {
        if (cli.sent.length === 20) restarted = postgres.kill().then(() => postgres.start());
        return answers({ echo: true })(request);
      },
    });
    expect(await cli.run('batch', 'work', '--drain', '--concurrency', '4')).toBe(0);
    await restarted;
    expect(cli.sent).toHaveLength(60);
    expect(cli.stderr).toContain('waiting until it is back');
    expect(cli.stderr).toContain('the queue is back');
    expect(await statusOf(url, 'b')).toMatchObject({ done: 60, failed: 0, unknown: 0, state: 'done' });
  });
});
