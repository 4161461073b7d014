import { bold } from '../skill.ts';
import { countNumbers, QUALIFIES, shown, withCurrency } from './amounts.ts';
import { isContinuous, PERIOD } from './periods.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const M = `([$€£])? ?${N}`;
const SPEED = `${N} ?(km/h|kph|mph|m/s|miles per hour|km per hour|kilomet(?:er|re)s per hour)`;
const GAP = String.raw`[^\d?]{0,80}?`;

/** A rule with the numbers of its problem, in their order; undefined where they do not fit it. */
interface Rule {
  readonly reads: RegExp;
  /** Other words that the problem must have. */
  readonly with?: RegExp;
  solve(found: readonly string[]): string | undefined;
}

const hours = (value: number): string =>
  `${shown(Number(value.toFixed(3)))} ${value === 1 ? 'hour' : 'hours'}`;

const MINUTES: Readonly<Record<string, number>> = { s: 1 / 60, m: 1, h: 60, d: 1440 };
const minutesOf = (count: string | undefined, unit = ''): number =>
  Number(count) * (MINUTES[unit[0]?.toLowerCase() ?? ''] ?? Number.NaN);

const RULES: readonly Rule[] = [
  {
    reads: new RegExp(
      `${N} ?(km|miles?|m|met(?:er|re)s) in ${N} (seconds?|minutes?|hours?)\\b${GAP}\\bhow (?:far|many \\w+)\\b${GAP}\\bin ${N} (seconds?|minutes?|hours?)\\b`,
      'i',
    ),
    solve: ([way, unit, time, first, other, second]) => {
      const times = minutesOf(other, second) / minutesOf(time, first);
      return `${other} ${second} are ${shown(times)} × ${time} ${first}; ${shown(times)} × ${way} = ${bold(`${shown(times * Number(way))} ${unit}`)}`;
    },
  },
  {
    reads: new RegExp(
      `${N} ?(kg|g|lit(?:er|re)s?|l|pounds?|met(?:er|re)s?|m|[a-z]+)(?: of [a-z]+)? costs? ${M}(?! (?:an?|per|each|every)\\b)${GAP}\\b(?:how much|what)\\b${GAP}${N} ?\\2\\b(?!.*\\b(?:per|a|each|every) [a-z])`,
      'i',
    ),
    solve: ([count, , symbol = '', price, wanted]) =>
      Number(count) === 0
        ? undefined
        : `${withCurrency(symbol, Number(price))} ÷ ${count} × ${wanted} = ${bold(withCurrency(symbol, Number(((Number(price) / Number(count)) * Number(wanted)).toFixed(2))))}`,
  },
  {
    reads: new RegExp(`at ${SPEED}${GAP}\\b${N} hours? later${GAP}at ${SPEED}`, 'i'),
    with: /\b(?:catch(?:es)? up|overtakes?|reach(?:es)?|meets?)\b/i,
    solve: ([slow, unit, late, fast, other]) => {
      const [a, t, b] = [Number(slow), Number(late), Number(fast)];
      if (b <= a || unit?.toLowerCase() !== other?.toLowerCase()) return undefined;
      return `${slow} × ${late} = ${shown(a * t)} ahead; ${shown(a * t)} ÷ (${fast} − ${slow}) = ${bold(hours((a * t) / (b - a)))} after the second one starts`;
    },
  },
  {
    reads: new RegExp(
      `opposite directions${GAP}${SPEED} and(?: at)? ${SPEED}${GAP}\\bhow far apart\\b${GAP}${N} hours`,
      'i',
    ),
    solve: ([one, unit, other, second, time]) =>
      unit === second
        ? `(${one} + ${other}) × ${time} = ${bold(`${shown((Number(one) + Number(other)) * Number(time))} ${/^(?:mph|miles)/i.test(unit ?? '') ? 'miles' : 'km'}`)}`
        : undefined,
  },
  {
    reads: new RegExp(
      `holds ${N} (lit(?:er|re)s|gallons|l)\\b${GAP}fills?${GAP}${N} \\w+ (?:a|per|each) (minute|hour)\\b${GAP}(?:drains?|empties|leaks?|loses)${GAP}${N} \\w+ (?:a|per|each) (minute|hour)\\b`,
      'i',
    ),
    with: /\bhow long\b/i,
    solve: ([size, , fill, unit, drain, other]) => {
      const rate = Number(fill) - Number(drain);
      if (rate <= 0 || unit !== other) return undefined;
      return `${size} ÷ (${fill} − ${drain}) = ${bold(`${shown(Number(size) / rate)} ${unit}s`)}, if it begins empty`;
    },
  },
  {
    reads: new RegExp(
      `\\bsav(?:e|es|ing) ${M} (?:a|per|each|every) ${PERIOD}${GAP}\\b(?:have|has|with) ${M}${GAP}\\bhow (?:long|many \\w+)\\b${GAP}${M}`,
      'i',
    ),
    solve: ([symbol, rate, period, , own, , goal]) => goalIn(symbol, rate, period, own, goal),
  },
  {
    reads: new RegExp(
      `\\b(?:have|has) ${M}${GAP}\\bsav(?:e|es|ing) ${M} (?:a|per|each|every) ${PERIOD}${GAP}\\bhow (?:long|many \\w+)\\b${GAP}${M}`,
      'i',
    ),
    solve: ([symbol, own, , rate, period, , goal]) => goalIn(symbol, rate, period, own, goal),
  },
  {
    reads: new RegExp(
      `\\b(?:reads?|writes?|paints?|eats?|uses?|sells?|drives?|walks?|prints?|types?) ${N} ([a-z]+) (?:a|per|each|every) (day|hour|week|minute)\\b${GAP}${N} \\2${GAP}\\bafter ${N} \\3s?\\b${GAP}how many \\2${GAP}\\b(?:left|remain)`,
      'i',
    ),
    solve: ([rate, noun, , total, time]) => {
      const left = Number(total) - Number(rate) * Number(time);
      return left < 0
        ? undefined
        : `${rate} × ${time} = ${shown(Number(rate) * Number(time))}; ${total} − ${shown(Number(rate) * Number(time))} = ${bold(`${shown(left)} ${noun}`)}`;
    },
  },
  {
    reads: new RegExp(
      `${N} ([a-z]+)s?\\b${GAP}${N} \\2s? (?:a|per|each|every) (day|hour|week|minute|month)\\b${GAP}\\bhow (?:long|many (?:days|hours|weeks|minutes|months))\\b`,
      'i',
    ),
    solve: ([total, , rate, period]) => {
      const exact = Number(total) / Number(rate);
      if (!Number.isFinite(exact)) return undefined;
      const whole = isContinuous(period) ? Number(exact.toFixed(2)) : Math.ceil(exact - 1e-9);
      const round =
        whole === exact ? '=' : isContinuous(period) ? '≈' : `≈ ${shown(Number(exact.toFixed(2)))}, so`;
      return `${total} ÷ ${rate} ${round} ${bold(`${whole} ${period}${whole === 1 ? '' : 's'}`)}`;
    },
  },
  {
    reads: new RegExp(
      `\\bratio of ([a-z]+) to ([a-z]+) is ${N} ?(?::|to) ?${N}${GAP}\\b${N} (\\1|\\2)\\b${GAP}\\bhow many (\\1|\\2)\\b`,
      'i',
    ),
    solve: ([first, , one, other, count, given, wanted]) => {
      const [from, to] = given === first ? [one, other] : [other, one];
      const value = (Number(count) * Number(to)) / Number(from);
      return given === wanted || !Number.isFinite(value)
        ? undefined
        : `${count} ÷ ${from} × ${to} = ${bold(`${shown(value)} ${wanted}`)}`;
    },
  },
  {
    reads: new RegExp(
      `\\b1 ([a-z]+?)s? (?:is|are|equals|costs?|buys) ${N} ([a-z]+?)s?\\b${GAP}\\bhow many \\3s?\\b${GAP}${N} \\1s?\\b`,
      'i',
    ),
    solve: ([, rate, unit, count]) =>
      `${count} × ${rate} = ${bold(`${shown(Number((Number(count) * Number(rate)).toFixed(2)))} ${unit}s`)}`,
  },
  {
    reads: new RegExp(
      `\\b${N} consecutive (even |odd )?(?:numbers|integers|whole numbers)\\b${GAP}\\b(?:add up to|sum to|sum (?:is|of)|total|add to|sum up to) ${N}`,
      'i',
    ),
    solve: ([count, parity = '', sum]) => {
      const [many, step] = [Number(count), parity === '' ? 1 : 2];
      const first = (Number(sum) - (step * many * (many - 1)) / 2) / many;
      const isOdd = Math.abs(first % 2) === 1;
      if (!Number.isInteger(first) || many < 2 || many > 20) return undefined;
      if (parity !== '' && isOdd !== /odd/i.test(parity)) return undefined;
      const all = Array.from({ length: many }, (_, at) => first + at * step);
      return `${all.join(' + ')} = ${sum}: ${bold(all.join(', '))}`;
    },
  },
  {
    reads: new RegExp(
      `\\b(?:(twice|double|triple)|${N} times) a (?:certain )?number,? (?:(plus|increased by|and)|(minus|decreased by|less)) ${N} (?:is|equals|gives|makes) ${N}\\b`,
      'i',
    ),
    solve: ([word, times, more, , change, result]) => {
      const factor = word === undefined ? Number(times) : /^triple/i.test(word) ? 3 : 2;
      const sign = more === undefined ? 1 : -1;
      const value = (Number(result) + sign * Number(change)) / factor;
      return Number.isFinite(value)
        ? `(${result} ${sign > 0 ? '+' : '−'} ${change}) ÷ ${factor} = ${bold(shown(value))}`
        : undefined;
    },
  },
  {
    reads: new RegExp(
      `\\b(?:earns?|makes?|gets?|has|have) ${M}${GAP}\\b(?:spends?|pays?|puts?|saves?|gives?) ${N} ?%${GAP}\\bhow much\\b${GAP}\\b(?:left|remains?|over)\\b`,
      'i',
    ),
    solve: ([symbol = '', sum, rate]) => {
      const left = Number(sum) * (1 - Number(rate) / 100);
      return `${withCurrency(symbol, Number(sum))} − ${rate}% = ${bold(withCurrency(symbol, Number(left.toFixed(2))))}`;
    },
  },
  {
    reads: new RegExp(
      `\\bat ${N} ?%${GAP}\\b(?:uses|loses|drops|drains)(?: by)? ${N} ?% (?:per|an|every|each|a) (hour|minute|day)\\b${GAP}\\bhow long\\b`,
      'i',
    ),
    solve: ([charge, rate, period = '']) =>
      Number(rate) === 0
        ? undefined
        : `${charge} ÷ ${rate} = ${bold(`${shown(Number((Number(charge) / Number(rate)).toFixed(2)))} ${period}s`)}`,
  },
  {
    reads: new RegExp(
      `${N} ?m(?:et(?:er|re)s)? long${GAP}${N} ?m/s${GAP}(?:tunnel|bridge)${GAP}${N} ?m\\b`,
      'i',
    ),
    with: /\bhow long\b|\btime\b/i,
    solve: ([train, speed, tunnel]) =>
      `(${train} + ${tunnel}) ÷ ${speed} = ${bold(`${shown((Number(train) + Number(tunnel)) / Number(speed))} seconds`)}, from the front at the entrance to the end at the exit`,
  },
  {
    reads: new RegExp(
      `${N} (?:friends|people|colleagues|roommates|of us|persons)\\b${GAP}(?:split|share)${GAP}${M}${GAP}(?:plus|with|and|add)${GAP}${N} ?% (?:tip|tax|service)`,
      'i',
    ),
    with: /\beach\b/i,
    solve: ([count, symbol = '', bill, tip]) => {
      const all = Number(bill) * (1 + Number(tip) / 100);
      return `${withCurrency(symbol, Number(bill))} + ${tip}% = ${withCurrency(symbol, all)}; ÷ ${count} = ${bold(withCurrency(symbol, Number((all / Number(count)).toFixed(2))))} each`;
    },
  },
  {
    reads: new RegExp(
      `\\b(?:sum of (?:2|two) numbers is|(?:2|two) numbers have (?:a |the )?sum(?: of)?|(?:2|two) numbers add up to) ${N}${GAP}difference (?:is |of |between them is )?${N}`,
      'i',
    ),
    solve: ([sum, difference]) => {
      const large = (Number(sum) + Number(difference)) / 2;
      return `(${sum} + ${difference}) ÷ 2 = ${bold(shown(large))}; ${sum} − ${shown(large)} = ${bold(shown(Number(sum) - large))}`;
    },
  },
  {
    reads: new RegExp(
      `\\b(?:average|mean)\\b${GAP}\\b${N} (?:tests|games|exams|numbers|quizzes|rounds)${GAP}${N}\\b${GAP}\\b(?:next|another|6th|sixth|fifth|fourth|one more|new)\\b${GAP}\\b(?:average|mean|it)\\b${GAP}${N}`,
      'i',
    ),
    solve: ([count, before, after]) => {
      const more = Number(count) + 1;
      return `${more} × ${after} − ${count} × ${before} = ${bold(shown(more * Number(after) - Number(count) * Number(before)))}`;
    },
  },
  {
    reads: new RegExp(
      `\\b(rose|risen|went up|increased|grew|fell|dropped|went down|decreased|was reduced|reduced)\\b${GAP}by ${N} ?%${GAP}\\bto ${M}`,
      'i',
    ),
    with: /\b(?:before|original(?:ly)?|old price|previous(?:ly)?)\b/i,
    solve: ([verb = '', rate, symbol = '', now]) => {
      const isUp = /ro?se|up|incr|grew|risen/i.test(verb);
      const before = Number(now) / (1 + ((isUp ? 1 : -1) * Number(rate)) / 100);
      return `${withCurrency(symbol, Number(now))} ÷ (1 ${isUp ? '+' : '−'} ${rate}%) = ${bold(withCurrency(symbol, Number(before.toFixed(2))))}`;
    },
  },
  {
    reads: new RegExp(
      `\\bis ${N}(?: years old)?${GAP}\\bis ${N}${GAP}\\b(?:how many years|when)\\b${GAP}\\b(twice|thrice|(?:3|three) times) as old`,
      'i',
    ),
    solve: ([one, other, times = '']) => {
      const factor = /^twice/i.test(times) ? 2 : 3;
      const [young, old] = [Number(one), Number(other)].toSorted((a, b) => a - b);
      const years = ((old ?? 0) - factor * (young ?? 0)) / (factor - 1);
      return years < 0
        ? undefined
        : `${shown(old ?? 0)} + x = ${factor} × (${shown(young ?? 0)} + x); x = ${bold(`${shown(years)} years`)}`;
    },
  },
  {
    reads: new RegExp(
      `\\b(twice|3 times|thrice) as long as (?:it is )?wide${GAP}perimeter (?:of|is) ${N} ?(cm|m|km|mm|ft|feet|inches|met(?:er|re)s)?`,
      'i',
    ),
    solve: ([times = '', around, unit = '']) => {
      const factor = /^twice/i.test(times) ? 2 : 3;
      const width = Number(around) / (2 * (factor + 1));
      return `${around} ÷ ${2 * (factor + 1)} = ${shown(width)} wide, ${factor} × ${shown(width)} = ${shown(factor * width)} long; area ${bold(`${shown(factor * width * width)} ${unit}²`)}`;
    },
  },
];

