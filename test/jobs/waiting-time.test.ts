import { expect, test } from 'vitest';
import { waitingTime } from '../../src/jobs/waiting-time.ts';

test('a wait is measured by the first estimate, and by none once that is over', () => {
  const time = waitingTime();
  expect(time(0, undefined)).toBe('0 s');
  expect(time(1_000, 20)).toBe('1 s of about 21 s');
  expect(time(8_000, 15)).toBe('8 s of about 21 s');
  expect(time(18_000, 4)).toBe('18 s of about 21 s');
  expect(time(25_000, 2)).toBe('25 s');
});

test.each([-5, 0, 1e12, Number.NaN])('an estimate of %d is not told', (estimate) => {
  expect(waitingTime()(3_000, estimate)).toBe('3 s');
});
