import { bold } from '../skill.ts';
import { countNumbers, withCurrency } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const MANY_FOR = new RegExp(
  `\\b${N} ([a-z]+) (?:for|costs?|sells? for|are sold for) ([$€£])? ?${N}\\b.*\\bhow much (?:[a-z]+ ){0,4}?${N}(?: (?!costs?\\b)([a-z]+))?\\b`,
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
