import { type Duty, HELP_FIRST, scriptOf, takeName, takeNumber, takes, usageOf } from './duty.ts';

export const LOG_BY_DATE: Duty = {
  about: [
    /\bsplit|\bseparat|\bone file (?:per|for each) (?:day|date)/,
    /\blog\b|\.log\b/,
    /\b(?:by|per|each|every) (?:date|day|month)\b/,
  ],
  silent:
    'split splits splitting separate big large huge log logs date dates day days lines start starts starting begin begins like such belong belongs goes go previous without date one per output',
  write: (wish) => {
    const isMonth = takes(wish, /\b(?:by|per|each|every) month\b/);
    takes(wish, /\b(?:by|per|for each|for every) (?:date|day)\b/);
    takes(wish, /\b(?:a |like |such as |e\.g\. |date )?\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?(?![\w.])/);
    takes(
      wish,
      /\binto (?:files|one file)(?: per day| each)?(?: like| such as| named| called)? ?[\w.-]*\d{4}-\d\d(?:-\d\d)?[\w.-]*|\byyyy-mm-dd\b/,
    );
    takes(
      wish,
      /\blines? without(?: an?)? (?:date|timestamp)(?: at the start)?s?(?: \([^)]*\))? (?:belongs?|go(?:es)?|are|stay|count)(?: (?:to|with|into|part|of|the|file|line|one))* (?:previous|preceding|last|before)(?: (?:line|entry|one|file|them|it))?/,
    );
    takes(wish, /\b(?:the )?lines? (?:look|are|start|begin)s?(?: like|:)? [^,;]*$/);
    const gzip = takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*\b(?:gzip(?:s|ped)?|compress(?:es|ed)?)(?: (?:each|the|them|it|parts?|files?|results?|afterwards|all|old))*/,
    );
    const file = takeName(wish, /\b([\w./-]+\.(?:log|txt))\b/) ?? 'app.log';
    return scriptOf(
      usageOf(
        'split-log [FILE]',
        `Splits FILE (default: ${file}) by the ${isMonth ? 'month' : 'date'} that lines start with. Lines without one belong to the line before.`,
      ),
      HELP_FIRST,
      `log=\${1:-${file}}`,
      'if (($# > 1)); then usage >&2; exit 2; fi',
      'if [[ ! -r $log ]]; then echo "$0: $log cannot be read" >&2; exit 1; fi',
      'suffix=',
      'base=$log',
      'if [[ ${log##*/} == ?*.* ]]; then suffix=.${log##*.} base=${log%.*}; fi',
      '',
      `awk -v base="$base" -v suffix="$suffix" '`,
      '  # Lines that stand before the first date.',
      '  BEGIN { out = base "-undated" suffix }',
      '  /^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]/ {',
      `    next_out = base "-" substr($0, 1, ${isMonth ? 7 : 10}) suffix`,
      '    if (next_out != out) { close(out); out = next_out }',
      '  }',
      '  # A file of an earlier run is written anew, not added to.',
      '  !(out in lines) { printf "" >out; close(out) }',
      '  { print >>out; lines[out]++ }',
      '  END { for (name in lines) print name ": " lines[name] " lines" }',
      gzip
        ? `' "$log" | LC_ALL=C sort | tee /dev/stderr | sed 's/: [0-9]* lines$//' | while IFS= read -r part; do`
        : `' "$log" | LC_ALL=C sort`,
      gzip && ['  gzip -f -- "$part"', 'done'],
    );
  },
};

export const FAILED_LOGINS: Duty = {
  about: [
    /\bfailed\b|\bfailures?\b/,
    /\bssh|\blogins?\b/,
    /\bips?\b|\baddress|\bhosts?\b/,
    /auth\.log|\/var\/log\/secure|\blog\b|journal/,
  ],
  silent:
    'count counts counting failed failure failures ssh sshd login logins attempts attempt password passwords ip ips address addresses per log descending highest most often show shows print prints list lists number times only those authentication sorted sort source',
  write: (wish) => {
    const file = takeName(wish, /(\/[\w./-]*\w|\b[\w-]+\.log)\b/) ?? '/var/log/auth.log';
    const least = wish.take(/\bat least (\d+)\b/);
    const more = takeNumber(
      wish,
      '(?:only )?(?:those |ips? |addresses |ones )*(?:with )?(?:more than|over|above) #(?: (?:failed )?(?:attempts|failures|times|logins|tries))?',
    );
    const top = takeNumber(wish, '(?:the )?top #');
    takes(
      wish,
      /\b(?:sorted|sort|ordered)(?: (?:by|in|from|the|number|count|of|attempts|failures|descending|order|highest|first|to|lowest))*/,
    );
    const ban = takes(wish, /\b(?:and )?(?:bans?|blocks?)(?: (?:them|those|these|with|iptables|ufw|ips?))+/);
    if (ban) return undefined;
    const limit = least ? Number(least[1]) - 1 : more;
    return scriptOf(
      `log=\${1:-${file}}`,
      ...(limit === undefined ? [] : [`limit=\${2:-${limit}}`]),
      'if [[ ! -r $log ]]; then',
      '  echo "$0: $log cannot be read (as root it can)" >&2',
      '  exit 1',
      'fi',
      `awk ${limit === undefined ? '' : '-v limit="$limit" '}'`,
      '  /sshd.*Failed (password|publickey|keyboard-interactive)/ {',
      '    times = 1',
      '    # "message repeated 3 times: [ Failed password for root from 192.0.2.7 port 22 ssh2]"',
      '    for (i = 1; i < NF; i++) if ($i == "repeated") times = $(i + 1)',
      '    # A user may be called "from": the address is the last one that a port follows.',
      '    for (i = NF - 2; i > 0; i--) if ($i == "from" && $(i + 2) == "port") { count[$(i + 1)] += times; break }',
      '  }',
      `  END { for (ip in count) ${limit === undefined ? '' : 'if (count[ip] > limit) '}printf "%7d %s\\n", count[ip], ip }`,
      `' "$log" | sort -rn${top === undefined ? '' : ` | awk 'NR <= ${top}'`}`,
    );
  },
};

