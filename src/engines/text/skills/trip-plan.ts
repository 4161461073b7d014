import { notAnswered } from '../skill.ts';
import { LITTLE_WALKING, SHUNNED, sightsOf, withoutSightKinds } from './city-sights.ts';

interface Table {
  readonly likes: readonly (readonly string[])[];
  readonly fillers: readonly string[];
}
const table = async (): Promise<Table> => (await import('../data/plans.json')).default;

const whole = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'i');
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn';
const NO_PLACE = new RegExp(`^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|${MONTH})$`, 'i');
const STAY = '(?:weekend|week|trip|holiday|vacation|stay|break|getaway|visit|itinerary|days?|evening)';
const PROPER = String.raw`((?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+)*)`;
const PLACE = new RegExp(
  `\\b${STAY}\\b[^.?!]*?\\b(?:in|to|at|around|for) ${PROPER}|\\b(?:do|see|visit) in ${PROPER}`,
  'u',
);
const ASKED = /\bplan\b|\bitinerary\b|\bwhat (?:should|can|could) (?:i|we) (?:do|see|visit)\b/i;
const LIKED = /\b(?:likes?|loves?|enjoys?|interested in|into|fond of|fans? of|prefers?) ([^.?!]+)/gi;
/** These change a plan, and this one knows nothing of them. */
const OTHERS = new RegExp(
  `\\b(?:under|below|less than|for|with a budget of|budget of) ?[$€£]? ?\\d+ ?(?:euros?|dollars?|pounds?|€)|[$€£] ?\\d+|\\b(?:vegan|vegetarian|wheelchair|dogs?|rainy?|rain|without a car|by car|by train|(?:in|at the end of|early|late|mid|next) (?:${MONTH}))\\b`,
  'gi',
);

/** The days of a wish; `isLong` where a plan can hold only a part of them. */
function stayIn(wish: string): { readonly days: number; readonly isWeekend: boolean; readonly left: string } {
  const [, many] = /(\d+)[- ]days?\b/i.exec(wish) ?? [];
  const isWeekend = /\bweekend\b/i.test(wish) && many === undefined;
  const [long = '', weeks = ''] = /\b(\d+)[- ](?:weeks?|months?)\b/i.exec(wish) ?? [];
  if (many !== undefined) return { days: Number(many), isWeekend, left: '' };
  if (isWeekend) return { days: 2, isWeekend, left: '' };
  if (long === '') return { days: /\bday\b/i.test(wish) ? 1 : 3, isWeekend, left: '' };
  const isLong = /month/i.test(long) || Number(weeks) > 2;
  return isLong
    ? { days: 3, isWeekend, left: `${long} (it is a plan for three days)` }
    : { days: 7 * Number(weeks), isWeekend, left: '' };
}

/** A stay in a town, with its sights where they are known. */
export async function visit(wish: string): Promise<string | undefined> {
  const found = ASKED.test(wish) ? PLACE.exec(wish) : null;
  const place = found?.[1] ?? found?.[2];
  if (place === undefined || NO_PLACE.test(place)) return undefined;
  const { days, isWeekend, left: tooLong } = stayIn(wish);
  if (days < 1 || days > 14) return undefined;
  const rest = wish.replace(place, ' ');
  const { likes } = await table();
  const hasKids = whole(likes.find(([words]) => words?.startsWith('kids'))?.[0] ?? 'kids').test(rest);
  const said = [...wish.matchAll(LIKED)].map(([, each = '']) => each).join(', ');
  const others = (await likedIn(withoutSightKinds(said), '')).map(([one]) => one);
  const known = await sightsOf(place, { days, hasKids, said, others, wish: rest });
  const slots = known ?? (await generalSlots(days, said, rest));
  const names = isWeekend ? ['Saturday', 'Sunday'] : Array.from({ length: days }, (_, at) => `Day ${at + 1}`);
  const parts = names.map((name, at) => {
    const [morning = '', afternoon = '', evening = ''] = slots[at] ?? [];
    const last = at === days - 1 && days > 1;
    return `**${name}**\n\n- Morning: ${morning}\n- Afternoon: ${afternoon}\n- Evening: ${last ? 'an early meal, and the way home with an hour to spare' : evening}`;
  });
  const withKids = hasKids
    ? '\n\nWith children: one big thing a day, a long break after lunch, water and snacks at hand.'
    : '';
  const slowly = LITTLE_WALKING.test(rest)
    ? '\n\nWith little walking: tram, bus or taxi between the places, a long sit in a café after each, and a way without stairs asked for beforehand.'
    : '';
  const left = notAnswered([
    ...(tooLong === '' ? [] : [tooLong]),
    ...(known === undefined ? (rest.match(SHUNNED) ?? []).filter((each) => !LITTLE_WALKING.test(each)) : []),
    ...new Set(rest.match(OTHERS)?.map((each) => each.trim()) ?? []),
  ]);
  const note =
    known === undefined
      ? `A general plan: I know no sights of ${place}; take the names from a map or a guide.`
      : 'Well-known sights from a short list: look up opening days and tickets before you go.';
  return `# Trip: ${place}\n\n${parts.join('\n\n')}${withKids}${slowly}\n\nBefore: tickets, a place to sleep near a station or the centre, and the opening days of what you want to see.\n\n_${note}_${left === '' ? '' : `\n\n${left}`}`;
}

const EVENINGS = [
  'eat where the locals do, one street off the sights',
  'a view at sunset, then a simple dinner',
];

/** The interests that were named, for a morning and for later. */
async function likedIn(said: string, rest: string): Promise<readonly (readonly [string, string])[]> {
  const { likes } = await table();
  const known = likes.filter(([words = '']) =>
    whole(words).test(words.startsWith('kids') ? rest : `${said} `),
  );
  const own = said
    .split(/,| and | or | but /)
    .map((each) => each.replace(/^(?:the|good|some|a) /i, '').trim())
    .filter(
      (each) =>
        each !== '' && !/^not\b/i.test(each) && !likes.some(([words = '']) => whole(words).test(each)),
    );
  return [
    ...known.map(([words = '', one = '', two = '']) => {
      const name = whole(words).exec(said)?.[0] ?? '';
      return [one, two].map((text) => text.replace('@', name.replace(/s$/, ''))) as [string, string];
    }),
    ...own.map((each): [string, string] => [`time for ${each}`, `more ${each}, if you like`]),
  ];
}

/** Mornings, afternoons and evenings for a town of which nothing is known. */
async function generalSlots(
  days: number,
  said: string,
  rest: string,
): Promise<readonly (readonly string[])[]> {
  const { fillers } = await table();
  const chosen = await likedIn(said, rest);
  const mornings = [...chosen.map(([one]) => one), ...fillers.slice(0, -2)];
  const later = [
    LITTLE_WALKING.test(rest)
      ? 'the centre by tram or bus, with a stop in a café'
      : 'a walk through the centre, without a list',
    ...chosen.map(([, two]) => two),
    ...fillers.slice(-2),
  ];
  const pick = (from: readonly string[], at: number): string => from[at % from.length] ?? '';
  // With few days, what does not fit into the mornings comes in the afternoons.
  const all = [...mornings.slice(days, chosen.length), ...later];
  return Array.from({ length: days }, (_, at) => [pick(mornings, at), pick(all, at), pick(EVENINGS, at)]);
}
