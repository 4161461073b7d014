import type { Snippet } from '../../snippets/snippets.ts';
import { WishText } from '../reading/text.ts';
import { usage } from './watched-file.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which bash shell script small simple write create make it its of to in for with is are if then please me
  using use by on each every all them one line lines per print prints printing printed show shows tell tells message messages
  command continuously keeps running forever new log file whenever when time live real there gets added appended written as they
  matching matched match whole out output again`.split(/\s+/),
);
const WATCHES =
  /\b(?:watch(?:es|ing)?|follow(?:s|ing)?|tails?|tailing|monitor(?:s|ing)?|keep(?:s|ing)? an eye on|observ(?:es?|ing))\b/;
const ONE = '(?:["\'`]([^"\'`]{1,40})["\'`]|([\\w.:/-]{2,40}))';
const TEXTS = `((?:["'\`][^"'\`]{1,40}["'\`]|(?!(?:an?|the|any|it|its|this|that|new|one|of|time|line|lines|word|words|text|something|changes?|errors that)\\b)[\\w.:/-]*\\w)(?:(?:, or |, and |, | or | and )(?:the (?:word|text) )?(?:["'\`][^"'\`]{1,40}["'\`]|(?!(?:an?|the|it|prints?|shows?|with|sends?|beeps?|alerts?|writes?|appends?|logs?|counts?|notif(?:y|ies)|then|also|only|each|every|plays?|rings?|colou?rs?|highlights?|warns?|add|adds|saves?|email|emails|mails?|runs?|exits?|stops?|skips?|ignor\\w+)\\b)[\\w.:/-]*\\w)){0,4})`;
const KIND =
  '(?:the )?(?:(?:exact )?(words?|texts?|strings?|phrases?|terms?|patterns?|keywords?|levels?)(?: (?:like|such as))? )?';
const HAS =
  '(?:contain(?:s|ing)?|with|has|have|having|match(?:es|ing)?|includ(?:es?|ing)|mention(?:s|ing)?|says?|saying)';
/** The text that a line must have; the kind of it is in the first group. */
const WANTED: readonly RegExp[] = [
  new RegExp(
    `(?:[,;] ?|\\band |\\bonly |\\bwhen(?:ever)? |\\bif |\\beach time |\\bevery time |\\bas soon as |\\bonce )*\\b(?:(?:the|an?|any|all|every|each|new|those|it|one) )*(?:log )?(?:lines?|it|entr(?:y|ies)|messages?|ones)? ?(?:(?:that|which) )?(?:is (?:added|written|logged) )?${HAS} ${KIND}${TEXTS}(?: (?:in it|in them|is added|is written|comes in|appears|shows up|is logged))?`,
  ),
  new RegExp(
    `(?:[,;] ?|\\band |\\bwhen(?:ever)? |\\bif |\\beach time |\\bevery time |\\bas soon as |\\bonce )+(?:the )?(?:(words?|texts?|strings?|phrases?|terms?) )?${TEXTS} (?:appears?|shows? up|occurs?|turns up|comes up|is (?:logged|written|found|added|seen))(?: in (?:it|the (?:log|file)))?`,
  ),
  new RegExp(
    `\\b(?:for|looking for|and looks for) (?:new )?(?:lines? (?:with|containing) |entries with )?${KIND}${TEXTS}`,
  ),
];
const TIMED =
  /(?:[,;] ?|\band |\bwith |\bprefixed |\bpreceded |\btogether |\balong |\bplus |\bprints? |\bshows? |\bby |\badds? |\bincluding )*(?:the |a |its |their )?(?:current |exact |local )?(?:time ?stamps?|date and time|time and date|time|date)\b(?: (?:and|with|in front of|before|next to|of) (?:the |each |every |it|that )*(?:lines?|match(?:es)?|it|message|entry|text)?)?/;
const NO_CASE =
  /(?:[,;] ?|\band )*\b(?:ignor(?:es?|ing)(?: upper and lower)? case|case[- ]?insensitive(?:ly)?|(?:in )?(?:upper|lower)(?:case)? or (?:lower|upper) ?case|regardless of case)\b/;
const KEPT =
  /(?:[,;] ?|\band |\balso |\bthen )*\b(?:appends?|writes?|saves?|copies|logs?|adds?|stores?)(?: (?:(?:the|all|each|every|these|those|such|matching|them|it|lines?|matches|entries|messages?)\b ?)*)?(?: ?(?:with (?:the |a )?(?:time|timestamp|date) ))?(?:in)?to (?:an? |the |another )?(?:separate |second |text )?(?:file )?(?:called |named )?["'`]?((?:[\w.~/-]+)\.(?:log|txt|csv|out))["'`]?/;
const ROTATED =
  /(?:[,;] ?|\band |\bbut )*\b(?:also|even|still|keeps? (?:going|working|following|on)|works?|working|surviv(?:es?|ing)|handles?|handling)(?: (?:if|when|after|across|also|even|on|with|the|a|log|file|it|gets?|is|was|has been|were))* ?(?:log )?(?:rotat(?:ed|es?|ions?|ing)|replaced|recreated)/;
const BEEP =
  /(?:[,;] ?|\band |\balso )*\b(?:plays? a sound|beeps?|rings? (?:the|a) bell|sounds? (?:the|a) bell)\b/;
const NOTIFIES =
  /(?:[,;] ?|\band |\balso )*\b(?:(?:sends?|shows?|pops? up|displays?) (?:me )?(?:an? )?(?:desktop |system )?notifications?|notif(?:y|ies)(?: me| the user)?)\b/;
const ALERTS =
  /(?:[,;] ?|\band |\balso )*\b(?:(?:prints?|shows?|displays?|writes?|echo(?:es)?|raises?) (?:an? |the )?(?:alert|warning|message|alarm)|(?:alerts?|warns?)(?: me| the user)?)\b/;
const PATH =
  /(?:\b(?:the|my) )?(?:\b(?:log ?file|file|log) )?(?:\b(?:called|named|at) )?(?<![\w/.])["'`]?((?:(?:~|\.{1,2})?\/[\w./-]*\w|[\w-]+\.(?:log|txt|out|err)))["'`]?(?=$|[\s,;.])/;
const ARGUMENT =
  /\b(?:an?|the|my|some|any) (?:\w+ )?(?:log ?file|log|file)\b(?: (?:(?:that|which) is )?(?:given|passed|named|taken)(?: (?:as|by|on|from) (?:an?|the|its)? ?(?:first |only )?(?:command[- ]line )?(?:argument|parameter|command line))?)?/;

const textsIn = (said: string): string[] =>
  [...said.matchAll(new RegExp(`(?:^|, or |, and |, | or | and )(?:the (?:word|text) )?${ONE}`, 'g'))].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

/** Follows a log and does something at each line with a text. */
export function planFollowedLog(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!/\b(?:logs?|log ?files?|file|syslog)\b|\.(?:log|txt)\b/i.test(prompt) || !wish.take(WATCHES))
    return undefined;
  wish.take(ROTATED);
  const noCase = wish.take(NO_CASE);
  const kept = wish.take(KEPT);
  const path = wish.take(PATH);
  if (!path) wish.take(ARGUMENT);
  const time = /\b(?:time|times?stamp|date|when it)\b/i.test(
    prompt.replace(/\b(?:each|every|real) time\b/gi, ''),
  );
  const found = WANTED.reduce<RegExpExecArray | undefined>(
    (taken, one) => taken ?? wish.take(one),
    undefined,
  );
  const [beeps, notifies, alerts] = [BEEP, NOTIFIES, ALERTS].map((one) => wish.take(one));
  const isTimed = time && (wish.take(TIMED) !== undefined || /\btime|\bdate/.test(kept?.[0] ?? ''));
  while (wish.take(ARGUMENT));
  if (!found?.[2] || wish.left(SILENT).length > 0) return undefined;
  const texts = textsIn(wish.original(found, found[2])).filter(Boolean);
  if (texts.length === 0 || texts.some((one) => one.includes("'"))) return undefined;
  const isWord = /^words?$/.test(found[1] ?? '') && texts.every((one) => /^\w+$/.test(one));
  const flags = `-${isWord ? 'w' : ''}${noCase ? 'i' : ''}F`;
  const sought = texts.map((one) => ` -e '${one}'`).join('');
  const stamp = isTimed ? '%(%Y-%m-%d %H:%M:%S)T ' : '';
  const now = isTimed ? ' -1' : '';
  const shown = `${beeps ? '\\a' : ''}${stamp}${alerts ? 'alert: ' : ''}%s\\n`;
  const where = kept?.[1] ? ` | tee -a -- ${wish.original(kept, kept[1]).replace(/^~/, '$HOME')}` : '';
  const file = path?.[1] ? wish.original(path, path[1]).replace(/^~/, '$HOME') : '$1';
  return {
    definition: [
      ...(path ? [] : usage('FILE')),
      `file=${file}`,
      'if [[ ! -r $file ]]; then',
      '  echo "$0: cannot read $file" >&2',
      '  exit 1',
      'fi',
      '# -F opens the file again when it has been rotated; only lines from now on count.',
      `tail -n 0 -F -- "$file" 2>/dev/null | grep --line-buffered ${flags}${sought} | while IFS= read -r line; do`,
      `  printf '${shown}'${now} "$line"${where}`,
      ...(notifies ? ['  notify-send "$file" "$line"'] : []),
      'done',
    ].join('\n'),
    example: '',
  };
}
