import { bold } from '../skill.ts';
import { countNumbers, shown, toCents } from './amounts.ts';
import { priced } from './money.ts';
import { periodsIn } from './periods.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const M = `([$€£])? ?${N}(?: (?:euros?|dollars?|pounds?))?`;
const GAP = String.raw`[^\d?]{0,80}?`;
const TIME = '(second|minute|hour|day|week|month|year)s?';
const NOTHING_ELSE = /\b(?:than|more|less|left|free(?! )|discount|tax|vat)\b/i;

/** A part in percent, things that fit, what doubles, and dice. */
export function partProblem(text: string): string | undefined {
  return percentTaken(text) ?? priceWithMargin(text) ?? fitting(text) ?? doubling(text) ?? dice(text);
}

const IN_PERCENT =
  /\b(?:what|which|how (?:many|much))\b[^?.]*(?:\bper ?cent(?:age)?\b|%)|\b(?:as|in) (?:a )?(?:percent(?:age)?|%)/i;
const WHOLE_AND_PART = new RegExp(
  `\\b${N} ([a-z]+)${GAP}\\b(?:and|,|of which|of them|of those|but)(?: only)? ${N}(?: (?:of them|of those|of (?:the|these) \\w+|\\2))? (?:are|were|is|was|have|had|got|passed|failed|came|showed|said|chose|want|play|like|walk|walks|take|takes|drive|live|own|use|speak|study|work|go|come|ride|attended|voted|smoke|sold|left|paid|agreed?)\\b`,
  'i',
);
const PART_OF = new RegExp(`\\b${N} (?:out )?of (?:the |my |our |all )?${N}\\b`, 'i');

