import {
  type Duty,
  HELP_FIRST,
  scriptOf,
  takeLog,
  takeMail,
  takeName,
  takeNumber,
  takes,
  usageOf,
} from './duty.ts';

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };

/** Kinds of mounts that a wish skips, as types for df or as patterns of devices and places. */
const SKIPPED: readonly (readonly [said: RegExp, type: string, pattern: string])[] = [
  [/\bdevtmpfs\b/, 'devtmpfs', ''],
  [/\btmpfs\b|\btemporary file ?systems?\b|\bvirtual file ?systems?\b/, 'tmpfs', ''],
  [/\bsquashfs\b/, 'squashfs', ''],
  [/\boverlay(?:fs)?\b/, 'overlay', ''],
  [/\bnfs\b|\bnetwork (?:mounts|drives|file ?systems)\b/, 'nfs', ''],
  [/\bcd-?roms?\b|\biso9660\b/, 'iso9660', ''],
  [/\bsnaps?\b(?: mounts?| packages?)?/, 'squashfs', '/snap/*|/var/snap/*'],
  [/\bloop(?:back)?s?\b/, '', '/dev/loop*'],
  [/\bdocker(?: mounts?)?\b/, 'overlay', '/var/lib/docker/*'],
];

export const DISK: Duty = {
  first: /\bloop|\bsnaps?\b/,
  about: [
    /\b(?:disks?|file ?systems?|partitions?|mounts?|volumes?|drives?)\b/,
    /\d ?(?:%|percent)/,
    /\b(?:full|usage|used|space|above|over)\b/,
    /\b(?:warn|alert|notif|mail|print|exit|check|monitor|report)/,
  ],
  silent:
    'disk disks filesystem filesystems system systems partition partitions mounted mount mounts volume volumes drive drives space usage used full fuller any all percentage percent is goes check checks monitor monitors watch message warning warnings alert print prints printing show shows server root which each device devices',
  write: (wish) => {
    const isInodes = takes(wish, /\b(?:also |and )?inodes?(?: usage| use)?\b/);
    takes(
      wish,
      /(?:[,;(] ?|\band |\bwith )*(?:the |an? )?(?:threshold|limit|percentage|value|number)(?: (?:can be|is|may be|should be|could be))?(?: (?:optionally|given|passed|set|taken|changed|overridden|configurable|specified))*(?: (?:as|by|from|with|via))? (?:an? |the |its )?(?:first |optional |command[- ]line )*(?:argument|parameter|option|arg)(?: \(?default(?:s to|ing to)? \d+ ?%?\)?)?/,
    );
    const limit =
      takeNumber(
        wish,
        '(?:(?:more|fuller|higher) than|over|above|at least|exceeds?(?: a| the)?(?: threshold of)?|exceeding|reaches|beyond|threshold(?: of)?|limit(?: of)?|default(?:s to| of)?)? ?# ?(?:%|percent|per cent)(?: (?:full|used|or more|usage|capacity))?',
      ) ?? 85;
    const every = wish.take(/[, ]*\bevery (?:(\d+) )?(second|minute|hour)s?\b/);
    const skipping = wish.take(
      /(?:[,;] ?|\band |\bbut )*\b(?:ignor(?:es?|ing)|skip(?:s|ping)?|exclud(?:es?|ing)|except(?: for)?|without|not|leav(?:es?|ing) out)(?: (?:all|any|the))* ((?:(?:tmpfs|devtmpfs|squashfs|overlay(?:fs)?|nfs|loop(?:back)?|snaps?|docker|cd-?roms?|temporary|virtual|network|mounts?|devices?|file ?systems?|drives|packages|stuff|things?|ones|like|etc|images|and|or),? ?)+)/,
    );
    const skipped = SKIPPED.filter(([said]) => said.test(skipping?.[1] ?? ''));
    const types = [
      ...new Set(
        (skipped.length > 0 ? skipped.map(([, type]) => type) : ['tmpfs', 'devtmpfs', 'squashfs']).filter(
          Boolean,
        ),
      ),
    ];
    if (types.includes('tmpfs')) types.push('devtmpfs');
    const patterns = skipped
      .map(([, , pattern]) => pattern)
      .filter(Boolean)
      .join('|');
    const mail = takeMail(wish);
    const log = takeLog(wish);
    const mount = takeName(
      wish,
      /\b(?:if|of|on|when|that|for) (?:the )?(?:root |mount(?: point)? |partition |disk |file ?system )?(\/[\w/]*)(?= is| gets| partition| file ?system| mount|[,.]|$)/,
    );
    const exit = wish.take(
      /(?:[,;] ?|\band |\bthen )*\bexit(?:s|ing)?(?: with)?(?: an?| the)?(?: (?:exit )?(?:status|code))? ?(\d+|non-?zero(?: status| code)?|an error)?(?: (?:if|when|in)(?: (?:so|any|one|that|case|is|found|there|are|disk|was|a|of|them|over|it))*)?/,
    );
    const status = /^\d+$/.test(exit?.[1] ?? '') ? exit?.[1] : '1';
    takes(
      wish,
      /\b(?:and |that |it |which )*(?:warns?(?: me)?|alerts?(?: me)?|warnings?|prints?|printing|writes?|shows?)(?: (?:by|an?|the|printing|writing|warnings?|messages?|line|for|each|one))*(?: (?:to|on) (?:stderr|standard error|the terminal))\b|\bto (?:stderr|standard error)\b/,
    );
    takes(wish, /\b(?:warns?|alerts?|notify|tells?)(?: me)?\b/);
    const isLeast = /at least|reaches|or more/.test(wish.given);
    return scriptOf(
      usageOf(
        '$0 [PERCENT]'.replace('$0', 'disk-check'),
        `Warns about mounted file systems that are ${isLeast ? 'at least PERCENT' : 'more than PERCENT'} full (default: ${limit}).`,
      ),
      HELP_FIRST,
      `limit=\${1:-${limit}}`,
      'if (($# > 1)) || ! [[ $limit =~ ^[0-9]{1,3}$ ]] || ((10#$limit > 100)); then',
      '  usage >&2',
      '  exit 2',
      'fi',
      'limit=$((10#$limit))',
      mail !== undefined && `mail_to=\${MAIL_TO:-${mail || 'root'}}`,
      log !== undefined && `log_file=${log || '${LOG_FILE:-disk-check.log}'}`,
      '',
      `# Prints a line for each file system that is too full.`,
      'full_disks() {',
      '  local device percent mount',
      '  while read -r device percent mount; do',
      patterns !== '' &&
        [
          '    case $device in',
          ...(patterns.includes('/dev/') ? ['      /dev/loop*) continue ;;'] : []),
          '    esac',
        ].filter((one) => patterns.includes('/dev/') || !/case|esac/.test(one)),
      patterns.replace(/\|?\/dev\/loop\*\|?/, '') !== '' && [
        '    case $mount in',
        `      ${patterns.replace(/\|?\/dev\/loop\*\|?/, '').replaceAll('|', ' | ')}) continue ;;`,
        '    esac',
      ],
      `    if ((\${percent%\\%} ${isLeast ? '>=' : '>'} limit)); then`,
      `      echo "warning: $mount ($device) is $percent full"`,
      '    fi',
      `  done < <(df "$@" ${mount ? `-- ${mount}` : types.map((one) => `-x ${one}`).join(' ')} | awk 'NR > 1 && $5 ~ /%/ { mount = $6; for (i = 7; i <= NF; i++) mount = mount " " $i; print $1, $5, mount }')`,
      '}',
      '',
      'check() {',
      '  local warnings',
      '  warnings=$(full_disks -P)',
      isInodes && [
        '  # File systems can run out of inodes before they run out of space.',
        "  warnings+=$(full_disks -Pi | sed 's/full$/full of inodes/; 1s/^/\\n/')",
        '  warnings=$(sed \'/^$/d\' <<<"$warnings")',
      ],
      '  if [[ -z $warnings ]]; then return 0; fi',
      '  printf \'%s\\n\' "$warnings" >&2',
      log !== undefined &&
        '  while IFS= read -r line; do echo "$(date \'+%F %T\') $line"; done <<<"$warnings" >>"$log_file"',
      mail !== undefined &&
        '  mail -s "disk space on $(hostname)" "$mail_to" <<<"$warnings" || echo "the mail to $mail_to was not sent" >&2',
      '  return 1',
      '}',
      '',
      every
        ? [
            'while true; do',
            '  check || true',
            `  sleep ${Number(every[1] ?? 1) * (SECONDS[every[2] ?? ''] ?? 60)}`,
            'done',
          ]
        : [`check || exit ${status}`],
    );
  },
};

export const MONITOR: Duty = {
  about: [
    /\b(?:monitor|watch|track|record|log|sampl)/,
    /\bprocess(?:es)?\b|\bof [a-z][\w-]*\b/,
    /\b(?:cpu|memory|ram)\b/,
    /\bcsv\b/,
  ],
  silent:
    'monitor monitors watch watches track tracks record records sample samples log logs process processes csv timestamp timestamps usage percent percentage until press pressed stop stopped stops ctrl c append appends appending show shows column columns output together',
  write: (wish) => {
    const every = wish.take(/\bevery (?:(\d+) )?(?:(second|minute|hour)s?|s|sec)\b/);
    const given = wish.take(
      /\b(?:every )(?:n|x) seconds\b|\binterval (?:given |passed )?as (?:second |an? )?(?:argument|option)\b/,
    );
    const file = takeName(wish, /\b(?:in)?to (?:the |a )?(?:csv )?(?:file )?([\w./-]+\.csv)\b/);
    takes(
      wish,
      /\b(?:by|with|its|the|a) (?:given )?(?:name|pid)(?: given| passed)?(?: as)?(?: the| an?)?(?: first)?(?: argument)?\b/,
    );
    takes(
      wish,
      /\b(?:its |the |and )*(?:cpu|memory|ram|rss)(?: (?:usage|use|percentage|percent|consumption))?\b/,
    );
    takes(
      wish,
      /\buntil (?:i |it is |the user )?(?:press(?:es)?|hit|stop(?:ped)?|interrupted)(?: with| by)? ?(?:ctrl[+ -]c)?|\bctrl[+ -]c\b/,
    );
    takes(wish, /\bwith (?:a )?timestamps?\b|\b(?:a )?header(?: line| row)?\b/);
    const process = takeName(
      wish,
      /\b(?:of|for) (?:the )?(?:process(?:es)? )?(?:called |named )?(?!a\b|an\b|all\b|the\b|each\b|every\b|process|my\b|given)([a-z][\w-]*)(?: process(?:es)?)?(?= |,|$)/,
    );
    const step = Number(every?.[1] ?? (every ? 1 : 10)) * (SECONDS[every?.[2] ?? 'second'] ?? 1);
    if (given && !every) return undefined;
    return scriptOf(
      usageOf(
        `monitor ${process ? '[NAME' : 'NAME'} [FILE.csv] [SECONDS]${process ? ']' : ''}`,
        `Writes CPU and memory of all processes called NAME as CSV, every ${step} seconds, until Ctrl+C.`,
      ),
      HELP_FIRST,
      process
        ? 'if (($# > 3)); then usage >&2; exit 2; fi'
        : 'if (($# < 1 || $# > 3)); then usage >&2; exit 2; fi',
      process ? `name=\${1:-${process}}` : 'name=$1',
      file ? `file=\${2:-${file}}` : 'file=${2:-$name.csv}',
      `interval=\${3:-${step}}`,
      'if ! [[ $interval =~ ^[1-9][0-9]*$ ]]; then usage >&2; exit 2; fi',
      'ticks_per_second=$(getconf CLK_TCK)',
      'samples=0',
      'trap \'echo; echo "$samples lines written to $file" >&2; exit 0\' INT TERM',
      '',
      '# CPU ticks that a process has used: the name in brackets may hold spaces.',
      "ticks_of() { sed 's/^.*) //' \"/proc/$1/stat\" 2>/dev/null | awk '{ print $12 + $13 }'; }",
      '',
      'if [[ ! -s $file ]]; then echo \'timestamp,pid,name,cpu_percent,memory_kb\' >"$file"; fi',
      'declare -A before=()',
      'while true; do',
      '  mapfile -t pids < <(pgrep -x -- "$name" || true)',
      '  if ((${#pids[@]} == 0)); then echo "$(date \'+%F %T\') no process is called $name" >&2; fi',
      '  for pid in ${pids[@]+"${pids[@]}"}; do',
      '    ticks=$(ticks_of "$pid" || true)',
      '    memory=$(ps -o rss= -p "$pid" | tr -d \' \' || true)',
      '    # It has ended meanwhile.',
      '    if [[ -z $ticks || -z $memory ]]; then continue; fi',
      '    # The first sample of a process has nothing to compare with.',
      '    used=$((ticks - ${before[$pid]:-$ticks}))',
      '    before[$pid]=$ticks',
      '    cpu=$(awk -v used="$used" -v hz="$ticks_per_second" -v s="$interval" \'BEGIN { printf "%.1f", 100 * used / hz / s }\')',
      '    echo "$(date \'+%F %T\'),$pid,$name,$cpu,$memory" >>"$file"',
      '    samples=$((samples + 1))',
      '  done',
      '  # A sleep in the background lets Ctrl+C through at once.',
      '  sleep "$interval" &',
      '  wait $! || true',
      'done',
    );
  },
};
