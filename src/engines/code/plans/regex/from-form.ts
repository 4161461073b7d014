import { quantified } from './pieces.ts';
import { plainOf } from './plain-words.ts';
import type { RegexWish } from './regex-wish.ts';

const PARTS: Readonly<Record<string, readonly [pattern: string, sample: string]>> = {
  yyyy: ['\\d{4}', '2024'],
  yy: ['\\d{2}', '24'],
  mm: ['(?:0[1-9]|1[0-2])', '01'],
  dd: ['(?:0[1-9]|[12]\\d|3[01])', '31'],
  hh: ['(?:[01]\\d|2[0-3])', '23'],
  mi: ['[0-5]\\d', '59'],
  ss: ['[0-5]\\d', '58'],
};
const FORMAT = /\b(?:[ymdhs]{1,4})(?:[-./:][ymdhs]{1,4})+(?:[ T][hms]{1,2}(?::[ms]{1,2})+)?\b/i;
const DATED =
  /^(?:dates?|times?|date and times?|timestamps?|date ?times?|strings?|texts?)?(?: (?:in|of|with|written|formatted))*(?: (?:as|like|the))*(?: (?:form|format))?(?: of)?:? ?$/i;

/** "Dates in the format dd/mm/yyyy". */
export function fromFormat(text: string): RegexWish | undefined {
  const format = FORMAT.exec(text);
  if (!format) return undefined;
  const around = `${text.slice(0, format.index)}${text.slice(format.index + format[0].length).replace(/^ format$/i, '')}`;
  if (!DATED.test(around)) return undefined;
  let hours = false;
  let pattern = '';
  let sample = '';
  for (const part of format[0].toLowerCase().split(/([-./: t])/)) {
    if (/^h+$/.test(part)) hours = true;
    // After hours, mm are minutes.
    const key = part === 'mm' && hours ? 'mi' : part;
    const own = PARTS[key];
    if (!own && /^[a-z]+$/.test(part) && part !== 't') return undefined;
    pattern += own?.[0] ?? (/[./]/.test(part) ? `\\${part}` : part.toUpperCase());
    sample += own?.[1] ?? part.toUpperCase();
  }
  return {
    pattern,
    name: /^h/i.test(format[0]) ? 'time' : 'date',
    isSearch: false,
    good: [sample],
    bad: sample.slice(1),
    ...(/d/i.test(format[0]) ? { trap: 'The pattern takes 31 days for every month.' } : {}),
  };
}

const LIKE =
  /^([a-z][a-z -]{1,40}?),? (?:like|such as|(?:in|of) the (?:form|format)(?: of)?|e\.g\.|for example) ["'`]?((?=\S*\d)[A-Za-z0-9][A-Za-z0-9./:_#-]{2,30})["'`]?$/i;

/** "Order numbers like AB-1234": letters and digits as many as the sample has. */
export function fromSample(text: string): RegexWish | undefined {
  const [, name = '', sample = ''] = LIKE.exec(text) ?? [];
  if (!sample) return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(sample)) return fromFormat('yyyy-mm-dd');
  const pattern = sample.replace(/[A-Z]+|[a-z]+|\d+|[^A-Za-z\d]/g, (run) => {
    const set = /^[A-Z]/.test(run) ? '[A-Z]' : /^[a-z]/.test(run) ? '[a-z]' : '\\d';
    return /^[A-Za-z\d]/.test(run)
      ? quantified(set, { low: run.length, high: run.length })
      : /[./]/.test(run)
        ? `\\${run}`
        : run;
  });
  return {
    pattern,
    name: plainOf(name),
    isSearch: false,
    good: [sample],
    bad: sample.slice(0, -1),
    trap: `Letters and digits as in ${sample}.`,
  };
}

const RANGE =
  /^(?:(?:an? )?(?:whole |integer )?(?:numbers?|integers?|values?)) (?:between|from|in the range(?: of)?) (\d{1,6}) ?(?:and|to|-|–) ?(\d{1,6})(?: inclusive)?$/i;

/** "A number between 1 and 100". */
export function fromRange(text: string): RegexWish | undefined {
  const [, from, to] = RANGE.exec(text) ?? [];
  const [low, high] = [Number(from), Number(to)];
  if (from === undefined || low >= high) return undefined;
  return {
    pattern: rangePattern(low, high),
    name: 'number',
    isSearch: false,
    good: [String(low), String(high)],
    bad: String(high + 1),
  };
}

/** Alternatives of numbers that differ in their last digits only. */
function rangePattern(low: number, high: number): string {
  const parts: string[] = [];
  for (let start = low; start <= high; ) {
    // The longest run of whole tens, hundreds and so on that begins here and has as many digits.
    let size = 1;
    while (
      start % (size * 10) === 0 &&
      start + size * 10 - 1 <= high &&
      String(start).length === String(start + size * 10 - 1).length
    )
      size *= 10;
    const tail = Math.round(Math.log10(size));
    const first = Math.floor(start / size);
    const most = Math.min(9 - (first % 10), Math.floor((high + 1) / size) - first - 1);
    const head = String(first).slice(0, -1);
    const last = most > 0 ? `[${first % 10}-${(first % 10) + most}]` : String(first % 10);
    parts.push(
      `${head}${last === '[0-9]' ? '\\d' : last}${tail === 0 ? '' : quantified('\\d', { low: tail, high: tail })}`,
    );
    start = (first + most + 1) * size;
  }
  return parts.join('|');
}
