import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  ['find all duplicate emails in users with the number of times each occurs', 'GROUP BY email\n'],
  ['find products whose name occurs more than once, show how often each appears', 'GROUP BY name\n'],
  ['show duplicate phone numbers in contacts with how often each one shows up', 'GROUP BY phone_number\n'],
  ['count how often each status occurs in orders', 'GROUP BY status;'],
])('the word for occurring is no column: %s', async (prompt, group) => {
  const { code, notes } = await generateCode({ prompt, language: 'sql' }, engineTools());
  expect(notes).toEqual([]);
  expect(code).toContain(group);
});
