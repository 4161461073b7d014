import looks from '../data/subject-looks.json';
import { baseName, figureName, figureOf } from '../prompt/figure.ts';
import { isFigure } from '../prompt/figures.ts';
import { GIANT } from '../prompt/modifiers.ts';
import { isAlive, isPerson } from '../prompt/people.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Action } from '../prompt/vocabulary.ts';
import { clamp } from '../raster/math.ts';
import { arrange, stepOf } from './arrange.ts';
import { boardTilt } from './in-action.ts';
import { chosenOf } from './one-of-several.ts';
import type { PlacedSubject, Shape } from './placed-subject.ts';
import { growth, proportionOf } from './proportion.ts';
import type { Scene } from './scene.ts';
import { baseOf, depthOf, leadSize, zoneOf } from './zones.ts';

/** Turns drawings that are seen aslant, so that they stand. */
const UPRIGHT = new Map(Object.entries(looks.uprightTilt));
/** Actions that need room above. */
const UPWARDS: ReadonlySet<Action> = new Set(['lift-off', 'rise', 'fall', 'jump']);
const VARIANTS = new Map(Object.entries(looks.variants));
/** Fraction of the height of the image. */
const HIGHEST_STACK = 0.74;
/** Row of the middle of what hangs on a wall, as a share of the height. */
const ON_WALL = 0.36;

export interface Sizing {
  /** Size of the largest subject in reality, in metres. */
  readonly lead: number;
  /** Its place. */
  readonly zone: PlacedSubject['zone'];
  readonly depth: number | undefined;
  /** It is drawn so many times larger than usual. */
  readonly enlarged: number;
  readonly shapeOf: (name: string) => Shape;
}

/** A man and a woman. */
const COUPLES: ReadonlyMap<string, readonly string[]> = new Map([
  ['person-standing', ['man-standing', 'woman-standing']],
  ['person-walking', ['man-walking', 'woman-walking']],
  ['older-person', ['old-man', 'old-woman']],
]);
const KIN: readonly (readonly [RegExp, RegExp])[] = [
  [/brothers$/, /^man-/],
  [/sisters$/, /^woman-/],
  [/(?:adults|colleagues|parents|workers|guests)$/, /man\b/],
];

/** A crowd is not of one face; all of it sits, or wears the same. */
function variantsOf({ name, said }: Subject): readonly string[] {
  const base = baseName(name);
  const pair = /couple$/.test(said) ? COUPLES.get(base) : undefined;
  const kin = KIN.find(([word]) => word.test(said))?.[1];
  const variants = pair ?? (VARIANTS.get(base) ?? []).filter((one) => kin?.test(one) !== false);
  const figure = figureOf(name);
  if (!figure) return variants.length > 0 ? variants : [name];
  const bases = variants.filter(isFigure);
  return bases.length > 0 ? bases.map((base) => figureName({ ...figure, base })) : [name];
}

/** The body of the one, dressed as the other. */
function inPlaceOf(own: string, odd: string): string {
  const figure = figureOf(odd);
  return figure ? figureName({ ...figure, base: baseName(own) }) : odd;
}

/** Fraction of the size of its rider. */
const LEAST_BELOW = 0.45;

/** The sizes of those who stand or balance on it, in metres. */
const carriedBy = (subjects: readonly Subject[], index: number): number[] =>
  subjects
    .filter(({ relation, name }) => relation?.to === index && relation.kind === 'on' && isAlive(name))
    .map(({ name }) => kindOfSubject(name).metres);

