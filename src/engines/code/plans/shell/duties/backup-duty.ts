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

const DUMPS: readonly (readonly [said: RegExp, tool: string, all: string, one: string])[] = [
  [
    /\b(?:mysql|mariadb)\b/,
    'mysqldump',
    'mysqldump --single-transaction --routines --events --all-databases',
    'mysqldump --single-transaction --routines --events --databases',
  ],
  [/\b(?:postgres(?:ql)?|pg_dump(?:all)?)\b/, 'pg_dump', 'pg_dumpall', 'pg_dump'],
  [/\bsqlite3?\b/, 'sqlite3', '', ''],
  [/\bmongo(?:db)?\b/, 'mongodump', 'mongodump --quiet --archive', 'mongodump --quiet --archive --db'],
];

export const BACKUP: Duty = {
  about: [
    /\bback(?:s|ing)? ?up|\bbackups?\b/,
    /\bdump|\bmysql\b|\bmariadb\b|\bpostgres|\bmongo/,
    /\bscript\b|\bbash\b|\bshell\b|\.sh\b/,
  ],
  silent:
    'backup backups back backs up tar gz archive archives dated date dump dumps database databases db mysql mysqldump mariadb postgres postgresql pg_dump mongodb directory compressed gzip last keep keeps only delete old older newest exit exits non-zero zero status fails fail anything any nightly daily step both plus error folder errors code timestamp timestamped store stores stored pack packs put puts',
  write: (wish) => {
    const dump = DUMPS.find(([said]) => wish.has(said));
    if (!dump || dump[1] === 'sqlite3') return undefined;
    const remote = takeName(
      wish,
      /(?:[,;] ?|\band |\bthen )*\b(?:cop(?:y|ies)|uploads?|rsyncs?|scps?|sends?|transfers?|pushes|syncs?)(?: (?:it|them|the|archive|backup|to|with|rsync|scp|via|over|ssh|s3|bucket|a|an|everything))* ((?:s3:\/\/[\w./-]+)|[\w.@-]+:[\w./~-]+)/,
    );
    const target = takeName(
      wish,
      /\b(?:in|into|to|under) (?:the )?(?:directory |folder )?((?:~|\.{1,2})?\/[\w./-]*\w)(?: (?:folder|directory))?(?=$|[\s,;.])(?!\.log)(?<!\.log)/,
    );
    const isLog = target?.endsWith('.log');
    const log = isLog ? undefined : takeLog(wish);
    const mail = takeMail(wish);
    const database = takeName(
      wish,
      /\b(?:database|db)(?: called| named)? (?!dump|to|in|and|into|with|is|user|password|fails?)([a-z_]\w*)/,
      /\b(?:mysqldump|pg_dump)(?: of)?(?: the)? (?!to|in|and|into|with|a|of|all)([a-z_]\w*)(?: database)?/,
      /\b(?:the )?(?!mysql|mariadb|postgres\w*|mongo\w*|the|a|all|whole|sql|my|every)([a-z_]\w*) (?:mysql |mariadb |postgres(?:ql)? |mongo(?:db)? )?database\b/,
    );
    const sources: string[] = [];
    const path = /(?<![\w.])((?:~|\.{1,2})?\/[\w./-]*\w)/;
    for (let found = wish.take(path); found && sources.length < 6; found = wish.take(path))
      sources.push(wish.original(found, found[1] ?? ''));
    const keep = takeNumber(
      wish,
      '(?:keep(?:s|ing)?|retain(?:s|ing)?|leav(?:es?|ing))(?: only| just)?(?: the)?(?: last| newest| latest| most recent)? #(?: (?:backups|archives|copies|files|ones|newest|latest|last))*(?! days?)',
      'delet(?:es?|ing) all but the(?: last| newest| latest)? #',
    );
    const days = takeNumber(
      wish,
      '(?:delet(?:es?|ing)|remov(?:es?|ing)|purg(?:es?|ing))(?: (?:backups|archives|all|any|those|the|ones|files|old))* (?:that are )?older than # days?',
      'keep(?:s|ing)?(?: (?:backups|archives|them|the|last|for))* # days?(?: of (?:backups|archives))?',
    );
    const encrypt = takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*\bencrypt(?:s|ed|ing)?(?: (?:it|the|archive|with|using|gpg))*/,
    );
    const checks = takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*\b(?:verif(?:y|ies)|tests?|checks?)(?: (?:that|the|archive|it|backup|is|readable|afterwards|integrity|of))*/,
    );
    takes(
      wish,
      /(?:[,;] ?|\band |\bit )*\bexit(?:s|ing)?(?: with)?(?: an?)? ?(?:non-?zero|1|status 1|an? error)(?: (?:status|code))?(?: (?:if|when|on) (?:the |any |any ?thing )?(?:dump|step|failure|one|of them|command|part|backup|error)?s? ?(?:fails?|goes wrong)?)?/,
    );
    takes(
      wish,
      /\b(?:every (?:night|day)|nightly|daily)(?: (?:at|by|from|with|via) (?:cron|\d+(?::\d\d)? ?(?:am|pm)?))*/,
    );
    if (encrypt) return undefined;
    const [, tool, all, one] = dump;
    const folder = (isLog ? undefined : target) ?? '/var/backups';
    const own = `\${BACKUP_DIR:-${folder.replace(/^~/, '$HOME')}}`;
    const quoted = sources.map((source) => (source.startsWith('~') ? `"$HOME${source.slice(1)}"` : source));
    return scriptOf(
      usageOf(
        'backup',
        `Packs ${[...sources, `a dump of ${database ?? 'all databases'}`].join(', ')} into a dated archive in ${folder}.`,
      ),
      HELP_FIRST,
      'if (($# > 0)); then usage >&2; exit 2; fi',
      `target=${own}`,
      sources.length > 0 && `sources=(${quoted.join(' ')})`,
      keep !== undefined && `keep=${keep}`,
      log !== undefined && `log_file=${log || '/var/log/backup.log'}`,
      mail !== undefined && `mail_to=\${MAIL_TO:-${mail || 'root'}}`,
      'stamp=$(date +%Y-%m-%d_%H%M%S)',
      'archive=$target/backup-$stamp.tar.gz',
      '',
      log === undefined
        ? 'say() { echo "$(date \'+%F %T\') $*"; }'
        : 'say() { echo "$(date \'+%F %T\') $*" | tee -a -- "$log_file"; }',
      'fail() {',
      '  say "error: $*" >&2',
      mail !== undefined && '  echo "$*" | mail -s "backup of $(hostname) failed" "$mail_to" || true',
      '  exit 1',
      '}',
      '',
      '# Dumps contain all data: no other user may read them.',
      'umask 077',
      'mkdir -p -- "$target"',
      'work=$(mktemp -d)',
      'trap \'rm -rf -- "$work"; rm -f -- "$archive.part"\' EXIT',
      `command -v ${tool} >/dev/null || fail '${tool} is not installed'`,
      sources.length > 0 && [
        'for source in "${sources[@]}"; do',
        '  [[ -e $source ]] || fail "there is no $source"',
        'done',
      ],
      '',
      "say 'backup starts'",
      '# User and password come from ' +
        (tool === 'mysqldump' ? '~/.my.cnf' : tool === 'mongodump' ? 'the environment' : '~/.pgpass') +
        ', not from the command line, where everybody sees them.',
      `${database ? `${one} ${database}` : all} >"$work/database.${tool === 'mongodump' ? 'archive' : 'sql'}" || fail 'the dump has failed'`,
      `[[ -s $work/database.${tool === 'mongodump' ? 'archive' : 'sql'} ]] || fail 'the dump is empty'`,
      `tar -czf "$archive.part" -C "$work" database.${tool === 'mongodump' ? 'archive' : 'sql'}${sources.length > 0 ? ' -C / "${sources[@]#/}"' : ''} || fail 'the archive could not be written'`,
      checks && 'tar -tzf "$archive.part" >/dev/null || fail \'the archive cannot be read\'',
      '# Renamed once it is complete.',
      'mv -- "$archive.part" "$archive"',
      'say "written: $archive ($(du -h -- "$archive" | cut -f 1))"',
      remote &&
        (remote.startsWith('s3:')
          ? `aws s3 cp --only-show-errors -- "$archive" "${remote.replace(/\/?$/, '/')}" || fail 'the upload has failed'`
          : `rsync -a -- "$archive" "${remote}" || fail 'the copy to ${remote} has failed'`),
      keep !== undefined && [
        '',
        '# The date in the name sorts them; only archives of this script are looked at.',
        'find "$target" -maxdepth 1 -type f -name \'backup-*.tar.gz\' | LC_ALL=C sort -r | tail -n "+$((keep + 1))" | while IFS= read -r old; do',
        '  rm -- "$old"',
        '  say "removed: $old"',
        'done',
      ],
      days !== undefined &&
        `find "$target" -maxdepth 1 -type f -name 'backup-*.tar.gz' -mmin +$((${days} * 24 * 60)) -print -delete | while IFS= read -r old; do say "removed: $old"; done`,
      "say 'backup done'",
    );
  },
};
