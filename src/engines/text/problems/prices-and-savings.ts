import { bold } from '../skill.ts';
import { countNumbers, shown, withCurrency } from './amounts.ts';
import { EVERY, periodOf } from './periods.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const MANY_FOR = new RegExp(
  `\\b${N} ([a-z]+) (?:for|costs?|sells? for|are sold for) ([$€£])? ?${N}\\b.*\\bhow much (?:[a-z]+ ){0,4}?${N}(?: (?!costs?\\b)([a-z]+))?\\b`,
  'i',
);
const SAVED = new RegExp(
  `\\b(?:saves?|saving|puts? (?:aside|away)|sets? aside) ([$€£])? ?${N}(?: (?:dollars|euros|pounds))? ${EVERY}\\b`,
  'i',
);
const GOAL = new RegExp(
  `\\b(?:until|before|to|till)\\b[^\\d]{0,40}?([$€£])? ?${N}(?: (?:dollars|euros|pounds))?[?.! ]*$|\\b(?:reach|have|get to|saved?|need)\\b[^\\d]{0,20}?([$€£])? ?${N}\\b`,
  'i',
);

/** "12 apples for $3: how much are 30 apples?" */
export function manyFor(text: string): string | undefined {
  const [, some = '', what = '', sign = '', price = '', wanted = '', other = ''] = MANY_FOR.exec(text) ?? [];
  if (some === '' || countNumbers(text) !== 3 || /\b(?:each|apiece|per|%|discount|off)\b/i.test(text))
    return undefined;
  if ((other !== '' && singular(what) !== singular(other)) || Number(some) === 0) return undefined;
  const value = (Number(price) / Number(some)) * Number(wanted);
  return `${withCurrency(sign, Number(price))} ÷ ${some} × ${wanted} = ${bold(withCurrency(sign, value))}`;
}

const singular = (word: string): string => word.toLowerCase().replace(/e?s$/, '');

/** The time to save for, in whole periods. */
export function savingProblem(text: string): string | undefined {
  const [whole = '', sign = '', part = '', period = ''] = SAVED.exec(text) ?? [];
  if (whole === '' || !/\bhow (?:long|many)\b|\bwhen\b/i.test(text) || countNumbers(text) !== 2)
    return undefined;
  const goal = GOAL.exec(text.replace(whole, ' '));
  const target = Number(goal?.[2] ?? goal?.[4] ?? 0);
  if (target === 0 || Number(part) === 0) return undefined;
  const exact = target / Number(part);
  const periods = Math.ceil(exact - 1e-9);
  const round = Number.isInteger(exact) ? '' : ` ≈ ${shown(Number(exact.toFixed(2)))}, so`;
  return `${withCurrency(sign, target)} ÷ ${withCurrency(sign, Number(part))}${round === '' ? ' =' : round} ${bold(`${periods} ${periodOf(period)}${periods === 1 ? '' : 's'}`)}, without interest`;
}
