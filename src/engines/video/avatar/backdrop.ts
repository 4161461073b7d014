import type { EngineTools } from '../../engine.ts';
import { renderLayers } from '../../image/layers.ts';
import type { Bitmap } from '../../image/raster/bitmap.ts';
import { triple } from '../../narrow.ts';
import { mulberry32, pickFrom } from '../../random.ts';
import table from '../data/appearance.json';
import { defocus } from '../photo/blur.ts';

interface BackdropRequest {
  readonly words: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
}

const NAMES_A_PLACE =
  /\b(beach|sea|ocean|lake|mountains?|forest|woods|park|garden|city|street|office|kitchen|library|room|studio|desert|snow|hills?|meadow|field|night|sunset|space|underwater|cafe|school|classroom)\b/i;

/** The background of a presenter: the place that the words name, defocused, or a studio wall with soft lights. */
export async function backdrop(request: BackdropRequest, tools: EngineTools): Promise<Bitmap> {
  return NAMES_A_PLACE.test(request.words) ? blurredScene(request, tools) : studio(request);
}

const PEOPLE =
  /\b(a|an|the)?\s*(\w+ )?(man|woman|boy|girl|lady|gentleman|person|presenter|teacher|host|guy|speaker|news\w*|anchor)\b/gi;

async function blurredScene(
  { words, seed, width, height }: BackdropRequest,
  tools: EngineTools,
): Promise<Bitmap> {
  const w = Math.round(width / 4);
  const h = Math.round(height / 4);
  // The presenter is drawn in front, so words for people are removed.
  const prompt = words.replace(PEOPLE, ' ');
  const scene = await renderLayers(
    { prompt, seed, width: w, height: h, style: 'realistic', steps: 20 },
    tools,
  );
  const planes = [0, 1, 2].map((channel) => {
    const plane = new Float32Array(w * h);
    for (const layer of scene.layers) {
      if (layer.name === 'subject') continue;
      for (let i = 0; i < plane.length; i++) {
        const alpha = (layer.rgba[i * 4 + 3] as number) / 255;
        plane[i] = (plane[i] as number) * (1 - alpha) + (layer.rgba[i * 4 + channel] as number) * alpha;
      }
    }
    return plane;
  });
  return defocus(planes, { width: w, height: h }, { width, height });
}

function studio({ seed, width, height }: BackdropRequest): Bitmap {
  const random = mulberry32(seed ^ 0xb0ce);
  const wall = triple(pickFrom(random, table.studioWalls));
  const lights = Array.from({ length: 9 }, () => ({
    x: random() * width,
    y: (0.08 + random() * 0.7) * height,
    radius: (0.04 + random() * 0.07) * height,
    level: 10 + random() * 22,
  }));
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x / width - 0.5) * 1.5;
      const v = y / height - 0.42;
      let level = 1.22 - 0.95 * (u * u + v * v);
      let glow = 0;
      for (const light of lights) {
        const off = Math.hypot(x - light.x, y - light.y) / light.radius;
        // A disc with a soft rim: bokeh of a lamp.
        if (off < 1.12) glow += light.level * Math.min(1, (1.12 - off) / 0.24);
      }
      level = Math.max(0.25, level);
      const i = (y * width + x) * 4;
      rgba[i] = wall[0] * level + glow;
      rgba[i + 1] = wall[1] * level + glow * 0.92;
      rgba[i + 2] = wall[2] * level + glow * 0.8;
      rgba[i + 3] = 255;
    }
  }
  return { width, height, rgba };
}
