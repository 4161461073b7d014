import type { Direction, Spot } from './compass.ts';
import type { Sheet } from './sheet.ts';

interface Course {
  readonly random: () => number;
  readonly direction: Direction | undefined;
  /** From the middle of the map, where there are several. */
  readonly aside: number;
  /** On an island it ends at the shores. */
  readonly isInland: boolean;
}

const STEPS = 40;

/** The points of a river from one edge of a map to the other, in the part that the prompt names. */
export function riverLine({ width, height }: Sheet, { random, direction, aside, isInland }: Course): Spot[] {
  const { across, down } = direction ?? {};
  const isFlat = across === undefined && down !== undefined;
  const side = (isFlat ? down : across) ?? 0;
  const reach = isInland ? 0.2 : 0.3;
  const at = 0.5 + side * reach + (direction ? 0 : aside || (random() - 0.5) * 0.16);
  const [from, to] = isInland ? [0.2, 0.84] : [-0.05, 1.05];
  const turn = random();
  return Array.from({ length: STEPS + 1 }, (_, n) => {
    const along = from + ((to - from) * n) / STEPS;
    const bend = at + 0.035 * Math.sin((along * 1.4 + turn) * 2 * Math.PI) + 0.015 * Math.sin(along * 21);
    return isFlat ? [along * width, bend * height] : [bend * width, along * height];
  });
}

export function drawRiver(sheet: Sheet, line: readonly Spot[], width: number): void {
  const path = line.map((spot) => spot.map((value) => value.toFixed(1)).join(' ')).join('L');
  for (const [colour, share] of [
    ['#5f98b8', 1],
    ['#93c3dc', 0.8],
  ] as const)
    sheet.add(
      `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="${sheet.short * width * share}" stroke-linejoin="round"/>`,
    );
}

/** Bridges across a river, shared out along it. */
export function drawBridges(sheet: Sheet, line: readonly Spot[], count: number): void {
  const { short } = sheet;
  for (let n = 0; n < count; n++) {
    const at = Math.round(STEPS * (0.14 + (0.72 * (n + 0.5)) / count));
    const spotAt = (index: number): Spot => line[index] ?? [0, 0];
    const [[x0, y0], [x, y], [x1, y1]] = [spotAt(at - 1), spotAt(at), spotAt(at + 1)];
    const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI + 90;
    sheet.add(
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${short / 300})"><path d="M-19 -6H19V6H-19Z" fill="#d3bd97" stroke="#5a4026" stroke-width="1.4"/><path d="M-19 -6q19 -7 38 0M-19 6q19 7 38 0M-12 -6v12M-4 -6v12M4 -6v12M12 -6v12" fill="none" stroke="#5a4026" stroke-width="1.8"/></g>`,
    );
  }
}

/** A spot away from the water, where it would stand in it. */
export function ashore([x, y]: Spot, line: readonly Spot[], least: number): Spot {
  const [near] = line.toSorted((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
  if (!near) return [x, y];
  const [dx, dy] = [x - near[0], y - near[1]];
  const away = Math.hypot(dx, dy);
  if (away >= least) return [x, y];
  const [[x0, y0], [x1, y1]] = [line[0] ?? near, line.at(-1) ?? near];
  return Math.abs(y1 - y0) > Math.abs(x1 - x0)
    ? [near[0] + (dx < 0 ? -least : least), y]
    : [x, near[1] + (dy < 0 ? -least : least)];
}
