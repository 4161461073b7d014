import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and but that which bash script shell write create make it its of to in for with then i need all every each any file files this these those them there before after also only finds find delete deletes deleting remove removes old given'.split(
    ' ',
  ),
);
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

const OLD = new RegExp(
  `\\b(?:that are |which are )?(?:older than|more than|not (?:been )?(?:changed|modified|touched)(?: for| in)?(?: more than)?) (?:${NUMBER}|an?) (day|week|month|year)s?(?: old)?`,
);
const FREED =
  /(?:[,;] ?|\bbut |\band |\bthen |\bit |\balso |\bfirst )*\b(?:(?:shows?|prints?|reports?|tells?(?: me)?|displays?|lists?|says?|calculates?)(?: me)? )?(?:first )?(?:(?:shows?|prints?|reports?|displays?) )?(?:how much (?:disk )?space (?:(?:that|this|it|they|deleting them) (?:would|will|could) (?:free|save|be freed)(?: up)?|(?:was|has been|is|gets|would be|will be) (?:freed|saved)(?: up)?|they (?:take|use|occupy)(?: up)?)|(?:the |their |its )?(?:total |overall )?(?:(?:disk )?space|size)(?: (?:that )?(?:(?:would|will) be |was |is )?(?:freed|saved|reclaimed)| of (?:the |these |those |all )?(?:deleted )?files| to be freed)?)(?: up)?(?: first)?/;
const ASKS =
  /(?:[,;] ?|\band |\bbut |\bthen |\bit )*\b(?:ask(?:s|ing)?(?: me| the user)?(?: first)?(?: for)?(?: (?:a )?confirmation| (?:for )?permission| whether to (?:go on|continue|delete)| before (?:deleting|it deletes|removing)(?: them| anything| the files)?)+(?: first)?|confirm(?:s|ing)?(?: (?:first|before deleting(?: them)?))?|(?:with|after) (?:a )?confirmation(?: (?:prompt|question))?|prompts?(?: for confirmation)?(?: before deleting(?: them| anything)?)?)/;
const FLAG =
  /(?:[,;] ?|\band |\bbut )*\b(?:(?:really |actually )?(?:deletes?|removes?)(?: (?:them|the files|anything))? )?(?:only (?:with|when|if)|when|if)(?: (?:called|run|started|given|the option|the flag|an option))*(?: with)? (--[a-z-]+)(?: (?:is |was )?(?:given|passed|set))?/;
const DRY =
  /(?:[,;] ?|\band |\bbut )*\b(?:with |has |and )?(?:an? )?(?:--dry-run|dry[- ]run)(?: (?:option|flag|mode))?(?: that (?:only )?(?:shows?|lists?|prints?)(?: what (?:would|will) be deleted| them| the files)?(?: only)?)?/;
const PLACE =
  /\b(?:(?:in|from|under|inside|of|below) )?(?:an?|the|some) (?:given |specified |certain )?(?:directory|folder|dir)(?: (?:that is )?(?:given|passed|named))?(?: (?:as|by)(?: an?| the| its)?(?: first)? ?(?:argument|parameter))?\b|\b(?:in|from|under) (?:the )?((?:~|\.{1,2})?\/[\w./-]*\w)|\b(?:in|from) (?:the )?(?:current|this|working) (?:directory|folder)/;
const KIND = /\b(log|temp(?:orary)?) files?\b|(?:\*)?\.([a-z0-9]{1,6})(?: files?)?\b/;
const DEEP =
  /,? ?\b(?:and )?(?:recursively|(?:and|including|with)(?: all| its| the)? sub-?(?:directories|folders))\b/;
const LISTS =
  /(?:[,;] ?|\band |\bthen |\bit |\bfirst )*\b(?:lists?|prints?|shows?) (?:them|the files|each (?:file|one)|what it deletes|(?:the )?(?:names|paths) of (?:the |deleted )*files|every deleted file)(?: first| before)?/;

/** Deletes what has not changed for days, with the room that it takes. */
export function planOldFiles(prompt: string): Snippet | undefined {
  if (!/\b(?:delet|remov|clean|purg)/i.test(prompt)) return undefined;
  const wish = new WishText(prompt);
  const old = wish.take(OLD);
  const freed = wish.take(FREED);
  const asks = wish.take(ASKS);
  const flag = wish.take(FLAG);
  const dry = flag ? undefined : wish.take(DRY);
  if (!old || !(freed || asks || flag)) return undefined;
  const place = wish.take(PLACE);
  const kind = wish.take(KIND);
  wish.take(DEEP);
  wish.take(LISTS);
  wish.take(/\b(?:cleans?(?: up)?|purges?)\b/);
  if (wish.left(SILENT).length > 0) return undefined;
  const days = (old[1] === undefined ? 1 : numberOf(old[1])) * (DAYS[old[2] ?? ''] ?? 1);
  const ending = kind?.[2] ?? (kind?.[1] ? (kind[1] === 'log' ? 'log' : 'tmp') : undefined);
  const path = place?.[1] && wish.original(place, place[1]).replace(/^~/, '$HOME');
  const option = flag?.[1] ?? (dry ? '--dry-run' : undefined);
  const isDelete = flag !== undefined;
  return {
    definition: [
      ...(option
        ? [
            `${isDelete ? 'delete' : 'dry'}=0`,
            `if [[ \${1:-} == ${option} ]]; then`,
            `  ${isDelete ? 'delete' : 'dry'}=1`,
            '  shift',
            'fi',
          ]
        : []),
      ...(path
        ? [`folder=${path}`, `days=\${1:-${days}}`]
        : place
          ? [
              'if (($# == 0)); then',
              `  echo "usage: $0 ${option ? `[${option}] ` : ''}DIRECTORY [DAYS]" >&2`,
              '  exit 2',
              'fi',
              'folder=$1',
              `days=\${2:-${days}}`,
            ]
          : ['folder=${1:-.}', `days=\${2:-${days}}`]),
      'if [[ ! -d $folder ]]; then',
      '  echo "$0: $folder is not a directory" >&2',
      '  exit 1',
      'fi',
      'if ! [[ $days =~ ^[0-9]+$ ]]; then',
      '  echo "$0: $days is not a number of days" >&2',
      '  exit 2',
      'fi',
      '',
      `mapfile -d '' -t files < <(find "$folder" -type f${ending ? ` -name '*.${ending}'` : ''} -mtime "+$days" -print0)`,
      'if ((${#files[@]} == 0)); then',
      '  echo "nothing is older than $days days"',
      '  exit 0',
      'fi',
      'printf \'%s\\n\' "${files[@]}"',
      '# Many names would not fit into one command line.',
      'bytes=$(printf \'%s\\0\' "${files[@]}" | xargs -0 stat -c %s | awk \'{ sum += $1 } END { printf "%d", sum }\')',
      'size=$(numfmt --to=iec "$bytes")',
      'echo "${#files[@]} files, deleting them frees $size"',
      ...(isDelete
        ? ['if ((delete == 0)); then', `  echo "run it with ${option} to delete them"`, '  exit 0', 'fi']
        : []),
      ...(dry ? ['if ((dry == 1)); then exit 0; fi'] : []),
      ...(asks
        ? [
            "read -rp 'Delete them? [y/N] ' answer || exit 1",
            'if [[ ! $answer =~ ^[yY] ]]; then',
            "  echo 'nothing was deleted'",
            '  exit 0',
            'fi',
          ]
        : []),
      'printf \'%s\\0\' "${files[@]}" | xargs -0 rm --',
      'echo "deleted, $size freed"',
    ].join('\n'),
    example: '',
  };
}
