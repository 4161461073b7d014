import { expect, test } from 'vitest';
import { guardOf, guardOfPlace } from '../../src/files/guarded-paths.ts';

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
  ['.vscode/settings.json', 'new-only'],
  ['src/git/hooks/x', undefined],
  ['my.npmrc', undefined],
  ['github/workflows/x', undefined],
  ['docs/.github.md', undefined],
])('B8 %j is guarded as %j', (path, guard) => {
  expect(guardOf(path)?.guard).toBe(guard);
});

test.each(
  `
  .bashrc .bash_profile .profile .zshrc .zshenv .zprofile .kshrc .inputrc .config/fish/config.fish profile.ps1
  .ssh/authorized_keys .ssh/config .ssh/rc authorized_keys .rhosts .netrc .gnupg/gpg.conf .aws/config .kube/config
  .gitconfig .config/git/config .git/config .githooks/pre-commit .hg/hgrc
  .vimrc .exrc .nvim.lua .emacs .emacs.d/init.el .dir-locals.el .config/nvim/init.lua
  .envrc .autoenv .xinitrc .config/autostart/x.desktop .config/systemd/user/x.service Library/LaunchAgents/x.plist
  sitecustomize.py usercustomize.py x.pth .Rprofile .irbrc .gdbinit .psqlrc .sqliterc .tmux.conf .curlrc .wgetrc
  .gradle/init.gradle .m2/settings.xml .gemrc .pypirc .local/bin/ls cron.d/x .forward desktop.ini readme.lnk .BashRC
  .ba\u200bshrc .bashrc. bashrc~1 sub/dir/.profile AUTORUN.INF
  `
    .trim()
    .split(/\s+/),
)('X25.1: %j is written nowhere', (path) => {
  expect(guardOf(path)?.guard).toBe('never');
});

test.each(
  `
  .npmrc .yarnrc.yml .pnpmfile.cjs .yarn/releases/yarn.cjs bunfig.toml binding.gyp .cargo/config.toml .mvn/jvm.config
  node_modules/.bin/vite .github/workflows/x.yml .gitlab-ci.yml .circleci/config.yml Jenkinsfile .devcontainer/devcontainer.json
  .idea/workspace.xml my.code-workspace .mcp.json .claude/settings.json .pre-commit-config.yaml .gitmodules .htaccess mise.toml
  `
    .trim()
    .split(/\s+/),
)('X25.2: %j is written into a new directory, with a warning', (path) => {
  expect(guardOf(path)?.guard).toBe('new-only');
});

test.each(
  `
  package.json src/profile.js src/profile/index.js bashrc docs/ssh.md .env .env.example .editorconfig .gitignore .prettierrc
  .eslintrc.json Dockerfile Makefile setup.py requirements.txt src/config/fish.js .config/app.json app/cron/daily.js
  public/web.webmanifest src/library/launch.js backup~ notes~1~.txt
  `
    .trim()
    .split(/\s+/),
)('X25.3: %j is an ordinary file', (path) => {
  expect(guardOf(path)).toBeUndefined();
});

test.each([
  ['/home/me/.ssh', true],
  ['/home/me/.config/autostart', true],
  ['/home/me/.config/systemd/user', true],
  ['/home/me/repo/.git/hooks', true],
  ['C:\\Users\\me\\Start Menu\\Programs\\Startup', true],
  ['/home/me/.config', false],
  ['/home/me/projects/app', false],
  ['C:\\Users\\RUNNER~1\\AppData\\Local\\Temp\\app', false],
])('X25.4: a project in %j is refused: %j', (directory, refused) => {
  expect(guardOfPlace(directory) !== undefined).toBe(refused);
});
