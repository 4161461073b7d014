import { TIES } from '../programs/read-shown.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import type { Core } from './core.ts';
import { flag } from './file-cores.ts';

/** Phrases for the input of such a program. */
const INPUT: readonly RegExp[] = [
  /[,;]? ?\b(?:and |or |else )*(?:from )?(?:the )?(?:stdin|standard input) (?:when|if) (?:no|there is no) (?:file ?(?:name)?|path|argument)(?: (?:is|was))?(?: (?:given|passed|specified|provided))?/,
  /[,;]? ?\b(?:and |or |but )*(?:reads?|reading|uses?|takes?) (?:from )?(?:the )?(?:stdin|standard input)(?: instead)? (?:when|if) (?:no|there is no|the) (?:file ?(?:name)?|path|argument)(?: (?:argument|name))?(?: (?:is|was|are))?(?: (?:given|passed|missing|specified|provided|left out|not given))?/,
  /[,;]? ?\b(?:if|when) (?:no|there is no|the) (?:file ?(?:name)?|path|argument)(?: (?:is|was))?(?: (?:given|passed|missing|specified|provided))?,? (?:it )?(?:reads?|uses?) (?:from )?(?:the )?(?:stdin|standard input)/,
  /\b(?:reads?|of|from|in|takes?|over)? ?(?:(?:the |all |its )?(?:lines|text|input|numbers) )?(?:from |of )?(?:an?|the) (?:text |log |input )?file(?: name)? (?:or|and|, or) (?:from )?(?:the )?(?:stdin|standard input)\b/,
  /\b(?:reads?|from)? ?(?:(?:the |all |its )?(?:lines|text|input) )?(?:from )?(?:the )?(?:stdin|standard input) or (?:from )?(?:an?|the) (?:text |log |input )?file\b/,
];
const WORDS =
  'command line lines cli tool console app utility clone simple minimal like version own file files flag flags option options argument arguments print prints printing show shows read reads text';

