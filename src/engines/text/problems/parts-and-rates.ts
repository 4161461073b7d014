import { bold } from '../skill.ts';
import { countNumbers, shown, toCents } from './amounts.ts';

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

/** A whole from its part, what is left in equal payments, so many per cent in another unit. */
export const partsAndRates = (text: string): string | undefined =>
  wholeOfPart(text) ?? instalments(text) ?? shareInUnit(text);
