import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const ASK = 'write a commit message in one line';
const part = (path: string, head = 'index 1..2 100644') =>
  `diff --git a/${path} b/${path}\n${head}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-one\n+two\n`;

test.each([
  ['one file', [part('src/api.ts')], 'Change src/api.ts'],
  ['a new file', [part('docs/new.md', 'new file mode 100644')], 'Add docs/new.md'],
  ['a file that goes', [part('old.js', 'deleted file mode 100644')], 'Remove old.js'],
  ['some files of a folder', [part('src/a/x.ts'), part('src/a/y.ts')], 'Change x.ts and y.ts in src/a'],
  ['files here and there', [part('src/x.ts'), part('README.md')], 'Change src/x.ts and README.md'],
  ['many files', ['a', 'b', 'c', 'd'].map((name) => part(`src/${name}.ts`)), 'Change 4 files in src'],
  ['new ones and changed ones', [part('x.ts', 'new file mode 100644'), part('y.ts')], 'Change x.ts and y.ts'],
])('%s', async (_, parts, message) => {
  const { text, skill } = await ask(`${ASK}\n\n${parts.join('')}`);
  expect(skill).toBe('commit message');
  expect(text).toBe(message);
});

test('without a diff it says how to give one, and writes no letter', async () => {
  expect((await ask(ASK)).text).toContain('git diff --cached');
});
