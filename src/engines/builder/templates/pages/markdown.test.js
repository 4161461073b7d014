import { blocksOf, inline } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('reads headings, lists and paragraphs', () => {
  assert.deepEqual(
    blocksOf('# A\n\n- b\n- c\n\nd\ne').map(({ tag }) => tag),
    ['h1', 'ul', 'p'],
  );
});

test('a fence keeps its marks', () => {
  assert.deepEqual(blocksOf('```\n# no *heading*\n```'), [
    { tag: 'pre', text: '# no *heading*\n' },
  ]);
});

test('marks parts of a line', () => {
  assert.deepEqual(inline('a **b** c'), ['a ', { tag: 'strong', content: ['b'] }, ' c']);
});

test('a link leads to a web address or to nothing', () => {
  assert.deepEqual(inline('[x](javascript:alert)'), ['[x](javascript:alert)']);
});