/** "28 beds and 23 are taken: in percent?" */
function percentTaken(text: string): string | undefined {
  if (!IN_PERCENT.test(text) || countNumbers(text) !== 2 || NOTHING_ELSE.test(text)) return undefined;
  const two = WHOLE_AND_PART.exec(text);
  const [whole, part] = two === null ? (PART_OF.exec(text)?.slice(1).toReversed() ?? []) : [two[1], two[3]];
  if (whole === undefined || part === undefined || Number(part) > Number(whole)) return undefined;
  // "How many percent are free": those that are not counted.
  const asked = text.slice(text.search(IN_PERCENT));
  if (/\b(?:free|not|n't|empty|vacant|rest|others?|remaining|absent)\b/i.test(asked)) return undefined;
  const percent = (Number(part) / Number(whole)) * 100;
  const rounded = Number(percent.toFixed(2));
  return `${part} ÷ ${whole} × 100 ${Math.abs(rounded - percent) < 1e-9 ? '=' : '≈'} ${bold(`${rounded}%`)}`;
}

const COSTS = new RegExp(
  `\\b(?:cost|costs|costing|buy|bought|pay|paid|ingredients|make it)\\b${GAP}${M}`,
  'i',
);

const RATE = new RegExp(`${N} ?% (?:profit )?(margin|mark-?up)|\\b(margin|mark-?up) of ${N} ?%`, 'i');

/** "I buy it for 32 and want a 40% margin": on top of the cost, or as a share of the price. */
function priceWithMargin(text: string): string | undefined {
  const rate = RATE.exec(text);
  const cost = COSTS.exec(text.replace(rate?.[0] ?? '', ' '));
  const [percent, spent] = [Number(rate?.[1] ?? rate?.[4]), Number(cost?.[2])];
  if (
    !(spent > 0) ||
    !(percent < 100) ||
    countNumbers(text) !== 2 ||
    !/\b(?:price|charge|sell|cost)\b/i.test(text)
  )
    return undefined;
  const money = (value: number): string => priced(cost?.[1] ?? '', toCents(value));
  const onTop = `${money(spent)} + ${percent}% of the cost = `;
  const share = `${money(spent)} ÷ ${shown((100 - percent) / 100)} = `;
  const [added, divided] = [spent * (1 + percent / 100), spent / (1 - percent / 100)].map(money);
  return /mark-?up/i.test(rate?.[0] ?? '') || /\bon top\b/i.test(text)
    ? `${onTop}${bold(added ?? '')}  \nAs a margin of ${percent}% of the price it would be ${share}${divided}.`
    : `${share}${bold(divided ?? '')}: then ${percent}% of the price is margin.  \nOn top of the cost: ${onTop}${added}.`;
}

const UNIT = '(kg|kilos?|g|grams?|tons?|tonnes?|pounds?|lbs?|lit(?:er|re)s?|l|ml|cm|m|met(?:er|re)s?|gb|mb)';
const FITS = new RegExp(
  `\\b(?:carr(?:y|ies)|holds?|takes?|lifts?|transports?|up to|is|load of|room for)(?: up to| at most| a maximum of)? ${N} ?${UNIT}\\b${GAP}\\b(?:each|every|one|1|an?)(?: of the)? ([a-z]+)(?: [a-z]+)? (?:weighs?|is|takes(?: up)?|holds|has|needs) ${N} ?${UNIT}\\b${GAP}\\bhow many ([a-z]+)\\b`,
  'i',
);

/** "A van carries 1200 kg, each crate weighs 38 kg": only whole crates fit. */
function fitting(text: string): string | undefined {
  const [, all = '', unit, , one = '', other, things] = FITS.exec(text) ?? [];
  if (all === '' || countNumbers(text) !== 2 || unit?.toLowerCase() !== other?.toLowerCase())
    return undefined;
  const exact = Number(all) / Number(one);
  const count = Math.floor(exact + 1e-9);
  const over = Number((Number(all) - count * Number(one)).toFixed(6));
  return over === 0
    ? `${all} ÷ ${one} = ${bold(`${count} ${things}`)}`
    : `${all} ÷ ${one} ≈ ${shown(Number(exact.toFixed(2)))}, so ${bold(`${count} ${things}`)}; ${shown(over)} ${unit} are left.`;
}

const DOUBLES = new RegExp(`\\b(doubl|tripl|halv)(?:es?|ing)\\b${GAP}\\bevery(?: ${N})? ${TIME}\\b`, 'i');
const AFTER = new RegExp(`\\b(?:after|in|within|later|for) ${N} ${TIME}\\b`, 'i');
const BASES: Readonly<Record<string, number>> = { doubl: 2, tripl: 3, halv: 0.5 };

/** "Bacteria double every 20 minutes: how many after 3 hours, from 50?" */
function doubling(text: string): string | undefined {
  const [every, after] = [DOUBLES.exec(text), AFTER.exec(text.replace(DOUBLES, ' '))];
  if (every === null || after === null) return undefined;
  const rest = text.replace(every[0], ' ').replace(after[0], ' ');
  const start = /\d+(?:\.\d+)?/.exec(rest)?.[0] ?? '1';
  const length = periodsIn(every[3]?.toLowerCase() ?? '', after[2]?.toLowerCase() ?? '');
  const base = BASES[every[1]?.toLowerCase() ?? ''];
  if (
    length === undefined ||
    base === undefined ||
    countNumbers(rest) > 1 ||
    !/\bhow (?:many|much|big|large)\b|\bwhat\b/i.test(text)
  )
    return undefined;
  const times = (Number(after[1]) * length) / Number(every[2] ?? 1);
  const value = Number(start) * base ** times;
  return Number.isFinite(value)
    ? `${after[1]} ${after[2]}s hold ${shown(times)} × ${every[2] ?? 1} ${every[3]}${every[2] === undefined ? '' : 's'}; ${start} × ${base === 0.5 ? '½' : base}^${shown(times)} = ${bold(shown(value))}`
    : undefined;
}

const DICE = /\b(\d) (?:(?:fair|normal|six-sided|standard) )?dice\b|\b(a|1|one) (?:fair )?(?:die|dice)\b/i;
const TOTAL =
  /\b(?:total|sum|roll(?:ing)?|get(?:ting)?|throw(?:ing)?)\b[^\d?]{0,40}?(at least |at most |more than |over |less than |under |exactly )?(\d+)(?: (?:or (more|higher|greater|less|lower|fewer|above|below)))?/i;

/** Every throw of up to four dice is counted. */
function dice(text: string): string | undefined {
  const found = DICE.exec(text);
  const count = found === null ? 0 : Number(found[1] ?? 1);
  if (found === null || count > 4 || !/\b(?:chance|probab\w+|odds|likely|likelihood)\b/i.test(text))
    return undefined;
  const rest = text.replace(found[0], ' ');
  const [, before = '', said = '', behind = ''] = TOTAL.exec(rest) ?? [];
  if (
    said === '' ||
    countNumbers(rest) !== 1 ||
    /\b(?:doubles?|both|same|each|twice|row|not|least 1 of)\b/i.test(rest)
  )
    return undefined;
  // "a six with two dice" may mean one of them.
  if (count > 1 && !/\b(?:total|sum)\b/i.test(rest)) return undefined;
  const goal = Number(said);
  const isMet = (total: number): boolean => {
    if (/least/i.test(before) || /more|higher|greater|above/i.test(behind)) return total >= goal;
    if (/most/i.test(before) || /less|lower|fewer|below/i.test(behind)) return total <= goal;
    if (/more|over/i.test(before)) return total > goal;
    return /less|under/i.test(before) ? total < goal : total === goal;
  };
  const all = 6 ** count;
  const met = Array.from({ length: all }, (_, throwAt) =>
    Array.from({ length: count }, (__, die) => (Math.floor(throwAt / 6 ** die) % 6) + 1).reduce(
      (a, b) => a + b,
      0,
    ),
  ).filter(isMet).length;
  return `${met} of the ${all} equally likely throws: ${met}/${all} ≈ ${bold(`${shown(toCents((met / all) * 100))}%`)}`;
}
