import { expect, test } from 'vitest';
import { renderLayers } from '../../../src/engines/image/layers.ts';
import { engineTools } from '../../support/engine.ts';

const request = { width: 96, height: 60, style: 'realistic', steps: 8, seed: 3 } as const;

test('a scene comes apart from far to near, with an opaque sky at the back', async () => {
  const scene = await renderLayers(
    { ...request, prompt: 'a sailboat on a lake with mountains at sunset' },
    engineTools(),
  );
  expect(scene).toMatchObject({ width: 96, height: 60, time: 'sunset', place: 'lake' });
  expect(scene.horizon).toBeGreaterThan(0.3);
  expect(scene.horizon).toBeLessThan(0.8);
  expect(scene.layers[0]?.name).toBe('sky');
  expect(scene.layers[0]?.depth).toBe(0);
  expect(scene.layers[0]?.rgba.filter((_, k) => k % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  expect(scene.layers.map((layer) => layer.name)).toEqual(
    expect.arrayContaining(['far', 'water', 'subject']),
  );
  for (const layer of scene.layers) expect(layer.rgba.length).toBe(96 * 60 * 4);
  const depths = scene.layers.map((layer) => layer.depth);
  expect(depths).toEqual([...depths].sort((a, b) => a - b));
});

test('what lies behind nearer layers is painted too', async () => {
  const { layers } = await renderLayers({ ...request, prompt: 'mountains and hills' }, engineTools());
  const far = layers.find((layer) => layer.name === 'far');
  const foot = far?.rgba.slice(-96 * 4).filter((_, k) => k % 4 === 3) ?? [];
  expect(foot.length).toBe(96);
  expect([...foot].every((alpha) => alpha > 200)).toBe(true);
});

test.each([
  'a dragon flying over a city',
  'a bird flying over a street in the rain',
  'an eagle flying in the forest with a deer',
  'a fish and a castle underwater',
  'a balloon over a river with mountains and a canoe',
  'an island with a lighthouse',
  'a cat in a room',
])('the layers of "%s" come in the order of their depth', async (prompt) => {
  const { layers } = await renderLayers(
    { ...request, width: 64, height: 40, steps: 4, prompt },
    engineTools(),
  );
  const depths = layers.map((layer) => layer.depth);
  expect(depths).toEqual([...depths].sort((a, b) => a - b));
  expect(layers.some((layer) => layer.name === 'subject')).toBe(true);
});
