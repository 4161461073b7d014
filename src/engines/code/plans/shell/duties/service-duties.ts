import { type Duty, HELP_FIRST, scriptOf, takeLog, takeName, takeNumber, takes, usageOf } from './duty.ts';

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

/** "Daily at 2am", "every 15 minutes", "every monday at 06:30", as systemd writes it. */
function calendar(said: string): string | undefined {
  const [, hour, minute = '00', half] = /\bat (\d{1,2})(?::(\d\d))? ?(am|pm)?\b/.exec(said) ?? [];
  const hours = hour === undefined ? undefined : (Number(hour) % (half ? 12 : 24)) + (half === 'pm' ? 12 : 0);
  const time = `${String(hours ?? (/\bmidnight\b|\bnight/.test(said) ? 0 : /\bnoon\b/.test(said) ? 12 : 3)).padStart(2, '0')}:${minute}:00`;
  const every = /\bevery (\d+) ?(minute|min|hour)s?\b/.exec(said);
  if (every?.[2]?.startsWith('min')) return 60 % Number(every[1]) === 0 ? `*:0/${every[1]}` : undefined;
  if (every) return 24 % Number(every[1]) === 0 ? `0/${every[1]}:00:00` : undefined;
  const day = new RegExp(`\\b(${DAYS})s?\\b`).exec(said)?.[1];
  if (day) return `${day.charAt(0).toUpperCase()}${day.slice(1, 3)} *-*-* ${time}`;
  if (/\bhourly\b|\bevery hour\b/.test(said)) return 'hourly';
  if (/\bevery minute\b/.test(said)) return 'minutely';
  if (/\bweekly\b|\bevery week\b/.test(said)) return `Mon *-*-* ${time}`;
  if (/\bmonthly\b|\bevery month\b/.test(said)) return `*-*-01 ${time}`;
  return /\bdaily\b|\bevery (?:day|night|morning)\b|\bnightly\b/.test(said) || hours !== undefined
    ? `*-*-* ${time}`
    : undefined;
}

