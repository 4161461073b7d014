import palettes from '../data/palettes.json';
import type { ScenePlan } from '../prompt/plan.ts';
import { linearRgb, type Rgb, scaleRgb } from '../raster/colour.ts';

const NEON = palettes.neon.map(linearRgb);

/** Colours of the neon lights: that of the prompt, as bright as a lamp, or many. */
export function neonColours({ ownColours }: ScenePlan): readonly Rgb[] {
  const own = ownColours.get('neon');
  if (!own) return NEON;
  const rgb = linearRgb(own);
  return [scaleRgb(rgb, 1 / Math.max(...rgb))];
}
