import { type Duty, HELP_FIRST, scriptOf, takeName, takes, usageOf } from './duty.ts';

export const BUMP: Duty = {
  about: [/\bversion\b/, /\bbump|\bincrement|\brelease|\brais/, /\bmajor\b|\bminor\b|\bpatch\b|\btag/],
  silent:
    'bump bumps increment increments version major minor patch package json commit commits tag tags release git it new number semver push pushes given argument',
  write: (wish) => {
    const file =
      takeName(wish, /\b(package\.json)\b/, /\b(?:in|of) (?:the |a )?(?:file )?(version(?:\.txt)?)\b/) ??
      'VERSION';
    const pushes = takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*\bpush(?:es)?(?: (?:it|them|both|the|tags?|commit|and|to|origin))*/,
    );
    const isPackage = file === 'package.json';
    return scriptOf(
      usageOf(
        'bump major|minor|patch',
        `Raises the version in ${file}, commits and tags it${pushes ? ' and pushes both' : ''}.`,
      ),
      HELP_FIRST,
      'if (($# != 1)) || ! [[ $1 =~ ^(major|minor|patch)$ ]]; then usage >&2; exit 2; fi',
      'if [[ -n $(git status --porcelain --untracked-files=no) ]]; then echo "$0: there are changes that are not committed" >&2; exit 1; fi',
      isPackage
        ? 'version=$(sed -n \'s/^ *"version": *"\\([^"]*\\)".*/\\1/p\' package.json | head -n 1)'
        : `version=$(<${file})`,
      'if ! [[ $version =~ ^([0-9]+)\\.([0-9]+)\\.([0-9]+)$ ]]; then echo "$0: no version like 1.2.3: $version" >&2; exit 1; fi',
      'major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]} patch=${BASH_REMATCH[3]}',
      'case $1 in',
      '  major) new=$((major + 1)).0.0 ;;',
      '  minor) new=$major.$((minor + 1)).0 ;;',
      '  patch) new=$major.$minor.$((patch + 1)) ;;',
      'esac',
      'if git rev-parse --quiet --verify "refs/tags/v$new" >/dev/null; then echo "$0: the tag v$new is there already" >&2; exit 1; fi',
      isPackage
        ? '# The first version is that of the package; others are nested deeper.\nsed -i "0,/\\"version\\": *\\"$version\\"/s//\\"version\\": \\"$new\\"/" package.json'
        : `echo "$new" >${file}`,
      isPackage
        ? [
            'files=(package.json)',
            'if [[ -f package-lock.json ]]; then npm install --package-lock-only --ignore-scripts --silent; files+=(package-lock.json); fi',
            'git add -- "${files[@]}"',
          ]
        : `git add -- ${file}`,
      'git commit --quiet -m "Release v$new"',
      'git tag -a "v$new" -m "v$new"',
      pushes && 'git push --follow-tags',
      'echo "$version -> $new"',
    );
  },
};

const ACTIONS: readonly (readonly [said: RegExp, title: string, command: string])[] = [
  [/\bdisk(?: (?:space|usage))?\b/, 'Disk space', 'df -h -x tmpfs -x devtmpfs'],
  [/\b(?:memory|ram)(?: usage)?\b/, 'Memory', 'free -h'],
  [/\b(?:logged[- ]in users|who is logged in)\b/, 'Logged-in users', 'who'],
  [/\busers\b/, 'Users', "getent passwd | awk -F : '$3 >= 1000 && $3 < 65000 { print $1 }'"],
  [/\bprocess(?:es)?\b/, 'Processes', 'ps -eo pid,user,%cpu,%mem,comm --sort=-%cpu | awk "NR <= 11"'],
  [/\buptime\b|\bload\b/, 'Uptime', 'uptime'],
  [/\b(?:ip(?: address(?:es)?)?|network(?: interfaces)?)\b/, 'Network', 'ip -brief address'],
  [/\b(?:date|time)\b/, 'Date', 'date'],
  [/\b(?:open )?ports\b/, 'Open ports', 'ss -tuln'],
  [/\bservices\b/, 'Services', 'systemctl list-units --type=service --state=running --no-pager'],
];

export const MENU: Duty = {
  about: [
    /\bmenu\b/,
    /\boptions?\b|\bchoose|\bwith\b|:/,
    /\bdisk\b|\bmemory\b|\busers\b|\buptime\b|\bprocess|\bnetwork\b|\bdate\b/,
  ],
  silent:
    'menu options option show shows list lists display displays quit exit interactive choose chosen until repeats system current usage select choice entries numbered invalid input',
  write: (wish) => {
    wish.take(
      /\b(?:\d|two|three|four|five) (?=options|entries|choices|items)|\b(?:it )?(?:repeats?|loops?|runs?|comes back|shown again)(?: again| the menu)? until (?:i |you |the user )?(?:quits?|exits?)(?: is chosen)?/,
    );
    const found = ACTIONS.map((action) => ({ action, at: wish.rest.search(action[0]) })).filter(
      ({ at }) => at >= 0,
    );
    const chosen = found
      .filter(({ action }) => wish.take(action[0]) !== undefined)
      .sort((a, b) => a.at - b.at)
      .map(({ action }) => action);
    if (chosen.length < 2) return undefined;
    return scriptOf(
      "PS3='Choice: '",
      'COLUMNS=1',
      `select choice in ${chosen.map(([, title]) => `'${title}'`).join(' ')} 'Quit'; do`,
      '  case $choice in',
      ...chosen.map(([, title, command]) => `    '${title}') ${command} ;;`),
      "    'Quit') break ;;",
      `    *) echo "a number from 1 to ${chosen.length + 1}, please" >&2 ;;`,
      '  esac',
      'done',
    );
  },
};
