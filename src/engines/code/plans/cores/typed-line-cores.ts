import { NUMBER, numberOf } from '../reading/text.ts';
import type { Core } from './core.ts';

const ASKED = [
  /\b(?:and )?(?:reads?|takes?|asks? (?:the user )?for|gets?)(?: in)? (?:an?|one|the) (?:single )?(?:line|sentence|string|text)(?: of (?:text|input))?(?: (?:typed )?(?:from|by) (?:the )?(?:user|keyboard|stdin|standard input|console))?/,
  /\b(?:in (?:an?|the) (?:line|sentence|text|string) )?(?:(?:typed|entered|given) )?(?:from|by|in by) (?:the )?(?:user|keyboard|stdin|standard input|console)\b/,
];
const counted = (noun: string): RegExp =>
  new RegExp(`(?:[,;] ?|\\band |\\bthe |\\bnumber of |\\bhow many |\\bcounts? )*\\b(?:${noun})\\b`);
const TOP =
  /(?:[,;] ?|\band |\bonly |\bof )*(?:\bthe )?(?:\btop|\bbest|\bfirst)? ?\b(\d+|two|three|five|ten|twelve|twenty) (?:most (?:frequent|common|used|often used)|best|highest|top)?(?: ?(?:ones?|words|players|scores|entries|names|places|people|participants))?\b|\btop (\d+|two|three|five|ten|twelve|twenty)\b/;
const TWENTY = (value: string): string => (value === 'twenty' ? '20' : value);

const SORT_BY =
  '(?:[,;] ?|\\band |\\bthen )*\\b(?:sort(?:s|ed)?|order(?:s|ed)?)(?: them| the students| it)? by (?:their |the )?(?:average )?(?:grades?|marks?|scores?|averages?)';
const DOWN =
  'descending(?: order)?|highest (?:grade )?first|best (?:grade )?first|decreasing(?: order)?|from (?:the )?(?:best|highest)(?: to (?:the )?(?:worst|lowest))?';

