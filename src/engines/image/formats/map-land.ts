import type { Direction, Spot } from './compass.ts';
import { points, polar, type Sheet } from './sheet.ts';

export const INK = '#5a4026';
/** Bays and capes: how many around the island, and how deep. */
const COAST = [
  [2, 0.025],
  [3, 0.024],
  [5, 0.016],
  [9, 0.012],
  [17, 0.007],
  [31, 0.004],
] as const;

/** The ground of a map, with the sea around it and its beaches. */
export function drawLand(
  sheet: Sheet,
  random: () => number,
  hasCoast: boolean,
  {
    beaches,
    isParchment,
    sea,
  }: {
    readonly beaches: readonly number[];
    readonly isParchment: boolean;
    /** Elsewhere the land goes on. */
    readonly sea?: Direction | undefined;
  },
): void {
  const { width, height, short } = sheet;
  sheet.fill(hasCoast ? (isParchment ? '#d6c08c' : '#bcd0c8') : '#ead9b2');
  if (isParchment)
    sheet.add(
      `<defs><radialGradient id="worn" r=".75"><stop offset=".55" stop-color="#7a5426" stop-opacity="0"/><stop offset="1" stop-color="#6b4319" stop-opacity=".55"/></radialGradient></defs>`,
    );
  if (!hasCoast) return;
  for (let n = 0; n < 40; n++) {
    const [x, y] = [random() * width, random() * height];
    sheet.add(
      `<path d="M${x} ${y}q${short * 0.012} ${-short * 0.01} ${short * 0.024} 0t${short * 0.024} 0" fill="none" stroke="#8fb0aa" stroke-width="${short / 400}"/>`,
    );
  }
  const waves = COAST.map(([times, height]) => ({ times, height, phase: random() }));
  const coast = Array.from({ length: 200 }, (_, n): Spot => {
    const turn = n / 200;
    const rough = waves.reduce(
      (sum, { times, height, phase }) => sum + Math.sin((turn * times + phase) * 2 * Math.PI) * height,
      0,
    );
    const [x, y] = polar(0, 0, 0.4 + rough, turn);
    return [width / 2 + x * width, height / 2 + y * height];
  }).map(([x, y]): Spot => {
    if (!sea || (!sea.across && !sea.down)) return [x, y];
    const [dx, dy] = [x - width / 2, y - height / 2];
    const isAtSea = dx * (sea.across ?? 0) * height + dy * (sea.down ?? 0) * width > 0.2 * width * height;
    return isAtSea ? [x, y] : [width / 2 + dx * 2.4, height / 2 + dy * 2.4];
  });
  const line = points(coast);
  sheet.add(
    `<polygon points="${line}" fill="none" stroke="#8fb0aa" stroke-width="${short * 0.03}" stroke-linejoin="round"/><polygon points="${line}" fill="#ead9b2" stroke="${INK}" stroke-width="${short / 220}" stroke-linejoin="round"/>`,
  );
  for (const turn of beaches) {
    const strip = Array.from(
      { length: 29 },
      (_, n): Spot => coast.at((Math.round(turn * 200) + n - 14) % 200) ?? [0, 0],
    );
    sheet.add(
      `<polyline points="${points(strip)}" fill="none" stroke="#f8e08e" stroke-width="${short * 0.035}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  }
}

/** Border, compass, scale and title. */
export function furniture(sheet: Sheet, title: string | undefined): void {
  const { width, height, short } = sheet;
  const edge = short * 0.025;
  const [x, y, r] = [width - short * 0.13, height - short * 0.14, short * 0.07];
  const star = Array.from({ length: 8 }, (_, n) => polar(x, y, n % 2 ? r * 0.28 : r, n / 8));
  sheet.add(
    `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="none" stroke="${INK}" stroke-width="${edge * 0.24}"/>`,
    `<circle cx="${x}" cy="${y}" r="${r * 1.12}" fill="#fbf3df" stroke="${INK}" stroke-width="${short / 400}"/><polygon points="${points(star)}" fill="#8a3324"/>`,
    `<g stroke="${INK}" stroke-width="${short / 250}"><path d="M${short * 0.07} ${height - short * 0.07}h${short * 0.2}M${short * 0.07} ${height - short * 0.08}v${short * 0.02}M${short * 0.17} ${height - short * 0.08}v${short * 0.02}M${short * 0.27} ${height - short * 0.08}v${short * 0.02}"/></g>`,
  );
  sheet.text(
    'N',
    { x: x - r * 0.3, y: y - r * 1.75, width: r * 0.6, height: r * 0.5 },
    { font: 'serif', fill: INK },
  );
  if (title === undefined) return;
  const box = { x: width * 0.24, y: height * 0.045, width: width * 0.52, height: height * 0.085 };
  sheet.add(
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${box.height * 0.2}" fill="#fbf3df" stroke="${INK}" stroke-width="${short / 300}"/>`,
  );
  sheet.text(
    title,
    {
      x: box.x + box.width * 0.06,
      y: box.y + box.height * 0.16,
      width: box.width * 0.88,
      height: box.height * 0.72,
    },
    { font: 'serif', fill: INK, mostLines: 2 },
  );
}

/** A name below a place. */
export function nameAt(sheet: Sheet, name: string, [x, y]: Spot): void {
  const { short, width } = sheet;
  const wide = short * 0.3;
  const left = Math.min(Math.max(x - wide / 2, short * 0.04), width - wide - short * 0.04);
  sheet.text(
    name,
    { x: left, y: y + short * 0.075, width: wide, height: short * 0.065 },
    {
      font: 'serif',
      fill: INK,
      mostLines: 1,
      largest: short * 0.055,
      outline: { colour: '#fbf3df', width: 90 },
    },
  );
}
