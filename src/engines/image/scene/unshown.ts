import { ACTION_WORDS } from '../prompt/actions.ts';
import { attributesOf } from '../prompt/attributes.ts';
import { isDoneToThings } from '../prompt/done-to-things.ts';
import { isWatching } from '../prompt/gaze.ts';
import { clauseStarts, tokenise } from '../prompt/lexicon.ts';
import { isSceneryMirrored } from '../prompt/mirrored.ts';
import { isAlive, isPerson } from '../prompt/people.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import { isInSport } from '../prompt/posed.ts';
import { isUnseen, POSTURES } from '../prompt/postures.ts';
import { BACKWARDS } from '../prompt/relate.ts';
import type { Subject, SubjectRelation } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { isAroundWord, isSurrounded, withoutAround } from './around.ts';
import { unreachedByWaves } from './breaking-waves.ts';
import { unfitted } from './fittings.ts';
import type { Footprint } from './footprint.ts';
import { showsDeed } from './kept-on-body.ts';
import { keepsRelation } from './kept-relations.ts';
import { isLeaping } from './leaping.ts';
import { unmetMutual } from './mutual.ts';
import { unreachedObjects } from './objects-of-deeds.ts';
import { chosenOf } from './one-of-several.ts';
import { relationWords } from './relation-words.ts';
import { showsPosture } from './shown-postures.ts';
import { unkeptByScene } from './unkept-by-scene.ts';
import { unshownLooks } from './unshown-looks.ts';
import type { Visibility } from './visibility.ts';
import { drinksNothing } from './zones.ts';

/** Words of the prompt for relations and postures that the finished image does not show. */
export function unshownRelations(plan: ScenePlan, drawn: Visibility): string[] {
  const { subjects, hints } = plan;
  const seen = drawn.seen();
  const isSeen = (subject: Subject): boolean => (seen.get(subject) ?? 0) > 0;
  const visible = subjects.filter(isSeen);
  const isUndone = (subject: Subject, { said, to }: SubjectRelation): boolean => {
    const doer = subjects[to];
    const [ones, doers] = [drawn.printsOf(subject), doer ? drawn.printsOf(doer) : []];
    // A person who turns away from a thing does nothing to it.
    const areTogether =
      isWatching(said) ||
      ones.some(({ middle }) =>
        doers.some(({ left, right, width }) => middle > left - width * 0.5 && middle < right + width * 0.5),
      );
    return isUnseen(said) && !(areTogether && showsDeed(said, ones, doers));
  };
  const broken = visible.filter((subject) => isBroken(subject, subject, subjects, drawn));
  const undrawn = visible.flatMap((subject) =>
    (subject.undrawn ?? [])
      .filter(
        (relation) =>
          relation.said === 'of' ||
          isUndone(subject, relation) ||
          isBroken(subject, { relation }, subjects, drawn),
      )
      .flatMap((relation) => sentence({ ...subject, relation }, subjects)),
  );
  // A thing that is looked at but not there is in the notes already.
  const watches = (subject: Subject): boolean =>
    visible.some(
      ({ relation }) => relation && subjects[relation.to] === subject && isWatching(relation.said),
    );
  // "A goose and five goslings before a bus", of which the goslings are: the goose is not.
  const isKeptByOthers = ({ relation }: Subject): boolean =>
    visible.some(
      (one) =>
        one.relation?.kind === relation?.kind &&
        one.relation?.to === relation?.to &&
        !broken.includes(one) &&
        relation?.kind !== 'beside',
    );
  const related = [
    ...broken.flatMap((subject) =>
      sentence(subject, subjects).map((words) =>
        isKeptByOthers(subject) && !words.startsWith(subject.said) ? `${subject.said} ${words}` : words,
      ),
    ),
    ...undrawn,
    ...unfitted(subjects, drawn),
  ];
  const postured = visible.flatMap((subject) =>
    (subject.postures ?? [])
      .filter((posture) => !related.some((words) => words.split(' ').includes(posture)))
      .filter((posture) => !(isWatching(posture) && watches(subject)))
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
    ...(plan.features.isNamed('leaves') ? (AFLOAT.exec(plan.prompt.toLowerCase()) ?? []).slice(0, 1) : []),
    ...visible.filter((one) => drinksNothing(one, plan)).map(({ said }) => `${said} drinking`),
    ...unreachedByWaves(plan, drawn),
    ...unreachedObjects(plan, drawn),
    ...unmetMutual(plan, drawn),
    ...hints.flatMap((hint) => unkeptByScene(hint, plan, drawn)),
  ];
}

/** Fallen leaves lie on the ground. */
const AFLOAT = /\bleaves (?:\w+ )?(?:float|drift|swim)\w* (?:on|in|down|along|across) (?:an? |the )?\w+/;

const isOfMirror = (word: string): boolean => /^(?:reflect|mirror)/.test(word);

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
  if (relation.kind === 'beside' && isAroundWord(relation.said)) {
    const doing = withoutAround(relation.said);
    const [[centre, second], ring] = relation.isOwn ? [anchors, prints] : [prints, anchors];
    const isIdle = doing === '' || !isUnseen(doing) || showsDeed(doing, prints, anchors);
    return !isIdle || !centre || second !== undefined || !isSurrounded(centre, ring);
  }
  const comesFrom = relation.spot !== undefined && /\b(?:from|out of)$/.test(relation.said);
  const [ones, doers] = relation.isOwn ? [anchors, prints] : [prints, anchors];
  const isOpen = !isUnseen(relation.said) && !isDoneTo(relation, doers);
  const isDone = comesFrom || isOpen || showsDeed(relation.said, ones, doers);
  return !isDone || !keepsRelation(relation, prints, anchors);
}

