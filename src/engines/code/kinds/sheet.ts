import type { WishText } from './kind.ts';

/** A sheet of paper on the screen, and the same when it is printed. */
export const sheet = (margin: string): string => `@page { size: A4; margin: ${margin}; }
* { box-sizing: border-box; }
body { margin: 0; background: #e5e7eb; font: 10.5pt/1.45 "Helvetica Neue", Arial, sans-serif; color: #1f2937; }
.sheet { width: 210mm; min-height: 297mm; margin: 1rem auto; background: #fff; box-shadow: 0 2px 12px rgb(0 0 0 / 0.2); }
h1, h2, h3, p { margin: 0; }
@media print {
  body { background: none; }
  .sheet { width: auto; min-height: 0; margin: 0; box-shadow: none; }
  .screen { display: none; }
}`;

const COLOURS: Readonly<Record<string, string>> = {
  blue: '#1d4ed8',
  green: '#15803d',
  red: '#b91c1c',
  grey: '#374151',
  gray: '#374151',
  black: '#111827',
  orange: '#c2410c',
  purple: '#6d28d9',
  teal: '#0f766e',
};

export const colourIn = (wish: WishText, usual: string): string =>
  COLOURS[
    wish.take(
      /\b(?:in |with )?(?:an? )?(?:dark |light )?(blue|green|red|gr[ae]y|black|orange|purple|teal)(?: (?:accents?|colou?rs?|theme|headings?|sidebar))*\b/,
    )?.[1] ?? ''
  ] ?? usual;
