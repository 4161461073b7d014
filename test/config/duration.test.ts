import { expect, test } from 'vitest';
import { parseDuration } from '../../src/config/duration.ts';

test.each([
  ['500ms', 500],
  ['1ms', 1],
  ['30s', 30_000],
  ['30', 30_000],
  ['0.5', 500],
  ['1.5h', 5_400_000],
  ['20m', 1_200_000],
  ['1h', 3_600_000],
  [' 5s ', 5_000],
  ['720h', 2_592_000_000],
])('%j is %i ms', (text, ms) => {
  expect(parseDuration(text, 'x')).toBe(ms);
});

test.each([
  '',
  '0',
  '0ms',
  '0.1ms',
  '-1s',
  '+1s',
  '1e3',
  'NaN',
  'Infinity',
  '1 s',
  '1d',
  '1H',
  's',
  '.5s',
  '5.',
  '1h30m',
  '721h',
  '٣s',
])('%j is no duration', (text) => {
  expect(() => parseDuration(text, '--timeout')).toThrow(expect.objectContaining({ reason: 'usage' }));
});