/** The copies of one subject around x = 0. */
export function copiesOf(
  scene: Scene,
  subject: Subject,
  index: number,
  { lead, zone: leadZone, depth: leadDepth, enlarged, shapeOf }: Sizing,
): PlacedSubject[] {
  const { width, height } = scene;
  const random = scene.random(41 + index);
  const zone = zoneOf(subject, scene);
  const abreast =
    subject.form === 'row' || subject.count <= 4 ? subject.count : Math.ceil(subject.count / 3) + 1;
  const crowd = subject.count > 1 ? clamp(1.04 - abreast * 0.085, 0.4, 0.86) : 1;
  const isIndoors = scene.plan.place === 'room';
  const shape = shapeOf(subject.name);
  const { metres: own } = kindOfSubject(subject.name);
  // A ball with an elephant on it is a large one.
  const metres = Math.max(own, ...carriedBy(scene.plan.subjects, index).map((most) => most * LEAST_BELOW));
  const depth = depthOf(zone, metres, scene);
  // A person nearer than the largest one is larger beside it.
  const nearer = depth !== undefined && leadDepth !== undefined ? growth(leadDepth, depth) : 1;
  const natural = proportionOf(metres, lead) * nearer;
  // A giant octopus is about as large as the ship.
  const relative = subject.scale >= GIANT ? Math.max(natural, 0.95 / subject.scale) : natural;
  const room = subject.action && UPWARDS.has(subject.action.kind) ? 0.72 : 1;
  const near = isIndoors ? 1.2 : 1;
  // Alone, nothing else shows that it is small; beside others, sizes are drawn nearer to each other than they are.
  const isCalledSmall = subject.sized !== undefined && subject.scale < 1 && !isPerson(subject.name);
  // "A little girl" is a child like others.
  const isLittle = subject.sized === 'little' && isPerson(subject.name);
  const scale = isCalledSmall
    ? subject.scale ** 1.7
    : isLittle
      ? Math.max(subject.scale, 0.88)
      : subject.scale;
  const isAside = zone !== leadZone && (depth === undefined || leadDepth === undefined);
  const largest = leadSize(lead, isAside ? zone : leadZone) * (isAside ? 1 : enlarged);
  const wanted = Math.min(width, height) * largest * near * relative * crowd * scale * room;
  const levels = subject.form === 'stack' ? 1 + (subject.count - 1) * stepOf(shape.width, shape.height) : 1;
  const size = Math.min(wanted, (height * HIGHEST_STACK) / (levels * shape.height));
  const base = baseOf(zone, metres, scene, size);
  const airborne = zone === 'air' || zone === 'deep';
  const spots = arrange(
    {
      count: subject.count,
      counted: subject.counted === true,
      onTable: zone === 'table',
      form: subject.form,
      airborne,
      width: size * shape.width,
      height: size * shape.height,
    },
    random,
  );
  const variants = subject.count > 1 ? variantsOf(subject) : [subject.name];
  const isPair = /couple$/.test(subject.said);
  const { odd } = subject;
  const oddSpot = odd && chosenOf(odd.which, spots, ({ x }) => x);
  const colours = subject.colours && withOddInFront(subject.colours, spots);
  return spots.map((spot, n) => {
    const drawn = random();
    const own = variants[isPair ? n % variants.length : Math.floor(drawn * variants.length)] ?? subject.name;
    const name = spot === oddSpot && odd ? inPlaceOf(own, odd.name) : own;
    const { width: w, height: h, tops } = name === subject.name ? shape : shapeOf(name);
    const wall = subject.hung ? height * ON_WALL + size * 0.5 * h : undefined;
    const foot = wall ?? Math.min(base + spot.y, height * 0.985);
    return {
      name,
      subject,
      ...(colours && { colour: colours[n % colours.length] }),
      zone,
      x: spot.x,
      foot,
      size: size * spot.scale,
      width: size * spot.scale * w,
      height: size * spot.scale * h,
      tops,
      mirrored:
        figureOf(name)?.arm === 'fighting'
          ? spot.x < 0
          : subject.count > 1 &&
            !airborne &&
            !subject.action &&
            subject.led === undefined &&
            !/^rows?$/.test(subject.form ?? '') &&
            random() < 0.5,
      tilt:
        subject.action?.kind === 'lift-off'
          ? (UPRIGHT.get(name) ?? 0)
          : boardTilt(name, index, scene.plan.subjects),
      perched: spot.raised || wall !== undefined,
      depth,
      order: foot + n * 0.001,
    };
  });
}

/** "Nine sheep, one of them black": the one is in front, where the others do not hide it. */
function withOddInFront(
  colours: readonly string[],
  spots: readonly { readonly y: number }[],
): readonly string[] {
  const odd = colours.findIndex((one) => colours.filter((other) => other === one).length === 1);
  if (odd < 0 || colours.length < FEWEST_OTHERS || new Set(colours).size > 2) return colours;
  const front = spots.reduce((best, { y }, at) => (y > (spots[best]?.y ?? 0) ? at : best), 0);
  const [own = '', other = ''] = [colours[odd], colours[front]];
  return front < colours.length ? colours.with(odd, other).with(front, own) : colours;
}

const FEWEST_OTHERS = 4;
