import { describe, expect, test } from 'vitest';
import { planFromPrompt } from '../../../src/engines/image/layers.ts';
import { loadDrawings } from '../../../src/engines/image/sprites/drawings.ts';
import { roadRow } from '../../../src/engines/image/terrain/road.ts';
import { FORMATS } from '../../../src/engines/video/format.ts';
import { type Landscape, landscape } from '../../../src/engines/video/landscape/landscape.ts';
import { planVideo } from '../../../src/engines/video/plan-video.ts';
import { directed } from '../../../src/engines/video/staging/direct.ts';
import { boxAt } from '../../../src/engines/video/staging/track.ts';
import { withoutBeginnings } from '../../../src/engines/video/timeline/beginnings.ts';
import { drawShot } from '../../../src/engines/video/timeline/draw-shot.ts';
import { requestedSwitch } from '../../../src/engines/video/timeline/switched-lights.ts';
import { closingFade } from '../../../src/engines/video/timeline/transitions.ts';
import { engineTools } from '../../support/engine.ts';

const SIZE = { width: 208, height: 117 };
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
    expect(await notesOf('snow begins to fall on a quiet street while street lamps turn on')).toEqual([]);
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
    const prompt = 'a cat jumps from a chair onto a table and knocks over a vase';
    expect(playOf(prompt).strike).toBeUndefined();
    expect(await notesOf(prompt)).toEqual(['not shown: knocks over vase']);
  });
});

test('whoever walks or runs is drawn at two moments of a step', () => {
  expect(playOf('a girl runs across a meadow').plan.subjects[0]?.name).toBe('girl|striding');
  expect(playOf('a girl rides a horse').plan.subjects[0]?.name).not.toContain('striding');
});

test('a burning candle does not burn the table', async () => {
  const prompt = 'a candle burning on a table in a dark room';
  expect(planFromPrompt({ prompt, seed: 1 }, drawings)).toMatchObject({ dim: true, time: 'night' });
  expect(await notesOf(prompt)).toEqual([]);
});

describe('limbs move', () => {
  const format = { ...FORMATS['720p'], width: 208, height: 117, canvas: SIZE };
  /** Columns and rows between which two frames of a film differ in more than a little. */
  const changed = async (prompt: string): Promise<number> => {
    const plan = await planVideo(
      { type: 'text-to-video', prompt, seed: 1, seconds: 5, resolution: '720p', move: 'still' },
      format,
      engineTools(),
    );
    const [shot] = plan.shots;
    if (!shot) throw new Error('the film has no shot');
    const animation = await plan.animate(shot, engineTools());
    const frame = { width: 208, height: 117, pixels: new Int32Array(208 * 117) };
    const shown = (number: number): Int32Array => {
      drawShot(frame, { animation, shot, number, fps: 24 });
      return frame.pixels.slice();
    };
    const [one, other] = [shown(24), shown(34)];
    return one.filter((pixel, at) => Math.abs((pixel & 255) - ((other[at] ?? 0) & 255)) > 60).length;
  };

  test.each([
    'a woman sewing a shirt in a kitchen',
    'a panda eating grass in a room',
    'a man playing a drum in a kitchen',
    'a person walking along a beach holding an umbrella',
  ])('%s', async (prompt) => {
    expect(await changed(prompt)).toBeGreaterThan(12);
  });
});
