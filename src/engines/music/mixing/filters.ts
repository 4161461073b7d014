/** Second-order filters after the well-known audio EQ formulas, run in place on one channel. */
export interface Filter {
  run(samples: Float32Array, from: number, to: number): void;
}

interface Coefficients {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

export function biquad({ b0, b1, b2, a1, a2 }: Coefficients): Filter {
  let z1 = 0;
  let z2 = 0;
  return {
    run(samples, from, to) {
      let first = z1;
      let second = z2;
      for (let index = from; index < to; index += 1) {
        const input = samples[index] as number;
        const output = b0 * input + first;
        first = b1 * input - a1 * output + second;
        second = b2 * input - a2 * output;
        samples[index] = output;
      }
      // Tiny leftovers turn into denormals, which are very slow.
      z1 = Math.abs(first) < 1e-15 ? 0 : first;
      z2 = Math.abs(second) < 1e-15 ? 0 : second;
    },
  };
}

export function lowPass(hertz: number, sampleRate: number, q = Math.SQRT1_2): Filter {
  const { cos, alpha } = angle(hertz, sampleRate, q);
  return normal((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

export function highPass(hertz: number, sampleRate: number, q = Math.SQRT1_2): Filter {
  const { cos, alpha } = angle(hertz, sampleRate, q);
  return normal((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

export function peak(hertz: number, decibels: number, sampleRate: number, q = 0.9): Filter {
  const { cos, alpha } = angle(hertz, sampleRate, q);
  const gain = 10 ** (decibels / 40);
  return normal(1 + alpha * gain, -2 * cos, 1 - alpha * gain, 1 + alpha / gain, -2 * cos, 1 - alpha / gain);
}

export function shelf(kind: 'low' | 'high', hertz: number, decibels: number, sampleRate: number): Filter {
  const { cos, alpha } = angle(hertz, sampleRate, Math.SQRT1_2);
  const gain = 10 ** (decibels / 40);
  const root = 2 * Math.sqrt(gain) * alpha;
  const sign = kind === 'low' ? 1 : -1;
  return normal(
    gain * (gain + 1 - sign * (gain - 1) * cos + root),
    sign * 2 * gain * (gain - 1 - sign * (gain + 1) * cos),
    gain * (gain + 1 - sign * (gain - 1) * cos - root),
    gain + 1 + sign * (gain - 1) * cos + root,
    -sign * 2 * (gain - 1 + sign * (gain + 1) * cos),
    gain + 1 + sign * (gain - 1) * cos - root,
  );
}

function angle(
  hertz: number,
  sampleRate: number,
  q: number,
): { readonly cos: number; readonly alpha: number } {
  const omega = (2 * Math.PI * hertz) / sampleRate;
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) };
}

function normal(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Filter {
  return biquad({ b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 });
}
