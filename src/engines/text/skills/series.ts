import { MONTHS, WEEKDAYS } from '../calendar/civil-date.ts';
import { normaliseQuestion } from '../math/phrases.ts';
import { bold, type Skill } from '../skill.ts';

const LONGEST = 200;

const WHOLE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:list |name |the )*(?:days of (?:the|a) week|weekdays)$/, [...WEEKDAYS.slice(1), WEEKDAYS[0] ?? '']],
  [/^(?:list |name |the |all )*months(?: of (?:the|a) year)?$/, MONTHS],
  [/^(?:list |say |the |whole )*alphabet$/, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')],
];

/** Counting, the days of the week, the months, the alphabet, and sums of runs of numbers. */
export const series: Skill = {
  name: 'series',
  answer({ message }) {
    if (message.length > 120) return undefined;
    const question = normaliseQuestion(message);
    const known = WHOLE.find(([pattern]) => pattern.test(question));
    if (known) return known[1].join(', ');
    return counted(question) ?? summed(question);
  },
};

function counted(question: string): string | undefined {
  const match =
    /^count (?:up |down )?(?:from (-?\d{1,9}) )?(?:up |down )?to (-?\d{1,9})(?: by (\d{1,6})s?)?$/.exec(
      question,
    );
  if (match?.[2] === undefined) return undefined;
  const [from, to, step] = [Number(match[1] ?? 1), Number(match[2]), Number(match[3] ?? 1)];
  const length = step < 1 ? 0 : Math.floor(Math.abs(to - from) / step) + 1;
  if (length < 1 || length > LONGEST) return undefined;
  return Array.from({ length }, (_, index) => from + index * step * Math.sign(to - from || 1)).join(', ');
}

/** "the sum of the numbers from 1 to 100" */
function summed(question: string): string | undefined {
  const match =
    /^(?:the )?sum of (?:all )?(?:the )?(?:(?:whole |natural )?(?:numbers|integers) )?(?:from |between )?(-?\d{1,15}) (?:to|through|and) (-?\d{1,15})$/.exec(
      question,
    );
  if (
    match?.[1] === undefined ||
    match[2] === undefined ||
    (/ and /.test(question) && !/numbers|integers/.test(question))
  )
    return undefined;
  const [from, to] = [BigInt(match[1]), BigInt(match[2])];
  if (from > to) return undefined;
  return `${from} + … + ${to} = ${bold((((from + to) * (to - from + 1n)) / 2n).toString())}`;
}
