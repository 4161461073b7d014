import { expect, test } from 'vitest';
import { Turnstile } from '../../../src/commands/batch/turnstile.ts';

/** Tasks that end when the test says so. */
function tasks() {
  const ends: { done: () => void; fail: (error: Error) => void }[] = [];
  const begin = (place: number) =>
    new Promise<void>((done, fail) => {
      ends[place] = { done, fail };
    });
  return { ends, begin };
}

/** Feeds it for as long as it lets in more; says how many have begun. */
async function feed(turnstile: Turnstile, begin: (place: number) => Promise<void>, count: number) {
  for (let index = 0; index < count; index += 1) await turnstile.enter(begin);
  await turnstile.empty();
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('lets in so many at a time', async () => {
  const { ends, begin } = tasks();
  const all = feed(new Turnstile(3), begin, 5);
  await settled();
  expect(ends).toHaveLength(3);
  ends[1]?.done();
  await settled();
  expect(ends).toHaveLength(4);
  ends[0]?.done();
  ends[2]?.done();
  await settled();
  expect(ends).toHaveLength(5);
  ends[3]?.done();
  ends[4]?.done();
  await all;
});

test('a slow one holds back those that are far ahead of it', async () => {
  const { ends, begin } = tasks();
  const all = feed(new Turnstile(2), begin, 100);
  for (let place = 1; place < 100; place += 1) {
    await settled();
    ends[place]?.done();
  }
  await settled();
  expect(ends.length).toBeLessThan(12);
  ends[0]?.done();
  for (let place = 1; place < 100; place += 1) {
    await settled();
    ends[place]?.done();
  }
  await all;
  expect(ends).toHaveLength(100);
});

test.each(['while others are inside', 'as the last one'])('the first failure ends it: %s', async (when) => {
  const { ends, begin } = tasks();
  const all = feed(new Turnstile(2), begin, when === 'as the last one' ? 1 : 4);
  all.catch(() => undefined);
  await settled();
  ends[0]?.fail(new Error('first'));
  ends[1]?.fail(new Error('second'));
  await expect(all).rejects.toThrow('first');
});
