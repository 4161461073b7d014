import poses from '../data/poses.json';
import looks from '../data/subject-looks.json';
import { attributesOf } from '../prompt/attributes.ts';
import { hasDetail } from '../prompt/details.ts';
import { isDoneToThings } from '../prompt/done-to-things.ts';
import { enacts } from '../prompt/enact.ts';
import { baseName, figureOf } from '../prompt/figure.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { isSceneryMirrored } from '../prompt/mirrored.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { isPerson } from '../prompt/people.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import { isUnseen, POSTURES } from '../prompt/postures.ts';
import { BACKWARDS } from '../prompt/relate.ts';
import type { Subject, SubjectRelation } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Side } from '../prompt/vocabulary.ts';
import { linearRgb } from '../raster/colour.ts';
import { isFarAway } from './far-away.ts';
import type { Footprint } from './footprint.ts';
import { showsDeed } from './kept-on-body.ts';
import { keepsRelation } from './kept-relations.ts';
import type { Light } from './light.ts';
import { chosenOf } from './one-of-several.ts';
import { relationWords } from './relation-words.ts';
import { hasHue } from './shown-colour.ts';
import { showsSize } from './shown-size.ts';
import { unkeptByScene } from './unkept-by-scene.ts';
import type { Visibility } from './visibility.ts';

const DETAILS = new Map<string, readonly string[]>(Object.entries(looks.details));

/** Birds that are drawn with folded wings only. */
const FOLDED = new Set(poses.foldedWings);

/** Words of the prompt for relations and postures that the finished image does not show. */
export function unshownRelations(plan: ScenePlan, drawn: Visibility): string[] {
  const { subjects, hints } = plan;
  const seen = drawn.seen();
  const isSeen = (subject: Subject): boolean => (seen.get(subject) ?? 0) > 0;
  const visible = subjects.filter(isSeen);
  const broken = visible.filter((subject) => isBroken(subject, subject, subjects, drawn));
  const undrawn = visible.flatMap((subject) =>
    (subject.undrawn ?? [])
      .filter(
        (relation) =>
          relation.said === 'of' ||
          isUnseen(relation.said) ||
          isBroken(subject, { relation }, subjects, drawn),
      )
      .flatMap((relation) => sentence({ ...subject, relation }, subjects)),
  );
  const related = [...broken.flatMap((subject) => sentence(subject, subjects)), ...undrawn];
  const postured = visible.flatMap((subject) =>
    (subject.postures ?? [])
      .filter((posture) => !related.some((words) => words.split(' ').includes(posture)))
      .filter((posture) => !drawn.printsOf(subject).some((print) => showsPosture(print, posture)))
      .map((posture) => `${subject.said} ${posture}`),
  );
  const lost = visible.flatMap((subject) => subject.lost ?? []);
  const looks = visible.flatMap((subject) => unshownLooks(subject, drawn, plan));
  return [
    ...related,
    ...postured,
    ...lost,
    ...looks,
    ...(isSceneryMirrored(plan) && drawn.hidesMirroredDisc() ? tokenise(plan.prompt).filter(isOfMirror) : []),
    ...hints.flatMap((hint) => unkeptByScene(hint, plan, drawn)),
  ];
}

const isOfMirror = (word: string): boolean => /^(?:reflect|mirror)/.test(word);

/** Wings that are folded, a pile that is a row, a colour that the drawing does not take. */
function unshownLooks(
  subject: Subject,
  drawn: Visibility,
  { prompt, tints, subjects, colourless = false }: ScenePlan,
): string[] {
  const { said, flying, name, form, count, colour, side, far, sized, lit, finish, colourful } = subject;
  const prints = drawn.printsOf(subject);
  const asked = colourful ? [] : (subject.colours ?? (colour ? [colour] : []));
  const isGone = (one: string): boolean => isToned(one, colourless ? ['mono'] : tints);
  const colourWord = (one: string): string =>
    tokenise(prompt).find((word) => COLOUR_WORDS.get(word) === one) ?? '';
  // Orange juice is orange, whatever share of the drawing is glass.
  const isMissing = (one: string): boolean =>
    drawn.missingColours(subject).includes(one) && !hasDetail(name, colourWord(one));
  const gone = asked.filter((one) => isGone(one) || isMissing(one));
  return [
    ...(flying && (FOLDED.has(name) || prints.every(isOnGround)) ? [`${said} flying`] : []),
    ...(far && !isFarAway(prints, othersOf(subject, drawn, subjects)) ? [`${said} ${far}`] : []),
    ...(subject.odd && !showsOdd(subject.odd, prints) ? [`one wearing ${subject.odd.said}`] : []),
    ...(side && !isAtSide(prints, side, drawn.width / 2) ? [`${said} on the ${side}`] : []),
    ...(form === 'pile' && count > 1 && !isPiled(prints) ? [`pile of ${said}`] : []),
    ...(form === 'row' && count > 2 && !isRow(prints) ? [`row of ${said}`] : []),
    ...(sized && !showsSize(subject, prints, { drawn, subjects }) ? [`${sized} ${said}`] : []),
    ...(lit && !showsLight(name, lit, drawn.light) ? [`${lit} ${said}`] : []),
    ...(finish && !hasDetail(name, finish.said) && !drawn.showsFinish(subject)
      ? [`${finish.said} ${said}`]
      : []),
    ...(colourful && (isGone(RED) || !drawn.isColourful(subject)) ? [`${colourful} ${said}`] : []),
    ...gone.map((one) => `${colourWord(one)} ${said}`.trim()),
  ];
}

