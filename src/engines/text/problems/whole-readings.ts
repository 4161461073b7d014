import { bold } from '../skill.ts';
import { countNumbers, shown, toCents, withCurrency } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const M = `(?:([$€£]) ?)?${N}(?: ?(?:euros?|dollars?|pounds|eur|usd|chf|francs|€|[$£]))?`;
const GAP = String.raw`[^\d?]{0,70}?`;
const TIME = '(seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?)';
const EACH_UNIT = '(kg|kilos?|g|grams?|lit(?:er|re)s?|l|met(?:er|re)s?|m|pounds?|lbs?)';

/** A reading of the whole problem with its numbers in their order; every number has its place in it. */
interface Reading {
  readonly reads: RegExp;
  solve(found: readonly (string | undefined)[], text: string): string | undefined;
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };
const secondsIn = (count: string | undefined, unit = ''): number =>
  Number(count ?? 1) * (SECONDS[unit[0]?.toLowerCase() ?? ''] ?? Number.NaN);
const cents = (symbol: string | undefined, value: number): string =>
  bold(withCurrency(symbol ?? '', toCents(value)));
const rounded = (value: number): string => shown(Number(value.toFixed(4)));

/** Things that are counted are whole. */
function wholly(value: number, things: string): string {
  const whole = Math.floor(value + 1e-9);
  return Math.abs(value - whole) < 1e-9
    ? bold(`${whole} ${things}`)
    : `${rounded(value)}, so ${bold(`${whole} whole ${things}`)}`;
}

