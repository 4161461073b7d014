import type { Core } from './core.ts';

const CASE =
  /\bignor(?:es?|ing) (?:upper ?case|(?:letter )?case|capitali[sz]ation)(?: differences)?\b|\b(?:is )?case[- ]insensitiv(?:e|ely)\b|\bregardless of case\b/;
const ALNUM =
  /(?:\bignor(?:es?|ing) )?\b(?:(?:everything|anything|all characters) (?:that is not|but|except) (?:a )?letters? (?:or|and) digits?|non-?alphanumeric(?: characters?| chars)?|spaces,? (?:and )?punctuation|punctuation(?:,? (?:and )?(?:white ?)?spaces?)?)(?: marks)?\b/;
const SPACES = /(?:\bignor(?:es?|ing) )?\b(?:and )?(?:white ?)?spaces?\b/;
const SAMPLE = /\b(?:for|on|with|of) (?:the array )?[{[]\s*(-?\d+(?:\s*,\s*-?\d+)+)\s*[}\]]/;
const SMALLER = '(?:is )?(?:less than|below|smaller than|under|<)';
const IT = '(?:(?:it|the \\w+|an? \\w+|\\w+) )?';
const BELOW =
  /\b(?:strictly )?(?:below|less than|smaller than|under)(?: (?:the |a given |a )?(?:limit|number|n))?\b/;
const UP_TO =
  /\b(?:up to|not (?:exceeding|greater than)|at most)(?: and including)?(?: (?:the |a given |a )?(?:limit|number|n|maximum|max))?(?: \(?inclusive\)?)?/;
const NEGATIVE = `${IT}(?:is )?(?:a )?(?:negative(?: (?:numbers?|n|input|values?|integers?))?|${SMALLER} (?:0|zero))`;

