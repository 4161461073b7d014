import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/cli.ts';
import { blocks } from './pages.ts';

const BIN = fileURLToPath(new URL('../../bin/octet.js', import.meta.url));
const BUILT = existsSync(fileURLToPath(new URL('../../dist/main.cjs', import.meta.url)));
const CAN_RUN = BUILT && process.platform !== 'win32';

/** A repository with the hook of the page, and octet on the PATH. */
function repository(page: string) {
  const folder = temporaryFolder();
  const commands = join(folder, 'bin');
  mkdirSync(commands);
  writeFileSync(join(commands, 'octet'), `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
  chmodSync(join(commands, 'octet'), 0o755);
  const env = {
    HOME: folder,
    LANG: 'C.UTF-8',
    PATH: [commands, process.env.PATH].join(delimiter),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
    GIT_EDITOR: 'true',
  };
  const git = (...argv: string[]) =>
    execFileSync('git', argv, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
  git('init', '-q');
  const hook = blocks(page, 'bash').find((block) => block.includes('commit message')) ?? '';
  writeFileSync(join(folder, '.git/hooks/prepare-commit-msg'), hook, { mode: 0o755 });
  writeFileSync(join(folder, 'notes.txt'), 'one\n');
  git('add', 'notes.txt');
  return { git, commands, folder };
}

test.runIf(CAN_RUN).each(['docs/scripting.md'])('the git hook of %s proposes a message', (page) => {
  const { git } = repository(page);
  git('commit', '-q');
  expect(git('log', '-1', '--format=%s').trim()).toBe('Add notes.txt');
});

test.runIf(CAN_RUN)('it leaves a message that was given alone, and is silent when it cannot help', () => {
  const { git, commands, folder } = repository('docs/scripting.md');
  git('commit', '-q', '-m', 'my own words');
  expect(git('log', '-1', '--format=%s').trim()).toBe('my own words');
  writeFileSync(join(commands, 'octet'), '#!/bin/sh\nexit 11\n');
  writeFileSync(join(folder, 'notes.txt'), 'two\n');
  expect(() => git('commit', '-q', '-a')).toThrow(/empty commit message/i);
  expect(readFileSync(join(folder, '.git/COMMIT_EDITMSG'), 'utf8')).toContain('# Please enter');
});
