import { AUXILIARIES } from './actions.ts';
import { FACE_WORDS } from './ages.ts';
import { attributesRead, withLost } from './attributes.ts';
import { hasDetail } from './details.ts';
import { isDeedWord, STANCES } from './enact.ts';
import {
  ABOUT_COLOUR,
  ARTICLES,
  COLOUR_WORDS,
  FLYING,
  FUNCTION_WORDS,
  GLOWING,
  NUMBER_WORDS,
  SIZE_WORDS,
} from './modifiers.ts';
import { isOfPattern } from './of-noun.ts';
import { POSTURES } from './postures.ts';
import { readPosture } from './read-deed.ts';
import { markLastFlying, type Reading, use } from './reading.ts';
import { type SceneHint, takesColour } from './scene-words.ts';
import type { Pending } from './subject.ts';

/** Words that say something of the next thing, or of the one before. */

/** A colour that no subject took belongs to the whole image. */
export function takeFreeColour(reading: Reading, { colour, colourFree, colourAt, having }: Pending): void {
  // "A podium with gold, silver and bronze places" is no image in gold.
  if (having && reading.subjects.length > 0 && !SHADES.test(reading.words[colourAt + 1] ?? '')) return;
  if (!colour || !colourFree || isMaterial(reading.words, colourAt) || isOfStripes(reading, colourAt)) return;
  if (isListedBeforeThing(reading.words, colourAt)) return;
  if (reading.subjects.length > 0 && isOfThing(reading.words, colourAt)) return;
  const lit = reading.subjects.find(({ name }) => hasDetail(name, `${reading.words[colourAt]} lights`));
  if (lit && isOfLights(reading.words, colourAt)) {
    use(reading, colourAt, 1);
    return;
  }
  reading.colours.push(colour);
  const { words } = reading;
  // The shine alone does not show the lights: their colour is named with them.
  if (isOfLights(words, colourAt)) return;
  use(reading, colourAt, 1);
  const of = words[colourAt - 1] === 'of' ? colourAt - 2 : colourAt;
  for (const index of [of, colourAt + 1]) if (SHADES.test(words[index] ?? '')) use(reading, index, 1);
}

/**
 * A colour before "on" or "with" belongs to no thing after it: in "a pony in brown beside a barn" the barn is not brown.
 * Shades, and a colour that opens the prompt, are those of the whole image.
 */
export function endColour(reading: Reading, pending: Pending): void {
  const { colourAt, colour } = pending;
  if (colour === undefined) return;
  const isOfImage = reading.subjects.length === 0 || SHADES.test(reading.words[colourAt - 2] ?? '');
  if (isOfImage) takeFreeColour(reading, pending);
  Object.assign(pending, {
    colour: undefined,
    colourSaid: undefined,
    several: [],
    colourFree: false,
    words: pending.words.filter((index) => index !== colourAt),
  });
}

const SHADES = /^(?:tone|hue|shade|tint|colou?r|palette|theme|scheme)s?$/;

/** "Green and blue lights". */
function isOfLights(words: readonly string[], at: number): boolean {
  let end = at + 1;
  while (end < at + 8 && (words[end] === 'and' || COLOUR_WORDS.has(words[end] ?? ''))) end++;
  return words[end] === 'lights';
}

/** "A boat with blue and white stripes" is no image in blue. */
function isOfStripes({ words, subjects }: Reading, at: number): boolean {
  let end = at + 1;
  // Bounded, for it is read at each colour of a list.
  while (end < at + 8 && (words[end] === 'and' || COLOUR_WORDS.has(words[end] ?? ''))) end++;
  return subjects.length > 0 && isOfPattern(words, end);
}

/** "Heaps of red, yellow and brown powder": said of something that nobody knows. */
function isListedBeforeThing(words: readonly string[], at: number): boolean {
  const isOfList = (n: number): boolean => words[n] === 'and' || COLOUR_WORDS.has(words[n] ?? '');
  let [from, end] = [at, at + 1];
  // Bounded, for it is read at each colour of a list.
  while (end < at + 8 && isOfList(end)) end++;
  while (from > at - 8 && isOfList(from - 1)) from--;
  const next = words[end] ?? '';
  const isThing = next !== '' && !FUNCTION_WORDS.has(next) && !SHADES.test(next);
  return words[from - 1] === 'of' && !SHADES.test(words[from - 2] ?? '') && end > at + 1 && isThing;
}

/** "One is red", "two white", "from white to red", "wrapped in gold": said of something, and not of the whole image. */
function isOfThing(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  if (before === 'in')
    return /^(?:wrapped|painted|covered|dressed|clad|drawn|written|coloured|colored)$/.test(
      words[at - 2] ?? '',
    );
  return (
    NUMBER_WORDS.has(before) || /^(?:is|are|other|first|second|third|last|painted|from|to)$/.test(before)
  );
}

/** "A pile of gold"; "shades of gold" are a colour. */
const isMaterial = (words: readonly string[], at: number): boolean =>
  /^(?:gold|silver|emerald|amber)$/.test(words[at] ?? '') &&
  words[at - 1] === 'of' &&
  !ABOUT_COLOUR.has(words[at - 2] ?? '');

/** The colour of a moon, or of neon lights. */
export function takeOwnColour(
  reading: Reading,
  at: number,
  { colour, colourAt }: Pending,
  hint: SceneHint,
): string | undefined {
  if (!colour || colourAt !== at - 1 || !takesColour(hint)) return undefined;
  use(reading, colourAt, 1);
  return colour;
}

/** A silver-haired woman is not silver. */
const OF_PART = /^(?:haired|eyed|skinned|nosed|tailed|winged|roofed|bearded|headed)$/;

