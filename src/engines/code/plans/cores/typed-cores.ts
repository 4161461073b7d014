import type { Core } from './core.ts';

/** "With a few unit tests". */
const TESTS =
  /[,;]? ?(?:\b(?:and|with|add|adds|plus|including|write|some|an?|few|couple of|its|two|three|several) )*\b(?:unit )?tests\b(?: for (?:it|them|the conversions?|each))?/;
const BELOW =
  /(?:[,;]? ?\b(?:and|that|which|it) )*\b(?:reject(?:s|ing)?|refus(?:es?|ing)|throw(?:s|ing)?|rais(?:es?|ing)|return(?:s|ing)?|fail(?:s|ing)?|errors?|with|validat(?:es|ing))\b(?: (?!between)[a-z]+){0,7} (?:(?:below|under|less than|lower than|colder than) )?absolute zero\b/;
const SCALE = '(?:celsius|fahrenheit|kelvin)';
const CONVERTS = new RegExp(
  `(?:[,;]? ?\\b(?:and|with|that|which|implements?|an?|the|methods?|functions?|to|for) )*\\bconver(?:ts?|ting|sions?)(?: (?:methods?|functions?|temperatures?|values?|an?))*(?: (?:between|from|to|among)(?: (?:them|the two|both|all(?: three)?|one|any|each|of|another|other|units?|scales?|to|and|the|${SCALE},?))+)?(?: in both directions| both ways)?`,
);
const OTHER =
  '(?!.*(?<!enum )\\b(?:class|struct|propert(?:y|ies)|html|page|sql|table|weather|average|csv|list of|sensor)\\b)';

