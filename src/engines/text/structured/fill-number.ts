import { type Keywords, numberIn, Unfillable } from './schema.ts';
import type { ValuePosition } from './value-position.ts';

const USUAL_SPAN = 100;

/** A number that the question names and the schema allows, else the default, else one from the seed. */
export function fillNumber(schema: Keywords, { name, path, hints, random, isValid }: ValuePosition): number {
  const isAllowed = (value: number): boolean => isValid(schema, value);
  const asked = hints.number(name, isAllowed);
  if (asked !== undefined) return asked;
  const preset = numberIn(schema.default);
  if (preset !== undefined && isAllowed(preset)) return preset;
  const isWhole = [schema.type].flat().includes('integer');
  const step = numberIn(schema.multipleOf) ?? (isWhole ? 1 : 0.5);
  const low = bound(schema.minimum, schema.exclusiveMinimum, Math.max);
  const high = bound(schema.maximum, schema.exclusiveMaximum, Math.min);
  const from = low ?? (high === undefined ? 0 : high - USUAL_SPAN * step);
  const to = high ?? from + USUAL_SPAN * step;
  const candidates = [
    Math.round(random.between(from, to) / step) * step,
    ...[0, 1, 2].map((more) => (Math.ceil(from / step) + more) * step),
    ...[0, 1, 2].map((less) => (Math.floor(to / step) - less) * step),
    random.between(from, to),
    (from + to) / 2,
  ];
  const found = candidates.map((value) => (isWhole ? Math.round(value) : value)).find(isAllowed);
  if (found === undefined) throw new Unfillable(path, 'no number is within its bounds');
  return found === 0 ? 0 : found;
}

function bound(
  inclusive: unknown,
  exclusive: unknown,
  tighter: (...values: number[]) => number,
): number | undefined {
  const values = [numberIn(inclusive), numberIn(exclusive)].filter((value) => value !== undefined);
  return values.length === 0 ? undefined : tighter(...values);
}
