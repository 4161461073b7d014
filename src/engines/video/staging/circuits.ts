import { STEP } from '../../image/scene/placing.ts';
import { type Box, heightOf, middleOf, widthOf } from './blocking.ts';
import { centre, type Stager } from './stager.ts';
import type { Track } from './track.ts';

/** Before the thing, with room on both sides of it. */
export const circle: Stager = (staged) => {
  const { stage, mover, thing, deed } = staged;
  const { width, height } = stage.scene;
  stage.fit(thing, width * 0.34, height * 0.56);
  centre(staged);
  stage.fit(mover, width * 0.24, height * 0.26);
  const [box, anchor] = [stage.boxOf(thing), stage.first(thing)];
  if (!box || !anchor) return;
  const isUp = deed.action === 'fly';
  const foot = isUp ? box.top + heightOf(box) * 0.4 : Math.min(box.bottom + height * 0.04, height * 0.9);
  stage.put(mover, middleOf(box), foot);
  stage.set(mover, { zone: anchor.zone, perched: isUp, order: anchor.order + STEP });
};

interface Circler {
  /** Everybody who goes along. */
  readonly all: Box;
  readonly facing: -1 | 1;
  readonly action: string;
  readonly canvas: { readonly width: number; readonly height: number };
}

export function circuitAround({ all, facing, action, canvas }: Circler, thing: Box, edge: number): Track {
  const room = (canvas.width * (1 - 2 * edge) - widthOf(all)) / 2;
  const wide = Math.max(0, Math.min(room, widthOf(thing) / 2 + widthOf(all) * 0.7));
  const deep = Math.min(wide * 0.24, canvas.height * 0.07);
  const row = action === 'fly' ? all.bottom : thing.bottom - deep * 0.4;
  const centre = { x: middleOf(thing) - middleOf(all), y: row - all.bottom };
  const side = { x: centre.x - facing * wide, y: centre.y };
  return { from: side, to: side, arc: 0, circuit: { centre, wide, deep, facing, about: middleOf(all) } };
}

/** Its sides are seen left and right of the thing. */
export const goesAround = ({ circuit }: Track, own: Box, thing: Box): boolean =>
  circuit !== undefined && circuit.wide >= widthOf(thing) * 0.3 + widthOf(own) * 0.1;
