import stored from '../data/climates.json';

interface Climate {
  /** Names of places, parted by `|`; those with `<` are south of the equator. */
  readonly places: string;
  /** The weather and the things for it, by season or for the whole year. */
  readonly all?: string;
  readonly winter?: string;
  readonly spring?: string;
  readonly summer?: string;
  readonly autumn?: string;
}
const CLIMATES: readonly Climate[] = stored;

type Season = 'winter' | 'spring' | 'summer' | 'autumn';
const SEASONS: readonly (readonly [Season, RegExp])[] = [
  ['winter', /\b(?:december|january|february|winter|christmas|new year)\b/i],
  ['spring', /\b(?:march|april|(?:in|early|late|mid-?) ?may|spring|easter)\b/i],
  ['summer', /\b(?:june|july|august|summer)\b/i],
  ['autumn', /\b(?:september|october|november|autumn|in (?:the )?fall)\b/i],
];
const OPPOSITE: Readonly<Record<Season, Season>> = {
  winter: 'summer',
  summer: 'winter',
  spring: 'autumn',
  autumn: 'spring',
};
const NAMED = /\b(?:winter|spring|summer|autumn|fall)\b/i;

/** The usual weather of the place and the month of a journey, with the things for it; undefined for an unknown place. */
export function weatherFor(wish: string): readonly string[] | undefined {
  for (const climate of CLIMATES)
    for (const each of climate.places.split('|')) {
      const name = each.replace('<', '');
      const place = new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'iu').exec(wish)?.[0];
      if (place !== undefined)
        return told(climate, place.charAt(0).toUpperCase() + place.slice(1), wish, each.endsWith('<'));
    }
  return undefined;
}

function told(climate: Climate, place: string, wish: string, isSouthern: boolean): readonly string[] {
  const [said, pattern] = SEASONS.find(([, words]) => words.test(wish)) ?? [];
  if (climate.all !== undefined) return [`${place} is usually ${climate.all}`];
  // Winter in Sydney is winter there, but July is winter, too.
  const season =
    said === undefined
      ? undefined
      : isSouthern && !NAMED.test(pattern?.exec(wish)?.[0] ?? '')
        ? OPPOSITE[said]
        : said;
  const when = pattern?.exec(wish)?.[0].replace(/^(?:in|early|late|mid-?) ?(?:the )?(?=may|fall)/i, '') ?? '';
  if (season !== undefined)
    return [
      `${place} in ${NAMED.test(when) ? when.toLowerCase() : capital(when)} is usually ${climate[season] ?? ''}`,
    ];
  return (['summer', 'winter'] as const).map(
    (each) => `${place} in ${each} is usually ${climate[each] ?? ''}`,
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
