import { triple } from '../../narrow.ts';
import grades from '../data/colour-grades.json';
import { LIGHT_TINT } from '../prompt/coloured-light.ts';
import { lerpRgb, linearRgb, type Rgb } from '../raster/colour.ts';
import { lerp } from '../raster/math.ts';
import type { ImageStyle } from '../request.ts';
import type { Scene } from '../scene/scene.ts';

/** How scene light is mapped to screen colour, by style and by words of the prompt. */
export interface ColourGrade {
  readonly exposure: number;
  readonly saturation: number;
  readonly contrast: number;
  readonly cast: Rgb;
  /** How far greys move towards a colour: 0 not at all, 1 fully. */
  readonly duotone: readonly [amount: number, colour: Rgb];
  readonly bloom: number;
  readonly vignette: number;
  readonly grain: number;
}

interface GradeRow {
  readonly exposure?: number;
  readonly saturation?: number;
  readonly contrast?: number;
  readonly cast?: readonly number[];
  readonly duotone?: { readonly amount: number; readonly colour: readonly number[] };
  readonly bloom?: number;
  readonly vignette?: number;
}

const TINTS = new Map<string, GradeRow>(Object.entries(grades.tints));

function styleGrade(style: ImageStyle): ColourGrade {
  const { cast, duotone, ...rest } = grades.styles[style];
  return { ...rest, cast: triple(cast), duotone: [duotone.amount, triple(duotone.colour)] };
}

function withTint(grade: ColourGrade, { cast, duotone, ...tint }: GradeRow): ColourGrade {
  return {
    ...grade,
    ...tint,
    ...(cast && { cast: triple(cast) }),
    ...(duotone && { duotone: [duotone.amount, triple(duotone.colour)] as const }),
    saturation: grade.saturation * (tint.saturation ?? 1),
    contrast: grade.contrast * (tint.contrast ?? 1),
    exposure: grade.exposure * (tint.exposure ?? 1),
  };
}

/** The share of each pixel that a single colour for the whole image replaces. */
const MONOCHROME = 0.5;

/** How far the light of a scene is of a colour that was named. */
const IN_LIGHT = 0.6;

const hueAt = ([r, g, b]: Rgb, level: number): Rgb => [
  Math.min(1.6, r / level),
  Math.min(1.6, g / level),
  Math.min(1.6, b / level),
];

export function gradeFor(scene: Scene): ColourGrade {
  let grade = styleGrade(scene.style);
  const { place, tints, subjects } = scene.plan;
  for (const tint of tints) {
    const row = TINTS.get(tint);
    if (row) {
      grade = withTint(grade, row);
    } else if (tint.startsWith(LIGHT_TINT)) {
      const hue = linearRgb(tint.slice(LIGHT_TINT.length));
      const level = (hue[0] + hue[1] + hue[2]) / 3 + 0.02;
      grade = {
        ...grade,
        duotone: [IN_LIGHT * 0.5, hueAt(hue, level)],
        cast: hueAt(lerpRgb([level, level, level], hue, IN_LIGHT), level),
      };
    } else if (tint.startsWith('#') && place !== 'abstract' && place !== 'space' && place !== 'table') {
      const hue = linearRgb(tint);
      const level = (hue[0] + hue[1] + hue[2]) / 3 + 0.02;
      grade = {
        ...grade,
        // One colour is that of the whole image, unless a thing in it has another.
        ...(tints.length === 1 &&
          subjects.every(({ colour }) => !colour) && { duotone: [MONOCHROME, hueAt(hue, level)] }),
        cast: [lerp(1, hue[0] / level, 0.22), lerp(1, hue[1] / level, 0.22), lerp(1, hue[2] / level, 0.22)],
      };
    }
  }
  return grade;
}