/** After a size there is a thing; after somebody comes what they do, or where they are. */
const isDoer = (next = ''): boolean =>
  /^(?:\w+ing|who|and|with|in|on|at|behind|beside|under|next|is|in)$/.test(next) &&
  !/^(?:flying|living|sleeping)$/.test(next);

const VAGUE = /^(?:many|several|few|some|multiple|numerous|various|countless)$/;

export function applyModifier(reading: Reading, pending: Pending, at: number): void {
  const { words, subjects } = reading;
  const word = words[at] ?? '';
  const colour = OF_PART.test(words[at + 1] ?? '') ? undefined : COLOUR_WORDS.get(word);
  const size = SIZE_WORDS.get(word);
  // "A giant holding a tree": somebody, whom no drawing shows.
  if (/^giants?$/.test(word) && isDoer(words[at + 1])) {
    pending.ofUnknown = true;
    return;
  }
  if (word === 'bearded') {
    pending.parts.push({ name: 'man-beard', at });
    return;
  }
  const face = FACE_WORDS.get(word);
  if (face !== undefined) pending.parts.push({ name: face, at });
  if (NUMBER_WORDS.has(word))
    Object.assign(pending, { count: NUMBER_WORDS.get(word), numbered: true, vague: VAGUE.test(word) });
  else if (/^\d{1,3}$/.test(word))
    Object.assign(pending, { count: Math.max(1, Number(word)), numbered: true });
  else if (ARTICLES.has(word))
    Object.assign(pending, {
      article: true,
      indefinite: /^an?$/.test(word),
      definite: /^(?:the|this|that)$/.test(word),
      ...(word === 'single' && { count: 1, numbered: true }),
    });
  else if (GLOWING.has(word) && isSaidOfLast(reading, at)) {
    // "A candle burning on a table": the table does not burn.
    const last = subjects.pop();
    if (last) subjects.push({ ...last, glowing: true, lit: word });
    use(reading, at, /^(?:brightly|softly)$/.test(words[at + 1] ?? '') ? 2 : 1);
    return;
  } else if (GLOWING.has(word)) Object.assign(pending, { glowing: true, lit: word });
  else if (colour !== undefined) {
    takeFreeColour(reading, pending);
    Object.assign(pending, { colour, colourSaid: word, colourFree: true, colourAt: at });
  } else if (size !== undefined) Object.assign(pending, { scale: size, sized: word });
  else if (FLYING.has(word)) {
    // "A girl flying a kite": the kite flies. "A dragon flying": the dragon does.
    const isOfNext = ARTICLES.has(words[at + 1] ?? '');
    // "On a drifting floe": the floe drifts.
    pending.flying = isOfNext || pending.article || !markLastFlying(subjects);
    pending.floats = /^(?:float|drift)/.test(word);
    if (isOfNext && subjects.length > 0) Object.assign(pending, { relation: 'flying', relationSaid: word });
    if (!pending.flying) use(reading, at, 1);
  } else {
    // A filler before a noun ("a happy looking dog"), a deed after one.
    const isDeed = word !== 'looking' || reading.end === at;
    if (isHad(reading, pending, word)) readHad(reading, pending, at);
    else if ((POSTURES.has(word) && isDeed) || isDoing(reading, at)) readFreePosture(reading, pending, at);
    else if (!ABOUT_COLOUR.has(word)) {
      pending.colourFree = false;
      pending.ofUnknown = !FUNCTION_WORDS.has(word);
    }
    return;
  }
  pending.words.push(at);
}

/** It follows a thing, and no thing follows it. */
const isSaidOfLast = ({ words, end, subjects }: Reading, at: number): boolean =>
  end === at &&
  subjects.length > 0 &&
  /ing$/.test(words[at] ?? '') &&
  /^(?:on|in|at|by|beside|near|behind|under|above|over|between|inside|against|next|and|while|as|with|brightly|softly)?$/.test(
    words[at + 1] ?? '',
  );

/** "Holding a staff": the drawing of a wizard has one. */
function isHad({ subjects }: Reading, { relation, having, colour }: Pending, word: string): boolean {
  // "Pink frosting": the drawing has white one.
  return !colour && (having || relation === 'holding') && hasDetail(subjects.at(-1)?.name ?? '', word);
}

/** "With a glowing staff": that of the drawing does not glow, nor does the next thing. */
function readHad(reading: Reading, pending: Pending, at: number): void {
  for (const index of [...pending.words, at]) use(reading, index, 1);
  const owner = reading.subjects.pop();
  const had = { name: owner?.name ?? '', said: reading.words[at] ?? '' };
  if (owner) reading.subjects.push(withLost(owner, attributesRead(pending, had)));
  Object.assign(pending, { lit: undefined, glowing: false, scale: 1, sized: undefined, finish: undefined });
}

/** "A man digging", "a cow is grazing" and "a grazing cow". */
function isDoing({ words, end, subjects }: Reading, at: number): boolean {
  if (!isDeedWord(words[at] ?? '')) return false;
  const before = words[at - 1] ?? '';
  if (ARTICLES.has(before)) return /ing$/.test(words[at] ?? '');
  // "Lies curled up".
  const isFurther = POSTURES.has(before) && STANCES.has(words[at] ?? '');
  const from = AUXILIARIES.has(before) || isFurther ? at - 1 : at;
  return subjects.length > 0 && end === from;
}

/** "A cat, sleeping" and "a sleeping cat". */
function readFreePosture(reading: Reading, pending: Pending, at: number): void {
  const word = reading.words[at] ?? '';
  const isBefore = ARTICLES.has(reading.words[at - 1] ?? '');
  if (isBefore || !readPosture(reading, word)) {
    pending.postures.push(word);
    pending.words.push(at);
  } else use(reading, at, 1);
}
