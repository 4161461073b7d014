import type { Core } from './core.ts';
import { BELOW, IT, NEGATIVE, SAMPLE, SMALLER, UP_TO } from './patterns.ts';

/** Functions over lists and numbers. */
export const LIST_CORES: readonly Core[] = [
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
      negative:
        '(?:(?:one of them|either(?: of them| number| one)?|any(?: of them)?|a or b|an argument|one) is (?:negative|below (?:0|zero)|less than (?:0|zero))|negative (?:numbers|values|arguments|inputs?))',
      small: `${IT}(?:is |are )?(?:not positive|zero or negative|${SMALLER} (?:1|one))`,
    },
    always: [
      /\b(?:using|with) (?:the )?(?:euclidean algorithm|euclid's algorithm)\b/,
      /\b(?:of )?two (?:positive )?(?:integers|numbers|ints)\b/,
      /\b(?:computes?|calculates?) (?:the )?/,
    ],
    silent: 'a b',
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
];
