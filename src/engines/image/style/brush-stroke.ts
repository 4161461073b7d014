interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly along: number;
  readonly radius: number;
  readonly length: number;
  readonly colour: readonly [number, number, number];
  readonly shift: number;
}

export function drawStroke(out: Uint8ClampedArray, width: number, height: number, s: Stroke): void {
  const cos = Math.cos(s.along);
  const sin = Math.sin(s.along);
  const half = s.length / 2;
  const { radius } = s;
  const wide = half * Math.abs(cos) + radius;
  const tall = half * Math.abs(sin) + radius;
  const x0 = Math.max(0, Math.floor(s.x - wide));
  const x1 = Math.min(width - 1, Math.ceil(s.x + wide));
  const y1 = Math.min(height - 1, Math.ceil(s.y + tall));
  const phase = Math.round(s.x * 3);
  const [r, g, b] = s.colour;
  for (let y = Math.max(0, Math.floor(s.y - tall)); y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const v = (y - s.y) * cos - (x - s.x) * sin;
      if (v > radius || v < -radius) continue;
      const u = Math.abs((x - s.x) * cos + (y - s.y) * sin) - half;
      const past = Math.max(u, 0);
      const square = (past * past + v * v) / (radius * radius);
      if (square >= 1) continue;
      const q = Math.sqrt(square);
      // Bristles: bands along the stroke with a little more or less paint.
      const lane = ((v / radius + 1) * 5) | 0;
      const paint = s.shift + (((lane * 37 + phase) % 7) - 3) * 1.1 + (v < 0 ? 2.2 : -2.2) * q;
      const alpha = q < 0.667 ? 0.86 : (1 - q) * 2.58;
      const keep = 1 - alpha;
      const k = (y * width + x) * 4;
      out[k] = (out[k] as number) * keep + (r + paint) * alpha;
      out[k + 1] = (out[k + 1] as number) * keep + (g + paint) * alpha;
      out[k + 2] = (out[k + 2] as number) * keep + (b + paint) * alpha;
    }
  }
}
