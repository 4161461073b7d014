import { digitsForWords } from './number-words.ts';

const OPENING =
  /^(?:(?:hi|hello|hey|please|ok|so|now|then|and|well)[,!]?\s+)*(?:(?:can|could|would) you\s+)?(?:please\s+)?(?:tell me\s+)?(?:(?:what|was ist|wie viel ist|combien font|cu[aá]nto es|what)(?:'?s| is| are| do you get (?:for|with)| does)?|how much (?:is|are|does)|how many (?:is|are)|calculate|compute|work out|evaluate|solve|find|give me|do the math:?)?\s*(?:the\s+)?(?:result of|value of|answer to)?\s*/;

const ENDING = /(?:\s*(?:[?.!=]|\bequals?\b|, please|\bplease\b|\bequal to\b|\bmake\b))+$/;

/** Drops greetings and polite phrases: "Hi, what is 17 times 23?" becomes "17 times 23". */
export function normaliseQuestion(ask: string): string {
  const whole = ask.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const ending = ENDING.exec(whole)?.[0] ?? '';
  const plain = whole.slice(0, whole.length - ending.length) + (/^\s*!\s*$/.test(ending) ? '!' : '');
  const question = plain.replace(OPENING, '').trim();
  return inWords(question) ? digitsForWords(question) : question;
}

/** The reason is a part of the answer: "is 51 prime, and why?" */
export const withoutWhy = (question: string): string =>
  question
    .replace(/(?:,? (?:and|or)|,)? why(?: not)?$/, '')
    .replace(/^why (is|was) (.+?) not (?=an? |prime|even|odd|divisible)/, '$1 $2 ')
    .replace(/^why (?=(?:is|was) \d)/, '');

/** False for figures and signs alone, which no phrase has to be looked for in. */
export const inWords = (question: string): boolean => /\p{L}/u.test(question);

const NUMBERS = String.raw`(-?\d[\d,.]*(?:\s*(?:,|and|, and)\s*-?\d[\d,.]*)+)`;
const TERM = String.raw`([-\d.,()+*/^ ]+?)`;

/** Phrases that stand for an expression as a whole. Order matters: the more particular one first. */
const WHOLE: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  [
    re(
      `(?:increase|raise) ${TERM} by ${TERM} ?(?:%|percent),? (?:and )?(?:then )?(?:decrease|reduce|lower) (?:it |that |the result )?by (?:the same )?${TERM} ?(?:%|percent)`,
    ),
    '($1) * (1 + ($2) / 100) * (1 - ($3) / 100)',
  ],
  [
    re(
      `(?:decrease|reduce|lower) ${TERM} by ${TERM} ?(?:%|percent),? (?:and )?(?:then )?(?:increase|raise) (?:it |that |the result )?by (?:the same )?${TERM} ?(?:%|percent)`,
    ),
    '($1) * (1 - ($2) / 100) * (1 + ($3) / 100)',
  ],
  [re(`log(?:arithm)?(?: with| to)?(?: the)? base ?${TERM} (?:of |\\()${TERM}\\)?`), 'log(($2)) / log(($1))'],
  [re(`log ?_?(2|10)(?: of |\\()${TERM}\\)?`), 'log(($2)) / log(($1))'],
  [re(`(?:simplify|reduce|shorten|cancel)(?: the)?(?: fraction)? (\\d+ ?/ ?\\d+)`), '($1)'],
  [re(`(?:increase|raise) ${TERM} by ${TERM} ?(?:%|percent)`), '($1) * (1 + ($2) / 100)'],
  [re(`(?:decrease|reduce|lower) ${TERM} by ${TERM} ?(?:%|percent)`), '($1) * (1 - ($2) / 100)'],
  [re(`${TERM} ?(?:%|percent) off(?: of)? \\$?${TERM}`), '($2) * (1 - ($1) / 100)'],
  [re(`${TERM} ?(?:%|percent) more than ${TERM}`), '($2) * (1 + ($1) / 100)'],
  [re(`${TERM} ?(?:%|percent) less than ${TERM}`), '($2) * (1 - ($1) / 100)'],
  [re(`difference (?:between|of) ${TERM} and ${TERM}`), 'abs(($1) - ($2))'],
  [re(`remainder (?:of|when|if) ${TERM}(?: is)? (?:divided by|\\/) ${TERM}`), '($1) mod ($2)'],
  [re(`how (?:often|many times) does ${TERM} go into ${TERM}`), '($2) / ($1)'],
  [re(`add ${TERM} (?:and|to|with) ${TERM}`), '($1) + ($2)'],
  [re(`subtract ${TERM} from ${TERM}`), '($2) - ($1)'],
  [re(`multiply ${TERM} (?:by|with|and) ${TERM}`), '($1) * ($2)'],
  [re(`divide ${TERM} by ${TERM}`), '($1) / ($2)'],
  [re(`(?:sum|total) of ${NUMBERS}`), (list) => items(list).join(' + ')],
  [re(`product of ${NUMBERS}`), (list) => items(list).join(' * ')],
  [re(`(?:average|mean) of ${NUMBERS}`), (list) => `(${items(list).join(' + ')}) / ${items(list).length}`],
  [re(`(?:maximum|max|largest|biggest) of ${NUMBERS}`), (list) => `max(${items(list).join(', ')})`],
  [re(`(?:minimum|min|smallest) of ${NUMBERS}`), (list) => `min(${items(list).join(', ')})`],
  [
    re(`(?:gcd|greatest common divisor|greatest common factor) of ${NUMBERS}`),
    (list) => `gcd(${items(list).join(', ')})`,
  ],
  [
    re(`(?:lcm|least common multiple|lowest common multiple) of ${NUMBERS}`),
    (list) => `lcm(${items(list).join(', ')})`,
  ],
];

/** Words inside an expression. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bmultiplied by\b|\btimes\b|(?<=[\d)]) ?x ?(?=[\d(])/g, '*'],
  [/\bdivided by\b|\bover\b/g, '/'],
  [/\bplus\b/g, '+'],
  [/\bminus\b|\bless\b/g, '-'],
  [/\bmodulo\b/g, 'mod'],
  [/\bto the (?:power of )?(\d+)(?:st|nd|rd|th)(?: power)?\b/g, '^$1'],
  [/\b(?:raised )?to the power (?:of )?/g, '^'],
  [/\bsquared\b/g, '^2'],
  [/\bcubed\b/g, '^3'],
  [/\b(?:the )?square root of\b/g, 'sqrt '],
  [/\b(?:the )?cube root of\b/g, 'cbrt '],
  [/\b(?:the )?factorial of (\d+)\b/g, '$1!'],
  [/\b(\d+) factorial\b/g, '$1!'],
  [/\b(?:a |one |1 )?half of\b/g, '1/2 *'],
  [/\b(?:a |one |1 )third of\b/g, '1/3 *'],
  [/\b(?:a |one |1 )quarter of\b/g, '1/4 *'],
  [/\b(?:twice|double)\b/g, '2 *'],
  [/\btriple\b/g, '3 *'],
  [/ ?\bper ?cent\b/g, '%'],
  [/(?<=% )of\b/g, 'of'],
];

/** The expression that a phrase stands for; it may still turn out not to be arithmetic. */
export function expressionFor(asked: string): string {
  const question = asked.replace(/[$€£] ?(?=\d)/g, '');
  if (!inWords(question)) return question.trim();
  for (const [pattern, replacement] of WHOLE) {
    const match = pattern.exec(question);
    if (!match) continue;
    const [, ...parts] = match;
    if (typeof replacement === 'function') return replacement(...parts);
    return replacement.replace(/\(\$(\d)\)/g, (_, index: string) =>
      grouped((parts[Number(index) - 1] ?? '').trim()),
    );
  }
  return WORDS.reduce((text, [word, symbol]) => text.replace(word, symbol), question).trim();
}

function re(source: string): RegExp {
  return new RegExp(`^(?:the )?${source}$`);
}

function grouped(term: string): string {
  return /^-?[\d.,]+$/.test(term) ? term : `(${term})`;
}

function items(list: string): string[] {
  return list.split(/\s*(?:, and|,(?=\s)|,(?!\d{3}\b)|\band\b)\s*/).filter((item) => item !== '');
}
