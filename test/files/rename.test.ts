import { expect, test } from 'vitest';
import { renameNoReplace } from '../../src/files/rename.ts';

function failing(times: number, code: string) {
  const slept: number[] = [];
  let calls = 0;
  const parts = (platform: NodeJS.Platform) => ({
    platform,
    async rename() {
      calls += 1;
      if (calls <= times) throw Object.assign(new Error(code), { code });
    },
    clock: {
      async sleep(ms: number) {
        slept.push(ms);
      },
    },
  });
  return { parts, slept, count: () => calls };
}

test.each(['EPERM', 'EACCES', 'EBUSY'])('on Windows %s may pass', async (code) => {
  const { parts, slept, count } = failing(3, code);
  await renameNoReplace('a', 'b', parts('win32'));
  expect([count(), slept]).toEqual([4, [10, 20, 40]]);
});

test('on Windows it is not waited for ever', async () => {
  const { parts, count } = failing(1_000, 'EPERM');
  await expect(renameNoReplace('a', 'b', parts('win32'))).rejects.toMatchObject({ code: 'EPERM' });
  expect(count()).toBe(7);
});

test.each([
  ['win32', 'ENOENT'],
  ['linux', 'EPERM'],
  ['darwin', 'EBUSY'],
] as const)('on %s %s is what it is', async (platform, code) => {
  const { parts, slept, count } = failing(1, code);
  await expect(renameNoReplace('a', 'b', parts(platform))).rejects.toMatchObject({ code });
  expect([count(), slept]).toEqual([1, []]);
});
