import { hungOnFaces, hungOnWalls, shelvesOnWalls } from './hung.ts';
import { isAlive } from './people.ts';
import { isUnseen } from './postures.ts';
import type { SceneHint } from './scene-words.ts';
import { isLarge } from './sills.ts';
import type { Subject } from './subject.ts';
import { kindOfSubject } from './subject-kinds.ts';
import type { SceneFeature, ScenePlace } from './vocabulary.ts';
import { withoutAnchor, withoutSubject } from './without-subject.ts';

/** Things that a place has anyway. */

interface Around {
  readonly prompt: string;
  readonly hints: readonly SceneHint[];
  readonly features: ReadonlySet<SceneFeature>;
}

/** The subjects where they are in such a place, without those that are a part of it. */
export function withoutPartsOf(
  place: ScenePlace,
  subjects: readonly Subject[],
  { hints, features, prompt }: Around,
): readonly Subject[] {
  if (place === 'room')
    return withoutOwn(withoutOwn(shelvesOnWalls(hungOnWalls(offCeiling(subjects))), isOwnWindow), (one) =>
      isOwnSink(one, hints),
    );
  if (place === 'table') return hungOnFaces(subjects);
  const standing = withWallOfHouse(subjects, prompt).map(asStreetLamp);
  if (place === 'street')
    return [
      isOwnLamp,
      isWindowOfHouse,
      (one: Subject) => isOwnPlatform(one, features),
      (one: Subject) => isOwnHouses(one, subjects),
    ].reduce(withoutOwn, standing);
  return hungOnFaces(
    /^(?:lake|sea)$/.test(place)
      ? withoutOwnWater(standing).map((one) => oneByOne(overWater(one, hints)))
      : standing,
  );
}

/** "A bridge over a river, willows on its banks": the bridge is not over the willows as well. */
const overWater = (one: Subject, hints: readonly SceneHint[]): Subject =>
  one.name === 'bridge' &&
  one.relation?.kind === 'above' &&
  hints.some(({ relation }) => relation?.kind === 'above' && relation.of === one.said)
    ? { ...one, relation: undefined }
    : one;

/** In the drawing of several houses some stand behind others: over the water, on a narrow shore. */
const oneByOne = (one: Subject): Subject =>
  one.name === 'houses' ? { ...one, name: 'house', count: Math.max(3, one.count) } : one;

/** Every room has a ceiling; what hangs from it is painted on the wall, which is told. */
function offCeiling(subjects: readonly Subject[]): readonly Subject[] {
  const at = subjects.findIndex(({ name, said }) => name === 'roof' && said === 'ceiling');
  const ceiling = subjects[at];
  if (!ceiling) return subjects;
  const hung = subjects.map((one) =>
    one.relation?.to === at && one.relation.kind !== 'beside' ? { ...one, hung: true } : one,
  );
  return withoutAnchor(hung, ceiling);
}

/** Every room has a window in its wall: another one would stand on the floor. */
const isOwnWindow = ({ name, counted, said }: Subject): boolean =>
  (name === 'window' && !counted && /^(?:the )?windows?$/.test(said)) ||
  /^(?:roof windows?|skylights?)$/.test(said);

/** So have the houses of a street. */
const isWindowOfHouse = ({ name, relation, count }: Subject): boolean =>
  name === 'window' && count === 1 && (!relation || /^(?:and|with|in|of)$/.test(relation.said));

/** The worktop of every kitchen has a sink. */
const isOwnSink = ({ name, count }: Subject, hints: readonly SceneHint[]): boolean =>
  name === 'sink' && count === 1 && hints.some(({ room }) => room === 'kitchen');

/** "A beach with turquoise water": the sea is there, and drops of water would lie on the sand. */
function withoutOwnWater(subjects: readonly Subject[]): readonly Subject[] {
  const own = subjects.find(({ name, said }) => name === 'sweat-droplets' && /\bwaters?$/.test(said));
  if (!own || subjects.length < 2 || isUnseen(own.relation?.said ?? '')) return subjects;
  return withoutAnchor(subjects, own, { colour: /^(?:blue|turquoise|teal|cyan)$/.test(own.coloured ?? '') });
}

/** "A cottage, a bicycle leaning against the wall": the wall is that of the cottage. */
function withWallOfHouse(subjects: readonly Subject[], prompt: string): readonly Subject[] {
  const wall = subjects.find(
    ({ name, said, colour, finish }) => name === 'wall' && said === 'wall' && !colour && !finish,
  );
  const house = subjects.find(
    ({ name, said }) => said !== wall?.said && kindOfSubject(name).metres >= 4 && !isAlive(name),
  );
  if (!wall || !house || !/\b(?:the|its) wall\b/i.test(prompt)) return subjects;
  const [from, to] = [subjects.indexOf(wall), subjects.indexOf(house)];
  const moved = subjects.map((one) =>
    one.relation?.to === from && one !== house ? { ...one, relation: { ...one.relation, to } } : one,
  );
  return withoutSubject(moved, moved[from] ?? wall);
}

/** Lamps that stand outdoors are not those of tables. */
const asStreetLamp = (one: Subject): Subject =>
  one.name === 'lamp' && /^lamps?$/.test(one.said) && (!one.relation || one.relation.kind === 'beside')
    ? { ...one, name: 'lamp-post' }
    : one;

/** Every street has lamps on both sides. */
const isOwnLamp = ({ name, counted }: Subject): boolean => name === 'lamp-post' && !counted;

/** Houses stand on both sides of every street. */
const isOwnHouses = ({ name, counted, sized }: Subject, subjects: readonly Subject[]): boolean =>
  name === 'house' &&
  !counted &&
  !sized &&
  subjects.some(({ relation, name: of }) => relation?.kind === 'between' && of !== 'clothesline');

/** "A train station, a man on the platform": the station is seen from it. */
const isOwnPlatform = ({ name, count }: Subject, features: ReadonlySet<SceneFeature>): boolean =>
  name === 'platform' && count === 1 && features.has('platform');

/** Things that the place has anyway are not drawn again, unless something is said of them. */
function withoutOwn(subjects: readonly Subject[], isOwn: (one: Subject) => boolean): readonly Subject[] {
  const own = subjects.find(
    (one) => isOwn(one) && !one.colour && (!one.relation || one.relation.kind === 'beside'),
  );
  const isPlain = subjects.every(
    ({ relation }) =>
      subjects[relation?.to ?? -1] !== own ||
      (relation?.kind === 'beside' && !isUnseen(relation.said)) ||
      (relation?.kind === 'on' && own?.name === 'platform') ||
      (relation?.kind === 'between' && own?.name === 'house'),
  );
  return own && isPlain && (subjects.length > 1 || own.name === 'lamp-post' || own.at)
    ? (/^(?:platform|house)$/.test(own.name) ? withoutSubject : withoutAnchor)(subjects, own, {
        size: isLarge(own),
      })
    : subjects;
}
