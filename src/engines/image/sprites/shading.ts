import { blurred, type Plate } from '../raster/canvas.ts';
import { linearOf, type Rgb } from '../raster/colour.ts';
import { clamp, mix, norm, smooth } from '../raster/noise.ts';
import type { Stage } from '../scene/scene.ts';
import type { Sprite } from './drawings.ts';
import { Cutout, setCutout } from './lit-sprite.ts';

export interface Finish {
  readonly mirrored: boolean;
  readonly glows: boolean;
  readonly tint: Rgb | undefined;
  /** It has windows or lanterns that are lit after dark. */
  readonly lamps: boolean;
  /** It stands on something that darkens its lower end. */
  readonly grounded: boolean;
}

const PLAIN: Finish = { mirrored: false, glows: false, lamps: true, tint: undefined, grounded: true };

/** Turns a flat drawing into a lit body: its outline is blown up into a relief that the scene's light falls on. */
export function litCutout(stage: Stage, sprite: Sprite, finish: Finish = PLAIN): Cutout {
  const { width: w, height: h } = sprite;
  const cutout = new Cutout(w, h);
  const relief = reliefOf(sprite);
  const { light, noise } = stage;
  const [lx, ly, lz] = light.direction;
  const cel = stage.style === 'anime';
  const glossy = stage.style === '3d';
  const night = stage.plan.time === 'night';
  const lift = night ? 2.6 : stage.plan.time === 'dusk' ? 1.5 : 1;
  const backlight = lz > 0 ? 1 : 0.35;
  const swell = h * 0.5 * (glossy ? 2.4 : 1.5);
  const grain = stage.style === 'realistic' ? 0.2 : 0.08;
  const flip = finish.mirrored ? -1 : 1;
  for (let y = 0; y < h; y++) {
    const low = 1 - 0.24 * smooth(0.55, 1, y / h) * (finish.grounded ? 1 : 0.3);
    for (let x = 0; x < w; x++) {
      const s = finish.mirrored ? w - 1 - x : x;
      const at = y * w + s;
      const i = at * 4;
      const alpha = (sprite.rgba[i + 3] as number) / 255;
      if (alpha <= 0.003) continue;
      const gx =
        ((relief[at + (s < w - 1 ? 1 : 0)] as number) - (relief[at - (s > 0 ? 1 : 0)] as number)) *
        flip *
        swell;
      const gy =
        ((relief[at + (y < h - 1 ? w : 0)] as number) - (relief[at - (y > 0 ? w : 0)] as number)) * swell;
      const n = 1 / norm(gx, gy, 1);
      const slope = (-gx * lx + gy * ly) * n;
      let sun = clamp((slope + n * Math.max(0.22, 0.3 - lz)) * 0.85 + 0.12);
      if (cel) sun = sun > 0.36 ? 0.82 : 0.3;
      const upward = 0.72 + 0.28 * clamp(gy * n + 0.4);
      const rim = smooth(0.17, 0.02, relief[at] as number) * clamp(slope + 0.1) * backlight * light.hardness;
      const rough = 1 + grain * noise.fbm(x * 0.09 + 7, y * 0.09, 2);
      const shine = glossy ? clamp((-gx * lx * 0.6 + gy * (ly + 0.3)) * n + n * 0.45) ** 14 * 0.75 : 0;
      const outline = cel ? mix(0.12, 1, smooth(0.03, 0.1, relief[at] as number)) : 1;
      const k = (y * w + x) * 4;
      for (let c = 0; c < 3; c++) {
        let base = linearOf(sprite.rgba[i + c] as number);
        if (finish.tint) base = mix(base, tinted(sprite, i, finish.tint[c] as number), 0.82);
        const ambient = (light.ambient[c] as number) * lift * upward;
        let value = base * low * rough * (ambient + (light.key[c] as number) * sun * 1.15);
        if (finish.glows || (finish.lamps && light.dark && lampLike(sprite, i)))
          value = mix(value, base * 1.5, 0.75);
        value +=
          (light.sunColour[c] as number) * rim * (night ? 0.16 : 0.36) +
          shine * ((light.key[c] as number) + ambient);
        cutout.px[k + c] = value * alpha * outline;
      }
      cutout.px[k + 3] = alpha;
    }
  }
  return cutout;
}

/** Windows and lanterns are drawn in one family of warm yellows; after dark they are lit. */
function lampLike(sprite: Sprite, i: number): boolean {
  const r = sprite.rgba[i] as number;
  const g = sprite.rgba[i + 1] as number;
  const b = sprite.rgba[i + 2] as number;
  return r > 240 && g > 205 && g < 240 && b > 120 && b < 180;
}

/** A colour word repaints the body and keeps its light and dark. */
function tinted(sprite: Sprite, i: number, tint: number): number {
  const bright = Math.max(
    sprite.rgba[i] as number,
    sprite.rgba[i + 1] as number,
    sprite.rgba[i + 2] as number,
  );
  return tint * (0.2 + linearOf(bright) * 1.05);
}

/** 0 at the outline, rising towards the middle. */
function reliefOf(sprite: Sprite): Float32Array {
  const { width, height, rgba } = sprite;
  const solid = new Float32Array(width * height);
  for (let i = 0; i < solid.length; i++) solid[i] = (rgba[i * 4 + 3] as number) / 255;
  const short = Math.min(width, height);
  const wide = blurred(solid, width, height, 1, Math.max(2, short / 14));
  const tight = blurred(solid, width, height, 1, Math.max(1, short / 50));
  for (let i = 0; i < solid.length; i++) {
    const t =
      clamp(((wide[i] as number) - 0.35) / 0.65) * 0.7 + clamp(((tight[i] as number) - 0.4) / 0.6) * 0.3;
    solid[i] = Math.sqrt(t) * 0.34;
  }
  return solid;
}

