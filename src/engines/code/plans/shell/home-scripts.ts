import type { Snippet } from '../../snippets/snippets.ts';
import { pieces } from '../reading/pieces.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { deedOf, IN_FOLDER_OR_HERE, script, usage } from './checks.ts';
import { inOwnCase } from './own-case.ts';

const UNIT = '(second|minute|hour)s?';
const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };
const IN_FOLDER =
  '(?:in|of|from|below|inside|for) (?:an? |the |this |my )?(?:given |current )?(?:folder|directory|dir)(?: (?:given |passed )?as (?:an? |the )?(?:first )?argument)?';

/** "Timer: takes minutes as an argument, counts down on one line and rings the bell at the end". */
function timer(text: string): Snippet | undefined {
  const head =
    /^(?:(?:simple |terminal |kitchen |tea |egg |countdown )*(?:timer|countdown)|counts? down(?= from| the))(?: (?:for|in) (?:the )?(?:terminal|console|shell|command line|bash))?/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length).replace(/^:/, ''), {
      takes: new RegExp(
        `(?:takes?|with|from|for|reads?|given)? ?(?:an? |the )?(?:number of )?${UNIT}(?: (?:is |are )?(?:given |passed |taken )?(?:as|by|from|on) (?:an? |the |its )?(?:first |command[- ]line )*(?:argument|parameter|command line))?(?:,? (?:with |(?:an? )?default(?:s| of| is| to)? )*(\\d+)(?: (?:as|is) (?:the )?default)?)?`,
      ),
      fixed: new RegExp(
        `(?:of |for )?(?:an? )?(?:default of )?${NUMBER}[ -]${UNIT}(?: (?:by default|as (?:the |an? )?default|long))?`,
      ),
      down: /(?:that )?(?:counts?|counting|goes|ticks?) down(?: (?:to zero|every second|by second|each second))?/,
      place:
        /(?:(?:shows?|prints?|updates?)(?: the)? (?:remaining |left )?(?:time|seconds|minutes)(?: left| remaining)? )?(?:on|in) (?:one|a single|the same) line/,
      shows:
        /(?:shows?|prints?|displays?)(?: the)? (?:remaining|left)? ?(?:time|seconds|minutes)(?: (?:that is |that are )?(?:left|remaining))?/,
      bell: /(?:rings?|sounds?|plays?|beeps?|with)(?: the| a)?(?: terminal)?(?: bell| sound| beep| once)?(?: (?:when (?:it is |the time is )?(?:done|over|up)|at (?:the end|zero)))?/,
      message:
        /(?:prints?|shows?|says?) (?:an? )?(?:message|"[^"]*"|'[^']*'|done)(?: (?:at the end|when (?:done|it is over)))?/,
    });
  const unit = found?.takes?.[1] ?? found?.fixed?.[2];
  if (!found || !unit) return undefined;
  const factor = SECONDS[unit] ?? 1;
  const standard = found.takes?.[2] ?? (found.fixed && String(numberOf(found.fixed[1] ?? '1')));
  const name = `${unit}s`;
  return script(
    `${name}=\${1:-${standard ?? ''}}`,
    `if ! [[ $${name} =~ ^[0-9]+$ ]]; then`,
    `  echo "usage: $0 ${standard ? `[${name.toUpperCase()}]` : name.toUpperCase()}" >&2`,
    '  exit 2',
    'fi',
    `end=$((SECONDS + 10#$${name}${factor > 1 ? ` * ${factor}` : ''}))`,
    'while ((left = end - SECONDS, left > 0)); do',
    `  printf '\\r%02d:%02d ' "$((left / 60))" "$((left % 60))"`,
    '  sleep 1',
    'done',
    "printf '\\r00:00 \\a\\n'",
    ...(found.message ? ["echo 'The time is up.'"] : []),
  );
}

const DUMPS: Readonly<
  Record<string, { readonly list: string; readonly dump: string; readonly note: string }>
> = {
  mysql: {
    list: "mysql -N -B -e 'SHOW DATABASES' | grep -Evx 'information_schema|performance_schema|mysql|sys'",
    dump: 'mysqldump --single-transaction "$database"',
    note: '# User and password come from ~/.my.cnf, not from the command line.',
  },
  postgres: {
    list: 'psql -d postgres -Atc "SELECT datname FROM pg_database WHERE datallowconn AND NOT datistemplate"',
    dump: 'pg_dump "$database"',
    note: '# User and password come from PGUSER and ~/.pgpass, not from the command line.',
  },
};

