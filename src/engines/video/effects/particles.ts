import { mulberry32 } from '../../random.ts';
import type { Frame } from '../compositing/compositor.ts';
import type { View } from '../timeline/camera.ts';
import { SWARMS, type Swarm, type SwarmName } from './particle-kinds.ts';
import { type Colour, petal, spot, streak } from './rasterise.ts';

const between = (low: number, high: number, share: number): number => low + (high - low) * share;
const wrap = (value: number): number => value - Math.floor(value);

/** Draws a swarm as it is after `seconds`: every place follows from the seed, so no frame depends on another. */
export function drawSwarm(
  frame: Frame,
  name: SwarmName,
  moment: { seconds: number; view: View; seed: number },
): void {
  const swarm: Swarm = SWARMS[name];
  const { seconds, view } = moment;
  const { width, height } = frame;
  const random = mulberry32(moment.seed);
  const [top, bottom] = swarm.band ?? [-0.05, 1.05];
  const span = width / height;
  for (let i = 0; i < swarm.count; i++) {
    const [bx, by, near, phase, pick] = [random(), random(), 0.3 + 0.7 * random() ** 1.6, random(), random()];
    const colour = swarm.colours[Math.floor(pick * swarm.colours.length)] as Colour;
    const sway = Math.sin((seconds * swarm.pace + phase) * 2 * Math.PI) * swarm.sway;
    const turned = wrap(bx + (seconds * swarm.drift * near + sway) / (span * 1.1) - view.x * near * 1.4);
    const x = (turned * 1.1 - 0.05) * width;
    const share = wrap(by + (seconds * swarm.fall * near) / (bottom - top) - view.y * near);
    const y = between(top, bottom, share) * height;
    const shine = swarm.flicker
      ? 0.5 + 0.5 * Math.sin((seconds * swarm.flicker * (0.7 + 0.6 * phase) + phase) * 2 * Math.PI)
      : 1;
    // Things that live in a band fade at its edges instead of popping up.
    const edge = swarm.band ? Math.min(1, share * 6, (1 - share) * 6) : 1;
    const ink = {
      colour,
      alpha: swarm.alpha * (0.35 + 0.65 * near) * shine * edge,
      glow: swarm.glow ?? false,
    };
    if (ink.alpha < 0.02) continue;
    const radius = Math.max(0.7, swarm.radius * height * (0.35 + 0.65 * near));
    if (swarm.form === 'spot') {
      spot(frame, x, y, radius, ink);
      if (swarm.glow) spot(frame, x, y, radius * 3.2, { ...ink, alpha: ink.alpha * 0.22 });
    } else if (swarm.form === 'streak') {
      const tail = (height * near) / 38;
      streak(frame, [x, y], [x - swarm.drift * tail, y - swarm.fall * tail], radius, ink);
    } else if (swarm.form === 'petal') {
      const turn = phase * 6.28 + seconds * (1.2 + phase);
      petal(
        frame,
        x,
        y,
        { radius, turn, squeeze: Math.cos(seconds * (1.6 + 2 * phase) + phase * 6.28) },
        ink,
      );
    } else {
      spot(frame, x, y, radius, { ...ink, alpha: ink.alpha * 0.35 });
      spot(frame, x - radius * 0.3, y - radius * 0.35, radius * 0.4, ink);
    }
  }
}
