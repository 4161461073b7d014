import { isInPatch } from '../prompt/painted-parts.ts';
import type { Patch } from '../prompt/subject.ts';
import type { Finish } from '../prompt/vocabulary.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { blurPlanes } from '../raster/blur.ts';
import type { Canvas } from '../raster/canvas.ts';
import { linearOf, linearRgb, type Rgb } from '../raster/colour.ts';
import { clamp, hypot, lerp, smoothstep } from '../raster/math.ts';
import { onNamedColour } from '../scene/light.ts';
import type { Scene } from '../scene/scene.ts';
import { clearness, surfaceOf } from './finish.ts';
import { drawSprite, LitSprite } from './lit-sprite.ts';
import { isPane, type Trim, trimOf } from './trim.ts';

interface SpriteShading {
  readonly mirrored: boolean;
  readonly glows: boolean;
  readonly tint: Rgb | undefined;
  /** Parts that have a colour of their own. */
  readonly patches?: readonly Patch[] | undefined;
  /** A material or pattern over its colours. */
  readonly surface?: Finish | undefined;
  /** The colours of its stripes, where they are not its own and a contrast to it. */
  readonly bands?: readonly Rgb[] | undefined;
  /** It has windows or lanterns that are lit after dark. */
  readonly lamps: boolean;
  /** Its panes are lit after dark as well. */
  readonly panes?: boolean | undefined;
  /** Parts that keep their own colours. */
  readonly trim?: Trim | undefined;
  /** It is as flat as water: no light falls on a swelling of it. */
  readonly isLevel?: boolean | undefined;
  /** It stands on ground, which darkens its lower end. */
  readonly grounded: boolean;
}

const PLAIN: SpriteShading = { mirrored: false, glows: false, lamps: true, tint: undefined, grounded: true };

/**
 * Shades a flat drawing: its alpha is inflated into a height map, and the light of the scene is applied to
 * its normals.
 */
export function shadeSprite(scene: Scene, sprite: Bitmap, finish: SpriteShading = PLAIN): LitSprite {
  const { width: w, height: h } = sprite;
  const lit = new LitSprite(w, h);
  const relief = reliefOf(sprite);
  const { light, noise } = scene;
  const [lx, ly, lz] = light.direction;
  const onBody = finish.tint ? onNamedColour(light) : light;
  const cel = scene.style === 'anime';
  const glossy = scene.style === '3d';
  const night = scene.plan.time === 'night';
  const lift = night ? 2.6 : scene.plan.time === 'dusk' ? 1.5 : 1;
  const backlight = lz > 0 ? 1 : 0.35;
  const swell = finish.isLevel ? 0 : h * 0.5 * (glossy ? 2.4 : 1.5);
  const grain = scene.style === 'realistic' ? 0.2 : 0.08;
  const flip = finish.mirrored ? -1 : 1;
  // On black a trace of another colour is all that one sees.
  const traceOf = (tint: Rgb | undefined): number => (tint && Math.max(...tint) < DARKEST ? 1 : TINTED);
  const patches = (finish.patches ?? []).map((patch) => {
    const tint = linearRgb(patch.colour);
    const isPaper = Math.min(...tint) > PALE && LETTERED.test(patch.said);
    return { patch, tint, trace: traceOf(tint), isPaper };
  });
  const body = { tint: finish.tint, trace: traceOf(finish.tint) };
  // All of a black one has the colour.
  const isSeen = finish.tint && Math.max(...finish.tint) >= DARKEST;
  const trim = finish.trim && isSeen ? trimOf(sprite, finish.trim) : undefined;
  const surface =
    finish.surface &&
    surfaceOf(finish.surface, sprite, noise, {
      tinted: finish.tint !== undefined,
      hasWindows: finish.lamps,
      bands: finish.bands ?? [],
    });
  const short = Math.min(w, h);
  let [solid, changed] = [0, 0];
  for (let y = 0; y < h; y++) {
    const low = 1 - 0.24 * smoothstep(0.55, 1, y / h) * (finish.grounded ? 1 : 0.3);
    for (let x = 0; x < w; x++) {
      const s = finish.mirrored ? w - 1 - x : x;
      const at = y * w + s;
      const i = at * 4;
      const alpha = ((sprite.rgba[i + 3] as number) / 255) * clearness(finish.surface, relief[at] as number);
      if (alpha <= 0.003) continue;
      const gx =
        ((relief[at + (s < w - 1 ? 1 : 0)] as number) - (relief[at - (s > 0 ? 1 : 0)] as number)) *
        flip *
        swell;
      const gy =
        ((relief[at + (y < h - 1 ? w : 0)] as number) - (relief[at - (y > 0 ? w : 0)] as number)) * swell;
      const n = 1 / hypot(gx, gy, 1);
      const slope = (-gx * lx + gy * ly) * n;
      let sun = clamp((slope + n * Math.max(0.22, 0.3 - lz)) * 0.85 + 0.12);
      if (cel) sun = sun > 0.36 ? 0.82 : 0.3;
      const upward = 0.72 + 0.28 * clamp(gy * n + 0.4);
      const rim =
        smoothstep(0.17, 0.02, relief[at] as number) * clamp(slope + 0.1) * backlight * light.hardness;
      const rough = 1 + grain * noise.fbm(x * 0.09 + 7, y * 0.09, 2);
      const shine = glossy ? clamp((-gx * lx * 0.6 + gy * (ly + 0.3)) * n + n * 0.45) ** 14 * 0.75 : 0;
      const outline = cel ? lerp(0.12, 1, smoothstep(0.03, 0.1, relief[at] as number)) : 1;
      const k = (y * w + x) * 4;
      const patched = patches.find(({ patch }) => isInPatch(patch, s / w, y / h));
      // Letters on a white label stay dark.
      const isInk = patched?.isPaper && isDark(sprite, i);
      const { tint, trace } = isInk ? TRIM : (patched ?? (trim?.[at] ? TRIM : body));
      const coat = surface && coatAt(sprite, i, tint, trace);
      const own = coat && surface(coat, s / short, y / short, at);
      if (own && alpha > 0.4) {
        solid++;
        if (isChanged(coat, own)) changed++;
      }
      const isLit =
        finish.glows ||
        (light.lamps && (finish.panes ? isPane(sprite, i) : finish.lamps && lampLike(sprite, i)));
      for (let c = 0; c < 3; c++) {
        let base = linearOf(sprite.rgba[i + c] as number);
        if (own) base = own[c] as number;
        else if (tint) base = lerp(base, tinted(sprite, i, tint[c] as number), trace);
        const ambient = (onBody.ambient[c] as number) * lift * upward;
        let value = base * low * rough * (ambient + (onBody.key[c] as number) * sun * 1.15);
        if (isLit) value = lerp(value, (finish.panes ? (WARM[c] as number) : base) * 1.5, 0.75);
        value +=
          (light.sunColour[c] as number) * rim * (night ? 0.16 : 0.36) +
          shine * ((light.key[c] as number) + ambient);
        lit.px[k + c] = value * alpha * outline;
      }
      lit.px[k + 3] = alpha;
    }
  }
  const share = solid === 0 ? 0 : changed / solid;
  // A cap of snow is seen on a body that is bare below, and the joints of bricks that have the colour of the body.
  const isSparse = finish.surface === 'snow' || (finish.surface === 'brick' && finish.tint);
  // One sees through glass, whatever its colour.
  lit.resurfaced = finish.surface === 'glass' ? 1 : isSparse ? share * 4 : share;
  return lit;
}

