import { expect, test } from 'vitest';
import { cell } from '../../src/output/print-list.ts';
import { octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';

test.each([
  [{ credits: 1, per_unit: 2 }, 'credits 1, per unit 2'],
  [{ sizes: ['a', 'b'], at: { x: 1 } }, 'sizes (a, b), at (x 1)'],
  [[{ id: 'a' }, { id: 'b' }], '(id a), (id b)'],
  [{ a: { b: { c: { d: 1 } } } }, 'a (b (c (…)))'],
  [[], ''],
  [{ a: null }, 'a'],
  [[1, 2], '1, 2'],
  [12345678901234567890n, '12345678901234567890'],
])('%o is shown as %s', (value, shown) => {
  expect(cell(value)).toBe(shown);
});

test('a price stands in words, and no cell of a pipe holds JSON', async () => {
  const pricing = { credits: 10, per: 5, unit: 'seconds', factors: { '720p': 1, '4k': 4 } };
  const models = [
    { id: 'a', pricing },
    { id: 'b', pricing: { input: 1, output: 2 } },
  ];
  const cli = octet({ 'GET /models': [json({ data: models })] });
  await cli.run('models');
  expect(cli.out.map((line) => line.split('\t')[5])).toEqual([
    '10 per 5 seconds (720p × 1, 4k × 4)',
    'input 1, output 2',
  ]);
});