function goalIn(
  symbol = '',
  rate: string | undefined,
  period = '',
  own: string | undefined,
  goal: string | undefined,
): string | undefined {
  const missing = Number(goal) - Number(own);
  if (missing <= 0 || Number(rate) <= 0) return undefined;
  const exact = missing / Number(rate);
  const whole = Math.ceil(exact);
  const round = whole === exact ? '=' : `≈ ${shown(Number(exact.toFixed(2)))}, so`;
  return `${withCurrency(symbol, Number(goal))} − ${withCurrency(symbol, Number(own))} = ${withCurrency(symbol, missing)}; ${withCurrency(symbol, missing)} ÷ ${withCurrency(symbol, Number(rate))} ${round} ${bold(`${whole} ${period.replace(/s$/i, '')}${whole === 1 ? '' : 's'}`)}`;
}

/** Problems with one rule each. All numbers of the problem must be those of the rule. */
export function ruleProblem(said: string): string | undefined {
  const text = said
    .replace(/(?<=[.;,] |^)1 (?=[a-z])/gi, 'a ')
    .replace(
      /\b2 (?=(?:cyclists|cars|trains|people|runners|buses|boats|planes|friends|walkers|trucks)\b)/gi,
      'two ',
    );
  for (const rule of RULES) {
    const found = rule.reads.exec(text);
    if (found === null || (rule.with !== undefined && !rule.with.test(text))) continue;
    if (countNumbers(found[0]) !== countNumbers(text) || found[0].includes('?')) continue;
    if (QUALIFIES.test(text) && !/twice|half|double/.test(rule.reads.source)) continue;
    return rule.solve(found.slice(1));
  }
  return undefined;
}
