import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which bash shell script small write create make all every each any of to in on for with it its if when is are be gets has have disk disks space usage use used file system systems filesystem filesystems mounted mount mounts partition partitions drive drives check checks monitor monitors watch watches those prints print shows show list lists then root main message messages line one case otherwise fuller more above system whether i need want me get called percentage percent along together there'.split(
    ' ',
  ),
);

const LIMIT = new RegExp(
  `\\b(?:(?:is|are|gets?|goes|rises|exceeds?|crosses|reaches|more|fuller)(?: (?:is|than|fuller|full))* ?)?(?:above|over|beyond|more than|higher than|exceeds?|fuller than|at least|reaches|than|past)(?: an?| the)?(?: (?:threshold|limit))?(?: of)? ${NUMBER} ?(?:%|percent|per cent)(?: full| used)?|\\b${NUMBER} ?(?:%|percent)(?: full| used)? (?:or more|full)`,
);
/** "Exceeds a threshold given as an argument": the number comes when the script runs. */
const OPEN_LIMIT =
  /\b(?:is |are |goes |rises )?(?:above|over|beyond|more than|exceeds?|exceeding|crosses|fuller than|higher than) (?:an?|the) (?:given |certain )?(?:threshold|limit|percentage)(?: (?:that is )?(?:given|passed))?(?: (?:as|by) (?:an?|the|its)(?: first| optional)? (?:argument|parameter)| (?:with|by|as) (?:the |an? )?(?:option |flag )?(-[a-z])(?: option| flag)?)?/;
const SHOWS =
  /(?:[,;] ?|\band |\bwith |\bshowing |\bincluding )*\b(?:its |the |their |each )?(mount points?|mounts?|device(?: name)?s?|file ?system names?|(?:current )?(?:usage|use|used)(?: percentage| in percent)?|percentage(?: used)?|(?:free|available|remaining) (?:disk )?space|space (?:left|that is left))(?: (?:of each|in human[- ]readable form))?(?=$|[\s,.;·])/;
const WARNS =
  /\b(?:and |it )*(?:warns?(?: about)?|alerts?|warning|alert|(?:prints?|shows?|writes?|sends?|gives?)(?: out)? (?:an? |the )?(?:warning|alert|message)s?)(?: (?:message|line))?(?: (?:me|by (?:printing|showing|writing) (?:an? |the )?(?:message|warning|line)|for (?:each|every|it|them)(?: one| of them| disk| partition| file ?system)?|on stderr|to stderr|to standard error))*/;
const EXITS =
  /(?:[,;] ?|\band |\bthen |\bit )*\b(?:exit(?:s|ing)?|returns?|ends?)(?: with)?(?: (?:an? |the )?(?:exit )?(?:status|code))?(?: of)? (\d+|non-?zero(?: status| code)?|an? error(?: code| status)?)(?: (?:in (?:that|this|such a) case|then|if (?:so|there (?:is|was|are|were) (?:any|one|at least one)|any (?:is|are|was)(?: \w+)?|one (?:is|of them is)(?: \w+)?)|when (?:any|one)[^,;.]*))?/;
const ARGUMENT =
  /(?:[,;] ?|\band |\bwith |\bwhere )*\b(?:the |an? )?(?:threshold|limit|percentage|value|number)(?: (?:that )?(?:is|can be|may be|should be))?(?: (?:given|passed|set|taken|changed|overridden))?(?: (?:as|by|from|with|in))? (?:an? |the |its )?(?:first |optional |command[- ]line )*(?:argument|parameter|option)(?:[^,;.]*default[^,;.]*)?/;
const SKIPS =
  /(?:[,;] ?|\band |\bbut )*\b(?:ignor(?:es?|ing)|skip(?:s|ping)?|except(?: for)?|excluding|without)(?: (?:tmpfs|devtmpfs|squashfs|loop devices|and|temporary file ?systems?|virtual file ?systems?|,))+/;

/** "Warns when a file system is fuller than 85 percent, and exits with 2". */
const ALL = /\b(?:all|every)(?: of)?(?: the)? (?:mounted )?(?:file ?systems?|mounts?|mount points?)\b/i;

