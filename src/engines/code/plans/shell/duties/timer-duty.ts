import { type Duty, HELP_FIRST, scriptOf, takeNumber, takes, usageOf } from './duty.ts';

export const POMODORO: Duty = {
  about: [/\bpomodoro\b|\bwork\b.*\bbreak\b/, /\btimer\b|\bpomodoro\b/],
  silent:
    'pomodoro timer work working break breaks min mins minute minutes round rounds phase phases remaining time countdown shows show one single same line beep beeps bell end each short long after console terminal displays display focus',
  write: (wish) => {
    const pair = wish.take(/(?<![\d/])(\d{1,3}) ?(?:\/|\+) ?(\d{1,2})(?: min(?:ute)?s?)?(?![\d/])/);
    // "Minutes changeable with -w and -b".
    const flags = wish.take(
      /(?:[,;] ?|\b(?:and|with) )*(?:(?:both|the|minutes|times|lengths|durations?|work|break|and|are|is|can|be|should|settable|changeable|adjustable|configurable|changed|set|options?|flags?) )*(?:with |via |by |using |through |options? |flags? )+(?:the )?(?:options? |flags? )?-([a-z])(?: (?:and|or)|,) -([a-z])(?: (?:options?|flags?))?/,
    );
    const long = takeNumber(
      wish,
      '(?:an? |and )?(?:long )?break of #[ -]?min(?:ute)?s?(?= after| at)',
      '#[ -]?min(?:ute)?s? (?:long|longer) break',
      'long break(?: of)? #[ -]?min(?:ute)?s?',
    );
    const work =
      takeNumber(
        wish,
        '#[ -]?min(?:ute)?s?(?: of)? (?:work|focus|working)',
        '(?:work|focus)(?: for| of|:)? #(?:[ -]?min(?:ute)?s?)?',
      ) ?? Number(pair?.[1] ?? 25);
    const pause =
      takeNumber(
        wish,
        '#[ -]?(?:min(?:ute)?s?)?(?: of)? (?:short )?(?:break|pause|rest)s?',
        '(?:break|pause|rest)s?(?: for| of|:)? #(?:[ -]?min(?:ute)?s?)?',
      ) ?? Number(pair?.[2] ?? 5);
    const rounds = takeNumber(wish, '# (?:rounds?|pomodoros?|cycles?|times|sessions?)') ?? 4;
    takes(
      wish,
      /(?:[,;] ?|\band )*\b(?:shows?|displays?|prints?|with)(?: (?:the|a))* (?:remaining time|countdown|time (?:left|remaining))(?: (?:on|in) (?:one|a single|the same) line)?(?: (?:that|which) (?:is )?(?:updates?|updated|refreshes|changes))?|\b(?:that|which) (?:is )?(?:updates?|updated)(?: (?:itself|every second))?/,
    );
    takes(
      wish,
      /(?:[,;] ?|\band )*\b(?:beeps?|rings?(?: the)? (?:terminal )?bell|plays? a (?:sound|beep)|terminal bell)(?: (?:at|after|on|when) (?:the )?(?:end of )?(?:each|every|a) (?:phase|one|session|round|interval)(?: ends)?)?/,
    );
    const notify = takes(
      wish,
      /(?:[,;] ?|\band )*\b(?:sends? (?:an? )?|shows? (?:an? )?|with )?(?:desktop )?(?:notifications?|notify-send)\b(?: (?:with|via|using) notify-send)?/,
    );
    return scriptOf(
      usageOf(
        flags
          ? `pomodoro [-${flags[1]} WORK] [-${flags[2]} BREAK] [ROUNDS]`
          : 'pomodoro [WORK [BREAK [ROUNDS]]]',
        `Minutes of work and break, and rounds (default: ${work} ${pause} ${rounds}).`,
      ),
      HELP_FIRST,
      flags
        ? [
            `work=${work} pause=${pause}`,
            `while getopts '${flags[1]}:${flags[2]}:' option; do`,
            '  case $option in',
            `    ${flags[1]}) work=$OPTARG ;;`,
            `    ${flags[2]}) pause=$OPTARG ;;`,
            '    *) usage >&2; exit 2 ;;',
            '  esac',
            'done',
            'shift $((OPTIND - 1))',
            `rounds=\${1:-${rounds}}`,
          ]
        : `work=\${1:-${work}} pause=\${2:-${pause}} rounds=\${3:-${rounds}}`,
      long !== undefined && `long=${long}`,
      'for number in "$work" "$pause" "$rounds"; do',
      '  if ! [[ $number =~ ^[1-9][0-9]*$ ]]; then usage >&2; exit 2; fi',
      'done',
      'trap \'printf "\\nstopped\\n"; exit 130\' INT',
      '',
      '# phase NAME MINUTES: the end is fixed first, so that the time that printing takes does not add up.',
      'phase() {',
      '  local name=$1 end=$((SECONDS + $2 * 60)) left',
      '  while left=$((end - SECONDS)); ((left > 0)); do',
      '    printf \'\\r\\e[K%s  %02d:%02d\' "$name" $((left / 60)) $((left % 60))',
      '    sleep 1',
      '  done',
      '  printf \'\\r\\e[K%s  done\\a\\n\' "$name"',
      notify &&
        '  if command -v notify-send >/dev/null; then notify-send \'Pomodoro\' "$name is over" || true; fi',
      '}',
      '',
      'for ((round = 1; round <= rounds; round++)); do',
      '  phase "round $round/$rounds: work " "$work"',
      long === undefined
        ? [
            '  # After the last round there is nothing left to rest for.',
            '  if ((round < rounds)); then phase "round $round/$rounds: break" "$pause"; fi',
          ]
        : [
            '  if ((round < rounds)); then',
            '    phase "round $round/$rounds: break" "$pause"',
            '  else',
            '    phase \'long break\' "$long"',
            '  fi',
          ],
      'done',
      "echo 'all rounds done'",
    );
  },
};
