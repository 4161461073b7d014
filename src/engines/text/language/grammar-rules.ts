import { pluralsOf } from './plurals.ts';

/** Rules that are right nearly always: each looks at a few words, and at the word before where that may change the case. */
type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

const THIRD = '(?:he|she|it|everyone|everybody|someone|somebody|nobody)';
const OTHERS = '(?:i|you|we|they)';
/** After these, the plain form of a verb is right: "did he have", "let it go", "that she be". */
const PLAIN_AFTER =
  "(?<!\\b(?:do|does|did|don't|doesn't|didn't|can|could|will|would|shall|should|may|might|must|to|let|lets|make|makes|made|help|see|saw|hear|heard|watch|that|if|and|or|than|had|has|have|can't|won't) )";
/** A noun in the singular after a word that says so. */
const SINGULAR =
  '(?<!\\bof )\\b(?:my|the|this|that|his|her|our|their|your) (?!(?:people|children|men|women|police|kids)\\b)[a-z]+(?<!s)';
const PLURAL =
  '(?<!\\b(?:of|and) )\\b(?:the|my|our|his|her|their|your|these|those|two|three|four|five|many|all) (?:[a-z]+[^su\\W]s(?<!news|series|lens|gas)|people|children|men|women)';

/** The plain form, what he does, what was done yesterday, and what has been done. */
const VERBS: readonly (readonly [string, string, string, string])[] =
  'go goes went gone|do does did done|come comes came come|see sees saw seen|eat eats ate eaten|take takes took taken|give gives gave given|write writes wrote written|know knows knew known|run runs ran run|buy buys bought bought|make makes made made|get gets got got|think thinks thought thought|say says said said|bring brings brought brought|speak speaks spoke spoken|drink drinks drank drunk|break breaks broke broken|begin begins began begun|forget forgets forgot forgotten|like likes liked liked|want wants wanted wanted|need needs needed needed|live lives lived lived|work works worked worked|play plays played played|love loves loved loved|look looks looked looked|walk walks walked walked|watch watches watched watched|study studies studied studied|try tries tried tried|talk talks talked talked|help helps helped helped|use uses used used|call calls called called|hate hates hated hated|meet meets met met|sleep sleeps slept slept|feel feels felt felt|tell tells told told|leave leaves left left|teach teaches taught taught|catch catches caught caught|fall falls fell fallen|drive drives drove driven|start starts started started|stop stops stopped stopped|rain rains rained rained|snow snows snowed snowed|ring rings rang rung|arrive arrives arrived arrived|ask asks asked asked|happen happens happened happened'
    .split('|')
    .map((forms) => {
      const [plain = '', third = '', past = '', done = ''] = forms.split(' ');
      return [plain, third, past, done];
    });
const formsAt = (at: 0 | 1 | 2 | 3): string => VERBS.map((forms) => forms[at]).join('|');
/** The same verb in another form. */
const form = (from: 0 | 1 | 2 | 3, verb: string, to: 0 | 1 | 2 | 3): string =>
  VERBS.find((forms) => forms[from] === verb.toLowerCase())?.[to] ?? verb;
/** Pasts that differ from what has been done. */
const UNLIKE = VERBS.filter(([, , past, done]) => past !== done);

const BELONGINGS =
  '(?:own|car|house|home|dog|cat|friends?|parents|mother|father|brother|sister|kids|children|jobs?|team|money|phones?|names?|books?|room|family|school|teacher|boss|clothes|bags?|keys|minds?|lives|work|accounts?|passwords?|orders?|address(?:es)?|computers?|opinions?|help)';
const STATES =
  '(?:going|coming|doing|making|trying|getting|leaving|being|waiting|looking|working|not|very|so|too|always|never|late|happy|sad|right|wrong|here|ready|welcome|a|an|the)';
