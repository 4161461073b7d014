import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readSplit } from '../../../src/engines/code/plans/splits/read-split.ts';
import { planSplit } from '../../../src/engines/code/plans/splits/write-split.ts';

test.each([
  ['split a list of numbers into even and odd', undefined, ['even', 'odd']],
  ['group people into child (0-12), teen (13-19) and adult (20 and up)', 'age', ['child', 'teen', 'adult']],
  ['split students into passed and failed, passed means score at least 50', 'score', ['passed', 'failed']],
  ['divide users by age into minors (under 18) and adults', 'age', ['minors', 'adults']],
])('reads: %s', (wish, field, labels) => {
  const split = readSplit(wish);
  expect(split?.field).toBe(field);
  expect(split?.groups.map(({ label }) => label)).toEqual(labels);
});

test.each([
  'split a list of students into two teams of equal size',
  'group people into child (0-12), teen (13-19) and adult (20 and up), sorted by name',
  'split products into cheap (about 10) and expensive (much more)',
])('leaves to others what it does not understand: %s', (wish) => {
  expect(readSplit(wish)).toBeUndefined();
});

test('an item goes into the group whose bounds it keeps, the others into the last one', () => {
  const { definition = '' } =
    planSplit('split employees by salary into high (over 4000), middle (2000-4000) and low', 'javascript') ??
    {};
  const code = `${definition}\nconsole.log(JSON.stringify(splitEmployees([1999, 2000, 4000, 4001].map((salary) => ({ salary })))))`;
  const groups = JSON.parse(execFileSync('node', ['-e', code], { encoding: 'utf8' }));
  expect(groups).toEqual({
    high: [{ salary: 4001 }],
    middle: [{ salary: 2000 }, { salary: 4000 }],
    low: [{ salary: 1999 }],
  });
});

test.each(['python', 'typescript', 'ruby', 'php'])('the example in %s shows every group', (language) => {
  const made = planSplit('separate numbers into positive and negative', language);
  expect(made?.example).toMatch(/-1/);
  expect(made?.definition).toMatch(/positive/);
});
