import type { Core } from './core.ts';

export const camel = (said: string): string =>
  said
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
export const pascal = (said: string): string => camel(said).replace(/^./, (letter) => letter.toUpperCase());

/** A function may give nothing: its type says so in each language. */
export const orNothing = (values: ReadonlyMap<string, string>): Readonly<Record<string, string>> =>
  /\b(?:null|None|nil)\b/.test(values.get('bad') ?? '')
    ? { orNull: ' | null', orNone: ' | None', maybe: '?' }
    : {};

export const RETURNS =
  /\b(?:that |which |and )*(?:returns?|gives?(?: back)?|prints?|shows?|outputs?) (?:(?:the|a|it|as|an|formatted|string|text|result|new) ?)+/;

/** Small programs for games, kitchens, bicycles and laboratories. */
export const HOBBY_CORES: readonly Core[] = [
  {
    id: 'stack-inventory',
    about:
      /^(?=.*\b(?:inventory|backpack|bag|storage|chest)\b)(?=.*\bstack)(?!.*\b(?:sql|html|data structure|lifo)\b)/,
    name: 'Inventory',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    shapes: { type: pascal },
    options: {
      weight:
        /[,;]? ?\b(?:and |with )*(?:an? |the )?(?:max(?:imum)?|limited|limit on|total|overall|carry|weight)(?: (?:total|carry|carrying|overall|the|weight|of|limit|capacity))*(?<=weight|limit|capacity)(?: of (\d+)(?: ?kg)?)?/,
      slots:
        /[,;]? ?\b(?:and |with )*(?:an? |the )?(?:max(?:imum)? |limited )?(?:number of )?(\d+)? ?slots?(?: limit)?/,
      type: /\b(?:typed |generic |simple |small )*(inventory|backpack|bag|storage|chest)(?: (?:class|system|manager))*/,
    },
    always: [
      /[,;]? ?\b(?:and |with )*(?:an? |the )?(?:max(?:imum)? )?stack(?: (?:limits?|sizes?|maximum|capacity))(?: (?:per|for|of|by|each|every|item|type|kind))*/,
      /\b(?:for|of|in) (?:an? |the )?(?:rpg|game|role[- ]playing game|player|adventure|survival game)(?: (?:game|character))?/,
      /[,;]? ?\b(?:and |with |has |methods? |to |for )*(?:add(?:ing)?|remov(?:e|ing)|list(?:ing)?|count(?:ing)?)(?:(?:,| and|, and) (?:add(?:ing)?|remov(?:e|ing)|list(?:ing)?|count(?:ing)?))*(?: (?:items?|methods?|stacks?|an item|functions?))*/,
    ],
    silent: 'typed class type for with per item items game rpg limit limits',
  },
  {
    id: 'reverse-complement',
    about: /^(?=.*\breverse[- ]complement)(?!.*\b(?:fasta|file|stdin)\b)/,
    name: 'reverseComplement',
    parameters: ['sequence'],
    isAlone: true,
    isUsefulInPart: true,
    guards: {
      bad: '(?:(?:it|the sequence|the string|the input|any|there|letters?|characters?|bases?|contains?|has|have|is|are|other|than|anything|else|not|in|invalid|a|an|unknown|c|g|t|and|or|valid|dna|one|of|but),? ?)+',
    },
    derived: orNothing,
    always: [
      RETURNS,
      /\b(?:that |which )*(?:takes?|gets?|given) (?:an? |the )?(?:dna )?(?:string|sequence|strand)/,
      /\breverse[- ]complement\b/,
    ],
    silent:
      'dna string sequence strand of the its function reverse complement computes compute calculate takes and',
  },
  {
    id: 'countdown-timer',
    about:
      /^(?=.*\b(?:count ?down|timer)\b)(?=.*\b(?:red|orange|colou?r|blink|warn\w*|flash\w*)\b)(?=.*\b(?:last|final|under|below|less than|remaining)\b)(?!.*\b(?:react|html|page|vue|console|terminal)\b)/,
    name: 'countDown',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      warn: /[,;]? ?\b(?:(?:in|for|during|when|at|with|there|are|only|if|the) )*(?:last|final|under|below|less than|fewer than) (\d+|five|ten|three) ?(?:seconds?|s)(?: (?:left|remain(?:ing)?|are left))?/,
      seconds: /\b(?:of |for |from |with |a |an )*(\d+)[- ]?(?:seconds?|s)\b/,
      colour:
        /[,;]? ?\b(?:(?:that|which|and|it|the|number|text|display|time) )*(?:turns?|becomes?|goes|changes? (?:colou?r )?to|is shown in|shows? in) (red|orange|yellow|crimson|magenta|blue|green)\b/,
    },
    always: [
      /\b(?:for|of|in) (?:an? |the |my )*(?:[a-z]+ )?(?:quiz|exam|test|game|workout|classroom|lesson|round|class)(?: (?:quiz|question|round))?/,
    ],
    silent: 'countdown count down timer quiz classroom turns turn last seconds second with start button',
  },
  {
    id: 'online-minutes',
    about:
      /^(?=.*\blogs?\b)(?=.*\b(?:minutes|long|hours|time)\b)(?=.*\bonline\b|.*\b(?:played|playtime|connected|logged in)\b)(?=.*\b(?:each|every|per|by) (?:player|user|member|person))/,
    name: 'onlineMinutes',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    always: [
      /\b(?:reads?|parses?|goes through|analy[sz]es?|from|in) (?:an? |the )?(?:minecraft |game |chat |teamspeak )*(?:server(?:'s)? )*logs?(?: files?)?/,
      /\b(?:and |then |that |which )*(?:prints?|shows?|lists?|reports?|works? out|computes?) (?:how (?:many minutes|long)|the (?:number of )?minutes|the total minutes|the total time)(?: that)?(?: in minutes)? (?:each|every) (?:player|user|member|person) (?:was|has been|were|spent) (?:online|logged in|connected|playing)(?: in minutes)?/,
      /[,;]? ?\b(?:and )*(?:sorted|ordered|sorting them|listed)(?: (?:from|by|the))*(?: (?:most|longest|highest|time|minutes|playtime))(?: (?:to|first|online|time))*(?: (?:least|shortest|lowest|descending))?/,
    ],
    silent: 'minecraft server log read most longest first minutes each player online print game',
  },
  {
    id: 'scale-dough',
    about:
      /^(?=.*\b(?:dough|bread|bakers?'?s?)\b)(?=.*\b(?:scal\w+|percent\w*)\b)(?=.*\b(?:grams?|weight|flour)\b)(?!.*\b(?:class|html|page|sql)\b)/,
    name: 'scaleDough',
    parameters: [],
    isAlone: true,
    isUsefulInPart: true,
    always: [
      /\b(?:that |which )*(?:scal(?:es?|ing)|convert(?:s|ing)?) (?:an? |the )*(?:bread |dough |pizza )*(?:recipe|dough|ingredients?|formula)(?: given)?/,
      /\b(?:as |in |from |with |of |given )*(?:an? |the )*(?:dict(?:ionary)?|object|hash|map)(?: (?:of|with|mapping|from))*(?: (?:the|ingredients?|names?|to|grams?|in|weights?|and|amounts?))*/,
      /\b(?:to|for) (?:an? |the )*(?:target|given|desired|wanted|total)? ?(?:total )?(?:dough )?(?:weight|mass)(?: in grams)?/,
      /[,;]? ?\b(?:and |also |then )*(?:shows?|prints?|gives?|returns?|computes?|with)? ?(?:the |their |its )?baker'?s?'? percent(?:age)?s?(?: of (?:each|every|the) (?:ingredients?|one))?/,
    ],
    silent:
      'bread dough recipe scale scales grams ingredient ingredients baker bakers s percentages weight dict target',
  },
  {
    id: 'ratio-pairs',
    about:
      /^(?=.*\b(?:chain ?rings?)\b)(?=.*\b(?:cogs?|sprockets?|cassette)\b)(?=.*\b(?:same|similar|close|duplicate|nearly)\b)/,
    name: 'similarGears',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      percent: /[,;]? ?\b(?:(?:within|by|at most|less than|to|differ|up) )+(\d+(?:\.\d+)?) ?(?:percent|%)/,
    },
    silent:
      'works out which chainring chainrings and cog cogs sprocket sprockets cassette pairs pair combinations give nearly almost about the same similar gear gears ratio ratios script bike bicycle have very close find finds list lists print prints all',
  },
];