/** The eye sees the difference between two linear colours. */
const isChanged = (one: Rgb, other: Rgb): boolean =>
  one.some(
    (value, c) => Math.abs(Math.sqrt(Math.max(0, value)) - Math.sqrt(Math.max(0, other[c] ?? 0))) > 0.07,
  );

/** The colour of one point of a drawing, in its tint. */
function coatAt(sprite: Bitmap, i: number, tint: Rgb | undefined, trace: number): Rgb {
  const channel = (c: 0 | 1 | 2): number => {
    const base = linearOf(sprite.rgba[i + c] as number);
    return tint ? lerp(base, tinted(sprite, i, tint[c]), trace) : base;
  };
  return [channel(0), channel(1), channel(2)];
}

/** Windows and lanterns have warm yellows in all drawings; in the dark these pixels are lit. */
function lampLike(sprite: Bitmap, i: number): boolean {
  const r = sprite.rgba[i] as number;
  const g = sprite.rgba[i + 1] as number;
  const b = sprite.rgba[i + 2] as number;
  return r > 240 && g > 205 && g < 240 && b > 120 && b < 180;
}

/** The light of rooms, seen from outside. */
const WARM = linearRgb('#ffcf73');

const isDark = ({ rgba }: Bitmap, i: number): boolean =>
  Math.max(rgba[i] as number, rgba[i + 1] as number, rgba[i + 2] as number) < INK;

/** Parts with letters or figures on them; a dark roof is none. */
const LETTERED = /^(?:label|face|dial|cover|spine|page)s?$/;

/** Up to here a channel is as dark as letters. */
const INK = 90;

const TRIM = { tint: undefined, trace: 0 };

/** More than a trace of the drawing's own colour would change the hue that was asked for. */
const TINTED = 0.94;
/** Linear: a tint below it is black. */
const DARKEST = 0.06;

/** Linear: each channel of white is above it. */
const PALE = 0.8;

/** A tint replaces the hue and keeps the brightness. */
function tinted(sprite: Bitmap, i: number, tint: number): number {
  const bright = Math.max(
    sprite.rgba[i] as number,
    sprite.rgba[i + 1] as number,
    sprite.rgba[i + 2] as number,
  );
  // The dark parts of a white thing are not grey.
  const dark = tint > PALE ? 0.5 : 0.2;
  return tint * (dark + linearOf(bright) * (1.25 - dark));
}

/** Height map: 0 at the outline, rising towards the centre. */
function reliefOf(sprite: Bitmap): Float32Array {
  const { width, height, rgba } = sprite;
  const solid = new Float32Array(width * height);
  for (let i = 0; i < solid.length; i++) solid[i] = (rgba[i * 4 + 3] as number) / 255;
  const short = Math.min(width, height);
  const wide = blurPlanes(solid, width, height, 1, Math.max(2, short / 14));
  const tight = blurPlanes(solid, width, height, 1, Math.max(1, short / 50));
  for (let i = 0; i < solid.length; i++) {
    const t =
      clamp(((wide[i] as number) - 0.35) / 0.65) * 0.7 + clamp(((tight[i] as number) - 0.4) / 0.6) * 0.3;
    solid[i] = Math.sqrt(t) * 0.34;
  }
  return solid;
}

/** Position of a sprite: centre column, lowest row and amount of fog. */
export interface SpriteAnchor {
  readonly x: number;
  readonly foot: number;
  readonly fog: number;
}

export function drawBody(scene: Scene, canvas: Canvas, body: LitSprite, anchor: SpriteAnchor): void {
  drawSprite(canvas, body, {
    x: Math.round(anchor.x) + (body.width % 2) / 2,
    foot: Math.round(anchor.foot),
    height: body.height,
    mirrored: false,
    fog: anchor.fog,
    fogColour: scene.light.fog,
    shade: 1,
  });
}