/** The copy that was meant wears more than the others. */
function showsOdd({ which, name }: NonNullable<Subject['odd']>, prints: readonly Footprint[]): boolean {
  const one = chosenOf(which, prints, ({ middle }) => middle)?.one;
  const wears = figureOf(one?.name ?? '')?.wears.length ?? 0;
  return wears === figureOf(name)?.wears.length;
}

/** The copies of all subjects that do not belong to it: a flag on a far castle is far as well. */
const othersOf = (subject: Subject, drawn: Visibility, subjects: readonly Subject[]): readonly Footprint[] =>
  drawn
    .others(drawn.printsOf(subject))
    .filter(
      ({ one }) => one.subject.far === undefined && subjects[one.subject.relation?.to ?? -1] !== subject,
    );

const isOnGround = ({ one }: Footprint): boolean => /^(?:ground|table)$/.test(one.zone) && !one.perched;

/** A glow is seen in the dark only, and flames only where the drawing has them. */
const showsLight = (name: string, word: string, { dark }: Light): boolean =>
  DETAILS.get(word)?.includes(baseName(name)) === true ||
  (word !== 'burning' && (dark || kindOfSubject(name).glows));

const RED = '#ff0000';

/** An image in shades of grey or brown has no other colour. */
const isToned = (colour: string, tints: readonly string[]): boolean =>
  hasHue(linearRgb(colour)) && tints.some((tint) => tint === 'mono' || tint === 'sepia');

const isAtSide = (prints: readonly Footprint[], side: Side, middle: number): boolean =>
  prints.every((print) => (side === 'left' ? print.middle < middle : print.middle > middle));

/** Some lie on others. */
function isPiled(prints: readonly Footprint[]): boolean {
  const lowest = Math.max(...prints.map(({ bottom }) => bottom));
  return prints.some(({ bottom, height }) => bottom < lowest - height * 0.4);
}

/** One beside the other at one height, without a gap that is wider than they are. */
function isRow(prints: readonly Footprint[]): boolean {
  const ordered = prints.toSorted((a, b) => a.left - b.left);
  return ordered.every((one, n) => {
    const next = ordered[n + 1];
    return (
      !next ||
      (Math.abs(one.bottom - next.bottom) < one.height * 0.5 &&
        next.left - one.right < Math.max(one.width, one.height) &&
        next.middle - one.middle > one.width * 0.25)
    );
  });
}

function isBroken(
  subject: Subject,
  { relation }: Pick<Subject, 'relation'>,
  subjects: readonly Subject[],
  drawn: Visibility,
): boolean {
  const anchor = relation && subjects[relation.to];
  if (!anchor) return false;
  const other = relation.and === undefined ? undefined : subjects[relation.and];
  const anchors = [anchor, ...(other ? [other] : [])].flatMap((one) => drawn.printsOf(one));
  // An anchor that is not in the image is named itself.
  if (anchors.length === 0) return false;
  const prints = drawn.printsOf(subject);
  if (relation.which !== undefined && !isUnseen(relation.said)) {
    const one = chosenOf(relation.which, anchors, ({ middle }) => middle);
    return !one || !keepsRelation(relation, prints, [one]);
  }
  const comesFrom = relation.spot !== undefined && /\bfrom$/.test(relation.said);
  const isDone = comesFrom || !isUnseen(relation.said) || showsDeed(relation.said, prints, anchors);
  return !isDone || !keepsRelation(relation, prints, anchors);
}

