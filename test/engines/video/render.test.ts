import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { describe, expect, test } from 'vitest';
import type { Format } from '../../../src/engines/video/format.ts';
import { renderVideoAs } from '../../../src/engines/video/render.ts';
import type { RenderVideoRequest } from '../../../src/engines/video/request.ts';
import { engineTools } from '../../support/engine.ts';
import { firstFrame } from './first-frame.ts';

/** Everything as in a real film, only small. */
const SMALL: Format = {
  width: 160,
  height: 96,
  fps: 24,
  canvas: { width: 192, height: 116 },
  quantizer: 30,
  notes: [],
};

const request: RenderVideoRequest = {
  prompt: 'a sailboat on a calm sea at sunset',
  type: 'text-to-video',
  seconds: 5,
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

describe('a film', () => {
  test('has exact length, every frame, both tracks and honest facts', async () => {
    const tools = engineTools();
    const film = await renderVideoAs(request, SMALL, tools);
    expect(film.mime).toBe('video/mp4');
    const { input, video, audio, frames, keys } = await read(film.bytes);
    expect(frames).toBe(120);
    expect(await video.computeDuration()).toBeCloseTo(5, 6);
    expect(await audio.computeDuration()).toBeGreaterThan(4.95);
    expect(await audio.computeDuration()).toBeLessThan(5.05);
    expect(await input.computeDuration()).toBeLessThan(5.05);
    expect([video.codec, video.displayWidth, video.displayHeight]).toEqual(['avc', 160, 96]);
    expect([audio.codec, audio.numberOfChannels, audio.sampleRate]).toEqual(['aac', 2, 44100]);
    expect(keys).toEqual([0, 48, 96]);
    expect(film.facts).toMatchObject({ width: 160, height: 96, seconds: 5, fps: 24, frames: 120, shots: 1 });

    const fractions = tools.seen.map(({ fraction }) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(tools.seen.filter(({ stage }) => stage === 'filming')).toHaveLength(120);
  });

  test('is the same bytes for the same seed, and another film for another', async () => {
    const short = { ...request, seconds: 1 };
    const first = await renderVideoAs(short, SMALL, engineTools());
    const again = await renderVideoAs(short, SMALL, engineTools());
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
    expect(Buffer.compare(first.poster, again.poster)).toBe(0);
    const poster = Buffer.from(first.poster);
    expect([poster.subarray(1, 4).toString(), poster.readUInt32BE(16), poster.readUInt32BE(20)]).toEqual([
      'PNG',
      160,
      96,
    ]);
    const opening = await firstFrame(short, SMALL, engineTools());
    const other = await firstFrame({ ...short, seed: 12 }, SMALL, engineTools());
    expect(Buffer.compare(bytesOf(opening), bytesOf(other))).not.toBe(0);
  });

  test('stops between frames when it is called off', async () => {
    const stop = new AbortController();
    const tools = { ...engineTools(), signal: stop.signal };
    const progress = (_fraction: number, stage: string): void => {
      if (stage === 'filming') setImmediate(() => stop.abort(new Error('called off')));
    };
    await expect(renderVideoAs({ ...request, seconds: 1 }, SMALL, { ...tools, progress })).rejects.toThrow(
      'called off',
    );
  });
});
