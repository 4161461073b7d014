import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts';
import { fails, problem } from '../support/wire.ts';
import {
  answers,
  CHAT,
  chats,
  dieWorking,
  expireLeases,
  queueCli,
  resultsOf,
  statusOf,
  submitted,
} from './lines.ts';

describe.skipIf(withoutPostgres)('a batch in a queue, when something fails', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('a line whose worker died is unknown and never repeated unasked', async () => {
    const url = await postgres.database();
    await submitted(url, chats(20));
    const before = await dieWorking(postgres, url, { echo: false });
    const cli = queueCli(url);
    expect(await cli.run('batch', 'work', '--drain')).toBe(0);
    const status = await statusOf(url);
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
    expect(await statusOf(url)).toMatchObject({ done: 20, unknown: 0, state: 'done' });
  });

  test('an origin that honours keys gets such a line again under the same key', async () => {
    const url = await postgres.database();
    await submitted(url, chats(20));
    const before = await dieWorking(postgres, url, { echo: true });
    const cli = queueCli(url, { [CHAT]: answers({ echo: true }) });
    expect(await cli.run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url)).toMatchObject({ done: 20, unknown: 0 });
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
    await expireLeases(postgres, url);
    expect(await queueCli(url, {}).run('batch', 'work', '--drain')).toBe(0);
    reply();
    expect(await working).toBe(0);
    expect(await statusOf(url)).toMatchObject({ done: 0, unknown: 1, state: 'done' });
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
    const { done } = await statusOf(url);
    expect(done).toBe(cli.sent.length);
    expect(done).toBeLessThan(60);
    expect(await statusOf(url)).toMatchObject({ running: 0, unknown: 0, workers: 0 });
    expect(await queueCli(url).run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url)).toMatchObject({ done: 60, state: 'done' });
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
    expect(await statusOf(url)).toMatchObject({ done: 5, failed: 0, unknown: 0 });
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
    expect(await statusOf(url)).toMatchObject({ done: 60, failed: 0, unknown: 0, state: 'done' });
  });
});
