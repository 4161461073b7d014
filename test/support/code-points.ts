import fc from 'fast-check';

const SURROGATES = 0x800;

/** Any character of Unicode. fast-check's own unit `binary` makes a table of all of them first, which takes a second. */
export const CODE_POINTS = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + SURROGATES));
