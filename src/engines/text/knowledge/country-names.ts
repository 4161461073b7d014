import type { ICountryData } from 'countries-list';
import { COUNTRIES } from './country-list.ts';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  uae: 'AE',
  holland: 'NL',
  turkey: 'TR',
};

/** Countries by name, longest first, so that "Guinea-Bissau" is not Guinea. */
export const NAMES: readonly (readonly [string, ICountryData])[] = COUNTRIES.flatMap((country) => {
  const others = Object.keys(OTHER_NAMES).filter((name) => OTHER_NAMES[name] === country.iso2);
  return [country.name, ...(country.alias ?? []), ...others].map((name) => [plain(name), country] as const);
}).toSorted(([a], [b]) => b.length - a.length);

/** The country that a question names. */
export function countryIn(
  question: string,
): { readonly name: string; readonly found: ICountryData } | undefined {
  const [name, found] = NAMES.find(([each]) => ` ${question} `.includes(` ${each} `)) ?? [];
  return name === undefined || found === undefined ? undefined : { name, found };
}

/** In lower case, without marks. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(what|where)'s\b/g, '$1 is')
    .replace(/'s\b/g, '')
    .replace(/[?!,"“”]/g, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
