import { oneOf } from '../../narrow.ts';
import { mulberry32, type RandomSource } from '../../random.ts';
import flowers from '../data/flowers.json';
import places from '../data/places.json';
import { acted } from './acted.ts';
import { setAfloat, withWater } from './afloat.ts';
import { enacts } from './enact.ts';
import { SceneFeatures } from './features.ts';
import { figureOf } from './figure.ts';
import { isOfLight, lightSide } from './light-side.ts';
import { isByNature } from './nature.ts';
import { onHeights } from './on-heights.ts';
import { originOf } from './origin.ts';
import { withOwners } from './owners.ts';
import { withoutPartsOf } from './place-parts.ts';
import { isUnseen } from './postures.ts';
import { wallsOf } from './room-walls.ts';
import { roomOf } from './rooms.ts';
import { isBloom, isOfAir, type SceneHint } from './scene-words.ts';
import { isOfShadows, type Shadows, shadowsOf } from './shadows.ts';
import { atTables, onLeads } from './staged.ts';
import { isOfStreetLooks, streetLooks } from './street-looks.ts';
import { areBreaking } from './strengths.ts';
import { plainSubject, type Subject, type SubjectAction } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import { isOfSun, isSunless } from './sunshine.ts';
import { isOfSurface, onSurface } from './surface.ts';
import { nearTableTop } from './table-top.ts';
import {
  FEATURES,
  type GroundName,
  PLACES,
  type RoomName,
  type SceneFeature,
  type ScenePlace,
  type Season,
  type Side,
  type TimeOfDay,
  type Weather,
} from './vocabulary.ts';
import { withoutAnchor } from './without-subject.ts';

/** The scene that a prompt asks for. The seed decides what the words leave open. */
export interface ScenePlan {
  readonly prompt: string;
  readonly seed: number;
  readonly place: ScenePlace;
  /** The furnished room, where the place is one. */
  readonly room: RoomName | undefined;
  /** The furnished open place, where the place is one. */
  readonly ground: GroundName | undefined;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  readonly features: SceneFeatures;
  /** Names of colour-grades.json and hex colours. */
  readonly tints: readonly string[];
  /** A dark room: its lamps and candles are the only light. */
  readonly dim: boolean;
  /** `#rrggbb` of the walls of a room, where it was named. */
  readonly wallColour?: string;
  /** The colour of the tiles in a bathroom or a kitchen. */
  readonly tileColour?: string;
  /** The direction of the light, outside of rooms. */
  readonly lightFrom?: Side;
  /** The shadows of things outdoors, if the prompt says so. */
  readonly shadows?: Shadows;
  /** The road leads from one side of the frame to the other. */
  readonly roadAcross?: boolean;
  /** Only the subjects are sharp, and not what is behind them. */
  readonly isShallow?: boolean;
  /** A table with dishes from above. */
  readonly isFromAbove?: boolean;
  /** The manner of the image has no colours: pencil, line art. */
  readonly colourless?: boolean;
  readonly subjects: readonly Subject[];
  /** The colour of flowers that cover a field, when one was named. */
  readonly flowers: string | undefined;
  readonly hints: readonly SceneHint[];
  /** Colours of the moon and of neon lights, where they were named. */
  readonly ownColours: ReadonlyMap<SceneFeature, string>;
  /** Moons in the sky at night. */
  readonly moons: number;
  /** The colour of the sky or of fog, where one was named. */
  readonly airColour: string | undefined;
  /** Actions of parts of the scene: waves break. */
  readonly sceneActions: readonly SubjectAction[];
  /** Words of the prompt that were not understood. */
  readonly leftOver: readonly string[];
  /** At least one word of the prompt was known. */
  readonly understood: boolean;
}

interface ScenePlanInput {
  readonly prompt: string;
  readonly seed: number;
  readonly hints: readonly SceneHint[];
  readonly subjects: readonly Subject[];
  readonly colours: readonly string[];
  readonly sceneActions?: readonly SubjectAction[];
  readonly leftOver?: readonly string[];
  /** The place where the first subject belongs, for prompts that name no place. */
  readonly home: ScenePlace | undefined;
}

