import { expect, test } from 'vitest';
import { inCredits, tokensIn } from '../../../src/commands/chat/spending.ts';

test('X20.6: one token and one credit are singular', () => {
  expect([0, 1, 2].map(tokensIn)).toEqual(['0 tokens in', '1 token in', '2 tokens in']);
  expect([0, 1, 2].map(inCredits)).toEqual(['0 credits', '1 credit', '2 credits']);
});