/** Where a body stands: its middle, its foot and how far the air has faded it. */
export interface Standing {
  readonly x: number;
  readonly foot: number;
  readonly fog: number;
}

export function setBody(stage: Stage, plate: Plate, body: Cutout, standing: Standing): void {
  setCutout(plate, body, {
    x: Math.round(standing.x) + (body.width % 2) / 2,
    foot: Math.round(standing.foot),
    height: body.height,
    mirrored: false,
    fog: standing.fog,
    fogColour: stage.light.fog,
    shade: 1,
  });
}

/** The contact shade under the feet and the longer shadow that lies away from the light. */
export function dropShadow(stage: Stage, plate: Plate, body: Cutout, standing: Standing): void {
  const { width: w, height: h } = body;
  const { light } = stage;
  const [lx, ly, lz] = light.direction;
  const soft = Math.max(2, Math.round(Math.min(w, h) * 0.03));
  const spread = feetOf(body);
  const length = clamp(0.26 / Math.max(0.3, ly), 0.2, 0.8) * 0.34 * (lz > 0 ? -0.3 : 1);
  const skew = -(lx / Math.max(0.35, ly)) * 0.42;
  const boxW = Math.ceil(w * 1.3 + h * Math.abs(skew) * 2);
  const boxH = Math.ceil(h * Math.abs(length) * 1.1 + spread.width * 0.4 + soft * 8);
  const mask = new Float32Array(boxW * boxH);
  const ox = Math.round(boxW / 2);
  const oy = Math.round(length > 0 ? boxH - soft * 4 - spread.width * 0.2 : soft * 4 + spread.width * 0.2);
  for (let y = 0; y < h; y++) {
    const up = h - 1 - y;
    const row = Math.round(oy - up * length);
    if (row < 0 || row >= boxH) continue;
    for (let x = 0; x < w; x++) {
      if ((body.px[(y * w + x) * 4 + 3] as number) < 0.4) continue;
      const column = Math.round(ox + x - w / 2 + up * skew);
      if (column >= 0 && column < boxW)
        mask[row * boxW + column] = 0.5 * light.hardness * (1 - 0.6 * (up / h));
    }
  }
  const feetX = ox + spread.middle - w / 2;
  for (let y = 0; y < boxH; y++) {
    for (let x = 0; x < boxW; x++) {
      const q = norm((x - feetX) / (spread.width * 0.62 + 2), (y - oy) / (spread.width * 0.11 + 2));
      const k = y * boxW + x;
      mask[k] = Math.max(mask[k] as number, 0.66 * smooth(1.15, 0.1, q));
    }
  }
  const shade = blurred(mask, boxW, boxH, 1, soft);
  const strength = stage.plan.time === 'night' ? 0.6 : 0.85;
  for (let y = 0; y < boxH; y++) {
    for (let x = 0; x < boxW; x++) {
      const alpha = (shade[y * boxW + x] as number) * strength;
      if (alpha < 0.01) continue;
      plate.over(
        Math.round(standing.x - ox + x),
        Math.round(standing.foot - oy + y - h * 0.01),
        light.ambient[0] * 0.02,
        light.ambient[1] * 0.02,
        light.ambient[2] * 0.03,
        alpha,
      );
    }
  }
}

/** Where the lowest part of a body meets the ground. */
function feetOf(body: Cutout): { middle: number; width: number } {
  let left = body.width;
  let right = 0;
  for (let y = Math.floor(body.height * 0.94); y < body.height; y++) {
    for (let x = 0; x < body.width; x++) {
      if ((body.px[(y * body.width + x) * 4 + 3] as number) < 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return right > left
    ? { middle: (left + right) / 2, width: right - left }
    : { middle: body.width / 2, width: body.width * 0.5 };
}

/** The broken mirror image below something that floats. */
export function castReflection(stage: Stage, plate: Plate, body: Cutout, standing: Standing): void {
  const { width, height, noise, horizon, focal } = stage;
  const { foot } = standing;
  const left = Math.round(standing.x - body.width / 2);
  const chop = stage.plan.features.has('calm') ? 0.55 : stage.plan.features.has('waves') ? 2 : 1;
  for (let dy = 0; dy < body.height && foot + dy < height; dy++) {
    const Y = Math.round(foot + dy);
    const down = Math.max(0.01, (Y - horizon) / focal);
    const z = 1 / down;
    for (let x = Math.max(0, left - 14); x < Math.min(width, left + body.width + 14); x++) {
      const ripple =
        noise.at(((x - width / 2) / focal) * z * 2 + 11, z * 5.5) +
        0.6 * noise.at(x * 0.02, Y * (340 / focal));
      const sx = Math.round(x - left + ripple * chop * (1.5 + dy * 0.06));
      const sy = Math.round(body.height - 1 - dy * 0.96 + ripple * chop * (1 + dy * 0.05));
      if (sx < 0 || sx >= body.width || sy < 0 || sy >= body.height) continue;
      const q = (sy * body.width + sx) * 4;
      const a = body.px[q + 3] as number;
      if (a < 0.05) continue;
      const fade = (1 - dy / body.height) ** 0.8;
      const alpha = a * 0.62 * fade * clamp(1.05 - Math.abs(ripple) * 0.5 * chop);
      const deep = 0.55 + 0.15 * fade;
      plate.over(
        x,
        Y,
        ((body.px[q] as number) / a) * deep,
        ((body.px[q + 1] as number) / a) * deep,
        ((body.px[q + 2] as number) / a) * (deep + 0.06),
        alpha,
      );
    }
  }
}
