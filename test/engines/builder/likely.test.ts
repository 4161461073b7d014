import { expect, test } from 'vitest';
import { likely } from '../../../src/engines/builder/spec/likely.ts';

test('a likely pattern finds what the pattern itself finds', () => {
  const pattern = likely(/by/, /(\w+) by (\w+)/g);
  expect('sort by date, group by name'.replace(pattern, '$2 $1')).toBe('date sort, name group');
  expect('sorted'.replace(pattern, '!')).toBe('sorted');
  expect('a list, sort by date'.search(likely(/by/, /sort by/))).toBe(8);
});

test('the long pattern is not tried where the short one finds nothing', () => {
  expect('sort on date'.search(likely(/by/, /sort/))).toBe(-1);
});
