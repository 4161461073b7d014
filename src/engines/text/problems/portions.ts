import { bold } from '../skill.ts';
import { countNumbers, shown, toCents } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const PART = `(?:${N} ?/ ?${N}|${N} ?%)`;
/** Pairs of opposites: the property of one part, and that of the others. */
const CONTRARIES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bboys?\b/i, /\bgirls?\b/i],
  [/\b(?:men|males?)\b/i, /\b(?:women|females?)\b/i],
  [/\b(?:pass(?:ed)?|succeed(?:ed)?)\b/i, /\bfail(?:ed)?\b/i],
  [/\bpresent\b/i, /\babsent\b/i],
  [/\badults?\b/i, /\b(?:child(?:ren)?|kids?)\b/i],
  [/\bsold\b/i, /\b(?:unsold|left|remain(?:s|ing)?)\b/i],
  [
    /\b(?:eaten|ate|used|spent|gone|read|broken|left early|given away)\b/i,
    /\b(?:left(?! early)|remain(?:s|ing)?)\b/i,
  ],
];
const NEGATED = /\bnot\b|n't\b|\b(?:the (?:rest|others?)|others)\b/i;

/** "3/4 of 28 students passed, how many failed?": the part that is told, or what is left of the whole. */
export function portionProblem(text: string): string | undefined {
  const at = text.search(/\bhow (?:many|much)\b/i);
  const [said, asked] = [text.slice(0, at), text.slice(at)];
  const part = at < 0 ? null : new RegExp(PART).exec(said);
  if (part === null || countNumbers(asked) > 0) return undefined;
  const before = said.slice(0, part.index);
  const behind = said.slice(part.index + part[0].length);
  const whole =
    /^ of (?:the |my |our |a (?:group|class|total) of )?(\d+)(?!\.?\d| ?%)/i.exec(behind)?.[1] ??
    /\b(\d+)(?!\.?\d)(?: [a-z]+){0,3}[^\d]*$/i.exec(before)?.[1];
  const isPercent = part[3] !== undefined;
  if (whole === undefined || countNumbers(said) !== (isPercent ? 2 : 3)) return undefined;
  // A second part ("half of the rest") or a price would need another step.
  if (
    /\b(?:half|third|quarter|twice|more than|less than|each|per|price|costs?|discount|rest of)\b/i.test(text)
  )
    return undefined;
  const [over, under] = isPercent ? [Number(part[3]), 100] : [Number(part[1]), Number(part[2])];
  const amount = (Number(whole) * over) / under;
  if (over > under || !Number.isInteger(amount)) return undefined;
  const told = behind.replace(/^ of (?:the |my |our )?\d+ [a-z]+/i, ' ');
  const isRest = asksRest(told, asked);
  if (isRest === undefined) return undefined;
  const step = isPercent ? `${part[3]}% of ${whole}` : `${part[1]}/${part[2]} × ${whole}`;
  return isRest
    ? `${step} = ${shown(amount)}; ${whole} − ${shown(amount)} = ${bold(shown(Number(whole) - amount))}`
    : `${step} = ${bold(shown(amount))}`;
}

const FILLERS =
  /^(?:the|are|and|has|have|them|were|was|for|with|how|many|much|that|who|does|did|there|those|these|which)$/;

/** Undefined where the question is about neither. */
function asksRest(told: string, asked: string): boolean | undefined {
  const isNegated = NEGATED.test(told);
  if (NEGATED.test(asked)) return !isNegated;
  for (const [one, other] of CONTRARIES)
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const)
      if (a.test(told) && b.test(asked) && !a.test(asked)) return !isNegated;
  // "How many work in the office" asks for none of those who "work from home".
  const stems = (words: string): string[] =>
    (words.toLowerCase().match(/[a-z]{3,}/g) ?? [])
      .filter((word) => !FILLERS.test(word))
      .map((word) => word.replace(/(?:e?s|ed|ing)$/, ''));
  const [own, wanted] = [stems(told), stems(asked)];
  const isSame = own.length > 0 && own.every((word) => wanted.includes(word));
  return isSame ? isNegated : undefined;
}

const RAISE = new RegExp(
  `\\b(?:earns?|makes?|gets?|salary(?: is| of)?|wages? (?:is|of)|rent(?: is| of)?|pays?|pay|price is|costs?) (?:about )?([$€£])? ?${N}(?: ?(?:euros?|dollars?|pounds?|eur|usd|gbp|€))?(?: (?:gross )?(?:an?|per|each|every) (?:month|year|week|hour))?(?: (?:rent|gross))?,? (?:and|but|then) [^\\d?]{0,40}?${N} ?% ([^?\\d]*)`,
  'i',
);

/** "I earn 2400 a month and get a 3.5% raise", "the salary is 3000 and 22% is deducted". */
export function changedIncome(text: string): string | undefined {
  const found = RAISE.exec(text);
  if (found === null || countNumbers(text) !== 2) return undefined;
  const [whole, symbol = '', sum, rate, behind = ''] = found;
  const isUp =
    /\b(?:raise|increase[sd]?|more|higher|(?:goes|went|going) up|rises?|rose|pay rise|bonus)\b/i.test(whole);
  const isDown =
    /\b(?:deduct\w*|cut|less|lower|taxe?s?|withheld|taken off|decrease[sd]?|goes down|falls?)\b/i.test(whole);
  if (
    isUp === isDown ||
    /\b(?:before|original\w*|how much more|how much less|the (?:raise|difference))\b/i.test(behind)
  )
    return undefined;
  if (!/\b(?:then|now|new|left|after|net|remains?|in total|will|would|do i|does|is it)\b/i.test(behind))
    return undefined;
  const change = toCents((Number(sum) * Number(rate)) / 100);
  return `${symbol}${sum} ${isUp ? '+' : '−'} ${symbol}${shown(change)} (${rate}%) = ${bold(`${symbol}${shown(toCents(Number(sum) + (isUp ? change : -change)))}`)}`;
}
