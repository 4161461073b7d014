import { type Duty, HELP_FIRST, scriptOf, takeConfirm, takeName, takes, usageOf } from './duty.ts';

export const SHELL_FUNCTION: Duty = {
  about: [
    /\bfunction\b|\bbashrc\b|\bzshrc\b/,
    /\bmkcd\b|\bcreates? (?:an? )?(?:directory|folder)\b.*\b(?:enters?|cd|changes?)\b|\bgo(?:es)? up\b|\bport\b/,
  ],
  silent:
    'function functions bashrc zshrc creates create directory folder enters enter cd changes into go goes up levels level n kill kills process listening listens port on parents parent mkdir new free frees',
  write: (wish) => {
    const name = takeName(wish, /\bfunctions? (?:called |named )?["'`]?(mkcd|up|killport|[a-z]+(?=\(\)))/);
    if (/\bmkcd\b|\bcreates?\b/.test(wish.given.toLowerCase()))
      return scriptOf(
        '# For .bashrc.',
        `${name ?? 'mkcd'}() {`,
        '  if (($# != 1)); then',
        `    echo "usage: ${name ?? 'mkcd'} DIRECTORY" >&2`,
        '    return 2',
        '  fi',
        '  mkdir -p -- "$1" && cd -- "$1" || return',
        '}',
      );
    if (/\bgo(?:es)? up\b/.test(wish.given.toLowerCase()))
      return scriptOf(
        '# For .bashrc.',
        `${name ?? 'up'}() {`,
        '  local count=${1:-1} path=',
        '  if ! [[ $count =~ ^[1-9][0-9]*$ ]]; then',
        `    echo "usage: ${name ?? 'up'} [LEVELS]" >&2`,
        '    return 2',
        '  fi',
        '  while ((count-- > 0)); do path+=../; done',
        '  cd -- "$path" || return',
        '}',
      );
    if (!/\bkill|\bfree/.test(wish.given.toLowerCase())) return undefined;
    return scriptOf(
      '# For .bashrc.',
      `${name ?? 'killport'}() {`,
      '  local pids',
      '  if ! [[ ${1:-} =~ ^[0-9]+$ ]]; then',
      `    echo "usage: ${name ?? 'killport'} PORT" >&2`,
      '    return 2',
      '  fi',
      '  pids=$(lsof -t -i "tcp:$1" -s tcp:listen)',
      '  if [[ -z $pids ]]; then',
      '    echo "nothing listens on port $1" >&2',
      '    return 1',
      '  fi',
      '  xargs kill -- <<<"$pids" && echo "ended: $(paste -s -d \' \' <<<"$pids")"',
      '}',
    );
  },
};

export const SAME_FILES: Duty = {
  about: [
    /\bduplicate|\bidentical\b|\bsame content/,
    /\bfiles\b/,
    /\bsha|\bmd5|\bchecksum|\bhash|\bcontent/,
    /\bdirectory\b|\bfolder\b|\bdir\b|\//,
  ],
  silent:
    'find finds duplicate duplicates identical files same content checksum checksums hash hashes directory folder recursively offer offers delete deletes remove removes them groups grouped group keep keeps first one each list lists',
  write: (wish) => {
    const kind = (
      wish.take(/\b(?:by |using |with |via )?(?:their )?(md5|sha-?1|sha-?256|sha-?512)(?:sum)?s?\b/)?.[1] ??
      'sha256'
    ).replace('-', '');
    const isDeleting = takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*\b(?:offers? to (?:delete|remove)|(?:delete|remove)s?)(?: (?:them|the|duplicates|others|rest|all|but|one|copies|first|interactively))*/,
    );
    const isAsking = takeConfirm(wish) || /\boffers?\b|interactive/.test(wish.given);
    const size = wish.take(/\b(?:larger|bigger) than (\d+) ?(k|m|g)b?\b/);
    takes(
      wish,
      /\b(?:in|of|below|under) (?:a|the) (?:given )?(?:directory|folder)(?: (?:given )?as (?:an? |the )?(?:first )?argument)?/,
    );
    if (isDeleting && !isAsking) return undefined;
    return scriptOf(
      usageOf(
        'same-files [DIRECTORY]',
        `Shows files below DIRECTORY (default: the current one) with the same ${kind} checksum${isDeleting ? ', and asks which of the copies go; the first of each group stays' : ''}.`,
      ),
      HELP_FIRST,
      'directory=${1:-.}',
      'if (($# > 1)) || [[ ! -d $directory ]]; then usage >&2; exit 2; fi',
      '# Only files of the same size are read.',
      'declare -A first=() sizes=()',
      'while read -r -d \'\' size; do sizes[$size]=$((${sizes[$size]:-0} + 1)); done < <(find "$directory" -type f -size +0' +
        `${size ? ` -size +${size[1]}${size[2] === 'k' ? 'k' : (size[2] ?? 'm').toUpperCase()}` : ''}` +
        " -printf '%s\\0')",
      'copies=0',
      "while IFS=' ' read -r -d '' size file <&3; do",
      '  if ((${sizes[$size]:-0} < 2)); then continue; fi',
      `  sum=$(${kind}sum <"$file" | cut -d ' ' -f 1) || continue`,
      '  if [[ -z ${first[$sum]:-} ]]; then first[$sum]=$file; continue; fi',
      '  copies=$((copies + 1))',
      '  printf \'%s\\n  is the same as %s\\n\' "$file" "${first[$sum]}"',
      isDeleting && [
        '  answer=n',
        '  read -r -p "  delete $file? [y/N] " answer || true',
        '  if [[ $answer == [yY]* ]]; then rm -- "$file"; fi',
      ],
      "done 3< <(find \"$directory\" -type f -printf '%s %p\\0' | LC_ALL=C sort -z -t ' ' -k 2)",
      'echo "$copies copies"',
    );
  },
};

export const LEVELS: Duty = {
  about: [
    /\bcount/,
    /\blog\b|\.log\b/,
    /\blevels?\b|\berrors?\b|\bwarn/,
    /\binfo\b|\bwarn|\bper (?:log )?level\b/,
  ],
  silent:
    'count counts counting lines per log level levels print prints percentage percentages percent share each occurrences how often messages entries',
  write: (wish) => {
    const file = takeName(wish, /\b([\w./-]+\.(?:log|txt))\b/);
    const named = [
      ...wish.rest.matchAll(/\b(trace|debug|info|notice|warn(?:ing)?|error|fatal|critical)s?\b/g),
    ].map(([, level = '']) => level.toUpperCase());
    while (wish.take(/\b(?:trace|debug|info|notice|warn(?:ing)?|error|fatal|critical)s?\b/));
    const levels = [...new Set(named.length > 1 ? named : ['DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'])];
    const isShare = takes(
      wish,
      /(?:[,;] ?|\band |\bwith )*(?:prints? |shows? )?(?:the |their )?(?:percentages?|percent|shares?)(?: of (?:each|all lines))?/,
    );
    return scriptOf(
      usageOf(
        `count-levels ${file ? '[FILE]' : 'FILE'}`,
        `Counts the lines of FILE${file ? ` (default: ${file})` : ''} with ${levels.join(', ')}; a line counts for the first of them in it.`,
      ),
      HELP_FIRST,
      file ? `log=\${1:-${file}}` : 'if (($# != 1)); then usage >&2; exit 2; fi\nlog=$1',
      'if [[ ! -r $log ]]; then echo "$0: $log cannot be read" >&2; exit 1; fi',
      `awk -v names='${levels.join(' ')}' '`,
      '  BEGIN { count = split(names, level, " "); for (i = 1; i <= count; i++) known[level[i]] = 1 }',
      '  {',
      '    words = split(toupper($0), word, /[^A-Z]+/)',
      '    for (i = 1; i <= words; i++) if (word[i] in known) { lines[word[i]]++; total++; next }',
      '  }',
      '  END {',
      `    for (i = 1; i <= count; i++) printf "%-8s %8d${isShare ? ' %6.1f%%' : ''}\\n", level[i], lines[level[i]]${isShare ? ', total ? 100 * lines[level[i]] / total : 0' : ''}`,
      '  }',
      '\' "$log"',
    );
  },
};

export const DOT_ENV: Duty = {
  about: [/\.env\b/, /\bread|\bload|\bexport|\bsource/],
  silent:
    'read reads load loads export exports env variables variable fail fails error exit exits if required missing not set comments ignore ignores empty lines quotes check checks them into environment',
  write: (wish) => {
    const names = [...wish.given.matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g)].map(([name]) => name);
    for (const name of names) wish.take(new RegExp(`\\b${name.toLowerCase()}\\b`));
    takes(
      wish,
      /(?:[,;] ?|\band )*\b(?:fails?|exits?|errors?|stops?)(?: (?:with an error|non-?zero|with 1))? (?:if|when) (?:an?y? )?(?:required )?(?:one|variables?)?(?: (?:is|are|of|them|those|required))* missing/,
    );
    return scriptOf(
      usageOf(
        'with-env [FILE] COMMAND...',
        `Runs COMMAND with the variables of FILE (default: .env). Fails where ${names.length > 0 ? names.join(', ') : 'one that REQUIRED lists'} is missing.`,
      ),
      HELP_FIRST,
      'file=.env',
      'if [[ -f ${1:-} && ! -x ${1:-} ]]; then file=$1; shift; fi',
      'if [[ ! -r $file ]]; then echo "$0: $file cannot be read" >&2; exit 1; fi',
      names.length > 0 ? `required=(${names.join(' ')})` : 'read -r -a required <<<"${REQUIRED:-}"',
      '',
      '# The file is read, not executed: $(...) in a value stays text.',
      'while IFS= read -r line || [[ -n $line ]]; do',
      "  line=${line%$'\\r'}",
      '  if [[ $line =~ ^[[:space:]]*(export[[:space:]]+)?([A-Za-z_][A-Za-z0-9_]*)=(.*)$ ]]; then',
      '    name=${BASH_REMATCH[2]} value=${BASH_REMATCH[3]}',
      '    value=${value%"${value##*[![:space:]]}"}',
      '    case $value in',
      '      \\"*\\" | \\\'*\\\') value=${value:1:${#value}-2} ;;',
      '      *) value=${value%%[[:space:]]#*} ;;',
      '    esac',
      '    export "$name=$value"',
      '  fi',
      'done <"$file"',
      '',
      'missing=0',
      'for name in ${required[@]+"${required[@]}"}; do',
      '  if [[ -z ${!name:-} ]]; then echo "$0: $name is missing in $file" >&2; missing=1; fi',
      'done',
      'if ((missing)); then exit 1; fi',
      'if (($# > 0)); then exec "$@"; fi',
    );
  },
};