/** The named place with the higher priority is painted; another becomes a feature of it. */
const PRIORITY = places.priority.map((place) => oneOf(PLACES, place));

/** The feature that a place is made of. */
export const OWN_FEATURE: ReadonlyMap<string, SceneFeature> = new Map(
  Object.entries(places.ownFeature).map(([place, feature]) => [place, oneOf(FEATURES, feature)]),
);

/** They are dark by themselves. */
const DARK_THING =
  /\bdark[\s-](?:blue|green|red|gr[ae]y|brown|purple|hair|haired|chocolate|eye|skin|suit|wood|beer)/i;

/** Words for the light of a room. */
const DIM_WORD = /^(?:dim|dimly|lit|unlit|darkened|candlelit|candlelight|lamplit|lamplight)$/;
const DIM_LIGHT =
  /\b(?:dim(?:ly)?(?:[\s-]lit)?|unlit|darkened|(?:candle|lamp)[\s-]?(?:lit|light)|lit\s+(?:only\s+)?by\s+(?:\w+\s+){0,3}(?:candles?|lamps?|lanterns?|torch(?:es)?|fire(?:place|light)?|moonlight))\b/i;

/** More would fill the sky. */
const MOST_MOONS = 3;

const isOfMoons = ({ features }: SceneHint): boolean => features?.includes('moon') === true;

/** True if the image has the number in the prompt; painters choose the number of other parts of a scene. */
export const isNumberKept = (hint: SceneHint, { time, moons }: Pick<ScenePlan, 'time' | 'moons'>): boolean =>
  hint.many === undefined || (isOfMoons(hint) && time === 'night' && moons === hint.many.count);

/** Said of a room. */
const BY_CANDLE = /\b(candle|lamp)[\s-]?(?:lit|light)\b/i;

const FLOWER_SUBJECTS = new Set(flowers.subjects);
/** A coloured dot shows no tulip. */
const ANY_FLOWER = /^(?:blossom|white-flower)$/;

