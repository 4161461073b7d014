import { bold } from '../skill.ts';
import { countNumbers, shown, toCents } from './amounts.ts';

const N = String.raw`(\d+(?:[.,]\d+)?)`;
const TIME = String.raw`(\d{1,2})[:.](\d{2}) ?(am|pm)?`;
const SPAN = String.raw`(?:(\d{1,2}) ?(?:hours?|hrs?|h)\b(?:,? ?(?:and )?(\d{1,2}) ?(?:minutes?|mins?|m\b)?)?|(\d{1,3}) ?(?:minutes?|mins?))`;

interface Rule {
  readonly reads: RegExp;
  /** How many numbers the whole question has, so that none is left out. */
  readonly numbers: number;
  solve(found: readonly (string | undefined)[]): string | undefined;
}

const value = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));
const cents = (amount: number): string => toCents(amount).toFixed(2).replace(/\.00$/, '');
const clock = (minutes: number): string =>
  `${Math.floor((minutes / 60) % 24)}:${String(minutes % 60).padStart(2, '0')}`;

function change(from: number, to: number): string | undefined {
  if (from === 0 || from === to) return undefined;
  const percent = Number((((to - from) / from) * 100).toFixed(2));
  const [large, small] = to > from ? [to, from] : [from, to];
  return `(${shown(large)} − ${shown(small)}) ÷ ${shown(from)} = ${bold(`${Math.abs(percent)}%`)} ${to > from ? 'more' : 'less'}`;
}

/** A bill with a tip, for several. */
function shared(bill: number, people: number, tip: number): string | undefined {
  if (people < 1 || tip > 100) return undefined;
  const all = bill * (1 + tip / 100);
  const with_ = tip === 0 ? '' : `${shown(bill)} + ${shown(tip)}% = ${cents(all)}; `;
  return `${with_}${cents(all)} ÷ ${people} = ${bold(cents(all / people))} each`;
}

