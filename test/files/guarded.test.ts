import { expect, test } from 'vitest';
import { guardOf } from '../../src/files/guarded.ts';

test.each([
  ['.git/hooks/pre-commit', 'never'],
  ['.git/config', 'never'],
  ['.git', 'never'],
  ['packages/a/.git/hooks/x', 'never'],
  ['.GIT/hooks/x', 'never'],
  ['git~1/hooks/x', 'never'],
  ['.g\u200cit/hooks/x', 'never'],
  ['.git./hooks/x', 'never'],
  ['.husky/x', 'never'],
  ['.husky/_/husky.sh', 'never'],
  ['.githooks/x', 'never'],
  ['.vscode/tasks.json', 'never'],
  ['.VSCode/Tasks.json', 'never'],
  ['.npmrc', 'new-only'],
  ['web/.npmrc', 'new-only'],
  ['.yarnrc.yml', 'new-only'],
  ['.github/workflows/x', 'new-only'],
  ['.github/CODEOWNERS', 'new-only'],
  ['.gitignore', undefined],
  ['.gitattributes', undefined],
  ['.vscode/settings.json', undefined],
  ['src/git/hooks/x', undefined],
  ['my.npmrc', undefined],
  ['github/workflows/x', undefined],
  ['docs/.github.md', undefined],
])('B8 %j is guarded as %j', (path, guard) => {
  expect(guardOf(path)).toBe(guard);
});
