import { NUMBER } from '../reading/text.ts';
import type { Core } from './core.ts';
import { NATIVE_CORES } from './line-cores.ts';

/** "In a file given on the command line". */
const GIVEN_FILE =
  /\b(?:there are |are )?(?:in |of |from |into |reads? )*(?:an?|the|any) (?:given )?(?:text |input )?file(?: name)?\b(?: (?:has|have|contains?))?(?:,? (?:that is |which is |whose name is )?(?:given|passed|named|taken|specified)?(?: ?(?:as|on|by|from|via) (?:an? |the )?(?:first )?(?:command[- ]?line(?: argument| parameter)?|argument|parameter|terminal)))?/;
const FILE_ERROR =
  /[,;]? ?\b(?:and |with |an? |prints? |shows? |reports? |gives? |exits? |handles? |plain |clear )*(?:error|errors|message|fails|status 1|code 1)(?: (?:message|with|and|exit|an?|code|status|1|nonzero))* (?:if|when) (?:it|the file|this|a file) (?:does not exist|doesn't exist|is missing|cannot be (?:opened|read|found)|can't be (?:opened|read|found)|is not (?:there|found))/;

/** One of the things that a program counts. */
const counted = (words: string): RegExp =>
  new RegExp(`[,;]? ?\\b(?:and |the |of |number of |how many |counts? |all |total )*(?:${words})\\b`);

const BEFORE_AND_AFTER =
  /[,;]? ?\b(?:and |that |which |with |it |to )*(?:prints?|shows?|showing|printing|displays?|outputs?|main)?(?: (?:that|prints?|shows?|the|array|list|values|numbers|contents?|it|them|both|unsorted|sorted))*,? (?:before and after(?:wards)?|both before and after)(?: (?:the )?sort(?:ing|ed)?(?: (?:it|them))?)?/;

const inFile = (core: Core): Core => ({
  ...core,
  id: 'file-numbers',
  about:
    /^(?=.*\b(?:file|\w+\.txt)\b)(?=.*\b(?:min(?:imum)?|max(?:imum)?|mean|average|median|mode|sum|total|standard deviation|largest|smallest)\b)(?=.*\b(?:numbers?|integers?|ints|values|floats|doubles|temperatures|readings|measurements|prices|scores|grades|marks|weights|heights|amounts)\b)(?!.*\b(?:stdin|standard input|sort\w*|csv|json|words?|names?|columns?|primes?|even|odd|histogram|second|distinct|per (?!line)|writes?|saves?|files)\b)/,
  isAlone: true,
  isUsefulInPart: false,
  always: [
    ...(core.always ?? []),
    /[,;]? ?\b(?:and |in |into |using |with |stores? |them |reads? )*(?:an? |the )?(?:growing|dynamic(?:ally)?(?: (?:growing|allocated|sized))?|resizable|growable|realloc(?:ated)?)(?: (?:array|list|buffer|memory))?(?: (?:with|using|by) (?:malloc|realloc|malloc and realloc))?/,
    /[,;]? ?\b(?:and |then |finally )*(?:frees?|freeing|releases?) (?:all |the |its |everything)*(?:memory|array|afterwards|at the end)*(?: (?:afterwards|at the end|again))?/,
    FILE_ERROR,
    GIVEN_FILE,
  ],
  silent: `${core.silent} file growing array any many unknown amount number of one per`,
});

