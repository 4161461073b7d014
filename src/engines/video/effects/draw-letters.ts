import type { EngineTools } from '../../engine.ts';
import { fitText } from '../../image/lettering/fit.ts';
import { loadFonts } from '../../image/lettering/fonts.ts';
import { loadDrawings } from '../../image/sprites/drawings.ts';
import type { Frame } from '../compositing/frame.ts';
import { cropToContent } from '../compositing/layer.ts';
import { between } from '../compositing/packed-pixels.ts';
import type { Letters } from '../timeline/lettering.ts';
import { smooth } from '../timeline/transitions.ts';

export interface Lettering {
  /** Characters that the font lacks. */
  readonly missing: readonly string[];
  /** `progress` is 0 to 1 of the film. */
  draw(frame: Frame, progress: number): void;
}

/** White letters with a dark edge in the middle of the frame. */
export async function lettering(
  letters: readonly Letters[],
  { width, height }: Pick<Frame, 'width' | 'height'>,
  tools: EngineTools,
): Promise<Lettering> {
  const [fonts, drawings] = [await loadFonts(tools), await loadDrawings(tools)];
  const missing: string[] = [];
  const texts = letters.map((one) => {
    const box = one.isNumber
      ? { x: width * 0.3, y: height * 0.14, width: width * 0.4, height: height * 0.4 }
      : { x: width * 0.08, y: height * 0.1, width: width * 0.84, height: height * 0.4 };
    const set = fitText(fonts, one.text, box, {
      font: 'sans',
      fill: '#ffffff',
      mostLines: 2,
      largest: height * (one.isNumber ? 0.4 : 0.17),
      outline: { colour: '#101318', width: 70 },
    });
    missing.push(...set.missing);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${set.svg}</svg>`;
    return { ...one, picture: cropToContent(drawings.paintSvg(svg, width)) };
  });
  return {
    missing,
    draw: (frame, progress) => {
      for (const { picture, from, to, isNumber } of texts) {
        const share = isNumber ? 1 : smooth((progress - from) / FADE);
        if (progress < from || progress >= to || share === 0) continue;
        blend(frame, picture, share);
      }
    },
  };
}

/** The share of the film in which a title fades in. */
const FADE = 0.3;

function blend(frame: Frame, picture: ReturnType<typeof cropToContent>, share: number): void {
  const { rgba, width, height, left, top } = picture;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const alpha = rgba[from + 3] as number;
      if (alpha === 0) continue;
      const at = (top + y) * frame.width + left + x;
      const ink =
        (rgba[from] as number) | ((rgba[from + 1] as number) << 8) | ((rgba[from + 2] as number) << 16);
      frame.pixels[at] =
        between(frame.pixels[at] as number, ink, Math.round((alpha * share * 256) / 255)) | 0xff000000;
    }
}
