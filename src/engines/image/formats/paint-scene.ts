import { planReading } from '../layers.ts';
import { paintPlan } from '../paint-plan.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { RenderImageRequest } from '../request.ts';
import type { Footprint } from '../scene/footprint.ts';
import { sideBySideMisses } from '../scene/unshown.ts';
import type { Brief } from './brief.ts';
import { type Studio, tintKey } from './sheet.ts';

interface PaintedScene {
  readonly picture: Bitmap;
  readonly bounds: ReturnType<typeof paintPlan>['bounds'];
  readonly bodies: readonly Footprint[];
}

/** Paints what the brief names as a scene, and marks what the scene shows. */
export function sceneOf(
  brief: Brief,
  { drawings, tools, tints, account }: Studio,
  changes: Partial<RenderImageRequest> = {},
): PaintedScene {
  const request = { ...brief.request, ...changes };
  const { picture, leftOut, standIns, alt, bounds, bodies, size } = paintPlan(
    planReading(request, brief),
    request,
    drawings,
    tools,
  );
  // A headline says them, or they are named word by word.
  const isHeading = (words: string): boolean =>
    words
      .replace(/[()]/g, '')
      .split(' ')
      .every((word) => word === 'of' || brief.shown.has(word) || brief.leftOver.includes(word));
  // "Lo fi beats (rainy)" names three words, and not the one that is there.
  const isNamed = (words: string): boolean =>
    leftOut.some((one) => ` ${one.replace(/\([^)]*\)/g, '')} `.includes(` ${words} `));
  const missing = leftOut.filter((words) => !brief.leftOver.includes(words) && !isHeading(words));
  for (const { said } of [...brief.hints, ...brief.subjects])
    if (said && !leftOut.includes(said)) brief.shown.add(said);
  for (const subject of brief.subjects) tints.add(tintKey(subject));
  for (const words of [...brief.leftOver, ...sideBySideMisses(brief.subjects)])
    if (!isNamed(words)) brief.shown.add(words);
  brief.missing.push(...missing);
  brief.shown.add('background');
  brief.standIns.push(...standIns);
  account.scenes.push(alt);
  const [width, height] = size;
  for (const { one, left, top, right, bottom } of bodies.flat())
    account.bodies.push({
      said: one.subject.said,
      edges: [left / width, top / height, right / width, bottom / height],
    });
  return { picture: picture(), bounds, bodies: bodies.flat() };
}
