import type { EngineTools } from '../../engine.ts';
import type { Frame } from '../compositing/frame.ts';
import type { LightChange } from '../timeline/light-change.ts';
import { crossFade, mixGrades, smooth } from '../timeline/transitions.ts';
import { type Landscape, type LandscapeRequest, landscape } from './landscape.ts';

/** The same scene at two times of day, of which one fades into the other. */
export async function changingLight(
  request: LandscapeRequest,
  change: LightChange,
  tools: EngineTools,
): Promise<Landscape> {
  const { from, to, disc } = change;
  const first = await landscape({ ...request, time: from, disc }, tools);
  if (from === to) return first;
  const second = await landscape({ ...request, time: to, disc }, tools);
  let other: Frame | undefined;
  return {
    ...first,
    draw: (frame, moment) => {
      const share = smooth((moment.progress - 0.05) / 0.85);
      if (share === 0) return first.draw(frame, moment);
      if (share === 1) return second.draw(frame, moment);
      other ??= { ...frame, pixels: new Int32Array(frame.pixels.length) };
      const before = first.draw(frame, moment);
      const after = second.draw(other, moment);
      crossFade(frame, other, share);
      return mixGrades(before, after, share);
    },
  };
}
