import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which bash script shell write create make creates makes it its of to in for with into as from then archive archives file files compressed new backup backups taking takes take each run'.split(
    ' ',
  ),
);

const NO_FOLDER =
  /,? ?\b(?:and )?(?:it )?(?:exits? (?:with )?(?:an? )?(?:error|non-?zero|1|status 1|code 1|non-zero status|error message)?(?: message)?(?: and (?:an? )?(?:message|non-?zero status))?|prints? an error(?: and exits?(?: with 1)?)?|fails?(?: with an error)?|errors?(?: out)?) (?:if|when) (?:the |that |this )?(?:source )?(?:directory|folder|dir|it|argument) (?:does ?n[o']t exist|is missing|is not there|isn't there|does not exist|is not a directory)/;

const GIVEN =
  /\b(?:an?|the) (?:given )?(?:directory|dir|folder)(?: (?:that is )?(?:given|passed|named|specified))?(?: (?:as|by|in|on))?(?: the| its| an?)?(?: (?:first|1st|only))? ?(?:command[- ]line )?(?:argument|arg|parameter|\$1)(?: \(\$1\))?/;
const PACKS =
  /\b(?:backs? up|backing up|backups? (?:of|script)|backups?|archives?|packs?|compress(?:es)?|tars?(?!\.)|zips?|dumps?)\b/;
const FOLDER =
  /\b(?:an?|the|my|some|any) (?:given |source |whole |project )?(?:directory|dir|folder)\b(?! (?:in|called|named|at)\b)/;
/** A folder that the wish names: it is packed where none is given. */
const HOME = /\b(?:my|the user's|your|the|a user's) home (?:directory|dir|folder)\b|\$home\b/;
const NAMED =
  /\b(?:my|the) (documents|pictures|photos|music|downloads|desktop|projects|videos)(?: (?:directory|dir|folder))?\b|(?:\b(?:of|up|archives?|packs?|compress(?:es)?)|·) (?:the |my )?(?:directory |folder )?((?:~|\.{1,2})?\/[\w./-]*\w)(?: (?:directory|folder))?(?=$|[\s,;])/;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

const COPIES =
  '(?:backups?|archives?|ones|files|copies|tarballs?|zips?|zip files|versions|of them|generations)';
const NEW = '(?:newest|latest|most recent|last|recent)';

/** "Keep the 7 newest", "delete all but the last 7": how many stay. */
const KEEP = new RegExp(
  `(?:[,;] ?|\\band |\\bthen |\\bit |\\balso |\\bwhile |\\bonly )*\\b(?:(?:keep(?:s|ing)?|retain(?:s|ing)?|leav(?:es?|ing))(?: only| just| at most)?(?: the)?|(?:delet(?:es?|ing)|remov(?:es?|ing)|prun(?:es?|ing)|purg(?:es?|ing))(?: (?:all|every|any|the|old|older|other|everything|${COPIES}))* (?:but|except|other than|beyond|apart from)(?: for)?(?: the)?)(?: (?:${NEW} ${NUMBER}|${NUMBER}(?: ${NEW})?))(?: (?:${NEW} )?${COPIES})?(?:,? (?:and )?(?:delet|remov)(?:es?|ing) (?:the |any |all )?(?:rest|others|older ones|older backups|older|oldest|old ones))?`,
);
const AGED = new RegExp(
  `(?:[,;] ?|\\band |\\bthen |\\bit |\\balso )*\\b(?:deletes?|removes?|deleting|removing|purges?|cleans? up|rotates?|prunes?)(?: out)? (?:any |all |the |old |its )*${COPIES}?(?: (?:that|which) are)?(?: (?:older than|after)) ${NUMBER} (day|week|month)s?(?: old)?`,
);
const LAST_DAYS = new RegExp(
  `(?:[,;] ?|\\band |\\bthen |\\bit )*\\b(?:keeps?|keeping)(?: only)? (?:the )?${COPIES}? ?(?:of |from |for )?(?:the )?(?:last|past) ${NUMBER} (day|week|month)s?(?: of (?:backups|archives))?`,
);
const TARGET =
  /\b(?:in|into|to|under) (?:the directory )?\$2|\b(?:in)?to (?:an?|the) (?:directory|dir|folder)?(?: ?(?:given|passed|named))?(?: as)?(?: the)? ?second(?: argument| one)?(?: argument)?|\bin the second argument\b|\b(?:in(?:to)?|to|under) (?:an?|the|another|some) (?:given )?(?:target|backups?|destination|other|separate|output|second)(?: backups?)? ?(?:directory|dir|folder|location)\b|\b(?:from a source )?(?:in)?to (?:a |the )(?:target|destination)(?: (?:directory|folder))?\b/;
/** "On a drive whose path is given as argument", where the folder is known. */
const GIVEN_TARGET =
  /\b(?:in|into|to|on|under) (?:an?|the|some) (?:[a-z]+ ){0,3}?(?:path|directory|folder|drive|location|disk)(?: (?:that is )?(?:given|passed))? (?:as|by) (?:an?|the|its|my)? ?(?:first |only )?(?:argument|parameter)/;
const PATH =
  /\b(?:in(?:to)?|to|on(?:to)?|under) (?:the |my |an? )?(?:(?:usb |external |backup )*(?:directory|folder|drive|disk|stick)(?: (?:mounted )?at)? )?((?:~|\.{1,2})?\/[\w./-]*\w)(?: (?:directory|folder))?(?=$|[\s,;.])/;
const UNLESS_MOUNTED =
  /(?:[,;] ?|\band |\bbut |\bthen |\bit )*\b(?:(?:(?:stops?|exits?|aborts?|fails?|quits?|ends?|warns?|complains?|prints?|does nothing|do nothing|refuses?)(?: (?:and|with|an?|the|clear|error|message|exits?|stops?|warning|clean|nothing|plain|then|non-?zero|status|code|1))* )(?:if|when|unless)|only if|only when|(?:after )?(?:first )?check(?:s|ing)?(?: first)? (?:that|if|whether)|make sure(?: that)?) (?:(?:the|that|this|my|it|is|usb|external|backup|target) )*(?:drive|disk|stick|path|it|mount(?: point)?|target|folder|directory|\/[\w./-]+)? ?(?:is ?n[o']t|is not|isn’t|not|is) (?:currently )?(?:mounted|plugged in|connected|attached|there|available)(?: first)?/;
const EXCLUDED =
  /(?:[,;] ?|\band |\bbut )*\b(?:exclud(?:es?|ing)|skip(?:s|ping)?|leav(?:es?|ing) out|without|ignor(?:es?|ing)|except(?: for)?) (?:all |the |any )*((?:[*.\w-]+)(?:(?:, and | and | or |, )(?!keep|delet|remov|only|stop|exit|then|but|with|log|verif|print|check)[*.\w-]+)*)(?: (?:directories|folders|files|directory|folder))?(?=$|[,;.\s])/;
const CHECKED =
  /(?:[,;] ?|\band |\bthen |\bit )*\b(?:verif(?:y|ies)|tests?|checks?) (?:that )?(?:the )?(?:archive|backup|tar(?:\.gz)?|it)(?: (?:afterwards|is (?:readable|valid|ok|not corrupt(?:ed)?)|can be read))?/;
const SIZED =
  /(?:[,;] ?|\band |\bthen |\bit )*\b(?:prints?|shows?|reports?) (?:the )?(?:size of (?:the )?(?:archive|backup|file)|(?:archive|backup|file) size|its size|how (?:big|large) (?:it|the (?:archive|backup)) is)/;
const NIGHTLY =
  /,? ?\b(?:every (?:night|day)|daily|nightly)(?: at (\d{1,2})(?::(\d\d))?(?: ?(am|pm))?)?(?: (?:with|from|via|by) cron)?/;
const LOG =
  /(?:[,;] ?|\band |\bthen |\bit |\balso )*\b(?:logs?|writes? (?:a )?log|keeps? a log|logging|writes? (?:each|every) (?:step|backup|run))(?: (?:everything|it|what it does|each (?:step|run|backup)|the (?:result|outcome|steps)|messages|all steps))?(?: (?:in)?to| in)?(?: an?| the)?(?: log)? ?(?:file)?(?: (?:called|named))?(?: ["'`]?([\w./-]+\.(?:log|txt))["'`]?)?(?: with (?:a |the )?(?:timestamps?|date|time))?(?=$|[\s,.;·])/;
const DATED =
  /\b(?:with|whose name has|using|containing) (?:the )?(?:today's|todays|the current|current|today) ?date(?: and time)? (?:in|as)(?: part of)? (?:the |its )?(?:file ?)?name|\b(?:named|called) (?:after|with) (?:the )?(?:current |today's )?date|\bwith (?:the |a )?date in (?:the|its) (?:file ?)?name|\bwith (?:the |a )(?:current |today's )?date in (?:the|its) file name|\bdated\b|\bwith (?:a |the )?(?:current )?date(?: in (?:the|its) (?:file ?)?name)?/;
const STAMPED =
  /\btime-?stamped\b|\bwith (?:a |the )?(?:current )?(?:timestamp|date and time)(?: in (?:the|its) (?:file ?)?name)?|\b(?:date|timestamp) and time in (?:the|its) (?:file ?)?name/;

/** A tar or zip archive of the directory that the first argument names. */
export function planBackup(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.take(PACKS)) return undefined;
  const given = wish.take(GIVEN);
  const source = given ? undefined : sourceIn(wish);
  const target = wish.take(TARGET) ?? (source === undefined ? undefined : wish.take(GIVEN_TARGET));
  const mounted = wish.take(UNLESS_MOUNTED);
  const path = target ? undefined : wish.take(PATH);
  const excluded = wish.take(EXCLUDED);
  const isChecked = wish.take(CHECKED) !== undefined;
  const isSized = wish.take(SIZED) !== undefined;
  const nightly = wish.take(NIGHTLY);
  const aged = wish.take(AGED);
  const kept = aged ?? wish.take(LAST_DAYS);
  const keep = wish.take(KEEP);
  const log = wish.take(LOG);
  const zip = wish.take(
    /\b(?:in)?(?:to|as) (?:an? )?(?:\w+ )?\.?zip(?: (?:file|archive))?|\bzip (?:file|archive)s?\b/,
  );
  // A folder that nobody names is given when the script is started.
  if (
    !given &&
    source === undefined &&
    !((kept || keep || log || zip || target || mounted) && wish.take(FOLDER))
  )
    return undefined;
  if (
    !given &&
    !/\b(?:backups?|back up|backs up|backing up|archive|tar|tars|zip|tarball|tar\.gz)\b/i.test(prompt)
  )
    return undefined;
  while (wish.take(PACKS));
  const named = wish.take(
    /\b(?:in)?(?:to|as|named|called) (?:an? archive )?(?:(?:named|called) )?([\w-]*?-)?yyyy-?mm-?dd\.(?:tar\.gz|tgz)\b/,
  );
  wish.take(
    /\b(?:in)?(?:to|as) (?:an? )?(?:dated |timestamped |compressed )*(?:\.?tar\.gz|tgz|tarball|gzipped tar|archive)(?: (?:file|archive))?|\b(?:as )?(?:an? )?(?:\.?tar\.gz|tgz|tarball)(?: (?:file|archive))?/,
  );
  const isStamped = wish.take(STAMPED) !== undefined || /\btime-?stamp/i.test(prompt);
  const isDated = wish.take(DATED) !== undefined || /\bdated\b/i.test(prompt);
  wish.take(
    /,? ?\b(?:and )?exits? (?:with )?(?:status |code )?1(?: (?:with|and prints?|after printing) (?:a )?usage(?: message)?)? (?:if|when) (?:an? |the |one |both )?arguments? (?:is|are) missing/,
  );
  wish.take(NO_FOLDER);
  wish.take(
    /,? ?\b(?:and )?prints? (?:the )?(?:name|path) of (?:the )?(?:new )?(?:archive|backup|file)|\bwith (?:a )?usage(?: message| text)?\b|,? ?\b(?:and )?prints? (?:a )?usage(?: message)? (?:if|when) (?:an? |the )?arguments? (?:is|are) missing/,
  );
  const number = keep?.slice(1).find((one) => one !== undefined);
  const days = kept ? numberOf(kept[1] ?? '') * (DAYS[kept[2] ?? ''] ?? 1) : undefined;
  if (wish.left(SILENT).length > 0 || number === '0') return undefined;
  return {
    definition: scriptLines({
      hasTarget: target !== undefined,
      ...(source === undefined ? {} : { source }),
      ...(path?.[1] ? { path: wish.original(path, path[1]).replace(/^~/, '$HOME') } : {}),
      prefix: named ? wish.original(named, named[1] ?? '') : '$(basename "$directory")-',
      isStamped: named === undefined && (isStamped || !isDated),
      isZip: zip !== undefined,
      ...(log ? { log: log[1] ?? 'backup.log' } : {}),
      ...(number === undefined ? {} : { keep: numberOf(number) }),
      ...(days === undefined ? {} : { days }),
      isMounted: mounted !== undefined,
      excluded: (excluded ? wish.original(excluded, excluded[1] ?? '') : '')
        .split(/, and |, | and | or /)
        .filter(Boolean),
      isChecked,
      isSized,
      ...(nightly ? { nightly: [nightly[2] ?? '0', hourOf(nightly[1], nightly[3])].join(' ') } : {}),
    }).join('\n'),
    example: '',
  };
}

interface Backup {
  /** The folder that is packed, if the wish says it. */
  readonly source?: string;
  readonly hasTarget: boolean;
  /** The folder for the archives, if the wish says it. */
  readonly path?: string;
  readonly prefix: string;
  readonly isStamped: boolean;
  readonly isZip: boolean;
  readonly log?: string;
  readonly keep?: number;
  readonly days?: number;
  /** Nothing is written into the empty folder of a drive that is not there. */
  readonly isMounted: boolean;
  readonly excluded: readonly string[];
  readonly isChecked: boolean;
  readonly isSized: boolean;
  /** Minute and hour for cron. */
  readonly nightly?: string;
}

const hourOf = (hour: string | undefined, half: string | undefined): number =>
  (Number(hour ?? 2) % (half ? 12 : 24)) + (half === 'pm' ? 12 : 0);

/** A drive is mounted at /mnt/name or /media/user/name; a folder may be on it. */
const mountOf = (path: string): string =>
  /^\/mnt\/[^/]+|^\/(?:run\/)?media\/[^/]+(?:\/[^/]+)?/.exec(path)?.[0] ?? path;

/** The folder that a wish names, as the script says it. */
function sourceIn(wish: WishText): string | undefined {
  if (wish.take(HOME)) return '$HOME';
  const found = wish.take(NAMED);
  const [, known, path] = found ?? [];
  if (known !== undefined) return `$HOME/${known.charAt(0).toUpperCase()}${known.slice(1)}`;
  return found && path !== undefined ? wish.original(found, path).replace(/^~/, '$HOME') : undefined;
}

/** The arguments of the script, and the folder that it packs. */
function argumentLines(source: string | undefined, hasTarget: boolean, path: string | undefined): string[] {
  const first = source ? [] : ['DIRECTORY'];
  const second = path ? [] : [hasTarget ? 'TARGET' : '[TARGET]'];
  const most = first.length + second.length;
  const least = most - (path || hasTarget ? 0 : 1);
  return [
    least === most
      ? `if (($# != ${most})); then`
      : least === 0
        ? `if (($# > ${most})); then`
        : `if (($# < ${least} || $# > ${most})); then`,
    `  echo "usage: $0${[...first, ...second].map((one) => ` ${one}`).join('')}" >&2`,
    '  exit 1',
    'fi',
    source ? `directory=${source}` : 'directory=${1%/}',
  ];
}

function scriptLines({
  source,
  hasTarget,
  path,
  prefix,
  isStamped,
  isZip,
  log,
  keep,
  days,
  isMounted,
  excluded,
  isChecked,
  isSized,
  nightly,
}: Backup): string[] {
  const ending = isZip ? 'zip' : 'tar.gz';
  const pattern = `$prefix????-??-??${isStamped ? '_??????' : ''}.${ending}`;
  const say = log === undefined ? "printf '%s\\n'" : 'say';
  const without = excluded.map((one) => ` --exclude='${one}'`).join('');
  const pack = isZip
    ? [
        '# The paths in it begin with the name of the folder.',
        'archive=$(realpath -m -- "$archive")',
        `(cd "$(dirname "$directory")" && zip -qr -FS "$archive" "$(basename "$directory")")`,
      ]
    : source
      ? [
          '# The archives are not packed themselves; status 1 says that a file changed while it was read.',
          'archives=$(realpath -m -- "$folder")',
          `tar -czf "$archive"${without} --exclude="\${archives#"$(dirname "$directory")"/}" -C "$(dirname "$directory")" "$(basename "$directory")" || (($? == 1))`,
        ]
      : [`tar -czf "$archive"${without} -C "$(dirname "$directory")" "$(basename "$directory")"`];
  const find = `find "$folder" -maxdepth 1 -type f -name "${pattern}"`;
  return [
    ...(nightly === undefined ? [] : [`# For cron: ${nightly} * * * /path/to/this-script`]),
    ...(log === undefined
      ? []
      : [
          `log=${log}`,
          '# Prints a line, and keeps it with the time.',
          'say() {',
          `  printf '%s\\n' "$1"`,
          `  printf '%(%Y-%m-%d %H:%M:%S)T %s\\n' -1 "$1" >>"$log"`,
          '}',
          '',
        ]),
    ...argumentLines(source, hasTarget, path),
    'if [[ ! -d $directory ]]; then',
    '  echo "$0: $directory does not exist or is not a directory" >&2',
    '  exit 1',
    'fi',
    `folder=${path ?? (source ? (hasTarget ? '${1%/}' : '${1:-$HOME/backups}') : hasTarget ? '${2%/}' : '${2:-.}')}`,
    `prefix=${prefix}`,
    ...(isMounted
      ? [
          `if ! mountpoint -q ${path ? mountOf(path) : '"$folder"'}; then`,
          `  echo "$0: ${path ? mountOf(path) : '$folder'} is not mounted, no backup was made" >&2`,
          '  exit 1',
          'fi',
        ]
      : []),
    `archive=$folder/$prefix$(date +%Y-%m-%d${isStamped ? '_%H%M%S' : ''}).${ending}`,
    'mkdir -p -- "$folder"',
    ...pack,
    ...(isChecked ? [isZip ? 'unzip -tq "$archive" >/dev/null' : 'tar -tzf "$archive" >/dev/null'] : []),
    `${say} "$archive${isSized ? ' ($(du -h -- "$archive" | cut -f1))' : ''}"`,
    ...(keep === undefined
      ? []
      : [
          '# The date in the name gives the order; the oldest come last.',
          `${find} | sort -r | tail -n +${keep + 1} |`,
          `  while IFS= read -r old; do`,
          `    rm -- "$old"`,
          ...(log === undefined ? [] : ['    say "deleted $old"']),
          '  done',
        ]),
    ...(days === undefined
      ? []
      : [
          '# Only archives of this folder, by the name that they have here.',
          `${find} -mtime +${days} -delete`,
        ]),
  ];
}