export const TIMER: Duty = {
  about: [/\bsystemd\b/, /\btimer\b/],
  silent:
    'systemd timer timers service unit units that runs run daily every day night nightly hourly weekly monthly minute minutes hour hours install installs enable enables started start system catch up missed persistent cron instead random delay script job',
  write: (wish) => {
    const command = takeName(
      wish,
      /(?<![\w.])(\/[\w./-]*\w)/,
      /\b(?:runs?|executes?|starts?) ((?:[\w-]+\/)*[\w-]+\.(?:sh|py|js|rb|pl|php))\b/,
    );
    const when = calendar(wish.given.toLowerCase());
    const user = takeName(wish, /\bas (?:the )?user ([a-z_][\w-]*)/);
    takes(
      wish,
      /\b(?:every|each|on) (?:\d+ ?)?(?:minutes?|min|hours?|day|night|morning|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b|\bat (?:\d{1,2}(?::\d\d)? ?(?:am|pm)?|midnight|noon|night)\b|\b(?:persistent|catch(?:es)? up)\b/,
    );
    if (!command || !when) return undefined;
    const name =
      takeName(wish, /\b(?:timer|service|unit) (?:called|named) ([\w-]+)/) ??
      command.replace(/^.*\//, '').replace(/\.\w+$/, '');
    return scriptOf(
      usageOf(
        'install-timer',
        `Installs ${name}.service and ${name}.timer (${when}) and starts the timer. As root.`,
      ),
      HELP_FIRST,
      'if ((EUID != 0)); then usage >&2; exit 1; fi',
      `command=${command.startsWith('/') ? command : `$(realpath -- ${command})`}`,
      'if [[ ! -x $command ]]; then echo "$0: $command cannot be executed" >&2; exit 1; fi',
      '',
      `cat >/etc/systemd/system/${name}.service <<END`,
      '[Unit]',
      `Description=${name}`,
      'Wants=network-online.target',
      'After=network-online.target',
      '',
      '[Service]',
      'Type=oneshot',
      user && `User=${user}`,
      'ExecStart=$command',
      'END',
      '',
      `cat >/etc/systemd/system/${name}.timer <<'END'`,
      '[Unit]',
      `Description=${name}, ${when}`,
      '',
      '[Timer]',
      `OnCalendar=${when}`,
      '# A run that was missed because the machine was off is made up for.',
      'Persistent=true',
      '',
      '[Install]',
      'WantedBy=timers.target',
      'END',
      '',
      'systemctl daemon-reload',
      `systemctl enable --now ${name}.timer`,
      `systemctl list-timers --no-pager ${name}.timer`,
    );
  },
};

export const SERVICES: Duty = {
  about: [
    /\bservices?\b/,
    /\b(?:check|watch|monitor|if|whether|make sure)/,
    /\brestart|\bstart/,
    /\brunning\b|\bactive\b|\bdown\b|\bnot up\b|\bstopped\b/,
  ],
  silent:
    'check checks that services service are is running run restart restarts restarted start starts those any not active down stopped if systemd systemctl monitor otherwise reports report make sure dead',
  write: (wish) => {
    const log = takeLog(wish);
    const list = takeName(
      wish,
      /\bservices?:? ((?!are\b|is\b|that\b|which\b|and\b|if\b)[a-z][\w@.-]*(?:(?:,? and |, )(?!restart|check|start|log)[a-z][\w@.-]*)*)/,
      /\b((?:[a-z][\w@.-]*, )+(?:and )?[a-z][\w@.-]*(?: and [a-z][\w@.-]*)?)(?: services?)? (?:are|is)\b/,
    );
    const every = wish.take(/\bevery (?:(\d+) )?(second|minute|hour)s?\b/);
    const names = list?.split(/,? and |, /) ?? [];
    if (names.length === 0) return undefined;
    return scriptOf(
      usageOf(
        'check-services [SERVICE...]',
        `Restarts services that do not run (default: ${names.join(' ')}). Status 1 if one cannot be started.`,
      ),
      HELP_FIRST,
      `if (($# == 0)); then set -- ${names.join(' ')}; fi`,
      log === undefined
        ? 'say() { echo "$(date \'+%F %T\') $*"; }'
        : `say() { echo "$(date '+%F %T') $*" | tee -a -- ${log || 'services.log'}; }`,
      '',
      'check_all() {',
      '  local service failed=0',
      '  for service in "$@"; do',
      '    if systemctl is-active --quiet -- "$service"; then',
      '      say "runs: $service"',
      '    elif systemctl restart -- "$service" && systemctl is-active --quiet -- "$service"; then',
      '      say "restarted: $service"',
      '    else',
      '      say "cannot be started: $service" >&2',
      '      failed=1',
      '    fi',
      '  done',
      '  return "$failed"',
      '}',
      '',
      every
        ? [
            'while true; do',
            '  check_all "$@" || true',
            `  sleep ${Number(every[1] ?? 1) * ({ second: 1, hour: 3600 }[every[2] ?? ''] ?? 60)}`,
            'done',
          ]
        : 'check_all "$@"',
    );
  },
};

export const SSH_ALL: Duty = {
  about: [
    /\bssh\b/,
    /\bservers?\b|\bhosts?\b|\bmachines?\b/,
    /\.(?:txt|list|conf)\b|\blist of\b/,
    /\bcommand\b|\buptime\b|\bruns?\b|\bexecut/,
  ],
  silent:
    'run runs execute executes command commands all every servers server hosts host machines via over ssh parallel output prints print per each list remote given argument arguments exit status summary show prefixed prefix hostname',
  write: (wish) => {
    const file = takeName(wish, /\b([\w./-]+\.(?:txt|list|conf))\b/) ?? 'servers.txt';
    const user = takeName(wish, /\bas (?:the )?(?:user )?([a-z_][\w-]*)(?: user)?(?=,| |$)/);
    const seconds =
      takeNumber(
        wish,
        '(?:with |and )?(?:an? )?#[ -]?(?:s|sec|seconds?) timeout',
        'timeout(?: of)? ?# ?(?:s|sec|seconds?)?',
      ) ?? 10;
    const fixed = takeName(
      wish,
      /\b(?:runs?|executes?) (?:the command )?["'`]([^"'`]+)["'`]/,
      /\b(uptime|df -h|free -m|hostname)\b/,
    );
    const isParallel = takes(wish, /\b(?:in parallel|parallel|concurrently|at the same time)\b/);
    const run = `ssh -n -o BatchMode=yes -o ConnectTimeout=${seconds} -- "${user ? `${user}@` : ''}$host" "$command"`;
    return scriptOf(
      usageOf(
        `on-all ${fixed ? '[COMMAND...]' : 'COMMAND...'}`,
        `Runs COMMAND${fixed ? ` (default: ${fixed})` : ''} on each host of ${file} and prints what it says. Status 1 if it fails on one. HOSTS names another list.`,
      ),
      HELP_FIRST,
      fixed ? `if (($# == 0)); then set -- '${fixed}'; fi` : 'if (($# == 0)); then usage >&2; exit 2; fi',
      `list=\${HOSTS:-${file}}`,
      'if [[ ! -r $list ]]; then echo "$0: $list cannot be read" >&2; exit 2; fi',
      'command=$*',
      'work=$(mktemp -d)',
      'trap \'rm -rf -- "$work"\' EXIT',
      '',
      '# BatchMode: a host that asks for a password fails at once. -n: otherwise ssh reads the list.',
      `run_on() { local host=$1; ${run} >"$work/$host.out" 2>&1 || echo "$?" >"$work/$host.status"; }`,
      'mapfile -t hosts < <(sed \'s/\\r$//; s/#.*//; s/[[:space:]]//g; /^$/d\' "$list")',
      'for host in ${hosts[@]+"${hosts[@]}"}; do',
      isParallel ? '  run_on "$host" &' : '  run_on "$host"',
      'done',
      isParallel && 'wait',
      '',
      'failed=0',
      'for host in ${hosts[@]+"${hosts[@]}"}; do',
      '  echo "== $host"',
      '  cat -- "$work/$host.out"',
      '  if [[ -e $work/$host.status ]]; then',
      '    echo "$host: status $(<"$work/$host.status")" >&2',
      '    failed=1',
      '  fi',
      'done',
      'exit "$failed"',
    );
  },
};

export const WAIT_PORT: Duty = {
  about: [
    /\bwait/,
    /\bport\b|:\d{2,5}\b/,
    /\bopen\b|\blisten|\breachable\b|\bready\b|\bup\b|\bavailable\b|\baccept/,
  ],
  silent:
    'wait waits waiting until port open opens listening listens reachable ready up available accepts connections max maximum seconds second at most then start starts app application run runs command given timeout times out exit exits error non-zero nonzero loop database db server',
  write: (wish) => {
    const pair = wish.take(/\b([a-z][\w.-]*):(\d{2,5})\b/);
    const port = pair?.[2] ?? wish.take(/\bport (\d{2,5})\b/)?.[1];
    const host =
      pair?.[1] ??
      takeName(wish, /\b(?:on|of|at) (?:the )?(?:host )?([a-z][\w.-]*)(?= is\b| to\b| for\b|,| |$)/) ??
      'localhost';
    const most =
      takeNumber(
        wish,
        '(?:max(?:imum)?(?: of)?|at most|up to|for|after|within|timeout(?: of)?) # ?(?:s|sec|seconds?)',
        '# ?(?:s|sec|seconds?)(?: max(?:imum)?| timeout)?',
      ) ?? 60;
    if (!port) return undefined;
    return scriptOf(
      usageOf(
        'wait-for [HOST:PORT] [COMMAND...]',
        `Waits until PORT of HOST is open (default: ${host}:${port}), ${most} seconds at most, then runs COMMAND. Status 1 if it stays closed.`,
      ),
      HELP_FIRST,
      `host=${host} port=${port}`,
      'if [[ ${1:-} =~ ^[^/]+:[0-9]+$ ]]; then host=${1%:*} port=${1##*:}; shift; fi',
      `end=$((SECONDS + ${most}))`,
      'until timeout 2 bash -c \'exec 3<>"/dev/tcp/$0/$1"\' "$host" "$port" 2>/dev/null; do',
      '  if ((SECONDS >= end)); then',
      `    echo "$0: $host:$port is not open after ${most} seconds" >&2`,
      '    exit 1',
      '  fi',
      '  sleep 1',
      'done',
      'echo "$host:$port is open"',
      '# Replaces this script: the command gets the signals and sets the status.',
      'if (($# > 0)); then exec "$@"; fi',
    );
  },
};
