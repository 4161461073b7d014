import type { Patch } from '../prompt/subject.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { solidPart } from './solid-part.ts';
import { tintFilter } from './tint-filter.ts';

/** The parts of a drawing that have a colour of their own, to be put over it, in its units. */
export function patchesOver(
  { name, patches = [] }: { readonly name: string; readonly patches?: readonly Patch[] },
  drawings: Drawings,
  id: string,
): string {
  if (patches.length === 0) return '';
  const { width, height, body } = drawings.vector(name);
  const { left, right, top, bottom } = solidPart(body, { width, height }, drawings);
  const corner = (share: number, at: number): string =>
    (at % 2 === 0 ? left + share * (right - left) : top + share * (bottom - top)).toFixed(2);
  return patches
    .map(({ colour, outlines }, n) => {
      const shapes = outlines.map((one) => `<polygon points="${one.map(corner).join(' ')}"/>`).join('');
      const own = `${id}-patch${n}`;
      return `<defs><clipPath id="${own}">${shapes}</clipPath>${tintFilter(`${own}-tint`, colour)}</defs><g clip-path="url(#${own})"><g filter="url(#${own}-tint)">${body}</g></g>`;
    })
    .join('');
}
