import { expect, test } from 'vitest';
import { readComments, withComments } from '../../../src/engines/code/snippets/commented.ts';

test('comments that are asked for are no part of the program, and remarks about the asker neither', () => {
  expect(
    readComments("Binary search tree in Java with insert. It's for my homework so please comment it"),
  ).toEqual({
    prompt: 'Binary search tree in Java with insert',
    said: expect.stringContaining('comment it'),
  });
  expect(readComments('kotlin bubble sort, well commented').prompt).toBe('kotlin bubble sort');
  expect(readComments('java method that removes comments from a source file')).toEqual({
    prompt: 'java method that removes comments from a source file',
    said: undefined,
  });
});

test('declarations without a comment get one', () => {
  const java = withComments(
    'class Stack {\n  // Kept as it is.\n  void push(int value) {\n    items.add(value);\n  }\n\n  @Override\n  public String toString() {\n    return "";\n  }\n\n  boolean contains(int value) {\n    if (isEmpty()) {\n      return false;\n    }\n    return true;\n  }\n}',
    'java',
  );
  expect(java).toContain('// A stack.\nclass Stack');
  expect(java.match(/\/\/ Kept as it is\.\n {2}void push/)).not.toBeNull();
  expect(java).toContain('// The text that stands for it.\n  @Override');
  expect(java).toContain('// Tells whether the value is there.');
  expect(java).not.toMatch(/\/\/.*\n\s*(?:if|return|items)/);
  expect(withComments('func (s *Stack) IsEmpty() bool {\n\treturn true\n}', 'go')).toContain(
    '// Tells whether it is empty.',
  );
  expect(withComments('class A\n{\n    public A(int size)\n    {\n    }\n}', 'csharp')).toContain(
    '// Makes one from the size.',
  );
});
