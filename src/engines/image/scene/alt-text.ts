import looks from '../data/subject-looks.json';
import { counted, doingIn, drawingWords, listed, withArticle } from '../prompt/drawing-words.ts';
import { beastOf, figureOf, type Pose, type Stance } from '../prompt/figure.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import { isContents } from '../prompt/serving.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Relation, ScenePlace, Weather, Zone } from '../prompt/vocabulary.ts';
import type { Footprint } from './footprint.ts';
import { isNearness } from './kept-beside.ts';
import { keepsRelation } from './kept-relations.ts';
import { chosenOf } from './one-of-several.ts';
import { shownDeed } from './told-deeds.ts';
import type { Visibility } from './visibility.ts';

/**
 * The finished image in words, as one would tell it to somebody who cannot see it: "a street at night: a man on the
 * ground; a bird in the air". It is told from the bodies that were drawn, so it also tells where the painter went
 * astray.
 */
export function altText(plan: ScenePlan, drawn: Visibility): string {
  const seen = drawn.seen();
  const shown = plan.subjects.filter((subject) => (seen.get(subject) ?? 0) > 0);
  const places = new Map<string, string[]>();
  for (const subject of shown) {
    const place = placeOf(subject, plan, drawn, shown);
    places.set(place, [
      ...(places.get(place) ?? []),
      thingWords(subject, seen.get(subject) ?? 1, { plan, drawn }),
    ]);
  }
  const groups = [...places].map(([place, things]) => `${listed(things)} ${place}`.trim());
  return [sceneWords(plan), groups.join('; ')].filter((part) => part !== '').join(': ');
}

/** Drawings of several things: a stack of pancakes. */
const SEVERAL = new Map(Object.entries(looks.several));

