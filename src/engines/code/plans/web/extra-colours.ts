import { COLOUR, COLOURS } from './colours.ts';

const HEX: Readonly<Record<string, string>> = {
  ...COLOURS,
  white: '#fff',
  yellow: '#facc15',
  cyan: '#0891b2',
};
export const NAME = `(${COLOUR}|white|yellow|cyan)`;
export const hex = (name: string | undefined, usual: string): string => HEX[name ?? ''] ?? usual;
