import type { Brief } from './brief.ts';
import { luminance, type Palette } from './colours.ts';
import { polar, type Sheet } from './sheet.ts';

export interface Grid {
  readonly palette: Palette;
  readonly cell: number;
  readonly tall: number;
  readonly columns: number;
  readonly rows: number;
}

const TILED =
  /^(?:moroccan|islamic|arabesque|arabic|zellige|azulejos?|portuguese|andalusian|turkish|persian)$/;

/** A pattern of a style that has forms of its own: art deco, tiles of Morocco, waves of Japan. */
export function patternStyle({ words, isDeco }: Pick<Brief, 'words' | 'isDeco'>): PatternStyle | undefined {
  const tiled = words.filter((word) => TILED.test(word));
  if (isDeco)
    return { draw: decoFans, said: ['geometric', 'luxury', 'elegant'], told: 'rows of fans with rays' };
  if (tiled.length > 0) return { draw: starTiles, said: tiled, told: 'tiles with stars' };
  return undefined;
}

interface PatternStyle {
  readonly draw: (sheet: Sheet, grid: Grid) => void;
  /** Words that it shows. */
  readonly said: readonly string[];
  readonly told: string;
}

/** The darkest colour is that of the ground, where the prompt does not say which one is. */
export const darkFirst = (colours: readonly string[]): readonly string[] =>
  colours.toSorted((one, other) => luminance(one) - luminance(other));

/** Fans that overlap, each with its rays. */
function decoFans(sheet: Sheet, { palette: { main, paper, accent }, cell, tall, columns, rows }: Grid): void {
  const r = cell / 2;
  const stroke = (width: number): string => `stroke="${main}" stroke-width="${(cell * width).toFixed(2)}"`;
  for (let row = -1; row <= rows * 2 + 2; row++)
    for (let column = -1; column <= columns; column++) {
      const [x, y] = [(column + (row % 2 === 0 ? 0.5 : 0)) * cell + r, row * tall * 0.5];
      const rays = Array.from({ length: 13 }, (_, n) => {
        const turn = (n - 6) / 26;
        const [from, to] = [polar(x, y, r * 0.34, turn), polar(x, y, r * 0.8, turn)];
        return `M${from.map((one) => one.toFixed(1)).join(' ')}L${to.map((one) => one.toFixed(1)).join(' ')}`;
      });
      sheet.add(
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${paper}" ${stroke(0.035)}/><circle cx="${x}" cy="${y}" r="${r * 0.88}" fill="none" ${stroke(0.012)}/>`,
        `<path d="${rays.join('')}" ${stroke(0.018)}/><circle cx="${x}" cy="${y}" r="${r * 0.26}" fill="${main}"/><circle cx="${x}" cy="${y}" r="${r * 0.13}" fill="${accent === main ? paper : accent}"/>`,
      );
    }
}

/** A star of two squares on each tile, and diamonds between them. */
function starTiles(
  sheet: Sheet,
  { palette: { main, paper, accent }, cell, tall, columns, rows }: Grid,
): void {
  const r = Math.min(cell, tall) / 2;
  const square = (x: number, y: number, half: number, turn: number, fill: string): string =>
    `<rect x="${x - half}" y="${y - half}" width="${half * 2}" height="${half * 2}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * tall];
      for (const [share, fill] of [
        [0.66, main],
        [0.5, paper],
        [0.4, accent],
        [0.24, paper],
      ] as const)
        sheet.add(square(x, y, r * share, 0, fill), square(x, y, r * share, 45, fill));
      sheet.add(
        square(x - cell / 2, y - tall / 2, r * 0.4, 45, main),
        square(x - cell / 2, y - tall / 2, r * 0.24, 45, paper),
        `<path d="M${x - cell / 2} ${y}h${cell}M${x} ${y - tall / 2}v${tall}" stroke="${main}" stroke-width="${r * 0.03}" opacity=".6"/>`,
      );
    }
}
