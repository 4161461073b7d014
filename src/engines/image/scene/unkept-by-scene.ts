import { enacts } from '../prompt/enact.ts';
import { isAlive } from '../prompt/people.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import { isUnseen } from '../prompt/postures.ts';
import { type HintRelation, isBloom, isWater, type SceneHint } from '../prompt/scene-words.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Relation } from '../prompt/vocabulary.ts';
import { shiningRgb } from '../raster/colour.ts';
import { isRoadside } from './beside-road.ts';
import { isLeaping, leapsFromWater } from './leaping.ts';
import { relationWords } from './relation-words.ts';
import type { Visibility } from './visibility.ts';
import { ASHORE } from './zones.ts';

/** Relations to the ground, the sky or the water that standing in the scene does not show. */
const NOT_OF_PLACES: ReadonlySet<Relation> = new Set([
  'behind',
  'climbing',
  'hanging',
  'leaning',
  'riding',
  'holding',
  'wearing',
]);

/** Being in a place shows these well enough. */
const WITHIN = /^(?:(?:coming|going|walking) )?(?:through|into|from)$/;

/** The ground is painted below these. */
const HEIGHTS =
  /\b(?:mountains?|peak|summit|ridge|cliff|crag|bluff|rooftop|rainbow|moon|clouds?|skyscraper)$/;

/** Said of who is in a room. */
const INDOORS =
  /\b(?:in|inside|within|at|with|and|from|into|through|around|across|on|out of)\b(?! front)|ing$/;

/** Relations to water that somebody in it does not have. */
const NEXT_TO = /\b(?:by|beside|next to|near|along|alongside|close to|edge of)$/;

/** Half the width of a road where one stands on it, as a share of that of the image. */
const ON_ROAD = 0.26;

/** Words for a relation to the place, the ground or the sky that the image does not show. */
export function unkeptByScene(
  { relation, said = '', as, place, room, features, part, colour }: SceneHint,
  plan: ScenePlan,
  drawn: Visibility,
): string[] {
  const { subjects, prompt, features: painted } = plan;
  // A moon cannot be black; water can.
  if (
    colour &&
    features &&
    !isWater({ place, features }) &&
    !isBloom({ place, features }) &&
    !shiningRgb(colour)
  )
    return [said];
  const [, surface] =
    plan.place === 'room' && features?.some((one) => /^(?:moon|stars|rainbow|sun|clouds)$/.test(one))
      ? (new RegExp(`\\b${said}\\b (?:\\w+ )?(on (?:an?|the|its|his|her|their) \\w+)`, 'i').exec(prompt) ??
        [])
      : [];
  // "Stars on the ceiling" are not those in the window.
  if (surface !== undefined) return [`${said} ${surface}`];
  if (!relation) return [];
  const owner = subjects.find((one) => one.said === relation.of);
  const isUpThere = owner && drawn.printsOf(owner).some(({ one }) => one.zone === 'air');
  const isOnShore =
    (relation.kind === 'in' || /\b(?:through|into)$/.test(relation.said)) &&
    (place === 'lake' || place === 'sea') &&
    !/beach|shore|coast|bank|side|island|swamp|marsh|bay|harbou?r|port/.test(said) &&
    !/reflect|mirror|\bisland\b/i.test(prompt) &&
    owner !== undefined &&
    drawn.printsOf(owner).every((print) => print.one.zone === 'ground' && drawn.isOnLand(print));
  const isAfloat =
    relation.kind === 'on' &&
    ASHORE.test(said) &&
    owner !== undefined &&
    drawn.printsOf(owner).every(({ one }) => one.zone === 'water');
  // "Along a canal", "by the lake": on the bank.
  const isInWater =
    relation.kind === 'beside' &&
    (NEXT_TO.test(relation.said) || (relation.said === 'at' && !isAlive(relation.name))) &&
    (place === 'lake' || place === 'sea') &&
    owner !== undefined &&
    drawn
      .printsOf(owner)
      .some((print) => print.one.zone === 'ground' && !print.one.perched && !drawn.isOnLand(print));
  const isUnder =
    owner !== undefined && drawn.printsOf(owner).every(({ one }) => one.zone === 'water' && !one.perched);
  // The image shows the room from within.
  const isWithin = room === undefined || INDOORS.test(relation.said);
  // "On a windowsill": the room that is painted for it has none.
  const isOnAnother = as !== undefined && place === 'room' && relation.kind === 'on';
  // A bridge or a castle over a river stands on its banks; a waterfall and a canyon are far behind it.
  const isOnTheGround =
    relation.kind === 'above' &&
    part === undefined &&
    owner !== undefined &&
    (kindOfSubject(owner.name).metres < 3 || /^(?:waterfall|canyon)$/.test(features?.[0] ?? '')) &&
    drawn.printsOf(owner).every(({ one }) => one.zone === 'ground');
  const isBelow = relation.kind === 'on' && HEIGHTS.test(said) && said !== 'on the moon';
  const isBuried = relation.kind === 'under' && features?.[0] === 'leaves';
  // Whoever is under a lake is in it; nobody is under a field of snow.
  const isOver =
    relation.kind === 'under' &&
    (place === 'snow' || place === 'lake' || place === 'sea') &&
    owner !== undefined &&
    drawn.printsOf(owner).some(({ one }) => one.zone !== 'deep');
  // Trees of the scenery stand where nobody is.
  const isElsewhere = relation.kind === 'under' && /\btree$/.test(said);
  const isDownHere = part === 'sky' && owner?.flying === true && !isUpThere;
  const isOverTheSky =
    relation.kind === 'above' &&
    ((/^(?:jump|leap)/.test(relation.said) &&
      !(owner && (leapsFromWater(owner) || drawn.printsOf(owner).some(({ one }) => isLeaping(one))))) ||
      /\bclouds?$/.test(said) ||
      features?.some((one) => /^(?:moon|stars|rainbow)$/.test(one)));
  const isAway =
    relation.kind === 'before' &&
    (relation.isOfScene ||
      features?.includes('moon') === true ||
      (drawn.disc !== undefined && features?.includes('sun') === true)) &&
    !(features?.[0] === 'lightning' ? meetsBolt : hidesDisc)(owner, subjects, drawn);
  const isAtKerb =
    relation.kind === 'crossing' &&
    (place === 'street' || features?.[0] === 'road') &&
    owner !== undefined &&
    [owner, ...companions(owner, subjects)]
      .flatMap((one) => drawn.printsOf(one))
      .every(({ middle }) => Math.abs(middle / drawn.width - 0.5) > ON_ROAD);
  const isInTheWay =
    owner !== undefined &&
    isRoadside(plan, owner.said) &&
    drawn.printsOf(owner).some(({ middle }) => Math.abs(middle / drawn.width - 0.5) < ON_ROAD / 2);
  const isUphill = relation.kind === 'climbing' && place === 'street' && painted.isPainted('steep');
  const isStillIn =
    /^(?:jump|leap|breach|burst)/.test(relation.said) &&
    (place === 'lake' || place === 'sea') &&
    !(owner && drawn.printsOf(owner).every(({ one }) => isLeaping(one)));
  const isKept =
    !isStillIn &&
    isWithin &&
    !isAway &&
    !isOnAnother &&
    !isAfloat &&
    !isInWater &&
    !isOnTheGround &&
    !isOverTheSky &&
    !isDownHere &&
    !isBelow &&
    !isBuried &&
    !isElsewhere &&
    !isOver &&
    !isOnShore &&
    !isAtKerb &&
    !isInTheWay &&
    (!isUnseen(relation.said) || WITHIN.test(relation.said) || isEnacted(relation, owner)) &&
    (!NOT_OF_PLACES.has(relation.kind) || isUphill || (relation.kind === 'riding' && isSurfer(owner))) &&
    !(isOverWater(relation, place) && !isUnder);
  const phrase = relation.said.replace(/ (?:an?|the)$/, '');
  const [first, second] = relation.isOfScene ? [said, relation.of] : [relation.of, said];
  if (isKept) return [];
  // The doer is there, and only the deed is not: "looking at rain".
  return [relationWords(phrase, first, second)];
}

