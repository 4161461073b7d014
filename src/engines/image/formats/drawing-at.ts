import type { Drawings } from '../sprites/drawings.ts';

/** A drawing inside another, centred at a point, `size` along its longer side; `body` takes the place of its own. */
export function drawingAt(
  drawings: Drawings,
  name: string,
  x: number,
  y: number,
  size: number,
  { transform = '', body }: { readonly transform?: string; readonly body?: string } = {},
): string {
  const { width, height, body: own } = drawings.vector(name);
  const scale = size / Math.max(width, height);
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) ${transform} scale(${scale.toFixed(5)}) translate(${-width / 2} ${-height / 2})">${body ?? own}</g>`;
}
