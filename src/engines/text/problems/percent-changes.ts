import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';

const M = String.raw`([$€£] ?)?(\d+(?:\.\d+)?)( ?(?:euros?|dollars?|pounds|quid|eur|usd|€|[$£]))?`;

const CHANGED =
  /\b(?:raised?|rises?|rose|risen|increas\w*|went (?:up|down)|gone (?:up|down)|grew|grown|drop(?:s|ped)?|fell|fallen|decreas\w*|cut|reduc\w*|chang\w*)\b[^\d]*\bto [$€£]?\d/i;

/** "2400 and a raise to 2520": how many percent that is. */
export function percentChange(text: string): string | undefined {
  if (!CHANGED.test(text) || !/\bpercent\w*|\bhow many %|\bin %/i.test(text) || countNumbers(text) !== 2)
    return undefined;
  const [from = 0, to = 0] = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (from === 0 || from === to) return undefined;
  const part = Math.abs(to - from) / from;
  const [more, less] = [Math.max(from, to), Math.min(from, to)];
  return `(${shown(more)} − ${shown(less)}) ÷ ${shown(from)} = ${bold(`${shown(Number((part * 100).toFixed(2)))}%`)} ${to > from ? 'more' : 'less'}`;
}

const SAVED = new RegExp(`${M} (?:an?|per|each|every) (month|week)`, 'i');
const STARTS = new RegExp(
  `\\b(?:start(?:ing)? (?:with|from|at|out with)|already have|have already|(?<!\\b(?:will|until|till|before|when|once) )(?:i|we) have|begin with)(?: saved)? ${M}(?! (?:an?|per|each|every) (?:month|week))`,
  'i',
);

/** "180 a month, starting with 240: when will I have 1500". */
export function savedUntil(text: string): string | undefined {
  const saved = /\b(?:sav\w+|put (?:away|aside)|set aside)\b/i.test(text) ? SAVED.exec(text) : null;
  const start = STARTS.exec(text.replace(saved?.[0] ?? '', ' ; '));
  if (saved === null || start === null || countNumbers(text) !== 3 || /%/.test(text)) return undefined;
  const rest = text.replace(saved[0], ' ').replace(start[0], ' ');
  const [goal, each, first] = [rest.match(/\d+(?:\.\d+)?/)?.[0], saved[2], start[2]].map(Number);
  if (goal === undefined || each === undefined || first === undefined || !(goal > first) || !(each > 0))
    return undefined;
  const exact = (goal - first) / each;
  const count = bold(`${Math.ceil(exact)} ${saved[4]}s`);
  return `(${shown(goal)} − ${shown(first)}) ÷ ${shown(each)} ${Number.isInteger(exact) ? '=' : `≈ ${shown(Number(exact.toFixed(2)))}, so`} ${count}, without interest`;
}
