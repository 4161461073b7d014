/** Colours that a timer may turn to, as a pattern. */
export const COLOURS = 'orange|red|yellow|green|blue|purple';
export const HEX: Readonly<Record<string, string>> = {
  orange: '#f97316',
  red: '#dc2626',
  yellow: '#facc15',
  green: '#16a34a',
  blue: '#2563eb',
  purple: '#7c3aed',
};
