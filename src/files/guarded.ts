/**
 * Files that other programs run or trust without being asked: hooks, editor tasks, package manager settings,
 * workflows. `never`: not written at all. `new-only`: into a new directory with a warning, not into an existing one.
 */
export type Guard = 'never' | 'new-only';

const GUARDED: readonly (readonly [pattern: RegExp, guard: Guard])[] = [
  [/(^|\/)\.git(\/|$)/, 'never'],
  [/(^|\/)\.husky(\/|$)/, 'never'],
  [/(^|\/)\.githooks(\/|$)/, 'never'],
  [/(^|\/)\.vscode\/tasks\.json$/, 'never'],
  [/(^|\/)\.npmrc$/, 'new-only'],
  [/(^|\/)\.yarnrc(\.yml)?$/, 'new-only'],
  [/(^|\/)\.pnpmfile\.c?js$/, 'new-only'],
  [/(^|\/)\.github(\/|$)/, 'new-only'],
];

export function guardOf(path: string): Guard | undefined {
  const plain = asFileSystemsSeeIt(path);
  return GUARDED.find(([pattern]) => pattern.test(plain))?.[1];
}

/** HFS+ ignores invisible code points, Windows ignores case and trailing dots and knows `.git` as `git~1` too. */
function asFileSystemsSeeIt(path: string): string {
  return path
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\\', '/')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .split('/')
    .map((component) => component.replace(/[. ]+$/, '').replace(/^git~\d+$/, '.git'))
    .join('/');
}
