/** Straight 8-bit RGBA. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
}
