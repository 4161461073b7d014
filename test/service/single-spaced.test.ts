import { expect, test } from 'vitest';
import { runWork } from '../../src/service/workers/engines.ts';
import { engineTools } from '../support/engine.ts';

test('a picture of a prompt with thousands of spaces is that of the same words', async () => {
  const paint = (prompt: string) =>
    runWork(
      { kind: 'image', request: { prompt, width: 64, height: 64, style: 'realistic', seed: 1, steps: 20 } },
      { ...engineTools(), roots: [] },
    );
  const [spread, plain] = [
    await paint(`a cat${' '.repeat(20_000)}by a tree`),
    await paint('a cat by a tree'),
  ];
  expect(Buffer.compare(spread.bytes, plain.bytes)).toBe(0);
});
