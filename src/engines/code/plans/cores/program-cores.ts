import type { Core } from './core.ts';

/** Whole programs, classes, and functions around a function. */
export const PROGRAM_CORES: readonly Core[] = [
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
    id: 'timed',
    about: /\bdecorator\b(?=.*\b(?:how long|time|took|duration)\b)/,
    name: 'timed',
    parameters: ['function'],
    isProgram: true,
    options: {
      given:
        /(?<=decorator·* ?)(?:called |named )?\b(?!that|which)([a-z_]\w*)\b(?= (?:that|which))|\bdecorator (?:called |named )?(?!that|which)([a-z_]\w*)(?= (?:that|which))/,
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
