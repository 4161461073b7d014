import { bold } from '../skill.ts';
import { countNumbers, shown, toCents } from './amounts.ts';
import { inParts } from './work-rates.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;

/** "3/8 of the class is 12": the whole of which a part is known. */
function wholeOfPart(text: string): string | undefined {
  const [said, above, below, percent] =
    /(?:\b(\d+) ?\/ ?(\d+)|\b(\d+(?:\.\d+)?) ?%) of (?:the|a|an|my|our|all|his|her)\b/i.exec(text) ?? [];
  if (said === undefined) return undefined;
  const rest = text.replace(said, ' ');
  const [, part] =
    new RegExp(
      `\\b(?:is|are|that is|that's|equals?|makes?|were|was|=) (?:only |exactly |about )?[$€£]?${N}\\b`,
      'i',
    ).exec(rest) ?? [];
  if (part === undefined || countNumbers(rest) !== 1) return undefined;
  if (
    !/\bhow (?:big|large|many|much|long|far)\b|\bwhat (?:is|was) (?:the )?(?:whole|total|full)\b/i.test(rest)
  )
    return undefined;
  const share = percent === undefined ? Number(above) / Number(below) : Number(percent) / 100;
  if (!(share > 0) || share >= 1) return undefined;
  const shareSaid = percent === undefined ? `${above}/${below}` : `${percent}%`;
  return `${part} ÷ ${shareSaid} = ${bold(shown(Number((Number(part) / share).toFixed(6))))}`;
}

const PAID_NOW = new RegExp(
  `([$€£])? ?${N}(?! ?%)[^\\d]*?\\b(?:pay|paid|deposit|down ?payment)\\b[^\\d]{0,25}?(?:${N} ?%|[$€£]? ?${N}(?! ?%|\\d|\\.\\d))[^\\d]{0,30}\\b(?:rest|remainder|remaining)\\b[^\\d]*?${N} (?:equal |monthly )*(?:rates?|instal?ments?|payments?|months?)\\b`,
  'i',
);

/** "749, 20% now and the rest in 12 equal instalments" */
function instalments(text: string): string | undefined {
  const [said, symbol = '', price = '', percent, down, count = ''] = PAID_NOW.exec(text) ?? [];
  if (
    said === undefined ||
    countNumbers(text.replace(/\b1 (?=rate|instal|payment)/g, '')) !== 3 ||
    Number(count) === 0
  )
    return undefined;
  const now = percent === undefined ? Number(down) : toCents((Number(price) * Number(percent)) / 100);
  const rest = Number(price) - now;
  if (rest <= 0) return undefined;
  return `${symbol}${price} − ${shown(now)} = ${shown(rest)}; ÷ ${count} = ${bold(`${symbol}${toCents(rest / Number(count)).toFixed(2)}`)} each, without interest`;
}

const LITRES: Readonly<Record<string, number>> = {
  ml: 0.001,
  cl: 0.01,
  dl: 0.1,
  l: 1,
  litre: 1,
  liter: 1,
  litres: 1,
  liters: 1,
};
const GRAMS: Readonly<Record<string, number>> = { mg: 0.001, g: 1, kg: 1000, grams: 1, gram: 1 };

/** "0.75 l of wine at 13.5 %, how many ml pure alcohol": so many per cent of an amount, in another unit. */
function shareInUnit(text: string): string | undefined {
  const [said, amount = '', unit = ''] =
    new RegExp(`${N} ?(ml|cl|dl|lit(?:er|re)s?|l|mg|kg|grams?|g)\\b`, 'i').exec(text) ?? [];
  const percent = /(\d+(?:\.\d+)?) ?%/.exec(text)?.[1];
  const asked = /\bhow (?:many|much) (ml|cl|dl|lit(?:er|re)s?|l|mg|kg|grams?|g)\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
  if (said === undefined || percent === undefined || asked === undefined || countNumbers(text) !== 2)
    return undefined;
  if (/\b(?:more|less|off|discount|increase\w*|decrease\w*|lose|loses|lost|without|after|left)\b/i.test(text))
    return undefined;
  const table = [LITRES, GRAMS].find(
    (each) => each[unit.toLowerCase()] !== undefined && each[asked] !== undefined,
  );
  if (table === undefined) return undefined;
  const value =
    (Number(amount) * (table[unit.toLowerCase()] ?? 1) * Number(percent)) / 100 / (table[asked] ?? 1);
  return `${percent}% of ${said} = ${bold(`${shown(Number(value.toPrecision(8)))} ${asked}`)}`;
}

