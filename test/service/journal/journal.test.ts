import { expect, test } from 'vitest';
import { JournalEntry } from '../../../src/service/journal/entry.ts';
import { openJournal } from '../../../src/service/journal/journal.ts';
import type { FinishedRequest } from '../../../src/service/journal/request-record.ts';
import type { Sql } from '../../../src/service/store/sql.ts';
import { localOctet } from '../../support/cli.ts';
import { FakeClock } from '../../support/clock.ts';

const BODY = Buffer.from('{"messages":[]}');

function finished(number: number): FinishedRequest {
  const url = new URL('http://127.0.0.1:1/v1/models');
  const headers = { 'content-type': 'application/json', authorization: 'Bearer octet_test_0123456789' };
  return {
    record: {
      id: `req_${number}`,
      at: number,
      startedMs: 0,
      request: { method: 'GET', url, headers, inProcess: false },
      endpoint: '/models',
      account: 'acc',
      test: undefined,
      body: BODY,
      credits: 0,
      tokens: undefined,
      fault: undefined,
      jobId: undefined,
    },
    status: 200,
    headers: { 'content-type': 'application/json' },
    end: 'whole',
    durationMs: 1,
    firstByteMs: 1,
    body: BODY,
    isStream: false,
    chunks: [],
    sentBytes: BODY.length,
  };
}

/** A store that keeps the rows which are written into it. */
function rowsOf() {
  const rows: string[] = [];
  const sql: Sql = {
    exec: () => undefined,
    all: () => [],
    get: () => ({}),
    run(_text, ...values) {
      rows.push(String(values.at(-1)));
      return 1;
    },
  };
  return { rows, store: { write: async <T>(action: (sql: Sql) => T) => action(sql) } };
}

test('a burst is kept whole; of a lasting load bodies are left out, and later ones are kept again', async () => {
  const { rows, store } = rowsOf();
  const clock = new FakeClock();
  const journal = openJournal({ store, clock, bounds: { most: 10_000, mostBytes: 1e9 } });
  const add = (number: number) => journal.add(new JournalEntry(finished(number)), finished(number));
  for (let number = 0; number < 1_005; number += 1) add(number);
  expect(journal.keepsBodies()).toBe(false);
  await journal.flush();
  const withBody = () => rows.map((row) => row.includes('messages'));
  expect(rows).toHaveLength(1_005);
  expect(withBody().filter(Boolean)).toHaveLength(1_000);
  expect(JSON.parse(rows.at(-1) ?? '')).toMatchObject({
    request: { text: null, bytes: BODY.length },
    response: { text: null, bytes: BODY.length, chunks: [] },
  });
  await clock.pass(1_000);
  expect(journal.keepsBodies()).toBe(true);
  add(2_000);
  await journal.flush();
  expect(withBody().at(-1)).toBe(true);
  expect(rows.join('')).not.toContain('octet_test_0123456789');
});

test('large bodies are written in turns of their own, and let go once they are written', async () => {
  const { rows, store } = rowsOf();
  const turns: number[] = [];
  const counting = {
    async write<T>(action: (sql: Sql) => T): Promise<T> {
      const before = rows.length;
      const made = await store.write(action);
      turns.push(rows.length - before);
      return made;
    },
  };
  const journal = openJournal({
    store: counting,
    clock: new FakeClock(),
    bounds: { most: 100, mostBytes: 1e9 },
  });
  const body = Buffer.alloc(50_000, 'x');
  const entries = Array.from({ length: 20 }, (_, number) => {
    const each = { ...finished(number), body, sentBytes: body.length };
    const entry = new JournalEntry(each);
    journal.add(entry, each);
    return entry;
  });
  await journal.flush();
  expect(turns).toEqual([6, 6, 6, 2]);
  expect(rows.every((row) => row.includes('xxxx'))).toBe(true);
  expect(entries.some((entry) => entry.detail().includes('xxxx'))).toBe(false);
});

test('what waits is written in short turns, and few while many requests come', async () => {
  const { rows, store } = rowsOf();
  const clock = new FakeClock();
  const journal = openJournal({ store, clock, bounds: { most: 1_000, mostBytes: 1e9 } });
  const add = (count: number) => {
    for (let number = 0; number < count; number += 1)
      journal.add(new JournalEntry(finished(number)), finished(number));
  };
  const written: number[] = [];
  const pass = async (ms: number) => {
    await clock.pass(ms);
    written.push(rows.length);
  };
  add(40);
  await pass(249);
  await pass(1);
  await pass(50);
  await pass(50);
  add(100);
  await pass(250);
  await pass(250);
  expect(written).toEqual([0, 20, 40, 40, 45, 65]);
});

test('the local environment keeps its requests once it is asked to', async () => {
  const cli = localOctet();
  const kept = async () => {
    expect(await cli.run('api', 'GET', '/local/requests', '--json')).toBe(0);
    return JSON.parse(cli.out.at(-1) ?? '').data.length;
  };
  expect(await cli.run('models')).toBe(0);
  expect(await cli.run('config', 'set', 'journal', 'on')).toBe(0);
  expect(await cli.run('models')).toBe(0);
  expect(await cli.run('credits')).toBe(0);
  // The services of the earlier commands are still open, and write some time later.
  await expect.poll(kept, { timeout: 30_000 }).toBeGreaterThan(0);
});
