import lexicon from '../data/sentiment.json';
import { wordsOf } from '../language/words.ts';
import { bold, type Skill } from '../skill.ts';

const POSITIVE = new Set(lexicon.positive);
const NEGATIVE = new Set(lexicon.negative);
const NEGATIONS = new Set(lexicon.negations);
const STRONGER = new Set(lexicon.stronger);
/** Words before a judgement that can turn it round. */
const REACH = 3;

/** Fraction of the weight of all judgements: with two for and one against, a text is mixed. */
const MOSTLY = 0.7;

/** Expected actions: if one did not happen, that is a complaint. */
const EXPECTED =
  /^(?:answer(?:s|ed|ing)?|repl(?:y|ies|ied)|respon(?:d|ds|ded|se)|call(?:s|ed)?|arriv(?:e|es|ed)|c[ao]me|show(?:s|ed)?|work(?:s|ed|ing)?|help(?:s|ed)?|start(?:s|ed)?|turn(?:s|ed)?|open(?:s|ed)?|connect(?:s|ed)?|charg(?:e|es|ed)|fit(?:s|ted)?|last(?:s|ed)?|listen(?:s|ed)?|car(?:e|es|ed)|apologi[sz](?:e|es|ed)|refund(?:ed)?|deliver(?:s|ed)?|function(?:s|ed)?|load(?:s|ed)?|care|return(?:s|ed)?|wr(?:ite|ote|itten)|sle(?:ep|pt)|eat|eaten|relax|breathe|bothers?|bothered)$/;

/** Demands and failures weigh more than praise of one part. */
const COMPLAINTS =
  /\b(?:(?:want|need|get|give|demand(?:ed|ing)?|asked for|asking for) (?:my|our|the|a|me my) (?:money back|full refund|refund)|money back(?! guarantee)|refund (?:me|please|now)|never again|(?:will|would|'ll) (?:never|not) (?:be )?(?:buy|order|us|use|com|come|go|shop|stay|return|recommend)(?:ing)?(?: back)?|won't (?:be )?(?:buy|order|us|use|com|come|go|back|return|recommend|stay|visit)(?:ing)?(?: back)?|cancel(?:l?ed|l?ing)? (?:my|the|our)|waste of (?:money|time)|stay away|avoid(?: this| it| them|!|\.)|do not buy|don't buy|(?:died|broke|stopped working|fell apart|crashed|failed|exploded|leaked|cracked|caught fire)\b|kept (?:us|me) (?:awake|up)|kept (?:us|me) waiting|gave up|rip-?off|scam|false advertising|still waiting|no (?:one|body) (?:answered|replied|helped|cared)|(?:called|asked|wr(?:ote|itten)|e-?mailed|phoned|complained|contacted (?:you|them)|reported (?:it|this)) (?:(?:you|them|about it|already|now|in) )*(?:(?:two|three|four|five|six|ten|\d+|several|many|countless) times|twice)(?: now| already)?|for the (?:second|third|fourth|fifth|sixth|\w+th|umpteenth) time|told (?:me )?(?:something|a) different(?: \w+)?(?: (?:every|each) time)?|how (?:many times|much longer|often) (?:do|must|should|will|have) (?:i|we)|still (?:no|nothing|haven't|have not|hasn't|has not)\b|(?:every|each) time i (?:call|ask|write))/g;
const HEAVY = 2;
/** Stands for a phrase of praise; no word of a text is made of it. */
const PHRASE = 'qzx';
const TURNS: ReadonlySet<string> = new Set(['but', 'however', 'unfortunately', 'sadly', 'yet', 'although']);
const AFTER_A_TURN = 1.5;
const LONGEST = 20_000;

/** Phrases that are judged as a whole: praise in the form of a denial, or too much of something. */
const PRAISE: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:could|can)(?:n't| ?not) (?:be|ask for|have been|wish for) (?:any )?(?:more|a better|anything better|happier|better)\b/g,
    2,
  ],
  [/\b(?:could|can)(?:n't|'t| ?not) (?:recommend|praise|thank|love) (?:\w+ ){0,3}enough\b/g, 2],
  // Relief after a long wait.
  [
    /\b(?:finally|at last)\b[, ]*(?:after (?:\w+ ){0,3}(?:days?|weeks?|months?|years?|ages) of waiting,? ?)?(?=(?:i |we |my |our |the |it )?[^.!?]{0,40}\b(?:got|received|made it|did it|finished|passed|arrived|home|here|done|works?|found)\b)/g,
    1,
  ],
  [
    /\bafter (?:\w+ ){0,3}(?:days?|weeks?|months?|years?|ages) of waiting\b(?=[^.]*\b(?:got|received|finally|at last)\b)/g,
    0,
  ],
  [/\bwell[- ](?:\w{3,}ed|made|done|written|built|run|taught|kept)\b/g, 1],
  [/\b(?:far |much |way |a (?:bit|little) )?too (?!good|kind|nice|generous)[a-z]+\b/g, -1],
  [/\b(?:nothing|no reason) to complain(?: about)?\b|\bno complaints\b/g, 1],
];

