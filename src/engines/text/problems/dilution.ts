import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';

const N = String.raw`(\d+(?:\.\d+)?)`;
const STRENGTH = new RegExp(`${N} ?(%|[mµun]?M(?![a-z])|molar|mol\\/l|g\\/l|mg\\/ml|x\\b)`, 'g');
const VOLUME = new RegExp(`${N} ?(ml|cl|dl|l|µl|ul|lit(?:er|re)s?)\\b`, 'gi');
const RATIO = new RegExp(`\\b1 ?(?::|in|to) ?${N}\\b`, 'i');
/** The number of a molar unit in one mole per litre. */
const MOLAR: Readonly<Record<string, number>> = {
  M: 1,
  molar: 1,
  'mol/l': 1,
  mM: 1e-3,
  µM: 1e-6,
  uM: 1e-6,
  nM: 1e-9,
};
const DILUTES = /\b(?:dilut\w*|stock|solution|concentrat\w*|from|bleach|ethanol|alcohol|acid|buffer)\b/i;

const amount = (value: number): string => shown(Number(value.toPrecision(6)));

/** C₁ · V₁ = C₂ · V₂: how much of a stock, and how much to fill up with. */
export function dilutionProblem(text: string): string | undefined {
  if (!DILUTES.test(text) || !/\b(?:how|make|prepare|what|dilute|need|holds?)\b/i.test(text))
    return undefined;
  const strengths = [...text.matchAll(STRENGTH)];
  const rest = text.replace(STRENGTH, ' ');
  const volumes = [...rest.replace(RATIO, ' ').matchAll(VOLUME)];
  const [volume] = volumes;
  if (volume === undefined || volumes.length !== 1) return undefined;
  const [said, value, unit = ''] = volume;
  const left = countNumbers(rest.replace(said, ' '));
  if (strengths.length === 0) return left === 2 ? byRatio(text, Number(value), unit) : undefined;
  const [one, two] = strengths.map(([whole, number, name = '']) => ({
    whole,
    value: Number(number) * (MOLAR[name] ?? 1),
    kind: MOLAR[name] === undefined ? name : 'M',
  }));
  if (one === undefined || two === undefined || strengths.length !== 2 || left > 0) return undefined;
  if (one.kind !== two.kind || one.value === two.value || two.value === 0 || one.value === 0)
    return undefined;
  const [strong, weak] = one.value > two.value ? [one, two] : [two, one];
  const after = text.slice(text.indexOf(said) + said.length);
  const isOfStock = new RegExp(`^ (?:of )?(?:an? |the |my )?${strong.whole.replace(/[/%]/g, '\\$&')}`).test(
    after,
  );
  const factor = strong.value / weak.value;
  if (isOfStock) {
    const all = Number(value) * factor;
    return `C₁ · V₁ = C₂ · V₂: ${strong.whole} × ${value} ${unit} ÷ ${weak.whole} = ${bold(`${amount(all)} ${unit}`)} in all, so add ${bold(`${amount(all - Number(value))} ${unit}`)} of solvent.`;
  }
  const stock = Number(value) / factor;
  return `C₁ · V₁ = C₂ · V₂: ${weak.whole} × ${value} ${unit} ÷ ${strong.whole} = ${bold(`${amount(stock)} ${unit} of the ${strong.whole} stock`)}; fill up to ${value} ${unit} with solvent (about ${bold(`${amount(Number(value) - stock)} ${unit}`)}).`;
}

/** "1:10" has two readings, and the answer names both. */
function byRatio(text: string, value: number, unit: string): string | undefined {
  const parts = Number(RATIO.exec(text)?.[1]);
  if (!/\bdilut/i.test(text) || !(parts > 1) || /\d (?:with|parts? (?:of )?) ?water\b/i.test(text))
    return undefined;
  const split = (all: number): string =>
    `${bold(`${amount(value / all)} ${unit}`)} of the stock and ${bold(`${amount(value - value / all)} ${unit}`)} of water`;
  return `1 part in ${parts} parts in all, as in a laboratory: ${split(parts)}.\n\nRead as 1 part to ${parts} parts of water, as on a bottle of cleaner: ${split(parts + 1)}.`;
}
