import stored from '../data/usage.json';
import type { Skill } from '../skill.ts';
import { everyday } from './everyday.ts';

const RULES: readonly (readonly [words: readonly string[], rule: string])[] = Object.entries(stored).map(
  ([pair, rule]) => [pair.split('|'), rule],
);
/** Pairs that stand among the everyday questions. */
const ELSEWHERE: readonly (readonly string[])[] = [
  ['affect', 'effect'],
  ['its', "it's"],
  ['your', "you're"],
  ['there', 'their'],
  ['their', "they're"],
  ['then', 'than'],
  ['who', 'whom'],
  ['fewer', 'less'],
  ['lie', 'lay'],
  ['lose', 'loose'],
  ['complement', 'compliment'],
  ['principal', 'principle'],
  ['i.e.', 'e.g.'],
  ['stationary', 'stationery'],
  ['advice', 'advise'],
  ['practice', 'practise'],
];
const LONGEST = 160;
/** The word for a gap depends on the sentence. */
const GAP = /_{2,}|\.{3}|…|\bblank\b/;
/** Words that are frequent in every message are a pair only where the question is about words. */
const ABOUT_WORDS =
  /["“'‘*]|\b(?:word|correct|right|grammar|spell\w*|write|say|is it|difference between|vs\.?|versus|english|confus\w+|mix up)\b|^[a-z']+ or [a-z']+$|^an? or an?\b|^(?:when (?:do|should) (?:i|you|we) use|should (?:i|it be))\b/i;
const SMALL: ReadonlySet<string> = new Set(
  'can may i me to too that which a an good well do make if whether for since like as past passed were where number amount bring take'.split(
    ' ',
  ),
);
const QUOTES = /["“”*`]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/gu;
const JOINED =
  '(?:,? ?(?:or|and|vs\\.?|versus|from)(?: when (?:do i use|to use|do you use)?)?|[,/]|,? and when(?: do i use| to use)?,?) ?';
const PLACED = /^(.{2,60}?) ?(?:,? or|vs\.?|versus|\/) ?(.{2,60}?)$/i;
const ASKS =
  /^(?:(?:please|so|hi|hello|hey),? )*(?:which(?: one)?(?: is| sounds)? (?:right|correct|better|it)?(?: english)?[,:]?|what(?:'s| is) (?:right|correct|better|proper)[,:]?|is it(?: correct to say)?|do (?:i|you|we) (?:say|write|use)|should (?:i|it|we) (?:be|say|write|use)|is)[,:]? /i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Two English words that are often confused: the rule, and an example of each. */
export const usage: Pick<Skill, 'answer'> = {
  answer(turn, tools) {
    const { message } = turn;
    if (message.length > LONGEST || message.includes('\n') || GAP.test(message)) return undefined;
    const said = message
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replaceAll('’', "'")
      .replace(/[?! ]+$/, '')
      .trim();
    const plain = said.replace(QUOTES, '');
    const isOf = (words: readonly string[]): boolean =>
      (!words.every((word) => SMALL.has(word)) || ABOUT_WORDS.test(said)) &&
      (areJoined(words, plain) || areExchanged(words, plain));
    const rule = RULES.find(([words]) => isOf(words))?.[1];
    if (rule !== undefined) return rule;
    const pair = ELSEWHERE.find(isOf);
    return pair === undefined
      ? undefined
      : everyday.answer({ ...turn, message: `${pair[0]} or ${pair[1]}`, sourceText: undefined }, tools);
  },
};

const areJoined = ([one = '', two = '']: readonly string[], said: string): boolean =>
  [
    [one, two],
    [two, one],
  ].some(
    ([first = '', second = '']) =>
      new RegExp(`(?<![\\p{L}'])${escaped(first)} ?${JOINED}${escaped(second)}(?![\\p{L}'])`, 'u').test(
        said,
      ) &&
      // "Coffee for me or you" is no question about words: the pair must be what is asked.
      new RegExp(
        `(?:^|\\b(?:between|use|is it|say|write|be|correct|right|of|words?|up|about|confuse|which|than|explain)[,:]? )${escaped(first)} ?${JOINED}${escaped(second)}(?![\\p{L}'])`,
        'u',
      ).test(said),
  );

/** "fewer than ten items or less than ten items": the same but for one word. */
function areExchanged([one = '', two = '']: readonly string[], said: string): boolean {
  const [, first = '', second = ''] =
    PLACED.exec(
      said.replace(ASKS, '').replace(/,? (?:which|what) (?:one )?is (?:right|correct|better).*$/, ''),
    ) ?? [];
  const padded = ` ${first} `;
  return [
    [one, two],
    [two, one],
  ].some(
    ([from, to]) => padded.includes(` ${from} `) && padded.replace(` ${from} `, ` ${to} `) === ` ${second} `,
  );
}
