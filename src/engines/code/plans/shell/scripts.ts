import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const SILENT = words(
  'a an the and that which bash script shell write create make it its of to in for with into as from then archive file compressed',
);

const NO_FOLDER =
  /,? ?\b(?:and )?(?:it )?(?:exits? (?:with )?(?:an? )?(?:error|non-?zero|1|status 1|code 1|non-zero status|error message)?(?: message)?(?: and (?:an? )?(?:message|non-?zero status))?|prints? an error(?: and exits?(?: with 1)?)?|fails?(?: with an error)?|errors?(?: out)?) (?:if|when) (?:the |that |this )?(?:source )?(?:directory|folder|dir|it|argument) (?:does ?n[o']t exist|is missing|is not there|isn't there|does not exist|is not a directory)/;

const FOLDER = /\b(?:an?|the|my|some) (?:given )?(?:directory|dir|folder)\b(?! (?:in|called|named|at)\b)/;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** An archive of the directory that the first argument names. */
export function planBackup(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.take(/\b(?:backs? up|backups?|archives?|packs?|compress(?:es)?|tars?)\b/)) return undefined;
  const given = wish.take(
    /\b(?:an?|the) (?:given )?(?:directory|dir|folder)(?: (?:that is )?(?:given|passed|named|specified))?(?: (?:as|by|in|on))?(?: the| its| an?)?(?: (?:first|1st|only))? ?(?:command[- ]line )?(?:argument|arg|parameter|\$1)(?: \(\$1\))?/,
  );
  const aged = wish.take(
    new RegExp(
      `,? ?\\b(?:and |then |it |also )*(?:deletes?|removes?|deleting|removing|purges?|cleans? up|rotates?|prunes?)(?: out)? (?:any |all |the |old |its )*(?:backups?|archives?|ones|files|copies|tarballs?)?(?: (?:that|which) are)?(?: (?:older than|after)) ${NUMBER} (day|week|month)s?(?: old)?`,
    ),
  );
  const kept =
    aged ??
    wish.take(
      new RegExp(
        `,? ?\\b(?:and |then |it )*(?:keeps?|keeping)(?: only)? (?:the )?(?:backups?|archives?|ones)? ?(?:of |from |for )?(?:the )?(?:last|past) ${NUMBER} (day|week|month)s?(?: of (?:backups|archives))?`,
      ),
    );
  // A folder that nobody names is given when the script is started.
  if (!given && !(kept && wish.take(FOLDER))) return undefined;
  const named = wish.take(
    /\b(?:in)?(?:to|as|named|called) (?:an? archive )?(?:(?:named|called) )?([\w-]*?-)?yyyy-?mm-?dd\.(?:tar\.gz|tgz)\b/,
  );
  const keep = wish.take(
    new RegExp(
      `,? ?\\b(?:and )?(?:keeps?|keeping) (?:only )?the (?:last )?${NUMBER} (?:newest|latest|most recent|last)(?: (?:backups|archives|ones|files))?|,? ?\\b(?:and )?(?:keeps?|keeping) (?:only )?the (?:newest|latest|last|most recent) ${NUMBER}(?: (?:backups|archives|ones|files))?`,
    ),
  );
  const target = wish.take(
    /\b(?:in|into|to|under) (?:the directory )?\$2|\b(?:in)?to (?:an?|the) (?:directory|dir|folder)?(?: ?(?:given|passed|named))?(?: as)?(?: the)? ?second(?: argument| one)?(?: argument)?|\bin the second argument\b/,
  );
  wish.take(
    /\b(?:in)?to (?:an? )?(?:\w+ )?(?:\.?tar\.gz|tgz|tarball|gzipped tar)(?: (?:file|archive))?|\b(?:as )?(?:an? )?(?:\.?tar\.gz|tgz|tarball)(?: (?:file|archive))?/,
  );
  wish.take(
    /\b(?:with|whose name has|using|containing) (?:the )?(?:today's|todays|the current|current|today) ?date(?: and time)? (?:in|as)(?: part of)? (?:the |its )?(?:file ?)?name|\b(?:named|called) (?:after|with) (?:the )?(?:current |today's )?date|\bdated\b|\btimestamped\b|\bwith (?:a |the )?(?:date|timestamp)(?: in (?:the|its) (?:file)?name)?/,
  );
  wish.take(
    /,? ?\b(?:and )?exits? (?:with )?(?:status |code )?1(?: (?:with|and prints?|after printing) (?:a )?usage(?: message)?)? (?:if|when) (?:an? |the |one |both )?arguments? (?:is|are) missing/,
  );
  wish.take(NO_FOLDER);
  wish.take(
    /,? ?\b(?:and )?prints? (?:the )?(?:name|path) of (?:the )?(?:archive|backup|file)|\bwith a usage message\b|,? ?\b(?:and )?prints? (?:a )?usage(?: message)? (?:if|when) (?:an? |the )?arguments? (?:is|are) missing/,
  );
  const number = keep?.slice(1).find((one) => one !== undefined);
  const days = kept ? numberOf(kept[1] ?? '') * (DAYS[kept[2] ?? ''] ?? 1) : undefined;
  if (wish.left(SILENT).length > 0) return undefined;
  const count = target ? 2 : 1;
  const prefix = named ? wish.original(named, named[1] ?? '') : '$(basename "$directory")-';
  return {
    definition: [
      `if (($# != ${count})); then`,
      `  echo "usage: $0 DIRECTORY${target ? ' TARGET' : ''}" >&2`,
      '  exit 1',
      'fi',
      'directory=${1%/}',
      'if [[ ! -d $directory ]]; then',
      '  echo "$0: $directory does not exist or is not a directory" >&2',
      '  exit 1',
      'fi',
      `folder=${target ? '${2%/}' : '.'}`,
      `prefix=${prefix}`,
      'archive=$folder/$prefix$(date +%Y-%m-%d).tar.gz',
      ...(target ? ['mkdir -p -- "$2"'] : []),
      'tar -czf "$archive" -C "$(dirname "$directory")" "$(basename "$directory")"',
      `printf '%s\\n' "$archive"`,
      ...(number === undefined
        ? []
        : [
            '# The date in the name gives the order; the oldest come last.',
            `find "$folder" -maxdepth 1 -type f -name "$prefix????-??-??.tar.gz" | sort -r | tail -n +${numberOf(number) + 1} |`,
            `  while IFS= read -r old; do rm -- "$old"; done`,
          ]),
      ...(days === undefined
        ? []
        : [
            '# Only archives of this folder, by the name that they have here.',
            `find "$folder" -maxdepth 1 -type f -name "$prefix????-??-??.tar.gz" -mtime +${days} -delete`,
          ]),
    ].join('\n'),
    example: '',
  };
}

