interface GuideOptions {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Regularisation: edges with a variance above it are kept. */
  readonly softness: number;
}

/** The guided filter of He, Sun and Tang: smooths values and keeps the edges of the guide. */
export function guidedFilter(values: Float32Array, guide: Float32Array, options: GuideOptions): Float32Array {
  const mean = (source: Float32Array): Float32Array => boxBlurPlane(source, options);
  const times = (a: Float32Array, b: Float32Array): Float32Array =>
    a.map((value, i) => value * (b[i] as number));
  const meanGuide = mean(guide);
  const meanValue = mean(values);
  const square = mean(times(guide, guide));
  const product = mean(times(guide, values));
  const slope = new Float32Array(values.length);
  const offset = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const g = meanGuide[i] as number;
    const v = meanValue[i] as number;
    const spread = (square[i] as number) - g * g;
    slope[i] = ((product[i] as number) - g * v) / (spread + options.softness);
    offset[i] = v - (slope[i] as number) * g;
  }
  const meanSlope = mean(slope);
  const meanOffset = mean(offset);
  return guide.map((value, i) => (meanSlope[i] as number) * value + (meanOffset[i] as number));
}

/** Box filter with running sums. */
export function boxBlurPlane(
  source: Float32Array,
  { width, height, radius }: Omit<GuideOptions, 'softness'>,
): Float32Array {
  const across = new Float32Array(source.length);
  for (let y = 0; y < height; y++) line(source, across, { start: y * width, step: 1, length: width, radius });
  const out = new Float32Array(source.length);
  for (let x = 0; x < width; x++) line(across, out, { start: x, step: width, length: height, radius });
  return out;
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly length: number;
  readonly radius: number;
}

function line(source: Float32Array, out: Float32Array, { start, step, length, radius }: Line): void {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < Math.min(radius, length); i++) {
    sum += source[start + i * step] as number;
    count++;
  }
  for (let i = 0; i < length; i++) {
    if (i + radius < length) {
      sum += source[start + (i + radius) * step] as number;
      count++;
    }
    if (i - radius - 1 >= 0) {
      sum -= source[start + (i - radius - 1) * step] as number;
      count--;
    }
    out[start + i * step] = sum / count;
  }
}
