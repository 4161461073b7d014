import type { Snippet } from '../../snippets/snippets.ts';
import { WishText } from '../reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which bash shell script small write create make all every each of to in on for from with it its were was is are there how many number count counts counted prints print shows show extract extracts lists list finds find filter filters get gets lines line entries messages log logs file time timestamp per by hour day sorted them only'.split(
    ' ',
  ),
);

const FILE =
  /\b(?:from|in|of|reads?|file) (?:the )?(?:log )?(?:file )?((?:~|\.{0,2}\/)?[\w./-]+\.(?:log|txt))(?: file)?/;
const GIVEN =
  /\b(?:from|in|of) (?:an?|the) (?:given )?(?:log )?(?:file|log)(?: file)?(?: (?:that is )?(?:given|passed))?(?: as (?:an? |the )?(?:first )?argument)?/;
const WORD =
  /\b(?:the word )?["'`]?(errors?|warnings?|warn|fatal|critical|info|debug|exceptions?|failed)["'`]?(?= (?:lines?|entries|messages|logs?)?|$)/;
const TODAY = /\b(?:of|from|with|for|on)? ?(?:today(?:'s date|'s)?|the current (?:day|date))\b(?: only)?/;
const PER =
  /\b(?:(?:how many|count|the number)(?: of (?:them|those|these))?(?: (?:there )?(?:were|are|was|is|there))* )?(?:per|by|for each|for every|in each|each|grouped by) (hour|day|minute)(?: of the day)?/;

/** "ERROR lines of today from app.log, and how many there were per hour". */
export function planPerTime(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const per = wish.take(PER)?.[1];
  const today = wish.take(TODAY);
  const word = wish.take(WORD);
  const file = wish.take(FILE);
  const given = file ? undefined : wish.take(GIVEN);
  if (!per || !word?.[1] || !(file ?? given) || (per === 'day' && today)) return undefined;
  if (wish.left(SILENT).length > 0) return undefined;
  const said = wish.original(word, word[1]);
  const level = /^[A-Z]+$/.test(said) ? said : said.toUpperCase().replace(/S$/, '');
  const width = { day: 10, hour: 13, minute: 16 }[per] ?? 13;
  const name = file ? wish.original(file, file[1] ?? '') : '"$1"';
  const lines = today ? `index($0, today) == 1 && /${level}/` : `/${level}/`;
  return {
    definition: [
      ...(file ? [] : ['if (($# != 1)); then', '  echo "usage: $0 LOGFILE" >&2', '  exit 1', 'fi']),
      '# A line begins with its time: 2025-03-01 14:05:09 or 2025-03-01T14:05:09.',
      `awk${today ? ' -v today="$(date +%F)"' : ''} '`,
      `  ${lines} { ${per} = substr($0, 1, ${width}); sub("T", " ", ${per}); count[${per}]++ }`,
      `  END { for (${per} in count) print ${per} ${per === 'hour' ? '":00"' : '""'}, count[${per}] }`,
      `' ${name} | sort`,
    ].join('\n'),
    example: '',
  };
}