const READINGS: readonly Reading[] = [
  {
    reads: new RegExp(
      `${N} ([a-z]+) (?:in|every) (?:${N}|an?|one)? ?${TIME}\\b${GAP}\\bhow many\\b${GAP}\\bin (?:an? (?=\\d))?(?:${N}|an?|one)[- ]?${TIME}\\b(?: (?:shift|day|week))?(?:,? (?:with|minus|less|including|and) (?:an? )?${N}[- ]?${TIME}(?: long)?[- ](?:lunch )?break)?[?.! ]*$`,
      'i',
    ),
    solve([count, things = '', time, unit, whole, other, pause, pauseUnit]) {
      if (/^(?:km|miles?|m|met)/i.test(things)) return undefined;
      const [each, all] = [secondsIn(time, unit), secondsIn(whole, other)];
      const left = all - (pause === undefined ? 0 : secondsIn(pause, pauseUnit));
      const made = (left / each) * Number(count);
      if (!Number.isFinite(made) || left <= 0) return undefined;
      const shownTime = `${rounded(left / secondsIn(undefined, unit))} ${unit?.replace(/s$/, '')}s`;
      const work =
        pause === undefined
          ? `${whole ?? 1} ${other} = ${shownTime}`
          : `${whole ?? 1} ${other?.replace(/s$/, '')}${whole === '1' ? '' : 's'} − ${pause} ${pauseUnit?.replace(/s$/, '')}s = ${shownTime}`;
      return `${work}; ÷ ${time ?? 1} × ${count} = ${wholly(made, things)}`;
    },
  },
  {
    reads: new RegExp(
      `${N} ?(kg|g|ml|cl|dl|l|lit(?:er|re)s?|cups?|eggs?|tablespoons?|teaspoons?|tbsp|tsp|oz|lbs?|pounds?)?(?: of)?((?: [a-z]+){0,2}) (?:for|makes?|gives?|yields?|is enough for|per) ${N} ([a-z]+)[.,;]?(?: and)? how (?:much|many)(?: of it)?(?:(?: [a-z]+){0,5}?)(?: for| to make| makes?| do i need for) ${N}(?: [a-z]+)?[?.! ]*$`,
      'i',
    ),
    solve([amount, unit = '', what = '', people, , wanted]) {
      const value = (Number(amount) / Number(people)) * Number(wanted);
      return Number.isFinite(value)
        ? `${amount} ÷ ${people} × ${wanted} = ${bold(`${rounded(value)}${unit === '' ? '' : ` ${unit}`}${what.replace(/^ (?:of )?/, ' ')}`.trim())}`
        : undefined;
    },
  },
  {
    reads: new RegExp(
      `^(?=.*\\b(?:costs?|price|pay|spend)\\b)${GAP}${M} ?(?:per|a|an|/|for a) ?${EACH_UNIT}\\b${GAP}${N} ?${EACH_UNIT}(?: of [a-z]+)? (?:per|a|for each|for every|for a|for one|each) ?([a-z]+)\\b${GAP}${N} ([a-z]+)[?.! ]*$`,
      'i',
    ),
    solve([symbol, price, unit = '', each, other = '', thing = '', count, things = '']) {
      if (unit[0] !== other[0] || !things.startsWith(thing.slice(0, 3))) return undefined;
      const amount = Number(each) * Number(count);
      return `${count} × ${each} ${other} = ${rounded(amount)} ${other}; × ${price} = ${cents(symbol, amount * Number(price))}`;
    },
  },
  {
    reads: new RegExp(
      `${N} (?:people|pupils|students|children|kids|persons|adults|tickets|guests|visitors)\\b${GAP}${M} (?:each|per (?:person|head|ticket|pupil|child)|a (?:ticket|person|head))?${GAP}\\bevery (\\d+)(?:st|nd|rd|th)\\b${GAP}\\bfree\\b`,
      'i',
    ),
    solve([count, symbol, price, every]) {
      const free = Math.floor(Number(count) / Number(every));
      const paid = Number(count) - free;
      return `${count} ÷ ${every}: ${free} free; ${paid} × ${price} = ${cents(symbol, paid * Number(price))}`;
    },
  },
  {
    reads: new RegExp(
      `\\bhow many ([a-z]+)(?: [a-z]+)*? (?:do|does|are|will|would|for|to)\\b${GAP}${N} ([a-z]+)[,;]?${GAP}(?:(?:each|every|a|one)(?: of them| \\w+)? (?:takes?|holds?|carries|can (?:take|hold|carry)|seats?|fits?|has (?:room|space|seats) for|is for)|,? (?:with|of|at)) ${N}(?: [a-z]+){0,3}?(?: each| per \\w+| in each)?[?.! ]*$`,
      'i',
    ),
    solve: ([thing = '', all, , each]) => containers(thing, all, each),
  },
  {
    reads: new RegExp(
      `\\bhow many ([a-z]+)(?: [a-z]+)*? (?:do|does|are|will|would|for|to)\\b${GAP}${N} ([a-z]+)[,;]?${GAP} ${N}(?: [a-z]+)? (?:(?:can )?(?:fit|go|sit|stand|come|ride|have room)\\w* ?(?:on|in|into|at|to)? ?(?:each|one|a|an|every)?(?: \\w+)?|per \\w+)[?.! ]*$`,
      'i',
    ),
    solve: ([thing = '', all, , each]) => containers(thing, all, each),
  },
  {
    reads: new RegExp(
      `\\bdilut\\w+\\b${GAP}${N} ?(ml|l|cl|µl|ul)\\b${GAP}${N} ?(m|mm|%|mol\\/l|g\\/l|x)(?: [a-z]+){0,2}? to (?:an? )?${N} ?(m|mm|%|mol\\/l|g\\/l|x)(?![a-z])`,
      'i',
    ),
    solve([volume, unit, from, kind, to, other]) {
      if (kind?.toLowerCase() !== other?.toLowerCase() || Number(to) >= Number(from) || Number(to) === 0)
        return undefined;
      const end = (Number(volume) * Number(from)) / Number(to);
      return `${volume} × ${from} ÷ ${to} = ${bold(`${rounded(end)} ${unit}`)} in the end, so ${rounded(end - Number(volume))} ${unit} are added.`;
    },
  },
  {
    reads: new RegExp(
      `${M} (?:a|per|each) night\\b${GAP}${N} nights\\b${GAP}${M} (?:per|a|for each) person (?:and|per|a|each) night\\b${GAP}${N} (?:persons?|people|adults|guests|of us)\\b`,
      'i',
    ),
    solve([symbol, price, nights, , tax, people]) {
      const [room, extra] = [Number(price) * Number(nights), Number(tax) * Number(people) * Number(nights)];
      return `${nights} × ${price} = ${rounded(room)}; ${people} × ${nights} × ${tax} = ${rounded(extra)}; together ${cents(symbol, room + extra)}`;
    },
  },
  {
    reads: new RegExp(
      `\\b(?:covers?|is enough for|does) (?:about )?${N} ?(m²|square met(?:er|re)s) (?:per|a|with an?|for each) ?(lit(?:er|re)|l|tin|can|kg|pack|bag)\\b${GAP}${N} ?(?:m²|square met(?:er|re)s)`,
      'i',
    ),
    solve([each, , thing = '', area]) {
      const count = Number(area) / Number(each);
      const isPoured = /^(?:l|kg)/i.test(thing);
      const name = /^l$/i.test(thing) ? 'litres' : thing === 'kg' ? 'kg' : `${thing}s`;
      return `${area} ÷ ${each} = ${isPoured ? bold(`${rounded(count)} ${name}`) : `${rounded(count)}, so ${bold(`${Math.ceil(count - 1e-9)} ${name}`)}`}`;
    },
  },
  {
    reads: new RegExp(
      `\\baverage of (\\d+) (?:numbers|values|marks|grades|scores|tests) is ${N}${GAP}(?:\\d+|the others?|the first \\d+)(?: of them)? (?:are|is) ((?:${N}(?:, | and |, and )?)+)${GAP}\\b(?:the|is) (?:third|fourth|fifth|last|other|missing|remaining)\\b`,
      'i',
    ),
    solve([count, mean, list = '']) {
      const known = (list.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
      if (known.length !== Number(count) - 1) return undefined;
      const sum = Number(count) * Number(mean);
      return `${count} × ${mean} = ${rounded(sum)}; − ${known.map(rounded).join(' − ')} = ${bold(rounded(sum - known.reduce((all, each) => all + each, 0)))}`;
    },
  },
  {
    reads: new RegExp(
      `\\b(?:costs?|price is|for) ${M}${GAP}${N} (?:monthly )?(?:instal?lments?|payments?|rates|months)(?: (?:of|at|with|paying))? ${M}${GAP}\\bhow much (?:more|extra|dearer)\\b`,
      'i',
    ),
    solve([symbol, price, count, , rate]) {
      const all = Number(count) * Number(rate);
      return `${count} × ${rate} = ${rounded(all)}; − ${price} = ${cents(symbol, all - Number(price))} more`;
    },
  },
  {
    reads: new RegExp(
      `${N} (?:boxes|crates|packs|bags|cartons|trays|cases|shelves|rows) (?:with|of|hold(?:ing)?|each with) ${N} ([a-z]+)(?: each| in each)?[,;.]?(?: and)?${GAP}${N}(?: of them)? (?:are|is|were|got|go|have been|break|broke) (?:broken|bad|missing|sold|eaten|rotten|gone|taken|given away|used|damaged|empty|lost)${GAP}\\b(?:how many|left|remain\\w*)\\b`,
      'i',
    ),
    solve([boxes, each, things, gone]) {
      const all = Number(boxes) * Number(each);
      return `${boxes} × ${each} = ${all}; − ${gone} = ${bold(`${all - Number(gone)} ${things}`)}`;
    },
  },
  {
    reads: new RegExp(
      `${N} (lit(?:er|re)s?|l|gallons?)\\b${GAP}\\b(?:leaks?|loses|drips|uses|drains)${GAP}${N} ?(?:lit(?:er|re)s?|l|gallons?) (?:an?|per|each|every) (hour|day|minute)\\b${GAP}\\b(?:when|how long|until|till)\\b`,
      'i',
    ),
    solve: ([all, , each, unit]) =>
      `${all} ÷ ${each} = ${bold(`${rounded(Number(all) / Number(each))} ${unit}s`)}`,
  },
  {
    reads: new RegExp(
      `\\bvolume\\b${GAP}${N} ?(?:cm|m|mm)? ?(?:x|×|by) ?${N} ?(?:cm|m|mm)? ?(?:x|×|by) ?${N} ?(cm|m|mm)\\b,?${GAP}\\bin (lit(?:er|re)s?|l)\\b`,
      'i',
    ),
    solve([a, b, c, unit = '']) {
      const scale = { mm: 1e6, cm: 1000, m: 0.001 }[unit.toLowerCase()] ?? Number.NaN;
      return `${a} × ${b} × ${c} = ${rounded(Number(a) * Number(b) * Number(c))} ${unit}³ = ${bold(`${rounded((Number(a) * Number(b) * Number(c)) / scale)} litres`)}`;
    },
  },
  {
    reads: new RegExp(
      `${N} parts? (?:of )?([a-z]+)(?:,| and| to| with|:) ${N} parts? (?:of )?([a-z]+)\\b${GAP}\\bhow (?:much|many) ([a-z]+)\\b${GAP}${N} ?([a-z]+)`,
      'i',
    ),
    solve([one, first, other, second, wanted, all, unit]) {
      const part = wanted === first ? one : wanted === second ? other : undefined;
      const parts = Number(one) + Number(other);
      return part === undefined
        ? undefined
        : `${one} + ${other} = ${rounded(parts)} parts; ${all} ÷ ${rounded(parts)} × ${part} = ${bold(`${rounded((Number(all) / parts) * Number(part))} ${unit}`)}`;
    },
  },
  {
    reads: new RegExp(`${N} minutes (?:at|for|with) ${M} (?:an|per|a) hour\\b`, 'i'),
    solve: ([time, symbol, rate]) =>
      `${time} ÷ 60 × ${rate} = ${cents(symbol, (Number(time) / 60) * Number(rate))}`,
  },
  {
    reads: new RegExp(
      `${N} ?(km|kilomet(?:er|re)s?|miles?) (?:per|a|with a|on a|for a) ?(lit(?:er|re)|l|gallon)\\b${GAP}\\b(?:how (?:much|many)|fuel|petrol)\\b${GAP}${N} ?(km|kilomet(?:er|re)s?|miles?)\\b`,
      'i',
    ),
    solve: ([each, , unit, way]) =>
      `${way} ÷ ${each} = ${bold(`${rounded(Number(way) / Number(each))} ${/^l$/i.test(unit ?? '') ? 'litre' : unit}s`)}`,
  },
  {
    reads: new RegExp(
      `\\b(?:is|costs?|for|of) ${M}[,;.]?${GAP}\\b${N} ?% (?:[a-z]+ )?(?:voucher|coupon|gift card|promo code)\\b(?!.*\\b(?:original\\w*|before|save|regular)\\b)${GAP}\\b(?:pay|left|price)\\b`,
      'i',
    ),
    solve([symbol, price, percent]) {
      const off = (Number(price) * Number(percent)) / 100;
      return `${price} − ${rounded(off)} (${percent}%) = ${cents(symbol, Number(price) - off)}`;
    },
  },
];

/** Things counted as a whole: a part of a box needs one more. */
function containers(thing: string, all: string | undefined, each: string | undefined): string | undefined {
  const exact = Number(all) / Number(each);
  if (!Number.isFinite(exact)) return undefined;
  return Number.isInteger(exact)
    ? `${all} ÷ ${each} = ${bold(`${exact} ${thing}`)}`
    : `${all} ÷ ${each} ≈ ${shown(Number(exact.toFixed(2)))}, so ${bold(`${Math.ceil(exact)} ${thing}`)}`;
}

/** The sum of a problem that is read from its first number to its last. */
export function wholeReading(text: string): string | undefined {
  for (const { reads, solve } of READINGS) {
    const found = reads.exec(text);
    if (found === null) continue;
    const used = countNumbers(found[0]);
    const answer = used === countNumbers(text) ? solve(found.slice(1), text) : undefined;
    if (answer !== undefined) return answer;
  }
  return undefined;
}