/** Companions cross the road, too. */
const companions = (owner: Subject, subjects: readonly Subject[]): Subject[] =>
  subjects.filter(
    ({ relation }, index) =>
      (relation?.kind === 'beside' && subjects[relation.to] === owner) ||
      (owner.relation?.kind === 'beside' && owner.relation.to === index),
  );

/** A surfer is drawn on a board in the waves. */
const isSurfer = (owner: Subject | undefined): boolean => /-surfing$/.test(owner?.name ?? '');

/** The drawing bends down to the water. */
const isEnacted = ({ said }: HintRelation, owner: Subject | undefined): boolean =>
  owner !== undefined && said.split(' ').some((word) => enacts(owner.name, word));

/** Some of the disc is behind it, or what is on it, and some is seen. */
function hidesDisc(owner: Subject | undefined, subjects: readonly Subject[], drawn: Visibility): boolean {
  const { disc } = drawn;
  if (!owner || !disc) return false;
  const prints = subjects
    .filter((one) => one === owner || subjects[one.relation?.to ?? -1] === owner)
    .flatMap((one) => drawn.printsOf(one));
  let [all, hidden] = [0, 0];
  const step = Math.max(1, disc.radius / 12);
  for (let y = -disc.radius; y <= disc.radius; y += step)
    for (let x = -disc.radius; x <= disc.radius; x += step) {
      if (x * x + y * y > disc.radius * disc.radius) continue;
      all++;
      if (prints.some((print) => print.isSolid(Math.round(disc.x + x), Math.round(disc.y + y)))) hidden++;
    }
  return hidden >= all * 0.03 && hidden <= all * 0.9;
}

/** It stands where the lightning strikes. */
const meetsBolt = (owner: Subject | undefined, _: readonly Subject[], drawn: Visibility): boolean =>
  owner !== undefined &&
  drawn
    .printsOf(owner)
    .some(({ middle, width }) => Math.abs(drawn.light.sunX * drawn.width - middle) < width * 0.6);

const isOverWater = ({ kind, name }: HintRelation, place: SceneHint['place']): boolean =>
  kind === 'crossing' && (place === 'lake' || place === 'sea') && kindOfSubject(name).zone === 'ground';