export function planScene(asked: ScenePlanInput): ScenePlan {
  const input = { ...asked, hints: onSurface(asked.hints, asked.prompt) };
  const seed = originOf(input.prompt, input.seed);
  const random = mulberry32(seed);
  const owned = withOwners(input.prompt, { leftOver: [], ...input });
  const placed = onHeights({ subjects: owned.subjects, hints: input.hints });
  const { subjects: named, hints } = nearTableTop({
    ...input,
    hints: placed.hints,
    subjects: acted(placed.subjects, { ...input, hints: placed.hints }),
  });
  const features = new Set<SceneFeature>(hints.flatMap((hint) => hint.features ?? []));
  const place = choosePlace({ ...input, subjects: setAfloat(input.subjects), hints }, features, random);
  if (features.has('waves') && areBreaking(input.prompt)) features.add('high-waves');
  if (place === 'street') for (const look of streetLooks(input.prompt)) features.add(look);
  const words = input.subjects.length + hints.length;
  const blooms =
    place === 'hills'
      ? named.find(
          ({ count, counted, name, relation }) =>
            count >= 3 &&
            !counted &&
            FLOWER_SUBJECTS.has(name) &&
            (!relation || (relation.kind === 'beside' && !isUnseen(relation.said))),
        )
      : undefined;
  if (blooms) features.add('flowers');
  // Three flowers or more are a field; beside another subject those of no kind are not drawn one by one.
  const isScattered = blooms && named.length > 1 && ANY_FLOWER.test(blooms.name);
  const flowerless = isScattered ? withoutAnchor(named, blooms, { colour: true }) : named;
  const walls = place === 'room' ? wallsOf(flowerless, hints, input.prompt) : undefined;
  const rooted = withoutPartsOf(place, walls?.subjects ?? flowerless, {
    hints,
    features,
    prompt: input.prompt,
  });
  const timed = hints.filter((hint) => hint.time && !hint.weak);
  // "A sunny morning": the hour is that of the morning.
  const time = (timed.find((hint) => !isOfSun(hint)) ?? timed[0] ?? hints.find((hint) => hint.time))?.time;
  const season = hints.find((hint) => hint.season)?.season;
  const weather = hints.find((hint) => hint.weather)?.weather;
  // On a sunny day the sun is in the image.
  if (time === 'day' && timed.some(isOfSun) && !isSunless(weather)) features.add('sun');
  const light = BY_CANDLE.exec(input.prompt)?.[1]?.toLowerCase();
  const lit = light === undefined ? rooted : withLight(rooted, light);
  const subjects = onLeads(atTables(season === 'autumn' ? lit.map(inAutumn) : lit), input.prompt);
  const isAtGame = subjects.some(({ name }) => figureOf(name)?.arm === 'gaming');
  const isWatched = subjects.some(({ relation }) => relation?.isOwn && relation.said === 'watching');
  // "Dark firs" are dark themselves.
  const worn = subjects.flatMap(({ wears = [] }) => wears);
  const darkOf = [...subjects, ...worn].find(({ said }) =>
    new RegExp(`\\bdark ${said}\\b`, 'i').test(input.prompt),
  );
  const isDark =
    hints.some(({ tint }) => tint === 'dark') && !time && !darkOf && !DARK_THING.test(input.prompt);
  const dim =
    (place === 'room' && isDark) || (/^(?:room|table)$/.test(place) && DIM_LIGHT.test(input.prompt));
  const lightFrom = place === 'room' ? undefined : lightSide(input.prompt);
  const isOpen = subjects.length > 0 && !/^(?:room|table|space|underwater|abstract)$/.test(place);
  const shadows = isOpen && !isSunless(weather) && time !== 'night' ? shadowsOf(input.prompt) : undefined;
  return {
    prompt: input.prompt,
    seed,
    place,
    room:
      place !== 'room'
        ? undefined
        : hints.some((hint) => hint.place === 'room')
          ? hints.find((hint) => hint.room)?.room
          : roomOf(subjects),
    ground: hints.find((hint) => hint.ground && hint.place === place)?.ground,
    dim,
    ...(lightFrom && { lightFrom }),
    ...(shadows && { shadows }),
    ...(walls?.colour && { wallColour: walls.colour }),
    ...(walls?.tiles && { tileColour: walls.tiles }),
    time:
      time ??
      (features.has('lit-windows') ? 'dusk' : undefined) ??
      (place === 'space' || features.has('neon') || dim ? 'night' : isDark ? 'dusk' : 'day'),
    weather:
      weather ??
      pick<Weather>(
        random,
        time === 'night' ? ['clear', 'clear', 'fair'] : ['fair', 'fair', 'clear', 'fair'],
        'fair',
      ),
    season: season ?? (place === 'snow' ? 'winter' : 'summer'),
    features: new SceneFeatures(features),
    // Dusk is dark enough.
    tints: [
      ...hints.flatMap(({ tint }) =>
        tint === undefined || ((isDark || darkOf) && tint === 'dark') ? [] : tint,
      ),
      ...input.colours,
    ],
    subjects,
    flowers: blooms?.colour ?? hints.find((hint) => hint.colour && isBloom(hint))?.colour,
    hints,
    ownColours: new Map(
      hints.flatMap(({ colour, features: named = [] }) =>
        colour ? named.map((feature): [SceneFeature, string] => [feature, colour]) : [],
      ),
    ),
    moons: Math.min(MOST_MOONS, Math.max(1, ...hints.filter(isOfMoons).map(({ many }) => many?.count ?? 1))),
    airColour: hints.find((hint) => hint.colour && isOfAir(hint))?.colour,
    sceneActions: input.sceneActions ?? [],
    leftOver: [...(darkOf && !isByNature([darkOf.name], 'dark') ? ['dark'] : []), ...owned.leftOver].filter(
      (word) =>
        !(dim && DIM_WORD.test(word)) &&
        word !== walls?.coloured &&
        !(lightFrom && isOfLight(word, input.prompt)) &&
        !(shadows && isOfShadows(word, input.prompt)) &&
        !isOfStreetLooks(word, features) &&
        !isOfSurface(word, asked.hints, asked.prompt) &&
        !(word === 'snowy' && place === 'street') &&
        !(isAtGame && /^play(?:s|ing)?$/.test(word)) &&
        !(isWatched && /^watch/.test(word)) &&
        !(place === 'street' && /^busk/.test(word) && subjects.some(({ name }) => enacts(name, 'playing'))),
    ),
    understood: words + input.colours.length > 0,
  };
}

