import { unmetOnCommandLine } from './command-line.ts';
import { lostNames } from './lost-names.ts';
import { unmetOpposites } from './opposites.ts';

/** Wishes that no single word tells, with what code has that meets them. */
const FORMS: readonly (readonly [wish: RegExp, met: RegExp])[] = [
  [
    /\b(?:without|no|removing|dropping) (?:any |the )?(?:duplicates?|repeated (?:values|elements|items|numbers))\b/i,
    /\bset\b|Set\b|set\(|unique?|distinct|dedup|seen|sort -u|!= ?(?:last|prev)|(?:last|prev)\w* ?!=|toSet|in_array|includes\(|contains\(/i,
  ],
  // It tries again after other failures too.
  [
    /\b(?:retr\w+|tries|attempts) (?:\w+ ){0,3}only (?:on|for|when|if|after)\b[^,;.]*|\bonly (?:retr\w+|tries again) (?:\w+ )?(?:on|for|when|if|after)\b[^,;.]*/i,
    /should_?retry|\bexceptions\b|retry_?on|is_?retried|retryable|predicate|rescue \*/i,
  ],
  // A server with routes of its own has other answers too.
  [
    /\b(?:always \w+ (?:with )?(?:an? )?(?:status )?[345]\d\d|[345]\d\d (?:to|for|on) (?:all|every|any) requests?)\b/i,
    /(?!)/,
  ],
  // Its answers are fixed.
  [
    /\b(?:returns?|answers? with|responds? with|echo(?:es)?|prints?) the (?:request(?:ed)?(?:'s)? |current )+(?:path|method|headers?|url|ip|query)\b/i,
    /(?!)/,
  ],
  // Distances alone are no way.
  [
    /\b(?:return(?:s|ing)?|giv(?:es|ing)|print(?:s|ing)?|reconstruct(?:s|ing)?|both|also|and) (?:both )?(?:the )?(?:actual |shortest |full |whole |distances? and (?:the )?)?path\b(?! (?:of|to) (?:the|an?|each) )|\bshortest path (?:between|from \w+(?: \w+)? to)\b/i,
    /path|previous|parent|route/i,
  ],
  [
    /\b(?:which|the|list of(?: the)?) coins (?:used|themselves|chosen|that (?:were|are) used)|\bwhich coins\b/i,
    /coins_?for|used|chosen/i,
  ],
  // A sieve gives those up to a limit.
  [/\bfirst (?:n|\d+|[a-z]+) primes?\b/i, /\bcount\b|primes?\.(?:length|size|len)\(?\)? ?<|len\(primes\) </i],
  // It reads one column.
  [
    /(?<!\bcolumns?\b[^;.]{0,80})\b(?:all|every) (?:of )?(?:the )?(?:values?|numbers?|cells?)\b(?=[^,;.]{0,80}\bcsv\b)(?![^;.]{0,80}\bcolumns?\b)/i,
    /^(?![\s\S]*column)/i,
  ],
  // It gives one of them.
  [
    /\b(?:\d+|n|two|three|four|five|six|ten) (?:longest|shortest|largest|smallest|biggest|highest|lowest)\b/i,
    /\b[tT]ake\(|limit|\[:|slice|prefix\(|truncate|first\(|LIMIT|head\b|\bn\b|\bk\b|count|nlargest|nsmallest/,
  ],
  // It has symbols too.
  [
    /\b(?:with|of|from|using|only) (?:only )?(?:random )?(?:letters and (?:digits|numbers)|(?:digits|numbers) and letters)\b(?! and|,)/i,
    /^(?![\s\S]*["'`][!@#$%^&*][^\w\s]{4})/,
  ],
  [/\b(?:pascal|upper ?camel)[ -]?case\b/i, /pascal/i],
  // With a small first letter it is what the code does.
  [/(?<=\b(?:in)?to )CamelCase\b/, /pascal/i],
];

export const unmetForms = (prompt: string, code: string): string[] => unmetOf(FORMS, prompt, code);

/** The same, for code of any origin. */
const ASSURANCES: typeof FORMS = [
  // A form to sign in has a password and a checkbox of other use.
  [
    /\b(?:show|toggle|reveal)(?:s|ing)?(?: (?:the|a|or hide))* password\b(?: (?:checkbox|toggle|button|icon|option))?/i,
    /show[-_]?password|\.type ?=|visib|'password' \?/i,
  ],
  // Without a bound such a page is empty, or an error.
  [
    /\b(?:pages? )?(?:out of range|past the (?:end|last)|beyond the (?:end|last)|too (?:high|large|big)) (?:gives?|returns?|shows?|becomes?|means?|is|goes to) (?:the )?(?:last|nearest|first)\b[^,;.]*/i,
    /\bmin\(|clamp|coerce/i,
  ],
  // Its windows, and no class of that name.
  [/\b(?:java swing|swing (?:app\w*|window|gui|calculator|game|program|ui))\b/i, /javax\.swing/],
  // Not the pause between them, nor a signal from outside.
  [
    /\btime-?outs? (?:per|for (?:each|every|single)) (?:attempt|try|call|request|retry)\b|\b(?:per|each)[- ](?:attempt|try|call) time-?outs?\b/i,
    /AbortSignal\.timeout|Promise\.race|wait_for\(|timeout_?ms|time_?out=|WithTimeout|attempt_?timeout/i,
  ],
  // A text is no type.
  [
    /\b(?:(?:custom|own|dedicated) (?:errors?|exceptions?)(?: (?:types?|enums?|class(?:es)?))?|proper (?:error|exception) (?:types?|enums?|class(?:es)?))\b/i,
    /\b(?:enum|struct|class|type)\s+\w*(?:Error|Exception|Failure)\w*|\bErr[A-Z]\w* += errors\.New/,
  ],
  [
    /\b(?:ask(?:s|ing)?|confirm(?:s|ing)?) (?:\w+ ){0,3}(?:before|first)\b[^,;.]*|\bafter (?:asking|confirmation)\b[^,;.]*/i,
    /read -r|input\(|readline|prompt|confirm|question|Scan|ReadLine|gets\b|stdin/i,
  ],
  // It gives the way to one of them.
  [
    /\bpaths?\b[^.;]{0,50}\b(?:to|for|of) (?:every|each|all)(?: of)?(?: (?:the|other|remaining|reachable))* (?:nodes?|vert(?:ex|ices)|others?|ones|cit(?:y|ies)|stations?|points?)\b/i,
    /paths(?![a-z])|path_?to\b|routes/i,
  ],
  // Its edges go both ways unless it is told otherwise.
  [
    /(?<!\bor )\bdirected\b(?! (?:or|and) )/i,
    /^(?![\s\S]*\bdirected\b[^\n]*= ?(?:False|false)\b)|directed=True|directed: true/,
  ],
  // Said of the result: "a sorted list" is what is given.
  [
    /(?<!\b(?:is|are|already|been|be|stays?|remains?|whether|not|must be) )\b(?:sorted|ordered)(?= (?:by|in|alphabetically|descending|ascending|from)\b|\s*(?:$|[.,;]))/i,
    /sort|order|tree|heap|rank|insort|bisect|bound|std::(?:set|map)|search|partition|comes_?before/i,
  ],
  [
    /\b(?:ignor(?:es?|ing)(?: (?:the|upper and lower))? case|case[- ]?insensitive(?:ly)?|regardless of case)\b/i,
    /lower|upper|downcase|aeiouAEIOU|fold|ignore_?case|nocase|strcasecmp|ilike|\/[gmsu]*i[gmsu]*\b|\(\?i|\s-\w*i|equalfold|\bIGNORECASE|['"]i['"]|re\.I\b|sensitivity|collate|\[aA/i,
  ],
  [
    /\b(?:with|using|has|and) (?:an? |the )?(?:\d+[- ]?(?:s|ms|sec(?:ond)?s?)[- ]?)?timeouts?\b/i,
    /time_?-?out|deadline|abort|alarm|max-time|expire|ttl|limit|cancel|SECONDS|(?:wait|open)_?until/i,
  ],
  [
    /\b(?:concurrently|in parallel|using (?:goroutines|threads|multiple threads|worker threads|multiprocessing))\b/i,
    /go func|\bgo \w+\(|curl_multi|TaskGroup|thread|Promise\.all|parallel|executor|async|tokio|concurrent|Task\.|xargs|&\s*$|\bwait\b|dispatch|launch|pool|spawn|worker/im,
  ],
  [
    /\b(?:prints?|shows?|reports?|says?|tells?(?: me)?|outputs?|displays?) how many(?: (?:files|of them|images|pictures|photos|rows|lines))? (?:were|was|have been|got) [a-z]+\b/i,
    /\+ 1\b|\+\+|\+= ?1|\bwc\b|count|len\(|\.(?:length|size)\b|\$\{#|row/i,
  ],
  // It ends with the first of them.
  [
    /\b(?:collect|gather|aggregat|accumulat|join)(?:s|es|ing|ed)? (?:(?:all|the|both|any|every|of) )*(?:results?,? (?:and|or) )?(?:(?:all|the|any) )*errors\b/i,
    /\[\]error|errors\.Join|\b(?:errs|failures|failed)\b|errors? ?(?:=|:=|\.|\[|<<)|allSettled|return_exceptions|\b\w+Errors\b|Vec<\w*Err/,
  ],
  // It counts words and not each of them.
  [
    /\b(?:\d+ |n |[a-z]+ )?most (?:common|frequent|frequently used|used|repeated) words?\b/i,
    /Map\b|\bmap[[<]|Counter|freq|counts\b|[dD]ict|tally|group_?by|uniq -c|\]\s*(?:\+\+|\+= ?1)|struct \w*(?:word|entry|count)|\bcount;/i,
  ],
  // It leaves out those that are no disks.
  [
    /\b(?:all|every)(?: the)? mounted (?:file ?systems?|partitions?|volumes?)\b/i,
    /^(?![\s\S]*\bdf\b[^\n]* -x )/,
  ],
  // They are put where they belong, and only the work is handed on.
  [
    /\b(?:results?|answers?|outputs?)\b[^,;.]{0,30}\b(?:over|through|via|on|into|from|using|with|in) (?:an? |the |another |second |separate |own |results? |output |out )*channels?\b|\bresults? channel\b/i,
    /\b(?:results?|out|outputs?|squares?|answers?)(?:Ch|Chan|Channel)? ?(?:<-|:?= make\(chan\b)|<-(?:chan|results?|out)\b|channel\b|Channel|mpsc|queue/,
  ],
  // A coupon does not ask how many of an item there are.
  [/\b(?:quantity|bulk|volume) discounts?\b/i, /quantity\b[^\n]*>=? ?\w/i],
  [/\b(?:with|using) (?:a )?progress (?:bar|indicator)\b/i, /progress|percent|%\)?["'`]|\\r/i],
  [
    /\b(?:logs?|logging) (?:of )?(?:every|each|all|the|incoming|http) requests?\b|\brequest logging\b/i,
    /middleware|\br\.(?:Method|URL)|req(?:uest)?\.(?:method|url|path)|self\.(?:command|path)|log_?request/i,
  ],
  [
    /\bthread[- ]?safe(?:ty|ly)?\b|\bsafe for concurrent (?:use|access)\b/i,
    /mutex|\block|synchroni[sz]ed|atomic|concurrent|semaphore|\bactor\b|DispatchQueue|Interlocked|threading/i,
  ],
  [
    /\b(?:(?:implement|support|provid|conform|allow)(?:s|es|ing)?(?: to)?|with|and|that is|is|be) (?:an? |the )?(?:iteration|iterable|iterators?|enumerable|ienumerable|sequence)\b(?! (?:of|that|over|which|order))/i,
    /__iter__|Symbol\.iterator|Iterable\b|IEnumerable|: Sequence|IteratorAggregate|\bfn iter\(|Iterator for|\bbegin\(\)|def each|\bAll\(\)|\byield\b|iterator\(\)|forEach|\bEach\(|__next__/,
  ],
  [
    /\b(?:counts?|counting|tracks?|tracking|(?:returns?|prints?|shows?|reports?|tells?) (?:also )?(?:how many|the (?:number|count) of))(?: (?:the|its|all|total|number of|how many))* (?:swaps?|comparisons?|exchanges?|iterations?|moves)\b(?: (?:made|needed|done|it (?:took|makes|made|needs)))?/i,
    /\b\w*(?:count|swap|comparison|exchange|iteration|move|steps?)\w*\s*(?:\+\+|\+= ?1|= \w+ \+ 1)|\+\+\w*(?:count|swap|comparison|exchange|iteration|move|steps?)/i,
  ],
  // For all numbers, not for one.
  [
    /(?<=\b(?:multiplication|times) tables? (?:for (?:all|every|the) numbers? )?)(?:up to|from (?:1|one) to) (?:\d+|ten|twelve)|\b\d+ ?(?:x|×|by) ?\d+(?= (?:multiplication|times) tables?\b)/i,
    /\brow\(|\bfor\b[^\n]*\n[^\n]*\bfor\b/i,
  ],
  // A class with a method that prints, and not an example that does.
  [
    /(?<=\b(?:class|list|stack|queue|tree|matrix|struct) with [^;.]{0,60}(?:^|[ ,]))(?:print|display)(?=,| and\b|\(|$|;| methods?\b)/i,
    /\b(?:def|void|fun|func|fn|function|public|string|String)\b[^\n(]*\b(?:print|display|show|to_?string|toString|__str__)\w*\s*[(<]|^\s*(?:print|display|show|toString)\w*\([^)]*\)[^;\n]*\{|operator\s?<<|__str__|\bto_s\b|\bDisplay for\b|\b(?:def|void) \w*(?:print|display)/im,
  ],
  // A method of that name, and not what another one gets.
  [
    /(?<=(?:with|and|,) )[gG]et(?=,| and\b|\(|$|;)/,
    /[\w<>*&?\])]\s+(?:\([^)]*\)\s*)?(?:[a-z]+_)?get\w*\s*[(<]|^\s*get\w*(?:<[^()]*>)?\(.*\{\s*$|\.get\(["'`]\/|["']GET["']/im,
  ],
  [
    /\bonly (?:on|for|when) (?:the )?(?:given|certain|specified|listed|specific) (?:exceptions?|errors?)(?: types?| classes)?\b/i,
    /\bexceptions\s*[:=]|retry_?on|isinstance|instanceof|shouldRetry|rescue \*/i,
  ],
];

/** A comment may only repeat the wish. */
export const COMMENTS = /^\s*(?:\/\/|\/?\*|--|#(?!\[|include|define|if|end)|<!--).*$/gm;

const WANTS_COMMENTS =
  /\b(?:please comment(?: (?:it|the code|everything|your code|each \w+|well))?|comment (?:the code|everything|each \w+|every \w+)|(?:well|fully|nicely|thoroughly)[- ]commented|(?:with|add|include|plus) (?:(?:some|good|helpful|short|clear|explaining|explanatory|code|inline|the) )*comments\b(?! (?:table|count|section|form|field|column|list|and)))/i;
/** A comment for so many lines of code, beside the one above it. */
const LINES_A_COMMENT = 7;

/** "Please comment it": the comment above a program only says again what was asked for. */
function unmetComments(prompt: string, code: string): string[] {
  const [said] = WANTS_COMMENTS.exec(prompt) ?? [];
  if (said === undefined) return [];
  const comments = code.match(COMMENTS)?.length ?? 0;
  const lines = code.split('\n').filter((line) => /\w/.test(line)).length;
  return comments - 2 >= (lines - comments) / LINES_A_COMMENT ? [] : [said];
}
const CONTRACT =
  /(?<!\b(?:user|line|web|graphical|command|text|network|the|console|simple) )\b(?:(?:repository|generic|service|storage|logger) )*interface\b(?= (?:with|and|for|[A-Z]|that|called|named|of)\b|[,.;:]|$)|(?<=\bC# |\bjava |\bgo |\bkotlin |\bphp )interface\b/i;
const CONTRACTS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  ['java', 'csharp', 'kotlin', 'go', 'php'].map((language) => [
    language,
    language === 'go' ? /\binterface ?\{/ : /\binterface \w/,
  ]),
);

const TYPED = /^(?:typescript|go|rust|java|csharp|c|cpp|kotlin|swift)$/;
const GENERIC =
  /<(?:A|T|K|E|V|Item|Element|Key|Value|TItem|TKey|TValue)\b|\[(?:A|T|K)[ ,]|\btemplate ?<|\bvoid \*|\bimpl<|\b(?:class|interface|struct|record|type|function|fun|fn)\s+\w+<[A-Z]/;

export function unmetAssurances(prompt: string, code: string, language: string): string[] {
  const program = code.replace(COMMENTS, '');
  const [, name] = /\bstruct (?:called |named )?([A-Z]\w*)/.exec(prompt) ?? [];
  const isClass = name !== undefined && new RegExp(`\\bclass ${name}\\b`).test(program);
  // A class of Swift is shared where a struct is copied.
  const [, shared] = /\bclass (?:called |named )?([A-Z]\w*)/.exec(prompt) ?? [];
  const isStruct =
    language === 'swift' && shared !== undefined && new RegExp(`\\bstruct ${shared}\\b`).test(program);
  // A class that could have an interface has none.
  const [contract] = CONTRACT.exec(prompt) ?? [];
  const isBare = contract !== undefined && CONTRACTS[language]?.test(program) === false;
  const isNarrow = /\bgeneric\b/i.test(prompt) && TYPED.test(language) && !GENERIC.test(program);
  return [
    ...(isClass ? ['struct'] : []),
    ...(isStruct ? ['class'] : []),
    ...(isNarrow ? ['generic'] : []),
    ...(isBare ? [contract] : []),
    ...unmetOf(ASSURANCES, prompt, program),
    ...(language === 'php' ? unmetOf(PHP_FORMS, prompt, program) : []),
    ...unmetOrder(prompt, program),
    ...unmetComments(prompt, code),
    ...unmetOpposites(prompt, code, program, language),
    ...unmetOnCommandLine(prompt, program),
    ...lostNames(prompt, program, language),
    ...(language === 'rust' ? unmetMaps(prompt, program) : []),
  ];
}

/** "Into a HashMap<String, i32>": with other types it is another map. */
function unmetMaps(prompt: string, program: string): string[] {
  const packed = program.replace(/\s+/g, '');
  const said = prompt.match(/\b(?:Hash|BTree)Map<[\w&' ,]{3,40}(?:<[\w&' ,]{1,40}>)?>/g) ?? [];
  return said.filter((type) => !/<K, ?V>/.test(type) && !packed.includes(type.replace(/\s+/g, '')));
}

/** A wish for a PHP form includes its HTML, unless it only checks submitted values. */
const PHP_FORMS: typeof FORMS = [
  [
    /(?<!\b(?:validat\w*|check\w*|process\w*|handl\w*|pars\w*|sanitiz\w*|of|from|rules for) (?:(?:the|an?|data|input|fields|of|from) )*)\b(?:log-?in|registration|sign-?up|newsletter|feedback|order|contact|booking|search|upload)(?: (?!form)\w+)? form\b(?! (?:handler|processor|validat\w+|data|fields|script))/i,
    /<form/,
  ],
];

/** A sort with the lines that may hold its comparison. */
const SORTS = /^.*(?:sort|order_?by|compar|order by).*(?:(?<=[{(,>|:]\s*)\n.*){0,3}/gim;

/** "Ordered by price", where the code has a price and sorts only by others. */
function unmetOrder(prompt: string, program: string): string[] {
  const [said = '', field = ''] =
    /\b(?:sorted|ordered) by (?:the |their |its )?(price|quantity|salary|age|score|amount|date|rating|title|total)\b/i.exec(
      prompt,
    ) ?? [];
  if (field === '') return [];
  const sorts = program.match(SORTS) ?? [];
  const isOther = sorts.length > 0 && new RegExp(field, 'i').test(program);
  return isOther && !sorts.some((sort) => new RegExp(field, 'i').test(sort)) ? [said] : [];
}

const unmetOf = (forms: typeof FORMS, prompt: string, code: string): string[] =>
  forms.flatMap(([wish, met]) => {
    const [said] = wish.exec(prompt) ?? [];
    return said !== undefined && !met.test(code) ? [said] : [];
  });
