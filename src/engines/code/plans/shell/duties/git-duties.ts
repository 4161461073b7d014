import {
  type Duty,
  HELP_FIRST,
  scriptOf,
  takeConfirm,
  takeDryRun,
  takeName,
  takeNumber,
  takes,
  usageOf,
} from './duty.ts';

export const BRANCHES: Duty = {
  about: [/\bgit\b|\bmerged branches\b/, /\bbranch(?:es)?\b/, /\bmerged\b/, /\bdelet|\bremov|\bclean|\bprun/],
  silent:
    'git branch branches merged already delete deletes deleting remove removes clean cleans up local all old y n yes no current',
  write: (wish) => {
    const base =
      takeName(wish, /\b(?:already |been |fully )*merged (?:in)?to (?:the )?([\w./-]*\w)(?: branch)?/) ??
      'main';
    const isDry = takeDryRun(wish);
    const isAsking = takeConfirm(wish);
    const guard = wish.take(
      /(?:[,;] ?|\band |\bbut |\bit )*\b(?:(?:never|not|don't|doesn't|does not|do not|without)(?: (?:touch(?:es|ing)?|delet(?:es?|ing)|remov(?:es?|ing)|the|any))*|(?:protect(?:s|ing)?|keep(?:s|ing)?|skip(?:s|ping)?|except(?: for)?|excluding|ignor(?:es?|ing)|leav(?:es?|ing))(?: alone)?) ((?:the )?(?:current|[\w.-]+(?:\/[\w.*-]+)?\*?)(?: branch(?:es)?)?(?:(?:,? (?:and|or) |, )(?:the )?(?!ask|print|show|delet|with|exit|fetch|prun|also|then)[\w.-]+(?:\/[\w.*-]+)?\*?(?: branch(?:es)?)?)*)/,
    );
    const kept = (guard && wish.original(guard, guard[1] ?? '')) ?? '';
    const named = kept
      .split(/,? (?:and|or) |, /)
      .map((one) => one.replace(/^the | branch(?:es)?$/g, ''))
      .filter((one) => one && !/^(?:current|one|it|them|anything|touched|touch)$/i.test(one));
    const protectedNames = [...new Set([base, 'main', 'master', ...named])];
    const isRemote = takes(
      wish,
      /(?:[,;] ?|\band |\balso )*\b(?:on |from |also )?(?:the )?(?:remote|origin)(?: ones| branches| too)*/,
    );
    const isPruned = takes(
      wish,
      /(?:[,;] ?|\band |\bthen |\bfirst )*\b(?:git )?(?:fetch(?:es)?(?: first)?(?: (?:with|and) )?)?(?:--)?prun(?:e|es|ing)(?: (?:the|stale|remote|tracking|references|branches|of))*/,
    );
    return scriptOf(
      usageOf(
        'clean-branches [BASE]',
        `Deletes local branches that are merged into BASE (default: ${base})${isDry ? '; --dry-run before it only shows them' : ''}. Never: ${[...protectedNames].join(', ')} and the current one.`,
      ),
      isDry && ['dry_run=false', 'if [[ ${1:-} == --dry-run ]]; then dry_run=true; shift; fi'],
      HELP_FIRST,
      `base=\${1:-${base}}`,
      'git rev-parse --verify --quiet "$base^{commit}" >/dev/null || { echo "$0: there is no branch $base here" >&2; exit 1; }',
      (isPruned || isRemote) && 'git fetch --prune --quiet',
      'current=$(git branch --show-current)',
      '',
      'mapfile -t merged < <(git for-each-ref --merged "$base" --format=\'%(refname:short)\' refs/heads)',
      'for branch in ${merged[@]+"${merged[@]}"}; do',
      '  case $branch in',
      `    "$base" | "$current" | ${protectedNames.join(' | ')}) continue ;;`,
      '  esac',
      isDry && ['  if $dry_run; then echo "would delete: $branch"; continue; fi'],
      isAsking && [
        '  answer=n',
        '  read -r -p "Delete $branch? [y/N] " answer || true',
        '  if [[ $answer != [yY]* ]]; then continue; fi',
      ],
      '  # -d refuses a branch with commits that are nowhere else.',
      '  git branch -d -- "$branch" || { echo "$0: $branch is kept" >&2; continue; }',
      isRemote && [
        '  # On the remote it may have commits that nobody has here.',
        '  remote=refs/remotes/origin/$branch',
        '  if git show-ref --verify --quiet "$remote" && git merge-base --is-ancestor "$remote" "$base"; then',
        '    git push --quiet origin --delete -- "$branch"',
        '  fi',
      ],
      'done',
    );
  },
};

const STEP =
  /^(?:git )?pulls?\b|^(?:npm|yarn|pnpm|composer|bundle|pip|make|docker|python|php|cargo|go|dotnet|mvn|\.\/gradlew|gradle|poetry|uv) /;

