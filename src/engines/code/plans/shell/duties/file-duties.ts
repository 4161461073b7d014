import { type Duty, HELP_FIRST, scriptOf, takeName, takeNumber, takes, usageOf } from './duty.ts';

export const COMPARE: Duty = {
  about: [
    /\bcompar|\bdiff|\bdifferen/,
    /\b(?:two|2) (?:given )?(?:director|folder)/,
    /\bonly\b|\bchecksum|\bdiffer|\bmissing\b|\bmd5|\bsha/,
  ],
  silent:
    'compare compares comparing compared comparison two both directories folders list lists listing show shows print prints files only differ differs different content contents checksum checksums first second one other but not missing usage message exactly arguments argument argumens args are given unless wrong number all recursively recursive including subfolders subdirectories',
  write: (wish) => {
    const found = wish.take(
      /\b(?:by |with |using |via |comparing |their |the )*(sha-?256|sha-?1|sha-?512|md5)(?:sum)?s?(?: checksums?| hash(?:es)?)?/,
    );
    const kind = (found?.[1] ?? 'sha256').replace('-', '');
    takes(
      wish,
      /\b(?:files? )?(?:that are |that exist |which are |present )?only in (?:a|b|the (?:first|second|left|right|one|other))\b/,
    );
    takes(
      wish,
      /\bfiles? (?:that|which|whose) (?:content )?(?:differ|differs|are different)(?: by (?:checksum|content|hash))?/,
    );
    takes(
      wish,
      /\b(?:if|when|unless) not exactly (?:2|two) (?:args|arguments)(?: are)?(?: given)?|\bexits? (?:with )?(?:1|non-?zero|status 1) (?:if|when) (?:they|there|anything)(?: are| is)?(?: any)?(?: differences?| differs?)?/,
    );
    return scriptOf(
      usageOf(
        'compare-dirs A B',
        'Lists files that are only in A, only in B, and those whose checksums differ. Status 1 if there are any.',
      ),
      HELP_FIRST,
      'if (($# != 2)); then usage >&2; exit 2; fi',
      'for folder in "$1" "$2"; do',
      '  if [[ ! -d $folder ]]; then echo "$0: $folder is not a directory" >&2; exit 2; fi',
      'done',
      '',
      'files_in() { (cd -- "$1" && find . -type f -printf \'%P\\0\' | LC_ALL=C sort -z); }',
      `checksum() { ${kind}sum <"$1" | cut -d ' ' -f 1; }`,
      '',
      'declare -A in_a=() in_b=()',
      'while IFS= read -r -d \'\' file; do in_a[$file]=1; done < <(files_in "$1")',
      'while IFS= read -r -d \'\' file; do in_b[$file]=1; done < <(files_in "$2")',
      '',
      'different=0',
      'report() {',
      '  echo "$1:"',
      '  shift',
      "  if (($# == 0)); then echo '  none'; return; fi",
      '  printf \'  %q\\n\' "$@"',
      '  different=1',
      '}',
      '',
      'only_a=() only_b=() changed=()',
      "while IFS= read -r -d '' file; do",
      '  if [[ -z ${in_b[$file]:-} ]]; then',
      '    only_a+=("$file")',
      '  elif [[ $(checksum "$1/$file") != "$(checksum "$2/$file")" ]]; then',
      '    changed+=("$file")',
      '  fi',
      'done < <(files_in "$1")',
      "while IFS= read -r -d '' file; do",
      '  if [[ -z ${in_a[$file]:-} ]]; then only_b+=("$file"); fi',
      'done < <(files_in "$2")',
      '',
      'report "only in $1" ${only_a[@]+"${only_a[@]}"}',
      'report "only in $2" ${only_b[@]+"${only_b[@]}"}',
      'report \'different content\' ${changed[@]+"${changed[@]}"}',
      'exit "$different"',
    );
  },
};

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

export const LARGEST: Duty = {
  about: [/\b(?:largest|biggest)\b/, /\bfiles\b/, /\bdirector|\bfolder|\bpath\b|\bdisk\b|\bhome\b|\//],
  silent:
    'find finds show shows list lists print prints largest biggest files below under directory recursively size sizes sorted sort big human readable usage text message argument given',
  write: (wish) => {
    const count =
      takeNumber(
        wish,
        '(?:the )?(?:top )?# (?:largest|biggest) files',
        '(?:the )?(?:largest|biggest) # files',
        '(?:the )?top #',
      ) ?? 10;
    takes(
      wish,
      /\b(?:with |in )?human[- ]readable(?: (?:sizes?|form|format|units?))?|\bwith (?:their )?sizes?\b/,
    );
    takes(
      wish,
      /\b(?:with )?(?:errors?|messages?|complaints)(?: about| on)?(?: missing)? ?(?:permissions?|denied|access|permission denied)?(?: errors)?(?: are| is)? ?(?:hidden|suppressed|ignored|silenced)|\b(?:hid(?:es?|ing)|suppress(?:es|ing)?|ignor(?:es?|ing)) (?:permission(?: denied)?|access) errors?/,
    );
    const given = takes(
      wish,
      /\b(?:a |the )?(?:directory|folder|path)? ?(?:given |passed )?as (?:an? |the |its )?(?:first )?argument|\busage (?:text|message|help)/,
    );
    const least = wish.take(/\b(?:over|above|larger than|bigger than|at least) (\d+) ?(k|m|g)b?\b/);
    const skip = takeName(
      wish,
      /\b(?:skip(?:s|ping)?|exclud(?:es?|ing)|ignor(?:es?|ing)|without) (?:the )?([\w.-]*\w)(?: (?:folders?|director(?:y|ies)))?/,
    );
    const folder = takeName(
      wish,
      /\b(?:in|below|under|of|from) (?:the )?((?:~|\.{0,2})\/[\w./-]*|\/)(?=$|[\s,;:])/,
    );
    takes(wish, /\bsame (?:file ?system|disk)\b/);
    const isNeeded = given && !folder;
    return scriptOf(
      usageOf(
        `largest ${isNeeded ? 'DIRECTORY' : '[DIRECTORY]'} [COUNT]`,
        `Shows the largest files below DIRECTORY${isNeeded ? '' : ` (default: ${folder ?? 'the current one'})`}, ${count} of them unless COUNT is given.`,
      ),
      HELP_FIRST,
      isNeeded
        ? ['if (($# < 1 || $# > 2)); then usage >&2; exit 2; fi', 'directory=$1']
        : [
            'if (($# > 2)); then usage >&2; exit 2; fi',
            `directory=\${1:-${(folder ?? '.').replace(/^~/, '$HOME')}}`,
          ],
      `count=\${2:-${count}}`,
      'if [[ ! -d $directory ]] || ! [[ $count =~ ^[1-9][0-9]*$ ]]; then usage >&2; exit 2; fi',
      '# Directories that may not be read are passed over in silence.',
      `{ find "$directory" ${skip ? `-name '${skip}' -prune -o ` : ''}-type f ${least ? `-size +${Number(least[1])}${least[2]?.toUpperCase().replace('K', 'k')} ` : ''}-printf '%s\\t%p\\n' 2>/dev/null || true; } |`,
      '  sort -rn |',
      '  awk -v count="$count" \'NR <= count\' |',
      "  numfmt -d $'\\t' --field=1 --to=iec --suffix=B --format='%8.1f'",
    );
  },
};
