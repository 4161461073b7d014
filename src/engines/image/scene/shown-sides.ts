import type { ScenePlan } from '../prompt/plan.ts';
import type { Visibility } from './visibility.ts';

/** "To the right of it": the thing before these words is on that side of all that was named before it, but what it is on. */
export function isAside(
  word: string,
  words: readonly string[],
  { subjects }: ScenePlan,
  drawn: Visibility,
): boolean {
  const at = words.indexOf(word);
  if (!/^(?:left|right)$/.test(word) || words.lastIndexOf(word) !== at) return false;
  if (!/^(?:to|on) the$/.test(words.slice(at - 2, at).join(' '))) return false;
  if (!/^of (?:it|him|her|them)$/.test(words.slice(at + 1, at + 3).join(' '))) return false;
  const isBefore = (said: string): boolean =>
    words
      .slice(0, at - 2)
      .join(' ')
      .endsWith(said);
  const one = subjects.findIndex(({ said }) => isBefore(said));
  const own = subjects[one];
  const others = subjects.slice(0, Math.max(0, one)).filter((_, index) => index !== own?.relation?.to);
  const side = word === 'left' ? -1 : 1;
  return (
    own !== undefined &&
    others.length > 0 &&
    drawn
      .printsOf(own)
      .every((print) =>
        others
          .flatMap((other) => drawn.printsOf(other))
          .every((other) => side * (print.middle - other.middle) > 0),
      )
  );
}