/** Programs of the console in C and C++. */
export const TYPED_LINE_CORES: readonly Core[] = [
  {
    id: 'bracket-line',
    about:
      /\b(?:brackets?|parenthes[ei]s|braces)\b(?=.*\bbalanced?\b|.*\bmatch)|\b(?:un)?balanced\b(?=.*\b(?:brackets?|parenthes[ei]s|braces)\b)/,
    name: 'firstError',
    parameters: [],
    isProgram: true,
    always: [
      ...ASKED,
      /(?:[,;] ?|\band |\bthen )*\b(?:reports?|prints?|tells?|says?|checks?|shows?|outputs?)(?: (?:the user|me|if|whether|that|the))*/,
      /\b(?:its |the |all |their )?(?:(?:round |square |curly )?(?:brackets?|parenthes[ei]s|braces)(?:, | and |, and )){0,3}(?:round |square |curly )?(?:brackets?|parenthes[ei]s|braces)(?: (?:(?:\(\), ?\[\],? and ?\{\})|(?:of (?:all|the|three) (?:kinds|types|three kinds)))){0,2}(?: (?:in (?:it|the (?:line|text|string)|a (?:string|line|text))))?\b/,
      /\b(?:are |is |not |un)*(?:correctly |properly )?(?:balanced?|matched|matching|match)\b/,
      /(?:[,;] ?|\band |\bwith |\bif not,? |\botherwise |\bor |\bprint(?:s|ing) |\bshow(?:s|ing) |\breport(?:s|ing) )*\b(?:the |at which )?(?:position|index|place|column)(?: of)?(?: the)?(?: first)?(?: (?:error|mistake|mismatch|wrong (?:bracket|one)|unbalanced (?:bracket|one)|problem|bracket that (?:is wrong|does not (?:fit|match))))?/,
    ],
    silent:
      'c line user reads read reports balanced brackets round square curly types kinds three where first error not',
  },
  {
    id: 'line-counts',
    about:
      /\b(?:vowels|consonants|digits|spaces|punctuation|upper ?case|words|letters)\b(?=.*\b(?:line|sentence|string|text)\b)|\b(?:line|sentence|text)\b(?=.*\b(?:vowels|consonants|digits|spaces|upper ?case)\b)/,
    name: 'printCounts',
    parameters: [],
    isProgram: true,
    oneOf: ['digits', 'spaces', 'consonants', 'upper', 'marks', 'letters', 'words', 'others'],
    options: {
      vowels: counted('vowels'),
      consonants: counted('consonants'),
      upper: counted('(?:upper-?case|capital)(?: letters)?|uppercase'),
      lower: counted('(?:lower-?case|small)(?: letters)?'),
      letters: counted('letters'),
      digits: counted('digits'),
      spaces: counted('spaces|blanks'),
      words: counted('words'),
      marks: counted('punctuation(?: marks| characters)?'),
      others: counted('(?:other|special) (?:characters|symbols)'),
      characters: counted('(?:total )?characters'),
    },
    always: [
      ...ASKED,
      /(?:[,;] ?|\band |\bthen )*\b(?:prints?|counts?|reports?|tells?|shows?|outputs?|displays?)(?: out)?\b/,
      /\b(?:it|the (?:line|text|sentence|string)) (?:contains|has)\b|\bthere are\b|\bin (?:it|the (?:line|text|sentence|string))\b/,
    ],
    silent: 'c how many number count counts contains line user has',
  },
  {
    id: 'minutes-between',
    about:
      /\btimes?\b(?=.*\bminutes?\b)(?=.*\b(?:between|difference|apart|from .* to)\b)|\bminutes?\b(?=.*\bbetween two (?:clock )?times\b)/,
    name: 'minutesBetween',
    parameters: [],
    isProgram: true,
    options: {
      hours: /\b(?:in |as |and )?hours and minutes\b/,
      absolute: /\b(?:regardless of (?:the|their) order|in (?:either|any) order|whichever is first)\b/,
    },
    always: [
      /\b(?:and )?(?:asks?(?: the user)?(?: for)?|reads?|takes?|gets?) two (?:clock )?times(?: of (?:the )?day)?(?: (?:such as|like|in the (?:form|format)|as|formatted as|e\.g\.)(?: of)? ?\(?(?:hh:mm|\d\d?:\d\d(?: (?:and|or) \d\d?:\d\d)?)\)?(?: format)?)?(?: from the (?:user|keyboard))?/,
      /(?:[,;] ?|\band |\bthen )*\b(?:prints?|shows?|tells?|calculates?|computes?|outputs?)(?: the user)?\b/,
      /\b(?:how many|the number of|the difference in|the)? ?minutes? (?:(?:lie|are|there are|pass|is|elapsed?) )?(?:between (?:them|the two(?: times)?|two times)|from the first to the second|apart)\b/,
      /\b(?:the )?difference (?:between (?:them|the two(?: times)?) )?in\b/,
      /[,;]? ?\b(?:and |also |even )*(?:when|if|handles?|handling|works?|including|where)(?: the case)?(?: (?:that|where|when|if))? ?(?:the )?second(?: time| one)? (?:is|lies|falls) (?:after midnight|(?:on )?the next day|earlier|past midnight|before the first)(?: than the first)?/,
      /[,;]? ?\b(?:and )?(?:rejects?|refuses?|checks?(?: for)?|reports?|with an error for|asks? again (?:for|on|when)) (?:an? )?(?:invalid|wrong|bad|malformed) (?:times?|input)(?: is entered)?/,
    ],
    silent: 'c user two times minutes hh mm format difference clock print prints',
  },
  {
    id: 'word-counts',
    about:
      /\bwords?\b(?=.*\b(?:counts?|frequent|frequency|frequencies|common|often|occurrences|times)\b)|\b(?:counts?|frequency|most (?:common|frequent))\b(?=.*\bwords?\b)/,
    name: 'countWords',
    parameters: [],
    isProgram: true,
    options: {
      stdin: /\b(?:from |on )?(?:stdin|standard input)\b/,
      // "The most common word" is one.
      top: new RegExp(
        `${TOP.source}|\\bthe (?:single )?(most (?:frequent|common|used|often used)) word\\b(?: in it)?`,
      ),
      alphabetical:
        /,? ?\b(?:sorted |ordered |in )?(?:alphabetical(?:ly)?(?: order)?|by (?:the )?(?:word|name|alphabet))\b(?! for ties)/,
    },
    shapes: { top: (said) => (said.startsWith('most') ? '1' : TWENTY(said)) },
    always: [
      /\b(?:loads?|reads?|opens?|takes?|counts? (?:the )?words (?:of|in)) (?:an? |the )?(?:words from )?(?:an? )?(?:given )?(?:text )?file(?: (?:given|passed|named) (?:as|on|by) (?:an? |the )?(?:first )?(?:command[- ]line )?(?:argument|command line))?/,
      /(?:[,;] ?|\band |\bthen )*\b(?:prints?|lists?|shows?|outputs?|displays?|counts?)(?: out)?\b/,
      /\b(?:how often|how many times|the number of times) (?:each|every)(?: (?:distinct|different|unique))?(?: word)? (?:occurs|appears|is used)(?: in (?:it|the (?:file|text)))?/,
      /\b(?:each|every|all|the)? ?(?:distinct|different|unique)? ?words?(?: in (?:it|the (?:file|text)|an? (?:text )?file))?(?: (?:together |along )?with (?:its|their|the) (?:counts?|frequency|frequencies|number of occurrences))?/,
      /[,;]? ?\b(?:sorted|ordered)(?: in)? ?(?:from (?:the )?most (?:to (?:the )?least )?(?:common|frequent)(?: to (?:the )?least (?:common|frequent))?|by (?:the )?(?:count|frequency|number)(?:,? (?:in )?descending(?: order)?|,? highest first|,? most (?:common|frequent) first)?|descending(?: order)?(?: (?:of|by) (?:count|frequency))?)/,
      /[,;]? ?\b(?:the )?(?:most (?:frequent|common)|highest)(?: (?:ones|words))? first\b/,
      /\bthe most (?:frequent|common)(?: (?:ones|words))?(?: in it)?\b/,
      /[,;]? ?\b(?:and |but )*(?:ignor(?:es?|ing) (?:the )?(?:case|upper and lower ?case)(?: and punctuation)?|case[- ]insensitiv(?:e|ely)|regardless of case|in lower ?case)\b/,
      /[,;]? ?\b(?:and |but )*(?:without|ignor(?:es?|ing)|strip(?:s|ping)?|remov(?:es?|ing)|exclud(?:es?|ing)) (?:the |any |all )?punctuation(?: marks)?(?: and case)?/,
      /[,;]? ?\b(?:and )?(?:ties|words with the same count|equal counts) (?:are )?(?:sorted |ordered |broken )?alphabetically\b/,
      /[,;]? ?\b(?:and )?(?:with |prints? |shows? )?(?:an? )?(?:friendly |clear )?error(?: message)? (?:if|when) (?:the )?file (?:can(?:not| ?'t) be (?:opened|read)|does(?: not|n't) exist|is missing)/,
    ],
    silent: 'cpp file text words word counts count their its most common frequent ones case',
  },
  {
    id: 'leaderboard',
    about: /\b(?:leader ?board|ranking|score ?board|high ?score(?: list| table)?)\b/,
    name: 'printBoard',
    parameters: [],
    isProgram: true,
    options: {
      dense:
        /[,;]? ?\b(?:and |with )?(?:no gaps|without gaps|dense rank(?:s|ing)?|the next rank (?:follows|is not skipped))(?: in the ranks| after ties)?/,
      top: TOP,
    },
    shapes: { top: TWENTY },
    always: [
      /\b(?:reads?|loads?|takes?) (?:the )?(?:players?'? )?(?:names? (?:and|with) (?:their )?)?(?:scores?|points)(?: of (?:players|people))?(?: from (?:an? |the )?(?:text |csv )?file)?/,
      /\bfrom (?:an? |the )?(?:text )?file(?: (?:given|passed|named) (?:as|on|by) (?:an? |the )?(?:first )?(?:argument|command line))?/,
      /(?:[,;] ?|\band |\bthen )*\b(?:prints?|shows?|outputs?|displays?|makes?)\b/,
      /[,;]? ?\b(?:and |with |where )*(?:ties|tied (?:players|scores|names)|equal scores|players with (?:the same|equal) scores?|the same scores?|same scores)(?: (?:that |who )?(?:share|sharing|get|getting|have|having|receive|receiving|give|gets|shares))?(?: (?:the|a|their))? ?(?:same )?(?:rank|place|position)s?/,
      /[,;]? ?\b(?:sorted|ordered)(?: by (?:the )?(?:score|points))?(?: in descending order| descending|,? (?:the )?highest first)?/,
      /[,;]? ?\b(?:the )?highest (?:score )?first\b/,
    ],
    silent: 'cpp names scores score file players leaderboard rank ranks ties of',
  },
  {
    id: 'grades-until',
    about: /\b(?:grades?|marks|scores)\b(?=.*\b(?:empty|blank) line\b)/,
    name: 'grades',
    parameters: [],
    isProgram: true,
    oneOf: ['best', 'average', 'worst'],
    options: {
      above:
        /(?:[,;] ?|\band )*\b(?:all |the |every )*(?:students?|names|those)(?: who are| that are)? above (?:the |that )?average\b/,
      best: /(?:[,;] ?|\band |\bthe )*\b(?:best|top|highest(?:[- ]scoring)?)(?: (?:student|grade|mark|score|pupil|one))?(?:'s name)?(?: (?:with|and) (?:the|their|his|her) grade)?\b/,
      worst:
        /(?:[,;] ?|\band |\bthe )*\b(?:worst|lowest(?:[- ]scoring)?|weakest)(?: (?:student|grade|mark|score|pupil|one))?\b/,
      average:
        /(?:[,;] ?|\band |\bthe )*\b(?:class )?(?:average|mean)(?: (?:grade|mark|score))?(?: of (?:the class|all(?: students)?))?\b/,
      lowest: /\b(?:where )?(?:1|a lower grade|the lowest grade|a low grade) is (?:the )?bes?t(?:ter)?\b/,
    },
    implies: { lowest: 'worstFold' },
    shapes: { worstFold: () => 'std::max' },
    always: [
      /\b(?:reads?|takes?|asks? for) (?:the )?(?:students?'? |pupils?'? )?(?:names? and (?:their )?)?(?:grades?|marks|scores)(?: of (?:students|pupils))?(?: from (?:the user|stdin|standard input))?/,
      /\b(?:until|up to|ended by|terminated by) (?:an?|the) (?:empty|blank) line(?: is (?:entered|read|given))?/,
      /(?:[,;] ?|\band |\bthen )*\b(?:prints?|shows?|outputs?|reports?)\b/,
      /\b(?:rounded )?(?:to|with) (?:2|two) decimals?(?: places)?\b/,
    ],
    silent: 'cpp students student names user class line pupils name',
  },
  {
    id: 'grades-file',
    about:
      /^(?=.*\b(?:students?|pupils?|names)\b)(?=.*\b(?:grades?|marks?|scores?)\b)(?=.*\b(?:file|csv)\b)(?=.*\b(?:sort|order|averages?|best|top|table)\w*)(?!.*\b(?:empty line|blank line|class (?!average|mean)|leader ?board|ranking|ties|json|database|histogram)\b)/,
    name: 'grades',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    oneOf: ['down', 'up', 'named', 'average', 'each', 'best', 'worst', 'top'],
    implies: { down: 'sorted', up: 'sorted', named: 'sorted', top: 'sorted' },
    shapes: { top: TWENTY, decimals: (said) => String(numberOf(said)) },
    options: {
      last: /\b(?:by )?(?:their |the )?(?:last ?name|surname|family name)s?\b/,
      down: new RegExp(`${SORT_BY},? (?:in )?(?:${DOWN})`),
      up: new RegExp(
        `${SORT_BY}(?:,? (?:in )?(?:ascending(?: order)?|lowest (?:grade )?first|from (?:the )?lowest(?: to (?:the )?highest)?))?`,
      ),
      named:
        /(?:[,;] ?|\band |\bthen )*\b(?:sort(?:s|ed)?|order(?:s|ed)?)(?: them| the students)? (?:by (?:their |the )?(?:first )?names?(?: alphabetically)?|alphabetically(?: by name)?)/,
      decimals: new RegExp(
        `[,;]? ?\\b(?:rounded |printed |shown )*(?:with|to) ${NUMBER} (?:decimals?(?: places?)?|digits? after the point)`,
      ),
      each: /(?:[,;] ?|\band |\bthe |\bprints? |\bcomputes? |\bcalculates? |\bshows? )*\b(?:(?:each|every) (?:student|pupil)'s (?:own )?(?:average|mean)(?: (?:grade|mark|score))?|(?:average|mean)(?: (?:grade|mark|score))? (?:of|for|per) (?:each |every )?(?:student|pupil|one)s?)\b/,
      average:
        /(?:[,;] ?|\band |\bthe |\bplus |\bwith |\bprints? |\bfollowed by |\bat the end )*\b(?:class|overall|total|whole class'?s?) (?:average|mean)(?: (?:grade|mark|score))?(?: at the end| below(?: it)?| in the last row)?\b/,
      best: /(?:[,;] ?|\band |\bthe |\bprints? )*\b(?:best|top|highest(?:[- ]scoring)?) (?:student|grade|mark|score|pupil)(?: (?:with|and) (?:the|their) (?:grade|average))?\b/,
      worst:
        /(?:[,;] ?|\band |\bthe |\bprints? )*\b(?:worst|lowest(?:[- ]scoring)?|weakest) (?:student|grade|mark|score|pupil)\b/,
      top: /(?:[,;] ?|\band |\bonly |\bprints? )*(?:\bthe )?\b(?:top|best|first) (\d+|two|three|five|ten|twenty)(?: students| pupils| ones)?\b/,
    },
    always: [
      /\b(?:loads?|reads?|opens?|takes?) (?:in )?(?:an? |the )?(?:(?:text|csv) )?(?:file|csv)(?: file)?(?: (?:of|with|containing) (?:the )?(?:students?'?s? )?(?:names?)?(?: and|,)? ?(?:their |(?:two|three|four|five|several) )?(?:grades?|marks?|scores?)?(?: (?:per|on each|in each) line)?)?/,
      /\b(?:loads?|reads?) (?:the )?(?:students?|pupils?|names)(?: (?:and|with) (?:their )?(?:grades?|marks?|scores?))?(?: from (?:an? |the )?(?:text |csv )?(?:file|csv)(?: file)?)?/,
      /\b(?:students?'?s?|pupils?'?s?)? ?names? and (?:their |(?:two|three|four|five|several) )?(?:grades?|marks?|scores?)(?: (?:per|on each|in each|on every) line)?/,
      /\b(?:of |with )?(?:students?|pupils?) (?:and|with) (?:their )?(?:grades?|marks?|scores?)\b/,
      /[,;]? ?\b(?:and )?then (?:by )?(?:their |the )?names?(?: alphabetically)?\b/,
      /(?:[,;] ?|\band |\bthen )*\b(?:prints?|shows?|outputs?|displays?)(?: (?:them|it|the (?:students|list|result|results|sorted list)|each student))?(?: (?:as|in) (?:an? )?(?:aligned |neat |formatted |text )?(?:table|columns))?(?: with aligned columns)?\b/,
      /\b(?:an? |as )*(?:aligned |neat |formatted )?table\b(?: of the results)?/,
      /\b(?:given|passed) (?:as|on) (?:an? |the )?(?:first )?(?:command[- ]line )?(?:argument|command line)\b/,
    ],
    silent:
      'cpp students student pupils pupil names name grades grade marks mark scores score file line several list sorted',
  },
];
