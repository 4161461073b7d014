import { rational, toNumber } from '../math/rational.ts';
import { bold } from '../skill.ts';
import { convert, findUnit, type Unit } from '../units/units.ts';
import { countNumbers } from './amounts.ts';

interface Offer {
  readonly said: string;
  readonly amount: number;
  readonly unit: Unit | undefined;
  readonly thing: string;
  readonly price: number;
}

const ASKED =
  /\b(?:cheap(?:er|est)|better|best|more economical|good) (?:value|deal|buy|offer|price|choice|option|to buy)?|\bcheap(?:er|est)\b|\bcosts? less\b|\bunit price\b/i;
const PRICE = String.raw`([$€£])? ?(\d+(?:\.\d+)?)(?: ?(?:€|euros?|dollars?|pounds?|eur|usd|gbp))?`;
const AMOUNT = String.raw`(\d+(?:\.\d+)?) ?(?:[- ]?([a-z]+))?(?: of [a-z]+| [a-z]+)??`;
const OFFER = new RegExp(
  `\\b${AMOUNT} ?(?:(?:is |are )?(?:for|at|costs?|costing|priced at)|[@=:,]) ?${PRICE}(?!\\d|\\.\\d| ?%)`,
  'gi',
);

/** "750 g for 3.99 or 1.2 kg for 5.89: which is cheaper?" */
export function bestOffer(text: string): string | undefined {
  if (!ASKED.test(text)) return undefined;
  const offers = [...text.matchAll(OFFER)].map(readOffer);
  const [first] = offers;
  if (first === undefined || offers.length < 2 || countNumbers(text) !== 2 * offers.length) return undefined;
  if (offers.some(({ amount, price }) => amount === 0 || price === 0)) return undefined;
  const { unit } = first;
  const isSame =
    unit === undefined
      ? offers.every((offer) => offer.unit === undefined && alike(offer.thing, first.thing))
      : offers.every((offer) => offer.unit?.dimension === unit.dimension);
  if (!isSame) return undefined;
  const by = measure(offers, unit, /\bper (?:kg|kilo|lit)/i.test(text));
  const rated = offers.map((offer) => ({
    offer,
    each: offer.price / (offer.amount * sizeIn(offer.unit, by.unit)),
  }));
  const sorted = rated.toSorted((one, other) => one.each - other.each);
  const [best, next] = sorted;
  if (best === undefined || next === undefined) return undefined;
  const lines = rated.map(({ offer, each }) => `- ${offer.said}: ${rounded(each * by.count)} ${by.said}`);
  const isEqual = Math.abs(best.each - next.each) < 1e-9;
  const told = isEqual
    ? `${bold('Both are equally cheap')}.`
    : `${bold(best.offer.said)} is cheaper${sorted.length > 2 ? ' than the others' : `, by ${rounded((1 - best.each / next.each) * 100)}%`}.`;
  return `${lines.join('\n')}\n\n${told}`;
}

function readOffer([said, amount = '', unit = '', symbol = '', price = '']: RegExpExecArray): Offer {
  const known = unit === '' ? undefined : findUnit(unit);
  const isUnit = known !== undefined && ['mass', 'volume', 'length', 'area'].includes(known.dimension);
  return {
    said: said.replace(/[@=:,] ?(?=[$€£]? ?[\d.]+$)/, 'for ').trim(),
    amount: Number(amount),
    unit: isUnit ? known : undefined,
    thing: isUnit || symbol === unit ? '' : unit.toLowerCase(),
    price: Number(price),
  };
}

const alike = (one: string, other: string): boolean =>
  one === '' || other === '' || one.replace(/s$/, '') === other.replace(/s$/, '');

/** Prices are compared as shops write them: for 100 g or 100 ml, a kilogram or litre, a piece. */
function measure(
  offers: readonly Offer[],
  unit: Unit | undefined,
  isForWhole: boolean,
): { unit: Unit | undefined; count: number; said: string } {
  if (unit === undefined) return { unit, count: 1, said: 'each' };
  const small = unit.dimension === 'mass' ? 'g' : unit.dimension === 'volume' ? 'ml' : undefined;
  const base = small === undefined ? undefined : findUnit(small);
  const isMetric = offers.every((offer) => /^(?:m?g|kg|m?l|cl|dl)$/i.test(offer.unit?.symbol ?? ''));
  if (!isMetric || base === undefined) return { unit, count: 1, said: `per ${unit.symbol}` };
  const isLarge = isForWhole || offers.every((offer) => offer.amount * sizeIn(offer.unit, base) >= 1_000);
  if (!isLarge) return { unit: base, count: 100, said: `per 100 ${small}` };
  return { unit: base, count: 1_000, said: small === 'g' ? 'per kg' : 'per litre' };
}

const sizeIn = (unit: Unit | undefined, base: Unit | undefined): number =>
  unit === undefined || base === undefined ? 1 : toNumber(convert(rational(1n), unit, base));

const rounded = (value: number): string => String(Number(value.toPrecision(3)));
