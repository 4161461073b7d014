/** `never`: not written at all. `new-only`: into a new directory with a warning, not into one with files. */
type Guard = 'never' | 'new-only';

interface Rule {
  /** The program that runs or trusts the file without being asked. */
  readonly by: string;
  readonly guard: Guard;
  /** The last components of a path. */
  readonly files?: readonly string[];
  /** Everything below, wherever the folder lies. */
  readonly folders?: readonly string[];
  readonly endings?: readonly string[];
}

/** Files that other programs run or trust by themselves. Names are in lower case. */
const RULES: readonly Rule[] = [
  {
    by: 'a shell',
    guard: 'never',
    files: words(`
      .bashrc .bash_profile .bash_login .bash_logout .bash_aliases .bash_completion .profile .login .logout .inputrc
      .cshrc .tcshrc .kshrc .mkshrc .shrc .zshrc .zshenv .zprofile .zlogin .zlogout .xonshrc profile.ps1
      microsoft.powershell_profile.ps1 microsoft.vscode_profile.ps1
    `),
    folders: words(`
      .oh-my-zsh .oh-my-bash .bashrc.d .zshrc.d .config/fish .config/nushell .config/elvish .config/powershell
      .config/xonsh .config/zsh .config/bash documents/powershell documents/windowspowershell
    `),
  },
  {
    by: 'the desktop session',
    guard: 'never',
    files: words(
      '.xinitrc .xsession .xsessionrc .xprofile .xserverrc .xresources .xdefaults .pam_environment',
    ),
    folders: words(`
      .config/autostart .config/systemd .config/environment.d .config/upstart .config/i3 .config/sway .config/hypr
      .local/bin .local/share/systemd .local/share/applications .local/share/dbus-1 library/launchagents
      library/launchdaemons start_menu/programs/startup
    `),
  },
  {
    by: 'Windows Explorer',
    guard: 'never',
    files: words('autorun.inf desktop.ini'),
    endings: [
      ...words('.lnk .scf .url'),
      ...words('library searchconnector settingcontent').map((name) => `.${name}-ms`),
    ],
  },
  {
    by: 'ssh',
    guard: 'never',
    files: words('authorized_keys authorized_keys2 .rhosts .shosts'),
    folders: ['.ssh'],
  },
  {
    by: 'a program that keeps keys',
    guard: 'never',
    files: words('.netrc _netrc .pypirc .pgpass .git-credentials .vault-token'),
    folders: words(
      '.gnupg .aws .azure .kube .docker .config/gcloud .config/gh .config/octet .password-store',
    ),
  },
  {
    by: 'git or another version control system',
    guard: 'never',
    files: words('.gitconfig .hgrc mercurial.ini .bazaar'),
    folders: words('.git .githooks .husky .config/git .hg .svn .bzr .jj .config/jj'),
  },
  {
    by: 'git',
    guard: 'new-only',
    files: words('.gitmodules .pre-commit-config.yaml lefthook.yml .lefthook.yml'),
  },
  {
    by: 'an editor',
    guard: 'never',
    files: words(`
      .vscode/tasks.json .vimrc .gvimrc .exrc .nvimrc .nvim.lua _vimrc .ideavimrc .emacs .spacemacs .dir-locals.el
      .nanorc
    `),
    folders: words(
      '.vim .emacs.d .config/nvim .config/emacs .config/code .config/zed .config/helix .config/micro',
    ),
  },
  {
    by: 'an editor',
    guard: 'new-only',
    folders: words('.vscode .idea .zed .devcontainer .fleet .vs'),
    endings: ['.code-workspace'],
  },
  {
    by: 'a coding agent',
    guard: 'new-only',
    files: ['.mcp.json'],
    folders: words('.claude .cursor .gemini .codex .windsurf'),
  },
  { by: 'direnv', guard: 'never', files: words('.envrc .autoenv .autoenv.zsh'), folders: ['.direnv'] },
  {
    by: 'a version manager',
    guard: 'new-only',
    files: words('mise.toml .mise.toml .rtx.toml devbox.json'),
    folders: words('.mise .config/mise'),
  },
  {
    by: 'a package manager',
    guard: 'never',
    files: words('.gemrc .condarc'),
    folders: words('.gradle .m2 .config/pip .pip .config/composer .config/pnpm .config/yarn'),
  },
  {
    by: 'a package manager',
    guard: 'new-only',
    files: words(`
      .npmrc .yarnrc .yarnrc.yml .pnpmfile.js .pnpmfile.cjs .pnpmfile.mjs bunfig.toml binding.gyp .bundle/config
    `),
    folders: words('.yarn .cargo .mvn node_modules'),
  },
  {
    by: 'an interpreter or a debugger',
    guard: 'never',
    files: words(`
      sitecustomize.py usercustomize.py .pythonrc .pythonrc.py .pythonstartup .rprofile .renviron .irbrc .pryrc .perldb
      .node_repl_history .gdbinit .lldbinit .sqliterc .psqlrc .my.cnf .mongorc.js .mongoshrc.js
    `),
    folders: words('.ipython .jupyter .julia/config'),
    endings: ['.pth'],
  },
  {
    by: 'a terminal program',
    guard: 'never',
    files: words(`
      .tmux.conf .screenrc .wgetrc .curlrc _curlrc .lesskey .lessfilter .mailcap .muttrc .forward .procmailrc
    `),
    folders: words('.terminfo .config/tmux .config/kitty .config/alacritty .config/wezterm .config/ghostty'),
  },
  {
    by: 'cron',
    guard: 'never',
    files: ['.crontab'],
    folders: words('cron.d cron.daily cron.hourly crontabs'),
  },
  { by: 'a web server', guard: 'new-only', files: words('.htaccess .user.ini web.config') },
  {
    by: 'a build server',
    guard: 'new-only',
    files: words(`
      .gitlab-ci.yml .travis.yml .drone.yml .woodpecker.yml azure-pipelines.yml bitbucket-pipelines.yml jenkinsfile
      appveyor.yml .appveyor.yml
    `),
    folders: words('.github .gitea .forgejo .circleci .buildkite .woodpecker'),
  },
  { by: 'the desktop', guard: 'new-only', endings: ['.desktop'] },
];

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

