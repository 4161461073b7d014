import { bold } from '../skill.ts';
import { countNumbers, shown, withCurrency } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;

/** Several changes in percent, mixtures, and the number that an average still needs. */
export function changeProblem(text: string): string | undefined {
  return (
    changes(withVerbs(text)) ??
    mixture(text) ??
    toBeMixed(text) ??
    missingOfAverage(text) ??
    neededForAverage(text)
  );
}

const CHANGE = new RegExp(
  `\\b(?:(rises?|rose|goes up|went up|increases?|increased|raised?|grows?|grew|up|gains?|gained|marked up)|(falls?|fell|goes down|went down|drops?|dropped|decreases?|decreased|reduced|lowered|down|loses?|lost|cut|marked down|discounted))(?: again)?(?: by| another)? (?:another )?${N} ?%|${N} ?% (?:(increase|raise|rise|tax|vat|tip|markup)|(decrease|drop|discount|off|reduction|cut))`,
  'gi',
);
/** "reduced by 25% and then by another 10%": the verb of the first holds for the second. */
const AGAIN =
  /\b(rises?|rose|increased?|raised|grew|reduced|lowered|decreased?|dropped|fell|cut|discounted)( by \d+(?:\.\d+)? ?%[^.?%\d]{0,20}?\b(?:and|then|and then|later)) (?:again )?by (?:another |a further )?(?=\d)/i;
/** "raises a price of $50 by 20% and lowers it by 10%": with what is changed before what is done to it. */
const OBJECT =
  /\b(?:(raises?|raised|increases?|lifts?)|(lowers?|lowered|reduces?|cuts?|drops?)) (?:it|the price|(?:an?|the|its) [a-z ]{2,20} of ([$€£]? ?\d+(?:\.\d+)?)) by (?=\d)/gi;
const withVerbs = (text: string): string =>
  text
    .replace(
      OBJECT,
      (_, up: string | undefined, __, base = '') =>
        `${base === '' ? '' : `of ${base} is `}${up === undefined ? 'reduced' : 'increased'} by `,
    )
    .replace(AGAIN, '$1$2 $1 by ');

const BASE = new RegExp(
  `([$€£]) ?${N}(?! ?%|\\.?\\d)|\\b(?:costs?|price (?:is|of|was)|worth|salary (?:is|of)|from|at|of|is|was|has) ${N}(?! ?%|[\\d.])`,
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

const UNKNOWN = new RegExp(
  `\\bhow (?:many|much)(?: (?:ml|millilit(?:er|re)s?|lit(?:er|re)s?|kg|grams?|ounces?|gallons?|cups?))?(?: of)?(?: an?| the)?(?: (pure water|water)\\b| ${N} ?%)[^\\d%]*?${AMOUNT}(?: of)?(?: an?| the)? ${N} ?%[^\\d%]*? ${N} ?%`,
  'i',
);

/** "How much of 10% must be mixed with 5 litres of 40% to get 20%?": what one has too little, the other has too much. */
function toBeMixed(text: string): string | undefined {
  const [, water, weak, amount = '', unit = '', strong = '', wanted = ''] = UNKNOWN.exec(text) ?? [];
  if (amount === '' || countNumbers(text) !== (water === undefined ? 4 : 3)) return undefined;
  const [a, v, b, c] = [Number(weak ?? 0), Number(amount), Number(strong), Number(wanted)];
  const needed = (v * (b - c)) / (c - a);
  if (!(needed > 0) || !Number.isFinite(needed)) return undefined;
  return `x × ${shown(a)}% + ${amount} × ${strong}% = (x + ${amount}) × ${wanted}%; x = ${amount} × (${strong} − ${wanted}) ÷ (${wanted} − ${shown(a)}) = ${bold(`${shown(Number(needed.toFixed(3)))} ${needed === 1 ? unit.replace(/s$/, '') : unit}`)}`;
}

const MEAN = new RegExp(
  `\\b(?:average|mean) (?:\\w+ )?of (?:the )?${N} (?:numbers|values|tests|scores|people|students|children|friends)\\b[^\\d]*?${N}\\b`,
  'i',
);

/** "The average of 4 numbers is 15; three of them are 10, 12 and 20": the one that is left. */
function missingOfAverage(text: string): string | undefined {
  const mean = MEAN.exec(text);
  const list = mean === null ? undefined : SCORES.exec(text.replace(mean[0], ' '))?.[0];
  if (mean === null || list === undefined) return undefined;
  const [count, average] = [Number(mean[1]), Number(mean[2])];
  const known = (list.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const rest = text
    .replace(mean[0], ' ')
    .replace(list, ' ')
    .replace(
      new RegExp(
        `\\b${known.length} of (?:them|the|these)\\b|\\b(?:the |other |first )+${known.length}\\b|\\b\\d+(?:st|nd|rd|th)\\b`,
        'gi',
      ),
      ' ',
    );
  if (known.length !== count - 1 || countNumbers(rest) > 0) return undefined;
  const sum = known.reduce((total, each) => total + each, 0);
  return `${shown(count)} × ${shown(average)} − (${known.join(' + ')}) = ${bold(shown(count * average - sum))}`;
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
