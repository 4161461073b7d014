import tokens from 'gpt-tokenizer/bpeRanks/cl100k_base';
import { expect, test } from 'vitest';
import { assetsIn } from '../../../src/files/assets.ts';
import { tokenDecoder } from '../../../src/service/text/token-text.ts';
import { ASSETS_DIR } from '../../support/service.ts';

const decoder = tokenDecoder(assetsIn(ASSETS_DIR));

test('every token number gives the text that it stands for', async () => {
  const decode = await decoder;
  const whole = Buffer.concat(tokens.map((token) => Buffer.from(token)));
  expect(decode(tokens.map((_, number) => number)) === whole.toString()).toBe(true);
  expect(decode([9906, 1917, 0])).toBe('Hello world!');
});

test.each([-1, 0.5, tokens.length, 200_000])('%d is no token', async (number) => {
  const decode = await decoder;
  expect(() => decode([number])).toThrow('no token of cl100k_base');
});
