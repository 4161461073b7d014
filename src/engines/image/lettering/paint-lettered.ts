import type { EngineTools } from '../../engine.ts';
import { leftOutNotes } from '../../prompt-account.ts';
import type { Brief } from '../formats/brief.ts';
import { notesOf, paintPlan } from '../paint-plan.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { drawCaption } from './caption.ts';
import { carryTexts } from './carried.ts';
import { loadFonts } from './fonts.ts';

/** Paints a scene with letters on its signs, shops and things; the rest is a caption. */
export async function paintLettered(
  brief: Brief,
  plan: ScenePlan,
  drawings: Drawings,
  tools: EngineTools,
): Promise<{ picture: Bitmap; notes: readonly string[]; alt: string }> {
  const fonts = await loadFonts(tools);
  const carried = carryTexts({ ...brief, prompt: brief.request.prompt }, drawings, fonts);
  const { picture: finished, ...account } = paintPlan(plan, brief.request, carried.drawings, tools);
  const scene = finished();
  const missing = [...carried.missing];
  let picture = scene;
  if (carried.captions.length > 0) {
    const drawn = drawCaption(scene, carried.captions.join(' '), false, { drawings, fonts, ink: brief.ink });
    picture = drawn.picture;
    missing.push(...drawn.missing);
  }
  return {
    picture,
    notes: [...notesOf(account), ...leftOutNotes('lettered', [...new Set(missing)])],
    alt: `${account.alt}${brief.texts.length > 0 ? `, with the text “${brief.texts.join(' / ')}”` : ''}`,
  };
}