export function planDisk(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(/\bdisks?\b|\bfile ?systems?\b|\bpartitions?\b/)) return undefined;
  const limit = wish.take(LIMIT) ?? wish.take(OPEN_LIMIT);
  const option = limit?.find((one) => /^-[a-z]$/.test(one ?? ''));
  const said = limit?.slice(1).find((one) => one !== undefined && one !== option);
  if (!limit) return undefined;
  const exits = wish.take(EXITS);
  const isListed =
    /\b(?:lists?|prints?|shows?) (?:the |all |any |every |each |those )*(?:mounted )?(?:disks?|file ?systems?|partitions?|mounts?)\b/i.test(
      prompt,
    );
  const warns = wish.take(WARNS) ?? (isListed ? limit : undefined);
  while (wish.take(WARNS));
  const isGiven = wish.take(ARGUMENT) !== undefined || said === undefined;
  const fallback = /\bdefaults?(?: to| of| is| value of| being)? ?(?:of )?(\d+)/i.exec(prompt)?.[1];
  const percent = said ?? fallback ?? '90';
  const shown: string[] = [];
  for (let one = wish.take(SHOWS); one; one = wish.take(SHOWS)) shown.push(one[1] ?? '');
  wish.take(
    /(?:[,;(] ?|\band )*\b(?:with |which )?(?:an? )?(?:defaults?|default value)(?: to| of| is)? ?\d+ ?(?:%|percent)?\)?/,
  );
  const isSkipping = wish.take(SKIPS) !== undefined;
  const mount = wish.take(
    /\b(?:of|on|for) (?:the )?(?:mount point |partition |root partition |root )?(\/[\w/]*)(?=$|[\s,.;])/,
  );
  if ((!warns && !exits) || wish.left(SILENT).length > 0) return undefined;
  const status = exits ? (/^\d+$/.test(exits[1] ?? '') ? exits[1] : '1') : undefined;
  const isFree = shown.some((one) => /space/.test(one));
  const isDevice = shown.some((one) => /device|system name/.test(one));
  const columns = ['percent', ...(isFree ? ['free'] : []), ...(isDevice ? ['device'] : []), 'mount'];
  const fields = ['$5', ...(isFree ? ['$4'] : []), ...(isDevice ? ['$1'] : []), 'mount'].join(', ');
  const about = [isDevice ? '$device' : '', isFree ? '$free free' : ''].filter(Boolean).join(', ');
  // Those in memory and those that are always full are of no interest, unless somebody wants all of them.
  const others = !isSkipping && ALL.test(prompt) ? '' : ' -x tmpfs -x devtmpfs -x squashfs';
  const isLeast = /at least|reaches|or more/.test(limit[0]);
  return {
    definition: [
      ...(option
        ? [
            `limit=${numberOf(percent)}`,
            `while getopts '${option.slice(1)}:' name; do`,
            '  case $name in',
            `    ${option.slice(1)}) limit=$OPTARG ;;`,
            `    *) echo "usage: $0 [${option} PERCENT]" >&2; exit 2 ;;`,
            '  esac',
            'done',
            'if ! [[ $limit =~ ^[0-9]+$ ]]; then',
            `  echo "usage: $0 [${option} PERCENT]" >&2`,
            '  exit 2',
            'fi',
          ]
        : [`limit=\${1:-${numberOf(percent)}}`]),
      ...(isGiven && !option
        ? [
            'if (($# > 1)) || ! [[ $limit =~ ^[0-9]+$ ]] || ((10#$limit > 100)); then',
            '  echo "usage: $0 [PERCENT]" >&2',
            '  exit 2',
            'fi',
            'limit=$((10#$limit))',
          ]
        : []),
      ...(status === undefined ? [] : ['full=0']),
      `while read -r ${columns.join(' ')}; do`,
      `  if ((\${percent%\\%} ${isLeast ? '>=' : '>'} limit)); then`,
      `    echo "warning: $mount is $percent full${about && ` (${about})`}" >&2`,
      ...(status === undefined ? [] : ['    full=$((full + 1))']),
      '  fi',
      `done < <(df -P${isFree ? 'h' : ''}${mount ? ` -- ${mount[1]}` : others} | awk 'NR > 1 && $5 ~ /%/ { mount = $6; for (i = 7; i <= NF; i++) mount = mount " " $i; print ${fields} }')`,
      ...(status === undefined ? [] : [`if ((full > 0)); then exit ${status}; fi`]),
    ].join('\n'),
    example: '',
  };
}
