import type { Spot } from './compass.ts';
import type { Sheet } from './sheet.ts';

interface Town {
  readonly random: () => number;
  /** Houses along two roads, with meadows around. */
  readonly isVillage: boolean;
  readonly park: Spot | undefined;
}

const HOUSES = ['#e0cdb4', '#d8c0a4', '#e8d9c4', '#cfb597'];

/** Streets in a bent grid, with houses along them, a green and a river. */
export function drawTownMap(sheet: Sheet, { random, isVillage, park }: Town): void {
  const { width, height, short } = sheet;
  sheet.fill(isVillage ? '#d9e3bd' : '#f3eee3');
  const columns = Math.max(4, Math.round((width / short) * 6));
  const rows = Math.max(4, Math.round((height / short) * 6));
  const [wide, tall] = [width / columns, height / rows];
  const green = park ? Math.floor(park[1] / tall) * columns + Math.floor(park[0] / wide) : undefined;
  for (let at = 0; at < columns * rows; at++) {
    const [x, y] = [(at % columns) * wide, Math.floor(at / columns) * tall];
    const pad = short * 0.016;
    if (green !== undefined && (at === green || at === green + 1)) {
      sheet.add(
        `<rect x="${x + pad}" y="${y + pad}" width="${wide - 2 * pad}" height="${tall - 2 * pad}" rx="${pad}" fill="#bcd6a4"/>`,
      );
      for (let n = 0; n < 5; n++)
        sheet.add(
          `<circle cx="${x + wide * (0.2 + 0.6 * random())}" cy="${y + tall * (0.2 + 0.6 * random())}" r="${short * 0.012}" fill="#7ea86a"/>`,
        );
      continue;
    }
    if (!isVillage)
      sheet.add(
        `<rect x="${x + pad}" y="${y + pad}" width="${wide - 2 * pad}" height="${tall - 2 * pad}" fill="#ebe3d3"/>`,
      );
    const [fromX, fromY] = [x + wide / 2 - width / 2, y + tall / 2 - height / 2].map(Math.abs);
    const isFar =
      Math.min(fromX ?? 0, fromY ?? 0) > short * 0.1 || Math.hypot(fromX ?? 0, fromY ?? 0) > short * 0.4;
    for (let n = 0; n < 6; n++) {
      if (isVillage && (isFar || random() < 0.45)) continue;
      const [hx, hy] = [
        x + pad * 1.5 + (n % 3) * ((wide - 3 * pad) / 3),
        y + pad * 1.5 + Math.floor(n / 3) * ((tall - 3 * pad) / 2),
      ];
      sheet.add(
        `<rect x="${hx}" y="${hy}" width="${((wide - 3 * pad) / 3) * (0.62 + 0.3 * random())}" height="${((tall - 3 * pad) / 2) * (0.5 + 0.4 * random())}" fill="${HOUSES[Math.floor(random() * HOUSES.length)]}" stroke="#b59a7a" stroke-width="${short / 700}"/>`,
      );
    }
  }
  const [mainX, mainY] = [Math.floor(columns / 2) * wide, Math.floor(rows / 2) * tall];
  sheet.add(
    `<path d="M${mainX} 0V${height}M0 ${mainY}H${width}" stroke="#f0b84a" stroke-width="${short * 0.024}"/><path d="M${mainX} 0V${height}M0 ${mainY}H${width}" stroke="#fff4d6" stroke-width="${short * 0.016}"/>`,
  );
}
