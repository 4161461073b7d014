import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MarkLead } from '../../src/commands/batch/mark-lead.ts';
import { DatabaseRetry } from '../../src/queue/database-retry.ts';
import { GroupWriter } from '../../src/queue/group-writer.ts';
import { BASE } from '../support/cli.ts';
import { FakeClock } from '../support/clock.ts';
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts';
import { chats, dieWorking, queueCli, resultsOf, statusOf, submitted } from './lines.ts';

describe.skipIf(withoutPostgres)('lines that are written in groups', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('a killed worker leaves few lines marked that it has not sent; no other line is lost', async () => {
    const url = await postgres.database();
    await submitted(url, chats(400));
    const sent = await dieWorking(postgres, url, { answered: 150 });
    const { running, done } = await statusOf(url);
    // Those under way, those marked ahead, and replies that were not written yet.
    expect(running).toBeLessThanOrEqual(4 + 4 * 8 + 150 - done);
    const other = queueCli(url);
    expect(await other.run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url)).toMatchObject({ done: 400 - running, unknown: running, state: 'done' });
    const keys = [...sent, ...other.sent].map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(keys.length);
    expect(await resultsOf(url, 'b')).toHaveLength(400);
  });

  test('a line that was marked by another version keeps its key', async () => {
    const url = await postgres.database();
    await submitted(url, chats(1));
    const key = '12345678-1234-4234-8234-123456789abc';
    await postgres.query(
      url,
      `INSERT INTO octet_batch.result (batch, index, state, key, token) SELECT id, 0, 'sending', '${key}', 0
       FROM octet_batch.batch`,
    );
    const { origin } = new URL(BASE);
    await postgres.query(url, 'UPDATE octet_batch.chunk SET origin = $1', [origin]);
    await postgres.query(url, 'INSERT INTO octet_batch.origin (origin, confirmed) VALUES ($1, true)', [
      origin,
    ]);
    const cli = queueCli(url);
    expect(await cli.run('batch', 'work', '--drain')).toBe(0);
    expect(cli.sent.map(({ headers }) => headers['idempotency-key'])).toEqual([key]);
  });

  test('a claim reads the lines of its chunk only, whatever PostgreSQL knows of the batch', async () => {
    const url = await postgres.database();
    await submitted(url, chats(1));
    const lines = (table: string, batch: number, last: number, values: string) =>
      postgres.query(
        url,
        `INSERT INTO octet_batch.${table} SELECT ${batch}, i, ${values} FROM generate_series(0, ${last}) AS i`,
      );
    const DONE = "'done', NULL, 0";
    // PostgreSQL knows another batch, and believes that this one has no lines.
    await lines('line', 99, 3_000, "''");
    await lines('result', 99, 3_000, DONE);
    await postgres.query(url, 'ANALYZE octet_batch.line, octet_batch.result');
    await submitted(url, chats(1_500), '--name', 'c');
    const [batch] = await postgres.query<{ id: number }>(
      url,
      "SELECT id FROM octet_batch.batch WHERE name = 'c'",
    );
    await lines('result', batch?.id ?? 0, 1_000, DONE);
    await postgres.query(url, 'SELECT pg_stat_reset()');
    const cli = queueCli(url);
    expect(await cli.run('batch', 'work', '--drain', '--name', 'c', '--concurrency', '64')).toBe(0);
    expect(cli.sent).toHaveLength(499);
    const read = async () => {
      const [row] = await postgres.query<{ rows: number }>(
        url,
        `SELECT (idx_tup_fetch + seq_tup_read)::int AS rows FROM pg_stat_user_tables WHERE relname = 'result'`,
      );
      return row?.rows ?? 0;
    };
    await expect.poll(read, { timeout: 10_000 }).toBeGreaterThan(499);
    expect(await read()).toBeLessThan(20_000);
  });
});

describe('the size of groups', () => {
  const chunk = { id: 'c', token: 1, batch: { id: 1 } };
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

  function writing(enoughMarks: number) {
    const clock = new FakeClock();
    const groups: number[] = [];
    let reply: () => void = () => undefined;
    const isAnswered = () =>
      new Promise<void>((resolve) => {
        reply = resolve;
      });
    const writer = new GroupWriter({
      on: {
        async query(_, [json] = []) {
          const [{ marks = [], ends = [] }] = JSON.parse(String(json));
          groups.push(marks.length + ends.length);
          await isAnswered();
          return JSON.parse('[{"held":["c"],"denied":[]}]');
        },
      },
      databaseRetry: new DatabaseRetry({
        clock,
        random: () => 0,
        signal: new AbortController().signal,
        warn: () => undefined,
        note: () => undefined,
      }),
      clock,
      enoughMarks: () => enoughMarks,
      onHeld: () => undefined,
    });
    const mark = (index: number) => writer.mark(chunk, { index, key: 'k', price: 0 });
    const end = (index: number) => writer.end(chunk, { index, state: 'done', credits: 0, document: '' });
    const settle = async () => {
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    };
    return { clock, groups, mark, end, settle, reply: () => reply() };
  }

  test('marks are written together once there are enough, with the results that wait', async () => {
    const { groups, mark, end, settle, reply } = writing(20);
    const written = [...Array(19).keys()].map(mark);
    const ended = [...Array(15).keys()].map(end);
    await settle();
    expect(groups).toEqual([]);
    written.push(mark(19));
    await settle();
    expect(groups).toEqual([35]);
    // What comes during a write goes out together in the next.
    const later = [...Array(40).keys()].map((index) => mark(100 + index));
    await settle();
    expect(groups).toEqual([35]);
    reply();
    await settle();
    expect(groups).toEqual([35, 40]);
    reply();
    expect(new Set(await Promise.all([...written, ...ended, ...later]))).toEqual(new Set(['written']));
  });

  test('a result alone waits for a moment only', async () => {
    const { clock, groups, end, settle, reply } = writing(20);
    const ended = end(0);
    await settle();
    await clock.pass(49);
    expect(groups).toEqual([]);
    await clock.pass(1);
    await settle();
    expect(groups).toEqual([1]);
    reply();
    expect(await ended).toBe('written');
  });

  test('lines are marked ahead as fast as they leave, and few of a slow service', async () => {
    const clock = new FakeClock();
    const lead = new MarkLead(clock, 64);
    expect(lead.size).toBe(2);
    for (let line = 0; line < 30; line += 1) lead.answered();
    expect(lead.size).toBe(32);
    for (let line = 0; line < 300; line += 1) lead.answered();
    expect(lead.size).toBe(64);
    await clock.pass(300);
    expect(lead.size).toBe(64);
    await clock.pass(600);
    lead.answered();
    expect(lead.size).toBe(3);
  });
});
