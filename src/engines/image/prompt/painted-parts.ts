import table from '../data/parts.json';
import { withLost } from './attributes.ts';
import { hasDetail } from './details.ts';
import { baseName } from './figure.ts';
import { singularForm } from './lexicon.ts';
import { ARTICLES, COLOUR_WORDS } from './modifiers.ts';
import type { Parsing } from './parsing.ts';
import { wholeBefore } from './parts.ts';
import { fillIn } from './quantities.ts';
import { use } from './reading.ts';
import { noModifiers, type Patch, type Subject } from './subject.ts';

type Outlines = Patch['outlines'];

const outlinesOf = (text: string): Outlines =>
  text.split('/').map((outline) => outline.split(' ').map((percent) => Number(percent) / 100));

/** By drawing: where its parts are. */
const PAINTED: ReadonlyMap<string, ReadonlyMap<string, Outlines>> = new Map(
  Object.entries<Readonly<Record<string, string>>>(table.painted.of).map(([drawing, parts]) => [
    drawing,
    new Map(
      Object.entries(parts).flatMap(([words, outlines]) =>
        words.split(' ').map((word): [string, Outlines] => [word, outlinesOf(outlines)]),
      ),
    ),
  ]),
);

/** A patch has one colour. */
const PATTERN = /^(?:stripes|dots|checks)$/;

/** Parts that have one colour, whatever the colour of the whole. */
const MATERIALS: ReadonlyMap<string, string> = new Map(Object.entries(table.painted.materials));
/** Another drawing of the same thing, for parts that the usual one hides. */
const INSTEAD: ReadonlyMap<string, string> = new Map(Object.entries(table.painted.instead));

/**
 * "A mug with a white handle": the handle of its drawing gets the colour. Returns the index of the next word to read, or `i`
 * where the word is no such part.
 */
export function readPaintedPart(parsing: Parsing, i: number): number {
  const { reading, pending } = parsing;
  const { words, subjects } = reading;
  const word = singularForm(words[i] ?? '');
  // "With a gold lid, a black handle and a white spout".
  const isListed =
    (reading.lastIsPart || wholeBefore(subjects, subjects.length - 1) >= 0) &&
    words.slice(reading.end, i).every((one) => ARTICLES.has(one) || COLOUR_WORDS.has(one) || one === 'and');
  const isHad = pending.having || isListed;
  const colour = pending.colour ?? MATERIALS.get(word);
  const { finish } = pending;
  if (!isHad || colour === undefined || PATTERN.test(finish?.kind ?? '') || pending.numbered) return i;
  const at = subjects.findLastIndex((one) => paintedIn(one, word) !== undefined);
  const whole = subjects[at];
  const found = whole && paintedIn(whole, word);
  if (!found) return i;
  const patch = { said: word, colour, outlines: found.outlines };
  const look = finish ? `${finish.said} ${word}` : '';
  subjects[at] = withLost(
    { ...whole, name: found.name, patches: [...(whole.patches ?? []), patch] },
    look === '' || hasDetail(found.name, look) ? [] : [look],
  );
  for (const index of pending.words) use(reading, index, 1);
  use(reading, i, 1);
  Object.assign(reading, { end: i + 1, lastIsPart: true, lastIsScene: false });
  parsing.pending = noModifiers();
  return i + 1;
}

/** "A jar of honey": what is in it has its own colour, and is seen through the glass. */
export function fillLast(parsing: Parsing, filling: readonly string[]): void {
  const { subjects } = parsing.reading;
  const last = subjects.at(-1);
  const colour = fillIn(filling);
  const outlines = last && paintedIn(last, 'contents')?.outlines;
  if (!colour || !outlines) return;
  const { finish, ...whole } = last;
  const patch = { said: filling.join(' '), colour, outlines };
  subjects[subjects.length - 1] = {
    ...whole,
    ...(finish?.kind !== 'glass' && { finish }),
    patches: [...(whole.patches ?? []), patch],
  };
}

function paintedIn({ name }: Subject, part: string): { name: string; outlines: Outlines } | undefined {
  const base = baseName(name);
  for (const drawing of [base, INSTEAD.get(base) ?? base]) {
    const outlines = PAINTED.get(drawing)?.get(part);
    if (outlines) return { name: drawing === base ? name : drawing, outlines };
  }
  return undefined;
}

/** A point of the drawing is in a part; both as shares of its width and height. */
export const isInPatch = ({ outlines }: Patch, x: number, y: number): boolean =>
  outlines.some((outline) => isInside(outline, x, y));

/** Counts the edges to the right of the point. */
function isInside(outline: readonly number[], x: number, y: number): boolean {
  let inside = false;
  let [fromX = 0, fromY = 0] = outline.slice(-2);
  for (let at = 0; at < outline.length; at += 2) {
    const [toX, toY] = [outline[at] as number, outline[at + 1] as number];
    if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside;
    [fromX, fromY] = [toX, toY];
  }
  return inside;
}
