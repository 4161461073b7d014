import stored from '../data/kitchen-weights.json';
import { rational, toNumber } from '../math/rational.ts';
import { bold } from '../skill.ts';
import { convert, findUnit, type Unit } from './units.ts';

/** Grams of a cup of the United States. */
const WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries(stored).flatMap(([names, grams]) => names.split('|').map((name) => [name, grams] as const)),
);
const NAMES = [...WEIGHTS.keys()].sort((one, other) => other.length - one.length);
const NAMED = new RegExp(` (?:of )?(?:the )?(${NAMES.join('|')})\\b`, 'i');
const WEIGHS = /^(?:how (?:much|heavy) (?:does|do|is) )?(.*?) (?:weigh|in weight)$/i;

interface Amount {
  readonly value: { readonly n: bigint; readonly d: bigint };
  readonly unit: Unit;
  readonly shown: string;
}

/** "a cup of flour in grams": what a volume of something weighs, or the other way round. */
export function kitchenWeight(
  question: string,
  read: (question: string) => readonly [Amount, Unit] | undefined,
): string | undefined {
  const [said, name = ''] = NAMED.exec(question) ?? [];
  const grams = WEIGHTS.get(name.toLowerCase());
  const [cup, gram] = [findUnit('cup'), findUnit('g')];
  if (said === undefined || grams === undefined || cup === undefined || gram === undefined) return undefined;
  const rest = question.replace(said, '').replace(/^how much (?=[a-z]+ )/i, 'how many ');
  const weighed = WEIGHS.exec(rest)?.[1]?.replace(/^(?:an?|1|one) (?=[a-z])/i, '1 ');
  const [from, to] = read(weighed === undefined ? rest : `${weighed} in g`) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const one = rational(1n);
  const kinds = `${from.unit.dimension} ${to.dimension}`;
  const amount =
    kinds === 'volume mass'
      ? (toNumber(convert(from.value, from.unit, cup)) * grams) / toNumber(convert(one, to, gram))
      : kinds === 'mass volume'
        ? toNumber(convert(from.value, from.unit, gram)) / grams / toNumber(convert(one, to, cup))
        : undefined;
  if (amount === undefined) return undefined;
  const result = bold(`${Number(amount.toPrecision(amount >= 100 ? 3 : 2))} ${to.symbol}`);
  return `${from.shown} of ${name.toLowerCase()} ≈ ${result}, if a cup (237 ml) weighs about ${grams} g; kitchens differ by a tenth.`;
}
