import models from '../../data/record-models.json';
import type { Collection, Field, Server } from './server.ts';

const FIGURES: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/year/, [2023, 2024]],
  [/price|amount|total|cost|fee|salary/, [9.5, 24]],
  [/rating|score|grade/, [4, 5]],
  [/minutes|seconds|duration|population/, [30, 45]],
];

const TEXTS: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/date|^day$|due/, ['2026-01-15', '2026-01-16']],
  [/start|begin|from|opens/, ['08:00', '22:00']],
  [/^end|ends|until|closes/, ['16:00', '06:00']],
  [/time/, ['09:30', '18:00']],
  [/e-?mail/, ['anna@example.com', 'ben@example.com']],
  [/phone/, ['+1 555 0100', '+1 555 0101']],
  [/author|artist|teacher|owner|host|nurse|doctor|person|customer|director|guest/, ['Anna', 'Ben']],
  [/city|place|location|capital/, ['Oslo', 'Lisbon']],
];

function sampleOf({ name, kind }: Field, at: 0 | 1, thing: string): unknown {
  const known = <T>(table: readonly (readonly [RegExp, readonly [T, T]])[]): T | undefined =>
    table.find(([pattern]) => pattern.test(name))?.[1][at];
  if (kind === 'bool') return at === 1;
  if (kind === 'number') return known(FIGURES) ?? (at + 1) * 10;
  return known(TEXTS) ?? `${/^(?:name|title)$/.test(name) ? thing : name} ${at + 1}`;
}

const NUMERIC = /^(?:price|amount|age|year|stock|rating|seconds|minutes|population|salary|credits|height)$/;

const MODELS: ReadonlyMap<string, string> = new Map(Object.entries(models));

function fieldsOf({ fields, singular }: Collection): readonly Field[] {
  if (fields.length > 0) return fields;
  return (MODELS.get(singular) ?? 'name').split(', ').map((name) => ({
    name,
    kind: NUMERIC.test(name) ? 'number' : name === 'done' ? 'bool' : 'text',
  }));
}

/** Records to begin with, where no route adds any: else the others would have nothing to show. */
export function samplesOf({ routes }: Server, one: Collection): Record<string, unknown>[] {
  if (routes.some(({ deed }) => deed.does === 'create' && deed.of === one.plural)) return [];
  const own = fieldsOf(one);
  return ([0, 1] as const).map((at) => ({
    id: at + 1,
    ...Object.fromEntries(own.map((field) => [field.name, sampleOf(field, at, one.singular)])),
  }));
}
