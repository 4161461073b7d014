import { mulberry32 } from '../../random.ts';
import type { Frame } from '../compositing/frame.ts';
import type { CameraView } from '../timeline/camera.ts';
import { type Brush, drawLine } from './rasterise.ts';

/** A flock that crosses the sky, flapping and gliding. */
export function drawBirds(
  frame: Frame,
  moment: { seconds: number; view: CameraView; seed: number; brush: Brush; ceiling: number },
): void {
  const { seconds, view, brush } = moment;
  const { width, height } = frame;
  const random = mulberry32(moment.seed);
  const count = 5 + Math.floor(random() * 4);
  const heading = random() < 0.5 ? 1 : -1;
  const startX = heading > 0 ? 0.06 + random() * 0.2 : 0.94 - random() * 0.2;
  const level = (0.16 + random() * 0.16) * moment.ceiling * 1.6;
  for (let i = 0; i < count; i++) {
    const row = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1);
    const size = (0.011 + random() * 0.004) * height;
    const beat = 2.1 + random() * 0.7;
    const offset = random();
    const x =
      (startX +
        heading * (seconds * 0.034 - Math.abs(row) * 0.028) -
        view.x * 0.3 +
        (random() - 0.5) * 0.01) *
      width;
    const bob = Math.sin(seconds * 0.9 + offset * 6.28) * 0.004;
    const y = (level + row * 0.013 + bob + (random() - 0.5) * 0.012 - view.y * 0.3) * height;
    const gliding = Math.sin(seconds * 0.5 + offset * 9) > 0.55;
    const wing = gliding ? 0.25 : Math.sin((seconds * beat + offset) * 2 * Math.PI) * 0.55 + 0.1;
    const half = Math.max(0.8, size * 0.14);
    for (const side of [-1, 1]) {
      const elbow: [number, number] = [x + side * size * 0.5, y - size * (0.16 + wing * 0.45)];
      const tip: [number, number] = [x + side * size, y - size * wing * 0.75 + size * 0.05];
      drawLine(frame, [x, y], elbow, half, brush);
      drawLine(frame, elbow, tip, half * 0.75, brush);
    }
  }
}
