import type { Fonts } from '../lettering/fonts.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { parsePrompt } from '../prompt/parse.ts';
import { planScene } from '../prompt/plan.ts';
import type { SceneHint } from '../prompt/scene-words.ts';
import { kindOfSubject } from '../prompt/subject-kinds.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { Canvas } from '../raster/canvas.ts';
import { linearRgb } from '../raster/colour.ts';
import { clamp } from '../raster/math.ts';
import { createScene } from '../scene/scene.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { drawBody, shadeSprite } from '../sprites/shading.ts';
import { drawShadow } from '../sprites/shadow.ts';
import { overlay } from './painted-overlay.ts';

export interface EditResult {
  readonly picture: Bitmap;
  /** A sentence for the user, such as what was guessed. */
  readonly note?: string;
}

export interface EditContext {
  readonly drawings: Drawings;
  /** Loaded where something is written. */
  readonly fonts: Fonts | undefined;
  readonly seed: number;
}

/** Draws a subject into the user's image, in about the light of that image. */
export function addSubject(picture: Bitmap, words: string, { drawings, seed }: EditContext): EditResult {
  const { subjects } = parsePrompt(tokenise(words), drawings.nouns);
  const subject = subjects.find((one) => drawings.has(one.name));
  if (!subject) return { picture, note: `nothing was added: there is no drawing for "${words.trim()}"` };
  const { width, height } = picture;
  const plan = planScene({
    prompt: words,
    seed,
    hints: [{ place: 'hills' }, timeOfDayOf(picture)],
    subjects: [],
    colours: [],
    home: undefined,
  });
  const scene = createScene({ ...plan, weather: 'fair' }, { width, height, style: 'realistic', steps: 30 });
  const kind = kindOfSubject(subject.name);
  const airborne = kind.zone === 'air' || subject.flying || /\b(sky|above|flying|air)\b/.test(words);
  const size =
    Math.min(width, height) *
    clamp(0.2 + 0.045 * Math.log2(kind.metres + 0.6), 0.14, 0.4) *
    subject.scale *
    (subject.count > 1 ? 0.75 : 1);
  const middle = /\bleft\b/.test(words)
    ? 0.24
    : /\bright\b/.test(words)
      ? 0.76
      : /\b(middle|cent(er|re))\b/.test(words)
        ? 0.5
        : 0.66;
  const foot = airborne ? height * 0.2 + size * 0.6 : height * (/\btop\b/.test(words) ? 0.4 : 0.86);
  const layer = new Canvas(width, height);
  const sprite = drawings.draw(subject.name, size);
  for (let n = 0; n < subject.count; n++) {
    const body = shadeSprite(scene, sprite, {
      mirrored: n % 2 === 1,
      glows: kind.glows || subject.glowing,
      lamps: kind.metres > 3.5,
      tint: subject.colour ? linearRgb(subject.colour) : undefined,
      grounded: !airborne,
    });
    const x = width * middle + (n - (subject.count - 1) / 2) * body.width * 1.1;
    const anchor = { x, foot: foot + (n % 2) * size * 0.08, fog: 0.03 };
    if (!airborne) drawShadow(scene, layer, body, anchor);
    drawBody(scene, layer, body, anchor);
  }
  return { picture: overlay(picture, scene, layer) };
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