export const LINE_CORES: readonly Core[] = [
  {
    id: 'grep',
    about:
      /^(?=.*\bgrep\b|.*\bmatching lines\b.*\bfile\b|.*\b(?:search|find|look|print|show|filter)\w*\b.*\blines?\b.*\b(?:contain|match)|.*\bsearch\w*(?: for)? (?:an?|the) (?:\w+ )?(?:word|text|string|pattern|keyword|term)\b.*\bfiles?\b)(?!.*["'`])(?!.*\b(?:folders?|director(?:y|ies)|recursive(?:ly)?|csv|replac\w+|errors?|warnings?|todo|between|last|first|longest|sum|per)\b)/,
    name: 'grep',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      status:
        /[,;]? ?\b(?:and |with )*(?:an? )?(?:exit(?:s|ing)?|ends?|returns?)? ?(?:with )?(?:an? )?(?:exit )?(?:status|code)(?: of)? 1 (?:if|when) (?:nothing|no lines?|there (?:is|are) no match(?:es)?|no match(?:es)?)(?: (?:is|was|are|were))?(?: (?:found|matched|match(?:es)?))?|[,;]? ?\b(?:and )?exits? (?:with )?1 (?:if|when) (?:nothing|no lines?|no match(?:es)?)(?: (?:is|was|are|were))?(?: (?:found|matched|match(?:es)?))?/,
      iflag: flag(
        '(?:-i|--ignore-case)\\b',
        '(?: (?:for|to) (?:case[- ]insensitive(?: search| matching)?|ignor(?:e|ing) case))?',
      ),
      icase:
        /[,;]? ?\b(?:and |but )?(?:ignor(?:es?|ing)(?: the)? (?:letter )?case|case[- ]insensitiv(?:e|ely)|regardless of(?: the)? case|without regard to case)(?: (?:search|matching|match))?/,
      number:
        /[,;]? ?\b(?:and |with |including |preceded by |prefixed (?:with|by) )*(?:their |its |the |each )*line ?numbers?\b/,
      count:
        /\b(?:and )?(?:prints? |shows? |counts? )?(?:only )?(?:how many|(?:the )?(?:number|count) of|counts?)(?: the)?(?= (?:matching |such )?(?:lines|matches))/,
      invert: /\b(?:that |which )?(?:do(?:es)? not|don't|doesn't|not) (?:contain|match)(?:ing)?\b/,
      regex: /\b(?:an? |the )?(?:regex(?:p|es)?|regular expressions?)(?: pattern)?\b/,
    },
    always: [
      ...INPUT,
      /\b(?:takes?|with|given|accepts?|expects?|gets?) (?:an?|the) (?:search )?(?:pattern|word|text|string|term|keyword)(?: and (?:an?|the)(?: optional)? (?:file|file ?name|path))?(?: (?:as|from|on|via) (?:the )?(?:command[- ]line )?(?:arguments?|parameters?|command line))?/,
      /\b(?:search(?:es|ing)?|looks?|looking|finds?)(?: (?:for|an?|the|in|through))* (?:pattern|word|text|string|term|keyword|file|lines)s?(?: (?:in|of|from) (?:an?|the) (?:text |log )?file)?/,
      /\b(?:and )?(?:prints?|shows?|lists?|outputs?|displays?|returns?|filters?)? ?(?:all |every |each |only )?(?:the )?(?:matching |found )lines?\b/,
      /\b(?:all |every |each |only )?(?:the )?lines? (?:of|in|from) (?:an?|the) (?:text |log )?file (?:that |which )?(?:contain|match)(?:s|ing)?(?: (?:an?|the) (?:given )?(?:pattern|word|text|string|term|keyword))?/,
      /\b(?:that |which )?(?:contain|match)(?:s|ing)?(?: (?:an?|the|it))?(?: (?:given )?(?:pattern|word|text|string|term|keyword))?\b/,
      /\b(?:in|of|from|through) (?:an?|the) (?:text |log )?file(?: (?:given|passed) (?:as|on|by) (?:an? |the )?(?:command[- ]line )?(?:arguments?|command line))?/,
    ],
    silent: `${WORDS} grep word pattern matching lines`,
  },
  {
    id: 'sort-lines',
    about:
      /^(?=.*\bsort)(?=.*\blines\b)(?=.*(?:--|\bflags?\b|\bstdin\b|\bstandard input\b))(?!.*\b(?:csv|column|words?|count|frequency|length|per)\b)/,
    name: 'sortLines',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      limit: flag(
        '--limit(?:[ =]<?n>?)?\\b',
        '(?: (?:that |which |to )?(?:prints?|shows?|limits?)(?: only)?(?: the)?(?: first| at most)? ?(?:n )?(?:lines|output)?)?',
      ),
      reverse: flag('(?:--reverse|-r)\\b', '(?: (?:for|to) (?:descending|reversed?)(?: order)?)?'),
      unique: flag(
        '(?:--unique|-u)\\b',
        '(?: (?:to|that|which) (?:removes?|drops?|skips?) duplicates?(?: lines)?)?',
      ),
      numeric: flag(
        '(?:--numeric|-n)\\b',
        '(?: (?:for|to) (?:sort )?(?:by number|numeric(?:ally)?)(?: sort(?:ing)?| order)?)?',
      ),
    },
    always: [
      ...INPUT,
      /[,;]? ?\b(?:and |with )*(?:an? )?(?:exits? )?(?:with )?(?:exit )?(?:status|code)(?: of)? 2 (?:on|for|if|when)(?: the)? (?:bad|wrong|invalid|unknown)? ?(?:usage|flags?|options?|arguments?)(?: (?:is|are) (?:wrong|invalid|unknown))?/,
      /\b(?:and )?(?:prints?|outputs?|writes?|shows?) (?:them|the lines|lines|the sorted lines)(?: sorted| in (?:sorted|alphabetical) order)?/,
      /\b(?:reads?|takes?) lines\b|\b(?:from )?(?:stdin|standard input)\b/,
      /\bsort(?:s|ed|ing)?(?: (?:the|them|its|all))*(?: lines)?(?: (?:of|from|in) (?:an?|the) (?:text )?file)?(?: alphabetically)?\b/,
    ],
    silent: WORDS,
  },
  {
    id: 'guess',
    about:
      /^(?=.*\bguess)(?=.*\b(?:number|game)\b)(?!.*\b(?:computer (?:guesses|tries|has to guess|should guess)|guess(?:es)? my|hangman|word|letter|file|score|leaderboard|difficulty|levels?)\b)/,
    name: 'play',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      tries:
        /[,;]? ?\b(?:and |but )?(?:(?:with|in|has|have|gets?|gives?|allow(?:s|ing)?|limit(?:s|ed)?(?: (?:it|the (?:player|user)))?(?: to)?)(?: (?:the (?:player|user)|you))? )?(?:at most |a maximum of |a limit of |up to |only |no more than |max(?:imum)? )?(\d+|three|five|six|seven|eight|ten) (?:attempts?|guesses|tries|chances|turns)\b(?: (?:max(?:imum)?|at most|allowed|to guess(?: it)?))?/,
      low: /\b(?:between|from) (\d+)(?= (?:and|to) \d)/,
      high: /(?<=·) ?(?:and|to) (\d+)\b|\b(?:up to|below) (\d+)\b/,
      again:
        /[,;]? ?\b(?:and |then |with )*(?:(?:asks?|offers?|lets?|an? option|the option|allows?)(?: (?:the (?:user|player)|you))?(?: (?:to|whether to|if (?:they|he|the (?:user|player)) wants? to))? )?(?:an? |the )?(?:")?play(?:ing)? again(?:")?(?: (?:at the end|option|question|prompt))?/,
    },
    always: [
      /\b(?:the )?(?:computer|program|it)? ?(?:picks?|chooses?|thinks? of|generates?)? ?(?:an? )?(?:random |secret )+(?:whole )?number\b|\b(?:where |in which )?(?:the )?(?:computer|program|it) (?:picks?|chooses?|thinks? of|generates?|selects?) (?:an? )?(?:whole )?number\b/,
      /[,;]? ?\b(?:and |with |that |which )*(?:says?|tells?|gives?|prints?|hints?|shows?)? ?(?:the (?:user|player) |you |a hint )?(?:whether |if )?(?:the guess |it |each guess )?(?:is |was )?"?(?:too )?(?:higher|high|lower|low|bigger|smaller)\b"? ?(?:or|and|\/|,)? ?"?(?:too )?(?:higher|high|lower|low|bigger|smaller)\b"?(?: hints?)?(?: after each guess)?/,
      /[,;]? ?\b(?:and )?(?:reveals?|shows?|prints?|tells?) (?:the |what the )?(?:number|secret|answer)(?: was)?(?: (?:if|when|at the end)(?: (?:the (?:user|player)|they|you) (?:loses?|fails?|runs? out))?)?/,
      /[,;]? ?\b(?:and )?(?:handles?|rejects?|ignor(?:es?|ing)|asks? again (?:for|on)) (?:an? )?(?:invalid|non-numeric|bad) (?:input|guesses)\b/,
      /[,;]? ?\b(?:and |that |which )*(?:counts?|counting|keeps? track of|tracks?|tells?|prints?|shows?|reports?) (?:me |you )?(?:the |how many |number of |your )*(?:attempts|guesses|tries)(?: (?:it took|were needed|needed|you needed|were made|used|taken))?(?: at the end)?/,
      /\b(?:guess(?:es|ing)?)(?: (?:the|a|it))*(?: number)?(?: game)?\b|\bnumber guessing(?: game)?\b|\b(?:the )?(?:user|player) (?:has to |must |guesses|tries to )(?:guess )?(?:it)?/,
    ],
    silent:
      'game number guess guessing hints hint user player console terminal command line cli computer random app application plays play playing',
  },
  {
    id: 'json-config',
    about:
      /^(?=.*\bjson\b)(?=.*\b(?:config\w*|settings)\b)(?=.*\bdefaults?\b)(?!.*\b(?:environment|env|required|validat\w+|yaml|toml|watch|save|write|range)\b)/,
    name: 'loadConfig',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      merge:
        /[,;]? ?\b(?:and |with )*(?:deep(?:ly)?[- ]?merg(?:es?|ing|ed)|merg(?:es?|ing) (?:them )?(?:deeply|recursively)|nested (?:objects|values|keys)(?: (?:are )?merged)?)(?: (?:it|them|the (?:defaults|values|settings)|nested (?:objects|values)))*(?: (?:with|over|into) (?:the )?defaults)?/,
    },
    always: [
      /[,;]? ?\b(?:and |with |using |uses? |falls? back to |apply(?:ing)? |applies |fills? in |merg(?:es?|ing) (?:it |them )?(?:with|over|into) )*(?:the |some )?defaults?(?: values?)?(?: (?:for|when|if|where|in case)(?: (?:the|a|an|any|some))?(?: (?:file|missing|absent|unset|keys?|values?|fields?|settings|options|config))*(?: (?:is|are|does not|do not|doesn't|don't|not))*(?: (?:missing|absent|exist|there|present|set|given|found))?(?: or (?:the )?(?:file|keys?|it)? ?(?:is |are |does not |doesn't )?(?:missing|exist|absent))?)?/,
      /\b(?:reads?|loads?|parses?|reading|loading)(?: (?:the|a|an|its|my))*(?: (?:json|config\w*|settings))*(?: file)?(?: from (?:an?|the) json file)?\b/,
      /\b(?:from |in )?(?:an?|the) json (?:config\w* |settings )?file\b/,
    ],
    silent:
      'json config configuration settings file default defaults values loader load loads read reads into object dict struct hash array missing',
  },
  {
    id: 'csv-json',
    about:
      /^(?=.*\bcsv\b.*\bjson\b)(?=.*\b(?:convert|turn|transform|csv to json|export)\w*)(?!.*\bjson\b.*\bto (?:an? )?csv\b)(?!.*\b(?:api|server|endpoint|stdin|upload|group|filter|nested|only|string)\b)/,
    name: 'csvToJson',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    oneOf: ['numbers', 'delimiter', 'named'],
    shapes: { delimiter: (said) => (/semi|;/.test(said) ? ';' : /pipe|\|/.test(said) ? '|' : '\\t') },
    options: {
      numbers:
        /[,;]? ?\b(?:and |with |where |but )*(?:convert(?:s|ing|ed)? |keep(?:s|ing)? |pars(?:es?|ing) |turn(?:s|ing)? |writ(?:es?|ing) )?(?:the |all |any )*(?:numbers?|numeric (?:values?|columns?|fields?|strings?))(?: (?:should|must|are|is|be|to|into|as|become|stay|kept|converted|written|parsed|real|json|numbers?|not|strings?|texts?|instead|of))*/,
      delimiter:
        /[,;]? ?\b(?:and |that |which |with |is |uses? |using |separated by |delimited by )*(?:an? )?(semicolons?|tabs?|pipes?|";"|';')(?:[- ](?:separated|delimited))?(?: (?:as|for)(?: the)? (?:delimiter|separator)| delimiter| separator)?(?: instead of commas?)?/,
      named:
        /\b(?:files? (?:names? )?(?:are )?(?:given|passed) (?:as|on) (?:the )?(?:command[- ]line )?(?:arguments|command line)|takes? (?:the |both |two )?(?:input and output )?(?:file ?names|paths|files) as (?:command[- ]line )?arguments)\b/,
    },
    always: [
      /\b(?:converts?|turns?|transforms?|converting|exports?)(?: (?:an?|the))* csv(?: file)?(?: with (?:an? )?header(?: row)?)? (?:in)?to (?:an? )?json(?: (?:file|array|array of objects|objects))?/,
      /[,;]? ?\b(?:and |with |using |that has )*(?:the |a |first )*(?:header|first) ?(?:row|line)?(?: (?:as|for|gives?) (?:the )?(?:keys|names|field names|property names))?/,
      /[,;]? ?\b(?:and )?(?:writes?|saves?)(?: (?:it|the result|them))?(?: to (?:an?|another) (?:json )?file)?(?: as json)?/,
    ],
    silent:
      'csv json file files convert converter converts pretty printed formatted indented rows row objects array',
  },
  {
    id: 'env-file',
    about:
      /^(?=.*(?:(?<!\w)\.env\b|\bdotenv\b))(?=.*\b(?:files?|loads?|loader|reads?|reading|loading|pars\w+)\b)(?!.*\b(?:string|text|required|validat\w+|write|multi-?line|expand\w*|interpolat\w+|typed|int|bool)\b)/,
    name: 'loadEnv',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    implies: { keep: 'set' },
    options: {
      keep: /[,;]? ?\b(?:and |but )*(?:without overwrit|without overrid|do(?:es)? not overwrit|do(?:es)? not overrid|doesn't overwrit|doesn't overrid|not overwrit|not overrid|never overwrit|never overrid|keep)(?:e|es|ing|s)?(?: (?:the|any|variables?|those|values?|ones?|existing|that|are|already|set|environment|defined|which|in))*/,
      set: /[,;]? ?\b(?:and |then |to )*(?:sets?|puts?|exports?|adds?|loads?|setting|loading)?(?: (?:it|them|the|all|its|values?|variables?|into|as|in|to))* ?(?:process\.env|os\.environ|environment(?: variables?)?|the environment|\$?_?env\b(?! file))/,
    },
    always: [
      /[,;]? ?\b(?:and |while |with |support(?:s|ing)? )*(?:ignor(?:es?|ing)|skip(?:s|ping)?|handl(?:es?|ing))? ?(?:# )?(?:comments?|comment lines|lines starting with #)(?: (?:and|or) (?:blank|empty) lines)?/,
      /[,;]? ?\b(?:and |while )*(?:ignor(?:es?|ing)|skip(?:s|ping)?) (?:blank|empty) lines(?: and (?:#? ?comments|comment lines))?/,
      /[,;]? ?\b(?:and |with |support(?:s|ing)? |handl(?:es?|ing) |strip(?:s|ping)? |remov(?:es?|ing) )*(?:quoted values|(?:surrounding )?quotes(?: (?:around|from) (?:the )?values)?)/,
      /(?<!\w)\.env\b|\bdotenv\b/,
    ],
    silent:
      'file env dotenv load loads loading read reads reading parse parses parser loader into map dict dictionary object hash key value pairs variables values settings library without own minimal',
  },
  {
    id: 'tail-follow',
    about:
      /^(?=.*\btail -f\b|.*\b(?:follow|watch|monitor|tail)\w*\b.*\b(?:file|log)\b.*\b(?:new|added|appended) (?:lines|text|content)|.*\b(?:prints?|shows?) new lines\b.*\b(?:file|log)\b)(?!.*\b(?:folder|directory|rotat\w+|filter|last|contain\w*|match\w*)\b)/,
    name: 'follow',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    always: [
      /\btail -f\b(?: (?:clone|implementation|command))?/,
      /\b(?:watch|follow|monitor|tail)(?:s|es|ing)? (?:an?|the) (?:log |text )?file\b/,
      /\b(?:and )?(?:prints?|shows?|outputs?) (?:all |the |any )?(?:new|added|appended) (?:lines|text|content)(?: (?:as|when|whenever) (?:they|it|lines) (?:are|is|gets?) (?:added|written|appended))?(?: to it)?/,
      /[,;]? ?\b(?:and )?takes? (?:the |a )?(?:file ?name|path|file)(?: of the file)? as (?:an? |the )?(?:first )?(?:command[- ]line )?argument/,
      /\b(?:added|written|appended)(?: to (?:it|the file))?\b/,
    ],
    silent: 'like tail follow follows log file given argument implement lines as they',
  },
];

/** C and C++ have no other way to these. */
export const NATIVE_CORES: readonly Core[] = [
  {
    id: 'number-stats',
    about:
      /^(?=.*\b(?:stdin|standard input|until)\b)(?=.*\b(?:and|error|skip|ignor|until)\w*\b.*\b(?:min(?:imum)?|max(?:imum)?|mean|average|median|mode|sum|count|invalid|bad|lines|input)\b|.*\buntil\b.*\b(?:largest|smallest)\b)(?=.*\b(?:numbers?|integers?|ints|values|floats|doubles|temperatures|readings|measurements|prices|scores|grades|marks|weights|heights|amounts)\b)(?!.*\b(?:sort\w*|csv|words?|names?|primes?|even|odd|histogram|second|distinct|arrays?)\b)/,
    name: 'numberStats',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    oneOf: ['min', 'max', 'mean', 'median', 'mode', 'deviation', 'sum', 'count'],
    implies: { skip: 'single', blank: 'single', mode: 'sorted', median: 'sorted', deviation: 'sorted' },
    shapes: {
      until: (said) => (said === 'zero' ? '0' : said),
      decimals: (said) => String(numberOf(said)),
    },
    options: {
      decimals: new RegExp(
        `,? ?\\b(?:and |each |all |both |rounded |printed |shown |formatted )*(?:with|to) (?:exactly |up to )?${NUMBER} (?:decimals?(?: places?)?|digits? after the (?:decimal )?point|places)`,
      ),
      blank:
        /,? ?\buntil (?:(?:the user|they|he|you) (?:enters?|types?) )?an? (?:empty|blank) line(?: is (?:entered|read|typed))?/,
      negative:
        /,? ?\buntil (?:(?:the user|they|he|you) (?:enters?|types?) )?a negative (?:number|value|one|integer)(?: is (?:entered|read|typed))?/,
      until:
        /,? ?\buntil (?:(?:the user|they|he|you|it) (?:enters?|types?|reads?) )?(?:a |the )?(?:number |value )?(-?\d+|zero)(?: is (?:entered|read|typed|input))?/,
      single:
        /,? ?\(?\b(?:with )?(?:one|a number|each)(?: number| integer| value)? (?:per|on (?:a|each|every|its own)|in each) (?:own )?line\)?/,
      skip: /[,;]? ?\b(?:and |but )*(?:skip(?:s|ping)?|ignor(?:es?|ing)) (?:the |any |all )?(?:(?:bad|invalid|malformed|non-numeric|other) (?:lines?|input|values?|ones)|(?:lines?|values?|those|anything) (?:that |which )?(?:is|are|cannot be|can't be)(?: not)? (?:an? )?(?:numbers?|numeric|integers?|parsed|invalid))(?: (?:with|and prints?|after) an? (?:warning|error|message)(?: (?:on|to) stderr)?)?|[,;]? ?\b(?:and |but )*(?:prints?|reports?|writes?|shows?) an? (?:error|warning)(?: message)?(?: (?:on|to) (?:stderr|standard error))? (?:for|on) (?:each |every |any |all )?(?:(?:bad|invalid|malformed|non-numeric) lines?|lines? (?:that |which )(?:is|are|cannot be)(?: not)? (?:an? )?(?:valid )?(?:numbers?|integers?|numeric|parsed|invalid))(?: (?:and|but) (?:skips?|continues?|goes on)(?: (?:it|them))?)?|[,;]? ?\b(?:and |but )*(?:invalid|bad|malformed|non-numeric) (?:lines?|input|values?|ones) (?:are |is )?(?:reported|printed|told|warned about)(?: (?:with|by|and|the|their|its|line|numbers?|skipped|on|to|stderr)\b)*|[,;]? ?\b(?:and |but )*(?:complains?|warns?)(?: (?:about|on|for|to|stderr|the|any|all))* (?:(?:bad|invalid|malformed|non-numeric) (?:lines?|input|values?|ones)|(?:lines?|values?|those|anything) (?:that |which )?(?:is|are|aren't|isn't|cannot be|can't be)(?: not)? (?:an? )?(?:valid )?(?:numbers?|numeric|integers?|parsed|invalid))(?: (?:on|to) (?:stderr|standard error))?/,
      ints: /\b(?:reads? |all |the |of )*(?:integers|ints|whole numbers)\b/,
      min: /\b(?:and |the |their |its )*(?:min(?:imum)?|smallest|lowest)(?: (?:value|number))?\b/,
      max: /\b(?:and |the |their |its )*(?:max(?:imum)?|largest|highest)(?: (?:value|number))?\b/,
      mean: /\b(?:and |the |their |its )*(?:mean|average|avg)(?: value)?\b/,
      median: /\b(?:and |the |their |its )*median\b/,
      mode: /\b(?:and |the |their |its )*mode\b/,
      deviation:
        /\b(?:and |the |their |its |population )*(?:standard deviation|std ?dev(?:iation)?|stddev)\b/,
      sum: /\b(?:and |the |their |its )*(?:sum|total)\b/,
      count: /\b(?:and |the |their |its )*(?:count|how many(?: there are)?|number of (?:values|numbers))\b/,
    },
    always: [
      /[,;]? ?\b(?:and |with |an? |prints? |reports? |exits? )*(?:error|errors|fails?|stops?|status 1|code 1|nonzero)(?: (?:message|exit|status|code|on|to|stderr|with|and|1|an?|error|nonzero|exits?|standard))* (?:on|for|if|when) (?:an? |the |any |each |there is )*(?:(?:bad|invalid|malformed|non-numeric) (?:lines?|input|values?|numbers?)|(?:lines?|input|values?|something|anything) (?:that |which )?(?:is|are|cannot be|can't be)(?: not)? (?:an? )?(?:valid )?(?:numbers?|integers?|numeric|parsed|invalid))/,
      /\b(?:reads? |reading |of |from |all |the )*(?:[a-z]+ )?(?:numbers|floats|doubles|values|integers|temperatures|readings|measurements|prices|scores|grades|marks|weights|heights|amounts)?(?: from)? ?(?:the )?(?:stdin|standard input)\b(?: until (?:eof|(?:the )?end of (?:the )?(?:file|input)))?/,
      /\b(?:if|when) (?:there are no numbers|the input is empty|no numbers (?:are|were) (?:given|read))\b/,
    ],
    silent:
      'numbers integers ints values floats doubles temperatures readings measurements prices scores grades marks weights heights amounts celsius asks ask prompts user enters typed them print prints computes compute calculates statistics stats read reads lines line',
  },
  {
    id: 'word-frequency',
    about:
      /^(?=.*\bword)(?=.*\b(?:frequenc|counts? (?:how often|of each|each)|occurrences|how often|how many times|most (?:common|frequent)|word counts?))(?=.*\b(?:stdin|standard input|files?)\b)(?!.*\b(?:stop ?words|csv|json|lines|folder|directory|letters? frequency)\b)/,
    name: 'countWords',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    // "The most common word" is one.
    shapes: { most: (said) => (said.startsWith('most') ? '1' : String(numberOf(said))) },
    options: {
      most: /[,;]? ?\b(?:and |only |prints? |shows? )*(?:the )?(?:top )?(\d+|three|five|ten)(?: (?:most (?:common|frequent)|top))?(?: words| ones)?\b(?! (?:letters|characters|chars))|\bthe (?:single )?(most (?:common|frequent|used)) word\b/,
      least:
        /[,;]? ?\b(?:and |only |counting |with |for |considering )*(?:words )?(?:with |of |that have |having |longer than )?(?:at least |a minimum of )?(\d+|three|four|five) (?:or more )?(?:letters|characters|chars)(?: or (?:more|longer))?/,
      file: /\b(?:of|in|from|reads?) (?:an?|the) (?:text )?file(?: (?:given|passed|named) (?:as|by|on) (?:an? |the )?(?:first )?(?:command[- ]line )?(?:argument|command line))?|\b(?:an?|the) file(?: given)? as (?:an? |the )?argument/,
    },
    always: [
      /[,;]? ?\b(?:and )?(?:sort(?:ed|s)?|ordered)(?: them)?(?: by (?:the )?(?:count|frequency|number))?(?:,? ?(?:in )?(?:descending|desc|decreasing)(?: order)?|,? ?(?:most frequent|highest|most common) first)?/,
      /[,;]? ?\b(?:and )?(?:ignor(?:es?|ing)(?: the)? (?:case|punctuation|case and punctuation)|case[- ]insensitiv(?:e|ely))/,
      // The words are in order before they are sorted by count.
      TIES,
      /\b(?:of|from|in|reads?)(?: text from)? (?:the )?(?:stdin|standard input)\b/,
      /\b(?:most (?:common|frequent) (?:words?|first)|how (?:often|many times)|occurrences|occurs?|appears?|frequenc(?:y|ies)|descending|word counts?)\b/,
    ],
    silent:
      'into map word words count counts counting frequency frequencies occur occurs each print prints text read reads with their number',
  },
];
