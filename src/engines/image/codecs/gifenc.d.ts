/** The package ships no types; these are the parts in use. */
declare module 'gifenc' {
  type Colour = number[];
  type Format = 'rgb565' | 'rgb444' | 'rgba4444';

  interface Encoder {
    writeFrame(
      indexes: Uint8Array,
      width: number,
      height: number,
      options: { palette: Colour[]; transparent?: boolean; transparentIndex?: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    maxColors: number,
    options: { format: Format; oneBitAlpha: boolean },
  ): Colour[];
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: Colour[],
    format: Format,
  ): Uint8Array;
}
