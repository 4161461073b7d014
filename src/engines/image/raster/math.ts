export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : Math.min(value, high);

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Math.hypot guards against overflow and is several times slower; pixels do not overflow. */
export const hypot = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z);

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
