import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Format } from '../../../src/engines/video/format.ts';
import { renderVideoAs } from '../../../src/engines/video/render.ts';
import type { RenderVideoRequest } from '../../../src/engines/video/request.ts';
import { renderFrames } from '../../../src/engines/video/timeline/render-frames.ts';
import type { VideoPlan } from '../../../src/engines/video/video-plan.ts';
import { engineTools } from '../../support/engine.ts';
import { firstFrame } from './first-frame.ts';

/** A real format, only small. */
const SMALL: Format = {
  width: 96,
  height: 64,
  fps: 6,
  canvas: { width: 116, height: 76 },
  quantizer: 30,
  notes: [],
};

const request: RenderVideoRequest = {
  prompt: 'a sailboat on a calm sea at sunset',
  type: 'text-to-video',
  seconds: 2.5,
  resolution: '720p',
  seed: 11,
};

/** Read back by mediabunny's demuxer, which shares nothing with the muxer under test. */
async function read(bytes: Uint8Array) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes.slice().buffer) });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video || !audio) throw new Error('a track is missing');
  const keys: number[] = [];
  let frames = 0;
  for await (const packet of new EncodedPacketSink(video).packets()) {
    if (packet.type === 'key') keys.push(frames);
    frames++;
  }
  return { input, video, audio, frames, keys };
}

function bytesOf({ pixels }: { pixels: Int32Array }): Uint8Array {
  return new Uint8Array(pixels.buffer);
}

describe('a video', () => {
  const tools = engineTools();
  let film: Awaited<ReturnType<typeof renderVideoAs>>;
  beforeAll(async () => {
    film = await renderVideoAs(request, SMALL, tools);
  });

  test('has exact length, every frame, both tracks and honest facts', async () => {
    expect(film.mime).toBe('video/mp4');
    const { input, video, audio, frames, keys } = await read(film.bytes);
    expect(frames).toBe(15);
    expect(await video.computeDuration()).toBeCloseTo(2.5, 6);
    expect(await audio.computeDuration()).toBeGreaterThan(2.45);
    expect(await audio.computeDuration()).toBeLessThan(2.55);
    expect(await input.computeDuration()).toBeLessThan(2.55);
    expect([video.codec, video.displayWidth, video.displayHeight]).toEqual(['avc', 96, 64]);
    expect([audio.codec, audio.numberOfChannels, audio.sampleRate]).toEqual(['aac', 2, 44100]);
    expect(keys).toEqual([0, 12]);
    expect(film.facts).toMatchObject({ width: 96, height: 64, seconds: 2.5, fps: 6, frames: 15, shots: 1 });
  });

  test('reports progress that only grows, once for every frame', () => {
    const fractions = tools.seen.map(({ fraction }) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(tools.seen.filter(({ stage }) => stage === 'filming')).toHaveLength(15);
  });

  test('has its first frame as a poster', () => {
    const poster = Buffer.from(film.poster);
    expect(poster.subarray(1, 4).toString()).toBe('PNG');
    expect([poster.readUInt32BE(16), poster.readUInt32BE(20)]).toEqual([96, 64]);
  });

  test('is the same bytes for the same seed', async () => {
    const short = { ...request, seconds: 0.5 };
    const once = await renderVideoAs(short, SMALL, engineTools());
    const again = await renderVideoAs(short, SMALL, engineTools());
    expect(Buffer.compare(once.bytes, again.bytes)).toBe(0);
    expect(Buffer.compare(once.poster, again.poster)).toBe(0);
  });

  test('is another video for another seed', async () => {
    const opening = await firstFrame(request, SMALL, engineTools());
    const other = await firstFrame({ ...request, seed: 12 }, SMALL, engineTools());
    expect(Buffer.compare(bytesOf(opening), bytesOf(other))).not.toBe(0);
  });

  test('stops between frames when it is cancelled', async () => {
    const stop = new AbortController();
    let drawn = 0;
    const progress = (): void => {
      drawn++;
      setImmediate(() => stop.abort(new Error('cancelled')));
    };
    const grey = { red: 1, green: 1, blue: 1, vignette: 0 };
    const plan: VideoPlan = {
      shots: [{ start: 0, end: 18, move: 'still', scene: 0, words: '' }],
      notes: [],
      ambience: [],
      animate: async () => ({ focus: [0.5, 0.5], draw: () => grey }),
    };
    await expect(
      renderFrames({ request, plan, format: SMALL }, { ...engineTools(), signal: stop.signal, progress }),
    ).rejects.toThrow('cancelled');
    expect(drawn).toBeLessThan(18);
  });
});

test('an avatar is rendered to its end, with all its frames and a sound track', async () => {
  const prompt = 'a woman saying "Hello"';
  const film = await renderVideoAs(
    { ...request, type: 'avatar', prompt, seconds: 0.5 },
    SMALL,
    engineTools(),
  );
  const { audio, frames } = await read(film.bytes);
  expect(frames).toBe(3);
  expect(await audio.computeDuration()).toBeGreaterThan(0.4);
});
