import type { Pixels } from '../codecs/decode.ts';
import { wordsIn } from '../prompt/lexicon.ts';
import { readWords } from '../prompt/parse.ts';
import { planFrom } from '../prompt/plan.ts';
import type { Meaning } from '../prompt/scene-words.ts';
import { kindOf } from '../prompt/subject-kinds.ts';
import { Plate } from '../raster/canvas.ts';
import { hex } from '../raster/colour.ts';
import { clamp } from '../raster/noise.ts';
import { stageFor } from '../scene/scene.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { dropShadow, litCutout, setBody } from '../sprites/shading.ts';
import { laidOver } from './relight.ts';

export interface Edited {
  readonly picture: Pixels;
  /** What the user should know about how it was done. */
  readonly note?: string;
}

export interface EditContext {
  readonly drawings: Drawings;
  readonly seed: number;
}

/** Draws a thing into somebody's picture, in about the light that the picture has. */
export function addSubject(picture: Pixels, words: string, { drawings, seed }: EditContext): Edited {
  const { wishes } = readWords(wordsIn(words), drawings.nouns);
  const wish = wishes.find((one) => drawings.has(one.name));
  if (!wish) return { picture, note: `nothing was added: there is no drawing for "${words.trim()}"` };
  const { width, height } = picture;
  const plan = planFrom({
    prompt: words,
    seed,
    meanings: [{ place: 'hills' }, hourOf(picture)],
    wishes: [],
    colours: [],
    home: undefined,
  });
  const stage = stageFor({ ...plan, weather: 'fair' }, { width, height, style: 'realistic', steps: 30 });
  const kind = kindOf(wish.name);
  const aloft = kind.stand === 'air' || wish.flying || /\b(sky|above|flying|air)\b/.test(words);
  const size =
    Math.min(width, height) *
    clamp(0.2 + 0.045 * Math.log2(kind.metres + 0.6), 0.14, 0.4) *
    wish.scale *
    (wish.count > 1 ? 0.75 : 1);
  const middle = /\bleft\b/.test(words)
    ? 0.24
    : /\bright\b/.test(words)
      ? 0.76
      : /\b(middle|cent(er|re))\b/.test(words)
        ? 0.5
        : 0.66;
  const foot = aloft ? height * 0.2 + size * 0.6 : height * (/\btop\b/.test(words) ? 0.4 : 0.86);
  const sheet = new Plate(width, height);
  const sprite = drawings.draw(wish.name, size);
  for (let n = 0; n < wish.count; n++) {
    const body = litCutout(stage, sprite, {
      mirrored: n % 2 === 1,
      glows: kind.glows || wish.glowing,
      lamps: kind.metres > 3.5,
      tint: wish.colour ? hex(wish.colour) : undefined,
      grounded: !aloft,
    });
    const x = width * middle + (n - (wish.count - 1) / 2) * body.width * 1.1;
    const standing = { x, foot: foot + (n % 2) * size * 0.08, fog: 0.03 };
    if (!aloft) dropShadow(stage, sheet, body, standing);
    setBody(stage, sheet, body, standing);
  }
  return { picture: laidOver(picture, stage, sheet) };
}

/** The hour that the picture's brightness and warmth suggest. */
function hourOf(picture: Pixels): Meaning {
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