const MISSPELT: Readonly<Record<string, string>> = Object.fromEntries(
  'teh:the reciev:receiv decieve:deceive definately:definitely alot:a_lot occured:occurred untill:until wich:which becuase:because becouse:because winned:won truely:truly thier:their begining:beginning grammer:grammar writting:writing goed:went buyed:bought eated:ate runned:ran writed:wrote thinked:thought teached:taught catched:caught bringed:brought taked:took maked:made sayed:said falled:fell breaked:broke childs:children mans:men womans:women peoples:people informations:information advices:advice furnitures:furniture homeworks:homework permiting:permitting comming:coming refered:referred prefered:preferred transfered:transferred commited:committed adresses:addresses maintainance:maintenance embarass:embarrass harrass:harass mispell:misspell prefering:preferring publically:publicly refering:referring succesfully:successfully supercede:supersede '
    .concat(
      "dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't wasnt:wasn't werent:weren't couldnt:couldn't shouldnt:shouldn't wouldnt:wouldn't havent:haven't hasnt:hasn't wont:won't cant:can't youre:you're theyre:they're thats:that's whats:what's",
    )
    .split(' ')
    .map((pair) => pair.replace('_', ' ').split(':')),
);

/** Before the other rules, which look at words. */
export const SPELLING: Rule = [
  new RegExp(`\\b(${Object.keys(MISSPELT).join('|')})(d|s|r|ed|ing|ly)?\\b`, 'gi'),
  (whole, word = '', ending = '') => {
    const right = MISSPELT[whole.toLowerCase()] ?? `${MISSPELT[word.toLowerCase()] ?? word}${ending}`;
    return /^\p{Lu}/u.test(whole) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  },
];

const MANY: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
};
const VOWEL =
  '(?!(?:uni(?!n)|use|usu|uti|ubi|eu|ewe|one\\b|once\\b|u[bkrst][aeiou]))[aeiou]|hour|honest|honou?r|heir\\b';

