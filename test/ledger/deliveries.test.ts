import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Deliveries, hasFailed, type SavedDelivery } from '../../src/ledger/deliveries.ts';
import { temporaryFolder } from '../support/cli.ts';
import { FakeClock } from '../support/clock.ts';

const clock = new FakeClock();

function delivery(deliveries: Deliveries, more: Partial<SavedDelivery> = {}): SavedDelivery {
  return {
    id: deliveries.newId(() => 0),
    direction: 'received',
    at: '2026-01-02T03:04:05.000Z',
    type: 'a.b',
    path: '/hook',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{}'),
    verified: true,
    duplicate: false,
    target: undefined,
    attempts: [],
    ...more,
  };
}

test.each([
  ['text', Buffer.from('{"a":"♥\r\n"}')],
  ['BOM', Buffer.from('\ufeff{}')],
  ['bytes that are no text', Buffer.from([0xff, 0x00, 0xc3, 0x28])],
  ['nothing', Buffer.alloc(0)],
])('gives back what was saved: %s', async (_, body) => {
  const deliveries = new Deliveries(temporaryFolder(), clock);
  const attempts = [{ at: '2026-01-02T03:04:06.000Z', url: 'http://x/', status: 500, durationMs: 3 }];
  const saved = delivery(deliveries, { body, attempts, verified: undefined, target: 'http://x/' });
  await deliveries.save(saved);
  const read = await deliveries.read(saved.id);
  expect(read).toEqual({ ...saved, attempts: [{ ...attempts[0], error: undefined }] });
  expect(Buffer.from(read?.body ?? '').equals(body)).toBe(true);
});

test('is private', async () => {
  const folder = temporaryFolder();
  const deliveries = new Deliveries(join(folder, 'state'), clock);
  const saved = delivery(deliveries);
  await deliveries.save(saved);
  const place = join(folder, 'state', 'webhooks');
  expect(statSync(place).mode & 0o777).toBe(0o700);
  expect(statSync(join(place, `${saved.id}.json`)).mode & 0o777).toBe(0o600);
});

test('names differ within a millisecond and sort by time', () => {
  const deliveries = new Deliveries(undefined, clock);
  const ids = Array.from({ length: 100 }, () => deliveries.newId(() => 0.5));
  expect(new Set(ids).size).toBe(100);
});

test('the oldest give way, by number and by size', async () => {
  const folder = temporaryFolder();
  const own = new FakeClock();
  const few = new Deliveries(folder, own, { most: 3, mostBytes: 1_000_000 });
  const ids: string[] = [];
  for (let round = 0; round < 51; round += 1) {
    await own.pass(1);
    const saved = delivery(few);
    ids.push(saved.id);
    await few.save(saved);
  }
  expect(await few.ids()).toEqual(ids.slice(-3));
  const small = new Deliveries(folder, own, { most: 1_000, mostBytes: 10 });
  await own.pass(1);
  const last = delivery(small);
  await small.save(last);
  expect(await small.ids()).toEqual([last.id]);
});

test('files that cannot be understood are passed over', async () => {
  const folder = temporaryFolder();
  const deliveries = new Deliveries(folder, clock);
  const saved = delivery(deliveries);
  await deliveries.save(saved);
  const place = join(folder, 'webhooks');
  for (const [id, text] of [
    ['20260102T030405000-aaaaaa', 'no json'],
    ['20260102T030405000-bbbbbb', '[]'],
    ['20260102T030405000-cccccc', '{"body":5}'],
    ['notes', '{}'],
  ] as const) {
    writeFileSync(join(place, `${id}.json`), text);
  }
  const found: string[] = [];
  for await (const { id } of deliveries.newestFirst()) found.push(id);
  expect(found).toEqual([saved.id]);
});

test('attempts that are added at the same time all stay', async () => {
  const folder = temporaryFolder();
  const { systemClock } = await import('../../src/clock.ts');
  const deliveries = new Deliveries(folder, systemClock);
  const saved = delivery(deliveries);
  await deliveries.save(saved);
  const attempt = (status: number) => ({ at: '', url: 'http://x/', status, durationMs: 0 });
  await Promise.all([500, 501, 502, 200].map((status) => deliveries.addAttempt(saved.id, attempt(status))));
  const read = await deliveries.read(saved.id);
  expect(new Set(read?.attempts.map(({ status }) => status))).toEqual(new Set([500, 501, 502, 200]));
  expect(readdirSync(join(folder, 'webhooks'))).toEqual([`${saved.id}.json`]);
});

test('without a place to keep them nothing is found, and saving says so', async () => {
  const deliveries = new Deliveries(undefined, clock);
  expect(await deliveries.ids()).toEqual([]);
  await expect(deliveries.save(delivery(deliveries))).rejects.toMatchObject({ exit: 16 });
});

test('only what went somewhere and was not acknowledged has failed', () => {
  const deliveries = new Deliveries(undefined, clock);
  const with_ = (...statuses: (number | undefined)[]) =>
    delivery(deliveries, {
      attempts: statuses.map((status) => ({ at: '', url: '', status, durationMs: 0 })),
    });
  expect(hasFailed(with_())).toBe(false);
  expect(hasFailed(with_(500, 200))).toBe(false);
  expect(hasFailed(with_(200, 500))).toBe(true);
  expect(hasFailed(with_(undefined))).toBe(true);
  expect(hasFailed(with_(302))).toBe(true);
});

test('a link in place of the folder is not written through', async () => {
  const folder = temporaryFolder();
  const { symlinkSync } = await import('node:fs');
  mkdirSync(join(folder, 'real'));
  symlinkSync(join(folder, 'real'), join(folder, 'state'));
  const deliveries = new Deliveries(join(folder, 'state'), clock);
  await expect(deliveries.save(delivery(deliveries))).rejects.toMatchObject({ exit: 15 });
});
