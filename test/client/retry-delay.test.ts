import { describe, expect, test } from 'vitest';
import { headerDelay, retryDelay } from '../../src/client/retry-delay.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const at = (ms: number) => new Date(NOW + ms).toUTCString();
const SECOND = NOW / 1000;

describe('T12: Retry-After', () => {
  test.each([
    ['2', 2_000],
    ['0', 0],
    ['1.5', 1_500],
    [' 3 ', 3_000],
    ['1000000000', 1e12],
    [at(9_000), 9_000],
    [at(0), 0],
    [at(-9_000), undefined],
    ['-1', undefined],
    ['+1', undefined],
    ['1e9', undefined],
    ['²', undefined],
    ['٣', undefined],
    ['0x10', undefined],
    ['', undefined],
    ['1, 2', undefined],
    ['soon', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['2026-01-02T03:04:14Z', undefined],
    ['Fri, 32 Jan 2026 03:04:14 GMT', undefined],
  ])('%j is %s', (value, expected) => {
    expect(headerDelay(503, { 'retry-after': value, date: at(0) }, NOW + 3_600_000)).toBe(expected);
  });

  test("a date is measured against the reply's Date, or our clock where there is none", () => {
    expect(headerDelay(429, { 'retry-after': at(9_000), date: at(4_000) }, 0)).toBe(5_000);
    expect(headerDelay(429, { 'retry-after': at(9_000) }, NOW + 1_000)).toBe(8_000);
    expect(headerDelay(429, { 'retry-after': at(9_000), date: 'yesterday' }, NOW)).toBe(9_000);
  });
});

describe('T13, T14: X-RateLimit-Reset', () => {
  test.each([
    [String(SECOND + 5), 6_000],
    [String(SECOND), 1_000],
    [String(SECOND - 1), undefined],
    [String((SECOND + 5) * 1000), undefined],
    ['NaN', undefined],
    ['', undefined],
    ['-5', undefined],
    ['5.5', undefined],
    ['1e99', undefined],
  ])('%j is %s', (value, expected) => {
    expect(headerDelay(429, { 'x-ratelimit-reset': value, date: at(0) }, NOW - 3_600_000)).toBe(expected);
  });

  test('Retry-After comes first, and the reset counts where that cannot be read', () => {
    const reset = { 'x-ratelimit-reset': String(SECOND + 5), date: at(0) };
    expect(headerDelay(429, { ...reset, 'retry-after': '2' }, NOW)).toBe(2_000);
    expect(headerDelay(429, { ...reset, 'retry-after': 'soon' }, NOW)).toBe(6_000);
  });

  test.each([400, 500, 503])('it is not what a %i waits for', (status) => {
    expect(headerDelay(status, { 'x-ratelimit-reset': String(SECOND + 5) }, NOW)).toBeUndefined();
  });
});

describe('the wait before a retry', () => {
  test.each([
    [0, undefined, 0, 1_000],
    [1, undefined, 0, 2_000],
    [2, undefined, 0, 4_000],
    [0, undefined, 1, 1_250],
    [2, undefined, 0.5, 4_500],
    [0, 3_000, 0, 3_000],
    [2, 3_000, 0, 4_000],
    [0, 3_000, 1, 3_750],
    [0, 0, 0, 1_000],
    [0, -5, 0, 1_000],
  ])('attempt %i, header %s, chance %d: %i ms', (attempt, header, chance, expected) => {
    expect(retryDelay(attempt, header, () => chance)).toBe(expected);
  });
});