export const RULES: readonly Rule[] = [
  [
    /\b(its|it's|is|are|was|were|be|am|I'm|came|come|arrived) to (?=(?:late|big|small|expensive|hard|fast|slow|young|old|much|many|early|hot|cold|tired|heavy|loud|far|long|short|difficult|easy|busy|dark|close)\b)/gi,
    '$1 too ',
  ],
  [/\bpeople (is|was|has|does|doesn't)\b/gi, (_, verb) => `people ${MANY[verb.toLowerCase()] ?? verb}`],
  [
    new RegExp(
      `(?<=^|[.!?;] |, (?:and |but )?|\\bbut |\\bbecause )(${SINGULAR}) (have|do|go|like|want|need|live|know|think|say|get|make|take|come|give|see)\\b(?! not\\b)`,
      'gi',
    ),
    (_, who, verb) => `${who} ${verb.toLowerCase() === 'have' ? 'has' : form(0, verb, 1)}`,
  ],
  // A length of time is "for", its beginning "since".
  [
    /\bsince (?=(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|many|several|some|a few) (?:minutes?|hours?|days?|weeks?|months?|years?)\b(?! ago))/gi,
    'for ',
  ],
  [
    new RegExp(`\\b(?:don't|doesn't|do not|does not) (has|have) (${formsAt(3)}|${formsAt(2)})\\b`, 'gi'),
    (whole, _, verb = '') =>
      `${/does|\bhas\b/i.test(whole) ? "hasn't" : "haven't"} ${VERBS.some((forms) => forms[3] === verb.toLowerCase()) ? verb : form(2, verb, 3)}`,
  ],
  [
    /\b(knows?|sees?|tell me|tells? us|wonders?|asks?|remembers?|find out|forgot) were (?=(?:the|my|your|our|he|she|it|they|we|you|i)\b)/gi,
    '$1 where ',
  ],
  [/\bi(?=\b(?!\.))(?='(?:m|ll|ve|d)\b|\s|$|,)/g, 'I'],
  [/\b(could|should|would|must|might) of\b/gi, '$1 have'],
  [/\btheir (?=(?:is|are|was|were|will be|has been|have been)\b)/gi, 'there '],
  [
    /\b(?:their|there) (?=(?:going|coming|doing|trying|getting|leaving|not|very|so|always|never|late|happy) (?:to|home|away|the|a|my|here|there|going|sure|happy|late|on|for)\b)/gi,
    "they're ",
  ],
  [
    new RegExp(
      `(?<!\\b(?:is|are|was|were|over|out|in|be|get|got|from|if|not) )\\b(?:there|they're) (?=(?:(?:new|old|own|first|big|little) )?${BELONGINGS}\\b)`,
      'gi',
    ),
    'their ',
  ],
  [
    new RegExp(
      `\\byour (?=${STATES} (?:to|home|a|the|my|best|late|sure|here|right|wrong|\\w+ing)\\b|(?:welcome|right|wrong|late)[.!,]*$)`,
      'gi',
    ),
    "you're ",
  ],
  [new RegExp(`\\byou're (?=${BELONGINGS}\\b)`, 'gi'), 'your '],
  [
    /\bits (?=(?:a|an|the|not|been|going|raining|snowing|too|very|so|time|important|hard|easy|cold|hot|late|my|your|nice|good|bad|ok|okay)\b)/gi,
    "it's ",
  ],
  [/\bit's (?=(?:own|name|tail|owner|price|size|value|colou?r|lid|users|purpose)\b)/gi, 'its '],
  [
    /\b(better|worse|more|less|bigger|smaller|faster|slower|older|younger|taller|higher|lower|easier|harder|cheaper|longer|shorter|stronger|rather) then\b/gi,
    '$1 than',
  ],
  [
    new RegExp(`(?<=^|[.!?,] )(${PLURAL}) (${formsAt(1)})\\b`, 'gi'),
    (_, who, verb) => `${who} ${form(1, verb, 0)}`,
  ],
  [
    new RegExp(`\\b(nobody|no one|nothing) (didn't|doesn't) (${formsAt(0)})\\b`, 'gi'),
    (_, who, not, verb) => `${who} ${form(0, verb, /^did/i.test(not) ? 2 : 1)}`,
  ],
  // "didn't went", "have ate", "I seen"
  [
    new RegExp(`\\b(did(?:n't| not)) (${formsAt(2)})\\b`, 'gi'),
    (_, did, verb) => `${did} ${form(2, verb, 0)}`,
  ],
  [
    new RegExp(
      `\\b(have|has|had|'ve|haven't|hasn't) (${UNLIKE.map(([, , past]) => past).join('|')})\\b`,
      'gi',
    ),
    (_, have, verb) => `${have} ${form(2, verb, 3)}`,
  ],
  [/\b(I|you|we|they|he|she|it) (seen|done|gone)\b/gi, (_, who, verb) => `${who} ${form(3, verb, 2)}`],
  // He, she, it
  [
    new RegExp(`\\b(${THIRD}|${SINGULAR}) (don't|do not)\\b`, 'gi'),
    (_, who, verb) => `${who} ${verb.toLowerCase() === "don't" ? "doesn't" : 'does not'}`,
  ],
  [
    new RegExp(`\\b(${OTHERS}|${PLURAL}) (doesn't|does not)\\b`, 'gi'),
    (_, who, verb) => `${who} ${verb.toLowerCase() === "doesn't" ? "don't" : 'do not'}`,
  ],
  // Behind a helping verb, the plain form: "doesn't has".
  [
    new RegExp(
      `\\b(do(?:es)?n't|do(?:es)? not|can(?:not|'t)|won't|will|did(?:n't| not)) (${formsAt(1)}|has)\\b`,
      'gi',
    ),
    (_, helper, verb) => `${helper} ${verb.toLowerCase() === 'has' ? 'have' : form(1, verb, 0)}`,
  ],
  // An indirect question keeps the order of a statement.
  [
    new RegExp(
      `\\b((?:idea|know|knows|wonder|tell me|remember|understand|sure|asked?|see) (?:of |about )?)(where|when|why|how|what) did ((?:the|my|your|our|his|her|their) [a-z]+|he|she|it|they|we|you|i) (${formsAt(2)}|${formsAt(0)})\\b`,
      'gi',
    ),
    (_, lead, word, who, verb) => `${lead}${word} ${who} ${form(0, verb, 2)}`,
  ],
  [new RegExp(`${PLAIN_AFTER}\\b(he|she|it) have\\b`, 'gi'), '$1 has'],
  [new RegExp(`\\b(${OTHERS}|${PLURAL}) has\\b`, 'gi'), '$1 have'],
  [
    new RegExp(`${PLAIN_AFTER}\\b(he|she|it) (${formsAt(0)})\\b`, 'gi'),
    (_, who, verb) => `${who} ${form(0, verb, 1)}`,
  ],
  [/(?<=\b(?:he|she|it) (?:has|\w+s|doesn't [a-z]+) (?:\w+ ){0,4}and )(he|she|it) (have)\b/gi, '$1 has'],
  [/(?<=\band )(he|she|it) have\b/gi, '$1 has'],
  [
    new RegExp(
      `(?<=^|[.!?,] |\\band |\\bbut |\\bso |\\bwhen |\\bthat |\\bif |\\bbecause )(${OTHERS}) (${formsAt(1)})\\b`,
      'gi',
    ),
    (_, who, verb) => `${who} ${form(1, verb, 0)}`,
  ],
  // To be
  [/\b(you|we|they) was\b/gi, '$1 were'],
  [
    /(?<!\b(?:if|wish|wishes|wished|though|as|unless|suppose|and|or) (?:that )?)\b(he|she|it|I) were\b/gi,
    '$1 was',
  ],
  [/(?<!\b(?:and|or) )\bI (?:is|are)\b/g, 'I am'],
  [/(?<!\bof )\b(you|we|they) is\b/gi, '$1 are'],
  [/(?<!\b(?:and|or) )\b(he|she|it) are\b/gi, '$1 is'],
  [
    new RegExp(`(${PLURAL}) (is|was)\\b`, 'gi'),
    (_, who, verb) => `${who} ${verb.toLowerCase() === 'is' ? 'are' : 'were'}`,
  ],
  [
    /\bthere (is|was|'s) (?=(?:many|several|some [a-z]+s\b|a lot of [a-z]+s\b|two|three|four|five|\d{1,3} [a-z]+s\b))/gi,
    (_, verb) => `there ${verb.toLowerCase() === 'was' ? 'were' : 'are'} `,
  ],
  [
    /\b(these|those) (is|was)\b/gi,
    (_, which, verb) => `${which} ${verb.toLowerCase() === 'is' ? 'are' : 'were'}`,
  ],
  // A double negation
  [
    /\b(don't|doesn't|didn't|can't|cannot|won't|isn't|aren't|wasn't|haven't|hasn't|never) ((?:[a-z]+ ){0,2})(nothing|nobody|nowhere|none|no|never)\b(?! (?:one|longer|matter|doubt|problem)\b)/gi,
    (_, not, between, no) =>
      `${not} ${between}${{ nothing: 'anything', nobody: 'anybody', nowhere: 'anywhere', none: 'any', no: 'any', never: 'ever' }[no.toLowerCase()] ?? no}`,
  ],
  // A or an, before words in small letters: letters of an abbreviation are spoken in many ways.
  [new RegExp(`\\ba (?=${VOWEL})`, 'g'), 'an '],
  [new RegExp(`\\bA (?=${VOWEL})`, 'g'), 'An '],
  [new RegExp(`\\b([Aa])n (?=(?!${VOWEL}|[A-Z])[a-z]{2})`, 'g'), '$1 '],
  [
    new RegExp(
      `\\b((?:two|three|four|five|six|seven|eight|nine|ten) )(?!(?:people|children|more|others?|hundred|thousand|million|dozen|percent|fish|sheep|deer|feet|teeth|mice|geese|different|each|men|women|${formsAt(0)}|${formsAt(2)})\\b)([a-z]{2,}[^s\\W])(?=[.,;!?]|$| (?:and|but|in|on|at|ago|yesterday|today|there|with|from|near|last)\\b)`,
      'gi',
    ),
    (_, count, noun) => `${count}${pluralsOf(noun, () => true)?.[0] ?? noun}`,
  ],
  [
    /\b((?:some|any|much|a lot of) (?:bread|money|rice|luggage|equipment|knowledge|music|traffic|butter|milk))s\b/gi,
    '$1',
  ],
  [/\bmuch (?=(?:people|friends|books|cars|things|times|children|questions|problems|days)\b)/gi, 'many '],
  [/\bmany (?=(?:money|water|information|work|homework|advice|traffic|furniture)\b)/gi, 'much '],
];

/** With a day that is past, what is told is past, too. */
export const PAST_DAY =
  /\b(?:yesterday|last (?:night|week|month|year|summer|monday|sunday)|(?:days?|weeks?|months?|years?|hours?) ago)\b/i;
/** "… was going when it start": with the first verb in the past, the second one is past, too. */
export const PAST_THEN =
  /\b(?:was|were|had|went|came|got|saw|took|left|ran|did|began|[a-z]{3,}ed) [^.!?]*\b(?:when|because|while|until) (?:he|she|it|they|we|you|I) [a-z]+/i;
/** Past times need the simple past; these rules come after those of the perfect. */
export const PAST_LAST: Rule = [
  new RegExp(
    `\\b(?:have|has) (${formsAt(3)}|[a-z]{2,}ed)\\b(?=(?:(?!\\b(?:and|but|because|that|who|which|since|for|over|during)\\b)[^.!?,])*${PAST_DAY.source})`,
    'gi',
  ),
  (_, verb) => form(3, verb, 2),
];
/** Rules for pronouns; those for verbs come after. */
export const SUBJECT_RULES: readonly Rule[] = [
  [
    /(?<=^|[.!?] )(?:me and (him|her|them)|(him|her|them) and me)\b/gi,
    (_, one, other) => `${SUBJECTS[(one === 'undefined' ? other : one).toLowerCase()] ?? one} and I`,
  ],
  [/(?<=^|[.!?] )me and ((?:my )?\w+) (?=[a-z]+\b)/gi, '$1 and I '],
  [/(?<=^|\b(?:what|where|when|why|how|who) )do (?=(?:he|she|it) [a-z])/gi, 'does '],
  [
    /(?<=^|[.!?] )((?:my )?\w+ and I) (was|is|am|has)\b/gi,
    (_, who, verb) => `${who} ${{ was: 'were', has: 'have' }[verb.toLowerCase()] ?? 'are'}`,
  ],
  [new RegExp(`\\b(and I) (${formsAt(1)})\\b`, 'g'), (_, who, verb) => `${who} ${form(1, verb, 0)}`],
];
const SUBJECTS: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they' };

export const PAST_RULES: readonly Rule[] = [
  [
    new RegExp(
      `(?<=^|[.!?,] |\\band |\\byesterday |\\bnight |\\bweek |\\bago |\\bwhen |\\bbecause |\\bwhile |\\buntil |\\bbefore |\\bafter |\\bso |\\bbut |\\bas )(I|you|we|they|he|she|it) (${formsAt(0)}|${formsAt(1)})\\b`,
      'gi',
    ),
    (_, who, verb) => `${who} ${form(0, form(1, verb, 0), 2)}`,
  ],
  [/\b(I|he|she|it) (?:am|is) (?!\w+ing\b)/g, '$1 was '],
  [
    new RegExp(
      `\\b(${formsAt(2)})\\b([^.!?]{1,60}?(?<!\\bto [a-z]{1,12})) and (go|do|come|see|eat|take|give|write|buy|make|get|bring|meet)\\b`,
      'gi',
    ),
    (_, first, between, verb) => `${first}${between} and ${form(0, verb, 2)}`,
  ],
];