/** "A mysql dump per database into a folder with the date, gzipped, keep the last 7". */
function dumps(text: string): Snippet | undefined {
  const head =
    /^(?:makes?|creates?|writes?|dumps?|backs? up|runs?|does) (?:an? )?(?:(?:mysql|mariadb|postgres(?:ql)?) )?(?:dumps?|backups?)?(?:of |for |per |in )*/.exec(
      text,
    );
  const kind = /\b(?:mysql|mariadb)\b/.test(text)
    ? 'mysql'
    : /\bpostgres|\bpg_dump\b/.test(text)
      ? 'postgres'
      : '';
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      one: /(?:one|an own|a separate) (?:file|dump|backup) (?:per|for each|for every|of each) (?:one|database)/,
      each: /(?:(?:of|for|per|from) )?(?:each|every|all|per)?(?: of)?(?: the| my)? ?(?:mysql |mariadb |postgres(?:ql)? )?databases?(?: (?:separately|on (?:the|a) server|into its own file))?/,
      out: /(?:in)?to (?:an? |the )?(?:given |backup |dated |target )?(?:folder|directory)(?: (?:with|named after|called) (?:the |today's |current )*date(?: in (?:its|the) name)?)?/,
      dated: /(?:with )?(?:the |today's |current )*date(?: in (?:its|the|their) (?:file ?)?names?)?/,
      zip: /(?:(?:and )?(?:gzips?|compress(?:es)?|zips?)(?: (?:it|them|each(?: one)?))?|gzipped|compressed)(?: with gzip)?/,
      keep: new RegExp(
        `(?:keeps?|keeping)(?: only)? (?:the )?(?:last |newest |latest )?${NUMBER}(?: (?:last|newest|latest))?(?: (dumps?|backups?|ones|files|copies|folders|days))?(?: (?:of|for|per) (?:each|every|them)(?: (?:one|database))?)?`,
      ),
    });
  const tools = DUMPS[kind];
  if (!found?.each || !tools || !/\b(?:each|every|all|per|databases)\b/.test(`${found.each[0]} ${text}`))
    return undefined;
  const isDays = found.keep?.[2] === 'days';
  const keep = found.keep ? numberOf(found.keep[1] ?? '7') : undefined;
  const ending = found.zip ? '.sql.gz' : '.sql';
  return script(
    ...usage('$# != 1', 'FOLDER'),
    'folder=${1%/}',
    'mkdir -p -- "$folder"',
    tools.note,
    `databases=$(${tools.list})`,
    'failed=0',
    'while IFS= read -r database; do',
    '  if [[ -z $database ]]; then continue; fi',
    `  file=$folder/$database-$(date +%Y-%m-%d_%H%M%S)${ending}`,
    `  if ! ${tools.dump}${found.zip ? ' | gzip' : ''} >"$file.part"; then`,
    '    rm -f -- "$file.part"',
    '    echo "$0: the dump of $database failed" >&2',
    '    failed=1',
    '    continue',
    '  fi',
    '  mv -- "$file.part" "$file"',
    `  printf '%s\\n' "$file"`,
    ...(keep === undefined
      ? []
      : isDays
        ? [
            `  find "$folder" -maxdepth 1 -type f -name "$database-????-??-??_??????${ending}" -mtime +${keep} -delete`,
          ]
        : [
            '  # The names sort by time: the newest stay.',
            `  find "$folder" -maxdepth 1 -type f -name "$database-????-??-??_??????${ending}" -print0 | sort -zr | tail -zn +${keep + 1} | xargs -0 -r rm -f --`,
          ]),
    'done <<<"$databases"',
    'exit "$failed"',
  );
}

/** The units counted in files: four lines are one read of a sequencer. */
const COUNTED: Readonly<Record<string, string>> = {
  lines: "'END { print NR }'",
  reads: "'END { print int(NR / 4) }'",
  words: "'{ words += NF } END { print words + 0 }'",
};

/** "For every fastq.gz in a directory print the file name and the number of reads, and a total at the end". */
function countsPerFile(text: string): Snippet | undefined {
  const head = new RegExp(
    `^(?:(?:(?:for|of) )?(?:each|every|all) \\*?\\.?([a-z0-9]+(?:\\.gz)?)(?: files?)?(?: ${IN_FOLDER})?,? (?:prints?|shows?|lists?|outputs?)|counts?(?= the (?:reads|lines|words)))`,
  ).exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      name: /(?:the |its )?(?:file ?)?names?(?: of the file)?/,
      count: /(?:the |its )?(?:number of )?(reads|lines|words)(?: (?:in|of) (?:it|each|them|the file))?/,
      total:
        /(?:prints? |shows? )?(?:an? |the )?(?:grand )?(?:total|sum)(?: of all(?: files| of them)?)?(?: (?:at the end|in the end|below))?/,
      files: new RegExp(
        `(?:in|of) (?:each|every|all) \\*?\\.?([a-z0-9]+(?:\\.gz)?)(?: files?)?(?: ${IN_FOLDER})?`,
      ),
      folder: new RegExp(IN_FOLDER),
    });
  const kind = head?.[1] ?? found?.files?.[1];
  const what = found?.count?.[1];
  if (!found || !kind || !what || /^(?:files?|folders?|line|word)$/.test(kind)) return undefined;
  if (what === 'reads' && !/^f(?:ast)?q/.test(kind)) return undefined;
  const isPacked = /\.gz$/.test(kind);
  return script(
    ...IN_FOLDER_OR_HERE,
    ...(found.total ? ['total=0'] : []),
    `for file in "$folder"/*.${kind}; do`,
    ...(what === 'reads' ? ['  # Four lines are one read.'] : []),
    `  count=$(${isPacked ? 'gzip -dc -- "$file" | awk' : 'awk'} ${COUNTED[what]}${isPacked ? '' : ' "$file"'})`,
    `  printf '%s\\t%d\\n' "\${file##*/}" "$count"`,
    ...(found.total ? ['  total=$((total + count))'] : []),
    'done',
    ...(found.total ? [`printf 'total\\t%d\\n' "$total"`] : []),
  );
}

