/** Dark enough for white text. */
export const COLOURS: Readonly<Record<string, string>> = {
  blue: '#1d4ed8',
  green: '#15803d',
  red: '#b91c1c',
  orange: '#c2410c',
  purple: '#7e22ce',
  violet: '#6d28d9',
  pink: '#be185d',
  teal: '#0f766e',
  brown: '#78350f',
  black: '#111827',
  gray: '#4b5563',
  grey: '#4b5563',
};

export const COLOUR = Object.keys(COLOURS).join('|');

/** Above it a colour is one of its own, and stays. */
const GREY = 0.2;

/** Red, green and blue of a colour such as `fff`, from 0 to 1. */
export function channels(hex: string): readonly number[] {
  const wide = hex.length === 3 ? [...hex].map((one) => one + one).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16) / 255);
}

export const isGreyish = (rgb: readonly number[]): boolean => Math.max(...rgb) - Math.min(...rgb) <= GREY;
