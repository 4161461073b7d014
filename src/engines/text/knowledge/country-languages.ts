import { type ICountryData, languages } from 'countries-list';

/** Official languages that the list of the package lacks: most have no code of two letters. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  CH: ['Romansh'],
  NZ: ['New Zealand Sign Language'],
  ZA: ['Northern Sotho', 'South African Sign Language'],
};

export const languagesOf = ({ iso2, languages: codes }: ICountryData): string[] => [
  ...codes.map((code) => languages[code].name),
  ...(FURTHER[iso2] ?? []),
];
