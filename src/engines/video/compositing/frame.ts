/** A frame buffer of packed RGBA pixels, red in the lowest byte. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly pixels: Int32Array;
}