const STEADY =
  /(\d+(?:\.\d+)?) ?% (?:in|per|every|each|an?) (?:(\d+(?:\.\d+)?) )?(second|minute|min|hour|h|day|week|month)s?\b/i;
const REACHED =
  /\bfrom (\d+(?:\.\d+)?) ?%?.*?\b(?:to|at|until|till|reaches?|down to|up to) (\d+(?:\.\d+)?) ?%?/i;

/** "drops 4% in 10 minutes; from 72%, how long until it is at 20?" */
function steadyChange(text: string): string | undefined {
  const [said, step = '', span = '1', unit = ''] = STEADY.exec(text) ?? [];
  if (said === undefined || !/\bhow long\b|\bwhen\b|\bhow many (?:minutes|hours|days)\b/i.test(text))
    return undefined;
  const rest = text.replace(said, ' ');
  const [, from, to] = REACHED.exec(rest) ?? [];
  if (from === undefined || to === undefined || countNumbers(rest) !== 2 || Number(step) === 0)
    return undefined;
  const isDown = /\b(?:drops?|loses?|falls?|drains?|uses?|goes down|sinks?|discharges?)\b/i.test(text);
  if (isDown !== Number(from) > Number(to)) return undefined;
  const name = unit.toLowerCase().replace(/^min$/, 'minute').replace(/^h$/, 'hour');
  const difference = Math.abs(Number(from) - Number(to));
  const value = Number(((difference / Number(step)) * Number(span)).toFixed(2));
  return `${isDown ? `${from} − ${to}` : `${to} − ${from}`} = ${shown(difference)}; ÷ ${step} × ${span} = ${bold(`${shown(value)} ${name}${value === 1 ? '' : 's'}`)}${inParts(value, name)}, if it goes on like that`;
}

const FILLS =
  /\b(?:holds?|takes?|capacity(?: is| of)?|tank(?: is| of)?) (\d+(?:\.\d+)?) ?(?:lit(?:er|re)s?|l|gallons?)\b.*?\b(?:(\d+) ?\/ ?(\d+)|(\d+(?:\.\d+)?) ?%|(half)|(?:a |one )?(quarter|third)) (full|empty)\b.*?([$€£])? ?(\d+(?:\.\d+)?)(?: ?(?:euros?|dollars?|€|£))?(?: (?:a|per) (?:lit(?:er|re)|gallon|l))?[^\d]*$/i;
/** "my tank holds 55 litres, it is 1/5 full, fuel is 1.75. What does filling up cost?" */
function fillingUp(text: string): string | undefined {
  const [said, size = '', above, below, percent, half, part, kind, symbol = '', price = ''] =
    FILLS.exec(text) ?? [];
  if (said === undefined || !/\b(?:fill\w*|cost|pay)\b/i.test(text)) return undefined;
  if (countNumbers(text) !== countNumbers(said)) return undefined;
  const share =
    above !== undefined
      ? Number(above) / Number(below)
      : percent !== undefined
        ? Number(percent) / 100
        : half !== undefined
          ? 0.5
          : part?.toLowerCase() === 'third'
            ? 1 / 3
            : 0.25;
  const missing = Number(size) * (kind?.toLowerCase() === 'full' ? 1 - share : share);
  return `${shown(missing)} of ${size} are missing; × ${price} = ${bold(`${symbol}${toCents(missing * Number(price)).toFixed(2)}`)}`;
}

/** A whole from its part, what is left in equal payments, so many per cent in another unit. */
export const partsAndRates = (text: string): string | undefined =>
  wholeOfPart(text) ?? instalments(text) ?? shareInUnit(text) ?? steadyChange(text) ?? fillingUp(text);
