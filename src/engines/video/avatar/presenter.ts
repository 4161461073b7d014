import type { EngineTools } from '../../engine.ts';
import { type Drawings, loadDrawings } from '../../image/sprites/drawings.ts';
import { itemAt } from '../../narrow.ts';
import { IDENTITY_TRANSFORM, type LayerTransform } from '../compositing/composition.ts';
import { composite } from '../compositing/compositor.ts';
import { createLayer, cropToContent, type SpriteLayer } from '../compositing/layer.ts';
import type { Animation } from '../timeline/animation.ts';
import { appearanceOf } from './appearance.ts';
import { backdrop } from './backdrop.ts';
import * as face from './face.ts';
import { blinkAt, mouthAt, type TimedSyllable } from './lip-sync.ts';

interface PresenterRequest {
  readonly appearance: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly syllables: readonly TimedSyllable[];
}

interface Presenter extends Animation {
  readonly focus: readonly [number, number];
}

const LID_STEPS = 5;
const OPEN_STEPS = 8;
const ROUND_STEPS = 3;

/** Parallax of each part when the head turns: nearer parts shift more. */
const NEARNESS = {
  hairBehind: -0.55,
  head: 0.12,
  hairFront: 0.45,
  eyes: 0.85,
  features: 1,
  mouth: 0.95,
} as const;

/** A drawn presenter: the mouth follows the syllables, the eyes blink, the head nods with the speech. */
export async function presenter(request: PresenterRequest, tools: EngineTools): Promise<Presenter> {
  const { seed, width, height, syllables } = request;
  const drawings = await loadDrawings(tools);
  const appearance = appearanceOf(request.appearance, seed);
  const wall = createLayer(await backdrop({ words: request.appearance, seed, width, height }, tools), {
    clampEdges: true,
    depth: 0.05,
  });
  const scale = (height * 1.06) / face.BOX.height;
  const left = width / 2 - (face.BOX.width * scale) / 2;
  const top = height * 0.08 - 60 * scale;
  const part = (svg: string): SpriteLayer => drawPart(drawings, svg, { scale, left, top });

  const fixed = {
    behind: part(face.hairBehind(appearance)),
    body: part(face.body(appearance)),
    head: part(face.head(appearance)),
    whites: part(face.eyeWhites()),
    irises: part(face.irises(appearance)),
    features: part(face.features(appearance)),
    front: part(face.hairFront(appearance)),
  };
  const lids = Array.from({ length: LID_STEPS }, (_, i) => part(face.lids(appearance, i / (LID_STEPS - 1))));
  const mouths = Array.from({ length: OPEN_STEPS * ROUND_STEPS }, (_, i) =>
    part(
      face.mouth(
        appearance,
        (i % OPEN_STEPS) / (OPEN_STEPS - 1),
        Math.floor(i / OPEN_STEPS) / (ROUND_STEPS - 1),
      ),
    ),
  );
  const unit = scale * 10;
  const pivot = top + face.BOX.pivot * scale;

  return {
    focus: [0.5, 0.45],
    draw: (frame, { seconds, view }) => {
      const { open, round, energy } = mouthAt(syllables, seconds);
      const closed = blinkAt(seconds, seed);
      const sway = (pace: number, phase: number): number => Math.sin((seconds * pace + phase) * 2 * Math.PI);
      const turn = (sway(0.11, seed * 0.13) + 0.45 * sway(0.29, 0.4)) * (0.8 + 0.4 * energy);
      const nod = 0.5 * sway(0.17, 0.2) + energy * (open * 0.9 + 0.35 * sway(0.9, 0));
      const breath = sway(0.22, 0) * 0.25;
      const shear = 0.014 * sway(0.13, 0.7) + 0.006 * energy * sway(0.7, 0.1);
      const at = (nearness: number, lift = 0): LayerTransform => ({
        ...IDENTITY_TRANSFORM,
        x: turn * nearness * unit,
        y: (nod * (0.4 + 0.4 * nearness) + breath + lift) * unit,
        shear,
        pivot,
      });
      const lid = itemAt(lids, Math.round(closed * (LID_STEPS - 1)));
      const shape = Math.round(round * (ROUND_STEPS - 1)) * OPEN_STEPS + Math.round(open * (OPEN_STEPS - 1));
      const gaze = 0.25 * sway(0.19, 0.6);
      const parts: readonly (readonly [SpriteLayer, LayerTransform])[] = [
        [wall, IDENTITY_TRANSFORM],
        [fixed.behind, at(NEARNESS.hairBehind)],
        [fixed.body, { ...IDENTITY_TRANSFORM, y: breath * unit * 0.8, x: turn * 0.1 * unit }],
        [fixed.head, at(NEARNESS.head)],
        [fixed.whites, at(NEARNESS.eyes)],
        [fixed.irises, at(NEARNESS.eyes + gaze)],
        [lid, at(NEARNESS.eyes)],
        [itemAt(mouths, shape), at(NEARNESS.mouth, open * 0.25)],
        [fixed.features, at(NEARNESS.features, -energy * open * 0.35)],
        [fixed.front, at(NEARNESS.hairFront)],
      ];
      composite(frame, {
        canvas: { width, height, horizon: height },
        layers: parts.map(([layer]) => layer),
        transforms: parts.map(([, transform]) => transform),
        view,
        seconds,
        swell: 0,
      });
      return { red: 1.01, green: 1, blue: 0.99, vignette: 0.16 };
    },
  };
}

/** The rasteriser crops to painted pixels, so two faint corner points keep the whole view box. */
function drawPart(
  drawings: Drawings,
  svg: string,
  place: { scale: number; left: number; top: number },
): SpriteLayer {
  const { width, height } = face.BOX;
  const corners = `<path d="M0 0h2v2h-2z M${width - 2} ${height - 2}h2v2h-2z" fill="#000" fill-opacity=".06"/>`;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${svg}${corners}</svg>`;
  const sprite = drawings.drawSvg(whole, height * place.scale);
  straighten(sprite.rgba);
  const cut = cropToContent(sprite);
  return createLayer(cut, { left: place.left + cut.left, top: place.top + cut.top, depth: 0.5 });
}

const FAINT = 24;

/** Removes the corner points, and converts premultiplied colours (none is above its alpha) to straight alpha. */
function straighten(rgba: Uint8ClampedArray): void {
  let multiplied = true;
  for (let i = 0; i < rgba.length && multiplied; i += 4) {
    const alpha = rgba[i + 3] as number;
    multiplied =
      (rgba[i] as number) <= alpha && (rgba[i + 1] as number) <= alpha && (rgba[i + 2] as number) <= alpha;
  }
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3] as number;
    if (alpha < FAINT) rgba[i + 3] = 0;
    else if (multiplied) for (let c = 0; c < 3; c++) rgba[i + c] = ((rgba[i + c] as number) * 255) / alpha;
  }
}