/** "Merge all csv files in a directory into one and keep only the first header line". */
function mergedTables(text: string): Snippet | undefined {
  const head = new RegExp(
    `^(?:merges?|combines?|concatenates?|joins?|puts?|appends?|collects?) (?:all |every |the |several )*(?:\\.?(csv|tsv)) files?(?: ${IN_FOLDER})?`,
  ).exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      into: /(?:together )?(?:in)?to (?:an? |one |the )?(?:single |big |new |common )?(?:one|file|csv|csv file|table)(?: (?:file|called|named))*(?: ([\w-]+\.[ct]sv))?/,
      header:
        /(?:keeps?|keeping|with)(?: only)? (?:the |one |a )?(?:first )?(?:file's )?(?:single )?header(?: line| row)?(?: (?:of the first(?: one| file)?|once|only once|only|from the first(?: file)?))?|(?:the )?header(?: line| row)? (?:only once|once|appears only once)|(?:without|skips?|skipping|drops?) (?:repeated|repeating|the other|duplicate|further) header(?: line| row)?s?/,
      folder: new RegExp(IN_FOLDER),
    });
  const kind = head?.[1] ?? 'csv';
  if (!found?.header || !(found.folder ?? new RegExp(IN_FOLDER).test(head?.[0] ?? ''))) return undefined;
  const out = found.into?.[1] ?? `merged.${kind}`;
  return script(
    'folder=${1:-.}',
    `output=\${2:-${out}}`,
    'if [[ ! -d $folder ]]; then',
    '  echo "usage: $0 [FOLDER] [OUTPUT]" >&2',
    '  exit 2',
    'fi',
    'shopt -s nullglob',
    'files=()',
    `for file in "$folder"/*.${kind}; do`,
    '  # Skips the output of an earlier run.',
    '  if [[ ! $file -ef $output ]]; then files+=("$file"); fi',
    'done',
    'if ((${#files[@]} == 0)); then',
    `  echo "$0: there are no ${kind} files in $folder" >&2`,
    '  exit 1',
    'fi',
    '{',
    '  head -n 1 -- "${files[0]}"',
    '  # A last line without its end gets one.',
    `  for file in "\${files[@]}"; do tail -n +2 -- "$file" | sed -e '$a\\'; done`,
    '} >"$output.part"',
    'mv -- "$output.part" "$output"',
    'echo "${#files[@]} files are in $output"',
  );
}

const TASKS = [mergedTables, timer, dumps, countsPerFile];

/** Scripts that people keep at home: timers, dumps, counts of what files hold. */
export function planHome(prompt: string): Snippet | undefined {
  const text = deedOf(prompt);
  for (const read of TASKS) {
    const made = read(text);
    if (made) return inOwnCase(prompt, made);
  }
  return undefined;
}
