import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LinePace, NotOurs } from '../../src/commands/batch/line-pace.ts';
import { turnOfBoth } from '../../src/commands/batch/shared-pacers.ts';
import { OctetError } from '../../src/errors.ts';
import { GRANT_MS } from '../../src/queue/rate-limits.ts';
import { SharedPace } from '../../src/queue/shared-pace.ts';
import { SharedRate } from '../../src/queue/shared-rate.ts';
import { FakeClock } from '../support/clock.ts';
import { type Postgres, startPostgres, withoutPostgres } from '../support/postgres.ts';
import { json } from '../support/wire.ts';
import { answers, CHAT, chats, expireLeases, queueCli, statusOf, submitted } from './lines.ts';

describe.skipIf(withoutPostgres)('limits of a batch in a queue', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  const PRICES = { 'GET /models': json({ prices: [{ operation: 'text', credits: 3, per: 1_000_000 }] }) };

  test('one budget for all workers, never passed; resume raises it', async () => {
    const url = await postgres.database();
    await submitted(url, chats(80), '--max-credits', '25');
    const workers = [1, 2].map(() => queueCli(url, { [CHAT]: answers(), ...PRICES }));
    const statuses = await Promise.all(
      workers.map((cli) => cli.run('batch', 'work', '--drain', '--concurrency', '8')),
    );
    expect(statuses).toEqual([6, 6]);
    const status = await statusOf(url);
    expect(status).toMatchObject({ state: 'exhausted', failed: 0, running: 0 });
    // Each is held for 3 and costs 2: with 24 spent, another might cost 27.
    expect(status).toMatchObject({ credits_spent: 24, credits_left: 1, done: 12 });
    expect(workers.flatMap(({ sent }) => sent).filter(({ method }) => method === 'POST')).toHaveLength(12);
    expect(await queueCli(url).run('batch', 'resume', 'b')).toBe(6);
    expect(await queueCli(url).run('batch', 'resume', 'b', '--max-credits', '1000')).toBe(0);
    expect(await queueCli(url, { [CHAT]: answers(), ...PRICES }).run('batch', 'work', '--drain')).toBe(0);
    expect(await statusOf(url)).toMatchObject({ state: 'done', done: 80, credits_spent: 160 });
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
    // A worker without lines keeps what it was granted until that runs out, and more than once on a busy machine.
    await expect.poll(done, { timeout: 60_000 }).toBe(true);
    await expect.poll(async () => (await statusOf(url)).done, { timeout: 20_000 }).toBe(limit);
    for (const cli of workers) cli.stop('interrupted');
    expect(await Promise.all(running)).toEqual([130, 130, 130]);
    expect(used).toBe(limit);
    expect(await statusOf(url)).toMatchObject({ done: limit, running: 0, unknown: 0 });
  });

  test('a budget that a lost worker holds is settled by the others', async () => {
    const url = await postgres.database();
    await submitted(url, chats(80), '--max-credits', '25');
    const kill = new AbortController();
    const silent = queueCli(
      url,
      { [CHAT]: () => new Promise(() => undefined), ...PRICES },
      { signal: kill.signal },
    );
    const lost = silent.run('batch', 'work', '--concurrency', '8').catch(() => undefined);
    // Eight lines hold 24 credits.
    await expect.poll(async () => (await statusOf(url)).running, { timeout: 30_000 }).toBe(8);
    const other = queueCli(url, PRICES);
    const working = other.run('batch', 'work', '--drain');
    await expect.poll(async () => (await statusOf(url)).workers, { timeout: 30_000 }).toBe(2);
    kill.abort(new Error('killed'));
    await lost;
    await expireLeases(postgres, url);
    expect(await working).toBe(6);
    expect(other.sent.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(await statusOf(url)).toMatchObject({
      state: 'exhausted',
      unknown: 8,
      running: 0,
      credits_spent: 24,
    });
  });
});

