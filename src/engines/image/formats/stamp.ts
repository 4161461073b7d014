import type { Bitmap } from '../raster/bitmap.ts';
import { resized } from '../raster/resample.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { inked, mixed, paletteFor } from './colours.ts';
import { over } from './composite-over.ts';
import { sceneOf } from './paint-scene.ts';
import { Sheet, type Studio } from './sheet.ts';

/** A picture on paper with a torn edge of holes; of letters alone, a print of a rubber stamp. */
export function composeStamp(brief: Brief, studio: Studio): Bitmap {
  const isPlain = brief.subjects.length + brief.hints.filter(({ tint }) => tint === undefined).length === 0;
  const topic = isPlain ? topicDrawing({ ...brief, texts: [] }) : undefined;
  if (isPlain && topic === undefined && brief.texts.length > 0) return rubberStamp(brief, studio);
  return postageStamp(brief, studio, topic);
}

function postageStamp(brief: Brief, studio: Studio, topic: string | undefined): Bitmap {
  const { width, height } = brief.request;
  const palette = paletteFor(brief.colours, brief.random(22));
  const back = mixed(palette.main, '#10131a', 0.2);
  const sheet = new Sheet(width, height, studio);
  const { short } = sheet;
  const [x, y] = [short * 0.09, short * 0.09];
  const [wide, tall] = [width - 2 * x, height - 2 * y];
  const text = brief.texts.join(' · ');
  const margin = short * 0.05;
  const below = text === '' ? 0 : tall * 0.15;
  const inner = { x: x + margin, y: y + margin, width: wide - 2 * margin, height: tall - 2 * margin - below };
  sheet.fill(back).add(`<rect x="${x}" y="${y}" width="${wide}" height="${tall}" fill="#fdfaf1"/>`);
  holes(sheet, { x, y, width: wide, height: tall }, back);
  if (text !== '')
    sheet.text(
      text,
      {
        x: inner.x,
        y: inner.y + inner.height + below * 0.25,
        width: inner.width,
        height: below * 0.75,
      },
      { font: 'serif', fill: palette.ink, mostLines: 2, largest: short * 0.075, ...inked(brief.ink) },
    );
  for (const word of ['postage', 'perforated', 'edges']) brief.shown.add(word);
  if (topic) {
    sheet.add(
      `<rect x="${inner.x}" y="${inner.y}" width="${inner.width}" height="${inner.height}" fill="${palette.soft}"/>`,
    );
    const size = Math.min(inner.width, inner.height) * 0.8;
    return sheet.drawing(topic, inner.x + inner.width / 2, inner.y + inner.height / 2, size).paint();
  }
  const [columns, rows] = [Math.round(inner.width), Math.round(inner.height)];
  const { picture } = sceneOf(brief, studio, { width: columns, height: rows });
  return over(sheet.paint(), shifted(resized(picture, columns, rows), inner, width, height));
}

/** A picture alone on a transparent ground. */
function shifted(
  picture: Bitmap,
  { x, y }: { readonly x: number; readonly y: number },
  width: number,
  height: number,
): Bitmap {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const [left, top] = [Math.round(x), Math.round(y)];
  for (let row = 0; row < picture.height; row++)
    rgba.set(
      picture.rgba.subarray(row * picture.width * 4, (row + 1) * picture.width * 4),
      ((top + row) * width + left) * 4,
    );
  return { width, height, rgba };
}

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function holes(sheet: Sheet, { x, y, width, height }: Rect, colour: string): void {
  const step = sheet.short * 0.045;
  const hole = (cx: number, cy: number): string =>
    `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(step * 0.32).toFixed(1)}" fill="${colour}"/>`;
  const [across, down] = [Math.round(width / step), Math.round(height / step)];
  for (let n = 0; n <= across; n++)
    sheet.add(hole(x + (n * width) / across, y), hole(x + (n * width) / across, y + height));
  for (let n = 1; n < down; n++)
    sheet.add(hole(x, y + (n * height) / down), hole(x + width, y + (n * height) / down));
}

function rubberStamp(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const colour = brief.ink ?? brief.colours[0] ?? '#b3261a';
  const sheet = new Sheet(width, height, studio).fill('#fbf8f0');
  const round = brief.words.some((word) => /^(?:round|circular|circle)$/.test(word));
  for (const word of ['rubber', 'ink', 'round', 'circular']) brief.shown.add(word);
  const [w, h] = round ? [sheet.short * 0.8, sheet.short * 0.8] : [width * 0.84, height * 0.4];
  const rect = (inset: number, stroke: number): string =>
    `<rect x="${(width - w) / 2 + inset}" y="${(height - h) / 2 + inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${round ? w / 2 : h * 0.12}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
  sheet.add(
    `<g transform="rotate(-8 ${width / 2} ${height / 2})">`,
    rect(0, sheet.short * 0.02),
    rect(sheet.short * 0.03, sheet.short * 0.008),
  );
  sheet.text(
    brief.texts.join(' '),
    { x: width / 2 - w * 0.38, y: height / 2 - h * 0.26, width: w * 0.76, height: h * 0.52 },
    { font: 'narrow', fill: colour, mostLines: 3 },
  );
  return sheet.add('</g>').paint();
}
