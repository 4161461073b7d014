import type { Canvas } from '../raster/canvas.ts';
import type { Scene } from '../scene/scene.ts';

/** Painted into the sky, so that nearer layers occlude it. */
export function paintLightning(scene: Scene, canvas: Canvas): void {
  const { width, horizon } = scene;
  const random = scene.random(121);
  // "Lightning behind a lighthouse": the layout has put the light there.
  const isBehind = scene.plan.hints.some(
    ({ features, relation }) => relation?.isOfScene && features?.includes('lightning'),
  );
  const told = /\blightning\b[\w ]{0,24}\b(?:to|on|at) the (left|right)\b/i
    .exec(scene.plan.prompt)?.[1]
    ?.toLowerCase();
  const aim = (told === undefined ? scene.light.sunX : told === 'left' ? 0.14 : 0.86) * width;
  const isAimed = isBehind || told !== undefined;
  const strike = (x0: number, y0: number, reach: number, power: number): void => {
    let x = x0;
    let drift = (random() - 0.5) * 1.2;
    for (let y = y0; y < y0 + reach && y < horizon; y++) {
      if (random() < 0.05) drift = (random() - 0.5) * 3.2;
      x += drift + (random() - 0.5) * 1.4 + (isAimed ? (aim - x) * 0.04 : 0);
      const reachGlow = Math.round(9 * power * (width / 1000) + 2);
      for (let dx = -reachGlow * 2; dx <= reachGlow * 2; dx++) {
        const glow =
          2.4 * power * Math.exp(-Math.abs(dx) * 1.1) + 0.32 * power * Math.exp(-Math.abs(dx) / reachGlow);
        canvas.add(Math.round(x + dx), y, glow * 0.8, glow * 0.86, glow);
      }
      if (power > 0.6 && random() < 0.012) strike(x, y, reach * 0.3, power * 0.5);
    }
  };
  strike(isAimed ? aim : width * (0.25 + 0.5 * random()), 0, horizon, 1);
}
