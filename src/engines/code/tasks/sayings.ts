/** How people say that something is the case. A declaration of a task names one as the question. */
export const CONDITIONS: Readonly<Record<string, RegExp>> = {
  empty:
    /\b(?:empty|blank)\b(?! (?:pairs|parts|entries|segments|tokens|pieces|cells|columns|fields|items|elements|ones|lines|rows)\b)|\bno (?:items|elements|values|numbers|words|rows|input|entries|lines|arguments)\b|\b(?:length|size) (?:is )?(?:0|zero)\b|(?<!\w)(?:\[\]|""|'')/gi,
  few: /\bthere (?:is|are) (?:none|no(?: such| second)?(?: \w+)?)\b|\b(?:fewer|less) than (?:2|two|3|three|k|n)\b|\b(?:only )?(?:one|1|a single) (?:distinct |different |unique )?(?:items?|elements?|values?|numbers?)\b|\bno (?:such |second )(?:value|number|element|one|salary|price|row)\b|\ball (?:the )?(?:same|equal)\b|\btoo few\b/gi,
  missing:
    /\b(?:nobody|no one)\b(?: has)?(?: won)?|\bmissing\b|\b(?:not|n't|never|none|cannot|can't) (?:be |is |are |was )?(?:found|there|present|in (?:it|the \w+)|reach(?:ed|able)|match(?:es|ed)?|contained?|exists?|made|possible)\b|\babsent\b|\b(?:if|when) none\b(?! of)|\bunknown\b|\bunreachable\b|\bimpossible\b|\bno (?:such |matching |suitable |valid )?(?:pairs?|match(?:es)?|paths?|route|solutions?|combination|keys?|entry|value|index|result|answer|character|one|duplicates?|repeats?|winner)\b|\bthere (?:is|are) (?:none|no(?: such)?(?: \w+)?)\b|\bno \w+ (?:is|are|was) (?:found|there|possible)\b|\bnothing (?:is found|matches|fits)\b|\b(?:doesn't|does not|isn't|is not) (?:exist|there|found|present|contain\w*|have)\b/gi,
  size: /\b(?:n|k|size|count|limit|length|width|capacity|rows|page) ?(?:<=? ?[01]|is (?:zero|0|not positive|invalid|less than 1|below 1|zero or (?:less|negative)))(?!\d)|\b(?:zero|0) or (?:negative|less|below)\b|\bnon-?positive\b|\b(?:less|smaller) than (?:1|one)\b|\bbelow (?:1|one)\b|\b(?:invalid|bad|illegal) (?:size|count|length|limit|capacity|page|n|k)\b/gi,
  negative: /\bnegative\b|\b(?:below|less than|under) (?:zero|0)\b|\b\w+ ?< ?0\b/gi,
  zero: /(?<!(?:divi\w+|division) by )\bzero\b(?! or )|\b\w+ ?==? ?0\b|\b(?:for|of|is|when|if) 0\b/gi,
  below2: /\b(?:below|less than|under|smaller than) (?:2|two)\b|\b\w+ ?< ?2\b|\b(?:0|zero) and (?:1|one)\b/gi,
  invalid:
    /\b(?:in|not )valid\b|\bmalformed\b|\bbad (?:input|value|data|json|line|token)s?\b|\bunbalanced\b|\billegal\b|\bout of range\b|\bnot a (?:number|valid)\b/gi,
  large:
    /\b(?:larger|greater|bigger|longer|more|higher) than (?:the |its |a )?(?:length|size|list|array|slice|input|string|list's|array's)\b|\bexceeds?\b|\bbeyond the (?:end|last|list)\b|\bpast the (?:end|last)\b|\blarge k\b/gi,
  exists:
    /\balready (?:exists?|there|present|taken|in)\b|\b(?:target|file|destination|output|key|archive) (?:already )?exists\b|\bis there already\b/gi,
  divisor: /\b(?:divi\w+|division) by (?:zero|0)\b|\bdivisor is (?:zero|0)\b/gi,
  mismatch:
    /\b(?:dimensions?|sizes?|shapes?|lengths?|columns?|rows) (?:\w+ ){0,3}(?:mismatch|differ|(?:do not|don't|does not|doesn't) (?:match|fit|agree))|\b(?:different|unequal|mismatched) (?:lengths?|sizes?|dimensions?|shapes?)\b/gi,
  full: /\b(?:is |gets |when |if )?full\b|\bover (?:the )?capacity\b|\bcapacity is (?:reached|exceeded)\b/gi,
  ties: /\bties?\b|\b(?:equal|same) (?:count|counts|length|lengths|frequency|score|scores|priority|number)\b|\bseveral (?:words|items|values) (?:are|have|occur)\b/gi,
  cycle: /\bcycles?\b|\bcyclic\b|\bcircular\b/gi,
  fails:
    /\b(?:all|every|last|final) (?:the )?(?:attempts?|tries|retries|try)\b|\b(?:attempts|retries|tries) (?:are|have) (?:exhausted|used up|failed|run out)\b|\b(?:still|always|keeps) fail(?:s|ing)\b|\bthe last (?:error|exception)\b/gi,
  overdraw:
    /(?:\b(?:insufficient|not enough|lack of|too little)|\w+n't enough) (?:funds|money|balance|cash)\b|\bbalance (?:\w+ ){0,4}(?:negative|below (?:zero|0)|too low)\b|\boverdra\w+\b|\bmore than the balance\b/gi,
};

/** How people say what then happens: the answers to a condition. */
export const OUTCOMES: Readonly<Record<string, RegExp>> = {
  throws:
    /\b(?:throw|rais|rethrow|re-?rais)(?:s|e|es|ing|n|ed)?\b|\bpanics?\b|\b(?:an? |with |returns? |as )?(?:error|exception|err)s?\b|\bfails?\b|\brejects?\b|\brefus(?:e|es|ed|ing)\b|\b[A-Z]\w*(?:Error|Exception)\b|\bnot allowed\b|\b(?:disallow|forbid|prevent)\w*/gi,
  none: /\b(?:none|null|nil|undefined|nullopt|optional)\b|\b(?:returns?|gives?) nothing\b|\bempty optional\b/gi,
  empty:
    /\b(?:an )?empty (?:list|array|slice|vector|string|text|result|map|dict(?:ionary)?|object|set|matrix|one|collection|vec|hash)\b|\bempty(?=\s*$)|\bempty (?:when|if|for|on)\b|(?:returns?|gives?|->|=>|:|^) ?(?:\[\]|\{\}|""|'')|(?:\[\]|\{\}|""|'') (?:for|when|if|on)\b/gi,
  minus: /(?<![\w.])-1\b|\bminus one\b/gi,
  zero: /(?:returns?|gives?|is|->|=|:|counts? as|^|or) ?(?:0|zero)\b(?! or )|\b(?:0|zero) (?:for|when|if|on)\b/gi,
  one: /(?:returns?|gives?|is|->|=|:|^|or) ?(?:1|one)\b|\b(?:1|one) (?:for|when|if|on)\b/gi,
  false: /\bfalse\b|\b(?:are|is) (?:not prime|never prime|invalid|not valid|no primes?)\b/gi,
  true: /\btrue\b|\b(?:are|is|counts? as) (?:valid|balanced|a palindrome)\b/gi,
  nothing:
    /\bdo(?:es)? nothing\b|\bno-?op\b|\bignor(?:e|es|ed|ing)\b|\bskip(?:s|ped|ping)?\b|\bleft alone\b|\bno (?:error|output)\b|\bsilently\b/gi,
  same: /\bunchanged\b|\bas (?:it is|is)\b|\bthe (?:same|original) (?:list|array|text|string|input)\b|\bthe input itself\b/gi,
  wraps: /\bwraps?(?: around)?\b|\bmodulo\b/gi,
  first:
    /\bthe (?:first|earliest)(?: one)?\b|\bfirst (?:one|seen|wins|occurrence|in)\b|\bin order of (?:first )?appearance\b|\bfirst\b/gi,
  alphabetical: /\balphabetical(?:ly)?\b|\bby (?:name|word|key|alphabet)\b|\blexicographic\w*\b/gi,
  drops: /\b(?:evict|drop|remov|discard)(?:s|e|es|ed|ing)?\b/gi,
  keeps: /\b(?:overwrit|replac|updat)\w*\b/gi,
};

/** How people say in which manner code works: questions with their answers, of which code has one. */
export const MANNERS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  change: {
    copy: /\bneither (?:of (?:them|the (?:two|inputs|objects))|input|object|argument|one|original|list|array|hash|dict\w*|map) (?:is|gets|are) (?:changed|modified|mutated|altered|touched)\b|\b(?:(?:does not|doesn't|do not|don't|not|never|without) (?:chang|modif|mutat|alter|touch)\w*|leav\w+)(?: the| its| their| my)?(?: original| given| input)?(?: list| array| slice| input| original| argument| object| string| matrix| one| dict\w*| map| vector)*(?: unchanged| untouched| alone| intact| unmodified)?|\b(?:returns?|returning|into|gives?|produc\w+|creates?) a (?:new|fresh|separate) (?:list|array|copy|slice|object|string|matrix|dict\w*|one|vec\w*|map)\b|\b(?:inputs?|originals?|arguments?|source|list|array|objects?)(?: are| is| stays?| remains?| left| kept)* (?:untouched|unchanged|unmodified|intact|not (?:changed|modified|mutated))\b|\bnon-?destructive(?:ly)?\b|\bwithout (?:sorting|reordering|reversing|changing the order of) (?:the |its |your )?(?:original|input|given list|given array|source|argument)\b|\b(?:works? )?on a copy\b/gi,
    place: /\bin[- ]place\b|\bmodif(?:ies|y|ying) the (?:list|array|slice|input|original)\b(?! unchanged)/gi,
  },
  case: {
    ignored:
      /\b(?:case[- ]insensitiv\w*|insensitive to case|ignor\w+ (?:the )?(?:letter )?case|regardless of (?:letter )?case|case (?:is ignored|does not matter|doesn't matter)|(?:both )?upper(?:case)?[- ](?:and|or)[- ]lower[- ]?case|lower(?:case)?[- ](?:and|or)[- ]upper[- ]?case|both cases)\b|(?<=\bignor\w{1,3} (?:[a-z, ]{0,40}\b)?)(?:upper[- ]?case(?: letters)?|capital(?:s|i[sz]ation| letters)?|case)\b/gi,
    kept: /\b(?:keep|preserv|retain|maintain)\w*(?: the)?(?: letter)? case\b|\bcase (?:is )?(?:kept|preserved)\b|\b(?:upper ?case|capital letters?|capitals) (?:stays?|remains?)(?: \w+)?\b/gi,
    sensitive: /\bcase[- ]sensitiv\w*|\bupper[- ]?case and lower[- ]?case (?:are|count as) different\b/gi,
  },
  order: {
    kept: /\b(?:(?:keep|preserv|retain|maintain)\w*|in|by)(?: the| their)?(?: original| relative| input| insertion| same| first[- ]seen)* order(?: of (?:the )?(?:(?:first )?(?:appearance|occurrence|input|elements|items|results?|responses|outputs?|urls|tasks|jobs|submission|first (?:ones|seen)))?)?\b|\border (?:is )?(?:kept|preserved|maintained)\b|\b(?:results?|responses) (?:are |stay |come |returned )*in (?:the )?(?:same |original |input )?order\b(?: (?:as|of) (?:the )?(?:inputs?|urls|items|tasks|jobs|submission))?|\b(?:keep|keeps|keeping|retain\w*) (?:only )?(?:the )?first (?:occurrence|appearance|one|copy)s?(?: of each(?: \w+)?)?\b/gi,
  },
  stable: {
    yes: /\bstabl[ey]\b|\bequal (?:elements|values|items|keys) (?:keep|stay|remain)\w*(?: \w+){0,4} order\b/gi,
  },
  time: {
    '1': /\bO\(1\)(?! (?:extra )?(?:space|memory))(?: (?:time|operations?))?|\bconstant[- ]time\b/gi,
    n: /\bO\(n\)(?! (?:space|memory|extra))(?: time)?|\blinear(?:[- ]time| time|ly)?\b|\b(?:in )?(?:a )?(?:one|single)[- ]pass\b|\bO\((?:n ?\+ ?m|m ?\+ ?n|V ?\+ ?E)\)(?: time)?/gi,
    nlogn: /\bO\(n ?\*? ?log ?\(?n\)?\)(?: time)?/gi,
    logn: /\bO\(log ?\(?n\)?\)(?: time)?|\blogarithmic(?: time)?\b/gi,
    n2: /\bO\(n ?(?:\^|\*\*)? ?[2²]\)(?: time)?|\bquadratic(?: time)?\b/gi,
    nm: /\bO\((?:n ?[*·x]? ?m|m ?[*·x]? ?n)\)(?: time)?/gi,
  },
  // One of several that fit, or all of them.
  many: {
    all: /\b(?:all|every|each)(?: of)?(?: the)?(?: possible| unique| distinct| different| such| matching| index| number)* (?:pairs?|combinations?|solutions?|occurrences?|positions?|index(?:es)?|indices|matches|paths?|ones|subarrays?|substrings?|triplets?)\b/gi,
  },
  // The unit of a result.
  unit: {
    ms: /\b(?:(?:in)?to|in|as|(?:number|total) of|how many) (?:(?:an?|the|total|whole|integer|number|of) )*(?:milliseconds|millis|ms)\b/gi,
    seconds:
      /\b(?:(?:in)?to|in|as|(?:number|total) of|how many) (?:(?:an?|the|total|whole|integer|number|of) )*(?:seconds|secs)\b/gi,
    minutes:
      /\b(?:(?:in)?to|in|as|(?:number|total) of|how many) (?:(?:an?|the|total|whole|integer|number|of) )*(?:minutes|mins)\b(?!(?:,| and) (?:hours|seconds|secs|days)\b)/gi,
    hours:
      /\b(?:(?:in)?to|in|as|(?:number|total) of|how many) (?:(?:an?|the|total|whole|integer|number|of) )*(?:hours|hrs)\b(?!(?:,| and) (?:minutes|mins|seconds|days)\b)/gi,
  },
  space: {
    '1': /\b(?:O\(1\)|constant)(?: extra| additional)? (?:space|memory)\b/gi,
  },
  bounds: {
    inclusive: /\binclusive(?:ly)?\b|\b(?:both ends|n) included\b|\bincluding n\b/gi,
    exclusive:
      /\bexclusive\b|\bexcluding n\b|\b(?:below|(?:strictly )?(?:less|smaller) than) (?:n|(?:the|a)(?: given)? (?:limit|number))\b/gi,
  },
  lines: {
    one: /\b(?:one|each|every \w+)(?: \w+)? (?:per|on its own|to a|on a separate|on a new|a) line\b|\bline by line\b|\bone per line\b/gi,
  },
  dir: {
    up: /\b(?:in )?ascending(?: order)?\b|\b(?:smallest|lowest)(?: \w+)? first\b|\bsmall(?:est)? to (?:large|big)\w*\b|\blow(?:est)? to high\w*\b/gi,
    down: /\b(?:in )?descending(?: order)?\b|\b(?:largest|highest|biggest)(?: \w+)? first\b|\bmost (?:common|frequent|often) first\b|\bhigh(?:est)? to low\w*\b|\blarge(?:st)? to small\w*\b/gi,
  },
};

const SAMPLE = `--?[a-z][\\w=./-]{0,40}(?: (?:--?[a-z][\\w=./-]{0,40}|-?\\d+(?:\\.\\d+)?|[\\w-]{1,30}\\.[a-z]{2,4}\\b)){0,6}|\\{ ?[^{}]{1,120}\\}|\\[[^[\\]]{1,80}\\]|[^\\s,;"'()]{0,40}[=&#@][^\\s,;"'()]{1,60}|"[^"]{1,60}"|'[^'\\s]{1,30}'|#[\\da-f]{3,8}\\b|[#$+]?[\\w.:%-]{0,20}\\d(?:[\\w.:%-]|,(?=\\d)){0,30}(?<=\\w)`;
const SAMPLES = new RegExp(
  `(?<=\\b(?:like|such as|e\\.g\\.,?|for example,?|for instance,?) )(?:${SAMPLE})(?:(?:,| and| or| vs\\.?| versus)+ (?:${SAMPLE}))*`,
  'gi',
);

const IN_BRACKETS =
  /\((?:e\.g\.,? ?|like |such as )?"[^"()]{0,30}\d[^"()]{0,30}"(?:(?:,| and| or)+ "[^"()]{1,40}")*\)/gi;
const AFTER_PARSE = /(?<=\b(?:parse|read|convert|turn)s? )"[^"]{0,30}[\d=][^"]{0,30}"/gi;
const OF_STYLE = /"[^"]{0,20}\d[^"]{0,20}"[- ](?:style|like|notation)\b/gi;
const SHORT_COLOR = /(?<=\b(?:short|long|full|shorthand|forms?|both|also) )#[\da-f]{3,8}\b/gi;

/** Without what only shows how something looks: "a version like 1.2.10". */
export const withoutSamples = (prompt: string): string =>
  [SAMPLES, IN_BRACKETS, OF_STYLE, AFTER_PARSE, SHORT_COLOR].reduce(
    (text, samples) => text.replace(samples, 'quotedtext'),
    prompt,
  );

/** So many decimals are asked for. */
export const DECIMALS =
  /\b(?:(?:rounded|rounding|formatted|rounds?) )?(?:(?:to|with|at) )?(\d|one|two|three|four) decimals?(?: places?)?\b/gi;

/** An exception by its name; one without the usual ending is known by the verb before it. */
export const EXCEPTION_NAME =
  '\\b[A-Z]\\w*[a-z](?:Exception|Error)\\b|(?<=\\b(?:throw|rais)(?:s|es?|ing)(?: (?:an?|the|its|custom|own))* )[A-Z][a-z]+(?:[A-Z][a-z]+)+\\b';
