import { describe, expect, it } from 'vitest';
import { packPaths } from '../../../../scripts/icon-paths.mjs';
import { unpackIcons } from '../../../../src/engines/image/sprites/icon-paths.ts';

const DRAWINGS = {
  none: '<circle cx="3" cy="4" r="5"/>',
  lines: '<path fill="red" d="M1 2l3-4h5v6H7V8z"/><path d="m-120.5 0L127.75 64"/>',
  curves:
    '<g><path d="M10 10c1.25 2 3.5 4 5 6.25s-7.5 8-9 1.5C.25 .5 .75 1 1.25 1.5S1 2 3 4q1 2 3 4T5 6t7 8"/></g>',
  arcs: '<path d="M64 64a63.75 63.75 0 1 1-127.5 0A9.5 9.5 45.125 0 0 1 2z"/>',
};

function unpacked(drawings: Record<string, string>): Record<string, string> {
  const { bytes, ...packed } = packPaths(Object.values(drawings));
  return unpackIcons({ ...packed, colours: [], names: Object.keys(drawings) }, bytes);
}

describe('packed paths', () => {
  it('give drawings back with each command written out', () => {
    expect(unpacked(DRAWINGS)).toEqual({
      none: DRAWINGS.none,
      lines: '<path fill="red" d="M1 2l3 -4h5v6H7V8z"/><path d="m-120.5 0L127.75 64"/>',
      curves:
        // Control points lie on halves of a unit.
        '<g><path d="M10 10c1.5 2 3.5 4 5 6.25s-7.5 8 -9 1.5C0.25 0.5 0.75 1 1.25 1.5S1 2 3 4q1 2 3 4T5 6t7 8"/></g>',
      arcs: '<path d="M64 64a63.75 63.75 0 1 1 -127.5 0A9.5 9.5 45.125 0 0 1 2z"/>',
    });
  });

  it('are read in any order', () => {
    const names = Object.keys(DRAWINGS).reverse();
    const all = unpacked(DRAWINGS);
    const backwards = Object.fromEntries(names.map((name) => [name, all[name]]));
    expect(backwards).toEqual({ ...unpacked(DRAWINGS) });
  });
});
