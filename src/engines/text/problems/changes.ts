import { bold } from '../skill.ts';
import { countNumbers, shown, withCurrency } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;

/** Several changes in percent, mixtures, and the number that an average still needs. */
export function changeProblem(text: string): string | undefined {
  return changes(text) ?? mixture(text) ?? neededForAverage(text);
}

const CHANGE = new RegExp(
  `\\b(?:(rises?|rose|goes up|went up|increases?|increased|raised?|grows?|grew|up|gains?|gained|marked up)|(falls?|fell|goes down|went down|drops?|dropped|decreases?|decreased|reduced|lowered|down|loses?|lost|cut|marked down|discounted))(?: again)?(?: by| another)? (?:another )?${N} ?%|${N} ?% (?:(increase|raise|rise|tax|vat|tip|markup)|(decrease|drop|discount|off|reduction|cut))`,
  'gi',
);
const BASE = new RegExp(
  `([$€£]) ?${N}(?! ?%)|\\b(?:costs?|price (?:is|of|was)|worth|salary (?:is|of)|from|at|of|is|was|has) ${N}(?! ?%|[\\d.])`,
  'i',
);

/** "$200, up 20%, then down 10%": one after the other. */
function changes(text: string): string | undefined {
  const found = [...text.matchAll(CHANGE)];
  const [, symbol = '', money, plain] = BASE.exec(text) ?? [];
  const base = money ?? plain;
  if (found.length < 2 || base === undefined || countNumbers(text) !== found.length + 1) return undefined;
  if (!/\b(?:final|now|new|total|end(?:s)? up|pay|worth|after|cost|price|how much|what)\b/i.test(text))
    return undefined;
  // "by how many percent altogether" asks for something else.
  if (/\b(?:how many|what) percent(?:age)?\b|\bpercentage\b/i.test(text)) return undefined;
  let value = Number(base);
  const steps = found.map(([, up, , behind, before, more]) => {
    const rate = Number(behind ?? before);
    const isUp = up !== undefined || more !== undefined;
    const from = value;
    value *= 1 + (isUp ? rate : -rate) / 100;
    return `${withCurrency(symbol, Number(from.toFixed(2)))} ${isUp ? '+' : '−'} ${rate}% = `;
  });
  const last = bold(withCurrency(symbol, Number(value.toFixed(2))));
  return `${steps.map((step, at) => `${step}${at === steps.length - 1 ? last : withCurrency(symbol, Number(nextOf(steps, at)))}`).join('; ')}`;
}

/** The amount with which the next step begins. */
const nextOf = (steps: readonly string[], at: number): string =>
  /\d+(?:\.\d+)?/.exec(steps[at + 1] ?? '')?.[0] ?? '';

const AMOUNT = `${N} ?(ml|millilit(?:er|re)s?|lit(?:er|re)s?|l|kg|grams?|g|ounces?|oz|gallons?|cups?)`;
const MIXED = new RegExp(
  `\\b${AMOUNT} (?:of )?(?:an? )?${N} ?%[^\\d]*?\\b(?:with|and|to|plus)\\b[^\\d]*?${AMOUNT} (?:of )?(?:an? )?(?:${N} ?%|(pure water|water))`,
  'i',
);

/** "2 litres of 10% with 3 litres of 20%": how strong is the mixture? */
function mixture(text: string): string | undefined {
  const [, one = '', unit = '', first = '', other = '', second = '', share, water] = MIXED.exec(text) ?? [];
  if (one === '' || unit.toLowerCase().slice(0, 2) !== second.toLowerCase().slice(0, 2)) return undefined;
  if (
    countNumbers(text) !== (water === undefined ? 4 : 3) ||
    !/%|\b(?:concentration|strong|strength|percent)/i.test(text)
  )
    return undefined;
  const [a, p, b, q] = [Number(one), Number(first), Number(other), Number(share ?? 0)];
  if (a + b === 0) return undefined;
  return `(${one} × ${first}% + ${other} × ${shown(q)}%) ÷ ${shown(a + b)} = ${bold(`${shown(Number(((a * p + b * q) / (a + b)).toFixed(2)))}%`)}`;
}

const WANTED = new RegExp(
  `\\b(?:average|mean)\\b[^\\d]*?\\b(?:of|to be|is|be|at least|an?) ${N}\\b|\\b${N} (?:average|on average)\\b`,
  'i',
);
const SCORES = /\d+(?:\.\d+)?(?:(?:, and |, | and )\d+(?:\.\d+)?)+/;

/** "80, 90 and 70: what do I need in the fourth for an average of 85?" */
function neededForAverage(text: string): string | undefined {
  if (!/\b(?:need|needs|must|have to|get|score)\b/i.test(text)) return undefined;
  const list = SCORES.exec(text)?.[0];
  if (list === undefined) return undefined;
  const scores = (list.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const rest = text
    .replace(list, ' ')
    .replace(/\b\d+(?:st|nd|rd|th)\b/gi, ' ')
    .replace(
      new RegExp(`\\b${scores.length} (?:tests|exams|games|quizzes|rounds|months|weeks)\\b`, 'i'),
      ' ',
    );
  const found = WANTED.exec(rest);
  const wanted = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
  if (Number.isNaN(wanted) || countNumbers(rest) !== 1) return undefined;
  const sum = scores.reduce((total, score) => total + score, 0);
  const count = scores.length + 1;
  return `${shown(wanted)} × ${count} − (${scores.join(' + ')}) = ${bold(shown(wanted * count - sum))}`;
}
