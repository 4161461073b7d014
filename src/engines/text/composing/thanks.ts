import { toReader } from '../language/to-reader.ts';
import { type Composed, composed } from './composed.ts';
import { data } from './data.ts';
import { laidOut } from './layout.ts';
import { within } from './limits.ts';
import { tell } from './told.ts';
import type { TextWish } from './wish.ts';

/** Thanks for a thing or a deed, with what is told of it. */
export function thanks(wish: TextWish): Composed | undefined {
  const what = /^for (?:the |his |her |their |your )?(.+)$/i.exec(wish.about)?.[1];
  if (what === undefined || wish.reader === '') return undefined;
  const isDeed = /^[a-z]+ing\b|\b(?:help|support|work|advice|time|visit|lift|care)\b/i.test(what);
  const thing =
    isDeed && /^[a-z]+ing\b/i.test(what)
      ? what
      : /^(?:a|an|all|your|my|our|these|this) /i.test(what)
        ? what
        : `the ${what}`;
  const told = tell(wish, wish.parts);
  const opening = `Thank you so much for ${toReader(thing)}${wish.isCasual ? '!' : '.'}`;
  const { lines, note } = within(
    wish.limits,
    [opening, ...told.lines],
    isDeed ? data.thanks.deed : data.thanks.thing,
    true,
  );
  return composed(laidOut(wish, lines), told.left, note);
}
