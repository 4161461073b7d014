import { NUMBER } from '../reading/text.ts';
import type { Core } from './core.ts';

const MILLISECONDS = (said: string): string => {
  const count = Number.parseFloat(said);
  return /m(?:illi)?s|milli/.test(said) ? `${count}` : `${count * 1000}`;
};
const TIME = '(\\d+(?:\\.\\d+)? ?-?(?:ms|milliseconds?|s|secs?|seconds?))\\b';
const TITLES: Readonly<Record<string, string>> = {
  plus: 'Addition',
  minus: 'Subtraction',
  times: 'Times tables',
  divided: 'Division',
};

/** Things that people tick off, for lists that are named after them. */
const PACKED: Readonly<Record<string, readonly string[]>> = {
  packing: ['Passport', 'Toothbrush', 'Charger'],
  shopping: ['Bread', 'Milk', 'Apples'],
  grocery: ['Bread', 'Milk', 'Apples'],
  reading: ['Emma', 'Dracula', 'Middlemarch'],
  chore: ['Dishes', 'Laundry', 'Plants'],
};

/** Programs of servers and clients, their logs, and small screens. */
export const SERVICE_CORES: readonly Core[] = [
  {
    id: 'fetch-retry',
    about:
      /^(?=.*\bfetch\b)(?=.*\b(?:retr(?:y|ies|ying)|tries again|attempts)\b)(?!.*\b(?:react|hook|use\w+|urls|list of|class|axios|cache\w*|queue|post\b.*\bform|circuit|download\w*|stream|text)\b)/,
    name: 'fetchJson',
    parameters: [],
    isAlone: true,
    isUsefulInPart: true,
    options: {
      timeout: new RegExp(
        `(?:[,;]? ?\\b(?:and|with|using|an?|of|that|which|aborts?|cancels?|stops?|gives? up|each|per|request|after|times? out|timeout|time limit|within|is|in) )*(?:${TIME} (?:time ?out|time limit)|(?<=\\b(?:after|timeout|timeout of|within|out in|limit of) )${TIME})(?: (?:per|for each|each|on each) (?:request|attempt|try))?`,
      ),
      retries: new RegExp(
        `(?:[,;]? ?\\b(?:and|with|that|which|it|up to|at most|a maximum of|max(?:imum)?(?: of)?|retries|retry|retrying|tries again|failed|failing|requests?|on failure|failures?|the) )*${NUMBER} (?:automatic )?(?:times|retries|attempts|more times|tries)\\b(?: (?:on|after|for) (?:failures?|errors?|network errors?))?`,
      ),
      fixed:
        /(?:[,;]? ?\b(?:and|with|using) )*(?:an? )?(?:fixed|constant|same) (?:delay|wait|pause)(?: (?:between|before) (?:the |each )?(?:retries|attempts|tries|retry))?/,
      delay: new RegExp(
        `(?:[,;]? ?\\b(?:and|with|an?|starting|starts?|at|from|first|waits?|waiting|initial|base|delay|wait|of) )+${TIME}(?: (?:delay|wait|pause|initially|at first|first))?`,
      ),
      jitter: /(?:[,;]? ?\b(?:and|with|plus|some|a bit of|random) )*jitter\b/,
    },
    shapes: {
      timeout: MILLISECONDS,
      delay: MILLISECONDS,
      jitter: () => ' * (0.5 + Math.random() / 2)',
    },
    always: [
      /(?:[,;]? ?\b(?:and|with|using|that|which|it|an?) )*(?:exponential(?:ly)?(?: (?:growing|increasing))?(?: ?back-?off)?|back-?off|(?:growing|increasing|longer|doubling) (?:delays?|waits?|pauses?)|wait(?:s|ing)? (?:times? )?(?:longer|more|twice as long)(?: (?:and longer|each time|every time|after each|between|before each|each|every))*(?: (?:time|attempts?|tries|failures?|retries|retry|try))?|doubl(?:es|ing) (?:the )?(?:delay|wait)(?: (?:each|every) time)?)(?: (?:between|before) (?:the |each )?(?:retries|attempts|tries|retry))?/,
      /(?:[,;]? ?\b(?:and|with|that|which|has|an?) )*(?:time ?out|time limit)(?: (?:per|for each) (?:request|attempt))?/,
      /(?:[,;]? ?\b(?:and|that|which|with|it) )*(?:throws?|rejects?(?: with)?|throwing)(?: (?:an?|typed|the|last|http|own|custom|proper|error|errors|httperror|on|if|when|for|non-?(?:2xx|ok)|bad|responses?|status(?:es)?|codes?|not|ok|all|fail|everything|fails))+/,
      /(?:[,;]? ?\b(?:and|that|which) )*(?:returns?|parses?|returning|parsing|gives?)(?: (?:the|typed|parsed|response|its|a|body|as))* json(?: (?:response|body|of a given type|of type t))?/,
      /(?:[,;]? ?\b(?:and|but|that) )*(?:only )?(?:retr(?:y|ies|ying)|retries only)(?: (?:only|on|for|failed|requests?|network|errors?|failures?|and|or|server|5xx|429|status(?:es)?|codes?|responses?|them))*/,
      /\b(?:aborts?|abort ?controller|cancels?|with abort ?controller|abortsignal)\b(?: (?:the|slow|long|requests?|hanging))*/,
    ],
    silent:
      'typed type types wrapper around fetch fetches timeout retry retries retrying generic generics async json api http request requests small reusable client typesafe type-safe safe call calls data helper built-in native',
  },
  {
    id: 'pool-errors',
    about:
      /^(?=.*\b(?:worker pools?|pool of|workers?|goroutines?|thread ?pool|threads)\b)(?=.*\b(?:errors?|failures?|exceptions?|failed)\b)(?!.*\b(?:urls?|http|download\w*|ports?|web|cancel\w*|first error|panic\w*|retr\w+|csv|lines|log|queue|context|timeout|generic|semaphore|rate|priorit\w+|future|class|submit|results?|squares?|sum)\b)/,
    name: 'runPool',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      workers: new RegExp(
        `(?:[,;]? ?\\b(?:and|with|using|of|has|by|on|uses|across|among|in|at most|up to|exactly|an?|worker|pool|fixed|thread) )*${NUMBER} (?:concurrent |parallel )?(?:workers?|goroutines?|threads?|worker threads|coroutines)\\b`,
      ),
      deed: /\b(?:that |which |to |for )?(?!collects?|returns?|reports?|runs?|reads?|takes?|uses?|executes?|handles?|gathers?|prints?|does|works?|has|is|jobs|tasks|errors|workers|images|files|photos|items)([a-z]{4,14}[a-z])(?:e?s|ing) (?=(?:(?:the|a|all|list|of|slice|array|some|many) )*(?:jobs|tasks|images|files|photos|items|pictures|orders|records|documents|emails|messages)\b)/,
    },
    shapes: { deed: (said) => said.replace(/(?:sse|she|che)$/, (end) => end.slice(0, -1)) },
    always: [
      /(?:[,;]? ?\b(?:and|then|that|which|it|also|but) )*(?:collect(?:s|ing)?|gather(?:s|ing)?|return(?:s|ing)?|report(?:s|ing)?|print(?:s|ing)?|keeps?|keeping|lists?|accumulat(?:es|ing)|joins?|joining)(?: (?:all|the|any|every|of|them|their|each|a|list|slice))* (?:errors?|failures?|exceptions?|failed (?:jobs|ones|tasks))(?: (?:at the end|in (?:an? )?(?:list|slice|array|one error)|afterwards|when (?:done|all are done|finished)|instead of stopping|from (?:the )?(?:workers|jobs|tasks)|of (?:all|the) (?:workers|jobs)|that (?:occur|occurred|happened)))*/,
      /(?:[,;]? ?\b(?:from|out of|over|through|via|using|on|and|reads?|reading|takes?|taking|with|jobs|tasks) )*(?:an? |the )?(?:(?:jobs?|input|buffered|unbuffered) )?channels?\b/,
      /(?:[,;]? ?\b(?:and|then) )*(?:waits?|waiting) (?:for|until) (?:all|every|them|the)(?: of)?(?: them| the)?(?: workers?| jobs?| tasks?| goroutines?| threads?)?(?: (?:to|are|have) (?:finish(?:ed)?|be done|complete[d]?|done))?/,
      /(?:[,;]? ?\b(?:and|so that|where) )*(?:an?|one) (?:error|failure|exception|failing (?:job|task)|failed (?:job|task))(?: in one job)? (?:does not|doesn't|must not|should not|never) (?:stop|end|abort)(?:s)? (?:the )?(?:others|other (?:jobs|workers|tasks)|pool|rest)/,
      /(?:[,;]? ?\b(?:that|which|to|and|for) )*(?:process(?:es|ing)?|runs?|running|handl(?:es|ing)|execut(?:es|ing)|does|works? (?:on|through)|reads?|takes?)(?: (?:a|the|list|slice|array|of|all|many|some|given))* (?:jobs?|tasks?|items?|work)\b(?: (?:concurrently|in parallel))?/,
      /\b(?:a |the )?(?:list|slice|array) of (?:jobs|tasks|items|images|files)\b/,
      /\b(?:concurrently|in parallel|waitgroup|sync\.waitgroup|executorservice|threadpoolexecutor|at the end)\b/,
    ],
    silent:
      'worker workers pool jobs job tasks task items images files photos pictures orders records documents emails messages goroutines goroutine threads thread errors error concurrent parallel',
  },
  {
    id: 'slow-endpoints',
    about:
      /^(?=.*\blogs?\b)(?=.*\b(?:slow(?:est)?|latenc(?:y|ies)|response times?|request times?|percentiles?|p\d\d)\b)(?=.*\b(?:endpoints?|paths?|urls?|routes?|pages|requests)\b)(?!.*\b(?:quer(?:y|ies)|sql|hour|minute|per day|json|middleware|express)\b)/,
    name: 'slowEndpoints',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      percent:
        /(?:[,;]? ?\b(?:and|with|their|its|the|by|of|plus|sorted by|ordered by|ranked by) )*(?:p(\d\d)|(\d\d)(?:th|st|nd|rd)?[- ]percentiles?)\b(?: (?:response|request|of|the|latency|latencies|times?|duration|for each|of each|each|per endpoint|per path|per url))*/,
      top: new RegExp(
        `(?:[,;]? ?\\b(?:and|then|prints?|shows?|lists?|reports?|finds?|outputs?|gives?|the|top|which are) )*${NUMBER} (?:slowest )?(?:endpoints?|paths?|urls?|routes?|pages|requests)?(?: (?:that are |which are )?(?:the )?slowest)?`,
      ),
    },
    always: [
      /(?:[,;]? ?\b(?:and|with|the|their|its|plus|prints?|shows?|also|a|an) )*(?:(?:request|hit|call)s? ?counts?|number of (?:requests|hits|calls)|counts?(?: of requests)?|how many requests)(?: (?:for|of|per) (?:each|every one|them|endpoint|path|url))*(?: (?:each|it had|they had|there were))?/,
      /\b(?:reads?|parses?|analy[sz]es?|takes?|goes through|from|in|of)?\b ?(?:an? |the )?(?:nginx|apache|web ?server|http|server)? ?access ?logs?\b(?: file)?(?: (?:given|passed) (?:as|on) (?:an? |the )?(?:first |command[- ]?line )*(?:argument|command line))?/,
      /(?:[,;]? ?\b(?:and|print|prints|show|shows|the|find|finds|list|lists) )*slowest (?:endpoints?|paths?|urls?|routes?|pages)/,
      /(?:[,;]? ?\b(?:for|of|per) (?:each|every one|them|endpoint|path|url))\b/,
      /\b(?:by|sorted by|ranked by) (?:their )?(?:response times?|request times?|latency)\b/,
      /(?:[,;]? ?\b(?:ignoring|without|stripping|dropping|and|that|ignores?) )+(?:the )?query (?:strings?|parameters)/,
    ],
    silent:
      'nginx apache access log logs file read reads parse parses print prints show shows slowest slow endpoint endpoints path paths url urls routes request requests response times time latency top web server',
  },
  {
    id: 'swiftui-list',
    about:
      /^(?=.*\b(?:swift ?ui)\b)(?=.*\b(?:list|checklist|to-?dos?)\b)(?!.*\b(?:api|json|fetch\w*|download\w*|core ?data|swiftdata|network|map|chart|navigation ?link|detail|search\w*|contacts?|sections?|expenses?|prices?|amounts?|total)\b)/,
    name: 'listView',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      thing:
        /\b(packing|shopping|grocery|to-?do|reading|chore|task|wish|bucket|guest)s?(?=[- ]?(?:check)?list\b)/,
    },
    derived: (values) => {
      const thing = values.get('thing')?.replace(/^to-?do$/i, 'todo') ?? 'todo';
      const sample = PACKED[thing]?.map((title) => `Item(title: "${title}")`).join(', ');
      return { thing, ...(sample ? { sample } : {}) };
    },
    always: [
      /(?:[,;]? ?\b(?:where|and|with|that|which|so that|you|i|users?|the|a|can|lets?|me|to|tapping|tap|allows?) )*(?:(?:items?|entries|things|tasks|rows|it|them|each item|an item) )?(?:(?:that )?(?:can|could|may|to) (?:be )?|being |is |are )?(?:tick(?:ed|s|ing)?(?: off)?|check(?:ed|s|ing|able)?(?: off)?|mark(?:ed|s|ing)?(?: (?:it|them|items?|tasks?))?(?: as)?(?: (?:done|complete[d]?|packed|bought|finished))?|toggl(?:ed?|es|ing)|cross(?:ed|es|ing)?(?: (?:off|out))?|checkbox(?:es)?|checkmarks?|ticks?)\b(?: (?:items?|entries|things|tasks|off|them|done|it|as|complete[d]?))*/,
      /(?:[,;]? ?\b(?:and|with|shows?|showing|an?|the|that|plus|displays?|at the (?:bottom|top)|of) )*(?:counter|count|number|how many)(?: (?:of|what|how many|is|are|items?|things|the|tasks|still|open|remaining|which|that|left|to (?:do|pack|buy)|unpacked|unfinished|there|many))*/,
      /(?:[,;]? ?\b(?:and|with|where|you|i|users?|the|an?|can|to|lets?|me|that|supports?|text ?field|field|button|for|which) )*(?:add(?:ed|ing|s)?|delet(?:ed?|es|ing)|remov(?:ed?|es|ing)|swip(?:ed?|es|ing)(?: to delete)?|swipe-to-delete)\b(?: (?:new|items?|entries|things|tasks|them|one|ones|an?|by|with|swip(?:e|ing)|text ?field|button|and|or|from|to|the|list|it|on)\b)*/,
      /(?:[,;]? ?\b(?:and|with|that|which|are|is|shown|done|items?|completed|get) )*(?:struck through|strike ?through|crossed out|greyed out|grayed out)\b/,
      /\bswift ?ui(?: (?:view|screen|app|list))?\b/,
      /\b(?:items?|what is|things?|tasks?|still)? ?(?:left|remaining)\b/,
    ],
    silent:
      'swiftui view screen app list checklist todo to-do items item tasks task view simple where ios iphone',
  },
  {
    id: 'swiftui-counter',
    about:
      /^(?=.*\b(?:swift ?ui)\b)(?=.*\bcounter\b)(?!.*\b(?:list|items|api|timer|seconds|words?|characters?|steps?|saved|userdefaults|appstorage|haptic\w*|left)\b)/,
    name: 'counterView',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      floor:
        /(?:[,;]? ?\b(?:and|that|which|it|but|the|count|counter|value|number) )*(?:(?:never|not|cannot|can't|does not|doesn't|must not|should not|can not) (?:go(?:es)? |fall |get |be )?(?:below|under|negative|less than)(?: (?:zero|0))?|no negatives?(?: numbers?)?)/,
      reset:
        /(?:[,;]? ?\b(?:and|with|an?|the|to|plus|also) )*reset(?:s|ting)?\b(?: (?:button|it|to|zero|0|the|count|counter))*/,
      step: new RegExp(`\\b(?:in steps of|steps? of|by) ${NUMBER}\\b`),
      start: new RegExp(
        `(?:[,;]? ?\\b(?:that|which|and|it) )*(?:start(?:s|ing)?|begin(?:s|ning)?) (?:at|from|with) ${NUMBER}\\b`,
      ),
    },
    always: [
      /(?:[,;]? ?\b(?:and|with|an?|the|two|large|big|round|has|for|to) )*(?:plus|minus|\+|increment\w*|decrement\w*|increas\w+|decreas\w+|up|down)(?: ?(?:and|\/|,|or) ?(?:an? )?(?:plus|minus|-|−|decrement\w*|increment\w*|decreas\w+|increas\w+|down))?(?: (?:the|count|counter|value|number|it|buttons?))*/,
      /(?:[,;]? ?\b(?:and|with|an?|the|shows?|showing|displays?|in) )*(?:large|big|current)(?: (?:number|count|value|text|font|label|in|the|middle|centre|center))+/,
      /\bswift ?ui(?: (?:view|screen|app))?\b/,
    ],
    silent:
      'swiftui view screen app counter button buttons simple tap shows show count number current value ios large big',
  },
  {
    id: 'sums-trainer',
    about:
      /^(?=.*\b(?:multiplication|times[- ]tables?|multiply\w*|addition|adding|subtraction|division|mental (?:maths?|arithmetic)|maths?|arithmetic|sums)\b)(?=.*\b(?:train\w*|practi[cs]\w*|quiz|game|drill|learn\w*|exercises?|questions?|test|kids?|child(?:ren)?|pupils?|graders?|year[- ]olds?)\b)(?!.*\b(?:calculator|fractions?|equations?|generator|print\w*|worksheet|canvas|drag|levels?|local ?storage|high ?scores?|lives)\b)/,
    name: 'trainer',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      times: /\b(?:the )?(?:multiplication(?: tables?)?|times[- ]tables?|multiply(?:ing)?)\b/,
      plus: /\b(?:addition|adding|plus)\b|\bsums\b/,
      minus: /\b(?:and )?(?:subtraction|subtracting|minus)\b/,
      divided: /\b(?:and )?(?:division|dividing)\b/,
      all: /\b(?:mental )?(?:maths?|arithmetic)\b/,
      timer:
        /(?:[,;]? ?\b(?:and|with|an?|the|shows?|showing) )*(?:timer|stop ?watch|time taken|elapsed time|how long it took)\b/,
      typed:
        /(?:[,;]? ?\b(?:and|where|with|an?|the|child|kid|pupil|you|they|to|can) )*(?:typ(?:es?|ed|ing)(?: in)?|enters?|entering|(?:answer |input |text |number )(?:field|box)|input)\b(?: (?:the|answers?|result|number|for|field|box))*/,
      table:
        /\b(?:(?:for|of|only) )?(?:the )?(?:table of )?(\d{1,2})(?: times|s?[- ](?:multiplication )?table)\b|\b(?:table of|only the) (\d{1,2})s?\b/,
      count:
        /(?:[,;]? ?\b(?:and|with|asks?|asking|of|in|rounds? of|shows?) )*(\d{1,2}|five|six|eight|ten|twelve|fifteen|twenty)(?: (?:random(?:ly)?|quick|different|chosen|simple|easy|mixed))* (?:questions?|sums|problems|exercises|tasks|rounds)(?: (?:per|each|a) (?:round|game))?/,
      most: /(?:[,;]? ?\b(?:with|numbers|of|from|between|sums|results|in the range|range) )*(?:(?:from )?(?:0|1|one|zero) (?:to|and) |up to |to |within |below |under )(\d{1,4})(?: x \d+)?\b/,
    },
    shapes: { count: (said) => ({ fifteen: '15', twenty: '20' })[said] ?? said },
    alternatives: [
      ['plus', 'all'],
      ['minus', 'all'],
      ['times', 'all'],
      ['divided', 'all'],
    ],
    oneOf: ['plus', 'minus', 'times', 'divided', 'all'],
    derived: (values) => {
      const kinds = Object.keys(TITLES).filter((key) => values.has(key));
      const [kind = ''] = kinds;
      const most = values.get('most');
      const isTable = kinds.length === 1 && /^(?:times|divided)$/.test(kind);
      return {
        title: (kinds.length === 1 ? TITLES[kind] : undefined) ?? 'Practise sums',
        ...(isTable && most ? { factor: most } : {}),
        ...(isTable && most && !values.has('table') ? { table: `random(1, ${most})` } : {}),
      };
    },
    always: [
      /(?:[,;]? ?\b(?:and|with|that|which|it|shows?|showing|displays?|keeps?|keeping|counts?|counting|gives?|an?|the|then|their|his|her|final|total) )*(?:scores?|points|results?|how many (?:were |are |you got |they got )?(?:right|correct))(?: (?:at the end|in the end|when (?:done|finished)|at the top|out of \w+|counter|is shown|shown|after \w+ questions|kept))*/,
      /(?:[,;]? ?\b(?:and|with|an?|the|in|of) )*(?:big|large|huge)(?:,? (?:friendly|colou?rful|round|clear|bright|easy))*(?: (?:buttons?|letters|numbers|text|font|digits|to tap|and))+/,
      /(?:[,;]? ?\b(?:and|with|in|a|the) )*(?:friendly|colou?rful|cheerful|playful|bright)(?: (?:colou?rs?|buttons?|design|look|page|style|layout))*/,
      /(?:[,;]? ?\b(?:for|suitable for|aimed at|so that|to help) )(?:(?:an?|my|our|the|young|small|primary|school|first|second|third|fourth|elementary|grade|year|class|kids?|child(?:ren)?|pupils?|graders?|students?|daughter|son|\d{1,2}|six|seven|eight|nine|ten)(?:[- ]year[- ]olds?)?\b[ -]?)+/,
      /(?:[,;]? ?\b(?:and|that|with|it|immediately|gives?|shows?|tells?|says?|an?|the|whether|if|instant|direct) )*(?:feedback|(?:right|correct)(?:,? (?:or|and|\/) (?:wrong|incorrect))?|correct answers?|the right answer)\b(?: (?:after|on|for|immediately|each|every|answer|question|when|wrong|is|it|was|were))*/,
      /(?:[,;]? ?\b(?:and|with|an?|the|has) )*(?:play again|start again|restart|try again|new game|again)(?: button)?/,
      /(?:[,;]? ?\b(?:with|and|multiple[- ]choice|four|4) )*(?:multiple[- ]choice(?: answers?)?|(?:four|4) (?:answers?|choices|options|answer buttons)(?: to choose from)?)/,
      /\b(?:random(?:ly)?(?: (?:chosen|picked|generated))?|one (?:question )?at a time|one after (?:the other|another))\b/,
    ],
    silent:
      'trainer train training practise practice practising practicing page web html game quiz small simple random questions question exercises drill learn learning tables table kid kids child children pupils buttons button score mental up numbers test maths math arithmetic sums problems javascript css single',
  },
];
