import stored from '../data/kitchen-weights.json';
import { rational, toNumber } from '../math/rational.ts';
import { bold, type Skill } from '../skill.ts';
import { convert, findUnit } from '../units/units.ts';
import { readAmount, withCase } from './unit-conversion.ts';

/** Grams of a cup of the United States. */
const WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries(stored).flatMap(([names, grams]) => names.split('|').map((name) => [name, grams] as const)),
);
const NAMES = [...WEIGHTS.keys()].sort((one, other) => other.length - one.length);
const NAMED = new RegExp(` (?:of )?(?:the )?(${NAMES.join('|')})\\b`, 'i');
const WEIGHS = /^(?:how (?:much|heavy) (?:does|do|is) )?(.*?) (?:weigh|in weight)$/i;

const MOST_CHARACTERS = 200;

/** "a cup of flour in grams": what a volume of something weighs, or the other way round. */
export const kitchenWeights: Pick<Skill, 'answer'> = {
  answer: ({ message }) => (message.length > MOST_CHARACTERS ? undefined : weightIn(withCase(message))),
};

function weightIn(question: string): string | undefined {
  const [said, name = ''] = NAMED.exec(question) ?? [];
  const grams = WEIGHTS.get(name.toLowerCase());
  const [cup, gram] = [findUnit('cup'), findUnit('g')];
  if (said === undefined || grams === undefined || cup === undefined || gram === undefined) return undefined;
  const rest = question.replace(said, '').replace(/^how much (?=[a-z]+ )/i, 'how many ');
  const weighed = WEIGHS.exec(rest)?.[1]?.replace(/^(?:an?|1|one) (?=[a-z])/i, '1 ');
  const [from, to] = readAmount(weighed === undefined ? rest : `${weighed} in g`) ?? [];
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
