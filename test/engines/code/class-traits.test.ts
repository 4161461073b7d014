import { expect, test } from 'vitest';
import { compose } from '../../../src/engines/code/plans/outlines/compose.ts';

const made = (prompt: string, language: string) => {
  const composed = compose(prompt, language);
  return { code: composed?.snippet.definition ?? '', unmet: composed?.unmet };
};

test.each([
  ['python', 'def __iter__(self)'],
  ['ruby', 'include Enumerable'],
  ['php', 'implements IteratorAggregate'],
  ['javascript', '*[Symbol.iterator]()'],
  ['typescript', 'implements Iterable<T>'],
  ['java', 'implements Iterable<T>'],
  ['kotlin', ': Iterable<T>'],
  ['csharp', ': IEnumerable<T>'],
  ['swift', ': Sequence'],
  ['go', 'All() func(yield func(T) bool)'],
  ['rust', 'pub fn iter(&self)'],
  ['cpp', 'auto begin() const'],
])('a stack that can be iterated over in %s', (language, wanted) => {
  const { code, unmet } = made('a Stack class with push and pop that is iterable', language);
  expect(unmet).toEqual([]);
  expect(code).toContain(wanted);
});

test.each([
  ['python', 'with self._lock:'],
  ['java', 'public synchronized void push'],
  ['go', 'defer s.mu.Unlock()'],
  ['cpp', 'std::lock_guard'],
  ['csharp', 'lock (gate)'],
])('a stack that threads may share in %s', (language, wanted) => {
  const { code, unmet } = made('a thread-safe Stack class with push and pop', language);
  expect(unmet).toEqual([]);
  expect(code).toContain(wanted);
});

test('a language whose objects are not locked says so', () => {
  expect(made('a thread-safe Stack class with push and pop', 'rust').unmet).toEqual(['thread-safe']);
});

test.each([
  ['javascript', 'get size()'],
  ['python', '@property\n  def size('],
  ['csharp', 'public int Size\n'],
])('a getter is read like a field in %s', (language, wanted) => {
  expect(made('a Queue class with enqueue, dequeue and a size getter', language).code).toContain(wanted);
});

test('conditions that the methods meet are not missing', () => {
  const cart =
    'class for a shopping cart with add, remove and total; raise ValueError for negative quantities';
  expect(made(cart, 'python')).toMatchObject({
    unmet: [],
    code: expect.stringContaining('class ShoppingCart:'),
  });
  const matrix =
    'a Matrix class with addition that throws std::domain_error when the dimensions do not match';
  expect(made(matrix, 'cpp')).toMatchObject({
    unmet: [],
    code: expect.stringContaining('throw std::domain_error('),
  });
  const two =
    'a Stack class with a capacity, push and pop; push throws StackFullError when it is full; pop throws StackEmptyError when it is empty';
  expect(made(two, 'javascript').code).toMatch(/throw new StackFullError[\s\S]*throw new StackEmptyError/);
});

test('a member brings along what it needs', () => {
  const { code, unmet } = made('a Cart class with add, apply coupon code and total', 'php');
  expect(unmet).toEqual([]);
  expect(code).toContain('function addCoupon(');
});
