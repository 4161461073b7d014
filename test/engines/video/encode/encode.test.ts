import { describe, expect, test } from 'vitest';
import { fromAnnexB } from '../../../../src/engines/video/encode/annex-b.ts';
import { openH264 } from '../../../../src/engines/video/encode/h264.ts';
import { upscaleYuv } from '../../../../src/engines/video/encode/upscale-yuv.ts';
import { convertToYuv } from '../../../../src/engines/video/encode/yuv.ts';
import { wasmModule } from '../../../../src/engines/wasm-module.ts';
import { engineTools } from '../../../support/engine.ts';

const NEUTRAL = { red: 1, green: 1, blue: 1, vignette: 0 };

describe('from pixels to planes', () => {
  test.each([
    ['black', 0, [16, 128, 128]],
    ['white', 0xffffff, [235, 128, 128]],
    ['red', 0x0000ff, [63, 102, 240]],
    ['blue', 0xff0000, [32, 240, 118]],
  ])('%s has the levels of BT.709', (_name, pixel, levels) => {
    const yuv = new Uint8Array(24);
    convertToYuv({ width: 4, height: 4, pixels: new Int32Array(16).fill(pixel) }, NEUTRAL, yuv);
    for (const [n, at] of [0, 16, 20].entries())
      expect(Math.abs((yuv[at] ?? 0) - (levels[n] ?? 0))).toBeLessThanOrEqual(1);
  });

  test('enlarging keeps flat colours and the place of edges', () => {
    const yuv = new Uint8Array(8 * 8 * 1.5).fill(100);
    for (let y = 0; y < 8; y++) yuv.fill(200, y * 8 + 4, y * 8 + 8);
    const out = new Uint8Array(16 * 16 * 1.5);
    upscaleYuv({ width: 8, height: 8, yuv }, out);
    expect(out[5 * 16 + 2]).toBe(100);
    expect(out[5 * 16 + 13]).toBe(200);
    expect(out[5 * 16 + 7]).toBeLessThan(150);
    expect(out[5 * 16 + 8]).toBeGreaterThan(150);
    expect(new Set(out.subarray(256))).toEqual(new Set([100]));
  });
});

test('a stream with start codes gives the same pictures as one with lengths', async () => {
  const wasm = await wasmModule(engineTools().assets, 'film-h264.wasm');
  const encoder = await openH264(wasm, { width: 64, height: 48, fps: 24, quantizer: 28, speed: 10 });
  const frame = new Uint8Array(64 * 48 * 1.5);
  for (let n = 0; n < 5; n++) {
    for (let i = 0; i < 64 * 48; i++) frame[i] = 128 + 90 * Math.sin((i % 64) * 0.3 + n);
    await encoder.add(frame.fill(128, 64 * 48));
  }
  const stream = await encoder.finish();
  expect(stream.frames.map(({ key }) => key)).toEqual([true, false, false, false, false]);

  // SPS and PPS as the configuration record holds them.
  const { config } = stream;
  const spsLength = ((config[6] ?? 0) << 8) | (config[7] ?? 0);
  const sps = config.subarray(8, 8 + spsLength);
  const ppsLength = ((config[9 + spsLength] ?? 0) << 8) | (config[10 + spsLength] ?? 0);
  const pps = config.subarray(11 + spsLength, 11 + spsLength + ppsLength);
  const startCode = Buffer.from([0, 0, 0, 1]);
  const units = [sps, pps, ...stream.frames.map(({ bytes }) => bytes.subarray(4))];
  const again = fromAnnexB(Buffer.concat(units.flatMap((unit) => [startCode, unit])));
  expect(Buffer.compare(again.config, config)).toBe(0);
  expect(again.frames.map(({ bytes }) => Buffer.from(bytes).toString('hex'))).toEqual(
    stream.frames.map(({ bytes }) => Buffer.from(bytes).toString('hex')),
  );
});

test('an ffmpeg that cannot encode is replaced by our own encoder, and the notes say so', async () => {
  const { renderFrames } = await import('../../../../src/engines/video/timeline/render-frames.ts');
  const act = { focus: [0.5, 0.5] as const, draw: () => NEUTRAL };
  const filmed = await renderFrames(
    {
      request: {
        prompt: '',
        type: 'text-to-video',
        seconds: 0.25,
        resolution: '720p',
        seed: 1,
        ffmpegPath: '/does/not/exist',
      },
      plan: {
        shots: [{ start: 0, end: 6, move: 'still', scene: 0, words: '' }],
        notes: [],
        ambience: [],
        animate: async () => act,
      },
      format: { width: 64, height: 48, fps: 24, canvas: { width: 80, height: 60 }, quantizer: 30, notes: [] },
    },
    engineTools(),
  );
  expect(filmed.encoder).toBe('minih264');
  expect(filmed.stream.frames).toHaveLength(6);
  expect(filmed.notes.join()).toContain('built-in encoder');
});
