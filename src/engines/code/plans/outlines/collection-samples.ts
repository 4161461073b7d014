import { typeOf } from '../typed/read-rows.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];
const THINGS = ['Lamp', 'Chair', 'Mug', 'Shelf', 'Rug'];
const IS_THING = /^(?:products|items|devices|packages|stores|shops|cars|entries|objects)$/;
const TEXTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/city|town/, ['Berlin', 'Bern', 'Athens', 'Cairo', 'Athens']],
  [/country/, ['Italy', 'Spain', 'Italy', 'Iceland', 'Peru']],
  [/mail/, ['ada@example.com', 'ben@example.com', 'ada@example.com', 'dan@example.com', 'eva@example.com']],
  [/categor|type|genre|subject/, ['home', 'garden', 'home', 'office', 'garden']],
  [/depart|team|group|class/, ['blue', 'red', 'blue', 'green', 'red']],
  [/title/, ['Dune', 'Emma', 'Ulysses', 'Hamlet', 'Faust']],
  [/date|day/, ['2024-03-01', '2023-11-20', '2024-01-15', '2024-07-09', '2022-05-30']],
  [/^(?:customer|student|player|author|owner|product)$/, ['Ada', 'Ben', 'Ada', 'Cleo', 'Ben']],
];
const NUMBERS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^age$/, [34, 19, 52, 27, 41]],
  [/year/, [1999, 2021, 2010, 1985, 2015]],
  [/^id$/, [1, 2, 3, 4, 5]],
  [/stock|quantity|count/, [4, 0, 12, 7, 1]],
  [/salary|wage|income/, [5200, 3100, 6400, 4800, 3900]],
  [/./, [12.5, 80, 7.25, 45, 30]],
];

export const camel = (field: string): string =>
  field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

export function kindOf(field: string): 'text' | 'int' | 'float' {
  const kind = typeOf(field);
  return kind === 'decimal' ? 'float' : kind === 'whole' ? 'int' : 'text';
}

/** A value of a field in one of five records; some are on either side of a limit. */
export function sampleOf(field: string, at: number, limit: number | undefined, many = ''): string {
  const kind = kindOf(field);
  if (kind === 'text')
    return `"${(TEXTS.find(([one]) => one.test(field))?.[1] ?? (IS_THING.test(many) ? THINGS : NAMES))[at]}"`;
  const own = NUMBERS.find(([one]) => one.test(field))?.[1] ?? [];
  const isFar = limit !== undefined && limit > 0 && (limit <= Math.min(...own) || limit >= Math.max(...own));
  const value = isFar ? limit * ([0.5, 1.5, 1, 0.8, 2][at] ?? 1) : (own[at] ?? 0);
  const rounded = kind === 'int' ? Math.round(value) : Math.round(value * 100) / 100;
  return kind === 'float' && Number.isInteger(rounded) ? `${rounded}.0` : String(rounded);
}
