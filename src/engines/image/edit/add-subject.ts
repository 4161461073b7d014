import { leftOutNotes, standInNotes } from '../../prompt-account.ts';
import { baseName } from '../prompt/figure.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { parsePrompt } from '../prompt/parse.ts';
import { isAlive } from '../prompt/people.ts';
import { planScene } from '../prompt/plan.ts';
import type { SceneHint } from '../prompt/scene-words.ts';
import { standIn } from '../prompt/stand-in.ts';
import type { Subject } from '../prompt/subject.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import { clamp } from '../raster/math.ts';
import { headOf, isWorn, wornOn } from '../scene/body-points.ts';
import { trimmed } from '../scene/draw-subject.ts';
import { createScene } from '../scene/scene.ts';
import { drawBody, shadeSprite } from '../sprites/shading.ts';
import { drawShadow } from '../sprites/shadow.ts';
import { placeIn } from './add-place.ts';
import type { EditContext, EditResult } from './context.ts';
import { overlay } from './painted-overlay.ts';
import type { KnownThing } from './whereabouts.ts';

/** Draws a subject into the user's image, in about the light of that image, and says what it leaves out. */
export function addSubject(
  picture: Bitmap,
  words: string,
  { drawings, seed, where }: Pick<EditContext, 'drawings' | 'seed' | 'where'>,
): EditResult {
  const { what, relation, anchor } = placeIn(words);
  const reading = parsePrompt(tokenise(what), drawings.nouns);
  const subject = reading.subjects.find((one) => drawings.has(one.name));
  if (!subject) return { picture, notes: [`nothing was added: there is no drawing for "${words.trim()}"`] };
  const { width, height } = picture;
  const kind = kindOfSubject(subject.name);
  const known = anchor === undefined ? undefined : where.thing(anchor);
  const spot = (known && spotAt(known, relation ?? '', subject)) ?? spotIn(picture, words, subject);
  const isOfWearer = known
    ? isAlive(baseName(known.print.one.name))
    : anchor !== undefined && PERSON.test(anchor);
  if (!spot.isAtAnchor && isWorn(subject.name) && isOfWearer)
    return { picture, notes: leftOutNotes('done', [words.trim()]) };
  const plan = planScene({
    prompt: words,
    seed,
    hints: [{ place: 'hills' }, timeOfDayOf(picture)],
    subjects: [],
    colours: [],
    home: undefined,
  });
  const scene = createScene({ ...plan, weather: 'fair' }, { width, height, style: 'realistic', steps: 30 });
  const layer = new Canvas(width, height);
  const sprite = drawings.draw(subject.name, Math.max(LEAST_SIZE, spot.size));
  for (let n = 0; n < subject.count; n++) {
    const body = shadeSprite(scene, sprite, {
      mirrored: n % 2 === 1,
      glows: kind.glows || subject.glowing,
      lamps: kind.metres > 3.5,
      trim: trimmed(subject.name),
      tint: subject.colour ? linearRgb(subject.colour) : undefined,
      grounded: spot.isOnGround,
    });
    const x = spot.x + (n - (subject.count - 1) / 2) * body.width * 1.1;
    const at = { x, foot: spot.foot + (n % 2) * spot.size * 0.08, fog: 0.03 };
    if (spot.isOnGround) drawShadow(scene, layer, body, at);
    drawBody(scene, layer, body, at);
  }
  const others = reading.subjects.filter((one) => one !== subject).map(({ said }) => said);
  const notKept =
    relation !== undefined && anchor !== undefined && !spot.isAtAnchor ? [`${relation} the ${anchor}`] : [];
  return {
    picture: overlay(picture, scene, layer),
    notes: [
      ...leftOutNotes('done', [...others, ...reading.leftOver, ...(subject.lost ?? []), ...notKept]),
      ...standInNotes(standIn(subject)),
    ],
  };
}

const LEAST_SIZE = 6;

const PERSON = /^(?:him|her|them)$/;

interface Spot {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly isOnGround: boolean;
  readonly isAtAnchor: boolean;
}

/** The place that the words for a part of the image mean. */
function spotIn({ width, height }: Bitmap, words: string, subject: Subject): Spot {
  const kind = kindOfSubject(subject.name);
  const isInAir = kind.zone === 'air' || subject.flying || /\b(?:sky|above|flying|air)\b/.test(words);
  const size =
    Math.min(width, height) *
    clamp(0.2 + 0.045 * Math.log2(kind.metres + 0.6), 0.14, 0.4) *
    subject.scale *
    (subject.count > 1 ? 0.75 : 1);
  const across = /\bleft\b/.test(words)
    ? 0.24
    : /\bright\b/.test(words)
      ? 0.76
      : /\b(?:middle|cent(?:er|re))\b/.test(words)
        ? 0.5
        : 0.66;
  const isHigh = /\b(?:top|upper)\b/.test(words);
  const foot = isInAir || isHigh ? height * 0.06 + size * (isHigh ? 1 : 1.3) : height * 0.86;
  return { x: width * across, foot, size, isOnGround: !isInAir && !isHigh, isAtAnchor: false };
}

/** Beside, on or before a thing of the image, and as large as the two are in life. Undefined for other relations. */
function spotAt(
  { print, scale, left, top, right, bottom }: KnownThing,
  relation: string,
  subject: Subject,
): Spot | undefined {
  const [own, theirs] = [kindOfSubject(subject.name).metres, kindOfSubject(print.one.name).metres];
  const tall = Math.max(right - left, bottom - top);
  const size = tall * clamp(own / theirs, 0.12, 1.5) * subject.scale;
  const at = (x: number, foot: number, isOnGround: boolean, side = size): Spot => ({
    x,
    foot,
    size: side,
    isOnGround,
    isAtAnchor: true,
  });
  if (/\bright of$|^(?:next to|beside|near|by|with)$/.test(relation))
    return at(right + size * 0.6, bottom, true);
  if (/\bleft of$/.test(relation)) return at(left - size * 0.6, bottom, true);
  // Not so large that it would hide its neighbours or be cut off.
  if (relation === 'instead of')
    return at((left + right) / 2, bottom, true, Math.min(size, tall * 1.15, bottom * 0.95));
  if (relation === 'in front of') return at((left + right) / 2, bottom + size * 0.15, true);
  if (/^(?:above|over)$/.test(relation)) return at((left + right) / 2, top - size * 0.2, false);
  if (!/^(?:on|on top of|onto|to)$/.test(relation)) return undefined;
  if (!isWorn(subject.name) || !isAlive(baseName(print.one.name)))
    return relation === 'to' ? undefined : at((left + right) / 2, top + tall * 0.06, false);
  const head = headOf(print.one);
  const wide = (head.width * 0.9) / scale;
  if (wornOn(subject.name) === 'head') return at(head.x / scale, head.top / scale + wide * 0.2, false, wide);
  return wornOn(subject.name) === 'eyes'
    ? at(head.x / scale, head.top / scale + wide * 0.75, false, wide)
    : undefined;
}

/** Estimates the time of day from brightness and colour temperature. */
function timeOfDayOf(picture: Bitmap): SceneHint {
  let bright = 0;
  let warm = 0;
  const { rgba } = picture;
  for (let k = 0; k < rgba.length; k += 4) {
    bright += (rgba[k] as number) * 0.3 + (rgba[k + 1] as number) * 0.59 + (rgba[k + 2] as number) * 0.11;
    warm += (rgba[k] as number) - (rgba[k + 2] as number);
  }
  const pixels = rgba.length / 4;
  if (bright / pixels < 62) return { time: 'night' };
  return { time: warm / pixels > 45 ? 'sunset' : 'day' };
}
