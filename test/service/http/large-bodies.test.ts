import { expect, test } from 'vitest';
import { LargeBodies } from '../../../src/service/http/large-bodies.ts';

const LARGE = new Uint8Array(300_000);
const SMALL = new Uint8Array(1_000);

test('X9.7: large bodies take turns with pauses, and small ones do not wait for them', async () => {
  const order: string[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  let now = 0;
  const bodies = new LargeBodies({
    monotonic: () => now,
    sleep: (ms) => new Promise((end) => pauses.push({ ms, end })),
  });
  const reading = (name: string, bytes: Uint8Array) =>
    bodies.read(bytes, () => {
      now += bytes === LARGE ? 40 : 1;
      order.push(name);
    });
  const first = reading('large 1', LARGE);
  const second = reading('large 2', LARGE);
  await reading('small', SMALL);
  await first;
  expect(order).toEqual(['small', 'large 1']);
  expect(pauses.map(({ ms }) => ms)).toEqual([120]);
  pauses[0]?.end();
  await second;
  expect(order).toEqual(['small', 'large 1', 'large 2']);
});

test('X9.7: others come between the reading of a large body and what is done with it', async () => {
  const bodies = new LargeBodies({ monotonic: () => 0, sleep: async () => {} });
  const order: string[] = [];
  await bodies.read(LARGE, () => {
    order.push('read');
    setImmediate(() => order.push('other'));
  });
  order.push('went on');
  expect(order).toEqual(['read', 'other', 'went on']);
});

test('X9.7: a body that cannot be read lets the next one have its turn', async () => {
  const bodies = new LargeBodies({ monotonic: () => 0, sleep: async () => {} });
  const bad = bodies.read(LARGE, () => {
    throw new Error('not JSON');
  });
  await expect(bad).rejects.toThrow('not JSON');
  expect(await bodies.read(LARGE, () => 'read')).toBe('read');
});
