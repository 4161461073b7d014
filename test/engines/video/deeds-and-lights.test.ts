import { describe, expect, test } from 'vitest';
import { planFromPrompt, renderLayers } from '../../../src/engines/image/layers.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { roadRow } from '../../../src/engines/image/terrain/road.ts';
import { FORMATS } from '../../../src/engines/video/format.ts';
import { type Landscape, landscape } from '../../../src/engines/video/landscape/landscape.ts';
import { planVideo } from '../../../src/engines/video/plan-video.ts';
import { directed } from '../../../src/engines/video/staging/direct.ts';
import { boxAt } from '../../../src/engines/video/staging/track.ts';
import { withoutBeginnings } from '../../../src/engines/video/timeline/beginnings.ts';
import { requestedSwitch } from '../../../src/engines/video/timeline/switched-lights.ts';
import { closingFade } from '../../../src/engines/video/timeline/transitions.ts';
import { engineTools } from '../../support/engine.ts';

const SIZE = { width: 128, height: 72 };
const drawings = await loadDrawings(engineTools());
const playOf = (prompt: string) => directed(planFromPrompt({ prompt, seed: 3 }, drawings));
const filmOf = (prompt: string): Promise<Landscape> => landscape({ prompt, seed: 3, ...SIZE }, engineTools());
const notesOf = async (prompt: string): Promise<readonly string[]> => {
  const format = { ...FORMATS['720p'], canvas: SIZE };
  return (
    await planVideo(
      { type: 'text-to-video', prompt, seed: 1, seconds: 5, resolution: '720p' },
      format,
      engineTools(),
    )
  ).notes;
};

describe('lamps that go on or off', () => {
  test.each([
    ['a quiet street while street lamps turn on', 'on', true],
    ['the windows light up one by one', 'on', true],
    ['the lights go out in a kitchen', 'off', true],
    ['a man switches off the lamp', 'off', true],
    ['a radio turns on', 'on', false],
  ])('%s', (prompt, goes, isLight) => {
    expect(requestedSwitch(prompt)).toMatchObject({ goes, isLight });
  });

  test('a wheel that turns is no lamp', () => {
    expect(requestedSwitch('a wheel turns on a hill')).toBeUndefined();
  });

  test('a thing that cannot shine is said', async () => {
    expect(await notesOf('a radio turns on')).toEqual(['not shown: radio turns on']);
    expect(await notesOf('rain begins to fall on an empty street while street lamps turn on')).toEqual([]);
  });
});

test('to begin is no deed', () => {
  expect(withoutBeginnings('snow begins to fall')).toEqual({ rest: 'snow fall', isLateFall: true });
  expect(withoutBeginnings('a horse starts to run')).toEqual({ rest: 'a horse run', isLateFall: false });
});

test('the last frame is not black', () => {
  expect(closingFade(119, 120, 24)).toBeGreaterThanOrEqual(0.5);
  expect(closingFade(111, 120, 24)).toBe(1);
});

test('a road lies along the way of whoever drives along it', async () => {
  expect(playOf('a truck drives down a desert highway').plan.roadAcross).toBe(true);
  expect(playOf('a truck beside a road').plan.roadAcross).toBeUndefined();
  const { cast, unshown } = await filmOf('a red car drives along a road');
  const row = roadRow({ height: SIZE.height, horizon: SIZE.height * 0.5 });
  expect(unshown).toEqual([]);
  expect(Math.abs((cast[0]?.box.bottom ?? 0) - row)).toBeLessThan(SIZE.height * 0.12);
});

test('a street leads away from the viewer', async () => {
  expect((await filmOf('a bus drives down a city street')).unshown).toEqual(['bus down city street']);
});

describe('kicked, thrown and knocked over', () => {
  test('the ball stays until it is kicked and ends in the goal', async () => {
    const { cast, unshown, scene } = await filmOf('a boy kicks a ball into a goal');
    const [, ball, goal] = cast;
    if (!ball?.track || !goal) throw new Error('no ball or no goal');
    const end = boxAt(ball.box, ball.track, 1);
    expect(ball.track).toMatchObject({ from: { x: 0, y: 0 }, struck: true });
    expect((end.left + end.right) / 2).toBeGreaterThan(goal.box.left);
    expect((end.left + end.right) / 2).toBeLessThan(goal.box.right);
    expect([...unshown, ...scene.leftOut]).toEqual([]);
  });

  test('a vase falls on its side', () => {
    expect(playOf('a waiter knocks over a glass').strike).toMatchObject({ doer: 0, thing: 1, topples: true });
  });

  test('whoever does something else is not sent to strike', async () => {
    const prompt = 'a cat jumps from a bench onto a table and knocks over a bottle';
    expect(playOf(prompt).strike).toBeUndefined();
    expect(await notesOf(prompt)).toEqual(['not shown: knocks over bottle']);
  });
});

test('whoever walks or runs is drawn at two moments of a step', () => {
  expect(playOf('a girl runs across a meadow').plan.subjects[0]?.name).toBe('girl|running+pumping');
  expect(playOf('a girl rides a horse').plan.subjects[0]?.name).not.toContain('striding');
});

test('a burning candle does not burn the table', async () => {
  const prompt = 'a candle burning on a table in a dark room';
  expect(planFromPrompt({ prompt, seed: 1 }, drawings)).toMatchObject({ dim: true, time: 'night' });
  expect(await notesOf(prompt)).toEqual([]);
});

describe('a film has two moments of what somebody does', () => {
  test.each([
    'a woman sewing a shirt in a kitchen',
    'a panda eating grass',
    'a man playing a drum',
    'a person walking along a beach holding an umbrella',
    'a wolf runs across a field',
  ])('%s', async (prompt) => {
    const request = { prompt, seed: 1, ...SIZE, style: 'realistic' as const, steps: 8 };
    const { layers } = await renderLayers(request, engineTools());
    const [one, other] = [0, 1].map((step) => layers.find(({ mover }) => mover?.step === step)?.rgba);
    const moved = one?.filter((value, at) => Math.abs(value - (other?.[at] ?? value)) > 60).length ?? 0;
    expect(moved).toBeGreaterThan(20);
  });

  test('what is chased runs as well', () => {
    const { subjects } = playOf('a tiger chases a pig').plan;
    expect(subjects.map(({ name }) => name)).toEqual(['tiger~gallop', 'pig~gallop']);
  });

  test('whoever sleeps stays, and breathes', async () => {
    const { layers } = await renderLayers(
      { prompt: 'a cat sleeping on a rug', seed: 1, ...SIZE, style: 'realistic', steps: 8 },
      engineTools(),
    );
    expect(layers.flatMap(({ mover }) => mover?.action ?? [])).toContain('act');
  });
});

test.each(['a man walking with a green umbrella', 'a nurse strolling with an umbrella in the rain'])(
  'whoever goes with an umbrella holds it: %s',
  (prompt) => {
    const { plan, companions } = playOf(prompt);
    expect(companions.size).toBe(0);
    expect(plan.subjects.find(({ name }) => name === 'umbrella')).toMatchObject({
      action: undefined,
      relation: { kind: 'holding', to: 0 },
    });
  },
);
