import { mulberry32, pickFrom } from '../../random.ts';
import type { Frame } from '../compositing/frame.ts';
import type { CameraView } from '../timeline/camera.ts';
import { type ParticleKind, particleSystem } from './particle-kinds.ts';
import { drawDisc, drawEllipse, drawLine } from './rasterise.ts';

const between = (low: number, high: number, share: number): number => low + (high - low) * share;
const wrap = (value: number): number => value - Math.floor(value);

/** Draws the particles at a moment. Positions follow from the seed and the time alone, so frames are independent. */
export function drawParticles(
  frame: Frame,
  kind: ParticleKind,
  moment: { seconds: number; view: CameraView; seed: number; share?: number },
): void {
  const system = particleSystem(kind);
  const { seconds, view } = moment;
  const { width, height } = frame;
  const random = mulberry32(moment.seed);
  const [top, bottom] = system.band ?? [-0.05, 1.05];
  const span = width / height;
  // Fewer where they only begin to fall.
  for (let i = 0; i < system.count * (moment.share ?? 1); i++) {
    const [bx, by, near, phase, pick] = [random(), random(), 0.3 + 0.7 * random() ** 1.6, random(), random()];
    const colour = pickFrom(() => pick, system.colours);
    const sway = Math.sin((seconds * system.pace + phase) * 2 * Math.PI) * system.sway;
    const turned = wrap(bx + (seconds * system.drift * near + sway) / (span * 1.1) - view.x * near * 1.4);
    const x = (turned * 1.1 - 0.05) * width;
    const share = wrap(by + (seconds * system.fall * near) / (bottom - top) - view.y * near);
    const y = between(top, bottom, share) * height;
    const shine = system.flicker
      ? 0.5 + 0.5 * Math.sin((seconds * system.flicker * (0.7 + 0.6 * phase) + phase) * 2 * Math.PI)
      : 1;
    // Particles in a band fade out at its edges.
    const edge = system.band ? Math.min(1, share * 6, (1 - share) * 6) : 1;
    const brush = {
      colour,
      alpha: system.alpha * (0.35 + 0.65 * near) * shine * edge,
      glow: system.glow,
    };
    if (brush.alpha < 0.02) continue;
    const radius = Math.max(0.7, system.radius * height * (0.35 + 0.65 * near));
    if (system.form === 'spot') {
      drawDisc(frame, x, y, radius, brush);
      if (system.glow) drawDisc(frame, x, y, radius * 3.2, { ...brush, alpha: brush.alpha * 0.22 });
    } else if (system.form === 'streak') {
      const tail = (height * near) / 38;
      drawLine(frame, [x, y], [x - system.drift * tail, y - system.fall * tail], radius, brush);
    } else if (system.form === 'petal') {
      const turn = phase * 6.28 + seconds * (1.2 + phase);
      drawEllipse(
        frame,
        x,
        y,
        { radius, turn, squeeze: Math.cos(seconds * (1.6 + 2 * phase) + phase * 6.28) },
        brush,
      );
    } else {
      drawDisc(frame, x, y, radius, { ...brush, alpha: brush.alpha * 0.35 });
      drawDisc(frame, x - radius * 0.3, y - radius * 0.35, radius * 0.4, brush);
    }
  }
}