/** A room by candlelight has a candle, or nobody sees anything in it. */
const withLight = (subjects: readonly Subject[], name: string): readonly Subject[] =>
  subjects.some((one) => one.name === name || one.glowing || kindOfSubject(one.name).glows)
    ? subjects
    : [...subjects, plainSubject({ name, said: `${name}light`, count: 1 })];

/** Leaves of autumn are not green. */
const inAutumn = (subject: Subject): Subject =>
  subject.name === 'leaf' && !subject.colour ? { ...subject, colour: AUTUMN } : subject;

const AUTUMN = '#d9822b';

/** Other words for patterns and moods, such as "liquid" or "shapes", are said of the things of a prompt that has some. */
const ABSTRACT = /^(?:abstract|psychedelic|fluid art|waves of)/;

/** Adds the features that named places bring with them. */
function choosePlace(input: ScenePlanInput, features: Set<SceneFeature>, random: RandomSource): ScenePlace {
  const { hints, subjects, colours } = input;
  const named = hints.flatMap(({ place, weak, said = '' }) =>
    place && !weak && !(place === 'abstract' && subjects.length > 0 && !ABSTRACT.test(said)) ? [place] : [],
  );
  const weak = hints.flatMap((hint) => (hint.place && hint.weak ? [hint.place] : []));
  for (const place of named) {
    const own = OWN_FEATURE.get(place);
    if (own) features.add(own);
  }
  // On Mars or the moon the picture shows the ground, not open space.
  const surface = features.has('mars') || hints.some((hint) => hint.tint === 'moon');
  // A vineyard beside a river is a vineyard.
  const opening = hints.find((hint) => hint.place && !hint.weak);
  const own = opening?.ground === 'vineyard' || opening?.ground === 'orchard' ? opening.place : undefined;
  const first = own ?? PRIORITY.find((place) => named.includes(place) && !(surface && place === 'space'));
  const anyPlace =
    subjects.length === 0
      ? pick<ScenePlace>(random, ['mountains', 'hills', 'sea', 'lake'], 'hills')
      : undefined;
  const colourOnly = subjects.length + hints.length === 0 && colours.length > 0 ? 'abstract' : undefined;
  // "Snow" alone is a place; beside a subject that belongs elsewhere it is only the season.
  const indoors = BY_CANDLE.test(input.prompt) && input.home !== 'table' ? 'room' : undefined;
  // The sea is near a lighthouse on a cliff.
  const isCliff =
    first === 'mountains' &&
    hints.every((hint) => !hint.place || hint.weak || hint.features?.[0] === 'cliff');
  const isCoast = isCliff && subjects.some(({ name }) => kindOfSubject(name).home === 'sea');
  // Whoever is "in the fog" or "in the rain" is outdoors, also on stairs.
  const home = input.home === 'room' && hints.some(isAround) ? 'hills' : input.home;
  const place = (isCoast ? 'sea' : first) ?? weak[0] ?? colourOnly ?? indoors ?? home ?? anyPlace ?? 'hills';
  return withWater(place, input);
}

/** Said of somebody, not of what is seen through a window. */
const isAround = ({ weather, relation, said = '' }: SceneHint): boolean =>
  weather !== undefined && /^(?:in|through)\b/.test(relation?.said ?? said);

const pick = <T>(random: RandomSource, choices: readonly T[], otherwise: T): T =>
  choices[Math.floor(random() * choices.length)] ?? otherwise;
