import {
  type Duty,
  HELP_FIRST,
  scriptOf,
  takeDryRun,
  takeLog,
  takeName,
  takeNumber,
  takes,
  usageOf,
} from './duty.ts';

const LOGIN = /^(?:user ?name|login|user|account|name)s?$/;
const ROLES: readonly (readonly [said: RegExp, role: string])[] = [
  [LOGIN, 'login'],
  [/^(?:full ?_?name|real ?_?name|comment|display_?name|name)$/, 'fullname'],
  [/^(?:primary_?)?groups?$/, 'group'],
  [/^shell$/, 'shell'],
  [/^(?:home|home_?dir(?:ectory)?)$/, 'home'],
  [/^(?:e-?)?mail|phone|department|id$/, '_'],
];

export const USERS: Duty = {
  about: [
    /\busers?\b|\baccounts?\b/,
    /\bcsv\b/,
    /\b(?:creat|add|useradd|import|mak)/,
    /\blinux\b|\bbash\b|\bshell\b|\.sh\b|\bsystem\b|\buseradd\b/,
    /\baccounts?\b|\bpasswords?\b|\bgroups?\b|\blinux\b/,
  ],
  silent:
    'create creates add adds adding linux user users account accounts accts csv read reads reading column columns header generate generates generated random initial password passwords save saves saved only root readable read can existing exist exists already skip skips skipped report reported reports force forces change changed changing first next login logins missing group groups file them new home',
  write: (wish) => {
    const named = takeName(wish, /\b([\w./-]+\.csv)\b/);
    const list = wish.take(
      /\(?\b((?:user_?name|user ?name|login|user|account)(?:(?: ?, ?(?:and )?| and )(?!generat|creat|random|set|save|skip|add|forc)[a-z_]+(?: name)?){1,5})\b\)?/,
    );
    const names = (list?.[1] ?? 'username,fullname,group')
      .split(/ ?, ?(?:and )?| and /)
      .map((one) => one.replaceAll(' ', '_'));
    const roles = names.map((name, at) =>
      at > 0 && name === 'name' ? 'fullname' : ROLES.find(([said]) => said.test(name))?.[1],
    );
    if (!roles.includes('login') || roles.includes(undefined)) return undefined;
    takes(
      wish,
      /(?:[,;] ?|\band )*\b(?:sav(?:es?|ing)|writ(?:es?|ing)|stor(?:es?|ing))(?: (?:the|them|these|passwords?|it))*(?: (?:in)?to| in)(?: an?| the)? (?:passwords? )?file(?: (?:that |which )?(?:only root (?:can|may) read|is only readable (?:by|for) root|readable only (?:by|for) root|with mode 600))?/,
    );
    const expires = takes(
      wish,
      /(?:[,;] ?|\band |\bthey )*\b(?:forc(?:es?|ing)|must|requir(?:es?|ing)|have to|expir(?:es?|ing))(?: (?:an?|the|them|users?|they|to|passwords?))*(?: (?:change|changes|be changed|changing|reset|expire))?(?: (?:of|it|the|their|password))*(?: (?:at|on|after)(?: the)? (?:first|next) log-?in)/,
    );
    const reported = takes(
      wish,
      /(?:[,;] ?|\band |\bbut )*\bexisting (?:users?|ones|accounts?|logins?)(?: (?:are|is|get|must|should|be|only))* (?:reported|skipped|ignored|left alone|listed)|\bskip(?:s|ping)? (?:the )?(?:existing|already existing)(?: (?:users?|ones|accounts))?|\bskip(?:s|ping)? users? (?:that|who) already exists?/,
    );
    const length =
      takeNumber(wish, '#[ -]?(?:characters?|chars?|letters?)(?: (?:long|random))?', 'length(?: of)? #') ??
      16;
    const isDry = takeDryRun(wish);
    const log = takeLog(wish);
    const shell =
      takeName(wish, /\b(?:with |using |and )?(?:the )?(?:login )?shell (?:set to )?(\/[\w/]+)/) ??
      '/bin/bash';
    const out =
      takeName(wish, /\b((?:\/[\w.-]+)*\/?[\w-]+\.(?:txt|pass|passwords|secret))\b/) ??
      (named && /\//.test(named) ? 'passwords.csv' : 'passwords.csv');
    const fields = roles.map((role) => role ?? '_');
    const has = (role: string): boolean => fields.includes(role);
    return scriptOf(
      usageOf(
        `${isDry ? 'add-users [--dry-run]' : 'add-users'} [FILE.csv [PASSWORDS]]`,
        `Creates the accounts of a CSV file (${names.join(',')}; default: ${named ?? 'users.csv'}). PASSWORDS (default: ${out}) can be read by root only.`,
      ),
      HELP_FIRST,
      isDry && ['dry_run=false', 'if [[ ${1:-} == --dry-run ]]; then dry_run=true; shift; fi'],
      'if (($# > 2)); then usage >&2; exit 2; fi',
      `csv=\${1:-${named ?? 'users.csv'}}`,
      `passwords=\${2:-${out}}`,
      'if [[ ! -r $csv ]]; then echo "$0: $csv cannot be read" >&2; exit 2; fi',
      isDry
        ? 'if ! $dry_run && ((EUID != 0)); then echo "$0: only root can create accounts" >&2; exit 1; fi'
        : 'if ((EUID != 0)); then echo "$0: only root can create accounts" >&2; exit 1; fi',
      log !== undefined && [
        '# Copies all output to the log; passwords are never printed.',
        `exec > >(tee -a -- "${log || 'add-users.log'}") 2>&1`,
      ],
      '',
      '# Restricts access before the first password is written.',
      'umask 077',
      isDry
        ? 'if ! $dry_run; then touch -- "$passwords"; chmod 600 -- "$passwords"; fi'
        : ['touch -- "$passwords"', 'chmod 600 -- "$passwords"'],
      '',
      'random_password() {',
      '  local text',
      `  text=$(head -c ${Math.max(64, length * 3)} /dev/urandom | base64 | tr -d '/+=\\n')`,
      `  echo "\${text:0:${length}}"`,
      '}',
      '',
      fields.includes('_') && `# Not used: ${names.filter((_, at) => fields[at] === '_').join(', ')}.`,
      'created=0 existing=0 failed=0',
      `while IFS=, read -r ${fields.join(' ')} _ <&3 || [[ -n $login ]]; do`,
      ...[...new Set(fields)]
        .filter((one) => one !== '_')
        .map((one) => `  ${one}=$(sed 's/\\r$//; s/^[[:space:]"]*//; s/[[:space:]"]*$//' <<<"$${one}")`),
      '  # Empty lines, comments and the header.',
      `  if [[ -z $login || $login == \\#* || $login == ${names[fields.indexOf('login')]} ]]; then continue; fi`,
      '  if ! [[ $login =~ ^[a-z_][a-z0-9_-]{0,31}$ ]]; then',
      '    echo "no valid login: $login" >&2',
      '    failed=$((failed + 1))',
      '    continue',
      '  fi',
      '  if id -u -- "$login" &>/dev/null; then',
      `    echo "exists${reported ? ', left as it is' : ''}: $login"`,
      '    existing=$((existing + 1))',
      '    continue',
      '  fi',
      isDry && ['  if $dry_run; then echo "would create: $login"; continue; fi'],
      `  options=(--create-home --shell ${has('shell') ? `"\${shell:-${shell}}"` : shell})`,
      has('fullname') && [
        '  # A colon would end the field in /etc/passwd.',
        '  options+=(--comment "${fullname//:/ }")',
      ],
      has('home') && '  if [[ -n $home ]]; then options+=(--home-dir "$home"); fi',
      has('group') && [
        '  if [[ -n $group ]]; then',
        '    getent group -- "$group" >/dev/null || groupadd -- "$group"',
        '    options+=(--gid "$group")',
        '  fi',
      ],
      '  if ! useradd "${options[@]}" -- "$login"; then',
      '    failed=$((failed + 1))',
      '    continue',
      '  fi',
      '  password=$(random_password)',
      '  printf \'%s:%s\\n\' "$login" "$password" | chpasswd',
      expires && '  # The password must be changed at the first login.',
      expires && '  chage --lastday 0 -- "$login"',
      '  printf \'%s,%s\\n\' "$login" "$password" >>"$passwords"',
      '  echo "created: $login"',
      '  created=$((created + 1))',
      'done 3<"$csv"',
      'echo "$created created, $existing existing, $failed failed"',
      'if ((failed > 0)); then exit 1; fi',
    );
  },
};
