import { oneOf } from '../../narrow.ts';
import rows from '../data/scene-words.json';
import { Lexicon } from './lexicon.ts';
import { broadColour } from './shades.ts';
import type { SubjectRelation } from './subject.ts';
import {
  FEATURES,
  GROUNDS,
  type GroundName,
  PLACES,
  ROOMS,
  type RoomName,
  SCENE_PARTS,
  type SceneFeature,
  type ScenePart,
  type ScenePlace,
  SEASONS,
  type Season,
  TIMES_OF_DAY,
  type TimeOfDay,
  WEATHERS,
  type Weather,
} from './vocabulary.ts';

/** The meaning of one phrase for the scene, apart from its subjects. */
export interface SceneHint {
  /** The words of the prompt for it. */
  readonly said?: string;
  /** The substitute that is painted for the place that the words name. */
  readonly as?: string;
  readonly place?: ScenePlace;
  /** The name of the furnished room, where the place is a room. */
  readonly room?: RoomName;
  /** The name of the furnished open place, where the place is one. */
  readonly ground?: GroundName;
  readonly time?: TimeOfDay;
  readonly weather?: Weather;
  readonly season?: Season;
  /** The first is what the phrase names; the others come with it. */
  readonly features?: readonly SceneFeature[];
  /** A name of colour-grades.json, or a hex colour, for the whole image. */
  readonly tint?: string;
  /** `#rrggbb` of what it names, where painters can give it one: "a red moon". */
  readonly colour?: string;
  /** It asks for nothing that a scene outdoors does not have: the sky. */
  readonly part?: ScenePart;
  /** A weak hint loses against any other phrase that names the same thing. */
  readonly weak?: boolean;
  /** The number that the prompt gives, and the word for it: "two moons". */
  readonly many?: { readonly count: number; readonly said: string };
  /** How a subject relates to it: "a fox behind the hills". */
  readonly relation?: HintRelation;
}

export interface HintRelation extends Pick<SubjectRelation, 'kind' | 'said'> {
  /** It is said of the scene: "the moon behind a tree". */
  readonly isOfScene?: boolean;
  /** The words of the prompt for the subject, and the name of its drawing. */
  readonly of: string;
  readonly name: string;
}

type Row = (typeof rows)[number]['hint'];

function hintFrom({
  place,
  room,
  ground,
  time,
  weather,
  season,
  features,
  tint,
  weak,
  part,
  colour,
}: Row): SceneHint {
  return {
    ...(room !== undefined && { room: oneOf(ROOMS, room) }),
    ...(ground !== undefined && { ground: oneOf(GROUNDS, ground) }),
    ...(place !== undefined && { place: oneOf(PLACES, place) }),
    ...(time !== undefined && { time: oneOf(TIMES_OF_DAY, time) }),
    ...(weather !== undefined && { weather: oneOf(WEATHERS, weather) }),
    ...(season !== undefined && { season: oneOf(SEASONS, season) }),
    ...(features !== undefined && { features: features.map((feature) => oneOf(FEATURES, feature)) }),
    ...(tint !== undefined && { tint }),
    ...(colour !== undefined && { colour }),
    ...(part !== undefined && { part: oneOf(SCENE_PARTS, part) }),
    ...(weak !== undefined && { weak }),
  };
}

/** Colours that places and features have in any image; another one is not painted on them alone. */
const NATURAL: readonly { readonly colours: RegExp; readonly of: ReadonlySet<string> }[] = [
  { colours: /^(?:green|emerald|lime)$/, of: new Set(['hills', 'forest', 'hill', 'aurora']) },
  { colours: /^(?:blue|turquoise|teal|cyan|navy)$/, of: new Set(['sea', 'lake', 'underwater', 'snow']) },
  { colours: /^(?:white|silver)$/, of: new Set(['snow', 'stars', 'beach', 'mountains']) },
  { colours: /^(?:golden|gold|yellow|beige)$/, of: new Set(['desert', 'beach', 'crops', 'sun']) },
  { colours: /^(?:grey|gray)$/, of: new Set(['mountains', 'cliff', 'road', 'city', 'street']) },
  { colours: /^(?:red|orange)$/, of: new Set(['mars', 'canyon', 'sun']) },
];

/** It is the colour of the place itself; that of water is seen in the sky too. */
export const isOwnColour = (word: string, hint: SceneHint): boolean =>
  !/^(?:blue|turquoise|teal|cyan|navy)$/.test(word) && isInTable(word, hint);

function isInTable(word: string, { place, features = [] }: SceneHint): boolean {
  // Wheat is painted ripe.
  const named = [features[0] ?? place ?? '', features[0] === 'crops' ? '' : (place ?? '')];
  const colour = broadColour(word);
  return NATURAL.some(({ colours, of }) => colours.test(colour) && named.some((one) => of.has(one)));
}

/** "A green planet": no place or feature is painted in a colour of its own; the light, the sky and flowers are. */
export function isNaturalColour(word: string, hint: SceneHint): boolean {
  const { place, features = [], part } = hint;
  if (part !== undefined || (place === undefined && features.length === 0)) return true;
  if (place === 'abstract' || features.includes('flowers')) return true;
  return isInTable(word, hint);
}

/** Features whose painters take a colour, the air (the sky, fog, a sunset), and water. */
export const takesColour = (hint: SceneHint): boolean =>
  hint.features?.some((feature) => /^(?:moon|neon|sun)$/.test(feature)) ||
  isOfAir(hint) ||
  isWater(hint) ||
  isBloom(hint);

/** A field of flowers, which have the colour. */
export const isBloom = ({ place, features = [] }: SceneHint): boolean =>
  place === 'hills' && features[0] === 'flowers';

/** Not a beach: the sand has a colour of its own. */
export const isWater = ({ place, features = [], season }: SceneHint): boolean =>
  /^(?:lake|sea)$/.test(place ?? '') &&
  season === undefined &&
  /^(?:water|river|waves)$/.test(features[0] ?? '');

export const isOfAir = ({ part, weather, time, place, features = [] }: SceneHint): boolean =>
  place === undefined &&
  features.length === 0 &&
  (part === 'sky' || weather === 'fog' || /^(?:dawn|sunrise|sunset|dusk)$/.test(time ?? ''));

export const SCENE_WORDS = new Lexicon<SceneHint>();
for (const { hint, phrases, like = [] } of rows) {
  const value = hintFrom(hint);
  for (const phrase of phrases) SCENE_WORDS.add(phrase, value);
  const near = { ...value, as: phrases[0] ?? '' };
  for (const phrase of like) SCENE_WORDS.add(phrase, near);
}