/** Neither praise nor complaint, unless there is another judgement. */
const LUKEWARM =
  /\bnothing (?:special|spectacular|remarkable|extraordinary|fancy|to write home about|out of the ordinary)\b|\b(?:okay|ok|o\.k\.|so-so|average|acceptable|adequate|passable|mediocre|all right|alright|meh|unremarkable)\b|\bneither good nor bad\b|\bnot (?:great|good|amazing),? (?:but |and )?not (?:terrible|bad|awful)(?: either)?\b/g;
const WEAK: ReadonlySet<string> = new Set(['fine', 'mediocre', 'nothing special']);

/** Behind a colon, in quotation marks, or after the question. */
const TEXT = /(?:[:"“«]|\?["”»]? +["“«'‘]?|(?<=\s)['‘](?=\p{Lu}))\s*(.{8,}?)["”»'’]?\s*$/su;
const ASKED =
  /\b(?:sentiment|mood|tone|how (?:does|do|did|is) .{2,40} feel(?:ing)?|what .{0,30}feel(?:ing|s)?|feeling of)\b|\b(?:positive|negative|neutral|happy|unhappy|sad|angry|good|bad|friendly|unfriendly|satisfied|dissatisfied|pleased|upset|rude|polite|annoyed)\b/i;
const GOOD_WORDS = /\b(?:positive|happy|good|friendly|satisfied|pleased|polite)\b/i;
const BAD_WORDS = /\b(?:negative|unhappy|sad|angry|bad|unfriendly|dissatisfied|upset|rude|annoyed)\b/gi;

/** The one of two named feelings that fits the verdict; anger and sadness are not distinguished. */
function inWordsOf(asked: string, verdict: string): string {
  const [good, bad] = [GOOD_WORDS.exec(asked)?.[0], asked.match(BAD_WORDS)];
  if (good === undefined || bad?.length !== 1 || verdict === 'Mixed') return verdict;
  const word = (verdict === 'Positive' ? good : (bad[0] ?? '')).toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const EACH =
  /\beach\b|\b(?:these|the following|both|all) (?:\w+ )?(?:reviews|comments|sentences|texts|messages|tweets|e-?mails)\b/i;
/** A text that is to be written otherwise is not judged. */
const REWRITES =
  /^(?:please |can you |could you )*(?:change|adjust|turn|convert|make|rewrite|rephrase|reword|put|write)\b/i;

/** Several texts under numbers, in quotation marks or on lines of their own. */
function textsIn(text: string): readonly string[] {
  const quoted = [...text.matchAll(/["“]([^"“”]{3,})["”]/g)].map(([, inside = '']) => inside);
  const split =
    quoted.length > 1
      ? quoted
      : text.split(/\n+|(?:^|\s+)(?:\(?\d{1,2}[.):]|[a-h]\)|[-•*])\s+|\s*;\s+|\s+\|\s+/);
  return split.map((each) => each.trim()).filter((each) => each !== '');
}

/** Tells whether a text sounds positive or negative, by counting words for both. */
export const sentiment: Pick<Skill, 'answer'> = {
  answer({ message, sourceText }) {
    const text = sourceText ?? TEXT.exec(message)?.[1];
    if (text === undefined || REWRITES.test(message)) return undefined;
    const asked = message.endsWith(text) ? message.slice(0, -text.length) : message.replace(text, ' ');
    // "How do I feel better?" asks about no text.
    if (!ASKED.test(asked)) return undefined;
    if (!EACH.test(asked)) return judgement(text, asked);
    const texts = textsIn(text);
    return texts.length < 2
      ? undefined
      : texts.map((each, at) => `${at + 1}. “${each}”: ${judgement(each, asked)}`).join('\n');
  },
};

function judgement(text: string, asked: string): string {
  const praises: { word: string; value: number }[] = [];
  const whole = text.slice(0, LONGEST).toLowerCase().replaceAll('’', "'");
  const lukewarm = whole.match(LUKEWARM) ?? [];
  // A phrase that is judged as a whole is one word from here on.
  const plain = PRAISE.reduce(
    (all, [said, value]) =>
      all.replace(said, (phrase: string) => {
        if (value === 0) return ' ';
        praises.push({ word: phrase.replace(/[\s,]+$/, ''), value });
        return ` ${PHRASE.repeat(praises.length)} `;
      }),
    whole,
  ).replace(LUKEWARM, ' ');
  const complaints = (plain.match(COMPLAINTS) ?? []).map((word) => ({ word, value: -HEAVY }));
  const sentences = plain
    .replace(COMPLAINTS, ' ')
    .split(/[.!?;]+(?:\s|$)|\n/)
    .map(wordsOf);
  const words = sentences.flat();
  let start = 0;
  const starts = sentences.flatMap((sentence) => {
    const own = start;
    start += sentence.length;
    return sentence.map(() => own);
  });
  // The part after the last "but" is the conclusion.
  const turn = words.findLastIndex((word) => TURNS.has(word));
  let lastAt = -1;
  const judged = words.flatMap((word, at) => {
    // "Never answered. Very disappointed": a negation ends with its sentence.
    const before = words.slice(Math.max(starts[at] ?? 0, at - REACH), at);
    const isTurned = before.some((each) => NEGATIONS.has(each));
    if (isTurned && EXPECTED.test(word)) {
      lastAt = at;
      return [{ word: `not ${word}`, value: turn >= 0 && at > turn ? -AFTER_A_TURN : -1 }];
    }
    const phrase = word.startsWith(PHRASE) ? praises[word.length / PHRASE.length - 1] : undefined;
    if (phrase !== undefined) {
      lastAt = at;
      return [{ ...phrase, value: phrase.value * (turn >= 0 && at > turn ? AFTER_A_TURN : 1) }];
    }
    const sign = POSITIVE.has(word) ? 1 : NEGATIVE.has(word) ? -1 : 0;
    if (sign === 0) return [];
    lastAt = at;
    const weight = before.some((each) => STRONGER.has(each)) ? 2 : 1;
    const after = turn >= 0 && at > turn ? AFTER_A_TURN : 1;
    return [{ word: isTurned ? `not ${word}` : word, value: (isTurned ? -sign : sign) * weight * after }];
  });
  const clear = [...judged, ...complaints].filter(({ word }) => lukewarm.length === 0 || !WEAK.has(word));
  if (clear.length === 0 && lukewarm.length > 0) {
    const seen = [...lukewarm, ...judged.map(({ word }) => word)];
    return `${bold('Neutral')} (neither praise nor complaint: ${[...new Set(seen)].join(', ')}).`;
  }
  const dull = lukewarm.filter((word) => word.startsWith('nothing')).map((word) => ({ word, value: -1 }));
  const found = [...judged, ...complaints, ...dull];
  if (found.length === 0)
    return `${/\bneutral\b/i.test(asked) ? bold('Neutral') : `I ${bold('cannot tell')}`}: no word of the text that I know praises or complains.`;
  const sum = (sign: number) =>
    found.reduce((total, { value }) => total + (Math.sign(value) === sign ? Math.abs(value) : 0), 0);
  const [good, bad] = [sum(1), sum(-1)];
  const share = good / (good + bad);
  // "It is fine, but I miss the old menu": no word that is known says what the text comes to.
  const isOpen = turn >= 0 && turn < words.length - 1 && complaints.length === 0 && lastAt < turn;
  const isBoth = /\bmixed\b/i.test(asked) && share > 0.2 && share < 0.8;
  const verdict =
    isOpen || isBoth ? 'Mixed' : share > MOSTLY ? 'Positive' : share < 1 - MOSTLY ? 'Negative' : 'Mixed';
  const list = (sign: number) => [
    ...new Set(found.filter(({ value }) => Math.sign(value) === sign).map(({ word }) => word)),
  ];
  const parts = [
    ...(list(1).length > 0 ? [`for it: ${list(1).join(', ')}`] : []),
    ...(list(-1).length > 0 ? [`against it: ${list(-1).join(', ')}`] : []),
  ];
  // One of two was asked for: the heavier side is named, and that the other one is there.
  const [one, other] = [GOOD_WORDS.test(asked), (asked.match(BAD_WORDS)?.length ?? 0) === 1];
  const isChoice = verdict === 'Mixed' && one && other && !/\b(?:mixed|neutral|both)\b/i.test(asked);
  const lean = bad > good || (bad === good && complaints.length > 0) ? 'Negative' : 'Positive';
  if (isChoice && (bad !== good || complaints.length > 0))
    return `${bold(inWordsOf(asked, lean))} on the whole, though mixed (${parts.join('; ')}).`;
  return `${bold(inWordsOf(asked, verdict))} (${parts.join('; ')}).`;
}
