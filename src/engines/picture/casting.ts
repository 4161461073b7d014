import { linearOf, type Rgb } from './colour.ts';
import type { Sprite } from './drawings.ts';
import { clamp, mix, smooth } from './noise.ts';
import { blurred, type Plate } from './plate.ts';
import type { Stage } from './stage.ts';

/** Where and how a sprite enters the scene. `x` is its middle and `foot` the row it stands on, in pixels. */
export interface Cast {
  readonly x: number;
  readonly foot: number;
  readonly fog: number;
  readonly shadow: 'ground' | 'water' | 'none';
  readonly mirrored: boolean;
  readonly glows: boolean;
  readonly tint: Rgb | undefined;
}

/** Turns a flat drawing into a lit body: its outline is blown up into a relief that the scene's light falls on. */
export function castSprite(stage: Stage, plate: Plate, sprite: Sprite, cast: Cast): void {
  const { width: w, height: h } = sprite;
  const left = Math.round(cast.x - w / 2);
  const top = Math.round(cast.foot - h);
  if (cast.shadow === 'ground') dropShadow(stage, plate, sprite, cast);
  const relief = reliefOf(sprite);
  const { light, noise } = stage;
  const [lx, ly, lz] = light.direction;
  const cel = stage.style === 'anime';
  const glossy = stage.style === '3d';
  const night = stage.plan.time === 'night';
  const lift = night ? 2.6 : stage.plan.time === 'dusk' ? 1.5 : 1;
  const backlight = lz > 0 ? 1 : 0.35;
  const swell = glossy ? 2.4 : 1.5;
  const grain = stage.style === 'realistic' ? 0.09 : 0.04;
  for (let y = 0; y < h; y++) {
    const Y = top + y;
    if (Y < 0 || Y >= stage.height) continue;
    for (let x = 0; x < w; x++) {
      const X = left + x;
      if (X < 0 || X >= stage.width) continue;
      const s = cast.mirrored ? w - 1 - x : x;
      const i = (y * w + s) * 4;
      const alpha = (sprite.rgba[i + 3] as number) / 255;
      if (alpha <= 0.003) continue;
      const at = y * w + s;
      const flip = cast.mirrored ? -1 : 1;
      const gx =
        ((relief[at + (s < w - 1 ? 1 : 0)] as number) - (relief[at - (s > 0 ? 1 : 0)] as number)) *
        flip *
        h *
        0.5 *
        swell;
      const gy =
        ((relief[at + (y < h - 1 ? w : 0)] as number) - (relief[at - (y > 0 ? w : 0)] as number)) *
        h *
        0.5 *
        swell;
      const n = 1 / Math.hypot(gx, gy, 1);
      const facing = (-gx * lx + gy * ly) * n + n * Math.max(0.22, -lz + 0.3);
      let sun = clamp(facing * 0.85 + 0.12);
      if (cel) sun = sun > 0.36 ? 0.82 : 0.3;
      const upward = 0.72 + 0.28 * clamp(gy * n + 0.4);
      const edge = smooth(0.5, 0.05, relief[at] as number);
      const rim = edge * clamp((-gx * lx + gy * ly) * n + 0.1) * backlight * light.hardness;
      const low = 1 - 0.22 * smooth(0.6, 1, y / h) * (cast.shadow === 'none' ? 0.3 : 1);
      const rough = 1 + grain * noise.fbm(X * 0.09, Y * 0.09, 2) * 2;
      const shine = glossy ? clamp((-gx * lx * 0.6 + gy * (ly + 0.3)) * n + n * 0.45) ** 14 * 0.75 : 0;
      const k = (Y * stage.width + X) * 4;
      const keep = 1 - alpha;
      for (let c = 0; c < 3; c++) {
        let base = linearOf(sprite.rgba[i + c] as number);
        if (cast.tint) base = mix(base, tinted(sprite, i, cast.tint[c] as number), 0.82);
        const ambient = (light.ambient[c] as number) * lift * upward;
        let value = base * low * rough * (ambient + (light.key[c] as number) * sun * 1.15);
        if (cast.glows) value = mix(value, base * 1.5, 0.75);
        value +=
          (light.sunColour[c] as number) * rim * (night ? 0.16 : 0.42) +
          shine * ((light.key[c] as number) + ambient);
        value = mix(value, light.fog[c] as number, cast.fog);
        plate.px[k + c] = value * alpha + (plate.px[k + c] as number) * keep;
      }
      plate.px[k + 3] = alpha + (plate.px[k + 3] as number) * keep;
    }
  }
}

/** A colour word repaints what is coloured and leaves white, black and grey parts as they are. */
function tinted(sprite: Sprite, i: number, tint: number): number {
  const r = sprite.rgba[i] as number;
  const g = sprite.rgba[i + 1] as number;
  const b = sprite.rgba[i + 2] as number;
  const bright = Math.max(r, g, b);
  return tint * (0.25 + linearOf(bright) * 1.1);
}