/** The most telling first: a wish is given to the first whose words cover all of it. */
export const CORES: readonly Core[] = [
  {
    id: 'merge-intervals',
    about:
      /\bmerg(?:es?|ing)(?: all)?(?: the)? overlapping(?: intervals| ranges| ones)?|\bmerge[ _]?intervals\b/,
    name: 'mergeIntervals',
    parameters: ['intervals'],
    always: [
      /\b(?:and )?(?:returns? (?:them|the (?:result|merged (?:ones|intervals))) )?(?:sorted|ordered) by (?:their |the )?start(?:ing)?(?: values?| points?)?(?: ascending)?/,
    ],
    silent: 'intervals merged tuples pairs overlapping start end',
  },
  {
    id: 'fizzbuzz',
    about: /\bfizz[ _]?buzz\b/,
    name: 'fizzBuzz',
    parameters: ['n'],
    guards: {
      small: `${IT}${SMALLER} (?:1|one)|${NEGATIVE}|${IT}(?:zero or negative|not positive|0 or less)`,
    },
    always: [
      /\b(?:of |for |with )?(?:the )?(?:numbers |values )?(?:from )?1 (?:to|through|up to) n\b/,
      /\b(?:a |an |the )?(?:list|array|vec(?:tor)?|slice) of strings?\b/,
    ],
    silent: 'strings lines',
  },
  {
    id: 'palindrome',
    about: /\bpalindromes?\b|\bis_?palindrome\b/,
    name: 'isPalindrome',
    parameters: ['text'],
    options: {
      case: CASE,
      alnum: ALNUM,
      tests: /,? ?\b(?:with|and|including) (?:some |a few |unit )*tests\b/,
    },
    always: [/\b(?:tells?|checks?|says?|returns? true|returns?) (?:whether|if)\b/],
    silent: 'true false bool boolean whether if is word sentence examples three',
  },
  {
    id: 'roman',
    about: /\broman(?: numerals?| numbers?)?\b(?!.*\b(?:parse|back|to an? (?:int|number)))/,
    name: 'toRoman',
    parameters: ['number'],
    guards: {
      range: `${IT}(?:is |are )?(?:outside|out of|not (?:in|between|from|within))(?: of)?(?: that| this| the)?(?: range)?(?: ?(?:from )?1 ?(?:to|and|-|\\.\\.) ?3999)?|${IT}${SMALLER} 1 or (?:greater|more|larger|above|over)(?: than)? 3999|anything else|(?:other|invalid) (?:values|numbers|input)`,
    },
    always: [
      /\b(?:an? |the )?(?:int(?:eger)?s?|numbers?|values?)? ?\(?(?:from|between|in the range) 1 (?:to|and|-) 3999\)?/,
      /\bconverts?\b/,
    ],
    silent: 'numeral numerals number numbers',
  },
  {
    id: 'reverse-words',
    about:
      /\brevers(?:es?|ing|ed) (?:the )?(?:order of )?(?:the |all )?words?(?: order)?\b|\breverse_?words\b/,
    name: 'reverseWords',
    parameters: ['text'],
    always: [
      /\b(?:and )?(?:collaps(?:es?|ing)|reduc(?:es?|ing)|squeez(?:es?|ing)|shrink(?:s|ing)?|replac(?:es?|ing)) (?:multiple|repeated|several|extra|runs of|consecutive) (?:white)?spaces?(?: (?:in|in)?to (?:a single (?:one|space)?|one(?: space)?)| with (?:a single|one)(?: space)?)?/,
      /\b(?:and )?(?:trim(?:s|ming)?|remov(?:es?|ing)|strip(?:s|ping)?) (?:the )?(?:leading and trailing|extra|outer|surrounding) (?:white)?spaces?/,
      /\bin (?:a|the) (?:string|sentence|text)\b/,
    ],
    silent: 'sentence words',
  },
  {
    id: 'slugify',
    about: /\bslug(?:ify|s|ifies)?\b|\burl[- ]slugs?\b/,
    name: 'slugify',
    parameters: ['text'],
    options: {
      max: /\b(?:and )?(?:cuts?|limits?|truncates?|limited|cut)?(?: it| the (?:slug|result))?(?: (?:to|at|of|with))? (?:at most|max(?:imum)?(?: of)?|no more than) (\d+) (?:characters|chars|letters)/,
    },
    guards: {
      empty: `(?:an? |the )?(?:empty (?:result|slug|string)|(?:result|slug|it) (?:is|would be) empty|nothing (?:is left|remains)|there is nothing left)`,
    },
    always: [
      /\b(?:and )?(?:lower[- ]?cas(?:es?|ing)|makes? (?:it|everything) lower ?case)(?: (?:it|the text|everything|letters))?\b/,
      /\b(?:and )?replac(?:es?|ing) (?:anything|everything|all characters|characters|runs of (?:anything|characters)|any run of characters|every run of (?:non-alphanumeric )?(?:characters|signs)|non-alphanumeric characters|spaces and punctuation)(?: (?:that (?:is|are) )?not (?:an? )?(?:letters?|ascii letters?) (?:or|and|nor) (?:an? )?(?:digits?|numbers?))? (?:with|by) (?:an? )?(?:single |one )?(?:dash(?:es)?|hyphens?)/,
      /\b(?:and )?(?:trim(?:s|ming)?|strip(?:s|ping)?|remov(?:es?|ing)) (?:any |the )?(?:leading and trailing |leading or trailing |outer )?(?:dash(?:es)?|hyphens?)(?: (?:from|at|on) (?:the|both) ends?)?/,
      /\b(?:turns?|converts?|makes?) (?:a |the )?(?:title|text|string|headline) (?:in)?to\b/,
    ],
    silent: 'url slug title dashes',
  },
  {
    id: 'retry',
    about: /\bretr(?:y|ies|ying)\b(?=.*\bdecorator\b)|\bdecorator\b(?=.*\bretr(?:y|ies)\b)/,
    name: 'retry',
    parameters: ['times', 'delay'],
    always: [
      /\b(?:that |which )?retr(?:y|ies) (?:a |the |an )?(?:decorated |failing )?(?:function|call)?(?: (?:on|after|for) (?:any|every|all) (?:exceptions?|errors?)| (?:when|if) it (?:raises|fails|throws))?(?: up to times(?: times)?)?/,
      /\b(?:and )?(?:sleep(?:s|ing)?|wait(?:s|ing)?) (?:for )?(?:delay )?(?:seconds )?(?:between|before|after) (?:the |each |every )?(?:tries|attempts|retries|try|attempt|retry|next (?:try|attempt))/,
      /\b(?:and )?(?:re-?raises?|raises?|re-?throws?) the last (?:exception|error|one)(?: (?:if|when) (?:all|every) (?:tries|attempts|of them) fail(?:s|ed)?)?/,
    ],
    silent: 'decorator tries attempts retry',
  },
  {
    id: 'retry-call',
    about: /\bretr(?:y|ies|ying)\b(?!.*\b(?:backoff|exponential|jitter|doubl))/,
    name: 'retry',
    parameters: ['fn', 'times', 'delay'],
    options: {
      seconds: /\bdelay seconds\b|\b(?:waits?|sleeps?|waiting|sleeping) (?:for )?(?:delay )?seconds\b/,
    },
    always: [
      /\b(?:that |which )?(?:calls?|runs?|awaits?) (?:an? |the )?(?:async |asynchronous )?(?:function |fn )?(?:and )?(?:retr(?:y|ies) )?(?:it )?(?:up to )?(?:times(?: times)?)?/,
      /\b(?:and )?(?:sleep(?:s|ing)?|wait(?:s|ing)?) (?:for )?(?:delay )?(?:ms|milliseconds)? ?(?:between|before|after) (?:the |each |every )?(?:tries|attempts|retries|try|attempt|retry|next (?:try|attempt))/,
      /\b(?:and )?(?:re-?throws?|throws?|rejects? with) the last (?:exception|error|one)(?: (?:if|when) (?:all|every) (?:tries|attempts|of them) fail(?:s|ed)?)?/,
      /\b(?:if|when) it (?:fails|rejects|throws)\b/,
    ],
    silent: 'async tries attempts between fn up times promise ms delay milliseconds',
  },
  {
    id: 'parse-query',
    about: /\b(?:(?:url )?query[ -]?strings?|parse_?query(?:_?string)?)\b/,
    name: 'parseQuery',
    parameters: ['text'],
    always: [
      /\bturns "[^"]*" into \{[^}]*\}/,
      /\b(?:and )?decod(?:es?|ing) (?:the )?(?:percent|url)[- ]?encod(?:ing|ed)(?: (?:values|characters|keys and values))?(?:,? and (?:the )?plus(?: signs?)?(?: (?:as|to) spaces?)?)?/,
      /\b(?:and )?returns? (?:\{\}|an empty (?:object|dict(?:ionary)?)) (?:for|if|when) (?:an? |the )?(?:empty (?:string|input)|string is empty|input is empty)/,
      /\b(?:and )?(?:repeated|duplicate) keys (?:become|give|are collected into|as) (?:an? )?(?:arrays?|lists?)(?: of values)?/,
      /\b(?:in)?to an? (?:plain )?(?:object|dict(?:ionary)?)\b|\bparses?\b/,
    ],
    silent: 'query object url parses dict',
  },
  {
    id: 'dedupe-sorted',
    about:
      /\bremov(?:es?|ing) (?:all |the |all the )?duplicates?(?: (?:values|numbers))? (?:from|in|of) an? sorted (?:int |integer )?(?:array|list|slice)(?: of (?:ints|integers|numbers))?/,
    name: 'removeDuplicates',
    parameters: ['values', 'length'],
    options: { sample: SAMPLE },
    always: [
      /\bin[- ]place\b/,
      /\breturns? (?:the|its) new (?:length|size)\b|\breturns? how many (?:are left|remain)\b/,
    ],
    silent: 'place new length shows main it',
  },
  {
    id: 'reverse-array',
    about: /\brevers(?:es?|ing) (?:an?|the) (?:int |integer )?array(?: of (?:ints|integers))?/,
    name: 'reverseArray',
    parameters: ['values', 'length'],
    options: { sample: SAMPLE },
    always: [/\bin[- ]place\b/],
    silent: 'place without extra memory shows main it',
  },
  {
    id: 'reverse-text',
    about: /\brevers(?:es?|ing) (?:an?|the) (?:c[- ]?)?string\b/,
    name: 'reverseString',
    parameters: ['text'],
    options: { text: /\bfor "([^"\\%]{1,60})"/ },
    always: [/\bin[- ]place\b/],
    silent: 'place without extra memory allocating',
  },
  {
    id: 'number-lines',
    about:
      /\b(?:its |the |their )?line ?numbers?\b|\bnumber(?:s|ed|ing) (?:the |each |its |all )?(?:non-empty )?lines?\b/,
    name: 'numberLines',
    parameters: [],
    isProgram: true,
    options: {
      width:
        /,? ?\b(?:right-aligned|padded|right-justified|aligned right)(?: (?:to|in|at|with))?(?: an?)?(?: width(?: of)?| field of)? (\d+)(?: (?:characters|columns|wide))?/,
      skip: /,? ?\b(?:and )?(?:skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es|ing) out|without) (?:the |all )?(?:empty|blank)(?: lines| ones)?/,
    },
    always: [
      /\breads? (?:all |the )?(?:lines|text|input) from (?:stdin|standard input)\b|\b(?:from|of) (?:stdin|standard input)\b/,
      /\b(?:and )?prints? (?:each|every|them|the lines|every line|each line)(?: of them)?(?: with| preceded by)?\b/,
    ],
    silent: 'line lines stdin reads prints before',
  },
  {
    id: 'csv-column',
    about: /\bcsv\b(?=.*\bcolumn\b)/,
    name: 'csvColumn',
    parameters: [],
    isProgram: true,
    options: {
      average: /\b(?:the )?(?:average|mean)(?: value)?(?: of)?\b/,
      sum: /\b(?:the )?(?:sum|total)(?: of)?\b/,
      max: /\b(?:the )?(?:max(?:imum)?|largest|highest)(?: value)?(?: of| in)?\b/,
      min: /\b(?:the )?(?:min(?:imum)?|smallest|lowest)(?: value)?(?: of| in)?\b/,
      two: /,? ?\b(?:with|to|rounded to) (?:two|2) decimals?(?: places)?/,
    },
    always: [
      /[,;]? ?\b(?:and )?exits? (?:with )?(?:status |code )?1(?: with)?(?: an| and prints an)? error(?: message)? (?:to|on) (?:stderr|standard error) (?:if|when) (?:the|that) column (?:is missing|does not exist|is not there|is unknown)/,
      /\breads? (?:a |the )?csv file(?: (?:given|passed|named))? (?:as|by|in) (?:the )?(?:first|1st)(?: command[- ]line)? argument/,
      /\b(?:the )?(?:numeric )?column(?: (?:that is )?(?:named|given))? (?:by|as|in) (?:the )?second(?: command[- ]line)? argument/,
      /[,;]? ?\b(?:and )?(?:prints?|writes?) an error(?: message)? (?:to|on) (?:stderr|standard error)(?: and exits? (?:with )?(?:status |code )?1)? (?:if|when) (?:the|that) column (?:is missing|does not exist|is not there|is unknown|isn't there)/,
      /[,;]? ?\b(?:and )?exits? (?:with )?(?:status |code )?1(?: with (?:a|an error) message)? (?:if|when) (?:the|that) column (?:is missing|does not exist|is not there)/,
      /\b(?:and )?prints?\b/,
    ],
  },
  {
    id: 'todo',
    about: /\bto-?do(?:\.py)?\b/,
    name: 'todo',
    parameters: [],
    isProgram: true,
    options: {
      store:
        /,? ?\b(?:and )?(?:stor(?:es?|ing)|sav(?:es?|ing)|keep(?:s|ing)?)(?: (?:the |its |all )?(?:tasks|todos|items|them|everything|list))? (?:in|to) (?:a file )?([\w-]+\.json)\b/,
      remove: /,? ?(?:and )?\b(remove|delete|rm) (?:n|number)\b/,
    },
    always: [
      /\b(?:an? )?(?:argparse )?(?:command[- ]line|cli) (?:program|tool|app|application)\b|\bargparse\b/,
      /\b(?:with )?(?:the )?(?:sub)?commands?\b/,
      /\badd (?:text|task|<text>|"text")/,
      /\blist\b(?= (?:and|,)|,)/,
      /\bdone (?:n|number|<n>|index)\b/,
      /[;,]? ?\blist (?:shows?|prints?) (?:the )?(?:numbers? with|tasks with (?:their )?numbers? and)? ?\[x\] or \[ \](?: before (?:the|each) (?:text|task))?/,
      /[;,]? ?\bdone marks (?:a|the|that) task(?: n)? (?:as )?(?:done|finished|completed)/,
    ],
    silent: 'tasks tool',
  },
  {
    id: 'primes',
    about:
      /\b(?:all |the )?primes?(?: numbers?)?\b(?=.*\b(?:up to|below|less than|smaller than|under|at most|not exceeding)\b)/,
    name: 'primesUpTo',
    parameters: ['limit'],
    guards: { small: `${IT}${SMALLER} (?:2|two)|${NEGATIVE}` },
    options: { below: BELOW },
    always: [UP_TO, /\busing (?:the |a )?sieve of eratosthenes\b/, /\bin ascending order\b|\bin order\b/],
    silent: 'primes limit n inclusive up',
  },
  {
    id: 'fibonacci',
    about:
      /\b(?:all |the )?fibonacci(?: numbers?| sequence| series)?\b(?=.*\b(?:up to|below|less than|smaller than|under|at most|not exceeding)\b)/,
    name: 'fibonacciUpTo',
    parameters: ['limit'],
    guards: { small: NEGATIVE },
    options: { below: BELOW },
    always: [UP_TO, /\bstarting (?:with|at|from) 0(?: and 1|, 1)?\b/],
    silent: 'fibonacci limit n inclusive up',
  },
  {
    id: 'anagram',
    about: /\b(?:are |is )?(?:anagrams?)(?: of each other)?\b(?!.*\bgroup)|\b(?:is|are)_?anagrams?\b/,
    name: 'isAnagram',
    parameters: ['first', 'second'],
    options: { case: CASE, alnum: ALNUM, spaces: SPACES },
    always: [
      /\b(?:tells?|checks?|says?|returns? true|returns?) (?:whether|if)\b/,
      /\b(?:the )?two (?:strings|words|texts)\b/,
    ],
    silent: 'true false bool boolean whether if strings words ignoring',
  },
  {
    id: 'group-anagrams',
    about:
      /\bgroups? (?:the )?(?:words )?(?:that are |which are |into )?anagrams?(?: (?:of each other|together))?|\bgroup_?anagrams\b/,
    name: 'groupAnagrams',
    parameters: ['words'],
    options: { case: CASE, sorted: /,? ?\b(?:with )?each group (?:is )?sorted(?: alphabetically)?/ },
    always: [/\b(?:as )?(?:an? )?(?:list|array)s? of (?:lists?|arrays?|groups)\b/],
    silent: 'words anagrams groups lists strings together',
  },
  {
    id: 'chunk',
    about:
      /\b(?:splits?|splitting|cuts?|divides?|breaks?)\b(?=.*\b(?:chunks?|pieces|parts|batches|slices)\b)|\bchunks?\b/,
    name: 'chunk',
    parameters: ['items', 'size'],
    guards: {
      small: `${IT}(?:is )?(?:${SMALLER} (?:1|one)|(?:zero|0) or (?:negative|less|below)|not positive|<= 0|not at least 1)|${NEGATIVE}`,
    },
    always: [
      /\b(?:the )?last (?:one|chunk|piece|part|batch) may be (?:shorter|smaller)\b/,
      /\b(?:an? |the )?(?:array|list|slice|items) (?:in)?to (?:chunks|pieces|parts|batches|slices|arrays|lists)(?: of (?:at most |length |up to )?(?:the given )?(?:size|n))?(?: (?:elements|items))?/,
      /\b(?:chunks|pieces|parts|batches) of (?:at most |length |up to )?(?:the given )?(?:size|n)(?: (?:elements|items))?/,
    ],
    silent: 'chunks pieces size items splits split cuts divides breaks',
  },
  {
    id: 'truncate',
    about: /\btruncat(?:es?|ing)\b|\b(?:shortens?|cuts?) (?:a |the )?(?:text|string)\b/,
    name: 'truncate',
    parameters: ['text', 'max'],
    guards: { small: `${IT}${SMALLER} (?:1|one)|${NEGATIVE}` },
    options: {
      total:
        /,? ?\b(?:and |so that )?(?:the )?(?:total|whole|entire|resulting)?(?: ?(?:length|result|string|text))?,? (?:(?:including|with) (?:the )?(?:dots|ellipsis|suffix),? )?(?:is |being )?(?:never|not|no|at most) (?:longer than |more than )?max(?: (?:characters|chars|letters))?(?: (?:including|with) (?:the )?(?:dots|ellipsis|suffix|them))?|\bincluding (?:the )?(?:dots|ellipsis|suffix)\b/,
      mark: /\b(?:and )?(?:adds?|appends?|adding|appending|ends? with|ending (?:in|with)|with)(?: an?| the)?(?: ellipsis)? ?"([^"\\$#{}%]{1,6})"(?: (?:at the end|when (?:it is )?(?:cut|truncated|shortened)|if (?:it was|it is|something was) (?:cut|truncated|shortened|too long)))?/,
    },
    always: [
      /[,;]? ?\b(?:and )?(?:short(?:er)?|other) (?:texts?|strings?|ones) (?:are|is|stay|stays|remain) (?:returned )?(?:unchanged|as (?:they|it) (?:are|is)|the same)/,
      /\b(?:and )?(?:adds?|appends?|adding|appending|with|ending (?:in|with))(?: an?| three)? (?:ellipsis|dots|\.\.\.)(?: (?:at the end|when cut|if (?:it was|it is) (?:cut|truncated|too long)))?/,
      /\b(?:in)?to (?:at most )?max (?:characters|chars|letters)?|\bto (?:the|a) given length\b|\bat max characters\b/,
      /\b(?:if|when) (?:it|the (?:text|string)) is (?:longer|too long)(?: than (?:max|that))?(?: characters)?/,
      /[,;]? ?\b(?:and )?(?:returns?|leaves?) (?:it|(?:the )?(?:short(?:er)?|text|string)(?: (?:texts?|strings?))?|shorter ones|short ones)(?: unchanged| as (?:it|they) (?:is|are)| alone)?(?: unchanged)?(?: (?:if|when) (?:it|the (?:text|string)) (?:is short(?:er)? enough|fits|is shorter))?/,
    ],
    silent: 'characters max length longer unchanged',
  },
  {
    id: 'factorial',
    about: /\bfactorial(?:s)?\b/,
    name: 'factorial',
    parameters: ['n'],
    guards: { small: NEGATIVE },
    always: [
      /\biterative(?:ly)?\b|\bwith(?:out recursion| a loop)\b/,
      /\b(?:computes?|calculates?) (?:the )?/,
      /\b(?:of )?(?:a|the) (?:given |non-negative )?(?:number|integer|int|n)\b/,
    ],
    silent: 'n',
  },
  {
    id: 'gcd',
    about: /\bgcd\b|\bgreatest common divisor\b/,
    name: 'gcd',
    parameters: ['a', 'b'],
    guards: {
      negative: '(?:(?:one of them|either(?: of them| number| one)?|any(?: of them)?|a or b|an argument|one) is (?:negative|below (?:0|zero)|less than (?:0|zero))|negative (?:numbers|values|arguments|inputs?))', small: `${IT}(?:is |are )?(?:not positive|zero or negative|${SMALLER} (?:1|one))` },
    always: [
      /\b(?:using|with) (?:the )?(?:euclidean algorithm|euclid's algorithm)\b/,
      /\b(?:of )?two (?:positive )?(?:integers|numbers|ints)\b/,
      /\b(?:computes?|calculates?) (?:the )?/,
    ],
    silent: 'a b',
  },
  {
    id: 'rle',
    about: /\brun[- ]length(?:[- ]encod(?:es?|ing|er))?\b/,
    name: 'runLengthEncode',
    parameters: ['text'],
    guards: { none: '(?:an? |the )?(?:empty (?:string|text|input)|(?:string|text|input) is empty)' },
    always: [
      /\bencod(?:es?|ing)\b/,
      /,? ?\b(?:so that |e\.g\. |for example |turning |turns? |such as )?"aaabbc" (?:becomes|into|to|gives|is|->) "a3b2c1"/,
      /\b(?:as|like|to|into) "a3b2c1?"/,
    ],
    silent: 'run length encode',
  },
  {
    id: 'count-vowels',
    about: /\bcount(?:s|ing)?(?: of)?(?: the)? vowels?\b|\b(?:the )?number of vowels\b|\bcount_?vowels\b/,
    name: 'countVowels',
    parameters: ['text'],
    options: {},
    always: [
      CASE,
      /\b(?:both )?upper(?:case)? and lower ?case(?: letters)?\b/,
      /\bin (?:a|the) (?:string|text|word|sentence)\b/,
      /\b0 for an empty string\b/,
    ],
    silent: 'vowels case upper lower both how many',
  },
  {
    id: 'clamp',
    about: /\bclamps?\b/,
    name: 'clamp',
    parameters: ['value', 'min', 'max'],
    guards: {
      order:
        '(?:min|lo|low|lower|the (?:lower bound|minimum)) (?:is |> )?(?:greater than |above |larger than |bigger than )?(?:max|hi|high|upper|the (?:upper bound|maximum))',
    },
    always: [
      /\b(?:a |the )?(?:value|number|x|n) (?:to|between|into) (?:the range )?(?:\[?min(?:,| and| to) ?max\]?|lo and hi|a range)/,
    ],
    silent: 'range',
  },
  {
    id: 'flatten',
    about: /\bflattens?\b/,
    name: 'flatten',
    parameters: ['items'],
    always: [
      /\b(?:an? )?(?:arbitrarily |deeply )?nested lists?\b|\bof any depth\b|\bto any depth\b|\brecursively\b/,
      /\b(?:in)?to (?:a|one) (?:single |flat )?list\b/,
    ],
    silent: 'nested depth lists',
  },
  {
    id: 'leap-year',
    about: /\bleap[ _]?years?\b/,
    name: 'isLeapYear',
    parameters: ['year'],
    always: [
      /\b(?:tells?|checks?|says?|returns? true|returns?) (?:whether|if)\b/,
      /\b(?:a|the) (?:given )?year is\b/,
      /\b(?:following|by|using|with) (?:the )?gregorian (?:rules?|calendar)\b/,
    ],
    silent: 'year leap whether true false bool boolean',
  },
  {
    id: 'title-case',
    about:
      /\btitle[ _-]?cas(?:e[sd]?|ing)\b|\bcapitali[sz]es? (?:the first letter of )?(?:each|every) word\b/,
    name: 'titleCase',
    parameters: ['text'],
    always: [
      /\b(?:and )?(?:lower-?cas(?:es|ing)|makes?|converts?) (?:the )?(?:rest|other letters|remaining letters)(?: (?:in )?lower ?case)?\b/,
      /\b(?:and )?collaps(?:es?|ing) (?:multiple|repeated) spaces(?: (?:in)?to one)?/,
      /\b(?:in|of) (?:a|the) (?:string|text|sentence)\b/,
    ],
    silent: 'words word',
  },
  {
    id: 'balanced',
    about:
      /\bbalanced?(?: brackets| parentheses)?\b|\b(?:brackets|parentheses) (?:are )?(?:balanced|match(?:ed|ing)?)\b/,
    name: 'isBalanced',
    parameters: ['text'],
    always: [
      /\b(?:tells?|checks?|says?|returns? true|returns?) (?:whether|if)\b/,
      /(?:\(\),? ?(?:and )?\[\],? ?(?:and )?\{\})|\bround, square and curly\b/,
      /\bignor(?:es|ing) (?:all )?other characters\b/,
    ],
    silent: 'brackets parentheses string are all balanced true false bool boolean',
  },
  {
    id: 'with-timeout',
    about: /\bwith_?timeout\b|\btimeout\b(?=.*\bpromise\b)|\bpromise\b(?=.*\btime(?:s )?out\b)/,
    name: 'withTimeout',
    parameters: ['promise', 'ms'],
    options: { message: /\b(?:with )?(?:an )?error(?: with (?:the )?message)? "([^"\\$#{}%]{1,60})"/ },
    always: [
      /\b(?:and )?rejects?(?: with| if| when| after)?\b/,
      /\b(?:if|when|after)(?: the promise| it)? (?:takes longer than|does not (?:settle|resolve) (?:within|in)|is not settled (?:within|in|after)|has not (?:settled|resolved) (?:within|after|in))? ?ms(?: milliseconds)?/,
      /\b(?:and )?clears? the timer\b/,
      /\b(?:and )?(?:otherwise )?(?:resolves?|settles?) (?:with|like|as) (?:the|its) (?:promise|value|result|original promise)\b/,
    ],
    silent: 'promise ms milliseconds error timeout rejects longer',
  },
  {
    id: 'throttle',
    about: /\bthrottles?\b/,
    name: 'throttle',
    parameters: ['fn', 'wait'],
    options: {
      trailing:
        /,? ?\b(?:and )?(?:with |makes? )?(?:an? )?trailing call\b|\b(?:and )?(?:calls?|runs?) (?:it )?(?:once more )?(?:at the end )?with the (?:last|latest) arguments(?: (?:at the end|afterwards))?/,
    },
    always: [
      /\b(?:calls?|runs?|invokes?) (?:fn|it|the function) at most once (?:per|every|in|within)(?: each)? wait(?: ms| milliseconds)?/,
      /\bfires? immediately(?: on the first call)?\b/,
    ],
    silent: 'ms milliseconds once most at per calls',
  },
  {
    id: 'inventory',
    about: /\bclass(?: (?:called |named )?\w+)?(?= .*\badd\(\w+, ?\w+\))/,
    name: 'Inventory',
    parameters: [],
    isProgram: true,
    options: {
      class: /\bclass (?:called |named )?(\w*(?:inventory|stock|warehouse|store|pantry))\b/,
      item: /\badd\((\w+), ?(?=\w+\))/,
      qty: /(?<=·)(\w+)\)(?=[,;]| and| which| that)/,
      total:
        /,? ?\b(?:and )?(?:a )?(total\w*)(?:\(\))?(?: (?:method )?(?:that )?(?:returning|returns?|with|giving|gives) (?:the )?(?:sum|total|number) of (?:all )?(?:items|quantities))?/,
      listing:
        /,? ?\b(?:and )?(?:an? )?(?:to_?s|tostring|__str__|str|string representation)(?:\(\))? (?:method )?(?:that )?(?:listing|which lists|lists?|showing|shows) (?:the |all )?(?:items|entries) (?:alphabetically|sorted by name|in alphabetical order) as "name: (?:qty|quantity|count|amount)",? (?:one|each) (?:per|on its own) line/,
    },
    guards: {
      insufficient:
        '(?:there (?:is|are) )?(?:not enough|fewer|too few|less)(?: \\w+)?(?: (?:in stock|left|there|available|than that))?',
    },
    always: [/,? ?\b(?:and )?remove\(\w+, ?\w+\)/],
    silent: 'which methods',
  },
  {
    id: 'contact',
    about: /\bcontact (?:page|form)\b/,
    name: 'contact',
    parameters: [],
    isProgram: true,
    options: {
      counter:
        /,? ?\b(?:and )?(?:with )?(?:an? )?(?:live )?character (?:counter|count)(?: (?:under|below|for|of|next to) the (?:message|textarea))?(?: (?:field|box))?(?:,? ?(?:\(|limited to |with a (?:limit|maximum) of |of at most |up to |max(?:imum)? )(\d+)(?: (?:characters|chars))?\)?)?/,
      subject: /\bsubject,?/,
      phone: /\b(?:phone|telephone)(?: number)?,?/,
    },
    always: [
      /\b(?:with |of )?(?:an? )?(?:form (?:of|with) )?(?:the fields )?name,? (?:and )?e-?mail,? ?·*(?:and |, )*·*,? ?(?:and )?(?:an? )?message(?: fields?)?/,
      /,? ?\b(?:which are )?all(?: of them| fields)?(?: are)? required\b/,
      /,? ?\b(?:and )?(?:shows? )?(?:a )?thank[- ]you (?:text|message|note)(?: (?:that is )?(?:shown|displayed))? (?:instead of|in place of|replacing) the form(?: after (?:submit(?:ting)?|sending|it is sent|submission))?/,
    ],
    silent: 'page form name email message html',
  },
  {
    id: 'timed',
    about: /\bdecorator\b(?=.*\b(?:how long|time|took|duration)\b)/,
    name: 'timed',
    parameters: ['function'],
    isProgram: true,
    options: {
      given: /(?<=decorator·* ?)(?:called |named )?\b(?!that|which)([a-z_]\w*)\b(?= (?:that|which))|\bdecorator (?:called |named )?(?!that|which)([a-z_]\w*)(?= (?:that|which))/,
      ms: /\bin (?:ms|milliseconds)\b/,
    },
    always: [
      /\bprints? (?:how long (?:the |a |each )?(?:decorated )?(?:function|call|it)(?: call)? (?:took|takes|ran|runs)|the (?:run(?:ning)?|execution|elapsed) time(?: of (?:the|a|each) (?:function|call))?)(?: to run)?(?: in seconds)?/,
      /\b(?:and )?returns? (?:its|the function's|the) (?:result|return value|value)\b/,
      /\b(?:and )?(?:keeps?|preserves?) (?:its|the) name\b/,
    ],
    silent: 'decorator',
  },
  {
    id: 'deep-equal',
    about: /\bdeep[_ -]?equals?\b/,
    name: 'deepEqual',
    parameters: ['a', 'b'],
    always: [
      /\b(?:that |which )?compares? (?:two )?(?:values |nested )?(?:plain )?(?:objects and arrays|arrays and objects|objects|values)(?: recursively)?/,
      /,? ?\b(?:and )?returns? false (?:for|if|when) (?:they have )?(?:different|the) (?:lengths?|keys|types)(?: differ| are different)?/,
      /\b(?:tells?|checks?|returns? true) (?:whether|if)\b/,
      /\b(?:treats?|treating) nan (?:as )?equal(?: to (?:nan|itself))?/,
    ],
    silent: 'nested objects arrays recursively true false values equal two',
  },
  {
    id: 'group-by',
    about: /\bgroup[_ ]?by\b|\bgroups?\b/,
    name: 'groupBy',
    parameters: ['items', 'key'],
    always: [/\bgroups (?:the )?items by (?:the result of )?(?:the )?key(?: function)?/],
    silent: 'items key',
  },
  {
    id: 'largest-files',
    about: /\b(?:the )?(?:\d+ )?(?:largest|biggest) files\b/,
    name: 'largestFiles',
    parameters: [],
    isProgram: true,
    options: { count: /\b(?:the )?(\d+) (?=largest|biggest)/ },
    always: [
      /\b(?:in|of|under|below) (?:an?|the) (?:directory|folder)(?: tree)?(?: (?:that is )?(?:given|passed))? as (?:the |an? )?(?:first )?(?:argument|\$1)/,
      /\bwith (?:their|its|the) sizes?\b/,
      /,? ?\b(?:largest|biggest) first\b|,? ?\bsorted by size descending\b/,
      /,? ?\b(?:and )?exits? (?:with )?(?:status |code )?1(?: with an error(?: message)?)? (?:if|when) (?:the|that) (?:directory|folder|argument) (?:does not exist|is missing|is not there|is not a directory)/,
      /\b(?:prints?|lists?|shows?)\b/,
    ],
    silent: 'files recursively',
  },
];
