import { expect, test } from 'vitest';
import { renderSoundtrack } from '../../../src/engines/music/soundtrack.ts';
import { engineTools } from '../../support/engine.ts';

const SECONDS = 3;
const tools = engineTools();
const render = (seed: number, seconds: number, given = engineTools()) =>
  renderSoundtrack({ prompt: 'a dragon over a castle', seconds, seed }, given);
const track = await render(7, SECONDS, tools);

test('lasts exactly as long as the film, is audible and never clips', () => {
  expect(track.left.length).toBe(SECONDS * track.sampleRate);
  expect(track.right.length).toBe(track.left.length);
  const peak = Math.max(...extremes(track.left), ...extremes(track.right));
  expect(peak).toBeLessThan(0.95);
  expect(peak).toBeGreaterThan(0.1);
  expect(track.left).not.toEqual(track.right);
  expect(tools.seen).not.toEqual([]);
  expect(
    tools.seen.every(({ fraction, stage }) => fraction >= 0 && fraction <= 1 && stage === 'scoring'),
  ).toBe(true);
});

test('is the same for the same seed and another for another', async () => {
  const [once, again, other] = [await render(7, 0.5), await render(7, 0.5), await render(8, 0.5)];
  expect(Buffer.from(once.left.buffer).equals(Buffer.from(again.left.buffer))).toBe(true);
  expect(Buffer.from(once.left.buffer).equals(Buffer.from(other.left.buffer))).toBe(false);
});

test('stops when it is told to', async () => {
  const stop = AbortSignal.abort(new Error('enough'));
  const asked = renderSoundtrack(
    { prompt: 'x', seconds: SECONDS, seed: 1 },
    { ...engineTools(), signal: stop },
  );
  await expect(asked).rejects.toThrow('enough');
});

function extremes(samples: Float32Array): [number, number] {
  let low = 0;
  let high = 0;
  for (const sample of samples) {
    if (sample < low) low = sample;
    if (sample > high) high = sample;
  }
  return [-low, high];
}
