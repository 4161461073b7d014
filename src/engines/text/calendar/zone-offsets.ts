import { COUNTRIES, isOwnCountry } from '../knowledge/country-list.ts';

/** "UTC+5:30", "gmt -3"; a sign and no other word. */
export const FIXED = /^(?:utc|gmt) ?([+−–-]) ?(\d{1,2})(?::?([0-5]\d))?$/i;
const MOST_AHEAD = 14 * 60;
const MOST_BEHIND = -12 * 60;

/** Minutes ahead of UTC, for a zone that is written as its distance. */
export function fixedOffset(zone: string): number | undefined {
  const [, sign, hours, minutes = '0'] = FIXED.exec(zone.trim()) ?? [];
  if (sign === undefined || hours === undefined) return undefined;
  const size = Number(hours) * 60 + Number(minutes);
  const offset = sign === '+' ? size : -size;
  return offset > MOST_AHEAD || offset < MOST_BEHIND ? undefined : offset;
}

/** Minutes that a zone is ahead of UTC at that time. */
export function offsetMinutes(zone: string, now: number): number {
  const fixed = fixedOffset(zone);
  if (fixed !== undefined) return fixed;
  const style = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...style }).formatToParts(now);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((local - Math.floor(now / 60_000) * 60_000) / 60_000);
}

/** The time of a fixed zone is that of UTC at another moment. */
export const atUtc = (zone: string, now: number): readonly [zone: string, now: number] => {
  const fixed = fixedOffset(zone);
  return fixed === undefined ? [zone, now] : ['UTC', now + fixed * 60_000];
};

/** The property of older Nodes is a method in newer ones. */
function zonesOf(region: string): readonly string[] {
  const locale: object = new Intl.Locale('und', { region });
  const given: unknown =
    'getTimeZones' in locale && typeof locale.getTimeZones === 'function'
      ? locale.getTimeZones()
      : 'timeZones' in locale
        ? locale.timeZones
        : [];
  return Array.isArray(given) ? given.filter((each) => typeof each === 'string') : [];
}

interface Users {
  readonly allYear: readonly string[];
  /** In summer or in winter only. */
  readonly halfYear: readonly string[];
  /** Elsewhere in the country there is another time. */
  readonly inParts: readonly string[];
}

/** The countries whose clocks are so far ahead of UTC in that year, by Node's own tables; with capitals on demand. */
export function countriesAt(offset: number, year: number, withCapitals: boolean): Users {
  const moments = [Date.UTC(year, 0, 15, 12), Date.UTC(year, 6, 15, 12)];
  const users = COUNTRIES.filter(isOwnCountry).map(({ name, iso2, capital }) => {
    const hits = zonesOf(iso2).map((zone) => moments.map((now) => offsetMinutes(zone, now) === offset));
    const count = (isHit: (hit: readonly boolean[]) => boolean) => hits.filter(isHit).length;
    const [always, sometimes] = [count((hit) => hit.every(Boolean)), count((hit) => hit.some(Boolean))];
    const kind: keyof Users | undefined =
      hits.length === 0 || sometimes === 0
        ? undefined
        : always === hits.length
          ? 'allYear'
          : sometimes === hits.length
            ? 'halfYear'
            : 'inParts';
    const city = withCapitals && kind !== 'inParts' && capital !== '' ? ` (${capital})` : '';
    return { name: `${name}${city}`, kind };
  });
  const of = (kind: keyof Users) =>
    users.flatMap((each) => (each.kind === kind ? [each.name] : [])).toSorted();
  return { allYear: of('allYear'), halfYear: of('halfYear'), inParts: of('inParts') };
}