export interface Guarded {
  readonly guard: Guard;
  readonly by: string;
}

/** The strictest rule for the path of a file within a project. */
export function guardOf(path: string): Guarded | undefined {
  const plain = asFileSystemsSeeIt(path);
  if (plain.split('/').some((component) => SHORT_NAME.test(component)))
    return { guard: 'never', by: 'Windows, under a longer name' };
  const rules = RULES.filter((rule) => matches(rule, plain));
  return rules.find(({ guard }) => guard === 'never') ?? rules[0];
}

/** Directories that are never written to: a file in ~/.config/autostart has an ordinary name. */
export function guardOfPlace(directory: string): Guarded | undefined {
  const plain = `${asFileSystemsSeeIt(directory)}/`;
  return RULES.find((rule) => rule.guard === 'never' && matches({ ...rule, files: [], endings: [] }, plain));
}

function matches({ files = [], folders = [], endings = [] }: Rule, plain: string): boolean {
  const inside = `/${plain}/`;
  return (
    files.some((name) => inside.endsWith(`/${name}/`)) ||
    folders.some((folder) => inside.includes(`/${folder}/`)) ||
    endings.some((ending) => plain.endsWith(ending))
  );
}

/** Windows knows `.git` as `git~1` too, and `.bashrc` as `bashrc~1`. */
const SHORT_NAME = /^[^./~]{1,6}~\d{1,2}(\.[^./]{1,3})?$/;

/** HFS+ ignores invisible code points; Windows ignores case and trailing dots. */
function asFileSystemsSeeIt(path: string): string {
  return path
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\\', '/')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .split('/')
    .map((component) => component.replace(/[. ]+$/, '').replaceAll(' ', '_'))
    .join('/');
}
