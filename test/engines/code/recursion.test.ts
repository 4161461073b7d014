import { expect, test } from 'vitest';
import { readPipeline } from '../../../src/engines/code/plans/pipelines/read-pipeline.ts';
import { callsItself } from '../../../src/engines/code/snippets/recursion.ts';

test.each([
  ['python', 'def depth(node):\n    return 1 + depth(node.parent) if node else 0', true],
  [
    'python',
    'def total(rows):\n    for row in range(9):\n        add(row)\n\n\ndef add(row):\n    pass',
    false,
  ],
  ['php', 'function walk(array $a): array\n{\n    return [...walk($a), 1];\n}', true],
  ['javascript', 'class Stack {\n  push(item) {\n    this.items.push(item);\n  }\n}', false],
  ['javascript', 'const visit = (node) => {\n  node.children.forEach((one) => visit(one));\n};', true],
  ['c', 'int twice(int n) {\n  return n * 2;\n}\n\nint more(int n) {\n  return twice(n);\n}', false],
  ['csharp', 'static int Steps(int n)\n{\n    return n < 2 ? 0 : Steps(n / 2) + 1;\n}', true],
  ['kotlin', 'fun steps(n: Int): Int = if (n < 2) 0 else steps(n / 2) + 1', true],
])('%s code that calls itself is told from code that does not', (language, code, isSo) => {
  expect(callsItself(code, language)).toBe(isSo);
});

test.each([
  ['total refunds per shop, ignoring negative refunds', 'refund', '>='],
  ['average fee by customer, skipping zero fees', 'fee', '!='],
  ['sum of hours by project, only positive hours', 'hour', '>'],
  ['total profit per store, excluding negative amounts', 'profit', '>='],
])('%s', (wish, field, sign) => {
  const checks = readPipeline(wish)?.pipeline.checks ?? [];
  expect(checks).toHaveLength(1);
  expect(checks[0]).toMatchObject({ is: 'compare', field: expect.stringContaining(field), sign, value: 0 });
});

test('a field that the caller names is none of the records', () => {
  expect(readPipeline('group an array of users by a property')).toBeUndefined();
  expect(readPipeline('group a list of users by country')).toBeDefined();
});