const COUNTED: readonly (readonly [RegExp, (file: string) => string])[] = [
  [/\b(?:the )?(?:client )?ips?(?: address(?:es)?)?\b/, (file) => `awk '{ print $1 }' ${file}`],
  [/\bwords?\b/, (file) => `tr -cs '[:alnum:]' '\\n' <${file} | tr '[:upper:]' '[:lower:]' | sed '/^$/d'`],
  [/\bstatus(?:es)?(?: codes?)?\b/, (file) => `awk '{ print $9 }' ${file}`],
  [/\blines?\b/, (file) => `cat ${file}`],
];

/** "Count how often each IP address occurs in access.log and show the top 10". */
export function planCounts(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const counts = wish.take(
    /\b(?:counts? )?(?:how (?:often|many times)|the number of (?:times|occurrences)(?: of)?|count(?:s|ing)?(?: the)?(?: occurrences of)?)(?: each| every| the)?(?: different| distinct| unique)?(?= )/,
  );
  const top = wish.take(
    new RegExp(
      `,? ?\\b(?:and )?(?:(?:then )?(?:prints?|shows?|lists?|displays?|outputs?|keeps?)(?: only)? )?(?:the )?(?:top ${NUMBER}|${NUMBER} most (?:common|frequent))(?: (?:ones|of them))?`,
    ),
  );
  const kind = COUNTED.find(([pattern]) => wish.has(pattern));
  if ((!counts && !top) || !kind) return undefined;
  wish.take(kind[0]);
  wish.take(/\b(?:occurs?|appears?|is there|are there|made a request|is used)\b/);
  const argument = wish.take(
    /\b(?:in|of|from) (?:an?|the) (?:(?:text |log |access |web server )*(?:file|log)|[\w-]+\.\w+(?= (?:file )?(?:given|passed|named)))(?: file)?(?: (?:that is )?(?:given|passed|named))?(?: as)?(?: (?:the|its|an?)\b)?(?: first)? ?(?:argument|arg|on the command line|\$1)?/,
  );
  const named = argument ? undefined : wish.take(/\b(?:in|of|from) (?:the file |an? )?([\w./-]+\.\w+)\b/);
  if (!argument && !named) return undefined;
  const order = wish.take(
    /,? ?\b(?:and )?(?:sorted|ordered|sort) (?:by (?:count|frequency),? ?)?(?:in )?(?:descending|desc|most (?:common|frequent) first|highest first)?(?: order)?|,? ?\bmost (?:common|frequent) first\b/,
  );
  wish.take(
    /\b(?:with|and) (?:their|the|its) counts?\b|\b(?:and )?prints? (?:them|the (?:counts?|result))\b/,
  );
  if (wish.left(SILENT).length > 0) return undefined;
  const file = argument ? '"$1"' : ((named && wish.original(named, named[1] ?? '')) ?? '');
  const number = top?.slice(1).find((one) => one !== undefined);
  const check = argument ? ['if (($# != 1)); then', '  echo "usage: $0 FILE" >&2', '  exit 1', 'fi', ''] : [];
  const line = `${kind[1](file)} | sort | uniq -c | sort -rn${number ? ` | awk 'NR <= ${numberOf(number)}'` : ''}`;
  return order || top || counts ? { definition: [...check, line].join('\n'), example: '' } : undefined;
}