export const ROTATE: Duty = {
  about: [
    /\brotat|\bgzip|\bcompress/,
    /\blogs?\b|\.log\b/,
    /\b\d+ ?(?:m|mb|mib|g|gb|k|kb|megabytes?)\b/,
    /\bold(?:er)?\b|\bkeep|\bdays?\b/,
  ],
  silent:
    'rotate rotates rotation app application logs log bigger larger size big than over above when gets gzipped gzip compress compressed timestamp timestamped anything rotated archives archive after truncated truncate emptied empty delete deletes deleted remove removes removed copies',
  write: (wish) => {
    const size = wish.take(
      /\b(?:bigger|larger|greater|more|exceeds?|over|above|reaches|once|when)?(?: (?:it|they|the|is|are|size|exceeds?|than))* ?(\d+) ?(m|mb|mib|g|gb|k|kb|megabytes?)\b/,
    );
    const days = takeNumber(
      wish,
      '(?:any(?:thing)?|those|archives|all|and)?(?: (?:older|rotated|gzipped|archives|files|logs|ones|copies|old))* ?(?:older than|after|for) # days?(?: old)?(?: (?:is|are|get|gets))?(?: (?:removed|deleted|purged))?',
    );
    const keep = takeNumber(
      wish,
      '(?:keep(?:s|ing)?|retain(?:s|ing)?)(?: only)?(?: the)?(?: last| newest| latest)? #(?: (?:archives|copies|files|rotated|rotations|newest|gzipped|ones|logs|of them))*',
    );
    const folder = takeName(
      wish,
      /\b(?:in|of|from|under|at) (?:the )?(?:folder |directory )?((?:~|\.{0,2})\/[\w./-]*\w)(?=$|[\s,;.:])/,
    );
    const isAll = takes(
      wish,
      /(?:all |every |each )?\*\.log(?: files?)?|\b(?:all|every|each)(?: the)? (?:\.?log files?|logs)\b/,
    );
    const named = takeName(wish, /(?:^|[\s:(])((?:[\w.-]*\/)*[\w-]+\.log)\b/);
    const log = named && (named.includes('/') || !folder ? named : `${folder}/${named}`);
    takes(
      wish,
      /\b(?:with |and )?(?:a |the )?(?:current )?(?:timestamps?|date)(?: in (?:the )?(?:file ?)?name)?|\bgets gzipped\b/,
    );
    takes(wish, /\b(?:is|are|gets?)? ?(?:removed|deleted|purged)\b/);
    const restarts = takeName(
      wish,
      /(?:[,;] ?|\band |\bthen )*\b(?:restarts?|reloads?|signals?) (?:the )?(?:service |unit )?([\w.@-]+)(?: (?:service|unit))?/,
    );
    if (!size || (days === undefined && keep === undefined)) return undefined;
    const unit = (size[2] ?? 'm')[0]?.toUpperCase() ?? 'M';
    const bytes = `$((${size[1]} * ${{ K: '1024', M: '1024 * 1024', G: '1024 * 1024 * 1024' }[unit] ?? '1024 * 1024'}))`;
    const many = log === undefined || isAll;
    return scriptOf(
      usageOf(
        many ? 'rotate-logs [FOLDER]' : 'rotate-logs [FILE]',
        `Gzips ${many ? 'logs' : 'the log'} bigger than ${size[1]} ${unit}B with a timestamp${days === undefined ? '' : `, and removes archives older than ${days} days`}${keep === undefined ? '' : `, and keeps the newest ${keep} archives`}.`,
      ),
      HELP_FIRST,
      'if (($# > 1)); then usage >&2; exit 2; fi',
      `max_bytes=${bytes}`,
      days !== undefined && `max_days=${days}`,
      keep !== undefined && `keep=${keep}`,
      many
        ? [
            `folder=\${1:-${folder ?? '.'}}`,
            'if [[ ! -d $folder ]]; then echo "$0: there is no directory $folder" >&2; exit 1; fi',
            'shopt -s nullglob',
            'logs=("$folder"/*.log)',
          ]
        : [
            `log=\${1:-${log}}`,
            'if [[ ! -f $log ]]; then echo "$0: there is no file $log" >&2; exit 1; fi',
            'logs=("$log")',
          ],
      '',
      'for log in ${logs[@]+"${logs[@]}"}; do',
      '  folder=$(dirname -- "$log")',
      '  name=$(basename -- "$log")',
      '  if (($(stat -c %s -- "$log") > max_bytes)); then',
      '    archive=$folder/$name-$(date +%Y%m%d-%H%M%S).gz',
      '    # The program keeps its file open: it is emptied once the copy is whole, not moved away.',
      '    gzip -c -- "$log" >"$archive.part"',
      '    mv -- "$archive.part" "$archive"',
      '    : >"$log"',
      '    echo "rotated: $archive"',
      '  fi',
      days !== undefined &&
        '  find "$folder" -maxdepth 1 -type f -name "$name-*.gz" -mmin "+$((max_days * 24 * 60))" -print -delete | sed \'s/^/removed: /\'',
      keep !== undefined && [
        '  find "$folder" -maxdepth 1 -type f -name "$name-*.gz" | LC_ALL=C sort -r | tail -n "+$((keep + 1))" | while IFS= read -r old; do',
        '    rm -- "$old"',
        '    echo "removed: $old"',
        '  done',
      ],
      'done',
      restarts && `systemctl reload-or-restart -- ${restarts}`,
    );
  },
};

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** "Gzip logs older than a day, delete those older than 30 days": by their age alone. */
export const AGED: Duty = {
  about: [
    /\brotat|\bgzip|\bcompress/,
    /\bdelet|\bremov|\bpurg/,
    /\bolder than\b.*\bolder than\b|\bafter\b.*\bafter\b/,
    /\bdays?\b|\bweeks?\b/,
  ],
  first: /\bolder\b|\bafter\b/,
  silent:
    'rotate rotates rotation log logs gzip gzips gzipped compress compresses compressed delete deletes deleted remove removes purge purges old older those archives archive in under directory folder given',
  write: (wish) => {
    const age = (verbs: string): number | undefined => {
      const found = wish.take(
        new RegExp(
          `\\b(?:${verbs})\\w*(?:[^\\w,;.]+(?:all|any|the|log|logs|files|those|ones|them|that|which|are|compressed|gzipped|archives|everything|\\.gz|\\*\\.gz|\\*\\.log))*[^\\w,;.]+(?:older than|after) (\\d+|an?|one|two|three) (day|week|month)s?(?: old)?`,
        ),
      );
      const size = { a: 1, an: 1, one: 1, two: 2, three: 3 }[found?.[1] ?? ''] ?? Number(found?.[1]);
      return found && size * ({ week: 7, month: 30 }[found[2] ?? ''] ?? 1);
    };
    const folder = takeName(wish, /\b(?:in|of|from|under|at) ((?:~|\.{0,2})\/[\w./-]*\w)(?=$|[\s,;.:])/);
    const packed = age('gzip|compress|zip');
    const removed = age('delet|remov|purg');
    const isDeep = takes(wish, /\brecursive(?:ly)?\b/);
    if (packed === undefined || removed === undefined || packed >= removed) return undefined;
    const find = `find "$folder" ${isDeep ? '' : '-maxdepth 1 '}-type f`;
    return scriptOf(
      usageOf(
        `age-logs ${folder ? '[FOLDER]' : 'FOLDER'}`,
        `Gzips the logs of FOLDER${folder ? ` (default: ${folder})` : ''} that are older than ${days(packed)}, and deletes those older than ${days(removed)}.`,
      ),
      HELP_FIRST,
      `folder=\${1:-${folder ?? ''}}`,
      'if (($# > 1)) || [[ ! -d $folder ]]; then usage >&2; exit 2; fi',
      '# Minutes: in days, find rounds down first.',
      `${find} \\( -name '*.log' -o -name '*.log.*' \\) -mmin "+$((${removed} * 24 * 60))" -print -delete | sed 's/^/deleted: /'`,
      `${find} \\( -name '*.log' -o -name '*.log.*' \\) ! -name '*.gz' -mmin "+$((${packed} * 24 * 60))" -print0 |`,
      "  while IFS= read -r -d '' file; do",
      '    # The archive keeps the time of the log, and so its age.',
      '    gzip -- "$file" && echo "packed: $file.gz"',
      '  done',
    );
  },
};