export const DEPLOY: Duty = {
  about: [
    /\bdeploy/,
    /\bpull|\bgit\b|\bcommit\b|\bbranch\b/,
    /\broll(?:s|ing)? ?back|\brevert|\bprevious\b|\brestart/,
  ],
  silent:
    'deploy deploys deployment sh pull pulls git branch latest newest code commit build builds restart restarts systemd unit service health check fails failed fail failing roll rolls rollback back previous version one old healthy endpoint url answers ok server app production curl not after step error anything',
  write: (wish) => {
    const branch =
      takeName(
        wish,
        /\b(?:git )?(?:pull(?:s|ing)?|fetch(?:es)?|check(?:s|ing)? out)(?: (?:the|latest|from|origin|newest|code|changes|branch|of))* (?!and\b|then\b|runs?\b|code\b)([\w./-]*\w)(?: branch)?/,
      ) ?? 'main';
    const steps: string[] = [];
    const command =
      /(?:\b(?:runs?|executes?|does|and|then)|,) ?((?:npm|yarn|pnpm|composer|bundle|pip|make|docker(?:[ -]compose)?|python3?|php|cargo|go|dotnet|mvn|poetry|uv)(?: (?!and\b|then\b|restarts?\b|reloads?\b|with\b|if\b|checks?\b)[\w./:=-]+)+)/;
    for (let found = wish.take(command); found && steps.length < 6; found = wish.take(command))
      steps.push(wish.original(found, found[1] ?? ''));
    const unit = takeName(
      wish,
      /\b(?:re(?:starts?|loads?)|restarting) (?:the |a )?(?:systemd |system )?(?:unit|service)(?: called| named)? ([\w.@-]*\w)/,
      /\b(?:re(?:starts?|loads?)|restarting) (?:the )?([\w.@-]*\w)(?: (?:systemd )?(?:unit|service))/,
      /\bsystemctl restart ([\w.@-]*\w)/,
    );
    const address = takeName(
      wish,
      /(https?:\/\/[^\s,;]*[\w/])/,
      /\b((?:localhost|127\.0\.0\.1)(?::\d+)?\/?[\w./-]*)/,
      /(:\d{2,5}\/[\w./-]*\w)/,
      /(?<!\w)(\/(?:health\w*|status|ping|ready)[\w/]*)/,
    );
    const folder = takeName(wish, /\b(?:in|from|under|at|to) ((?:~|\.)?\/[\w./-]*\w)/);
    const tries = takeNumber(wish, '(?:up to |with )?# (?:tries|attempts|retries|times)');
    const wait = takeNumber(
      wish,
      '(?:within|after|for|timeout(?: of)?|wait(?:s|ing)?(?: up to)?)(?: at most)? # ?(?:s|sec|seconds?)',
    );
    takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*\broll(?:s|ing)? ?back(?: to)?(?: the)?(?: (?:previous|last|old|good|working|commit|version|release))*(?: (?:if|when)(?: (?:the|a|health|check|at|on|build|step|any|restart|or|is|not|fails?|failed|unhealthy)\b)*)?/,
    );
    if (!unit || steps.some((one) => !STEP.test(one))) return undefined;
    const url =
      address === undefined
        ? undefined
        : /^https?:/.test(address)
          ? address
          : `http://${address.startsWith(':') ? `localhost${address}` : address.startsWith('/') ? `localhost${address}` : address}`;
    const seconds = wait ?? (tries ? tries * 2 : 30);
    return scriptOf(
      usageOf(
        'deploy.sh',
        `Deploys ${branch}: pull${steps.map((one) => `, ${one}`).join('')}, restart of ${unit}. Back to the commit before where something fails.`,
      ),
      HELP_FIRST,
      'if (($# > 0)); then usage >&2; exit 2; fi',
      folder ? `cd -- ${folder}` : 'cd -- "$(dirname -- "$0")"',
      `branch=${branch}`,
      `unit=${unit}`,
      url && `health_url=${url}`,
      '',
      '# Two deployments at the same time would undo each other.',
      'exec 9>"$(git rev-parse --git-dir)/deploy.lock"',
      "flock -n 9 || { echo 'another deployment is running' >&2; exit 1; }",
      'if [[ -n $(git status --porcelain --untracked-files=no) ]]; then',
      "  echo 'there are changes that are not committed' >&2",
      '  exit 1',
      'fi',
      'git checkout --quiet "$branch"',
      'previous=$(git rev-parse HEAD)',
      '',
      'build() {',
      ...(steps.length > 0
        ? steps.map((one, at) => `  ${one}${at < steps.length - 1 ? ' &&' : ''}`)
        : ['  :']),
      '}',
      'restart() { sudo systemctl restart "$unit"; }',
      'is_healthy() {',
      url
        ? [
            `  local end=$((SECONDS + ${seconds}))`,
            '  while ((SECONDS < end)); do',
            '    if curl --fail --silent --show-error --max-time 3 --output /dev/null "$health_url"; then return 0; fi',
            '    sleep 2',
            '  done',
            '  return 1',
          ]
        : ['  sleep 3', '  systemctl is-active --quiet "$unit"'],
      '}',
      '',
      'roll_back() {',
      '  echo "$1: back to $previous" >&2',
      '  # The branch goes back with it, so that the next pull starts from there.',
      '  git reset --quiet --hard "$previous"',
      '  if build && restart && is_healthy; then',
      "    echo 'the previous version runs again' >&2",
      '  else',
      "    echo 'the previous version does not run either' >&2",
      '  fi',
      '  exit 1',
      '}',
      '',
      '# The shell reads all of it before the pull changes this file.',
      'main() {',
      '  # In a condition "set -e" does not hold: each step says itself what happens when it fails.',
      '  git pull --ff-only --quiet origin "$branch" || { echo "$branch cannot be pulled" >&2; exit 1; }',
      "  build || roll_back 'the build has failed'",
      '  restart || roll_back "$unit does not start"',
      "  is_healthy || roll_back 'the health check has failed'",
      '  echo "deployed: $(git log -1 --format=\'%h %s\')"',
      '}',
      '',
      'main; exit',
    );
  },
};
