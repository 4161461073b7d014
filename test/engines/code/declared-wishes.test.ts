import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

test.each([
  [
    'typescript',
    'groupBy<T, K extends string>(items: T[], key: (t: T) => K): Record<K, T[]>',
    'key: (item: T) => K): Record<K, T[]>',
  ],
  ['typescript', 'zip<X, Y>(a: X[], b: Y[]): [X, Y][]', 'zip<A, B>(a: readonly A[], b: readonly B[])'],
  ['typescript', 'sleep(ms: number): Promise<void>', 'sleep = (ms: number): Promise<void> =>'],
  [
    'java',
    'public static <T> List<List<T>> chunk(List<T> items, int size)',
    'chunk(List<T> items, int size)',
  ],
  ['php', 'function slugify(string $text): string', 'function slugify(string $text)'],
])('a wish that is a declaration is found by its name: %s, %s', async (language, prompt, declared) => {
  const { code, notes } = await generateCode({ prompt, language }, tools);
  expect(notes).toEqual([]);
  expect(code).toContain(declared);
});

test('a result of another kind is told', async () => {
  const { notes, task } = await generateCode(
    { prompt: 'fun fizzBuzz(n: Int): List<String>', language: 'kotlin' },
    tools,
  );
  expect(task).toBe('fizzbuzz');
  expect(notes.join()).toContain('fizzBuzz is there, with parameters or a result of its own');
});
