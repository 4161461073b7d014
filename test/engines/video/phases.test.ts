import { describe, expect, test } from 'vitest';
import type { Format } from '../../../src/engines/video/format.ts';
import { planVideo } from '../../../src/engines/video/plan-video.ts';
import { phasesIn } from '../../../src/engines/video/timeline/phases.ts';
import type { VideoPlan } from '../../../src/engines/video/video-plan.ts';
import { engineTools } from '../../support/engine.ts';

const FORMAT: Format = {
  width: 208,
  height: 117,
  fps: 24,
  canvas: { width: 240, height: 136 },
  quantizer: 25,
  notes: [],
};

const filmOf = (prompt: string): Promise<VideoPlan> =>
  planVideo(
    { prompt, type: 'text-to-video', seconds: 5, seed: 7, resolution: '720p' },
    FORMAT,
    engineTools(),
  );

describe('one thing becomes another one', () => {
  test.each([
    ['a tadpole turns into a frog in a pond', ['a tadpole in a pond', 'a frog in a pond']],
    ['a duckling becomes a swan', ['a duckling', 'a swan']],
    ['an egg hatches and a duckling crawls out', ['an egg', 'a duckling']],
    ['a turtle hatches from an egg on the beach', ['an egg on the beach', 'a turtle on the beach']],
    ['an igloo melts until only a puddle remains', ['an igloo shrinks', 'a puddle']],
    ['a bean sprouts and grows into a tree', ['a bean', 'a seedling grows', 'a tree grows']],
    ['an apple turns from green to red', ['a green apple', 'a red apple']],
    ['a barn from summer to winter', ['a barn in summer', 'a barn in winter']],
  ])('%s', (prompt, prompts) => {
    expect(
      phasesIn(prompt)?.prompts.map((one) => one.trim().replace(/^an (?!egg|igloo|apple)/, 'a ')),
    ).toEqual(prompts);
  });

  test.each([
    'a bus turns into a narrow street',
    'a dancer turns to the left',
    'the sky becomes dark',
    'day turns into night over a lake',
    'a summer meadow and winter boots',
  ])('%s: nothing becomes another thing', (prompt) => {
    expect(phasesIn(prompt)).toBeUndefined();
  });

  test('the end is not there from the start', async () => {
    const { shots, alt, notes } = await filmOf('a pumpkin becomes a carriage');
    expect(shots).toHaveLength(2);
    expect(alt).toBe('hills: a pumpkin on the grass; then a carriage on the grass');
    expect(notes).toEqual([]);
  });

  test('seasons come in turn, and what they lack is named', async () => {
    const { shots, alt, notes } = await filmOf(
      'the four seasons over one tree: blossom, green leaves, red leaves, snow',
    );
    expect(shots).toHaveLength(4);
    expect(alt).toContain('spring, summer, autumn, winter in turn');
    expect(notes).toEqual(['not shown: blossom']);
  });
});
