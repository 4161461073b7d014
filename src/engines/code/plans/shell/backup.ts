import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import { scriptLines } from './backup-script.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which gzip gzipped bash script shell write create make creates makes it its of to in for with into as from then archive archives file files compressed new backup backups taking takes take each run'.split(
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
const KNOWN = 'documents|pictures|photos|music|downloads|desktop|projects|videos';
const SOURCE = `(?:(?:the|my|your|our|both|a user's|the user's|all of|everything in|whole|entire) )*(?:directory |folder |directories |folders )?(?:(?:~|\\.{1,2})?\\/(?:[\\w./-]*\\w)?|home(?: (?:directory|dir|folder))?(?=$|[\\s,;])|\\$home|(?:${KNOWN})|(?:(?<=\\b(?:folder|directory) )|(?:folder|directory) (?:called |named ))(?!(?:given|passed|named|called|that|which|to|and|in|with|into|on|as|from|is)\\b)[a-z][\\w-]*|(?!(?:source|given|whole|target|backup|this|that|a|an|some|any|single|same|project)\\b)[a-z][\\w-]*(?=(?:(?:, and |, | and )(?:my |the )?[\\w-]+){0,3} (?:folders?|director(?:y|ies)|dirs?)\\b))(?: (?:directory|folder|dir)\\b)?`;
/** "~/notes and /etc": folders that the wish names are packed where none is given. */
const NAMED = new RegExp(
  `(?:\\b(?:of|up|script for|backups? for|backups?|archives?|packs?|compress(?:es)?|tars?|zips?|saves?|copies|dumps?)|·(?: for)?) (${SOURCE}(?:(?:, and |, | and |,)${SOURCE}){0,7})(?: (?:directories|folders|dirs))?(?=$|[\\s,;:])`,
);
/** A drive that the wish does not place is named when the script is started. */
const DRIVE =
  /\b(?:in|into|to|on|onto) (?:an?|the|my|some|another) (?:(?:mounted|plugged[- ]in|connected|external|usb|backup|network|second|portable|separate|removable|other) )*(?:hard )?(?:drive|disk|stick|share|nas|ssd|hdd|memory stick|thumb drive)\b(?! (?:at|mounted at|under|on)\b)(?! \/)(?! (?:whose|given|path))/;
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
/** "Log errors to a file". */
const ERRORS =
  /(?:[,;] ?|\band |\bthen |\bit |\balso |\bwith )*\b(?:logs?|logging|writ(?:es?|ing)|appends?|records?|sav(?:es?|ing)|redirects?)(?: (?:any|all|the|every))* (?:errors?|failures?|problems?|error messages?|error output|stderr)(?: (?:in)?to| in)(?: an?| the| its own| own)*(?: (?:error|separate))?(?: ?log)?(?: ?file)?(?: (?:called|named))?(?: ?["'`]?((?:~|\/)?[\w./-]+\.(?:log|txt|err))["'`]?)?(?: with (?:a |the )?(?:timestamps?|date|time))?(?=$|[\s,.;·])/;
const DATED =
  /\b(?:with|whose name has|using|containing) (?:the )?(?:today's|todays|the current|current|today) ?date(?: and time)? (?:in|as)(?: part of)? (?:the |its )?(?:file ?)?name|\b(?:named|called) (?:after|with) (?:the )?(?:current |today's )?date|\bwith (?:the |a )?date in (?:the|its) (?:file ?)?name|\bwith (?:the |a )(?:current |today's )?date in (?:the|its) file name|\bdated\b|\bwith (?:a |the |today's |todays )?(?:current )?date(?: in (?:the|its) (?:file ?)?name)?/;
const STAMPED =
  /\btime-?stamped\b|\bwith (?:a |the )?(?:current )?(?:timestamp|date and time)(?: in (?:the|its) (?:file ?)?name)?|\b(?:date|timestamp) and time in (?:the|its) (?:file ?)?name/;

/** A tar or zip archive of the directory that the first argument names. */
export function planBackup(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.take(PACKS)) return undefined;
  const given = wish.take(GIVEN);
  const sources = given ? [] : sourcesIn(wish);
  const isNamed = sources.length > 0;
  const asked = wish.take(TARGET) ?? (isNamed ? wish.take(GIVEN_TARGET) : undefined);
  const drive = asked ? undefined : wish.take(DRIVE);
  const target = asked ?? drive;
  const mounted = wish.take(UNLESS_MOUNTED);
  const path = target ? undefined : wish.take(PATH);
  const excluded = wish.take(EXCLUDED);
  const isChecked = wish.take(CHECKED) !== undefined;
  const isSized = wish.take(SIZED) !== undefined;
  const nightly = wish.take(NIGHTLY);
  const aged = wish.take(AGED);
  const kept = aged ?? wish.take(LAST_DAYS);
  const keep = wish.take(KEEP);
  const errors = wish.take(ERRORS);
  const log = errors ? undefined : wish.take(LOG);
  const zip = wish.take(
    /\b(?:in)?(?:to|as) (?:an? )?(?:\w+ )?\.?zip(?: (?:file|archive))?|\bzip (?:file|archive)s?\b/,
  );
  // A folder that nobody names is given when the script is started.
  if (
    !given &&
    !isNamed &&
    !((kept || keep || log || errors || zip || target || mounted) && wish.take(FOLDER))
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
      isDrive: drive !== undefined,
      sources,
      ...(path?.[1] ? { path: wish.original(path, path[1]).replace(/^~/, '$HOME') } : {}),
      prefix: named
        ? wish.original(named, named[1] ?? '')
        : sources.length > 1
          ? 'backup-'
          : '$(basename "$directory")-',
      isStamped: named === undefined && (isStamped || !isDated),
      isZip: zip !== undefined || (/\bzip(?:s|ped|ping)?\b/i.test(prompt) && !/\btar|\btgz/i.test(prompt)),
      ...(log ? { log: log[1] ?? 'backup.log' } : {}),
      ...(errors ? { errors: errors[1] ? wish.original(errors, errors[1]) : '$HOME/backup-errors.log' } : {}),
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

const hourOf = (hour: string | undefined, half: string | undefined): number =>
  (Number(hour ?? 2) % (half ? 12 : 24)) + (half === 'pm' ? 12 : 0);

/** The folders that a wish names, as the script says them. */
function sourcesIn(wish: WishText): string[] {
  const found = wish.take(NAMED);
  if (!found?.[1]) return [];
  return wish
    .original(found, found[1])
    .split(/, and |, | and |,/)
    .map((said) =>
      said
        .replace(/^(?:(?:the|my|your|our|both|a user's|the user's|all of|everything in|whole|entire) )+/i, '')
        .replace(
          /^(?:director(?:y|ies)|folders?) (?:(?:called|named) )?| (?:director(?:y|ies)|folders?|dirs?)$/gi,
          '',
        ),
    )
    .map((name) => {
      if (/^(?:home|\$home|~)$/i.test(name)) return '$HOME';
      if (/^[~./]/.test(name)) return name.replace(/^~/, '$HOME');
      const isKnown = new RegExp(`^(?:${KNOWN})$`, 'i').test(name);
      return `$HOME/${isKnown ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name}`;
    });
}
