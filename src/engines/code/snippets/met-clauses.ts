import { literal } from '../languages/literal.ts';
import { KEEPS } from '../plans/shell/manners.ts';
import { brokenBans } from './bans.ts';
import { withoutGuarded, withoutShown } from './evidence.ts';
import type { Snippet } from './snippets.ts';

const FAILS =
  "(?:is missing|(?:does not|doesn't) exist|(?:cannot|can't|could not|couldn't) be (?:opened|read|found|loaded)|is not (?:there|found|readable)|is unreadable)";

/** "Prints a friendly error if the file is missing". */
export const FILE_ERROR = new RegExp(
  `[,;]?\\s*\\b(?:(?:and|with|it|also|that) )*(?:(?:prints?|shows?|reports?|gives?|displays?|exits?|fails?|ends?|stops?|writes?|outputs?)(?: with)? )?(?:an? )?(?:\\w+ )?(?:errors?|messages?)(?: message)?(?: (?:on|to) (?:stderr|standard error))?(?: and (?:exits?|ends|stops|quits)(?: with [\\w ]{1,30}?)?)?,? (?:if|when) (?:the |its |that |an? |given |input |text )*(?:file|it|path|input|argument) ${FAILS}`,
  'i',
);

const HASHED =
  /unordered_map|HashMap|\bMap<|new Map\b|OrderedDict|Dictionary<|map\[\w+\]|mutableMapOf|\bdict\[|\{\}$|: \[\w+: ?\w+\]|Hash\.new/m;

/** Clauses that code meets as a whole, by what it has. */
/** "Using window functions". */
export const WINDOWED =
  /[,;]? ?\b(?:(?:please |and )?us(?:e|es|ing)|with(?: the help of)?|via|by means of) (?:an? |the )?(?:sql )?window functions?\b/i;

/** Phrases for a program that runs in the folder of its files. */
export const CURRENT_FOLDER =
  /,? ?\b(?:in|of|from|inside|under|below|within) (?:the |this |my )?(?:current|(?:present )?working)(?: working)? (?:directory|folder|dir)\b/i;
export const RUNS_HERE =
  /(?<!(?:ith|lit|oin|ace|Of|ns|des)\()["'`]\.["'`/]|(?<!\.)\bglob\(["']\*|\bcwd\b|getcwd|Dir\.pwd|__DIR__|GetCurrent|user\.dir|currentDirectory|(?<![\w.])Path\(\)/;

const MET: readonly (readonly [wish: RegExp, met: RegExp])[] = [
  // A program that counts right answers is a quiz.
  [
    /\b(?:an? )?(?:(?:little|small|simple|short|quick|fun) )*quiz(?: program| game| script| app)?\b/i,
    /\bscore\b[\s\S]*\b(?:right|correct)\b|\b(?:right|correct)\b[\s\S]*\bscore\b/i,
  ],
  [
    /[,;]? ?\b(?:and |that |which |it )*(?:runs?|running|works?|played|is played) (?:in|on|from) (?:the |a |my )?(?:terminal|console|command line)\b/i,
    /\binput\(|readline|ReadLine\(|\bgets\b|Scanner\(|read_line|bufio\.|readLine\(|sys\.argv|process\.argv|ARGV|os\.Args|fgets\(STDIN/,
  ],
  [
    /[,;]? ?\b(?:and |that |which |it )*(?:(?:with|keeps?|keeping|counts?|shows?|tracks?) (?:an? |the )?(?:running )?score|score keeping)\b/i,
    /\bscore \+= ?1|\bscore\+\+|\+\+score|\bscore = score \+/,
  ],
  [
    /[,;]? ?\b(?:and |that |which |it )*(?:checks?|validates?|verifies) (?:if |that |whether )?(?:the |an? |its )?e-?mail(?: address)?(?: is (?:valid|right|correct|ok))?(?=[,.;]|$| (?:and|before|then)\b)/i,
    /FILTER_VALIDATE_EMAIL|type="email"|\[\^\\?s@|is_?valid_?email|EMAIL_RE/i,
  ],
  [
    /[,;.]? ?\b(?:and |it |should |also |can |must |to )*(?:accepts?|takes?|supports?|appl(?:y|ies)|allows?|with|have|has) (?:an? |the )?(?:discount|coupon|promo|voucher)s?(?: codes?)?\b/i,
    /\b(?:apply|set|use)_?(?:coupon|discount|voucher)\b/i,
  ],
  [
    /[,;]? ?\b(?:and |with |an? |the )*(?:big|large|huge|tall|bold|prominent|full[- ]width) (?:header|heading|hero|banner|title)\b/i,
    /class="hero"/,
  ],
  // "Schedule generator" names a program that makes a schedule, and no generator of the language.
  [
    /(?<=\b(?:schedule|fixtures?|timetable|password|name|bingo|maze|invoice|report|team|sitemap|feed|quote|calendar|playlist|menu|story|slug|token|qr code|sentence|palette|card) )generator\b/i,
    /\b(?:print|puts|echo|console\.log|return|fmt\.Print|println)\b/,
  ],
  // Every program of these languages shows its use in its main function.
  [
    /[,;.]?\s*\b(?:(?:and|with|plus|put|add|some|an?|few|the|short|small|little|simple|quick|two|three|usage|sample) )*(?:(?:usage )?(?:examples?|samples?|demos?|tests? calls?) (?:in|inside|of) (?:the |a )?main\b|main (?:method |function |program )?with (?:some |a few |an? )?(?:examples?|samples?|demo)\b|main(?: method| function| program)? in it\b)/i,
    /\bprintln?\(|\bConsole\.Write|\bSystem\.out\b|\bprintf\(|\bfmt\.Print|std::cout/,
  ],
  [
    /[,;]?\s*\b(?:and |that |which |it |should )*(?:returns?|gives?|returning) (?:an? |the )?bool(?:ean)?\b/i,
    /\): (?:Boolean|bool|boolean)\b|\b(?:boolean|bool) \w+\(|-> (?:Bool|bool)\b/,
  ],
  [
    /[,;.]?\s*\b(?:and |all |everything |kept |just |only |is )*in[- ]memory\b(?: only)?/i,
    /^(?![\s\S]*(?:localStorage|sqlite|UserDefaults|File\b|fopen|open\(|writeFile|Files\.))/i,
  ],
  [
    /[,;]?\s*\b(?:and |with |an? |the )*(?:text ?field|input|field)(?: (?:for (?:new )?(?:items|todos|tasks|entries)|to add(?: (?:items|todos|tasks|them))?))? (?:on|at the|on the) top\b/i,
    /List \{\s*Section \{\s*HStack \{\s*TextField/,
  ],
  [
    /[,;]? ?\b(?:and |which |that |it )*(?:(?:default(?:s|ing)?|falls? back|falling back)(?: (?:it|folder|directory|path))? to|(?:or|else|otherwise)(?: in| use)?) (?:the )?(?:current|working|present)(?: working)? (?:directory|folder|dir)\b(?: (?:if|when) (?:no|none|nothing|it)(?: (?:argument|arguments|path|one|directory|folder|is|are|was|not|passed|given|provided))*)?/i,
    /\$\{1:-\.\}|set -- \./,
  ],
  // Without it the form cannot be sent.
  [
    /[,;]? ?\b(?:and |that |which |to |it )*(?:block(?:s|ing)?|prevent(?:s|ing)?|disallow(?:s|ing)?|stop(?:s|ping)?) (?:the )?(?:submit(?:ting)?|submission|form submission|sending)(?: (?:of )?the form)? (?:when|if|while|until) (?:the )?(?:(?:two )?passwords? (?:differ|do(?: not|n't) match|are (?:different|not (?:equal|the same)))|(?:the )?form is invalid)\b/i,
    /setCustomValidity\(/,
  ],
  [
    /[,;]? ?\b(?:and |with |in |using |a |an )*responsive (?:css )?grid(?: layout)?\b/i,
    /grid-template-columns: repeat\(auto-fi/,
  ],
  [
    /[,;]? ?\b(?:that |which |and )*(?:slides?|grows?|comes?)(?: in)?(?: from the left)?(?: on hover)?(?=$|[.,])/i,
    /background-size: 100% \d/,
  ],
  [
    /[,;]? ?\b(?:that |which |and )*(?:zooms?|scales?|grows?|enlarges?)(?: in| up)?(?: a (?:bit|little)| slightly)? on hover\b/i,
    /:hover img[^}]*scale\(/,
  ],
  [
    /[,;]? ?\b(?:that |which |and )*(?:always )?(?:sticks?|stays?|is) (?:to|at|on) the bottom(?: of the (?:page|screen|window))?(?:,? even (?:when|if|on) [^,;.]*)?/i,
    /grid-template-rows: auto 1fr auto/,
  ],
  [
    /[,;]? ?\b(?:that |which |and )*fades? in(?: (?:on (?:page )?load|(?:when|after|once|as) the page (?:loads|is loaded|has loaded|opens)))?(?=$|[,.;])/i,
    /animation: fade-in/,
  ],
  // Its values in that order are written out.
  [
    /[,;]? ?\b(?:and |with |an? )*in-?order (?:print(?:ing|s)?|output|display)(?: method)?\b/i,
    /in_?order\([\s\S]*\bprint/i,
  ],
  [
    /[,;]? ?\b(?:and |with |an? |plus )*(?:computed|calculated|derived)(?: propert(?:y|ies)(?: for)?)? (?:the )?(?:area|perimeter|volume|circumference|diameter)\b/i,
    /\b(?:var|val|get|double|int|float|func|fun|fn|def) (?:area|perimeter|volume|circumference|diameter)\b/i,
  ],
  // A command-line tool reads its arguments.
  [/\b(?:cli|command[- ]line (?:tool|program|app))\b/i, /process\.argv|sys\.argv|argparse|\bARGV\b|os\.Args/],
  [CURRENT_FOLDER, RUNS_HERE],
  // How a query is written.
  [WINDOWED, /\bOVER (?:\(|\w)/],
  [/[,;]? ?\b(?:using|with|via|as) (?:an? )?(?:ctes?|common table expressions?)\b/i, /^WITH /m],
  [
    /[,;]? ?\b(?:using|with|via) (?:an? )?recursive (?:ctes?|common table expressions?|quer(?:y|ies))\b/i,
    /WITH RECURSIVE/,
  ],
  // The example lets it fail, and goes on.
  [
    /[,;]?\s*\b(?:and |with |plus )*(?:an? |the )?(?:short |small |example )*(?:main|demo|example|test program)(?: (?:method|function|program|class))? (?:that |which |to |where |in which )?(?:(?:shows?|showing|demonstrat(?:es?|ing)|proves?|prints?|how|that|the|an?|custom|both) )*(?:exceptions?|errors?|failures?|[A-Z]\w*(?:Exception|Error))(?: (?:being|is|are|gets?|getting))? (?:caught|handled|thrown and caught|raised and caught)\b/i,
    /\b(?:catch|except|rescue)\b[^\n]*(?:\n.*){0,3}?(?:print|puts|echo|log|Write|cout|cerr)/i,
  ],
  // A cache with a map, a ring of fixed size, a list with both ends.
  [
    /,? ?\b(?:all |both |each |which |that |run(?:s|ning)? |work(?:s|ing)? |with |are |is )*(?:in|with) (?:amorti[sz]ed )?(?:constant time|O\(1\)(?: time)?)(?: (?:each|both|for both))?(?=[,.;]|$| (?:and|using|with|by|via)\b)/i,
    new RegExp(
      `^(?=[\\s\\S]*\\b(?:lru|cache|capacity)\\b)(?=[\\s\\S]*(?:${HASHED.source}|% ?\\w*(?:capacity|size)))`,
      'im',
    ),
  ],
  // The links are turned round, or the letters moved where they stand.
  [
    /\bin[- ]place\b/i,
    /->next = (?:previous|prev)\b|^(?![\s\S]*(?:malloc|calloc|strdup)\()(?=[\s\S]*#include <std)(?=[\s\S]*char \*)/,
  ],
  [
    /\b(?:once|when|until) (?:the |a )?(?:user|visitor|someone|typing|you|they|input)(?: has| have)? (?:stop|paus|finish)\w*(?: (?:typing|writing))?|(?<=\bafter )(?:the |a )?(?:user|visitor|someone|typing|you|they|input)(?: has| have)? (?:stop|paus|finish)\w*(?: (?:typing|writing))?/i,
    /clearTimeout|debounce/i,
  ],
  [
    /,? ?\band returns? (?:an? |the )?pointer to (?:it|the (?:trimmed |reversed |new )?(?:string|result|text|start|first character))\b/i,
    /^(?:static )?(?:const )?char \*\w+\(/m,
  ],
  [/,? ?\b(?:and )?(?:lists?|prints?|shows?) them (?:grouped|in groups|by group)\b/i, /group/i],
  [
    FILE_ERROR,
    /cannot (?:read|open)|could not (?:read|open)|\{?path\}?: |except (?:\()?(?:OSError|FileNotFoundError|IOError)|Err\(error\) =>|log\.Fatal|fmt\.Fprint\w*\(os\.Stderr|perror\(|catch \((?:\w+ )?(?:IO|FileNotFound|NoSuchFile)|File\.exist|File\.file\?|is_file|is_readable|rescue (?:Errno|SystemCallError)|\[\[? ! -[efr] |! -[efr] /,
  ],
  [
    /[,;]?\s*\b(?:and |with )*(?:the |an? |its )?[a-z]+(?: (?:given|passed|taken))? as an optional (?:first |second |command[- ]line )*argument\b/i,
    /\$\{[1-9]:-|\bargc > [12]|len\((?:sys|os)\.[aA]rgv?s?\) >|nargs="\?"|args\.(?:length|Length|size) > |ARGV\[\d\] \|\||process\.argv\[\d\] \?\?|argv\[\d\] \?\?|args\(\)\.nth\(\d\)\.(?:unwrap_or|map)/,
  ],
  [
    /[,;]?\s*\b(?:and |with )?(?:no|without(?: any| using)?|not using|never using|avoiding) (?:malloc|dynamic (?:memory|allocations?)(?: allocation)?|heap(?: allocations?)?)\b/i,
    /^(?![\s\S]*\b(?:malloc|calloc|realloc|strdup|new|push_back)\b)[\s\S]*\[CAPACITY\]/,
  ],
  // In C, false is 0.
  [
    /[,;]?\s*\b(?:and |that |which |both |should |must |push|add|write|enqueue|pop|read|dequeue|or|they|it|functions?|methods?|\s)*\breturn(?:s|ing)? (?:0|false|an error)(?: \(false\))? (?:when|if|on)(?: (?:it|the buffer|the queue|the ring buffer|there)(?: is|'s))? (?:full|empty|no room|nothing)(?:(?: or|,?(?: and)?) (?:when |if |on )?(?:it is |it's )?(?:full|empty))?\b/i,
    /bool (?:ring|queue)_push[\s\S]*bool (?:ring|queue)_pop/,
  ],
  [
    /[,;]?\s*\b(?:and |with |both |that |which |all |operations |should |must |be |run |runs |work |works |in |is |are )*(?:constant time|O\(1\)(?: time)?)(?! space)/i,
    /std::list|LinkedHashMap|container\/list|list\.List|OrderedDict|LinkedList|new Map[<(]|move_to_end|\bHashMap<K, (?:usize|Node)/,
  ],
  [
    /\b(?:come|comes|coming|taken|defined|given|declared)? ?(?:from|by|in|as) an? interface\b/i,
    /\binterface \w*Events\b/,
  ],
  [
    /\b(?:with |and |that has |using )*(?:an? )?(?:date|time|calendar)[- ]?picker(?: field)?\b/i,
    /type="(?:date|time|datetime-local)"/,
  ],
  [KEEPS, /exists?\??\(|[eE]xistsSync|\.exist\?|Files\.exists|os\.Stat\(|O_EXCL|mv -n|\[\[? (?:! )?-e /],
  [
    /,? ?\b(?:all )?(?:at the same time|concurrently|in parallel|simultaneously|at once)\b/i,
    /\bgo func|WaitGroup|Promise\.all|ThreadPool|asyncio\.gather|thread::|std::thread|std::async|WhenAll|Parallel|xargs -P|Executor|Thread\.new|TaskGroup/,
  ],
  // The bytes, and behind them the characters.
  [
    /,? ?\b(?:and |with |plus |showing |shows? )*(?:the )?(?:printable )?(?:ascii|text|characters)(?: (?:text|characters|representation|column|version|letters|form))? (?:beside|next to|alongside|on the (?:right|side)|to the (?:right|side)|at the (?:right|end|side))(?: of)?(?: (?:it|them|the (?:bytes|hex(?: values| part| column| bytes)?)|each line|the line))*/i,
    /hex|%02x|%08/i,
  ],
  [
    /,? ?\b(?:with|using|and|has|have) (?:the |an? )?(?:proper|correct|good|strong|strict|full|precise|real|decent|clean|right) (?:types?|typing|(?:return|parameter|argument) types?|type (?:definitions|annotations|safety|inference))\b|,? ?\b(?:properly|correctly|strictly|fully) typed\b/i,
    /<[A-Z]\w*(?: extends|,|>)|^def .*->|: (?:number|string|int|str)\b/m,
  ],
  [
    /,? ?\b(?:and |with |in |shows? |showing )*(?:an? |the )?(?:(?:result|output|category|value|number) )?(?:is |shown |displayed )*(?:in )?(?:colou?r(?:ed|s)?(?:[- ]coded)?)(?: (?:result|output|category|text|value|number|badge|bar|label|box))?(?: (?:depending on|by|for each|according to|for)(?: the)? (?:value|result|category|range|bmi|class))?\b/i,
    /style\.(?:color|background\w*) = (?!'')|classList\.\w+\(|className = |dataset\.\w+ = /,
  ],
  [
    /[,;]? ?\b(?:and |that |which |then |it )*(?:frees?|freeing|releas(?:es?|ing)) (?:(?:all|the|of|its|every|everything|entire|allocated|used|any|whole|each|memory|nodes?|lines?|list|it|again|properly|correctly)\b ?)+(?:at the end|afterwards|at exit|when done|in the end)?/i,
    /\bfree\(/,
  ],
  // Each field of a form has its own sentence.
  [
    /[,;]? ?\b(?:and |then |also |with )*(?:(?:show|display|print|give|list|output)(?:s|ing)? )?(?:(?:the|any|all|its|user) )*(?:(?:friendly|user-friendly|helpful|clear|nice|readable|proper|useful|validation|inline|an?) )*error(?: message)?s?(?: (?:to the user|next to (?:each|the) fields?|if (?:it is|something is|they are) (?:wrong|invalid|missing)|in the form))?(?=[,.;]|$)/i,
    /\$errors\[[^\]]+\] = '(?:Please|Enter|Give)/,
  ],
  [
    /[,;]? ?\b(?:and |that |which |it )*(?:sav|stor|keep|writ|count)\w* (?:the |its |their )?(?:(?:number|count|total) (?:of )?)?(?:(?:page )?(?:visits?|views?|hits?|visitors?) ?)?(?:counts? ?)?(?:in|to|into) an? (?:text |plain )*file\b/i,
    /function countVisit\(/,
  ],
  [
    /,? ?\b(?:and |that |it |then )*(?:(?:only )?(?:shows?|prints?|lists?|tells?|showing|printing|displays?) )?(?:only )?what (?:it|would|the script) (?:would|will|be|do|done|rename|delete|move|change|renamed|deleted|moved|changed| )+(?:(?:with|if|when|on|given|by|under) (?:an? |the )?(?:option |flag )?--?dry[- ]?run\b(?: (?:is given|option|flag))?)?/i,
    /dry[-_]?run/i,
  ],
  [
    /(?:prints? |shows? )?\b(?:the )?(?:ten|10|top ten|top 10) most (?:frequent|common|active|requesting) (?:client |source |remote )?(?:ips?(?: addresses)?|addresses)\b/i,
    /top(?:: int)? = 10\b[\s\S]*most_common\(top\)/,
  ],
  [
    /[,.;]? ?\b(?:and |with )?(?:no|without(?: an?| any)?) (?:user |graphical )?(?:interface|gui|ui|front ?end)(?: (?:is )?(?:needed|required|necessary|please|yet))?/i,
    /^(?![\s\S]*(?:document\.|readline|input\(|prompt\(|ReadLine\())/,
  ],
  // Small and large letters are the same to it.
  [
    /,? ?\b(?:and |ignor(?:es?|ing) |regardless of )+(?:(?:spaces|punctuation|blanks),? (?:and|or) )?(?:capitals?(?: letters)?|capitali[sz]ation|upper(?: |-)?case|upper and lower case|letter case)\b/i,
    /lower|casefold|toLower|strtolower|downcase/i,
  ],
  [
    /\ban? (?:numeric|number|numerical) (?:field|property|column|value)\b/i,
    /row\[value\]|row\.get\(value|\[\$value\]/,
  ],
  [
    /,? ?\b(?:using|with|by) (?:an? )?(?:union types?|unions?|literal types?)(?: for (?:the )?[a-z]+(?: and (?:the )?[a-z]+)?)?\b/i,
    /^type \w+ = (?:\(typeof|')/m,
  ],
  [/\bcsv (?=text|string)/i, /parseCsv\(text|parse_csv\(text/],
  // Phrases for the given values.
  [
    /(?<=\b(?:fetch|download|check|request|ping|crawl|call)(?:e?s|ing)? )(?:\d+|two|three|four|five|ten|several|multiple|many)(?= (?:urls?|(?:web)?sites?|addresses|pages?|endpoints?)\b)/i,
    /\burls\b/i,
  ],
  [
    /,? ?\b(?:and |with |plus |including )*(?:proper |basic |simple )?(?:user )?input (?:validation|checks?|checking)\b/i,
    /not a (?:whole )?number|please (?:type|enter|give)|invalid/i,
  ],
  [/\b(?:an? |the )?csv(?: file)?\b/i, /split\((?:Pattern\.quote\()?["']/],
  [/,? ?\b(?:with|using|via) gzip\b/i, /\bgzip /],
  // A date is read as text.
  [/(?<=\b(?:of|by|from|in|with) (?:(?:the|their|its|an?) )*)date strings?\b/i, /date/i],
  [
    /(?<=\b(?:filter|search|narrow)\w* (?:down )?(?:the|an?|my|its) )\w+ (?=(?:list|table|grid|cards)\b)/i,
    /\bfilterItems\b/,
  ],
];

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 2_000;

/** The wish without the clauses that the code is seen to meet. */
export const withoutMet = (prompt: string, code: string, language: string): string =>
  prompt.length > MOST_CHARACTERS
    ? prompt
    : MET.reduce(
        (wish, [said, met]) => (met.test(code) ? wish.replace(said, ' ') : wish),
        withoutShown(prompt, code, language),
      );

/** The words of them that the wish still has without the clauses that the code is seen to meet. */
export function stillUnmet(
  prompt: string,
  { definition, example }: Snippet,
  unmet: readonly string[],
  language: string,
): string[] {
  if (unmet.length === 0) return [];
  const bans = brokenBans(prompt, definition, language);
  const code = `${definition}\n${example}`;
  const kept = bans.broken.length > 0 ? prompt : bans.rest;
  const left = withoutGuarded(withoutMet(kept, code, language), code, language);
  return unmet.filter((said) => !hasPhrase(prompt, said) || hasPhrase(left, said));
}

const hasPhrase = (text: string, said: string): boolean =>
  new RegExp(`(?<!\\w)${literal(said)}(?!\\w)`, 'i').test(text);
