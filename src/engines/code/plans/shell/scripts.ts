import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const SILENT = words(
  'a an the and that which bash script shell write create make it its of to in for with into as from then archive file compressed print prints show shows list lists script addresses nginx apache access log',
);

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
    /\b(?:counts? )?(?:how (?:often|many times)|the number of (?:times|occurrences)(?: of)?|count(?:s|ing)?(?: the)?(?: (?:number of )?(?:requests|hits|visits)(?: per| by| from each| of each| for each)| occurrences of)?)(?: each| every| the)?(?: different| distinct| unique)?(?= )/,
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
    /\b(?:in|of|from) (?:an?|the) (?:(?:text |log |access |web server |nginx |apache )*(?:file|log)|[\w-]+\.\w+(?= (?:file )?(?:given|passed|named)))(?: file)?(?: (?:that is )?(?:given|passed|named))?(?: as)?(?: (?:the|its|an?)\b)?(?: first)? ?(?:argument|arg|on the command line|\$1)?/,
  );
  const named = argument ? undefined : wish.take(/\b(?:in|of|from) (?:the file |an? )?([\w./-]+\.\w+)\b/);
  if (!argument && !named) return undefined;
  const order = wish.take(
    /,? ?\b(?:and )?(?:sorted|ordered|sort) (?:by (?:count|frequency),? ?)?(?:in )?(?:descending|desc|most (?:common|frequent) first|highest first)?(?: order)?|,? ?\bmost (?:common|frequent) first\b/,
  );
  wish.take(
    /\b(?:with|and) (?:their|the|its) counts?\b|,? ?\b(?:with|and|together with) (?:the |their )?(?:number|count)s? of (?:requests|hits|visits|occurrences|times)(?: (?:each|of each|for each|per ip|it made|they made))?|\b(?:and )?prints? (?:them|the (?:counts?|result))\b/,
  );
  if (wish.left(SILENT).length > 0) return undefined;
  const file = argument ? '"$1"' : ((named && wish.original(named, named[1] ?? '')) ?? '');
  const number = top?.slice(1).find((one) => one !== undefined);
  const check = argument ? ['if (($# != 1)); then', '  echo "usage: $0 FILE" >&2', '  exit 1', 'fi', ''] : [];
  const line = `${kind[1](file)} | sort | uniq -c | sort -rn${number ? ` | awk 'NR <= ${numberOf(number)}'` : ''}`;
  return order || top || counts ? { definition: [...check, line].join('\n'), example: '' } : undefined;
}

const SYNC_SILENT = words(
  'a an the and that which bash shell script write create make it its of to in for with into as from then takes take has have given arguments argument directory directories folder folders using use only all files file both one other another text message please usage synchronises synchronizes option options flag flags',
);

/** "Copies new or changed files from a source to a target with rsync": what only the target has stays there. */
export function planCopyChanged(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const copies = wish.take(
    /\b(?:cop(?:y|ies|ying)|sync(?:s|hroni[sz]es?)?|transfers?|updates?)(?: only)?(?: the| all)? (?:new|changed|modified|newer|updated)(?:(?: or| and|,)+ (?:new|changed|modified|newer|updated))* files?/,
  );
  if (!copies) return undefined;
  wish.take(/\b(?:with|using|via) rsync\b/);
  wish.take(
    /\b(?:an? |the )?source (?:directory |folder )?(?:and|to) (?:an? |the )?(?:target|destination)(?: directory| folder)?/,
  );
  const deletes = wish.take(/(?:[,;] ?|\band |\bwith |\bhas )*(?:an? )?--delete(?: (?:option|flag))?/);
  if (wish.left(SYNC_SILENT).length > 0) return undefined;
  return {
    definition: [
      ...(deletes
        ? ['options=()', 'if [[ ${1:-} == --delete ]]; then', '  options+=(--delete)', '  shift', 'fi']
        : ['# Files that only TARGET has stay there.']),
      'if (($# != 2)) || [[ ! -d $1 ]]; then',
      `  echo "usage: $0 ${deletes ? '[--delete] ' : ''}SOURCE TARGET" >&2`,
      '  exit 2',
      'fi',
      `rsync -a ${deletes ? '"${options[@]}" ' : ''}-- "\${1%/}/" "\${2%/}/"`,
    ].join('\n'),
    example: '',
  };
}
