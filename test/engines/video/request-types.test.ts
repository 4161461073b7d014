import { expect, test } from 'vitest';
import { encodePng } from '../../../src/engines/image/codecs/png.ts';
import type { Format } from '../../../src/engines/video/format.ts';
import { planVideo } from '../../../src/engines/video/plan-video.ts';
import { renderVideoAs } from '../../../src/engines/video/render.ts';
import type { RenderVideoRequest } from '../../../src/engines/video/request.ts';
import { drawShot, emptyFrame } from '../../../src/engines/video/timeline/draw-shot.ts';
import { engineTools } from '../../support/engine.ts';
import { firstFrame } from './first-frame.ts';

const SMALL: Format = {
  width: 160,
  height: 96,
  fps: 6,
  canvas: { width: 192, height: 116 },
  quantizer: 30,
  notes: [],
};

/** Left half red, right half blue: the colour of a pixel tells where it comes from. */
function halves(width: number, height: number): Uint8Array {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++)
    rgba.set(i % width < width / 2 ? [220, 30, 30, 255] : [30, 30, 220, 255], i * 4);
  return encodePng(rgba, width, height);
}

function request(more: Partial<RenderVideoRequest>): RenderVideoRequest {
  return { prompt: 'slow zoom in', type: 'text-to-video', seconds: 1, resolution: '720p', seed: 3, ...more };
}

test('image-to-video animates the given image, not a painted one', async () => {
  const frame = await firstFrame(
    request({ type: 'image-to-video', image: halves(200, 120) }),
    SMALL,
    engineTools(),
  );
  const at = (x: number, y: number) => (frame.pixels[y * frame.width + x] ?? 0) & 0xffffff;
  const red = (pixel: number) => pixel & 255;
  const blue = (pixel: number) => pixel >>> 16;
  for (const y of [8, 48, 90]) {
    expect(red(at(20, y))).toBeGreaterThan(180);
    expect(blue(at(140, y))).toBeGreaterThan(180);
  }
});

test('a tall picture is shown whole, on a backdrop', async () => {
  const frame = await firstFrame(
    request({ type: 'image-to-video', image: halves(60, 120) }),
    SMALL,
    engineTools(),
  );
  const middle = (frame.pixels[48 * 160 + 70] ?? 0) & 255;
  const rim = (frame.pixels[48 * 160 + 4] ?? 0) & 255;
  expect(middle).toBeGreaterThan(180);
  expect(rim).toBeLessThan(170);
});

test('a damaged picture is refused with its reason', async () => {
  const image = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]);
  await expect(
    renderVideoAs(request({ type: 'image-to-video', image }), SMALL, engineTools()),
  ).rejects.toThrow(/PNG/);
});

test('an avatar without the voice pack says so, and its mouth moves', async () => {
  const prompt = 'a woman saying "Hello over there, my friend"';
  const plan = await planVideo(request({ type: 'avatar', prompt }), SMALL, engineTools());
  expect(plan.notes.join(' ')).toContain('voice pack');
  expect(plan.notes.join(' ')).toContain('the film ends after 1');
  const [shot] = plan.shots;
  if (!shot) throw new Error('a shot is missing');
  expect([shot.start, shot.end]).toEqual([0, 6]);
  const animation = await plan.animate(shot, engineTools());
  const lowerFace = (number: number): Int32Array => {
    const frame = emptyFrame(SMALL);
    drawShot(frame, { animation, shot, number, fps: SMALL.fps });
    return frame.pixels.subarray(frame.width * (frame.height / 2));
  };
  const [silent, speaking] = [lowerFace(0), lowerFace(2)];
  const changed = silent.filter((pixel, i) => pixel !== speaking[i]).length;
  expect(changed).toBeGreaterThan(silent.length * 0.02);
});

test('of a text that is far too long only as much is spoken as the video can hold', async () => {
  const prompt = `Say: "${'Hello to the whole wide world. '.repeat(20_000)}"`;
  const { speech, notes } = await planVideo(request({ type: 'avatar', prompt }), SMALL, engineTools());
  expect((speech?.samples.length ?? 0) / (speech?.sampleRate ?? 1)).toBeLessThan(60);
  expect(notes.join()).toMatch(/The text takes about \d{5,6} seconds; the film ends after/);
});
