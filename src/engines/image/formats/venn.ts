import { listed } from '../prompt/drawing-words.ts';
import { mixed, type Palette } from './colours.ts';
import { polar, type Sheet } from './sheet.ts';

/** Circles that overlap, two beside each other or three around the middle, each with its name. */
export function drawVenn(sheet: Sheet, names: readonly string[], { main, accent, ink }: Palette): void {
  const { width, height, short } = sheet;
  const [x, y] = [width / 2, height * 0.57];
  const radius = short * (names.length > 2 ? 0.23 : 0.27);
  const colours = [main, accent, mixed(main, accent, 0.5)];
  for (const [at, name] of names.entries()) {
    const turn = names.length > 2 ? at / names.length : at / 2 - 0.25;
    const [cx, cy] = polar(x, y, radius * 0.66, turn);
    const [tx, ty] = polar(x, y, radius * (names.length > 2 ? 1.05 : 0.98), turn);
    sheet.add(
      `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${colours[at % 3]}" fill-opacity=".45" stroke="${ink}" stroke-width="${short / 220}"/>`,
    );
    const wide = radius * 0.85;
    sheet.text(
      name,
      { x: tx - wide / 2, y: ty - radius * 0.15, width: wide, height: radius * 0.3 },
      { font: 'sans', fill: ink, mostLines: 2, largest: short * 0.05 },
    );
  }
  sheet.studio.account.told.push(
    `overlapping circles for ${listed(names.map((name) => name.toLowerCase()))}`,
  );
}
