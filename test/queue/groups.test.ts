import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MarkLead } from '../../src/commands/batch/mark-lead.ts';
import { DatabaseRetry } from '../../src/queue/database-retry.ts';
import { GroupWriter } from '../../src/queue/group-writer.ts';
import type { Held } from '../../src/queue/lease.ts';
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
    expect(running).toBeLessThanOrEqual(4 + 4 * 32 + 150 - done);
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
  const chunk: Held = { id: 'c', token: 1, batch: { id: 1 } };

  function writing() {
    const clock = new FakeClock();
    const groups: { marks: number; ends: number }[] = [];
    const ended: { index: number; isWritten: boolean }[] = [];
    const failures: unknown[] = [];
    let reply: (rows: object[]) => void = () => undefined;
    let refuse: (error: unknown) => void = () => undefined;
    const writer = new GroupWriter<Held>({
      on: {
        query(_, values = []) {
          const countIn = (array: unknown) => String(array).match(/\d+/g)?.length ?? 0;
          groups.push({ marks: countIn(values[9]), ends: countIn(values[4]) });
          return new Promise((resolve, reject) => {
            reply = (rows) => resolve(JSON.parse(JSON.stringify(rows)));
            refuse = reject;
          });
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
      onHeld: () => undefined,
      onEnded: (_, ends, isWritten) => ended.push(...ends.map(({ index }) => ({ index, isWritten }))),
      onFailed: (_, ends, error) => failures.push(...ends.map(() => error)),
    });
    const mark = (held: Held, ...indexes: number[]) =>
      writer.mark(
        held,
        indexes.map((index) => ({ index, key: 'k', price: 0 })),
      );
    const end = (index: number, held: Held = chunk) =>
      writer.end(held, { index, state: 'done', credits: 0, document: '' });
    const settle = async () => {
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    };
    const answer = async (held: readonly string[]) => {
      reply([{ held, denied: [] }]);
      await settle();
    };
    return { clock, groups, ended, failures, mark, end, settle, answer, refuse: (e: unknown) => refuse(e) };
  }

  test('marks are written at once, with the results that wait', async () => {
    const { groups, ended, mark, end, settle, answer } = writing();
    end(0);
    end(1);
    await settle();
    expect(groups).toEqual([]);
    const written = mark(chunk, 20, 21, 22);
    await settle();
    expect(groups).toEqual([{ marks: 3, ends: 2 }]);
    // Lines that arrive during a write go out together in the next.
    end(2);
    const later = [mark(chunk, 30, 31), mark(chunk, 32)];
    await settle();
    expect(groups).toHaveLength(1);
    await answer(['c']);
    expect(await written).toBe('written');
    expect(groups).toEqual([
      { marks: 3, ends: 2 },
      { marks: 3, ends: 1 },
    ]);
    await answer([]);
    expect(await Promise.all(later)).toEqual(['lost', 'lost']);
    expect(ended).toEqual([
      { index: 0, isWritten: true },
      { index: 1, isWritten: true },
      { index: 2, isWritten: false },
    ]);
  });

  test('a result alone waits for a moment only', async () => {
    const { clock, groups, ended, end, settle, answer } = writing();
    end(0);
    await settle();
    await clock.pass(199);
    expect(groups).toEqual([]);
    await clock.pass(1);
    await settle();
    expect(groups).toEqual([{ marks: 0, ends: 1 }]);
    await answer(['c']);
    expect(ended).toEqual([{ index: 0, isWritten: true }]);
  });

  test('two claims of one chunk are not written together', async () => {
    const { groups, ended, mark, end, settle, answer } = writing();
    end(0);
    const again = mark({ ...chunk, token: 3 }, 0, 1);
    await settle();
    expect(groups).toEqual([{ marks: 0, ends: 1 }]);
    await answer([]);
    expect(groups).toEqual([
      { marks: 0, ends: 1 },
      { marks: 2, ends: 0 },
    ]);
    await answer(['c']);
    expect(await again).toBe('written');
    expect(ended).toEqual([{ index: 0, isWritten: false }]);
  });

  test('a write that fails is told to all who wait for it', async () => {
    const { failures, mark, end, settle, refuse } = writing();
    end(0);
    const written = mark(chunk, 1);
    await settle();
    const error = new Error('refused');
    refuse(error);
    await expect(written).rejects.toBe(error);
    expect(failures).toEqual([error]);
  });

  test('lines are marked ahead as fast as they leave, and few of a slow service', async () => {
    const clock = new FakeClock();
    const lead = new MarkLead(clock, 64);
    expect(lead.size).toBe(2);
    for (let line = 0; line < 30; line += 1) lead.answered();
    expect(lead.size).toBe(32);
    expect(lead.perSecond).toBe(120);
    for (let line = 0; line < 300; line += 1) lead.answered();
    expect(lead.size).toBe(64);
    await clock.pass(300);
    expect(lead.size).toBe(64);
    await clock.pass(600);
    lead.answered();
    expect(lead.size).toBe(3);
  });

  test('of a quick service no more are marked ahead than make a good group, unless marks are slow to write', async () => {
    const clock = new FakeClock();
    const lead = new MarkLead(clock, 256);
    for (let line = 0; line < 400; line += 1) lead.answered();
    expect(lead.size).toBe(130);
    const isMarked = lead.marking();
    await clock.pass(50);
    isMarked();
    expect(lead.size).toBe(242);
    for (let write = 0; write < 40; write += 1) lead.marking()();
    expect(lead.size).toBe(130);
  });
});
