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