/** Programs that are asked for in C above all. */
export const OWN_NATIVE_CORES: readonly Core[] = [
  {
    id: 'file-counts',
    about:
      /^(?=.*\b(?:count|how many|number of|wc)\w*\b)(?=.*\bfile\b)(?=.*\b(?:lines|words|characters|chars|bytes|digits|letters|vowels|spaces|capitals|capital letters|upper ?case letters|punctuation)\b)(?!.*\b(?:each|every|per|often|frequenc\w*|longest|most|csv|json|folder|directory|unique|distinct|contain\w*|comment|blank|empty|error|specific|certain|log|files|code|starting|ending|with)\b)/,
    name: 'countIn',
    parameters: [],
    isProgram: true,
    isAlone: true,
    oneOf: [
      'lines',
      'words',
      'characters',
      'digits',
      'letters',
      'vowels',
      'spaces',
      'capitals',
      'punctuation',
    ],
    options: {
      lines: counted('lines'),
      words: counted('words'),
      capitals: counted('capitals|(?:capital|upper[- ]?case) letters'),
      punctuation: counted('punctuation(?: (?:marks|characters))?'),
      characters: counted('characters|chars|bytes'),
      digits: counted('digits|numerals'),
      letters: counted('letters'),
      vowels: counted('vowels'),
      spaces: counted('(?:blank )?spaces|blanks'),
    },
    always: [
      FILE_ERROR,
      /\b(?:like|similar to|a (?:simple |small )?(?:version|clone) of) (?:the )?(?:unix )?(?:tool |command )?wc\b/,
      GIVEN_FILE,
    ],
    silent:
      'count counts counting how many number there are file print prints show shows report reports them contains contain has have total totals read reads tool',
  },
  ...NATIVE_CORES.filter(({ id }) => id === 'number-stats').map(inFile),
  {
    id: 'sort-shown',
    about:
      /^(?=.*\b(?:insertion|selection|bubble)[- ]?sort\w*\b)(?=.*\b(?:before and after|floats?|doubles|decimals?|count\w*|number of swaps|descending|largest first)\b)(?!.*\b(?:linked|lists?|strings|names|words|structs?|stdin|standard input|file|user|generic|recursive|compar(?:e|ing)|visuali\w+|passes|each pass|every pass|each step)\b)/,
    name: 'sortValues',
    parameters: [],
    isProgram: true,
    isAlone: true,
    oneOf: ['insertion', 'selection', 'bubble'],
    options: {
      insertion: /\b(?:an? |the )?insertion[- ]?sort\b/,
      selection: /\b(?:an? |the )?selection[- ]?sort\b/,
      bubble: /\b(?:an? |the )?bubble[- ]?sort\b/,
      floats:
        /\b(?:stored |kept |held |given )?(?:as |of |in )?(?:an? array of )?(?:floats?|doubles?|floating[- ]point(?: (?:numbers|values))?|decimals|decimal numbers)\b/,
      decimals: new RegExp(`,? ?\\b(?:with|to) ${NUMBER} (?:decimals?(?: places?)?|places)`),
      descending:
        /[,;]? ?\b(?:and |in |into |sorted |sorts? )*(?:descending(?: order)?|(?:largest|biggest|highest|longest|greatest)(?: (?:value|number|one)s?)? (?:first|to (?:smallest|lowest|shortest)))\b/,
      swaps:
        /[,;]? ?\b(?:and |that |which |also |it |with )*(?:counts?|counting|prints?|reports?|shows?|returns?|a count of|the)?(?: (?:and prints?|the|total|number of|how many|count of))* (?:swaps|shifts|moves|exchanges)\b(?: (?:it |were |are |was )?(?:made|done|needed|took|needs|makes|takes))?/,
    },
    always: [
      BEFORE_AND_AFTER,
      /[,;]? ?\b(?:in |into )?ascending(?: order)?|\b(?:smallest|lowest|shortest) first\b/,
      /\b(?:(?:for|of|on|sorts?|sorting|over) )?(?:an? |the )?arrays? of(?: (?!(?:in|stored|kept|held|as|and|that|which|with|before|both|by|then|prints?|shows?)\b)[a-z]+){1,3}\b/,
      /\bin (?:mm|cm|m|kg|g|grams|metres|millimetres|centimetres|kilograms|euros?|cents|seconds|minutes|degrees|celsius)\b/,
    ],
    silent:
      'sort sorts sorting array arrays numbers integers ints values print prints them in place main sample example before after and it',
  },
  {
    id: 'memory-use',
    about:
      /^(?=.*\/proc\/meminfo\b|.*\b(?:free|used|available) (?:\w+ ){0,3}memory\b|.*\bmemory (?:use|usage)\b)(?!.*\b(?:process|leak|malloc|allocat\w*|heap|top|every|pid|file descriptors?|swap|cpu)\b)/,
    name: 'readMemory',
    parameters: [],
    isProgram: true,
    isAlone: true,
    options: {
      limit:
        /[,;]? ?\b(?:and |with |prints? |shows? |gives? |an? )*(?:warn(?:s|ing)?|alerts?)(?: (?:is shown|me|message))?(?: (?:if|when|once|that)(?: (?:the|used?|memory|usage|use|it|is|goes|rises|more than))*)? (?:above|over|exceeds?|more than|reaches|beyond) (\d{1,2}) ?(?:%|percent)(?: (?:is |are )?(?:used|in use|of (?:the )?memory))*/,
    },
    always: [
      /\b(?:by |from |using |that |which |and )*(?:reads?|reading|parses?|parsing|from|with)? ?(?:the )?(?:file )?\/proc\/meminfo\b/,
      /\b(?:both )?(?:as |in |and )*(?:an? )?(?:percent(?:age)?s?|%|mb|megabytes|mib)(?: (?:and|as well as) (?:in )?(?:percent|%|mb|megabytes))?(?: of (?:the )?(?:total|memory))?/,
      /\b(?:how much|(?:the )?amount of|of|the)? ?(?:(?:total|free|used|available|and|,|or) ?)+ ?(?:system |main |physical )?(?:memory|ram)?(?: (?:is|are))?(?: (?:free|used|available|in use|and))*/,
      /\b(?:on|of|under) (?:a |the )?(?:linux(?: system| machine)?|system|machine)\b/,
    ],
    silent: 'memory ram usage use used free total available linux system prints print shows show displays',
  },
  {
    id: 'tic-tac-toe',
    about:
      /^(?=.*\b(?:tic[- ]?tac[- ]?toe|noughts and crosses)\b)(?!.*\b(?:html|page|react|class|web|gui|minimax|unbeatable|computer|ai|bot|against|n x n|[4-9] ?x ?[4-9]|window|sdl|function that|file|score)\b)/,
    name: 'play',
    parameters: [],
    isProgram: true,
    isAlone: true,
    options: {
      again:
        /[,;]? ?\b(?:and |then |that |which |it |with )*(?:asks?|offers?|lets?|option)(?: (?:them|players?|if|whether|for|to|the|they|want|a|another|play|game|round|rematch))* (?:again|another (?:round|game)|rematch|new game)\b/,
    },
    always: [
      /\b(?:for|between|with) (?:two|2) (?:human )?(?:players|people|persons)\b(?: (?:taking|who take) turns)?/,
      /\b(?:in|on|at|played in) (?:the |a )?(?:same )?(?:terminal|console|command[- ]line|keyboard)\b/,
      /[,;]? ?\b(?:and |that |which |it |with |but )*(?:reject(?:s|ing)?|refus(?:es?|ing)|checks?(?: for)?|checking(?: for)?|does not (?:allow|accept)|prevents?|asks? again (?:if|when|for)|invalid|handles?|validates?|validating|detects?|complains? (?:if|about))(?: (?:a|an|any|the|squares?|cells?|fields?|positions?|moves?|to|that|which|is|are|taken|already|on|occupied|input|bad|invalid|numbers?|wrong|if|or|and|outside|board|illegal|out|of|range|again|asks?|for)\b)+/,
      /[,;]? ?\b(?:and |that |which |it |with |then )*(?:(?:announc|detect|declar|show|print|say|tell|report|check|recogni[sz])\w*|ends?)(?: (?:the|a|an|who|has|won|wins?|winner|for|draws?|ties?|tied|or|and|it|is|when|if|there|somebody|someone|board|full|either|game|after|each|every|move|turn|of|in|s)\b)+/,
      /[,;]? ?\b(?:and |that |which |it |with |then )*(?:shows?|prints?|draws?|displays?|showing)(?: (?:the|a))? (?:3 ?x ?3 )?(?:board|grid)(?: (?:after|before) (?:each|every) (?:move|turn))?/,
      /\b(?:3 ?x ?3 )(?:board|grid)\b/,
      /\b(?:taking turns|take turns|turn by turn|alternating(?: turns)?|x and o)\b/,
    ],
    silent: 'tic tac toe tictactoe noughts crosses game two players player terminal console play board',
  },
];