/** "Two red birds", "a man walking in a coat". */
function thingWords(
  subject: Subject,
  copies: number,
  { plan, drawn }: { readonly plan: ScenePlan; readonly drawn: Visibility },
): string {
  const { name, wears = [], lost = [] } = subject;
  const count = copies * (SEVERAL.get(name) ?? 1);
  const [print] = drawn.printsOf(subject);
  // Of copies in several colours, one would be told of all.
  const isOneColour = !subject.colours && drawn.missingColours(subject).length === 0;
  const colour = isOneColour ? (subject.coloured ?? '') : '';
  const noun = [colour, drawingWords(name, count)].filter((word) => word !== '').join(' ');
  const clothes = wears
    .filter(({ said }) => !lost.includes(said))
    .map((one) => withArticle(drawingWords(one.name, one.count)));
  // Part of the content of a vessel is hidden, so it is not counted.
  const isFilling = count > 1 && !subject.counted && isContents(subject.relation);
  return [
    isFilling ? noun : counted(noun, count),
    [doingOf(print?.one.name ?? name), shownDeed(subject, plan.subjects, drawn)]
      .filter(Boolean)
      .join(' and '),
    clothes.length > 0 ? `in ${listed(clothes)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const POSE_WORDS: Readonly<Record<Pose, string>> = {
  standing: '',
  seated: 'sitting',
  'on-chair': 'sitting on a chair',
  'cross-legged': 'sitting cross-legged',
  astride: 'sitting',
  striding: 'walking',
  stepping: 'walking',
  lying: 'lying',
  running: 'running',
  jumping: 'jumping',
  kneeling: 'kneeling',
  kicking: 'kicking',
  lunging: 'lunging',
  dancing: 'dancing',
  climbing: 'climbing',
};

const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  gallop: 'running',
  leap: 'leaping',
  pace: 'walking',
  graze: 'with its head down',
  curled: 'curled up asleep',
  resting: 'lying',
  sit: 'sitting',
};

function doingOf(name: string): string {
  const [figure, beast] = [figureOf(name), beastOf(name)];
  if (figure) return POSE_WORDS[figure.pose];
  if (beast) return STANCE_WORDS[beast.stance];
  const doing = doingIn(name) ?? '';
  return doing === 'standing' ? '' : doing;
}

const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  on: 'on',
  crossing: 'on',
  riding: 'on',
  in: 'in',
  behind: 'behind',
  before: 'in front of',
  under: 'under',
  above: 'above',
  wearing: 'worn by',
  holding: 'held by',
  leaning: 'leaning against',
  flying: 'flown by',
  climbing: 'on',
  hanging: 'hanging from',
  beside: 'beside',
  between: 'between',
};

/** "On the table": in a relation that the image keeps, or where such things are in the scene. */
function placeOf(subject: Subject, plan: ScenePlan, drawn: Visibility, shown: readonly Subject[]): string {
  const { relation } = subject;
  const anchor = relation && plan.subjects[relation.to];
  const prints = drawn.printsOf(subject);
  if (
    relation &&
    anchor &&
    shown.includes(anchor) &&
    !(relation.kind === 'beside' && !isNearness(relation.said))
  ) {
    const other = relation.and === undefined ? undefined : plan.subjects[relation.and];
    const anchors = [anchor, ...(other ? [other] : [])];
    const all = anchors.flatMap((one) => drawn.printsOf(one));
    const isOfOne = relation.which !== undefined && all.length > 1;
    const chosen = isOfOne ? chosenOf(relation.which, all, ({ middle }) => middle) : undefined;
    if (keepsRelation(relation, prints, chosen ? [chosen] : all))
      return `${RELATION_WORDS[relation.kind]} ${isOfOne ? 'one of ' : ''}${anchors.map((one) => `the ${drawingWords(one.name, one.count)}`).join(' and ')}`;
  }
  const isPerched = prints.some(({ one }) => one.perched);
  // It is neither where the prompt wants it nor by itself.
  if (isPerched && anchor && shown.includes(anchor))
    return `at the ${drawingWords(anchor.name, anchor.count)}`;
  // A branch that comes into the image.
  if (isPerched && !relation && !subject.hung && subject.name === 'branch')
    return 'from the edge of the image';
  if (subject.hung) return 'on the wall';
  if (subject.at) return AT_WINDOW[subject.at];
  const isStranded = prints[0]?.one.zone === 'water' && prints.every((print) => drawn.isOnLand(print));
  const isDrenched =
    /^(?:lake|sea)$/.test(plan.place) &&
    prints.every((print) => print.one.zone === 'ground' && !print.one.perched && !drawn.isOnLand(print));
  const zone = isStranded ? 'ground' : isDrenched ? 'water' : (prints[0]?.one.zone ?? 'ground');
  const ground = partOf(plan)?.ground ?? groundWords(plan);
  // In a room such things stand on the floor.
  const isGrounded = zone === 'ground' || (zone === 'table' && plan.place === 'room');
  const spot = isGrounded ? ground : ZONE_WORDS[zone];
  // Sides are told where the prompt gives one.
  return /\b(?:left|right)\b/i.test(plan.prompt) ? `${spot} ${sideWords(prints, drawn.width)}` : spot;
}

function sideWords(prints: readonly Footprint[], width: number): string {
  const middle = prints.reduce((sum, print) => sum + print.middle, 0) / (prints.length * width);
  return middle < 0.4 ? 'on the left' : middle > 0.6 ? 'on the right' : 'in the middle';
}

const ZONE_WORDS: Readonly<Record<Exclude<Zone, 'ground'>, string>> = {
  water: 'in the water',
  air: 'in the air',
  deep: 'under water',
  table: 'on the table',
};

const GROUND_WORDS: Readonly<Record<ScenePlace, string>> = {
  mountains: 'on the ground',
  lake: 'on the shore',
  sea: 'on the shore',
  forest: 'on the ground',
  desert: 'on the sand',
  hills: 'on the grass',
  snow: 'on the snow',
  city: 'on the ground',
  street: 'on the street',
  room: 'on the floor',
  space: '',
  underwater: 'under water',
  abstract: '',
  table: 'on the table',
};

/** Land in winter is white, and beside a road not all of it is grass. */
function groundWords({ place, season, features }: ScenePlan): string {
  const isLand = /^(?:hills|mountains|forest)$/.test(place);
  if (isLand && features.isPainted('leaves')) return 'on fallen leaves';
  if (isLand && features.isPainted('road')) return 'on the ground';
  if (features.isPainted('platform')) return 'on the platform';
  return isLand && season === 'winter' ? GROUND_WORDS.snow : GROUND_WORDS[place];
}

const PLACE_WORDS: Readonly<Record<ScenePlace, string>> = {
  mountains: 'mountains',
  lake: 'a lake',
  sea: 'the sea',
  forest: 'a forest',
  desert: 'a desert',
  hills: 'hills',
  snow: 'a snowy land',
  city: 'a city',
  street: 'a street',
  room: 'a room',
  space: 'space',
  underwater: 'under water',
  abstract: 'an abstract ground',
  table: 'a table',
};

const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  clear: '',
  fair: '',
  cloudy: 'under a cloudy sky',
  overcast: 'under a grey sky',
  rain: 'in the rain',
  storm: 'in a storm',
  snow: 'in falling snow',
  fog: 'in fog',
};

/** Through the window of a room. */
const OUTSIDE_WORDS: Readonly<Partial<Record<Weather, string>>> = {
  rain: 'with rain outside',
  storm: 'with a storm outside',
  snow: 'with snow falling outside',
};

/** Places that are painted as a kind of another: a river is a lake with two banks. */
const PARTS: Readonly<Record<string, { readonly place: string; readonly ground: string }>> = {
  river: { place: 'a river', ground: 'on the bank' },
  crops: { place: 'a field', ground: 'in the field' },
  mars: { place: 'Mars', ground: 'on the ground' },
  moon: { place: 'the moon', ground: 'on the ground' },
};

function partOf({ place, hints }: ScenePlan) {
  const own = hints.find((hint) => hint.place === place);
  const found = [...(own?.features ?? []), own?.tint ?? ''].find((name) => Object.hasOwn(PARTS, name));
  return found === undefined ? undefined : PARTS[found];
}

function sceneWords(plan: ScenePlan): string {
  const { place, room, ground, time, weather } = plan;
  const isIndoors = place === 'room' || place === 'table';
  const sky = isIndoors || /^(?:space|underwater|abstract)$/.test(place);
  return [
    room || ground ? withArticle(room ?? ground ?? '') : (partOf(plan)?.place ?? PLACE_WORDS[place]),
    sky || time === 'day' ? '' : `at ${time}`,
    sky ? (place === 'room' && OUTSIDE_WORDS[weather]) || '' : WEATHER_WORDS[weather],
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const AT_WINDOW: Readonly<Record<NonNullable<Subject['at']>, string>> = {
  sill: 'on the windowsill',
  window: 'at the window',
  outside: 'outside the window',
};
