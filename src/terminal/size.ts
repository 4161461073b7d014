import type { ColourEnvironment } from './colour.ts';
import type { OutputStream } from './sink.ts';

/** Terminals without a size of their own: a serial line, `script`, some containers and CI systems say 0 by 0. */
const USUAL = { columns: 80, rows: 24 } as const;
/** The largest that a terminal can say; a variable may say anything. */
const MOST = 65_535;

type Side = keyof typeof USUAL;

const sized = new WeakSet<OutputStream>();

/**
 * Gives a terminal a usable size for everyone who asks the stream, libraries included: some divide by it. Node sets
 * the property again at every change, so it stays writable.
 */
export function giveSize(stream: OutputStream, env: ColourEnvironment): void {
  if (stream.isTTY !== true || sized.has(stream)) return;
  sized.add(stream);
  for (const side of ['columns', 'rows'] as const) {
    let said: unknown = stream[side];
    Object.defineProperty(stream, side, {
      configurable: true,
      enumerable: true,
      get: () => sizeFrom(said, side, env),
      set(value: unknown) {
        said = value;
      },
    });
  }
}

/** The width or height to work with: what the terminal says, else the environment, else the usual. */
export function sizeFrom(said: unknown, side: Side, env: ColourEnvironment): number {
  const variable = side === 'columns' ? env.COLUMNS : env.LINES;
  return usable(said) ?? usable(Number(variable)) ?? USUAL[side];
}

function usable(size: unknown): number | undefined {
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 1) return undefined;
  return Math.min(size, MOST);
}
