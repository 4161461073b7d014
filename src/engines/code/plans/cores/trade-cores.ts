import { numberOf } from '../reading/text.ts';
import type { Core } from './core.ts';
import { FORM_CORES } from './form-cores.ts';
import { camel, HOBBY_CORES, orNothing, pascal, RETURNS } from './hobby-cores.ts';

const single = (said: string): string => said.replace(/(?<=[^s])s$/, '');

/** "Low, medium or high" as a list of texts. */
const quotedList = (said: string): string =>
  said
    .split(/,? (?:or|and) |, ?/)
    .map((one) => `'${one.replace(/["'`]/g, '').trim()}'`)
    .join(', ');

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const ordinal = (said: string): number =>
  ORDINALS.indexOf(said.toLowerCase()) + 1 || Number.parseInt(said, 10) || numberOf(said.toLowerCase());

const HALF: Readonly<Record<string, string>> = { 'half a': '500', a: '1000', one: '1000', two: '2000' };
const milliseconds = (said: string): string => HALF[said] ?? String(Math.round(Number(said) * 1000));

/** Small programs of trades and hobbies, in the languages of scripts. */
export const TRADE_CORES: readonly Core[] = [
  ...FORM_CORES,
  ...HOBBY_CORES,
  {
    id: 'debounced-event',
    about:
      /^(?=.*\b(?:debounc|throttl.* so ))(?=.*\b(?:calls?|runs?|called|run|triggers?|triggered|fires?|starts?|redrawn|redraws?|updated?|updates|fetch\w*|sends?|sent|filtered|saved|saves)\b)(?!.*\b(?:react|hook|class|decorator|generic|leading|function (?:with|that also)|flush|callback)\b)/,
    name: 'debounce',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    shapes: { sec: milliseconds, deed: (said) => camel(said) },
    options: {
      throttle: /\bthrottl(?:e|es|ed|ing)\b/,
      event:
        /\b(?:(?:the|an?|window'?s?|page|browser|on|handler|for|of|listener|to) )*(resize|scroll)(?: (?:event|events|handler|listener))*\b/,
      ms: /[,;]? ?\b(?:(?:only|once|wait(?:s|ing)?|after|for|until|is|have|has|passed|a|delay|of|with|by|and|then|at|most|every) )*(\d+) ?(?:ms|milliseconds?|millis)\b/,
      sec: /[,;]? ?\b(?:(?:only|once|wait(?:s|ing)?|after|for|until|a|delay|of|with|by|and) )*(half a|a|one|two|\d+(?:\.\d+)?) ?(?:seconds?|secs?|s)\b/,
      least:
        /[,;]? ?\b(?:and |but )*(?:skip(?:s|ping)?|ignor(?:es?|ing)|only|not) (?:(?:queries|texts?|inputs?|terms?|words?|when|if|for|searches?|it|has|there|are|is|with|that|have) )*(?:shorter than|(?:fewer|less) than|under|at least|from) (\d+|two|three|four) (?:letters|characters|chars)(?: (?:long|typed|are typed|or more))?/,
      latest:
        /[,;]? ?\b(?:and |also |then )*(?:cancel|abort|ignor|drop|discard)(?:s|es|ing|ling|e)? (?:(?:the|any|an?|all|outdated|old|older|stale|late|previous|pending|earlier|running|last|out-of-order) )+(?:fetch(?:es)?|requests?|answers?|responses?|results?|calls?|repl(?:y|ies))(?: (?:that|which) (?:come|arrive)s? (?:too )?late)?/,
      deed: /[,;]? ?\b(?:so that |so |and |to |then |it |they |only |the user |just |really )*(?:calls?|runs?|triggers?|fires?|starts?|invokes?|executes?|fetch(?:es)?|loads?|updates?|redraws?|sends?)(?: only)? (?:the |an? |my |our |its |once )*((?!only|after|once|when|if|one|\d)[a-z]+(?: (?!only|after|once|when|if|with|in|at|without|\d)[a-z]+)?)(?: function| request| method| call)?|[,;]? ?\b(?:so that |so |and )+(?:the |an? |my |our |its )*([a-z]+(?: (?!is|are|gets?|only|runs?)[a-z]+)?) (?:(?:is|are|gets?|only|just|be|should|will) )*(?:called|runs?|run|redrawn|triggered|updated|updates|fired|starts?|executed|sent|saved|fetched|filtered|loaded)\b/,
    },
    always: [
      /[,;]? ?\b(?:(?:after|when|once|until|without|since|from|no|any|further|more|new|of|the|last|user|has|have|is|are|stop(?:s|ped)?|ha(?:s|ve) stopped|pauses?|paused|in|a row) )*(?:key ?strokes?|key ?press(?:es)?|typing|input events?|resizing|scrolling|typed|types|changes|pause)\b(?: (?:has |have )?(?:stops?|stopped|ends?|ended|pauses?|paused))?/,
      /[,;]? ?\b(?:and |with |that |has |can |be |it |also )*(?:an? )?cancel(?:led|ed|lable|able)?(?: (?:method|function|option))?/,
    ],
    derived: (values) => ({ said: (values.get('deed') ?? '').replace(/([A-Z])/g, ' $1').toLowerCase() }),
    silent:
      'debounce debounced debounces debouncing search box input inputs text field fields bar window event events handler listener only once after the user users typing stops so it them last when page element on is gets letter until',
  },
  {
    id: 'digit-groups',
    about:
      /^(?=.*\b(?:format|group|split|print|turn|convert|write|display|show)\w*)(?=.*\b(?:\d+|ten|twelve|sixteen|nine|eight)[- ]digits?\b)(?=.*\b\d+(?:[- ]\d+)+\b|.*\bgroups? of\b|.*\bblocks? of\b)/,
    name: 'formatNumber',
    parameters: ['number'],
    isAlone: true,
    guards: {
      bad: "(?:it|the number|the input|the text|the string|any|there|input|anything)? ?(?:(?:has|have|contains?|contain|is|are|isn't|is not|does not have|doesn't have|not|any|other|invalid|the wrong|wrong|with|exactly|a|letters?|characters|non-digits?|length|number|of|or|digits|valid|than|\\d+|ten) ?)+",
    },
    options: {
      sizes:
        /\b(?:(?:as|in|into|like|with|the|an?|form|pattern|format|groups|of|grouped|to) )*(\d+(?:[- ]\d+)+)(?:[- ](?:groups?|pattern|format|form|blocks?|style))?|\b(?:(?:as|in|into|with) )*(?:groups?|blocks?) of (\d+|two|three|four|five)(?: digits)?/,
      sign: /[,;]? ?\b(?:(?:and|with|separated|joined|divided|by|using|between|them|an?|the|groups) )+(spaces?|dots?|dashes|dash|hyphens?|points?|slash(?:es)?)(?: (?:between (?:them|the groups)|as separators?))?/,
      count: /\b(?:an? |the )?(\d+|ten|twelve|sixteen|nine|eight)[- ]digits?\b/,
    },
    shapes: {
      sizes: (said) => said.split(/[- ]/).join(', '),
      sign: (said) => (/^sp/.test(said) ? ' ' : /^d?o|^p/.test(said) ? '.' : /^sl/.test(said) ? '/' : '-'),
    },
    always: [RETURNS, /\b(?:(?:[a-z]+ )?[a-z]+ )?(?:numbers?|codes?|ids?)\b/],
    derived: (values) => {
      const count = Number(values.get('count') ?? 10);
      const own = (values.get('sizes') ?? '').split(', ').map(Number);
      const [each = 0] = own;
      const isEach = own.length === 1 && each > 0;
      const sizes = isEach ? Array.from({ length: Math.ceil(count / each) }, () => each) : own;
      if (!isEach && own.reduce((sum, one) => sum + one, 0) !== count) return undefined;
      const sample = '1234567890'.repeat(4).slice(0, count);
      const sign = values.get('sign') ?? (isEach ? ' ' : '-');
      return { sizes: sizes.join(', '), sample, sign, ...orNothing(values) };
    },
    silent:
      'format formats formatting formatted number numbers patient phone card account customer member id code digits digit groups group grouped grouping string text function splits split insurance case file reference separated convert turn turns',
  },
  {
    id: 'shared-values',
    about:
      /^(?=.*\b(?:two|both)\b)(?=.*\b(?:lists?|arrays?)\b)(?=.*\b(?:overlap\w*|in both|shared|share|common|intersect\w*|appear in both)\b)(?!.*\b(?:largest|longest|count|most|substring|prefix|dates?|ranges?|intervals?|times?|sorted lists|sorted arrays|without)\b)/,
    name: 'sharedValues',
    parameters: ['first', 'second'],
    isAlone: true,
    options: {
      sorted:
        /[,;]? ?\b(?:and |in )*(?:sorted|sorts?(?: them)?|ascending|alphabetical(?:ly)?|ordered|in order)(?: (?:order|ascending|alphabetically|by (?:name|number|value)))*/,
    },
    derived: (values) => ({ order: values.has('sorted') ? ', sorted' : '' }),
    always: [
      /\b(?:(?:that|which|to|and|checks?|tells?|finds?|whether|if|the) )*(?:two|both)(?: given)? (?:lists?|arrays?)(?: of [a-z]+(?: [a-z]+)?)?(?: (?:overlap|share|have in common|(?:both )?contain|share (?:any|values|elements|items)|have (?:anything|values|elements|something) in common))?/,
      /\b(?:and |that |which )*(?:returns?|gives?(?: back)?|lists?|prints?|finds?) (?:(?:the|all|an?|array|list|of|only) )*(?:shared|common|overlapping)(?: (?:ones|values|elements|items|entries|numbers|names))?/,
      /\b(?:(?:the|all|those|only|every) )*[a-z]+ (?:that |which )?(?:(?:are|is|appear|occur|stand)s? )?in both(?: of (?:them|the lists|two lists))?/,
    ],
    silent:
      'two both lists list arrays array overlap overlaps shared ones common values items elements names numbers in of find finds check checks if intersection',
  },
  {
    id: 'group-example',
    about: /^(?=.*\bgroup ?-?by\b)(?=.*\bgeneric\b)(?=.*\b(?:example|demo|usage|try|using|main|show)\w*\b)/i,
    name: 'groupBy',
    parameters: [],
    isProgram: true,
    isAlone: true,
    isUsefulInPart: true,
    shapes: { type: (said) => pascal(single(said)), field: camel },
    options: {
      prop: /\b(?:by|given|taking|takes|with) (?:an? |the )?(?:property|key|field)(?: name)s?\b/,
      keyed: /\b(?:returns?|into|as|to) (?:an? )?(?:plain )?(?:object|record|dictionary)\b(?! of)/,
      type: /[,;]? ?\b(?:and |with |plus |including )*(?:an? |the )?(?:short |small |quick |usage |little )*(?:example|demo|main|usage)(?: (?:using|with|of|on|for|that|groups|shows|which|grouping|an?|array|list|usage))* ([a-z]+(?: (?!grouped)[a-z]+)?)(?= (?:grouped|by)\b)/,
      field: /(?<=·) ?(?:grouped )?by (?:their |the |its )?([a-z]+(?: [a-z]+)?)/,
    },
    derived: (values): Readonly<Record<string, string>> =>
      /status|state/.test(values.get('field') ?? '') ? { first: 'open', second: 'done' } : {},
    always: [
      /\b(?:for|of|over|from|on) (?:an? |the )?(?:arrays?|lists?) of (?:objects|items|anything|any type|t)\b/,
      /\b(?:with|using|taking|by|and|that|takes|given|an?|the| )*(?:key|selector)(?: |-)(?:function|selector|callback|extractor)\b/,
      /\b(?:returns?|returning|into|as|gives?) (?:an? )?map(?: (?:of|from|with|to|keys?|arrays?|lists?|items?|groups?|each|the))*/,
    ],
    silent:
      'groupby group by generic function items array objects typed short example with and using map called',
  },
  {
    id: 'merge-settings',
    about:
      /^(?=.*\bmerg)(?=.*\b(?:settings|options|config(?:uration)?s?|preferences|objects?)\b)(?=.*\b(?:defaults?|partial)\b)(?!.*\b(?:file|yaml|env|json file|files|csv|array of)\b)/,
    name: 'mergeSettings',
    parameters: [],
    isAlone: true,
    options: {
      deep: /[,;]? ?\b(?:and |also |with |including |in )*(?:deep(?:ly)?|nested|recursive(?:ly)?)(?: (?:objects?|settings|fields|ones|values|merged?|merges))*/,
    },
    always: [
      /[,;]? ?\b(?:and |but |so that )*(?:it )?(?:never|does not|doesn't|without|no) (?:(?:returns?|returning|gives?|leaves?|leaving|contains?|any|keeps?|has|have|are|is|the|result|left) )*undefined(?: (?:fields?|values?|propert(?:y|ies)|keys?|ones))?/,
      /\b(?:(?:that|which|and|to) )*(?:deep )?merg(?:es?|ing) (?:(?:two|several|some|an?|the|user|any|number|of|given|more|partial|with|into|over|default|defaults|settings|options|config|configuration|preferences|objects?|and|its|their) ?)+/,
      /[,;]? ?\b(?:and |including |with )*(?:nested|deep) (?:objects?|settings|fields|values)(?: (?:included|too|as well|are merged too))*/,
      /[,;]? ?\b(?:(?:and|where|so|that|the) )*(?:later|second|user|given|latter|last)(?: (?:ones?|settings|values|object|options))? (?:win|wins|override|overrides|take precedence|takes precedence)(?: (?:over )?(?:the )?(?:earlier|first|defaults?)(?: ones?)?)?/,
      /[,;]? ?\b(?:and )?(?:undefined|missing)(?: (?:fields|values|ones|keys|and|or|undefined|missing|should|do|not|never|are|is|the|defaults?|by|from|with|override|replaced|filled|in|fall|back|to))+/,
    ],
    silent:
      'merge merges merging settings options config configuration objects object partial defaults default typed type safe user fields keeping',
  },
  {
    id: 'open-now',
    about:
      /^(?=.*\b(?:open|closed)\b)(?=.*\b(?:opening hours|hours|opening times|weekly (?:table|schedule)|schedule)\b)(?=.*\b(?:now|right now|currently|given (?:date|time|moment)|is open|are open|at the moment|whether|if)\b)(?!.*\b(?:html|page|css|sql|react|component|website)\b)/,
    name: 'isOpen',
    parameters: [],
    isAlone: true,
    isUsefulInPart: true,
    options: {
      next: /[,;]? ?\b(?:(?:and|or|else|otherwise|also|if|not|it|is|closed|when|tells?|says?|shows?|prints?|returns?|gives?) )*(?:when|what time|the next|next) (?:(?:it|the|opening|time|shop|will|next) ?)*(?:opens?(?: (?:again|next))?|opening(?: time)?)\b/,
    },
    always: [
      /\b(?:that |which |to )*(?:says?|tells?|checks?|returns?|knows?|decides?|determines?|shows?|finds? out) (?:me )?(?:whether|if) (?:(?:the|an?|our|my|it) ?)*(?:[a-z]+ )?(?:is |are )?(?:currently )?(?:open|closed)(?: or (?:open|closed))?(?: (?:right now|now|at the moment|currently|at (?:an?|the)? ?(?:given |specific )?(?:time|date|moment)))?/,
      /\b(?:from|using|with|given|based on|according to|by|and) (?:(?:an?|the|its|our|weekly|week's|table|list|schedule|map|object|array|dict|of|opening|per|day|each|weekday) ?)*(?:hours|times|schedule|weekday|table)\b/,
      /[,;]? ?\b(?:and |with |including |that has |which has |on )*(?:an? |the )*(?:lunch|midday|noon)(?: |-)?(?:breaks?|pauses?|closings?)?(?: (?:on|from|each|every|between|weekdays|day))*/,
      /[,;]? ?\b(?:and |with |including )*(?:closed|being closed|is closed)(?: (?:on|all|day))* sundays?\b/,
    ],
    silent:
      'open closed now right opening hours weekly table lunch break shop store bakery cafe clinic library office says whether function time day days week',
  },
  {
    id: 'nth-free',
    about:
      /^(?=.*\b(?:total|price|cost|sum|cart|basket)\b)(?=.*\bevery (?:\w+th|third|second|\d+(?:st|nd|rd|th))\b.*\bfree\b)(?!.*\b(?:class|sql)\b)/,
    name: 'cartTotal',
    parameters: [],
    isAlone: true,
    isUsefulInPart: true,
    shapes: { nth: (said) => String(ordinal(said)), item: (said) => single(said.toLowerCase()) },
    options: {
      nth: /[,;]? ?\b(?:where |with |and |in which |but )*every (\w+th|third|second|\d+(?:st|nd|rd|th))\b/,
      item: /(?<=·) ([a-z]+)(?: (?:is|are|comes|costs nothing|for))* ?free\b(?: of charge)?/,
    },
    derived: (values) => {
      const nth = Number(values.get('nth'));
      const item = values.get('item');
      const other = item === 'coffee' ? 'cake' : 'coffee';
      return nth > 1 && item ? { ordinal: ORDINALS[nth - 1] ?? `${nth}th`, other } : undefined;
    },
    always: [
      /\b(?:(?:shopping|the|an?|cart|basket|order|of|computes?|calculates?|works? out|that|function|method|to|returns?|for) )*total(?: (?:price|cost|amount|of))*(?: (?:an?|the|cart|basket|order|shopping|for|of))*/,
    ],
    silent:
      'shopping cart basket total price prices pastries items item products customer order orders bread rolls food drinks drink goods shop bakery cafe for in cents euros',
  },
  {
    id: 'forward-status',
    about:
      /^(?=.*\b(?:status|state|stage)\b)(?=.*\b(?:backwards?|back|only (?:go|move)s? forward|forwards?|reverse)\b)(?=.*\bof\b.*,.*\b(?:or|and)\b|.*:.*,)(?!.*\b(?:class|enum|machine|sql|struct)\b)/,
    name: 'changeStatus',
    parameters: [],
    isAlone: true,
    shapes: {
      type: (said) => pascal(said),
      states: quotedList,
    },
    options: {
      states:
        /\b(?:with |and |has |which has )*(?:an? |the |its )?(?:status|state|stage)(?:es|s)?(?: (?:of|is|being|which|that|can|be|one|either|field|values?))*:? ((?:["'`]?[a-z_-]+["'`]?, ?)+(?:or |and )?["'`]?[a-z_-]+["'`]?(?: (?:or|and) ["'`]?[a-z_-]+["'`]?)?)/,
      strict:
        /[,;]? ?\b(?:and |or |also )*(?:skip(?:s|ping)?|jump(?:s|ing)?)(?: over)?(?: (?:an?|any|the|to|one))* ?(?:steps?|status(?:es)?|states?|stages?)?/,
      type: /\b(?:types?|interface|model|record) (?:for|of) (?:an? |the )?([a-z]+(?: [a-z]+)?)(?=·| ·|,| with| and)/,
    },
    derived: (values) => {
      const type = values.get('type') ?? 'Order';
      return {
        thing: type.charAt(0).toLowerCase() + type.slice(1),
        skips: values.has('strict') ? ', one step at a time' : '',
      };
    },
    always: [
      /[,;]? ?\b(?:and |plus |with )*(?:an? |the )?functions?(?: (?:that|which|to))?(?: (?:changes?|updates?|sets?|advances?|moves?) (?:it|the status|the state|its status|the stage)(?: (?:and|but|that|which))*)?/,
      /[,;]? ?\b(?:that |which |and |but |it )*(?:refus(?:es?|ing)|reject(?:s|ing)?|forbids?|prevents?|throws?(?: an? error)?|raises?(?: an? error)?|never|does not|doesn't|cannot|can't|must not|not|only)(?: (?:to|when|if|on|any|allow(?:s)?|it|let|changes?|the|status|from|that))*(?: (?:go|goes|going|move|moves|moving|step|be|set|changed|gone))*(?: (?:backwards?|back|forwards?|reversed?))(?: (?:in|to|through|of) (?:(?:an?|the|its|earlier|previous) )*(?:status|state|stage)(?:es|s)?)?/,
    ],
    silent: 'type types typed status state shipment order parcel function for a with plus string union',
  },
  {
    id: 'top-of-map',
    about:
      /^(?=.*\b(?:hash|dict(?:ionary)?|map|object|associative array)\b)(?=.*\b(?:top|highest|best|largest) (?:\d+|two|three|four|five|ten)\b|.*\b(?:\d+|two|three|four|five|ten) (?:highest|best|largest|top)\b)(?!.*\b(?:csv|file|class|words?|stdin|list of|array of (?:objects|hashes|dicts))\b)/,
    name: 'topNames',
    parameters: ['scores'],
    isAlone: true,
    options: {
      most: /\b(?:(?:and|that|which|then|it) )*(?:returns?|gives?|finds?|gets?|prints?|shows?)? ?(?:the )?(?:names of the )?(?:top|highest|best|largest)? ?(\d+|two|three|four|five|ten)(?: (?:highest|best|largest|top))?(?= |$)/,
      scores: /(?<=·) ?(?:scores|values|points|marks|results)\b/,
    },
    always: [
      /(?<=·) ?(?:names?|keys?|players|students|teams|people)(?: only)?(?: with the (?:highest|best|most) (?:scores?|points|values?))?/,
      /\b(?:that |which )*(?:takes?|gets?|given|from|of|in|with) (?:an? |the )*(?:hash|dict(?:ionary)?|map|object|associative array)(?: (?:of|with|from|mapping))*(?: (?:names?|player|players|student|team|to|and|their|scores?|points|marks|values))*/,
    ],
    silent: 'hash dict map object scores score player players names top of returns',
  },
  {
    id: 'ranked-sort',
    about:
      /^(?=.*\bsort)(?=.*\b(?:priority|severity|urgency)\b)(?=.*\b(?:of|:) (?:["'`]?[a-z_-]+["'`]?, )+(?:or |and )?["'`]?[a-z_-]+)(?=.*\bby (?:the |their |its )?(?:creation|created|due|start|order)?[- ]?(?:date|day|time|at)\b)(?!.*\b(?:class|queue|sql|heap)\b)/,
    name: 'sortByPriority',
    parameters: [],
    isAlone: true,
    shapes: { type: (said) => pascal(single(said)), levels: quotedList },
    options: {
      field:
        /\b(?:with |and |has |having |which has )*(?:an? |the |its )?(priority|severity|urgency)(?= (?:of|is|being|which|that|can)\b|:)/,
      levels:
        /(?<=·)(?: (?:of|is|being|which|that|can|be|one|either|values?))*:? ((?:["'`]?[a-z_-]+["'`]?, ?)+(?:or |and )?["'`]?[a-z_-]+["'`]?(?: or ["'`]?[a-z_-]+["'`]?)?)/,
      lowest: /[,;]? ?\b(?:with |the |and )*(?:lowest|least urgent|smallest) (?:ones? )?first/,
      type: /\b(?:types?|interface|model|record) (?:for|of) (?:an? |the )?([a-z]+(?: [a-z]+)?)(?=·| ·|,| with| and)/,
    },
    derived: (values): Readonly<Record<string, string>> | undefined =>
      values.has('levels')
        ? { plural: `${values.get('type') ?? 'Item'}s`.replace(/^./, (one) => one.toLowerCase()) }
        : undefined,
    always: [
      /[,;]? ?\b(?:and |plus |with )*(?:(?:an? |the )?functions? )?(?:(?:that|which|to) )?sorts?(?: (?:them|an?|array|list|of|the|[a-z]+s))*? by (?:the |their |its )?(?:priority|severity|urgency)(?:,? (?:highest|most urgent) first)?/,
      /[,;]? ?\b(?:and )?(?:then )?by (?:the |their |its )?(?:creation|created)?[- ]?(?:date|day|time|at)\b(?:,? (?:oldest|earliest) first)?/,
    ],
    silent: 'type types for a with function sorts them priority and string union highest first',
  },
];
