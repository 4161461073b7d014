import { expect, test } from 'vitest';
import { explainCode } from '../../../../src/engines/code/explain.ts';
import { refactorCode } from '../../../../src/engines/code/refactor.ts';
import { engineTools } from '../../../support/engine.ts';

const tools = engineTools();

const CODE = `const first = <Shop>JSON.parse(text);
const list = <Array<string>>first.names;
var same = <T>(x: T): T[] => [x, x];
export function total(prices: number[]): number {
  for (var i = 0; i < prices.length; i++) { sum += <number>prices[i]; }
  return sum;
}
`;

test('assertions before a value neither hide what follows nor get lost', async () => {
  const { code } = await refactorCode({ code: CODE, language: 'typescript' }, tools);
  expect(code).toContain('for (let i = 0');
  for (const assertion of ['<Shop>JSON', '<Array<string>>first', '<T>(x: T)', '<number>prices'])
    expect(code).toContain(assertion);
  const told = await explainCode({ code: CODE, language: 'typescript' }, tools);
  expect(JSON.stringify(told)).toContain('total(prices)');
});
