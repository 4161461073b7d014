import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { over } from './composite-over.ts';
import { composeFloorPlan, isOutside, roomsIn } from './floor-plan.ts';
import { Sheet, type Studio } from './sheet.ts';
import { shownSubjects } from './subjects.ts';

const PAPER = '#174a86';
const LINE = '#e8f1fb';

/** White outlines on blue paper with a grid, dimension lines and a title block. */
export function composeBlueprint(brief: Brief, studio: Studio): Bitmap {
  // A house with its rooms is drawn from above.
  if (roomsIn(brief.rest).filter((one) => !isOutside(one)).length > 1)
    return composeFloorPlan(brief, studio, true);
  const { width, height } = brief.request;
  const names = shownSubjects(brief, studio, 6).map(({ name }) => name);
  const paper = new Sheet(width, height, studio).fill(PAPER);
  const cell = paper.short / 24;
  for (let n = 0; n * cell < Math.max(width, height); n++)
    paper.add(
      `<path d="M${n * cell} 0V${height} M0 ${n * cell}H${width}" stroke="#ffffff" stroke-opacity="${n % 4 === 0 ? 0.2 : 0.08}" stroke-width="${paper.short / 900}"/>`,
    );
  let picture = paper.paint();
  const size = Math.min(height * 0.58, (width * 0.72) / names.length);
  const ink = new Sheet(width, height, studio);
  for (const [index, name] of names.entries()) {
    const x = width / 2 + (index - (names.length - 1) / 2) * size * 1.12;
    const y = height * 0.44;
    const art = studio.drawings.draw(name, size);
    picture = stamped(picture, outlined(art), Math.round(x - art.width / 2), Math.round(y - art.height / 2));
    dimension(ink, x - art.width / 2, y + art.height / 2 + cell, art.width, true);
    dimension(ink, x - art.width / 2 - cell, y - art.height / 2, art.height, false);
  }
  const [title = titleCase(brief.subjects[0]?.said ?? names[0]?.replaceAll('-', ' ') ?? '')] = brief.texts;
  const block = { x: width * 0.56, y: height * 0.86, width: width * 0.4, height: height * 0.1 };
  ink.add(
    `<g fill="none" stroke="${LINE}" stroke-width="${ink.short / 400}"><rect x="${width * 0.03}" y="${height * 0.03}" width="${width * 0.94}" height="${height * 0.94}"/><rect x="${block.x}" y="${block.y}" width="${block.width}" height="${block.height}"/><path d="M${block.x + block.width * 0.7} ${block.y}v${block.height}"/></g>`,
  );
  const pad = block.height * 0.22;
  ink.text(
    title.toUpperCase(),
    {
      x: block.x + pad,
      y: block.y + pad,
      width: block.width * 0.7 - 2 * pad,
      height: block.height - 2 * pad,
    },
    { font: 'narrow', fill: LINE, mostLines: 2, largest: block.height * 0.6 },
  );
  // Nobody knows the scale of a thing but who asks for it.
  for (const word of ['scale', 'to scale']) brief.shown.add(word);
  const scale = /\b1\s?:\s?\d{1,4}\b/.exec(brief.request.prompt)?.[0];
  if (scale)
    ink.text(
      `SCALE ${scale}`,
      {
        x: block.x + block.width * 0.72,
        y: block.y + pad,
        width: block.width * 0.26,
        height: block.height - 2 * pad,
      },
      { font: 'narrow', fill: LINE, mostLines: 2, largest: block.height * 0.3 },
    );
  for (const word of brief.leftOver) if (OF_LINES.test(word)) brief.shown.add(word);
  return over(picture, ink.paint());
}

/** All of it is drawn in thin white lines. */
const OF_LINES = /^(?:thin|fine|white|lines?|lined|outlines?|technical|grid)$/;

function dimension(sheet: Sheet, x: number, y: number, length: number, isLevel: boolean): void {
  const tick = sheet.short * 0.012;
  const [dx, dy] = isLevel ? [length, 0] : [0, length];
  const [tx, ty] = isLevel ? [0, tick] : [tick, 0];
  sheet.add(
    `<path d="M${x} ${y}l${dx} ${dy} M${x - tx} ${y - ty}l${2 * tx} ${2 * ty} M${x + dx - tx} ${y + dy - ty}l${2 * tx} ${2 * ty}" stroke="${LINE}" stroke-width="${sheet.short / 500}" fill="none"/>`,
  );
}

/** Lines where colours of the drawing meet, as alpha; `faintest` is the least step in brightness. */
export function outlined({ width, height, rgba }: Bitmap, faintest = 14): Bitmap {
  const out = new Uint8ClampedArray(rgba.length);
  const value = (x: number, y: number, c: number): number => {
    const k = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4;
    const inside = x >= 0 && y >= 0 && x < width && y < height;
    const alpha = inside ? (rgba[k + 3] as number) / 255 : 0;
    return alpha * ((rgba[k + c] as number) * 0.8 + 60);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = 0;
      for (let c = 0; c < 3; c++) {
        const gx = value(x + 1, y, c) - value(x - 1, y, c);
        const gy = value(x, y + 1, c) - value(x, y - 1, c);
        most = Math.max(most, Math.abs(gx) + Math.abs(gy));
      }
      out[(y * width + x) * 4 + 3] = Math.min(255, Math.max(0, (most - faintest) * 5));
    }
  }
  return { width, height, rgba: out };
}

function stamped(picture: Bitmap, mask: Bitmap, left: number, top: number): Bitmap {
  const rgba = new Uint8ClampedArray(picture.rgba);
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      const X = left + x;
      const Y = top + y;
      if (X < 0 || Y < 0 || X >= picture.width || Y >= picture.height) continue;
      const alpha = (mask.rgba[(y * mask.width + x) * 4 + 3] as number) / 255;
      const k = (Y * picture.width + X) * 4;
      for (let c = 0; c < 3; c++) rgba[k + c] = (rgba[k + c] as number) * (1 - alpha) + 238 * alpha;
    }
  }
  return { ...picture, rgba };
}
