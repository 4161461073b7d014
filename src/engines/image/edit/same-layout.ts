import type { PaintedThing } from '../make-image.ts';
import type { OwnPicture } from './own-picture.ts';

/** Fractions of the side of the image, and of the size of the thing. */
const MOST_MOVED = 0.05;
const MOST_GROWN = 1.35;

interface Allowed {
  /** The thing that the edit is about: it may be more or fewer, and look otherwise. */
  readonly changed?: string | undefined;
  /** Another thing stands in its place. */
  readonly replaced?: string | undefined;
  /** Other things may come in. */
  readonly isMore: boolean;
}

/** True where a second painting shows the things of the first one at their places, and no others than allowed. */
export function isSameLayout(
  before: OwnPicture,
  after: OwnPicture,
  { changed, replaced, isMore }: Allowed,
): boolean {
  if (before.facts.place !== after.facts.place) return false;
  const open = [...after.things];
  for (const thing of before.things) {
    if (thing.said === replaced) continue;
    const at = open.findIndex((one) => one.said === thing.said || one.name === thing.name);
    const [now] = at < 0 ? [] : open.splice(at, 1);
    if (!now) return false;
    if (thing.said === changed) continue;
    if (now.prints.length !== thing.prints.length || !isAtPlace(thing, now, before.request.width))
      return false;
  }
  return isMore || open.length === (replaced === undefined ? 0 : 1);
}

function isAtPlace(before: PaintedThing, after: PaintedThing, side: number): boolean {
  return before.prints.every((print, n) => {
    const now = after.prints[n];
    if (!now) return false;
    const moved = Math.hypot(
      (now.left + now.right - print.left - print.right) / 2,
      now.bottom - print.bottom,
    );
    const grown = now.width / print.width;
    return moved <= MOST_MOVED * side * before.scale && grown <= MOST_GROWN && grown >= 1 / MOST_GROWN;
  });
}

/** The words that a second painting leaves out and the first did not, and its other new sentences. */
export function newNotes(
  before: OwnPicture,
  after: OwnPicture,
): { readonly leftOut: readonly string[]; readonly others: readonly string[] } {
  const known = new Set(before.notes.flatMap(itemsOf));
  const fresh = after.notes.flatMap((note) =>
    itemsOf(note).flatMap((item) => (known.has(item) ? [] : [{ item, kind: LEFT_OUT.test(note) }])),
  );
  return {
    leftOut: fresh.flatMap(({ item, kind }) => (kind ? [item] : [])),
    others: fresh.flatMap(({ item, kind }) => (kind ? [] : [item])),
  };
}

const LEFT_OUT = /^not \w+: /;

const itemsOf = (note: string): readonly string[] =>
  LEFT_OUT.test(note) ? note.replace(LEFT_OUT, '').split(', ') : [note];
