import { inked } from '../formats/colours.ts';
import { over } from '../formats/composite-over.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Drawings } from '../sprites/drawings.ts';
import { fitText } from './fit.ts';
import type { Fonts } from './fonts.ts';

interface CaptionTools {
  readonly drawings: Drawings;
  readonly fonts: Fonts;
  /** `#rrggbb` of the letters; white where there is none. */
  readonly ink?: string | undefined;
}

/** White letters on a dark band at the bottom or top, readable on any picture. */
export function drawCaption(
  picture: Bitmap,
  text: string,
  top: boolean,
  { drawings, fonts, ink }: CaptionTools,
): { picture: Bitmap; missing: readonly string[] } {
  const { width, height } = picture;
  const tall = height * 0.19;
  const box = {
    x: width * 0.06,
    y: top ? height * 0.03 : height - tall - height * 0.03,
    width: width * 0.88,
    height: tall,
  };
  const set = fitText(fonts, text, box, {
    font: 'sans',
    fill: '#ffffff',
    largest: height * 0.1,
    mostLines: 3,
    vertical: top ? 'top' : 'bottom',
    ...inked(ink),
  });
  const deep = set.box.height + set.size * 1.3;
  const plate = `<rect y="${(set.box.y - set.size * 0.6).toFixed(1)}" width="${width}" height="${deep.toFixed(1)}" fill="#0b0e14" fill-opacity=".86"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${plate}${set.svg}</svg>`;
  return { picture: over(picture, drawings.paintSvg(svg, width)), missing: set.missing };
}
