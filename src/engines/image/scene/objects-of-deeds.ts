import { tokenise } from '../prompt/lexicon.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import type { Subject } from '../prompt/subject.ts';
import { isReached } from './kept-on-body.ts';
import type { Visibility } from './visibility.ts';

/** "A woman painting a fence": words for what a pose shows beside the thing that it is done to, and not at it. */
export function unreachedObjects({ prompt, subjects }: ScenePlan, drawn: Visibility): string[] {
  const words = tokenise(prompt);
  /** No preposition comes between a deed and its object. */
  const objectOf = (deed: string, doer: Subject): Subject | undefined => {
    const after = words.slice(words.indexOf(deed) + 1, words.indexOf(deed) + 5).join(' ');
    return subjects.find(
      (one) => one !== doer && !one.relation && new RegExp(`^(?:${BEFORE} )*${one.said}\\b`).test(after),
    );
  };
  return subjects.flatMap((doer) =>
    (doer.postures ?? []).flatMap((deed) => {
      const thing = objectOf(deed, doer);
      const things = thing ? drawn.printsOf(thing) : [];
      const isDone = drawn.printsOf(doer).every((print) => isReached(print, things));
      return thing && things.length > 0 && !isDone ? [`${deed} ${thing.said}`] : [];
    }),
  );
}

/** Articles and looks. */
const BEFORE = '(?!(?:in|on|at|to|by|of|with|near|under|over|from|into|for|and|while|beside|behind)\\b)\\S+';