const RULES: readonly Rule[] = [
  {
    reads: new RegExp(
      `\\b(?:leav\\w*|depart\\w*|start\\w*|begin\\w*|set off|go) (?:home |the house )?(?:at )?${TIME}\\b.*?\\b(?:takes?|lasts?|is|for|of)\\b\\D{0,20}${SPAN}.*\\b(?:when|what time)\\b`,
      'i',
    ),
    numbers: -1,
    solve: ([, hour, minute, half, hours, beside, alone]) => {
      const noon = half === undefined ? Number(hour) : (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0);
      const from = noon * 60 + Number(minute);
      const length = Number(hours ?? 0) * 60 + Number(beside ?? alone ?? 0);
      const end = from + length;
      const said = `${hours === undefined ? '' : `${hours} h `}${(beside ?? alone) === undefined ? '' : `${beside ?? alone} min `}`;
      return `${clock(from)} + ${said}= ${bold(clock(end % 1440))}${end >= 1440 ? ', the next day' : ''}`;
    },
  },
  {
    reads: new RegExp(
      `\\bfrom [$€£]?${N}\\D{0,12} to [$€£]?${N}\\b.*\\b(?:percent\\w*|%|increase|decrease|rise|drop)`,
      'i',
    ),
    numbers: 2,
    solve: ([, from, to]) => change(value(from), value(to)),
  },
  {
    reads: new RegExp(
      `\\b(?:costs?|bill(?: is| of| was)?|was|is|for|split|total(?: is| of| was)?|of) [$€£]?${N}\\b.*?\\b(?:(?:we are|we're|there are|for|between|among|by|of us:?) ${N}\\b(?: (?:people|persons|friends|of us))?).*?\\b(?:plus |with |and |tip(?: of| is)? |add(?:ing)? )(?:an? )?${N} ?(?:%|percent)(?: tip)?`,
      'i',
    ),
    numbers: 3,
    solve: ([, bill, people, tip]) => shared(value(bill), value(people), value(tip)),
  },
  {
    reads: new RegExp(
      `^${N} (?:people|friends|of us|persons|colleagues|roommates|flatmates)\\b.*?\\b(?:split|share|divide)s? (?:a (?:bill|total) of )?[$€£]?${N}`,
      'i',
    ),
    numbers: 2,
    solve: ([, people, bill]) => shared(value(bill), value(people), 0),
  },
  {
    reads: new RegExp(
      `\\b(?:sum of )?(?:two|2) consecutive (even |odd )?(?:whole |natural )?(?:numbers|integers)\\b.*?\\b(?:is|are|to|of|equals?) ${N}`,
      'i',
    ),
    numbers: -1,
    solve: ([, kind, sum]) => {
      const step = kind === undefined ? 1 : 2;
      const first = (value(sum) - step) / 2;
      const isRight =
        Number.isInteger(first) &&
        (kind === undefined || Math.abs(first % 2) === (/odd/i.test(kind) ? 1 : 0));
      return isRight
        ? `(${sum} − ${step}) ÷ 2 = ${first}: the numbers are ${bold(`${first} and ${first + step}`)}`
        : `No two consecutive ${kind ?? ''}numbers add up to ${sum}.`;
    },
  },
  {
    reads: new RegExp(
      `\\b(?:two|2) numbers\\b.*?\\b(?:add up to|sum to|sum (?:is|of)|total|make) ${N}\\b.*?\\b(?:differ(?:ence)? (?:by|is|of)|difference of) ${N}`,
      'i',
    ),
    numbers: -1,
    solve: ([, sum, gap]) => {
      const large = (value(sum) + value(gap)) / 2;
      return `(${sum} + ${gap}) ÷ 2 = ${shown(large)} and ${shown(large)} − ${gap} = ${shown(large - value(gap))}: ${bold(`${shown(large)} and ${shown(large - value(gap))}`)}`;
    },
  },
  {
    reads: new RegExp(
      `\\b(?:price|cost|was it|full price)\\b.*\\bbefore\\b.*?${N} ?(?:%|percent) (?:discount|off|reduction)\\b.*?\\b(?:paid|pay|cost|costs|is|was) [$€£]?${N}`,
      'i',
    ),
    numbers: 2,
    solve: ([, off, paid]) =>
      value(off) >= 100
        ? undefined
        : `${paid} ÷ (1 − ${off}%) = ${bold(cents(value(paid) / (1 - value(off) / 100)))}`,
  },
  {
    reads: new RegExp(
      `\\b${N} ?(?:km|kilomet(?:er|re)s) (?:with|on|using|for) ${N} ?(?:l|lit(?:er|re)s?)\\b.*\\b(?:consumption|per 100|mileage|consume)`,
      'i',
    ),
    numbers: -1,
    solve: ([, way, fuel]) =>
      `${fuel} ÷ ${way} × 100 = ${bold(`${Number(((value(fuel) / value(way)) * 100).toFixed(2))} l/100 km`)}`,
  },
  {
    reads: new RegExp(
      `\\b(?:salary|pay|wage|rent|price|fee)\\b\\D*?[$€£]?${N}\\b.*?\\b(goes up|rises?|increases?|is raised|goes down|drops?|falls?|is cut|is reduced)(?: by)? ${N} ?(?:%|percent).*\\b(?:new|then|what|how much|after)`,
      'i',
    ),
    numbers: 2,
    solve: ([, base, verb = '', rate]) => {
      const sign = /up|ris|increas|raised/i.test(verb) ? 1 : -1;
      return `${base} ${sign > 0 ? '+' : '−'} ${rate}% = ${bold(cents(value(base) * (1 + (sign * value(rate)) / 100)))}`;
    },
  },
  {
    reads: new RegExp(
      `\\binvest(?:ing|ed)? [$€£]?${N}\\D{0,15} at ${N} ?(?:%|percent)\\D{0,25} (?:for|over) ${N} years?\\b(?!.*\\bsimple\\b)`,
      'i',
    ),
    numbers: 3,
    solve: ([, base, rate, years]) =>
      `${base} × (1 + ${rate}%)^${years} = ${bold(cents(value(base) * (1 + value(rate) / 100) ** value(years)))}, with interest on interest once a year`,
  },
  {
    reads:
      /\btiles? (?:of |that are )?(\d+) ?[x×] ?(\d+) ?cm\b.*?\b(\d+(?:\.\d+)?) ?(?:m2|m²|sqm|sq\.? ?m|square met(?:er|re)s?)/i,
    numbers: 3,
    solve: ([, long, wide, area]) => {
      const count = (value(area) * 10_000) / (value(long) * value(wide));
      const least = Math.ceil(Number(count.toFixed(6)));
      return `${area} m² ÷ (${value(long) / 100} × ${value(wide) / 100} m) = ${bold(`${least} tiles`)}; with 10% for cuts and breakage ${Math.ceil(Number((count * 1.1).toFixed(6)))}`;
    },
  },
  {
    reads: new RegExp(`^(?:how (?:much|many) (?:is|are) |what is |what's )?${N} dozens?[?.! ]*$`, 'i'),
    numbers: 1,
    solve: ([, count]) => `${count} × 12 = ${bold(shown(value(count) * 12))}`,
  },
  {
    reads: new RegExp(
      `^(?:how many (?:ml|millilit(?:er|re)s) (?:is|are|in|are in) |what(?:'s| is) |convert |how much is )?${N} (cups?|tablespoons?|tbsp|teaspoons?|tsp)(?: (?:in|to|into|as) (?:ml|millilit(?:er|re)s?))?[?.! ]*$`,
      'i',
    ),
    numbers: 1,
    solve: ([all = '', count, unit = '']) => {
      if (!/\b(?:ml|millilit)/i.test(all)) return undefined;
      const [us, metric, name] = /^c/i.test(unit)
        ? [236.588, 250, 'cup']
        : /^tab|tbsp/i.test(unit)
          ? [14.787, 15, 'tablespoon']
          : [4.929, 5, 'teaspoon'];
      return `${count} ${unit} ≈ ${bold(`${shown(Math.round(value(count) * us * 10) / 10)} ml`)} (US, ${us} ml to a ${name}); with a metric ${name} of ${metric} ml ${bold(`${shown(value(count) * metric)} ml`)}`;
    },
  },
];

/** Sums in a few words, of which every number is used. */
export function shortSum(text: string): string | undefined {
  for (const { reads, numbers, solve } of RULES) {
    const found = reads.exec(text);
    if (found === null || (numbers >= 0 && countNumbers(text) !== numbers)) continue;
    const solved = solve(found);
    if (solved !== undefined) return solved;
  }
  return undefined;
}
