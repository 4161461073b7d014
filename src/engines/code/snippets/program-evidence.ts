/** The code without its comments: those may only repeat the wish. */
export interface Program {
  readonly code: string;
  readonly language: string;
}

export type Shown = (said: RegExpExecArray, program: Program) => boolean;

/** A kind of clause, with what shows in the code that it is met. */
export type Evidence = readonly [wish: RegExp, shown: Shown];

export const PRINTS =
  /\bprint\w*!?\s*\(|\bprint\b|\bputs\b|console\.log|\becho\b|Write(?:Line)?\(|\bcout\b|Print\w*\(|alert\(|textContent/;

export const JOIN =
  '(?:[,;]? ?\\b(?:(?:and|but|with|plus|that|which|it|must|should|also|has to|to|be|able|has|have|use|uses|using|correctly|safely|properly|include|includes|including|add|provide|then)\\s+)*)';

const READS_INPUT =
  /ReadLine\(|\binput\(|readline|readLine\(|Scanner|scanf|fgets|std::cin|getline|\bgets\b|\bread -/;
const ASKS_AGAIN =
  /(?:while|for|loop)\b[\s\S]{0,400}(?:TryParse|try|OrNull|isNaN|isFinite|isInteger|fail\(\)|strtol|strtod|hasNext|[=!]~|sscanf)/;
const BEARS = /TryParse|OrNull|\b(?:except|catch|rescue)\b|isNaN|isFinite|\*end|sscanf/;

/** A page has its styles in it. */
export const OWN_STYLES =
  /[,;.]? ?\b(?:(?:and|with|keep|put|all|the|every|its) )*(?:css|styles?|styling|stylesheet)(?: (?:is|are|goes|should be|must be|kept|written|stays?))*(?: inline)? (?:in|inside|within|on) (?:the |a |one |this |same |single |html )*(?:page|file|document|head)\b(?: itself)?/gi;

/** Clauses about how a program runs, what it shows and where its parts stand. */
export const PROGRAM_KINDS: readonly Evidence[] = [
  [
    new RegExp(
      `${JOIN}(?:an? |the )?(?:(?:small|short|simple|little|tiny|quick) )*(?:test|demo|example|usage) in (?:the |an? )?main(?: function| method)?\\b`,
      'gi',
    ),
    (_, { code }) => PRINTS.test(code),
  ],
  [/\b(?:in |with |using )?modern (?=c\+\+|cpp\b)/gi, (_, { language }) => language === 'cpp'],
  [
    new RegExp(
      `${JOIN}(?:(?:ignor|skip|strip|remov|without)\\w* )?(?:(?:the )?case (?:and|or) )?punctuation(?: marks)?(?: (?:and|or) (?:the )?case)?`,
      'gi',
    ),
    (_, { code }) =>
      /isalnum|isalpha|ispunct|is_alphanumeric|is_ascii_punctuation|IsLetter|IsPunct|\\w|\\p\{L\}|a-z|\[\[:punct/.test(
        code,
      ) && /lower|Lower|downcase|casefold/.test(code),
  ],
  [
    new RegExp(
      `${JOIN}(?:print|show|display|demonstrat|run)\\w* (?:(?:the )?(?:results?|output) (?:of|for|from|on) )?(?:an? |some |one )(?:(?:small|short|simple|little|tiny|quick|usage|sample) )*(?:example|demo(?:nstration)?|sample)s?(?=[,.;)]|$)`,
      'gi',
    ),
    (_, { code }) => PRINTS.test(code),
  ],
  [
    new RegExp(
      `${JOIN}(?:dynamic(?:ally)? (?:allocated )?(?:memory|allocation|arrays?)(?: allocation)?|realloc|malloc)(?:,? so (?:that )?there(?:['’]?s| is) no (?:fixed )?limit[^,;.]{0,40})?(?=[,.;)]|$| and\\b)`,
      'gi',
    ),
    (_, { code }) => /\b(?:realloc|malloc|calloc|vector<|push_back|new \w+\[)/.test(code),
  ],
  [
    new RegExp(
      `${JOIN}(?:(?:handl|reject|catch|surviv|deal(?:s|ing)? with|cop(?:es?|ing) with|not crash(?:ing)? on)\\w*) (?:(?:any|all|the) )?(?:invalid|wrong|bad|non[- ]?numeric|malformed|incorrect) (?:(?:user|number|menu) )?(?:inputs?|entries|numbers?|choices?|values?)(?: (?:without crashing|gracefully|properly|nicely|and (?:asks?|asking) again|by asking again))*(?=[,.;)]|$| and\\b)`,
      'gi',
    ),
    ([said], { code }) =>
      READS_INPUT.test(code) &&
      (/again/.test(said) ? ASKS_AGAIN : new RegExp(`${ASKS_AGAIN.source}|${BEARS.source}`)).test(code),
  ],
  [
    new RegExp(
      `${JOIN}(?:show|display|print)\\w* (?:(?:the|any|all|either|its|validation) )*errors?(?: messages?)? (?:or|and) (?:an? |the )?(?:thank[- ]?you|thanks|success|confirmation)(?: (?:message|note|text|page))?(?: (?:on|in) the same (?:page|file))?`,
      'gi',
    ),
    (_, { code }) => /<form/.test(code) && /\$error/.test(code) && /Thank|success/.test(code),
  ],
  [OWN_STYLES, (_, { code }) => /<style>/.test(code) && !/rel="stylesheet"/.test(code)],
  [
    new RegExp(
      `${JOIN}(?:(?:do|check|verif|calculat|run)\\w* )*(?:the )?mod(?:ulo|ulus)?[- ]?(\\d+)(?: (?:check(?:sum)?|test|rule|remainder))?`,
      'gi',
    ),
    ([, number = ''], { code }) => new RegExp(`(?:%|\\bmod\\b|rem\\() ?${number}\\b`).test(code),
  ],
  [
    new RegExp(`${JOIN}(?:return|giv)\\w* (?:just |either )?true or false(?=[,.;]|$)`, 'gi'),
    (_, { code }) => /\breturn (?:true|false)\b|\bbool(?:ean)?\b/i.test(code),
  ],
];
