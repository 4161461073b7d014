import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which bash shell script small write create make all every each any of to in on for with it its if when is are be gets has have disk disks space usage use used file system systems filesystem filesystems mounted mount mounts partition partitions drive drives check checks monitor monitors prints print shows show list lists then root main message messages line one case otherwise fuller more above system'.split(
    ' ',
  ),
);

const LIMIT = new RegExp(
  `\\b(?:(?:is|are|gets?|goes|rises|exceeds?|crosses|reaches|more|fuller)(?: (?:is|than|fuller|full))* ?)?(?:above|over|beyond|more than|higher than|exceeds?|fuller than|at least|reaches|than|past)(?: an?| the)?(?: (?:threshold|limit))?(?: of)? ${NUMBER} ?(?:%|percent|per cent)(?: full| used)?|\\b${NUMBER} ?(?:%|percent)(?: full| used)? (?:or more|full)`,
);
const WARNS =
  /\b(?:and |it )*(?:warns?|alerts?|warning|alert|(?:prints?|shows?|writes?|sends?|gives?)(?: out)? (?:an? |the )?(?:warning|alert|message)s?)(?: (?:message|line))?(?: (?:me|for (?:each|every|it)|on stderr|to stderr))?/;
const EXITS =
  /(?:[,;] ?|\band |\bthen |\bit )*\b(?:exit(?:s|ing)?|returns?|ends?)(?: with)?(?: (?:an? |the )?(?:exit )?(?:status|code))?(?: of)? (\d+|non-?zero(?: status| code)?|an? error(?: code| status)?)(?: (?:in (?:that|this|such a) case|then|if (?:so|there (?:is|was|are|were) (?:any|one|at least one)|any (?:is|are|was)(?: \w+)?|one (?:is|of them is)(?: \w+)?)|when (?:any|one)[^,;.]*))?/;
const ARGUMENT =
  /(?:[,;] ?|\band |\bwith )*\b(?:the |an? )?(?:threshold|limit|percentage|value|number)(?: (?:that )?(?:is|can be|may be))? ?(?:given|passed|set|taken|changed)? ?(?:as|by|from|with|in) (?:an? |the |its )?(?:first )?(?:argument|parameter|option)(?:[^,;.]*default[^,;.]*)?/;
const SKIPS =
  /(?:[,;] ?|\band |\bbut )*\b(?:ignor(?:es?|ing)|skip(?:s|ping)?|except(?: for)?|excluding|without)(?: (?:tmpfs|devtmpfs|squashfs|loop devices|and|temporary file ?systems?|virtual file ?systems?|,))+/;

/** "Warns when a file system is fuller than 85 percent, and exits with 2". */
export function planDisk(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(/\bdisks?\b|\bfile ?systems?\b|\bpartitions?\b/)) return undefined;
  const limit = wish.take(LIMIT);
  const percent = limit?.slice(1).find((one) => one !== undefined);
  if (!limit || percent === undefined) return undefined;
  const exits = wish.take(EXITS);
  const warns = wish.take(WARNS);
  wish.take(ARGUMENT);
  wish.take(SKIPS);
  const mount = wish.take(
    /\b(?:of|on|for) (?:the )?(?:mount point |partition |root partition |root )?(\/[\w/]*)(?=$|[\s,.;])/,
  );
  if ((!warns && !exits) || wish.left(SILENT).length > 0) return undefined;
  const status = exits ? (/^\d+$/.test(exits[1] ?? '') ? exits[1] : '1') : undefined;
  const isLeast = /at least|reaches|or more/.test(limit[0]);
  return {
    definition: [
      `limit=\${1:-${numberOf(percent)}}`,
      ...(status === undefined ? [] : ['full=0']),
      'while read -r percent mount; do',
      `  if ((\${percent%\\%} ${isLeast ? '>=' : '>'} limit)); then`,
      '    echo "warning: $mount is $percent full" >&2',
      ...(status === undefined ? [] : ['    full=$((full + 1))']),
      '  fi',
      `done < <(df -P${mount ? ` -- ${mount[1]}` : ' -x tmpfs -x devtmpfs -x squashfs'} | awk 'NR > 1 && $5 ~ /%/ { mount = $6; for (i = 7; i <= NF; i++) mount = mount " " $i; print $5, mount }')`,
      ...(status === undefined ? [] : [`if ((full > 0)); then exit ${status}; fi`]),
    ].join('\n'),
    example: '',
  };
}
