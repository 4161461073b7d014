import { type Day, dayOf, easter, nthWeekday } from './civil-date.ts';

type DayInYear = (year: number) => Day | undefined;

const fixed =
  (month: number, day: number): DayInYear =>
  (year) =>
    dayOf(year, month, day);

const fromEaster =
  (days: number): DayInYear =>
  (year) => {
    const sunday = easter(year);
    return sunday === undefined ? undefined : sunday + days;
  };

/** Days that have a name, the country said where they differ between countries. */
const NAMED: readonly (readonly [RegExp, string, DayInYear])[] = [
  [/^new year'?s eve$|^the end of the year$/, "New Year's Eve", fixed(12, 31)],
  [/^(?:the )?new year(?:'?s(?: day)?)?$/, "New Year's Day", fixed(1, 1)],
  [/^valentine'?s(?: day)?$/, "Valentine's Day", fixed(2, 14)],
  [/^(?:saint|st\.?) patrick'?s(?: day)?$/, "St. Patrick's Day", fixed(3, 17)],
  [/^pi day$/, 'Pi Day', fixed(3, 14)],
  [/^april fool'?s(?: day)?$/, "April Fools' Day", fixed(4, 1)],
  [/^(?:may day|labou?r day in europe)$/, 'May Day', fixed(5, 1)],
  [
    /^(?:us |american )?independence day$|^the (?:4th|fourth) of july$/,
    'Independence Day (United States)',
    fixed(7, 4),
  ],
  [/^bastille day$/, 'Bastille Day', fixed(7, 14)],
  [/^hallowe'?en$/, 'Halloween', fixed(10, 31)],
  [
    /^(?:us |american )?thanksgiving(?: day)?$/,
    'Thanksgiving (United States)',
    (year) => nthWeekday(year, 11, 4, 4),
  ],
  [/^black friday$/, 'Black Friday', (year) => (nthWeekday(year, 11, 4, 4) ?? Number.NaN) + 1],
  [/^christmas eve$/, 'Christmas Eve', fixed(12, 24)],
  [/^(?:christmas|xmas)(?: day)?$/, 'Christmas', fixed(12, 25)],
  [/^boxing day$/, 'Boxing Day', fixed(12, 26)],
  [/^good friday$/, 'Good Friday', fromEaster(-2)],
  [/^easter(?: sunday| day)?$/, 'Easter Sunday', fromEaster(0)],
  [/^easter monday$/, 'Easter Monday', fromEaster(1)],
  [/^pentecost$|^whit sunday$/, 'Pentecost', fromEaster(49)],
  [/^whit monday$/, 'Whit Monday', fromEaster(50)],
  [/^palm sunday$/, 'Palm Sunday', fromEaster(-7)],
  [/^ash wednesday$/, 'Ash Wednesday', fromEaster(-46)],
  [/^(?:pancake|shrove|fat) tuesday$|^mardi gras$|^pancake day$/, 'Shrove Tuesday', fromEaster(-47)],
  [/^ascension(?: day)?$/, 'Ascension Day', fromEaster(39)],
  [/^corpus christi$/, 'Corpus Christi', fromEaster(60)],
  [
    /^(?:us |american )?mother'?s'? day$/,
    "Mother's Day (United States, Germany and many others; other countries have other days)",
    (year) => nthWeekday(year, 5, 0, 2),
  ],
  [
    /^(?:us |american |uk |british )?father'?s'? day$/,
    "Father's Day (United States, United Kingdom and many others)",
    (year) => nthWeekday(year, 6, 0, 3),
  ],
  [
    /^(?:us |american )?memorial day$/,
    'Memorial Day (United States)',
    (year) => (nthWeekday(year, 6, 1, 1) ?? Number.NaN) - 7,
  ],
  [
    /^(?:us |american |canadian )?labou?r day$/,
    'Labor Day (United States and Canada)',
    (year) => nthWeekday(year, 9, 1, 1),
  ],
  [/^(?:martin luther king|mlk) day$/, 'Martin Luther King Day', (year) => nthWeekday(year, 1, 1, 3)],
];

export function findHoliday(text: string): { readonly name: string; readonly in: DayInYear } | undefined {
  const found = NAMED.find(([pattern]) => pattern.test(text));
  return found && { name: found[1], in: found[2] };
}