describe('the turns of --rpm', () => {
  const never = new AbortController().signal;

  test('are as far apart as reserved', async () => {
    const clock = new FakeClock();
    const pace = new SharedPace({
      clock,
      signal: never,
      reserve: async () => ({ startInMs: 50, everyMs: 100, count: 3 }),
    });
    const at: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await pace.turn();
      at.push(clock.monotonic());
    }
    expect(at).toEqual([50, 150, 250, 300]);
  });

  test('are lost to a worker that was paused for longer than a reservation', async () => {
    const clock = new FakeClock();
    let reserved = 0;
    const pausing = {
      ...clock,
      sleep: async (ms: number) => {
        await clock.pass(reserved === 1 ? ms + 40_000 : ms);
      },
    };
    const pace = new SharedPace({
      clock: pausing,
      signal: never,
      reserve: async () => {
        reserved += 1;
        return { startInMs: 100, everyMs: 100, count: 5 };
      },
    });
    await pace.turn();
    expect(reserved).toBe(2);
    expect(clock.monotonic()).toBe(40_200);
  });

  test('are taken again after a long wait for the limit of the service', async () => {
    const clock = new FakeClock();
    const turns: number[] = [];
    const untilMs = async () => {
      turns.push(clock.monotonic());
      return clock.monotonic() + 1_000;
    };
    let waits = 1;
    const rate = {
      handedBack: 0,
      async turn() {
        if (waits-- > 0) await clock.pass(30_000);
      },
      handBack() {
        this.handedBack += 1;
      },
    };
    await turnOfBoth(clock, untilMs, rate);
    expect([turns, rate.handedBack]).toEqual([[0, 30_000], 1]);
  });
});

describe('a share of the limit of the service', () => {
  const sharedRate = (amounts: readonly number[]) => {
    const clock = new FakeClock();
    const asked: object[] = [];
    const left = [...amounts];
    const rate = new SharedRate({
      clock,
      signal: new AbortController().signal,
      want: 100,
      ask: async (question) => {
        asked.push(question);
        return { amount: question.want === 0 ? 0 : (left.shift() ?? 0), waitMs: 1_000 };
      },
    });
    const reply = (remaining: number) =>
      rate.replied({ 'x-ratelimit-remaining': String(remaining), 'x-ratelimit-reset': '3600' });
    return { clock, asked, rate, reply };
  };
  const seenWith = (remaining: number) => expect.objectContaining({ kind: 'window', remaining });

  test('what a worker without lines has used is told before its grant is forgotten', async () => {
    const { clock, asked, rate, reply } = sharedRate([8]);
    await Promise.all([rate.turn(), rate.turn(), rate.turn()]);
    reply(30);
    reply(28);
    await clock.pass(GRANT_MS);
    expect(asked).toEqual([
      { want: 100, underway: 0, seen: undefined },
      { want: 0, underway: 1, seen: seenWith(28) },
    ]);
    // A reply that takes long is told too, and then nothing is left to tell.
    reply(27);
    await clock.pass(GRANT_MS);
    await clock.pass(5 * GRANT_MS);
    expect(asked.slice(2)).toEqual([{ want: 0, underway: 0, seen: seenWith(27) }]);
  });

  test('a worker that ends tells it at once, and one that never sent tells nothing', async () => {
    const { clock, asked, rate, reply } = sharedRate([8]);
    await rate.settle();
    expect(asked).toEqual([]);
    await rate.turn();
    reply(30);
    await rate.settle();
    expect(asked[1]).toEqual({ want: 0, underway: 0, seen: seenWith(30) });
    await clock.pass(5 * GRANT_MS);
    expect(asked).toHaveLength(2);
  });

  test('what the database did not hear is told again', async () => {
    const clock = new FakeClock();
    const heard: unknown[] = [];
    let failures = 1;
    const rate = new SharedRate({
      clock,
      signal: new AbortController().signal,
      want: 100,
      ask: async ({ want, seen }) => {
        if (want === 0 && failures-- > 0) throw new Error('gone');
        heard.push(seen);
        return { amount: want === 0 ? 0 : 1, waitMs: 1_000 };
      },
    });
    await rate.turn();
    rate.replied({ 'x-ratelimit-remaining': '9', 'x-ratelimit-reset': '3600' });
    await expect(rate.settle()).rejects.toThrow('gone');
    await rate.settle();
    expect(heard).toEqual([undefined, seenWith(9)]);
  });
});

test('a line is not sent when its lease was lost while it waited', async () => {
  const replied: unknown[] = [];
  const pace = new LinePace(
    { turn: async () => undefined, replied: (headers) => replied.push(headers) },
    () => false,
    async () => false,
  );
  await expect(pace.turn()).rejects.toThrow(NotOurs);
  expect(replied).toEqual([undefined]);
  expect(pace.mayBeCharged).toBe(false);
  await expect(pace.turn(new OctetError('unknown', 'no reply'))).rejects.toThrow(NotOurs);
  expect(pace.mayBeCharged).toBe(true);
});
