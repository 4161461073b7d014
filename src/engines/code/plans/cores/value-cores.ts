import type { Core } from './core.ts';

const TYPE_WORDS =
  'class classes dataclass define sealed struct enum data record type types interface union generic swift kotlin java with and that which has have having methods method function functions';

/** Types with a rule of their own: results of calls, watches, bills. */
export const VALUE_CORES: readonly Core[] = [
  {
    id: 'call-result',
    about:
      /^(?=.*\b(?:sealed|enum|union|type|class|result|interface|hierarchy)\b)(?=.*\bloading\b)(?=.*\bsuccess(?:ful)?\b)(?!.*\b(?:react|component|hook|page|html|css|button|spinner|retry|retries)\b)/,
    name: 'NetworkResult',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      type: /\b(?:called|named) ["'`]?([a-z]\w*)["'`]?/,
      idle: /\b(idle|empty)\b(?: state)?/,
      failed: /\b(error|failure|failed)s?\b(?: states?)?/,
    },
    always: [
      /\b(?:for|of|that (?:represents|models|describes|holds)|representing|modell?ing|to (?:represent|model)) (?:the )?(?:possible )?(?:results?|outcomes?|states?|status|responses?)(?: (?:of|from) (?:an? |the )?(?:network|api|http|web|rest|remote|async)?[- ]?(?:calls?|requests?|fetch|responses?|api|operation))?\b/,
      /\b(?:the |an? )?(?:network|api|http|web|rest|remote)[- ]?(?:calls?|requests?|results?|responses?)\b/,
      /,? ?\b(?:and )?(?:an? )?(?:function|method) (?:that|to|which) (?:prints?|shows?|handles?|describes?|displays?|logs?)(?: (?:a (?:message|text|line) for|something for))? ?(?:each|every|all|the|them)?(?: (?:of them|one|state|case|result|variant)s?)?\b/,
      /\bsuccess(?:ful)?\b(?: states?)?(?: (?:with|holding|containing|that (?:holds|contains)) (?:the |some |its )?(?:data|value|result|payload))?/,
      /\bloading\b(?: states?)?/,
    ],
    silent: `${TYPE_WORDS} network call result results state states success loading data value message print prints each when expression exhaustive`,
  },
  {
    id: 'password-strength',
    about: /^(?=.*\bpasswords?\b)(?=.*\b(?:strength|strong)\b)(?=.*\benum\b)/,
    name: 'passwordStrength',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: { middle: /\b(medium|moderate|fair|good|okay|average)\b/ },
    always: [
      /\b(?:checks?|rates?|measures?|classif\w+|evaluat\w+|determin\w+|estimat\w+|tells?) (?:the |how )?(?:strength|strong)?(?: of)?(?: (?:an? |the |given )*passwords?(?: (?:is|strength))?)?/,
      /\b(?:an? )?enum(?: (?:class|type|value|case)s?)?\b(?: (?:for|of|with) (?:the )?(?:strength|levels?|values?))?/,
      /\b(?:based on|depending on|by|from|considering|using) (?:(?:its|the|their|and|a|mix of|character|number of) |, ?)*(?:length|digits?|letters|symbols?|(?:upper|lower)[- ]?case(?: letters)?|special characters?|variety|kinds?|character types?)(?:(?:,| and|, and) (?:its |the )?(?:length|digits?|letters|symbols?|(?:upper|lower)[- ]?case(?: letters)?|special characters?|variety|kinds?|character types?))*/,
    ],
    silent:
      "password password's passwords strength weak strong medium enum value level levels or as returns return rate rates check how",
  },
  {
    id: 'overdue',
    about:
      /^(?=.*\b(?:overdue|past due|late)\b)(?=.*\b(?:books?|loans?|items?|invoices?|rentals?)\b)(?=.*\b(?:data ?class|dataclass|struct|class|record|type)\b)(?!.*\b(?:fines?|fees?|borrow|lend|library (?:class|system)|sql|table|tables|members? can)\b)/,
    name: 'overdueBooks',
    parameters: [],
    isProgram: true,
    options: {
      noun: /\bfor (?:an? |the )?(?:library |rented |lent |borrowed |school )?(book|loan|item|invoice|rental)s?\b/,
      days: /\b(?:that |which |who )?(?:are |is |have been |has been )?(?:overdue |late )?(?:by )?(?:for )?(?:more than|over|longer than) (\d+|ten|seven|five|three|two) days?(?: (?:overdue|late|past due|past their due date))?\b/,
    },
    always: [
      /\b(?:lists?|returns?|finds?|gets?|gives?|filters?|prints?|shows?|selects?) (?:all |the |only |those )*(?:overdue )?(?:books?|loans?|items?|invoices?|rentals?|ones)\b(?: (?:that|which) are)?(?: overdue| late| past due)?/,
      /\b(?:from|in|of) (?:an? |the )?(?:given )?(?:list|library|collection)(?: of (?:books|loans|items|invoices|them))?\b/,
      /\b(?:with (?:an? )?)?(?:title|borrower|due date)(?:(?:,| and|, and) (?:an? |the )?(?:title|borrower|due date))*\b/,
    ],
    silent: `${TYPE_WORDS} overdue late books book library days day more than list all`,
  },
  {
    id: 'stopwatch',
    about:
      /^(?=.*\bstop ?watch)(?!.*\b(?:html|page|react|browser|css|button|context manager|decorator|thread)\b)(?=.*\b(?:format|formats|formatted|formatting|laps?|splits?|paused?|hundredths|mm:ss)\b)/,
    name: 'Stopwatch',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      hundredths:
        /,?(?: and| with)? ?\b(?:hundredths|centiseconds|mm:ss[.:](?:hh|ss|cc|ff|00))\b(?: of a second)?/,
      hours: /\b(?:hours?,? (?:and )?(?:minutes?,? )?(?:and )?(?:seconds?)?|hh:mm:ss)\b/,
      lap: /,?(?: and)? ?\b(?:lap|split)s?\b(?: (?:methods?|functions?|times?)\b)?(?: (?:that |which )?(?:records?|stores?|returns?|saves?)(?: (?:the|its|a|each)\b)?(?: (?:lap|split|current))? ?(?:times?)?)?/,
      stopping: /\b(pause|stop)(?:s|d|ped)?\b(?!watch)/,
    },
    always: [
      /\b(?:a )?(?:method|function|property|way)? ?(?:that |which |to )?(?:formats?|formatting|formatted|shows?|prints?|returns?)\b(?: (?:the|its))?(?: (?:elapsed|total|measured|passed))?(?: time)?(?: (?:as|in|into|like))?(?: (?:an? )?(?:string|text))?(?: (?:of|in|as|like))?(?: minutes?(?:,? (?:and )?seconds?)?| mm:ss)?/,
      /\b(?:minutes?(?:,| and)+ ?(?:and )?)?seconds?\b/,
      /\b(?:the )?elapsed time\b/,
      /\b(?:that |which |and )?(?:returns?|lists?|gives?|stores?|keeps?|records?) (?:all |the |a list of )*(?:lap|split) times\b/,
    ],
    silent: `${TYPE_WORDS} stopwatch can be started paused stopped resumed returns start starts stop pause reset lap laps supports support resume continue elapsed time minutes seconds mm ss formatted format as`,
  },
  {
    id: 'tip',
    about:
      /^(?=.*\btips?\b)(?=.*\b(?:bill|calculator|split|restaurant|people)\b)(?!.*\b(?:html|page|react|tooltip|css)\b)/,
    name: 'TipCalculator',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      console:
        /\b(?:an? )?(?:small |simple )?(?:console|terminal|command[- ]line)(?: (?:app(?:lication)?|program|tool|calculator))?\b|\b(?:that |which )?(?:asks?|prompts?|reads?)(?: (?:the )?user)? for (?:the )?(?:bill|amount|total)[^.;]*|\bprogram\b/,
      percent:
        /\b(?:with )?(?:an? )?(?:default |standard )?(?:tip )?(?:of )?(\d+) ?(?:%|percent)(?: (?:tip|by default|as (?:the )?default))?/,
    },
    always: [
      /\b(?:and )?(?:splits?|divid(?:es?|ing)|splitting|shar(?:es?|ing)) (?:the |a )?(?:bill|total|amount|it|cost|check)?(?: (?:evenly|equally))? ?(?:between|among|by|across|with) (?:several |a number of |any number of |the |some |\d+ |n )*(?:people|persons|guests|friends|diners)\b/,
      /,? ?\b(?:and )?(?:rounds?|rounded|rounding)(?: (?:it|the (?:result|amounts?|total)|each share|everything))? (?:up )?to (?:two|2) decimals?(?: places)?\b|,? ?\b(?:and )?round(?:s|ed)? to (?:the (?:nearest )?)?cents?\b/,
      /\b(?:the )?(?:tip|total|amount|share)(?: amount)?(?:(?:,| and|, and)+ (?:the )?(?:tip|total|amount|share|bill)(?: amount)?)* ?(?:per|for each|each) person\b/,
      /\b(?:calculates?|computes?|works? out|gives?|returns?) (?:the )?(?:tips?|total|share)(?: (?:and|,) (?:the )?(?:total|share)(?: (?:per|for each) person)?)*\b/,
    ],
    silent: `${TYPE_WORDS} tip calculator computed property properties bill people person per total amount percentage percent each share given number restaurant rate calculates`,
  },
  {
    id: 'decoded-weather',
    about: /^(?=.*\bweather\b)(?=.*\bjson\b)(?=.*\b(?:decod|pars|codable|decodable)\w*)/,
    name: 'WeatherResponse',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    always: [
      /\b(?:decodes?|decoding|parses?|reads?) (?:an? |the )?weather(?: api)?(?: (?:response|reply|data|report|json))?(?: from)?(?: (?:an? )?json)?(?: (?:response|reply|data|string))?\b/,
      /\b(?:with |and |has )*(?:the |a )?temperatures?(?: in)? celsius\b/,
      /\b(?:with |and )*(?:an? )?computed propert(?:y|ies) (?:for|that (?:returns|gives|converts))(?: (?:the|it|to|temperature|in))* fahrenheit\b/,
      /\b(?:using|with|via) (?:codable|decodable|jsondecoder)\b/,
      /\b(?:city|humidity|conditions?|description)(?:(?:,| and|, and) (?:the )?(?:city|humidity|conditions?|description))*\b/,
    ],
    silent: `${TYPE_WORDS} weather api response json decodes decode codable decodable city name temperature celsius fahrenheit from`,
  },
  {
    id: 'game-filter',
    about:
      /^(?=.*\b(?:board )?games?\b)(?=.*\bplayers?\b)(?=.*\b(?:play(?:ing)? ?time|duration)\b)(?=.*\bfilter)/,
    name: 'filterGames',
    parameters: [],
    isProgram: true,
    always: [
      /\bfilters? (?:the |board )*games? by (?:the )?(?:number of players|players?(?: count)?)(?:,| and|, and)+ (?:the |a )?(?:maximum |max )?(?:play(?:ing)? ?time|duration)\b/,
      /\btypes? for (?:an? |my )?(?:board )?games?(?: collection)?\b|\b(?:interface|type) for (?:an? )?(?:board )?game\b/,
    ],
    silent: `${TYPE_WORDS} define board game games collection filters filter`,
  },
  {
    id: 'iban-arguments',
    about:
      /^(?=.*\bibans?\b)(?=.*\b(?:arguments?|command[- ]line|args)\b)(?=.*\b(?:valid|invalid|validat\w*|check\w*)\b)/,
    name: 'isValidIban',
    parameters: [],
    isProgram: true,
    always: [
      /\b(?:and )?(?:prints?|says?|reports?|tells?|shows?|outputs?)? ?(?:whether |if )?(?:each|every|it|they)?(?: one| of them| iban)?(?: is| are)? ?["'`]?valid["'`]?(?: or (?:not|["'`]?invalid["'`]?))?(?: (?:for|about) (?:each|every)(?: (?:one|of them|argument|iban))?)?/,
      /\b(?:given|passed|taken|received|reads?|takes?|accepts?)? ?(?:one or more |several |any number of )?(?:ibans? )?(?:given |passed )?(?:as|on|from|via) (?:the )?(?:command[- ]?line )?(?:arguments?|args|command[- ]line)\b/,
      /(?:\b(?:with|using|by|via) )?(?:the )?\bmod(?:ulo)?[- ]?97\b(?: (?:check|rule|algorithm))?/,
      /,? ?\b(?:and |with )?(?:ignor(?:es|ing)|accept(?:s|ing)|allow(?:s|ing)) (?:the )?(?:spaces|case)(?: and (?:spaces|case))?(?: in the input)?/,
    ],
    silent:
      'console script whether not or says is iban ibans checks check validates validate command line argument arguments each one valid invalid tool reads takes',
  },
  {
    id: 'shapes-sorted',
    about:
      /^(?=.*\bshapes?\b)(?=.*\bareas?\b)(?=.*\bsort|.*\bordered)(?!.*\b(?:perimeter|square|page|html|draw|pentagon|ellipse)\b)/,
    name: 'Shape',
    parameters: [],
    isProgram: true,
    options: {
      down: /,? ?\b(?:in )?(?:descending(?: order)?|(?:from )?(?:largest|biggest)(?: (?:to smallest|first))?)\b/,
    },
    always: [
      /\b(?:and |that |which |then )*(?:sorts?|sorted|sorting|orders?|ordered)(?: (?:them|it|the shapes|shapes|an? (?:list|array)(?: of (?:shapes|them))?))?(?: by)?(?: their| the)?(?: areas?)?/,
      /\b(?:and )?(?:prints?|shows?|computes?)? ?(?:the |their )?(?:total|sum)(?: of)?(?: (?:all|the|their))*(?: areas?)?(?: of (?:all|the|them|all shapes|the shapes))?/,
      /,? ?\brounded to (?:two|2) decimals?(?: places)?/,
      /\b(?:computes?|calculates?|computing|with)? ?(?:the |their |its |an? )?areas?\b(?: (?:method|property|function|of each))?/,
      /\b(?:circles?|rectangles?|triangles?)(?:(?:,| and|, and) (?:an? )?(?:circles?|rectangles?|triangles?))*/,
    ],
    silent: `${TYPE_WORDS} shape shapes circle rectangle triangle area areas list array hierarchy sealed records each them print prints total`,
  },
];
