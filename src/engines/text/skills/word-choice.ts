import { bold, type Skill } from '../skill.ts';

const WORD = "[\"'“‘]?([a-z]+(?:['’][a-z]+)?)[\"'”’]?";
const GAP = '(?:_{2,}|\\.{3,}|…|\\[ ?\\]|\\bblank\\b)';
/** "its or it's: the dog wagged ___ tail" */
const CHOICE = new RegExp(
  `^(?:(?:so |please |hi,? )*(?:is it|do i (?:use|write|say|need)|should (?:i|it) (?:use|be|say|write)?|which (?:one |word )?(?:is (?:right|correct)|fits|goes here|do i use)?|what(?:'s| is) (?:right|correct)|fill in|choose|pick)[:,]? )?${WORD}(?:,? (?:or|vs\\.?|versus) |\\/|, )${WORD}(?:(?:,? or |\\/)${WORD})?(?:,? (?:which(?: one)?(?: is (?:right|correct)| fits| goes here| do i use)?|in|here|for))?(?: (?:this|the) (?:sentence|gap|blank))?[:?,]*\\s+["“']?([^"”]*${GAP}[^"”]*?)["”']?[?.! ]*$`,
  'i',
);
const BESIDE = new RegExp(`^(.*?)${GAP}(.*)$`, 'i');

interface Place {
  /** The words before the gap, and the one behind it. */
  readonly before: string;
  readonly last: string;
  readonly next: string;
}
type Decide = (place: Place) => readonly [word: string, why: string] | undefined;

const STATE =
  /^(?:an?|the|not|been|going|very|so|too|really|always|never|just|only|all|my|time|ok|okay|welcome|right|wrong|late|early|good|great|nice|bad|hard|easy|important|cold|hot|raining|getting|here|there|\w{2,}ing|done|gone|ready|sure|happy|sad|tired|still|already|probably|both|hungry|beautiful)$/;
const BE = /^(?:is|are|was|were|will|has|have|had|must|seems?|should|can|could|would|isn't|aren't|wasn't)$/;
const PLURAL = /^(?:people|children|men|women|mice|feet|teeth)$|(?<![su])s$/;
const DEGREE =
  /^(?:much|many|late|early|big|small|hot|cold|far|fast|slow|expensive|long|short|tired|old|young|hard|easy|little|few|good|bad|loud|high|low|busy|soon|often|dark|heavy|strong|weak)$/;

const RULES: readonly (readonly [words: string, decide: Decide])[] = [
  [
    "it's its",
    ({ next }) => (STATE.test(next) ? ["it's", '“it is” fits there'] : ['its', 'something belongs to it']),
  ],
  [
    "you're your",
    ({ next }) =>
      STATE.test(next) ? ["you're", '“you are” fits there'] : ['your', 'something belongs to you'],
  ],
  [
    "their there they're",
    ({ next, last }) =>
      next === '' || BE.test(next) || /^(?:over|out|up|down|from|in|been|go|went)$/.test(last)
        ? ['there', 'it is a place, or stands before a verb']
        : STATE.test(next)
          ? ["they're", '“they are” fits there']
          : ['their', 'something belongs to them'],
  ],
  [
    'than then',
    ({ before }) =>
      /\b(?:\w+er|more|less|rather|other|worse|fewer)\b(?: \S+){0,2}\s*$/.test(before) &&
      !/\b(?:after|ever|never|over|under|however)\s*$/.test(before)
        ? ['than', 'it compares']
        : ['then', 'it tells a time or what follows'],
  ],
  [
    'to too',
    ({ next }) =>
      next === '' || DEGREE.test(next)
        ? ['too', 'it means “also” or “more than enough”']
        : ['to', 'it leads to a verb or a place'],
  ],
  [
    'fewer less',
    ({ next }) =>
      PLURAL.test(next) ? ['fewer', `“${next}” can be counted`] : ['less', `“${next}” is not counted`],
  ],
  [
    'many much',
    ({ next }) =>
      PLURAL.test(next) ? ['many', `“${next}” can be counted`] : ['much', `“${next}” is not counted`],
  ],
  [
    'who whom',
    ({ next, last }) =>
      /^(?:to|for|with|from|by|of|about)$/.test(last) || /^(?:he|she|they|i|we|you)$/.test(next)
        ? ['whom', 'it is the object (him, her)']
        : ['who', 'it is the subject (he, she)'],
  ],
  [
    'a an',
    ({ next }) =>
      /^(?:hour|honest|heir|honou?r|[aeiou](?!ni|se|uro|ne\b)|un(?!i))/.test(next)
        ? ['an', 'the next word begins with the sound of a vowel']
        : ['a', 'the next word begins with the sound of a consonant'],
  ],
  [
    'loose lose',
    ({ last }) =>
      /^(?:is|too|very|a|the|are|was|came|got|so|hang|hangs|feels)$/.test(last)
        ? ['loose', 'it says how something is']
        : ['lose', 'it is the verb'],
  ],
  [
    'accept except',
    ({ last }) =>
      /^(?:to|will|i|not|please|can|cannot|can't|we|they|you|must|would|should|don't|didn't|happily)$/.test(
        last,
      )
        ? ['accept', 'it is the verb']
        : ['except', 'it leaves something out'],
  ],
  [
    'advice advise',
    ({ last }) =>
      /^(?:to|would|can|could|please|i|we|they|you|will|must|should|not)$/.test(last)
        ? ['advise', 'it is the verb']
        : ['advice', 'it is the noun'],
  ],
  [
    'for since',
    ({ next }) =>
      /^(?:\d{1,3}|an?|two|three|four|five|six|seven|many|several|some|ages|years|months|weeks|days|hours|the)$/.test(
        next,
      )
        ? ['for', 'it is a length of time']
        : ['since', 'it is the time at which it began'],
  ],
];

/** Which of two words that are easily mixed up belongs into a sentence, by the words beside the gap. */
export const wordChoice: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > 200) return undefined;
    const [, first = '', second = '', third, sentence = ''] =
      CHOICE.exec(message.trim().replaceAll('’', "'")) ?? [];
    const [, before = '', behind = ''] = BESIDE.exec(sentence) ?? [];
    const words = [first, second, ...(third === undefined ? [] : [third])]
      .map((each) => each.toLowerCase())
      .toSorted();
    const decide = RULES.find(
      ([known]) => words.length > 1 && words.every((word) => known.split(' ').includes(word)),
    )?.[1];
    const lower = before.trim().toLowerCase();
    const chosen = decide?.({
      before: lower,
      last: /([\w']+)$/.exec(lower)?.[1] ?? '',
      next: /^\s*([\w']+)/.exec(behind.toLowerCase())?.[1] ?? '',
    });
    if (chosen === undefined || !words.includes(chosen[0])) return undefined;
    const [word, why] = chosen;
    const shown = lower === '' ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
    return `${bold(word)}: ${why}.\n\n> ${`${before}${bold(shown)}${behind}`.trim()}`;
  },
};