/** "A girl hanging laundry": beside it she hangs nothing; a lamp that hangs shows that it does. */
const isDoneTo = ({ kind, said }: SubjectRelation, [doer]: readonly Footprint[]): boolean =>
  kind === 'beside' &&
  doer !== undefined &&
  isAlive(doer.one.name) &&
  /^(?:\w+ing|\w+[^s]s|drop|roll)$/.test(said) &&
  !/^(?:pass|cross|follow|walk|lead|has$|hav)/.test(said);

/** Two things that stand side by side show it. */
export const isSideBySide = ({ kind, said }: SubjectRelation): boolean =>
  kind === 'beside' && !isUnseen(said) && !isAroundWord(said) && said !== 'past';

/** Relations, postures, sizes and light that drawings side by side do not show. */
export function sideBySideMisses(subjects: readonly Subject[]): string[] {
  return subjects.flatMap((subject) => {
    const { relation, postures = [], said, name, sized, lit, colourful, lost = [] } = subject;
    const related = !relation || isSideBySide(relation) ? [] : sentence(subject, subjects);
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
  if (said === 'in the middle of') return [`${subject.said} in the middle`];
  if (relation.part) return [`${said} the ${relation.part}`];
  // For "a man feeding pigeons" both are there, and only the feeding is missing.
  return isUnseen(said) && (/^\w+ing$/.test(said) || isDoneToThings(said))
    ? [said]
    : [relationWords(said, first.said, second.said)];
}

const isSaidOfAnchor = ({ kind, said, isOwn }: SubjectRelation): boolean =>
  !isOwn && (BACKWARDS.has(kind) || said === 'of');

const FAST = /^(?:speed|rac(?:e|es|ing)$|rush|zoom|roll)/;

/** Words for what subjects and parts of the scene do, as far as a still image shows it. */
export function shownActions(plan: ScenePlan, drawn: Visibility): Set<string> {
  const { subjects, sceneActions, weather, features, leftOver } = plan;
  const ofSubjects = subjects.flatMap((subject) => {
    const { action } = subject;
    const isShown = drawn.printsOf(subject).some((print) => showsAction(print, subject));
    return action && isShown ? action.said.split(' ') : [];
  });
  // Snow, rain and water are painted as they fall; petals are not.
  const falls = /^(?:snow|rain|storm)$/.test(weather) || features.isPainted('waterfall');
  const ofScene = sceneActions.filter(
    ({ kind }) =>
      (kind === 'break' && features.isPainted('high-waves')) || kind === 'rise' || (kind === 'fall' && falls),
  );
  return new Set([
    ...ofSubjects,
    ...ofScene.flatMap(({ said }) => said.split(' ')),
    ...leftOver.filter((word) => isDoneByFirst(word, plan, drawn)),
  ]);
}

/** "A balloon with blue stripes floats", "a man in a coat waits": the first of the clause does it. */
function isDoneByFirst(word: string, { subjects, prompt }: ScenePlan, drawn: Visibility): boolean {
  const kind = ACTION_WORDS.find([word], 0)?.value;
  const isWaiting = /^wait(?:s|ing)?$/.test(word);
  if (!kind && !isWaiting) return false;
  const words = tokenise(prompt);
  const at = words.indexOf(word);
  const start = Math.max(...[...clauseStarts(prompt)].filter((one) => one <= at));
  const clause = ` ${words.slice(start, at).join(' ')} `;
  const [doer] = subjects
    .filter(
      ({ said, name }) => clause.includes(` ${said} `) && (!isWaiting || (isAlive(name) && !isInSport(name))),
    )
    .sort((a, b) => clause.indexOf(` ${a.said} `) - clause.indexOf(` ${b.said} `));
  const prints = doer ? drawn.printsOf(doer) : [];
  return (
    doer !== undefined &&
    prints.length > 0 &&
    prints.every((print) =>
      kind
        ? showsAction(print, { ...doer, action: { kind, said: word } })
        : showsPosture(print, 'standing') || showsPosture(print, 'sitting'),
    )
  );
}

function showsAction({ one }: Footprint, { action, name }: Subject): boolean {
  const { zone, home } = kindOfSubject(name);
  const postures = action?.said.split(' ') ?? [];
  if (postures.some((posture) => showsPosture({ one }, posture))) return true;
  if (action?.kind === 'jump' && isLeaping(one)) return true;
  if (action?.kind === 'fly')
    return (
      one.zone === 'air' ||
      one.zone === 'deep' ||
      (one.perched && one.subject.flying) ||
      (one.zone === 'water' && /^(?:float|drift)/.test(action.said))
    );
  if (action?.kind === 'lift-off') return name === 'rocket';
  if (action?.kind === 'sail') return one.zone === 'water' && zone === 'water';
  if (action?.kind === 'swim') return one.zone === 'water' || one.zone === 'deep';
  // A car that stands still looks the same, but for its speed.
  return action?.kind === 'drive' && !FAST.test(action.said) && home === 'street' && !isPerson(name);
}
