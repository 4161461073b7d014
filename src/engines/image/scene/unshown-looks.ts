import poses from '../data/poses.json';
import looks from '../data/subject-looks.json';
import { hasDetail } from '../prompt/details.ts';
import { baseName, figureOf, keepsOutline } from '../prompt/figure.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS, GROUPS } from '../prompt/modifiers.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import { isHeaped, type Side } from '../prompt/vocabulary.ts';
import { linearRgb } from '../raster/colour.ts';
import { isFarAway } from './far-away.ts';
import type { Footprint } from './footprint.ts';
import type { Light } from './light.ts';
import { chosenOf } from './one-of-several.ts';
import { hasHue } from './shown-colour.ts';
import { showsSize } from './shown-size.ts';
import type { Visibility } from './visibility.ts';

const DETAILS = new Map<string, readonly string[]>(Object.entries(looks.details));
/** Birds that are drawn with folded wings only. */
const FOLDED = new Set(poses.foldedWings);

/** Wings that are folded, a pile that is a row, a colour that the drawing does not take. */
export function unshownLooks(
  subject: Subject,
  drawn: Visibility,
  { prompt, tints, subjects, colourless = false }: ScenePlan,
): string[] {
  const { said, flying, name, form, count, colour, side, centred, far, sized, lit, finish, colourful } =
    subject;
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
    ...(side &&
    !isAtSide(
      prints,
      side,
      drawn.width * (drawn.others(prints).length > 0 ? 0.5 : side === 'left' ? LEFT : 1 - LEFT),
    )
      ? [`${said} on the ${side}`]
      : []),
    ...(centred && !isInCentre(prints, drawn) ? [`${said} ${centred}`] : []),
    ...(isHeaped(form) && count > 1 && !(form === 'stack' ? isStacked : isPiled)(prints)
      ? [`${groupWord(prompt, form)} of ${said}`]
      : []),
    ...(form === 'row' && count > 2 && !isRow(prints) ? [`row of ${said}`] : []),
    ...(form === 'rows' && !areRows(prints) ? [`rows of ${said}`] : []),
    ...(sized && !showsSize(subject, prints, { drawn, subjects }) ? [`${sized} ${said}`] : []),
    ...(lit && !showsLight(name, lit, drawn.light) ? [`${lit} ${said}`] : []),
    ...(finish && !hasDetail(name, finish.said) && !drawn.showsFinish(subject)
      ? [`${finish.said} ${said}`]
      : []),
    ...(colourful && (isGone(RED) || !drawn.isColourful(subject)) ? [`${colourful} ${said}`] : []),
    ...(keepsOutline(name)
      ? []
      : (subject.patches ?? []).map((patch) => `${colourWord(patch.colour)} ${patch.said} (${said})`)),
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

/** Up to here a thing that is alone is on the left. */
const LEFT = 0.44;

const isAtSide = (prints: readonly Footprint[], side: Side, middle: number): boolean =>
  prints.every((print) => (side === 'left' ? print.middle < middle : print.middle > middle));

/** In the middle of the image, or with others on both sides. */
function isInCentre(prints: readonly Footprint[], drawn: Visibility): boolean {
  const others = drawn.others(prints);
  return prints.every(
    ({ middle }) =>
      Math.abs(middle / drawn.width - 0.5) < OFF_CENTRE ||
      (others.some((other) => other.middle < middle) && others.some((other) => other.middle > middle)),
  );
}

const OFF_CENTRE = 0.09;

/** The word of the prompt for a pile or a stack. */
const groupWord = (prompt: string, form: Subject['form']): string =>
  tokenise(prompt).find((word) => GROUPS.get(word)?.form === form) ?? 'pile';

/** Each lies on the one below. */
function isStacked(prints: readonly Footprint[]): boolean {
  const ordered = prints.toSorted((a, b) => b.bottom - a.bottom);
  return ordered.every((one, n) => {
    const below = ordered[n - 1];
    return (
      !below || (Math.abs(one.middle - below.middle) < below.width * 0.5 && one.bottom < below.bottom - 1)
    );
  });
}

/** Some lie on others. */
function isPiled(prints: readonly Footprint[]): boolean {
  const lowest = Math.max(...prints.map(({ bottom }) => bottom));
  // In a vessel all of them end at its rim.
  const isSunk = prints.some(({ one }) => one.rim !== undefined);
  const lowestTop = Math.max(...prints.map(({ top }) => top));
  return prints.some(({ top, bottom, one: { height } }) =>
    isSunk ? top < lowestTop - height * 0.35 : bottom < lowest - height * 0.4,
  );
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

/** Two rows at least, of several each. */
function areRows(prints: readonly Footprint[]): boolean {
  const sizes = new Map<number, number>();
  for (const { bottom, height } of prints) {
    const level = [...sizes.keys()].find((one) => Math.abs(one - bottom) < height * 0.12) ?? bottom;
    sizes.set(level, (sizes.get(level) ?? 0) + 1);
  }
  return [...sizes.values()].filter((size) => size > 1).length > 1;
}
