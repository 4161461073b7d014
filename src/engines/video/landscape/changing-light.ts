import type { EngineTools } from '../../engine.ts';
import type { Frame } from '../compositing/frame.ts';
import type { LightChange } from '../timeline/light-change.ts';
import { crossFade, mixGrades, smooth } from '../timeline/transitions.ts';
import { type Landscape, type LandscapeRequest, landscape } from './landscape.ts';

/** The same scene at two times of day, or with lamps off and on, of which one fades into the other. */
export async function changingLight(
  request: LandscapeRequest,
  change: LightChange,
  tools: EngineTools,
): Promise<Landscape> {
  const { from, to, disc, lamps } = change;
  const first = await landscape({ ...request, time: from, disc, unlit: lamps === 'on' }, tools);
  if (from === to && lamps === undefined) return first;
  const second = await landscape({ ...request, time: to, disc, unlit: lamps === 'off' }, tools);
  // A lamp goes on at once.
  const [start, length] = from === to ? [0.38, 0.14] : [0.05, 0.85];
  let other: Frame | undefined;
  return {
    ...first,
    draw: (frame, moment) => {
      const share = smooth((moment.progress - start) / length);
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