/** Relations, postures, sizes and light that drawings side by side do not show. */
export function sideBySideMisses(subjects: readonly Subject[]): string[] {
  return subjects.flatMap((subject) => {
    const { relation, postures = [], said, name, sized, lit, colourful, lost = [] } = subject;
    const isPlain = !relation || (relation.kind === 'beside' && !isUnseen(relation.said));
    const related = isPlain ? [] : sentence(subject, subjects);
    const unseen = postures.filter((posture) => !POSTURES.get(posture)?.drawings.has(name));
    const isNamed = (posture: string): boolean => related.some((words) => words.split(' ').includes(posture));
    return [
      ...related,
      ...unseen.filter((one) => !isNamed(one)).map((one) => `${said} ${one}`),
      ...attributesOf({ sized, lit, coloured: colourful }, subject),
      ...lost,
    ];
  });
}

function sentence(subject: Subject, subjects: readonly Subject[]): string[] {
  const { relation } = subject;
  const anchor = relation && subjects[relation.to];
  if (!anchor) return [];
  // "A man on a bench feeding pigeons": the man feeds them.
  const isOfAnother = relation.kind === 'beside' && isUnseen(relation.said) && !relation.isOwn;
  const doer = isOfAnother ? subjects.find((one) => one.relation?.to === relation.to) : anchor;
  const owner = !doer || doer === subject ? anchor : doer;
  const [first, second] = isSaidOfAnchor(relation) ? [owner, subject] : [subject, anchor];
  const said = relation.said.replace(/ (?:an?|the)$/, '');
  if (relation.which !== undefined) return [`one ${said} ${subject.said}`];
  if (relation.part) return [`${said} the ${relation.part}`];
  // Of "a man feeding pigeons" both are there, and only the feeding is missing.
  return isUnseen(said) && (/^\w+ing$/.test(said) || isDoneToThings(said))
    ? [said]
    : [relationWords(said, first.said, second.said)];
}

const isSaidOfAnchor = ({ kind, said, isOwn }: SubjectRelation): boolean =>
  !isOwn && (BACKWARDS.has(kind) || said === 'of');

const showsPosture = ({ one }: Pick<Footprint, 'one'>, posture: string): boolean => {
  const { drawings, poses: shownBy, zones } = POSTURES.get(posture) ?? {};
  const pose = figureOf(one.name)?.pose;
  return (
    enacts(one.name, posture) ||
    drawings?.has(one.name) === true ||
    (pose !== undefined && shownBy?.has(pose) === true) ||
    zones?.has(one.zone) === true
  );
};

const FAST = /^(?:speed|rac(?:e|es|ing)$|rush|zoom|roll)/;

/** Words for what subjects and parts of the scene do, as far as a still image shows it. */
export function shownActions(
  { subjects, sceneActions, weather, features }: ScenePlan,
  drawn: Visibility,
): Set<string> {
  const ofSubjects = subjects.flatMap((subject) => {
    const { action } = subject;
    const isShown = drawn.printsOf(subject).some((print) => showsAction(print, subject));
    return action && isShown ? action.said.split(' ') : [];
  });
  // Snow, rain and water are painted as they fall; petals are not.
  const falls = /^(?:snow|rain|storm)$/.test(weather) || features.isPainted('waterfall');
  const ofScene = sceneActions.filter(
    ({ kind }) => kind === 'break' || kind === 'rise' || (kind === 'fall' && falls),
  );
  return new Set([...ofSubjects, ...ofScene.flatMap(({ said }) => said.split(' '))]);
}

function showsAction({ one }: Footprint, { action, name }: Subject): boolean {
  const { zone, home } = kindOfSubject(name);
  const postures = action?.said.split(' ') ?? [];
  if (postures.some((posture) => showsPosture({ one }, posture))) return true;
  if (action?.kind === 'fly')
    return one.zone === 'air' || one.zone === 'deep' || (one.perched && one.subject.flying);
  if (action?.kind === 'lift-off') return name === 'rocket';
  if (action?.kind === 'sail') return one.zone === 'water' && zone === 'water';
  if (action?.kind === 'swim') return one.zone === 'water' || one.zone === 'deep';
  // A car that stands still looks the same, but for its speed.
  return action?.kind === 'drive' && !FAST.test(action.said) && home === 'street' && !isPerson(name);
}
