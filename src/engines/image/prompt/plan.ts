import { hashText, mulberry32 } from '../../random.ts';
import type { Wish } from './parse.ts';
import type { DayTime, Feature, Meaning, Place, Season, Weather } from './scene-words.ts';

/** What the words of a prompt ask for, with chance for what they leave open. */
export interface Plan {
  readonly prompt: string;
  readonly seed: number;
  readonly place: Place;
  readonly time: DayTime;
  readonly weather: Weather;
  readonly season: Season;
  readonly features: ReadonlySet<Feature>;
  readonly tints: readonly string[];
  readonly wishes: readonly Wish[];
  /** The colour of flowers that cover a field, when one was named. */
  readonly flowers: string | undefined;
  /** Whether any word of the prompt meant something. */
  readonly understood: boolean;
}

/** When two places are named, the one further left holds the picture and the other becomes a feature of it. */
const RANK: readonly Place[] = [
  'underwater',
  'space',
  'room',
  'table',
  'street',
  'city',
  'lake',
  'sea',
  'desert',
  'forest',
  'hills',
  'snow',
  'mountains',
  'abstract',
];

const chance = <T>(random: () => number, choices: readonly T[], otherwise: T): T =>
  choices[Math.floor(random() * choices.length)] ?? otherwise;

const FLOWERS = new Set(['blossom', 'tulip', 'rose', 'sunflower', 'hibiscus', 'hyacinth', 'white-flower']);

/** The list without one wish; relations to it end, and relations beyond it move up. */
function without(wishes: readonly Wish[], gone: Wish): Wish[] {
  const at = wishes.indexOf(gone);
  return wishes
    .filter((wish) => wish !== gone)
    .map((wish) => {
      const { relation } = wish;
      if (!relation || relation.to < at) return wish;
      return { ...wish, relation: relation.to === at ? undefined : { ...relation, to: relation.to - 1 } };
    });
}

export interface PlanInput {
  readonly prompt: string;
  readonly seed: number;
  readonly meanings: readonly Meaning[];
  readonly wishes: readonly Wish[];
  readonly colours: readonly string[];
  /** Where the first thing of the prompt is at home, for prompts that name no place. */
  readonly home: Place | undefined;
}

export function planFrom(input: PlanInput): Plan {
  const seed = (hashText(input.prompt.trim().toLowerCase()) ^ Math.imul(input.seed + 1, 0x85ebca6b)) >>> 0;
  const random = mulberry32(seed);
  const { meanings } = input;
  const features = new Set<Feature>(meanings.flatMap((meaning) => meaning.features ?? []));
  const places = meanings
    .filter((meaning) => meaning.place && !meaning.weak)
    .map((meaning) => meaning.place as Place);
  const weak = meanings
    .filter((meaning) => meaning.place && meaning.weak)
    .map((meaning) => meaning.place as Place);
  for (const place of places)
    if (place === 'mountains' || place === 'forest') features.add(place === 'forest' ? 'trees' : 'mountains');
  if (places.includes('sea') || places.includes('lake')) features.add('water');
  const surface = features.has('mars') || meanings.some((meaning) => meaning.tint === 'moon');
  const named = RANK.find((place) => places.includes(place) && !(surface && place === 'space'));
  const unset =
    input.wishes.length === 0
      ? chance<Place>(random, ['mountains', 'hills', 'sea', 'lake'], 'hills')
      : undefined;
  const words = input.wishes.length + meanings.length;
  const bare = words === 0 && input.colours.length > 0 ? 'abstract' : undefined;
  // Snow alone is a place; snow on a thing that lives indoors or elsewhere is only the season.
  const place = named ?? weak[0] ?? bare ?? input.home ?? unset ?? 'hills';
  const blooms =
    place === 'hills' ? input.wishes.find((wish) => wish.count >= 3 && FLOWERS.has(wish.name)) : undefined;
  if (blooms) features.add('flowers');
  // Flowers by the dozen are a field; beside something else they need not stand for themselves.
  const wishes = blooms && input.wishes.length > 1 ? without(input.wishes, blooms) : input.wishes;
  const time =
    meanings.find((meaning) => meaning.time && !meaning.weak)?.time ??
    meanings.find((meaning) => meaning.time)?.time;
  const season = meanings.find((meaning) => meaning.season)?.season;
  const weather = meanings.find((meaning) => meaning.weather)?.weather;
  const indoors = place === 'room' || place === 'table';
  const opened = chance<DayTime>(
    random,
    indoors || weather ? ['day'] : ['day', 'day', 'day', 'sunset', 'dawn'],
    'day',
  );
  return {
    prompt: input.prompt,
    seed,
    place,
    time: time ?? (place === 'space' ? 'night' : features.has('neon') ? 'night' : opened),
    weather:
      weather ??
      chance<Weather>(
        random,
        time === 'night' ? ['clear', 'clear', 'fair'] : ['fair', 'fair', 'clear', 'cloudy'],
        'fair',
      ),
    season: season ?? (place === 'snow' ? 'winter' : 'summer'),
    features,
    tints: [...meanings.flatMap((meaning) => meaning.tint ?? []), ...input.colours],
    wishes,
    flowers: blooms?.colour,
    understood: words + input.colours.length > 0,
  };
}
