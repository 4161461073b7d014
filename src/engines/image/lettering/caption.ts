import type { Bitmap } from '../raster/bitmap.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { layoutLine, wrapCaption } from './stroke-font.ts';

/** Draws white letters with a dark outline at the bottom or top, readable on any background. */
export function drawCaption(
  picture: Bitmap,
  text: string,
  top: boolean,
  drawings: Drawings,
): { picture: Bitmap; note?: string } {
  const { width, height } = picture;
  const lines = wrapCaption(text, Math.max(14, Math.round((width / height) * 26))).map(layoutLine);
  const widest = Math.max(...lines.map((line) => line.width));
  const boxWidth = widest + 6;
  const boxHeight = lines.length * 16 + 4;
  const body = lines
    .map(
      (line, i) =>
        `<g transform="translate(${((boxWidth - line.width) / 2).toFixed(2)} ${i * 16 + 5})">${line.body}</g>`,
    )
    .join('');
  // At most nine tenths of the width, and letters at most a fourteenth of the height.
  const scale = Math.min((width * 0.9) / boxWidth, height / 14 / 10);
  const strokes = `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#10131a" stroke-opacity=".75" stroke-width="3.4">${body}</g><g stroke="#fff" stroke-width="1.5">${body}</g></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${boxWidth.toFixed(2)} ${boxHeight}">${strokes}</svg>`;
  const sprite = drawings.drawSvg(svg, Math.max(boxWidth, boxHeight) * scale);
  const left = Math.round((width - sprite.width) / 2);
  const edge = Math.round(height * 0.045);
  const at = top ? edge : height - edge - sprite.height;
  const rgba = new Uint8ClampedArray(picture.rgba);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      const X = left + x;
      const Y = at + y;
      if (X < 0 || Y < 0 || X >= width || Y >= height) continue;
      const from = (y * sprite.width + x) * 4;
      const to = (Y * width + X) * 4;
      const alpha = (sprite.rgba[from + 3] as number) / 255;
      for (let c = 0; c < 3; c++)
        rgba[to + c] = (rgba[to + c] as number) * (1 - alpha) + (sprite.rgba[from + c] as number) * alpha;
      rgba[to + 3] = Math.max(rgba[to + 3] as number, sprite.rgba[from + 3] as number);
    }
  }
  const missing = [...new Set(lines.flatMap((line) => line.missing))];
  return {
    picture: { width, height, rgba },
    ...(missing.length > 0
      ? { note: `the caption leaves out characters that the alphabet here lacks: ${missing.join(' ')}` }
      : {}),
  };
}
