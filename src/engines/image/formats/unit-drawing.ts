import type { Bitmap } from '../raster/bitmap.ts';
import type { PlacedSubject, Rim } from '../scene/placed-subject.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { tintFilter } from './sheet.ts';

/** Several drawings as one, in units of their layout. */
export interface UnitDrawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** Puts placed things into one drawing that ends where they end. */
export function unitDrawing(placed: readonly PlacedSubject[], drawings: Drawings): UnitDrawing {
  const left = Math.min(...placed.map(({ x, width }) => x - width / 2));
  const right = Math.max(...placed.map(({ x, width }) => x + width / 2));
  const top = Math.min(...placed.map(({ foot, height }) => foot - height));
  const bottom = Math.max(...placed.map(({ foot }) => foot));
  const parts = placed.map((one, index) => partSvg(one, index, drawings));
  return {
    width: right - left,
    height: bottom - top,
    body: `<g transform="translate(${(-left).toFixed(2)} ${(-top).toFixed(2)})">${parts.join('')}</g>`,
  };
}

function partSvg(one: PlacedSubject, index: number, drawings: Drawings): string {
  const { width, height, body } = drawings.vector(one.name);
  const turn = one.tilt === 0 ? '' : ` rotate(${one.tilt} ${width / 2} ${height / 2})`;
  const { middle, bottom } = solidPart(
    `<g transform="${turn.trim()}">${body}</g>`,
    { width, height },
    drawings,
  );
  const scale = one.size / Math.max(width, height);
  const art = `<g transform="scale(${one.mirrored ? -scale : scale} ${scale}) translate(${-middle} ${-bottom})${turn}">${body}</g>`;
  const colour = one.colour ?? one.subject.colour;
  const tint = `unit${index}-tint`;
  const tinted = colour
    ? `<defs>${tintFilter(tint, colour)}</defs><g filter="url(#${tint})">${art}</g>`
    : art;
  const shown = one.rim ? aboveRim(tinted, one.rim, `unit${index}-rim`) : tinted;
  return `<g transform="translate(${one.x.toFixed(2)} ${one.foot.toFixed(2)})">${shown}</g>`;
}

/** The front of a vessel hides what is below it. */
function aboveRim(body: string, { x, y, across, down }: Rim, id: string): string {
  const far = 1e4;
  return `<defs><clipPath id="${id}"><path d="M${-far} ${-far}H${far}V${y}H${x + across}A${across} ${down} 0 0 1 ${x - across} ${y}H${-far}Z"/></clipPath></defs><g clip-path="url(#${id})">${body}</g>`;
}

/** Pixels across, enough to find the edges of a drawing. */
const SAMPLE = 120;
/** Around the view box, as a share of it: a drawing that is turned leaves it. */
const MARGIN = 0.25;

/** The column of the middle and the lowest row of what a drawing has in its view box. */
function solidPart(
  body: string,
  { width, height }: { readonly width: number; readonly height: number },
  { paintSvg }: Drawings,
): { readonly middle: number; readonly bottom: number } {
  const [x, y] = [-width * MARGIN, -height * MARGIN];
  const [wide, tall] = [width * (1 + 2 * MARGIN), height * (1 + 2 * MARGIN)];
  const picture = paintSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${tall}">${body}</svg>`,
    SAMPLE,
  );
  const { left, right, bottom } = edgesOf(picture);
  const unit = wide / SAMPLE;
  return { middle: x + ((left + right) / 2) * unit, bottom: y + bottom * unit };
}

function edgesOf({ width, height, rgba }: Bitmap): { left: number; right: number; bottom: number } {
  let [left, right, bottom] = [width, 0, 0];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if ((rgba[(row * width + column) * 4 + 3] as number) < 8) continue;
      left = Math.min(left, column);
      right = Math.max(right, column + 1);
      bottom = row + 1;
    }
  return { left, right, bottom };
}
