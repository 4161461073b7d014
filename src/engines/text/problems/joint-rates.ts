import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';
import { periodOf } from './periods.ts';
import { inParts } from './work-rates.ts';

const PERIODS = 'seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?';
const TERM = new RegExp(
  String.raw`(?<![\w.])(\d+(?:\.\d+)?)(?: ?(?!(?:an?|per|each|every|in|on|by|with|alone|together|both|how|and|of|for|if|when|to|at)\b)([a-z²³]+))?(?: ?(?:an?|per|each|every|/|in (?:an?|1)) ?(${PERIODS})\b)?`,
  'gi',
);
const IS_PERIOD = new RegExp(`^(?:${PERIODS})$`, 'i');
const DRAINS =
  /\b(?:drains?|empt(?:y|ies)|leaks?|loses?|flows? out|runs? out|out of it|evaporates?|lets? out)\b/i;
const ASKS_TIME =
  /\bhow (?:long|much time|many (?:seconds|minutes|hours|days|weeks))\b|\bwhen (?:is|will|are)\b|\bhow (?:fast|quickly|soon)\b/i;
const ASKS_AMOUNT = /\bhow (?:much|many)\b/i;
const JOINED =
  /\b(?:together|both|all (?:of them|\d+|three)|at (?:the same time|once)|side by side|jointly|in parallel|simultaneously)\b/i;
/** Another reading: one after the other, or one that stops. */
const OTHERWISE =
  /\b(?:after|then|later|faster|slower|than|left|remain\w*|breaks?|stops?|towards?|apart|meet)\b|%/i;
const MOST = 4;

interface Part {
  readonly count: number;
  readonly unit: string;
  readonly per: string;
  readonly isOut: boolean;
}

const unitOf = (word = ''): string =>
  IS_PERIOD.test(word)
    ? periodOf(word)
    : word
        .toLowerCase()
        .replace(/^(?:l|lit(?:er|re)s?)$/, 'litre')
        .replace(/([^s])s$/, '$1');

/** Several that work at once: their rates add up, and one that takes away counts against the others. */
export function jointRates(text: string): string | undefined {
  if (OTHERWISE.test(text) || /\bboth (?:ways|directions)\b|\bsaves?\b/i.test(text)) return undefined;
  const found = [...text.matchAll(TERM)];
  if (found.length !== countNumbers(text)) return undefined;
  const parts: Part[] = [];
  for (const [at, { 1: count = '', 2: word, 3: per = '', index }] of found.entries()) {
    const last = parts.at(-1);
    const from = (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0);
    const between = text.slice(from, index);
    const isOut = DRAINS.test(
      `${between.replace(/^.*[.;,]|^.* (?:and|while|but) /, '')} ${text.slice(index).replace(/[.,;?].*$|\band\b.*$/, '')}`,
    );
    // "one fills 600 l a minute, the other 400": of the same kind as the one before.
    const isAlike =
      word === undefined &&
      last !== undefined &&
      /\b(?:other|another|second|third|next|i|he|she|mine|hers|his)\b|\b(?:in|needs?|takes?) $/i.test(
        between,
      );
    parts.push(
      isAlike
        ? { ...last, count: Number(count), isOut }
        : { count: Number(count), unit: unitOf(word), per: per === '' ? '' : periodOf(per), isOut },
    );
  }
  const rates = parts.filter(({ per }) => per !== '');
  const times = parts.filter(({ unit, per }) => per === '' && IS_PERIOD.test(unit));
  const others = parts.filter((part) => !rates.includes(part) && !times.includes(part));
  const [first] = rates.length > 1 ? rates : times;
  if (first === undefined) return undefined;
  const of = rates.length > 1 ? rates : times;
  // "Two taps": they are told one by one.
  const amounts = others.filter(
    ({ count, unit }) => (count !== of.length && count !== 1) || unit === first.unit,
  );
  const isSame = of.every(({ unit, per }) => unit === first.unit && per === first.per);
  if (!isSame || of.length > MOST || parts.some(({ count }) => count === 0)) return undefined;
  if (!JOINED.test(text) && of.every(({ isOut }) => !isOut)) return undefined;
  return rates.length > 1 ? ofRates(text, rates, amounts, times) : ofTimes(text, times, amounts);
}

const signed = (parts: readonly { readonly said: string; readonly isOut: boolean }[]): string =>
  parts.map(({ said, isOut }, at) => (at === 0 ? said : `${isOut ? '−' : '+'} ${said}`)).join(' ');

function ofRates(
  text: string,
  rates: readonly Part[],
  amounts: readonly Part[],
  times: readonly Part[],
): string | undefined {
  const sorted = rates.toSorted((a, b) => Number(a.isOut) - Number(b.isOut));
  const [{ unit, per }] = [sorted[0] ?? { unit: '', per: '' }];
  const sum = sorted.reduce((all, { count, isOut }) => all + (isOut ? -count : count), 0);
  const joint = `${signed(sorted.map(({ count, isOut }) => ({ said: shown(count), isOut })))} = ${shown(sum)} ${unit}${sum === 1 || unit.length < 3 ? '' : 's'} per ${per}`;
  const [amount] = amounts;
  const [time] = times;
  if (sum <= 0) return undefined;
  if (amount !== undefined && amounts.length === 1 && times.length === 0 && ASKS_TIME.test(text)) {
    if (amount.unit !== unit && amount.unit !== '') return undefined;
    const value = amount.count / sum;
    return `${joint}; ${shown(amount.count)} ÷ ${shown(sum)} = ${bold(`${shown(Number(value.toFixed(2)))} ${per}${value === 1 ? '' : 's'}`)}${inParts(value, per)}`;
  }
  return time !== undefined &&
    times.length === 1 &&
    amounts.length === 0 &&
    time.unit === per &&
    ASKS_AMOUNT.test(text)
    ? `${joint}; ${shown(sum)} × ${shown(time.count)} = ${bold(`${shown(sum * time.count)} ${unit}s`)}`
    : undefined;
}

/** Each alone needs so long: the parts of the work that are done in one unit of time add up. */
function ofTimes(text: string, times: readonly Part[], amounts: readonly Part[]): string | undefined {
  if (
    times.length < 2 ||
    text.match(/ (?:an?|per|each|every) (?:day|week)\b/i) !== null ||
    amounts.length > 0 ||
    !ASKS_TIME.test(text)
  )
    return undefined;
  const sorted = times.toSorted((a, b) => Number(a.isOut) - Number(b.isOut));
  const sum = sorted.reduce((all, { count, isOut }) => all + (isOut ? -1 : 1) / count, 0);
  if (sum <= 1e-9) return undefined;
  const unit = sorted[0]?.unit ?? '';
  const value = 1 / sum;
  return `1 ÷ (${signed(sorted.map(({ count, isOut }) => ({ said: `1/${shown(count)}`, isOut })))}) = ${bold(`${shown(Number(value.toFixed(2)))} ${unit}s`)}${inParts(value, unit)}`;
}
