import palettes from '../data/palettes.json';
import type { ScenePlan } from '../prompt/plan.ts';
import { linearRgb, type Rgb, shiningRgb } from '../raster/colour.ts';

const NEON = palettes.neon.map(linearRgb);

/** Colours of the neon lights: that of the prompt, as bright as a lamp, or many. */
export function neonColours({ ownColours }: ScenePlan): readonly Rgb[] {
  const own = ownColours.get('neon');
  const rgb = own && shiningRgb(own);
  return rgb ? [rgb] : NEON;
}
