import type { PlacedSubject, Rim } from '../scene/placed-subject.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { patchesOver } from './patches.ts';
import { solidPart } from './solid-part.ts';
import { tintFilter } from './tint-filter.ts';

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
  const { left, right, bottom } = solidPart(
    `<g transform="${turn.trim()}">${body}</g>`,
    { width, height },
    drawings,
  );
  const scale = one.size / Math.max(width, height);
  const placed = `scale(${one.mirrored ? -scale : scale} ${scale}) translate(${-(left + right) / 2} ${-bottom})${turn}`;
  const art = `<g transform="${placed}">${body}</g>`;
  const colour = one.colour ?? one.subject.colour;
  const tint = `unit${index}-tint`;
  const tinted = colour
    ? `<defs>${tintFilter(tint, colour)}</defs><g filter="url(#${tint})">${art}</g>`
    : art;
  const over = patchesOver({ ...one.subject, name: one.name }, drawings, `unit${index}`);
  const whole = over === '' ? tinted : `${tinted}<g transform="${placed}">${over}</g>`;
  const shown = one.rim ? aboveRim(whole, one.rim, `unit${index}-rim`) : whole;
  return `<g transform="translate(${one.x.toFixed(2)} ${one.foot.toFixed(2)})">${shown}</g>`;
}

/** The front of a vessel hides what is below it. */
function aboveRim(body: string, { x, y, across, down }: Rim, id: string): string {
  const far = 1e4;
  return `<defs><clipPath id="${id}"><path d="M${-far} ${-far}H${far}V${y}H${x + across}A${across} ${down} 0 0 1 ${x - across} ${y}H${-far}Z"/></clipPath></defs><g clip-path="url(#${id})">${body}</g>`;
}
