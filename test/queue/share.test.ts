import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts';
import { chats, fileWith, queueCli, resultsOf, statusOf, submitted } from './lines.ts';

describe.skipIf(withoutPostgres)('the last chunks of a batch', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  const chunksOf = (url: string) =>
    postgres.query<{ first: number; count: number; number: number }>(
      url,
      'SELECT first_line AS first, line_count AS count, number FROM octet_batch.chunk ORDER BY first_line',
    );

  const aliveForLong = (url: string) =>
    postgres.query(
      url,
      `INSERT INTO octet_batch.worker (id, name, seen_at)
       SELECT gen_random_uuid(), 'other', now() + interval '1 hour' FROM generate_series(1, 2)`,
    );

  test('are shared between workers; every line is in one of them', async () => {
    const url = await postgres.database();
    const lines = chats(64);
    await submitted(url, lines);
    await aliveForLong(url);
    const worker = queueCli(url);
    expect(await worker.run('batch', 'work', '--drain', '--concurrency', '4')).toBe(0);
    const chunks = await chunksOf(url);
    expect(chunks.length).toBeGreaterThan(1);
    expect(chunks[0]).toMatchObject({ first: 0, number: 0 });
    expect(chunks[0]?.count).toBeLessThanOrEqual(16);
    let next = 0;
    for (const { first, count } of chunks) {
      expect(first).toBe(next);
      next += count;
    }
    expect(next).toBe(64);
    expect(await statusOf(url)).toMatchObject({ done: 64, state: 'done' });
    expect((await resultsOf(url, 'b')).map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
    expect(worker.sent).toHaveLength(64);
    // The parts do not change what the file is held against.
    await submitted(url, lines);
    expect(await queueCli(url).run('batch', 'submit', fileWith(chats(16)), '--name', 'b')).toBe(2);
  });

  test('stay whole for a worker that is alone, and while lines come in', async () => {
    const url = await postgres.database();
    await submitted(url, chats(64));
    expect(await queueCli(url).run('batch', 'work', '--drain', '--concurrency', '4')).toBe(0);
    expect(await chunksOf(url)).toEqual([{ first: 0, count: 64, number: 0 }]);

    await submitted(url, chats(64), '--name', 'c');
    await aliveForLong(url);
    await postgres.query(
      url,
      `UPDATE octet_batch.batch SET complete = false, state = 'submitting', touched_at = now() - interval '1 hour'
       WHERE name = 'c'`,
    );
    expect(await queueCli(url).run('batch', 'work', '--drain', '--name', 'c', '--concurrency', '4')).toBe(0);
    expect(await chunksOf(url)).toHaveLength(2);
  });
});