/** Types with a rule of their own: scales of temperature, quantities with a unit. */
export const TYPED_CORES: readonly Core[] = [
  {
    id: 'temperature-variants',
    about: new RegExp(
      `^(?=.*\\b(?:temperature enum|enum (?:called |named |for (?:an? )?)?temperatures?\\b(?! (?:units?|scales?))|variants?|cases)\\b)(?=.*\\benum)(?=.*\\b${SCALE}\\b)${OTHER}`,
    ),
    name: 'temperature',
    parameters: [],
    isProgram: true,
    options: { tests: TESTS, below: BELOW, kelvin: /\b(?:,|and )?\bkelvin\b/ },
    always: [CONVERTS],
    silent: `define temperature temperatures enum enumeration celsius fahrenheit variants variant cases case values value holding holds degrees implement implements between them scales scale conversion conversions methods and , called named`,
  },
  {
    id: 'temperature-units',
    about: new RegExp(
      `^(?=.*\\b(?:enum\\w*|absolute zero|${SCALE}, ${SCALE},? (?:and|or) ${SCALE})\\b)(?=.*\\b${SCALE}\\b)(?=.*\\bconver)${OTHER}`,
    ),
    name: 'convert',
    parameters: [],
    isProgram: true,
    options: {
      tests: TESTS,
      below: BELOW,
      kelvin: /\bkelvin\b/,
      program:
        /\b(?:console|command[- ]?line|terminal|cli|interactive)(?: app(?:lication)?| program| tool| converter)?\b|(?:[,;]? ?\b(?:and|that|which|it) )*\basks? the user(?: for)?(?: (?:an?|the|value|temperature|unit|units|scale|source|target|and|number))*/,
    },
    always: [CONVERTS],
    silent: `define temperature temperatures enum enumeration celsius fahrenheit units unit scales scale degrees implement implements between them conversion conversions converter values app application both`,
  },
  {
    id: 'quantity-parse',
    about:
      /^(?=.*\bpars)(?=.*(?:["'`]\d+(?:\.\d+)? ?(?:mg|g|kg|mm|cm|m|km|ml|l|lb|oz)["'`]|\b\d+(?:\.\d+)? (?:kg|ml|cm|km)\b|\bquantit(?:y|ies)\b.*\bunits?\b|\bvalue and (?:an? |its )?unit\b))(?!.*\b(?:recipe|cart|order|csv|json|table|ingredients?|convert\w*|durations?|bytes|price|invoice|list of)\b)/,
    name: 'parseQuantity',
    parameters: [],
    isProgram: true,
    options: { tests: TESTS },
    always: [
      /\bpars(?:ers?|es?|ing)(?: (?:an?|the|for|lines?|strings?|texts?|quantit(?:y|ies)|measurements?|amounts?|weights?|of|with|units?|input|values?)\b)*(?: (?:such as|like|for example))?(?: ?["'`]?\d+(?:\.\d+)? ?(?:mg|kg|mm|cm|km|ml|g|m|l)["'`]?(?:,| and| or)?)*/,
      /\binto (?:an? )?(?:value|number|amount) and (?:an? |its )?unit\b/,
      /(?:[,;]? ?\b(?:and|into|in|to|as|returns?) )*\b(?:an? )?(?:\w+ )?(?:struct|class|record|object|type|dataclass|pair|named ?tuple)(?: (?:called |named )?quantity)?(?: (?:with|of|holding|that holds|containing))(?: (?:an?|the|its|numeric|number|value|amount|unit|and|fields?)\b)+/,
      /(?:[,;]? ?\b(?:and|it|that|which) )*\b(?:return(?:s|ing)?|with|rais(?:es?|ing)|throw(?:s|ing)?|giv(?:es?|ing))(?: (?:an?|the|proper|custom|own|clear|its|descriptive|meaningful))* (?:errors?|exceptions?|\w*(?:error|exception))(?: (?:types?|enum|values?|class))?(?: (?:when|if|for|on|in case of)(?: (?:the|an?|units?|numbers?|values?|is|are|unknown|invalid|malformed|missing|bad|wrong|text|input|or|not|known|cannot|be|parsed|recogni[sz]ed|other)\b)+)?/,
    ],
    silent:
      'define line lines quantity quantities unit units struct type types parse parses measurement measurements implement fromstr trait result',
  },
  {
    id: 'rpn',
    about:
      /^(?=.*\b(?:rpn|reverse polish|postfix)\b)(?!.*\b(?:infix|convert\w*|tree|variables?|class|power|exponent\w*|modulo|sqrt|history|undo)\b)/,
    name: 'evaluateRpn',
    parameters: [],
    isProgram: true,
    options: {
      tests: TESTS,
      program:
        /\b(?:command[- ]?line|cli|console|terminal)(?: app(?:lication)?| program| tool| calculator)?\b|(?:[,;]? ?\b(?:and|that|which|it) )*\breads?(?: [a-z]+){0,4} from (?:the )?(?:stdin|standard input|command line|arguments|user|keyboard)(?: and prints? the results?)?/,
    },
    always: [
      /(?:[,;]? ?\b(?:and|that|which|it) )*\breads?(?: [a-z]+){0,4} from (?:the )?(?:stdin|standard input|command line|arguments|user|keyboard)(?: and prints? the results?)?/,
      /(?:[,;]? ?\b(?:and|with|an?|its|using|via) )*\b(?:own|custom|proper|dedicated) error (?:types?|enums?)\b(?: for (?:bad|invalid|malformed) (?:input|expressions?))?/,
      /(?:[,;]? ?\b(?:and|it|that|which|where|with) )*\b(?:return(?:s|ing)?|giv(?:es?|ing)|yields?)? ?(?:an? |the |its )?(?:result|error|errors)\b(?: type| enum)?(?: (?:with|and|containing|holding)(?: an?)? (?:own |custom |proper )*error(?: type| enum| message)?s?)?(?: (?:instead of|rather than|and never|and not|without) (?:an? )?(?:panic\w*|crash\w*|unwrap\w*))?(?: (?:on|for|when|if|in case of|at)(?: (?:the|an?|there|is|are|any|all|input|tokens?|operators?|operands?|numbers?|expressions?|values?|unknown|invalid|bad|malformed|missing|too|few|many|enough|not|empty|division|divided?|dividing|by|zero|stack|underflow|and|or|on|for|wrong|errors?))+\b)?/,
      /\b(?:handl(?:es|ing)|report(?:s|ing)?|detect(?:s|ing)?|reject(?:s|ing)?)(?: (?:the|an?|any|all|invalid|bad|malformed|unknown|tokens?|operators?|input|expressions?|division|by|zero|errors?|and|or|too|few|many|operands?|missing))+\b/,
      /\b(?:evaluat(?:es?|ing|or)|calculat(?:es?|ing|or)|comput(?:es?|ing))(?: (?:an?|the|of|expressions?|strings?|in|for|given|as|string))*/,
      /\b(?:reverse polish(?: notation)?|rpn|postfix)\b(?: (?:notation|expressions?|calculator|evaluator))?(?: (?:like|such as|for example) ["'`][^"'`]{1,40}["'`])?/,
      /\b(?:supporting|supports?|with|for)(?: (?:the|four|basic|operators?|operations?|addition|subtraction|multiplication|division|plus|minus|times|divide|[-+*/,]|and))+(?: operators?| operations?)?/,
    ],
    silent:
      'stack based implement implements expression expressions notation calculator string floats numbers float f64',
  },
  {
    id: 'stack-tested',
    about:
      /^(?=.*\bstack\b)(?=.*\btests?\b)(?!.*\b(?:calculator|rpn|polish|min|max|bounded|capacity|limit\w*|linked|queue|undo|overflow|thread|concurrent|fixed|iterat\w*)\b)/,
    name: 'Stack',
    parameters: [],
    isProgram: true,
    oneOf: ['tests'],
    options: { tests: TESTS },
    always: [
      /(?:[,;]? ?\b(?:with|and|having|supporting|that (?:has|supports|offers)) )*(?:the )?(?:(?:methods?|operations?|functions?) )?(?:(?:push|pop|peek|top|size|len|length|count|is[_ ]?empty|empty)(?:,? and |, | ))*(?:push|pop|peek|size|len|length|count|is[_ ]?empty)\b(?: (?:methods?|operations?|functions?))?/,
      /\b(?:of|for|holding|that holds|over) (?:any|generic|arbitrary|all)(?: (?:types?|items?|values?|elements?))?\b/,
    ],
    silent:
      'stack generic implement implements struct class data structure type types items values elements template simple small any',
  },
];
