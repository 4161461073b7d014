type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

const AS_SUBJECT: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they' };
const OF_SEVERAL: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  am: 'are',
  has: 'have',
  goes: 'go',
  does: 'do',
};
const WEATHER =
  'sunny|rainy|windy|foggy|cloudy|warm|freezing|true|great|fine|over|done|gone|broken|only|just|almost|already|always|never|still|really|getting|working|beautiful|easy|possible|closed|open|dark|lovely|interesting|boring|expensive|free|full|empty|amazing|fun';
const OWNED =
  'letter|e-?mail|mail|message|house|car|name|help|phone|dog|cat|friend|job|family|order|report|answer|reply|offer|work|team|address|number|account|time|turn|fault|idea|opinion|book|room|birthday|boss|kids?|son|daughter|mother|father';
const REGULAR =
  'close|open|start|finish|end|stop|rain|work|want|need|look|ask|walk|talk|play|call|arrive|live|like|love|move|change|decide|turn|cook|visit|watch|clean|help|wait|stay|travel|study|cry|try';
const past = (verb: string): string =>
  /e$/.test(verb)
    ? `${verb}d`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : verb === 'stop'
        ? 'stopped'
        : `${verb}ed`;

/** Pronouns, fixed phrases and words that go together. */
export const PRONOUN_RULES: readonly Rule[] = [
  [
    /\b(?:me and (him|her|them)|(him|her|them) and me) (was|were|is|are|am|has|have|had|go|goes|went|will|got|do|does|did|can|could|would|saw|want|need|like|love)\b/gi,
    (_, first = '', second = '', verb = '') => {
      const other = first === 'undefined' ? second : first;
      return `${AS_SUBJECT[other.toLowerCase()] ?? other} and I ${OF_SEVERAL[verb.toLowerCase()] ?? verb}`;
    },
  ],
  [
    /\bme and ((?:my|our|his|her) \w+) (was|were|is|are|has|have|had|go|goes|went|will|got|want|need|like|love)\b/gi,
    (_, other = '', verb = '') => `${other} and I ${OF_SEVERAL[verb.toLowerCase()] ?? verb}`,
  ],
  [
    /\b((?:her|his|my|our|their|your) [a-z]+|he|she|they|we|I) neither (\w+?)s? ([^.,;!?]+)/gi,
    (_, who = '', verb = '', rest = '') =>
      `${who} ${/^(?:they|we|i)$/i.test(who) ? "don't" : "doesn't"} ${verb} ${rest} either`,
  ],
  [new RegExp(`\\byou're (?=(?:${OWNED})\\b)`, 'gi'), 'your '],
  [new RegExp(`\\bits (?=(?:${WEATHER})\\b)`, 'gi'), "it's "],
  [/\b(I|we|you|they) (?:am|are) (agree|disagree)\b/gi, '$1 $2'],
  [/\b(could|would|should|must|might) of\b/gi, '$1 have'],
  [/\bmore (better|worse|easier|faster|bigger|cheaper)\b/gi, '$1'],
  [/\bdiscuss(ed|ing)? about\b/gi, 'discuss$1'],
  [/\b(explain|describe|suggest)(ed)? me\b/gi, '$1$2 to me'],
  [/\b(informations|advices|furnitures|homeworks|equipments)\b/gi, (_, word = '') => word.replace(/s$/, '')],
  [/\bdepends? of\b/gi, (found) => found.replace(/of$/, 'on')],
  [/\bmarried with\b/gi, 'married to'],
  [/\bgood in (?=maths?|english|sports?|cooking|drawing|football)/gi, 'good at '],
  [/\bin the other hand\b/gi, 'on the other hand'],
  [/\bsuppose to\b/gi, 'supposed to'],
  [/\bhow (it|this|that|he|she) looks? like\b/gi, 'what $1 looks like'],
  [/\bmuch (people|children|friends|cars|books|things|times|problems)\b/gi, 'many $1'],
  [/\bless (people|children|friends|cars|books|things|problems|mistakes)\b/gi, 'fewer $1'],
  [/\bthere is (many|several|two|three|four|five|\d+)\b/gi, 'there are $1'],
  [/\ban? (?=(?:information|advice|furniture|homework|equipment|luggage|news)\b)/gi, 'some '],
];

/** In a story of yesterday a verb without an ending has one. */
export const PLAIN_PASTS: readonly Rule[] = [
  [
    new RegExp(
      `(?<!\\b(?:did|didn't|does|to|will|can|could|would|let|made?|that) )\\b(it|he|she|and I|but I|and we|but we) (${REGULAR})s?\\b(?=[ .,!?]|$)(?! to be)`,
      'gi',
    ),
    (_, who = '', verb = '') => `${who} ${past(verb.toLowerCase())}`,
  ],
];
