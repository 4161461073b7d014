import type { Core } from './core.ts';
import { PAGE_ALWAYS, silentWith } from './page-words.ts';

const STORED =
  /[,;]? ?\b(?:and |that |which |with |everything |data |is |are |it |they |the |notes |expenses |saves? |stores? |saved |stored |kept |keeps? |persist(?:s|ed|ing)? |remember(?:s|ed)? |all |them |survives? |still there )*(?:(?:in|to|via|using|with|after|across|between) )?(?:(?:the |a )?(?:local ?storage|browser(?:'s)? storage|(?:page )?reloads?|refresh)|in the browser)\b/;
const DELETES =
  /[,;]? ?\b(?:and |with |a |the |can be |be |to |it |each |every |possible to |button to |add(?:ed|ing)?,? |edit(?:ed|ing)?,? )*(?:delet(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|edit(?:s|ed|ing|able)?)\b(?: (?:buttons?|option|each|every|single|them|notes?|entries|expenses?|items?|possible|and|or|deleted|removed|edited|edit|delete|of)\b)*/;
const COPY =
  /[,;]? ?\b(?:and |with |a |the |that |to )*(?:cop(?:y|ies|ied|ying))\b(?: (?:button|to|the|clipboard|it|function|password|quote|option|icon)\b|-to-clipboard)*/;

/** Tools that run in a page. */
export const PAGE_TOOL_CORES: readonly Core[] = [
  {
    id: 'page-pomodoro',
    about:
      /^(?=.*\bpomodoro\b)(?!.*\b(?:terminal|console|tasks?|todo|statistics|chart|settings|notification)\b)/,
    name: 'pomodoro',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      work: /[,;]? ?\b(?:with |of |for |a |and )*(\d{1,3})(?=[-/ ]+(?:and )?(?:\d{1,2})(?:[- ]min| ?\/ ?\d| (?:work|focus)))/,
      both: /[-/ ]*(?:and )?\b(\d{1,2})[- ]?(?:min(?:ute)?s?)?(?: (?:intervals?|cycles?|sessions?|timers?|rhythm))?(?=\s*(?:[,.;]|$|and\b|with\b|start|pause))(?<!(?:\d[- ]?min\w* )\d{1,2}[- ]?min\w*)/,
      minutes:
        /[,;]? ?\b(?:with |of |for |a |and |the )*(\d{1,3})[- ]?min(?:ute)?s?(?: (?:of|for))?(?: (?:work|focus)(?: (?:time|sessions?|intervals?|phases?|periods?|timer))?| sessions?)/,
      pause:
        /[,;]? ?\b(?:and |with |then |by |followed by |a |the )*(\d{1,2})[- ]?min(?:ute)?s?(?: (?:of|for))?(?: an?)?(?: (?:short )?(?:breaks?|pauses?|rest))(?: (?:time|timer|phases?))?/,
      long: /[,;]? ?\b(?:and |with |a |then )*(?:(\d{1,2})[- ]?min(?:ute)?s? )?long(?:er)? breaks?(?: of (\d{1,2})[- ]min(?:ute)?s?)?(?: (?:after|every|four|fourth|4|sessions?|pomodoros|each|rounds|cycles|work)\b)*/,
      beep: /[,;]? ?\b(?:and |with |a |an |the |that |it |plays? |make |makes )*(?:beeps?|sounds?|rings?|alarms?|chimes?|audio(?: signal| alert)?|tone)(?: (?:signal|alert|notification|is played|played|plays|at|when|the|end|of|each|every|session|timer|time|is|over|ends?|phase|interval|up|finished|it|runs out)\b)*/,
      skip: /[,;]? ?\b(?:and |with |a |the )*skip(?: (?:button|option|break))*\b/,
      count:
        /[,;]? ?\b(?:and |with |a |the |that |counts?|counting|counter of|number of |shows?|showing)*(?: (?:the |of |number |all )*(?:completed|finished|done)? ?(?:pomodoros|sessions|rounds|cycles)(?: (?:counter|completed|done|count|are counted))?|(?:session|pomodoro|round|cycle) (?:counter|count))\b/,
      manual:
        /[,;]? ?\b(?:and |the |next |phase |break |it )*(?:(?:is |has to be )?started by hand|does not start (?:by itself|automatically)|waits? for (?:a click|start))\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      /[,;]? ?\b(?:and |with |a |an |the |to |can be |be )*(?:start(?:ed)?|paus(?:ed?|ing)|reset|stop(?:ped)?|resumed?)(?:(?:,|\/| and| or|, and) ?(?:an? )?(?:start(?:ed)?|paus(?:ed?|ing)|reset|stop(?:ped)?|resumed?))*(?: (?:buttons?|controls?|the timer))*\b/,
      /[,;]? ?\b(?:and |that |which |it |with |automatic(?:ally)? )*(?:switch(?:es|ing)?|alternat(?:es|ing)|chang(?:es|ing))(?: (?:automatically|between|to|from|the|work|focus|and|break|breaks|phases?|modes?|sessions?)\b)*/,
      /[,;]? ?\b(?:and |shows?|showing|the |remaining |time |in |with )*(?:(?:the )?(?:page |tab |document )?title|remaining time)(?: in the (?:tab|page) ?(?:title)?)?\b/,
      /[,;]? ?\b(?:and |with |work |focus |a )*(?:work|focus|break)(?:(?:\/| and |, )(?:short )?(?:breaks?|work))+(?: (?:phases?|sessions?|modes?|intervals?|timers?))?\b/,
    ],
    derived: (values) => {
      const work = Number(values.get('work') ?? values.get('minutes') ?? 25);
      const pause = Number((values.has('work') ? values.get('both') : undefined) ?? values.get('pause') ?? 5);
      // One number alone might be either.
      if (values.has('both') && !values.has('work')) return undefined;
      if (work < 1 || work > 180 || pause < 1 || pause > 60) return undefined;
      return { work: String(work), pause: String(pause), minutes: '', both: '' };
    },
    silent: silentWith('pomodoro timer minutes minute work break breaks focus countdown'),
  },
  {
    id: 'page-clock',
    about:
      /^(?=.*\bclock\b)(?!.*\b(?:world|time ?zones?|cities|alarm|chess|countdown|stopwatch|terminal|console|vector|lamport|logical|timer|flip)\b)/,
    name: 'clock',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      analog: /[,;]? ?\b(?:an? |the )*analog(?:ue)?(?= clock)/,
      toggle:
        /[,;]? ?\b(?:and |with |a |the |that |to |button |toggle |switch |switches |switching |between |for |from )*(?:12|24)(?:[- ]?h(?:ours?)?)?(?: ?\/ ?| and | or | to )(?:12|24)[- ]?h(?:ours?)?(?: (?:format|mode|toggle|switch|button|display|time))*\b/,
      twelve:
        /[,;]? ?\b(?:in |with |a |the |using )*(?:12[- ]?h(?:ours?)?(?: format| time)?(?: with)?(?: am\/?pm)?|am ?\/ ?pm)\b/,
      date: /[,;]? ?\b(?:and |with |the |shows? |showing |displays? |also |below |it |plus |current |today's )*(?:date|weekday|day of the week)(?:(?:,| and) (?:the )?(?:date|weekday))?(?: (?:below|under it|underneath))?\b/,
      numbers:
        /[,;]? ?\b(?:and |with |the |hour |all |12 )*(?:numbers|numerals|digits)(?: (?:1|from 1) to 12| around (?:it|the (?:edge|face)))?\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      /[,;]? ?\b(?:and |that |which |it |is |with |the |shows? |showing |time )*(?:updat(?:es|ed|ing)|refresh(?:es|ed|ing)|ticks?|ticking|live|real[- ]?time)(?: (?:every|each|once|per|a|in|real ?time|second|seconds|automatically|the)\b)*/,
      /[,;]? ?\b(?:and |with |the |that |shows? |showing |displays? |displaying |current |local |in )*(?:(?:hours?|minutes?|seconds?|hh:mm:ss|hands?|local time|current time|time)(?:(?:,| and|, and) (?:the |an? )?(?:hours?|minutes?|seconds?|red seconds?|hands?))*(?: hands?)?)(?: (?:that move smoothly))?\b/,
      /[,;]? ?\b(?:in |with |the )*24[- ]?h(?:ours?)?(?: format| time)?\b/,
    ],
    silent: silentWith('digital clock time current hands hand hour minute second ticking'),
  },
  {
    id: 'page-expenses',
    about:
      /^(?=.*\b(?:expenses?|budget|spending)\b)(?=.*\b(?:tracker|tracking|manager|tracks?|app)\b)(?!.*\b(?:chart|pie|graph|limit|month(?:ly)?|export|csv|currenc\w+|terminal|login|api)\b)/,
    name: 'expenses',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      income:
        /[,;]? ?\b(?:and |with |of |both |shows? |the |for )*(?:income|earnings)(?:(?:,| and|, and) (?:expenses|balance|the balance|spending))*\b|[,;]? ?\b(?:and |with |shows? |the |a |current |running )*balance\b/,
      filter:
        /[,;]? ?\b(?:and |with |a |the )*filter(?:s|ing|able)?\b(?: (?:by|for|per|on) (?:the )?categor(?:y|ies))?\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      STORED,
      DELETES,
      /[,;]? ?\b(?:and |with |a |the |shows? |showing |running |of |all |by |per |in )*(?:totals?|sums?)(?: (?:of|per|by|for|each|all|the|expenses|category|categories|amount|spent)\b)*/,
      /[,;]? ?\b(?:and |with |a |an |the |by |per |each |has |have |in |for |of |adding |enter(?:ing)? |add )*(?:categor(?:y|ies)|descriptions?|amounts?|dates?|names?|titles?)(?:(?:,| and|, and) (?:an? |the )?(?:categor(?:y|ies)|descriptions?|amounts?|dates?|names?|titles?|totals?))*\b/,
    ],
    silent: silentWith(
      'expense expenses budget spending tracker track tracks tracking manager add adding form list table personal daily entries entry total category',
    ),
  },
  {
    id: 'page-notes',
    about:
      /^(?=.*\bnotes?\b)(?=.*\b(?:app|page|taking|local ?storage|search|save|sticky)\b)(?!.*\b(?:markdown|tags?|folders?|drag|musical?|piano|release|api|terminal|colou?rs?|pin|login|footnotes?|categor\w+)\b)/,
    name: 'notes',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      search:
        /[,;]? ?\b(?:and |with |a |an |the |can be |that |text |full[- ]?text )*search(?:able|ed|es|ing)?\b(?: (?:field|box|bar|function|filter|by|title|and|or|text|content|notes|the|in|through|for|input|over)\b)*/,
      date: /[,;]? ?\b(?:and |with |a |the |shows? |each |creation )*(?:dates?|timestamps?|time)(?: (?:of creation|created|and time|shown|on each note))*\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      STORED,
      DELETES,
      /[,;]? ?\b(?:and |with |a |the |to |can |you |users? |button |creat(?:e|es|ing)|writ(?:e|es|ing)|add(?:s|ing)?|sav(?:e|es|ing)|new)+(?: (?:and |or |a |new |notes?|create|add|save|write)\b)*(?=[ ,;.]|$)/,
      /[,;]? ?\b(?:with |and |a |each |has |have |of )*(?:titles?|text|content|body)(?:(?:,| and) (?:an? )?(?:titles?|text|content|body))*\b/,
    ],
    silent: silentWith('note notes taking sticky add create edit delete write title text list'),
  },
  {
    id: 'page-drawing',
    about:
      /^(?=.*\b(?:draw(?:ing)?|paint(?:ing)?|sketch(?:ing)?|whiteboard)\b)(?=.*\b(?:app|canvas|board|pad|tool|program|page)\b)(?!.*\b(?:shapes?|rectangles?|circles?|chart|graph|layers?|clock|websockets?|collaborat\w*|fill bucket|flood|text tool|pixel art|bezier|line tool)\b)/,
    name: 'drawing',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      eraser: /[,;]? ?\b(?:and |with |a |an |the )*eras(?:er|e|ing)\b(?: (?:tool|button|mode|option))*\b/,
      undo: /[,;]? ?\b(?:and |with |a |an |the )*undo(?: (?:button|function|option))*\b/,
      save: /[,;]? ?\b(?:and |with |a |an |the |can be |to |button |for |that )*(?:sav(?:e|es|ed|ing)|download(?:s|ed|ing|able)?|export(?:s|ed|ing)?)\b(?: (?:it|the|drawing|picture|canvas|result|buttons?|as|an?|png|image|file|to|in)\b)*/,
    },
    always: [
      ...PAGE_ALWAYS,
      /[,;]? ?\b(?:and |with |a |an |the |choose |choosing |pick(?:ing)? |select(?:able|ing)? |adjustable |different |several |variable |change |changing |of )*(?:colou?rs?(?: ?picker| selection| choice| palette)?|(?:brush|pen|line|stroke)(?:[- ](?:size|thickness|width))+|size(?: slider)?|thickness)(?: slider)?(?:(?:,| and|, and) (?:an? |the |adjustable )*(?:colou?rs?(?: picker)?|(?:brush|pen|line|stroke)(?:[- ](?:size|thickness|width))+|size(?: slider)?|thickness)(?: slider)?)*\b/,
      /[,;]? ?\b(?:and |with |a |an |the |to |button )*clear(?:s|ing)?(?: (?:button|the canvas|canvas|all|everything|option|function))*\b/,
      /[,;]? ?\b(?:and |with |on |works |works on |the |by |using |for |support |via )*(?:mouse|touch|finger|pen|touch ?screens?|freehand)(?:(?: and|\/|,| or)(?: the)? ?(?:mouse|touch|finger|pen|stylus))*(?: (?:support|input|events|devices))*\b/,
    ],
    silent: silentWith(
      'drawing draw paint painting sketch sketching whiteboard pad board tool brush canvas freehand',
    ),
  },
  {
    id: 'page-password',
    about:
      /^(?=.*\bpassword\b)(?=.*\bgenerat\w+)(?!.*\b(?:passphrase|pronounceable|terminal|console|cli|hash|ambiguous|similar|login|several|multiple|history|\d+ passwords)\b)/,
    name: 'passwords',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      range:
        /[,;]? ?\b(?:and |with |a |the |length |slider |of |from |between )*(\d{1,2} ?(?:to|-|–|and) ?\d{2,3})(?: characters?)?\b/,
      length: /[,;]? ?\b(?:and |with |a |the |default |length |of )*(\d{1,2})[- ](?:characters?|chars?)\b/,
      strength:
        /[,;]? ?\b(?:and |with |a |the |shows? )*(?:password )?strength(?: (?:meter|indicator|display|bar|shown|of|the|password))*\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      COPY,
      /[,;]? ?\b(?:and |with |a |an |the |adjustable |selectable |chosen |choose |password |of |for )*length(?: (?:slider|range|input|option|setting|control|selection|adjustable|can be chosen))*\b/,
      /[,;]? ?\b(?:and |with |a |an |the |options? |to |for |include |including |of |checkboxes |toggles |checkbox |character |types |types of )*(?:options?|checkboxes|toggles|(?:upper|lower)[- ]?case(?: letters)?|capitals?|capital letters|letters|numbers|digits|symbols|special characters|character (?:types|sets|classes|kinds))(?:(?:,| and| or|, and|\/) ?(?:an? )?(?:(?:upper|lower)[- ]?case(?: letters)?|capitals?|letters|numbers|digits|symbols|special characters))*\b/,
      /[,;]? ?\b(?:and |that |which |uses? |using |with |a |cryptographic(?:ally)? |secure |random |crypto\.?getrandomvalues)+(?:random(?:ness)?|secure|crypto\.?getrandomvalues)?\b/,
    ],
    derived: (values) => {
      const [low = 6, high = 64] = values.get('range')?.match(/\d+/g)?.map(Number) ?? [];
      const length = Number(values.get('length') ?? Math.min(16, high));
      if (low < 4 || low >= high || length < low || length > high) return undefined;
      return { low: String(low), high: String(high), length: String(length), range: '' };
    },
    silent: silentWith(
      'password passwords generator generate generates slider button random secure characters',
    ),
  },
  {
    id: 'page-quotes',
    about:
      /^(?=.*\bquotes?\b)(?=.*\b(?:random|generator|generate|button|machine|day)\b)(?!.*\b(?:api|fetch|insurance|price|stock|tweet|twitter|share|categor\w+|favou?rites?|carousel|of the day|daily|smart quotes)\b)/,
    name: 'quotes',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: { copy: COPY },
    always: [
      ...PAGE_ALWAYS,
      /[,;]? ?\b(?:and |with |a |an |the |that |which |shows? |showing |button |to |for |get |displays? |on |each |every |another |new |one |from |of |fixed |list |array |built-in )*(?:random |new |next |another |list of |array of )*(?:(?:the )?next(?: one)?|quotes?|author|authors?(?: name)?|button|click|list|array)(?:(?:,| and| with| of| on| at| by) (?:an? |the |their |its |each |every |fixed |new |random |next |local )*(?:quotes?|authors?|button|click|list|array))*\b/,
      /[,;]? ?\b(?:and |but |that |which |never |not |the |without )*(?:the )?(?:same(?: one| quote)? (?:twice|again)(?: in a row)?|repeat(?:s|ing)?(?: the (?:same|last)(?: one| quote)?)?(?: twice)?(?: in a row)?)\b/,
    ],
    silent: silentWith('random quote quotes generator machine button generate new author'),
  },
  {
    id: 'page-age',
    about:
      /^(?=.*\bage\b)(?=.*\b(?:calculat\w+|comput\w+|birth\w*)\b)(?!.*\b(?:dog|cat|gestational|class|terminal|console|zodiac|average|weeks|hours|seconds)\b)/,
    name: 'age',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      next: /[,;]? ?\b(?:and |with |the |also |shows? |number of |how many |days )*(?:until |to |till )?(?:the |your |my )?next birthday\b(?: (?:in|countdown|is|days))*/,
    },
    always: [
      ...PAGE_ALWAYS,
      /[,;]? ?\b(?:and |that |which |shows? |showing |gives? |the |exact |age |in |calculates? |your )*(?:years?|months?|days?)(?:(?:,| and|, and) (?:years?|months?|days?))*\b/,
      /[,;]? ?\b(?:and |from |with |by |given |a |an |the |your |their |based on |of |input |for |date |picker )*(?:date of birth|birth ?dates?|birth ?day|date (?:picker|input|field))(?: (?:input|picker|field))*\b/,
    ],
    silent: silentWith('age calculator calculate calculates old birth date enter form exact'),
  },
  {
    id: 'page-chart',
    about:
      /^(?=.*\bbar (?:chart|graph|diagram)\b)(?!.*\b(?:stacked|horizontal|grouped|pie|line|csv|api|dashboard|animated|terminal|d3|chart\.?js|input|form|svg|canvas|legend|axis|axes|editable)\b)/,
    name: 'barChart',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    always: [
      ...PAGE_ALWAYS,
      /[,;]? ?\b(?:and |with |the |of |an? |from |showing |shows? |each )*(?:values?|labels?|array(?: of (?:values|data|numbers))?|sample data|data|tooltips?(?: on hover)?|monthly sales|sales(?: per month| by month)?)(?:(?:,| and) (?:the )?(?:values?|labels?|tooltips?))*(?: (?:above|on|over|under|below) (?:the |each )?bars?)?\b/,
    ],
    silent: silentWith('bar bars chart graph diagram vertical responsive data sample'),
  },
  {
    id: 'page-calendar',
    about:
      /^(?=.*\bcalendar\b)(?=.*\b(?:month|monthly|navigation|widget|today|current|previous|next|page|simple)\b)(?!.*\b(?:events?|appointments?|booking|advent|range|year view|week view|date ?picker|select\w*|notes?|add|google|content|editorial|terminal|console|click\w*)\b)/,
    name: 'calendar',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      sunday:
        /[,;]? ?\b(?:and |the |weeks? |that |which |with |starting |starts? |begins? |beginning |on |first )*sundays?(?: (?:first|as (?:the )?first day(?: of the week)?))?\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      /[,;]? ?\b(?:and |with |the |a |an |to |for |between |buttons? |links? |arrows? |navigation |switch(?:ing)? )*(?:previous|prev|next|back)(?:(?: and|\/|,| or)(?: the)? ?(?:previous|next|forward|forth))*(?: (?:month|months|buttons?|arrows?|navigation))*\b/,
      /[,;]? ?\b(?:and |with |the |a |month |between )*(?:navigation|navigat(?:e|es|ing))(?: (?:buttons?|arrows?|between|months|by|month|from|to|through)\b)*/,
      /[,;]? ?\b(?:and |with |the |that |which |highlight(?:s|ed|ing)? |marks? |current |is |day )*(?:today(?:'s date)?|current (?:day|date))(?: (?:is )?(?:highlighted|marked|shown))?\b/,
      /[,;]? ?\b(?:of |for |the |a |showing |shows? |displaying |displays? )*(?:current |this |one |whole )*months?\b(?: view)?/,
      /[,;]? ?\b(?:and |the |weeks? |that |which |with |starting |starts? |begins? |on |first )*mondays?(?: (?:first|as (?:the )?first day(?: of the week)?))?\b/,
    ],
    derived: (values) => ({ first: values.has('sunday') ? '0' : '1' }),
    silent: silentWith('calendar month monthly widget days weekdays week current view'),
  },
  {
    id: 'page-not-found',
    about:
      /^(?=.*\b404\b)(?=.*\b(?:page|error)\b)(?!.*\b(?:express|flask|server|route|animat\w+|illustration|nginx|handler|react|urls?|svg|game)\b)/,
    name: 'notFound',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      search: /[,;]? ?\b(?:and |with |a |the )*search(?: (?:field|box|bar|form|input))*\b/,
    },
    always: [
      ...PAGE_ALWAYS,
      /[,;]? ?\b(?:and |with |a |an |the |that |which |leads? |link(?:s|ing)? |button |to |go(?:ing|es)? )*(?:back )?(?:to )?(?:the )?(?:home ?page|home|start ?page)(?: (?:link|button))*\b/,
      /[,;]? ?\b(?:and |with |a |an |the |big |large |friendly |nice |centered |centred |clear |short )*(?:404|not[- ]found|error)(?: (?:page|message|number|text|code|error))*\b/,
    ],
    silent: silentWith(
      '404 not found error page message friendly link button back big centered responsive custom',
    ),
  },
];