/** 0 at the outline to 1 well inside. */
function reliefOf(sprite: Sprite): Float32Array {
  const { width, height, rgba } = sprite;
  const solid = new Float32Array(width * height);
  for (let i = 0; i < solid.length; i++) solid[i] = (rgba[i * 4 + 3] as number) / 255;
  const wide = blurred(solid, width, height, 1, Math.max(2, Math.min(width, height) / 14));
  const tight = blurred(solid, width, height, 1, Math.max(1, Math.min(width, height) / 50));
  for (let i = 0; i < solid.length; i++) {
    const t =
      clamp(((wide[i] as number) - 0.35) / 0.65) * 0.7 + clamp(((tight[i] as number) - 0.4) / 0.6) * 0.3;
    solid[i] = Math.sqrt(t) * 0.34;
  }
  return solid;
}

/** The contact shade under the feet and the long shadow that lies away from the light. */
function dropShadow(stage: Stage, plate: Plate, sprite: Sprite, cast: Cast): void {
  const { width: w, height: h } = sprite;
  const { light } = stage;
  const [lx, ly, lz] = light.direction;
  const soft = Math.max(2, Math.round(Math.min(w, h) * 0.03));
  const length = clamp(0.26 / Math.max(0.3, ly), 0.2, 0.8);
  const boxW = Math.ceil(w * 1.3 + h * 1.2);
  const boxH = Math.ceil(h * length * 0.5 + w * 0.12 + soft * 6);
  const mask = new Float32Array(boxW * boxH);
  const ox = Math.round(boxW / 2);
  const oy = Math.round(boxH - soft * 3 - w * 0.06);
  const towards = lz > 0 ? 1 : -1;
  const skew = -(lx / Math.max(0.35, ly)) * 0.42;
  for (let y = 0; y < h; y += 1) {
    const up = h - 1 - y;
    const row = Math.round(oy - up * length * 0.34 * (towards > 0 ? -0.25 : 1));
    if (row < 0 || row >= boxH) continue;
    for (let x = 0; x < w; x++) {
      const alpha = sprite.rgba[(y * w + (cast.mirrored ? w - 1 - x : x)) * 4 + 3] as number;
      if (alpha < 100) continue;
      const column = Math.round(ox + x - w / 2 + up * skew);
      if (column < 0 || column >= boxW) continue;
      mask[row * boxW + column] = 0.5 * light.hardness * (1 - 0.6 * (up / h));
    }
  }
  for (let y = 0; y < boxH; y++) {
    for (let x = 0; x < boxW; x++) {
      const q = Math.hypot((x - ox) / (w * 0.5), (y - oy) / (w * 0.085 + 2));
      const contact = 0.62 * smooth(1.15, 0.15, q);
      const k = y * boxW + x;
      if (contact > (mask[k] as number)) mask[k] = contact;
    }
  }
  const shade = blurred(mask, boxW, boxH, 1, soft);
  const strength = stage.plan.time === 'night' ? 0.6 : 0.85;
  for (let y = 0; y < boxH; y++) {
    for (let x = 0; x < boxW; x++) {
      const alpha = (shade[y * boxW + x] as number) * strength;
      if (alpha < 0.01) continue;
      const X = Math.round(cast.x - ox + x);
      const Y = Math.round(cast.foot - oy + y - h * 0.012);
      plate.over(X, Y, light.ambient[0] * 0.02, light.ambient[1] * 0.02, light.ambient[2] * 0.03, alpha);
    }
  }
}

/** The broken mirror image below something that floats. */
export function castReflection(
  stage: Stage,
  plate: Plate,
  drawn: Plate,
  foot: number,
  box: { left: number; right: number; top: number },
): void {
  const { width, height, noise, horizon, focal } = stage;
  const tall = foot - box.top;
  const chop = stage.plan.features.has('calm') ? 0.5 : stage.plan.features.has('waves') ? 2 : 1;
  for (let dy = 0; dy < tall && foot + dy < height; dy++) {
    const Y = Math.round(foot + dy);
    const down = Math.max(0.01, (Y - horizon) / focal);
    for (let x = Math.max(0, box.left - 12); x < Math.min(width, box.right + 12); x++) {
      const z = 1 / down;
      const ripple =
        noise.at(((x - width / 2) / focal) * z * 2 + 11, z * 5.5) + 0.6 * noise.at(x * 0.02, Y * 0.33);
      const sx = Math.round(x + ripple * chop * (1.5 + dy * 0.05));
      const sy = Math.round(foot - dy * 0.94 + ripple * chop * (1 + dy * 0.03));
      if (sx < 0 || sx >= width || sy < 0 || sy >= foot) continue;
      const q = (sy * width + sx) * 4;
      const a = drawn.px[q + 3] as number;
      if (a < 0.05) continue;
      const alpha = a * 0.72 * (1 - dy / tall) ** 0.7 * clamp(1.05 - Math.abs(ripple) * 0.35 * chop);
      plate.over(
        x,
        Y,
        ((drawn.px[q] as number) / a) * 0.78,
        ((drawn.px[q + 1] as number) / a) * 0.8,
        ((drawn.px[q + 2] as number) / a) * 0.86,
        alpha,
      );
    }
  }
}
