import { enacts } from '../prompt/enact.ts';
import { isWatching } from '../prompt/gaze.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import type { Subject } from '../prompt/subject.ts';
import type { Footprint } from './footprint.ts';
import { isNearness } from './kept-beside.ts';
import { looksAt } from './kept-on-body.ts';
import { facingOf, isMoving } from './movers.ts';
import type { PlacedSubject } from './placed-subject.ts';
import type { Visibility } from './visibility.ts';

const PURSUIT = /^(?:chas|follow|run|rac|pursu)/;

/** Turns those who do something to each other: the ones on the left to the right, and the other way round. */
export function turnMutual(groups: PlacedSubject[][], subjects: readonly Subject[]): void {
  const all = groups.filter((_, index) => turns(subjects[index])).flat();
  if (all.length < 2) return;
  const middle = all.reduce((sum, { x }) => sum + x, 0) / all.length;
  for (const [index, group] of groups.entries())
    if (turns(subjects[index]))
      groups[index] = group.map((one) =>
        facingOf(one) === (one.x < middle ? 1 : -1) ? one : { ...one, mirrored: !one.mirrored },
      );
}

const turns = (subject: Subject | undefined): boolean =>
  subject?.mutual !== undefined && !PURSUIT.test(subject.mutual) && !isNearness(withoutVerb(subject.mutual));

/** "Looking at" is no nearness. */
const withoutVerb = (said: string): string => said.replace(/^\w+(?:ing|s)? at$/, '');

/** Mutual actions that the image does not show. */
export function unmetMutual({ subjects }: ScenePlan, drawn: Visibility): string[] {
  const deeds = new Set(subjects.flatMap(({ mutual }) => mutual ?? []));
  return [...deeds].flatMap((deed) => {
    const prints = subjects.filter(({ mutual }) => mutual === deed).flatMap((one) => drawn.printsOf(one));
    return prints.length < 2 || showsMutual(deed, prints) ? [] : [`${deed} each other`];
  });
}

function showsMutual(deed: string, prints: readonly Footprint[]): boolean {
  if (PURSUIT.test(deed))
    return (
      prints.every(({ one }) => isMoving(one)) && new Set(prints.map(({ one }) => facingOf(one))).size === 1
    );
  if (isWatching(deed)) return prints.every((one) => looksAt(one, others(prints, one)));
  const [verb = ''] = deed.split(' ');
  return isNearness(withoutVerb(deed)) || prints.every(({ one }) => enacts(one.name, verb));
}

const others = (prints: readonly Footprint[], one: Footprint): Footprint[] =>
  prints.filter((other) => other !== one);
